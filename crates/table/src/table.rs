//! A table: the fold over its log.

use std::collections::{BTreeMap, VecDeque};

use quarto::Ending;
use quartex::{Seat, SeatSet, Viewer};

use crate::answer::Answer;
use crate::clock::Clock;
use crate::event::{Aloud, Entry, Event};
use crate::fair::{Contribution, Draws, Seed};
use crate::game::Game;
use crate::glimpse::{Fact, Told};
use crate::id::{GameId, Nonce, StepNumber};
use crate::offer::Open;
use crate::outcome::{Forfeit, Outcome, Reason, to_quarto};
use crate::refusal::Refusal;
use crate::sitter::{Level, Place, Sitter};
use crate::step::Step;
use crate::terms::{Begins, Terms, TermsFault};
use crate::time::{Moment, Span};
use crate::view::{Fairness, View};

/// One table of any of the games.
///
/// [`Table::request`] and [`Table::order`] say what would happen; once the entry is stored,
/// [`Table::apply`] makes it so and tells what each viewer learns. Folding the stored log gives
/// the same [`State`] again.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) state: State,
    /// Refused requests, the last few: repeated, they get the same answer. They are not in
    /// the log, so a table that was folded anew may judge such a request again.
    pub(crate) refused: VecDeque<((Seat, Nonce), Answer)>,
}

/// All that the log determines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) id: GameId,
    pub(crate) terms: Terms,
    pub(crate) seed: Seed,
    pub(crate) places: Vec<Place>,
    pub(crate) contributions: Vec<Contribution>,
    pub(crate) first: Option<Seat>,
    pub(crate) game: Option<Game>,
    pub(crate) outcome: Option<Outcome>,
    /// Seats that forfeited.
    pub(crate) out: SeatSet,
    pub(crate) step: StepNumber,
    /// Requests that answer this step or a later one are not stale. It lags behind while
    /// several seats are asked: their answers do not make each other late (X16).
    pub(crate) fresh: StepNumber,
    pub(crate) draws: u32,
    pub(crate) touches: [u32; Seat::MAX],
    /// Moves begun, as clocks count them (Q18).
    pub(crate) moves: u32,
    pub(crate) clock: Clock,
    /// The move whose clock runs.
    pub(crate) timed: Option<(Seat, u32)>,
    /// Since when opponents are asked (X16, X23).
    pub(crate) asked: Option<Moment>,
    pub(crate) offer: Option<Open>,
    pub(crate) rematch: bool,
    pub(crate) paused: bool,
    pub(crate) at: Moment,
    /// How many words of the record are neither gifts nor placements.
    pub(crate) words: u32,
    pub(crate) answers: BTreeMap<(Seat, Nonce), Answer>,
}

/// An entry that cannot stand where it does in a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The number of the event in its entry, from 0.
    pub event: usize,
}

impl Table {
    /// The first entry of a new table. All chance of the game comes from the seed: 32 bytes
    /// that nobody can guess.
    pub fn create(id: GameId, terms: Terms, seed: Seed, at: Moment) -> Result<Entry, TermsFault> {
        match terms.fault() {
            Some(fault) => Err(fault),
            None => {
                Ok(Entry { at, cause: None, events: vec![Event::Created { id, terms, seed }] })
            }
        }
    }

    /// The table whose log begins with this entry.
    pub fn open(entry: &Entry) -> Result<Self, Broken> {
        let [Event::Created { id, terms, seed }] = entry.events.as_slice() else {
            return Err(Broken { event: 0 });
        };
        if terms.fault().is_some() {
            return Err(Broken { event: 0 });
        }
        let seats = usize::from(terms.rules.seats());
        let state = State {
            id: id.clone(),
            terms: *terms,
            seed: *seed,
            places: vec![Place::OPEN; seats],
            contributions: vec![Contribution::default(); seats],
            first: None,
            game: None,
            outcome: None,
            out: SeatSet::EMPTY,
            step: StepNumber(0),
            fresh: StepNumber(0),
            draws: 0,
            touches: [0; Seat::MAX],
            moves: 0,
            clock: Clock::new(terms.pace),
            timed: None,
            asked: None,
            offer: None,
            rematch: false,
            paused: false,
            at: entry.at,
            words: 0,
            answers: BTreeMap::new(),
        };
        Ok(Self { state, refused: VecDeque::new() })
    }

