//! The bots of one table: whom to ask, and what they will do when.

use std::fmt;
use std::time::{Duration, Instant};

use table::{Level, Offer, Seat, StepNumber, View, What};

use crate::bot::Bot;
use crate::budget::Limit;
use crate::level::opponent;
use crate::pool::Answered;

/// A bot may think so long about one decision, and never longer than a fifth of its time.
const THINKING: Duration = Duration::from_millis(900);

/// What a bot is asked about. It is asked once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// How many steps there were.
    pub step: StepNumber,
    /// How often its seat had touched something (Q19).
    pub touches: u32,
}

impl Turn {
    /// What the seat that looks may be asked about now.
    pub const fn of(view: &View) -> Self {
        Self { step: view.step, touches: view.touches }
    }
}

/// A bot is thinking.
#[derive(Clone, Copy, Debug)]
pub struct Errand {
    chair: Seat,
    level: Level,
    turn: Turn,
    at: Instant,
}

/// What a bot will do.
#[derive(Debug)]
pub struct Deed {
    /// Where it sat down.
    pub chair: Seat,
    /// What it was asked about; if that has passed, nothing is done.
    pub turn: Turn,
    /// What it wants; nothing if it broke, and then anything will do.
    pub what: Option<What>,
    at: Instant,
}

/// The bots of one table, each known by the chair on which it sat down. It asks nobody and acts for
/// nobody itself.
#[derive(Default)]
pub struct Company {
    players: [Option<(Level, Box<dyn Bot>)>; Seat::MAX],
    asked: [Option<Turn>; Seat::MAX],
    /// Who is thinking.
    out: [bool; Seat::MAX],
    deeds: Vec<Deed>,
}

impl fmt::Debug for Company {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Company").field("deeds", &self.deeds).finish_non_exhaustive()
    }
}

impl Company {
    /// Sends the bot on this chair to think about what its seat sees, so that it acts then; `None`
    /// if it was asked about that already, or still thinks about something else. Whoever plays at
    /// this level for the first time gets a seed.
    pub fn send(
        &mut self,
        chair: Seat,
        level: Level,
        view: &View,
        at: Instant,
        seed: impl FnOnce() -> Option<u64>,
    ) -> Option<(Errand, Box<dyn Bot>)> {
        let turn = Turn::of(view);
        if self.asked[chair.index()] == Some(turn) || self.out[chair.index()] {
            return None;
        }
        let bot = match self.players[chair.index()].take() {
            Some((known, bot)) if known == level => bot,
            _ => opponent(view.terms.rules, level, seed()?),
        };
        self.asked[chair.index()] = Some(turn);
        self.out[chair.index()] = true;
        Some((Errand { chair, level, turn, at }, bot))
    }

    /// It could not be asked, and is to be asked again.
    pub fn recall(&mut self, errand: Errand, bot: Box<dyn Bot>) {
        let Errand { chair, level, .. } = errand;
        self.out[chair.index()] = false;
        self.asked[chair.index()] = None;
        self.players[chair.index()] = Some((level, bot));
    }

    /// It has thought. It acts when a person would.
    pub fn back(&mut self, errand: Errand, answered: Answered) {
        let Errand { chair, level, turn, at } = errand;
        let Answered { bot, what } = answered;
        self.out[chair.index()] = false;
        self.players[chair.index()] = Some((level, bot));
        // A hand that only feels does not ponder (Q19).
        let at = if matches!(what, Some(What::Touch { .. })) { Instant::now() } else { at };
        self.deeds.push(Deed { chair, turn, what, at });
    }

    /// The deed whose time has come, of the lowest chair first, so that a repeated game repeats.
    pub fn deed(&mut self, now: Instant) -> Option<Deed> {
        let due = self.deeds.iter().enumerate().filter(|(_, deed)| deed.at <= now);
        let (place, _) = due.min_by_key(|(_, deed)| deed.chair.index())?;
        Some(self.deeds.swap_remove(place))
    }

    /// When one of them will do something.
    pub fn next(&self) -> Option<Instant> {
        self.deeds.iter().map(|deed| deed.at).min()
    }

    /// Does one of them think?
    pub fn is_thinking(&self) -> bool {
        self.out.contains(&true)
    }

    /// Does none of them think, or mean to do anything?
    pub fn is_quiet(&self) -> bool {
        self.deeds.is_empty() && !self.is_thinking()
    }
}

/// How long a bot may think for this seat.
pub fn thinking(view: &View, seat: Seat) -> Limit {
    let left = view.clocks.get(seat.index()).map(|span| Duration::from_millis(span.0 / 5));
    Limit::Time(left.map_or(THINKING, |left| left.min(THINKING)))
}

/// What a bot answers to an offer. Bots are good company: they let others take back and play again,
/// and play on for a win.
pub const fn reply(offer: Offer) -> What {
    match offer {
        Offer::Draw => What::Decline(offer),
        Offer::TakeBack | Offer::MoreTime(_) | Offer::Pause | Offer::Rematch => What::Agree(offer),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ugi::read_position;

    fn view() -> View {
        read_position("fen ..../..../..../083. 9 1 1234p c1").unwrap()
    }

    #[test]
    fn a_bot_is_asked_once_and_not_while_it_thinks() {
        let (view, level, now) = (view(), Level::new(2).unwrap(), Instant::now());
        let mut company = Company::default();
        let send = |company: &mut Company, view: &View| {
            company.send(Seat::FIRST, level, view, now, || Some(1))
        };
        let (errand, bot) = send(&mut company, &view).unwrap();
        assert!(company.is_thinking());
        let mut later = view.clone();
        later.step = StepNumber(view.step.0 + 1);
        assert!(send(&mut company, &view).is_none() && send(&mut company, &later).is_none());
        company.back(errand, Answered { bot, what: None });
        assert!(send(&mut company, &view).is_none(), "it was asked about that");
        assert!(company.deed(now).is_some_and(|deed| deed.turn == Turn::of(&view)));
        assert!(company.is_quiet() && company.deed(now).is_none());
        // It comes back with its memory, without a new seed.
        let again = company.send(Seat::FIRST, level, &later, now, || panic!("it is known"));
        let (errand, bot) = again.unwrap();
        company.recall(errand, bot);
        assert!(send(&mut company, &later).is_some(), "nobody could think about it");
    }

    #[test]
    fn who_sat_down_first_acts_first() {
        let (view, level, now) = (view(), Level::new(2).unwrap(), Instant::now());
        let mut company = Company::default();
        for number in [3, 1, 2] {
            let chair = Seat::new(number).unwrap();
            let (errand, bot) = company.send(chair, level, &view, now, || Some(1)).unwrap();
            company.back(errand, Answered { bot, what: None });
        }
        let acted = std::iter::from_fn(|| company.deed(now)).map(|deed| deed.chair.number());
        assert_eq!(acted.collect::<Vec<u8>>(), [1, 2, 3]);
    }
}
