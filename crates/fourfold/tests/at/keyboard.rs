//! Somebody at a keyboard, who knows what a terminal tells and nothing else.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use bots::{Bot, ThinkingBudget};
use table::{GameId, Level, Rules, Seat};
use tempfile::TempDir;
use terminal::SpeechSettings;
use terminal::remote::{self, Remote, RemoteServer};
use terminal::venue::{ShownTable, Tell, Venue as _, Waker};
use wire::{AnswerKind, TableState};

/// Whatever is waited for must be there after so long; a test that goes wrong ends.
const PATIENCE: Duration = Duration::from_mins(1);

/// A person: a file of tokens.
pub(crate) struct Person {
    folder: TempDir,
}

impl Person {
    pub(crate) fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    /// What `--at` would make of an address.
    pub(crate) fn at(&self, url: &str) -> (RemoteServer, Option<GameId>) {
        let tokens = self.folder.path().join("tokens");
        remote::parse(url, tokens, SpeechSettings::default()).unwrap()
    }

    /// Founds a table with these fields and sits down at the keyboard.
    pub(crate) fn found(&self, url: &str, fields: &[(&str, &str)]) -> (GameId, Keyboard) {
        let (mut server, _) = self.at(url);
        let fields: Vec<(&str, String)> =
            fields.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
        let table = server.found(&fields).unwrap();
        let keyboard = Keyboard::new(&mut server, table.clone());
        (table, keyboard)
    }

    /// Takes a free seat at the table of an address.
    pub(crate) fn join(&self, url: &str) -> Keyboard {
        let (mut server, table) = self.at(url);
        let table = table.unwrap();
        server.sit(&table, None).unwrap();
        Keyboard::new(&mut server, table)
    }

    /// Looks at the table of an address.
    pub(crate) fn watch(&self, url: &str) -> Keyboard {
        let (mut server, table) = self.at(url);
        Keyboard::new(&mut server, table.unwrap())
    }

    /// The secret by which the server knows this person.
    pub(crate) fn secret(&self) -> String {
        let text = std::fs::read_to_string(self.folder.path().join("tokens")).unwrap();
        text.trim().split_once(' ').unwrap().1.to_owned()
    }
}

/// A terminal at a table.
pub(crate) struct Keyboard {
    pub(crate) host: Remote,
    rung: Receiver<()>,
    /// Everything that was told, in order.
    pub(crate) told: Vec<Tell>,
    seen: usize,
    pub(crate) standing: Option<ShownTable>,
    /// Who thinks for whom.
    bots: HashMap<u8, Box<dyn Bot>>,
}

impl Keyboard {
    fn new(server: &mut RemoteServer, table: GameId) -> Self {
        let (ring, rung) = channel();
        let waker: Waker = Arc::new(move || {
            let _ = ring.send(());
        });
        let host = Remote::join(server, table, waker).unwrap();
        let (told, bots) = (Vec::new(), HashMap::new());
        let mut keyboard = Self { host, rung, told, seen: 0, standing: None, bots };
        keyboard.look();
        keyboard
    }

    /// The next thing that is told.
    pub(crate) fn next(&mut self) -> Tell {
        while self.seen == self.told.len() {
            let heard = self.host.hear();
            if heard.is_empty() {
                let rung = self.rung.recv_timeout(PATIENCE);
                rung.unwrap_or_else(|_| panic!("nothing more is told after {:?}", self.told));
            }
            self.told.extend(heard);
        }
        let tell = self.told[self.seen].clone();
        self.seen += 1;
        match &tell {
            Tell::Stands(standing) => self.standing = Some(standing.as_ref().clone()),
            Tell::Lost(why) => panic!("{why}"),
            _ => {}
        }
        tell
    }

    /// Takes what was told by now.
    pub(crate) fn listen(&mut self) {
        self.told.extend(self.host.hear());
        while self.seen < self.told.len() {
            self.next();
        }
    }

    /// Waits until it is said how the table stands.
    pub(crate) fn look(&mut self) -> &TableState {
        while !matches!(self.next(), Tell::Stands(_)) {}
        self.state()
    }

    pub(crate) fn aside(&mut self) -> String {
        loop {
            if let Tell::Aside(text) = self.next() {
                return text;
            }
        }
    }

