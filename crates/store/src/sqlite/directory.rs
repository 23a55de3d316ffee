//! What a directory keeps, in a file of SQLite.

use std::collections::BTreeMap;

use rusqlite::{
    Connection, OptionalExtension as _, Row, ToSql, Transaction, TransactionBehavior, params,
};
use table::{GameId, PersonId};

use super::played::VISIT;
use super::{SqliteLog, filing};
use crate::directory::{Change, Directory, DirectoryEntry, ListingRow, MOST_LISTED};
use crate::failure::Failure;
use crate::person::{KeptName, Opened, Person, Session, TokenHash};
use crate::played::{FORGOTTEN_AFTER, INVITED_FOR};
use crate::row::{
    read_name, read_nickname, read_person, read_seconds, read_shown, read_token, seconds,
};
use crate::summary::{Summary, sitters_text, terms_text};

impl Directory for SqliteLog {
    fn change(&mut self, changes: &[Change]) -> Result<Vec<u64>, Failure> {
        // A name that is forgotten is overwritten, not only left to be found by whoever has the file.
        // Not so for the journal, where it would cost a write of each page.
        self.connection.pragma_update_and_check(None, "secure_delete", true, |_| Ok(()))?;
        let immediate = TransactionBehavior::Immediate;
        let transaction = self.connection.transaction_with_behavior(immediate)?;
        let forgets = |change: &Change| matches!(change, Change::ForgetUnstarted { .. });
        let forgets = changes.iter().any(forgets);
        if forgets {
            // So that all of a log is in one place.
            filing::file(&transaction)?;
        }
        let ended: Result<Vec<u64>, Failure> =
            changes.iter().map(|change| ChangeWriter(&transaction).change(change)).collect();
        let ended = ended?;
        transaction.commit()?;
        if forgets {
            self.journal = 0;
            self.tables.forget();
        }
        self.connection.pragma_update_and_check(None, "secure_delete", false, |_| Ok(()))?;
        Ok(ended)
    }

    fn session(&mut self, token: &TokenHash) -> Result<Option<Session>, Failure> {
        let mut select = self.connection.prepare_cached(
            "SELECT person, name, since, sessions.seen FROM sessions
             JOIN people ON people.id = person WHERE token = ?1",
        )?;
        let mut rows = select.query([&token.0[..]])?;
        let Some(row) = rows.next()? else { return Ok(None) };
        Ok(Some(Session {
            person: read_person(row.get_ref(0)?.as_str().ok())?,
            name: row.get(1)?,
            since: read_seconds(row.get(2)?)?,
            seen: read_seconds(row.get(3)?)?,
        }))
    }

    fn names(&mut self, people: &[PersonId]) -> Result<BTreeMap<PersonId, String>, Failure> {
        let moment = self.connection.transaction()?;
        let mut select = moment.prepare_cached("SELECT name FROM people WHERE id = ?1")?;
        let mut names = BTreeMap::new();
        for person in people {
            let name = select.query_row([person.as_str()], |row| row.get(0)).optional()?;
            if let Some(name) = name.flatten() {
                names.insert(person.clone(), name);
            }
        }
        Ok(names)
    }

    fn listed(&mut self, since: u64) -> Result<Vec<ListingRow>, Failure> {
        let most = i64::try_from(MOST_LISTED).unwrap_or(i64::MAX);
        let mut select = self.connection.prepare_cached(
            "SELECT game, terms, sitters, playing, position, since, seen FROM listings
             WHERE seen >= ?1 ORDER BY since DESC, game LIMIT ?2",
        )?;
        let mut rows = select.query(params![seconds(since), most])?;
        let mut listed = Vec::new();
        while let Some(row) = rows.next()? {
            listed.push(read_listed(row)?);
        }
        Ok(listed)
    }

    fn count_open(&mut self, since: u64) -> Result<u64, Failure> {
        let mut count = self
            .connection
            .prepare_cached("SELECT count(*) FROM listings WHERE playing = 0 AND seen >= ?1")?;
        let count: i64 = count.query_row([seconds(since)], |row| row.get(0))?;
        Ok(u64::try_from(count).unwrap_or_default())
    }

    fn is_listed(&mut self, table: &GameId) -> Result<bool, Failure> {
        let mut select =
            self.connection.prepare_cached("SELECT 1 FROM listings WHERE game = ?1")?;
        Ok(select.exists([table.as_str()])?)
    }

    fn next_of(&mut self, table: &GameId) -> Result<Option<GameId>, Failure> {
        let mut select =
            self.connection.prepare_cached("SELECT next FROM follows WHERE game = ?1")?;
        let mut rows = select.query([table.as_str()])?;
        let Some(row) = rows.next()? else { return Ok(None) };
        read_name(row.get_ref(0)?.as_str().ok()).map(Some)
    }

