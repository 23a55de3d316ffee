//! A few threads on which many bots think, one after the other.

use std::collections::VecDeque;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use table::{View, What};

use crate::bot::Bot;
use crate::budget::ThinkingLimit;
use crate::quarto;

/// A thread that had nothing to think about for so long gives back what it kept for the next decision.
const IDLE: Duration = Duration::from_secs(30);

/// What a bot is to think about.
pub struct ThinkJob {
    /// Who thinks. It comes back with the answer.
    pub bot: Box<dyn Bot>,
    /// What it sees.
    pub view: View,
    /// How long, from when it begins.
    pub limit: ThinkingLimit,
}

/// What came of a question.
pub struct Answered {
    /// Who thought, with its memory of the game.
    pub bot: Box<dyn Bot>,
    /// What it wants to do; `None` if nothing was due of it.
    pub what: Option<What>,
}

/// There are as many questions waiting as may. The question comes back unharmed.
pub struct Busy(pub Box<ThinkJob>);

impl fmt::Debug for ThinkJob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Question").field("limit", &self.limit).finish_non_exhaustive()
    }
}

impl fmt::Debug for Answered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Answered").field("what", &self.what).finish_non_exhaustive()
    }
}

impl fmt::Debug for Busy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Busy").field(&self.0).finish()
    }
}

impl fmt::Display for Busy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("all bots are thinking")
    }
}

impl std::error::Error for Busy {}

/// Cuts a question short: the bot answers at once with what it has. A handle that is dropped changes
/// nothing.
#[derive(Clone, Debug)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Cuts it short, whether it waits or is being thought about.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

type Done = Box<dyn FnOnce(Answered) + Send>;

struct Job {
    question: ThinkJob,
    stop: Arc<AtomicBool>,
    done: Done,
}

#[derive(Default)]
struct Waiting {
    jobs: VecDeque<Job>,
    /// What stops those that are being thought about.
    thinking: Vec<Arc<AtomicBool>>,
    closed: bool,
}

struct Shared {
    waiting: Mutex<Waiting>,
    changed: Condvar,
    most: usize,
    idle: Duration,
}

impl Shared {
    /// A panic elsewhere leaves the queue as it was: nothing is changed halfway.
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn next(&self) -> Option<Job> {
        let (mut waiting, mut has_given_back) = (self.waiting(), false);
        loop {
            if waiting.closed {
                return None;
            }
            if let Some(job) = waiting.jobs.pop_front() {
                waiting.thinking.push(Arc::clone(&job.stop));
                return Some(job);
            }
            if has_given_back {
                waiting = self.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner);
                continue;
            }
            let waited = self.changed.wait_timeout(waiting, self.idle);
            let (woken, timeout) = waited.unwrap_or_else(PoisonError::into_inner);
            waiting = woken;
            if timeout.timed_out() {
                // Whoever asks meanwhile need not wait for it.
                drop(waiting);
                quarto::give_back();
                has_given_back = true;
                waiting = self.waiting();
            }
        }
    }
}

/// A bounded number of bots that think at once, and a bounded number that wait for it.
///
/// Dropping it cuts short those that think, and waits for their answers; those that wait are dropped
/// without one.
pub struct Pool {
    shared: Arc<Shared>,
    threads: Vec<JoinHandle<()>>,
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (threads, waiting) = (self.threads.len(), self.waiting());
        f.debug_struct("Pool")
            .field("threads", &threads)
            .field("waiting", &waiting)
            .finish_non_exhaustive()
    }
}

impl Pool {
    /// So many threads, at least one, and room for so many questions that wait.
    pub fn new(threads: usize, waiting: usize) -> std::io::Result<Self> {
        Self::starting_with(threads, waiting, || ())
    }

    /// The same; each thread begins with this, before it thinks of anything.
    pub fn starting_with(threads: usize, waiting: usize, begin: fn()) -> std::io::Result<Self> {
        Self::giving_back_after(threads, waiting, begin, IDLE)
    }

