//! The power fails: whatever was not synced may be on the disk, or not, or half.
//!
//! From the trace of a run come the contents that the files may have had at every moment. Each of
//! these pictures is opened as after a restart. What was acknowledged by then must be there.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::Path;

use store::{SqliteLog, Store};
use table::{Entry, GameId, Table};

use crate::covered::{is_sync, moves_said};
use crate::dice::Dice;
use crate::scratch::Scratch;
use crate::serving::{self, Manner};
use crate::trace::{Act, Call};
use crate::watched::watch;
use crate::{times, tools};

/// A disk tears writes here.
const SECTOR: usize = 512;

/// The store's files, but not the one that is memory shared by processes (`-shm`).
const FILES: [&str; 3] = ["games.sqlite", "games.sqlite-wal", "games.sqlite-journal"];

/// A change of a file.
struct Change<'c> {
    file: &'static str,
    call: &'c Call,
    /// When the sync that covers it had ended; never if none does.
    settled: Option<usize>,
}

/// What becomes of changes that are not settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// None is on the disk.
    Lost,
    /// All are.
    Kept,
    /// All are, but the last, of which some sectors are.
    Torn,
    /// Some are, some are not, some are torn.
    Mixed,
}

/// The changes of the store's files, in the order of the trace.
fn changes_of<'c>(calls: &'c [Call], folder: &Path) -> Vec<Change<'c>> {
    let mut changes = Vec::new();
    let mut there = BTreeSet::new();
    for call in calls {
        let (file, covering) = match &call.act {
            Act::Write { file, .. } | Act::Truncate { file, .. } => (file, file.as_path()),
            // That a file is there at all is a matter of its folder.
            Act::Create(file) | Act::Remove(file) => (file, folder),
            Act::Sync(_) | Act::Say(_) => continue,
        };
        let is_news = match &call.act {
            Act::Create(file) => there.insert(file),
            Act::Remove(file) => there.remove(file),
            _ => true,
        };
        let name = FILES.into_iter().find(|name| is_news && folder.join(name) == *file);
        let covers = |call: &&Call| matches!(&call.act, Act::Sync(what) if what == covering);
        if let Some(file) = name {
            let later = calls.partition_point(|other| other.began <= call.ended);
            let settled = calls[later..].iter().find(covers).map(|sync| sync.ended);
            changes.push(Change { file, call, settled });
        }
    }
    changes
}

/// The files by their names.
type Files = BTreeMap<&'static str, Vec<u8>>;

/// A disk on which more and more settles.
struct Disk<'c> {
    changes: &'c [Change<'c>],
    /// So many of the changes, from the first on, are settled.
    settled: usize,
    files: Files,
}

impl<'c> Disk<'c> {
    const fn new(changes: &'c [Change<'c>]) -> Self {
        Self { changes, settled: 0, files: BTreeMap::new() }
    }

    /// What it may hold if the power fails on this line of the trace, or later than the last time.
    fn cut(&mut self, line: usize, fate: Fate, dice: &mut Dice) -> Files {
        let is_settled = |change: &Change<'_>| change.settled.is_some_and(|end| end < line);
        while let Some(change) = self.changes.get(self.settled).filter(|c| is_settled(c)) {
            apply(&mut self.files, change, false, dice);
            self.settled += 1;
        }
        let mut files = self.files.clone();
        let begun =
            || self.changes[self.settled..].iter().take_while(|change| change.call.began < line);
        let last = begun().filter(|change| !is_settled(change)).last().map(|c| c.call.began);
        for change in begun() {
            let is_last = last == Some(change.call.began);
            let (is_kept, is_torn) = match fate {
                _ if is_settled(change) => (true, false),
                Fate::Lost => (false, false),
                Fate::Kept => (true, false),
                Fate::Torn => (true, is_last),
                Fate::Mixed => (dice.one_in(2), dice.one_in(3)),
            };
            if is_kept {
                apply(&mut files, change, is_torn, dice);
            }
        }
        files
    }
}

fn apply(files: &mut Files, change: &Change<'_>, is_torn: bool, dice: &mut Dice) {
    match &change.call.act {
        Act::Create(_) => {
            files.entry(change.file).or_default();
        }
        Act::Remove(_) => {
            files.remove(change.file);
        }
        Act::Truncate { length, .. } => {
            // A file whose name was lost is nowhere.
            if let Some(file) = files.get_mut(change.file) {
                file.resize(usize::try_from(*length).unwrap(), 0);
            }
        }
        Act::Write { at, data, .. } => {
            let Some(file) = files.get_mut(change.file) else { return };
            let at = usize::try_from(*at).unwrap();
            if file.len() < at + data.len() {
                file.resize(at + data.len(), 0);
            }
            for (number, sector) in data.chunks(SECTOR).enumerate() {
                if !is_torn || dice.one_in(2) {
                    let from = at + number * SECTOR;
                    file[from..from + sector.len()].copy_from_slice(sector);
                }
            }
        }
        Act::Sync(_) | Act::Say(_) => {}
    }
}

/// What the whole run stored, and what was acknowledged when.
struct Truth {
    logs: HashMap<GameId, Vec<Entry>>,
    /// The line on which each move was acknowledged.
    said: BTreeMap<usize, Vec<String>>,
}

