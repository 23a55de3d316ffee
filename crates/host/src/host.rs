//! The host of one table: everything that happens around it, and nothing done by itself.
//!
//! Whoever runs it, a task of a server, a terminal, a page in a browser or a simulation, hands it what
//! came in, with the time, and carries out the [effects](Effect) in their order.
//!
//! **When the store fails**, nothing is tried without pause, everybody is told, and the time counts for
//! nobody: before anything else happens the table is [resumed](table::Order::Resume). Whatever was to be
//! stored by the host itself, a bot's move, a deadline, that somebody is away, is tried again.
//!
//! **When another server stops**, it lets the clocks of its tables rest. Nobody is told to wait for that: whatever is
//! asked here is held, the table resumed, and then it is decided, in the order in which it came.

mod bots;
mod duties;
mod schedule;
mod waking;

use std::collections::{BTreeMap, BTreeSet};

use table::{
    Answer, GameId, Moment, PersonId, PublicEvent, Seat, Sight, Span, Table, Told, Viewer, When,
};

use crate::append::Seq;
use crate::input::{Effect, Input, Trouble, Warning};
use crate::outage::Outage;
use crate::presence::{Presence, seats_of};
use crate::room::{self, Ask, Reply, Room, Unanswered};
use crate::turns::Turns;

/// How a host is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HostOptions {
    /// May other servers write to the same log?
    pub is_shared: bool,
    /// Was the table under way while nobody watched its clocks? Then the time counts for nobody.
    pub slept: bool,
    /// How long bots take, in percent of a person's pace.
    pub pace: u32,
    /// Do bots act in the order of their chairs, however fast they think? For games to be repeated.
    pub in_order: bool,
}

/// A host in which nothing happens is given up after so long: whoever comes opens it again.
pub const IDLE: Span = Span::seconds(30);

/// On a store with other servers, so long passes at most before we notice what they stored.
const POLL: Span = Span::seconds(2);

/// A store that takes longer is said to fail, and its time counts for nobody.
const SLOW: Span = Span(1_500);

/// Whoever asks something of a table that rests waits for so long at most until it has gone on; then nobody
/// knows what comes of it.
const HELD: Span = Span::seconds(4);

/// A deadline that a server watches is kept within so long; one that has passed for longer, nobody watched.
const KEPT: Span = Span::seconds(5);

/// After a failure it is tried again after so long at first, and at last.
const FIRST_PAUSE: Span = Span(250);
const LAST_PAUSE: Span = Span(1_000);

/// What the host itself asks of its room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Own {
    /// The log is read, before anything else.
    Look,
    /// The table goes on, after nobody watched.
    Resume,
    /// All sit, and the server that seated the last one could not start the game.
    Start,
    /// A deadline has passed.
    Time,
    /// Perhaps another server has stored something.
    Poll,
    /// The server stops.
    Pause,
    /// Whoever sat down here is back, or away.
    Here(usize),
    Away(usize),
    /// The bot on this chair acts, or answers an offer.
    Act(usize),
    Offer(usize),
}

/// Who asked a room.
#[derive(Clone, Debug)]
enum Caller<C> {
    Outside(C),
    /// Whoever founds the table.
    Founder(C),
    Own(Own),
}

/// Is the table known, and do its clocks count?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sleep {
    /// Whoever asks, wakes it.
    Asleep,
    /// It is being read, and resumed if it must be.
    Waking,
    Awake,
}

/// How far the server has come with stopping.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stopping {
    /// What was begun is finished.
    Finishing,
    /// All is stored.
    Stopped,
}

/// The store fails.
#[derive(Clone, Copy, Debug)]
struct Failing {
    /// Nothing can be written; else it could not be read.
    writing: bool,
    /// When it is tried again.
    again: Moment,
    pause: Span,
}

