//! Group commit: one thread that stores whatever is waiting in one transaction.
//!
//! A durable commit waits for the disk, and a hundred rows wait hardly longer than one. While one
//! batch is on its way the next gathers by itself, so that nobody waits on purpose.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

use crate::append::{Append, Verdict};
use crate::failure::Failure;
use crate::log::{Log, Logs};

/// So many rows at most in one transaction, so that the first in a crowd need not wait for all.
const MOST: usize = 1024;

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
    while let Ok(first) = waiting.recv() {
        let jobs = std::iter::once(first).chain(waiting.try_iter()).take(MOST);
        let (batch, thens): (Vec<Append>, Vec<Then>) =
            jobs.map(|job| (job.append, job.then)).unzip();
        match commit(logs, &mut log, &batch) {
            Ok(verdicts) => {
                for (then, verdict) in thens.into_iter().zip(verdicts) {
                    then(Ok(verdict));
                }
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
