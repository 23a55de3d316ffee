//! Who played, in PostgreSQL: what a batch comes to is written in its transaction, by a few statements
//! however many entries it has. A batch of moves alone has none of them.

use std::collections::BTreeMap;
use std::ops::Range;

use ::postgres::{Error, Row, Transaction};
use table::{GameId, Moment};

use super::PostgresLog;
use super::prepared::Prepared;
use crate::failure::Failure;
use crate::played::{FIRST, Finished, Played, SeatTaken, page, second};
use crate::row::{
    FinishRow, read_finished, read_moment, read_name, read_seconds, read_sitting, seconds,
};
use host::{Append, Player, Trace};

/// What a batch comes to, of which all is stored.
#[derive(Debug, Default)]
pub(super) struct Traces<'b> {
    /// New tables: how many chairs, and when.
    founded: BTreeMap<&'b str, (i64, i64)>,
    /// Who sits on a chair afterwards, and since when; nobody if they got up.
    seats: BTreeMap<(&'b str, i64), Option<(String, i64)>>,
    visited: BTreeMap<&'b str, i64>,
    started: BTreeMap<&'b str, i64>,
    finished: BTreeMap<&'b str, FinishRow>,
}

impl<'b> Traces<'b> {
    /// An entry is stored after those before it.
    pub(super) fn add(&mut self, append: &'b Append) {
        let (game, at) = (append.table.as_str(), append.entry.at);
        let (now, visited) = (seconds(at.0), seconds(second(at)));
        for trace in append.traces() {
            // What is over stays as it was.
            if self.finished.contains_key(game) {
                return;
            }
            match trace {
                Trace::Founded { chairs } => {
                    self.founded.entry(game).or_insert((chairs.into(), visited));
                }
                Trace::Sat { chair, player } => {
                    let sits = Some((player.to_string(), now));
                    self.seats.insert((game, chair.number().into()), sits);
                    self.visit(game, visited);
                }
                Trace::Left { chair } => {
                    self.seats.insert((game, chair.number().into()), None);
                    self.visit(game, visited);
                }
                Trace::Started => {
                    self.started.entry(game).or_insert(now);
                }
                Trace::Finished(finish) => {
                    self.finished.insert(game, FinishRow::of(&finish));
                }
            }
        }
    }

    fn visit(&mut self, game: &'b str, now: i64) {
        let visited = self.visited.entry(game).or_insert(now);
        *visited = now.max(*visited);
    }

    /// Writes it. Whoever calls holds the tables' locks.
    pub(super) fn write(
        &self,
        transaction: &mut Transaction<'_>,
        prepared: &mut Prepared,
    ) -> Result<(), Error> {
        if !self.founded.is_empty() {
            let games: Vec<&str> = self.founded.keys().copied().collect();
            let (chairs, visited): (Vec<i64>, Vec<i64>) = self.founded.values().copied().unzip();
            let found = prepared.get(transaction, FOUND)?;
            transaction.execute(&found, &[&games, &chairs, &visited])?;
        }
        self.write_seats(transaction, prepared)?;
        if !self.started.is_empty() {
            let games: Vec<&str> = self.started.keys().copied().collect();
            let times: Vec<i64> = self.started.values().copied().collect();
            let start = prepared.get(transaction, START)?;
            transaction.execute(&start, &[&games, &times])?;
        }
        if !self.finished.is_empty() {
            let games: Vec<&str> = self.finished.keys().copied().collect();
            let rows = || self.finished.values();
            let texts = |text: fn(&FinishRow) -> &str| rows().map(text).collect::<Vec<&str>>();
            let first: Vec<i64> = rows().map(|row| row.first).collect();
            let ended: Vec<i64> = rows().map(|row| row.ended).collect();
            let finish = prepared.get(transaction, FINISH)?;
            transaction.execute(
                &finish,
                &[
                    &games,
                    &texts(|row| &row.rules),
                    &texts(|row| &row.pace),
                    &texts(|row| &row.stakes),
                    &first,
                    &texts(|row| &row.winners),
                    &texts(|row| &row.reason),
                    &ended,
                ],
            )?;
            let close = prepared.get(transaction, CLOSE)?;
            transaction.execute(&close, &[&games])?;
        }
        Ok(())
    }

