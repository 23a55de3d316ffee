//! Nobody acts for somebody else.

use web::Guard;

use crate::games::quick;
use crate::http::form;
use crate::socket::{Client, open};
use crate::test_server::TestServer;

/// Every address that changes something, with names filled in.
fn addresses(table: &str) -> Vec<String> {
    let id = table.strip_prefix("/t/").unwrap();
    let forms = web::ROUTES.iter().filter(|route| route.guard == Guard::Form);
    forms.map(|route| route.path.replace("{id}", id).replace("{game}", "quarto")).collect()
}

#[test]
fn forms_of_others_are_refused() {
    let server = TestServer::open();
    let mut anna = server.browser();
    let table = quick(&mut anna, "quarto", "1");
    let page = anna.get(&table);
    let token = page.field("token");
    assert!(addresses(&table).len() >= 9);
    let good = form(&[("token", &token), ("step", "0"), ("nonce", "x1"), ("do", "resign")]);
    for address in addresses(&table) {
        for origin in ["https://evil.example", "null", "http://127.0.0.1", ""] {
            let answer = anna.send("POST", &address, &[("Origin", origin)], &good);
            assert_eq!(answer.status, 403, "{address} from {origin:?}");
        }
        // Without an origin, only with the token of this very browser.
        for wrong in ["", "token=", "token=AAAA", "do=resign&step=0"] {
            let answer = anna.send("POST", &address, &[], wrong);
            assert_eq!(answer.status, 403, "{address} with {wrong:?}");
        }
        let crossed = [("Sec-Fetch-Site", "cross-site")];
        assert_eq!(anna.send("POST", &address, &crossed, &good).status, 403, "{address}");
    }
    let mut ben = server.browser();
    let bens = ben.get(&table).field("token");
    let stolen = form(&[("token", &bens), ("step", "0"), ("nonce", "x2"), ("do", "resign")]);
    assert_eq!(anna.send("POST", &format!("{table}/do"), &[], &stolen).status, 403);
    // Nothing of all that happened.
    assert!(!anna.get(&table).body.contains("data-over=\"yes\""));
}

#[test]
fn the_token_is_enough_for_browsers_that_do_not_say_where_they_come_from() {
    let server = TestServer::open();
    let mut anna = server.browser();
    let token = anna.get("/new/quarto").field("token");
    let fields = form(&[("token", &token), ("game", "quarto"), ("level", "1")]);
    let made = anna.send("POST", "/play", &[], &fields);
    assert_eq!(made.status, 303);
    // It is another each time, and all of them are good.
    let other = anna.get("/new/quarto").field("token");
    assert_ne!(token, other);
    let fields = form(&[("token", &other), ("game", "quarto"), ("level", "1")]);
    assert_eq!(anna.send("POST", "/play", &[], &fields).status, 303);
}

#[test]
fn sockets_of_others_are_refused() {
    let server = TestServer::open();
    let mut anna = server.browser();
    let table = quick(&mut anna, "quarto", "1");
    let (live, cookies) = (format!("{table}/live"), anna.cookie_line());
    for origin in ["https://evil.example", "null", "http://127.0.0.1"] {
        let headers = [("Origin", origin), ("Cookie", cookies.as_str())];
        assert_eq!(open(&anna, &live, wire::PAGE, &headers).err(), Some(403), "{origin}");
    }
    // Cookies without an origin prove nothing.
    let refused = open(&anna, &live, wire::PAGE, &[("Cookie", &cookies)]);
    assert_eq!(refused.err(), Some(403));
    // Nor with an authorization that is none of ours: only a program has one, and no browser is one.
    for authorization in ["Basic eDp5", "x", "Bearer", "Bearer short", "bearer"] {
        let headers = [("Authorization", authorization), ("Cookie", cookies.as_str())];
        let refused = open(&anna, &live, wire::PAGE, &headers);
        assert_eq!(refused.err(), Some(403), "{authorization}");
    }
    // Nobody in particular may watch.
    let mut watcher = open(&anna, &live, wire::DATA, &[]).ok().unwrap();
    watcher.hear();
    assert_eq!(watcher.state().seat, None);
}

#[test]
fn a_program_has_a_secret_of_its_own() {
    let server = TestServer::open();
    let mut program = server.browser();
    let foreign = [("Origin", "https://evil.example")];
    assert_eq!(program.send("POST", "/api/session", &foreign, "").status, 403);
    // It has no page of ours yet, and need not say where it comes from.
    let given = program.send("POST", "/api/session", &[], "");
    assert_eq!(given.status, 200);
    let token = given.body.split('"').nth(3).unwrap().to_owned();
    program.cookies.clear();
    let bearer = format!("Bearer {token}");
    let headers = [("Authorization", bearer.as_str())];
    let made = program.send("POST", "/play", &headers, "game=quarto&level=1");
    let table = made.location().to_owned();
    program.cookies.clear();
    let mut client = open(&program, &format!("{table}/live"), wire::DATA, &headers).ok().unwrap();
    client.hear();
    assert!(client.state().seat.is_some());
    // The scheme is the same however it is written.
    for scheme in ["bearer", "BEARER", "bEARER"] {
        let authorization = format!("{scheme} {token}");
        let headers = [("Authorization", authorization.as_str())];
        let live = format!("{table}/live");
        let mut client = open(&program, &live, wire::DATA, &headers).ok().unwrap();
        client.hear();
        assert!(client.state().seat.is_some(), "{scheme}");
    }
}

