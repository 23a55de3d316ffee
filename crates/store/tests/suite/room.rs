//! Rooms: whole games on a store, several rooms of one table, and stores that fail.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;

use host::room::{Room, RoomEffect};
use host::{Ask, Reply};
use store::{Append, Appended, Asker, Faulty, InMemory, Log, Logs, Mishap, Seq, Sqlite, Store};
use table::{
    Answer, Entry, Event, GameId, Moment, Order, Request, Rules, StepNumber, Table, Told, When,
};

use crate::cluster::Cluster;
use crate::dice::{Dice, times};
use crate::entries::{all, name};
use crate::players::{contribution, founding, seating, some_request, some_rules};
use crate::troubled::at_random;

/// A room and whoever runs it: does one thing at a time.
struct Hall {
    room: Room<usize>,
    store: Arc<Store>,
    to_do: VecDeque<RoomEffect<usize>>,
    /// Where the log was when the table was first known here, and what was told since.
    known_from: Option<Seq>,
    told: Vec<Told>,
}

/// Halls of one table, and everything they said.
struct SharedTable {
    id: GameId,
    halls: Vec<Hall>,
    /// The same logs, without trouble.
    truth: Box<dyn Log>,
    asks: Vec<Ask>,
    replies: Vec<Option<Reply>>,
    /// How often somebody else was faster.
    overtaken: u64,
    now: u64,
}

impl SharedTable {
    fn new(id: &str, stores: &[Arc<Store>], truth: &dyn Logs) -> Self {
        let hall = |store: &Arc<Store>| Hall {
            room: Room::new(name(id)),
            store: Arc::clone(store),
            to_do: VecDeque::new(),
            known_from: None,
            told: Vec::new(),
        };
        Self {
            id: name(id),
            halls: stores.iter().map(hall).collect(),
            truth: truth.connect().unwrap(),
            asks: Vec::new(),
            replies: Vec::new(),
            overtaken: 0,
            now: 0,
        }
    }

    fn log(&mut self) -> Vec<Entry> {
        self.truth.read(&self.id, Seq(0)).unwrap()
    }

    /// Asks in one of the halls. Nothing is done yet.
    fn ask(&mut self, hall: usize, ask: &Ask) -> usize {
        let number = self.asks.len();
        self.asks.push(ask.clone());
        self.replies.push(None);
        self.now += 10;
        let when = When::at(Moment(self.now));
        let hall = &mut self.halls[hall];
        hall.to_do.extend(hall.room.ask(number, ask.clone(), when));
        number
    }

    /// Does one thing in one of the halls; `false` if there is nothing to do there.
    fn step(&mut self, hall: usize) -> bool {
        let length = self.log().len();
        let hall = &mut self.halls[hall];
        // Store first, tell second: no room is ever ahead of the log.
        assert!(length >= hall.room.next().0 as usize);
        let Some(effect) = hall.to_do.pop_front() else { return false };
        match effect {
            RoomEffect::Read { from } => {
                let entries = hall.store.read(&self.id, from);
                let effects = hall.room.read(entries.map_err(Into::into));
                hall.to_do.extend(effects);
            }
            RoomEffect::Append(append) => {
                let verdict = hall.store.append(append);
                let is_late =
                    matches!(verdict, Ok(Appended::Clash { .. } | Appended::Repeated { .. }));
                self.overtaken += u64::from(is_late);
                hall.to_do.extend(hall.room.stored(verdict.map_err(Into::into)));
            }
            RoomEffect::Answer { to, reply } => {
                assert_eq!(self.replies[to], None, "one answer each");
                self.replies[to] = Some(reply);
            }
            RoomEffect::Tell(told) => hall.told.push(told),
            RoomEffect::Rests(all) => panic!("nobody lets it rest: {all:?}"),
        }
        let hall_next = hall.room.next();
        if hall.room.table().is_some() {
            hall.known_from.get_or_insert(hall_next);
        }
        true
    }

