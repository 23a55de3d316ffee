//! Who looks at a table, and as whom.

use pages::Standing;
use table::{GameView, PersonId, Seat, SeatSet, Sitter, Table, Viewer};

/// Who looks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Eyes {
    /// Who it is, if that is known.
    pub(crate) person: Option<PersonId>,
    /// "It is me": the seat of whoever is at a shared device now.
    pub(crate) at: Option<Seat>,
}

/// Whoever sits on this chair of a shared device.
pub(crate) fn beside(person: &PersonId, chair: Seat) -> Option<PersonId> {
    PersonId::beside(person, chair)
}

fn is_same_device(owner: &PersonId, sitter: &PersonId) -> bool {
    sitter.owner() == *owner
}

/// What a look at a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gaze {
    /// As whom.
    pub(crate) viewer: Viewer,
    /// And who that is here.
    pub(crate) standing: Standing,
}

impl Eyes {
    /// The seats that belong to this person.
    pub(crate) fn seats(&self, table: &Table) -> SeatSet {
        let Some(person) = &self.person else { return SeatSet::EMPTY };
        let Some(view) = table.view(Viewer::Spectator) else { return SeatSet::EMPTY };
        let mine = |sitter: &Sitter| match sitter {
            Sitter::Person(sitter) => is_same_device(person, sitter),
            Sitter::Open | Sitter::Bot(_) => false,
        };
        let seats = (1..).map_while(Seat::new).zip(&view.places);
        seats.filter(|(_, place)| mine(&place.sitter)).map(|(seat, _)| seat).collect()
    }

    /// As whom this person looks now.
    pub(crate) fn gaze(&self, table: &Table) -> Gaze {
        let seats = self.seats(table);
        let mut mine = seats.iter();
        let Some(view) = table.view(Viewer::Spectator) else {
            return Gaze { viewer: Viewer::Spectator, standing: Standing::Watcher };
        };
        let Some(first) = mine.next() else {
            let is_open = view.places.iter().any(|place| place.sitter == Sitter::Open);
            let standing = if is_open { Standing::Guest } else { Standing::Watcher };
            return Gaze { viewer: Viewer::Spectator, standing };
        };
        if mine.next().is_none() {
            return Gaze { viewer: Viewer::Seat(first), standing: Standing::Player };
        }
        let due: SeatSet = seats.iter().filter(|seat| view.due.contains(*seat)).collect();
        let is_open = matches!(view.game, Some(GameView::Quarto(_)) | None);
        let next = due.iter().next();
        let device = |viewer| Gaze { viewer, standing: Standing::Device { seats } };
        if is_open || view.outcome.is_some() {
            return device(Viewer::Seat(next.unwrap_or(first)));
        }
        let at = self.at.filter(|seat| seats.contains(*seat));
        match (at, next) {
            (Some(seat), _) if due.contains(seat) => device(Viewer::Seat(seat)),
            (_, Some(next)) => {
                Gaze { viewer: Viewer::Spectator, standing: Standing::Curtain { next, seats } }
            }
            // Somebody else is playing: nobody's hand is to be seen.
            (_, None) => device(Viewer::Spectator),
        }
    }
}
