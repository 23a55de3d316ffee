//! The journal, what is filed, and how the one becomes the other.

use std::collections::HashMap;

use rusqlite::{Connection, OptionalExtension as _, Transaction, params};
use table::{Entry, GameId};

use super::line::{self, Journaled};
use crate::append::{Asker, Seq};
use crate::failure::Failure;

/// All logs as they are at one moment: filed, and in the journal. The connection must be in a
/// transaction.
pub(super) struct Shelf<'c> {
    connection: &'c Connection,
    journal: Journal,
}

/// The journal, by game.
struct Journal {
    rows: Vec<String>,
    games: Vec<Noted>,
    index: HashMap<String, usize>,
}

/// What the journal has of one game.
struct Noted {
    name: String,
    first: Seq,
    ends: bool,
    /// The lines to be filed, as row, beginning and end.
    lines: Vec<(usize, usize, usize)>,
}

impl Journal {
    fn read(connection: &Connection) -> Result<Self, Failure> {
        let mut select = connection.prepare_cached("SELECT lines FROM journal ORDER BY number")?;
        let rows: Result<Vec<String>, _> = select.query_map([], |row| row.get(0))?.collect();
        let rows = rows?;
        let (mut games, mut index): (Vec<Noted>, HashMap<String, usize>) = Default::default();
        for (row, text) in rows.iter().enumerate() {
            let mut end = 0;
            for journaled in line::journaled(text) {
                let Journaled { game, seq, ends, filed, length } = journaled?;
                end += length;
                let at = index.get(game).copied().unwrap_or(games.len());
                if at == games.len() {
                    let (name, lines) = (game.to_owned(), Vec::new());
                    games.push(Noted { name, first: seq, ends: false, lines });
                    index.insert(game.to_owned(), at);
                }
                games[at].lines.push((row, end - filed.len(), end));
                games[at].ends |= ends;
                end += 1;
            }
        }
        Ok(Self { rows, games, index })
    }

    fn game(&self, name: &str) -> Option<&Noted> {
        self.index.get(name).map(|at| &self.games[*at])
    }

    fn lines<'j>(&'j self, noted: &'j Noted) -> impl Iterator<Item = &'j str> {
        noted.lines.iter().map(|&(row, begin, end)| &self.rows[row][begin..end])
    }
}

impl<'c> Shelf<'c> {
    pub(super) fn open(connection: &'c Connection) -> Result<Self, Failure> {
        Ok(Self { connection, journal: Journal::read(connection)? })
    }

    /// Hands out the lines of a log from this number on.
    fn lines(
        &self,
        table: &GameId,
        from: Seq,
        see: &mut dyn FnMut(Seq, &str) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let mut seq = Seq(0);
        let mut take = |first: Seq, lines: &mut dyn Iterator<Item = &str>| {
            if first != seq && seq != Seq(0) {
                let why = format!("entry {seq} is missing");
                return Err(Failure::Broken { table: table.clone(), seq: first, why });
            }
            seq = first;
            for line in lines {
                if seq >= from {
                    see(seq, line)?;
                }
                seq = seq.next();
            }
            Ok(())
        };
        let mut select = self.connection.prepare_cached(
            "WITH mine AS (SELECT number FROM games WHERE name = ?1)
             SELECT first, lines FROM pieces
             WHERE game = (SELECT number FROM mine) AND first >= (
                 SELECT coalesce(max(first), 0) FROM pieces
                 WHERE game = (SELECT number FROM mine) AND first <= ?2
             ) ORDER BY first",
        )?;
        let mut rows = select.query(params![table.as_str(), from.0])?;
        while let Some(row) = rows.next()? {
            let lines: String = row.get(1)?;
            take(Seq(row.get(0)?), &mut lines.lines())?;
        }
        match self.journal.game(table.as_str()) {
            Some(noted) => take(noted.first, &mut self.journal.lines(noted)),
            None => Ok(()),
        }
    }

