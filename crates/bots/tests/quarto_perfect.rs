//! Level 8 never gives away what it has: after each of its moves the position is worth to it what
//! it was worth before, as the portable engine without book says, and for a sample plain minimax.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test may fail loudly, and so may its helpers"
)]

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use bots::{Bot, BotDice, Seated, ThinkingBudget, ThinkingLimit, bout};
use quarto::{Action, Outcome, Position, Seat};
use solver::{Engine, Options, SearchControl, Solver, Verdict};
use table::{GameView, Level, Rules, View, What};

fn is_full_run() -> bool {
    ::dice::is_full!()
}

/// So many games for each kind of rules: a few in the daily run. `FOURFOLD_GAMES` overrides, to
/// find out how long the long run takes.
fn games() -> u64 {
    let asked = std::env::var("FOURFOLD_GAMES").ok().and_then(|games| games.parse().ok());
    asked.unwrap_or(if is_full_run() { 1_000 } else { 8 })
}

/// What level 8 may think about a decision. `FOURFOLD_NODES` overrides.
fn limit() -> ThinkingLimit {
    let asked = std::env::var("FOURFOLD_NODES").ok().and_then(|nodes| nodes.parse().ok());
    ThinkingLimit::Nodes(asked.unwrap_or(20_000_000))
}

/// In the daily run the judge begins with so many pieces placed: before that it takes seconds.
fn first_judged() -> usize {
    if is_full_run() { 0 } else { 6 }
}

/// The judge: shares nothing with the bot but the rules and the portable engine.
struct Judge {
    solver: Solver,
    known: HashMap<Position, Verdict>,
    naive: HashMap<Position, Verdict>,
    judged: u64,
    late: u64,
    sampled: u64,
    mistakes: Vec<String>,
}

impl Judge {
    fn new() -> Self {
        let memory = if is_full_run() { 256 << 20 } else { 16 << 20 };
        let options = Options { memory, engine: Engine::Portable, book: false, threads: 1 };
        Self {
            solver: Solver::new(options).unwrap(),
            known: HashMap::new(),
            naive: HashMap::new(),
            judged: 0,
            late: 0,
            sampled: 0,
            mistakes: Vec::new(),
        }
    }

    fn verdict(&mut self, position: Position) -> Verdict {
        let name = position.canonical();
        if let Some(verdict) = self.known.get(&name) {
            return *verdict;
        }
        let verdict = self.solver.verdict(position, &SearchControl::NONE).unwrap();
        let free = 16 - position.board().occupied().len();
        if free <= 5 {
            // One late position in eight is looked at by plain minimax too.
            if self.late.is_multiple_of(8) {
                assert_eq!(minimax(position, &mut self.naive), verdict, "{position}");
                self.sampled += 1;
            }
            self.late += 1;
        }
        self.known.insert(name, verdict);
        verdict
    }

    /// What a position is worth to a seat.
    fn worth(&mut self, position: Position, seat: Seat) -> Verdict {
        match position.outcome() {
            Some(outcome) => worth_of(outcome, seat),
            None if position.seat() == Some(seat) => self.verdict(position),
            None => self.verdict(position).reversed(),
        }
    }
}

fn worth_of(outcome: Outcome, seat: Seat) -> Verdict {
    match outcome {
        Outcome::Won(winner) if winner == seat => Verdict::Win,
        Outcome::Won(_) => Verdict::Loss,
        Outcome::Drawn => Verdict::Draw,
    }
}

/// Every accepted action to the end, with the rules alone.
fn minimax(position: Position, known: &mut HashMap<Position, Verdict>) -> Verdict {
    let Some(seat) = position.seat() else { return Verdict::Draw };
    if let Some(verdict) = known.get(&position) {
        return *verdict;
    }
    let mut best = Verdict::Loss;
    for action in position.accepted().iter() {
        let mut next = position;
        next.play(action).unwrap();
        let verdict = match next.outcome() {
            Some(outcome) => worth_of(outcome, seat),
            None if next.seat() == Some(seat) => minimax(next, known),
            None => minimax(next, known).reversed(),
        };
        best = best.max(verdict);
    }
    known.insert(position, best);
    best
}

/// Level 8 with a judge behind it.
struct Judged {
    bot: Box<dyn Bot>,
    judge: Arc<Mutex<Judge>>,
    /// Where the move under way began, and what that was worth.
    before: Option<(Position, Verdict)>,
}

