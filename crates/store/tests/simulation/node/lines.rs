//! Lines to clients: a view first, and then whatever happens, in order and without gaps.

use host::{Input, Reply, ViewerId};
use table::{Seat, Sitter, Told, Viewer};

use super::{Listener, Node};
use crate::agenda::{Event, News};
use crate::fault::Plant;
use crate::judge::viewer;
use crate::scene::Scene;

/// What a host calls whoever is on this line.
fn viewer_id(client: usize, line: u32) -> ViewerId {
    ViewerId((client as u64) << 32 | u64::from(line))
}

impl Node {
    pub(super) fn close(&mut self, scene: &mut Scene, table: usize, client: usize, line: u32) {
        self.closed.insert((client, line));
        let Some(held) = self.rooms.get_mut(&table) else { return };
        held.listeners.retain(|listener| (listener.client, listener.line) != (client, line));
        self.hand(scene, table, Input::Went(viewer_id(client, line)));
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
        if self.closed.contains(&(client, line)) {
            return;
        }
        let Some(held) = self.rooms.get_mut(&table) else { return };
        let view = held.host.table().and_then(|table| table.view(viewer(table, chair)));
        let Some(view) = view.filter(|_| *reply == Reply::Done) else {
            if *reply == Reply::NoTable {
                let delay = scene.delay();
                scene.plan(delay, Event::Line { client, line, news: News::NoTable });
            }
            return;
        };
        let prefix = held.host.next().0 as usize;
        if prefix < floor {
            scene.judge.object(table, "somebody who looks sees less than there was");
        }
        scene.judge.shows(table, chair, prefix, &view);
        scene.tally.count("views");
        let known = held.listeners.iter().find(|l| (l.client, l.line) == (client, line));
        let last = known.map_or(listener.last, |known| known.last);
        held.listeners.retain(|l| l.client != client);
        held.listeners.push(Listener { last, ..listener });
        let listener = held.listeners.last_mut().unwrap();
        listener.send(scene, News::View { prefix, view: Box::new(view) });
        let sitter = chair.and_then(|chair| scene.plans[table].sitters.get(chair.index()));
        let person = match sitter {
            Some(Sitter::Person(person)) => Some(person.clone()),
            Some(Sitter::Open | Sitter::Bot(_)) | None => None,
        };
        self.hand(scene, table, Input::Came(viewer_id(client, line), person));
    }

    pub(super) fn tell(&mut self, scene: &mut Scene, table: usize, entry: usize, told: &Told) {
        scene.judge.tells(table, entry, told);
        let Some(held) = self.rooms.get_mut(&table) else { return };
        let Some(truth) = held.host.table() else { return };
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
