//! Group commit: one thread that stores whatever is waiting in one transaction.
//!
//! A durable commit waits for the disk, and a hundred rows wait hardly longer than one. While one
//! batch is on its way the next gathers by itself, so that nobody waits on purpose.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::append::{Append, Verdict};
use crate::failure::Failure;
use crate::log::{Log, Logs};

/// So many rows at most in one transaction, so that the first in a crowd need not wait for all.
const MOST: usize = 1024;

/// If nobody has come for so long, there is time to tidy up.
const QUIET: Duration = Duration::from_millis(50);

/// What is done with the verdict, on the thread of the writer. It must not wait for anything.
type Then = Box<dyn FnOnce(Result<Verdict, Failure>) + Send>;

struct Job {
    append: Append,
    then: Then,
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

    pub(crate) fn append(&self, append: Append, then: Then) {
        let job = Job { append, then };
        let unsent = match &self.jobs {
            Some(jobs) => jobs.send(job).err().map(|unsent| unsent.0),
            None => Some(job),
        };
        if let Some(job) = unsent {
            (job.then)(Err(Failure::Closed));
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
    while let Some(jobs) = crowd.gather(waiting, || tidy(&mut log, true)) {
        let (batch, thens): (Vec<Append>, Vec<Then>) =
            jobs.into_iter().map(|job| (job.append, job.then)).unzip();
        let began = Instant::now();
        let result = commit(logs, &mut log, &batch);
        crowd.patience = began.elapsed() / 4;
        match result {
            Ok(verdicts) => {
                for (then, verdict) in thens.into_iter().zip(verdicts) {
                    then(Ok(verdict));
                }
                tidy(&mut log, false);
            }
            Err(failure) => {
                // What the connection believes about the disk may be wrong now.
                log = None;
                for then in thens {
                    then(Err(failure.clone()));
                }
            }
        }
    }
    tidy(&mut log, true);
}

/// Who is expected to come back.
#[derive(Default)]
struct Crowd {
    /// So many were answered last. In a busy hour they are about to come again; if we went
    /// without them, two halves of the crowd would take turns for ever.
    expected: usize,
    /// So long we wait for them: little beside a commit.
    patience: Duration,
}

impl Crowd {
    /// Whoever is waiting, and whoever comes back soon; `None` when nobody can come any more. Calls
    /// `rest` once if nobody comes for a while.
    fn gather(&mut self, waiting: &Receiver<Job>, rest: impl FnOnce()) -> Option<Vec<Job>> {
        let first = match waiting.recv_timeout(QUIET) {
            Ok(job) => job,
            Err(RecvTimeoutError::Disconnected) => return None,
            Err(RecvTimeoutError::Timeout) => {
                rest();
                waiting.recv().ok()?
            }
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
        self.expected = jobs.len();
        Some(jobs)
    }
}

/// Housekeeping. If it fails, the next commit will say why.
fn tidy(log: &mut Option<Box<dyn Log>>, is_idle: bool) {
    if log.as_mut().is_some_and(|log| log.tidy(is_idle).is_err()) {
        *log = None;
    }
}

fn commit(
    logs: &dyn Logs,
    log: &mut Option<Box<dyn Log>>,
    batch: &[Append],
) -> Result<Vec<Verdict>, Failure> {
    let log = match log {
        Some(log) => log,
        None => log.insert(logs.connect()?),
    };
    log.append(batch)
}
