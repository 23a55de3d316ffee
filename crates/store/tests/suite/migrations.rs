//! Stores that earlier and later releases wrote, and places that are no stores at all.

use std::path::Path;

use ::postgres::Client;
use rusqlite::Connection;
use store::{Failure, Log, Logs, Postgres, Sqlite};

use crate::cluster::{Cluster, client};
use crate::entries::all;
use crate::fixtures::{LATEST, first_table, fixture, is_whole};

fn open(path: &Path) -> Result<Box<dyn Log>, Failure> {
    Sqlite::at(path).connect()
}

fn version(path: &Path) -> u32 {
    let file = Connection::open(path).unwrap();
    file.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap()
}

#[test]
fn sqlite_opens_what_every_release_wrote() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("0");
    assert_eq!(all(&mut *open(&path).unwrap()), []);
    assert_eq!(version(&path), LATEST);
    for earlier in 1..=LATEST {
        let path = folder.path().join(earlier.to_string());
        Connection::open(&path).unwrap().execute_batch(&fixture(earlier, "sqlite.sql")).unwrap();
        assert_eq!(version(&path), earlier);
        if earlier == 2 {
            let list = "INSERT INTO listings (game, playing, since, seen) VALUES (?1, 0, 5, 6)";
            Connection::open(&path).unwrap().execute(list, [first_table(2)]).unwrap();
        }
        is_whole(&mut *open(&path).unwrap(), earlier);
        assert_eq!(version(&path), LATEST);
    }
}

#[test]
fn sqlite_leaves_alone_what_is_not_ours() {
    let folder = tempfile::tempdir().unwrap();
    let with = |name: &str, sql: &str| {
        let path = folder.path().join(name);
        Connection::open(&path).unwrap().execute_batch(sql).unwrap();
        path
    };
    let newer = with("newer", &fixture(1, "sqlite.sql"));
    Connection::open(&newer).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let text = folder.path().join("text");
    std::fs::write(&text, "a letter to somebody, longer than the head of a database\n".repeat(20))
        .unwrap();
    let later = Failure::Newer { found: 99, known: LATEST };
    for (path, failure) in [
        (newer, later),
        (with("tables", "CREATE TABLE games (name TEXT)"), Failure::Foreign),
        (with("marked", "PRAGMA application_id = 7"), Failure::Foreign),
        (with("versioned", "PRAGMA user_version = 1"), Failure::Foreign),
        (with("negative", "PRAGMA application_id = 0x34666c64; PRAGMA user_version = -1"), {
            Failure::Foreign
        }),
        (text, Failure::Foreign),
    ] {
        let before = std::fs::read(&path).unwrap();
        assert_eq!(open(&path).err(), Some(failure), "{}", path.display());
        assert_eq!(std::fs::read(&path).unwrap(), before, "{}", path.display());
    }
}

#[test]
fn postgres_opens_what_every_release_wrote() {
    let Some(cluster) = Cluster::start() else { return };
    let version = |url: &str| -> i32 {
        client(url).query_one("SELECT number FROM fourfold.version", &[]).unwrap().get(0)
    };
    let latest = i32::try_from(LATEST).unwrap();
    let url = cluster.url();
    assert_eq!(all(&mut *Postgres::at(&url).connect().unwrap()), []);
    assert_eq!(version(&url), latest);
    for earlier in 1..=LATEST {
        let url = cluster.url();
        client(&url).batch_execute(&fixture(earlier, "postgres.sql")).unwrap();
        if earlier == 2 {
            let list = "INSERT INTO fourfold.listings (game, playing, since, seen)
                        VALUES ($1, false, 5, 6)";
            client(&url).execute(list, &[&first_table(2)]).unwrap();
        }
        is_whole(&mut *Postgres::at(&url).connect().unwrap(), earlier);
        assert_eq!(version(&url), latest);
    }

    // Places that are not ours, and places from later on.
    let later = Failure::Newer { found: 99, known: LATEST };
    let schema = "CREATE SCHEMA fourfold;";
    for (sql, failure) in [
        (format!("{} UPDATE fourfold.version SET number = 99", fixture(1, "postgres.sql")), later),
        (format!("{} DELETE FROM fourfold.version", fixture(1, "postgres.sql")), Failure::Foreign),
        (format!("{schema} CREATE TABLE fourfold.games (name text)"), Failure::Foreign),
        (format!("{schema} CREATE TABLE fourfold.version (v text)"), Failure::Foreign),
        (
            format!(
                "{schema} CREATE TABLE fourfold.version (number text);
                 INSERT INTO fourfold.version VALUES ('one')"
            ),
            Failure::Foreign,
        ),
    ] {
        let url = cluster.url();
        client(&url).batch_execute(&sql).unwrap();
        assert_eq!(Postgres::at(&url).connect().err(), Some(failure), "{sql}");
    }

    // A schema that somebody made for us, and a role that may use that and nothing else.
    let url = cluster.url();
    let made = "CREATE ROLE guest LOGIN; CREATE SCHEMA fourfold AUTHORIZATION guest";
    client(&url).batch_execute(made).unwrap();
    let guest = url.replace("fourfold@", "guest@");
    assert_eq!(all(&mut *Postgres::at(&guest).connect().unwrap()), []);
}

