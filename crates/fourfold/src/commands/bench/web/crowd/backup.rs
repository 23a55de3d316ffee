//! Copies of a store that are made while people play.

use std::collections::{HashMap, HashSet};
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use store::{Seq, Store};
use table::{Event, GameId};

use super::super::person::wrong;
use super::super::server_process::ServerProcess;
use super::FEWEST_MOVES;
use super::players::{Moved, Numbers, Players, p99};
use super::row::{Row, Unit, number};

/// So many tables play.
const TABLES: u32 = 100;

/// So long without a copy and so long with copies, in turn.
const SLICE: Duration = Duration::from_secs(5);

const MOST_RATIO: f64 = 2.0;
const MOST_BEHIND: f64 = 1.0;

/// A copy that was made.
struct Copy {
    file: PathBuf,
    took: Duration,
    ended: Instant,
}

/// Plays at this pace for so long, half of it while one copy after another is made.
pub(super) fn measure(
    server: &ServerProcess,
    numbers: &Numbers,
    store: &OsStr,
    folder: &Path,
    pace: u32,
    time: Duration,
) -> io::Result<Vec<Row>> {
    let mut players = Players::sit(server, numbers, TABLES.min(pace), pace)?;
    let slice = SLICE.min(time / 2);
    let (mut calm, mut copying): (Vec<Moved>, Vec<Moved>) = (Vec::new(), Vec::new());
    let (mut copies, mut broken, mut longest) = (0, Vec::new(), 0_f64);
    let mut all = Missing::default();
    // Reading the copies again takes its time too, and none of this.
    let mut played = Duration::ZERO;
    while copies == 0 || played + 2 * slice <= time {
        played += 2 * slice;
        calm.extend(players.play(server, slice)?);
        let enough = AtomicBool::new(false);
        let made = thread::scope(|scope| {
            let making = scope.spawn(|| copy_again_and_again(store, folder, copies, &enough));
            let played = players.play(server, slice);
            enough.store(true, Ordering::Relaxed);
            let made = making.join().map_err(|_| wrong("whoever copied panicked"))??;
            copying.extend(played?);
            io::Result::Ok(made)
        })?;
        for copy in &made {
            copies += 1;
            longest = longest.max(copy.took.as_secs_f64());
            // It is read again from its first byte to its last, and every game is played by the rules.
            let restored = Store::in_memory().map_err(|why| wrong(why.to_string()))?;
            if let Err(why) = restored.restore(&copy.file) {
                broken.push(why.to_string());
            } else {
                let moves = calm.iter().chain(&copying);
                all.add(&missing(&restored, moves, copy)?);
            }
            fs::remove_file(&copy.file)?;
            players.keep()?;
        }
    }
    let is_enough = calm.len().min(copying.len()) >= FEWEST_MOVES;
    let (without, with) = (p99(&calm), p99(&copying));
    Ok(vec![
        Row::plain("copies", number(copies), Unit::Things),
        Row::plain("the longest took", longest, Unit::Seconds),
        Row::plain("moves while copies were made", number(copying.len()), Unit::Things),
        Row::plain("p99 without a copy", without, Unit::Seconds),
        Row::plain("p99 while copies are made", with, Unit::Seconds),
        Row::at_most("p99, with copies to without", with / without, Unit::Times, MOST_RATIO)
            .if_enough(is_enough),
        Row::none("copies that do not fold", broken.len()).because(broken.first().cloned()),
        Row::none("moves known before a copy was begun that are not in it", all.earlier),
        Row::at_most("a copy behind the moment it is done", all.behind, Unit::Seconds, MOST_BEHIND),
    ])
}

