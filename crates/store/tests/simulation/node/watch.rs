//! What a node does by itself: it keeps deadlines and plays for bots.

use host::Ask;
use store::Asker;
use table::{Due, Nonce, Order, Seat, Sitter, Span, Table, View, Viewer, What, When};

use super::{Node, Phase};
use crate::agenda::Event;
use crate::fault::Plant;
use crate::parcel::Who;
use crate::scene::{Scene, Time};

impl Node {
    /// Looks after deadlines and bots when something may have changed.
    pub(super) fn watch(&mut self, scene: &mut Scene, table: usize) {
        let Some(held) = self.rooms.get(&table) else { return };
        scene.judge.holds(table, &held.room);
        let Some(truth) = held.room.table() else { return };
        let due = truth.deadlines().into_iter().filter_map(|deadline| match deadline.what {
            // The clock of a slow line may run a little longer.
            Due::Clock(_) => Some(deadline.at.after(When::MOST_LAG)),
            Due::Pointing => Some(deadline.at),
            Due::Abandoned(_) | Due::Held(_) => None,
        });
        if let Some(due) = due.min()
            && !scene.has(Plant::NoDeadlines)
        {
            let due = Time(due.0.saturating_sub(scene.ahead)).max(scene.now.after(50));
            self.set_timer(scene, table, due);
        }
        if self.bots(table).next().is_some() {
            self.plan_bot(scene, table);
        }
    }

    pub(super) fn set_timer(&mut self, scene: &mut Scene, table: usize, due: Time) {
        let Some(held) = self.rooms.get_mut(&table) else { return };
        if held.timer != Some(due) {
            held.timer = Some(due);
            let event = Event::Timer { node: self.number, life: self.life, table, due };
            scene.agenda.plan(due, event);
        }
    }

    /// A deadline has come, if it is still the one.
    pub(crate) fn timer(&mut self, scene: &mut Scene, table: usize, due: Time) {
        let Some(held) = self.rooms.get_mut(&table) else { return };
        if held.timer != Some(due) || !held.is_open || self.phase != Phase::Up {
            return;
        }
        held.timer = None;
        scene.tally.count("deadlines");
        let when = scene.when(Span::ZERO);
        self.ask(scene, table, Who::Timer, Ask::Order(Order::TimePassed), when);
    }

    /// The seats for which a bot has to act now.
    pub(super) fn bots(&self, table: usize) -> impl Iterator<Item = (Seat, View)> {
        let truth = self.table(table).filter(|truth| truth.outcome().is_none());
        let due = truth.and_then(Table::game).map(table::Game::due).unwrap_or_default();
        let open = truth.and_then(|truth| truth.view(Viewer::Spectator));
        let is_bot = move |seat: Seat| {
            let Some(view) = open.as_ref().filter(|view| !view.paused) else { return false };
            let place = &view.places[seat.index()];
            place.stand_in.is_some() || matches!(place.sitter, Sitter::Bot(_))
        };
        let bots: Vec<Seat> = due.iter().filter(|&seat| is_bot(seat)).collect();
        bots.into_iter().filter_map(move |seat| Some((seat, truth?.view(Viewer::Seat(seat))?)))
    }

    pub(super) fn plan_bot(&mut self, scene: &mut Scene, table: usize) {
        let Some(held) = self.rooms.get_mut(&table) else { return };
        if !held.has_bot_planned {
            held.has_bot_planned = true;
            let delay = scene.dice.between(300, 2_500);
            scene.plan(delay, Event::Bot { node: self.number, life: self.life, table });
        }
    }

    /// A bot acts. On whichever node it does so, its request has the same name: it happens once.
    pub(crate) fn bot(&mut self, scene: &mut Scene, table: usize) {
        let Some(held) = self.rooms.get_mut(&table) else { return };
        held.has_bot_planned = false;
        if !held.is_open || self.phase != Phase::Up {
            return;
        }
        let acts = self.bots(table).next().map(|(seat, view)| {
            let choices = view.choices();
            let chair = self.table(table).map_or(seat, |truth| truth.chair(seat));
            let nonce: Nonce = format!("bot-{}-{}", view.step, view.touches).parse().unwrap();
            (Asker { chair, nonce }, view.step, choices)
        });
        if let Some((asker, step, choices)) = acts
            && !choices.is_empty()
        {
            scene.tally.count("acts of bots");
            let what = What::Act(scene.dice.choose(&choices));
            let when = scene.when(Span::ZERO);
            self.ask(scene, table, Who::Bot, Ask::Request { asker, step, what }, when);
        }
    }
}
