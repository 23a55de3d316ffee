//! The journal, what is filed, and how the one becomes the other.

use std::collections::HashMap;

use rusqlite::{Connection, OptionalExtension as _, Transaction, params};
use table::{Entry, GameId};

use super::journal_index::JournalIndex;
use super::line::{self, Journaled};
use crate::failure::Failure;
use crate::lengths::Lengths;
use crate::row::{Rows, read_name};
use host::{Asker, Seq};

/// All logs as they are at one moment: filed, and in the journal. The connection must be in a
/// transaction.
pub(super) struct LogSnapshot<'c> {
    connection: &'c Connection,
    journal: Journal,
}

/// Takes a line with its number; `None` if there is no text where there should be.
pub(super) type See<'s> = dyn FnMut(i64, Option<&str>) -> Result<(), Failure> + 's;

/// Entries, and who asked for them.
pub(super) type Asked = Vec<(Option<Asker>, Entry)>;

/// What is known of a game without its log, filed or not.
struct KeptGame {
    table: GameId,
    over: bool,
    length: usize,
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

/// A log while it is read, from some number on.
struct Reading<'t> {
    table: &'t GameId,
    from: Seq,
    /// The number of the first line that came; of pieces, the one with the wanted number may begin before it.
    first: Seq,
    rows: Option<Rows<'t>>,
    log: Asked,
}

impl<'t> Reading<'t> {
    fn new(table: &'t GameId, from: Seq) -> Self {
        Self { table, from, first: from, rows: None, log: Vec::new() }
    }

    /// The next line; `None` if there is no text where there should be.
    fn take(&mut self, seq: i64, line: Option<&str>) -> Result<(), Failure> {
        if self.rows.is_none() {
            self.first = Seq(u32::try_from(seq).unwrap_or_default().min(self.from.0));
        }
        let rows = self.rows.get_or_insert_with(|| Rows::from(self.table, self.first));
        let (asker, text) = line.map_or((None, None), |line| {
            let (asker, text) = line::parts(line);
            (asker, Some(text))
        });
        let entry = rows.entry(seq, text)?;
        self.log.push((rows.asker(asker)?, entry));
        Ok(())
    }
}

/// The entries of one log from this number on. The connection must be in a transaction.
pub(super) fn entries(
    connection: &Connection,
    index: &mut JournalIndex,
    table: &GameId,
    from: Seq,
) -> Result<Vec<Entry>, Failure> {
    let reading = read(connection, index, table, from)?;
    let before = (from.0 - reading.first.0) as usize;
    Ok(reading.log.into_iter().skip(before).map(|(_, entry)| entry).collect())
}

/// Who asked, for every entry of a log. The connection must be in a transaction.
pub(super) fn askers(
    connection: &Connection,
    index: &mut JournalIndex,
    table: &GameId,
) -> Result<Vec<Option<Asker>>, Failure> {
    let reading = read(connection, index, table, Seq(0))?;
    Ok(reading.log.into_iter().map(|(asker, _)| asker).collect())
}

fn read<'t>(
    connection: &Connection,
    index: &mut JournalIndex,
    table: &'t GameId,
    from: Seq,
) -> Result<Reading<'t>, Failure> {
    let mut reading = Reading::new(table, from);
    filed(connection, table, from, &mut |seq, line| reading.take(seq, line))?;
    index.catch_up(connection)?;
    index.lines(connection, table, &mut |seq, line| reading.take(seq, line))?;
    Ok(reading)
}

/// Hands out what is filed of a log, from the piece on that has this number in it.
fn filed(
    connection: &Connection,
    table: &GameId,
    from: Seq,
    see: &mut See<'_>,
) -> Result<(), Failure> {
    let mut select =
        connection.prepare_cached("SELECT number, length FROM games WHERE name = ?1")?;
    let game: Option<(i64, i64)> =
        select.query_row([table.as_str()], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
    let Some((number, length)) = game else { return Ok(()) };
    let mut next = 0;
    let mut select = connection.prepare_cached(
        "SELECT first, lines FROM pieces WHERE game = ?1 AND first >= (
             SELECT ifnull(max(first), 0) FROM pieces WHERE game = ?1 AND first <= ?2
         ) ORDER BY first",
    )?;
    let mut rows = select.query(params![number, from.0])?;
    while let Some(row) = rows.next()? {
        next = row.get(0)?;
        match row.get_ref(1)?.as_str() {
            Ok(lines) => {
                for line in lines.split('\n') {
                    see(next, Some(line))?;
                    next += 1;
                }
            }
            Err(_) => see(next, None)?,
        }
    }
    // Whoever reads hears that this number is not there.
    if next == length { Ok(()) } else { see(length, None) }
}

