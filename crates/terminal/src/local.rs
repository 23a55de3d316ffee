//! A game on this machine: a table in a store, and bots that think here.
//!
//! As on a server nothing is answered or told before it is stored, so that whatever ends the program,
//! the game goes on where it was.

mod actor;
mod bots;
mod kept;
mod open;
mod refusal;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;

use host::{Ask, Effect, Reply};
use store::{Asker, Clock, Failure, Seq, Store};
use table::{
    Due, GameId, GameView, Glimpse, Order, Refusal, Seat, Sight, Sitter, StepNumber, Table, Told,
    View, Viewer, What, When,
};
use wire::{Outcome, State};
use words::{Command, Context, Past, Question, Remark, Scene, Voice};

use crate::chance::{self, Chance};
use crate::host::{Host, Standing, Tell};
use crate::manner::Manner;
use bots::Bots;

pub use kept::{Kept, kept};
pub use refusal::NotOpened;

/// A game on this machine.
pub(crate) struct Local {
    store: Arc<Store>,
    clock: Clock,
    chance: Chance,
    manner: Manner,
    id: GameId,
    room: host::Room<()>,
    /// The players' names by chair; none for bots.
    names: Vec<Option<String>>,
    /// Who said "it is me" last.
    at: Option<Seat>,
    bots: Bots,
    past: Past,
    /// What was said to be done, as long as it is.
    called: Option<String>,
    told: Vec<Tell>,
}

impl Host for Local {
    fn say(&mut self, line: &str, sure: bool) {
        let before = std::mem::take(&mut self.told);
        let (outcome, say) = self.typed(line, sure);
        // The answer comes before the news of what it did.
        let news = std::mem::replace(&mut self.told, before);
        self.told.push(Tell::Answered(outcome, say));
        self.told.extend(news);
        self.answer_offers();
        self.go_on();
    }

    fn be(&mut self, seat: Seat) {
        self.at = Some(seat);
        self.stand();
        self.call();
    }

    fn speak(&mut self, manner: Manner) {
        self.manner = manner;
    }

    fn follow(&mut self) {
        let Some(next) = self.table().and_then(Table::next_game) else { return };
        let here = self.id.clone();
        if self.enter(next).is_err() {
            // The store fails now. If it cannot even go back, the next line hears so too.
            let _ = self.enter(here);
            self.told.push(Tell::Aside(self.unknown()));
        }
    }

    fn hear(&mut self) -> Vec<Tell> {
        self.bots.collect();
        self.go_on();
        std::mem::take(&mut self.told)
    }

    fn wake(&self) -> Option<Instant> {
        let deadlines = self.table().map(Table::deadlines).unwrap_or_default();
        let deadlines = deadlines.into_iter().filter(|deadline| is_judged(deadline.what));
        let deadlines = deadlines.map(|deadline| self.clock.instant(deadline.at));
        deadlines.chain(self.bots.next()).min()
    }

    fn is_thinking(&self) -> bool {
        !self.bots.is_quiet()
    }

    fn leave(&mut self) {
        // No clock runs while nobody plays. An untimed game needs nothing.
        if self.open_view().is_some_and(|view| view.is_timed() && view.outcome.is_none()) {
            self.ask(Ask::Order(Order::Pause));
        }
    }
}

impl Local {
    fn table(&self) -> Option<&Table> {
        self.room.table()
    }

    /// What everybody may know.
    fn open_view(&self) -> Option<View> {
        self.table()?.view(Viewer::Spectator)
    }

    /// The players' names by seat, in the person's language.
    fn names(&self) -> Vec<String> {
        let Some(table) = self.table() else { return Vec::new() };
        let Some(view) = table.view(Viewer::Spectator) else { return Vec::new() };
        let seats = (1..).map_while(Seat::new).zip(&view.places);
        let name = |(seat, place): (Seat, &table::Place)| {
            let chair = table.chair(seat);
            match (&place.sitter, self.names.get(chair.index()).cloned().flatten()) {
                (Sitter::Bot(level), _) => words::level(self.manner.language, *level).name,
                (_, Some(name)) => name,
                (_, None) => words::say(
                    self.manner.language,
                    "person-unnamed",
                    &[("number", seat.number().into())],
                ),
            }
        };
        words::distinct(seats.map(name).collect())
    }

    fn voice(&self, view: &View) -> Voice {
        self.manner.voice(view.viewer, view.terms.rules, &self.names())
    }

    /// Asks the table, and carries out whatever comes of it.
    fn ask(&mut self, ask: Ask) -> Reply {
        let (reply, told) = settle(&self.store, &self.id, &mut self.room, ask, self.clock.when());
        let viewer = self.listener();
        match told.as_slice() {
            [] => {}
            [told] => {
                let view = self.table().and_then(|table| table.view(viewer));
                self.tell(told.to(viewer), view);
            }
            several => self.catch_up(viewer, several.len()),
        }
        reply
    }

