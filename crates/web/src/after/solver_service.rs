//! The one thread that asks the solver.
//!
//! Whoever asks waits a moment for the answer. If there is none by then, or too many wait already, the
//! page says that the solver is still thinking; what it finds is kept, so that looking again helps. So
//! nobody can make the machine do more than one search at a time, or one longer than [`GO`].

use std::hash::Hash;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use pages::after::{Findings, GameMoment, Patience, RatedGame, find, rate};
use quarto::Position;
use solver::{Options, Solver};
use table::GameId;
use tokio::sync::oneshot;
use tokio::time::timeout;

use super::answer_cache::{AnswerCache, Look};

/// How long one go at a question takes at most.
const GO: Duration = Duration::from_secs(2);
/// How long somebody waits for an answer.
const WAIT: Duration = Duration::from_millis(2_500);
/// How many questions may wait.
const QUEUE: usize = 8;
/// What the solver remembers while it is at work.
const MEMORY: usize = 16 << 20;
/// After so long without a question that memory is given back.
const REST: Duration = Duration::from_mins(1);
/// How many games and positions are kept. A position's findings are some kilobytes.
const GAMES: usize = 256;
const POSITIONS: usize = 1024;

/// Something to ask the solver.
type Job = Box<dyn FnOnce(&Solver) + Send>;

/// Finds out what games and positions are worth, one at a time, and keeps what it has found.
#[derive(Debug)]
pub struct SolverService {
    jobs: SyncSender<Job>,
    games: Arc<AnswerCache<GameId, RatedGame>>,
    positions: Arc<AnswerCache<Position, Findings>>,
}

/// What whoever asked gets.
#[derive(Debug)]
pub enum Thought<V> {
    /// An answer, as far as it is known.
    Known(Arc<V>),
    /// None yet: look again later.
    Busy,
}

impl SolverService {
    /// Starts the thread. It ends when the service is dropped, after the search it is at.
    pub fn start() -> io::Result<Self> {
        let (jobs, waiting) = sync_channel(QUEUE);
        thread::Builder::new().name("thinker".to_owned()).spawn(move || work(&waiting))?;
        Ok(Self {
            jobs,
            games: Arc::new(AnswerCache::new(GAMES)),
            positions: Arc::new(AnswerCache::new(POSITIONS)),
        })
    }

    /// What the moments of a game that is over were worth.
    pub async fn rate(&self, game: GameId, moments: Vec<GameMoment>) -> Thought<RatedGame> {
        let think = move |solver: &Solver, patience: Patience<'_>| rate(&moments, solver, patience);
        self.ask(&self.games, game, think, RatedGame::is_complete).await
    }

    /// What a position is worth, and every move in it.
    pub async fn find(&self, position: Position) -> Thought<Findings> {
        let think = move |solver: &Solver, patience: Patience<'_>| find(position, solver, patience);
        self.ask(&self.positions, position, think, Findings::is_complete).await
    }

    async fn ask<K, V>(
        &self,
        cache: &Arc<AnswerCache<K, V>>,
        key: K,
        think: impl FnOnce(&Solver, Patience<'_>) -> V + Send + 'static,
        is_complete: fn(&V) -> bool,
    ) -> Thought<V>
    where
        K: Clone + Eq + Hash + Send + 'static,
        V: Send + Sync + 'static,
    {
        let known = match cache.look(&key) {
            Look::Final(answer) | Look::Asked(Some(answer)) => return Thought::Known(answer),
            Look::Asked(None) => return Thought::Busy,
            Look::Ask(known) => known,
        };
        let (tell, told) = oneshot::channel();
        let (kept, asked) = (Arc::clone(cache), key.clone());
        let job: Job = Box::new(move |solver| {
            let begun = Instant::now();
            let is_over = || begun.elapsed() >= GO;
            let patience = Patience { nodes: u64::MAX, is_over: &is_over };
            let answer = Arc::new(think(solver, patience));
            kept.put(&asked, Arc::clone(&answer), is_complete(&answer));
            // Whoever asked may have gone.
            let _ = tell.send(answer);
        });
        if self.jobs.try_send(job).is_err() {
            cache.give_up(&key);
            return known.map_or(Thought::Busy, Thought::Known);
        }
        match known {
            // There is something to show; what another go finds is there for the next look.
            Some(answer) => Thought::Known(answer),
            None => match timeout(WAIT, told).await {
                Ok(Ok(answer)) => Thought::Known(answer),
                Ok(Err(_)) | Err(_) => Thought::Busy,
            },
        }
    }
}

/// Does what is asked, one thing after the other; between times it forgets.
fn work(waiting: &Receiver<Job>) {
    let mut solver: Option<Solver> = None;
    loop {
        match waiting.recv_timeout(REST) {
            Ok(job) => {
                if solver.is_none() {
                    solver = Solver::new(Options { memory: MEMORY, ..Options::default() }).ok();
                }
                // Without memory nothing is found out, and whoever asked is told to look again.
                if let Some(solver) = &solver {
                    job(solver);
                }
            }
            Err(RecvTimeoutError::Timeout) => solver = None,
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    /// While one question is at work and as many wait as may, the next is turned away at once; later it is
    /// answered.
    #[tokio::test]
    async fn too_many_questions_are_turned_away() {
        let solver_service = SolverService::start().unwrap();
        let (begun, has_begun) = channel();
        let (open, gate) = channel::<()>();
        let long: Job = Box::new(move |_| {
            begun.send(()).unwrap();
            gate.recv().unwrap();
        });
        solver_service.jobs.send(long).unwrap();
        has_begun.recv().unwrap();
        for _ in 0..QUEUE {
            solver_service.jobs.try_send(Box::new(|_| ())).unwrap();
        }
        let position: Position = "..../..../..../083. 9 1 1234p c1".parse().unwrap();
        assert!(matches!(solver_service.find(position).await, Thought::Busy));
        open.send(()).unwrap();
        // As soon as there is room again, which the thread makes without being asked.
        let known = loop {
            if let Thought::Known(known) = solver_service.find(position).await {
                break known;
            }
            tokio::task::yield_now().await;
        };
        assert_eq!(known.value, Some(solver::Value::Win(1)));
    }
}
