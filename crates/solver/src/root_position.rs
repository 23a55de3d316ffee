//! Asking a board with a piece in hand, on one thread or several.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use quarto::{Board, Piece, Pieces, Rules};

use crate::geometry::Geometry;
use crate::grid::{Grid, LINES_ONLY, WITH_SQUARES};
use crate::key::{Keys, LEAST_FREE};
use crate::kind::{Kind, Kinds};
use crate::memory::Memory;
use crate::run::{Depths, Run};
use crate::search::{replies, win_in};
use crate::search_control::SearchControl;
use crate::value::{Value, Verdict};
use crate::{portable, wide};

/// Which engine searches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Engine {
    /// The wide one where the machine has the instructions, else the portable one.
    #[default]
    Fastest,
    /// The one that runs everywhere.
    Portable,
}

impl Engine {
    /// Does [`Engine::Fastest`] mean the wide engine on this machine?
    pub fn has_wide() -> bool {
        wide::is_available()
    }
}

/// The search was told to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stopped;

/// What a search works with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchContext<'a> {
    pub(crate) memory: &'a Memory,
    pub(crate) engine: Engine,
    pub(crate) threads: usize,
    /// Other than the best ones, for tests.
    pub(crate) depths: Option<Depths>,
    pub(crate) control: &'a SearchControl<'a>,
    /// Where the nodes are added up.
    pub(crate) nodes: &'a AtomicU64,
}

/// A board and the piece in hand: what the search answers about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RootPosition {
    board: Board,
    hand: Piece,
    rules: Rules,
    kinds: Kinds,
}

impl RootPosition {
    pub(crate) fn new(board: Board, hand: Piece, rules: Rules) -> Self {
        Self { board, hand, rules, kinds: Kinds::new(rules) }
    }

    /// Which of the eight kinds of rules: squares or not, how many characteristics count.
    pub(crate) fn rules_kind(&self) -> usize {
        4 * usize::from(self.rules.squares) + self.kinds.width as usize - 1
    }

    fn grid<const WORDS: usize>(&self) -> Grid<WORDS> {
        Grid::new(self.board, Pieces::only(self.hand), self.kinds)
    }

    fn hand(&self) -> Kind {
        self.kinds.of(self.hand)
    }

    pub(crate) fn free(&self) -> u32 {
        16 - u32::try_from(self.board.occupied().len()).unwrap_or(16)
    }

    /// The key of the position; it has one with [`LEAST_FREE`] free
    /// cells or more.
    pub(crate) fn key(&self) -> u64 {
        let geometry = Geometry::get(self.rules.squares);
        Keys::new(&self.grid::<LINES_ONLY>(), self.kinds.width, geometry).with(self.hand())
    }

    /// The key, if the position has one.
    pub(crate) fn key_if_any(&self) -> Option<u64> {
        (self.free() >= LEAST_FREE).then(|| self.key())
    }

    /// Does the piece in hand win at once?
    pub(crate) fn wins_at_once(&self) -> bool {
        let any = if self.rules.squares {
            portable::threats(&self.grid::<WITH_SQUARES>()).any
        } else {
            portable::threats(&self.grid::<LINES_ONLY>()).any
        };
        any & self.kinds.values(self.hand()) != 0
    }

    /// How many placements with safe gifts there are, kind by kind.
    pub(crate) fn replies(&self) -> u32 {
        fn count<const WORDS: usize>(root: &RootPosition) -> u32 {
            let grid: Grid<WORDS> = Grid::new(root.board, Pieces::EMPTY, root.kinds);
            replies(root.kinds, &grid, &portable::threats(&grid), root.hand())
        }
        if self.rules.squares { count::<WITH_SQUARES>(self) } else { count::<LINES_ONLY>(self) }
    }

    /// Who wins?
    pub(crate) fn verdict(&self, context: &SearchContext<'_>) -> Result<Verdict, Stopped> {
        if self.wins_at_once() {
            return Ok(Verdict::Win);
        }
        Ok(if !self.reaches(0, context)? {
            Verdict::Loss
        } else if self.reaches(1, context)? {
            Verdict::Win
        } else {
            Verdict::Draw
        })
    }

    /// Who wins, and how soon?
    pub(crate) fn value(&self, context: &SearchContext<'_>) -> Result<Value, Stopped> {
        if self.wins_at_once() {
            return Ok(Value::Win(1));
        }
        match self.verdict(context)? {
            Verdict::Draw => Ok(Value::Draw),
            Verdict::Win => self.first(3, context, win_in, true).map(Value::Win),
            Verdict::Loss => self.first(2, context, |n| 1 - win_in(n), false).map(Value::Loss),
        }
    }

    /// The first distance, from `least` in steps of two, whose goal is answered so.
    fn first(
        &self,
        least: u32,
        context: &SearchContext<'_>,
        goal: impl Fn(u32) -> i8,
        answer: bool,
    ) -> Result<u32, Stopped> {
        let mut distance = least;
        // With the last free cell filled nothing is left to find out.
        while distance < self.free() && self.reaches(goal(distance), context)? != answer {
            distance += 2;
        }
        Ok(distance)
    }

    /// Is the score at least the goal? The piece in hand must be safe.
    fn reaches(&self, goal: i8, context: &SearchContext<'_>) -> Result<bool, Stopped> {
        if self.rules.squares {
            self.ask(&self.grid::<WITH_SQUARES>(), goal, context)
        } else {
            self.ask(&self.grid::<LINES_ONLY>(), goal, context)
        }
    }

    fn ask<const WORDS: usize>(
        &self,
        grid: &Grid<WORDS>,
        goal: i8,
        context: &SearchContext<'_>,
    ) -> Result<bool, Stopped> {
        let done = AtomicBool::new(false);
        let work = |thread: usize| {
            let mut run = Run {
                kinds: self.kinds,
                geometry: Geometry::get(self.rules.squares),
                memory: context.memory,
                control: context.control,
                done: &done,
                stopped: false,
                nodes: 0,
                looks: 0,
                nodes_before: context.nodes.load(Ordering::Relaxed),
                tag: (self.rules_kind() as u64) << 60,
                thread: (thread, context.threads),
                depths: context.depths.unwrap_or(Depths::best(self.rules.squares)),
            };
            let hand = self.hand();
            let wide = match context.engine {
                Engine::Fastest => wide::ask(&mut run, grid, hand, goal),
                Engine::Portable => None,
            };
            let answer = wide.unwrap_or_else(|| {
                portable::ask(&mut run, grid, &portable::threats(grid), hand, goal, None)
            });
            context.nodes.fetch_add(run.nodes, Ordering::Relaxed);
            if run.stopped {
                return None;
            }
            done.store(true, Ordering::Relaxed);
            Some(answer)
        };
        // Threads are not worth their start where the search is short.
        let threads = if self.free() < 10 { 1 } else { context.threads };
        let answer = if threads <= 1 {
            work(0)
        } else {
            std::thread::scope(|scope| {
                let others: Vec<_> = (1..threads)
                    .map(|thread| {
                        scope.spawn({
                            let work = &work;
                            move || work(thread)
                        })
                    })
                    .collect();
                let own = work(0);
                others.into_iter().fold(own, |answer, other| match other.join() {
                    Ok(theirs) => answer.or(theirs),
                    Err(panic) => std::panic::resume_unwind(panic),
                })
            })
        };
        answer.ok_or(Stopped)
    }
}
