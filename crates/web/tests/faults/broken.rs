//! A room whose task panics, among many: the others do not notice, and it is opened again from its log.
//!
//! The panic is planted where a room writes to the log of the server: whoever listens there, this test, panics when
//! a certain table complains. No release has such a listener, and the server has no door for it.

use std::process::Command;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use store::{Append, Mishap, Operation, Seq};
use table::{Pace, Request, Seat, StepNumber, What, When};
use tracing::field::{Field, Visit};
use tracing::span;
use tungstenite::Message;
use wire::AnswerKind;

use crate::socket::Client;
use crate::world::{Somebody, World, id};

/// The table that is to break.
const BROKEN: &str = "breaks";

/// What is promised: it is there again after so long.
const PROMISE: Duration = Duration::from_secs(1);

/// So many play at once, each at several tables.
const THREADS: usize = 20;

/// Panics in whatever task says something of the table that is to break.
struct Planted;

/// Is it about that table?
struct IsBroken(bool);

impl Visit for IsBroken {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        self.0 |= field.name() == "table" && format!("{value:?}") == BROKEN;
    }
}

impl tracing::Subscriber for Planted {
    fn enabled(&self, metadata: &tracing::Metadata<'_>) -> bool {
        *metadata.level() <= tracing::Level::WARN
    }

    fn event(&self, event: &tracing::Event<'_>) {
        let mut about = IsBroken(false);
        event.record(&mut about);
        // What is said of the room afterwards is not said by it.
        let is_its_own = *event.metadata().level() == tracing::Level::WARN;
        assert!(!(about.0 && is_its_own), "planted: a room breaks");
    }

    fn new_span(&self, _: &span::Attributes<'_>) -> span::Id {
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, _: &span::Record<'_>) {}
    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}
    fn enter(&self, _: &span::Id) {}
    fn exit(&self, _: &span::Id) {}
}

/// So many tables play beside it: as many as is promised, where so many files may be open.
fn tables() -> usize {
    // Every socket is open twice here, at both ends.
    const MANY: usize = 999;
    let needed = 4 * MANY + 500;
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits.lines().find(|line| line.starts_with("Max open files"));
    let soft = line.and_then(|line| line.split_whitespace().nth(3)?.parse::<usize>().ok());
    if soft.is_some_and(|soft| soft >= needed) {
        return MANY;
    }
    let process = std::process::id().to_string();
    let limit = format!("--nofile={needed}:");
    let raised = Command::new("prlimit").args(["--pid", &process, &limit]).output();
    if raised.is_ok_and(|it| it.status.success()) {
        return MANY;
    }
    eprintln!("only 99 tables play beside it: a process may not open {needed} files here");
    99
}

/// Two who play at a table, with a line each.
struct Pair {
    clients: [Client; 2],
}

impl Pair {
    fn at(table: &str, people: &[Somebody; 2]) -> Self {
        Self { clients: people.each_ref().map(|who| Client::watch(&who.browser, table)) }
    }

    /// Whoever is to move does anything that is allowed, and the other sees it.
    fn play(&mut self) {
        let [one, two] = &mut self.clients;
        let (mover, other) = if one.is_due() { (one, two) } else { (two, one) };
        let what = any(mover);
        let step = mover.step + 1;
        assert_eq!(mover.act(&what).0, AnswerKind::Done);
        for client in [mover, other] {
            while client.step < step {
                client.hear();
            }
        }
    }
}

fn any(client: &Client) -> String {
    let position = client.state().position.clone().unwrap();
    let view = bots::ugi::read_position(&format!("fen {position}")).unwrap();
    wire::command_word::write(&What::Act(view.choices()[0])).unwrap()
}