    /// The entries of a log from this number on.
    pub(super) fn entries(&self, table: &GameId, from: Seq) -> Result<Vec<Entry>, Failure> {
        let mut entries = Vec::new();
        self.lines(table, from, &mut |seq, filed| {
            entries.push(line::read(table, seq, filed)?.1);
            Ok(())
        })?;
        Ok(entries)
    }

    /// A whole log.
    pub(super) fn log(&self, table: &GameId) -> Result<Vec<(Option<Asker>, Entry)>, Failure> {
        let mut log = Vec::new();
        self.lines(table, Seq(0), &mut |seq, filed| {
            log.push(line::read(table, seq, filed)?);
            Ok(())
        })?;
        Ok(log)
    }

    /// Who asked, for every entry of a log.
    pub(super) fn askers(&self, table: &GameId) -> Result<Vec<Option<Asker>>, Failure> {
        let mut askers = Vec::new();
        self.lines(table, Seq(0), &mut |seq, filed| {
            askers.push(line::parts(table, seq, filed)?.0);
            Ok(())
        })?;
        Ok(askers)
    }

    /// The games that are not over, in the order they were founded.
    pub(super) fn unfinished(&self) -> Result<Vec<GameId>, Failure> {
        let mut games =
            self.filed("SELECT name, over FROM games WHERE over = 0 ORDER BY number")?;
        games.extend(self.unfiled()?);
        Ok(games.into_iter().filter(|(_, over)| !over).map(|(table, _)| table).collect())
    }

    /// All games and whether they are over, in the order they were founded.
    pub(super) fn games(&self) -> Result<Vec<(GameId, bool)>, Failure> {
        let mut games = self.filed("SELECT name, over FROM games ORDER BY number")?;
        games.extend(self.unfiled()?);
        Ok(games)
    }

    fn filed(&self, select: &str) -> Result<Vec<(GameId, bool)>, Failure> {
        let mut select = self.connection.prepare_cached(select)?;
        let mut rows = select.query([])?;
        let mut games = Vec::new();
        while let Some(row) = rows.next()? {
            let name: String = row.get(0)?;
            let ended = self.journal.game(&name).is_some_and(|noted| noted.ends);
            games.push((game_id(&name)?, row.get::<_, bool>(1)? || ended));
        }
        Ok(games)
    }

    /// Games of which nothing is filed yet.
    fn unfiled(&self) -> Result<Vec<(GameId, bool)>, Failure> {
        let new = self.journal.games.iter().filter(|noted| noted.first == Seq(0));
        new.map(|noted| Ok((game_id(&noted.name)?, noted.ends))).collect()
    }
}

/// Files the journal.
pub(super) fn file(transaction: &Transaction<'_>) -> Result<(), Failure> {
    let journal = Journal::read(transaction)?;
    let mut find = transaction.prepare_cached("SELECT number FROM games WHERE name = ?1")?;
    let mut found = transaction.prepare_cached("INSERT INTO games (name, over) VALUES (?1, ?2)")?;
    let mut end = transaction.prepare_cached("UPDATE games SET over = 1 WHERE number = ?1")?;
    let mut add = transaction
        .prepare_cached("INSERT INTO pieces (game, first, lines) VALUES (?1, ?2, ?3)")?;
    for noted in &journal.games {
        let known: Option<i64> = find.query_row([&noted.name], |row| row.get(0)).optional()?;
        let game = match known {
            Some(game) if noted.ends => {
                end.execute([game])?;
                game
            }
            Some(game) => game,
            None => found.insert(params![noted.name, noted.ends])?,
        };
        let lines: Vec<&str> = journal.lines(noted).collect();
        add.execute(params![game, noted.first.0, lines.join("\n")])?;
    }
    transaction.prepare_cached("DELETE FROM journal")?.execute([])?;
    Ok(())
}

fn game_id(name: &str) -> Result<GameId, Failure> {
    name.parse().map_err(|_| Failure::Unavailable { why: format!("{name:?} is no name of a game") })
}
