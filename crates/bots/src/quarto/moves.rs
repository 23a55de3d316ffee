//! What a player can do until the opponent acts, and what of it is worth a thought.

use quarto::{Action, Board, Call, Calling, Cell, Line, Piece, Pieces, Position, Rules};
use solver::Turn;

use super::sight::{replies, safe, threats};

/// A placement and a gift, or a gift alone: a turn after which the opponent holds a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Move {
    /// Where the piece in hand goes, if there is one.
    pub(super) cell: Option<Cell>,
    pub(super) gift: Piece,
}

impl Move {
    pub(super) fn turn(self) -> Turn {
        let give = Action::Give(self.gift);
        match self.cell {
            Some(cell) => Turn { first: Action::Place(cell), then: Some(give) },
            None => Turn { first: give, then: None },
        }
    }

    /// The board on which the opponent will hold the gift.
    pub(super) fn board(self, position: Position) -> Board {
        let placed = position.hand().zip(self.cell);
        let board = placed.and_then(|(hand, cell)| position.board().with(hand, cell));
        board.unwrap_or(position.board())
    }

    /// How many replies it leaves to the opponent; see [`replies`].
    pub(super) fn replies(self, position: Position) -> usize {
        replies(self.board(position), self.gift, position.rules())
    }

    /// How many cells there are on which the gift wins at once.
    pub(super) fn losing_cells(self, position: Position) -> usize {
        solver::completions(self.board(position), self.gift, position.rules()).len()
    }
}

/// Every move with one of these gifts; none with the last piece in hand.
pub(super) fn moves(position: Position, gifts: Pieces) -> Vec<Move> {
    let gifts = position.left() & gifts;
    let with = |cell: Option<Cell>| gifts.iter().map(move |gift| Move { cell, gift });
    if position.hand().is_none() {
        return with(None).collect();
    }
    let free = !position.board().occupied();
    free.iter().flat_map(|cell| with(Some(cell))).collect()
}

/// The moves whose gift does not win at once.
pub(super) fn safe_moves(position: Position, gifts: Pieces) -> Vec<Move> {
    let rules = position.rules();
    let mut known: Option<(Option<Cell>, Pieces)> = None;
    let mut all = moves(position, gifts);
    all.retain(|one| {
        let safe = match known {
            Some((cell, safe)) if cell == one.cell => safe,
            _ => safe(position.left(), &threats(one.board(position), rules.lines(), rules)),
        };
        known = Some((one.cell, safe));
        safe.contains(one.gift)
    });
    all
}

/// How this line is called under these rules; `None` where the game itself calls.
pub(super) fn call(line: Line, rules: Rules) -> Option<Action> {
    match rules.calling {
        Calling::Point(_) => Some(Action::Call(Call::Line(line))),
        Calling::Call(_) => Some(Action::Call(Call::Bare)),
        Calling::Auto => None,
    }
}
