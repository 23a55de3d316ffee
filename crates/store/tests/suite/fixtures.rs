//! Stores as each release wrote them, under `fixtures/store/`: every later one must open them.
//!
//! `N.log` says what is in a store of version N; `N.sqlite.sql` and `N.postgres.sql` make one, as that
//! release made it. `FOURFOLD_FIXTURES=write` writes those of the latest version.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rusqlite::Connection;
use rusqlite::types::Value;
use store::{
    Change, DirectoryEntry, Finished, InMemory, KeptLog, ListingRow, Log, Logs, Person, SeatTaken,
    Store, Summary,
};
use table::{Answer, Order, Rules, Table, Viewer, When};

use crate::cluster::{Cluster, client};
use crate::dice::Dice;
use crate::entries::{all, append, fill, name};
use crate::guests::{everything, person, shown, token};
use crate::players::{contribution, founding, seating, some_request};

/// The latest version of a store. Counted here by hand, so that a new one needs new fixtures.
pub(crate) const LATEST: u32 = 4;

fn path(version: u32, form: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/store");
    folder.join(format!("{version}.{form}"))
}

/// A fixture of a version.
pub(crate) fn fixture(version: u32, form: &str) -> String {
    let path = path(version, form);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Compares the fixture of the latest version, or writes it.
fn agree(form: &str, text: &str) {
    let path = path(LATEST, form);
    if std::env::var("FOURFOLD_FIXTURES").is_ok_and(|mode| mode == "write") {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
    }
    assert_eq!(fs::read_to_string(&path).unwrap_or_default(), text, "{}", path.display());
}

/// A game of each kind: the first over, the others not.
fn kept() -> Vec<KeptLog> {
    let memory = InMemory::new();
    let store = Store::on(Arc::new(memory.clone())).unwrap();
    let games = [("quarto", "1234p", 400), ("access", "1234p", 12), ("quartex", "2csh3", 8)];
    for (seed, (game, rules, acts)) in (1..).zip(games) {
        play(&store, Rules::read(game, rules).unwrap(), acts, &mut Dice::new(seed));
    }
    all(&mut *memory.connect().unwrap())
}

/// The name of somebody in the directory.
const ANN: &str = "Ann O'Neill \u{1f98a}";

/// A directory with somebody named, somebody who is not, somebody whose session ended, an open table, one
/// at which a game goes on, and one that was followed by another.
fn furnish(log: &mut dyn Log) {
    let ann = || person("p-ann");
    let changes = [
        Change::Admit { token: token(1), person: ann(), now: 1_700_000_000 },
        Change::Rename { person: ann(), name: ANN.parse().unwrap(), now: 5 },
        Change::Admit { token: token(2), person: ann(), now: 1_700_000_100 },
        Change::Saw { token: token(1), now: 1_700_010_000 },
        Change::Admit { token: token(3), person: person("p2"), now: 1_700_000_200 },
        Change::Admit { token: token(4), person: person("p3"), now: 1_700_000_300 },
        Change::Close { token: token(4) },
        Change::List { table: name("open"), shown: shown(false), now: 1_700_000_000 },
        Change::List { table: name("busy"), shown: shown(true), now: 1_700_000_050 },
        Change::Follow { table: name("busy"), next: name("next") },
    ];
    log.change(&changes).unwrap();
}

/// Plays at most so many acts, appending as a room does.
pub(crate) fn play(store: &Store, rules: Rules, acts: u32, dice: &mut Dice) {
    let id = format!("{}-{:x}", rules.game(), dice.next()).parse().unwrap();
    let first = founding(&id, rules, dice);
    let mut table = Table::open(&first).unwrap();
    let mut next = store::Seq(0);
    let mut keep = |table: &Table, entry: table::Entry, finish: Option<store::Finish>| {
        let asker = entry
            .cause
            .as_ref()
            .map(|(seat, nonce)| store::Asker { chair: table.chair(*seat), nonce: nonce.clone() });
        let append = store::Append { table: id.clone(), seq: next, asker, finish, entry };
        assert_eq!(store.append(append), Ok(store::Appended::Stored));
        next = next.next();
    };
    keep(&table, first, None);
    let mut keep = |table: &mut Table, prepared: table::Prepared| {
        let finish = store::Finish::with(table, &prepared);
        keep(table, table::Entry::clone(&prepared), finish);
        table.adopt(prepared).unwrap();
    };
    let when = When::at(table::Moment(1_700_000_000_000));
    for order in seating(rules) {
        if order == Order::Start {
            let decision = table.request(&contribution(2, dice), when);
            keep(&mut table, decision.entry.unwrap());
        }
        let prepared = table.order(&order, when).unwrap();
        keep(&mut table, prepared);
    }
    for act in 0..acts {
        let Some(request) = some_request(&table, &format!("n{act}"), dice) else { return };
        let decision = table.request(&request, when);
        if let Some(entry) = decision.entry {
            assert!(!matches!(decision.answer, Answer::Stale));
            keep(&mut table, entry);
        }
    }
}

/// All that a store holds, as text.
pub(crate) fn text(log: &mut dyn Log) -> String {
    let mut text = logs(&all(log));
    for housed in everything(log) {
        writeln!(text, "{}", line(&housed)).unwrap();
    }
    text + &played(log)
}

/// Who played, and how it ended, as text.
fn played(log: &mut dyn Log) -> String {
    let mut text = String::new();
    for kept in all(log) {
        for SeatTaken { game, chair, player, since, over } in log.seats_at(&kept.table).unwrap() {
            writeln!(text, "seat {game} {chair} {player} {since} {over:?}").unwrap();
        }
        if let Some(Finished { game, started, finish }) = log.finish_of(&kept.table).unwrap() {
            writeln!(text, "finish {game} {started:?} {finish:?}").unwrap();
        }
    }
    text
}

fn line(housed: &DirectoryEntry) -> String {
    match housed {
        DirectoryEntry::Person(Person { id, name, seen, sessions }) => {
            let name = name.as_ref().map_or("-", |name| name.as_str());
            let sessions = sessions.iter().map(|opened| {
                format!("\n\t{} {} {}", hex(&opened.token.0), opened.since, opened.seen)
            });
            format!("person {id} {seen} {name}{}", sessions.collect::<String>())
        }
        DirectoryEntry::Listed(ListingRow { table, shown, since, seen }) => {
            let Summary { terms, sitters, playing, position } = shown;
            let playing = if *playing { "playing" } else { "open" };
            let sitters: Vec<String> = sitters.iter().map(ToString::to_string).collect();
            format!("listed {table} {playing} {since} {seen} {terms:?} {sitters:?} {position:?}")
        }
        DirectoryEntry::Follows { table, next } => format!("after {table} {next}"),
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}

/// All logs, as text.
fn logs(kept: &[KeptLog]) -> String {
    let mut text = String::new();
    for kept in kept {
        writeln!(text, "{} {}", kept.table, if kept.over { "over" } else { "open" }).unwrap();
        for (asker, entry) in &kept.log {
            let asker = asker.as_ref().map_or("-".to_owned(), ToString::to_string);
            writeln!(text, "\t{asker}\t{entry}").unwrap();
        }
    }
    text
}

#[test]
fn fixture_log_is_as_written() {
    let kept = kept();
    assert_eq!(kept.iter().map(|kept| kept.over).collect::<Vec<_>>(), [true, false, false]);
    let mut log = InMemory::new().connect().unwrap();
    fill(&mut *log, kept);
    furnish(&mut *log);
    agree("log", &text(&mut *log));
}

#[test]
fn fixture_of_sqlite_is_as_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store");
    // Two games are filed, the third is in the journal still.
    let mut log = store::Sqlite::at(&path).connect().unwrap();
    let mut games = kept();
    let last = games.split_off(2);
    fill(&mut *log, games);
    log.tidy(true).unwrap();
    fill(&mut *log, last);
    furnish(&mut *log);
    agree("sqlite.sql", &dump_sqlite(&Connection::open(path).unwrap()));
}

fn dump_sqlite(file: &Connection) -> String {
    let mut text = String::new();
    for pragma in ["application_id", "user_version"] {
        let value: i64 = file.pragma_query_value(None, pragma, |row| row.get(0)).unwrap();
        writeln!(text, "PRAGMA {pragma} = {value};").unwrap();
    }
    let schema = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid";
    let mut schema = file.prepare(schema).unwrap();
    for sql in schema.query_map([], |row| row.get::<_, String>(0)).unwrap() {
        writeln!(text, "{};", sql.unwrap()).unwrap();
    }
    for (table, key) in [
        ("journal", "number"),
        ("games", "number"),
        ("pieces", "number"),
        ("people", "id"),
        ("sessions", "token"),
        ("listings", "game"),
        ("follows", "game"),
        ("seats", "game, chair"),
        ("finishes", "game"),
        ("pending", "game"),
    ] {
        let select = format!("SELECT * FROM {table} ORDER BY {key}");
        let mut select = file.prepare(&select).unwrap();
        let columns = select.column_count();
        let mut rows = select.query([]).unwrap();
        while let Some(row) = rows.next().unwrap() {
            let values = (0..columns).map(|column| match row.get(column).unwrap() {
                Value::Null => "NULL".to_owned(),
                Value::Integer(number) => number.to_string(),
                Value::Text(text) => quoted(&text),
                Value::Blob(bytes) => format!("x'{}'", hex(&bytes)),
                Value::Real(number) => panic!("{number}"),
            });
            let values: Vec<String> = values.collect();
            writeln!(text, "INSERT INTO {table} VALUES ({});", values.join(", ")).unwrap();
        }
    }
    text
}

fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "''"))
}

