//! The solver: the value of any position, and of every move in it.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use quarto::{Asked, Lines, Phase, Position, Window};

use crate::book::Book;
use crate::memory::{LEAST_MEMORY, Memory};
use crate::options::{BadOptions, Options};
use crate::root_position::{RootPosition, SearchContext, Stopped};
use crate::run::Depths;
use crate::search_control::{Progress, SearchControl};
use crate::turn::{Turn, turns};
use crate::value::{Value, Verdict};

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// The game is over: nobody is to act, so there is nothing to be worth.
    GameOver,
    /// The search was told to stop.
    Stopped,
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GameOver => "the game is over",
            Self::Stopped => "the search was stopped",
        })
    }
}

impl std::error::Error for Unsolved {}

impl From<Stopped> for Unsolved {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

/// A turn and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedTurn<V> {
    /// What the player does, up to where the opponent acts.
    pub turn: Turn,
    /// What that is worth to the player.
    pub value: V,
}

/// Answers questions about positions; remembers what it has proven, for the next question.
///
/// ```
/// use quarto::Position;
/// use solver::{Solver, Value, SearchControl};
/// let solver = Solver::default();
/// // Three round pieces in row 1 and a fourth in hand.
/// let position: Position = "..../..../..../083. 9 1 1234p c1".parse()?;
/// assert_eq!(solver.value(position, &SearchControl::NONE)?, Value::Win(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Solver {
    options: Options,
    depths: Option<Depths>,
    memory: Memory,
    nodes: AtomicU64,
}

impl Default for Solver {
    fn default() -> Self {
        let options = Options::default();
        Self::with_memory(options, Memory::new(options.memory))
    }
}

impl Solver {
    /// A solver that works so.
    pub fn new(options: Options) -> Result<Self, BadOptions> {
        if options.threads == 0 {
            return Err(BadOptions::NoThreads);
        }
        if options.memory < LEAST_MEMORY {
            return Err(BadOptions::TooLittleMemory);
        }
        let memory = Memory::try_new(options.memory).ok_or(BadOptions::TooMuchMemory)?;
        Ok(Self::with_memory(options, memory))
    }

    fn with_memory(options: Options, memory: Memory) -> Self {
        Self { options, depths: None, memory, nodes: AtomicU64::new(0) }
    }

    /// The same with the dearer means used from other numbers of free cells on; for tests.
    #[doc(hidden)]
    #[must_use]
    pub fn with_depths(mut self, remember: u32, look_up: u32, sort: u32) -> Self {
        // Children get keys from one free cell more on than keys reach; near boards have eight.
        let remember = remember.clamp(crate::key::LEAST_FREE, 9);
        let look_up = look_up.clamp(crate::key::LEAST_FREE + 1, 9);
        self.depths = Some(Depths { remember, look_up, sort });
        self
    }

    /// Positions looked at since the solver was made: questions asked of a board with a
    /// piece in hand, those of the last plies included.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Forgets what was proven; the next question is answered from scratch.
    pub fn forget(&self) {
        self.memory.clear();
    }

    /// What the player to act can reach, and how soon.
    pub fn value(
        &self,
        position: Position,
        control: &SearchControl<'_>,
    ) -> Result<Value, Unsolved> {
        if let Some(value) = foregone(position)? {
            return Ok(value);
        }
        best(position, |root| self.value_of(root, control), Value::reversed)
    }

    /// What the player to act can reach; quicker than [`Solver::value`].
    pub fn verdict(
        &self,
        position: Position,
        control: &SearchControl<'_>,
    ) -> Result<Verdict, Unsolved> {
        if let Some(value) = foregone(position)? {
            return Ok(value.verdict());
        }
        best(position, |root| self.verdict_of(root, control), Verdict::reversed)
    }

    /// Every turn of the player to act, with its value; in the order of the rules.
    pub fn values(
        &self,
        position: Position,
        control: &SearchControl<'_>,
    ) -> Result<Vec<RatedTurn<Value>>, Unsolved> {
        let quietly = control.quietly();
        self.rate(position, control, |turn| self.value_of_turn(position, turn, &quietly))
    }

    /// The same without distances; quicker.
    pub fn verdicts(
        &self,
        position: Position,
        control: &SearchControl<'_>,
    ) -> Result<Vec<RatedTurn<Verdict>>, Unsolved> {
        let quietly = control.quietly();
        self.rate(position, control, |turn| self.verdict_of_turn(position, turn, &quietly))
    }

