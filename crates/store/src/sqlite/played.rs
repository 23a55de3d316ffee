//! Who played, in a file of SQLite: rows of their own, written in the transaction of the entry. Only
//! few entries have any, so that they need not go through the journal.

use std::ops::Range;

use rusqlite::{Connection, OptionalExtension as _, Row, TransactionBehavior, params};
use table::{GameId, Moment};

use super::SqliteLog;
use super::filing;
use crate::failure::Failure;
use crate::played::{FIRST, Finished, Played, SeatTaken, page, second};
use crate::row::{
    FinishRow, read_finished, read_moment, read_name, read_seconds, read_sitting, seconds,
};
use host::{Append, Player, Seq, Trace};

/// An entry is stored: whatever it means is written.
pub(super) fn record(connection: &Connection, append: &Append) -> Result<(), Failure> {
    let (game, at) = (append.table.as_str(), append.entry.at);
    for trace in append.traces() {
        // What is over stays as it was.
        let mut over = connection.prepare_cached("SELECT 1 FROM finishes WHERE game = ?1")?;
        if over.exists([game])? {
            return Ok(());
        }
        let run = |sql: &str, values: &[&dyn rusqlite::ToSql]| -> Result<(), Failure> {
            connection.prepare_cached(sql)?.execute(values)?;
            Ok(())
        };
        match trace {
            Trace::Founded { chairs } => run(
                "INSERT INTO pending (game, chairs, visited) VALUES (?1, ?2, ?3)
                 ON CONFLICT (game) DO NOTHING",
                params![game, chairs, seconds(second(at))],
            )?,
            Trace::Sat { chair, player } => {
                run(
                    "INSERT OR REPLACE INTO seats (game, chair, player, since)
                     VALUES (?1, ?2, ?3, ?4)",
                    params![game, chair.number(), player.to_string(), seconds(at.0)],
                )?;
                run(VISIT, params![game, seconds(second(at))])?;
            }
            Trace::Left { chair } => {
                run(
                    "DELETE FROM seats WHERE game = ?1 AND chair = ?2",
                    params![game, chair.number()],
                )?;
                run(VISIT, params![game, seconds(second(at))])?;
            }
            Trace::Started => run(
                "UPDATE pending SET started = ifnull(started, ?2) WHERE game = ?1",
                params![game, seconds(at.0)],
            )?,
            Trace::Finished(finish) => {
                let row = FinishRow::of(&finish);
                run(
                    "INSERT INTO finishes
                         (game, rules, pace, stakes, first, started, winners, reason, ended)
                     VALUES (?1, ?2, ?3, ?4, ?5, (SELECT started FROM pending WHERE game = ?1),
                             ?6, ?7, ?8)",
                    params![
                        game,
                        row.rules,
                        row.pace,
                        row.stakes,
                        row.first,
                        row.winners,
                        row.reason,
                        row.ended
                    ],
                )?;
                run("UPDATE seats SET over = ?2 WHERE game = ?1", params![game, row.ended])?;
                run("DELETE FROM pending WHERE game = ?1", params![game])?;
            }
        }
    }
    Ok(())
}

/// Somebody was at a table.
pub(super) const VISIT: &str = "UPDATE pending SET visited = max(visited, ?2) WHERE game = ?1";

fn sitting(row: &Row<'_>) -> Result<SeatTaken, Failure> {
    let game = read_name(row.get_ref(0)?.as_str().ok())?;
    let player = row.get_ref(2)?.as_str().ok();
    read_sitting(game, row.get(1)?, player, row.get(3)?, row.get(4)?)
}

fn finished(row: &Row<'_>) -> Result<Finished, Failure> {
    let game = read_name(row.get_ref(0)?.as_str().ok())?;
    let started: Option<i64> = row.get(5)?;
    let finish = FinishRow {
        rules: row.get(1)?,
        pace: row.get(2)?,
        stakes: row.get(3)?,
        first: row.get(4)?,
        winners: row.get(6)?,
        reason: row.get(7)?,
        ended: row.get(8)?,
    };
    read_finished(game, started.map(read_moment).transpose()?, &finish)
}