    /// The same; a thread with nothing to do gives back what it keeps after so long.
    fn giving_back_after(
        threads: usize,
        most: usize,
        begin: fn(),
        idle: Duration,
    ) -> std::io::Result<Self> {
        let (waiting, changed) = (Mutex::default(), Condvar::new());
        let shared = Arc::new(Shared { waiting, changed, most, idle });
        let mut pool = Self { shared, threads: Vec::new() };
        for number in 0..threads.max(1) {
            let shared = Arc::clone(&pool.shared);
            let thread = std::thread::Builder::new().name(format!("bot-{number}"));
            pool.threads.push(thread.spawn(move || {
                begin();
                work(&shared);
            })?);
        }
        Ok(pool)
    }

    /// How many questions wait.
    pub fn waiting(&self) -> usize {
        self.shared.waiting().jobs.len()
    }

    /// Puts a question at the end of the queue. `done` is called with the answer, from a thread of
    /// the pool, so it should only pass it on.
    pub fn ask(
        &self,
        question: ThinkJob,
        done: impl FnOnce(Answered) + Send + 'static,
    ) -> Result<Cancel, Busy> {
        let mut waiting = self.shared.waiting();
        if waiting.jobs.len() >= self.shared.most {
            return Err(Busy(Box::new(question)));
        }
        let stop = Arc::new(AtomicBool::new(false));
        waiting.jobs.push_back(Job { question, stop: Arc::clone(&stop), done: Box::new(done) });
        drop(waiting);
        self.shared.changed.notify_one();
        Ok(Cancel(stop))
    }
}

fn work(shared: &Shared) {
    while let Some(Job { question: ThinkJob { mut bot, view, limit }, stop, done }) = shared.next()
    {
        // A bot that breaks must not take the thread with it: it has simply nothing to say.
        let what = catch_unwind(AssertUnwindSafe(|| {
            bot.decide(&view, &limit.budget().until_stopped(&stop))
        }));
        shared.waiting().thinking.retain(|other| !Arc::ptr_eq(other, &stop));
        let answered = Answered { bot, what: what.unwrap_or(None) };
        let _ = catch_unwind(AssertUnwindSafe(|| done(answered)));
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        let mut waiting = self.shared.waiting();
        waiting.closed = true;
        for stop in &waiting.thinking {
            stop.store(true, Ordering::Relaxed);
        }
        drop(waiting);
        self.shared.changed.notify_all();
        for thread in self.threads.drain(..) {
            // It catches whatever breaks.
            let _ = thread.join();
        }
        self.shared.waiting().jobs.clear();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::thread::sleep;

    use table::Level;

    use super::*;
    use crate::bot::Bot;
    use crate::budget::ThinkingBudget;
    use crate::ugi::read_position;

    /// Tells whether its thread had kept something, and then decides something hard enough to need it.
    struct Looks(Arc<Mutex<Vec<bool>>>, Box<dyn Bot>);

    impl Bot for Looks {
        fn decide(&mut self, view: &View, budget: &ThinkingBudget<'_>) -> Option<What> {
            self.0.lock().unwrap().push(quarto::is_kept());
            self.1.decide(view, budget)
        }
    }

    #[test]
    fn what_a_thread_keeps_serves_the_next_who_thinks_until_nobody_has_come_for_long() {
        let rest = Duration::from_millis(400);
        let pool = Pool::giving_back_after(1, 8, || (), rest).unwrap();
        let kept: Arc<Mutex<Vec<bool>>> = Arc::default();
        for pause in [Duration::ZERO, Duration::ZERO, 4 * rest] {
            sleep(pause);
            let view = read_position("fen 0.../.7../..c./5..2 9 1 1234p -").unwrap();
            let mind = quarto::opponent(Level::new(8).unwrap(), 1);
            let bot = Box::new(Looks(Arc::clone(&kept), mind));
            let (done, answered) = channel();
            let question = ThinkJob { bot, view, limit: ThinkingLimit::Nodes(1_000) };
            let cancel = pool.ask(question, move |answer| done.send(answer.what).unwrap());
            assert!(cancel.is_ok());
            assert!(answered.recv().unwrap().is_some());
        }
        assert_eq!(*kept.lock().unwrap(), [false, true, false]);
    }
}
