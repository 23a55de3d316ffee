//! What a directory keeps, in PostgreSQL.

use std::collections::BTreeMap;

use ::postgres::types::ToSql;
use ::postgres::{IsolationLevel, Row, Transaction};
use table::{GameId, PersonId};

use super::PostgresLog;
use super::played::VISIT;
use super::prepared::Prepared;
use crate::directory::{Change, Directory, DirectoryEntry, ListingRow, MOST_LISTED};
use crate::failure::Failure;
use crate::person::{KeptName, Opened, Person, Session, TokenHash};
use crate::played::{FORGOTTEN_AFTER, INVITED_FOR};
use crate::row::{
    read_name, read_nickname, read_person, read_seconds, read_shown, read_token, seconds,
};
use crate::summary::{Summary, sitters_text, terms_text};

/// Whoever changes something holds the advisory lock of this number, so that no two wait for each
/// other: "4hse" in ASCII. Moves are not concerned.
const CHANGING: i64 = 0x3468_7365;

/// So many people are read at once when all are.
const AT_ONCE: i64 = 256;

type Values<'v> = &'v [&'v (dyn ToSql + Sync)];

impl PostgresLog {
    pub(super) fn rows(
        &mut self,
        text: &'static str,
        values: Values<'_>,
    ) -> Result<Vec<Row>, Failure> {
        let statement = self.prepared.get(&mut self.client, text)?;
        Ok(self.client.query(&statement, values)?)
    }
}

impl Directory for PostgresLog {
    fn change(&mut self, changes: &[Change]) -> Result<Vec<u64>, Failure> {
        let committed = IsolationLevel::ReadCommitted;
        let builder = self.client.build_transaction().isolation_level(committed).read_only(false);
        let mut transaction = builder.start()?;
        let mut writer =
            ChangeWriter { transaction: &mut transaction, prepared: &mut self.prepared };
        writer.run("SELECT pg_advisory_xact_lock($1)", &[&CHANGING])?;
        let ended: Result<Vec<u64>, Failure> = changes.iter().map(|c| writer.change(c)).collect();
        let ended = ended?;
        transaction.commit()?;
        Ok(ended)
    }

    fn session(&mut self, token: &TokenHash) -> Result<Option<Session>, Failure> {
        let rows = self.rows(
            "SELECT person, name, since, sessions.seen FROM fourfold.sessions
             JOIN fourfold.people ON people.id = person WHERE token = $1",
            &[&&token.0[..]],
        )?;
        let Some(row) = rows.first() else { return Ok(None) };
        Ok(Some(Session {
            person: read_person(Some(row.try_get(0)?))?,
            name: row.try_get(1)?,
            since: read_seconds(row.try_get(2)?)?,
            seen: read_seconds(row.try_get(3)?)?,
        }))
    }

    fn names(&mut self, people: &[PersonId]) -> Result<BTreeMap<PersonId, String>, Failure> {
        let ids: Vec<&str> = people.iter().map(PersonId::as_str).collect();
        let rows = self.rows(
            "SELECT id, name FROM fourfold.people WHERE id = ANY ($1::text[]) AND name IS NOT NULL",
            &[&ids],
        )?;
        let named =
            rows.iter().map(|row| Ok((read_person(Some(row.try_get(0)?))?, row.try_get(1)?)));
        named.collect()
    }

    fn listed(&mut self, since: u64) -> Result<Vec<ListingRow>, Failure> {
        let most = i64::try_from(MOST_LISTED).unwrap_or(i64::MAX);
        let rows = self.rows(
            "SELECT game, terms, sitters, playing, position, since, seen FROM fourfold.listings
             WHERE seen >= $1 ORDER BY since DESC, game LIMIT $2",
            &[&seconds(since), &most],
        )?;
        rows.iter().map(read_listed).collect()
    }

    fn count_open(&mut self, since: u64) -> Result<u64, Failure> {
        let rows = self.rows(
            "SELECT count(*) FROM fourfold.listings WHERE NOT playing AND seen >= $1",
            &[&seconds(since)],
        )?;
        let count: i64 = rows.first().map_or(Ok(0), |row| row.try_get(0))?;
        Ok(u64::try_from(count).unwrap_or_default())
    }

    fn is_listed(&mut self, table: &GameId) -> Result<bool, Failure> {
        let text = "SELECT FROM fourfold.listings WHERE game = $1";
        Ok(!self.rows(text, &[&table.as_str()])?.is_empty())
    }

    fn next_of(&mut self, table: &GameId) -> Result<Option<GameId>, Failure> {
        let text = "SELECT next FROM fourfold.follows WHERE game = $1";
        let rows = self.rows(text, &[&table.as_str()])?;
        rows.first().map(|row| read_name(Some(row.try_get(0)?))).transpose()
    }

    fn previous_of(&mut self, table: &GameId) -> Result<Option<GameId>, Failure> {
        let text = "SELECT game FROM fourfold.follows WHERE next = $1 ORDER BY game LIMIT 1";
        let rows = self.rows(text, &[&table.as_str()])?;
        rows.first().map(|row| read_name(Some(row.try_get(0)?))).transpose()
    }

    fn export(
        &mut self,
        see: &mut dyn FnMut(DirectoryEntry) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let repeatable = IsolationLevel::RepeatableRead;
        let builder = self.client.build_transaction().isolation_level(repeatable).read_only(true);
        let mut moment = builder.start()?;
        // Whoever sees may take its time.
        moment.batch_execute("SET LOCAL idle_in_transaction_session_timeout = 0")?;
        let mut last = String::new();
        loop {
            let people = moment.query(
                "SELECT id, name, seen FROM fourfold.people WHERE id > $1 ORDER BY id LIMIT $2",
                &[&last, &AT_ONCE],
            )?;
            let Some(end) = people.last() else { break };
            last = end.try_get(0)?;
            for person in read_people(&mut moment, &people)? {
                see(DirectoryEntry::Person(person))?;
            }
        }
        let listings = "SELECT game, terms, sitters, playing, position, since, seen
                        FROM fourfold.listings ORDER BY game";
        for row in moment.query(listings, &[])? {
            see(DirectoryEntry::Listed(read_listed(&row)?))?;
        }
        let mut last = String::new();
        loop {
            let follows = moment.query(
                "SELECT game, next FROM fourfold.follows WHERE game > $1 ORDER BY game LIMIT $2",
                &[&last, &AT_ONCE],
            )?;
            let Some(end) = follows.last() else { break };
            last = end.try_get(0)?;
            for row in &follows {
                let table = read_name(Some(row.try_get(0)?))?;
                see(DirectoryEntry::Follows { table, next: read_name(Some(row.try_get(1)?))? })?;
            }
        }
        moment.commit()?;
        Ok(())
    }
}

fn read_listed(row: &Row) -> Result<ListingRow, Failure> {
    Ok(ListingRow {
        table: read_name(Some(row.try_get(0)?))?,
        shown: read_shown(
            Some(row.try_get(1)?),
            Some(row.try_get(2)?),
            row.try_get(3)?,
            row.try_get(4)?,
        )?,
        since: read_seconds(row.try_get(5)?)?,
        seen: read_seconds(row.try_get(6)?)?,
    })
}

fn read_people(moment: &mut Transaction<'_>, people: &[Row]) -> Result<Vec<Person>, Failure> {
    let mut whole = Vec::with_capacity(people.len());
    for row in people {
        let name: Option<&str> = row.try_get(1)?;
        whole.push(Person {
            id: read_person(Some(row.try_get(0)?))?,
            name: name.map(read_nickname).transpose()?,
            seen: read_seconds(row.try_get(2)?)?,
            sessions: Vec::new(),
        });
    }
    let ids: Vec<&str> = whole.iter().map(|person| person.id.as_str()).collect();
    let rows = moment.query(
        "SELECT person, token, since, seen FROM fourfold.sessions
         WHERE person = ANY ($1::text[]) ORDER BY person, token",
        &[&ids],
    )?;
    let mut rows = rows.iter().peekable();
    for person in &mut whole {
        while let Some(row) = rows.peek() {
            if row.try_get::<_, &str>(0)? != person.id.as_str() {
                break;
            }
            person.sessions.push(Opened {
                token: read_token(Some(row.try_get(1)?))?,
                since: read_seconds(row.try_get(2)?)?,
                seen: read_seconds(row.try_get(3)?)?,
            });
            rows.next();
        }
    }
    Ok(whole)
}

/// Where changes are made.
struct ChangeWriter<'d, 't> {
    transaction: &'d mut Transaction<'t>,
    prepared: &'d mut Prepared,
}

impl ChangeWriter<'_, '_> {
    fn run(&mut self, text: &'static str, values: Values<'_>) -> Result<u64, Failure> {
        let statement = self.prepared.get(self.transaction, text)?;
        Ok(self.transaction.execute(&statement, values)?)
    }

    /// The names that a statement finds.
    fn names(&mut self, text: &'static str, values: Values<'_>) -> Result<Vec<String>, Failure> {
        let statement = self.prepared.get(self.transaction, text)?;
        let rows = self.transaction.query(&statement, values)?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    /// Makes a change and says how many sessions it ended, or tables it forgot.
    fn change(&mut self, change: &Change) -> Result<u64, Failure> {
        match change {
            Change::Admit { token, person, now } => {
                let (token, person, now) = (&token.0[..], person.as_str(), seconds(*now));
                self.run(
                    "INSERT INTO fourfold.people (id, seen) SELECT $2::text, $3::bigint
                     WHERE NOT EXISTS (SELECT FROM fourfold.sessions WHERE token = $1)
                     ON CONFLICT (id) DO UPDATE SET seen = greatest(people.seen, excluded.seen)",
                    &[&token, &person, &now],
                )?;
                self.run(
                    "INSERT INTO fourfold.sessions (token, person, since, seen)
                     SELECT $1::bytea, $2::text, $3::bigint, $3::bigint
                     WHERE NOT EXISTS (SELECT FROM fourfold.sessions WHERE token = $1)",
                    &[&token, &person, &now],
                )?;
            }
            Change::Saw { token, now } => {
                let (token, now) = (&token.0[..], seconds(*now));
                self.run(
                    "UPDATE fourfold.sessions SET seen = $2 WHERE token = $1 AND seen < $2",
                    &[&token, &now],
                )?;
                self.run(
                    "UPDATE fourfold.people SET seen = $2 WHERE seen < $2
                     AND id = (SELECT person FROM fourfold.sessions WHERE token = $1)",
                    &[&token, &now],
                )?;
            }
            Change::Rename { person, name, now } => {
                self.run(
                    "UPDATE fourfold.people SET name = $2, seen = greatest(seen, $3) WHERE id = $1",
                    &[&person.as_str(), &name.as_str(), &seconds(*now)],
                )?;
            }
            Change::Close { token } => {
                return self
                    .run("DELETE FROM fourfold.sessions WHERE token = $1", &[&&token.0[..]]);
            }
            Change::Forget { person } => {
                let person = person.as_str();
                let ended =
                    self.run("DELETE FROM fourfold.sessions WHERE person = $1", &[&person])?;
                self.run("DELETE FROM fourfold.people WHERE id = $1", &[&person])?;
                return Ok(ended);
            }
            Change::Expire { before } => return self.expire(seconds(*before)),
            Change::List { table, shown, now } => {
                let Summary { terms, sitters, playing, position } = shown;
                let (terms, sitters) = (terms_text(terms), sitters_text(sitters));
                self.run(
                    "INSERT INTO fourfold.listings
                         (game, terms, sitters, playing, position, since, seen)
                     VALUES ($1, $2, $3, $4, $5, $6, $6) ON CONFLICT (game) DO UPDATE
                     SET terms = excluded.terms, sitters = excluded.sitters,
                         playing = excluded.playing, position = excluded.position,
                         seen = greatest(listings.seen, excluded.seen)",
                    &[&table.as_str(), &terms, &sitters, playing, position, &seconds(*now)],
                )?;
            }
            Change::Visit { table, now } => {
                self.run(VISIT, &[&vec![table.as_str()], &vec![seconds(*now)]])?;
            }
            Change::ForgetUnstarted { now } => return self.forget_unstarted(seconds(*now)),
            Change::Unlist { table } => {
                self.run("DELETE FROM fourfold.listings WHERE game = $1", &[&table.as_str()])?;
            }
            Change::Follow { table, next } => self.follow(table, next)?,
            Change::Bring(entry) => self.bring(entry)?,
        }
        Ok(0)
    }

    fn expire(&mut self, before: i64) -> Result<u64, Failure> {
        let ended = self.run("DELETE FROM fourfold.sessions WHERE seen < $1", &[&before])?;
        self.run(
            "DELETE FROM fourfold.people WHERE seen < $1
             AND NOT EXISTS (SELECT FROM fourfold.sessions WHERE person = people.id)",
            &[&before],
        )?;
        self.run("DELETE FROM fourfold.listings WHERE seen < $1", &[&before])?;
        Ok(ended)
    }

    /// Whoever appends locks the table as well: where somebody is just doing so, it is not forgotten.
    fn forget_unstarted(&mut self, now: i64) -> Result<u64, Failure> {
        let (day, invited) = (now - seconds(FORGOTTEN_AFTER), now - seconds(INVITED_FOR));
        let locked = self.names(
            "SELECT games.name FROM fourfold.games JOIN fourfold.pending ON pending.game = games.name
             WHERE started IS NULL AND visited <= $1
             ORDER BY games.name FOR UPDATE OF games SKIP LOCKED",
            &[&day],
        )?;
        // A statement of its own: what others committed before the locks were ours is seen only now.
        let gone = self.names(
            "SELECT game FROM fourfold.pending
             WHERE game = ANY ($1::text[]) AND started IS NULL AND visited <= $2
             AND (visited <= $3
                  OR (SELECT count(*) FROM fourfold.seats WHERE seats.game = pending.game) >= chairs
                  OR NOT EXISTS (SELECT FROM fourfold.seats
                                 WHERE seats.game = pending.game AND player LIKE 'person:%'))",
            &[&locked, &day, &invited],
        )?;
        if gone.is_empty() {
            return Ok(0);
        }
        for text in [
            "DELETE FROM fourfold.entries WHERE game IN
             (SELECT number FROM fourfold.games WHERE name = ANY ($1::text[]))",
            "DELETE FROM fourfold.games WHERE name = ANY ($1::text[])",
            "DELETE FROM fourfold.seats WHERE game = ANY ($1::text[])",
            "DELETE FROM fourfold.pending WHERE game = ANY ($1::text[])",
            "DELETE FROM fourfold.listings WHERE game = ANY ($1::text[])",
            "DELETE FROM fourfold.follows WHERE next = ANY ($1::text[])",
        ] {
            self.run(text, &[&gone])?;
        }
        Ok(gone.len() as u64)
    }

    fn follow(&mut self, table: &GameId, next: &GameId) -> Result<(), Failure> {
        self.run(
            "INSERT INTO fourfold.follows (game, next) VALUES ($1, $2)
             ON CONFLICT (game) DO NOTHING",
            &[&table.as_str(), &next.as_str()],
        )?;
        Ok(())
    }

    fn bring(&mut self, entry: &DirectoryEntry) -> Result<(), Failure> {
        match entry {
            DirectoryEntry::Follows { table, next } => self.follow(table, next)?,
            DirectoryEntry::Listed(ListingRow { table, shown, since, seen }) => {
                let Summary { terms, sitters, playing, position } = shown;
                let (terms, sitters) = (terms_text(terms), sitters_text(sitters));
                let (table, since, seen) = (table.as_str(), seconds(*since), seconds(*seen));
                self.run(
                    "INSERT INTO fourfold.listings
                         (game, terms, sitters, playing, position, since, seen)
                     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (game) DO NOTHING",
                    &[&table, &terms, &sitters, playing, position, &since, &seen],
                )?;
            }
            DirectoryEntry::Person(Person { id, name, seen, sessions }) => {
                let name = name.as_ref().map(KeptName::as_str);
                let new = self.run(
                    "INSERT INTO fourfold.people (id, name, seen) VALUES ($1, $2, $3)
                     ON CONFLICT (id) DO NOTHING",
                    &[&id.as_str(), &name, &seconds(*seen)],
                )?;
                for Opened { token, since, seen } in sessions.iter().filter(|_| new > 0) {
                    self.run(
                        "INSERT INTO fourfold.sessions (token, person, since, seen)
                         VALUES ($1, $2, $3, $4) ON CONFLICT (token) DO NOTHING",
                        &[&&token.0[..], &id.as_str(), &seconds(*since), &seconds(*seen)],
                    )?;
                }
            }
        }
        Ok(())
    }
}
