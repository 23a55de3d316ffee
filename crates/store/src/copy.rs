//! Copies of a whole store: made while it is in use, checked before they count, and brought back
//! without changing anything that is there.
//!
//! A copy is a store of its own: one file of SQLite, whatever the original is kept in. So a
//! copy can be opened, looked into, and moved from one back end to the other.

use std::collections::HashSet;
use std::fmt;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use table::{Entry, Event, GameId, PublicEvent, Table, Viewer};

use crate::directory::{Change, Directory, DirectoryEntry};
use crate::failure::Failure;
use crate::gentle_sync;
use crate::lengths::Lengths;
use crate::log::{KeptLog, Log};
use crate::pace::Pace;
use crate::sqlite::{Sqlite, SqliteLog};
use crate::store::Store;
use host::{Append, Appended, Seq};

/// So many entries are written in one transaction.
const BATCH: usize = 1024;

/// What was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// So many tables.
    pub tables: u64,
    /// So many entries of their logs.
    pub entries: u64,
    /// So many of the entries were not there before.
    pub added: u64,
    /// So many tables were brought back that were not over: each of them says so from now on.
    pub marked: u64,
    /// So many people, with their names and sessions.
    pub people: u64,
    /// So many listed tables and links to next games.
    pub lobby: u64,
}

/// Why there is no copy.
#[derive(Debug)]
pub enum NoCopy {
    /// There is a file already, and it is not ours to overwrite.
    Exists,
    /// There is no such file.
    NoFile,
    /// The store that was to be copied failed.
    From(Failure),
    /// The store that was to be written failed.
    To(Failure),
    /// A file could not be read, written or renamed.
    File(io::Error),
    /// The file is damaged; this is what SQLite says.
    Damaged(Vec<String>),
    /// The copy holds something else than was read.
    Unlike,
    /// Where it was to be brought back there is another game of the same name: nothing was
    /// written.
    Differs {
        /// The table.
        table: GameId,
        /// The first entry that is different.
        seq: Seq,
    },
}

impl fmt::Display for NoCopy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exists => f.write_str("there is a file of this name already"),
            Self::NoFile => f.write_str("there is no such file"),
            Self::From(failure) => write!(f, "while reading: {failure}"),
            Self::To(failure) => write!(f, "while writing: {failure}"),
            Self::File(error) => error.fmt(f),
            Self::Damaged(lines) => write!(f, "the file is damaged: {}", lines.join("; ")),
            Self::Unlike => f.write_str("the copy is not what was read"),
            Self::Differs { table, seq } => write!(
                f,
                "the store has a table {table} whose entry {seq} is another; nothing was changed"
            ),
        }
    }
}

impl std::error::Error for NoCopy {}

impl From<io::Error> for NoCopy {
    fn from(error: io::Error) -> Self {
        Self::File(error)
    }
}

