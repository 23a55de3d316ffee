//! An unchecked position, and the one door through which it becomes a legal one.

use core::fmt;
use core::str::FromStr;

use crate::board::Board;
use crate::cell::{Cell, Cells};
use crate::characteristic::{Characteristic, CharacteristicValue};
use crate::line::{Line, Lines};
use crate::phase::{Asked, Phase, Window};
use crate::piece::{Piece, Pieces};
use crate::position::Position;
use crate::rules::{Calling, Rules, WrongCall};
use crate::seat::{Outcome, Seat};
use crate::sketch::{LastSeen, Seen, Sketch, SketchPart};
use crate::text::{Expected, TextError};

/// A position somebody typed, pasted or stored: well formed, otherwise not checked.
///
/// [`Setup::faults`] lists everything that is wrong with it. Without a fault it becomes a
/// [`Position`] by `try_into`, and nobody asks again.
///
/// ```
/// use quarto::{Fault, Position, Setup};
/// let setup: Setup = "..../..../.7../.... 7 2 1234p c3".parse()?;
/// let faults: Vec<Fault> = setup.faults().collect();
/// assert_eq!(faults.len(), 3); // 7 twice, seat 1 is due, nothing stands on c3
/// assert!(Position::try_from(setup).is_err());
/// # Ok::<(), quarto::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The cells by index.
    pub cells: [Option<Piece>; 16],
    /// The piece given and not placed.
    pub hand: Option<Piece>,
    /// Who acts, or how it ended.
    pub standing: Standing,
    /// The rules.
    pub rules: Rules,
    /// The last placement, while it may be called.
    pub last: Option<Last>,
}

/// Who acts, or how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// This seat acts.
    ToAct(Seat),
    /// The game is over.
    Over(Outcome),
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ToAct(seat) => write!(f, "{seat}"),
            Self::Over(outcome) => write!(f, "{outcome}"),
        }
    }
}

/// The placement that may be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Last {
    /// Its cell.
    pub cell: Cell,
    /// Has the seat to act lost its call in this window (Q14)?
    pub lost: bool,
}

/// One thing that keeps a setup from being a legal position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// A piece is in more than one place (Q2).
    PieceTwice {
        /// The piece.
        piece: Piece,
        /// The cells it is on.
        cells: Cells,
        /// Is it in hand too?
        in_hand: bool,
    },
    /// With so many pieces placed it is the other seat's turn (Q5, Q6).
    WrongSeat {
        /// Who is due.
        due: Seat,
    },
    /// The last placement is on a cell without a piece.
    LastIsEmpty(Cell),
    /// A last placement is given, but there is nothing to call any more: the game is over.
    LastWhenOver,
    /// A last placement is given, but the game itself calls (Q17, `auto`).
    LastUnderAuto,
    /// A call is said to be lost, but under these rules a wrong call costs something else
    /// (Q14).
    LostCallNotPossible,
    /// A call is said to be lost, but any call would have been right: the last placement
    /// made an alignment, and calls are made without pointing (Q17, `call`).
    LostCallWasRight,
    /// The game itself calls, yet an alignment stands and the game goes on (Q17, `auto`).
    AlignmentUnderAuto(Lines),
    /// The game itself calls, yet the board is full and the game goes on (Q13).
    FullUnderAuto,
    /// The game itself calls, but no single placement makes all these alignments.
    AlignmentsApart(Lines),
    /// The game itself called, and that ended the game otherwise (Q17, `auto`; Q21).
    WrongResult {
        /// How it ended.
        due: Outcome,
    },
    /// The game itself called, so that no piece was given afterwards.
    HandAfterWin(Piece),
}

