//! A masked game: the truth, the tray, and what each viewer has learnt.

use core::fmt;

use crate::action::{Action, Call, Step};
use crate::cell::Cell;
use crate::ending::Ending;
use crate::phase::{Phase, Window};
use crate::piece::Piece;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::seat::{Outcome, Seat};
use crate::setup::{Setup, Standing};
use crate::sketch::{Seen, Sketch};

use super::memory::{MaskedGlimpse, MaskedView, Memory, Told, Viewer};
use super::tray::{Touch, Tray, TrayPlace};

/// Is it said where a piece is placed (Q19)?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Announcement {
    /// Only that a piece was placed.
    #[default]
    Silent,
    /// The cell too.
    Announced,
}

/// What a player at a masked table asks to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MaskedAction {
    /// Give the piece that lies on this place.
    Give(TrayPlace),
    /// Place the piece in hand here.
    Place(Cell),
    /// Call "Quarto!".
    Call(Call),
    /// Call nothing after the sixteenth piece.
    Decline,
}

/// `+#5`, `b3`, `!3`, `-`.
impl fmt::Display for MaskedAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Give(place) => write!(f, "+{place}"),
            Self::Place(cell) => cell.fmt(f),
            Self::Call(call) => call.fmt(f),
            Self::Decline => f.write_str("-"),
        }
    }
}

/// Why an action at a masked table was refused. The game stands as before; where
/// something was felt, the player now knows it: it counts as a touch (Q19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MaskedRefusal {
    /// The rules do not allow it now.
    Rules(Refusal),
    /// The hand met this piece on the cell.
    CellTaken(Cell, Piece),
    /// The hand met nothing on this place.
    PlaceEmpty(TrayPlace),
}

impl fmt::Display for MaskedRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules(refusal) => refusal.fmt(f),
            Self::CellTaken(cell, piece) => write!(f, "{cell} holds piece {piece}"),
            Self::PlaceEmpty(place) => write!(f, "no piece lies on {place}"),
        }
    }
}

impl core::error::Error for MaskedRefusal {}

impl From<Refusal> for MaskedRefusal {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::CellTaken(cell, piece) => Self::CellTaken(cell, piece),
            refusal => Self::Rules(refusal),
        }
    }
}

/// A game in which everyone plays by touch and memory (Q19).
///
/// ```
/// use quarto::{Announcement, MaskedAction, MaskedGame, Piece, Rules, Seat, Touch, Tray, Viewer};
/// let tray = Tray::new(Piece::ALL).unwrap();
/// let mut game = MaskedGame::start(Rules::PRINTED, tray, Announcement::Silent);
/// let fifth = quarto::TrayPlace::new(5).unwrap();
/// game.play(MaskedAction::Give(fifth))?;
/// game.play(MaskedAction::Place("b3".parse()?))?;
///
/// // Seat one has heard that a piece was placed, not where.
/// let view = game.view(Viewer::Seat(Seat::One));
/// assert_eq!(view.sketch.to_string(), "????/????/????/???? - 2 1234p ?");
/// game.touch(Seat::One, Touch::Cell("b3".parse()?));
/// let view = game.view(Viewer::Seat(Seat::One));
/// assert_eq!(view.sketch.to_string(), "????/?4??/????/???? - 2 1234p ?");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MaskedGame {
    position: Position,
    tray: Tray,
    announcement: Announcement,
    memories: [Memory; 3],
}

impl MaskedGame {
    /// The start of a game, with the pieces laid out beside the board.
    pub const fn start(rules: Rules, tray: Tray, announcement: Announcement) -> Self {
        let position = Position::start(rules);
        Self { position, tray, announcement, memories: [Memory::START; 3] }
    }

    /// The truth. It is for the table to judge by, never for a viewer.
    pub const fn position(&self) -> Position {
        self.position
    }

    /// How the pieces lay at the start; for the record, after the end.
    pub const fn tray(&self) -> Tray {
        self.tray
    }

    /// Is it said where a piece is placed?
    pub const fn announcement(&self) -> Announcement {
        self.announcement
    }

