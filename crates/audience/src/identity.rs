//! Who looks at a table, and as whom.

use pages::VisitorRole;
use table::{GameView, PersonId, Seat, SeatSet, Sitter, Table, Viewer};

/// Who looks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Identity {
    /// Who it is, if that is known.
    pub person: Option<PersonId>,
    /// "It is me": the seat of whoever is at a shared device now.
    pub at: Option<Seat>,
}

/// As whom somebody looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Perspective {
    /// As whom.
    pub viewer: Viewer,
    /// And who that is here.
    pub role: VisitorRole,
}

impl Identity {
    /// The seats that belong to this person.
    pub fn seats(&self, table: &Table) -> SeatSet {
        self.person.as_ref().map_or(SeatSet::EMPTY, |person| host::seats_of(table, person))
    }

    /// Do several play at this person's device?
    pub fn shares(&self, table: &Table) -> bool {
        self.seats(table).iter().nth(1).is_some()
    }

    /// As whom this person hears what happens, where several play at one device and hands are hidden: as
    /// the one who said "it is me", or as anybody.
    pub fn listener(&self, table: &Table) -> Option<Viewer> {
        let hides = self.shares(table) && !is_open(table);
        let at = self.at.filter(|seat| self.seats(table).contains(*seat));
        hides.then(|| at.map_or(Viewer::Spectator, Viewer::Seat))
    }

    /// One of the seats at this person's device: that of whoever said "it is me", or the first.
    pub fn any_seat(&self, table: &Table) -> Option<Seat> {
        let seats = self.seats(table);
        self.at.filter(|seat| seats.contains(*seat)).or_else(|| seats.iter().next())
    }

    /// Does nobody look who has a hand, where several play at one device? Then nothing secret is shown.
    pub fn is_between(&self, table: &Table) -> bool {
        self.shares(table) && self.perspective(table).viewer == Viewer::Spectator
    }

    /// As whom this person looks now.
    pub fn perspective(&self, table: &Table) -> Perspective {
        let seats = self.seats(table);
        let mut mine = seats.iter();
        let Some(first) = mine.next() else {
            let is_open = table.places().iter().any(|place| place.sitter == Sitter::Open);
            let role = if is_open { VisitorRole::Guest } else { VisitorRole::Watcher };
            return Perspective { viewer: Viewer::Spectator, role };
        };
        if mine.next().is_none() {
            return Perspective { viewer: Viewer::Seat(first), role: VisitorRole::Player };
        }
        let due: SeatSet = seats.iter().filter(|seat| table.due().contains(*seat)).collect();
        let next = due.iter().next();
        let device = |viewer| Perspective { viewer, role: VisitorRole::Device { seats } };
        if is_open(table) || table.is_over() {
            return device(Viewer::Seat(next.unwrap_or(first)));
        }
        let at = self.at.filter(|seat| seats.contains(*seat));
        match (at, next) {
            (Some(seat), _) if due.contains(seat) => device(Viewer::Seat(seat)),
            (_, Some(next)) => {
                let role = VisitorRole::Curtain { next, seats };
                Perspective { viewer: Viewer::Spectator, role }
            }
            // Somebody else is playing: nobody's hand is to be seen.
            (_, None) => device(Viewer::Spectator),
        }
    }
}

/// Is there nothing that one player knows and another does not?
fn is_open(table: &Table) -> bool {
    match table.game() {
        None => true,
        Some(game) => matches!(game.view(Viewer::Spectator), Some(GameView::Quarto(_))),
    }
}
