//! What a network may do: honest people behind one address play, and whoever takes more than there is takes it from
//! nobody else.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tungstenite::Message;
use web::{Budget, Config, Personal, ROUTES, Said, bounds};
use wire::{ToClient, ToServer};

use crate::games::{quick, together};
use crate::http::Browser;
use crate::socket::{Client, open};
use crate::test_server::TestServer;

/// Where the honest are, and where whoever takes too much is.
const HERE: &str = "198.51.100.1";
const THERE: &str = "203.0.113.9";

/// A server that was told nothing about limits.
fn usual() -> Config {
    let said = Said { store: Some("games.sqlite".to_owned()), ..Said::default() };
    Config::new(said, None).unwrap()
}

#[test]
fn the_page_about_hosting_has_every_limit() {
    const PAGE: &str = include_str!("../../../../docs/hosting.md");
    let rows: Vec<String> = bounds(&usual()).iter().map(ToString::to_string).collect();
    let table = PAGE.split("| whom | limit | what is counted | how much | beyond that |").nth(1);
    let written: Vec<&str> =
        table.unwrap().lines().skip(2).take_while(|line| line.starts_with('|')).collect();
    assert_eq!(written, rows, "docs/hosting.md should have\n{}", rows.join("\n"));
}

/// No two limits have the same name, and each says what becomes of whoever exceeds it.
#[test]
fn every_limit_has_a_name() {
    let bounds = bounds(&usual());
    for (number, bound) in bounds.iter().enumerate() {
        let is_same = |other: &&web::Bound| (other.whom, other.name) == (bound.whom, bound.name);
        assert_eq!(bounds.iter().position(|other| is_same(&other)), Some(number), "{bound}");
        assert!(!bound.then.is_empty(), "{bound}");
    }
}

/// Two hundred pupils behind one address who open the site at once, become somebody, found a game each, and then play
/// without script, a move and a look every ten seconds each.
#[test]
fn a_school_is_within_every_budget() {
    let config = usual();
    let pupils = config.players_per_network;
    assert_eq!(pupils, 200);
    let price = |path: &str| {
        let route = ROUTES.iter().find(|route| route.path == path && route.method == "GET");
        route.unwrap().takes[0].units
    };
    let opening = price("/") + 12 * price("/assets/{name}");
    let playing = 2 * price("/t/{id}");
    let within = |budget: Budget, each: usize, seconds: u64| {
        let rate = budget.rate(&config);
        assert_eq!(rate.span, Duration::from_secs(seconds), "{budget:?}");
        assert!(pupils * each <= rate.times, "{budget:?}: {each} for each of {pupils}");
    };
    within(Budget::Reading, opening.max(playing), 10);
    within(Budget::Sending, 6, 60);
    // A move in two seconds each, which nobody plays for long, and a question now and then.
    within(Budget::Asking, 15, 20);
    within(Budget::Opening, 2, 60);
    within(Budget::Newcomers, 1, 60);
    within(Budget::Founding, 1, 60);
}

/// Takes a name with a token that nobody knows.
fn rename(browser: &mut Browser) -> u16 {
    browser.cookies.clear();
    browser.post("/me/name", &[("name", "Somebody")]).status
}

/// Any 32 bytes are a token: whoever comes with ever new ones is counted by network.
#[test]
fn a_new_token_is_no_new_budget() {
    let server = TestServer::behind_proxy(|said| said.players_per_network = Some(40));
    let most = Budget::Newcomers.rate(&Config { players_per_network: 40, ..usual() }).times;
    let (mut many, start) = (server.browser_in(THERE), Instant::now());
    let answers: Vec<u16> = (0..most + 3).map(|_| rename(&mut many)).collect();
    assert!(start.elapsed() < Duration::from_mins(1), "too slow a machine to tell");
    assert_eq!(answers.iter().filter(|status| **status == 303).count(), most);
    assert!(answers.ends_with(&[429, 429, 429]));
    // Nor is founding or sitting down another.
    many.cookies.clear();
    assert_eq!(many.post("/play", &[("game", "quarto"), ("level", "1")]).status, 429);
    // Whoever is somebody already has a budget of their own, and another network has its own.
    assert_eq!(rename(&mut server.browser_in(HERE)), 303);
}

