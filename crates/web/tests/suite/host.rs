//! The page for whoever runs the server: only with a token, only for whoever typed it, and nobody is named in it.

use std::path::{Path, PathBuf};

use crate::games::{Player, quick};
use crate::http::{Answer, Browser, form};
use crate::socket::Client;
use crate::test_server::TestServer;

const TOKEN: &str = "kP3-twenty-four-or-more-0123";

/// A file with the token that only its owner can read.
pub(crate) fn token_file(folder: &Path) -> PathBuf {
    let file = folder.join("host.token");
    std::fs::write(&file, format!("{TOKEN}\n")).unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)).unwrap();
    }
    file
}

fn server() -> (tempfile::TempDir, TestServer) {
    let folder = tempfile::tempdir().unwrap();
    let file = token_file(folder.path());
    (folder, TestServer::behind_proxy(|said| said.host_token_file = Some(file)))
}

/// Types a token into the form.
fn enter(browser: &mut Browser, token: &str) -> Answer {
    let door = browser.get("/host");
    assert!(door.body.contains("type=\"password\""), "{}", door.body);
    browser.post("/host", &[("host-token", token)])
}

/// The cookie that an answer brings.
fn cookie<'a>(answer: &'a Answer, name: &str) -> Option<&'a str> {
    let cookies = answer.headers.iter().filter(|(header, _)| header == "set-cookie");
    let begin = format!("{name}=");
    cookies.map(|(_, line)| line.as_str()).find(|line| line.starts_with(&begin))
}

fn is_inside(page: &Answer) -> bool {
    page.status == 200 && page.body.contains("action=\"/host/leave\"")
}

#[test]
fn without_a_token_there_is_no_such_page() {
    let server = TestServer::open();
    let mut anna = server.browser();
    assert_eq!(anna.get("/host").status, 404);
    for path in ["/host", "/host/leave"] {
        assert_eq!(anna.post(path, &[("host-token", TOKEN)]).status, 404, "{path}");
    }
    // Nor does an empty token open anything.
    assert_eq!(anna.post("/host", &[("host-token", "")]).status, 404);
}

#[test]
fn the_token_opens_the_page_and_a_button_closes_it() {
    let (_folder, server) = server();
    let mut host = server.browser();
    let wrong = enter(&mut host, "kP3-twenty-four-or-more-0124");
    assert_eq!(wrong.status, 403);
    assert!(wrong.body.contains("That is not the token.") && !wrong.body.contains("0124"));
    assert_eq!(cookie(&wrong, "ff-host"), None);
    let right = enter(&mut host, TOKEN);
    // The token is in no address.
    assert_eq!(right.location(), "/host");
    let secret = cookie(&right, "ff-host").unwrap();
    for word in ["Max-Age=43200", "Path=/", "HttpOnly", "SameSite=Strict"] {
        assert!(secret.split("; ").any(|it| it == word), "{secret}: {word}");
    }
    assert!(!secret.contains(TOKEN));
    let page = host.get("/host");
    assert!(is_inside(&page) && !page.body.contains(TOKEN), "{}", page.body);
    assert_eq!(page.header("cache-control"), Some("private, no-cache"));
    // Whoever has another cookie, or none, stands before the door.
    let mut other = server.browser();
    assert!(!is_inside(&other.get("/host")));
    let made_up = "A".repeat(43);
    other.cookies.insert("ff-host".to_owned(), made_up);
    assert!(!is_inside(&other.get("/host")));
    // Whoever closes it, closes it on the server.
    let kept = host.cookies.clone();
    let left = host.post("/host/leave", &[]);
    assert_eq!(left.location(), "/host");
    assert!(cookie(&left, "ff-host").unwrap().contains("Max-Age=0"));
    assert!(!is_inside(&host.get("/host")));
    host.cookies = kept;
    assert!(!is_inside(&host.get("/host")), "the old cookie opens nothing");
}

#[test]
fn with_tls_no_other_site_can_set_the_cookie() {
    let folder = tempfile::tempdir().unwrap();
    let file = token_file(folder.path());
    let server = TestServer::with(|said| {
        said.host_token_file = Some(file);
        said.public_url = Some("https://play.example".to_owned());
    });
    let mut host = server.browser();
    host.get("/host");
    let fields = form(&[("host-token", TOKEN)]);
    let right = host.send("POST", "/host", &[("Origin", "https://play.example")], &fields);
    assert_eq!(right.location(), "/host");
    let secret = cookie(&right, "__Host-ff-host").unwrap();
    for word in ["Secure", "HttpOnly", "SameSite=Strict", "Path=/"] {
        assert!(secret.split("; ").any(|it| it == word), "{secret}: {word}");
    }
    assert!(is_inside(&host.get("/host")));
}

/// A form of another site tries nothing, and takes nothing from what the host may try.
#[test]
fn forms_of_others_open_nothing() {
    let (_folder, server) = server();
    let mut host = server.browser();
    host.get("/host");
    let fields = form(&[("host-token", TOKEN)]);
    for origin in ["https://evil.example", "null", ""] {
        for _ in 0..6 {
            let answer = host.send("POST", "/host", &[("Origin", origin)], &fields);
            assert_eq!(answer.status, 403, "{origin}");
            assert_eq!(cookie(&answer, "ff-host"), None);
        }
    }
    assert_eq!(enter(&mut host, TOKEN).location(), "/host");
    // Nor does one close it.
    let cross = [("Origin", "https://evil.example")];
    assert_eq!(host.send("POST", "/host/leave", &cross, "").status, 403);
    assert!(is_inside(&host.get("/host")));
}

