//! Copies of a whole store, made while it is written to, checked, and brought back.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test may fail loudly, and so may its helpers"
)]

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use store::{
    Append, Appended, Asker, Copied, Faulty, Finish, Finished, KeptLog, ListingRow, Mishap, NoCopy,
    Operation, SeatTaken, Seq, Session, Sqlite, Store, StoreAddress, Summary, TokenHash,
};
use table::{
    Entry, Event, GameId, Moment, PersonId, PublicEvent, Rules, Seed, Table, Terms, Viewer,
};
use tempfile::{TempDir, tempdir};

/// One game of each kind, as the first release wrote them.
fn played() -> Vec<(GameId, Vec<Entry>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/logs/seed");
    let mut files: Vec<_> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let read = |file: &std::path::PathBuf| {
        let text = fs::read_to_string(file).unwrap();
        let log: Vec<Entry> = text.lines().map(|line| line.parse().unwrap()).collect();
        let Some(Event::Created { id, .. }) = log[0].events.first() else { panic!("{}", log[0]) };
        (id.clone(), log)
    };
    let played: Vec<_> = files.iter().map(read).collect();
    assert!(played.len() >= 3);
    played
}

fn keep(store: &Store, id: &GameId, log: &[Entry]) {
    for (entry, seq) in log.iter().zip(0..) {
        let append = Append {
            table: id.clone(),
            seq: Seq(seq),
            asker: asker(&log[..seq as usize], entry),
            finish: finish(&log[..seq as usize], entry),
            entry: entry.clone(),
        };
        assert_eq!(store.append(append), Ok(Appended::Stored), "{id} {seq}");
    }
}

fn finish(before: &[Entry], entry: &Entry) -> Option<Finish> {
    let mut table = Table::fold(before).ok()?;
    let was_over = table.outcome().is_some();
    table.apply(entry).ok()?;
    if was_over { None } else { Finish::at(&table, entry.at) }
}

fn asker(before: &[Entry], entry: &Entry) -> Option<Asker> {
    let (seat, nonce) = entry.cause.clone()?;
    Some(Asker { chair: Table::fold(before).unwrap().chair(seat), nonce })
}

fn all(store: &Store) -> Vec<KeptLog> {
    let mut all = Vec::new();
    let see = &mut |kept| {
        all.push(kept);
        Ok(())
    };
    store.each(see).unwrap();
    all
}

fn entries(store: &Store) -> u64 {
    all(store).iter().map(|kept| kept.log.len() as u64).sum()
}

fn open(folder: &TempDir, name: &str) -> Store {
    Store::open(&StoreAddress::File(folder.path().join(name))).unwrap()
}

const ANN: TokenHash = TokenHash([1; 32]);
const BEN: TokenHash = TokenHash([2; 32]);

fn person(text: &str) -> PersonId {
    text.parse().unwrap()
}

/// A store with all games that were played, by people who are still there.
fn full(folder: &TempDir) -> Store {
    let store = open(folder, "games");
    let played = played();
    for (id, log) in &played {
        keep(&store, id, log);
    }
    for (token, who, name) in [(ANN, "p-ann", "Änne O'Neill"), (BEN, "p-ben", "Ben")] {
        store.admit(&token, &person(who), 1_700_000_000).unwrap();
        store.rename(&person(who), name, 1_700_000_000).unwrap();
    }
    let table = Table::fold(&played[0].1).unwrap();
    let shown = Summary::of(&table.view(Viewer::Spectator).unwrap(), None);
    store.list(&played[0].0, shown, 1_700_000_000).unwrap();
    store.follow(&played[1].0, &played[0].0).unwrap();
    store
}

/// What the directory keeps, as far as it was in [`full`].
type KeptDirectory = (Vec<Option<Session>>, Vec<ListingRow>, Option<GameId>);

fn kept_directory(store: &Store) -> KeptDirectory {
    let sessions = [ANN, BEN].map(|token| store.session(&token, 0).unwrap());
    (sessions.to_vec(), store.listed(0).unwrap(), store.next_of(&played()[1].0).unwrap())
}

/// Who played, and how it ended.
fn register(store: &Store) -> Vec<(Vec<SeatTaken>, Option<Finished>)> {
    let games = played().into_iter().map(|(id, _)| id);
    games.map(|id| (store.seats_at(&id).unwrap(), store.finish_of(&id).unwrap())).collect()
}