    /// The table with this log. An error names the entry that cannot stand there.
    pub fn fold<'e>(log: impl IntoIterator<Item = &'e Entry>) -> Result<Self, (usize, Broken)> {
        let mut log = log.into_iter().enumerate();
        let (_, first) = log.next().ok_or((0, Broken { event: 0 }))?;
        let mut table = Self::open(first).map_err(|broken| (0, broken))?;
        for (number, entry) in log {
            table.apply(entry).map_err(|broken| (number, broken))?;
        }
        Ok(table)
    }

    /// What the log determines.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Makes an entry happen that is in the log now. One that cannot stand here changes
    /// nothing.
    pub fn apply(&mut self, entry: &Entry) -> Result<Told, Broken> {
        let mut next = self.state.clone();
        let told = next.apply(entry)?;
        self.state = next;
        Ok(told)
    }

    /// What this viewer may know; `None` for a seat the table does not have.
    pub fn view(&self, viewer: Viewer) -> Option<View> {
        self.state.view(viewer)
    }

    /// What was agreed.
    pub const fn terms(&self) -> Terms {
        self.state.terms
    }

    /// How it ended, if it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.state.outcome
    }

    /// The truth of the game: for the server to judge by, never for a viewer.
    pub const fn game(&self) -> Option<&Game> {
        self.state.game.as_ref()
    }

    /// The agreed next game: its terms, and who sits where. Each moves one seat on, so that
    /// the one who began sits last; who begins is fixed (X7).
    pub fn rematch(&self) -> Option<(Terms, Vec<Sitter>)> {
        let state = &self.state;
        if !state.rematch {
            return None;
        }
        let mut sitters: Vec<Sitter> =
            state.places.iter().map(|place| place.sitter.clone()).collect();
        // In Quartex people stay and the start goes round; in Quarto seat 1 is the start.
        let begins = if state.terms.rules.quarto().is_some() {
            sitters.rotate_left(1);
            Seat::FIRST
        } else {
            let next = state.first.map_or(1, |first| first.number() % state.terms.rules.seats() + 1);
            Seat::new(next).unwrap_or(Seat::FIRST)
        };
        Some((Terms { begins: Begins::Seat(begins), ..state.terms }, sitters))
    }
}

impl State {
    pub(crate) fn has(&self, seat: Seat) -> bool {
        seat.index() < self.places.len()
    }

    /// Is the game under way?
    pub(crate) fn is_playing(&self) -> bool {
        self.game.is_some() && self.outcome.is_none()
    }

    pub(crate) fn draws(&self) -> Draws {
        Draws::new(self.seed, &self.id, &self.contributions, self.draws)
    }

    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<Told, Broken> {
        let was_over = self.outcome.is_some();
        let mut what = Vec::new();
        for (number, event) in entry.events.iter().enumerate() {
            let broken = Broken { event: number };
            let happened = match event {
                Event::Aloud(Aloud::Resumed) => entry.at,
                _ if entry.at < self.at => return Err(broken),
                _ => entry.at,
            };
            what.push(self.happen(event, happened).ok_or(broken)?);
            self.at = happened;
        }
        self.wind(entry.at);
        if let Some(cause) = &entry.cause {
            let answer = Self::answer(self.step, &what, &entry.events);
            self.answers.insert(cause.clone(), answer);
        }
        let end = if was_over { None } else { self.outcome.map(|outcome| (outcome, self.seed)) };
        Ok(Told { step: self.step, what, end })
    }

    /// What the mover hears; the same whenever the log is folded.
    fn answer(step: StepNumber, what: &[Fact], events: &[Event]) -> Answer {
        match (what, events) {
            ([Fact::Felt { touch, found, .. }], [Event::Bumped { .. }]) => {
                Answer::Refused(Refusal::Access(match (*touch, *found) {
                    (quarto::Touch::Cell(cell), Some(piece)) => {
                        quarto::MaskedRefusal::CellTaken(cell, piece)
                    }
                    (quarto::Touch::Tray(place), _) => quarto::MaskedRefusal::PlaceEmpty(place),
                    // Nobody bumps into an empty cell; the fold has refused it.
                    (quarto::Touch::Cell(_), None) => {
                        quarto::MaskedRefusal::Rules(quarto::Refusal::NothingInHand)
                    }
                }))
            }
            ([Fact::Felt { found, .. }], _) => Answer::Felt { found: *found },
            _ => Answer::Done { step },
        }
    }

