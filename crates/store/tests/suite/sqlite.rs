//! What SQLite alone does.

use std::path::Path;

use rusqlite::Connection;
use store::{Append, Appended, Failure, Logs, Seq, Sqlite, SqliteLog};

use crate::entries::{all, append, asked, asker, clash, entry, name, numbers, repeated};

/// A store with three entries at table `a` and one at `b`, each filed by itself.
fn some_store(path: &Path) {
    let mut log = Sqlite::at(path).connect().unwrap();
    for append in [append("a", 0), asked("a", 1, 1, "n"), append("a", 2), append("b", 0)] {
        assert_eq!(log.append(&[append]), Ok(vec![Appended::Stored]));
        log.tidy(true).unwrap();
    }
}

/// Changes a file behind our back.
fn meddle(path: &Path, sql: &str) {
    let file = Connection::open(path).unwrap();
    file.execute_batch(&format!("PRAGMA foreign_keys = off; {sql}")).unwrap();
}

#[test]
fn what_cannot_be_read_is_broken() {
    let folder = tempfile::tempdir().unwrap();
    let bad_text = "UPDATE pieces SET lines = '- nonsense' WHERE game = 1 AND first = 1";
    let no_text = "UPDATE pieces SET lines = CAST(x'80ff' AS TEXT) WHERE game = 1 AND first = 1";
    let gap = "DELETE FROM pieces WHERE game = 1 AND first = 1";
    let short = "DELETE FROM pieces WHERE game = 1 AND first = 2";
    let begun = "DELETE FROM pieces WHERE game = 1 AND first = 0";
    let bad_asker =
        "UPDATE pieces SET lines = '9/n' || substr(lines, 2) WHERE game = 1 AND first = 1";
    let doubled = "INSERT INTO journal (lines) SELECT 'a 2 . ' || lines || char(10) FROM pieces
                   WHERE game = 1 AND first = 2";
    // What, the entry that is named, how many lines the check of the file has.
    for (number, (sql, place, lines)) in [
        (bad_text, 1, 0),
        (no_text, 1, 0),
        (gap, 1, 1),
        (short, 2, 1),
        (begun, 0, 1),
        (bad_asker, 1, 0),
        (doubled, 3, 0),
    ]
    .into_iter()
    .enumerate()
    {
        let path = folder.path().join(number.to_string());
        some_store(&path);
        let mut log = SqliteLog::open(&path).unwrap();
        assert_eq!(log.damage(), Ok(vec![]));
        meddle(&path, sql);
        let log: &mut dyn store::Log = &mut log;
        let read = log.read(&name("a"), Seq(0));
        assert!(read.is_err(), "{sql}");
        let mut seen = 0;
        let each = log.each(&mut |_| {
            seen += 1;
            Ok(())
        });
        assert_eq!(seen, 0, "{sql}");
        for failure in [read.err(), each.err()].into_iter().flatten() {
            let Failure::Broken { table, seq, .. } = failure else { panic!("{sql}: {failure:?}") };
            assert_eq!((table, seq), (name("a"), Seq(place)), "{sql}");
        }
        // Other tables are as good as before.
        assert_eq!(numbers(log, "b"), [0]);
        assert_eq!(SqliteLog::open(&path).unwrap().damage().unwrap().len(), lines, "{sql}");
    }
}

#[test]
fn an_entry_of_no_table_and_a_session_of_nobody_are_damage() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store");
    some_store(&path);
    meddle(&path, "DELETE FROM games WHERE name = 'b'");
    let damage = SqliteLog::open(&path).unwrap().damage().unwrap();
    assert_eq!(damage, ["an entry belongs to no table"]);
    meddle(&path, "INSERT INTO sessions VALUES (zeroblob(32), 'nobody', 1, 1)");
    let mut damage = SqliteLog::open(&path).unwrap().damage().unwrap();
    damage.sort();
    assert_eq!(damage, ["a session belongs to nobody", "an entry belongs to no table"]);
}

/// A batch of which one row cannot be written leaves nothing.
#[test]
fn a_batch_that_fails_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store");
    some_store(&path);
    let before = all(&mut *Sqlite::at(&path).connect().unwrap());
    meddle(
        &path,
        "CREATE TRIGGER trip BEFORE INSERT ON journal WHEN NEW.lines LIKE '% 666 %'
         BEGIN SELECT RAISE(ABORT, 'planted'); END",
    );
    let mut log = Sqlite::at(&path).connect().unwrap();
    let poison = Append { entry: entry(666), ..append("c", 1) };
    let batch = [append("a", 3), append("c", 0), poison, append("b", 1)];
    let failure = log.append(&batch).unwrap_err();
    assert!(matches!(&failure, Failure::Unavailable { why } if why.contains("planted")));
    assert_eq!(all(&mut *Sqlite::at(&path).connect().unwrap()), before);
    meddle(&path, "DROP TRIGGER trip");
    let mut log = Sqlite::at(&path).connect().unwrap();
    assert_eq!(log.append(&batch), Ok(vec![Appended::Stored; 4]));
}

