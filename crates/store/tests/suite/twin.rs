//! The same random batches and changes on memory, the slow truthful twin, and on a disk: the same verdicts,
//! the same logs and the same directory.

use std::sync::Arc;

use store::{
    Append, Change, DirectoryEntry, InMemory, ListingRow, Log, Logs, Opened, Person, Seq, Sqlite,
};
use table::Moment;

use crate::cluster::Cluster;
use crate::dice::{Dice, times};
use crate::entries::{all, append, asker, entry, last, name};
use crate::guests::{everything, person, shown, token};
use crate::played;

const TABLES: [&str; 4] = ["a", "b", "B", "zz"];

/// Some append: mostly with the right number, often an asker that was there before.
fn some_append(dice: &mut Dice, twin: &mut dyn Log) -> Append {
    let table = name(dice.choose(&TABLES));
    let length = u32::try_from(twin.read(&table, Seq(0)).unwrap().len()).unwrap();
    let ahead = dice.choose(&[0, 0, 0, 1, 1, 2, 3]);
    let seq = if dice.one_in(6) { dice.below(length + 3) } else { length + ahead };
    let asker = (!dice.one_in(3)).then(|| {
        let chair = dice.choose(&[1, 2]);
        asker(chair, &format!("n{}", dice.below(40)))
    });
    let at = at(dice);
    let text = table.to_string();
    let chair = dice.choose(&[1, 2]);
    let made = match dice.below(12) {
        _ if seq == 0 => played::founded(&text, at),
        0..3 => played::sat(&text, seq, at, chair, dice.choose(&["person:p", "bot:2"])),
        3 => played::left(&text, seq, at, chair),
        4 if dice.one_in(5) => played::started(&text, seq, at),
        5 if dice.one_in(5) => last(Append { entry: entry(at), ..append(&text, seq) }),
        _ => Append { entry: entry(dice.next()), ..append(&text, seq) },
    };
    Append { asker, ..made }
}

/// Some change of the directory: of few people and tables, so that they meet.
fn some_change(dice: &mut Dice) -> Change {
    let token = token(u8::try_from(dice.below(6)).unwrap());
    let person = person(dice.choose(&["p", "P", "q-1", "q-2"]));
    let (table, next) = (name(dice.choose(&TABLES)), name(dice.choose(&TABLES)));
    let now = u64::from(dice.below(1000));
    match dice.below(20) {
        0..5 => Change::Admit { token, person, now },
        5..7 => Change::Saw { token, now },
        7..9 => {
            let text = dice.choose(&["Ann", "O'Neill; --", "\"\\%", "\u{202e}Ж\u{1f98a}", " "]);
            Change::Rename { person, name: text.parse().unwrap(), now }
        }
        9 => Change::Close { token },
        10 => Change::Forget { person },
        11 => Change::Expire { before: now / 4 },
        12..15 => Change::List { table, shown: shown(dice.one_in(2)), now },
        15 => Change::Unlist { table },
        16 => Change::Follow { table, next },
        17 => Change::Bring(DirectoryEntry::Follows { table, next }),
        18 => Change::Bring(DirectoryEntry::Listed(ListingRow {
            table,
            shown: shown(true),
            since: 3,
            seen: now,
        })),
        _ => {
            let sessions = vec![Opened { token, since: 1, seen: now }];
            let name = Some("Back".parse().unwrap());
            Change::Bring(DirectoryEntry::Person(Person { id: person, name, seen: now, sessions }))
        }
    }
}

/// So many changes, on two connections in turn, while moves are stored on either.
fn compare_directories(place: &dyn Logs, seed: u64, batches: u32) {
    let mut dice = Dice::new(seed);
    let mut twin = InMemory::new().connect().unwrap();
    let mut logs = [place.connect().unwrap(), place.connect().unwrap()];
    let mut ended = 0;
    for number in 0..batches {
        let changes: Vec<Change> = (0..=dice.below(6)).map(|_| some_change(&mut dice)).collect();
        let expected = twin.change(&changes).unwrap();
        let log = &mut logs[dice.below(2) as usize];
        assert_eq!(log.change(&changes), Ok(expected.clone()), "seed {seed}: {changes:?}");
        ended += expected.iter().sum::<u64>();
        let first = [append("moves", number)];
        assert_eq!(log.append(&first), Ok(vec![store::Appended::Stored]));
        let log = &mut logs[dice.below(2) as usize];
        assert_eq!(everything(&mut **log), everything(&mut *twin), "seed {seed}: {changes:?}");
        let token = token(u8::try_from(dice.below(6)).unwrap());
        assert_eq!(log.session(&token), twin.session(&token), "seed {seed}");
        let people = ["p", "P", "q-1", "none"].map(person);
        assert_eq!(log.names(&people), twin.names(&people), "seed {seed}");
        let since = u64::from(dice.below(1000));
        assert_eq!(log.listed(since), twin.listed(since), "seed {seed}");
        assert_eq!(log.count_open(since), twin.count_open(since), "seed {seed}");
        let table = name(dice.choose(&TABLES));
        assert_eq!(log.is_listed(&table), twin.is_listed(&table), "seed {seed}");
        assert_eq!(log.next_of(&table), twin.next_of(&table), "seed {seed}");
        assert_eq!(log.previous_of(&table), twin.previous_of(&table), "seed {seed}");
    }
    assert!(ended > 10, "{ended} sessions ended: too few to say anything");
}