    fn write_seats(
        &self,
        transaction: &mut Transaction<'_>,
        prepared: &mut Prepared,
    ) -> Result<(), Error> {
        let (mut left, mut sat) = ((Vec::new(), Vec::new()), Vec::new());
        for ((game, chair), sits) in &self.seats {
            match sits {
                None => {
                    left.0.push(*game);
                    left.1.push(*chair);
                }
                Some((player, since)) => sat.push((*game, *chair, player.as_str(), *since)),
            }
        }
        if !left.0.is_empty() {
            let leave = prepared.get(transaction, LEAVE)?;
            transaction.execute(&leave, &[&left.0, &left.1])?;
        }
        if !sat.is_empty() {
            let games: Vec<&str> = sat.iter().map(|sat| sat.0).collect();
            let chairs: Vec<i64> = sat.iter().map(|sat| sat.1).collect();
            let players: Vec<&str> = sat.iter().map(|sat| sat.2).collect();
            let since: Vec<i64> = sat.iter().map(|sat| sat.3).collect();
            let sit = prepared.get(transaction, SIT)?;
            transaction.execute(&sit, &[&games, &chairs, &players, &since])?;
        }
        if !self.visited.is_empty() {
            let games: Vec<&str> = self.visited.keys().copied().collect();
            let times: Vec<i64> = self.visited.values().copied().collect();
            let visit = prepared.get(transaction, VISIT)?;
            transaction.execute(&visit, &[&games, &times])?;
        }
        Ok(())
    }
}

const FOUND: &str = "INSERT INTO fourfold.pending (game, chairs, visited)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS new (game, chairs, visited)
    WHERE NOT EXISTS (SELECT FROM fourfold.finishes WHERE finishes.game = new.game)
    ON CONFLICT (game) DO NOTHING";

const LEAVE: &str = "DELETE FROM fourfold.seats
    USING unnest($1::text[], $2::bigint[]) AS gone (game, chair)
    WHERE seats.game = gone.game AND seats.chair = gone.chair
    AND NOT EXISTS (SELECT FROM fourfold.finishes WHERE finishes.game = gone.game)";

const SIT: &str = "INSERT INTO fourfold.seats (game, chair, player, since)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[])
                  AS new (game, chair, player, since)
    WHERE NOT EXISTS (SELECT FROM fourfold.finishes WHERE finishes.game = new.game)
    ON CONFLICT (game, chair) DO UPDATE
    SET player = excluded.player, since = excluded.since, over = NULL";

/// Somebody was at these tables.
pub(super) const VISIT: &str = "UPDATE fourfold.pending
    SET visited = greatest(pending.visited, new.visited)
    FROM unnest($1::text[], $2::bigint[]) AS new (game, visited) WHERE pending.game = new.game";

const START: &str = "UPDATE fourfold.pending SET started = coalesce(pending.started, new.started)
    FROM unnest($1::text[], $2::bigint[]) AS new (game, started) WHERE pending.game = new.game";

const FINISH: &str = "WITH new AS (
        INSERT INTO fourfold.finishes
            (game, rules, pace, stakes, first, started, winners, reason, ended)
        SELECT t.game, rules, pace, stakes, first, pending.started, winners, reason, ended
        FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::text[],
                    $7::text[], $8::bigint[])
             AS t (game, rules, pace, stakes, first, winners, reason, ended)
        LEFT JOIN fourfold.pending ON pending.game = t.game
        ON CONFLICT (game) DO NOTHING RETURNING game, ended
    )
    UPDATE fourfold.seats SET over = new.ended FROM new WHERE seats.game = new.game";

const CLOSE: &str = "DELETE FROM fourfold.pending WHERE game = ANY ($1::text[])";

/// Every game under way has slept.
pub(super) const SLEEP: &str = "UPDATE fourfold.pending SET slept = games.length
    FROM fourfold.games WHERE games.name = pending.game AND pending.started IS NOT NULL";