    /// Tells so many entries at once, which another program has stored: each as the table stood then.
    fn catch_up(&mut self, viewer: Viewer, entries: usize) {
        let Ok(log) = self.store.read(&self.id, Seq(0)) else { return };
        let (before, new) = log.split_at(log.len().saturating_sub(entries));
        let Ok(mut table) = Table::fold(before) else { return };
        for entry in new {
            let Ok(told) = table.apply(entry) else { return };
            self.tell(told.to(viewer), table.view(viewer));
        }
    }

    /// Tells what was stored to whoever is at this keyboard, who then had this view.
    fn tell(&mut self, glimpse: Option<Glimpse>, view: Option<View>) {
        let (Some(glimpse), Some(view)) = (glimpse, view) else { return };
        if is_felt_only(&glimpse) {
            // Whoever touched hears it as the answer.
            return;
        }
        let voice = self.voice(&view);
        let said = self.past.hear(&glimpse, &view, &voice);
        self.stand();
        if !said.is_empty() {
            self.told.push(Tell::Happened(said));
        }
        if glimpse.sights.iter().any(|sight| matches!(sight, Sight::Aloud(table::Aloud::Rematch))) {
            self.found_next();
        }
        let is_turn = |sight: &Sight| {
            matches!(
                sight,
                Sight::Started { .. }
                    | Sight::Aloud(table::Aloud::TookBack { .. } | table::Aloud::WentOn { .. })
            )
        };
        if glimpse.sights.iter().any(is_turn) {
            self.call();
        } else if glimpse.sights.iter().any(|sight| matches!(sight, Sight::Moved { .. })) {
            // Whoever is asked together with others is not asked again by each answer (X16).
            let before = self.called.take();
            let now = self.due();
            if now != before {
                self.told.extend(now.clone().map(Tell::Called));
            }
            self.called = now;
        }
    }

    /// Says whose turn it is, if it is somebody's who is here and may hear it.
    pub(crate) fn call(&mut self) {
        self.called = self.due();
        self.told.extend(self.called.clone().map(Tell::Called));
    }

    /// What is to be done now by somebody who is here and may hear it.
    fn due(&self) -> Option<String> {
        let is_shared = self.here().len() > 1;
        let is_private = is_shared && self.open_view().is_some_and(|view| hides(&view));
        let viewer = if is_private { self.eyes() } else { self.listener() };
        let view = self.table()?.view(viewer)?;
        let plays = |seat: &Seat| !is_bot(&view, *seat);
        let is_due = self.here().iter().any(|seat| view.due.contains(*seat) && plays(seat));
        let is_called = is_due && view.outcome.is_none() && self.curtain().is_none();
        is_called.then(|| self.voice(&view).due(&view))
    }

    /// Shows how the table stands.
    pub(crate) fn stand(&mut self) {
        let curtain = self.curtain();
        let viewer = if curtain.is_some() { Viewer::Spectator } else { self.eyes() };
        let Some(table) = self.table() else { return };
        let Some(view) = table.view(viewer) else { return };
        let next = table.next_game();
        let state = State::of(&view, &self.names(), self.clock.now(), next.as_ref());
        let standing = Standing {
            game: self.id.to_string(),
            state,
            at: Instant::now(),
            here: self.here(),
            curtain,
        };
        self.told.push(Tell::Stands(Box::new(standing)));
    }

    /// Reads a line and does what it says.
    fn typed(&mut self, line: &str, sure: bool) -> (Outcome, Vec<String>) {
        let eyes = self.eyes();
        let Some(view) = self.table().and_then(|table| table.view(eyes)) else {
            return (Outcome::Unknown, vec![self.unknown()]);
        };
        let voice = self.voice(&view);
        let context = Context { voice: &voice, view: &view, here: None };
        match Command::read(line, context) {
            Err(misread) => (Outcome::Refused, vec![voice.misread(&misread, context)]),
            Ok(Command::Ask(question)) => (Outcome::Told, self.reply(&voice, &view, question)),
            Ok(command) if command.is_grave() && !sure => {
                let say = words::say(self.manner.language, "server-confirm-resign", &[]);
                (Outcome::Confirm, vec![say])
            }
            Ok(Command::Say(phrase)) => {
                let names = self.names();
                let speaks =
                    |seat: Seat| names.get(seat.index()).map(|who| voice.says(who, phrase));
                let said = match eyes {
                    Viewer::Seat(seat) => speaks(seat),
                    Viewer::Spectator => None,
                };
                (Outcome::Told, said.into_iter().collect())
            }
            Ok(Command::Do(what)) => self.request(&view, what),
            Ok(Command::Turn(first, then)) => {
                let (outcome, mut say) = self.request(&view, first);
                if outcome != Outcome::Done {
                    return (outcome, say);
                }
                let Some(view) = self.table().and_then(|table| table.view(eyes)) else {
                    return (outcome, say);
                };
                let (outcome, more) = self.request(&view, then);
                say.extend(more);
                (outcome, say)
            }
        }
    }