/// The steps as they were released, and the rows. `pg_dump` would write something else with every
/// release of its own.
const STEPS_OF_POSTGRES: [&str; LATEST as usize] = [
    include_str!("../../src/postgres/0001.sql"),
    include_str!("../../src/postgres/0002.sql"),
    include_str!("../../src/postgres/0003.sql"),
    include_str!("../../src/postgres/0004.sql"),
];

#[test]
fn fixture_of_postgres_is_as_written() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let mut log = store::Postgres::at(&url).connect().unwrap();
    fill(&mut *log, kept());
    furnish(&mut *log);
    let mut client = client(&url);
    let mut text = "CREATE SCHEMA fourfold;\n".to_owned();
    for step in STEPS_OF_POSTGRES {
        text.push_str(step);
    }
    let mut rows = |sql: &str| {
        for row in client.query(sql, &[]).unwrap() {
            writeln!(text, "{}", row.get::<_, String>(0)).unwrap();
        }
    };
    rows("SELECT format('UPDATE fourfold.version SET number = %s;', number) FROM fourfold.version");
    rows("SELECT format('SET fourfold.knows = %s;', number) FROM fourfold.version");
    rows(
        "SELECT format('INSERT INTO fourfold.games VALUES (%s, %L, %s, %L);', number, name, length,
                       over) FROM fourfold.games ORDER BY number",
    );
    rows(
        "SELECT format('INSERT INTO fourfold.entries VALUES (%s, %s, %L, %L);', game, seq, asker,
                       text) FROM fourfold.entries ORDER BY game, seq",
    );
    rows(
        "SELECT format('SELECT setval(''fourfold.games_number_seq'', %s);', last_value)
         FROM fourfold.games_number_seq",
    );
    rows(
        "SELECT format('INSERT INTO fourfold.people VALUES (%L, %L, %s);', id, name, seen)
         FROM fourfold.people ORDER BY id",
    );
    rows(
        "SELECT format('INSERT INTO fourfold.sessions VALUES (%L, %L, %s, %s);', token, person,
                       since, seen) FROM fourfold.sessions ORDER BY token",
    );
    rows(
        "SELECT format('INSERT INTO fourfold.listings VALUES (%L, %L, %s, %s, %L, %L, %L);', game,
                       playing, since, seen, terms, sitters, position)
         FROM fourfold.listings ORDER BY game",
    );
    rows(
        "SELECT format('INSERT INTO fourfold.follows VALUES (%L, %L);', game, next)
         FROM fourfold.follows ORDER BY game",
    );
    rows(
        "SELECT format('INSERT INTO fourfold.seats VALUES (%L, %s, %L, %s, %L);', game, chair,
                       player, since, over) FROM fourfold.seats ORDER BY game, chair",
    );
    rows(
        "SELECT format('INSERT INTO fourfold.finishes VALUES (%L, %L, %L, %L, %s, %L, %L, %L, %s);',
                       game, rules, pace, stakes, first, started, winners, reason, ended)
         FROM fourfold.finishes ORDER BY game",
    );
    rows(
        "SELECT format('INSERT INTO fourfold.pending VALUES (%L, %s, %s, %L, %L);', game, chairs,
                       visited, started, slept) FROM fourfold.pending ORDER BY game",
    );
    agree("postgres.sql", &text);
}

