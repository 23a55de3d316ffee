//! Placements that win at once, and the alignments they make.

use quarto::{Board, Cell, Line, Lines, Piece, Rules, Values};

/// An alignment, and what makes it one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Alignment {
    /// Where it is.
    pub line: Line,
    /// The values all four pieces have, of those that count.
    pub values: Values,
}

/// A placement that makes alignments.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Completion {
    /// Where the piece is placed.
    pub cell: Cell,
    /// What it makes there: one alignment or more.
    pub alignments: Vec<Alignment>,
}

/// Where this piece wins at once; nowhere if it is safe.
///
/// ```
/// use quarto::{Position, CharacteristicValue, Values};
/// use solver::completions;
/// let position: Position = "..../..../..../083. - 2 1234p c1".parse()?;
/// let found = completions(position.board(), "9".parse()?, position.rules());
/// assert_eq!(found[0].cell.to_string(), "d1");
/// assert_eq!(found[0].alignments[0].line.to_string(), "1");
/// assert_eq!(found[0].alignments[0].values, Values::only(CharacteristicValue::ROUND));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn completions(board: Board, piece: Piece, rules: Rules) -> Vec<Completion> {
    let completion = |cell: Cell| {
        let made = board.with(piece, cell)?;
        let alignments = alignments_through(made, cell, rules);
        (!alignments.is_empty()).then_some(Completion { cell, alignments })
    };
    Cell::ALL.into_iter().filter_map(completion).collect()
}

/// The alignments through a cell.
pub(crate) fn alignments_through(board: Board, cell: Cell, rules: Rules) -> Vec<Alignment> {
    let lines = board.alignments_among(Lines::through(cell) & rules.lines(), rules.counting);
    alignments(board, lines, rules)
}

/// Lines that are alignments, each with what makes it one.
pub(crate) fn alignments(board: Board, lines: Lines, rules: Rules) -> Vec<Alignment> {
    let counting = rules.counting.characteristics();
    let values = |line| {
        let counts =
            |value: &quarto::CharacteristicValue| counting.contains(value.characteristic());
        board.common(line).iter().filter(counts).collect()
    };
    lines.iter().map(|line| Alignment { line, values: values(line) }).collect()
}
