//! A server: hosts, one writer, lines to clients, timers and bots. It keeps nothing over a crash.

mod bots;
mod lines;
mod writer;

use std::collections::{BTreeMap, BTreeSet};

use host::{Ask, Effect, Host, HostOptions, Input, Reply};
use store::{Asker, Failure, Seq};
use table::{Answer, Refusal, Seat, Span, Table, Viewer, What};

use crate::agenda::Event;
use crate::disk::Job;
use crate::fault::{CrashPoint, Plant};
use crate::judge::brief;
use crate::parcel::{Letter, Message, Parcel, Who};
use crate::scene::{Scene, Time};

/// Is it there?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    Down,
    Up,
    /// So many tables are still to be put to rest.
    Stopping(usize),
}

/// Somebody on a line.
#[derive(Clone, Copy, Debug)]
struct Listener {
    client: usize,
    line: u32,
    chair: Option<Seat>,
    /// When the last news will arrive: the next does not overtake them.
    last: Time,
}

/// A host and what the node keeps beside it.
#[derive(Debug)]
struct Held {
    host: Host<Who>,
    listeners: Vec<Listener>,
    timer: Option<Time>,
    /// Since when everybody believes that the store fails.
    troubled: Option<Time>,
}

/// A batch on its way.
#[derive(Debug)]
struct Flight {
    batch: Vec<Job>,
    is_committed: bool,
}

/// A server.
#[derive(Debug)]
pub(crate) struct Node {
    number: usize,
    /// Goes up with every crash and stop: what was meant for an earlier life is void.
    pub(crate) life: u32,
    pub(crate) phase: Phase,
    rooms: BTreeMap<usize, Held>,
    queue: Vec<Job>,
    flight: Option<Flight>,
    /// Where it will die.
    doom: Option<CrashPoint>,
    /// Its store fails until then.
    pub(crate) fails_until: Time,
    /// What it stored last.
    last_batch: Vec<Job>,
    /// Its store has failed in this life.
    has_failed: bool,
    /// Lines that were closed: what comes over them later is for nobody.
    closed: BTreeSet<(usize, u32)>,
}

/// So long the slowest disk may take, in milliseconds.
const PATIENCE: u64 = 10_000;

fn failure() -> Failure {
    Failure::Unavailable { why: "the disk is full, or the connection gone".to_owned() }
}

impl Node {
    pub(crate) const fn new(number: usize) -> Self {
        Self {
            number,
            life: 0,
            phase: Phase::Down,
            rooms: BTreeMap::new(),
            queue: Vec::new(),
            flight: None,
            doom: None,
            fails_until: Time(0),
            last_batch: Vec::new(),
            has_failed: false,
            closed: BTreeSet::new(),
        }
    }

    fn id(&self) -> u64 {
        u64::try_from(self.number).unwrap()
    }

    pub(crate) fn is_down(&self) -> bool {
        self.phase == Phase::Down
    }

    /// Starts. Games under way while no node was up are resumed by whoever opens them.
    pub(crate) fn start(&mut self, scene: &mut Scene) {
        if !self.is_down() {
            return;
        }
        if self.fails(scene) {
            return scene.plan(1_000, Event::Start { node: self.number });
        }
        if scene.judge.is_dark() && scene.now > Time(0) {
            scene.asleep = scene.disk.unfinished().into_iter().collect();
            if scene.dice.coin() {
                scene.jump();
            }
        }
        scene.note("start", &[self.id()], || format!("node {}", self.number));
        scene.node_starts();
        self.phase = Phase::Up;
    }

    /// Dies: what is not on the disk is gone.
    pub(crate) fn crash(&mut self, scene: &mut Scene, why: &'static str) {
        if self.is_down() {
            return;
        }
        scene.tally.count(why);
        scene.note("crash", &[self.id()], || format!("node {}, {why}", self.number));
        scene.node_falls(self.number);
        self.phase = Phase::Down;
        self.life += 1;
        self.doom = None;
        self.has_failed = false;
        self.queue.clear();
        if let Some(Flight { batch, is_committed: false }) = self.flight.take()
            && scene.dice.coin()
        {
            scene.commit(&batch);
        }
        if scene.has(Plant::LoseTheLastBatch) {
            scene.lose(&std::mem::take(&mut self.last_batch));
        }
        for (_, held) in std::mem::take(&mut self.rooms) {
            for Listener { client, line, .. } in held.listeners {
                // What is on its way may still arrive.
                let delay = if scene.dice.coin() { 0 } else { scene.dice.between(0, 300) };
                scene.plan(delay, Event::Cut { client, line });
            }
        }
    }

