//! A host whose store hangs, fails and cannot be read, moment by moment; and those who ask without pause.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test may fail loudly, and so may its helpers"
)]

use std::collections::VecDeque;

use host::{
    Appended, Ask, Asker, Effect, Host, HostOptions, Input, Outage, Reply, Trouble, ViewerId,
};
use table::{
    Action, Answer, Begins, Entry, Event, Level, Moment, Offer, Pace, PublicEvent, Rules, Seat,
    Seating, Seed, Sitter, Span, Table, Terms, What,
};

/// What the store does with what it is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Store {
    Works,
    /// It does not answer.
    Hangs,
    /// It reads, and what it reads cannot stand.
    Unreadable,
}

struct World {
    host: Host<u32>,
    store: Store,
    log: Vec<Entry>,
    now: Moment,
    /// What the store has not answered.
    hanging: Option<Effect<u32>>,
    answers: Vec<(u32, Reply)>,
    troubles: Vec<Trouble>,
    thoughts: usize,
    reads: usize,
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn options(slept: bool) -> HostOptions {
    HostOptions { is_shared: false, slept, pace: 100, in_order: false }
}

fn ben() -> Sitter {
    Sitter::Person("ben".parse().unwrap())
}

impl World {
    /// Anna and somebody else at a table of Quarto; Anna gives first, and watches.
    fn new(pace: Pace, other: Sitter) -> Self {
        let rules = Rules::Quarto("1234p".parse().unwrap(), quarto::Edition::Quarto);
        let terms = Terms { pace, begins: Begins::Seat(seat(1)), ..Terms::casual(rules) };
        let seating = [Sitter::Person("anna".parse().unwrap()), other].map(Seating::of);
        let (id, now) = ("t1".parse().unwrap(), Moment(1_000_000));
        let entry = Table::found(id, terms, Seed([7; 32]), &seating, now).unwrap();
        let mut world = Self {
            host: Host::new("t1".parse().unwrap(), options(false), now),
            store: Store::Works,
            log: vec![entry],
            now,
            hanging: None,
            answers: Vec::new(),
            troubles: Vec::new(),
            thoughts: 0,
            reads: 0,
        };
        world.ask(0, Ask::Look);
        world.take(Input::Came(ViewerId(1), Some("anna".parse().unwrap())));
        world
    }

    fn ask(&mut self, by: u32, ask: Ask) {
        self.take(Input::Ask { by, ask, lag: Span::ZERO });
    }

    /// Anna asks for something.
    fn request(&mut self, by: u32, nonce: &str, what: What) {
        let asker = Asker { chair: seat(1), nonce: nonce.parse().unwrap() };
        let step = self.host.table().unwrap().step();
        self.ask(by, Ask::Request { asker, step, what });
    }

    /// Hands something to the host, and does what it says.
    fn take(&mut self, input: Input<u32>) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in self.host.take(input, self.now) {
                match effect {
                    Effect::Read { .. } | Effect::Append(_) => {
                        assert!(self.hanging.is_none(), "one thing at most is under way");
                        if self.store == Store::Hangs {
                            self.hanging = Some(effect);
                        } else {
                            inputs.push_back(self.answer(effect));
                        }
                    }
                    Effect::Answer { to, reply } => self.answers.push((to, reply)),
                    Effect::Trouble(trouble) => self.troubles.push(trouble),
                    Effect::Think(pending, view) => {
                        self.thoughts += 1;
                        let what = What::Act(view.choices()[0]);
                        inputs.push_back(Input::Thought(pending, Some(what)));
                    }
                    Effect::Probe => inputs.push_back(Input::Probed(Ok(()))),
                    Effect::Tell(_)
                    | Effect::Refresh
                    | Effect::Warn(_)
                    | Effect::Stopped
                    | Effect::Found(_) => {}
                }
            }
        }
    }

    fn answer(&mut self, effect: Effect<u32>) -> Input<u32> {
        match effect {
            Effect::Read { from } => {
                self.reads += 1;
                let from = usize::try_from(from.0).unwrap();
                let mut entries = self.log[from..].to_vec();
                if self.store == Store::Unreadable {
                    // A table cannot be founded twice.
                    entries.push(self.log[0].clone());
                }
                Input::Read(Ok(entries))
            }
            Effect::Append(append) => {
                assert_eq!(usize::try_from(append.seq.0).unwrap(), self.log.len());
                self.log.push(append.entry);
                Input::Stored(Ok(Appended::Stored))
            }
            other => panic!("{other:?}"),
        }
    }

    /// Time passes, and the host is woken whenever it wants to be.
    fn wait(&mut self, milliseconds: u64) {
        let end = self.now.after(Span(milliseconds));
        while let Some(wake) = self.host.wake().filter(|wake| *wake <= end) {
            self.now = self.now.max(wake);
            self.take(Input::Tick);
        }
        self.now = end;
    }

    fn count(&self, is: impl Fn(&Event) -> bool) -> usize {
        self.log.iter().flat_map(|entry| &entry.events).filter(|event| is(event)).count()
    }

    fn steps(&self) -> usize {
        self.count(|event| matches!(event, Event::Step(_)))
    }

    fn has_ended(&self) -> bool {
        Table::fold(&self.log).unwrap().outcome().is_some()
    }
}

fn give() -> What {
    What::Act(Action::Quarto("+7".parse().unwrap()))
}