impl Bot for Judged {
    fn decide(&mut self, view: &View, budget: &ThinkingBudget<'_>) -> Option<What> {
        let what = self.bot.decide(view, budget)?;
        let (Some(GameView::Quarto(open)), What::Act(table::Action::Quarto(action))) =
            (&view.game, &what)
        else {
            panic!("open Quarto is played");
        };
        let position = open.position().unwrap();
        let seat = position.seat().unwrap();
        if position.board().occupied().len() < first_judged() {
            return Some(what);
        }
        let mut judge = self.judge.lock().unwrap();
        let (from, before) = match self.before.take() {
            Some(before) => before,
            // At the start nothing is given away by any gift: all are the same.
            None if position.board().occupied().is_empty() && position.hand().is_none() => {
                (position, Verdict::Draw)
            }
            None => (position, judge.worth(position, seat)),
        };
        let mut next = position;
        next.play(*action).unwrap();
        if matches!(action, Action::Place(_)) && next.seat() == Some(seat) {
            // The gift belongs to the same move.
            self.before = Some((from, before));
            return Some(what);
        }
        let after = judge.worth(next, seat);
        judge.judged += 1;
        if after < before {
            judge.mistakes.push(format!("{from}: {before} became {after} with {action}: {next}"));
        }
        drop(judge);
        Some(what)
    }
}

/// Any placement, any gift; a call now and then.
struct AnyMove(BotDice);

impl Bot for AnyMove {
    fn decide(&mut self, view: &View, _: &ThinkingBudget<'_>) -> Option<What> {
        let choices = view.choices();
        let is_call =
            |action: &table::Action| matches!(action, table::Action::Quarto(Action::Call(_)));
        let quiet: Vec<_> = choices.iter().copied().filter(|action| !is_call(action)).collect();
        let calls = if self.0.percent(10) { &choices } else { &quiet };
        self.0.one_of(calls).map(What::Act)
    }
}

/// Plays the games of one kind of rules: against random play and levels 1 to 7 in turn, on both
/// seats, with and without calls.
fn no_mistakes(kind: &str) {
    let judge = Arc::new(Mutex::new(Judge::new()));
    let mut dice = BotDice::new(2024);
    for game in 0..games() {
        let rules: quarto::Rules =
            format!("{kind}{}", if game / 16 % 2 == 0 { 'a' } else { 'p' }).parse().unwrap();
        let perfect = bots::quarto::opponent(Level::new(8).unwrap(), dice.roll());
        let judged = Judged { bot: perfect, judge: Arc::clone(&judge), before: None };
        let other: Box<dyn Bot> = match u8::try_from(game % 8).ok().and_then(Level::new) {
            Some(level) => bots::quarto::opponent(level, dice.roll()),
            None => Box::new(AnyMove(BotDice::new(dice.roll()))),
        };
        let seated = |bot| Seated { bot, limit: limit(), external: false };
        let mut players = vec![seated(Box::new(judged)), seated(other)];
        let perfect_at = usize::from(game / 8 % 2 == 1);
        players.rotate_right(perfect_at);
        let bout =
            bout(Rules::Quarto(rules, quarto::Edition::Quarto), dice.roll(), &mut players).unwrap();
        // Every kind of rules is a draw from the start, so it cannot lose.
        let seat = table::Seat::new(u8::try_from(perfect_at + 1).unwrap()).unwrap();
        assert!(bout.outcome.winners.is_empty() || bout.outcome.winners.contains(seat), "{kind}");
    }
    let judge = judge.lock().unwrap();
    assert!(judge.mistakes.is_empty(), "{}: {:#?}", judge.mistakes.len(), judge.mistakes);
    assert!(judge.judged > games(), "every game has moves to judge: {}", judge.judged);
    assert!(judge.sampled > 0, "some were looked at by plain minimax");
    println!("{kind}: {} moves judged, {} by minimax too", judge.judged, judge.sampled);
}

macro_rules! kinds {
    ($($name:ident $kind:literal)*) => {$(
        #[test]
        fn $name() {
            no_mistakes($kind);
        }
    )*};
}

kinds! {
    one_characteristic "3"
    two_characteristics "24"
    three_characteristics "123"
    four_characteristics "1234"
    one_with_squares "2s"
    two_with_squares "13s"
    three_with_squares "234s"
    four_with_squares "1234s"
}