    /// Will die when it comes to this point.
    pub(crate) const fn doom(&mut self, point: Option<CrashPoint>) {
        self.doom = point;
    }

    fn dies(&mut self, scene: &mut Scene, point: CrashPoint) -> bool {
        let dies = self.doom == Some(point);
        if dies {
            self.crash(scene, point.name());
        }
        dies
    }

    /// Puts its tables to rest, and goes.
    pub(crate) fn stop(&mut self, scene: &mut Scene) {
        if self.phase != Phase::Up {
            return;
        }
        scene.tally.count("orderly stops");
        scene.note("stop", &[self.id()], || format!("node {}", self.number));
        let tables: Vec<usize> = self.rooms.keys().copied().collect();
        self.phase = Phase::Stopping(tables.len());
        let life = self.life;
        let event = Event::Stopped { node: self.number, life };
        scene.plan(if tables.is_empty() { 0 } else { 4_000 }, event);
        for table in tables {
            if self.life == life {
                self.hand(scene, table, Input::Stop);
            }
        }
    }

    fn fails(&self, scene: &Scene) -> bool {
        scene.now < self.fails_until
    }

    /// A parcel has arrived.
    pub(crate) fn receive(&mut self, scene: &mut Scene, parcel: Parcel) {
        let Parcel { table, message } = parcel;
        if let Message::Close { client, line } = message {
            return self.close(scene, table, client, line);
        }
        if self.phase != Phase::Up {
            scene.tally.count("parcels to nodes that are down or starting");
            return;
        }
        match message {
            Message::Play { client, lag, ask } => {
                let Ask::Request { asker, step, what } = ask else { return };
                let who = Who::Player { client, asker: asker.clone(), arrived: scene.events };
                let asker = self.speaker(scene, table, asker, &what);
                let ask = Ask::Request { asker, step, what };
                self.hand(scene, table, Input::Ask { by: who, ask, lag });
            }
            Message::Look { client, line, chair } => {
                let floor = scene.judge.length(table);
                let who = Who::Line { client, line, chair, floor };
                if scene.has(Plant::LookWithoutReading) && self.table(table).is_some() {
                    return self.answer(scene, table, &who, Reply::Done);
                }
                self.hand(scene, table, asks(who, Ask::Look));
            }
            Message::Host(ask) => self.hand(scene, table, asks(Who::Host, ask)),
            Message::Show => self.hand(scene, table, asks(Who::Show, Ask::Look)),
            Message::Close { .. } => {}
        }
    }

    fn speaker(&self, scene: &Scene, table: usize, asker: Asker, what: &What) -> Asker {
        // Before the start seats were chairs.
        let is_early = matches!(what, What::Contribute(_) | What::Leave);
        match self.table(table) {
            Some(table) if scene.has(Plant::SeatsForChairs) && is_early => {
                Asker { chair: table.chair(asker.chair), ..asker }
            }
            _ => asker,
        }
    }

    fn table(&self, table: usize) -> Option<&Table> {
        self.rooms.get(&table)?.host.table()
    }

    /// Something has come that a host was waiting for, if it is still there.
    pub(crate) fn hear(&mut self, scene: &mut Scene, table: usize, input: Input<Who>) {
        if self.rooms.contains_key(&table) {
            self.hand(scene, table, input);
        }
    }

    /// The store has failed for this table. Mistakes are planted here.
    fn failed(&mut self, scene: &mut Scene, table: usize) {
        self.has_failed = true;
        let Some(held) = self.rooms.get_mut(&table) else { return };
        if scene.has(Plant::CountTheOutage) && held.host.is_idle() {
            self.rooms.remove(&table);
        } else if scene.has(Plant::SpinWhileFailing) {
            let later = table::Moment(scene.moment().0 + 10_000);
            let effects = held.host.take(Input::Tick, later);
            self.carry_out(scene, table, effects);
        }
    }

    /// Hands something to the host of a table, which is opened if it is not, and does what it says.
    pub(super) fn hand(&mut self, scene: &mut Scene, table: usize, input: Input<Who>) {
        let now = scene.moment();
        let id = &scene.plans[table].id;
        let slept = scene.asleep.contains(id) && !scene.has(Plant::NoResume);
        let options = HostOptions { is_shared: scene.nodes > 1, slept, pace: 100, in_order: false };
        let held = self.rooms.entry(table).or_insert_with(|| Held {
            host: Host::new(id.clone(), options, now),
            listeners: Vec::new(),
            timer: None,
            troubled: None,
        });
        let effects = held.host.take(input, now);
        self.carry_out(scene, table, effects);
    }

