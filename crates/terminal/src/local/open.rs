//! How a game on this machine begins, and how it goes on another day.

use std::sync::Arc;

use host::{Ask, Reply};
use store::{Clock, Failure, Seq, Store, TokenHash};
use table::{GameId, Order, PersonId, Seat, Sitter, Table, Terms};
use words::Past;

use super::bots::Bots;
use super::kept::person;
use super::refusal::NotOpened;
use super::{Local, settle};
use crate::chance::{self, Chance};
use crate::host::Bell;
use crate::manner::Manner;
use crate::setup::{Setup, Sitting};

impl Local {
    /// A new game.
    pub(crate) fn found(
        store: Arc<Store>,
        setup: &Setup,
        manner: Manner,
        pace: u32,
        bell: Bell,
    ) -> Result<Self, NotOpened> {
        if usize::from(setup.terms.rules.seats()) != setup.seats.len() {
            return Err(NotOpened::Seats);
        }
        let clock = Clock::new();
        let chance = Chance::new(setup.seed);
        let id = chance.game(&setup.terms, &setup.seats)?;
        let mut sitters = Vec::new();
        for seat in &setup.seats {
            sitters.push(match seat {
                Sitting::Bot(level) => Sitter::Bot(*level),
                Sitting::Here(name) => {
                    let person = chance::person()?;
                    store.admit(&TokenHash(chance::mark()?), &person, clock.seconds())?;
                    if let Some(name) = name {
                        store.rename(&person, name, clock.seconds())?;
                    }
                    Sitter::Person(person)
                }
                Sitting::Elsewhere => return Err(NotOpened::Seats),
            });
        }
        let mut local = Self::at(store, id, manner, chance, clock, pace, bell)?;
        local.begin(setup.terms, &sitters)?;
        Ok(local)
    }

    /// A game that is kept.
    pub(crate) fn resume(
        store: Arc<Store>,
        id: GameId,
        manner: Manner,
        pace: u32,
        bell: Bell,
    ) -> Result<Self, NotOpened> {
        let (chance, clock) = (Chance::new(None), Clock::new());
        let mut local = Self::at(store, id.clone(), manner, chance, clock, pace, bell)?;
        local.enter(id)?;
        Ok(local)
    }

    fn at(
        store: Arc<Store>,
        id: GameId,
        manner: Manner,
        chance: Chance,
        clock: Clock,
        pace: u32,
        bell: Bell,
    ) -> Result<Self, NotOpened> {
        let bots = Bots::new(bell, pace).map_err(|error| NotOpened::System(error.to_string()))?;
        Ok(Self {
            room: host::Room::new(id.clone()),
            store,
            clock,
            chance,
            manner,
            id,
            names: Vec::new(),
            at: None,
            bots,
            past: Past::default(),
            called: None,
            told: Vec::new(),
        })
    }

    /// Founds the table of this room, seats everybody and starts.
    fn begin(&mut self, terms: Terms, sitters: &[Sitter]) -> Result<(), NotOpened> {
        let seed = self.chance.seed()?;
        let entry = Table::create(self.id.clone(), terms, seed, self.clock.now());
        match self.ask(Ask::Found(entry.map_err(NotOpened::Terms)?)) {
            Reply::Done => {}
            Reply::Taken => return Err(NotOpened::Taken(self.id.clone())),
            reply => return Err(refused(reply)),
        }
        self.meet(sitters)?;
        for (seat, sitter) in (1..).map_while(Seat::new).zip(sitters) {
            self.order(Order::Sit(seat, sitter.clone()))?;
        }
        // That people sit down is told to those who come from elsewhere.
        self.told.clear();
        self.past = Past::default();
        self.order(Order::Start)?;
        self.go_on();
        Ok(())
    }