#[test]
fn a_copy_brought_back_is_the_same_store() {
    let folder = tempdir().unwrap();
    let store = full(&folder);
    let copy = folder.path().join("copy");
    let copied = store.back_up(&copy).unwrap();
    assert_eq!(copied.tables, played().len() as u64);
    assert_eq!((copied.people, copied.lobby), (2, 2));
    let other = open(&folder, "other");
    assert_eq!(other.restore(&copy).unwrap(), copied);
    assert_eq!(all(&other), all(&store));
    assert_eq!(other.unfinished(), store.unfinished());
    assert_eq!(kept_directory(&other), kept_directory(&store));
    assert_eq!(register(&other), register(&store));
    assert!(register(&other).iter().all(|(seats, _)| seats.len() > 1));
    assert!(register(&other).iter().any(|(_, finished)| finished.is_some()));
    assert_eq!(kept_directory(&other).0[0].as_ref().unwrap().name.as_deref(), Some("Änne O'Neill"));
    // It is one file, and nothing is left beside it but the two stores.
    let names = fs::read_dir(&folder).unwrap();
    let names = names.map(|file| file.unwrap().file_name().into_string().unwrap());
    let copies = names.filter(|name| name.starts_with('.') || name.starts_with("copy"));
    assert_eq!(copies.collect::<Vec<_>>(), ["copy"]);
    // A second time there is nothing to add.
    assert_eq!(other.restore(&copy).unwrap(), Copied { added: 0, ..copied });
}

/// Games go on while they are copied, one move after each look at the store: the copy has all moves but those of its last
/// moment, however long it took, and is still of one moment.
#[test]
fn what_comes_while_a_copy_is_made_is_in_it() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("games");
    let (id, log) = played().swap_remove(0);
    let writer = Arc::new(Store::on(Arc::new(Sqlite::at(&file))).unwrap());
    keep(&writer, &id, &log[..4]);
    let (faulty, faults) = Faulty::on(Arc::new(Sqlite::at(&file)));
    let store = Store::on(Arc::new(faulty)).unwrap();
    let (made, rest) = (Arc::new(AtomicUsize::new(4)), log.clone());
    let (seen, game, hand) = (Arc::clone(&made), id.clone(), Arc::clone(&writer));
    faults.decide(move |call| {
        // Not before the first look: that would be no news to the copy.
        let number = seen.load(Ordering::Relaxed);
        if call == Operation::Read && number < rest.len() {
            let before = &rest[..number];
            let (seq, entry) = (u32::try_from(number).unwrap(), rest[number].clone());
            let (asker, finish) = (asker(before, &entry), finish(before, &entry));
            let append = Append { table: game.clone(), seq: Seq(seq), asker, finish, entry };
            assert_eq!(hand.append(append), Ok(Appended::Stored));
            seen.fetch_add(1, Ordering::Relaxed);
        }
        Mishap::None
    });
    let copy = folder.path().join("copy");
    let copied = store.back_up(&copy).unwrap();
    let made = made.load(Ordering::Relaxed);
    assert!(made >= 7, "the store was looked at {} times", made - 4);
    assert_eq!((copied.tables, copied.entries), (1, made as u64));
    let other = open(&folder, "other");
    // It is not over there, which is said behind it.
    assert_eq!(other.restore(&copy).unwrap(), Copied { marked: 1, ..copied });
    assert_eq!(other.read(&id, Seq(0)).unwrap()[..made], log[..made]);
    assert_eq!(other.finish_of(&id), writer.finish_of(&id));
}

#[test]
fn a_file_that_is_there_is_not_overwritten() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("holiday.jpg");
    fs::write(&file, "precious").unwrap();
    let refused = open(&folder, "games").back_up(&file);
    assert!(matches!(refused, Err(NoCopy::Exists)), "{refused:?}");
    assert_eq!(fs::read(&file).unwrap(), b"precious");
}

#[test]
fn what_is_missing_is_added_and_what_is_there_stays() {
    let folder = tempdir().unwrap();
    let (store, games) = (full(&folder), played());
    let copy = folder.path().join("copy");
    let copied = store.back_up(&copy).unwrap();
    // One table is further on, one is behind, one is in no copy, one is missing.
    let other = open(&folder, "other");
    let (ahead, log) = &games[0];
    keep(&other, ahead, log);
    let events = vec![Event::Aloud(PublicEvent::Resumed)];
    let more = Append {
        table: ahead.clone(),
        seq: Seq(u32::try_from(log.len()).unwrap()),
        asker: None,
        finish: None,
        entry: Entry { at: Moment(0), cause: None, events },
    };
    assert_eq!(other.append(more), Ok(Appended::Stored));
    let (behind, short) = &games[1];
    keep(&other, behind, &short[..3]);
    let new: GameId = "new".parse().unwrap();
    let rules = Rules::read("quarto", "1234p").unwrap();
    let first = Table::create(new.clone(), Terms::casual(rules), Seed([1; 32]), Moment(0)).unwrap();
    assert_eq!(other.append(Append::first(new.clone(), first.clone())), Ok(Appended::Stored));

    let added = copied.entries - log.len() as u64 - 3;
    assert_eq!(other.restore(&copy).unwrap(), Copied { added, ..copied });
    assert_eq!(other.read(ahead, Seq(0)).unwrap().len(), log.len() + 1);
    assert_eq!(other.read(behind, Seq(0)).unwrap(), *short);
    assert_eq!(other.read(&new, Seq(0)).unwrap(), [first]);
}