fn sitting(row: &Row) -> Result<SeatTaken, Failure> {
    let game = read_name(Some(row.try_get(0)?))?;
    read_sitting(game, row.try_get(1)?, Some(row.try_get(2)?), row.try_get(3)?, row.try_get(4)?)
}

fn finished(row: &Row) -> Result<Finished, Failure> {
    let game = read_name(Some(row.try_get(0)?))?;
    let started: Option<i64> = row.try_get(5)?;
    let finish = FinishRow {
        rules: row.try_get(1)?,
        pace: row.try_get(2)?,
        stakes: row.try_get(3)?,
        first: row.try_get(4)?,
        winners: row.try_get(6)?,
        reason: row.try_get(7)?,
        ended: row.try_get(8)?,
    };
    read_finished(game, started.map(read_moment).transpose()?, &finish)
}

impl Played for PostgresLog {
    fn seats_of(
        &mut self,
        player: &Player,
        after: Option<&SeatTaken>,
        most: usize,
    ) -> Result<Vec<SeatTaken>, Failure> {
        let (since, game, chair) = after.map_or(FIRST, |after| {
            (seconds(after.since.0), after.game.as_str(), after.chair.number().into())
        });
        let rows = self.rows(
            "SELECT game, chair, player, since, over FROM fourfold.seats
             WHERE player = $1 AND (since, game, chair) < ($2, $3, $4)
             ORDER BY since DESC, game DESC, chair DESC LIMIT $5",
            &[&player.to_string(), &since, &game, &chair, &page(most)],
        )?;
        rows.iter().map(sitting).collect()
    }

    fn seats_at(&mut self, game: &GameId) -> Result<Vec<SeatTaken>, Failure> {
        let rows = self.rows(
            "SELECT game, chair, player, since, over FROM fourfold.seats
             WHERE game = $1 ORDER BY chair",
            &[&game.as_str()],
        )?;
        rows.iter().map(sitting).collect()
    }

    fn finish_of(&mut self, game: &GameId) -> Result<Option<Finished>, Failure> {
        let rows = self.rows(
            "SELECT game, rules, pace, stakes, first, started, winners, reason, ended
             FROM fourfold.finishes WHERE game = $1",
            &[&game.as_str()],
        )?;
        rows.first().map(finished).transpose()
    }

    fn finishes(
        &mut self,
        ended: &Range<Moment>,
        after: Option<&Finished>,
        most: usize,
    ) -> Result<Vec<Finished>, Failure> {
        let (last, game) =
            after.map_or((FIRST.0, FIRST.1), |a| (seconds(a.finish.ended.0), a.game.as_str()));
        let (from, to) = (seconds(ended.start.0), seconds(ended.end.0));
        let rows = self.rows(
            "SELECT game, rules, pace, stakes, first, started, winners, reason, ended
             FROM fourfold.finishes
             WHERE ended >= $1 AND ended < $2 AND (ended, game) < ($3, $4)
             ORDER BY ended DESC, game DESC LIMIT $5",
            &[&from, &to, &last, &game, &page(most)],
        )?;
        rows.iter().map(finished).collect()
    }

    fn visited(&mut self, table: &GameId) -> Result<Option<u64>, Failure> {
        let rows = self.rows(
            "SELECT visited FROM fourfold.pending WHERE game = $1 AND started IS NULL",
            &[&table.as_str()],
        )?;
        rows.first().map(|row| read_seconds(row.try_get(0)?)).transpose()
    }

    fn note_sleep(&mut self) -> Result<(), Failure> {
        Ok(self.client.batch_execute(SLEEP)?)
    }

    fn has_slept(&mut self, game: &GameId) -> Result<bool, Failure> {
        let rows = self.rows(
            "SELECT FROM fourfold.pending JOIN fourfold.games ON name = game
             WHERE game = $1 AND slept = length",
            &[&game.as_str()],
        )?;
        Ok(!rows.is_empty())
    }
}
