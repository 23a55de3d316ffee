//! One game between bots, at a real table: every decision is a request like a person's.

use std::fmt;

use table::{
    Answer, Begins, GameView, Level, Moment, Order, Outcome, Refusal, Request, Rules, Seat, Seed,
    Sitter, Table, Terms, View, Viewer, What, When,
};

use crate::bot::Bot;
use crate::budget::ThinkingLimit;
use crate::chance::BotDice;
use crate::level::opponent;

/// Who sits on a seat.
pub struct Seated {
    /// Who decides.
    pub bot: Box<dyn Bot>,
    /// How long for each decision.
    pub limit: ThinkingLimit,
    /// A program of somebody else's: what it does wrong costs it the game. What one of ours does
    /// wrong is a fault of ours, and ends the bout.
    pub external: bool,
}

impl fmt::Debug for Seated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seated").field("limit", &self.limit).finish_non_exhaustive()
    }
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bout {
    /// How it ended.
    pub outcome: Outcome,
    /// The points of each seat, in Quartex.
    pub points: Option<Vec<i32>>,
    /// How many steps it took.
    pub steps: u32,
    /// Seats that lost by doing nothing or something impossible; see [`Seated::external`].
    pub defaulted: Vec<Seat>,
}

/// What must not happen, and did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// The table refused to be set up so.
    NoTable(String),
    /// A bot said nothing when something was due of it.
    Silent(Seat),
    /// A bot asked for something that was refused.
    Refused {
        /// Who.
        seat: Seat,
        /// What it asked for.
        what: String,
        /// Why not.
        why: String,
    },
    /// The game went on and on.
    Endless,
}

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTable(why) => write!(f, "there can be no such table: {why}"),
            Self::Silent(seat) => write!(f, "seat {seat} had nothing to say"),
            Self::Refused { seat, what, why } => write!(f, "seat {seat} asked for {what}: {why}"),
            Self::Endless => f.write_str("the game did not end"),
        }
    }
}

impl std::error::Error for Unplayable {}

/// More requests than any game has: touches are bounded, and so are wrong calls and claims.
const MOST_REQUESTS: u32 = 20_000;

/// Plays one game. Seat 1 begins; all chance of the table comes from the seed.
pub fn bout(rules: Rules, seed: u64, players: &mut [Seated]) -> Result<Bout, Unplayable> {
    Bouts { table: seat_all(rules, seed)?, rules, seed, players, defaulted: Vec::new() }.play()
}

fn seat_all(rules: Rules, seed: u64) -> Result<Table, Unplayable> {
    let when = When::at(Moment(0));
    let no = |why: &dyn fmt::Debug| Unplayable::NoTable(format!("{why:?}"));
    let mut dice = BotDice::new(seed);
    let mut bytes = [0; 32];
    for chunk in bytes.chunks_mut(8) {
        chunk.copy_from_slice(&dice.roll().to_be_bytes());
    }
    let id = format!("bout-{seed:x}").parse().map_err(|why| no(&why))?;
    let terms = Terms { begins: Begins::Seat(Seat::FIRST), ..Terms::casual(rules) };
    let entry = Table::create(id, terms, Seed(bytes), Moment(0)).map_err(|why| no(&why))?;
    let mut table = Table::open(&entry).map_err(|why| no(&why))?;
    for seat in (1..=rules.seats()).filter_map(Seat::new) {
        let sitter = Sitter::Bot(Level::STAND_IN);
        table.command(&Order::Sit(seat, sitter), when).map_err(|why| no(&why))?;
    }
    table.command(&Order::Start, when).map_err(|why| no(&why))?;
    Ok(table)
}

struct Bouts<'p> {
    table: Table,
    rules: Rules,
    seed: u64,
    players: &'p mut [Seated],
    defaulted: Vec<Seat>,
}

impl Bouts<'_> {
    fn play(mut self) -> Result<Bout, Unplayable> {
        for number in 0..MOST_REQUESTS {
            if let Some(outcome) = self.table.outcome() {
                let view = self.table.view(Viewer::Spectator).ok_or(Unplayable::Endless)?;
                let (points, steps) = (points(&view), view.step.0);
                return Ok(Bout { outcome, points, steps, defaulted: self.defaulted });
            }
            let seat = self.table.due().iter().next().ok_or(Unplayable::Endless)?;
            if let Err(fault) = self.step(seat, number) {
                self.default(seat, number, fault)?;
            }
        }
        Err(Unplayable::Endless)
    }

    /// One decision of one seat.
    fn step(&mut self, seat: Seat, number: u32) -> Result<(), Unplayable> {
        let view = self.table.view(Viewer::Seat(seat)).ok_or(Unplayable::Silent(seat))?;
        let player = self.players.get_mut(seat.index()).ok_or(Unplayable::Silent(seat))?;
        let budget = player.limit.budget();
        let what = player.bot.decide(&view, &budget).ok_or(Unplayable::Silent(seat))?;
        self.request(seat, &view, what, number)
    }

    fn request(
        &mut self,
        seat: Seat,
        view: &View,
        what: What,
        number: u32,
    ) -> Result<(), Unplayable> {
        let refused = |what: &What, why: &dyn fmt::Display| Unplayable::Refused {
            seat,
            what: format!("{what:?}"),
            why: why.to_string(),
        };
        let is_choice = match &what {
            What::Act(action) => view.choices().contains(action),
            What::Touch { .. } | What::Resign => true,
            _ => false,
        };
        if !is_choice {
            return Err(refused(&what, &"it is not among the choices"));
        }
        let nonce = format!("n{number}").parse().map_err(|why| refused(&what, &why))?;
        let request = Request { seat, step: view.step, nonce, what };
        let decision = self.table.play(&request, When::at(Moment(u64::from(number))));
        match decision.answer {
            Answer::Done { .. } | Answer::Felt { .. } => Ok(()),
            // A masked hand met something: no fault, it knows now (Q19).
            Answer::Refused(Refusal::Access(_)) if decision.entry.is_some() => Ok(()),
            Answer::Refused(why) => Err(refused(&request.what, &why)),
            Answer::Stale => Err(refused(&request.what, &"it came late")),
        }
    }

    /// A program of somebody else's gives up; where others play on, one of ours plays for it.
    fn default(&mut self, seat: Seat, number: u32, fault: Unplayable) -> Result<(), Unplayable> {
        let player = self.players.get_mut(seat.index());
        let Some(player) =
            player.filter(|player| player.external && !self.defaulted.contains(&seat))
        else {
            return Err(fault);
        };
        player.bot = opponent(self.rules, Level::STAND_IN, self.seed);
        self.defaulted.push(seat);
        let view = self.table.view(Viewer::Seat(seat)).ok_or(fault)?;
        self.request(seat, &view, What::Resign, MOST_REQUESTS + number)
    }
}

/// The points of a finished game of Quartex.
fn points(view: &View) -> Option<Vec<i32>> {
    let Some(GameView::Quartex(game)) = &view.game else { return None };
    Some(game.rules().players.seats().map(|seat| game.score(seat).points()).collect())
}