    /// Sets the clocks going that should go.
    fn wind(&mut self, now: Moment) {
        let game = self.game.as_ref().filter(|_| self.is_playing() && !self.paused);
        let asked = game.and_then(Game::asked).is_some();
        let mut due = game.filter(|_| !asked).map(Game::due).unwrap_or_default().iter();
        let mover = due.next().filter(|&seat| !self.out.contains(seat));
        let timed = mover.map(|seat| (seat, self.moves));
        if timed != self.timed {
            self.timed = timed;
            self.clock.run(mover, now);
        }
        self.asked = if asked { self.asked.or(Some(now)) } else { None };
    }

    /// One event. `None` if it cannot happen here.
    pub(crate) fn happen(&mut self, event: &Event, at: Moment) -> Option<Fact> {
        match event {
            Event::Created { .. } => None,
            Event::Started { first, tray } => {
                if self.game.is_some() || !self.has(*first) {
                    return None;
                }
                self.game = Some(Game::start(self.terms.rules, *first, *tray)?);
                self.draws += u32::from(self.terms.begins == Begins::Lot);
                self.draws += if tray.is_some() { 16 } else { 0 };
                self.first = Some(*first);
                if self.terms.rules.quarto().is_some() && *first != Seat::FIRST {
                    self.swap();
                }
                self.step = self.step.next();
                self.fresh = self.step;
                Some(Fact::Started { first: *first, seal: self.draws().seal() })
            }
            Event::Step(step) => self.play(*step),
            Event::Touched { seat, touch } | Event::Bumped { seat, touch } => {
                if !self.is_playing() || !self.has(*seat) {
                    return None;
                }
                let found = self.game.as_mut()?.touch(*seat, *touch)?;
                let is_cell = matches!(touch, quarto::Touch::Cell(_));
                if matches!(event, Event::Bumped { .. }) && found.is_some() != is_cell {
                    return None;
                }
                self.touches[seat.index()] += 1;
                self.words += 1;
                Some(Fact::Felt { seat: *seat, touch: *touch, found })
            }
            Event::Aloud(aloud) => {
                self.hear(aloud, at)?;
                Some(Fact::Aloud(aloud.clone()))
            }
        }
    }

    /// Seat 1 of Quarto is who begins (Q5): the two change seats.
    fn swap(&mut self) {
        self.places.swap(0, 1);
        self.clock.swap();
        let other = |seat: Seat| Seat::new(3 - seat.number()).unwrap_or(seat);
        let answers = core::mem::take(&mut self.answers).into_iter();
        self.answers = answers.map(|((seat, nonce), a)| ((other(seat), nonce), a)).collect();
    }

    fn play(&mut self, step: Step) -> Option<Fact> {
        if !self.is_playing() {
            return None;
        }
        let was_asked = self.game.as_ref()?.asked().is_some();
        let game = self.game.as_mut()?;
        let told = game.play(step)?;
        if let Step::Quartex(quartex::Step::Draw { tiles, .. }) = step {
            self.draws += u32::from(tiles.len());
        }
        self.moves += u32::from(game.ends_move(step));
        self.words += u32::from(matches!(step, Step::Quarto(quarto::Step::WrongCall(_))));
        self.outcome = game.outcome(self.out);
        let is_asked = game.asked().is_some();
        self.count_step();
        // While the question still stands, an answer does not make the others' late.
        if !(was_asked && is_asked) {
            self.fresh = self.step;
        }
        Some(Fact::Step { number: self.step, told })
    }

    /// One step more, and no offer outlives it.
    fn count_step(&mut self) {
        self.step = self.step.next();
        self.offer = None;
    }