/// The room is brought to say that it cannot answer somebody: another server was faster, as it finds when it
/// stores what was asked, and just then the log cannot be read. Nobody else reads at this moment.
fn break_it(world: &World, path: &str, mover: &mut Client) {
    let table = world.table(path);
    let (seat, nonce) =
        (Seat::new(mover.state().seat.unwrap()).unwrap(), "elsewhere".parse().unwrap());
    let what = wire::command_word::read(&any(mover), 0).unwrap();
    let request = Request { seat, step: StepNumber(mover.step), nonce, what };
    let decided = table.consider(&request, When::at(world.clock.now()));
    let entry = decided.entry.unwrap().into_entry();
    let seq = Seq(u32::try_from(world.log(path).len()).unwrap());
    world.truth.append(Append { seq, ..Append::first(id(path), entry) }).unwrap();
    world.faults.only(Operation::Read, Mishap::Before);
    let (nonce, step) = (mover.nonce(), mover.step);
    let what = any(mover);
    mover.send(&wire::ToServer::Do { nonce, step, what, touches: None });
    // The line breaks with the room.
    while !matches!(mover.socket.read(), Err(_) | Ok(Message::Close(_))) {}
    world.faults.mend();
}

#[test]
fn a_room_that_breaks_hurts_nobody_else() {
    static PLANT: Once = Once::new();
    PLANT.call_once(|| tracing::subscriber::set_global_default(Planted).unwrap());
    let tables = tables();
    let world = World::open();
    let seat = |name: &str| {
        let people = ["a", "b"].map(|side| world.somebody(&format!("{name}{side}")));
        (world.found(name, Pace::Untimed, &people.each_ref().map(Somebody::sits)), people)
    };
    let (path, people) = seat(BROKEN);
    let others: Vec<_> = (0..tables).map(|number| seat(&format!("table{number}"))).collect();
    let mut broken = Pair::at(&path, &people);
    broken.play();

    let come = |some: &[(String, [Somebody; 2])]| -> Vec<Pair> {
        some.iter().map(|(table, people)| Pair::at(table, people)).collect()
    };
    let there: Vec<Vec<Pair>> = std::thread::scope(|scope| {
        let some = others.chunks(tables.div_ceil(THREADS));
        let coming: Vec<_> = some.map(|some| scope.spawn(move || come(some))).collect();
        coming.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let (is_over, moves) = (AtomicBool::new(false), AtomicUsize::new(0));
    let (is_over, moves) = (&is_over, &moves);
    let (back, during) = std::thread::scope(|scope| {
        for mut pairs in there {
            scope.spawn(move || {
                // All of them before it is over, and all of them after.
                let mut last = false;
                while !last {
                    last = is_over.load(Ordering::Relaxed);
                    for pair in &mut pairs {
                        if pair.clients[0].state().result.is_none() {
                            pair.play();
                            moves.fetch_add(1, Ordering::Relaxed);
                        }
                    }
                }
            });
        }
        let before = moves.load(Ordering::Relaxed);
        let [one, two] = &mut broken.clients;
        break_it(&world, &path, if one.is_due() { one } else { two });
        let began = Instant::now();
        broken = Pair::at(&path, &people);
        let back = began.elapsed();
        broken.play();
        let during = moves.load(Ordering::Relaxed) - before;
        is_over.store(true, Ordering::Relaxed);
        (back, during)
    });
    let all = moves.load(Ordering::Relaxed);
    eprintln!(
        "one room of {} breaks: there again after {back:?}; {all} moves at the others, each acknowledged and \
         seen by the other, {during} of them meanwhile",
        tables + 1
    );
    assert!(back < PROMISE);
    assert!(all >= tables && during > 0, "{all} moves, {during} of them while it was broken");
    let metrics = world.browser().get("/metrics").body;
    assert!(metrics.contains("fourfold_rooms_broken_total 1\n"), "no room broke, or several");
    // What was acknowledged is stored, everywhere.
    let kept: u32 = others.iter().map(|(path, _)| world.table(path).step().0 - 1).sum();
    assert_eq!(usize::try_from(kept).unwrap(), all);
}
