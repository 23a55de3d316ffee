//! Non-interference: two games that differ only in what an observer may not know look the same
//! to that observer, byte for byte; and every planted leak shows.
//!
//! A pair is a log and its *twist*: the same log with hidden tiles, pieces, cells and touches
//! exchanged for others. What an observer receives is printed as a stream: every glimpse, view
//! and choice, the answers to requests of all sorts, the record so far, and what a reconnected
//! observer gets.

use std::collections::BTreeMap;
use std::fmt::Write;

use dice::Dice;
use quartex::{Tile, TileSet};
use quarto::Cell;
use table::{
    Action, Answer, Entry, Event, Game, Moment, Record, Refusal, Request, Rules, StepNumber, Table,
    Terms, Viewer, What, When,
};

use crate::help::{Room, nonce, seat, some_rules, times, viewers};
use crate::twist::twist;

/// A leak planted on purpose, as servers have had them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Leak {
    ListOrder,
    CountingId,
    DerivedNumber,
    ErrorText,
    Length,
    AlignmentFlag,
}

const LEAKS: [Leak; 6] = [
    Leak::ListOrder,
    Leak::CountingId,
    Leak::DerivedNumber,
    Leak::ErrorText,
    Leak::Length,
    Leak::AlignmentFlag,
];

impl Leak {
    /// What would leave if somebody made it from the truth.
    fn text(self, table: &Table, entries: usize, viewer: Viewer) -> String {
        let game = table.game().unwrap();
        let hands = |f: &dyn Fn(TileSet) -> u64| -> Vec<u64> {
            let Game::Quartex(game) = game else { return Vec::new() };
            let seats = game.position().rules().players.seats();
            let others = seats.filter(|seat| viewer != Viewer::Seat(*seat));
            others.map(|seat| f(game.position().hand(seat))).collect()
        };
        let index = |tiles: TileSet| tiles.iter().map(|tile| tile.index() as u64).min();
        let position = match game {
            Game::Quarto { position, .. } => Some(*position),
            Game::Access { game, .. } => Some(game.position()),
            Game::Quartex(_) => None,
        };
        match self {
            Self::ListOrder => {
                let firsts = hands(&|tiles| index(tiles).unwrap_or(99));
                let mut order: Vec<usize> = (0..firsts.len()).collect();
                order.sort_by_key(|&place| firsts[place]);
                format!("{order:?}")
            }
            Self::CountingId => format!("message {entries}"),
            Self::DerivedNumber => {
                let Game::Quartex(game) = game else { return String::new() };
                let field = game.position().field();
                format!("{:?}", hands(&|tiles| field.count_placements(tiles).into()))
            }
            Self::ErrorText => match position.map(quarto::Position::board) {
                Some(board) => format!("a1 holds {:?}", board.piece(Cell::from_index(0).unwrap())),
                None => {
                    format!("{:?}", hands(&|t| u64::from(t.contains(Tile::all().next().unwrap()))))
                }
            },
            Self::Length => {
                let Game::Quartex(game) = game else { return String::new() };
                let bag = game.position().bag().iter();
                let crosses = bag.map(|tile| tile.name().to_string().matches('X').count());
                ".".repeat(crosses.sum())
            }
            Self::AlignmentFlag => {
                format!("{:?}", position.map(|position| !position.callable().is_empty()))
            }
        }
    }
}

/// Everything the observer receives; `leak` adds what it should not.
fn stream(log: &[Entry], viewer: Viewer, leak: Option<Leak>) -> Option<String> {
    let mut out = String::new();
    let (mut table, mut told) = Table::begin(&log[0]).ok()?;
    let mut last = table.view(viewer);
    for (number, entry) in log.iter().enumerate() {
        if number > 0 {
            told = table.apply(entry).ok()?;
        }
        let view = table.view(viewer);
        let Some(glimpse) = told.to(viewer) else {
            assert_eq!(view, last, "what is not told does not show");
            continue;
        };
        let view = view.unwrap();
        writeln!(out, "{glimpse:?}\n{view:?}\n{:?}", view.choices()).unwrap();
        if let Some(leak) = leak.filter(|_| view.first.is_some()) {
            writeln!(out, "{}", leak.text(&table, number, viewer)).unwrap();
        }
        last = Some(view);
    }
    if table.outcome().is_some() {
        return None;
    }
    // A second tab, a reconnected observer.
    let mut again = Table::fold(log).unwrap();
    writeln!(out, "{:?}\n{:?}", again.view(viewer), again.deadlines()).unwrap();
    writeln!(out, "{}", Record::of(log, viewer).unwrap()).unwrap();
    writeln!(out, "{}", Record::of(log, viewer).unwrap().to_json_lines()).unwrap();
    if let Viewer::Seat(seat) = viewer {
        for (number, action) in probes(table.terms().rules).into_iter().enumerate() {
            let step = table.view(viewer).unwrap().step;
            for step in [step, StepNumber(0)] {
                let name = format!("probe{number}-{step}");
                let what = What::Act(action);
                let request = Request { seat, step, nonce: nonce(&name), what };
                let when = When::at(Moment(1 << 40));
                let decision = again.request(&request, when);
                match decision.answer {
                    // What is felt is the seat's own.
                    Answer::Refused(Refusal::Access(_)) => {}
                    // What is accepted is told by its steps, and they may end in a hand that is shown to all (X15).
                    // The answer only says how many they were.
                    Answer::Done { step: end } => {
                        let entry = decision.entry.unwrap();
                        let many = entry.events.iter().filter(|event| is_step(event));
                        let before = again.view(viewer).unwrap().step;
                        assert_eq!(end.0, before.0 + u32::try_from(many.count()).unwrap());
                        writeln!(out, "done").unwrap();
                    }
                    answer => writeln!(out, "{answer:?}").unwrap(),
                }
            }
        }
    }
    Some(out)
}