    /// Does all there is to do, in some order.
    fn settle(&mut self, dice: &mut Dice) {
        let is_busy = |hall: &Hall| !hall.to_do.is_empty();
        loop {
            let busy = self.halls.iter().enumerate().filter(|(_, hall)| is_busy(hall));
            let busy: Vec<usize> = busy.map(|(index, _)| index).collect();
            if busy.is_empty() {
                break;
            }
            self.step(dice.choose(&busy));
        }
        assert!(self.halls.iter().all(|hall| hall.room.is_idle()));
        assert!(self.replies.iter().all(Option::is_some), "everybody was answered");
    }

    fn some_hall(&self, dice: &mut Dice) -> usize {
        dice.below(u32::try_from(self.halls.len()).unwrap()) as usize
    }

    /// Asks, perhaps in several halls at once, and again until somebody knows.
    fn insist(&mut self, ask: &Ask, dice: &mut Dice) -> Vec<Reply> {
        loop {
            let numbers: Vec<usize> = (0..=dice.below(2))
                .map(|_| {
                    let hall = self.some_hall(dice);
                    self.ask(hall, ask)
                })
                .collect();
            self.settle(dice);
            let replies = numbers.iter().map(|number| self.replies[*number].clone().unwrap());
            let known = replies.filter(|reply| !matches!(reply, Reply::Unavailable(_)));
            let known: Vec<Reply> = known.collect();
            if !known.is_empty() {
                return known;
            }
        }
    }

    /// Founds the table, seats everybody and starts. An order that has no answer may be refused when
    /// it is given again: it was carried out.
    fn open(&mut self, rules: Rules, dice: &mut Dice) {
        let entry = founding(&self.id, rules, dice);
        let replies = self.insist(&Ask::Found(entry), dice);
        assert!(replies.iter().all(|reply| *reply == Reply::Done), "{replies:?}");
        for order in seating(rules) {
            if order == Order::Start && dice.one_in(2) {
                // Before the lot seats are chairs.
                let Request { seat: chair, step, nonce, what } = contribution(1, dice);
                let asker = Asker { chair, nonce };
                self.insist(&Ask::Request { asker, step, what }, dice);
            }
            self.insist(&Ask::Order(order), dice);
        }
    }

    /// Plays to the end. Some requests are made by players whose view is old.
    fn play(&mut self, dice: &mut Dice) {
        for number in 0..2000 {
            let hall = self.some_hall(dice);
            let nonce = format!("n{number}");
            let table = self.halls[hall].room.table();
            let request = table.and_then(|table| some_ask(table, &nonce, dice));
            match request {
                // At other tables somebody goes on before the answer is there.
                Some(request) if dice.one_in(3) => {
                    self.ask(hall, &request);
                    let other = self.some_hall(dice);
                    let table = self.halls[other].room.table();
                    let request =
                        table.and_then(|table| some_ask(table, &format!("m{number}"), dice));
                    if let Some(request) = request {
                        self.ask(other, &request);
                    }
                    self.settle(dice);
                }
                Some(request) => {
                    self.insist(&request, dice);
                }
                None if Table::fold(&self.log()).unwrap().outcome().is_some() => return,
                // This room does not know yet how things stand.
                None => self.catch_up(dice),
            }
        }
        panic!("the game does not end");
    }

    /// Every room hears how long the log is.
    fn catch_up(&mut self, dice: &mut Dice) {
        let length = Seq(u32::try_from(self.log().len()).unwrap());
        for _ in 0..100 {
            for hall in &mut self.halls {
                hall.to_do.extend(hall.room.hint(length));
            }
            self.settle(dice);
            if self.halls.iter().all(|hall| hall.room.next() == length) {
                return;
            }
        }
        panic!("a room does not catch up");
    }

