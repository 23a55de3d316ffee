//! The truth of any of the games, as the table plays it.

use quartex::{Due, Recipient, Seat, SeatSet, Viewer};
use quarto::{Announcement, Ending, MaskedAction, MaskedGame, Phase, Position, Touch, Tray};

use crate::outcome::{Outcome, Reason, from_quarto, to_quarto};
use crate::refusal::Refusal;
use crate::step::{Action, Step};
use crate::terms::Rules;
use crate::view::{GameView, OpenView};

/// A game: the truth. It has no form in which it could leave; what leaves is a
/// [`GameView`] or a [`SeenMove`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Game {
    /// Quarto with open eyes.
    Quarto {
        /// Where it stands.
        position: Position,
        /// The steps so far, to show a called alignment and to take back.
        steps: Vec<(Position, quarto::Step)>,
    },
    /// Quarto Access with masks (Q19).
    Access {
        /// The game.
        game: Box<MaskedGame>,
        /// The last step but a gift.
        last: Option<quarto::Step>,
    },
    /// Quartex.
    Quartex(Box<quartex::Game>),
}

/// What everybody learnt from one step; [`StepTold::to`] says it to one viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepTold {
    /// All see it.
    Quarto(quarto::Step),
    /// Each hears something else (Q19).
    Access(quarto::Told),
    /// Each sees something else (X26).
    Quartex(quartex::Told),
}

/// What one viewer learns from one step of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeenMove {
    /// All of it.
    Quarto(quarto::Step),
    /// What is heard (Q19).
    Access(quarto::MaskedGlimpse),
    /// What is seen (X26).
    Quartex {
        /// The step, perhaps with hidden tiles.
        step: quartex::SeenStep,
        /// What came of it.
        glimpse: quartex::Glimpse,
    },
}

impl StepTold {
    /// What this viewer learns.
    pub fn to(&self, viewer: Viewer) -> SeenMove {
        match self {
            Self::Quarto(step) => SeenMove::Quarto(*step),
            Self::Access(told) => SeenMove::Access(told.to(masked_viewer(viewer))),
            Self::Quartex(told) => {
                SeenMove::Quartex { step: told.step(viewer), glimpse: told.glimpse(viewer) }
            }
        }
    }
}

fn masked_viewer(viewer: Viewer) -> quarto::Viewer {
    match viewer {
        Viewer::Seat(seat) => quarto::Viewer::Seat(to_quarto(seat)),
        Viewer::Spectator => quarto::Viewer::Spectator,
    }
}

impl Game {
    /// The start of a game. `None` if the rules need a tray and none is given, or the other
    /// way round, or have no such seat.
    pub fn start(rules: Rules, first: Seat, tray: Option<Tray>) -> Option<Self> {
        match (rules, tray) {
            (Rules::Quarto(rules, _), None) => {
                Some(Self::Quarto { position: Position::start(rules), steps: Vec::new() })
            }
            (Rules::Access(rules, masks), Some(tray)) => {
                let game = Box::new(MaskedGame::start(rules, tray, masks.announcement));
                Some(Self::Access { game, last: None })
            }
            (Rules::Quartex(rules), None) => {
                quartex::Game::new(rules, first).ok().map(|game| Self::Quartex(Box::new(game)))
            }
            _ => None,
        }
    }

    /// The seats that may act now; none if tiles are due or it is over.
    pub fn due(&self) -> SeatSet {
        let one = |seat: Option<quarto::Seat>| seat.map(from_quarto).into_iter().collect();
        match self {
            Self::Quarto { position, .. } => one(position.seat()),
            Self::Access { game, .. } => one(game.position().seat()),
            Self::Quartex(game) => match game.position().due() {
                Due::Seat(seat) => SeatSet::EMPTY.with(seat),
                Due::Seats(seats) => seats,
                Due::Bag { .. } | Due::Nobody => SeatSet::EMPTY,
            },
        }
    }

    /// The tiles to be drawn, if any are.
    pub fn draw_due(&self) -> Option<(Recipient, u8)> {
        match self {
            Self::Quarto { .. } | Self::Access { .. } => None,
            Self::Quartex(game) => match game.position().due() {
                Due::Bag { to, count } => Some((to, count)),
                Due::Seat(_) | Due::Seats(_) | Due::Nobody => None,
            },
        }
    }

