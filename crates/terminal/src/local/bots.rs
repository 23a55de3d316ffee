//! The bots of one table, which think on a thread of their own.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::{Answered, Bot, Limit, Pool, Question};
use store::Reply;
use table::{Level, Refusal, Seat, Sitter, StepNumber, View, Viewer, What};

use super::Local;
use crate::host::Bell;

/// A bot may think so long about one decision, and never longer than a fifth of its time.
const THINKING: Duration = Duration::from_millis(900);

/// So much it may think in a game that is to be repeated on any machine.
const REPEATED: u64 = 2_000;

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

/// What a bot came to.
struct Thought {
    chair: Seat,
    level: Level,
    turn: Turn,
    at: Instant,
    answered: Answered,
}

/// What a bot will do, and when.
struct Deed {
    at: Instant,
    chair: Seat,
    turn: Turn,
    what: Option<What>,
}

/// The bots of one table, by chair.
pub(super) struct Bots {
    pool: Pool,
    bell: Bell,
    /// How long they take, in percent of a person's pace.
    pace: u32,
    players: [Option<(Level, Box<dyn Bot>)>; Seat::MAX],
    asked: [Option<Turn>; Seat::MAX],
    /// Who is thinking.
    out: [bool; Seat::MAX],
    thoughts: Arc<Mutex<Vec<Thought>>>,
    deeds: Vec<Deed>,
}

impl Bots {
    pub(super) fn new(bell: Bell, pace: u32) -> std::io::Result<Self> {
        Ok(Self {
            pool: Pool::new(1, Seat::MAX)?,
            bell,
            pace,
            players: [const { None }; Seat::MAX],
            asked: [None; Seat::MAX],
            out: [false; Seat::MAX],
            thoughts: Arc::default(),
            deeds: Vec::new(),
        })
    }

    /// When one of them will do something.
    pub(super) fn next(&self) -> Option<Instant> {
        self.deeds.iter().map(|deed| deed.at).min()
    }

    /// Does none of them think, or mean to do anything?
    pub(super) fn is_quiet(&self) -> bool {
        self.deeds.is_empty() && !self.is_thinking()
    }

    fn is_thinking(&self) -> bool {
        self.out.contains(&true)
    }

    /// Another game begins.
    pub(super) fn forget(&mut self) {
        self.players = [const { None }; Seat::MAX];
        self.asked = [None; Seat::MAX];
        self.deeds.clear();
    }

    /// Takes what they came to.
    pub(super) fn collect(&mut self) {
        let thoughts =
            std::mem::take(&mut *self.thoughts.lock().unwrap_or_else(PoisonError::into_inner));
        for Thought { chair, level, turn, at, answered: Answered { bot, what } } in thoughts {
            self.out[chair.index()] = false;
            self.players[chair.index()] = Some((level, bot));
            // A hand that only feels does not ponder (Q19).
            let at = if matches!(what, Some(What::Touch { .. })) { Instant::now() } else { at };
            self.deeds.push(Deed { at, chair, turn, what });
        }
    }
}

/// The bot that plays for this seat now.
pub(super) fn level(view: &View, seat: Seat) -> Option<Level> {
    let place = view.places.get(seat.index())?;
    match (&place.sitter, place.stand_in) {
        (_, Some(level)) => Some(level),
        (Sitter::Bot(level), None) => Some(*level),
        (Sitter::Open | Sitter::Person(_), None) => None,
    }
}

impl Local {
    /// Asks every bot whose turn it is, once.
    pub(super) fn let_bots_think(&mut self) {
        let Some(open) = self.open_view() else { return };
        if open.outcome.is_some() || open.paused || open.adjourned {
            return;
        }
        for seat in open.due.iter() {
            let Some(level) = level(&open, seat) else { continue };
            let Some(table) = self.table() else { return };
            let chair = table.chair(seat);
            let Some(view) = table.view(Viewer::Seat(seat)) else { continue };
            let turn = Turn::of(&view);
            // One that still thinks about something that has passed is asked when it is back.
            if self.bots.asked[chair.index()] == Some(turn) || self.bots.out[chair.index()] {
                continue;
            }
            let bot = match self.bots.players[chair.index()].take() {
                Some((known, bot)) if known == level => bot,
                _ => {
                    let Ok(seed) = self.chance.bot() else { continue };
                    bots::opponent(view.terms.rules, level, seed)
                }
            };
            let limit = if self.chance.repeats() {
                Limit::Nodes(REPEATED)
            } else {
                Limit::Time(thinking(&view, seat))
            };
            let pace = bots::pace(level, turn.step, u64::from(turn.step.0));
            let at = Instant::now() + pace * self.bots.pace / 100;
            let (thoughts, bell) = (Arc::clone(&self.bots.thoughts), Arc::clone(&self.bots.bell));
            let question = Question { bot, view, limit };
            let asking = self.bots.pool.ask(question, move |answered| {
                let thought = Thought { chair, level, turn, at, answered };
                thoughts.lock().unwrap_or_else(PoisonError::into_inner).push(thought);
                bell();
            });
            // There is room for the bots of a whole table.
            if asking.is_ok() {
                self.bots.out[chair.index()] = true;
                self.bots.asked[chair.index()] = Some(turn);
            }
        }
    }

    /// Bots do what they meant to do.
    pub(super) fn let_bots_act(&mut self) {
        if self.chance.repeats() && self.bots.is_thinking() {
            // Who is first must not depend on who thinks fast.
            return;
        }
        let now = Instant::now();
        while let Some(place) = self.first_deed(now) {
            let Deed { chair, turn, what, .. } = self.bots.deeds.swap_remove(place);
            let Some(table) = self.table() else { return };
            let seat = table.chair(chair);
            let Some(view) = table.view(Viewer::Seat(seat)) else { continue };
            if Turn::of(&view) != turn {
                // Something has happened since; it is asked again if it is still its turn.
                continue;
            }
            let done = what.is_some_and(|what| {
                let reply = self.request_for(seat, turn.step, what);
                let met =
                    matches!(reply, Reply::Answer(table::Answer::Refused(Refusal::Access(_))));
                met || !matches!(reply, Reply::Answer(table::Answer::Refused(_)))
            });
            if !done {
                self.play_anything(seat, &view);
            }
        }
    }

    /// The deed whose time has come, the lowest chair first, so that a repeated game repeats.
    fn first_deed(&self, now: Instant) -> Option<usize> {
        let deeds = self.bots.deeds.iter().enumerate();
        let due = deeds.filter(|(_, deed)| deed.at <= now);
        due.min_by_key(|(_, deed)| deed.chair.index()).map(|(place, _)| place)
    }

    /// A bot that errs must not hold up a game: it does the first thing that is allowed.
    fn play_anything(&mut self, seat: Seat, view: &View) {
        for action in view.choices() {
            let reply = self.request_for(seat, view.step, What::Act(action));
            if matches!(reply, Reply::Answer(table::Answer::Done { .. })) {
                return;
            }
        }
    }
}

/// How long a bot may think.
fn thinking(view: &View, seat: Seat) -> Duration {
    let left = view.clocks.get(seat.index()).map(|span| Duration::from_millis(span.0 / 5));
    left.map_or(THINKING, |left| left.min(THINKING))
}