/// The append of a move hangs and fails at last; whoever moved has asked again meanwhile, after their time
/// would have been up. Nobody loses by it.
#[test]
fn a_store_that_hangs_and_then_fails_costs_nobody_the_game() {
    let mut world = World::new(Pace::PerMove(Span::seconds(3)), ben());
    world.wait(2_000);
    world.store = Store::Hangs;
    world.request(1, "once", give());
    // Within the time that a store may take, and after it.
    world.wait(1_400);
    world.request(2, "once", give());
    world.wait(600);
    assert_eq!(world.troubles, [Trouble::Begins]);
    world.request(3, "once", give());
    let last = world.answers.last();
    assert!(matches!(last, Some((3, Reply::Unavailable(_)))), "{last:?}");
    world.wait(2_000);
    world.store = Store::Works;
    assert!(matches!(world.hanging.take(), Some(Effect::Append(_))));
    world.take(Input::Stored(Err(Outage::new("it has timed out"))));
    world.wait(2_000);
    world.request(4, "once", give());
    assert!(!world.has_ended(), "{:?}", world.log);
    let is_done = |reply: &Reply| matches!(reply, Reply::Answer(Answer::Done { .. }));
    let done = world.answers.iter().filter(|(_, reply)| is_done(reply)).map(|(by, _)| *by);
    assert_eq!(done.collect::<Vec<_>>(), [2, 4], "{:?}", world.answers);
    assert_eq!(world.steps(), 1);
    assert_eq!(world.troubles, [Trouble::Begins, Trouble::Ends]);
}

/// A clock runs out while the move that stops it is being stored, and that fails: the table is resumed before
/// anything is decided.
#[test]
fn a_clock_that_runs_out_while_a_move_is_stored_is_not_kept() {
    let mut world = World::new(Pace::PerMove(Span::seconds(3)), ben());
    world.wait(2_900);
    world.store = Store::Hangs;
    world.request(1, "once", give());
    world.wait(300);
    world.store = Store::Works;
    assert!(matches!(world.hanging.take(), Some(Effect::Append(_))));
    world.take(Input::Stored(Err(Outage::new("it broke"))));
    world.wait(1_000);
    assert!(!world.has_ended(), "{:?}", world.log);
    assert_eq!(world.count(|event| matches!(event, Event::Aloud(PublicEvent::Resumed))), 1);
}

/// An entry that this release cannot read is no better for being read without pause.
#[test]
fn a_log_that_cannot_stand_is_read_now_and_then() {
    for is_opened in [false, true] {
        let mut world = World::new(Pace::PerMove(Span::seconds(3)), ben());
        if is_opened {
            // Whoever opens the table finds it so.
            world.host = Host::new("t1".parse().unwrap(), options(true), world.now);
        }
        world.store = Store::Unreadable;
        world.take(Input::Came(ViewerId(2), None));
        world.ask(1, Ask::Look);
        let before = world.reads;
        world.wait(10_000);
        let reads = world.reads - before;
        assert!(reads < 40, "{reads} reads in ten seconds; opened: {is_opened}");
        // Whoever asks is answered.
        world.ask(2, Ask::Look);
        world.wait(1_500);
        let is_no = |(by, reply): &(u32, Reply)| *by == 2 && matches!(reply, Reply::Unavailable(_));
        assert!(world.answers.iter().any(is_no), "{:?}", world.answers);
    }
}

/// A bot that was about to act when all agreed to rest acts when they go on.
#[test]
fn a_bot_plays_on_after_a_rest() {
    let bot = Sitter::Bot(Level::new(3).unwrap());
    let mut world = World::new(Pace::PerMove(Span::seconds(60)), bot);
    world.request(1, "give", give());
    assert_eq!(world.thoughts, 1, "it means to place the piece");
    world.request(2, "rest", What::Offer(Offer::Pause));
    assert!(world.host.table().unwrap().adjourned(), "{:?}", world.log);
    world.wait(30_000);
    assert_eq!(world.steps(), 1, "nobody plays while they rest");
    world.request(3, "on", What::GoOn);
    world.wait(30_000);
    assert!(world.steps() > 1, "{:?}", world.log);
}

/// What was begun is finished before a server stops, where no clock runs too.
#[test]
fn a_server_that_stops_waits_for_what_is_being_stored() {
    let mut world = World::new(Pace::Untimed, ben());
    world.store = Store::Hangs;
    world.request(1, "give", give());
    let effects = world.host.take(Input::Stop, world.now);
    assert!(!effects.contains(&Effect::Stopped), "{effects:?}");
    let hanging = world.hanging.take().unwrap();
    let stored = world.answer(hanging);
    let effects = world.host.take(stored, world.now);
    assert_eq!(effects.last(), Some(&Effect::Stopped), "{effects:?}");
}

/// Whoever asks and asks after their time is up does not put it off.
#[test]
fn nobody_puts_a_deadline_off_by_asking() {
    let mut world = World::new(Pace::PerMove(Span::seconds(3)), ben());
    world.wait(2_900);
    let mut asked = 0;
    // Something is always under way: whenever a read comes back, the next is waiting already.
    while !world.has_ended() && asked < 1_000 {
        world.store = Store::Hangs;
        for _ in 0..2 {
            asked += 1;
            world.ask(asked, Ask::Look);
        }
        world.wait(10);
        while let Some(hanging) = world.hanging.take() {
            let answer = world.answer(hanging);
            world.take(answer);
            if world.hanging.as_ref().is_some_and(|it| matches!(it, Effect::Read { .. })) {
                break;
            }
        }
    }
    assert!(world.has_ended(), "asked {asked} times");
}
