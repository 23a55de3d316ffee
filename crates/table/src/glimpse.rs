//! What one viewer learns from one entry of the log.

use quartex::{Seat, Viewer};
use quarto::{Piece, Touch};

use crate::event::PublicEvent;
use crate::fair::{Seal, Seed};
use crate::game::{SeenMove, StepTold};
use crate::id::StepNumber;
use crate::outcome::Outcome;

/// What happened in one entry of the log, all of it. It stays where the truth is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub(crate) step: StepNumber,
    pub(crate) what: Vec<AppliedEvent>,
    pub(crate) end: Option<(Outcome, Seed)>,
}

/// One event, with what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum AppliedEvent {
    Created,
    Started { first: Seat, seal: Seal },
    Step { number: StepNumber, told: StepTold },
    Felt { seat: Seat, touch: Touch, found: Option<Piece> },
    Aloud(PublicEvent),
}

/// What one viewer learns. Seats in it are those that the players have afterwards: in the entry with
/// which a game starts, the lot may let two change seats (Q5). It has no number of its own but that of the step, so that what a
/// viewer may not hear of does not show as a gap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glimpse {
    /// How many steps there are now.
    pub step: StepNumber,
    /// What was learnt, in order.
    pub sights: Vec<Sight>,
}

/// One thing learnt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sight {
    /// The game started.
    Started {
        /// Who begins; in Quarto this is seat 1 from now on.
        first: Seat,
        /// Ties seed and contributions together.
        seal: Seal,
    },
    /// A step of the game.
    Moved {
        /// Its number.
        number: StepNumber,
        /// As far as the viewer may see it.
        seen: SeenMove,
    },
    /// The viewer felt something (Q19).
    Felt {
        /// Where.
        touch: Touch,
        /// What.
        found: Option<Piece>,
    },
    /// Said to all.
    Aloud(PublicEvent),
    /// The game is over, and the seed no secret any more.
    Ended {
        /// How.
        outcome: Outcome,
        /// For rechecking the draws.
        seed: Seed,
    },
}

impl Told {
    /// What this viewer learns; `None` if nothing at all, and then nothing is sent.
    ///
    /// The one place that decides who learns what of an event.
    pub fn to(&self, viewer: Viewer) -> Option<Glimpse> {
        let sight = |fact: &AppliedEvent| match fact {
            // Whoever is told of a table knows it.
            AppliedEvent::Created => None,
            AppliedEvent::Started { first, seal } => {
                Some(Sight::Started { first: *first, seal: *seal })
            }
            AppliedEvent::Step { number, told } => {
                Some(Sight::Moved { number: *number, seen: told.to(viewer) })
            }
            AppliedEvent::Felt { seat, touch, found } => (viewer == Viewer::Seat(*seat))
                .then_some(Sight::Felt { touch: *touch, found: *found }),
            AppliedEvent::Aloud(aloud) => Some(Sight::Aloud(aloud.clone())),
        };
        let end = self.end.map(|(outcome, seed)| Sight::Ended { outcome, seed });
        let sights: Vec<Sight> = self.what.iter().filter_map(sight).chain(end).collect();
        (!sights.is_empty()).then_some(Glimpse { step: self.step, sights })
    }
}