    fn previous_of(&mut self, table: &GameId) -> Result<Option<GameId>, Failure> {
        let text = "SELECT game FROM follows WHERE next = ?1 ORDER BY game LIMIT 1";
        let mut select = self.connection.prepare_cached(text)?;
        let mut rows = select.query([table.as_str()])?;
        let Some(row) = rows.next()? else { return Ok(None) };
        read_name(row.get_ref(0)?.as_str().ok()).map(Some)
    }

    fn export(
        &mut self,
        see: &mut dyn FnMut(DirectoryEntry) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let moment = self.connection.transaction()?;
        let mut people = moment.prepare("SELECT id, name, seen FROM people ORDER BY id")?;
        let mut rows = people.query([])?;
        while let Some(row) = rows.next()? {
            see(DirectoryEntry::Person(read_whole_person(&moment, row)?))?;
        }
        let mut listed = moment.prepare(
            "SELECT game, terms, sitters, playing, position, since, seen FROM listings
             ORDER BY game",
        )?;
        let mut rows = listed.query([])?;
        while let Some(row) = rows.next()? {
            see(DirectoryEntry::Listed(read_listed(row)?))?;
        }
        let mut follows = moment.prepare("SELECT game, next FROM follows ORDER BY game")?;
        let mut rows = follows.query([])?;
        while let Some(row) = rows.next()? {
            let table = read_name(row.get_ref(0)?.as_str().ok())?;
            see(DirectoryEntry::Follows {
                table,
                next: read_name(row.get_ref(1)?.as_str().ok())?,
            })?;
        }
        Ok(())
    }
}

fn read_listed(row: &Row<'_>) -> Result<ListingRow, Failure> {
    Ok(ListingRow {
        table: read_name(row.get_ref(0)?.as_str().ok())?,
        shown: read_shown(
            row.get_ref(1)?.as_str().ok(),
            row.get_ref(2)?.as_str().ok(),
            row.get(3)?,
            row.get(4)?,
        )?,
        since: read_seconds(row.get(5)?)?,
        seen: read_seconds(row.get(6)?)?,
    })
}

fn read_whole_person(connection: &Connection, row: &Row<'_>) -> Result<Person, Failure> {
    let id = read_person(row.get_ref(0)?.as_str().ok())?;
    let mut select = connection.prepare_cached(
        "SELECT token, since, seen FROM sessions WHERE person = ?1 ORDER BY token",
    )?;
    let mut sessions = Vec::new();
    let mut rows = select.query([id.as_str()])?;
    while let Some(row) = rows.next()? {
        sessions.push(Opened {
            token: read_token(row.get_ref(0)?.as_blob().ok())?,
            since: read_seconds(row.get(1)?)?,
            seen: read_seconds(row.get(2)?)?,
        });
    }
    let name: Option<String> = row.get(1)?;
    let name = name.as_deref().map(read_nickname).transpose()?;
    Ok(Person { name, seen: read_seconds(row.get(2)?)?, sessions, id })
}

/// Where changes are made.
struct ChangeWriter<'d>(&'d Transaction<'d>);

