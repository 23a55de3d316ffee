//! What a viewer of a masked game has learnt, and the view made from it.

use crate::action::Call;
use crate::cell::{Cell, Cells};
use crate::line::Lines;
use crate::piece::Piece;
use crate::rules::{Calling, Rules};
use crate::seat::Seat;
use crate::setup::Standing;
use crate::sketch::{LastSeen, Seen, Sketch};

use super::game::MaskedAction;
use super::tray::{Touch, TrayPlace, TrayPlaces};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who only hears what is said aloud.
    Spectator,
}

impl Viewer {
    /// Both players and a spectator.
    pub const ALL: [Self; 3] = [Self::Seat(Seat::One), Self::Seat(Seat::Two), Self::Spectator];

    pub(super) const fn index(self) -> usize {
        match self {
            Self::Seat(seat) => seat.index(),
            Self::Spectator => 2,
        }
    }
}

/// What one viewer learns from one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MaskedGlimpse {
    /// A piece was given. The giver has felt it and its place; the receiver is told which
    /// piece it is; a spectator hears neither.
    Gift {
        /// The piece, if this viewer knows.
        piece: Option<Piece>,
        /// The place it lay on, if this viewer knows.
        place: Option<TrayPlace>,
    },
    /// A piece was placed. The opponent hears that, but where only if it is announced.
    Placement {
        /// The piece, if this viewer knows.
        piece: Option<Piece>,
        /// The cell, if this viewer knows.
        cell: Option<Cell>,
    },
    /// A right call: the game is won, the masks come off.
    Quarto(Call),
    /// A wrong call (Q14).
    WrongCall(Call),
    /// Nothing was called after the sixteenth piece (Q13).
    Declined,
}

/// What each viewer learns from one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Told(pub(super) [MaskedGlimpse; 3]);

impl Told {
    /// What this viewer learns.
    pub const fn to(&self, viewer: Viewer) -> MaskedGlimpse {
        self.0[viewer.index()]
    }

    /// The same for everybody: said aloud.
    pub(super) const fn all(heard: MaskedGlimpse) -> Self {
        Self([heard; 3])
    }
}

/// What a viewer knows for certain: felt, done or told, and not overtaken by what the
/// viewer could not notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Memory {
    cells: [Seen; 16],
    tray: [Seen; 16],
    hand: Seen,
    last: Option<Cell>,
}

impl Memory {
    /// At the start the board is empty, as everybody knows (Q3).
    pub(super) const START: Self =
        Self { cells: [Seen::Empty; 16], tray: [Seen::Unknown; 16], hand: Seen::Empty, last: None };

    pub(super) fn feel(&mut self, touch: Touch, found: Option<Piece>) {
        let seen = found.map_or(Seen::Empty, Seen::Piece);
        match touch {
            Touch::Cell(cell) => self.cells[cell.index()] = seen,
            Touch::Tray(place) => self.tray[place.index()] = seen,
        }
    }

    pub(super) fn hear(&mut self, heard: MaskedGlimpse) {
        match heard {
            MaskedGlimpse::Gift { piece, place } => {
                self.hand = piece.map_or(Seen::Unknown, Seen::Piece);
                // Whoever knew where the piece lay knows that this place is empty now.
                for seen in self.tray.iter_mut().filter(|seen| **seen == self.hand) {
                    if piece.is_some() {
                        *seen = Seen::Empty;
                    }
                }
                if let Some(place) = place {
                    self.tray[place.index()] = Seen::Empty;
                }
            }
            MaskedGlimpse::Placement { piece, cell } => {
                self.hand = Seen::Empty;
                self.last = cell;
                match cell {
                    Some(cell) => {
                        self.cells[cell.index()] = piece.map_or(Seen::Unknown, Seen::Piece);
                    }
                    // It may stand on any cell that was empty.
                    None => self.forget_empty_cells(),
                }
            }
            MaskedGlimpse::Quarto(_) | MaskedGlimpse::WrongCall(_) | MaskedGlimpse::Declined => {}
        }
    }

