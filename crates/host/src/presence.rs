//! Who is at the table, and who is away.

use std::collections::BTreeMap;

use table::{Moment, PersonId, Seat, SeatSet, Sitter, Span, Table};

use crate::input::ViewerId;

/// A connection may break and come back within so long before anybody is said to be away.
pub(crate) const GRACE: Span = Span::seconds(15);

/// Whoever plays without script is there for so long after loading the page.
const VISIT: Span = Span::seconds(120);

/// Those who watch, and each chair that will be said to be left if nobody comes back to it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Presence {
    viewers: BTreeMap<ViewerId, Option<PersonId>>,
    leaving: [Option<Leaving>; Seat::MAX],
}

/// Why a chair may be left, and when it is.
#[derive(Clone, Copy, Debug)]
enum Leaving {
    /// The last connection broke.
    Gone(Moment),
    /// The page was loaded, without script; whoever did reads it.
    Reads(Moment),
}

impl Leaving {
    const fn at(self) -> Moment {
        match self {
            Self::Gone(at) | Self::Reads(at) => at,
        }
    }
}

/// The seats of this person: their own, and those of the people beside them at one device.
pub fn seats_of(table: &Table, person: &PersonId) -> SeatSet {
    let is_theirs = |sitter: &Sitter| match sitter {
        Sitter::Person(sitter) => sitter.owner() == *person,
        Sitter::Open | Sitter::Bot(_) => false,
    };
    let seats = (1..).map_while(Seat::new).zip(table.places());
    seats.filter(|(_, place)| is_theirs(&place.sitter)).map(|(seat, _)| seat).collect()
}

impl Presence {
    /// Does nobody watch?
    pub(crate) fn is_deserted(&self) -> bool {
        self.viewers.is_empty()
    }

    /// When somebody will be said to be away.
    pub(crate) fn next(&self) -> Option<Moment> {
        self.leaving.iter().flatten().map(|leaving| leaving.at()).min()
    }

    pub(crate) fn came(
        &mut self,
        viewer: ViewerId,
        person: Option<PersonId>,
        table: Option<&Table>,
    ) {
        if let (Some(person), Some(table)) = (&person, table) {
            self.welcome(person, table);
        }
        self.viewers.insert(viewer, person);
    }

    pub(crate) fn went(&mut self, viewer: ViewerId, table: Option<&Table>, now: Moment) {
        let Some(Some(person)) = self.viewers.remove(&viewer) else { return };
        let Some(table) = table else { return };
        for seat in self.unwatched(table, &person).iter() {
            let leaving = Leaving::Gone(now.after(GRACE));
            self.leaving[table.chair(seat).index()] = Some(leaving);
        }
    }

    pub(crate) fn visited(&mut self, person: &PersonId, table: &Table, now: Moment) {
        self.welcome(person, table);
        for seat in self.unwatched(table, person).iter() {
            let leaving = Leaving::Reads(now.after(VISIT));
            self.leaving[table.chair(seat).index()] = Some(leaving);
        }
    }

    fn welcome(&mut self, person: &PersonId, table: &Table) {
        for seat in seats_of(table, person).iter() {
            self.leaving[table.chair(seat).index()] = None;
        }
    }

    /// The seats of this person at which nobody is live.
    fn unwatched(&self, table: &Table, person: &PersonId) -> SeatSet {
        seats_of(table, person).iter().filter(|seat| !self.is_watched(table, *seat)).collect()
    }

    fn is_watched(&self, table: &Table, seat: Seat) -> bool {
        let mut people = self.viewers.values().flatten();
        people.any(|person| seats_of(table, person).contains(seat))
    }

    /// Is whoever plays this seat here?
    pub(crate) fn is_here(&self, table: &Table, seat: Seat) -> bool {
        let leaving = self.leaving[table.chair(seat).index()];
        matches!(leaving, Some(Leaving::Reads(_))) || self.is_watched(table, seat)
    }

    /// A chair whose owner did not come back. It is handed out once.
    pub(crate) fn left(&mut self, now: Moment) -> Option<Seat> {
        let is_due = |leaving: &Option<Leaving>| leaving.is_some_and(|it| it.at() <= now);
        let index = self.leaving.iter().position(is_due)?;
        self.leaving[index] = None;
        u8::try_from(index + 1).ok().and_then(Seat::new)
    }

    /// It could not be stored that this chair was left: it is tried again then.
    pub(crate) fn leave_again(&mut self, chair: Seat, at: Moment) {
        self.leaving[chair.index()].get_or_insert(Leaving::Gone(at));
    }
}