impl<'c> LogSnapshot<'c> {
    pub(super) fn open(connection: &'c Connection) -> Result<Self, Failure> {
        Ok(Self { connection, journal: Journal::read(connection)? })
    }

    /// A whole log.
    pub(super) fn log(&self, table: &GameId) -> Result<Asked, Failure> {
        let mut reading = Reading::new(table, Seq(0));
        filed(self.connection, table, Seq(0), &mut |seq, line| reading.take(seq, line))?;
        if let Some(noted) = self.journal.game(table.as_str()) {
            for (line, seq) in self.journal.lines(noted).zip(i64::from(noted.first.0)..) {
                reading.take(seq, Some(line))?;
            }
        }
        Ok(reading.log)
    }

    /// The games that are not over, in the order they were founded.
    pub(super) fn unfinished(&self) -> Result<Vec<GameId>, Failure> {
        let mut games =
            self.filed("SELECT name, over, length FROM games WHERE over = 0 ORDER BY number")?;
        games.extend(self.unfiled()?);
        Ok(games.into_iter().filter(|game| !game.over).map(|game| game.table).collect())
    }

    /// The games whose logs are longer than they were, and whether they are over, in the order they were founded.
    pub(super) fn grown(&self, were: &Lengths) -> Result<Vec<(GameId, bool)>, Failure> {
        let mut games = self.filed("SELECT name, over, length FROM games ORDER BY number")?;
        games.extend(self.unfiled()?);
        games.retain(|game| game.length > were.of(&game.table));
        Ok(games.into_iter().map(|game| (game.table, game.over)).collect())
    }

    fn filed(&self, select: &str) -> Result<Vec<KeptGame>, Failure> {
        let mut select = self.connection.prepare_cached(select)?;
        let mut rows = select.query([])?;
        let mut games = Vec::new();
        while let Some(row) = rows.next()? {
            let name = row.get_ref(0)?.as_str().ok();
            let noted = name.and_then(|name| self.journal.game(name));
            let (ended, more) = noted.map_or((false, 0), |noted| (noted.ends, noted.lines.len()));
            games.push(KeptGame {
                table: read_name(name)?,
                over: row.get::<_, bool>(1)? || ended,
                length: usize::try_from(row.get::<_, i64>(2)?).unwrap_or(0).saturating_add(more),
            });
        }
        Ok(games)
    }

    /// Games of which nothing is filed yet.
    fn unfiled(&self) -> Result<Vec<KeptGame>, Failure> {
        let new = self.journal.games.iter().filter(|noted| noted.first == Seq(0));
        let game = |noted: &Noted| {
            let (over, length) = (noted.ends, noted.lines.len());
            Ok(KeptGame { table: read_name(Some(&noted.name))?, over, length })
        };
        new.map(game).collect()
    }
}

/// Files the journal. An empty row stays, so that numbers never begin anew ([`JournalIndex`]).
pub(super) fn file(transaction: &Transaction<'_>) -> Result<(), Failure> {
    let journal = Journal::read(transaction)?;
    if journal.games.is_empty() {
        return Ok(());
    }
    let mut find = transaction.prepare_cached("SELECT number FROM games WHERE name = ?1")?;
    let mut found =
        transaction.prepare_cached("INSERT INTO games (name, length, over) VALUES (?1, ?2, ?3)")?;
    let mut grow = transaction.prepare_cached(
        "UPDATE games SET length = length + ?2, over = max(over, ?3) WHERE number = ?1",
    )?;
    let mut add = transaction
        .prepare_cached("INSERT INTO pieces (game, first, lines) VALUES (?1, ?2, ?3)")?;
    for noted in &journal.games {
        let known: Option<i64> = find.query_row([&noted.name], |row| row.get(0)).optional()?;
        let length = i64::try_from(noted.lines.len()).unwrap_or(i64::MAX);
        let game = match known {
            Some(game) => {
                grow.execute(params![game, length, noted.ends])?;
                game
            }
            None => found.insert(params![noted.name, length, noted.ends])?,
        };
        let lines: Vec<&str> = journal.lines(noted).collect();
        add.execute(params![game, noted.first.0, lines.join("\n")])?;
    }
    let stays = transaction.prepare_cached("INSERT INTO journal (lines) VALUES ('')")?.insert([])?;
    transaction.prepare_cached("DELETE FROM journal WHERE number < ?1")?.execute([stays])?;
    Ok(())
}