    /// Nothing lost, nothing doubled, everybody told the same and answered as promised.
    fn check(&mut self, dice: &mut Dice) {
        self.catch_up(dice);
        let log = self.log();
        let table = Table::fold(&log).unwrap();
        assert!(table.outcome().is_some());
        for hall in &self.halls {
            assert_eq!(hall.room.table().unwrap().state(), table.state());
            // What a room told is what happened since it knew the table, once and in order.
            let from = hall.known_from.unwrap().0 as usize;
            let mut then = Table::fold(&log[..from]).unwrap();
            let happened: Vec<Told> =
                log[from..].iter().map(|entry| then.apply(entry).unwrap()).collect();
            assert_eq!(hall.told, happened);
        }
        let mut stored: HashMap<String, &Entry> = HashMap::new();
        for entry in &log {
            if let Some((_, nonce)) = &entry.cause {
                assert!(stored.insert(nonce.to_string(), entry).is_none(), "{nonce} twice");
            }
        }
        let accepted = self.accepted();
        for nonce in accepted.keys() {
            assert!(stored.contains_key(nonce), "{nonce} was acknowledged and is not there");
        }
        // The same asked again, of somebody who knows the log alone.
        let logs = self.log().len();
        let mut anew = table.clone();
        for (ask, answer) in accepted.values() {
            let Ask::Request { asker, step, what } = ask.clone() else { panic!("{ask:?}") };
            // Whoever contributed may sit elsewhere since the lot (Q5).
            let (seat, nonce) = (table.chair(asker.chair), asker.nonce);
            let request = Request { seat, step, nonce, what };
            let decision = anew.request(&request, When::at(Moment(self.now)));
            assert_eq!((&decision.answer, decision.entry), (answer, None));
            let replies = self.insist(ask, dice);
            for reply in replies {
                assert_eq!(reply, Reply::Answer(answer.clone()));
            }
        }
        assert_eq!(self.log().len(), logs);
        let kept = all(&mut *self.truth).into_iter().find(|kept| kept.table == self.id).unwrap();
        assert!(kept.over && !self.truth.unfinished().unwrap().contains(&self.id));
    }

    /// Every request that was accepted, and its answer. All who asked it heard the same.
    fn accepted(&self) -> BTreeMap<String, (Ask, Answer)> {
        let mut accepted: BTreeMap<String, (Ask, Answer)> = BTreeMap::new();
        for (ask, reply) in self.asks.iter().zip(&self.replies) {
            if let (Ask::Request { asker, .. }, Some(Reply::Answer(answer))) = (ask, reply)
                && matches!(answer, Answer::Done { .. } | Answer::Felt { .. })
            {
                let nonce = asker.nonce.to_string();
                let known = accepted.entry(nonce).or_insert((ask.clone(), answer.clone()));
                assert_eq!(known.1, *answer, "{asker}");
            }
        }
        accepted
    }
}

fn whole_game(id: &str, stores: &[Arc<Store>], truth: &dyn Logs, seed: u64) -> SharedTable {
    let mut dice = Dice::new(seed);
    let mut shared = SharedTable::new(id, stores, truth);
    shared.open(some_rules(&mut dice), &mut dice);
    shared.play(&mut dice);
    shared.check(&mut dice);
    shared
}

#[test]
fn whole_games_in_one_room() {
    let memory = InMemory::new();
    let store = Arc::new(Store::on(Arc::new(memory.clone())).unwrap());
    let mut accepted = 0;
    for game in 0..times(30, 1000) {
        let stores = [Arc::clone(&store)];
        let shared = whole_game(&format!("g{game}"), &stores, &memory, game);
        accepted += shared.accepted().len() as u64;
        assert_eq!(shared.overtaken, 0, "nobody else was there");
    }
    assert!(accepted > times(30, 1000) * 20, "{accepted}");
}

/// Each request may arrive in any room, in several at once, and from players whose room is behind.
#[test]
fn whole_games_in_three_rooms_of_one_table() {
    let memory = InMemory::new();
    let store = |_| Arc::new(Store::on(Arc::new(memory.clone())).unwrap());
    let stores: Vec<Arc<Store>> = (0..3).map(store).collect();
    let mut overtaken = 0;
    for game in 0..times(60, 2000) {
        overtaken += whole_game(&format!("g{game}"), &stores, &memory, 100 + game).overtaken;
    }
    assert!(overtaken > times(60, 2000) * 5, "{overtaken}");
}