fn at(dice: &mut Dice) -> u64 {
    dice.below(100_000).into()
}

/// So many batches, on two connections in turn, either of which puts things in order now and then. Says
/// how many tables were forgotten.
fn compare(place: &dyn Logs, seed: u64, batches: u64) -> u64 {
    let mut dice = Dice::new(seed);
    let mut twin = InMemory::new().connect().unwrap();
    let mut logs = [place.connect().unwrap(), place.connect().unwrap()];
    let (mut stored, mut sat, mut forgotten) = (0, 0, 0);
    for number in 0..batches {
        let batch: Vec<Append> =
            (0..=dice.below(12)).map(|_| some_append(&mut dice, &mut *twin)).collect();
        let expected = twin.append(&batch).unwrap();
        let log = &mut logs[dice.below(2) as usize];
        assert_eq!(log.append(&batch).unwrap(), expected, "seed {seed}, batch {number}: {batch:?}");
        stored += expected.iter().filter(|verdict| **verdict == store::Appended::Stored).count();
        if dice.one_in(4) {
            log.tidy(dice.one_in(2)).unwrap();
        }
        let table = name(dice.choose(&TABLES));
        let from = Seq(dice.below(40));
        assert_eq!(log.read(&table, from), twin.read(&table, from));
        let log = &mut logs[dice.below(2) as usize];
        assert_eq!(log.seats_at(&table), twin.seats_at(&table), "seed {seed}, batch {number}");
        assert_eq!(log.finish_of(&table), twin.finish_of(&table), "seed {seed}, batch {number}");
        assert_eq!(log.visited(&table), twin.visited(&table), "seed {seed}, batch {number}");
        let player = dice.choose(&["person:p", "bot:2"]).parse().unwrap();
        let (time, most) = (Moment(at(&mut dice))..Moment(at(&mut dice)), dice.below(4) as usize);
        let seats = twin.seats_of(&player, None, 9).unwrap();
        sat += seats.len();
        let after = seats.get(most);
        assert_eq!(log.seats_of(&player, after, most), twin.seats_of(&player, after, most));
        assert_eq!(log.finishes(&time, None, most), twin.finishes(&time, None, most));
        if dice.one_in(8) {
            let now = store::FORGOTTEN_AFTER + u64::from(dice.below(100));
            let visit = Change::Visit { table, now: dice.below(100).into() };
            let changes = [visit, Change::ForgetUnstarted { now }];
            let gone = twin.change(&changes).unwrap();
            assert_eq!(log.change(&changes), Ok(gone.clone()), "seed {seed}, batch {number}");
            forgotten += gone[1];
        }
    }
    assert!(sat > 0, "nobody sat down");
    assert!(stored as u64 > batches, "{stored} of so many were stored: too few to say anything");
    for log in &mut logs {
        assert_eq!(all(&mut **log), all(&mut *twin), "seed {seed}");
        assert_eq!(log.unfinished(), twin.unfinished(), "seed {seed}");
    }
    forgotten
}

#[test]
fn sqlite_says_what_memory_says() {
    let mut forgotten = 0;
    for seed in 0..times(10, 200) {
        let folder = tempfile::tempdir().unwrap();
        forgotten += compare(&Sqlite::at(folder.path().join("store")), seed, 60);
        compare_directories(&Sqlite::at(folder.path().join("house")), seed, 80);
    }
    assert!(forgotten > 5, "{forgotten} tables were forgotten: too few to say anything");
}

#[test]
fn postgres_says_what_memory_says() {
    let Some(cluster) = Cluster::start() else { return };
    for seed in 0..times(4, 60) {
        let place: Arc<dyn Logs> = cluster.logs();
        compare(&*place, 1000 + seed, 60);
        compare_directories(&*cluster.logs(), 1000 + seed, 80);
    }
}
