//! Whole games, over the socket and by forms.

use bots::{Bot, ThinkingBudget};
use table::Level;
use wire::{AnswerKind, ToClient};

use crate::http::{Answer, Browser};
use crate::socket::Client;
use crate::test_server::TestServer;

/// Somebody who plays from what the wire says alone.
pub(crate) struct Player {
    pub(crate) browser: Browser,
    pub(crate) client: Client,
    bot: Box<dyn Bot>,
}

impl Player {
    pub(crate) fn at(browser: Browser, table: &str, seed: u64) -> Self {
        let client = Client::watch(&browser, table);
        let state = client.state();
        let rules = table::Rules::read(&state.game, &state.rules).unwrap();
        let bot = bots::opponent(rules, Level::new(2).unwrap(), seed);
        Self { browser, client, bot }
    }

    /// What it wants to do now.
    pub(crate) fn wish(&mut self) -> String {
        let state = self.client.state();
        let position = state.position.clone().unwrap();
        let text = match state.game.as_str() {
            "quartex" => format!("view quartex {position}"),
            _ => format!("fen {position}"),
        };
        let view = bots::ugi::read_position(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
        let what = self.bot.decide(&view, &ThinkingBudget::nodes(200)).unwrap();
        wire::command_word::write(&what).unwrap()
    }

    /// Acts if it is its turn; is the game over?
    pub(crate) fn play_on(&mut self) -> bool {
        self.client.drain();
        if self.client.is_due() {
            let (wish, before) = (self.wish(), self.client.step);
            let (outcome, say) = self.client.act(&wish);
            // Elsewhere the game may have ended meanwhile; then the end is heard here, too.
            let is_over = outcome == AnswerKind::Refused && say == ["The game is over."];
            let is_well = is_over || matches!(outcome, AnswerKind::Done | AnswerKind::Stale);
            assert!(is_well, "{wish}: {say:?}");
            while self.client.step == before || is_over && self.client.state().result.is_none() {
                self.client.hear();
            }
        }
        self.client.state().result.is_some()
    }
}

pub(crate) fn quick(browser: &mut Browser, game: &str, level: &str) -> String {
    browser.get("/");
    let made = browser.post("/play", &[("game", game), ("level", level)]);
    made.location().to_owned()
}

/// Founds a table for two or more and lets everybody else sit down.
pub(crate) fn together(
    server: &TestServer,
    people: usize,
    fields: &[(&str, &str)],
) -> (String, Vec<Browser>) {
    let mut browsers: Vec<Browser> = (0..people).map(|_| server.browser()).collect();
    let (first, others) = browsers.split_first_mut().unwrap();
    first.get("/");
    first.post("/me/name", &[("name", "Founder")]);
    let made = first.post("/new", fields);
    let table = made.location().to_owned();
    for (number, other) in others.iter_mut().enumerate() {
        let page = other.get(&table);
        assert_eq!(page.status, 200);
        let name = format!("Guest {number}");
        let sat = other.post(&format!("{table}/sit"), &[("name", &name)]);
        assert_eq!(sat.location(), table);
    }
    (table, browsers)
}

#[test]
fn a_game_against_a_bot_of_each_kind_over_the_socket() {
    let server = TestServer::open();
    for game in ["quarto", "quartex"] {
        let mut anna = server.browser();
        let table = quick(&mut anna, game, "1");
        let mut player = Player::at(anna, &table, 7);
        while !player.play_on() {}
        assert!(player.client.said.len() > 10, "{:?}", player.client.said);
        // Everything is there for somebody who comes later.
        let page = player.browser.get(&table);
        assert_eq!(page.status, 200);
        assert!(page.body.contains("data-over=\"yes\""), "{game}");
    }
}

#[test]
fn two_people_by_an_invitation() {
    let server = TestServer::open();
    let fields = [("game", "quarto"), ("opponent", "friend")];
    let (table, browsers) = together(&server, 2, &fields);
    let mut players: Vec<Player> = browsers
        .into_iter()
        .zip(1..)
        .map(|(browser, seed)| Player::at(browser, &table, seed))
        .collect();
    loop {
        let over: Vec<bool> = players.iter_mut().map(Player::play_on).collect();
        if over.iter().all(|over| *over) {
            break;
        }
    }
    let results: Vec<_> =
        players.iter().map(|player| player.client.state().result.clone()).collect();
    assert_eq!(results[0], results[1]);
    let seats: Vec<_> = players.iter().map(|player| player.client.state().seat).collect();
    assert_ne!(seats[0], seats[1]);

    // Once more: both agree, and the seats are rotated.
    let [first, second] = players.as_mut_slice() else { panic!("two") };
    assert_eq!(first.client.act("offer:rematch").0, AnswerKind::Done);
    assert_eq!(second.client.act("agree:rematch").0, AnswerKind::Done);
    let page = first.browser.get(&table);
    let next =
        page.body.split("href=\"/t/").nth(1).map(|rest| rest.split(['"', '/']).next().unwrap());
    let next = format!("/t/{}", next.unwrap());
    let again = Client::watch(&first.browser, &next);
    assert_ne!(again.state().seat, first.client.state().seat);
}

/// Plays by forms alone: what a person sees and presses.
fn by_forms(browser: &mut Browser, table: &str, page: &Answer, what: &str) -> Answer {
    let (step, nonce, token) = (page.field("step"), page.field("nonce"), page.field("token"));
    let fields = [("do", what), ("step", &step), ("nonce", &nonce), ("token", &token)];
    // A text browser does not say where it comes from.
    let posted = browser.send("POST", &format!("{table}/do"), &[], &crate::http::form(&fields));
    let told = browser.follow(&posted);
    // Sent twice by mistake, it happens once.
    let again = browser.send("POST", &format!("{table}/do"), &[], &crate::http::form(&fields));
    assert_eq!(again.status, 303);
    told
}

#[test]
fn a_game_of_quarto_by_forms_alone() {
    let server = TestServer::open();
    let mut anna = server.browser();
    let table = quick(&mut anna, "quarto", "1");
    let mut waited = 0;
    for _ in 0..500 {
        let page = anna.get(&table);
        if page.body.contains("data-over=\"yes\"") {
            return;
        }
        if !page.body.contains("id=\"status\" data-due=\"yes\"") {
            waited += 1;
            assert!(waited < 400, "the bot does not play");
            std::thread::sleep(std::time::Duration::from_millis(20));
            continue;
        }
        // The first control that can be pressed on the board, in the tray or among the calls.
        let able = |tag: &&str| tag.contains("name=\"do\"") && tag.contains("data-able=\"yes\"");
        let button = page.body.split('<').filter(|tag| tag.starts_with("button")).find(able);
        let what = match button {
            Some(tag) => {
                tag.split("value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
            }
            None => "-".to_owned(),
        };
        by_forms(&mut anna, &table, &page, &what);
    }
    panic!("a game has an end");
}

#[test]
fn five_at_quartex_with_three_bots() {
    let server = TestServer::open();
    let fields = [
        ("game", "quartex"),
        ("players", "5"),
        ("seat2", "open"),
        ("seat3", "1"),
        ("seat4", "2"),
        ("seat5", "3"),
    ];
    let (table, browsers) = together(&server, 2, &fields);
    let mut players: Vec<Player> = browsers
        .into_iter()
        .zip(1..)
        .map(|(browser, seed)| Player::at(browser, &table, seed))
        .collect();
    let mut watcher = Client::watch(&server.browser(), &table);
    assert_eq!(watcher.state().seat, None);
    assert_eq!(watcher.state().hand, Vec::<String>::new());
    loop {
        let over: Vec<bool> = players.iter_mut().map(Player::play_on).collect();
        if over.iter().all(|over| *over) {
            break;
        }
    }
    while watcher.state().result.is_none() {
        watcher.hear();
    }
    // Whoever watched was never shown a hand, and heard what was public.
    assert!(watcher.said.len() > 40);
    let hand = |line: &String| match ToClient::read(line) {
        Ok(ToClient::Hello { page, .. } | ToClient::News { page, .. }) => {
            page.state.map(|state| state.hand).unwrap_or_default()
        }
        _ => Vec::new(),
    };
    assert!(watcher.heard.iter().all(|line| hand(line).is_empty()));
}