impl Fault {
    /// The field of the position text that is wrong.
    pub fn field(&self) -> SketchPart {
        match self {
            // The place a reader of the text meets last: that is where it shows.
            Self::PieceTwice { cells, in_hand: false, .. } => cells
                .iter()
                .min_by_key(|cell| (cell.rank(), core::cmp::Reverse(cell.file())))
                .map_or(SketchPart::Hand, SketchPart::Cell),
            Self::PieceTwice { in_hand: true, .. } | Self::HandAfterWin(_) => SketchPart::Hand,
            Self::WrongSeat { .. } | Self::FullUnderAuto | Self::WrongResult { .. } => {
                SketchPart::Standing
            }
            Self::LastIsEmpty(_)
            | Self::LastWhenOver
            | Self::LastUnderAuto
            | Self::LostCallNotPossible
            | Self::LostCallWasRight => SketchPart::Last,
            // The cell a reader of the text meets first.
            Self::AlignmentUnderAuto(lines) | Self::AlignmentsApart(lines) => lines
                .iter()
                .flat_map(Line::cells)
                .max_by_key(|cell| (cell.rank(), core::cmp::Reverse(cell.file())))
                .map_or(SketchPart::Rules, SketchPart::Cell),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PieceTwice { piece, cells, in_hand } => {
                write!(f, "piece {piece} is in more than one place:")?;
                cells.iter().try_for_each(|cell| write!(f, " {cell}"))?;
                f.write_str(if *in_hand { " and in hand" } else { "" })
            }
            Self::WrongSeat { due } => write!(f, "with these pieces it is the turn of seat {due}"),
            Self::LastIsEmpty(cell) => write!(f, "the last placement, {cell}, is an empty cell"),
            Self::LastWhenOver => f.write_str("the game is over, nothing may be called: write '-'"),
            Self::LastUnderAuto => f.write_str("the game itself calls: write '-'"),
            Self::LostCallNotPossible => {
                f.write_str("under these rules a wrong call does not cost the right to call")
            }
            Self::LostCallWasRight => {
                f.write_str("the last placement made an alignment, so no call can have been wrong")
            }
            Self::AlignmentUnderAuto(lines) => {
                f.write_str("the game itself calls, so this game is over; aligned:")?;
                lines.iter().try_for_each(|line| write!(f, " {line}"))
            }
            Self::FullUnderAuto => {
                f.write_str("the game itself calls and the board is full, so this game is over")
            }
            Self::AlignmentsApart(lines) => {
                f.write_str("the first of these alignments would have ended the game:")?;
                lines.iter().try_for_each(|line| write!(f, " {line}"))
            }
            Self::WrongResult { due } => write!(f, "the game itself calls; the result was {due}"),
            Self::HandAfterWin(piece) => {
                write!(f, "the game was over before piece {piece} could be given")
            }
        }
    }
}

impl Setup {
    /// Everything that is wrong, in no promised order; nothing if the setup is a legal
    /// position.
    pub fn faults(&self) -> impl Iterator<Item = Fault> + use<> {
        let setup = *self;
        Pieces::ALL
            .iter()
            .filter_map(move |piece| setup.piece_twice(piece))
            .chain(self.wrong_seat())
            .chain(self.last_faults().into_iter().flatten())
            .chain(self.auto_faults().into_iter().flatten())
    }

    /// Where a field begins in the position text, counted from 0.
    pub fn offset(&self, field: SketchPart) -> usize {
        Sketch::from(*self).offset(field)
    }

    /// The occupied cells.
    fn occupied(&self) -> Cells {
        Cells::ALL.iter().filter(|cell| self.cells[cell.index()].is_some()).collect()
    }

    /// The alignments on the cells, even where a piece stands twice.
    fn alignments(&self) -> Lines {
        let counting = self.rules.counting.characteristics();
        let is_aligned = |line: &Line| {
            let has = |cell: Cell, value: CharacteristicValue| {
                self.cells[cell.index()].is_some_and(|piece| piece.has(value))
            };
            let mut values = counting.iter().flat_map(Characteristic::values);
            values.any(|value| line.cells().iter().all(|cell| has(cell, value)))
        };
        self.rules.lines().iter().filter(is_aligned).collect()
    }