#[test]
fn cookies_are_for_us_alone() {
    let server = TestServer::open();
    let answer = server.browser().get("/");
    let cookie = answer.header("set-cookie").unwrap();
    for needed in ["ff=", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(needed), "{cookie}");
    }
    let secure = TestServer::with(|said| said.public_url = Some("https://play.example".to_owned()));
    let answer = secure.browser().get("/");
    let cookie = answer.header("set-cookie").unwrap();
    for needed in ["__Host-ff=", "Secure", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(needed), "{cookie}");
    }
    assert!(!cookie.contains("Domain"), "{cookie}");
    assert!(answer.header("strict-transport-security").is_some());
    let policy = answer.header("content-security-policy").unwrap();
    assert!(!policy.contains("unsafe"), "{policy}");
}

#[test]
fn other_seats_do_not_answer_to_me() {
    let server = TestServer::open();
    let (table, mut browsers) =
        crate::games::together(&server, 2, &[("game", "quarto"), ("opponent", "friend")]);
    let mut stranger = server.browser();
    let page = stranger.get(&table);
    let (step, nonce) = (page.field("step"), page.field("nonce"));
    for what in ["+0", "resign", "offer:draw", "leave", "a1"] {
        let fields = [("do", what), ("step", step.as_str()), ("nonce", nonce.as_str())];
        let told = stranger.post(&format!("{table}/do"), &fields);
        let page = stranger.follow(&told);
        assert!(page.body.contains("data-over=\"no\""), "{what}");
    }
    assert!(browsers[0].get(&table).body.contains("data-over=\"no\""));
}

#[test]
fn a_person_can_be_forgotten() {
    let server = TestServer::open();
    let (table, mut browsers) =
        crate::games::together(&server, 2, &[("game", "quarto"), ("opponent", "friend")]);
    let ben = &mut browsers[1];
    assert!(ben.get("/settings").body.contains("Guest 0"));
    let before = ben.cookie_line();
    ben.post("/me/forget", &[]);
    assert_ne!(ben.cookie_line(), before);
    // The old cookie is nobody's any more, and the name is gone from the table.
    let mut old = server.browser();
    let (name, value) = before
        .split("; ")
        .find_map(|pair| pair.split_once('=').filter(|(n, _)| *n == "ff"))
        .unwrap();
    old.cookies.insert(name.to_owned(), value.to_owned());
    assert!(!old.get("/settings").body.contains("Guest 0"));
    assert!(!browsers[0].get(&table).body.contains("Guest 0"));
}

/// Pages that are open are closed with it: nobody plays on as somebody whom nobody knows.
#[test]
fn whoever_is_forgotten_is_gone_from_open_pages() {
    let server = TestServer::open();
    let fields = [("game", "quarto"), ("opponent", "friend")];
    let (table, mut browsers) = crate::games::together(&server, 2, &fields);
    let mut anna = Client::watch(&browsers[0], &table);
    let mut bens: Vec<Client> = (0..2).map(|_| Client::watch(&browsers[1], &table)).collect();
    let before = browsers[1].clone();
    browsers[1].post("/me/forget", &[]);
    for client in &mut bens {
        assert_eq!(client.closing().unwrap().code, 1001.into());
    }
    // The page comes back, and watches as anybody may.
    assert_eq!(Client::watch(&before, &table).state().seat, None);
    // Whoever else is there stays.
    assert_eq!(anna.say("turn").0, wire::AnswerKind::Told);
}

/// Whoever asks for a seat that there is not gets none.
#[test]
fn a_seat_that_there_is_not_is_refused() {
    let server = TestServer::open();
    let mut anna = server.browser();
    anna.get("/");
    let table = anna.post("/new", &[("game", "quarto"), ("opponent", "friend")]);
    let table = table.location().to_owned();
    let mut ben = server.browser();
    for seat in ["9", "0", "3", "x", "-1", "1e0"] {
        ben.get(&table);
        let told = ben.post(&format!("{table}/sit"), &[("seat", seat)]);
        let page = ben.follow(&told);
        assert!(page.body.contains("The table has no such seat."), "{seat}");
        assert!(page.body.contains(&format!("{table}/sit")), "{seat}: may still sit down");
    }
    let told = ben.post(&format!("{table}/sit"), &[("seat", "2")]);
    assert!(!ben.follow(&told).body.contains(&format!("{table}/sit")));
}

/// Where a form leads back to is one of our addresses, however a browser reads it.
#[test]
fn nobody_is_sent_elsewhere() {
    let server = TestServer::open();
    let mut anna = server.browser();
    anna.get("/");
    let mut led = |back: &str| {
        let answer = anna.post("/settings", &[("back", back)]);
        answer.header("location").unwrap_or_default().to_owned()
    };
    assert_eq!(led("/new/quarto?players=2"), "/new/quarto?players=2");
    for elsewhere in
        ["//host", "/\t/host", "/\\host", "/ /host", "https://host", "/\u{a0}/host", "host"]
    {
        assert_eq!(led(elsewhere), "/settings", "{elsewhere:?}");
    }
}