    /// All that was said aside so far.
    pub(crate) fn asides(&self) -> Vec<&str> {
        let aside = self.told.iter().filter_map(|tell| match tell {
            Tell::Aside(text) => Some(text.as_str()),
            _ => None,
        });
        aside.collect()
    }

    pub(crate) fn standing(&self) -> &ShownTable {
        self.standing.as_ref().unwrap()
    }

    pub(crate) fn state(&self) -> &TableState {
        &self.standing().state
    }

    /// Types a line and waits for what becomes of it.
    pub(crate) fn say(&mut self, line: &str) -> (AnswerKind, Vec<String>) {
        self.host.say(line, false);
        loop {
            if let Tell::Answered(outcome, say) = self.next() {
                return (outcome, say);
            }
        }
    }

    /// Types something that happens, and waits to see it.
    pub(crate) fn play(&mut self, line: &str) {
        let (outcome, say) = self.say(line);
        assert_eq!(outcome, AnswerKind::Done, "{line}: {say:?}");
        self.look();
    }

    pub(crate) fn look_until_it_starts(&mut self) {
        while self.state().due.is_empty() {
            self.look();
        }
    }

    /// "It is me": whoever is to take the keyboard does.
    pub(crate) fn take_it(&mut self) {
        let seat = self.standing().curtain.unwrap();
        self.host.be(seat);
        while self.state().seat != Some(seat.number()) {
            self.look();
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.state().result.is_some()
    }

    pub(crate) fn is_due(&self) -> bool {
        let state = self.state();
        !self.is_over() && state.seat.is_some_and(|seat| state.due.contains(&seat))
    }

    /// Types a move, if it is this person's turn. Is the game over?
    pub(crate) fn play_on(&mut self) -> bool {
        self.listen();
        if self.standing().curtain.is_some() {
            self.take_it();
        }
        if self.is_due() {
            let line = self.idea();
            let (outcome, say) = self.say(&line);
            match outcome {
                AnswerKind::Done => {
                    self.look();
                }
                // What has happened is on its way.
                AnswerKind::Stale => {}
                _ => panic!("{line}: {outcome:?} {say:?}"),
            }
        }
        self.is_over()
    }

    /// What to do now, from what this terminal shows.
    fn idea(&mut self) -> String {
        let state = self.standing().state.clone();
        let position = state.position.as_ref().unwrap();
        let text = match state.game.as_str() {
            "quartex" => format!("view quartex {position}"),
            _ => format!("fen {position}"),
        };
        let view = bots::ugi::read_position(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
        let seat = state.seat.unwrap();
        let rules = Rules::read(&state.game, &state.rules).unwrap();
        let fresh = || bots::opponent(rules, Level::new(2).unwrap(), u64::from(seat));
        let bot = self.bots.entry(seat).or_insert_with(fresh);
        let what = bot.decide(&view, &ThinkingBudget::nodes(200)).unwrap();
        wire::command_word::write(&what).unwrap()
    }

    /// Everything that was said, in order.
    pub(crate) fn sentences(&self) -> Vec<&str> {
        self.told.iter().flat_map(said).map(String::as_str).collect()
    }

    /// The seats of those who are here.
    pub(crate) fn here(&self) -> Vec<u8> {
        self.standing().here.iter().map(|seat: &Seat| seat.number()).collect()
    }
}

/// What a person hears of it.
fn said(tell: &Tell) -> &[String] {
    match tell {
        Tell::Happened(say) | Tell::Answered(_, say) => say,
        Tell::Called(text) | Tell::Aside(text) | Tell::Lost(text) => std::slice::from_ref(text),
        Tell::Stands(_) | Tell::Back => &[],
    }
}

/// Everybody plays until it is over for all.
pub(crate) fn play_out(keyboards: &mut [&mut Keyboard]) {
    loop {
        let over: Vec<bool> = keyboards.iter_mut().map(|keyboard| keyboard.play_on()).collect();
        if over.iter().all(|over| *over) {
            break;
        }
        if !keyboards.iter().any(|keyboard| keyboard.is_due()) {
            // A bot thinks, or news are on their way: nothing to do but wait.
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}