impl Truth {
    fn of(calls: &[Call], database: &Path) -> Self {
        let mut logs = HashMap::new();
        read_logs(database, &mut |table, log| {
            Table::fold(&log).unwrap_or_else(|broken| panic!("table {table}: {broken:?}"));
            logs.insert(table, log);
        });
        let said = calls.iter().filter_map(|call| match &call.act {
            Act::Say(said) => {
                let yes = moves_said(said).into_iter().filter(|(_, is_yes)| *is_yes);
                let nonces: Vec<String> = yes.map(|(nonce, _)| nonce).collect();
                (!nonces.is_empty()).then_some((call.began, nonces))
            }
            _ => None,
        });
        Self { logs, said: said.collect() }
    }

    /// How many moves that were acknowledged before this line are not in the file. Every log there
    /// is the beginning of one that we know, and so can stand.
    fn lost(&self, database: &Path, line: usize) -> usize {
        let mut stored = BTreeSet::new();
        read_logs(database, &mut |table, log| {
            let whole = self.logs.get(&table).map(|whole| &whole[..log.len()]);
            assert_eq!(whole, Some(&log[..]), "another log of table {table}");
            let causes = log.into_iter().filter_map(|entry| entry.cause);
            stored.extend(causes.map(|(_, nonce)| nonce.to_string()));
        });
        let acknowledged = self.said.range(..line).flat_map(|(_, nonces)| nonces);
        acknowledged.filter(|nonce| !stored.contains(*nonce)).count()
    }
}

fn read_logs(database: &Path, see: &mut dyn FnMut(GameId, Vec<Entry>)) {
    let store = Store::open(&store::StoreAddress::File(database.to_owned())).unwrap();
    let each = store.each(&mut |kept| {
        see(kept.table, kept.log.into_iter().map(|(_, entry)| entry).collect());
        Ok(())
    });
    each.unwrap();
}

/// Puts the files there and nothing else.
fn lay_out(files: &Files, folder: &Scratch) {
    for name in FILES.into_iter().chain(["games.sqlite-shm"]) {
        match files.get(name) {
            Some(data) => fs::write(folder.path(name), data).unwrap(),
            // Most are not there.
            None => drop(fs::remove_file(folder.path(name))),
        }
    }
}

#[test]
fn a_power_cut_loses_nothing_that_was_acknowledged() {
    if !tools::can_trace() {
        return;
    }
    let folder = Scratch::on_disk();
    let database = folder.path("games.sqlite");
    let moves = 3000;
    let watched = watch(&serving::command(&folder.store(), Manner::Honest), 2, moves);
    let calls = watched.calls;
    let truth = Truth::of(&calls, &database);
    let changes = changes_of(&calls, database.parent().unwrap());

    // After every change, every sync and every answer, whatever may differ there.
    let fates = |call: &Call| match &call.act {
        Act::Sync(_) => vec![Fate::Lost],
        Act::Say(_) => vec![Fate::Lost, Fate::Kept, Fate::Mixed],
        _ => vec![Fate::Kept, Fate::Torn, Fate::Mixed],
    };
    let cuts = calls.iter().map(|call| (call.ended + 1, fates(call)));
    let mut cuts: Vec<(usize, Fate)> =
        cuts.flat_map(|(line, fates)| fates.into_iter().map(move |fate| (line, fate))).collect();
    let all = cuts.len();
    let mut dice = Dice::new(8);
    let most = times(800, all);
    while cuts.len() > most {
        let index = dice.index(cuts.len());
        cuts.swap_remove(index);
    }
    cuts.sort_by_key(|(line, _)| *line);
    let mut disk = Disk::new(&changes);
    let pictures = Scratch::in_memory();
    let file = pictures.path("games.sqlite");
    for (line, fate) in &cuts {
        lay_out(&disk.cut(*line, *fate, &mut dice), &pictures);
        assert_eq!(truth.lost(&file, *line), 0, "cut at line {line}: {fate:?}");
        let damage = SqliteLog::open(&file).unwrap().damage().unwrap();
        assert!(damage.is_empty(), "cut at line {line}, {fate:?}: {damage:?}");
    }
    let begins_anew = |change: &&Change<'_>| {
        change.file == FILES[1] && matches!(change.call.act, Act::Write { at: 0, .. })
    };
    let checkpoints = changes.iter().filter(begins_anew).count() - 1;
    println!(
        "{} of {all} pictures after a power cut in {} changes and {checkpoints} checkpoints: \
         0 moves lost",
        cuts.len(),
        changes.len(),
    );
    assert!(checkpoints >= 2, "the write-ahead log never began anew");

    // Were the syncs not there, we would see it.
    let unsynced: Vec<Call> =
        calls.iter().filter(|call| !is_sync(call, FILES[1])).cloned().collect();
    let said = *truth.said.last_key_value().unwrap().0 + 1;
    let changes = changes_of(&unsynced, database.parent().unwrap());
    lay_out(&Disk::new(&changes).cut(said, Fate::Lost, &mut dice), &pictures);
    assert!(truth.lost(&file, said) > 0, "no sync, and nothing lost");
}