/// A person has one budget, with however many sessions of programs or browsers: here with one.
#[test]
fn a_person_changes_names_so_often() {
    let server = TestServer::behind_proxy(|_| {});
    let mut anna = server.browser_in(HERE);
    assert_eq!(rename(&mut anna), 303);
    // The first was the first of these, too.
    let most = Personal::Sitting.rate(&usual()).times - 1;
    let mut again = || anna.post("/me/name", &[("name", "Anna")]).status;
    assert_eq!((0..most).map(|_| again()).filter(|status| *status == 303).count(), most);
    assert_eq!(again(), 429);
    // Nobody else in the same network is hindered.
    assert_eq!(rename(&mut server.browser_in(HERE)), 303);
}

/// An address that is there, asked in a way that is not, costs what an address costs that is not there.
#[test]
fn what_is_not_allowed_has_a_price() {
    let server = TestServer::behind_proxy(|said| said.players_per_network = Some(1));
    let mut there = server.browser_in(THERE);
    let mut answers: Vec<u16> =
        (0..20).map(|_| there.send("DELETE", "/settings", &[], "").status).collect();
    answers.dedup();
    assert_eq!(answers, [405, 429]);
    assert_eq!(server.browser_in(HERE).send("DELETE", "/settings", &[], "").status, 405);
}

/// What the server counts.
fn counted(server: &TestServer, name: &str) -> u32 {
    let metrics = server.browser().get("/metrics").body;
    let lines = metrics.lines().filter_map(|line| line.rsplit_once(' '));
    let name = format!("fourfold_{name}");
    let named = lines.filter(|(series, _)| series.split('{').next() == Some(&name));
    let values: Vec<u32> = named.map(|(_, value)| value.parse().unwrap()).collect();
    assert!(!values.is_empty(), "nothing is called {name}");
    values.iter().sum()
}

/// A connection from another address of this machine: another network, to a server without a proxy.
fn connect_from(source: &str, server: &TestServer) -> TcpStream {
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.bind(format!("{source}:0").parse::<SocketAddr>().unwrap()).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build().unwrap();
    let stream = runtime.block_on(socket.connect(server.address)).unwrap().into_std().unwrap();
    stream.set_nonblocking(false).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    stream
}

/// The first line of what comes back; nothing if it was closed.
fn heard(stream: &mut TcpStream) -> String {
    let mut bytes = [0; 64];
    let count = stream.read(&mut bytes).unwrap_or(0);
    String::from_utf8_lossy(&bytes[..count]).lines().next().unwrap_or_default().to_owned()
}

/// One network takes all the connections it can and lets none go. No page is made meanwhile, so that none ends.
#[test]
fn one_network_does_not_take_every_connection() {
    let server = TestServer::with(|said| said.connections = Some(40));
    let nothing = server.pages.hold().unwrap();
    let request = server.browser().request("GET", "/", &[], "");
    let mut crowd: Vec<TcpStream> = (0..60).map(|_| connect_from("127.0.0.1", &server)).collect();
    let refused = crowd.iter_mut().map(|stream| {
        // Whoever was turned away may hear of it only now.
        let _ = stream.write_all(request.as_bytes());
        stream.set_read_timeout(Some(Duration::from_millis(50))).unwrap();
        match stream.read(&mut [0; 1]) {
            Ok(count) => count < 2,
            Err(error) => error.kind() == std::io::ErrorKind::ConnectionReset,
        }
    });
    // Half of those that there are.
    assert_eq!(refused.filter(|refused| *refused).count(), 40);
    let mut other = connect_from("127.0.0.2", &server);
    let health = server.browser().request("GET", "/health", &[], "");
    other.write_all(health.as_bytes()).unwrap();
    assert_eq!(heard(&mut other), "HTTP/1.1 200 OK");
    drop(nothing);
    // Whoever goes makes room.
    drop(crowd);
    let mut again = connect_from("127.0.0.1", &server);
    again.write_all(health.as_bytes()).unwrap();
    assert_eq!(heard(&mut again), "HTTP/1.1 200 OK");
}

