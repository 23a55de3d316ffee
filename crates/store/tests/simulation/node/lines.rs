//! Lines to clients: a view first, and then whatever happens, in order and without gaps.

use host::{Ask, Reply};
use table::{Order, Seat, Span, Told, Viewer};

use super::{Listener, Node, Phase};
use crate::agenda::{Event, News};
use crate::fault::Plant;
use crate::judge::viewer;
use crate::parcel::Who;
use crate::scene::Scene;

impl Node {
    pub(super) fn close(
        &mut self,
        scene: &mut Scene,
        table: usize,
        client: usize,
        line: u32,
        chair: Option<Seat>,
    ) {
        let Some(held) = self.rooms.get_mut(&table) else { return };
        let before = held.listeners.len();
        held.listeners.retain(|listener| (listener.client, listener.line) != (client, line));
        let is_gone = held.listeners.len() < before;
        let is_played =
            held.room.table().is_some_and(|t| t.outcome().is_none() && t.game().is_some());
        if let Some(chair) = chair
            && is_gone
            && is_played
            && self.phase == Phase::Up
        {
            let when = scene.when(Span::ZERO);
            self.ask(scene, table, Who::Presence, Ask::Order(Order::Away(chair)), when);
        }
    }

    /// Shows the table to somebody, and tells it everything from here on.
    pub(super) fn show(
        &mut self,
        scene: &mut Scene,
        table: usize,
        listener: Listener,
        floor: usize,
        reply: &Reply,
    ) {
        let Listener { client, line, chair, .. } = listener;
        let Some(held) = self.rooms.get_mut(&table) else { return };
        let view = held.room.table().and_then(|table| table.view(viewer(table, chair)));
        let Some(view) = view.filter(|_| *reply == Reply::Done) else {
            if *reply == Reply::NoTable {
                let delay = scene.delay();
                scene.plan(delay, Event::Line { client, line, news: News::NoTable });
            }
            return;
        };
        let prefix = held.room.next().0 as usize;
        if prefix < floor {
            scene.judge.object(table, "somebody who looks sees less than there was");
        }
        scene.judge.shows(table, chair, prefix, &view);
        scene.tally.count("views");
        let known = held.listeners.iter().find(|l| (l.client, l.line) == (client, line));
        let last = known.map_or(listener.last, |known| known.last);
        held.listeners.retain(|l| l.client != client);
        held.listeners.push(Listener { last, ..listener });
        let is_away =
            matches!(view.viewer, Viewer::Seat(seat) if view.places[seat.index()].away.is_some());
        let listener = held.listeners.last_mut().unwrap();
        listener.send(scene, News::View { prefix, view: Box::new(view) });
        if let Some(chair) = chair
            && is_away
        {
            let when = scene.when(Span::ZERO);
            self.ask(scene, table, Who::Presence, Ask::Order(Order::Here(chair)), when);
        }
    }

    pub(super) fn tell(&mut self, scene: &mut Scene, table: usize, entry: usize, told: &Told) {
        scene.judge.tells(table, entry, told);
        let Some(held) = self.rooms.get_mut(&table) else { return };
        let Some(truth) = held.room.table() else { return };
        for listener in &mut held.listeners {
            let mut seen_by = viewer(truth, listener.chair);
            if let Viewer::Seat(seat) = seen_by
                && scene.has(Plant::TellTheNeighbour)
            {
                seen_by = Viewer::Seat(
                    Seat::new(seat.number() % truth.terms().rules.seats() + 1).unwrap(),
                );
            }
            if scene.has(Plant::SwallowGlimpses) && scene.dice.permille(10) {
                continue;
            }
            if let Some(glimpse) = told.to(seen_by) {
                scene.tally.count("glimpses");
                listener.send(scene, News::Glimpse { entry, glimpse });
            }
        }
    }
}

impl Listener {
    pub(super) fn send(&mut self, scene: &mut Scene, news: News) {
        let Self { client, line, .. } = *self;
        let delay = scene.delay();
        self.last = self.last.max(scene.now.after(delay));
        let is_cut = !scene.is_calm && scene.dice.permille(10);
        let event = if is_cut {
            scene.tally.count("network: lines cut");
            Event::Cut { client, line }
        } else {
            Event::Line { client, line, news }
        };
        scene.agenda.plan(self.last, event);
    }
}