    /// A player feels one cell or one place and is told what is there. It is free, not a
    /// step, and nobody else hears of it.
    pub fn touch(&mut self, seat: Seat, touch: Touch) -> Option<Piece> {
        let found = match touch {
            Touch::Cell(cell) => self.position.board().piece(cell),
            Touch::Tray(place) => self.on_tray(place),
        };
        self.memories[seat.index()].feel(touch, found);
        found
    }

    /// The piece that lies on a place now.
    fn on_tray(&self, place: TrayPlace) -> Option<Piece> {
        let piece = self.tray.piece(place);
        self.position.left().contains(piece).then_some(piece)
    }

    /// Plays one action of the player to act, and says what each viewer learns.
    pub fn play(&mut self, action: MaskedAction) -> Result<Told, MaskedRefusal> {
        let Some(seat) = self.position.seat() else {
            return Err(Refusal::GameOver.into());
        };
        let told = match action {
            MaskedAction::Give(place) => self.give(seat, place)?,
            MaskedAction::Place(cell) => self.place(seat, cell)?,
            MaskedAction::Call(call) => match self.position.play(Action::Call(call))? {
                Step::WrongCall(call) => Told::all(MaskedGlimpse::WrongCall(call)),
                _ => Told::all(MaskedGlimpse::Quarto(call)),
            },
            MaskedAction::Decline => {
                self.position.play(Action::Decline)?;
                Told::all(MaskedGlimpse::Declined)
            }
        };
        for viewer in Viewer::ALL {
            self.memories[viewer.index()].hear(told.to(viewer));
        }
        Ok(told)
    }

    /// Ends the game without a move.
    pub fn end(&mut self, ending: Ending) -> Result<Outcome, Refusal> {
        self.position.end(ending)
    }

    fn give(&mut self, giver: Seat, place: TrayPlace) -> Result<Told, MaskedRefusal> {
        let piece = self.tray.piece(place);
        if let Phase::Giving { .. } = self.position.phase()
            && self.touch(giver, Touch::Tray(place)).is_none()
        {
            return Err(MaskedRefusal::PlaceEmpty(place));
        }
        self.position.play(Action::Give(piece))?;
        let mut told = Told::all(MaskedGlimpse::Gift { piece: None, place: None });
        told.0[giver.index()] = MaskedGlimpse::Gift { piece: Some(piece), place: Some(place) };
        told.0[giver.other().index()] = MaskedGlimpse::Gift { piece: Some(piece), place: None };
        Ok(told)
    }

    fn place(&mut self, placer: Seat, cell: Cell) -> Result<Told, MaskedRefusal> {
        let piece = self.position.hand();
        if piece.is_some() && self.position.board().piece(cell).is_some() {
            self.touch(placer, Touch::Cell(cell));
        }
        self.position.play(Action::Place(cell))?;
        let aloud = match self.announcement {
            Announcement::Silent => None,
            Announcement::Announced => Some(cell),
        };
        let mut told = Told::all(MaskedGlimpse::Placement { piece: None, cell: aloud });
        told.0[placer.index()] = MaskedGlimpse::Placement { piece, cell: Some(cell) };
        told.0[placer.other().index()] = MaskedGlimpse::Placement { piece, cell: aloud };
        Ok(told)
    }

    /// What a viewer may know. When the game is over the masks are off: everything.
    pub fn view(&self, viewer: Viewer) -> MaskedView {
        let setup = Setup::from(self.position);
        let placed = self.position.board().occupied().len();
        if let Standing::Over(_) = setup.standing {
            let tray = core::array::from_fn(|index| {
                let piece = TrayPlace::from_index(index).and_then(|place| self.on_tray(place));
                piece.map_or(Seen::Empty, Seen::Piece)
            });
            return MaskedView { viewer, sketch: Sketch::from(setup), tray, placed };
        }
        let window = match self.position.phase().window() {
            Window::Closed => None,
            Window::Open(_) => Some(false),
            Window::Lost(_) => Some(true),
        };
        let memory = &self.memories[viewer.index()];
        memory.view(viewer, setup.rules, setup.standing, placed, window)
    }
}
