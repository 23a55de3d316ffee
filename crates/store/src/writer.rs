//! Group commit: one thread that stores whatever is waiting in one transaction.
//!
//! A durable commit waits for the disk, and a hundred rows wait hardly longer than one. While one
//! batch is on its way the next gathers by itself, so that nobody waits on purpose.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::directory::Change;
use crate::failure::Failure;
use crate::log::{Log, Logs};
use host::{Append, Appended};

/// So many rows at most in one transaction, so that the first in a crowd need not wait for all.
const MOST: usize = 1024;

/// A disk that was slow once does not make everybody wait for those who were there.
const MOST_PATIENCE: Duration = Duration::from_millis(5);

/// If nobody has come for so long, there is time to tidy up.
const QUIET: Duration = Duration::from_millis(50);

/// If nobody has come for so long, the next may take a little longer.
const LULL: Duration = Duration::from_secs(30);

/// What is done with what became of it, on the thread of the writer. It must not wait for anything.
type Then<T> = Box<dyn FnOnce(Result<T, Failure>) + Send>;

enum Job {
    Append(Append, Then<Appended>),
    Change(Change, Then<u64>),
    Probe(Then<()>),
}

/// The thread that writes.
pub(crate) struct Writer {
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread. The connection is there before this returns, so that a store that
    /// cannot be opened is known at once.
    pub(crate) fn start(logs: Arc<dyn Logs>) -> Result<Self, Failure> {
        let log = logs.connect()?;
        let (jobs, waiting) = channel();
        let run = move || write(&*logs, log, &waiting);
        let thread = thread::Builder::new().name("store writer".to_owned()).spawn(run);
        let thread = thread.map_err(|e| Failure::Unavailable { why: e.to_string() })?;
        Ok(Self { jobs: Some(jobs), thread: Some(thread) })
    }

    pub(crate) fn append(&self, append: Append, then: Then<Appended>) {
        self.send(Job::Append(append, then));
    }

    pub(crate) fn change(&self, change: Change, then: Then<u64>) {
        self.send(Job::Change(change, then));
    }

    pub(crate) fn probe(&self, then: Then<()>) {
        self.send(Job::Probe(then));
    }

    fn send(&self, job: Job) {
        let unsent = match &self.jobs {
            Some(jobs) => jobs.send(job).err().map(|unsent| unsent.0),
            None => Some(job),
        };
        match unsent {
            Some(Job::Append(_, then)) => then(Err(Failure::Closed)),
            Some(Job::Change(_, then)) => then(Err(Failure::Closed)),
            Some(Job::Probe(then)) => then(Err(Failure::Closed)),
            None => {}
        }
    }
}

/// What was handed over is stored and answered before the thread ends.
impl Drop for Writer {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // Its panic has been reported already.
            let _ = thread.join();
        }
    }
}

fn write(logs: &dyn Logs, log: Box<dyn Log>, waiting: &Receiver<Job>) {
    let mut log = Some(log);
    let mut crowd = Crowd::default();
    while let Some(jobs) = crowd.gather(waiting, |lull| match lull {
        Lull::Short => tidy(&mut log, true),
        Lull::Long => give_back(&mut log),
    }) {
        let (mut moves, mut changes) = (Waiting::default(), Waiting::default());
        let mut probes = Waiting::default();
        for job in jobs {
            match job {
                Job::Append(append, then) => moves.push(append, then),
                Job::Change(change, then) => changes.push(change, then),
                Job::Probe(then) => probes.push((), then),
            }
        }
        crowd.expected = moves.what.len();
        if !moves.what.is_empty() {
            let began = Instant::now();
            let result = commit(logs, &mut log, |log| log.append(&moves.what));
            crowd.patience = (began.elapsed() / 4).min(MOST_PATIENCE);
            if result.is_err() {
                // They come back when they please.
                crowd.expected = 0;
            }
            moves.answer(result);
            tidy(&mut log, false);
        }
        // In a transaction of their own: what goes wrong with one must not lose a move.
        if !changes.what.is_empty() {
            // A change that is made twice is made once.
            let result = commit_anew(logs, &mut log, |log| log.change(&changes.what));
            changes.answer(result);
        }
        if !probes.what.is_empty() {
            // One answer for all who wait.
            let result = commit_anew(logs, &mut log, |log| log.probe());
            let count = probes.what.len();
            probes.answer(result.map(|()| vec![(); count]));
        }
    }
    tidy(&mut log, true);
}

/// What is waiting to be stored, and who wants to know.
struct Waiting<W, T> {
    what: Vec<W>,
    thens: Vec<Then<T>>,
}

