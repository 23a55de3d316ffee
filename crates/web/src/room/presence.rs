//! Who is at the table, and who is away.

use std::time::{Duration, Instant};

use host::Ask;
use table::{Order, Place, Seat, Sitter, Viewer};

use super::Room;
use super::watcher::{Watcher, WatcherId};
use crate::eyes::Eyes;

/// A connection may break and come back within so long before anybody is said to be away.
const GRACE: Duration = Duration::from_secs(15);

/// Whoever plays without script is there for so long after loading the page.
const VISIT: Duration = Duration::from_mins(2);

/// Each chair that will be said to be left, if nobody comes back to it.
#[derive(Debug, Default)]
pub(crate) struct Presence {
    leaving: [Option<Leaving>; Seat::MAX],
}

/// Why a chair may be left, and when it is.
#[derive(Clone, Copy, Debug)]
enum Leaving {
    /// The last connection broke.
    Gone(Instant),
    /// The page was loaded, without script; whoever did reads it.
    Reads(Instant),
}

impl Leaving {
    const fn at(self) -> Instant {
        match self {
            Self::Gone(at) | Self::Reads(at) => at,
        }
    }
}

impl Presence {
    pub(crate) fn next(&self) -> Option<Instant> {
        self.leaving.iter().flatten().map(|leaving| leaving.at()).min()
    }
}

impl Room {
    /// Somebody watches from now on.
    pub(super) async fn watch(&mut self, watcher: Box<Watcher>) {
        self.busy = Instant::now();
        if self.look().await.is_err() {
            // The outlet is dropped, and the client tries again.
            return;
        }
        self.meet().await;
        let log = self.log().await;
        self.welcome(&watcher.eyes).await;
        let Some(table) = self.state.table() else { return };
        let (now, listed) = (self.house.clock.now(), self.listed);
        let light = super::desk::Light { now, listed, people: &self.house.people };
        self.desks.add(*watcher, table, &log, &light);
    }

    /// Somebody does not watch any more.
    pub(super) fn gone(&mut self, id: WatcherId) {
        let eyes = self.desks.eyes_of(id).cloned();
        self.desks.remove(id);
        self.busy = Instant::now();
        let (Some(eyes), Some(table)) = (eyes, self.state.table()) else { return };
        for seat in eyes.seats(table).iter() {
            let chair = table.chair(seat);
            if !self.desks.eyes().any(|other| other.seats(table).contains(seat)) {
                let leaving = Leaving::Gone(Instant::now() + GRACE);
                self.presence.leaving[chair.index()] = Some(leaving);
            }
        }
    }

    /// A player without script has loaded the page.
    pub(super) async fn visit(&mut self, eyes: &Eyes) {
        self.welcome(eyes).await;
        let Some(table) = self.state.table() else { return };
        for seat in eyes.seats(table).iter() {
            let chair = table.chair(seat);
            if !self.desks.eyes().any(|other| other.seats(table).contains(seat)) {
                let leaving = Leaving::Reads(Instant::now() + VISIT);
                self.presence.leaving[chair.index()] = Some(leaving);
            }
        }
    }

    /// Whoever comes to a seat is not away any more.
    async fn welcome(&mut self, eyes: &Eyes) {
        let Some(table) = self.state.table() else { return };
        let places = table.view(Viewer::Spectator).map(|view| view.places).unwrap_or_default();
        let seats = eyes.seats(table);
        let chairs: Vec<(Seat, bool)> = seats
            .iter()
            .map(|seat| {
                let away = places.get(seat.index()).is_some_and(|place| place.away.is_some());
                (table.chair(seat), away)
            })
            .collect();
        for (chair, away) in chairs {
            self.presence.leaving[chair.index()] = None;
            if away {
                self.ask(Ask::Order(Order::Here(chair))).await;
            }
        }
    }

    /// Another server has said of somebody who is here that they are away: they had a page there as
    /// well, and closed it.
    pub(super) async fn contradict(&mut self) {
        let Some(table) = self.state.table().filter(|_| self.house.is_shared && self.awake) else {
            return;
        };
        let Some(view) = table.view(Viewer::Spectator) else { return };
        if view.game.is_none() || view.outcome.is_some() {
            return;
        }
        let is_here = |seat: Seat| {
            let leaving = self.presence.leaving[table.chair(seat).index()];
            matches!(leaving, Some(Leaving::Reads(_)))
                || self.desks.eyes().any(|eyes| eyes.seats(table).contains(seat))
        };
        let seats = (1..).map_while(Seat::new).zip(&view.places);
        let away = seats.filter(|(_, place)| place.away.is_some()).map(|(seat, _)| seat);
        let here: Vec<Seat> =
            away.filter(|seat| is_here(*seat)).map(|seat| table.chair(seat)).collect();
        for chair in here {
            // Refused if a third server was faster.
            self.ask(Ask::Order(Order::Here(chair))).await;
        }
    }

    /// Says of whoever did not come back that they are away.
    pub(super) async fn leave_whoever_is_gone(&mut self, now: Instant) {
        for index in 0..Seat::MAX {
            let is_gone = self.presence.leaving[index].is_some_and(|leaving| now >= leaving.at());
            let chair = u8::try_from(index + 1).ok().and_then(Seat::new);
            let (true, Some(chair)) = (is_gone, chair) else { continue };
            self.presence.leaving[index] = None;
            let Some(table) = self.state.table() else { continue };
            let seat = table.chair(chair);
            let view = table.view(Viewer::Spectator);
            let is_playing = table.game().is_some() && table.outcome().is_none();
            let is_person =
                |place: &Place| matches!(place.sitter, Sitter::Person(_)) && place.away.is_none();
            let place = view.as_ref().and_then(|view| view.places.get(seat.index()));
            if is_playing && place.is_some_and(is_person) {
                self.ask(Ask::Order(Order::Away(chair))).await;
            }
        }
    }
}