    fn forget_empty_cells(&mut self) {
        for seen in self.cells.iter_mut().filter(|seen| **seen == Seen::Empty) {
            *seen = Seen::Unknown;
        }
    }

    /// The view of one who remembers this much. What is said aloud comes from the table:
    /// whose turn it is, how many pieces are placed, whether a window is open or lost.
    pub(super) fn view(
        &self,
        viewer: Viewer,
        rules: Rules,
        standing: Standing,
        placed: usize,
        window: Option<bool>,
    ) -> MaskedView {
        let last = window.map(|lost| LastSeen { cell: self.last, lost });
        MaskedView {
            viewer,
            sketch: Sketch { cells: self.cells, hand: self.hand, standing, rules, last },
            tray: self.tray,
            placed,
        }
    }
}

/// What one viewer may know of a masked game. It says who is looking and what is due, and
/// needs nothing beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MaskedView {
    /// Who looks.
    pub viewer: Viewer,
    /// The position as this viewer knows it; its text has `?` for the rest. (The cell of the
    /// last placement stays `?` until it is announced, even for one who has felt the piece.)
    pub sketch: Sketch,
    /// The places beside the board as this viewer knows them.
    pub tray: [Seen; 16],
    /// How many pieces have been placed; everybody hears that.
    pub placed: usize,
}

/// What a player at a masked table may try.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MaskedChoices {
    /// Places beside the board from which a piece may be given: all not known to be empty.
    pub give: TrayPlaces,
    /// Cells to place on: all not known to be taken.
    pub place: Cells,
    /// Lines to call.
    pub call: Lines,
    /// A call without pointing is possible.
    pub bare_call: bool,
    /// Declining is possible.
    pub decline: bool,
}

impl MaskedChoices {
    /// The actions one by one: calls, placements, gifts, declining.
    pub fn iter(self) -> impl Iterator<Item = MaskedAction> {
        let lines = self.call.iter().map(|line| MaskedAction::Call(Call::Line(line)));
        let bare = self.bare_call.then_some(MaskedAction::Call(Call::Bare));
        let place = self.place.iter().map(MaskedAction::Place);
        let give = self.give.iter().map(MaskedAction::Give);
        let decline = self.decline.then_some(MaskedAction::Decline);
        lines.chain(bare).chain(place).chain(give).chain(decline)
    }

    /// Is this one of them?
    pub fn contains(self, action: MaskedAction) -> bool {
        self.iter().any(|choice| choice == action)
    }

    /// None at all: it is not the viewer's turn, or the game is over.
    pub fn is_empty(self) -> bool {
        self.iter().next().is_none()
    }
}

impl MaskedView {
    /// What the viewer may try: nothing unless it is the viewer's turn.
    pub fn choices(&self) -> MaskedChoices {
        let mut choices = MaskedChoices::default();
        let Standing::ToAct(seat) = self.sketch.standing else {
            return choices;
        };
        if self.viewer != Viewer::Seat(seat) {
            return choices;
        }
        if self.sketch.last.is_some_and(|last| !last.lost) {
            match self.sketch.rules.calling {
                Calling::Point(_) => choices.call = self.sketch.rules.lines(),
                Calling::Call(_) => choices.bare_call = true,
                Calling::Auto => {}
            }
        }
        if self.sketch.hand != Seen::Empty {
            let is_taken = |cell: Cell| matches!(self.sketch.cells[cell.index()], Seen::Piece(_));
            choices.place = Cells::ALL.iter().filter(|&cell| !is_taken(cell)).collect();
        } else if self.placed == 16 {
            choices.decline = true;
        } else {
            let is_empty = |place: TrayPlace| self.tray[place.index()] == Seen::Empty;
            choices.give = TrayPlaces::ALL.iter().filter(|&place| !is_empty(place)).collect();
        }
        choices
    }
}
