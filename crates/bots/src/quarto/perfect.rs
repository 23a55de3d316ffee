//! Level 8: never a theoretical mistake; among equally good turns the one that is hardest to answer.

use quarto::{Action, Outcome, Phase, Pieces, Position};
use solver::{Turn, Value, Verdict, turns};

use super::human::Thought;
use super::moves::{Move, call, moves, safe_moves};
use super::reckoning::Reckoning;
use crate::bot::Insight;
use crate::chance::BotDice;

/// So many of the equally good moves are compared by the replies that keep the value.
const COMPARED: usize = 12;

/// And so many nodes are spent on that, at most about; what keeps the value may take them all.
const COMPARING: u64 = 500_000;

/// The best turn. `None` if the game is over, or nothing can be given.
pub(super) fn think(
    position: Position,
    gifts: Pieces,
    dice: &mut BotDice,
    how: Option<&Reckoning<'_>>,
) -> Option<Thought> {
    if let Some(turn) = end(position) {
        return Some(turn);
    }
    let mut safe = safe_moves(position, gifts);
    if safe.is_empty() {
        return lost(position, gifts, dice);
    }
    dice.shuffle(&mut safe);
    // The order of the solver: who leaves few replies is seldom the one who runs out of them.
    safe.sort_by_cached_key(|one| one.replies(position));
    // At the start all gifts are the same.
    let is_start = position.board().occupied().is_empty() && position.hand().is_none();
    let found = how.filter(|_| !is_start).map(|how| Search { position, how }.best(&safe));
    let (one, insight) = found.unwrap_or((None, None));
    let insight = if is_start { Some(Insight::Exact(Value::Draw)) } else { insight };
    one.or_else(|| safe.first().copied()).map(|one| (one.turn(), insight))
}

/// What ends the game now, or is all that is left to do.
fn end(position: Position) -> Option<Thought> {
    let rules = position.rules();
    if let Some(first) = position.callable().first().and_then(|line| call(line, rules)) {
        return Some((Turn { first, then: None }, Some(Insight::Exact(Value::Win(0)))));
    }
    if let Phase::Deciding { .. } = position.phase() {
        return Some((Turn { first: Action::Decline, then: None }, None));
    }
    let hand = position.hand()?;
    if let Some(win) = solver::completions(position.board(), hand, rules).first() {
        let line = win.alignments.first()?.line;
        let turn = Turn { first: Action::Place(win.cell), then: call(line, rules) };
        return Some((turn, Some(Insight::Exact(Value::Win(1)))));
    }
    // The last piece goes where it must.
    let free = !position.board().occupied();
    let last = free.first().filter(|_| free.len() == 1)?;
    let turn = Turn { first: Action::Place(last), then: None };
    Some((turn, Some(Insight::Exact(Value::Draw))))
}

/// Whatever is given wins: something that wins in one place only may be overlooked.
fn lost(position: Position, gifts: Pieces, dice: &mut BotDice) -> Option<Thought> {
    let mut all = moves(position, gifts);
    dice.shuffle(&mut all);
    let one = all.into_iter().min_by_key(|one| one.losing_cells(position))?;
    let distance = if one.cell.is_some() { 2 } else { 1 };
    Some((one.turn(), Some(Insight::Exact(Value::Loss(distance)))))
}

struct Search<'s> {
    position: Position,
    how: &'s Reckoning<'s>,
}

impl Search<'_> {
    /// The best of these moves, none of which wins or loses at once. `None` if there was no time
    /// to tell one from another.
    fn best(&self, safe: &[Move]) -> (Option<Move>, Option<Insight>) {
        let Some(worth) = self.how.value(self.position) else {
            let (one, verdict) = self.first_known(safe, Verdict::Win);
            return (one, verdict.map(Insight::AtLeast));
        };
        let exact = Some(Insight::Exact(worth));
        // First any move that keeps what there is; then, while there is time, the best of those.
        let (mut best, found) = self.first_known(safe, worth.verdict());
        if found != Some(worth.verdict()) {
            return (best, exact);
        }
        let at = safe.iter().position(|one| Some(*one) == best).unwrap_or(0);
        match worth {
            Value::Draw => best = self.trap(safe, at).or(best),
            Value::Win(_) | Value::Loss(_) => {
                // The first move in the order that is worth as much as the position.
                let same = |one: &&Move| self.value(**one) == Some(worth);
                best = safe.iter().find(same).copied().or(best);
            }
        }
        (best, exact)
    }

    /// The first move that is worth so much; if there was no time to find it, the best of those
    /// that were looked at.
    fn first_known(&self, safe: &[Move], goal: Verdict) -> (Option<Move>, Option<Verdict>) {
        let mut best: Option<(Move, Verdict)> = None;
        for &one in safe {
            let Some(verdict) = self.verdict(one) else {
                // What is not known to lose is better than what is.
                let known = best.filter(|(_, worth)| *worth > Verdict::Loss);
                return known.map_or((Some(one), None), |(one, worth)| (Some(one), Some(worth)));
            };
            if best.is_none_or(|(_, worth)| verdict > worth) {
                best = Some((one, verdict));
            }
            if verdict >= goal {
                break;
            }
        }
        best.unzip()
    }

    /// Of the drawing moves the one with fewest replies that keep the draw.
    fn trap(&self, safe: &[Move], from: usize) -> Option<Move> {
        let mut best: Option<(Move, usize)> = None;
        let most_nodes = self.how.spent().saturating_add(COMPARING);
        let drawing =
            safe.iter().skip(from).filter(|one| self.verdict(**one) == Some(Verdict::Draw));
        for &one in drawing.take(COMPARED) {
            if self.how.spent() > most_nodes {
                break;
            }
            let most = best.map_or(usize::MAX, |(_, most)| most);
            match self.keeping(one, most) {
                Some(keeping) if keeping < most => best = Some((one, keeping)),
                Some(_) => {}
                None => break,
            }
        }
        best.map(|(one, _)| one)
    }

    /// How many replies of the opponent keep the draw, counted up to `most`. `None` if there was
    /// no time to count.
    fn keeping(&self, one: Move, most: usize) -> Option<usize> {
        let after = one.turn().after(self.position);
        let mut keeping = 0;
        for reply in turns(after) {
            let next = reply.after(after);
            let keeps = match next.outcome() {
                Some(outcome) => {
                    !matches!(outcome, Outcome::Won(winner) if Some(winner) != after.seat())
                }
                None => self.how.verdict(next)? == Verdict::Draw,
            };
            keeping += usize::from(keeps);
            if keeping >= most {
                break;
            }
        }
        Some(keeping)
    }

    fn verdict(&self, one: Move) -> Option<Verdict> {
        self.how.verdict(one.turn().after(self.position)).map(Verdict::reversed)
    }

    fn value(&self, one: Move) -> Option<Value> {
        let placements = u32::from(one.cell.is_some());
        let left = self.how.value(one.turn().after(self.position))?;
        Some(left.reversed().earlier(placements))
    }
}
