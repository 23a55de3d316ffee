//! The same random batches on memory, the slow truthful twin, and on a disk: the same verdicts and
//! the same logs.

use std::sync::Arc;

use quartex::Chance as _;
use store::{Append, Log, Logs, Memory, Seq, Sqlite};

use crate::cluster::Cluster;
use crate::dice::{Dice, times};
use crate::entries::{all, asker, entry, name};

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
    Append { table, seq: Seq(seq), asker, ends: dice.one_in(60), entry: entry(dice.next()) }
}

/// So many batches, on two connections in turn, either of which puts things in order now and then.
fn compare(place: &dyn Logs, seed: u64, batches: u64) {
    let mut dice = Dice::new(seed);
    let mut twin = Memory::new().connect().unwrap();
    let mut logs = [place.connect().unwrap(), place.connect().unwrap()];
    let mut stored = 0;
    for number in 0..batches {
        let batch: Vec<Append> =
            (0..=dice.below(12)).map(|_| some_append(&mut dice, &mut *twin)).collect();
        let expected = twin.append(&batch).unwrap();
        let log = &mut logs[dice.below(2) as usize];
        assert_eq!(log.append(&batch).unwrap(), expected, "seed {seed}, batch {number}: {batch:?}");
        stored += expected.iter().filter(|verdict| **verdict == store::Verdict::Stored).count();
        if dice.one_in(4) {
            log.tidy(dice.one_in(2)).unwrap();
        }
        let table = name(dice.choose(&TABLES));
        let from = Seq(dice.below(40));
        assert_eq!(log.read(&table, from), twin.read(&table, from));
    }
    assert!(stored as u64 > batches, "{stored} of so many were stored: too few to say anything");
    for log in &mut logs {
        assert_eq!(all(&mut **log), all(&mut *twin), "seed {seed}");
        assert_eq!(log.unfinished(), twin.unfinished(), "seed {seed}");
    }
}

#[test]
fn sqlite_says_what_memory_says() {
    for seed in 0..times(10, 200) {
        let folder = tempfile::tempdir().unwrap();
        compare(&Sqlite::at(folder.path().join("store")), seed, 60);
    }
}

#[test]
fn postgres_says_what_memory_says() {
    let Some(cluster) = Cluster::start() else { return };
    for seed in 0..times(4, 60) {
        let place: Arc<dyn Logs> = cluster.logs();
        compare(&*place, 1000 + seed, 60);
    }
}