    /// The seats asked to point out a placement (X16).
    pub fn asked(&self) -> Option<SeatSet> {
        match self {
            Self::Quarto { .. } | Self::Access { .. } => None,
            Self::Quartex(game) => match game.position().phase() {
                quartex::Phase::Asking { waiting, .. } => Some(waiting),
                _ => None,
            },
        }
    }

    /// What would become of this action of this seat. Nothing has changed.
    pub fn judge(&self, seat: Seat, action: Action) -> Result<Step, Refusal> {
        self.clone().act(seat, action).map(|(step, _)| step)
    }

    /// Plays this action of this seat. A refused one leaves a masked game as it should not be, since
    /// the hand has felt something (Q19): for copies only.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Result<(Step, StepTold), Refusal> {
        let turn = |due: Option<quarto::Seat>| match due.map(from_quarto) {
            None => Err(Refusal::GameOver),
            Some(due) if due == seat => Ok(()),
            Some(due) => Err(Refusal::NotYourTurn(due)),
        };
        match (self, action) {
            (Self::Quarto { position, steps }, Action::Quarto(action)) => {
                turn(position.seat())?;
                let before = *position;
                let step = position.play(action).map_err(Refusal::Quarto)?;
                steps.push((before, step));
                Ok((Step::Quarto(step), StepTold::Quarto(step)))
            }
            (Self::Access { game, last }, action) => {
                turn(game.position().seat())?;
                let asked = masked_action(action).ok_or(Refusal::OtherGame)?;
                let told = game.play(asked).map_err(Refusal::Access)?;
                let step = match (told.to(quarto::Viewer::Spectator), action) {
                    (quarto::MaskedGlimpse::Quarto(call), _) => quarto::Step::Quarto(call),
                    (quarto::MaskedGlimpse::WrongCall(call), _) => quarto::Step::WrongCall(call),
                    (_, Action::GiveFrom(place)) => {
                        return Ok((Step::GiveFrom(place), StepTold::Access(told)));
                    }
                    (_, Action::Quarto(quarto::Action::Place(cell))) => quarto::Step::Place(cell),
                    _ => quarto::Step::Decline,
                };
                *last = Some(step);
                Ok((Step::Quarto(step), StepTold::Access(told)))
            }
            (Self::Quartex(game), Action::Quartex(action)) => {
                let step = quartex::Step::Act { seat, action };
                let told = game.play(step).map_err(Refusal::Quartex)?;
                Ok((Step::Quartex(step), StepTold::Quartex(told)))
            }
            _ => Err(Refusal::OtherGame),
        }
    }

    /// Plays a step that happened. `None` if it cannot have; then nothing has changed.
    pub fn play(&mut self, step: Step) -> Option<StepTold> {
        match (self, step) {
            (Self::Quarto { position, steps }, Step::Quarto(step)) => {
                let mut next = *position;
                if next.play(step.action()).ok()? != step {
                    return None;
                }
                steps.push((*position, step));
                *position = next;
                Some(StepTold::Quarto(step))
            }
            (Self::Access { game, last }, step) => {
                let mut next = game.clone();
                let action = match step {
                    Step::GiveFrom(place) => MaskedAction::Give(place),
                    Step::Quarto(step) => masked_action(Action::Quarto(step.action()))?,
                    Step::Quartex(_) => return None,
                };
                let told = next.play(action).ok()?;
                if let Step::Quarto(step) = step {
                    let right = match told.to(quarto::Viewer::Spectator) {
                        quarto::MaskedGlimpse::Quarto(call) => step == quarto::Step::Quarto(call),
                        quarto::MaskedGlimpse::WrongCall(call) => {
                            step == quarto::Step::WrongCall(call)
                        }
                        quarto::MaskedGlimpse::Gift { .. }
                        | quarto::MaskedGlimpse::Placement { .. }
                        | quarto::MaskedGlimpse::Declined => true,
                    };
                    if !right {
                        return None;
                    }
                    *last = Some(step);
                }
                *game = next;
                Some(StepTold::Access(told))
            }
            (Self::Quartex(game), Step::Quartex(step)) => {
                Some(StepTold::Quartex(game.play(step).ok()?))
            }
            _ => None,
        }
    }

    /// A player feels something (Q19); `None` where there are no masks.
    pub fn touch(&mut self, seat: Seat, touch: Touch) -> Option<Option<quarto::Piece>> {
        match self {
            Self::Access { game, .. } => Some(game.touch(to_quarto(seat), touch)),
            Self::Quarto { .. } | Self::Quartex(_) => None,
        }
    }

    /// Ends Quarto without a move. Quartex goes on until its points are counted.
    pub(crate) fn end(&mut self, ending: Ending) {
        // A refusal means that it is over already.
        let _ = match self {
            Self::Quarto { position, .. } => position.end(ending),
            Self::Access { game, .. } => game.end(ending),
            Self::Quartex(_) => return,
        };
    }

    /// Was this step the last of a move, as clocks count them (Q18)? Asked after playing it.
    ///
    /// In Quartex every act of the player whose turn it is counts as a move; answers do not
    /// run on a clock.
    pub fn ends_move(&self, step: Step) -> bool {
        let position = match self {
            Self::Quarto { position, .. } => position,
            Self::Access { game, .. } => &game.position(),
            Self::Quartex(_) => return matches!(step, Step::Quartex(quartex::Step::Act { .. })),
        };
        match step {
            Step::GiveFrom(_) | Step::Quarto(quarto::Step::Give(_) | quarto::Step::Decline) => true,
            Step::Quarto(quarto::Step::Place(_)) => {
                matches!(position.phase(), Phase::Deciding { .. })
            }
            _ => false,
        }
    }

    /// How the rules ended the game, if they have; `out` can no longer win.
    pub fn outcome(&self, out: SeatSet) -> Option<Outcome> {
        let quarto = |position: Position, last: Option<quarto::Step>| {
            let reason = match (last, position.outcome()?) {
                (Some(quarto::Step::WrongCall(_)), quarto::Outcome::Won(_)) => Reason::WrongCall,
                (_, quarto::Outcome::Won(_)) => Reason::Quarto,
                (_, quarto::Outcome::Drawn) => Reason::Full,
            };
            Some(Outcome::of_quarto(position.outcome()?, reason))
        };
        match self {
            Self::Quarto { position, steps } => quarto(*position, steps.last().map(|s| s.1)),
            Self::Access { game, last } => quarto(game.position(), *last),
            Self::Quartex(game) => {
                let position = game.position();
                let outcome = position.outcome()?;
                let mut winners = outcome.winners();
                if out.iter().any(|seat| winners.contains(seat)) {
                    winners = best_of(position, out);
                }
                Some(Outcome { winners, reason: Reason::Points })
            }
        }
    }

    /// What this viewer may know; `None` for a seat the table does not have.
    pub fn view(&self, viewer: Viewer) -> Option<GameView> {
        match self {
            Self::Quarto { position, steps } => {
                Some(GameView::Quarto(OpenView::of(*position, steps.last())))
            }
            Self::Access { game, .. } => Some(GameView::Access(game.view(masked_viewer(viewer)))),
            Self::Quartex(game) => game.view(viewer).map(|view| GameView::Quartex(Box::new(view))),
        }
    }

    /// How the pieces lay at the start (Q19).
    pub fn tray(&self) -> Option<Tray> {
        match self {
            Self::Access { game, .. } => Some(game.tray()),
            Self::Quarto { .. } | Self::Quartex(_) => None,
        }
    }

    /// Is it said where a piece is placed (Q19)?
    pub fn is_announced(&self) -> bool {
        matches!(self, Self::Access { game, .. } if game.announcement() == Announcement::Announced)
    }
}

fn masked_action(action: Action) -> Option<MaskedAction> {
    match action {
        Action::GiveFrom(place) => Some(MaskedAction::Give(place)),
        Action::Quarto(quarto::Action::Place(cell)) => Some(MaskedAction::Place(cell)),
        Action::Quarto(quarto::Action::Call(call)) => Some(MaskedAction::Call(call)),
        Action::Quarto(quarto::Action::Decline) => Some(MaskedAction::Decline),
        // Masked players give by place: a piece they name they would have to see.
        Action::Quarto(quarto::Action::Give(_)) | Action::Quartex(_) => None,
    }
}

/// The winners among those who are still in (X21, X24).
fn best_of(position: &quartex::Position, out: SeatSet) -> SeatSet {
    let rank = |seat: Seat| {
        let score = position.score(seat);
        match position.rules().ties {
            quartex::Ties::Shared => (score.points(), 0, 0),
            quartex::Ties::TilesThenTokens => {
                (score.points(), -i32::from(score.tiles), position.tokens(seat).total())
            }
        }
    };
    let seats = position.rules().players.seats().filter(|&seat| !out.contains(seat));
    let best = seats.clone().map(rank).max();
    seats.filter(|&seat| Some(rank(seat)) == best).collect()
}