/// The host of one table. `C` is whatever whoever runs it needs to find the one who asked again.
#[derive(Clone, Debug)]
pub struct Host<C> {
    room: Room<Caller<C>>,
    options: HostOptions,
    sleep: Sleep,
    /// What came while the table was woken, and what found it at rest.
    held: Vec<Unanswered<C>>,
    pending: BTreeSet<Own>,
    /// What was refused, how long the log was then, and when it was: not asked again at once.
    refused: BTreeMap<Own, (Seq, Moment)>,
    turns: Turns,
    presence: Presence,
    lags: BTreeMap<PersonId, Span>,
    failing: Option<Failing>,
    /// It is being found out whether the store works again: asked at this [time](Failing::again).
    probing: Option<Moment>,
    /// Since when something is read or stored.
    under_way: Option<Moment>,
    /// The next game is to be founded; when that is tried.
    to_found: Option<Moment>,
    /// Up to this moment everybody has been shown what can be claimed.
    claimable: Moment,
    polled: Moment,
    /// When somebody outside last wanted something.
    busy: Moment,
    stopping: Option<Stopping>,
    wake: Option<Moment>,
}

impl<C> Host<C> {
    /// A host for this table. Nothing is read before somebody comes.
    pub fn new(id: GameId, options: HostOptions, now: Moment) -> Self {
        Self {
            room: Room::new(id),
            options,
            sleep: Sleep::Asleep,
            held: Vec::new(),
            pending: BTreeSet::new(),
            refused: BTreeMap::new(),
            turns: Turns::default(),
            presence: Presence::default(),
            lags: BTreeMap::new(),
            failing: None,
            probing: None,
            under_way: None,
            to_found: None,
            claimable: now,
            polled: now,
            busy: now,
            stopping: None,
            wake: None,
        }
    }

    /// The table as far as it is known here; `None` before it was read.
    pub const fn table(&self) -> Option<&Table> {
        self.room.table()
    }

    /// The number of the next entry, as far as it is known here.
    pub const fn next(&self) -> Seq {
        self.room.next()
    }

    /// Is nothing being read or stored, and nobody waiting for an answer?
    pub fn is_idle(&self) -> bool {
        self.room.is_idle() && self.held.is_empty()
    }

    /// Does a bot think, or mean to do something?
    pub fn is_thinking(&self) -> bool {
        !self.turns.is_quiet()
    }

    /// Does somebody watch?
    pub fn is_watched(&self) -> bool {
        !self.presence.is_deserted()
    }

    /// Does the store fail, as far as is known here?
    pub const fn is_troubled(&self) -> bool {
        self.failing.is_some()
    }

    /// When to come back with [`Input::Tick`]; without one, not before something happens.
    pub const fn wake(&self) -> Option<Moment> {
        self.wake
    }

    /// Can it be given up? Whoever comes opens it again.
    pub fn is_needless(&self, now: Moment) -> bool {
        now.since(self.busy) >= IDLE && self.is_idle() && self.is_deserted()
    }

    /// Something came in.
    #[must_use]
    pub fn take(&mut self, input: Input<C>, now: Moment) -> Vec<Effect<C>> {
        let mut out = Vec::new();
        match input {
            Input::Ask { by, ask, lag } => self.asked(by, ask, When { now, lag }, &mut out),
            Input::Read(result) => {
                self.returned(result.is_ok(), false, now, &mut out);
                let effects = self.room.read(result);
                self.pass(effects, now, &mut out);
            }
            Input::Stored(result) => {
                self.returned(result.is_ok(), true, now, &mut out);
                let effects = self.room.stored(result);
                self.pass(effects, now, &mut out);
            }
            Input::Hint(next) => {
                let effects = self.room.hint(next);
                self.pass(effects, now, &mut out);
            }
            Input::Thought(pending, what) => self.thought(pending, what, now, &mut out),
            Input::Unasked(pending) => self.turns.unasked(pending, now),
            Input::Came(viewer, person) => {
                self.busy = now;
                self.presence.came(viewer, person, self.room.table());
            }
            Input::Went(viewer) => {
                self.busy = now;
                self.presence.went(viewer, self.room.table(), now);
            }
            Input::Visited(person) => {
                self.busy = now;
                match self.room.table() {
                    Some(table) => self.presence.visited(&person, table, now),
                    None => self.wake_up(now, &mut out),
                }
            }
            // Whoever only watches has no clock.
            Input::Lag(person, lag) => {
                let table = self.room.table();
                if table.is_some_and(|table| !seats_of(table, &person).is_empty()) {
                    self.lags.insert(person, lag);
                }
            }
            Input::Outage => {
                let is_news = self.failing.is_none() && self.under_way.is_none();
                if is_news && self.sleep == Sleep::Awake && self.room.table().is_some_and(is_played)
                {
                    self.fails(true, now, &mut out);
                }
            }
            Input::Probed(result) => self.probed(result.is_ok(), now, &mut out),
            Input::Founded(Err(_)) => self.to_found = Some(now.after(LAST_PAUSE)),
            Input::Founded(Ok(())) | Input::Tick => {}
            Input::Stop => self.stop(now, &mut out),
        }
        self.attend(now, &mut out);
        if self.stopping == Some(Stopping::Finishing) && self.is_idle() {
            self.stopping = Some(Stopping::Stopped);
            out.push(Effect::Stopped);
        }
        self.schedule(now);
        out
    }

