//! How a game on this machine begins, and how it goes on another day.

use std::sync::Arc;

use host::{Ask, Input, Reply, ViewerId};
use store::{Failure, Seq, SteadyClock, Store, TokenHash};
use table::{GameId, PersonId, Seat, Seating, Sitter, Table, Terms};
use words::Transcript;

use super::Local;
use super::bots::Bots;
use super::kept::person;
use super::refusal::NotOpened;
use crate::chance::{self, Chance};
use crate::new_game::{NewGame, Sitting};
use crate::speech_settings::SpeechSettings;
use crate::venue::Waker;

impl Local {
    /// A new game.
    pub(crate) fn found(
        store: Arc<Store>,
        new_game: &NewGame,
        speech: SpeechSettings,
        pace: u32,
        waker: Waker,
    ) -> Result<Self, NotOpened> {
        if usize::from(new_game.terms.rules.seats()) != new_game.seats.len() {
            return Err(NotOpened::Seats);
        }
        let clock = SteadyClock::new();
        let chance = Chance::new(new_game.seed);
        let id = chance.game(&new_game.terms, &new_game.seats)?;
        let mut sitters = Vec::new();
        for seat in &new_game.seats {
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
        let mut local = Self::at(store, id, speech, chance, clock, pace, waker)?;
        local.begin(new_game.terms, &sitters)?;
        Ok(local)
    }

    /// A game that is kept.
    pub(crate) fn resume(
        store: Arc<Store>,
        id: GameId,
        speech: SpeechSettings,
        pace: u32,
        waker: Waker,
    ) -> Result<Self, NotOpened> {
        let (chance, clock) = (Chance::new(None), SteadyClock::new());
        let mut local = Self::at(store, id.clone(), speech, chance, clock, pace, waker)?;
        local.enter(id)?;
        Ok(local)
    }

    fn at(
        store: Arc<Store>,
        id: GameId,
        speech: SpeechSettings,
        chance: Chance,
        clock: SteadyClock,
        pace: u32,
        waker: Waker,
    ) -> Result<Self, NotOpened> {
        let bots = Bots::new(waker).map_err(|error| NotOpened::System(error.to_string()))?;
        let run =
            host::HostOptions { is_shared: false, slept: false, pace, in_order: chance.repeats() };
        Ok(Self {
            host: host::Host::new(id.clone(), run, clock.now()),
            run,
            store,
            clock,
            chance,
            speech,
            id,
            names: Vec::new(),
            at: None,
            bots,
            past: Transcript::default(),
            called: None,
            troubled: false,
            told: Vec::new(),
        })
    }

    /// Founds the table, at which everybody sits and the game has started.
    fn begin(&mut self, terms: Terms, sitters: &[Sitter]) -> Result<(), NotOpened> {
        self.names = self.names_of(sitters)?;
        let secret = self.chance.secret()?;
        let seating: Vec<Seating> = sitters.iter().cloned().map(Seating::of).collect();
        let entry = Table::found(self.id.clone(), terms, secret, &seating, self.clock.now());
        match self.ask(Ask::Found(entry?)) {
            Reply::Done => {}
            Reply::Taken => return Err(NotOpened::Taken(self.id.clone())),
            reply => return Err(refused(reply)),
        }
        self.come();
        Ok(())
    }

    /// Enters a game that is in the store, as far as it has come. If that cannot be, all stays as it was.
    pub(super) fn enter(&mut self, id: GameId) -> Result<(), NotOpened> {
        // Time in between counts for nobody.
        let run = host::HostOptions { slept: true, ..self.run };
        let host = host::Host::new(id.clone(), run, self.clock.now());
        let before = (std::mem::replace(&mut self.id, id), std::mem::replace(&mut self.host, host));
        self.bots.forget();
        let entered = self.look_round();
        if entered.is_err() {
            (self.id, self.host) = before;
        }
        entered
    }

    fn look_round(&mut self) -> Result<(), NotOpened> {
        match self.ask(Ask::Look) {
            Reply::Done => {}
            Reply::NoTable => return Err(NotOpened::NoGame(self.id.clone())),
            reply => return Err(refused(reply)),
        }
        let view = self.open_view().ok_or_else(|| NotOpened::NoGame(self.id.clone()))?;
        let sitters: Vec<Sitter> = view.places.iter().map(|place| place.sitter.clone()).collect();
        // Names are known by chair.
        let seats = (1..).map_while(Seat::new).take(sitters.len());
        let chairs: Vec<Sitter> =
            seats.map(|seat| sitters[view.chair(seat).index()].clone()).collect();
        let names = self.names_of(&chairs)?;
        let log = self.store.read(&self.id, Seq(0))?;
        self.names = names;
        self.at = None;
        self.told.clear();
        let viewer = self.listener();
        self.past = Transcript::of(&log, viewer, |_, view| self.voice(view));
        self.stand();
        self.call();
        self.come();
        Ok(())
    }

    /// Somebody is at this keyboard as long as the program runs: the table is never deserted.
    fn come(&mut self) {
        self.take(Input::Came(ViewerId(0), None));
    }

    /// The names of those who sit down, by chair.
    fn names_of(&self, sitters: &[Sitter]) -> Result<Vec<Option<String>>, NotOpened> {
        let people: Vec<PersonId> = sitters.iter().filter_map(person).collect();
        let names = self.store.names(&people)?;
        let name = |sitter: &Sitter| person(sitter).and_then(|person| names.get(&person).cloned());
        Ok(sitters.iter().map(name).collect())
    }

    /// Says which game goes on, with whom.
    pub(crate) fn resumed(&self) -> String {
        let voice = self.speech.speaker();
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
