//! The bots that play at a table.

use std::time::{Duration, Instant};

use bots::{Answered, Company, Deed, Errand, Question, Turn};
use host::{Ask, Reply};
use store::Asker;
use table::{GameId, Nonce, Place, Refusal, Seat, Table, View, Viewer, What};
use tracing::error;

use super::Room;
use super::knock::Knock;

/// If all bots of the server are thinking, it is tried again after so long.
const BUSY: Duration = Duration::from_millis(200);

/// What a bot came to.
pub(crate) struct Thought {
    errand: Errand,
    answered: Answered,
}

/// The bots of one table.
pub(crate) struct Bots {
    table: GameId,
    company: Company,
    /// Somebody could not be asked and is to be asked again.
    again: Option<Instant>,
}

impl Bots {
    pub(crate) fn new(table: GameId) -> Self {
        Self { table, company: Company::default(), again: None }
    }

    /// When one of them will do something.
    pub(crate) fn next(&self) -> Option<Instant> {
        self.company.next().into_iter().chain(self.again).min()
    }

    /// Does none of them think, or mean to do anything?
    pub(crate) fn is_quiet(&self) -> bool {
        self.again.is_none() && self.company.is_quiet()
    }

    /// A bot has thought. It acts when a person would.
    pub(crate) fn thought(&mut self, thought: Thought) {
        if thought.answered.what.is_none() {
            error!(table = %self.table, "a bot has nothing to say");
        }
        self.company.back(thought.errand, thought.answered);
    }
}

impl Room {
    /// Asks every bot whose turn it is, once.
    pub(super) fn let_bots_think(&mut self) {
        let Some(table) = self.state.table().filter(|_| self.awake) else { return };
        let Some(open) = table.view(Viewer::Spectator) else { return };
        if open.outcome.is_some() || open.paused || open.adjourned {
            return;
        }
        for seat in open.due.iter() {
            let chair = table.chair(seat);
            let Some(level) = open.places.get(seat.index()).and_then(Place::bot) else { continue };
            let Some(view) = table.view(Viewer::Seat(seat)) else { continue };
            let asked = Instant::now();
            let pace = bots::pace(level, view.step, u64::from(view.step.0) ^ seed(table));
            let at = asked + pace * self.house.config.bot_pace / 100;
            let chance = || crate::chance::bytes().map(u64::from_le_bytes).ok();
            let Some((errand, bot)) = self.bots.company.send(chair, level, &view, at, chance)
            else {
                continue;
            };
            let limit = bots::thinking(&view, seat);
            let (house, id) = (std::sync::Arc::downgrade(&self.house), self.id.clone());
            let asking = self.house.bots.ask(Question { bot, view, limit }, move |answered| {
                let thought = Thought { errand, answered };
                if let Some(house) = house.upgrade() {
                    house.metrics.thinking.observe(asked.elapsed().as_secs_f64());
                    house.knock_if_open(&id, Knock::Thought(Box::new(thought)));
                }
            });
            match asking {
                Ok(_) => {}
                Err(busy) => {
                    self.house.metrics.bots_busy.inc();
                    self.bots.company.recall(errand, busy.0.bot);
                    self.bots.again = Some(Instant::now() + BUSY);
                }
            }
        }
    }

    /// Bots do what they meant to do.
    pub(super) async fn let_bots_act(&mut self, now: Instant) {
        if self.bots.again.is_some_and(|again| now >= again) {
            self.bots.again = None;
        }
        while let Some(Deed { chair, turn, what, .. }) = self.bots.company.deed(now) {
            let seat = self.state.table().map(|table| table.chair(chair));
            let view = seat.and_then(|seat| self.state.table()?.view(Viewer::Seat(seat)));
            if view.as_ref().map(Turn::of) != Some(turn) {
                // Something has happened since; it is asked again if it is still its turn.
                continue;
            }
            let Some(what) = what else {
                self.play_anything(chair, turn, view).await;
                continue;
            };
            let reply = self.request_for(chair, turn, what).await;
            if let Reply::Answer(table::Answer::Refused(refusal)) = reply
                && !matches!(refusal, Refusal::Access(_))
            {
                error!(table = %self.id, seat = %chair, %refusal, "a bot was refused");
                self.play_anything(chair, turn, view).await;
            }
        }
        self.answer_offers().await;
    }

    /// A bot that errs must not hold up a game: it does the first thing that is allowed.
    async fn play_anything(&mut self, chair: Seat, turn: Turn, view: Option<View>) {
        for action in view.map(|view| view.choices()).unwrap_or_default() {
            let reply = self.request_for(chair, turn, What::Act(action)).await;
            if matches!(reply, Reply::Answer(table::Answer::Done { .. })) {
                return;
            }
        }
    }

    async fn request_for(&mut self, chair: Seat, turn: Turn, what: What) -> Reply {
        // Two servers may host the same bot: of what both ask, one happens.
        let Turn { step, touches } = turn;
        let about = wire::wish::write(&what).unwrap_or_default();
        let about: String = about.chars().filter(char::is_ascii_alphanumeric).take(12).collect();
        let Ok(nonce) = format!("bot-{step}-{touches}-{about}").parse::<Nonce>() else {
            return Reply::NoTable;
        };
        self.ask(Ask::Request { asker: Asker { chair, nonce }, step, what }).await
    }

    /// Bots answer what was proposed.
    pub(super) async fn answer_offers(&mut self) {
        let Some(view) = self.state.table().and_then(|table| table.view(Viewer::Spectator)) else {
            return;
        };
        let Some(open) = view.offer else { return };
        let seats = (1..).map_while(Seat::new).take(view.places.len());
        let is_bot =
            |seat: &Seat| view.places.get(seat.index()).is_some_and(|place| place.bot().is_some());
        let asked = seats.filter(is_bot);
        let asked: Vec<Seat> = asked.filter(|seat| !open.agreed.contains(*seat)).collect();
        for seat in asked {
            let Some(table) = self.state.table() else { return };
            let chair = table.chair(seat);
            let turn = Turn { step: view.step, touches: u32::from(open.by.number()) };
            self.request_for(chair, turn, bots::reply(open.offer)).await;
        }
    }
}

/// Something that differs from table to table and that players cannot know, for a bot's pace.
fn seed(table: &Table) -> u64 {
    let commitment = table.view(Viewer::Spectator).map(|view| view.fairness.commitment.0);
    let first = commitment.and_then(|bytes| bytes.first_chunk::<8>().copied());
    first.map_or(0, u64::from_le_bytes)
}
