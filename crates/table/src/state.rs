//! All that the log of a table determines, and how each event changes it.

use quartex::{Seat, SeatSet, Viewer};

use crate::answer::Answer;
use crate::clock::Clock;
use crate::event::{Entry, Event, PublicEvent};
use crate::fair::{Agreed, Commitment, Contribution, Draws, Seal, Secret, Seed};
use crate::game::{Game, StepTold};
use crate::glimpse::{AppliedEvent, Told};
use crate::id::{GameId, StepNumber};
use crate::offer::Open;
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::sitter::Place;
use crate::step::Step;
use crate::table::Broken;
use crate::terms::{Begins, Rules, Terms};
use crate::time::{Moment, Span};
use crate::view::{Fairness, View};

/// All that the log determines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) id: GameId,
    pub(crate) terms: Terms,
    pub(crate) secret: Secret,
    /// What follows from it.
    pub(crate) seed: Seed,
    /// Of the seed; kept, since every view shows it.
    pub(crate) commitment: Commitment,
    /// Once the game has started; kept for the same reason.
    pub(crate) seal: Option<Seal>,
    pub(crate) places: Vec<Place>,
    pub(crate) contributions: Vec<Contribution>,
    /// What was added to the draws of the next game, by seat.
    pub(crate) next_contributions: Vec<Contribution>,
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
    /// How often each seat has offered something in the game, and another game after it.
    pub(crate) offers: [u32; Seat::MAX],
    pub(crate) rematches: [u32; Seat::MAX],
    /// How often somebody got up before the start.
    pub(crate) leavings: u32,
    /// How often a bot was to play for each seat.
    pub(crate) stand_ins: [u32; Seat::MAX],
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
    /// The players agreed on a pause.
    pub(crate) adjourned: bool,
    pub(crate) at: Moment,
    pub(crate) wrong_calls: u32,
    pub(crate) origin: Origin,
}

/// How the log came to where it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// It was written there.
    Written,
    /// It was brought back from a copy before its end: the seed may be known.
    BroughtBack,
}

/// Where whoever sits on a seat sat down, and the other way round: in Quarto the two change seats
/// if the second is to begin (Q5).
pub(crate) fn chair(rules: Rules, first: Option<Seat>, seat: Seat) -> Seat {
    let swapped = rules.quarto().is_some() && first.is_some_and(|first| first != Seat::FIRST);
    match seat.number() {
        number @ (1 | 2) if swapped => Seat::new(3 - number).unwrap_or(seat),
        _ => seat,
    }
}

impl State {
    /// A table at which nobody sits yet. Trusted: the terms can be.
    pub(crate) fn new(id: GameId, terms: Terms, secret: Secret, at: Moment) -> Self {
        let seats = usize::from(terms.rules.seats());
        let seed = secret.seed();
        Self {
            id,
            terms,
            secret,
            seed,
            commitment: seed.commitment(),
            seal: None,
            places: vec![Place::OPEN; seats],
            contributions: vec![Contribution::default(); seats],
            next_contributions: vec![Contribution::default(); seats],
            first: None,
            game: None,
            outcome: None,
            out: SeatSet::EMPTY,
            step: StepNumber(0),
            fresh: StepNumber(0),
            draws: 0,
            touches: [0; Seat::MAX],
            offers: [0; Seat::MAX],
            rematches: [0; Seat::MAX],
            leavings: 0,
            stand_ins: [0; Seat::MAX],
            moves: 0,
            clock: Clock::new(terms.pace),
            timed: None,
            asked: None,
            offer: None,
            rematch: false,
            paused: false,
            adjourned: false,
            at,
            wrong_calls: 0,
            origin: Origin::Written,
        }
    }

    pub(crate) fn has(&self, seat: Seat) -> bool {
        seat.index() < self.places.len()
    }

    /// Is the game under way?
    pub(crate) const fn is_playing(&self) -> bool {
        self.game.is_some() && self.outcome.is_none()
    }

    /// The seats that may act now.
    pub(crate) fn due(&self) -> SeatSet {
        self.game.as_ref().filter(|_| self.is_playing()).map(Game::due).unwrap_or_default()
    }

    pub(crate) fn chair(&self, seat: Seat) -> Seat {
        chair(self.terms.rules, self.first, seat)
    }

    pub(crate) fn draws(&self) -> Draws {
        Draws::new(self.seed, &self.id, &self.contributions, self.draws)
    }

