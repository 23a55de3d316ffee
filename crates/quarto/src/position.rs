//! A game of Quarto at one moment, always legal.

use crate::action::{Action, Actions, Call, Step};
use crate::board::Board;
use crate::cell::Cell;
use crate::ending::Ending;
use crate::line::Lines;
use crate::phase::{Asked, Phase, Window};
use crate::piece::{Piece, Pieces};
use crate::refusal::Refusal;
use crate::rules::{Calling, Rules, WrongCall};
use crate::seat::{Outcome, Seat};

/// A legal position: it can come about by play under its rules; except that one that was
/// set up may not say what was placed last (see [`Window::Closed`]).
///
/// It is small and copied freely: keep the old one to take a step back. A position comes
/// from [`Position::start`] and [`Position::play`], or from a [`Setup`](crate::Setup)
/// through the one door that checks it.
///
/// ```
/// use quarto::{Position, Rules, Step};
/// let mut game = Position::start(Rules::PRINTED);
/// game.play("+7".parse()?)?;
/// game.play("b2".parse()?)?;
/// assert_eq!(game.to_string(), "..../..../.7../.... - 2 1234p b2");
/// // Nothing is aligned, so this call is wrong; it is a step all the same (Q14).
/// assert!(matches!(game.play("!2".parse()?)?, Step::WrongCall(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    rules: Rules,
    board: Board,
    phase: Phase,
}

impl Position {
    /// The empty board, all pieces beside it, seat one to give (Q3, Q5).
    pub const fn start(rules: Rules) -> Self {
        Self { rules, board: Board::EMPTY, phase: Phase::Giving { window: Window::Closed } }
    }

    /// Puts the parts together. Trusted: they make a legal position.
    pub(crate) const fn from_parts(rules: Rules, board: Board, phase: Phase) -> Self {
        Self { rules, board, phase }
    }

    /// The rules of this game.
    pub const fn rules(self) -> Rules {
        self.rules
    }

    /// The board.
    pub const fn board(self) -> Board {
        self.board
    }

    /// What is due.
    pub const fn phase(self) -> Phase {
        self.phase
    }

    /// Who acts; `None` when the game is over.
    ///
    /// It follows from the number of pieces placed: seat one gives first, and whoever
    /// places gives next (Q5, Q6).
    pub const fn seat(self) -> Option<Seat> {
        match self.phase {
            Phase::Giving { .. } => Some(self.last_placer()),
            Phase::Placing { .. } => Some(self.last_placer().other()),
            Phase::Deciding { asked: Asked::Placer, .. } => Some(Seat::One),
            Phase::Deciding { asked: Asked::Opponent, .. } => Some(Seat::Two),
            Phase::Over { .. } => None,
        }
    }

    /// Who placed last, and so gives next; at the start seat one.
    pub(crate) const fn last_placer(self) -> Seat {
        if self.board.occupied().len().is_multiple_of(2) { Seat::One } else { Seat::Two }
    }

    /// How the game ended, if it has.
    pub const fn outcome(self) -> Option<Outcome> {
        match self.phase {
            Phase::Over { outcome, .. } => Some(outcome),
            _ => None,
        }
    }

    /// The piece given and not placed.
    pub const fn hand(self) -> Option<Piece> {
        self.phase.hand()
    }

    /// The pieces beside the board: neither placed nor in hand (Q3).
    pub const fn left(self) -> Pieces {
        let placed = self.board.pieces();
        let gone = match self.hand() {
            Some(piece) => placed.with(piece),
            None => placed,
        };
        Pieces::from_bits(!gone.bits())
    }

    /// The alignments the player to act can call and win: those made by the placement this
    /// window is on (Q10, Q11). Older ones have lapsed (Q12).
    ///
    /// This is the truth. As printed, players must see it for themselves: show it to
    /// nobody before the game is over.
    pub fn callable(self) -> Lines {
        match self.phase.window() {
            Window::Open(last) => self.made_by(last),
            Window::Closed | Window::Lost(_) => Lines::EMPTY,
        }
    }

    /// The alignments through a cell.
    fn made_by(self, cell: Cell) -> Lines {
        let lines = Lines::through(cell) & self.rules.lines();
        self.board.alignments_among(lines, self.rules.counting)
    }

    /// What the player to act may try, as far as that player may know: while a window is
    /// open, every call there is. Empty when the game is over.
    pub fn choices(self) -> Actions {
        let open = matches!(self.phase.window(), Window::Open(_));
        self.actions(if open { self.rules.lines() } else { Lines::EMPTY })
    }

    /// What would do what it says: [`Position::choices`] less the wrong calls. This is
    /// what [`perft`](crate::perft()) counts and a solver searches.
    pub fn accepted(self) -> Actions {
        self.actions(self.callable())
    }

    /// The actions of this phase with these lines to call.
    fn actions(self, lines: Lines) -> Actions {
        let (call, bare_call) = match self.rules.calling {
            Calling::Point(_) => (lines, false),
            Calling::Call(_) => (Lines::EMPTY, !lines.is_empty()),
            Calling::Auto => (Lines::EMPTY, false),
        };
        let calls = Actions { call, bare_call, ..Actions::default() };
        match self.phase {
            Phase::Giving { .. } => Actions { give: self.left(), ..calls },
            Phase::Placing { .. } => Actions { place: !self.board.occupied(), ..calls },
            Phase::Deciding { .. } => Actions { decline: true, ..calls },
            Phase::Over { .. } => Actions::default(),
        }
    }