impl Played for SqliteLog {
    fn seats_of(
        &mut self,
        player: &Player,
        after: Option<&SeatTaken>,
        most: usize,
    ) -> Result<Vec<SeatTaken>, Failure> {
        let mut select = self.connection.prepare_cached(
            "SELECT game, chair, player, since, over FROM seats
             WHERE player = ?1 AND (since, game, chair) < (?2, ?3, ?4)
             ORDER BY since DESC, game DESC, chair DESC LIMIT ?5",
        )?;
        let (since, game, chair) = after.map_or(FIRST, |after| {
            (seconds(after.since.0), after.game.as_str(), after.chair.number().into())
        });
        let mut rows = select.query(params![player.to_string(), since, game, chair, page(most)])?;
        let mut seats = Vec::new();
        while let Some(row) = rows.next()? {
            seats.push(sitting(row)?);
        }
        Ok(seats)
    }

    fn seats_at(&mut self, game: &GameId) -> Result<Vec<SeatTaken>, Failure> {
        let mut select = self.connection.prepare_cached(
            "SELECT game, chair, player, since, over FROM seats WHERE game = ?1 ORDER BY chair",
        )?;
        let mut rows = select.query([game.as_str()])?;
        let mut seats = Vec::new();
        while let Some(row) = rows.next()? {
            seats.push(sitting(row)?);
        }
        Ok(seats)
    }

    fn finish_of(&mut self, game: &GameId) -> Result<Option<Finished>, Failure> {
        let mut select = self.connection.prepare_cached(
            "SELECT game, rules, pace, stakes, first, started, winners, reason, ended
             FROM finishes WHERE game = ?1",
        )?;
        let mut rows = select.query([game.as_str()])?;
        rows.next()?.map(finished).transpose()
    }

    fn finishes(
        &mut self,
        ended: &Range<Moment>,
        after: Option<&Finished>,
        most: usize,
    ) -> Result<Vec<Finished>, Failure> {
        let mut select = self.connection.prepare_cached(
            "SELECT game, rules, pace, stakes, first, started, winners, reason, ended FROM finishes
             WHERE ended >= ?1 AND ended < ?2 AND (ended, game) < (?3, ?4)
             ORDER BY ended DESC, game DESC LIMIT ?5",
        )?;
        let (last, game) =
            after.map_or((FIRST.0, FIRST.1), |a| (seconds(a.finish.ended.0), a.game.as_str()));
        let (from, to) = (seconds(ended.start.0), seconds(ended.end.0));
        let mut rows = select.query(params![from, to, last, game, page(most)])?;
        let mut games = Vec::new();
        while let Some(row) = rows.next()? {
            games.push(finished(row)?);
        }
        Ok(games)
    }

    fn visited(&mut self, table: &GameId) -> Result<Option<u64>, Failure> {
        let mut select = self
            .connection
            .prepare_cached("SELECT visited FROM pending WHERE game = ?1 AND started IS NULL")?;
        let mut rows = select.query([table.as_str()])?;
        rows.next()?.map(|row| read_seconds(row.get(0)?)).transpose()
    }

    fn note_sleep(&mut self) -> Result<(), Failure> {
        let immediate = TransactionBehavior::Immediate;
        let transaction = self.connection.transaction_with_behavior(immediate)?;
        // So that the length of a log is in one place.
        filing::file(&transaction)?;
        transaction.execute(
            "UPDATE pending SET slept = (SELECT length FROM games WHERE name = game)
             WHERE started IS NOT NULL",
            [],
        )?;
        transaction.commit()?;
        self.journal = 0;
        Ok(())
    }

    fn has_slept(&mut self, game: &GameId) -> Result<bool, Failure> {
        let moment = self.connection.transaction()?;
        let mut select = moment.prepare_cached("SELECT slept FROM pending WHERE game = ?1")?;
        let slept: Option<Option<u32>> =
            select.query_row([game.as_str()], |row| row.get(0)).optional()?;
        let Some(slept) = slept.flatten() else { return Ok(false) };
        Ok(filing::entries(&moment, &mut self.index, game, Seq(slept))?.is_empty())
    }
}