#[test]
fn a_network_may_try_five_times() {
    let (_folder, server) = server();
    let (mut mallory, mut host) = (server.browser_in("192.0.2.1"), server.browser_in("192.0.2.2"));
    for number in 0..5 {
        assert_eq!(enter(&mut mallory, &format!("{TOKEN}{number}")).status, 403);
    }
    // A new cookie is no new budget.
    for _ in 0..2 {
        let late = enter(&mut mallory, &format!("{TOKEN}5"));
        assert_eq!(late.status, 429);
        let wait: u64 = late.header("retry-after").unwrap().parse().unwrap();
        assert!((880..=901).contains(&wait), "{wait}");
        mallory.cookies.clear();
    }
    // Whoever tries wrong ones keeps nobody out, the host in the same school among them.
    mallory.cookies.clear();
    assert_eq!(enter(&mut mallory, TOKEN).location(), "/host");
    assert_eq!(enter(&mut host, TOKEN).location(), "/host");
    // And the host sees it.
    let page = host.get("/host").body;
    assert!(
        page.contains("<th scope=\"row\">a network: wrong tokens on this page</th><td>2</td>"),
        "{page}"
    );
}

/// A number on the page, by what stands before it.
fn figure(page: &str, what: &str) -> String {
    let begin = format!("<th scope=\"row\">{what}</th><td>");
    let from = page.find(&begin).unwrap_or_else(|| panic!("{what}: {page}")) + begin.len();
    page[from..].split('<').next().unwrap().to_owned()
}

/// What is shown is what `/metrics` prints; and nobody, no table and nothing hidden is in it.
#[test]
fn the_page_shows_what_is_counted_and_nobody() {
    let (_folder, server) = server();
    let mut anna = server.browser_in("192.0.2.77");
    anna.get("/");
    let table = quick(&mut anna, "quartex", "3");
    assert_eq!(anna.post("/me/name", &[("name", "Annabella")]).status, 303);
    let client = Client::watch(&anna, &table);
    let hand: Vec<String> = client.state().position.iter().cloned().collect();
    let mut player = Player::at(anna.clone(), &table, 7);
    for _ in 0..2 {
        while !player.client.is_due() {
            player.client.hear();
        }
        player.play_on();
    }
    let mut host = server.browser();
    assert_eq!(enter(&mut host, TOKEN).location(), "/host");
    for (language, heading) in [
        ("en", "For the host"),
        ("fr", "Pour"),
        ("de", "Betrieb"),
        ("es", "anfitri"),
        ("it", "ospita"),
        ("ru", "Для"),
    ] {
        host.language = language;
        let page = host.get("/host?look=by-itself");
        assert!(is_inside(&page) && page.body.contains(heading), "{language}");
        assert!(page.body.contains("<meta http-equiv=\"refresh\" content=\"30\">"), "{language}");
        let id = table.strip_prefix("/t/").unwrap();
        for secret in ["Annabella", "192.0.2", id, TOKEN, "127.0.0.1:"] {
            let shown = page.body.replace(&host.origin(), "");
            assert!(!shown.contains(secret), "{language}: {secret}");
        }
        assert!(hand.iter().all(|hand| !page.body.contains(hand.as_str())), "{language}");
    }
    host.language = "en";
    let page = host.get("/host").body;
    assert!(!page.contains("http-equiv=\"refresh\""));
    assert_eq!(figure(&page, "tables held in memory"), "1");
    assert_eq!(figure(&page, "games of Quartex under way"), "1");
    assert_eq!(figure(&page, "games of Quarto under way"), "0");
    assert_eq!(figure(&page, "live connections to tables"), "2");
    assert_eq!(figure(&page, "people with a live connection"), "1");
    assert_eq!(figure(&page, "live connections of guests"), "0");
    assert_eq!(figure(&page, "tables founded"), "1");
    assert_eq!(figure(&page, "failures of the store"), "0");
    assert_eq!(figure(&page, "games are kept by"), "SQLite");
    assert_eq!(figure(&page, "version"), env!("CARGO_PKG_VERSION"));
    let metrics = server.browser().get("/metrics").body;
    let done = metrics
        .lines()
        .find_map(|line| line.strip_prefix("fourfold_decisions_total{outcome=\"Done\"} "));
    assert_eq!(Some(figure(&page, "moves and other acts").as_str()), done);
    assert!(metrics.contains("fourfold_games_playing{game=\"quartex\"} 1"));
}

/// A server that is started again knows nobody; and one that cannot keep its token to itself does not start.
#[cfg(unix)]
#[test]
fn a_token_that_everybody_can_read_starts_no_server() {
    use std::os::unix::fs::PermissionsExt as _;
    let (folder, mut server) = server();
    let mut host = server.browser();
    assert_eq!(enter(&mut host, TOKEN).location(), "/host");
    server.close();
    let file = folder.path().join("host.token");
    let mut said = crate::test_server::said(folder.path());
    said.host_token_file = Some(file.clone());
    let again = TestServer::start(said.clone());
    host.address = again.address;
    assert!(!is_inside(&host.get("/host")));
    drop(again);
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    let config = web::Config::new(said, None).unwrap();
    let refused = web::Server::open(config).err();
    assert!(matches!(refused, Some(web::NoServer::HostToken(_))), "{refused:?}");
}