/// One call in five fails: of those, every second has done what it should.
#[test]
fn whole_games_on_stores_that_fail() {
    let memory = InMemory::new();
    let mut failures = 0;
    for game in 0..times(60, 2000) {
        let (troubled, faults) = at_random(Arc::new(memory.clone()), game);
        let open = |_| loop {
            if let Ok(store) = Store::on(Arc::clone(&troubled)) {
                break Arc::new(store);
            }
        };
        let stores: Vec<Arc<Store>> = (0..2).map(open).collect();
        whole_game(&format!("g{game}"), &stores, &memory, 200 + game);
        failures += faults.failures();
        assert_eq!(faults.misuses(), 0);
    }
    assert!(failures > 1000, "{failures} are too few to say anything");
}

#[test]
fn whole_games_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let file = Arc::new(Sqlite::at(folder.path().join("store")));
    let (troubled, _) = at_random(file.clone(), 5);
    let failing = || loop {
        if let Ok(store) = Store::on(Arc::clone(&troubled)) {
            break store;
        }
    };
    let stores = [Arc::new(Store::on(file.clone()).unwrap()), Arc::new(failing())];
    for game in 0..times(3, 60) {
        whole_game(&format!("g{game}"), &stores, &*file, 300 + game);
    }
}

#[test]
fn whole_games_on_postgres() {
    let Some(cluster) = Cluster::start() else { return };
    let place = cluster.logs();
    let (troubled, _) = at_random(Arc::clone(&place), 6);
    let failing = || loop {
        if let Ok(store) = Store::on(Arc::clone(&troubled)) {
            break store;
        }
    };
    let stores = [Arc::new(Store::on(Arc::clone(&place)).unwrap()), Arc::new(failing())];
    for game in 0..times(3, 60) {
        whole_game(&format!("g{game}"), &stores, &*place, 400 + game);
    }
}

/// A table at which seat 1 is due, and a request of it.
fn started() -> (InMemory, Vec<Entry>, Request) {
    let memory = InMemory::new();
    let store = Arc::new(Store::on(Arc::new(memory.clone())).unwrap());
    let mut shared = SharedTable::new("g", &[store], &memory);
    shared.open(Rules::read("quarto", "1234p").unwrap(), &mut Dice::new(1));
    let log = shared.log();
    let table = Table::fold(&log).unwrap();
    let request = some_request(&table, "k1", &mut Dice::new(2)).unwrap();
    (memory, log, request)
}

/// A request as it is asked of a room: by chair.
fn asking(table: &Table, request: Request) -> Ask {
    let Request { seat, step, nonce, what } = request;
    Ask::Request { asker: Asker { chair: table.chair(seat), nonce }, step, what }
}

/// What some player wants who is due.
fn some_ask(table: &Table, nonce: &str, dice: &mut Dice) -> Option<Ask> {
    some_request(table, nonce, dice).map(|request| asking(table, request))
}

const NOW: When = When::at(Moment(1_000_000));

