//! The bots that play at a table.

use std::time::{Duration, Instant};

use bots::{Answered, Bot, Limit, Question};
use store::{Ask, Asker, Reply};
use table::{
    GameId, Level, Nonce, Offer, Refusal, Seat, Sitter, StepNumber, Table, View, Viewer, What,
};
use tracing::error;

use super::Room;
use super::knock::Knock;

/// A bot may think so long about one decision, and never longer than a fifth of its time.
const THINKING: Duration = Duration::from_millis(900);

/// If all bots of the server are thinking, it is tried again after so long.
const BUSY: Duration = Duration::from_millis(200);

/// What a bot came to.
pub(crate) struct Thought {
    chair: Seat,
    level: Level,
    turn: Turn,
    /// When it will act.
    at: Instant,
    answered: Answered,
}

/// What a bot was asked about: it is asked once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    step: StepNumber,
    touches: u32,
}

impl Turn {
    const fn of(view: &View) -> Self {
        Self { step: view.step, touches: view.touches }
    }
}

/// What a bot will do, and when.
struct Deed {
    at: Instant,
    chair: Seat,
    turn: Turn,
    /// Nothing if it broke: then anything will do.
    what: Option<What>,
}

/// The bots of one table, by chair.
pub(crate) struct Bots {
    table: GameId,
    players: [Option<(Level, Box<dyn Bot>)>; Seat::MAX],
    /// What each is thinking about, or has thought about.
    asked: [Option<Turn>; Seat::MAX],
    thinking: usize,
    deeds: Vec<Deed>,
    /// Somebody could not be asked and is to be asked again.
    again: Option<Instant>,
}

impl Bots {
    pub(crate) const fn new(table: GameId) -> Self {
        Self {
            table,
            players: [const { None }; Seat::MAX],
            asked: [None; Seat::MAX],
            thinking: 0,
            deeds: Vec::new(),
            again: None,
        }
    }

    /// When one of them will do something.
    pub(crate) fn next(&self) -> Option<Instant> {
        self.deeds.iter().map(|deed| deed.at).chain(self.again).min()
    }

    /// Does none of them think, or mean to do anything?
    pub(crate) const fn is_quiet(&self) -> bool {
        self.deeds.is_empty() && self.again.is_none() && self.thinking == 0
    }

    /// A bot has thought. It acts when a person would.
    pub(crate) fn thought(&mut self, thought: Thought) {
        let Thought { chair, level, turn, at, answered: Answered { bot, what } } = thought;
        self.thinking = self.thinking.saturating_sub(1);
        self.players[chair.index()] = Some((level, bot));
        if what.is_none() {
            error!(table = %self.table, seat = %chair, "a bot has nothing to say");
        }
        // A hand that only feels does not ponder (Q19).
        let at = if matches!(what, Some(What::Touch { .. })) { Instant::now() } else { at };
        self.deeds.push(Deed { at, chair, turn, what });
    }

    /// The bot of this level on this chair, with its memory of the game.
    fn take(&mut self, chair: Seat, level: Level, rules: table::Rules) -> Option<Box<dyn Bot>> {
        match self.players[chair.index()].take() {
            Some((known, bot)) if known == level => Some(bot),
            _ => {
                let seed = crate::chance::bytes().map(u64::from_le_bytes).ok()?;
                Some(bots::opponent(rules, level, seed))
            }
        }
    }
}

/// The bot that plays for this seat now.
fn level(view: &View, seat: Seat) -> Option<Level> {
    let place = view.places.get(seat.index())?;
    match (&place.sitter, place.stand_in) {
        (_, Some(level)) => Some(level),
        (Sitter::Bot(level), None) => Some(*level),
        (Sitter::Open | Sitter::Person(_), None) => None,
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
            let Some(level) = level(&open, seat) else { continue };
            let Some(view) = table.view(Viewer::Seat(seat)) else { continue };
            let turn = Turn::of(&view);
            if self.bots.asked[chair.index()] == Some(turn) {
                continue;
            }
            let Some(bot) = self.bots.take(chair, level, view.terms.rules) else { continue };
            let limit = Limit::Time(thinking(&view, seat));
            let asked = Instant::now();
            let pace = bots::pace(level, turn.step, u64::from(turn.step.0) ^ seed(table));
            let at = asked + pace * self.house.config.bot_pace / 100;
            let (house, id) = (std::sync::Arc::downgrade(&self.house), self.id.clone());
            let question = Question { bot, view, limit };
            let asking = self.house.bots.ask(question, move |answered| {
                let thought = Thought { chair, level, turn, at, answered };
                if let Some(house) = house.upgrade() {
                    house.metrics.thinking.observe(asked.elapsed().as_secs_f64());
                    house.knock_if_open(&id, Knock::Thought(Box::new(thought)));
                }
            });
            match asking {
                Ok(_) => {
                    self.bots.thinking += 1;
                    self.bots.asked[chair.index()] = Some(turn);
                }
                Err(busy) => {
                    self.house.metrics.bots_busy.inc();
                    self.bots.players[chair.index()] = Some((level, busy.0.bot));
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
        while let Some(place) = self.bots.deeds.iter().position(|deed| deed.at <= now) {
            let Deed { chair, turn, what, .. } = self.bots.deeds.swap_remove(place);
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

    /// Bots are good company: they let others take back and play again, and play on for a win.
    pub(super) async fn answer_offers(&mut self) {
        let Some(view) = self.state.table().and_then(|table| table.view(Viewer::Spectator)) else {
            return;
        };
        let Some(open) = view.offer else { return };
        let seats = (1..).map_while(Seat::new).take(view.places.len());
        let asked = seats.filter(|seat| level(&view, *seat).is_some());
        let asked: Vec<Seat> = asked.filter(|seat| !open.agreed.contains(*seat)).collect();
        for seat in asked {
            let Some(table) = self.state.table() else { return };
            let chair = table.chair(seat);
            let what = match open.offer {
                Offer::Draw => What::Decline(open.offer),
                Offer::TakeBack | Offer::MoreTime(_) | Offer::Pause | Offer::Rematch => {
                    What::Agree(open.offer)
                }
            };
            let turn = Turn { step: view.step, touches: u32::from(open.by.number()) };
            self.request_for(chair, turn, what).await;
        }
    }
}

/// How long a bot may think.
fn thinking(view: &View, seat: Seat) -> Duration {
    let left = view.clocks.get(seat.index()).map(|span| Duration::from_millis(span.0 / 5));
    left.map_or(THINKING, |left| left.min(THINKING))
}

/// Something that differs from table to table and that players cannot know, for a bot's pace.
fn seed(table: &Table) -> u64 {
    let commitment = table.view(Viewer::Spectator).map(|view| view.fairness.commitment.0);
    let first = commitment.and_then(|bytes| bytes.first_chunk::<8>().copied());
    first.map_or(0, u64::from_le_bytes)
}
