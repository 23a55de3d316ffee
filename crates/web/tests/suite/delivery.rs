//! Lines that repeat, delay, swap and break: every request happens once, and whoever comes back is told
//! how things stand.
//!
//! `FOURFOLD_FULL=1` plays far longer.

use std::collections::BTreeMap;

use dice::Dice;
use table::{GameView, Replay, Seat, Source, Viewer};
use wire::{AnswerKind, ToClient, ToServer};

use crate::games::{Player, together};
use crate::http::Browser;
use crate::socket::Client;
use crate::test_server::TestServer;

/// How many: `few` every time, `many` with `FOURFOLD_FULL`.
fn times(few: usize, many: usize) -> usize {
    ::dice::times!(few, many)
}

/// A server for which all these people are no crowd.
fn server() -> TestServer {
    TestServer::with(|said| said.players_per_network = Some(100_000))
}

/// Somebody with two lines to a table, over which the same thing may come more than once.
struct Repeater {
    player: Player,
    second: Client,
    /// What is delivered later, and again.
    late: Vec<ToServer>,
    /// How often each request was sent.
    sent: BTreeMap<String, usize>,
}

impl Repeater {
    fn at(browser: Browser, table: &str, seed: u64) -> Self {
        let second = Client::watch(&browser, table);
        let player = Player::at(browser, table, seed);
        Self { player, second, late: Vec::new(), sent: BTreeMap::new() }
    }

    fn deliver(&mut self, message: &ToServer, dice: &mut Dice) {
        let ToServer::Do { nonce, .. } = message else { panic!("only acts are sent") };
        *self.sent.entry(nonce.clone()).or_default() += 1;
        let line = if dice.coin() { &mut self.player.client } else { &mut self.second };
        line.send(message);
    }

    /// Acts, and sends that one to five times, now or later, over either line; what it did.
    fn act(&mut self, dice: &mut Dice) -> String {
        let what = self.player.wish();
        let client = &mut self.player.client;
        let (nonce, step) = (client.nonce(), client.step);
        let message = ToServer::Do { nonce, step, what: what.clone(), touches: None };
        self.deliver(&message, dice);
        for _ in 0..dice.below(5) {
            if dice.coin() {
                self.deliver(&message, dice);
            } else {
                self.late.push(message.clone());
            }
        }
        while self.player.client.step == step {
            self.player.client.hear();
        }
        what
    }

    /// Some of what is late arrives, in any order.
    fn deliver_late(&mut self, dice: &mut Dice, all: bool) {
        while !self.late.is_empty() && (all || dice.one_in(3)) {
            let message = self.late.swap_remove(dice.index(self.late.len()));
            self.deliver(&message, dice);
        }
    }

    /// Every byte of the answers, by request.
    fn answers(&mut self) -> BTreeMap<String, Vec<String>> {
        let mut answers: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let wanted: usize = self.sent.values().sum();
        loop {
            answers.clear();
            for text in self.player.client.heard.iter().chain(&self.second.heard) {
                if let ToClient::Answer { nonce, .. } = ToClient::read(text).unwrap() {
                    answers.entry(nonce).or_default().push(text.clone());
                }
            }
            if answers.values().map(Vec::len).sum::<usize>() >= wanted {
                return answers;
            }
            self.player.client.drain();
            self.second.drain();
        }
    }
}

/// The record of a game that is over.
fn record(browser: &mut Browser, table: &str) -> Source {
    Source::read(&browser.get(&format!("{table}/record.txt")).body).unwrap()
}

/// So many play at once where it takes long.
const CROWD: u64 = 8;

/// Lets a crowd do this, each with a number of its own; the sums of what they count.
fn crowd(run: impl Fn(u64) -> [usize; 2] + Sync) -> [usize; 2] {
    let numbers = 1..=if times(0, 1) == 0 { 1 } else { CROWD };
    std::thread::scope(|scope| {
        let run = &run;
        let all: Vec<_> = numbers.map(|number| scope.spawn(move || run(number))).collect();
        let counted = all.into_iter().map(|one| one.join().unwrap());
        counted.fold([0, 0], |sum, one| [sum[0] + one[0], sum[1] + one[1]])
    })
}

#[test]
fn what_comes_often_late_and_out_of_order_happens_once() {
    let server = server();
    let [done, repeats] = crowd(|number| repeat(&server, number, times(100, 1_250)));
    assert!(repeats > done, "{repeats} repeats of {done} moves");
    println!("{done} moves, {repeats} repeats: each happened once, every answer the same");
}

