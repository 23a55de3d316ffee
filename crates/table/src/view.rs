//! What one viewer may know.

use quartex::{Seat, SeatSet, Viewer};
use quarto::{Actions, Calling, Cell, Lines, MaskedView, Position, Seen, Setup, Sketch, Standing};

use crate::clock::Running;
use crate::fair::{Commitment, Contribution, Seal, Seed};
use crate::game::Game;
use crate::id::{GameId, StepNumber};
use crate::offer::Open;
use crate::outcome::Outcome;
use crate::sitter::Place;
use crate::step::Action;
use crate::terms::{Pace, Rules, Terms};
use crate::time::{Moment, Span};

/// Everything one viewer may know of a table at one moment. All that leaves is made from this
/// or from a [`Glimpse`](crate::Glimpse).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The name of the game.
    pub id: GameId,
    /// What was agreed.
    pub terms: Terms,
    /// How many steps there were; a request names this number.
    pub step: StepNumber,
    /// How often this viewer has touched something (Q19); its next touch names this number.
    pub touches: u32,
    /// The seats.
    pub places: Vec<Place>,
    /// Who begins, once the game has started.
    pub first: Option<Seat>,
    /// Who may act.
    pub due: SeatSet,
    /// What each seat had left when its clock last stopped; nothing at untimed tables.
    pub clocks: Vec<Span>,
    /// The clock that runs.
    pub running: Option<Running>,
    /// The offer that waits for answers.
    pub offer: Option<Open>,
    /// Does the server rest?
    pub paused: bool,
    /// Did the players agree on a pause? No clock runs, and nobody acts.
    pub adjourned: bool,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
    /// What can be rechecked when the game is over.
    pub fairness: Fairness,
    /// The game, once it has started.
    pub game: Option<GameView>,
}

/// What everybody may know of the draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fairness {
    /// Fixed before anybody sat down.
    pub commitment: Commitment,
    /// What the seats added, in the order in which they sat down.
    pub contributions: Vec<Contribution>,
    /// Once the game has started.
    pub seal: Option<Seal>,
    /// Once the game is over.
    pub seed: Option<Seed>,
    /// To what the server is committed for the next game; once this one is over.
    pub next: Option<Commitment>,
    /// Was the table brought back from a copy? Then the seed may have been shown before, and that nobody knew
    /// it is the word of whoever runs the server.
    pub brought_back: bool,
}

impl View {
    /// Where whoever sits here sat down, as [`Table::chair`](crate::Table::chair) says.
    pub fn chair(&self, seat: Seat) -> Seat {
        crate::state::chair(self.terms.rules, self.first, seat)
    }

    /// What each clock shows at a moment; nothing at untimed tables.
    pub fn clocks_at(&self, now: Moment) -> Vec<Span> {
        let left = |(index, span): (usize, &Span)| {
            let runs = self.running.filter(|running| running.seat.index() == index);
            span.minus(runs.map_or(Span::ZERO, |running| now.since(running.since)))
        };
        self.clocks.iter().enumerate().map(left).collect()
    }

    /// Is time counted?
    pub const fn is_timed(&self) -> bool {
        !matches!(self.terms.pace, Pace::Untimed)
    }

    /// Some truth that would look like this view: all a fair bot needs. `None` before the
    /// start, of a masked game that is over, and for a view that no game has.
    pub fn resample(&self, chance: &mut impl quartex::Chance) -> Option<Game> {
        match (self.game.as_ref()?, self.terms.rules) {
            (GameView::Quarto(view), _) => {
                Some(Game::Quarto { position: view.position()?, steps: Vec::new() })
            }
            (GameView::Access(view), Rules::Access(_, masks)) => {
                crate::resample::masked(view, masks.announcement, chance)
            }
            (GameView::Access(_), _) => None,
            (GameView::Quartex(view), _) => Some(Game::Quartex(Box::new(view.resample(chance)?))),
        }
    }

    /// What this viewer may try now, as far as it may know; nothing if it is not due.
    pub fn choices(&self) -> Vec<Action> {
        let Viewer::Seat(seat) = self.viewer else { return Vec::new() };
        if !self.due.contains(seat) || self.outcome.is_some() || self.adjourned {
            return Vec::new();
        }
        match &self.game {
            None => Vec::new(),
            Some(GameView::Quarto(view)) => view.choices().iter().map(Action::Quarto).collect(),
            Some(GameView::Access(view)) => view.choices().iter().map(open_masked).collect(),
            Some(GameView::Quartex(view)) => {
                view.choices().into_iter().map(Action::Quartex).collect()
            }
        }
    }
}

fn open_masked(action: quarto::MaskedAction) -> Action {
    match action {
        quarto::MaskedAction::Give(place) => Action::GiveFrom(place),
        quarto::MaskedAction::Place(cell) => Action::Quarto(quarto::Action::Place(cell)),
        quarto::MaskedAction::Call(call) => Action::Quarto(quarto::Action::Call(call)),
        quarto::MaskedAction::Decline => Action::Quarto(quarto::Action::Decline),
    }
}

/// The game as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameView {
    /// Quarto with open eyes.
    Quarto(OpenView),
    /// Quarto Access with masks (Q19).
    Access(MaskedView),
    /// Quartex (X26).
    Quartex(Box<quartex::View>),
}

/// Quarto with open eyes, as it lies on the table: what stands where, and whose turn it is.
///
/// It says nothing about alignments, made or not, until one has been called: the fields are
/// the same and are made in the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenView {
    /// The position.
    pub sketch: Sketch,
    /// The alignments by which the game was won; none before.
    pub shown: Lines,
}

impl OpenView {
    pub(crate) fn of(position: Position, last: Option<&(Position, quarto::Step)>) -> Self {
        let shown = match (last, position.outcome()) {
            (Some((before, quarto::Step::Quarto(_))), Some(_)) => before.callable(),
            (Some((_, quarto::Step::Place(cell))), Some(quarto::Outcome::Won(_)))
                if position.rules().is_auto() =>
            {
                let lines = Lines::through(*cell) & position.rules().lines();
                position.board().alignments_among(lines, position.rules().counting)
            }
            _ => Lines::EMPTY,
        };
        Self { sketch: Sketch::from(Setup::from(position)), shown }
    }

    /// The position; all of it is known.
    pub fn position(&self) -> Option<Position> {
        self.sketch.to_string().parse().ok()
    }

    /// What the seat to act may try: every call there is while a window is open.
    pub fn choices(&self) -> Actions {
        let mut choices = Actions::default();
        let Standing::ToAct(_) = self.sketch.standing else { return choices };
        if self.sketch.last.is_some_and(|last| !last.lost) {
            match self.sketch.rules.calling {
                Calling::Point(_) => choices.call = self.sketch.rules.lines(),
                Calling::Call(_) => choices.bare_call = true,
                Calling::Auto => {}
            }
        }
        let cells = || self.sketch.cells.iter().enumerate();
        let empty = cells().filter(|(_, seen)| **seen == Seen::Empty);
        let piece = |seen: &Seen| match seen {
            Seen::Piece(piece) => Some(*piece),
            Seen::Empty | Seen::Unknown => None,
        };
        let placed: quarto::Pieces = self.sketch.cells.iter().filter_map(piece).collect();
        if self.sketch.hand != Seen::Empty {
            choices.place = empty.filter_map(|(index, _)| Cell::from_index(index)).collect();
        } else if placed.len() == 16 {
            choices.decline = true;
        } else {
            choices.give = !placed;
        }
        choices
    }
}