    fn asked(&mut self, by: C, ask: Ask, when: When, out: &mut Vec<Effect<C>>) {
        self.busy = when.now;
        if matches!(ask, Ask::Found(_)) {
            let by = Caller::Founder(by);
            return self.ask(Unanswered { by, ask, when }, when.now, out);
        }
        if self.sleep == Sleep::Awake {
            let by = Caller::Outside(by);
            return self.ask(Unanswered { by, ask, when }, when.now, out);
        }
        // While it fails nobody waits for what will fail too.
        if let (Sleep::Asleep, Some(failing)) = (self.sleep, self.failing)
            && when.now < failing.again
        {
            let reply = Reply::Unavailable(Outage::new("the store fails"));
            return out.push(Effect::Answer { to: by, reply });
        }
        self.held.push(Unanswered { by, ask, when });
        self.wake_up(when.now, out);
    }

    /// Asks the room for something that came at this moment, perhaps some time ago.
    fn ask(
        &mut self,
        Unanswered { by, ask, when }: Unanswered<Caller<C>>,
        now: Moment,
        out: &mut Vec<Effect<C>>,
    ) {
        let effects = self.room.ask(by, ask, when);
        self.pass(effects, now, out);
    }

    /// Orders something, unless that is under way or was just refused.
    fn order(&mut self, own: Own, ask: Ask, when: When, out: &mut Vec<Effect<C>>) {
        let is_refused = self.refused_until(own).is_some_and(|until| when.now < until);
        if !is_refused && self.pending.insert(own) {
            let by = Caller::Own(own);
            self.ask(Unanswered { by, ask, when }, when.now, out);
        }
    }

    /// What was refused is not asked again before that, unless something has happened.
    fn refused_until(&self, own: Own) -> Option<Moment> {
        let refused = self.refused.get(&own).filter(|(next, _)| *next == self.room.next());
        refused.map(|(_, then)| then.after(LAST_PAUSE))
    }

    /// Hands on what the room wants, and hears what is for the host itself.
    fn pass(
        &mut self,
        effects: Vec<room::RoomEffect<Caller<C>>>,
        now: Moment,
        out: &mut Vec<Effect<C>>,
    ) {
        for effect in effects {
            match effect {
                room::RoomEffect::Read { from } => {
                    self.under_way = Some(now);
                    out.push(Effect::Read { from });
                }
                room::RoomEffect::Append(append) => {
                    self.under_way = Some(now);
                    out.push(Effect::Append(append));
                }
                room::RoomEffect::Answer { to: Caller::Outside(to), reply } => {
                    out.push(Effect::Answer { to, reply });
                }
                room::RoomEffect::Answer { to: Caller::Founder(to), reply } => {
                    // What was founded just now need not be read. If it was asked again, the table may
                    // have been under way for long.
                    let is_new = reply == Reply::Done && self.room.next() == Seq(1);
                    if is_new && self.sleep == Sleep::Asleep && !self.options.slept {
                        self.sleep = Sleep::Awake;
                    }
                    out.push(Effect::Answer { to, reply });
                }
                room::RoomEffect::Answer { to: Caller::Own(own), reply } => {
                    self.pending.remove(&own);
                    self.answered(own, reply, now, out);
                }
                room::RoomEffect::Tell(told) => {
                    self.mind(&told, now);
                    out.push(Effect::Tell(told));
                }
                room::RoomEffect::Rests(all) => self.rested(all, now, out),
            }
        }
    }