/// Every place is taken, by two networks, and nobody goes: whoever looks after the server hears how it is all the same, and
/// anybody else that there is no room. Somebody who comes and says nothing does not keep them from it.
#[test]
fn a_host_hears_how_a_full_server_is() {
    let server = TestServer::with(|said| said.connections = Some(4));
    let nothing = server.pages.hold().unwrap();
    let ask = |path: &str| server.browser().request("GET", path, &[], "");
    let crowd: Vec<TcpStream> = ["127.0.0.1", "127.0.0.2", "127.0.0.1", "127.0.0.2"]
        .map(|source| {
            let mut stream = connect_from(source, &server);
            stream.write_all(ask("/").as_bytes()).unwrap();
            stream
        })
        .into();
    let silent = connect_from("127.0.0.4", &server);
    let answer = |source: &str, path: &str| {
        let mut stream = connect_from(source, &server);
        stream.write_all(ask(path).as_bytes()).unwrap();
        heard(&mut stream)
    };
    assert_eq!(answer("127.0.0.3", "/health"), "HTTP/1.1 200 OK");
    assert_eq!(answer("127.0.0.3", "/metrics"), "HTTP/1.1 200 OK");
    assert_eq!(answer("127.0.0.3", "/"), "HTTP/1.1 503 Service Unavailable");
    // One at a time of each network, and not for long.
    assert_eq!(answer("127.0.0.4", "/health"), "HTTP/1.1 429 Too Many Requests");
    let began = Instant::now();
    while answer("127.0.0.4", "/health") != "HTTP/1.1 200 OK" {
        assert!(began.elapsed() < Duration::from_secs(8), "it keeps its place");
        std::thread::sleep(Duration::from_millis(100));
    }
    // Whoever goes makes room for everybody.
    drop((silent, crowd, nothing));
    let began = Instant::now();
    while answer("127.0.0.3", "/") != "HTTP/1.1 200 OK" {
        assert!(began.elapsed() < Duration::from_secs(20), "there is no room");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Somebody opens a socket, is shown a page again and again, and never reads: shown out within the time there is for
/// sending, and nothing of theirs is kept, although their end stays open. Nobody at the table notices.
#[test]
fn a_socket_that_never_reads_is_given_up() {
    let server = TestServer::open();
    let (table, browsers) = together(&server, 2, &[("game", "quarto"), ("opponent", "friend")]);
    let mut players: Vec<Client> =
        browsers.iter().map(|browser| Client::watch(browser, &table)).collect();
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4 * 1024).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build().unwrap();
    let stream = runtime.block_on(socket.connect(server.address)).unwrap().into_std().unwrap();
    stream.set_nonblocking(false).unwrap();
    let (key, protocol) = ("Zm91cmZvbGQgaXMgZm91ciE=", wire::PAGE);
    let request = format!(
        "GET {table}/live HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Protocol: {protocol}\r\n\r\n",
        server.address
    );
    (&stream).write_all(request.as_bytes()).unwrap();
    let begin = Instant::now();
    while counted(&server, "sockets") < 3 {
        assert!(begin.elapsed() < Duration::from_secs(5), "it does not come in");
    }
    // Everybody is shown every move: pieces and cells in their order, and nobody calls.
    let begin = Instant::now();
    while counted(&server, "sockets") > 2 {
        assert!(begin.elapsed() < Duration::from_secs(30), "it stays for ever");
        players.iter_mut().for_each(Client::drain);
        let step = players.iter().map(|player| player.step).max().unwrap();
        let mover = players.iter().position(Client::is_due).filter(|_| step < 31);
        let Some(mover) = mover else { continue };
        let turn = usize::try_from(step / 2).unwrap();
        let what = match step % 2 {
            1 => format!("+{turn:x}"),
            _ => format!("{}{}", ["a", "b", "c", "d"][(turn - 1) % 4], (turn - 1) / 4 + 1),
        };
        assert_eq!(players[mover].act(&what).0, wire::AnswerKind::Done);
    }
    assert!(begin.elapsed() > Duration::from_secs(5), "it was waited for");
    let begin = Instant::now();
    while counted(&server, "connections") != 1 {
        // This very question. One that was asked before may be about to end.
        assert!(begin.elapsed() < Duration::from_secs(5), "a connection is left");
    }
    for player in &mut players {
        player.drain();
        assert!(player.state().result.is_none());
    }
    drop(stream);
}

/// Behind a proxy it is the sockets that are counted, by whoever has them.
#[test]
fn one_network_does_not_take_every_socket() {
    let server = TestServer::behind_proxy(|said| said.connections = Some(40));
    let mut anna = server.browser_in(HERE);
    let table = quick(&mut anna, "quarto", "1");
    let (there, live) = (server.browser_in(THERE), format!("{table}/live"));
    let mut sockets: Vec<Client> = (0..20)
        .map(|_| open(&there, &live, wire::DATA, &[]).unwrap_or_else(|status| panic!("{status}")))
        .collect();
    assert_eq!(open(&there, &live, wire::DATA, &[]).err(), Some(429));
    Client::watch(&anna, &table);
    sockets.pop();
    while open(&there, &live, wire::DATA, &[]).is_err() {
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Whoever asks for more and more and reads nothing of it is shown out.
#[test]
fn answers_that_nobody_reads_are_not_kept() {
    let server = TestServer::open();
    let ask = server.browser().request("GET", "/rules/access", &[], "");
    let ask = ask.replace("Connection: close\r\n", "").repeat(60);
    let crowd: Vec<TcpStream> = (0..5)
        .map(|_| {
            let mut stream = TcpStream::connect(server.address).unwrap();
            stream.write_all(ask.as_bytes()).unwrap();
            stream
        })
        .collect();
    // They are all inside, and then they are not, although they are still here. This very question is one connection.
    let begin = Instant::now();
    while counted(&server, "connections") < 6 {
        assert!(begin.elapsed() < Duration::from_secs(5), "they do not come in");
    }
    while counted(&server, "connections") > 1 {
        assert!(begin.elapsed() < Duration::from_mins(1), "they stay for ever");
        std::thread::sleep(Duration::from_millis(200));
    }
    assert!(begin.elapsed() > Duration::from_secs(5), "they were waited for");
    drop(crowd);
}

/// Sends so many questions and counts the answers until it is closed, or until all are answered.
fn answered(client: &mut Client, questions: usize) -> (usize, Option<u16>) {
    for _ in 0..questions {
        let (nonce, text) = (client.nonce(), "turn".to_owned());
        client.send(&ToServer::Type { nonce, step: 0, text, here: None, sure: false, luck: None });
    }
    let mut answers = 0;
    while answers < questions {
        match client.socket.read().unwrap() {
            Message::Text(text) => {
                let message = ToClient::read(&text).unwrap();
                answers += usize::from(matches!(message, ToClient::Answer { .. }));
            }
            Message::Close(frame) => return (answers, frame.map(|frame| frame.code.into())),
            _ => {}
        }
    }
    (answers, None)
}

/// A new socket does not begin at nothing, nor do forms.
#[test]
fn a_new_socket_is_no_new_budget() {
    let server = TestServer::behind_proxy(|_| {});
    let (mut anna, start) = (server.browser_in(HERE), Instant::now());
    let table = quick(&mut anna, "quarto", "1");
    assert_eq!(answered(&mut Client::watch(&anna, &table), 90), (90, None));
    assert_eq!(answered(&mut Client::watch(&anna, &table), 90), (10, Some(1008)));
    let page = anna.get(&table);
    let fields = [("text", "turn"), ("step", "0"), ("nonce", &page.field("nonce"))];
    assert_eq!(anna.post(&format!("{table}/say"), &fields).status, 429);
    // Somebody else in the same network is not hindered.
    let mut ben = server.browser_in(HERE);
    let other = quick(&mut ben, "quarto", "1");
    assert_eq!(answered(&mut Client::watch(&ben, &other), 90), (90, None));
    assert!(start.elapsed() < Duration::from_secs(20), "too slow a machine to tell");
}

/// However many people somebody makes up, their network has one budget, and whoever exceeds it waits; others do not.
#[test]
fn a_network_asks_so_much() {
    let server = TestServer::behind_proxy(|said| said.players_per_network = Some(10));
    let most = Budget::Asking.rate(&Config { players_per_network: 10, ..usual() }).times;
    assert_eq!(most, 150);
    let [mut first, mut second, mut anna] = [THERE, THERE, HERE].map(|it| server.browser_in(it));
    let start = Instant::now();
    let mut clients = [&mut first, &mut second, &mut anna].map(|browser| {
        let table = quick(browser, "quarto", "1");
        Client::watch(browser, &table)
    });
    let [one, two, three] = &mut clients;
    assert_eq!(answered(one, 100), (100, None));
    assert_eq!(answered(two, 50), (50, None));
    let limited = counted(&server, "limited_total");
    let (nonce, text) = (two.nonce(), "turn".to_owned());
    two.send(&ToServer::Type { nonce, step: 0, text, here: None, sure: false, luck: None });
    while counted(&server, "limited_total") == limited {
        assert!(start.elapsed() < Duration::from_secs(20), "too slow a machine to tell");
    }
    assert_eq!(answered(three, 50), (50, None));
    // It is not lost: it was answered as soon as there was room.
    while !matches!(two.hear(), ToClient::Answer { .. }) {}
    assert!(start.elapsed() > Duration::from_secs(15), "it waited");
}

/// Sockets are not opened for ever either.
#[test]
fn a_network_opens_so_many_sockets() {
    let server = TestServer::behind_proxy(|said| said.players_per_network = Some(4));
    let mut anna = server.browser_in(HERE);
    let table = quick(&mut anna, "quarto", "1");
    let (there, live) = (server.browser_in(THERE), format!("{table}/live"));
    let opened: Vec<Option<u16>> =
        (0..13).map(|_| open(&there, &live, wire::DATA, &[]).err()).collect();
    assert_eq!(opened.iter().filter(|status| status.is_none()).count(), 12);
    assert_eq!(opened.last(), Some(&Some(429)));
    Client::watch(&anna, &table);
}

/// One network asks for positions that take long, more than may wait. Another asks for some that take no time, and is told.
#[test]
fn one_network_does_not_take_the_solver() {
    let server = TestServer::behind_proxy(|_| {});
    let ask = |network: &'static str, position: &str| {
        server.browser_in(network).get(&format!("/analysis?position={position}")).body
    };
    let thinking = words::say(words::Language::English, "after-thinking", &[]);
    std::thread::scope(|scope| {
        // Four pieces on the board, each time others.
        let crowd: Vec<_> = ["05af", "147b", "269d", "38ce", "05bf", "04bd", "15ea", "26fc"]
            .into_iter()
            .map(|four| {
                let mut four = four.chars();
                let mut next = || four.next().unwrap();
                let [a, b, c, d] = [next(), next(), next(), next()];
                let position = format!("{a}.../.{b}../..{c}./...{d}_-_1_1234p_-");
                scope.spawn(move || ask(THERE, &position))
            })
            .collect();
        for last in ["2", "1"] {
            for hand in ["6", "5", "c"] {
                let position = format!(".0.8/74b./...a/d9e._{hand}_{last}_1234p_-");
                let page = ask(HERE, &position);
                assert!(!page.contains(&thinking), "{position}");
            }
        }
        let busy = crowd.into_iter().map(|asked| asked.join().unwrap());
        assert!(busy.filter(|page| page.contains(&thinking)).count() > 0, "they were too easy");
    });
}

/// One network lets bots play against each other at many tables. Another's bot is not behind all of them: it thinks as soon as
/// a thread is free, and one always is.
#[test]
fn one_network_does_not_take_the_bots() {
    let server = TestServer::behind_proxy(|said| said.bot_threads = Some(2));
    let five: Vec<(String, &str)> = (2..=5).map(|seat| (format!("seat{seat}"), "8")).collect();
    let mut fields = vec![("game", "quartex"), ("players", "5")];
    fields.extend(five.iter().map(|(name, level)| (name.as_str(), *level)));
    let mut there = server.browser_in(THERE);
    there.get("/");
    for _ in 0..20 {
        let table = there.post("/new", &fields).location().to_owned();
        assert_eq!(Client::watch(&there, &table).act("handover:8").0, wire::AnswerKind::Done);
    }
    // All of them want to think, and almost all must wait.
    assert!(counted(&server, "bots_busy_total") > 10);
    let mut anna = server.browser_in(HERE);
    let table = quick(&mut anna, "quarto", "3");
    let mut player = crate::games::Player::at(anna, &table, 7);
    let before = counted(&server, "answering_seconds_count");
    for _ in 0..4 {
        while !player.client.is_due() {
            player.client.hear();
        }
        player.play_on();
    }
    let answered = counted(&server, "answering_seconds_count") - before;
    assert!(answered < 20, "{answered} answers, hers among them");
}

/// Whoever comes from another address and takes all they can, until it is enough.
fn take_all(server: &TestServer, table: &str, enough: &AtomicBool) {
    let (mut browser, live) = (server.browser_in(THERE), format!("{table}/live"));
    while !enough.load(Ordering::Relaxed) {
        browser.send("HEAD", "/rules/access", &[], "");
        browser.get("/analysis?position=0.../.5../..a./...f_-_1_1234p_-");
        browser.cookies.clear();
        browser.post("/play", &[("game", "quarto"), ("level", "8")]);
        if let Ok(mut client) = open(&browser, &live, wire::DATA, &[]) {
            for _ in 0..150 {
                let (nonce, text) = (client.nonce(), "turn".to_owned());
                let ask =
                    ToServer::Type { nonce, step: 0, text, here: None, sure: false, luck: None };
                // It is closed before the last.
                let _ = client.socket.send(Message::text(ask.write()));
            }
        }
    }
}

/// Two hundred pupils behind one address come at once, and play: on the real server with the limits as they are by default,
/// while somebody else takes all they can. Every answer is the one that was hoped for, and no socket is closed.
#[test]
fn a_school_plays() {
    let server = TestServer::behind_proxy(|said| said.games_per_minute = None);
    let pairs = usual().players_per_network / 2;
    let enough = AtomicBool::new(false);
    let mut anna = server.browser_in(HERE);
    let watched = quick(&mut anna, "quarto", "1");
    // Whoever opens the site asks for its files, too.
    let arrive = || {
        let mut browser = server.browser_in(HERE);
        for path in ["/", "/favicon.ico", "/sw.js", "/manifest.webmanifest"] {
            assert_eq!(browser.get(path).status, 200, "{path}");
        }
        browser
    };
    let play = |browser: Browser, table: &str, seed: u64| {
        let mut player = crate::games::Player::at(browser, table, seed);
        for _ in 0..4 {
            player.play_on();
            std::thread::sleep(Duration::from_secs(1));
        }
    };
    std::thread::scope(|scope| {
        let crowd: Vec<_> =
            (0..2).map(|_| scope.spawn(|| take_all(&server, &watched, &enough))).collect();
        let pupils: Vec<_> = (0..pairs)
            .map(|pair| {
                let (arrive, play) = (&arrive, &play);
                scope.spawn(move || {
                    let (mut first, mut second) = (arrive(), arrive());
                    let fields = [("game", "quarto"), ("opponent", "friend")];
                    let table = first.post("/new", &fields).location().to_owned();
                    assert_eq!(second.get(&table).status, 200);
                    let sat = second.post(&format!("{table}/sit"), &[("name", "Pupil")]);
                    assert_eq!(sat.location(), table);
                    let seed = u64::try_from(pair).unwrap();
                    std::thread::scope(|pair| {
                        let table = table.as_str();
                        pair.spawn(move || play(first, table, seed));
                        pair.spawn(move || play(second, table, seed + 1));
                    });
                })
            })
            .collect();
        let played: Vec<bool> = pupils.into_iter().map(|pupil| pupil.join().is_ok()).collect();
        enough.store(true, Ordering::Relaxed);
        for one in crowd {
            one.join().unwrap();
        }
        assert_eq!(played.iter().filter(|played| **played).count(), pairs);
    });
    assert!(counted(&server, "limited_total") > 0, "nobody took too much");
}