    /// The board. Trusted: no piece stands twice.
    fn board(&self) -> Board {
        Cells::ALL.iter().fold(Board::EMPTY, |board, cell| {
            self.cells[cell.index()].and_then(|piece| board.with(piece, cell)).unwrap_or(board)
        })
    }

    fn piece_twice(&self, piece: Piece) -> Option<Fault> {
        let cells: Cells =
            Cells::ALL.iter().filter(|cell| self.cells[cell.index()] == Some(piece)).collect();
        let in_hand = self.hand == Some(piece);
        let places = cells.len() + usize::from(in_hand);
        (places > 1).then_some(Fault::PieceTwice { piece, cells, in_hand })
    }

    /// The seat that placed last: on even numbers seat one.
    fn last_placer(&self) -> Seat {
        if self.occupied().len().is_multiple_of(2) { Seat::One } else { Seat::Two }
    }

    fn wrong_seat(&self) -> Option<Fault> {
        let Standing::ToAct(seat) = self.standing else {
            return None;
        };
        // After the sixteenth piece either seat may be asked (Q13).
        if self.occupied() == Cells::ALL {
            return None;
        }
        let placer = self.last_placer();
        let due = if self.hand.is_some() { placer.other() } else { placer };
        (seat != due).then_some(Fault::WrongSeat { due })
    }

    fn last_faults(&self) -> [Option<Fault>; 5] {
        let Some(Last { cell, lost }) = self.last else {
            return [None; 5];
        };
        let may_be_lost = matches!(
            self.rules.calling,
            Calling::Point(WrongCall::Once) | Calling::Call(WrongCall::Once) | Calling::Auto
        );
        // A call without pointing is right if there is anything to call at all.
        let was_right = matches!(self.rules.calling, Calling::Call(_))
            && !(self.alignments() & Lines::through(cell)).is_empty();
        let is_empty = !self.occupied().contains(cell);
        let is_over = matches!(self.standing, Standing::Over(_));
        [
            is_empty.then_some(Fault::LastIsEmpty(cell)),
            is_over.then_some(Fault::LastWhenOver),
            self.rules.is_auto().then_some(Fault::LastUnderAuto),
            (lost && !may_be_lost).then_some(Fault::LostCallNotPossible),
            (lost && may_be_lost && was_right).then_some(Fault::LostCallWasRight),
        ]
    }

    /// Where the game itself calls, an alignment or a full board must have ended it.
    fn auto_faults(&self) -> [Option<Fault>; 3] {
        if !self.rules.is_auto() {
            return [None; 3];
        }
        let lines = self.alignments();
        let is_full = self.occupied() == Cells::ALL;
        let Standing::Over(outcome) = self.standing else {
            let aligned = (!lines.is_empty()).then_some(Fault::AlignmentUnderAuto(lines));
            let full = is_full.then_some(Fault::FullUnderAuto);
            return [aligned, full, None];
        };
        if lines.is_empty() {
            let due = Outcome::Drawn;
            return [(is_full && outcome != due).then_some(Fault::WrongResult { due }), None, None];
        }
        let shared = lines.iter().fold(Cells::ALL, |cells, line| cells & line.cells());
        let due = Outcome::Won(self.last_placer());
        [
            shared.is_empty().then_some(Fault::AlignmentsApart(lines)),
            (outcome != due).then_some(Fault::WrongResult { due }),
            self.hand.map(Fault::HandAfterWin),
        ]
    }

    fn phase(&self) -> Phase {
        let window = match self.last {
            None => Window::Closed,
            Some(Last { cell, lost: false }) => Window::Open(cell),
            Some(Last { cell, lost: true }) => Window::Lost(cell),
        };
        match (self.standing, self.hand) {
            (Standing::Over(outcome), hand) => Phase::Over { outcome, hand },
            (Standing::ToAct(_), Some(piece)) => Phase::Placing { piece, window },
            (Standing::ToAct(seat), None) if self.occupied() == Cells::ALL => {
                let asked = match seat {
                    Seat::One => Asked::Placer,
                    Seat::Two => Asked::Opponent,
                };
                Phase::Deciding { asked, window }
            }
            (Standing::ToAct(_), None) => Phase::Giving { window },
        }
    }
}