    /// Another node says how long a log is.
    pub(crate) fn hint(&mut self, scene: &mut Scene, table: usize, next: Seq) {
        if let Some(held) = self.rooms.get(&table) {
            if held.host.table().is_some() {
                let (node, life, since) = (self.number, self.life, scene.now);
                scene.plan(PATIENCE, Event::Heard { node, life, table, next, since });
            }
            self.hand(scene, table, Input::Hint(next));
        }
    }

    /// What another node said must have been read, unless something was wrong meanwhile.
    pub(crate) fn heard(&self, scene: &mut Scene, table: usize, next: Seq, since: Time) {
        let is_well = scene.judge.well_since.is_some_and(|well| well.after(PATIENCE) < since);
        if let Some(held) = self.rooms.get(&table)
            && is_well
            && held.host.table().is_some()
            && held.host.next() < next
        {
            scene.judge.object(table, format!("node {} was told of {next} entries", self.number));
        }
    }

    /// Does what a host says is to be done, in that order.
    fn carry_out(&mut self, scene: &mut Scene, table: usize, effects: Vec<Effect<Who>>) {
        let life = self.life;
        let tells = effects.iter().filter(|effect| matches!(effect, Effect::Tell(_))).count();
        if tells > 0 && self.dies(scene, CrashPoint::Applied) {
            return;
        }
        let next = self.rooms[&table].host.next().0 as usize;
        let mut entry = next - tells;
        let mut has_answered = false;
        for effect in effects {
            if self.life != life {
                return;
            }
            match effect {
                Effect::Read { from } => self.order_read(scene, table, from),
                Effect::Append(append) => self.enqueue(scene, table, append),
                Effect::Answer { to, reply } => {
                    has_answered = true;
                    self.answer(scene, table, &to, reply);
                }
                Effect::Tell(told) => {
                    if has_answered && self.dies(scene, CrashPoint::Answered) {
                        return;
                    }
                    self.tell(scene, table, entry, &told);
                    entry += 1;
                }
                Effect::Think(pending, view) => self.think(scene, table, pending, &view),
                Effect::Found(_) => self.found(scene, table),
                Effect::Stopped => self.stopped(scene),
                Effect::Refresh => scene.tally.count("claims shown"),
                Effect::Probe => self.probe(scene, table),
                Effect::Trouble(trouble) => self.tell_trouble(scene, table, trouble),
                Effect::Warn(warning) => {
                    scene.tally.count("warnings");
                    scene.note("warning", &[self.id(), table as u64], || format!("{warning:?}"));
                }
            }
        }
        if self.life == life {
            self.set_timer(scene, table);
        }
        if let Some(held) = self.rooms.get(&table) {
            scene.judge.holds(table, &held.host);
        }
    }

    /// Everybody at a table is told that the store fails, or works again.
    fn tell_trouble(&mut self, scene: &mut Scene, table: usize, trouble: host::Trouble) {
        let Some(held) = self.rooms.get_mut(&table) else { return };
        match trouble {
            host::Trouble::Begins => {
                scene.tally.count("troubles told");
                held.troubled = Some(scene.now);
                self.await_recovery(scene, table, scene.now, false);
            }
            host::Trouble::Ends => {
                scene.tally.count("troubles over");
                held.troubled = None;
            }
        }
    }

    fn await_recovery(&self, scene: &mut Scene, table: usize, since: Time, was_watched: bool) {
        let (node, life) = (self.number, self.life);
        scene.plan(PATIENCE, Event::Recovered { node, life, table, since, was_watched });
    }

    /// Once the store works again, those at a table are told: whoever looks twice, and finds somebody who
    /// has believed all the time that it fails, has found a promise broken.
    pub(crate) fn recovered(
        &mut self,
        scene: &mut Scene,
        table: usize,
        since: Time,
        was_watched: bool,
    ) {
        let Some(held) = self.rooms.get(&table) else { return };
        if held.troubled != Some(since) || self.phase != Phase::Up {
            return;
        }
        let has_worked =
            scene.judge.well_since.is_some_and(|well| well.after(PATIENCE) < scene.now);
        let is_watched = has_worked && held.host.is_watched();
        if is_watched && was_watched {
            scene.judge.object(table, "nobody was told that the store works again");
        }
        self.await_recovery(scene, table, since, is_watched);
    }