impl Store {
    /// Copies all logs, as they are at one moment, and what the directory keeps, as it was a moment
    /// before, into a new file, while others go on writing. The file appears under its name when it is whole, checked and on the disk.
    ///
    /// The moment is shortly before the end, however much there is to copy: what came while it was copied and
    /// checked is added last.
    pub fn back_up(&self, to: &Path) -> Result<Copied, NoCopy> {
        if to.exists() {
            return Err(NoCopy::Exists);
        }
        let folder = match to.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
            _ => PathBuf::from("."),
        };
        let unfinished = tempfile::Builder::new().prefix(".fourfold-").tempdir_in(&folder)?;
        let file = unfinished.path().join("copy");
        let mut written = Lengths::default();
        add_grown(self, &file, &mut written)?;
        // Whoever is about to add the last waits for little more than that.
        gentle_sync::sync(&file)?;
        let found = check(&file)?;
        if (found.tables, found.entries) != (written.tables(), written.entries()) {
            return Err(NoCopy::Unlike);
        }
        // Once more, since all that may have taken long.
        check_logs(&file, &add_grown(self, &file, &mut written)?)?;
        let people = add_directory(self, &file)?;
        check_logs(&file, &add_grown(self, &file, &mut written)?)?;
        check_directory(&file, people)?;
        File::open(&file)?.sync_all()?;
        let (tables, entries) = (written.tables(), written.entries());
        let copied = Copied { tables, entries, added: entries, ..people };
        // Unlike a renaming, a link does not overwrite what somebody made in the meantime.
        match fs::hard_link(&file, to) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                return Err(NoCopy::Exists);
            }
            Err(_) if to.exists() => return Err(NoCopy::Exists),
            // Some file systems know no links.
            Err(_) => fs::rename(&file, to)?,
            Ok(()) => {}
        }
        File::open(&folder)?.sync_all()?;
        Ok(copied)
    }

    /// Brings back what a copy holds: adds what is missing, and changes nothing that is there. Of
    /// people who are known, no session that has ended since begins again. If a
    /// table has gone another way than in the copy, nothing is written at all. Broken off, it can
    /// be begun again.
    ///
    /// A table that comes back before its end may have had one after the copy was made, and then its seed
    /// was shown. Nobody can know that here, so its log says that it was brought back.
    pub fn restore(&self, from: &Path) -> Result<Copied, NoCopy> {
        if !from.is_file() {
            return Err(NoCopy::NoFile);
        }
        // An older copy is brought up to date; the file itself stays as it is.
        let room = tempfile::tempdir()?;
        let file = room.path().join("copy");
        fs::copy(from, &file)?;
        let copy = check(&file)?;
        let copied = Store::on(Arc::new(Sqlite::at(&file))).map_err(NoCopy::From)?;
        let mut differs = None;
        let mut to_mark = HashSet::new();
        let compared = copied.each(&mut |kept| {
            let there = self.read(&kept.table, Seq(0))?;
            if let Some(seq) = first_difference(&kept, &there) {
                differs = Some((kept.table, seq));
                return Err(Failure::Closed);
            }
            if there.len() < kept.log.len() && could_be_over(&kept) {
                to_mark.insert(kept.table);
            }
            Ok(())
        });
        if let Some((table, seq)) = differs {
            return Err(NoCopy::Differs { table, seq });
        }
        compared.map_err(NoCopy::To)?;
        let mut log = self.connect().map_err(NoCopy::To)?;
        let (mut added, mut marked) = (0, 0);
        let brought = copied.each(&mut |kept| {
            let mark = if to_mark.contains(&kept.table) { mark(&kept) } else { None };
            let appends: Vec<Append> = kept.appends().collect();
            let mut batches = appends.chunks(BATCH).peekable();
            while let Some(batch) = batches.next() {
                let mut batch = batch.to_vec();
                let length = batch.len();
                // With the last of its entries, or what is broken off here would never be marked.
                batch.extend(mark.clone().filter(|_| batches.peek().is_none()));
                let verdicts = log.append(&batch)?;
                let stored = |verdict: &&Appended| **verdict == Appended::Stored;
                added += verdicts.iter().take(length).filter(stored).count();
                marked += verdicts.iter().skip(length).filter(stored).count();
                log.tidy(false)?;
            }
            Ok(())
        });
        brought.map_err(NoCopy::To)?;
        let mut from = copied.connect().map_err(NoCopy::From)?;
        bring(&mut *from, &mut *log)?;
        Ok(Copied { added: added as u64, marked: marked as u64, ..copy })
    }
}

/// Where the log that is there goes another way than the one in the copy.
fn first_difference(kept: &KeptLog, there: &[Entry]) -> Option<Seq> {
    let pairs = kept.log.iter().map(|(_, entry)| entry).zip(there);
    let same = pairs.take_while(|(copied, there)| copied == there).count();
    let differs = same < kept.log.len().min(there.len());
    differs.then(|| Seq(u32::try_from(same).unwrap_or(u32::MAX)))
}

/// Can the game have ended after the copy was made, and does the log not say so yet?
fn could_be_over(kept: &KeptLog) -> bool {
    let Ok(table) = Table::fold(kept.log.iter().map(|(_, entry)| entry)) else { return false };
    let view = table.view(Viewer::Spectator);
    table.outcome().is_none() && view.is_some_and(|view| !view.fairness.brought_back)
}

/// What is written behind the log of a table that was brought back before its end, at the moment of its last entry:
/// what was between counts for nobody.
fn mark(kept: &KeptLog) -> Option<Append> {
    let (_, last) = kept.log.last()?;
    Some(Append {
        table: kept.table.clone(),
        seq: Seq(u32::try_from(kept.log.len()).ok()?),
        asker: None,
        finish: None,
        entry: Entry {
            at: last.at,
            cause: None,
            events: vec![Event::Aloud(PublicEvent::BroughtBack)],
        },
    })
}

/// Adds what logs have grown by since they were written, all of one moment, and folds those logs. Says how long they are now.
fn add_grown(store: &Store, file: &Path, written: &mut Lengths) -> Result<Lengths, NoCopy> {
    let mut log = SqliteLog::unsynced(file).map_err(NoCopy::To)?;
    let mut waiting: Vec<Append> = Vec::new();
    let (mut grown, mut failed) = (Lengths::default(), None);
    let were = written.clone();
    let mut pace = Pace::begin();
    let read = store.each_grown(&were, &mut |kept| {
        pace.rest();
        grown.note(&kept);
        written.note(&kept);
        let before = were.of(&kept.table);
        waiting.extend(kept.appends().skip(before));
        if waiting.len() >= BATCH {
            keep(&mut log, &mut waiting).map_err(|why| {
                failed = Some(why);
                Failure::Closed
            })?;
        }
        Ok(())
    });
    if let Some(why) = failed {
        return Err(why);
    }
    read.map_err(NoCopy::From)?;
    keep(&mut log, &mut waiting)?;
    log.into_one_file().map_err(NoCopy::To)?;
    Ok(grown)
}