/// The writer remembers the tables it wrote to of late. Of more than it can remember, in one batch
/// or in several, it still knows the numbers and the askers.
#[test]
fn very_many_tables_are_kept_apart() {
    let folder = tempfile::tempdir().unwrap();
    let mut log = Sqlite::at(folder.path().join("store")).connect().unwrap();
    let many = 9_000;
    let table = |number: u32| format!("t{number}");
    let firsts = (0..many).map(|number| append(&table(number), 0));
    let seconds = (0..many).map(|number| asked(&table(number), 1, 1, "n"));
    let batch: Vec<Append> = firsts.chain(seconds).collect();
    assert_eq!(log.append(&batch), Ok(vec![Appended::Stored; batch.len()]));
    // Everybody is forgotten in between.
    for part in 0..3 {
        let others: Vec<Append> =
            (0..5_000).map(|number| append(&format!("u{part}-{number}"), 0)).collect();
        assert_eq!(log.append(&others), Ok(vec![Appended::Stored; others.len()]));
    }
    let again = [asked("t7", 2, 1, "n"), append("t7", 1), append("t7", 2)];
    assert_eq!(log.append(&again), Ok(vec![repeated(1), clash(2), Appended::Stored]));
    assert_eq!(numbers(&mut *log, "t7"), [0, 1, 2]);
}

/// While somebody reads everything, the write-ahead log grows; afterwards it shrinks again.
#[test]
fn the_write_ahead_log_does_not_stay_large() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store");
    some_store(&path);
    let size = || std::fs::metadata(folder.path().join("store-wal")).map_or(0, |file| file.len());
    let mut writer = Sqlite::at(&path).connect().unwrap();
    let mut next = 1;
    let mut write = |batches: u32| {
        for _ in 0..batches {
            let batch: Vec<Append> = (0..1000)
                .map(|_| {
                    next += 1;
                    asked("b", next - 1, 1, &format!("a-nonce-of-the-usual-length-{next}"))
                })
                .collect();
            assert_eq!(writer.append(&batch), Ok(vec![Appended::Stored; 1000]));
        }
    };
    let mut reader = Sqlite::at(&path).connect().unwrap();
    let mut largest = 0;
    reader
        .each(&mut |_| {
            if largest == 0 {
                write(350);
                largest = size();
            }
            Ok(())
        })
        .unwrap();
    assert!(largest > 20 << 20, "{largest}: too small to say anything");
    write(10);
    assert!(size() <= 17 << 20, "{largest}, then {}", size());
}

/// The file holds the seeds of hidden draws.
#[cfg(unix)]
#[test]
fn a_new_file_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store");
    some_store(&path);
    let open = SqliteLog::open(&path).unwrap();
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap();
        let mode = file.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{}: {mode:o}", file.path().display());
    }
    drop(open);
}

/// Names that mean something else to SQLite are names of files here.
#[test]
fn a_path_is_a_path() {
    let folder = tempfile::tempdir().unwrap();
    for odd in ["file:x?mode=memory", ":memory:"] {
        let path = folder.path().join(odd);
        some_store(&path);
        assert!(path.is_file(), "{odd}");
        assert_eq!(all(&mut *Sqlite::at(&path).connect().unwrap()).len(), 2);
    }
    let nowhere = folder.path().join("none/store");
    assert!(matches!(Sqlite::at(nowhere).connect().err(), Some(Failure::Unavailable { .. })));
}

/// Somebody else holds the file for a moment: a batch waits for it.
#[test]
fn a_batch_waits_for_another_writer() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store");
    some_store(&path);
    let other = Connection::open(&path).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let mut log = Sqlite::at(&path).connect().unwrap();
    let writer = std::thread::spawn(move || {
        log.append(&[Append { asker: Some(asker(2, "late")), ..append("a", 3) }])
    });
    std::thread::sleep(std::time::Duration::from_millis(50));
    other.execute_batch("COMMIT").unwrap();
    assert_eq!(writer.join().unwrap(), Ok(vec![Appended::Stored]));
}