/// A game that ended after the copy was made has shown its seed. Brought back it would be under way again, with
/// hidden draws that somebody knows: it says that it was brought back, once, and of its next game nothing is fixed.
#[test]
fn a_game_that_was_not_over_says_that_it_was_brought_back() {
    let folder = tempdir().unwrap();
    let store = open(&folder, "games");
    // Of today: with a root, and so with a next game.
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/logs/1/quartex.log");
    let text = fs::read_to_string(file).unwrap();
    let log: Vec<Entry> = text.lines().map(|line| line.parse().unwrap()).collect();
    let short = &log[..log.len() - 5];
    let Some(Event::Created { id, .. }) = log[0].events.first() else { panic!("{}", log[0]) };
    keep(&store, id, short);
    let copy = folder.path().join("copy");
    let copied = store.back_up(&copy).unwrap();
    // Nothing was lost where it is still as it was.
    assert_eq!(store.restore(&copy).unwrap(), Copied { added: 0, ..copied });
    for (entry, seq) in log.iter().zip(0..).skip(short.len()) {
        let asker = asker(&log[..seq as usize], entry);
        let finish = finish(&log[..seq as usize], entry);
        let (table, entry) = (id.clone(), entry.clone());
        store.append(Append { table, seq: Seq(seq), asker, finish, entry }).unwrap();
    }
    let shown = |store: &Store| {
        let table = Table::fold(&store.read(id, Seq(0)).unwrap()).unwrap();
        (table.outcome().is_some(), table.view(Viewer::Spectator).unwrap().fairness)
    };
    let (is_over, before) = shown(&store);
    assert!(is_over && before.seed.is_some() && before.next.is_some() && !before.brought_back);
    // Where it is over nothing comes back.
    assert_eq!(store.restore(&copy).unwrap(), Copied { added: 0, ..copied });
    assert_eq!(shown(&store).1, before);

    let other = open(&folder, "other");
    assert_eq!(other.restore(&copy).unwrap(), Copied { marked: 1, ..copied });
    let (is_over, fairness) = shown(&other);
    assert!(!is_over && fairness.brought_back && fairness.seed.is_none());
    assert_eq!(fairness.commitment, before.commitment, "the seed is the one that was shown");
    // Again, or as a copy of a copy: it is said once.
    assert_eq!(other.restore(&copy).unwrap(), Copied { added: 0, ..copied });
    let again = folder.path().join("again");
    let copied = other.back_up(&again).unwrap();
    assert_eq!(open(&folder, "third").restore(&again).unwrap(), copied);
    // It goes on from there, and at its end nobody is told of a next game that was perhaps played as well.
    let mut brought = Table::fold(&other.read(id, Seq(0)).unwrap()).unwrap();
    for entry in &log[short.len()..] {
        brought.apply(entry).unwrap();
    }
    let fairness = brought.view(Viewer::Spectator).unwrap().fairness;
    assert_eq!((fairness.seed, fairness.next), (before.seed, None));
}

/// People who are known stay as they are: no old name, and no session that has ended since.
#[test]
fn a_session_that_was_closed_stays_closed() {
    let folder = tempdir().unwrap();
    let store = full(&folder);
    let copy = folder.path().join("copy");
    store.back_up(&copy).unwrap();
    store.rename(&person("p-ann"), "Anna", 1_700_000_001).unwrap();
    store.close(&ANN).unwrap();
    store.follow(&played()[0].0, &played()[1].0).unwrap();
    let before = kept_directory(&store);
    store.restore(&copy).unwrap();
    assert_eq!(kept_directory(&store), before);
    assert_eq!(store.session(&ANN, 0), Ok(None));
    let ann = person("p-ann");
    assert_eq!(store.names(std::slice::from_ref(&ann)).unwrap()[&ann], "Anna");
}

