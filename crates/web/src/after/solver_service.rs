//! Where the solver is asked.
//!
//! Whoever asks waits a moment for the answer. If there is none by then, or too many wait already, the
//! page says that the solver is still thinking; what it finds is kept, so that looking again helps. Networks take turns,
//! and one has one search at a time, of which none is longer than [`GO`]: nobody waits for what others ask.

use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use pages::after::{Findings, GameMoment, Patience, RatedGame, find, rate};
use quarto::Position;
use solver::{LEAST_MEMORY, Options, Solver};
use table::GameId;
use tokio::sync::oneshot;
use tokio::time::{sleep, timeout};

use super::answer_cache::{AnswerCache, Look};
use crate::background::Background;
use crate::limits::SOLVING;
use crate::turns::Turns;

/// How long one go at a question takes at most.
const GO: Duration = Duration::from_secs(2);
/// How long somebody waits for an answer.
const WAIT: Duration = Duration::from_millis(2_500);
/// What the solver remembers while it is at work: the least it can work with is enough for what it finds out in [`GO`].
const MEMORY: usize = LEAST_MEMORY;
/// After so long without a question that memory is given back.
const REST: Duration = Duration::from_mins(1);
/// How many games and positions are kept. A position's findings are some kilobytes.
const GAMES: usize = 256;
const POSITIONS: usize = 1024;

/// Finds out what games and positions are worth, and keeps what it has found.
#[derive(Debug)]
pub struct SolverService {
    turns: Turns<IpAddr>,
    background: Background,
    solvers: Arc<Solvers>,
    games: Arc<AnswerCache<GameId, RatedGame>>,
    positions: Arc<AnswerCache<Position, Findings>>,
}

/// The memory of solvers that are not at work.
#[derive(Debug, Default)]
struct Solvers {
    idle: Mutex<Vec<(Solver, Instant)>>,
}

impl Solvers {
    fn idle(&self) -> MutexGuard<'_, Vec<(Solver, Instant)>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something with a solver, if there is memory for one.
    fn work(&self, job: impl FnOnce(&Solver)) -> bool {
        let known = self.idle().pop().map(|(solver, _)| solver);
        let new = || Solver::new(Options { memory: MEMORY, ..Options::default() }).ok();
        let Some(solver) = known.or_else(new) else { return false };
        job(&solver);
        self.idle().push((solver, Instant::now()));
        true
    }

    /// Gives back the memory of those that have not worked for so long.
    fn give_back(&self) {
        self.idle().retain(|(_, since)| since.elapsed() < REST);
    }
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
    /// Searches in these threads.
    pub(crate) fn new(background: Background) -> Self {
        Self {
            background,
            turns: Turns::new(SOLVING),
            solvers: Arc::default(),
            games: Arc::new(AnswerCache::new(GAMES)),
            positions: Arc::new(AnswerCache::new(POSITIONS)),
        }
    }

    /// How many questions wait for a solver.
    pub(crate) fn waiting(&self) -> usize {
        self.turns.waiting()
    }

    /// What the moments of a game that is over were worth.
    pub async fn rate(
        &self,
        network: IpAddr,
        game: GameId,
        moments: Vec<GameMoment>,
    ) -> Thought<RatedGame> {
        let think = move |solver: &Solver, patience: Patience<'_>| rate(&moments, solver, patience);
        self.ask(network, &self.games, game, think, RatedGame::is_complete).await
    }

    /// What a position is worth, and every move in it.
    pub async fn find(&self, network: IpAddr, position: Position) -> Thought<Findings> {
        let think = move |solver: &Solver, patience: Patience<'_>| find(position, solver, patience);
        self.ask(network, &self.positions, position, think, Findings::is_complete).await
    }

    async fn ask<K, V>(
        &self,
        network: IpAddr,
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
        let Ok(ticket) = self.turns.line_up(network) else {
            cache.give_up(&key);
            return known.map_or(Thought::Busy, Thought::Known);
        };
        let (tell, told) = oneshot::channel();
        let (kept, solvers) = (Arc::clone(cache), Arc::clone(&self.solvers));
        let background = self.background.clone();
        // It is found out although whoever asked may have gone: it is there for the next look.
        tokio::spawn(async move {
            let turn = ticket.await;
            let (finds, cache, asked) = (Arc::clone(&solvers), Arc::clone(&kept), key.clone());
            let job = move |solver: &Solver| {
                let begun = Instant::now();
                let is_over = || begun.elapsed() >= GO;
                let patience = Patience { nodes: u64::MAX, is_over: &is_over };
                let answer = Arc::new(think(solver, patience));
                cache.put(&asked, Arc::clone(&answer), is_complete(&answer));
                // Whoever asked may have gone.
                let _ = tell.send(answer);
            };
            let found = background.run(move || finds.work(job)).await;
            drop(turn);
            if found != Some(true) {
                // It can be asked again.
                kept.give_up(&key);
            }
            sleep(REST).await;
            solvers.give_back();
        });
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

#[cfg(test)]
mod tests {
    use super::*;

    const EASY: &str = "..../..../..../083. 9 1 1234p c1";

    /// While as many questions of one network wait as may, the next is turned away at once; another's is answered.
    #[tokio::test]
    async fn too_many_questions_are_turned_away() {
        let solver_service = SolverService::new(Background::new(2).unwrap());
        let [one, other]: [IpAddr; 2] = ["192.0.2.1", "192.0.2.2"].map(|it| it.parse().unwrap());
        let long = solver_service.turns.line_up(one).unwrap().await;
        let waiting: Vec<_> =
            (0..SOLVING.waiting).map(|_| solver_service.turns.line_up(one).unwrap()).collect();
        let position: Position = EASY.parse().unwrap();
        assert!(matches!(solver_service.find(one, position).await, Thought::Busy));
        let Thought::Known(known) = solver_service.find(other, position).await else {
            panic!("nobody else waits")
        };
        assert_eq!(known.value, Some(solver::Value::Win(1)));
        // And as soon as there is room again, theirs.
        drop((long, waiting));
        let position: Position = "..../..../..../083. a 1 1234p c1".parse().unwrap();
        assert!(matches!(solver_service.find(one, position).await, Thought::Known(_)));
    }
}