/// The one append among effects; there must be nothing else.
fn only_append(effects: &[RoomEffect<u8>]) -> Append {
    match effects {
        [RoomEffect::Append(append)] => append.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn answers_and_news_come_after_the_store() {
    let (_, log, request) = started();
    let length = Seq(u32::try_from(log.len()).unwrap());
    let mut room: Room<u8> = Room::new(name("g"));
    assert_eq!(
        room.ask(7, asking(&Table::fold(&log).unwrap(), request), NOW),
        [RoomEffect::Read { from: Seq(0) }]
    );
    let append = only_append(&room.read(Ok(log.clone())));
    assert_eq!((append.seq, append.ends()), (length, false));
    assert!(!room.is_idle());
    // Nobody is taken up, answered or told while it is being stored.
    assert_eq!(room.ask(8, Ask::Order(Order::Pause), NOW), []);
    assert_eq!(room.hint(length.next()), []);
    assert_eq!(room.read(Ok(vec![])), []);
    let effects = room.stored(Ok(Appended::Stored));
    let mut table = Table::fold(&log).unwrap();
    let told = table.apply(&append.entry).unwrap();
    match effects.as_slice() {
        [RoomEffect::Answer { to: 7, reply }, RoomEffect::Tell(news), RoomEffect::Append(next)] => {
            assert!(matches!(reply, Reply::Answer(Answer::Done { .. })), "{reply:?}");
            assert_eq!(*news, told);
            assert_eq!(next.seq, length.next());
        }
        other => panic!("{other:?}"),
    }
}

/// Nobody knows whether it was stored: the same request again finds out, and happens once.
#[test]
fn an_unknown_outcome_is_found_out() {
    let (_, log, request) = started();
    let failure = host::Outage::new("planted");
    for was_stored in [false, true] {
        let mut room: Room<u8> = Room::new(name("g"));
        let ask = asking(&Table::fold(&log).unwrap(), request.clone());
        assert_eq!(room.ask(1, ask.clone(), NOW), [RoomEffect::Read { from: Seq(0) }]);
        let append = only_append(&room.read(Ok(log.clone())));
        let unknown = Reply::Unavailable(failure.clone());
        assert_eq!(
            room.stored(Err(failure.clone())),
            [RoomEffect::Answer { to: 1, reply: unknown.clone() }]
        );
        // Even the reading may fail.
        assert_eq!(room.ask(2, ask.clone(), NOW), [RoomEffect::Read { from: append.seq }]);
        let answer = [RoomEffect::Answer { to: 2, reply: unknown }];
        assert_eq!(room.read(Err(failure.clone())), answer);
        assert_eq!(room.ask(3, ask, NOW), [RoomEffect::Read { from: append.seq }]);
        if was_stored {
            let effects = room.read(Ok(vec![append.entry]));
            let [RoomEffect::Tell(_), RoomEffect::Answer { to: 3, reply }] = effects.as_slice()
            else {
                panic!("{effects:?}");
            };
            assert!(matches!(reply, Reply::Answer(Answer::Done { .. })), "{reply:?}");
        } else {
            assert_eq!(only_append(&room.read(Ok(vec![]))).seq, append.seq);
        }
    }
}

/// Somebody was faster, here or elsewhere: the room reads on and decides again.
#[test]
fn whoever_is_overtaken_reads_on() {
    let (_, log, request) = started();
    let length = Seq(u32::try_from(log.len()).unwrap());
    let pause = Table::fold(&log).unwrap().order(&Order::Pause, NOW).unwrap();
    let overtaken = |verdict: Appended, missed: Vec<Entry>| {
        let mut room: Room<u8> = Room::new(name("g"));
        let _ = room.ask(1, asking(&Table::fold(&log).unwrap(), request.clone()), NOW);
        let _ = room.read(Ok(log.clone()));
        assert_eq!(room.stored(Ok(verdict)), [RoomEffect::Read { from: length }]);
        room.read(Ok(missed))
    };
    // By something else, after which it cannot be.
    let effects = overtaken(Appended::Clash { next: length.next() }, vec![pause.into_entry()]);
    assert!(
        matches!(&effects[..], [RoomEffect::Tell(_), RoomEffect::Rests(all)] if all.len() == 1 && all[0].by == 1)
    );
    // By itself, in another room.
    let entry = Table::fold(&log).unwrap().request(&request, NOW).entry.unwrap();
    let effects = overtaken(Appended::Repeated { seq: length }, vec![entry.into_entry()]);
    let [RoomEffect::Tell(_), RoomEffect::Answer { reply, .. }] = effects.as_slice() else {
        panic!("{effects:?}");
    };
    assert!(matches!(reply, Reply::Answer(Answer::Done { .. })), "{reply:?}");
}

/// A room may have missed something, so it looks before it says no.
#[test]
fn a_room_reads_once_more_before_it_refuses() {
    let (_, log, request) = started();
    let late = Request { step: StepNumber(request.step.0 + 1), ..request.clone() };
    let mut room: Room<u8> = Room::new(name("g"));
    let _ = room.hint(Seq(1));
    let _ = room.read(Ok(log.clone()));
    let from = room.next();
    let late = asking(&Table::fold(&log).unwrap(), late);
    assert_eq!(room.ask(1, late, NOW), [RoomEffect::Read { from }]);
    // Another server has stored the step it answers.
    let entry = Table::fold(&log).unwrap().request(&request, NOW).entry.unwrap();
    let effects = room.read(Ok(vec![entry.into_entry()]));
    assert!(matches!(effects[0], RoomEffect::Tell(_)), "{effects:?}");
    // What is said now stands: nothing more is read.
    assert!(effects.iter().all(|effect| !matches!(effect, RoomEffect::Read { .. })), "{effects:?}");
}

#[test]
fn a_table_is_founded_once() {
    let mut dice = Dice::new(1);
    let rules = Rules::read("quarto", "1234p").unwrap();
    let (one, two) =
        (founding(&name("g"), rules, &mut dice), founding(&name("g"), rules, &mut dice));
    let memory = InMemory::new();
    let store = Arc::new(Store::on(Arc::new(memory.clone())).unwrap());
    let mut shared = SharedTable::new("g", &[Arc::clone(&store), store], &memory);
    let pause = Ask::Order(Order::Pause);
    assert_eq!(shared.insist(&pause, &mut dice)[0], Reply::NoTable);
    shared.ask(0, &Ask::Found(one.clone()));
    shared.ask(1, &Ask::Found(two.clone()));
    shared.settle(&mut dice);
    let replies: Vec<Reply> =
        shared.replies.split_off(shared.replies.len() - 2).into_iter().flatten().collect();
    shared.asks.truncate(shared.replies.len());
    let log = shared.log();
    assert_eq!(log.len(), 1);
    let expected =
        if log[0] == one { [Reply::Done, Reply::Taken] } else { [Reply::Taken, Reply::Done] };
    assert_eq!(replies, expected);
    // Whoever did not hear the answer may found it again.
    assert_eq!(shared.insist(&Ask::Found(log[0].clone()), &mut dice)[0], Reply::Done);
    assert_eq!(shared.log().len(), 1);
}

/// A log that cannot be is said to be broken, and nothing is decided on it.
#[test]
fn a_broken_log_is_not_played_on() {
    let (_, mut log, request) = started();
    let request = asking(&Table::fold(&log).unwrap(), request);
    let started = log.iter().position(|e| matches!(e.events[0], Event::Started { .. })).unwrap();
    log.insert(started + 1, log[started].clone());
    let mut room: Room<u8> = Room::new(name("g"));
    let _ = room.ask(1, request, NOW);
    let effects = room.read(Ok(log));
    let [RoomEffect::Answer { reply: Reply::Unavailable(failure), .. }] = effects.as_slice() else {
        panic!("{effects:?}");
    };
    let place = Seq(u32::try_from(started + 1).unwrap());
    let why = format!("entry {place} of table g cannot stand");
    assert!(failure.why.starts_with(&why), "{failure:?}");
}

/// What was handed over when a store fails is answered with that; what comes later is stored.
#[test]
fn a_store_gets_over_a_failure() {
    let mut fates = [Mishap::None, Mishap::Before, Mishap::None, Mishap::After].into_iter();
    let memory = InMemory::new();
    let (faulty, faults) = Faulty::on(Arc::new(memory.clone()));
    faults.decide(move |_| fates.next().unwrap_or(Mishap::None));
    let store = Store::on(Arc::new(faulty)).unwrap();
    let first = |id: &str| crate::entries::append(id, 0);
    assert!(store.append(first("a")).is_err());
    // A new connection; and what it stores is stored although nobody heard it.
    assert!(store.append(first("b")).is_err());
    assert_eq!(store.append(first("c")), Ok(Appended::Stored));
    drop(store);
    let names: Vec<GameId> = memory.connect().unwrap().unfinished().unwrap();
    assert_eq!(names, [name("b"), name("c")]);
}
