//! A table: the fold over its log.

use std::collections::{BTreeMap, VecDeque};

use quartex::{Seat, SeatSet, Viewer};

use crate::answer::Answer;
use crate::clock::Clock;
use crate::event::{Entry, Event};
use crate::fair::{Commitment, Secret};
use crate::game::Game;
use crate::glimpse::Told;
use crate::id::{GameId, Nonce, StepNumber};
use crate::offer::Open;
use crate::outcome::Outcome;
use crate::prepared::Prepared;
use crate::refusal::Refusal;
use crate::sitter::Place;
use crate::state::State;
use crate::terms::{Terms, TermsFault};
use crate::time::Moment;
use crate::view::View;

/// One table of any of the games.
///
/// [`Table::request`] and [`Table::order`] say what would happen; once the entry is stored,
/// [`Table::adopt`] makes it so and tells what each viewer learns. Folding the stored log, entry by
/// entry with [`Table::apply`], gives the same [`State`] again.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) state: State,
    /// What was accepted, by chair and nonce: repeated, it gets the same answer. The log
    /// determines it too, but no decision needs a copy of it.
    pub(crate) answers: BTreeMap<(Seat, Nonce), Answer>,
    /// Refused requests, the last few: repeated, they get the same answer. They are not in
    /// the log, so a table that was folded anew may judge such a request again.
    pub(crate) refused: VecDeque<((Seat, Nonce), Refusal)>,
    /// How many entries the log has, as far as it is folded in.
    pub(crate) entries: u32,
}

/// An entry that cannot stand where it does in a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The number of the event in its entry, from 0.
    pub event: usize,
}

impl Table {
    /// The first entry of a new table at which nobody sits; see [`Table::found`].
    pub fn create(
        id: GameId,
        terms: Terms,
        secret: impl Into<Secret>,
        at: Moment,
    ) -> Result<Entry, TermsFault> {
        let secret = secret.into();
        match terms.fault() {
            Some(fault) => Err(fault),
            None => {
                Ok(Entry { at, cause: None, events: vec![Event::Created { id, terms, secret }] })
            }
        }
    }

    /// The table whose log begins with this entry.
    pub fn open(entry: &Entry) -> Result<Self, Broken> {
        Self::begin(entry).map(|(table, _)| table)
    }

    /// The table whose log begins with this entry, and what each viewer learns from it. People who
    /// were there from the beginning, and the start, are in it; of the table alone nothing is told.
    pub fn begin(entry: &Entry) -> Result<(Self, Told), Broken> {
        let Some((Event::Created { id, terms, secret }, _)) = entry.events.split_first() else {
            return Err(Broken { event: 0 });
        };
        if terms.fault().is_some() {
            return Err(Broken { event: 0 });
        }
        let mut state = State::new(id.clone(), *terms, *secret, entry.at);
        let told = state.begin_with(entry)?;
        let (answers, refused) = (BTreeMap::new(), VecDeque::new());
        Ok((Self { state, answers, refused, entries: 1 }, told))
    }

    /// The table with this log. An error names the entry that cannot stand there.
    pub fn fold<'e>(log: impl IntoIterator<Item = &'e Entry>) -> Result<Self, (usize, Broken)> {
        let mut log = log.into_iter().enumerate();
        let (_, first) = log.next().ok_or((0, Broken { event: 0 }))?;
        let mut table = Self::open(first).map_err(|broken| (0, broken))?;
        for (number, entry) in log {
            table.follow(entry).map_err(|broken| (number, broken))?;
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
        let before = self.state.clone();
        let told = self.follow(entry);
        if told.is_err() {
            self.state = before;
        }
        told
    }

    /// Makes an entry happen. One that cannot stand here leaves a table that is good for nothing.
    fn follow(&mut self, entry: &Entry) -> Result<Told, Broken> {
        let key = entry.cause.as_ref().map(|cause| self.key(cause));
        let (told, answer) = self.state.apply(entry)?;
        self.count(key.zip(answer));
        Ok(told)
    }

    /// Makes an entry happen that was decided here and is in the log now. It was played when it was
    /// decided and is not played again, unless the table has gone on meanwhile: then what was
    /// prepared counts for nothing, and the entry is [applied](Table::apply) like any other.
    pub fn adopt(&mut self, prepared: Prepared) -> Result<Told, Broken> {
        if prepared.follows != self.entries || prepared.state.id != self.state.id {
            return self.apply(&prepared.entry);
        }
        let Prepared { entry, state, told, answer, .. } = prepared;
        let key = entry.cause.as_ref().map(|cause| self.key(cause));
        self.state = state;
        self.count(key.zip(answer));
        Ok(told)
    }

    fn key(&self, (seat, nonce): &(Seat, Nonce)) -> (Seat, Nonce) {
        (self.state.chair(*seat), nonce.clone())
    }

    /// One entry more, which answered a request or did not.
    fn count(&mut self, answered: Option<((Seat, Nonce), Answer)>) {
        self.answers.extend(answered);
        self.entries = self.entries.saturating_add(1);
    }

    /// What this viewer may know; `None` for a seat the table does not have.
    pub fn view(&self, viewer: Viewer) -> Option<View> {
        self.state.view(viewer)
    }

    /// The name of the game.
    pub const fn id(&self) -> &GameId {
        &self.state.id
    }

    /// What was agreed.
    pub const fn terms(&self) -> Terms {
        self.state.terms
    }

    /// The seats, and all that everybody may know of them.
    pub fn places(&self) -> &[Place] {
        &self.state.places
    }

    /// How many steps there were; a request names this number.
    pub const fn step(&self) -> StepNumber {
        self.state.step
    }

    /// The seats that may act now.
    pub fn due(&self) -> SeatSet {
        self.state.due()
    }

    /// Who begins, once the game has started.
    pub const fn first(&self) -> Option<Seat> {
        self.state.first
    }

    /// The clocks.
    pub const fn clock(&self) -> &Clock {
        &self.state.clock
    }

    /// The offer that waits for answers.
    pub const fn offer(&self) -> Option<Open> {
        self.state.offer
    }

    /// Does the server rest?
    pub const fn paused(&self) -> bool {
        self.state.paused
    }

    /// Did the players agree on a pause?
    pub const fn adjourned(&self) -> bool {
        self.state.adjourned
    }

    /// Is the game under way?
    pub const fn is_playing(&self) -> bool {
        self.state.is_playing()
    }

    /// Is the game over?
    pub const fn is_over(&self) -> bool {
        self.state.outcome.is_some()
    }

    /// Where whoever sits here sat down. In Quarto the lot may let the two change seats (Q5), and
    /// this stays: it tells two players' requests apart for the whole life of a table. The chair of a
    /// chair is the seat where that player is now.
    pub fn chair(&self, seat: Seat) -> Seat {
        self.state.chair(seat)
    }

    /// How it ended, if it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.state.outcome
    }

    /// To what the server is committed.
    pub const fn commitment(&self) -> Commitment {
        self.state.commitment
    }

    /// The truth of the game: for the server to judge by, never for a viewer.
    pub const fn game(&self) -> Option<&Game> {
        self.state.game.as_ref()
    }
}