    /// Enters a game that is in the store, as far as it has come.
    pub(super) fn enter(&mut self, id: GameId) -> Result<(), NotOpened> {
        self.id = id.clone();
        self.room = host::Room::new(id.clone());
        self.bots.forget();
        self.at = None;
        match self.ask(Ask::Look) {
            Reply::Done => {}
            Reply::NoTable => return Err(NotOpened::NoGame(id)),
            reply => return Err(refused(reply)),
        }
        let view = self.open_view().ok_or_else(|| NotOpened::NoGame(id.clone()))?;
        let sitters: Vec<Sitter> = view.places.iter().map(|place| place.sitter.clone()).collect();
        // Names are known by chair.
        let seats = (1..).map_while(Seat::new).take(sitters.len());
        let chairs = seats.map(|seat| sitters[view.chair(seat).index()].clone());
        self.meet(&chairs.collect::<Vec<Sitter>>())?;
        // Time in between counts for nobody.
        if view.outcome.is_none() && (view.paused || view.is_timed()) {
            self.order(Order::Resume)?;
        }
        if view.game.is_none() && view.outcome.is_none() {
            // The program was ended before it could start.
            self.order(Order::Start)?;
        }
        self.told.clear();
        let log = self.store.read(&self.id, Seq(0))?;
        let viewer = self.listener();
        self.past = Past::of(&log, viewer, |_, view| self.voice(view));
        self.stand();
        self.call();
        self.go_on();
        Ok(())
    }

    /// All have agreed to play again: the next game is founded, and waits until it is followed.
    pub(super) fn found_next(&mut self) {
        let next = self.table().and_then(|table| Some((table.next_game()?, table.rematch()?)));
        let Some((next, (terms, sitters))) = next else { return };
        let Ok(seed) = self.chance.seed() else { return };
        let Ok(entry) = Table::create(next.clone(), terms, seed, self.clock.now()) else { return };
        let mut room = host::Room::<()>::new(next.clone());
        let mut asks = vec![Ask::Found(entry)];
        let seats = (1..).map_while(Seat::new).zip(sitters);
        asks.extend(seats.map(|(seat, sitter)| Ask::Order(Order::Sit(seat, sitter))));
        asks.push(Ask::Order(Order::Start));
        for ask in asks {
            // What fails now is done when the next game is entered.
            let _ = settle(&self.store, &next, &mut room, ask, self.clock.when());
        }
    }

    /// Learns the names of those who sit down, by chair.
    fn meet(&mut self, sitters: &[Sitter]) -> Result<(), NotOpened> {
        let people: Vec<PersonId> = sitters.iter().filter_map(person).collect();
        let names = self.store.names(&people)?;
        let name = |sitter: &Sitter| person(sitter).and_then(|person| names.get(&person).cloned());
        self.names = sitters.iter().map(name).collect();
        Ok(())
    }

    fn order(&mut self, order: Order) -> Result<(), NotOpened> {
        match self.ask(Ask::Order(order)) {
            // What was done already need not be done.
            Reply::Done | Reply::Refused(_) => Ok(()),
            reply => Err(refused(reply)),
        }
    }

    /// Says which game goes on, with whom.
    pub(crate) fn resumed(&self) -> String {
        let voice = self.manner.speaker();
        let Some(view) = self.open_view() else { return String::new() };
        let me = self.here().first().map(|seat| seat.index());
        let names = self.names().into_iter().enumerate();
        let others = names.filter(|(seat, _)| Some(*seat) != me).map(|(_, name)| name).collect();
        let game = view.terms.rules.into();
        voice.remark(&words::Remark::Resumed { game, others })
    }
}

/// What cannot be but for a store that fails.
fn refused(reply: Reply) -> NotOpened {
    NotOpened::Store(match reply {
        Reply::Unavailable(outage) => Failure::Unavailable { why: outage.why },
        Reply::Answer(_) | Reply::Done | Reply::Refused(_) | Reply::Taken | Reply::NoTable => {
            Failure::Closed
        }
    })
}