#[test]
fn a_game_that_went_another_way_is_not_touched() {
    let folder = tempdir().unwrap();
    let (store, games) = (full(&folder), played());
    let copy = folder.path().join("copy");
    store.back_up(&copy).unwrap();
    let other = open(&folder, "other");
    let (id, log) = games.last().unwrap();
    let mut changed = log[..5].to_vec();
    changed[4].at = Moment(changed[4].at.0 + 1);
    keep(&other, id, &changed);
    let before = all(&other);
    match other.restore(&copy) {
        Err(NoCopy::Differs { table, seq }) => assert_eq!((&table, seq), (id, Seq(4))),
        other => panic!("{other:?}"),
    }
    assert_eq!(all(&other), before);
}

/// Not a store, half a store, a store with a changed byte: all are refused, and nothing is
/// written.
#[test]
fn a_copy_that_is_damaged_is_refused() {
    let folder = tempdir().unwrap();
    let store = full(&folder);
    let copy = folder.path().join("copy");
    store.back_up(&copy).unwrap();
    let whole = fs::read(&copy).unwrap();
    let other = open(&folder, "other");
    let bad = folder.path().join("bad");
    let refuse = |bytes: &[u8]| {
        fs::write(&bad, bytes).unwrap();
        other.restore(&bad).unwrap_err()
    };
    refuse(b"a letter to a friend, longer than the sixteen bytes of a header of SQLite");
    refuse(&whole[..whole.len() / 2]);
    // Moves that cannot be: pieces that were given become calls.
    let mut changed = whole.clone();
    let gives = whole.windows(6).enumerate().filter(|(_, bytes)| *bytes == b"step +");
    gives.for_each(|(at, _)| changed[at + 5] = b'!');
    refuse(&changed);
    // A name that cannot be.
    let mut changed = whole.clone();
    let names = whole.windows(7).enumerate().filter(|(_, bytes)| *bytes == b"O'Neill");
    names.for_each(|(at, _)| changed[at] = 0);
    refuse(&changed);
    assert!(matches!(other.restore(&folder.path().join("none")), Err(NoCopy::NoFile)));
    assert_eq!(all(&other), []);
}

/// While somebody appends, a copy is of one moment between its beginning and its end.
#[test]
fn a_copy_is_of_one_moment() {
    let folder = tempdir().unwrap();
    let store = open(&folder, "games");
    let games = played();
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            for (id, log) in &games {
                keep(&store, id, log);
            }
            done.store(true, Ordering::Release);
        });
        for number in 0.. {
            let is_last = done.load(Ordering::Acquire);
            let before = entries(&store);
            let copy = folder.path().join(format!("copy{number}"));
            let copied = store.back_up(&copy).unwrap();
            assert!((before..=entries(&store)).contains(&copied.entries));
            if is_last {
                break;
            }
        }
    });
    let all: u64 = games.iter().map(|(_, log)| log.len() as u64).sum();
    assert_eq!(entries(&store), all);
}

/// `fixtures/store/` has a copy made by every version; `FOURFOLD_FIXTURES=write` adds one by this.
#[test]
fn a_copy_of_any_version_can_be_brought_back() {
    let folder = tempdir().unwrap();
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/store");
    let newest = kept.join("4.sqlite");
    if std::env::var_os("FOURFOLD_FIXTURES").is_some_and(|how| how == "write") {
        fs::create_dir_all(&kept).unwrap();
        if newest.exists() {
            fs::remove_file(&newest).unwrap();
        }
        full(&folder).back_up(&newest).unwrap();
    }
    let copies = fs::read_dir(&kept).unwrap().map(|file| file.unwrap().path());
    let copies: Vec<_> =
        copies.filter(|file| file.extension() == Some("sqlite".as_ref())).collect();
    assert!(copies.contains(&newest));
    for copy in copies {
        let before = fs::read(&copy).unwrap();
        let store = open(&folder, copy.file_stem().unwrap().to_str().unwrap());
        store.restore(&copy).unwrap();
        for (id, log) in played() {
            assert_eq!(store.read(&id, Seq(0)).unwrap(), log, "{}", copy.display());
        }
        assert_eq!(register(&store), register(&full(&tempdir().unwrap())), "{}", copy.display());
        // Copies of the first version have no directory.
        if copy != kept.join("1.sqlite") {
            assert_eq!(
                kept_directory(&store),
                kept_directory(&full(&tempdir().unwrap())),
                "{}",
                copy.display()
            );
        }
        assert_eq!(fs::read(&copy).unwrap(), before, "the copy itself stays as it is");
    }
}