/// Plays until so many moves are done; how many there were, and how many repeats.
fn repeat(server: &TestServer, number: u64, wanted: usize) -> [usize; 2] {
    let mut dice = Dice::new(number);
    let (mut done, mut repeats) = (0, 0);
    while done < wanted {
        let fields = [("game", "quarto"), ("opponent", "friend")];
        let (table, browsers) = together(server, 2, &fields);
        let seat = |(browser, seed)| Repeater::at(browser, &table, seed);
        let mut players: Vec<Repeater> =
            browsers.into_iter().zip(done as u64..).map(seat).collect();
        let mut moved = Vec::new();
        while players.iter().all(|one| one.player.client.state().result.is_none()) {
            for one in &mut players {
                one.deliver_late(&mut dice, false);
                one.player.client.drain();
                if one.player.client.is_due() {
                    moved.push(one.act(&mut dice));
                }
            }
        }
        for one in &mut players {
            one.deliver_late(&mut dice, true);
            let answers = one.answers();
            assert_eq!(answers.keys().collect::<Vec<_>>(), one.sent.keys().collect::<Vec<_>>());
            for (nonce, bytes) in answers {
                assert_eq!(bytes.len(), one.sent[&nonce], "{nonce}");
                let first = ToClient::read(&bytes[0]).unwrap();
                assert!(
                    matches!(first, ToClient::Answer { outcome: AnswerKind::Done, .. }),
                    "{first:?}"
                );
                assert!(bytes.iter().all(|other| *other == bytes[0]), "{bytes:#?}");
                repeats += bytes.len() - 1;
            }
        }
        let Source { record, .. } = record(&mut players[0].player.browser, &table);
        let happened: Vec<String> =
            record.words.iter().map(|word| record.word_text(*word)).collect();
        assert_eq!(happened, moved);
        done += moved.len();
    }
    [done, repeats]
}

/// What somebody was told in the first message after a drop.
struct Told {
    seat: Option<u8>,
    step: u32,
    position: String,
}

/// What this viewer knew after so many steps, by the record of the whole game.
fn known(source: &Source, told: &Told) -> String {
    let seat = told.seat.map(|number| Seat::new(number).unwrap());
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let mut replay = Replay::new(source).unwrap();
    // The start is the first step.
    for _ in 1..told.step {
        replay.advance(viewer).unwrap().unwrap();
    }
    match replay.view(viewer).unwrap() {
        GameView::Quarto(open) => open.sketch.to_string(),
        GameView::Quartex(view) => quartex::Setup::from(view.as_ref()).to_string(),
        GameView::Access(_) => panic!("nobody plays that here"),
    }
}

#[test]
fn whoever_is_cut_off_comes_back_to_the_truth() {
    let server = server();
    let [drops, games] = crowd(|number| drop_out(&server, number, times(100, 1_250)));
    println!("{drops} drops in {games} games: every first message was the truth");
}

/// Plays until so many were cut off; how many, and in how many games.
fn drop_out(server: &TestServer, number: u64, wanted: usize) -> [usize; 2] {
    let mut dice = Dice::new(number);
    let (mut drops, mut games) = (0, 0);
    while drops < wanted {
        // Hands are hidden in this one.
        let game = ["quartex", "quarto"][games % 2];
        let fields = [("game", game), ("opponent", "friend"), ("seat2", "open")];
        let (table, browsers) = together(server, 2, &fields);
        let seat = |(browser, seed)| Player::at(browser, &table, seed);
        let mut players: Vec<Player> = browsers.into_iter().zip(games as u64..).map(seat).collect();
        let spectator = server.browser();
        let mut told = Vec::new();
        games += 1;
        'game: loop {
            for player in &mut players {
                player.client.drain();
                let unanswered = match dice.below(3) {
                    // Cut off with a request on its way, which may have happened or not.
                    0 if player.client.is_due() => {
                        let what = player.wish();
                        let (nonce, step) = (player.client.nonce(), player.client.step);
                        let message = ToServer::Do { nonce, step, what, touches: None };
                        player.client.send(&message);
                        Some(message)
                    }
                    1 => None,
                    _ => {
                        if player.play_on() {
                            break 'game;
                        }
                        continue;
                    }
                };
                let stream = player.client.socket.get_ref();
                stream.shutdown(std::net::Shutdown::Both).unwrap();
                player.client = Client::watch(&player.browser, &table);
                let watched = Client::watch(&spectator, &table);
                drops += 2;
                for client in [&player.client, &watched] {
                    assert_eq!(client.heard.len(), 1, "one message tells all");
                    let state = client.state();
                    let Some(position) = state.position.clone() else { continue };
                    if state.result.is_none() {
                        told.push(Told { seat: state.seat, step: client.step, position });
                    }
                }
                if let Some(message) = unanswered {
                    let (outcome, say) = player.client.ask(&message);
                    assert_eq!(outcome, AnswerKind::Done, "{say:?}");
                }
            }
        }
        let source = record(&mut players[0].browser, &table);
        assert!(told.len() > 5);
        for told in &told {
            let what = format!("{game} {table} seat {:?} step {}", told.seat, told.step);
            assert_eq!(told.position, known(&source, told), "{what}");
        }
    }
    [drops, games]
}