const fn is_step(event: &Event) -> bool {
    matches!(event, Event::Step(_))
}

/// Requests of all sorts, most of them out of place.
fn probes(rules: Rules) -> Vec<Action> {
    let mut probes: Vec<Action> = Vec::new();
    match rules {
        Rules::Quarto(..) => {
            probes.extend(["a1", "c3", "-"].map(|text| Action::Quarto(text.parse().unwrap())));
        }
        Rules::Access(..) => probes.push(Action::Quarto("-".parse().unwrap())),
        Rules::Quartex(_) => {
            for text in ["XXXX@0,0=XXXX", "XSQO@1,0=XSQO", "none", "try XXXX@1,0", "try OOOO@0,1"] {
                probes.push(Action::Quartex(text.parse().unwrap()));
            }
        }
    }
    probes
}

/// A stream with every piece blotted out: codes such as `LQTH`, and digits in gifts.
fn blotted(text: &str) -> String {
    let is_code = |word: &[u8]| {
        let letters = [b"LD", b"RQ", b"ST", b"FH"];
        word.iter().zip(letters).all(|(byte, letters)| letters.contains(byte))
    };
    let mut bytes = text.as_bytes().to_vec();
    for at in 0..bytes.len().saturating_sub(4) {
        if is_code(&bytes[at..at + 4]) {
            bytes[at..at + 4].fill(b'#');
        } else if bytes[at] == b'+' {
            bytes[at + 1] = b'#';
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A pair of streams that must be equal; `None` if this twist cannot be played.
fn pair(number: u64, leak: Option<Leak>) -> Option<(Rules, String, String)> {
    let mut dice = Dice::new(3_000_000 + number);
    let terms = Terms::casual(some_rules(&mut dice));
    let mut room = Room::begun(terms, &mut dice);
    let most = if terms.rules.quarto().is_some() { 30 } else { 60 };
    let acts = dice.below(most);
    room.play(&mut dice, acts);
    let viewer = dice.choose(&viewers(terms.rules));
    let log = room.log;
    let twisted = twist(&log, terms.rules, viewer, &mut dice)?;
    let (one, two) = (stream(&log, viewer, leak)?, stream(&twisted, viewer, leak)?);
    let open = matches!(terms.rules, Rules::Quarto(..));
    let show = |text: String| if open { blotted(&text) } else { text };
    Some((terms.rules, show(one), show(two)))
}

#[test]
fn who_may_not_know_cannot_tell() {
    let wanted = times(2000, 100_000);
    let mut pairs = BTreeMap::new();
    let mut number = 0;
    while pairs.values().sum::<u64>() < wanted {
        number += 1;
        assert!(number < 10 * wanted, "too few pairs: {pairs:?}");
        let Some((rules, one, two)) = pair(number, None) else { continue };
        *pairs.entry(rules.game()).or_insert(0u64) += 1;
        if one != two {
            let differ = |(a, b): &(&str, &str)| a != b;
            let (a, b) = one.lines().zip(two.lines()).find(differ).unwrap_or(("", "length"));
            panic!("pair {number}, {}:\n{a}\n{b}", rules.text());
        }
    }
    assert!(pairs.len() == 3 && pairs.values().all(|&count| count > wanted / 10), "{pairs:?}");
}

#[test]
fn planted_leaks_are_caught() {
    for leak in LEAKS {
        let caught =
            (1..400).any(|number| pair(number, Some(leak)).is_some_and(|(_, one, two)| one != two));
        assert!(caught, "{leak:?}");
    }
}

/// The comparison is worth something: a player sees its own tiles, a spectator only how many.
#[test]
fn streams_hold_what_they_should() {
    let mut dice = Dice::new(1);
    let terms = Terms::casual(Rules::read("quartex", "2csh").unwrap());
    let room = Room::started(terms, &mut dice);
    let own = stream(&room.log, Viewer::Seat(seat(1)), None).unwrap();
    let open = stream(&room.log, Viewer::Spectator, None).unwrap();
    assert!(own.contains("DrewThese") && !open.contains("DrewThese") && open.contains("bag 2:?5"));
}
