//! A server: rooms, one writer, lines to clients, timers and bots. It keeps nothing over a crash.

mod lines;
mod watch;
mod writer;

use std::collections::BTreeMap;

use host::{Ask, Effect, Reply, Room};
use store::{Asker, Failure, Seq};
use table::{Answer, GameId, Order, Seat, Span, Table, Viewer, What, When};

use crate::agenda::Event;
use crate::disk::Job;
use crate::fault::{CrashPoint, Plant};
use crate::judge::brief;
use crate::parcel::{Letter, Parcel, Who, Wish};
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

/// A room and what the node keeps beside it.
#[derive(Debug)]
struct Held {
    room: Room<Who>,
    /// `false` from the start of the node until the table was resumed.
    is_open: bool,
    listeners: Vec<Listener>,
    timer: Option<Time>,
    has_bot_planned: bool,
}

impl Held {
    fn new(id: GameId, is_open: bool) -> Self {
        let room = Room::new(id);
        Self { room, is_open, listeners: Vec::new(), timer: None, has_bot_planned: false }
    }
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
        }
    }

    fn id(&self) -> u64 {
        u64::try_from(self.number).unwrap()
    }

    pub(crate) fn is_down(&self) -> bool {
        self.phase == Phase::Down
    }

    /// Starts, and resumes every game that is not over.
    pub(crate) fn start(&mut self, scene: &mut Scene) {
        if !self.is_down() {
            return;
        }
        if self.fails(scene) {
            return scene.plan(1_000, Event::Start { node: self.number });
        }
        let unfinished = scene.disk.unfinished();
        scene.note("start", &[self.id()], || {
            format!("node {}, {} games to resume", self.number, unfinished.len())
        });
        if scene.judge.is_dark() && scene.now > Time(0) && scene.dice.coin() {
            scene.jump();
        }
        scene.node_starts();
        self.phase = Phase::Up;
        for id in unfinished {
            let table = scene.tables[&id];
            let is_open = scene.has(Plant::NoResume);
            self.rooms.insert(table, Held::new(id, is_open));
            if !is_open {
                let when = scene.when(Span::ZERO);
                self.ask(scene, table, Who::Resume, Ask::Order(Order::Resume), when);
            }
        }
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
        let goes_on =
            |held: &Held| held.room.table().is_some_and(|table| table.outcome().is_none());
        let tables: Vec<usize> =
            self.rooms.iter().filter(|(_, held)| goes_on(held)).map(|(&table, _)| table).collect();
        self.phase = Phase::Stopping(tables.len());
        let life = self.life;
        let event = Event::Stopped { node: self.number, life };
        scene.plan(if tables.is_empty() { 0 } else { 4_000 }, event);
        for table in tables {
            if self.life == life {
                let when = scene.when(Span::ZERO);
                self.ask(scene, table, Who::Pause, Ask::Order(Order::Pause), when);
            }
        }
    }

    fn fails(&self, scene: &Scene) -> bool {
        scene.now < self.fails_until
    }

    /// Drops a room that nobody needs, as caches do. Its deadline stays.
    pub(crate) fn forget(&mut self, scene: &mut Scene, table: usize) {
        if let Some(held) = self.rooms.get_mut(&table)
            && held.room.is_idle()
            && held.is_open
            && held.listeners.is_empty()
        {
            scene.tally.count("rooms dropped");
            held.room = Room::new(scene.plans[table].id.clone());
        }
    }

    /// A parcel has arrived.
    pub(crate) fn receive(&mut self, scene: &mut Scene, parcel: Parcel) {
        let Parcel { table, wish } = parcel;
        let is_open = self.rooms.get(&table).is_none_or(|held| held.is_open);
        if let Wish::Close { client, line, chair } = wish {
            return self.close(scene, table, client, line, chair);
        }
        if self.phase != Phase::Up || !is_open {
            scene.tally.count("parcels to nodes that are down or starting");
            return;
        }
        let when = scene.when(Span::ZERO);
        match wish {
            Wish::Play { client, lag, ask } => {
                let Ask::Request { asker, step, what } = ask else { return };
                let who = Who::Player { client, asker: asker.clone(), arrived: scene.events };
                let asker = self.speaker(scene, table, asker, &what);
                let ask = Ask::Request { asker, step, what };
                self.ask(scene, table, who, ask, scene.when(lag));
            }
            Wish::Look { client, line, chair } => {
                let floor = scene.judge.length(table);
                let who = Who::Line { client, line, chair, floor };
                if scene.has(Plant::LookWithoutReading) && self.table(table).is_some() {
                    return self.answer(scene, table, &who, Reply::Done);
                }
                self.ask(scene, table, who, Ask::Look, when);
            }
            Wish::Host(ask) => self.ask(scene, table, Who::Host, ask, when),
            Wish::Show => self.ask(scene, table, Who::Show, Ask::Look, when),
            Wish::Close { .. } => {}
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
        self.rooms.get(&table)?.room.table()
    }

    fn ask(&mut self, scene: &mut Scene, table: usize, who: Who, ask: Ask, when: When) {
        let id = &scene.plans[table].id;
        let held = self.rooms.entry(table).or_insert_with(|| Held::new(id.clone(), true));
        let effects = held.room.ask(who, ask, when);
        self.carry_out(scene, table, effects);
    }

    /// Another node says how long a log is.
    pub(crate) fn hint(&mut self, scene: &mut Scene, table: usize, next: Seq) {
        if let Some(held) = self.rooms.get_mut(&table) {
            if held.room.table().is_some() {
                let (node, life, since) = (self.number, self.life, scene.now);
                scene.plan(PATIENCE, Event::Heard { node, life, table, next, since });
            }
            let effects = held.room.hint(next);
            self.carry_out(scene, table, effects);
        }
    }

    /// What another node said must have been read, unless something was wrong meanwhile.
    pub(crate) fn heard(&self, scene: &mut Scene, table: usize, next: Seq, since: Time) {
        let is_well = scene.judge.well_since.is_some_and(|well| well.after(PATIENCE) < since);
        if let Some(held) = self.rooms.get(&table)
            && is_well
            && held.room.table().is_some()
            && held.room.next() < next
        {
            scene.judge.object(table, format!("node {} was told of {next} entries", self.number));
        }
    }

    /// Does what a room says is to be done, in that order.
    fn carry_out(&mut self, scene: &mut Scene, table: usize, effects: Vec<Effect<Who>>) {
        if effects.is_empty() {
            return;
        }
        let life = self.life;
        let tells = effects.iter().filter(|effect| matches!(effect, Effect::Tell(_))).count();
        if tells > 0 && self.dies(scene, CrashPoint::Applied) {
            return;
        }
        let next = self.rooms[&table].room.next().0 as usize;
        let mut entry = next - tells;
        let mut has_answered = false;
        let is_underway =
            effects.iter().all(|effect| matches!(effect, Effect::Read { .. } | Effect::Append(_)));
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
            }
        }
        if self.life == life && !is_underway {
            self.watch(scene, table);
        }
    }

    fn answer(&mut self, scene: &mut Scene, table: usize, who: &Who, reply: Reply) {
        let is_unavailable = matches!(reply, Reply::Unavailable(_));
        scene.tally.add("answers: unavailable", u64::from(is_unavailable));
        match *who {
            Who::Player { client, ref asker, .. } => {
                let asker = asker.clone();
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
            Who::Host | Who::Presence | Who::Bot => {
                if is_unavailable && matches!(who, Who::Bot) {
                    self.plan_bot(scene, table);
                }
            }
            Who::Show => {
                let view = self.table(table).and_then(|table| table.view(Viewer::Spectator));
                let view = view.filter(|_| reply == Reply::Done).map(Box::new);
                if !is_unavailable {
                    let delay = scene.delay();
                    scene.plan(delay, Event::Shown { table, view });
                }
            }
            // It is asked again when the store is tried again; nobody plays here before that.
            Who::Resume if is_unavailable => {}
            Who::Resume => {
                scene.tally.count("games resumed");
                if let Some(held) = self.rooms.get_mut(&table) {
                    held.is_open = true;
                }
            }
            Who::Pause => {
                if let Phase::Stopping(left) = &mut self.phase {
                    *left -= 1;
                    if *left == 0 {
                        let event = Event::Stopped { node: self.number, life: self.life };
                        scene.plan(0, event);
                    }
                }
            }
            Who::Timer if is_unavailable => {
                let due = scene.now.after(1_000);
                self.set_timer(scene, table, due);
            }
            Who::Timer => {}
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

    /// In the end nothing is under way, and rooms that were told everything know everything.
    pub(crate) fn finish(&self, scene: &mut Scene, since: Time) {
        for (&table, held) in &self.rooms {
            if !held.room.is_idle() {
                scene.judge.object(table, format!("node {} is not done with it", self.number));
            }
            let is_told = scene.judge.stored_at(table) > since && held.room.table().is_some();
            if is_told && held.room.next().0 as usize != scene.judge.length(table) {
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