    /// Plays one action of the player to act and says what became of it.
    ///
    /// A refused action changes nothing. A wrong call is not refused (Q14).
    pub fn play(&mut self, action: Action) -> Result<Step, Refusal> {
        if let Phase::Over { .. } = self.phase {
            return Err(Refusal::GameOver);
        }
        match action {
            Action::Give(piece) => self.give(piece),
            Action::Place(cell) => self.place(cell),
            Action::Call(call) => self.call(call),
            Action::Decline => self.decline(),
        }
    }

    /// Ends the game without a move.
    pub fn end(&mut self, ending: Ending) -> Result<Outcome, Refusal> {
        let Some(seat) = self.seat() else {
            return Err(Refusal::GameOver);
        };
        let outcome = match ending {
            Ending::Resign(loser) => Outcome::Won(loser.other()),
            Ending::Time => Outcome::Won(seat.other()),
            Ending::Agreed => Outcome::Drawn,
        };
        self.finish(outcome);
        Ok(outcome)
    }

    fn give(&mut self, piece: Piece) -> Result<Step, Refusal> {
        match self.phase {
            Phase::Giving { window } => {
                if let Some(cell) = self.board.cell_of(piece) {
                    return Err(Refusal::AlreadyPlaced(piece, cell));
                }
                self.phase = Phase::Placing { piece, window: window.passed_on() };
                Ok(Step::Give(piece))
            }
            Phase::Placing { piece, .. } => Err(Refusal::PlaceFirst(piece)),
            Phase::Deciding { .. } => Err(Refusal::BoardFull),
            Phase::Over { .. } => Err(Refusal::GameOver),
        }
    }

    fn place(&mut self, cell: Cell) -> Result<Step, Refusal> {
        let piece = match self.phase {
            Phase::Placing { piece, .. } => piece,
            Phase::Giving { .. } => return Err(Refusal::NothingInHand),
            Phase::Deciding { .. } => return Err(Refusal::BoardFull),
            Phase::Over { .. } => return Err(Refusal::GameOver),
        };
        if let Some(there) = self.board.piece(cell) {
            return Err(Refusal::CellTaken(cell, there));
        }
        self.board.put(piece, cell);
        self.phase = self.phase_after_placing(cell);
        Ok(Step::Place(cell))
    }

    fn phase_after_placing(&self, cell: Cell) -> Phase {
        if self.rules.is_auto() {
            if !self.made_by(cell).is_empty() {
                return Phase::Over { outcome: Outcome::Won(self.last_placer()), hand: None };
            }
            if self.board.is_full() {
                return Phase::Over { outcome: Outcome::Drawn, hand: None };
            }
            return Phase::Giving { window: Window::Closed };
        }
        let window = Window::Open(cell);
        if self.board.is_full() {
            Phase::Deciding { asked: Asked::Placer, window }
        } else {
            Phase::Giving { window }
        }
    }

    fn call(&mut self, call: Call) -> Result<Step, Refusal> {
        let price = match (self.rules.calling, call) {
            (Calling::Auto, _) => return Err(Refusal::CallsAreAutomatic),
            (Calling::Point(_), Call::Bare) => return Err(Refusal::PointItOut),
            (Calling::Call(_), Call::Line(_)) => return Err(Refusal::CallOnly),
            (Calling::Point(_), Call::Line(line)) if !self.rules.lines().contains(line) => {
                return Err(Refusal::DoesNotCount(line));
            }
            (Calling::Point(price) | Calling::Call(price), _) => price,
        };
        let last = match self.phase.window() {
            Window::Closed => return Err(Refusal::NothingToCall),
            Window::Lost(_) => return Err(Refusal::CallLost),
            Window::Open(last) => last,
        };
        let Some(caller) = self.seat() else {
            return Err(Refusal::GameOver);
        };
        let made = self.made_by(last);
        let is_right = match call {
            Call::Line(line) => made.contains(line),
            Call::Bare => !made.is_empty(),
        };
        if is_right {
            self.finish(Outcome::Won(caller));
            return Ok(Step::Quarto(call));
        }
        match price {
            WrongCall::Once => self.phase = self.phase.with_window(Window::Lost(last)),
            WrongCall::Loses => self.finish(Outcome::Won(caller.other())),
            WrongCall::Free => {}
        }
        Ok(Step::WrongCall(call))
    }

    fn decline(&mut self) -> Result<Step, Refusal> {
        match self.phase {
            Phase::Deciding { asked: Asked::Placer, window } => {
                let window = window.passed_on();
                self.phase = Phase::Deciding { asked: Asked::Opponent, window };
            }
            Phase::Deciding { asked: Asked::Opponent, .. } => self.finish(Outcome::Drawn),
            Phase::Giving { .. } | Phase::Placing { .. } => return Err(Refusal::NothingToDecline),
            Phase::Over { .. } => return Err(Refusal::GameOver),
        }
        Ok(Step::Decline)
    }

    fn finish(&mut self, outcome: Outcome) {
        self.phase = Phase::Over { outcome, hand: self.hand() };
    }
}
