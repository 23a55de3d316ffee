//! What players do: an action is asked for, a step is what became of it.

use crate::cell::{Cell, Cells};
use crate::line::{Line, Lines};
use crate::piece::{Piece, Pieces};
use crate::text::{Expected, Scanner, TextError};

/// How a Quarto is called (Q9, Q17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Call {
    /// Pointing out the alignment, under [`Calling::Point`](crate::Calling::Point).
    Line(Line),
    /// Without pointing, under [`Calling::Call`](crate::Calling::Call).
    Bare,
}

/// `!3`, `!b`, `!/`, `!\`, `!b2`, or `!`.
impl core::fmt::Display for Call {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Line(line) => write!(f, "!{line}"),
            Self::Bare => f.write_str("!"),
        }
    }
}

impl Scanner<'_> {
    /// A call, its `!` included.
    pub(crate) fn call(&mut self) -> Result<Call, TextError> {
        self.expect(b'!', Expected::Move)?;
        let is_bare = match self.peek() {
            None | Some(b'?') => true,
            Some(byte) => byte.is_ascii_whitespace(),
        };
        if is_bare { Ok(Call::Bare) } else { self.line().map(Call::Line) }
    }
}

/// What a player asks to do. Whether a call is right shows only when it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Give this piece to the opponent (Q5, Q6).
    Give(Piece),
    /// Place the piece in hand here (Q6).
    Place(Cell),
    /// Call "Quarto!" (Q9).
    Call(Call),
    /// Call nothing after the sixteenth piece (Q13).
    Decline,
}

/// What happened: an action and, for a call, whether it was right. Records keep steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A piece was given.
    Give(Piece),
    /// The piece in hand was placed. Under `auto` this may have won the game.
    Place(Cell),
    /// A right call, which won the game (Q9). What a bare call meant is in
    /// [`Position::callable`](crate::Position::callable) of the position before.
    Quarto(Call),
    /// A wrong call (Q14). Why it was wrong is not said.
    WrongCall(Call),
    /// Nothing was called after the sixteenth piece (Q13).
    Decline,
}

impl Step {
    /// The action that was asked for.
    pub const fn action(self) -> Action {
        match self {
            Self::Give(piece) => Action::Give(piece),
            Self::Place(cell) => Action::Place(cell),
            Self::Quarto(call) | Self::WrongCall(call) => Action::Call(call),
            Self::Decline => Action::Decline,
        }
    }
}

/// A set of actions of one player at one moment.
///
/// [`Position::choices`](crate::Position::choices) makes one from what the player may
/// know; [`Position::accepted`](crate::Position::accepted) one from the truth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Actions {
    /// Pieces that can be given.
    pub give: Pieces,
    /// Cells on which the piece in hand can be placed.
    pub place: Cells,
    /// Lines that can be called.
    pub call: Lines,
    /// A call without pointing is possible.
    pub bare_call: bool,
    /// Declining is possible.
    pub decline: bool,
}

impl Actions {
    /// How many actions.
    pub const fn len(self) -> usize {
        self.give.len()
            + self.place.len()
            + self.call.len()
            + self.bare_call as usize
            + self.decline as usize
    }

    /// None at all: the game is over.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Is this one of them?
    pub const fn contains(self, action: Action) -> bool {
        match action {
            Action::Give(piece) => self.give.contains(piece),
            Action::Place(cell) => self.place.contains(cell),
            Action::Call(Call::Line(line)) => self.call.contains(line),
            Action::Call(Call::Bare) => self.bare_call,
            Action::Decline => self.decline,
        }
    }

    /// The actions one by one: calls, placements, gifts, declining.
    pub fn iter(self) -> impl Iterator<Item = Action> {
        let lines = self.call.iter().map(|line| Action::Call(Call::Line(line)));
        let bare = self.bare_call.then_some(Action::Call(Call::Bare));
        let place = self.place.iter().map(Action::Place);
        let give = self.give.iter().map(Action::Give);
        let decline = self.decline.then_some(Action::Decline);
        lines.chain(bare).chain(place).chain(give).chain(decline)
    }
}
