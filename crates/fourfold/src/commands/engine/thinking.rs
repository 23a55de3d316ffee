//! A thread that thinks while the session goes on listening.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use bots::{Bot, Insight, ThinkingBudget};
use solver::{SearchControl, Solver, Turn, Value};
use table::{GameView, View, What};

use super::Event;

/// How long to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effort {
    Time(Duration),
    Nodes(u64),
    /// To the end: the exact value. For open Quarto alone.
    Solve,
}

/// What came of it.
pub(super) struct Thought {
    /// Who thought, to be asked again.
    pub(super) bot: Box<dyn Bot>,
    pub(super) what: Option<What>,
    pub(super) insight: Option<Insight>,
    /// Best play to the end, if that was asked for.
    pub(super) line: Vec<Turn>,
    pub(super) time: Duration,
}

/// Somebody who thinks.
#[derive(Debug)]
pub(super) struct Thinking(Arc<AtomicBool>);

impl Thinking {
    /// Begins; the thought comes as an event.
    pub(super) fn begin(
        bot: Box<dyn Bot>,
        view: View,
        effort: Effort,
        events: Sender<Event>,
    ) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&stop);
        std::thread::spawn(move || {
            let thought = think(bot, &view, effort, &flag);
            // If nobody listens any more, nobody needs it.
            let _ = events.send(Event::Thought(Box::new(thought)));
        });
        Self(stop)
    }

    /// Answers soon, with what there is.
    pub(super) fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

fn think(mut bot: Box<dyn Bot>, view: &View, effort: Effort, stop: &AtomicBool) -> Thought {
    let since = Instant::now();
    let solved = if effort == Effort::Solve { solve(view, stop) } else { None };
    if let Some((value, line)) = solved {
        let first = line.first().map(|turn| What::Act(table::Action::Quarto(turn.first)));
        let insight = Some(Insight::Exact(value));
        return Thought { bot, what: first, insight, line, time: since.elapsed() };
    }
    let budget = match effort {
        Effort::Time(time) => ThinkingBudget::time(time),
        Effort::Nodes(nodes) => ThinkingBudget::nodes(nodes),
        Effort::Solve => ThinkingBudget::nodes(u64::MAX),
    };
    let what = bot.decide(view, &budget.until_stopped(stop));
    let insight = bot.insight();
    Thought { bot, what, insight, line: Vec::new(), time: since.elapsed() }
}

/// The exact value and best play; `None` if it was stopped, or is no open game of Quarto.
fn solve(view: &View, stop: &AtomicBool) -> Option<(Value, Vec<Turn>)> {
    let Some(GameView::Quarto(open)) = &view.game else { return None };
    let position = open.position()?;
    let solver = Solver::default();
    let control = SearchControl { stop: Some(stop), progress: None };
    let value = solver.value(position, &control).ok()?;
    let line = solver.line(position, &control).ok()?;
    Some((value, line))
}