/// A setup that is no legal position; [`Setup::faults`] says why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Illegal(
    /// The setup, unharmed.
    pub Setup,
);

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, fault) in self.0.faults().enumerate() {
            write!(f, "{}{fault}", if number == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for Illegal {}

impl TryFrom<Setup> for Position {
    type Error = Illegal;

    fn try_from(setup: Setup) -> Result<Self, Illegal> {
        if setup.faults().next().is_some() {
            return Err(Illegal(setup));
        }
        Ok(Self::from_parts(setup.rules, setup.board(), setup.phase()))
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        let phase = position.phase();
        let standing = match phase {
            Phase::Over { outcome, .. } => Standing::Over(outcome),
            // An open game always has a seat to act.
            _ => Standing::ToAct(position.seat().unwrap_or(Seat::One)),
        };
        let last = match phase.window() {
            Window::Closed => None,
            Window::Open(cell) => Some(Last { cell, lost: false }),
            Window::Lost(cell) => Some(Last { cell, lost: true }),
        };
        let board = position.board();
        Self {
            cells: Cell::ALL.map(|cell| board.piece(cell)),
            hand: phase.hand(),
            standing,
            rules: position.rules(),
            last,
        }
    }
}

impl From<Setup> for Sketch {
    fn from(setup: Setup) -> Self {
        let seen = |piece: Option<Piece>| piece.map_or(Seen::Empty, Seen::Piece);
        Self {
            cells: setup.cells.map(seen),
            hand: seen(setup.hand),
            standing: setup.standing,
            rules: setup.rules,
            last: setup.last.map(|last| LastSeen { cell: Some(last.cell), lost: last.lost }),
        }
    }
}

/// Fails at the first `?`.
impl TryFrom<Sketch> for Setup {
    type Error = TextError;

    fn try_from(sketch: Sketch) -> Result<Self, TextError> {
        if let Some(field) = sketch.first_unknown() {
            let expected = match field {
                SketchPart::Cell(_) => Expected::PieceOrDot,
                SketchPart::Hand => Expected::HandOrDash,
                SketchPart::Standing | SketchPart::Rules | SketchPart::Last => Expected::LastOrDash,
            };
            return Err(TextError { at: sketch.offset(field), expected });
        }
        let known = |seen| match seen {
            Seen::Piece(piece) => Some(piece),
            Seen::Empty | Seen::Unknown => None,
        };
        Ok(Self {
            cells: sketch.cells.map(known),
            hand: known(sketch.hand),
            standing: sketch.standing,
            rules: sketch.rules,
            last: sketch.last.and_then(|last| Some(Last { cell: last.cell?, lost: last.lost })),
        })
    }
}

impl FromStr for Setup {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        text.parse::<Sketch>()?.try_into()
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Sketch::from(*self).fmt(f)
    }
}

/// Why a text is no position: it cannot be read, or what it says cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoPosition {
    /// The text is not well formed.
    Text(TextError),
    /// It is, but the position is not legal.
    Illegal(Illegal),
}

impl NoPosition {
    /// Where in the text the first thing is wrong, counted from 0.
    pub fn at(&self) -> usize {
        match self {
            Self::Text(error) => error.at,
            Self::Illegal(Illegal(setup)) => {
                let offset = |fault: Fault| setup.offset(fault.field());
                setup.faults().map(offset).min().unwrap_or(0)
            }
        }
    }
}

impl fmt::Display for NoPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(error) => error.fmt(f),
            Self::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl core::error::Error for NoPosition {}

impl FromStr for Position {
    type Err = NoPosition;

    fn from_str(text: &str) -> Result<Self, NoPosition> {
        let setup: Setup = text.parse().map_err(NoPosition::Text)?;
        setup.try_into().map_err(NoPosition::Illegal)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(*self).fmt(f)
    }
}
