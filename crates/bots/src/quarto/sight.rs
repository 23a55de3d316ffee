//! What can be seen on a board: where a piece would win, what may be given, how many replies that
//! leaves.

use quarto::{Board, Cell, Cells, Line, LineKind, Lines, Piece, Pieces, Rules, Values};

use super::skill::Attention;
use crate::chance::BotDice;

/// A line with three pieces that have something in common, and one free cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Threat {
    pub(super) line: Line,
    pub(super) cell: Cell,
    /// What the fourth piece needs one of.
    values: Values,
}

impl Threat {
    fn of(board: Board, line: Line, rules: Rules) -> Option<Self> {
        let free = line.cells() - board.occupied();
        let cell = free.first().filter(|_| free.len() == 1)?;
        let placed = line.cells().without(cell);
        let counting = rules.counting.characteristics();
        let values: Values = Values::ALL
            .iter()
            .filter(|value| counting.contains(value.characteristic()))
            .filter(|&value| board.with_value(value).contains_all(placed))
            .collect();
        (!values.is_empty()).then_some(Self { line, cell, values })
    }

    pub(super) fn is_completed_by(self, piece: Piece) -> bool {
        !(self.values & piece.values()).is_empty()
    }
}

/// The threats on these lines.
pub(super) fn threats(board: Board, lines: Lines, rules: Rules) -> Vec<Threat> {
    lines.iter().filter_map(|line| Threat::of(board, line, rules)).collect()
}

/// Of these pieces, those that complete none of the threats.
pub(super) fn safe(pieces: Pieces, threats: &[Threat]) -> Pieces {
    let wins = |piece: Piece| threats.iter().any(|threat| threat.is_completed_by(piece));
    pieces.iter().filter(|&piece| !wins(piece)).collect()
}

/// The lines that somebody with this attention notices this time.
pub(super) fn noticed(lines: Lines, attention: Attention, dice: &mut BotDice) -> Lines {
    let chance = |line: Line| match line.kind() {
        LineKind::Row(_) | LineKind::Column(_) => attention.straight,
        LineKind::Rising | LineKind::Falling | LineKind::Square(_) => attention.oblique,
    };
    lines.iter().filter(|&line| dice.percent(chance(line))).collect()
}

/// How many replies whoever holds this piece has: placements with a gift that does not lose at
/// once, pieces that differ in nothing that counts taken as one. A placement that wins is not
/// counted: see [`safe`] first.
pub(super) fn replies(board: Board, hand: Piece, rules: Rules) -> usize {
    let left = kinds(!(board.pieces().with(hand)), rules);
    let free: Cells = !board.occupied();
    let after = |cell: Cell| board.with(hand, cell);
    free.iter()
        .filter_map(after)
        .map(|board| safe(left, &threats(board, rules.lines(), rules)).len())
        .sum()
}

/// One piece of each kind: two that agree in all that counts are the same.
pub(super) fn kinds(pieces: Pieces, rules: Rules) -> Pieces {
    let counts = |piece: Piece| {
        let counting = rules.counting.characteristics();
        counting.iter().map(|characteristic| piece.value(characteristic)).collect::<Values>()
    };
    let mut seen: Vec<Values> = Vec::new();
    let is_new = |piece: &Piece| {
        let kind = counts(*piece);
        let new = !seen.contains(&kind);
        if new {
            seen.push(kind);
        }
        new
    };
    pieces.iter().filter(is_new).collect()
}

#[cfg(test)]
mod tests {
    use quarto::Position;

    use super::*;

    /// Three round pieces in row 1; column d is free.
    #[test]
    fn what_is_safe_is_what_completes_nothing() {
        let position: Position = "..../..../..../083. - 2 1234p c1".parse().unwrap();
        let (board, rules) = (position.board(), position.rules());
        let found = threats(board, rules.lines(), rules);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].cell, "d1".parse().unwrap());
        let safe = safe(position.left(), &found);
        assert!(safe.iter().all(|piece| solver::completions(board, piece, rules).is_empty()));
        assert_eq!(safe.len(), 8);
    }

    #[test]
    fn kinds_are_what_counts() {
        let one: Rules = "2a".parse().unwrap();
        assert_eq!(kinds(Pieces::ALL, one).len(), 2);
        assert_eq!(kinds(Pieces::ALL, Rules::PRINTED).len(), 16);
    }

    #[test]
    fn full_attention_notices_all_and_none_nothing() {
        let mut dice = BotDice::new(1);
        let all = Attention { straight: 100, oblique: 100 };
        assert_eq!(noticed(Lines::ALL, all, &mut dice), Lines::ALL);
        let none = Attention { straight: 0, oblique: 0 };
        assert_eq!(noticed(Lines::ALL, none, &mut dice), Lines::EMPTY);
    }
}