    fn rate<V>(
        &self,
        position: Position,
        control: &SearchControl<'_>,
        value: impl Fn(Turn) -> Result<V, Unsolved>,
    ) -> Result<Vec<RatedTurn<V>>, Unsolved> {
        if position.outcome().is_some() {
            return Err(Unsolved::GameOver);
        }
        let turns = turns(position);
        let total = turns.len();
        let mut rated = Vec::with_capacity(total);
        for (done, turn) in turns.into_iter().enumerate() {
            control.tell(Progress { nodes: self.nodes(), done, total });
            rated.push(RatedTurn { turn, value: value(turn)? });
        }
        control.tell(Progress { nodes: self.nodes(), done: total, total });
        Ok(rated)
    }

    /// What one of the turns is worth to the player to act.
    pub(crate) fn value_of_turn(
        &self,
        position: Position,
        turn: Turn,
        control: &SearchControl<'_>,
    ) -> Result<Value, Unsolved> {
        let after = turn.after(position);
        let ended = match after.outcome() {
            Some(outcome) => Err(outcome),
            None => Ok(self.value(after, control)?),
        };
        Ok(turn.value_from(position, ended))
    }

    /// The same without a distance.
    pub(crate) fn verdict_of_turn(
        &self,
        position: Position,
        turn: Turn,
        control: &SearchControl<'_>,
    ) -> Result<Verdict, Unsolved> {
        let after = turn.after(position);
        match after.outcome() {
            Some(outcome) => Ok(turn.value_from(position, Err(outcome)).verdict()),
            None => Ok(self.verdict(after, control)?.reversed()),
        }
    }

    fn context<'a>(&'a self, control: &'a SearchControl<'a>) -> SearchContext<'a> {
        SearchContext {
            memory: &self.memory,
            engine: self.options.engine,
            threads: self.options.threads,
            depths: self.depths,
            control,
            nodes: &self.nodes,
        }
    }

    fn book_value(&self, root: &RootPosition) -> Option<Value> {
        if self.options.book { Book::get().value(root) } else { None }
    }

    fn value_of(
        &self,
        root: &RootPosition,
        control: &SearchControl<'_>,
    ) -> Result<Value, Unsolved> {
        match self.book_value(root) {
            Some(value) => Ok(value),
            None => Ok(root.value(&self.context(control))?),
        }
    }

    fn verdict_of(
        &self,
        root: &RootPosition,
        control: &SearchControl<'_>,
    ) -> Result<Verdict, Unsolved> {
        match self.book_value(root) {
            Some(value) => Ok(value.verdict()),
            None => Ok(root.verdict(&self.context(control))?),
        }
    }
}

/// The best of what the player to act can reach: with a piece in hand, its root's
/// answer; with a piece to give, the worst for the opponent.
fn best<V: Ord>(
    position: Position,
    answer: impl Fn(&RootPosition) -> Result<V, Unsolved>,
    reversed: impl Fn(V) -> V,
) -> Result<V, Unsolved> {
    let (board, rules) = (position.board(), position.rules());
    if let Some(piece) = position.hand() {
        return answer(&RootPosition::new(board, piece, rules));
    }
    let mut best: Option<V> = None;
    let mut seen = Vec::new();
    for piece in position.left() {
        let root = RootPosition::new(board, piece, rules);
        // Pieces that are the same up to symmetry need no second search.
        let key = root.key_if_any();
        if key.is_some() && seen.contains(&key) {
            continue;
        }
        seen.push(key);
        let value = reversed(answer(&root)?);
        if best.as_ref().is_none_or(|best| value > *best) {
            best = Some(value);
        }
    }
    // Somebody who is to give has a piece to give.
    best.ok_or(Unsolved::GameOver)
}

/// The value, where no search is needed: somebody calls now, or nothing is left to do.
fn foregone(position: Position) -> Result<Option<Value>, Unsolved> {
    if !position.callable().is_empty() {
        return Ok(Some(Value::Win(0)));
    }
    match position.phase() {
        Phase::Over { .. } => Err(Unsolved::GameOver),
        // Who has lost the call can only leave it to the opponent (Q11, Q13, Q14).
        Phase::Giving { window } if is_lost_alignment(position, window) => Ok(Some(Value::Loss(0))),
        Phase::Deciding { asked: Asked::Placer, window } if is_lost_alignment(position, window) => {
            Ok(Some(Value::Loss(0)))
        }
        Phase::Deciding { .. } => Ok(Some(Value::Draw)),
        Phase::Giving { .. } | Phase::Placing { .. } => Ok(None),
    }
}

/// Has the last placement made an alignment that the player to act may not call any more?
fn is_lost_alignment(position: Position, window: Window) -> bool {
    let Window::Lost(last) = window else { return false };
    let lines = Lines::through(last) & position.rules().lines();
    !position.board().alignments_among(lines, position.rules().counting).is_empty()
}