impl ChangeWriter<'_> {
    fn run(&self, sql: &str, values: &[&dyn ToSql]) -> Result<u64, Failure> {
        Ok(self.0.prepare_cached(sql)?.execute(values)? as u64)
    }

    /// Makes a change and says how many sessions it ended, or tables it forgot.
    fn change(&self, change: &Change) -> Result<u64, Failure> {
        match change {
            Change::Admit { token, person, now } => {
                let (token, person, now) = (&token.0[..], person.as_str(), seconds(*now));
                self.run(
                    "INSERT INTO people (id, seen) SELECT ?2, ?3
                     WHERE NOT EXISTS (SELECT 1 FROM sessions WHERE token = ?1)
                     ON CONFLICT (id) DO UPDATE SET seen = max(seen, excluded.seen)",
                    params![token, person, now],
                )?;
                self.run(
                    "INSERT INTO sessions (token, person, since, seen) SELECT ?1, ?2, ?3, ?3
                     WHERE NOT EXISTS (SELECT 1 FROM sessions WHERE token = ?1)",
                    params![token, person, now],
                )?;
            }
            Change::Saw { token, now } => {
                let (token, now) = (&token.0[..], seconds(*now));
                self.run(
                    "UPDATE sessions SET seen = ?2 WHERE token = ?1 AND seen < ?2",
                    params![token, now],
                )?;
                self.run(
                    "UPDATE people SET seen = ?2 WHERE seen < ?2
                     AND id = (SELECT person FROM sessions WHERE token = ?1)",
                    params![token, now],
                )?;
            }
            Change::Rename { person, name, now } => {
                self.run(
                    "UPDATE people SET name = ?2, seen = max(seen, ?3) WHERE id = ?1",
                    params![person.as_str(), name.as_str(), seconds(*now)],
                )?;
            }
            Change::Close { token } => {
                return self.run("DELETE FROM sessions WHERE token = ?1", params![&token.0[..]]);
            }
            Change::Forget { person } => {
                let person = person.as_str();
                let ended = self.run("DELETE FROM sessions WHERE person = ?1", params![person])?;
                self.run("DELETE FROM people WHERE id = ?1", params![person])?;
                return Ok(ended);
            }
            Change::Expire { before } => return self.expire(seconds(*before)),
            Change::List { table, shown, now } => {
                let Summary { terms, sitters, playing, position } = shown;
                let (terms, sitters) = (terms_text(terms), sitters_text(sitters));
                self.run(
                    "INSERT INTO listings (game, terms, sitters, playing, position, since, seen)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6) ON CONFLICT (game) DO UPDATE
                     SET terms = excluded.terms, sitters = excluded.sitters,
                         playing = excluded.playing, position = excluded.position,
                         seen = max(seen, excluded.seen)",
                    params![table.as_str(), terms, sitters, playing, position, seconds(*now)],
                )?;
            }
            Change::Visit { table, now } => {
                self.run(VISIT, params![table.as_str(), seconds(*now)])?;
            }
            Change::ForgetUnstarted { now } => return self.forget_unstarted(seconds(*now)),
            Change::Unlist { table } => {
                self.run("DELETE FROM listings WHERE game = ?1", params![table.as_str()])?;
            }
            Change::Follow { table, next } => self.follow(table, next)?,
            Change::Bring(entry) => self.bring(entry)?,
        }
        Ok(0)
    }

    fn expire(&self, before: i64) -> Result<u64, Failure> {
        let ended = self.run("DELETE FROM sessions WHERE seen < ?1", params![before])?;
        self.run(
            "DELETE FROM people WHERE seen < ?1
             AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id)",
            params![before],
        )?;
        self.run("DELETE FROM listings WHERE seen < ?1", params![before])?;
        Ok(ended)
    }

    fn forget_unstarted(&self, now: i64) -> Result<u64, Failure> {
        let mut select = self.0.prepare_cached(
            "SELECT game FROM pending WHERE started IS NULL AND visited <= ?1
             AND (visited <= ?2
                  OR (SELECT count(*) FROM seats WHERE seats.game = pending.game) >= chairs
                  OR NOT EXISTS (SELECT 1 FROM seats
                                 WHERE seats.game = pending.game AND player GLOB 'person:*'))",
        )?;
        let before = params![now - seconds(FORGOTTEN_AFTER), now - seconds(INVITED_FOR)];
        let gone: Result<Vec<String>, _> = select.query_map(before, |row| row.get(0))?.collect();
        let gone = gone?;
        for game in &gone {
            for sql in [
                "DELETE FROM pieces WHERE game = (SELECT number FROM games WHERE name = ?1)",
                "DELETE FROM games WHERE name = ?1",
                "DELETE FROM seats WHERE game = ?1",
                "DELETE FROM pending WHERE game = ?1",
                "DELETE FROM listings WHERE game = ?1",
                "DELETE FROM follows WHERE next = ?1",
            ] {
                self.run(sql, params![game])?;
            }
        }
        Ok(gone.len() as u64)
    }

    fn follow(&self, table: &GameId, next: &GameId) -> Result<(), Failure> {
        self.run(
            "INSERT INTO follows (game, next) VALUES (?1, ?2) ON CONFLICT (game) DO NOTHING",
            params![table.as_str(), next.as_str()],
        )?;
        Ok(())
    }

    fn bring(&self, entry: &DirectoryEntry) -> Result<(), Failure> {
        match entry {
            DirectoryEntry::Follows { table, next } => self.follow(table, next)?,
            DirectoryEntry::Listed(ListingRow { table, shown, since, seen }) => {
                let Summary { terms, sitters, playing, position } = shown;
                let (terms, sitters) = (terms_text(terms), sitters_text(sitters));
                let (table, since, seen) = (table.as_str(), seconds(*since), seconds(*seen));
                self.run(
                    "INSERT INTO listings (game, terms, sitters, playing, position, since, seen)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (game) DO NOTHING",
                    params![table, terms, sitters, playing, position, since, seen],
                )?;
            }
            DirectoryEntry::Person(Person { id, name, seen, sessions }) => {
                let name = name.as_ref().map(KeptName::as_str);
                let new = self.run(
                    "INSERT INTO people (id, name, seen) VALUES (?1, ?2, ?3)
                     ON CONFLICT (id) DO NOTHING",
                    params![id.as_str(), name, seconds(*seen)],
                )?;
                for Opened { token, since, seen } in sessions.iter().filter(|_| new > 0) {
                    self.run(
                        "INSERT INTO sessions (token, person, since, seen)
                         VALUES (?1, ?2, ?3, ?4) ON CONFLICT (token) DO NOTHING",
                        params![&token.0[..], id.as_str(), seconds(*since), seconds(*seen)],
                    )?;
                }
            }
        }
        Ok(())
    }
}
