//! What a finished game was, and what an entry means for those who ask by person or by time.

use table::{
    Entry, Event, Moment, Outcome, Pace, Prepared, PublicEvent, Reason, Rules, Seat, SeatSet,
    Stakes, Table, Viewer,
};

use crate::player::Player;

/// What a finished game was. Seats in it are chairs: where players sat down, whatever the lot did
/// afterwards (Q5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// Which game, by which rules.
    pub rules: Rules,
    /// How time was counted.
    pub pace: Pace,
    /// What it was for.
    pub stakes: Stakes,
    /// Who began.
    pub first: Seat,
    /// Who won: nobody in a draw, several if victory is shared (X21).
    pub winners: SeatSet,
    /// Why it ended.
    pub reason: Reason,
    /// When it ended.
    pub ended: Moment,
}

impl Finish {
    /// What becomes of a game with what was decided, if it ends it; `None` if it goes on or was over
    /// before.
    pub fn with(before: &Table, prepared: &Prepared) -> Option<Self> {
        match before.outcome() {
            Some(_) => None,
            None => Self::of(before, prepared.outcome()?, prepared.at),
        }
    }

    /// What the game at this table was, which ended at this moment; `None` if it is not over.
    pub fn at(table: &Table, ended: Moment) -> Option<Self> {
        Self::of(table, table.outcome()?, ended)
    }

    fn of(table: &Table, outcome: Outcome, ended: Moment) -> Option<Self> {
        let terms = table.terms();
        Some(Self {
            rules: terms.rules,
            pace: terms.pace,
            stakes: terms.stakes,
            // Nothing ends that has not begun.
            first: table.view(Viewer::Spectator)?.first?,
            winners: outcome.winners.iter().map(|seat| table.chair(seat)).collect(),
            reason: outcome.reason,
            ended,
        })
    }
}

/// Something that an entry means for those who ask by person or by time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trace {
    /// A table was founded, with so many chairs.
    Founded {
        /// How many.
        chairs: u8,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        chair: Seat,
        /// Who.
        player: Player,
    },
    /// Somebody got up before the start.
    Left {
        /// Where from.
        chair: Seat,
    },
    /// The game began.
    Started,
    /// The game ended.
    Finished(Finish),
}

/// What the events of an entry mean, in their order. How a game ends is not among them: that
/// takes the table.
pub(crate) fn traces(entry: &Entry) -> impl Iterator<Item = Trace> {
    entry.events.iter().filter_map(|event| match event {
        Event::Created { terms, .. } => Some(Trace::Founded { chairs: terms.rules.seats() }),
        // Before the start a seat is a chair, and afterwards nobody sits down or gets up.
        Event::Aloud(PublicEvent::Sat { seat, sitter }) => {
            Some(Trace::Sat { chair: *seat, player: Player::of(sitter)? })
        }
        Event::Aloud(PublicEvent::Left { seat }) => Some(Trace::Left { chair: *seat }),
        Event::Started { .. } => Some(Trace::Started),
        Event::Step(_) | Event::Touched { .. } | Event::Bumped { .. } | Event::Aloud(_) => None,
    })
}