    /// Makes an entry happen. If it answers a request, the answer comes too.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<(Told, Option<Answer>), Broken> {
        self.follow(entry, Vec::new())
    }

    /// Makes the first entry happen, whose first event has made this state.
    pub(crate) fn begin_with(&mut self, entry: &Entry) -> Result<Told, Broken> {
        self.follow(entry, vec![AppliedEvent::Created]).map(|(told, _)| told)
    }

    /// Makes the rest of an entry happen, of which so much has.
    fn follow(
        &mut self,
        entry: &Entry,
        mut what: Vec<AppliedEvent>,
    ) -> Result<(Told, Option<Answer>), Broken> {
        let was_over = self.outcome.is_some();
        for (number, event) in entry.events.iter().enumerate().skip(what.len()) {
            let broken = Broken { event: number };
            let happened = match event {
                Event::Aloud(PublicEvent::Resumed) => entry.at,
                _ if entry.at < self.at => return Err(broken),
                _ => entry.at,
            };
            what.push(self.happen(event, happened).ok_or(broken)?);
            self.at = happened;
        }
        Ok(self.close(entry, what, was_over))
    }

    /// All events of an entry have happened, with these facts: what is told of them, and answered.
    pub(crate) fn close(
        &mut self,
        entry: &Entry,
        mut what: Vec<AppliedEvent>,
        was_over: bool,
    ) -> (Told, Option<Answer>) {
        self.run_clocks(entry.at);
        self.reseat(&mut what);
        let answer = entry.cause.as_ref().map(|_| Self::answer(self.step, &what, &entry.events));
        let end = if was_over { None } else { self.outcome.map(|outcome| (outcome, self.seed)) };
        (Told { step: self.step, what, end }, answer)
    }

    /// Whoever sat down in the entry with which the game started is told of by the seat it has now:
    /// a viewer sees the table as it is afterwards.
    fn reseat(&self, what: &mut [AppliedEvent]) {
        let Some(start) = what.iter().position(|fact| matches!(fact, AppliedEvent::Started { .. }))
        else {
            return;
        };
        for fact in &mut what[..start] {
            if let AppliedEvent::Aloud(
                PublicEvent::Sat { seat, .. } | PublicEvent::Contributed { seat, .. },
            ) = fact
            {
                *seat = self.chair(*seat);
            }
        }
    }

    /// What the mover hears; the same whenever the log is folded.
    fn answer(step: StepNumber, what: &[AppliedEvent], events: &[Event]) -> Answer {
        match (what, events) {
            ([AppliedEvent::Felt { touch, found, .. }], [Event::Bumped { .. }]) => {
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
            ([AppliedEvent::Felt { found, .. }], _) => Answer::Felt { found: *found },
            _ => Answer::Done { step },
        }
    }

    /// Sets the clocks going that should go.
    fn run_clocks(&mut self, now: Moment) {
        let game = self.game.as_ref();
        let game = game.filter(|_| self.is_playing() && !self.paused && !self.adjourned);
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
    pub(crate) fn happen(&mut self, event: &Event, at: Moment) -> Option<AppliedEvent> {
        match event {
            // The first event of the first entry, and nowhere else.
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
                let seal = self.make_seal(*first);
                self.seal = Some(seal);
                Some(AppliedEvent::Started { first: *first, seal })
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
                Some(AppliedEvent::Felt { seat: *seat, touch: *touch, found })
            }
            Event::Aloud(aloud) => {
                self.hear(aloud, at)?;
                Some(AppliedEvent::Aloud(aloud.clone()))
            }
        }
    }

    /// What is published now that the game has started.
    fn make_seal(&self, first: Seat) -> Seal {
        match self.secret {
            Secret::Seed(_) => self.draws().first_seal(),
            Secret::Root(_) => {
                let seats: Vec<_> = self.places.iter().map(|place| place.sitter.clone()).collect();
                self.draws().seal(Agreed { terms: self.terms, first, seats: &seats })
            }
        }
    }

    /// To what the server is committed for the next game; once this one is over.
    pub(crate) fn next_commitment(&self) -> Option<Commitment> {
        self.outcome?;
        Some(self.next_secret()?.seed().commitment())
    }

    /// The secret of the next game. Of a table that was brought back nothing is fixed: the next game may
    /// have been played as well, with a seed that was shown.
    pub(crate) fn next_secret(&self) -> Option<Secret> {
        match self.origin {
            Origin::Written => self.secret.next(),
            Origin::BroughtBack => None,
        }
    }

    /// Seat 1 of Quarto is who begins (Q5): the two change seats.
    fn swap(&mut self) {
        self.places.swap(0, 1);
        self.clock.swap();
    }

    fn play(&mut self, step: Step) -> Option<AppliedEvent> {
        if !self.is_playing() {
            return None;
        }
        let game = self.game.as_mut()?;
        let was_asked = game.asked().is_some();
        let told = game.play(step)?;
        self.count(step, told, was_asked)
    }

    /// Counts a step that was just played.
    pub(crate) fn count(
        &mut self,
        step: Step,
        told: StepTold,
        was_asked: bool,
    ) -> Option<AppliedEvent> {
        let game = self.game.as_ref()?;
        if let Step::Quartex(quartex::Step::Draw { tiles, .. }) = step {
            self.draws += u32::from(tiles.len());
        }
        self.moves += u32::from(game.ends_move(step));
        self.wrong_calls += u32::from(matches!(step, Step::Quarto(quarto::Step::WrongCall(_))));
        self.outcome = game.outcome(self.out);
        let is_asked = game.asked().is_some();
        self.count_step();
        // While the question still stands, an answer does not make the others' late.
        if !(was_asked && is_asked) {
            self.fresh = self.step;
        }
        Some(AppliedEvent::Step { number: self.step, told })
    }

    /// One step more, and no offer outlives it.
    pub(crate) fn count_step(&mut self) {
        self.step = self.step.next();
        self.offer = None;
    }

    pub(crate) fn view(&self, viewer: Viewer) -> Option<View> {
        let touches = match viewer {
            Viewer::Seat(seat) if !self.has(seat) => return None,
            Viewer::Seat(seat) => self.touches[seat.index()],
            Viewer::Spectator => 0,
        };
        let seats = (1..=self.terms.rules.seats()).filter_map(Seat::new);
        let left = |seat: Seat| self.clock.left(seat);
        let clocks: Vec<Span> = seats.filter_map(left).collect();
        Some(View {
            viewer,
            id: self.id.clone(),
            terms: self.terms,
            step: self.step,
            touches,
            places: self.places.clone(),
            first: self.first,
            due: self.due(),
            clocks,
            running: self.clock.running(),
            offer: self.offer,
            paused: self.paused,
            adjourned: self.adjourned,
            outcome: self.outcome,
            fairness: Fairness {
                commitment: self.commitment,
                contributions: self.contributions.clone(),
                seal: self.seal,
                seed: self.outcome.map(|_| self.seed),
                next: self.next_commitment(),
                brought_back: self.origin == Origin::BroughtBack,
            },
            game: self.game.as_ref().and_then(|game| game.view(viewer)),
        })
    }
}