    /// What the host must do about what was stored.
    fn mind(&mut self, told: &Told, now: Moment) {
        let is_rematch = |sight: &Sight| matches!(sight, Sight::Aloud(PublicEvent::Rematch));
        let heard = told.to(Viewer::Spectator);
        if heard.is_some_and(|glimpse| glimpse.sights.iter().any(is_rematch)) {
            self.to_found = Some(now);
        }
    }

    /// The answer to something that the host asked itself.
    fn answered(&mut self, own: Own, reply: Reply, now: Moment, out: &mut Vec<Effect<C>>) {
        // A store that works, and a log that cannot be read: that is no better a moment later. What a bot
        // does waits by itself.
        let is_unreadable = matches!(reply, Reply::Unavailable(_)) && self.failing.is_none();
        let is_refused =
            matches!(reply, Reply::Refused(_) | Reply::Answer(Answer::Refused(_) | Answer::Stale));
        if (is_refused || is_unreadable) && !matches!(own, Own::Act(_)) {
            self.refused.insert(own, (self.room.next(), now));
        }
        match own {
            Own::Look | Own::Resume if self.sleep == Sleep::Waking => {
                self.woken(own, reply, now, out);
            }
            Own::Act(index) => self.acted(index, &reply, now, out),
            Own::Away(index) => {
                if let (Reply::Unavailable(_), Some(chair)) = (reply, chair_at(index)) {
                    self.presence.leave_again(chair, now.after(LAST_PAUSE));
                }
            }
            Own::Time => {
                if let Reply::Refused(refusal) = reply {
                    out.push(Effect::Warn(Warning::OrderRefused(refusal)));
                }
            }
            Own::Look
            | Own::Resume
            | Own::Start
            | Own::Poll
            | Own::Pause
            | Own::Here(_)
            | Own::Offer(_) => {}
        }
    }

    /// Whatever is to be done now.
    fn attend(&mut self, now: Moment, out: &mut Vec<Effect<C>>) {
        if self.under_way.is_some_and(|since| now.since(since) >= SLOW) && self.failing.is_none() {
            let failing =
                Failing { writing: true, again: now.after(LAST_PAUSE), pause: LAST_PAUSE };
            self.failing = Some(failing);
            out.push(Effect::Trouble(Trouble::Begins));
            // Whatever is asked from now on is decided after the table was resumed.
            self.fall_asleep(now, out);
        }
        if self.sleep == Sleep::Asleep && self.stopping.is_none() {
            let is_time = self.wakes_at().is_none_or(|at| at <= now);
            if is_time && self.room.is_idle() && (!self.held.is_empty() || self.is_wanted()) {
                self.wake_up(now, out);
            }
        }
        if self.sleep != Sleep::Awake || self.stopping.is_some() {
            return;
        }
        self.let_bots_think(now, out);
        self.show_claims(now, out);
        // What fails is not tried without pause.
        if self.failing.is_some_and(|failing| now < failing.again) {
            return;
        }
        self.go_on(now, out);
        self.keep_deadlines(now, out);
        self.keep_presence(now, out);
        self.let_bots_act(now, out);
        self.answer_offers(now, out);
        self.found_next(now, out);
        if self.options.is_shared && !self.presence.is_deserted() && now.since(self.polled) >= POLL
        {
            self.polled = now;
            self.order(Own::Poll, Ask::Look, When::at(now), out);
        }
        self.probe(now, out);
    }
}

/// Does a clock run, or would it if the server were there?
fn runs(table: &Table) -> bool {
    (table.terms().pace.is_timed() || table.terms().pointing.is_some())
        && is_played(table)
        && !table.paused()
        && !table.adjourned()
}

/// Has its game begun, and is it not over?
fn is_played(table: &Table) -> bool {
    table.game().is_some() && table.outcome().is_none()
}

fn chair_at(index: usize) -> Option<Seat> {
    u8::try_from(index + 1).ok().and_then(Seat::new)
}