/// One copy after another by `fourfold backup`, until it is enough.
fn copy_again_and_again(
    store: &OsStr,
    folder: &Path,
    first: usize,
    enough: &AtomicBool,
) -> io::Result<Vec<Copy>> {
    let mut made = Vec::new();
    for number in first.. {
        let file = folder.join(format!("copy-{number}.sqlite"));
        let began = Instant::now();
        let status = Command::new(std::env::current_exe()?)
            .arg("backup")
            .arg(&file)
            .arg("--store")
            .arg(store)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .status()?;
        if !status.success() {
            return Err(wrong("fourfold backup fails"));
        }
        let ended = Instant::now();
        made.push(Copy { file, took: ended - began, ended });
        if enough.load(Ordering::Relaxed) {
            break;
        }
    }
    Ok(made)
}

/// What a copy lacks of the moves that were known when it was done.
#[derive(Default)]
struct Missing {
    /// Moves that were known before it was begun.
    earlier: usize,
    /// Seconds from when the first of those that are missing was known to when it was done; 0 if none is.
    behind: f64,
}

impl Missing {
    /// The same of another copy.
    fn add(&mut self, other: &Self) {
        self.earlier += other.earlier;
        self.behind = self.behind.max(other.behind);
    }
}

fn missing<'m>(
    store: &Store,
    moves: impl Iterator<Item = &'m Moved>,
    copy: &Copy,
) -> io::Result<Missing> {
    let mut kept: HashMap<&str, HashSet<String>> = HashMap::new();
    let mut missing = Missing::default();
    for moved in moves.filter(|moved| moved.known <= copy.ended) {
        if !kept.contains_key(moved.table.as_str()) {
            kept.insert(&moved.table, names(store, &moved.table)?);
        }
        let name = format!("bench-{}", moved.step);
        if !kept.get(moved.table.as_str()).is_some_and(|names| names.contains(&name)) {
            let age = copy.ended - moved.known;
            missing.earlier += usize::from(age >= copy.took);
            missing.behind = missing.behind.max(age.as_secs_f64());
        }
    }
    Ok(missing)
}

/// The names under which moves of a table were asked for.
fn names(copy: &Store, table: &str) -> io::Result<HashSet<String>> {
    let id: Option<GameId> = table.strip_prefix("/t/").and_then(|id| id.parse().ok());
    let id = id.ok_or_else(|| wrong(format!("{table} is no table")))?;
    let entries = copy.read(&id, Seq(0)).map_err(|why| wrong(why.to_string()))?;
    let moves = entries
        .into_iter()
        .filter(|entry| entry.events.iter().any(|event| matches!(event, Event::Step(_))));
    Ok(moves.filter_map(|entry| entry.cause).map(|(_, nonce)| nonce.to_string()).collect())
}

#[cfg(test)]
mod tests {
    use store::Append;
    use table::{Entry, Moment, Seat, Step};

    use super::*;

    #[test]
    fn a_copy_is_as_far_behind_as_the_first_move_it_lacks() {
        let copy = Store::in_memory().unwrap();
        let step = "b3".parse().ok().map(Step::Quarto).unwrap();
        let cause = Some((Seat::FIRST, "bench-1".parse().unwrap()));
        let entry = Entry { at: Moment(1), cause, events: vec![Event::Step(step)] };
        let table = "bench-table".parse().unwrap();
        copy.append(Append { table, seq: Seq(0), asker: None, finish: None, entry }).unwrap();
        let start = Instant::now();
        let known = |step: u32, second: u64| Moved {
            table: "/t/bench-table".to_owned(),
            step,
            known: start + Duration::from_secs(second),
            took: Duration::ZERO,
        };
        let (took, ended) = (Duration::from_secs(2), start + Duration::from_secs(5));
        let made = Copy { file: PathBuf::new(), took, ended };
        let lacks = |moves: &[Moved]| {
            let Missing { earlier, behind } = missing(&copy, moves.iter(), &made).unwrap();
            (earlier, behind.to_bits())
        };
        assert_eq!(lacks(&[known(1, 0), known(2, 6)]), (0, 0_f64.to_bits()));
        assert_eq!(lacks(&[known(1, 0), known(2, 4)]), (0, 1_f64.to_bits()));
        assert_eq!(lacks(&[known(1, 0), known(2, 3), known(3, 4)]), (1, 2_f64.to_bits()));
    }
}
