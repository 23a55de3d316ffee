//! All that is ever asked of the server while it is in use, prepared once for each connection.

use ::postgres::{Client, Statement};

use crate::failure::Failure;

/// The next tables after a number.
pub(super) const GAMES: &str = "SELECT number, name, length, over FROM fourfold.games
                                WHERE number > $1 ORDER BY number LIMIT $2";

/// The whole logs of some tables.
pub(super) const LOGS: &str = "SELECT game, seq, asker, text FROM fourfold.entries
                               WHERE game = ANY ($1::bigint[]) ORDER BY game, seq";

/// What is asked, by its purpose.
pub(super) struct Statements {
    pub(super) lock: Statement,
    pub(super) askers: Statement,
    pub(super) found: Statement,
    pub(super) write: Statement,
    pub(super) read: Statement,
    pub(super) unfinished: Statement,
    pub(super) games: Statement,
    pub(super) logs: Statement,
}

impl Statements {
    pub(super) fn prepare(client: &mut Client) -> Result<Self, Failure> {
        let mut prepare = |text| client.prepare(text).map_err(Failure::from);
        Ok(Self {
            // Locks are taken after sorting, one by one.
            lock: prepare(
                "SELECT number, name, length, over FROM fourfold.games
                 WHERE name = ANY ($1::text[]) ORDER BY name FOR NO KEY UPDATE",
            )?,
            askers: prepare(
                "SELECT asked.place, entries.seq
                 FROM unnest($1::bigint[], $2::text[]) WITH ORDINALITY AS asked (game, asker, place)
                 JOIN fourfold.entries ON entries.game = asked.game AND entries.asker = asked.asker",
            )?,
            // Numbered in the order they are founded, written in the order they are locked.
            found: prepare(
                "WITH new AS MATERIALIZED (
                     SELECT nextval(pg_get_serial_sequence('fourfold.games', 'number')) AS number,
                            name, length, over
                     FROM unnest($1::text[], $2::integer[], $3::boolean[]) AS t (name, length, over)
                 )
                 INSERT INTO fourfold.games (number, name, length, over)
                 SELECT number, name, length, over FROM new ORDER BY name COLLATE \"C\"
                 ON CONFLICT (name) DO NOTHING RETURNING name, number",
            )?,
            write: prepare(
                "WITH grown AS (
                     UPDATE fourfold.games SET length = new.length, over = new.over
                     FROM unnest($1::bigint[], $2::integer[], $3::boolean[])
                          AS new (number, length, over)
                     WHERE games.number = new.number
                 )
                 INSERT INTO fourfold.entries (game, seq, asker, text)
                 SELECT * FROM unnest($4::bigint[], $5::integer[], $6::text[], $7::text[])",
            )?,
            read: prepare(
                "SELECT seq, text FROM fourfold.entries
                 WHERE game = (SELECT number FROM fourfold.games WHERE name = $1) AND seq >= $2
                 ORDER BY seq",
            )?,
            unfinished: prepare("SELECT name FROM fourfold.games WHERE NOT over ORDER BY number")?,
            games: prepare(GAMES)?,
            logs: prepare(LOGS)?,
        })
    }
}