    /// Asks the table for something that the person at the keyboard wants.
    fn request(&mut self, view: &View, what: What) -> (Outcome, Vec<String>) {
        let Some(seat) = self.actor(view, &what) else {
            let voice = self.voice(view);
            return (Outcome::Refused, vec![voice.refusal(Refusal::NoSuchSeat)]);
        };
        let touch = match &what {
            What::Touch { touch, .. } => Some(*touch),
            _ => None,
        };
        // Whoever has done what was due is called again if it is due again.
        let called = self.called.take();
        let reply = self.request_for(seat, view.step, what);
        if !matches!(reply, Reply::Answer(table::Answer::Done { .. })) {
            self.called = self.called.take().or(called);
        }
        let Some(view) = self.table().and_then(|table| table.view(Viewer::Seat(seat))) else {
            return (Outcome::Unknown, vec![self.unknown()]);
        };
        let voice = self.voice(&view);
        let Reply::Answer(answer) = reply else {
            return (Outcome::Unknown, vec![self.unknown()]);
        };
        let outcome = Outcome::from(&answer);
        let say = match (&answer, touch) {
            (table::Answer::Felt { found }, Some(touch)) => {
                // Told with its place, as everything that happens to a hand.
                let sight = Sight::Felt { touch, found: *found };
                voice.tell(&Glimpse { step: view.step, sights: vec![sight] }, &view)
            }
            _ => voice.answer(&answer).into_iter().collect(),
        };
        (outcome, say)
    }

    fn request_for(&mut self, seat: Seat, step: StepNumber, what: What) -> Reply {
        let Some(chair) = self.table().map(|table| table.chair(seat)) else {
            return Reply::NoTable;
        };
        let Ok(nonce) = chance::nonce() else {
            let why = "the system has no random bytes".to_owned();
            return Reply::Unavailable(host::Outage { why });
        };
        self.ask(Ask::Request { asker: Asker { chair, nonce }, step, what })
    }

    /// Answers a question from what the person may know and has heard.
    fn reply(&self, voice: &Voice, view: &View, question: Question) -> Vec<String> {
        let scene = Scene {
            view,
            now: self.clock.now(),
            last_move: self.past.last_move.as_deref(),
            last_said: self.past.last_said.as_deref(),
        };
        voice.reply(question, &scene)
    }

    fn unknown(&self) -> String {
        self.manner.speaker().remark(&Remark::NotStored)
    }

    /// Deadlines are kept, bots act and think, until all wait for a person.
    fn go_on(&mut self) {
        while let Some(order) = self.overdue() {
            if !matches!(self.ask(Ask::Order(order)), Reply::Done) {
                break;
            }
        }
        self.let_bots_act();
        self.let_bots_think();
    }

    fn overdue(&self) -> Option<Order> {
        let now = self.clock.now();
        let deadlines = self.table()?.deadlines();
        let is_overdue =
            deadlines.iter().any(|deadline| deadline.at <= now && is_judged(deadline.what));
        is_overdue.then_some(Order::TimePassed)
    }

    /// Bots answer what was proposed.
    fn answer_offers(&mut self) {
        let Some(view) = self.open_view() else { return };
        let Some(open) = view.offer else { return };
        let seats = (1..).map_while(Seat::new).take(view.places.len());
        let asked: Vec<Seat> =
            seats.filter(|seat| is_bot(&view, *seat) && !open.agreed.contains(*seat)).collect();
        for seat in asked {
            self.request_for(seat, view.step, ::bots::reply(open.offer));
        }
    }
}

/// Does a bot play for this seat now?
fn is_bot(view: &View, seat: Seat) -> bool {
    view.places.get(seat.index()).is_some_and(|place| place.bot().is_some())
}

/// Asks a room, and does what it says in its order: the answer, and what is to be told.
fn settle(
    store: &Store,
    id: &GameId,
    room: &mut host::Room<()>,
    ask: Ask,
    when: When,
) -> (Reply, Vec<Told>) {
    let mut effects = VecDeque::from(room.ask((), ask, when));
    let (mut answer, mut tell) = (Reply::Unavailable(Failure::Closed.into()), Vec::new());
    while let Some(effect) = effects.pop_front() {
        match effect {
            Effect::Read { from } => effects.extend(room.read(store.read(id, from).map_err(Into::into))),
            Effect::Append(append) => effects.extend(room.stored(store.append(append).map_err(Into::into))),
            Effect::Answer { to: (), reply } => answer = reply,
            Effect::Tell(told) => tell.push(told),
        }
    }
    (answer, tell)
}

/// Does something happen by itself when this is due? What can be claimed is for people to claim.
const fn is_judged(due: Due) -> bool {
    matches!(due, Due::Clock(_) | Due::Pointing)
}

/// Did a masked hand feel something, and nothing else happen (Q19)?
fn is_felt_only(glimpse: &Glimpse) -> bool {
    glimpse.sights.iter().all(|sight| matches!(sight, Sight::Felt { .. }))
}

/// Is there something that one player may see and another may not?
const fn hides(view: &View) -> bool {
    matches!(view.game, Some(GameView::Access(_) | GameView::Quartex(_))) && view.outcome.is_none()
}
