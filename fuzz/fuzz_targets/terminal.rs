//! Any bytes as a game in a terminal: who plays what, and the lines that they type. Nothing panics,
//! everything that is said is plain text, what is kept can be folded and verified, and the same lines
//! are answered in the same way.
#![no_main]

use std::io::{BufReader, Read};
use std::sync::{Arc, LazyLock, Mutex};
use std::thread;
use std::time::Duration;

use libfuzzer_sys::fuzz_target;
use store::{Seq, Store};
use table::{Begins, Level, Record, Rules, Seat, Sitter, Source, Table, Terms, Viewer, What};
use terminal::{Ended, GameToPlay, NewGame, Sitting, SpeechSettings, play_through};
use words::{CellStyle, Language, Naming, Verbosity, catalog};

/// Every kind of table.
const RULES: [(&str, &str); 10] = [
    ("quarto", "1234p"),
    ("quarto", "13sc"),
    ("quarto", "1234sa"),
    ("quarto", "1234pf"),
    ("access", "1234p"),
    ("access", "1234sp+announced+open"),
    ("quartex", "2csh"),
    ("quartex", "2atb3"),
    ("quartex", "3csh4"),
    ("quartex", "5csh"),
];

/// Everything that is understood, in every language.
static PHRASES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let sources = Language::ALL.map(|language| catalog::source("command", language));
    let lines = sources.into_iter().flatten().flat_map(str::lines);
    let phrases = lines.filter_map(|line| line.split_once(" = ")).filter(|(key, _)| {
        key.starts_with("command-") || key.starts_with("aside-") || key.starts_with("word-")
    });
    phrases.flat_map(|(_, phrases)| phrases.split(" | ")).collect()
});

/// Codes of both games, right and wrong.
const CODES: [&str; 24] = [
    "a1",
    "b3",
    "d4",
    "e5",
    "+0",
    "+7",
    "+f",
    "+LRSF",
    "+#1",
    "+#9",
    "+#16",
    "@a1",
    "@#3",
    "!3",
    "!b",
    "!/",
    "!",
    "-",
    "b2+4",
    "XXSQ@0,0",
    "XXXX@1,0=XXXX",
    "cannot",
    "none",
    "try XSQO@0,1",
];

/// So many lines are typed at most.
const LINES: usize = 30;

/// The bytes, one after the other; zeros when there are none left.
struct Bytes<'d>(&'d [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> usize {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        usize::from(first)
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        // Two bytes reach all of the phrases.
        let number = if from.len() > 256 { self.next() * 256 + self.next() } else { self.next() };
        from[number % from.len()]
    }

    fn setup(&mut self) -> (NewGame, SpeechSettings) {
        let (game, rules) = self.pick(&RULES);
        let rules = Rules::read(game, rules).expect("rules that are");
        let begins = [Begins::Lot, Begins::Seat(Seat::FIRST)][self.next() % 2];
        let terms = Terms { begins, ..Terms::casual(rules) };
        let mut seats = vec![Sitting::Here(None)];
        while seats.len() < usize::from(rules.seats()) {
            let who = self.next();
            let level = Level::new(1 + u8::try_from(who % 3).expect("three"));
            seats.push(match level {
                Some(level) if who % 2 == 0 => Sitting::Bot(level),
                _ => Sitting::Here((who % 5 == 0).then(|| "Zoë".to_owned())),
            });
        }
        let speech = SpeechSettings {
            language: self.pick(&Language::ALL),
            verbosity: self.pick(&[Verbosity::Terse, Verbosity::Normal, Verbosity::Full]),
            naming: self.pick(&[Naming::Words, Naming::Codes]),
            cells: self.pick(&CellStyle::ALL),
            ..SpeechSettings::default()
        };
        (NewGame { terms, seats, seed: Some(self.next() as u64) }, speech)
    }

    /// The next line, without its end. `store` knows what would be allowed.
    fn line(&mut self, store: &Store) -> Vec<u8> {
        match self.next() % 8 {
            0..=2 => legal(store, self.next()),
            3 => self.pick(&PHRASES).into(),
            4 => format!("{} {}", self.pick(&PHRASES), self.pick(&CODES)).into(),
            5 => self.pick(&CODES).into(),
            6 => {
                let length = self.next().min(self.0.len());
                let (raw, rest) = self.0.split_at(length);
                self.0 = rest;
                raw.to_vec()
            }
            _ => [&b"me"[..], b"yes", b"quit", b"board", b"log", b","][self.next() % 6].to_vec(),
        }
    }
}