/// Something goes wrong in the middle of the first step: there is nothing afterwards, and the next
/// attempt succeeds.
#[test]
fn postgres_takes_a_step_as_a_whole() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let mut client = client(&url);
    client
        .batch_execute(
            "CREATE FUNCTION public.trip() RETURNS event_trigger LANGUAGE plpgsql AS
             $$ BEGIN RAISE 'planted'; END $$;
             CREATE EVENT TRIGGER trip ON ddl_command_end WHEN TAG IN ('CREATE INDEX')
             EXECUTE FUNCTION public.trip()",
        )
        .unwrap();
    let failure = Postgres::at(&url).connect().err();
    assert!(
        matches!(&failure, Some(Failure::Unavailable { why }) if why.contains("planted")),
        "{failure:?}"
    );
    let left = "SELECT count(*) FROM pg_namespace WHERE nspname = 'fourfold'";
    assert_eq!(client.query_one(left, &[]).unwrap().get::<_, i64>(0), 0);
    client.batch_execute("DROP EVENT TRIGGER trip").unwrap();
    assert_eq!(all(&mut *Postgres::at(&url).connect().unwrap()), []);
}

/// A server of an earlier release that was running when the store was brought up to date has everything
/// prepared that it needs. What it appends would leave no seats: it is refused, and nothing of it is there.
#[test]
fn postgres_lets_nobody_write_who_knows_less() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let mut earlier = client(&url);
    earlier.batch_execute(&fixture(2, "postgres.sql")).unwrap();
    // As the release that knew version 2 wrote them.
    let found = earlier
        .prepare("INSERT INTO fourfold.games (name, length, over) VALUES ($1, 1, false)")
        .unwrap();
    let append = earlier
        .prepare(
            "INSERT INTO fourfold.entries (game, seq, asker, text)
             SELECT * FROM unnest($1::bigint[], $2::integer[], $3::text[], $4::text[])",
        )
        .unwrap();
    let list = earlier
        .prepare(
            "INSERT INTO fourfold.listings (game, playing, since, seen) VALUES ($1, false, 5, 5)
             ON CONFLICT (game) DO UPDATE SET playing = excluded.playing",
        )
        .unwrap();
    let found_one = |client: &mut Client, name: &str| {
        let mut transaction = client.transaction().unwrap();
        transaction.execute(&found, &[&name]).unwrap();
        let number = "SELECT number FROM fourfold.games WHERE name = $1";
        let number: i64 = transaction.query_one(number, &[&name]).unwrap().get(0);
        let (seqs, askers, texts) = (vec![0_i32], vec![None::<&str>], vec!["1 0 - create"]);
        transaction.execute(&append, &[&vec![number], &seqs, &askers, &texts])?;
        transaction.execute(&list, &[&name])?;
        transaction.commit()
    };
    found_one(&mut earlier, "before").unwrap();

    let mut log = Postgres::at(&url).connect().unwrap();
    let refused = |error: ::postgres::Error| {
        let said = error.as_db_error().unwrap().clone();
        assert!(said.message().contains("later release: stop this server"), "{said}");
    };
    refused(found_one(&mut earlier, "after").unwrap_err());
    refused(earlier.execute(&list, &[&"before"]).unwrap_err());
    // It reads on, and whoever knows the version writes.
    let count = "SELECT count(*) FROM fourfold.games WHERE name IN ('before', 'after')";
    assert_eq!(earlier.query_one(count, &[]).unwrap().get::<_, i64>(0), 1);
    let more = crate::entries::append("after", 0);
    assert_eq!(log.append(&[more]), Ok(vec![store::Appended::Stored]));
    // A later version would be guarded in the same way, against this release too.
    earlier.batch_execute("UPDATE fourfold.version SET number = number + 1").unwrap();
    let failure = log.append(&[crate::entries::append("after", 1)]).unwrap_err();
    assert!(matches!(&failure, Failure::Unavailable { why } if why.contains("(55000)")));
    let later = Failure::Newer { found: LATEST + 1, known: LATEST };
    assert_eq!(Postgres::at(&url).connect().err(), Some(later));
}