/// Adds what the directory keeps. Before the last logs: no link leads to a game that is not in the copy.
fn add_directory(store: &Store, file: &Path) -> Result<Copied, NoCopy> {
    let mut log = SqliteLog::unsynced(file).map_err(NoCopy::To)?;
    let mut directory = store.connect().map_err(NoCopy::From)?;
    let copied = bring(&mut *directory, &mut log)?;
    log.into_one_file().map_err(NoCopy::To)?;
    Ok(copied)
}

/// Reads logs again to which something was added when the rest had been checked: each folds, and is as long as it should be.
fn check_logs(file: &Path, grown: &Lengths) -> Result<(), NoCopy> {
    let mut log = SqliteLog::unsynced(file).map_err(NoCopy::From)?;
    for (table, length) in grown.each() {
        let entries = log.read(table, Seq(0)).map_err(NoCopy::From)?;
        folds(table, &entries).map_err(NoCopy::From)?;
        if entries.len() != length {
            return Err(NoCopy::Unlike);
        }
    }
    log.into_one_file().map_err(NoCopy::From)
}

/// Reads the directory again: every row can be read, and there are as many.
fn check_directory(file: &Path, people: Copied) -> Result<(), NoCopy> {
    let mut log = SqliteLog::unsynced(file).map_err(NoCopy::From)?;
    let mut found = Copied::default();
    let read = log.export(&mut |entry| {
        found.count(&entry);
        Ok(())
    });
    read.map_err(NoCopy::From)?;
    log.into_one_file().map_err(NoCopy::From)?;
    if found == people { Ok(()) } else { Err(NoCopy::Unlike) }
}

/// Says which event of a log is impossible.
fn folds<'e>(table: &GameId, log: impl IntoIterator<Item = &'e Entry>) -> Result<(), Failure> {
    let broken = |(seq, at): (usize, table::Broken)| Failure::Broken {
        table: table.clone(),
        seq: Seq(u32::try_from(seq).unwrap_or(u32::MAX)),
        why: format!("event {} is impossible there", at.event + 1),
    };
    Table::fold(log).map(|_| ()).map_err(broken)
}

fn keep(log: &mut SqliteLog, waiting: &mut Vec<Append>) -> Result<(), NoCopy> {
    let verdicts = log.append(waiting).map_err(NoCopy::To)?;
    waiting.clear();
    let all = verdicts.iter().all(|verdict| *verdict == Appended::Stored);
    if all { Ok(()) } else { Err(NoCopy::Unlike) }
}

/// Brings what one directory keeps to another, and counts it.
fn bring(from: &mut dyn Directory, to: &mut dyn Directory) -> Result<Copied, NoCopy> {
    let mut copied = Copied::default();
    let mut waiting = Vec::new();
    let mut failed = None;
    let read = from.export(&mut |entry| {
        copied.count(&entry);
        waiting.push(Change::Bring(entry));
        if waiting.len() >= BATCH {
            to.change(&waiting).map_err(|why| {
                failed = Some(why);
                Failure::Closed
            })?;
            waiting.clear();
        }
        Ok(())
    });
    if let Some(why) = failed {
        return Err(NoCopy::To(why));
    }
    read.map_err(NoCopy::From)?;
    if !waiting.is_empty() {
        to.change(&waiting).map_err(NoCopy::To)?;
    }
    Ok(copied)
}

impl Copied {
    fn count(&mut self, entry: &DirectoryEntry) {
        match entry {
            DirectoryEntry::Person(_) => self.people += 1,
            DirectoryEntry::Listed(_) | DirectoryEntry::Follows { .. } => self.lobby += 1,
        }
    }
}

/// Reads a file from end to end: SQLite finds no damage, every log folds, and every row of the directory
/// can be read.
fn check(file: &Path) -> Result<Copied, NoCopy> {
    let mut log = SqliteLog::unsynced(file).map_err(NoCopy::From)?;
    let damage = log.damage().map_err(NoCopy::From)?;
    if !damage.is_empty() {
        return Err(NoCopy::Damaged(damage));
    }
    let mut found = Copied::default();
    let entry = log.export(&mut |entry| {
        found.count(&entry);
        Ok(())
    });
    entry.map_err(NoCopy::From)?;
    let mut pace = Pace::begin();
    let folded = log.each(&mut |kept| {
        pace.rest();
        found.tables += 1;
        found.entries += kept.log.len() as u64;
        folds(&kept.table, kept.log.iter().map(|(_, entry)| entry))
    });
    folded.map_err(NoCopy::From)?;
    log.into_one_file().map_err(NoCopy::From)?;
    Ok(Copied { added: found.entries, ..found })
}
