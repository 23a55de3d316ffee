//! The fair bag and the fair lot: a second implementation agrees, every change is noticed, and
//! all numbers are equally likely.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use dice::Dice;
use table::{
    Contribution, Draws, Level, Moment, Noted, Record, Rules, Seat, Seating, Sitter, Source, Table,
    Terms, Viewer, What, Wrong,
};

use crate::help::{Room, secret, some_rules, times};

/// A finished game, as text.
pub(crate) fn finished(game: u64) -> String {
    let mut dice = Dice::new(77_000 + game);
    let mut room = Room::begun(Terms::casual(some_rules(&mut dice)), &mut dice);
    room.play(&mut dice, 2000);
    let seats = room.table.terms().rules.seats();
    for number in 1..seats {
        if room.table.outcome().is_none() {
            room.ask(number, What::Resign);
        }
    }
    Record::of(&room.log, Viewer::Spectator).unwrap().to_string()
}

/// What the page of Python under `fixtures/fair` says of these records; `None` without Python.
fn second_opinion(records: &[String]) -> Option<Vec<String>> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/fair/check.py");
    let mut python = Command::new("python3");
    python.arg(page).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = match python.spawn() {
        Ok(child) => child,
        Err(error) if std::env::var("FOURFOLD_TOOLS").is_ok_and(|tools| tools == "all") => {
            panic!("the second checker needs python3: {error}")
        }
        Err(error) => {
            println!("SKIPPED: the second checker needs python3: {error}");
            return None;
        }
    };
    let input = records.join("\n%%\n");
    let mut pipe = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || pipe.write_all(input.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    Some(String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect())
}

#[test]
fn a_second_implementation_agrees_on_every_draw() {
    let records: Vec<String> = (0..times(400, 4000)).map(finished).collect();
    let mut drawn = 0;
    let mut ours = Vec::new();
    for text in &records {
        let verified = Source::read(text).unwrap().verify();
        let verified = verified.unwrap_or_else(|faults| panic!("{text}\n{faults:?}"));
        drawn += verified.draws;
        ours.push(format!("ok {}", verified.draws));
    }
    assert!(u64::from(drawn) > records.len() as u64 * 10, "{drawn} draws");
    if let Some(theirs) = second_opinion(&records) {
        for ((ours, theirs), text) in ours.iter().zip(&theirs).zip(&records) {
            assert_eq!(ours, theirs, "{text}");
        }
        assert_eq!(ours.len(), theirs.len());
    }
}

/// The forgery: with the name and the contributions of a game fixed, a server tries seeds until it likes the draws, and
/// makes commitment, seal and draws fit. The record agrees with itself; with what was noted beforehand it does not.
#[test]
fn draws_that_were_chosen_afterwards_are_found_out_by_what_was_noted() {
    for game in 0..times(1_000, 10_000) {
        let mut dice = Dice::new(55_000 + game);
        let mut room = Room::founded(Terms::casual(some_rules(&mut dice)), &mut dice);
        let fairness = room.table.view(Viewer::Spectator).unwrap().fairness;
        let noted = Noted { commitment: Some(fairness.commitment), seal: fairness.seal };
        let seating = (1..).map_while(Seat::new).zip(room.table.places()).map(|(seat, _)| {
            let chair = room.table.chair(seat);
            let sitter = room.table.places()[chair.index()].sitter.clone();
            Seating { sitter, contribution: fairness.contributions[seat.index()].clone() }
        });
        let seating: Vec<Seating> = seating.collect();
        let (id, terms) = (room.table.id().clone(), room.table.terms());
        let forged = Table::found(id, terms, secret(&mut dice), &seating, Moment(0));
        let mut forged = Room::of(forged.unwrap());
        for room in [&mut room, &mut forged] {
            room.play(&mut dice, 60);
            for number in 1..terms.rules.seats() {
                if room.table.outcome().is_none() {
                    room.ask(number, What::Resign);
                }
            }
        }
        let read = |room: &Room| {
            let text = Record::of(&room.log, Viewer::Spectator).unwrap().to_string();
            Source::read(&text).unwrap()
        };
        let (honest, forged) = (read(&room), read(&forged));
        assert!(honest.verify_with(noted).is_ok());
        assert!(forged.verify().is_ok());
        let only = |noted| forged.verify_with(noted).map_err(|faults| faults[0].wrong.clone());
        let Noted { commitment, seal } = noted;
        assert_eq!(only(Noted { commitment, seal: None }), Err(Wrong::OtherCommitment));
        assert_eq!(only(Noted { commitment: None, seal }), Err(Wrong::OtherSeal));
    }
}

/// A server knows the seed and what the players added. If its bot could add something, it would try until it likes
/// what follows: a record in which somebody adds who is no person is refused by both checkers.
#[test]
fn whoever_is_no_person_adds_nothing() {
    let mut records = Vec::new();
    let luck = |text: &str| Contribution::new(text.as_bytes()).unwrap();
    for game in 0..40 {
        let mut dice = Dice::new(66_000 + game);
        let bot = Sitter::Bot(Level::new(3).unwrap());
        let added = if game % 2 == 0 { Contribution::default() } else { luck("1516 tries") };
        let person = Sitter::Person("anna".parse().unwrap());
        let seating = [
            Seating { sitter: person, contribution: luck("mine") },
            Seating { sitter: bot, contribution: added },
        ];
        let terms = Terms::casual(Rules::read("quarto", "1234p").unwrap());
        let id = format!("g{game}").parse().unwrap();
        let table = Table::found(id, terms, secret(&mut dice), &seating, Moment(0)).unwrap();
        let mut room = Room::of(table);
        let seat = room.table.chair(Seat::FIRST).number();
        room.ask(seat, What::Resign);
        assert!(room.table.outcome().is_some());
        records.push(Record::of(&room.log, Viewer::Spectator).unwrap().to_string());
    }
    for (game, text) in records.iter().enumerate() {
        assert_eq!(Source::read(text).unwrap().verify().is_ok(), game % 2 == 0, "{text}");
    }
    let Some(answers) = second_opinion(&records) else { return };
    assert_eq!(answers.len(), records.len());
    for (game, answer) in answers.iter().enumerate() {
        assert_eq!(answer.starts_with("ok"), game % 2 == 0, "{answer}\n{}", records[game]);
    }
}