    fn stopped(&mut self, scene: &mut Scene) {
        if let Phase::Stopping(left) = &mut self.phase {
            *left -= 1;
            if *left == 0 {
                let event = Event::Stopped { node: self.number, life: self.life };
                scene.plan(0, event);
            }
        }
    }

    /// A host wants to be woken then.
    fn set_timer(&mut self, scene: &mut Scene, table: usize) {
        let Some(held) = self.rooms.get_mut(&table) else { return };
        let wake = held.host.wake();
        let due = wake.map(|at| Time(at.0.saturating_sub(scene.ahead)).max(scene.now));
        if due == held.timer {
            return;
        }
        held.timer = due;
        if let Some(due) = due {
            let event = Event::Timer { node: self.number, life: self.life, table, due };
            scene.agenda.plan(due, event);
        }
    }

    /// Its time has come, if it is still the one.
    pub(crate) fn timer(&mut self, scene: &mut Scene, table: usize, due: Time) {
        let Some(held) = self.rooms.get_mut(&table) else { return };
        if held.timer != Some(due) || scene.has(Plant::NoDeadlines) {
            return;
        }
        held.timer = None;
        scene.tally.count("timers");
        scene.judge.wakes(table, scene.now);
        scene.note("timer", &[self.id(), table as u64], || {
            format!("node {} table {table}", self.number)
        });
        self.hand(scene, table, Input::Tick);
        // Nobody needs it: it is dropped, as caches are.
        if self.rooms.get(&table).is_some_and(|held| held.host.is_needless(scene.moment())) {
            scene.tally.count("hosts dropped");
            self.rooms.remove(&table);
        }
    }

    fn answer(&mut self, scene: &mut Scene, table: usize, who: &Who, reply: Reply) {
        let is_unavailable = matches!(reply, Reply::Unavailable(_));
        scene.tally.add("answers: unavailable", u64::from(is_unavailable));
        match *who {
            Who::Player { client, ref asker, .. } => {
                let asker = asker.clone();
                if reply == Reply::Answer(Answer::Refused(Refusal::Paused)) {
                    scene.judge.object(table, "somebody is told to wait until the table goes on");
                }
                if is_unavailable && scene.nodes == 1 {
                    scene.judge.denied(table, asker.chair, scene.now);
                }
                let reply = self.as_planted(scene, table, reply);
                scene.judge.answers(table, who, &reply, scene.events);
                scene.note("answer", &[self.id(), table as u64, client as u64], || {
                    format!(
                        "node {} table {table} client {client} {asker}: {}",
                        self.number,
                        in_brief(&reply)
                    )
                });
                let letter = Letter { asker, reply };
                scene.send(letter, |letter| Event::Letter { client, letter });
            }
            Who::Line { client, line, chair, floor } => {
                self.show(
                    scene,
                    table,
                    Listener { client, line, chair, last: scene.now },
                    floor,
                    &reply,
                );
            }
            Who::Host => {}
            Who::Show => {
                let view = self.table(table).and_then(|table| table.view(Viewer::Spectator));
                let view = view.filter(|_| reply == Reply::Done).map(Box::new);
                if !is_unavailable {
                    let delay = scene.delay();
                    scene.plan(delay, Event::Shown { table, view });
                }
            }
        }
    }

    fn as_planted(&self, scene: &Scene, table: usize, reply: Reply) -> Reply {
        match (reply, self.table(table)) {
            (Reply::Answer(Answer::Done { .. }), Some(table)) if scene.has(Plant::AnswerAnew) => {
                let view = table.view(Viewer::Spectator).unwrap();
                Reply::Answer(Answer::Done { step: view.step })
            }
            (reply, _) => reply,
        }
    }

    /// In the end nothing is under way, and hosts that were told everything know everything.
    pub(crate) fn finish(&self, scene: &mut Scene, since: Time) {
        for (&table, held) in &self.rooms {
            if !held.host.is_idle() {
                scene.judge.object(table, format!("node {} is not done with it", self.number));
            }
            let is_told = scene.judge.stored_at(table) > since && held.host.table().is_some();
            if is_told && held.host.next().0 as usize != scene.judge.length(table) {
                scene.judge.object(table, format!("node {} never heard of the end", self.number));
            }
        }
    }
}

/// A reply in a few words, for the trace.
fn in_brief(reply: &Reply) -> String {
    match reply {
        Reply::Answer(answer) => brief(answer),
        other => format!("{other:?}"),
    }
}

/// Somebody asks without a line.
pub(super) const fn asks(by: Who, ask: Ask) -> Input<Who> {
    Input::Ask { by, ask, lag: Span::ZERO }
}
