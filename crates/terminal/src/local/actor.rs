//! Who is at the keyboard, and for whom a line speaks.

use table::{Seat, SeatSet, Sitter, View, Viewer, What};

use super::{Local, hides};

impl Local {
    /// The seats of people at this keyboard.
    pub(super) fn here(&self) -> Vec<Seat> {
        let Some(view) = self.open_view() else { return Vec::new() };
        let seats = (1..).map_while(Seat::new).zip(&view.places);
        let is_person = |place: &table::Place| {
            matches!(place.sitter, Sitter::Person(_)) && place.stand_in.is_none()
        };
        let here: Vec<Seat> =
            seats.clone().filter(|(_, place)| is_person(place)).map(|(seat, _)| seat).collect();
        if !here.is_empty() {
            return here;
        }
        // All have handed over to bots, and may take it back.
        let persons = seats.filter(|(_, place)| matches!(place.sitter, Sitter::Person(_)));
        persons.map(|(seat, _)| seat).collect()
    }

    /// To whom things are told: the one person who is here as "you", several by their names and
    /// without what only one of them may know.
    pub(super) fn listener(&self) -> Viewer {
        match self.here().as_slice() {
            [one] => Viewer::Seat(*one),
            [] | [_, ..] => Viewer::Spectator,
        }
    }

    /// Who must take the keyboard before anything secret is told.
    pub(super) fn curtain(&self) -> Option<Seat> {
        let here = self.here();
        let view = self.open_view()?;
        if here.len() < 2 || !hides(&view) {
            return None;
        }
        let due: SeatSet = here.into_iter().filter(|seat| view.due.contains(*seat)).collect();
        match self.at {
            Some(seat) if due.contains(seat) => None,
            _ => due.iter().next(),
        }
    }

    /// As whom whoever is at the keyboard looks and acts.
    pub(super) fn eyes(&self) -> Viewer {
        let here = self.here();
        let (Some(view), Some(first)) = (self.open_view(), here.first()) else {
            return Viewer::Spectator;
        };
        if here.len() == 1 {
            return Viewer::Seat(*first);
        }
        if hides(&view) {
            let at = self.at.filter(|seat| here.contains(seat) && view.due.contains(*seat));
            return at.map_or(Viewer::Spectator, Viewer::Seat);
        }
        let due = here.iter().find(|seat| view.due.contains(**seat));
        Viewer::Seat(*due.unwrap_or(first))
    }

    /// For whom something is asked. Whoever has proposed something does not answer it: the next
    /// person at this keyboard does.
    pub(super) fn actor(&self, view: &View, what: &What) -> Option<Seat> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        let answers = matches!(what, What::Agree(_) | What::Decline(_));
        let open = view.offer.filter(|open| answers && open.agreed.contains(seat));
        let Some(open) = open else { return Some(seat) };
        let other = self.here().into_iter().find(|seat| !open.agreed.contains(*seat));
        Some(other.unwrap_or(seat))
    }
}