/// Every digit of the seed, the commitment, the seal, the contributions, the tray, the lot and
/// the drawn tiles, every letter of who sat where and of what was agreed, and the name of every tag: changed to
/// another, both checkers notice.
#[test]
fn every_single_change_is_noticed() {
    let mut changed = Vec::new();
    for game in 0..times(12, 100) {
        let text = finished(game);
        let mut dice = Dice::new(game);
        let mut begin = 0;
        for line in text.split_inclusive('\n') {
            let value = line.find(" \"").map_or(0, |at| at + 2);
            let tags = ["[Seed", "[Commitment", "[Seal", "[Contribution", "[Tray", "[First", "[Id"];
            let is_tag = tags.iter().any(|tag| line.starts_with(tag));
            // The first seal did not notice these.
            let is_second = text.contains("[Seal \"2:");
            let is_letter = is_second && line.starts_with('[') && !line.starts_with("[Re");
            let is_draw = line.starts_with("bag ");
            for (at, byte) in line.bytes().enumerate() {
                let other = match byte {
                    b'0'..=b'9' | b'a'..=b'f' if is_tag && at >= value => {
                        dice.choose(b"0123456789abcdef")
                    }
                    b'a'..=b'z' | b'A'..=b'Z' if is_letter => {
                        dice.choose(b"abcdefghijklmnopqrstuvwxyz")
                    }
                    b'X' | b'S' | b'Q' | b'O' if is_draw => dice.choose(b"XSQO"),
                    _ => continue,
                };
                if other != byte {
                    let mut bytes = text.clone().into_bytes();
                    bytes[begin + at] = other;
                    changed.push(String::from_utf8(bytes).unwrap());
                }
            }
            begin += line.len();
        }
    }
    assert!(changed.len() > 2000, "{}", changed.len());
    for text in &changed {
        let noticed = Source::read(text).map_or(true, |source| source.verify().is_err());
        assert!(noticed, "{text}");
    }
    let Some(answers) = second_opinion(&changed) else { return };
    assert_eq!(answers.len(), changed.len());
    for (answer, text) in answers.iter().zip(&changed) {
        assert!(answer.starts_with("wrong"), "{answer}\n{text}");
    }
}

/// Bar 20: the numbers are equally likely. Chi-square over 55 classes has mean 54 and deviation
/// 10.4; between 26 and 93 lie all but the outer 0.1 % on either side.
#[test]
fn draws_are_equally_likely() {
    let count = times(100_000, 1_000_000);
    let mut dice = Dice::new(20);
    let contributions = [Contribution::new(b"left").unwrap(), Contribution::default()];
    let mut draws = Draws::new(table::Seed(dice.bytes()), &"g".parse().unwrap(), &contributions, 0);
    let mut seen = [0u64; 55];
    for _ in 0..count {
        seen[draws.below(55) as usize] += 1;
    }
    #[expect(clippy::cast_precision_loss, reason = "small numbers")]
    let chi: f64 = {
        let fair = count as f64 / 55.0;
        seen.iter().map(|&n| (n as f64 - fair).powi(2) / fair).sum()
    };
    assert!((26.0..93.0).contains(&chi), "{chi}");
}

/// The bytes of the seed leave nobody's sight before the end, and everybody's after it.
#[test]
fn the_seed_is_a_secret_until_the_end() {
    for game in 0..200 {
        let mut dice = Dice::new(game);
        let seed = dice.clone();
        let mut room = Room::started(Terms::casual(some_rules(&mut dice)), &mut dice);
        let hidden = {
            let mut dice = seed;
            some_rules(&mut dice);
            dice.next();
            secret(&mut dice)
        };
        let created = room.log[0].to_string();
        let root = created.rsplit("root:").next().filter(|_| created.contains("root:"));
        let root = root.map(|root| root[..64].to_owned());
        assert_eq!(root.is_some(), matches!(hidden, table::Secret::Root(_)));
        let secret = hidden.seed().reveal();
        let next = hidden.next().map(|next| next.seed().reveal());
        room.play(&mut dice, 20);
        let is_over = room.table.outcome().is_some();
        for viewer in crate::help::viewers(room.table.terms().rules) {
            let view = room.table.view(viewer).unwrap();
            assert_eq!(view.fairness.seed.is_some(), is_over);
            let record = Record::of(&room.log, viewer).unwrap().to_string();
            assert_eq!(record.contains(&secret), is_over);
            assert!(!format!("{view:?}").contains(&secret));
            // The root and what is to be drawn next are never told.
            for never in root.iter().chain(&next) {
                assert!(!record.contains(never) && !format!("{view:?}").contains(never));
            }
        }
    }
}
