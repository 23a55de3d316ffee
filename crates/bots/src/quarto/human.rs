//! Levels 1 to 7: a player who overlooks lines, compares a few moves, and calculates only when the
//! end is near.

use quarto::{Action, Lines, Phase, Pieces, Position, Window};
use solver::{Turn, Verdict};

use super::moves::{Move, call, moves};
use super::reckoning::Reckoning;
use super::sight::{noticed, safe, threats};
use super::skill::Skill;
use crate::bot::Insight;
use crate::chance::BotDice;

/// A decision and what was found out on the way.
pub(super) type Thought = (Turn, Option<Insight>);

/// What somebody of this skill does. `None` if the game is over, or nothing can be given.
pub(super) fn think(
    position: Position,
    gifts: Pieces,
    skill: Skill,
    dice: &mut BotDice,
    reckoning: Option<&Reckoning<'_>>,
) -> Option<Thought> {
    let free = 16 - position.board().occupied().len();
    // The dice are rolled whether or not they matter: the same seed, the same eyes.
    let careful = dice.percent(skill.care);
    if free <= usize::from(skill.horizon)
        && careful
        && let Some(thought) = reckoning.and_then(|how| calculate(position, gifts, dice, how))
    {
        return Some(thought);
    }
    look(position, gifts, skill, dice).map(|turn| (turn, None))
}

/// Every turn to the end of the game. `None` if there was no time for it.
fn calculate(
    position: Position,
    gifts: Pieces,
    dice: &mut BotDice,
    how: &Reckoning<'_>,
) -> Option<Thought> {
    let mut best: Vec<Turn> = Vec::new();
    let mut worth = Verdict::Loss;
    for turn in solver::turns(position) {
        if turn.gift().is_some_and(|gift| !gifts.contains(gift)) {
            continue;
        }
        let after = turn.after(position);
        let verdict = match (after.outcome(), position.seat()) {
            (Some(quarto::Outcome::Won(winner)), Some(seat)) if winner == seat => Verdict::Win,
            (Some(quarto::Outcome::Won(_)), _) => Verdict::Loss,
            (Some(quarto::Outcome::Drawn), _) => Verdict::Draw,
            (None, _) => how.verdict(after)?.reversed(),
        };
        if best.is_empty() || verdict > worth {
            (best, worth) = (Vec::new(), verdict);
        }
        if verdict == worth {
            best.push(turn);
        }
    }
    // Who wins wins now if that is possible, and does not let a call pass.
    let ends = |turn: &&Turn| turn.after(position).outcome().is_some();
    if worth == Verdict::Win
        && let Some(turn) = best.iter().find(ends)
    {
        return Some((*turn, Some(Insight::AtLeast(Verdict::Win))));
    }
    let turn = dice.one_of(&best)?;
    Some((turn, Some(Insight::AtLeast(worth))))
}

/// What the eyes see: a line to call, a line to complete, a gift that completes none.
fn look(position: Position, gifts: Pieces, skill: Skill, dice: &mut BotDice) -> Option<Turn> {
    let rules = position.rules();
    let own = noticed(rules.lines(), skill.own, dice);
    let others = noticed(rules.lines(), skill.gift, dice);
    if let Some(first) = seen_call(position, own) {
        return Some(Turn { first, then: None });
    }
    match position.phase() {
        Phase::Over { .. } => None,
        Phase::Deciding { .. } => Some(Turn { first: Action::Decline, then: None }),
        Phase::Giving { .. } => gift(position, gifts, skill, others, dice).map(Move::turn),
        Phase::Placing { piece, .. } => {
            let wins = threats(position.board(), own, rules);
            let win = wins.into_iter().find(|threat| threat.is_completed_by(piece));
            if let Some(win) = win {
                return Some(Turn { first: Action::Place(win.cell), then: call(win.line, rules) });
            }
            // The last piece goes where it must.
            let last = || (!position.board().occupied()).first().map(Action::Place);
            let chosen = gift(position, gifts, skill, others, dice).map(Move::turn);
            chosen.or_else(|| last().map(|first| Turn { first, then: None }))
        }
    }
}

/// An alignment of the last placement that was noticed.
fn seen_call(position: Position, seen: Lines) -> Option<Action> {
    let Window::Open(last) = position.phase().window() else { return None };
    let rules = position.rules();
    let lines = Lines::through(last) & rules.lines() & seen;
    let line = position.board().alignments_among(lines, rules.counting).first()?;
    call(line, rules)
}

/// A few moves whose gift looks safe, and of these the one that leaves the opponent fewest replies.
fn gift(
    position: Position,
    gifts: Pieces,
    skill: Skill,
    seen: Lines,
    dice: &mut BotDice,
) -> Option<Move> {
    let rules = position.rules();
    let mut all = moves(position, gifts);
    dice.shuffle(&mut all);
    let looks_safe = |one: &Move| {
        let gift = Pieces::only(one.gift);
        !safe(gift, &threats(one.board(position), seen, rules)).is_empty()
    };
    let few: Vec<Move> =
        all.iter().copied().filter(looks_safe).take(usize::from(skill.width)).collect();
    let best = few.into_iter().min_by_key(|one| match skill.width {
        0 | 1 => 0,
        _ => one.replies(position),
    });
    best.or_else(|| all.first().copied())
}