impl<W, T> Default for Waiting<W, T> {
    fn default() -> Self {
        Self { what: Vec::new(), thens: Vec::new() }
    }
}

impl<W, T> Waiting<W, T> {
    fn push(&mut self, what: W, then: Then<T>) {
        self.what.push(what);
        self.thens.push(then);
    }

    fn answer(self, result: Result<Vec<T>, Failure>) {
        match result {
            Ok(answers) => {
                self.thens.into_iter().zip(answers).for_each(|(then, answer)| then(Ok(answer)));
            }
            Err(failure) => {
                self.thens.into_iter().for_each(|then| then(Err(failure.clone())));
            }
        }
    }
}

/// Who is expected to come back.
struct Crowd {
    /// So many moves were answered last. In a busy hour they are about to come again; if we went
    /// without them, two halves of the crowd would take turns for ever.
    expected: usize,
    /// So long we wait for them: little beside a commit.
    patience: Duration,
    /// When nobody comes for so long it is a lull.
    lull: Duration,
}

impl Default for Crowd {
    fn default() -> Self {
        Self { expected: 0, patience: Duration::ZERO, lull: LULL }
    }
}

impl Crowd {
    /// Whoever is waiting, and whoever comes back soon; `None` when nobody can come any more. Calls
    /// `idle` once if nobody comes for a while, and then now and then.
    fn gather(&mut self, waiting: &Receiver<Job>, mut idle: impl FnMut(Lull)) -> Option<Vec<Job>> {
        let mut lull = Lull::Short;
        let first = loop {
            let span = match lull {
                Lull::Short => QUIET,
                Lull::Long => self.lull,
            };
            match waiting.recv_timeout(span) {
                Ok(job) => break job,
                Err(RecvTimeoutError::Disconnected) => return None,
                Err(RecvTimeoutError::Timeout) => idle(lull),
            }
            lull = Lull::Long;
        };
        let mut jobs = vec![first];
        jobs.extend(waiting.try_iter().take(MOST - 1));
        let until = Instant::now() + self.patience;
        while jobs.len() < self.expected.min(MOST) {
            let left = until.saturating_duration_since(Instant::now());
            match waiting.recv_timeout(left) {
                Ok(job) => jobs.push(job),
                Err(_) => break,
            }
        }
        Some(jobs)
    }
}

/// For how long nobody has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lull {
    Short,
    Long,
}

/// Gives back what nobody needs now. If it fails, the next commit will say why.
fn give_back(log: &mut Option<Box<dyn Log>>) {
    if log.as_mut().is_some_and(|log| log.give_back().is_err()) {
        *log = None;
    }
}

/// Housekeeping. If it fails, the next commit will say why.
fn tidy(log: &mut Option<Box<dyn Log>>, is_idle: bool) {
    if log.as_mut().is_some_and(|log| log.tidy(is_idle).is_err()) {
        *log = None;
    }
}

/// Commits something that may be done twice. Where a server was restarted, the connection is of no use
/// any more: then once more, on a new one.
fn commit_anew<T>(
    logs: &dyn Logs,
    kept: &mut Option<Box<dyn Log>>,
    act: impl Fn(&mut dyn Log) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let result = commit(logs, kept, &act);
    if result.is_err() && logs.has_many_writers() { commit(logs, kept, act) } else { result }
}

/// Commits something on the connection, or on a new one. One that failed is dropped: what it
/// believes about the disk may be wrong now.
fn commit<T>(
    logs: &dyn Logs,
    kept: &mut Option<Box<dyn Log>>,
    act: impl FnOnce(&mut dyn Log) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let log = match kept {
        Some(log) => log,
        None => kept.insert(logs.connect()?),
    };
    let result = act(&mut **log);
    if result.is_err() {
        *kept = None;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Somebody comes when nobody has come for long: meanwhile there was time for everything.
    #[test]
    fn whoever_waits_for_the_next_tidies_up_and_then_gives_back() {
        let (jobs, waiting) = channel();
        let mut crowd = Crowd { lull: Duration::from_millis(20), ..Crowd::default() };
        let mut lulls = Vec::new();
        let come = thread::spawn(move || {
            thread::sleep(4 * QUIET);
            jobs.send(Job::Probe(Box::new(drop))).is_ok()
        });
        let came = crowd.gather(&waiting, |lull| lulls.push(lull));
        assert!(come.join().unwrap() && came.is_some_and(|came| came.len() == 1));
        assert_eq!(lulls[..3], [Lull::Short, Lull::Long, Lull::Long]);
        assert!(crowd.gather(&waiting, |_| ()).is_none(), "nobody can come any more");
    }
}
