//! A server: rooms, one writer, lines to clients, timers and bots. It keeps nothing over a crash.

use std::collections::BTreeMap;

use store::{Ask, Asker, Effect, Failure, Reply, Room, Seq, Verdict};
use table::{
    Answer, Due, Entry, GameId, Nonce, Order, Seat, Sitter, Span, Table, Told, View, Viewer, What,
    When,
};

use crate::agenda::{Event, Fate, News};
use crate::disk::Job;
use crate::fault::{CrashPoint, Plant};
use crate::judge::{brief, viewer};
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
                let asker = self.speaker(scene, table, asker, step.0);
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

    fn speaker(&self, scene: &Scene, table: usize, asker: Asker, step: u32) -> Asker {
        // Before the start seats are chairs.
        match self.table(table) {
            Some(table) if scene.has(Plant::SeatsForChairs) && step == 0 => {
                Asker { chair: table.chair(asker.chair), ..asker }
            }
            _ => asker,
        }
    }

    fn close(
        &mut self,
        scene: &mut Scene,
        table: usize,
        client: usize,
        line: u32,
        chair: Option<Seat>,
    ) {
        let Some(held) = self.rooms.get_mut(&table) else { return };
        let before = held.listeners.len();
        held.listeners.retain(|listener| (listener.client, listener.line) != (client, line));
        let is_gone = held.listeners.len() < before;
        let is_played =
            held.room.table().is_some_and(|t| t.outcome().is_none() && t.game().is_some());
        if let Some(chair) = chair
            && is_gone
            && is_played
            && self.phase == Phase::Up
        {
            let when = scene.when(Span::ZERO);
            self.ask(scene, table, Who::Presence, Ask::Order(Order::Away(chair)), when);
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

    /// A log was read.
    pub(crate) fn read(
        &mut self,
        scene: &mut Scene,
        table: usize,
        result: Result<Vec<Entry>, Failure>,
    ) {
        let Some(held) = self.rooms.get_mut(&table) else { return };
        if result.is_err() {
            scene.plan(1_000, Event::Retry { node: self.number, life: self.life, table });
        }
        let effects = held.room.read(result);
        self.carry_out(scene, table, effects);
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

    fn order_read(&mut self, scene: &mut Scene, table: usize, from: Seq) {
        let id = scene.plans[table].id.clone();
        let result = if self.fails(scene) {
            scene.tally.count("reads that failed");
            Err(failure())
        } else {
            let mut entries = scene.disk.read(&id, from);
            if scene.has(Plant::ForgetNonces) && from == Seq(0) {
                for entry in &mut entries {
                    entry.cause = None;
                }
            }
            Ok(entries)
        };
        // The answer of a slow one is old when it comes.
        let slow = scene.dice.permille(50);
        let delay = if slow { scene.dice.between(20, 500) } else { scene.dice.between(0, 6) };
        scene.plan(delay, Event::Read { node: self.number, life: self.life, table, result });
    }

    fn enqueue(&mut self, scene: &mut Scene, table: usize, append: store::Append) {
        if self.dies(scene, CrashPoint::Decided) {
            return;
        }
        scene.note("decide", &[self.id(), table as u64, u64::from(append.seq.0)], || {
            format!("node {} table {table} #{}: {}", self.number, append.seq, append.entry)
        });
        let mut append = append;
        if scene.has(Plant::ForgetNonces) {
            append.asker = None;
        }
        let entry = append.entry.clone();
        let seq = append.seq.0 as usize;
        self.queue.push(Job { table, append, decided: scene.now, ahead: scene.ahead });
        if self.dies(scene, CrashPoint::Queued) {
            return;
        }
        self.write(scene);
        if scene.has(Plant::TellBeforeStored)
            && let Some(told) = self.table(table).cloned().and_then(|mut t| t.apply(&entry).ok())
        {
            self.tell(scene, table, seq, &told);
        }
        if scene.has(Plant::AcknowledgeBeforeCommit)
            && let Some(held) = self.rooms.get_mut(&table)
        {
            let effects = held.room.stored(Ok(Verdict::Stored));
            self.carry_out(scene, table, effects);
        }
    }

    /// Sends whatever is waiting to the disk, unless a batch is on its way.
    fn write(&mut self, scene: &mut Scene) {
        if self.flight.is_some() || self.queue.is_empty() {
            return;
        }
        let batch = std::mem::take(&mut self.queue);
        scene.tally.count("batches");
        scene.tally.add("appends", batch.len() as u64);
        self.flight = Some(Flight { batch, is_committed: false });
        let fate = if self.fails(scene) {
            scene.dice.choose(&[Fate::Lost, Fate::StoredAllTheSame, Fate::StoredLate])
        } else {
            Fate::Good
        };
        let slow = !scene.is_calm && scene.dice.permille(10);
        let delay = if slow { scene.dice.between(100, 3_000) } else { scene.dice.between(2, 20) };
        if self.doom == Some(CrashPoint::InFlight) {
            return scene.plan(delay / 2, Event::Doomed { node: self.number, life: self.life });
        }
        scene.plan(delay, Event::Commit { node: self.number, life: self.life, fate });
    }

    /// The moment for which it was doomed while a batch is in flight.
    pub(crate) fn doomed(&mut self, scene: &mut Scene) {
        self.dies(scene, CrashPoint::InFlight);
    }

    /// The disk writes what is on its way.
    pub(crate) fn commit(&mut self, scene: &mut Scene, fate: Fate) {
        let Some(flight) = &mut self.flight else { return };
        flight.is_committed = true;
        let mut batch = flight.batch.clone();
        let result = match fate {
            Fate::Good if scene.has(Plant::StoreHalfABatch) => {
                let all = batch.len();
                batch.truncate(all.div_ceil(2));
                scene.commit(&batch);
                Ok(vec![Verdict::Stored; all])
            }
            Fate::Good => {
                self.last_batch.clone_from(&batch);
                Ok(scene.commit(&batch))
            }
            Fate::Lost => {
                scene.tally.count("commits that failed: nothing stored");
                Err(failure())
            }
            Fate::StoredAllTheSame => {
                scene.tally.count("commits that failed: stored all the same");
                scene.commit(&batch);
                Err(failure())
            }
            Fate::StoredLate => {
                scene.tally.count("commits that failed: stored later");
                let delay = scene.dice.between(1, 2_000);
                scene.plan(delay, Event::Late { batch });
                Err(failure())
            }
        };
        if fate == Fate::Good && self.dies(scene, CrashPoint::Committed) {
            return;
        }
        let delay = scene.dice.between(0, 3);
        scene.plan(delay, Event::Acknowledge { node: self.number, life: self.life, result });
    }

    /// The writer hears what became of a batch, and says so to the rooms one after the other.
    pub(crate) fn acknowledge(
        &mut self,
        scene: &mut Scene,
        result: &Result<Vec<Verdict>, Failure>,
    ) {
        let Some(Flight { batch, .. }) = self.flight.take() else { return };
        let life = self.life;
        for (number, job) in batch.into_iter().enumerate() {
            if number > 0 && self.dies(scene, CrashPoint::PartlyAcknowledged) {
                return;
            }
            let table = job.table;
            let verdict = match result {
                Ok(verdicts) => Ok(verdicts[number]),
                Err(failure) => {
                    scene.plan(1_000, Event::Retry { node: self.number, life, table });
                    Err(failure.clone())
                }
            };
            let verdict = match verdict {
                Ok(Verdict::Clash { .. }) => {
                    scene.tally.count("clashes");
                    if scene.has(Plant::IgnoreClashes) { Ok(Verdict::Stored) } else { verdict }
                }
                Ok(Verdict::Repeated { .. }) => {
                    scene.tally.count("repeats found by the store");
                    verdict
                }
                Ok(Verdict::Stored) | Err(_) => verdict,
            };
            if scene.has(Plant::AcknowledgeBeforeCommit) {
                continue;
            }
            let Some(held) = self.rooms.get_mut(&table) else { continue };
            let is_stored = verdict == Ok(Verdict::Stored);
            let effects = held.room.stored(verdict);
            let next = held.room.next();
            self.carry_out(scene, table, effects);
            if self.life != life {
                return;
            }
            if is_stored {
                self.spread(scene, table, next);
            }
        }
        self.write(scene);
    }

    /// Says to the other nodes how long a log is; they may not hear it.
    fn spread(&self, scene: &mut Scene, table: usize, next: Seq) {
        for node in (0..scene.nodes).filter(|&node| node != self.number) {
            if !scene.is_calm && scene.dice.permille(100) {
                scene.tally.count("hints lost");
                continue;
            }
            let delay = scene.dice.between(1, 40);
            scene.plan(delay, Event::Hint { node, table, next });
        }
    }

    /// A room may be in doubt since its store failed.
    pub(crate) fn retry(&mut self, scene: &mut Scene, table: usize) {
        if let Some(held) = self.rooms.get(&table) {
            let next = held.room.next();
            self.hint(scene, table, next);
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
            Who::Resume if is_unavailable => {
                // Nobody plays here before that.
                let when = scene.when(Span::ZERO);
                self.ask(scene, table, Who::Resume, Ask::Order(Order::Resume), when);
            }
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

    /// Shows the table to somebody, and tells it everything from here on.
    fn show(
        &mut self,
        scene: &mut Scene,
        table: usize,
        listener: Listener,
        floor: usize,
        reply: &Reply,
    ) {
        let Listener { client, line, chair, .. } = listener;
        let Some(held) = self.rooms.get_mut(&table) else { return };
        let view = held.room.table().and_then(|table| table.view(viewer(table, chair)));
        let Some(view) = view.filter(|_| *reply == Reply::Done) else {
            if *reply == Reply::NoTable {
                let delay = scene.delay();
                scene.plan(delay, Event::Line { client, line, news: News::NoTable });
            }
            return;
        };
        let prefix = held.room.next().0 as usize;
        if prefix < floor {
            scene.judge.object(table, "somebody who looks sees less than there was");
        }
        scene.judge.shows(table, chair, prefix, &view);
        scene.tally.count("views");
        let known = held.listeners.iter().find(|l| (l.client, l.line) == (client, line));
        let last = known.map_or(listener.last, |known| known.last);
        held.listeners.retain(|l| l.client != client);
        held.listeners.push(Listener { last, ..listener });
        let is_away =
            matches!(view.viewer, Viewer::Seat(seat) if view.places[seat.index()].away.is_some());
        let listener = held.listeners.last_mut().unwrap();
        listener.send(scene, News::View { prefix, view: Box::new(view) });
        if let Some(chair) = chair
            && is_away
        {
            let when = scene.when(Span::ZERO);
            self.ask(scene, table, Who::Presence, Ask::Order(Order::Here(chair)), when);
        }
    }

    fn tell(&mut self, scene: &mut Scene, table: usize, entry: usize, told: &Told) {
        scene.judge.tells(table, entry, told);
        let Some(held) = self.rooms.get_mut(&table) else { return };
        let Some(truth) = held.room.table() else { return };
        for listener in &mut held.listeners {
            let mut seen_by = viewer(truth, listener.chair);
            if let Viewer::Seat(seat) = seen_by
                && scene.has(Plant::TellTheNeighbour)
            {
                seen_by = Viewer::Seat(
                    Seat::new(seat.number() % truth.terms().rules.seats() + 1).unwrap(),
                );
            }
            if scene.has(Plant::SwallowGlimpses) && scene.dice.permille(10) {
                continue;
            }
            if let Some(glimpse) = told.to(seen_by) {
                scene.tally.count("glimpses");
                listener.send(scene, News::Glimpse { entry, glimpse });
            }
        }
    }

    /// Looks after deadlines and bots when something may have changed.
    fn watch(&mut self, scene: &mut Scene, table: usize) {
        let Some(held) = self.rooms.get(&table) else { return };
        scene.judge.holds(table, &held.room);
        let Some(truth) = held.room.table() else { return };
        let due = truth.deadlines().into_iter().filter_map(|deadline| match deadline.what {
            // The clock of a slow line may run a little longer.
            Due::Clock(_) => Some(deadline.at.after(When::MOST_LAG)),
            Due::Pointing => Some(deadline.at),
            Due::Abandoned(_) => None,
        });
        if let Some(due) = due.min()
            && !scene.has(Plant::NoDeadlines)
        {
            let due = Time(due.0.saturating_sub(scene.ahead)).max(scene.now.after(50));
            self.set_timer(scene, table, due);
        }
        if self.bots(table).next().is_some() {
            self.plan_bot(scene, table);
        }
    }

    fn set_timer(&mut self, scene: &mut Scene, table: usize, due: Time) {
        let Some(held) = self.rooms.get_mut(&table) else { return };
        if held.timer != Some(due) {
            held.timer = Some(due);
            let event = Event::Timer { node: self.number, life: self.life, table, due };
            scene.agenda.plan(due, event);
        }
    }

    /// A deadline has come, if it is still the one.
    pub(crate) fn timer(&mut self, scene: &mut Scene, table: usize, due: Time) {
        let Some(held) = self.rooms.get_mut(&table) else { return };
        if held.timer != Some(due) || !held.is_open || self.phase != Phase::Up {
            return;
        }
        held.timer = None;
        scene.tally.count("deadlines");
        let when = scene.when(Span::ZERO);
        self.ask(scene, table, Who::Timer, Ask::Order(Order::TimePassed), when);
    }

    /// The seats for which a bot has to act now.
    fn bots(&self, table: usize) -> impl Iterator<Item = (Seat, View)> {
        let truth = self.table(table).filter(|truth| truth.outcome().is_none());
        let due = truth.and_then(Table::game).map(table::Game::due).unwrap_or_default();
        let open = truth.and_then(|truth| truth.view(Viewer::Spectator));
        let is_bot = move |seat: Seat| {
            let Some(view) = open.as_ref().filter(|view| !view.paused) else { return false };
            let place = &view.places[seat.index()];
            place.stand_in.is_some() || matches!(place.sitter, Sitter::Bot(_))
        };
        let bots: Vec<Seat> = due.iter().filter(|&seat| is_bot(seat)).collect();
        bots.into_iter().filter_map(move |seat| Some((seat, truth?.view(Viewer::Seat(seat))?)))
    }

    fn plan_bot(&mut self, scene: &mut Scene, table: usize) {
        let Some(held) = self.rooms.get_mut(&table) else { return };
        if !held.has_bot_planned {
            held.has_bot_planned = true;
            let delay = scene.dice.between(300, 2_500);
            scene.plan(delay, Event::Bot { node: self.number, life: self.life, table });
        }
    }

    /// A bot acts. On whichever node it does so, its request has the same name: it happens once.
    pub(crate) fn bot(&mut self, scene: &mut Scene, table: usize) {
        let Some(held) = self.rooms.get_mut(&table) else { return };
        held.has_bot_planned = false;
        if !held.is_open || self.phase != Phase::Up {
            return;
        }
        let acts = self.bots(table).next().map(|(seat, view)| {
            let choices = view.choices();
            let chair = self.table(table).map_or(seat, |truth| truth.chair(seat));
            let nonce: Nonce = format!("bot-{}-{}", view.step, view.touches).parse().unwrap();
            (Asker { chair, nonce }, view.step, choices)
        });
        if let Some((asker, step, choices)) = acts
            && !choices.is_empty()
        {
            scene.tally.count("acts of bots");
            let what = What::Act(scene.dice.choose(&choices));
            let when = scene.when(Span::ZERO);
            self.ask(scene, table, Who::Bot, Ask::Request { asker, step, what }, when);
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

impl Listener {
    fn send(&mut self, scene: &mut Scene, news: News) {
        let Self { client, line, .. } = *self;
        let delay = scene.delay();
        self.last = self.last.max(scene.now.after(delay));
        let is_cut = !scene.is_calm && scene.dice.permille(10);
        let event = if is_cut {
            scene.tally.count("network: lines cut");
            Event::Cut { client, line }
        } else {
            Event::Line { client, line, news }
        };
        scene.agenda.plan(self.last, event);
    }
}

/// A reply in a few words, for the trace.
fn in_brief(reply: &Reply) -> String {
    match reply {
        Reply::Answer(answer) => brief(answer),
        other => format!("{other:?}"),
    }
}