/// The name of the first table in the store of a version.
pub(crate) fn first_table(version: u32) -> String {
    fixture(version, "log").split(' ').next().unwrap().to_owned()
}

/// That table, where it was listed before anything was shown of it: since then.
fn listed_before(found: &[KeptLog], version: u32) -> Option<ListingRow> {
    let kept = &found[0];
    let table = Table::fold(kept.log.iter().map(|(_, entry)| entry)).unwrap();
    let shown = Summary::of(&table.view(Viewer::Spectator).unwrap(), None);
    assert!(shown.playing && shown.sitters.len() == 2);
    (version == 2).then(|| ListingRow { table: kept.table.clone(), shown, since: 5, seen: 6 })
}

/// What is in a store that a release has left is what that release put there; it folds, and it can be
/// played on.
pub(crate) fn is_whole(log: &mut dyn Log, version: u32) {
    let found = all(log);
    let written = fixture(version, "log");
    if version < 3 {
        // What was listed had no terms yet. Those that have a log got them; the others are gone.
        let is_kept = |line: &&str| !line.starts_with("listed ");
        let kept: String = written.split_inclusive('\n').filter(is_kept).collect();
        assert_eq!(log.listed(0), Ok(listed_before(&found, version).into_iter().collect()));
        log.change(&[Change::Unlist { table: found[0].table.clone() }]).unwrap();
        // Nobody had written down who played: that was made from the logs.
        let mut twin = InMemory::new().connect().unwrap();
        fill(&mut *twin, found.clone());
        assert_eq!(text(log), kept + &played(&mut *twin));
        // And a table at which nothing has begun counts as visited when it was brought up to date.
        let then = store::SteadyClock::new().seconds();
        let day = store::FORGOTTEN_AFTER;
        assert_eq!(log.change(&[Change::ForgetUnstarted { now: then + day - 600 }]), Ok(vec![0]));
    } else {
        assert_eq!(text(log), written);
    }
    for kept in &found {
        let table = Table::fold(kept.log.iter().map(|(_, entry)| entry)).unwrap();
        assert_eq!(table.outcome().is_some(), kept.over, "{}", kept.table);
    }
    let next = u32::try_from(found[1].log.len()).unwrap();
    let more = [append(found[1].table.as_str(), next), append("new", 0)];
    assert_eq!(log.append(&more), Ok(vec![store::Appended::Stored; 2]));
    assert_eq!(all(log).last().unwrap().table.as_str(), "new");
    // The directory can be used, whether there was one before or not.
    let new = token(99);
    log.change(&[Change::Admit { token: new, person: person("p-ann"), now: 1 }]).unwrap();
    let name = (version > 1).then(|| ANN.to_owned());
    assert_eq!(log.session(&new).unwrap().unwrap().name, name);
}