/// Something that somebody at the keyboard may do now, after they have said that it is them.
fn legal(store: &Store, number: usize) -> Vec<u8> {
    // Whoever thinks gets a moment: what is typed too early is only refused.
    for _ in 0..6 {
        let choices = store.unfinished().ok().and_then(|ids| choices(store, ids.first()?));
        if let Some(choices) = choices.filter(|choices| !choices.is_empty()) {
            return format!("me\n{}", choices[number % choices.len()]).into();
        }
        thread::sleep(Duration::from_millis(1));
    }
    b"turn".to_vec()
}

fn choices(store: &Store, id: &table::GameId) -> Option<Vec<String>> {
    let table = Table::fold(&store.read(id, Seq(0)).ok()?).ok()?;
    let open = table.view(Viewer::Spectator)?;
    let is_here = |seat: &Seat| matches!(open.places[seat.index()].sitter, Sitter::Person(_));
    let seat = open.due.iter().find(is_here)?;
    let choices = table.view(Viewer::Seat(seat))?.choices();
    Some(
        choices
            .into_iter()
            .filter_map(|action| wire::command_word::write(&What::Act(action)))
            .collect(),
    )
}

/// Types a line whenever one is wanted, and remembers it.
struct Typist<'d> {
    bytes: Bytes<'d>,
    store: Arc<Store>,
    lines: usize,
    rest: Vec<u8>,
    typed: Arc<Mutex<Vec<u8>>>,
}

impl Read for Typist<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        if self.rest.is_empty() && self.lines < LINES && !self.bytes.0.is_empty() {
            self.lines += 1;
            self.rest = self.bytes.line(&self.store);
            self.rest.push(b'\n');
            self.typed.lock().expect("nobody panics").extend(&self.rest);
        }
        let count = self.rest.len().min(buffer.len());
        buffer[..count].copy_from_slice(&self.rest[..count]);
        self.rest.drain(..count);
        Ok(count)
    }
}

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes(data);
    let (setup, speech) = bytes.setup();
    let game = GameToPlay::New(Box::new(setup));
    let store = Arc::new(Store::in_memory().expect("memory"));
    let typed = Arc::<Mutex<Vec<u8>>>::default();
    let typist = Typist {
        bytes,
        store: Arc::clone(&store),
        lines: 0,
        rest: Vec::new(),
        typed: Arc::clone(&typed),
    };
    let mut said = Vec::new();
    let from = BufReader::new(typist);
    let ended = play_through(Arc::clone(&store), &game, speech, from, &mut said);
    assert_eq!(ended.expect("a store in memory"), Ended::Left);
    plain(&said);
    verified(&store);

    let (typed, mut again) = (typed.lock().expect("nobody panics").clone(), Vec::new());
    let store = Arc::new(Store::in_memory().expect("memory"));
    let ended = play_through(Arc::clone(&store), &game, speech, &typed[..], &mut again);
    assert_eq!(ended.expect("a store in memory"), Ended::Left);
    let text = String::from_utf8_lossy;
    assert_eq!(text(&said), text(&again), "{}", text(&typed));
});

/// No escape code, nothing that a terminal obeys, nothing drawn, no long line.
fn plain(said: &[u8]) {
    let said = std::str::from_utf8(said).expect("what is said is UTF-8");
    for line in said.lines() {
        let is_odd = |sign: char| {
            sign.is_control() || matches!(sign, '\u{2500}'..='\u{257f}' | '\u{2800}'..='\u{28ff}')
        };
        assert!(!line.contains(is_odd), "{line:?}");
        assert!(line.chars().count() < 80, "{line:?}");
    }
}

/// Everything that is kept folds, and its record is right.
fn verified(store: &Store) {
    let mut tables = 0;
    let each = store.each(&mut |kept| {
        let log: Vec<table::Entry> = kept.log.into_iter().map(|(_, entry)| entry).collect();
        let table = Table::fold(&log).expect("what is kept can be folded");
        let record = Record::of(&log, Viewer::Spectator).expect("what folds has a record");
        assert_eq!(table.outcome().is_some(), kept.over);
        // Before the end it lacks what is hidden.
        if kept.over {
            let source = Source::read(&record.to_string()).expect("a record can be read");
            assert!(source.verify().is_ok(), "{record}");
        }
        tables += 1;
        Ok(())
    });
    assert_eq!(each.expect("memory"), tables);
    assert!(tables > 0);
}