    fn hear(&mut self, aloud: &Aloud, at: Moment) -> Option<()> {
        match aloud {
            Aloud::Sat { seat, sitter } => {
                self.places.get_mut(seat.index())?.sitter = sitter.clone();
            }
            Aloud::Left { seat } => {
                *self.places.get_mut(seat.index())? = Place::OPEN;
                self.contributions[seat.index()] = Contribution::default();
            }
            Aloud::Contributed { seat, contribution } => {
                if self.game.is_some() {
                    return None;
                }
                *self.contributions.get_mut(seat.index())? = contribution.clone();
            }
            Aloud::Offered { seat, offer } => {
                let agreed = SeatSet::EMPTY.with(*seat);
                self.offer = Some(Open { by: *seat, offer: *offer, agreed });
            }
            Aloud::Agreed { seat } => {
                let open = self.offer.as_mut()?;
                open.agreed = open.agreed.with(*seat);
                let all = open.agreed;
                if all == self.concerned() {
                    self.offer = None;
                }
            }
            Aloud::Declined { .. } => self.offer = None,
            Aloud::Drawn => {
                if !self.is_playing() {
                    return None;
                }
                self.game.as_mut()?.end(Ending::Agreed);
                self.outcome = Some(Outcome { winners: SeatSet::EMPTY, reason: Reason::Agreed });
                self.end_step();
            }
            Aloud::TookBack { to } => self.take_back(*to)?,
            Aloud::Rematch => {
                self.outcome?;
                self.rematch = true;
                self.offer = None;
            }
            Aloud::Forfeited { seat, forfeit } => self.forfeit(*seat, *forfeit)?,
            Aloud::Away { seat } => self.places.get_mut(seat.index())?.away = Some(at),
            Aloud::Here { seat } => self.places.get_mut(seat.index())?.away = None,
            Aloud::StandIn { seat, level } => {
                self.places.get_mut(seat.index())?.stand_in = Some(*level);
            }
            Aloud::Reclaimed { seat } => self.places.get_mut(seat.index())?.stand_in = None,
            Aloud::Clock { seat, left } => {
                self.places.get(seat.index())?;
                self.clock.set(*seat, *left);
            }
            Aloud::Paused => {
                self.paused = true;
                self.timed = None;
                self.clock.run(None, at);
            }
            Aloud::Resumed => {
                self.paused = false;
                // Clocks, absences and questions begin anew from here.
                self.timed = None;
                self.clock.run(None, at);
                self.asked = self.asked.map(|_| at);
                for place in &mut self.places {
                    place.away = place.away.map(|_| at);
                }
            }
        }
        Some(())
    }

    fn end_step(&mut self) {
        self.count_step();
        self.fresh = self.step;
    }

    fn take_back(&mut self, to: u32) -> Option<()> {
        let Some(Game::Quarto { position, steps }) = &mut self.game else { return None };
        let (before, _) = *steps.get(to as usize)?;
        *position = before;
        steps.truncate(to as usize);
        self.moves += 1;
        self.end_step();
        Some(())
    }

    fn forfeit(&mut self, seat: Seat, forfeit: Forfeit) -> Option<()> {
        if !self.is_playing() {
            return None;
        }
        self.places.get_mut(seat.index())?.forfeit = Some(forfeit);
        self.out = self.out.with(seat);
        let all = (1..=self.terms.rules.seats()).filter_map(Seat::new);
        let left: SeatSet = all.filter(|&seat| !self.out.contains(seat)).collect();
        if left.len() == 1 {
            if self.terms.rules.quarto().is_some() {
                self.game.as_mut()?.end(Ending::Resign(to_quarto(seat)));
            }
            self.outcome = Some(Outcome { winners: left, reason: Reason::Forfeit(forfeit) });
        }
        if self.outcome.is_none() {
            // The others play on, so somebody has to play for the one who left.
            self.places[seat.index()].stand_in.get_or_insert(Level::STAND_IN);
        }
        self.end_step();
        Some(())
    }

    pub(crate) fn view(&self, viewer: Viewer) -> Option<View> {
        let touches = match viewer {
            Viewer::Seat(seat) if !self.has(seat) => return None,
            Viewer::Seat(seat) => self.touches[seat.index()],
            Viewer::Spectator => 0,
        };
        let seats = (1..=self.terms.rules.seats()).filter_map(Seat::new);
        let left = |seat: Seat| self.clock.left(seat);
        let due = self.game.as_ref().filter(|_| self.is_playing()).map(Game::due);
        let clocks: Vec<Span> = seats.filter_map(left).collect();
        Some(View {
            viewer,
            id: self.id.clone(),
            terms: self.terms,
            step: self.step,
            touches,
            places: self.places.clone(),
            first: self.first,
            due: due.unwrap_or_default(),
            clocks,
            running: self.clock.running(),
            offer: self.offer,
            paused: self.paused,
            outcome: self.outcome,
            fairness: Fairness {
                commitment: self.seed.commitment(),
                contributions: self.contributions.clone(),
                seal: self.game.as_ref().map(|_| self.draws().seal()),
                seed: self.outcome.map(|_| self.seed),
            },
            game: self.game.as_ref().and_then(|game| game.view(viewer)),
        })
    }
}
