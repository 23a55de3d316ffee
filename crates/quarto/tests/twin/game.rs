//! A game as the rules tell it, with a memory of everything that was done.

use super::equipment::{Board, CELLS, Cell, LINES, PIECES, Piece};
use super::options::{Calling, Options, Price};

/// 1 gives first (Q5), 2 places first.
pub(crate) type Seat = u8;

pub(crate) fn opponent(seat: Seat) -> Seat {
    3 - seat
}

/// `1-0` or `0-1`.
pub(crate) fn won_by(seat: Seat) -> &'static str {
    if seat == 1 { "1-0" } else { "0-1" }
}

pub(crate) const DRAW: &str = "1/2-1/2";

/// What a player can ask for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Move {
    Give(Piece),
    Place(Cell),
    /// Call, and point out the line with this name.
    Point(&'static str),
    /// Call without pointing.
    Call,
    Decline,
}

impl Move {
    /// 16 gifts, 16 placements, 19 lines, the bare call, declining: 53.
    pub(crate) fn all() -> Vec<Self> {
        let gifts = PIECES.map(|(_, piece)| Self::Give(piece));
        let placements = CELLS.map(Self::Place);
        let calls = LINES.map(|(name, _)| Self::Point(name));
        [&gifts[..], &placements, &calls, &[Self::Call, Self::Decline]].concat()
    }

    pub(crate) fn is_call(self) -> bool {
        matches!(self, Self::Point(_) | Self::Call)
    }
}

/// Something that was done, as far as later questions need it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Done {
    Gave,
    Placed,
    CalledWrongly,
    Declined,
}

#[derive(Clone, Debug)]
pub(crate) struct Twin {
    pub(crate) options: Options,
    /// Every board there has been, the newest last.
    pub(crate) boards: Vec<Board>,
    /// Everything that was done, the newest last.
    pub(crate) done: Vec<Done>,
    /// The piece given and not placed.
    pub(crate) hand: Option<Piece>,
    pub(crate) to_act: Seat,
    pub(crate) result: Option<&'static str>,
}

impl Twin {
    /// All pieces lie beside the board (Q3); seat 1 is to give one (Q5).
    pub(crate) fn start(rules: &str) -> Self {
        Self {
            options: Options::read(rules),
            boards: vec![Board::EMPTY],
            done: Vec::new(),
            hand: None,
            to_act: 1,
            result: None,
        }
    }

    pub(crate) fn board(&self) -> &Board {
        self.boards.last().expect("there is always a board")
    }

    /// The board before the last placement, if anything has been placed.
    pub(crate) fn board_before(&self) -> Option<&Board> {
        self.boards.iter().rev().nth(1)
    }

    /// The cell of the last placement: there the two newest boards differ.
    pub(crate) fn last_cell(&self) -> Option<Cell> {
        let before = self.board_before()?;
        CELLS.into_iter().find(|cell| before.on(cell) != self.board().on(cell))
    }

    /// The pieces beside the board.
    pub(crate) fn left(&self) -> Vec<Piece> {
        let is_left = |piece| self.hand != Some(piece) && self.board().cell_of(piece).is_none();
        PIECES.into_iter().map(|(_, piece)| piece).filter(|&piece| is_left(piece)).collect()
    }

    /// The lines that count: 10, or 19 with squares (Q8, Q16).
    pub(crate) fn lines(&self) -> &'static [(&'static str, [Cell; 4])] {
        if self.options.squares { &LINES } else { &LINES[..10] }
    }

    /// The alignments that the last placement made: there now, and not there before it.
    /// Older ones have lapsed (Q12).
    pub(crate) fn new_alignments(&self) -> Vec<&'static str> {
        let Some(before) = self.board_before() else {
            return Vec::new();
        };
        let counts = self.options.counts;
        let is_new =
            |line| self.board().is_alignment(line, counts) && !before.is_alignment(line, counts);
        self.lines().iter().filter(|(_, line)| is_new(*line)).map(|(name, _)| *name).collect()
    }

    /// The alignments on the board that nobody can call any more (Q12).
    pub(crate) fn lapsed_alignments(&self) -> Vec<&'static str> {
        let new = self.new_alignments();
        let has_lapsed = |&&(name, line): &&(&'static str, _)| {
            self.board().is_alignment(line, self.options.counts) && !new.contains(&name)
        };
        self.lines().iter().filter(has_lapsed).map(|(name, _)| *name).collect()
    }

    /// After a placement its maker may call (Q10), then the opponent (Q11). Before the
    /// first placement nobody, under `auto` nobody (Q17).
    pub(crate) fn has_window(&self) -> bool {
        self.result.is_none()
            && self.options.calling != Calling::Auto
            && self.board_before().is_some()
    }

    /// Has the player to act called wrongly in this window, at the price of it (Q14)?
    pub(crate) fn has_lost_the_call(&self) -> bool {
        self.has_window()
            && self.options.price == Price::Once
            && self.done.last() == Some(&Done::CalledWrongly)
    }

    pub(crate) fn may_call(&self) -> bool {
        self.has_window() && !self.has_lost_the_call()
    }

    /// What the player to act would win with.
    pub(crate) fn callable(&self) -> Vec<&'static str> {
        if self.may_call() { self.new_alignments() } else { Vec::new() }
    }

    /// The sixteenth piece stands and the game goes on (Q13).
    pub(crate) fn is_deciding(&self) -> bool {
        self.result.is_none() && self.board().is_full()
    }

    /// What is due, in words.
    pub(crate) fn due(&self) -> String {
        match (self.result, self.hand) {
            (Some(result), _) => format!("over {result}"),
            (None, _) if self.is_deciding() => {
                let declined = self.done.contains(&Done::Declined);
                (if declined { "deciding opponent" } else { "deciding placer" }).to_string()
            }
            (None, Some(piece)) => format!("placing {}", super::text::digit(piece)),
            (None, None) => "giving".to_string(),
        }
    }

    /// What is due apart from calls.
    fn due_moves(&self) -> Vec<Move> {
        match self.hand {
            _ if self.result.is_some() => Vec::new(),
            _ if self.is_deciding() => vec![Move::Decline],
            Some(_) => {
                let is_empty = |cell: &Cell| self.board().on(cell).is_none();
                CELLS.into_iter().filter(is_empty).map(Move::Place).collect()
            }
            None => self.left().into_iter().map(Move::Give).collect(),
        }
    }

    /// What the player to act may try: every call there is while the window is open.
    pub(crate) fn choices(&self) -> Vec<Move> {
        let mut choices = self.due_moves();
        if self.may_call() {
            match self.options.calling {
                Calling::Point => {
                    choices.extend(self.lines().iter().map(|(name, _)| Move::Point(name)));
                }
                Calling::Call => choices.push(Move::Call),
                Calling::Auto => {}
            }
        }
        choices
    }

    /// The choices without the wrong calls.
    pub(crate) fn accepted(&self) -> Vec<Move> {
        let mut accepted = self.due_moves();
        let callable = self.callable();
        match self.options.calling {
            Calling::Point => accepted.extend(callable.into_iter().map(Move::Point)),
            Calling::Call if !callable.is_empty() => accepted.push(Move::Call),
            Calling::Call | Calling::Auto => {}
        }
        accepted
    }
}
