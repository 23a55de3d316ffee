//! Many tables under way at once, over HTTP and sockets like everybody's.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use table::GameId;

use crate::http::{Answer, Browser, form};
use crate::ledger::Acknowledged;
use crate::player::{Noticed, Player, Returns};

/// So many come at a time.
const AT_A_TIME: usize = 8;

/// When what happened, and where the servers are; everybody looks at it.
#[derive(Default)]
pub(crate) struct Plan {
    doors: Mutex<Vec<SocketAddr>>,
    failed: Mutex<Option<Instant>>,
    mended: Mutex<Option<Instant>>,
    is_over: AtomicBool,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Plan {
    /// One of the servers.
    pub(crate) fn door(&self, number: usize) -> SocketAddr {
        let doors = locked(&self.doors);
        doors[number % doors.len()]
    }

    pub(crate) fn since_failed(&self) -> Option<Duration> {
        locked(&self.failed).map(|at| at.elapsed())
    }

    pub(crate) fn since_mended(&self) -> Option<Duration> {
        locked(&self.mended).map(|at| at.elapsed())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }
}

/// How many play, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    pub(crate) tables: usize,
    /// How long somebody thinks about a move, about.
    pub(crate) pause: Duration,
    /// How many seconds each may think; whoever takes longer has lost.
    pub(crate) each: u32,
    pub(crate) returns: Returns,
}

/// Everybody who plays.
pub(crate) struct Crowd {
    plan: Arc<Plan>,
    threads: Vec<JoinHandle<Noticed>>,
}

impl Crowd {
    /// All sit down at these servers, one after the other, and play from then on.
    pub(crate) fn come(doors: &[SocketAddr], manner: Manner) -> Self {
        let plan = Arc::new(Plan::default());
        *locked(&plan.doors) = doors.to_vec();
        let all: Vec<usize> = (0..manner.tables).collect();
        let coming: Vec<JoinHandle<Vec<JoinHandle<Noticed>>>> = all
            .chunks(manner.tables.div_ceil(AT_A_TIME))
            .map(|some| {
                let (plan, some) = (Arc::clone(&plan), some.to_vec());
                let sit =
                    move || some.into_iter().flat_map(|n| sit_down(&plan, n, manner)).collect();
                std::thread::spawn(sit)
            })
            .collect();
        let threads = coming.into_iter().flat_map(|some| some.join().unwrap()).collect();
        Self { plan, threads }
    }

    /// Somebody looks at the clock: it fails from now on.
    pub(crate) fn note_failure(&self) {
        *locked(&self.plan.failed) = Some(Instant::now());
    }

    /// It works again, at these servers.
    pub(crate) fn note_mending(&self, doors: &[SocketAddr]) {
        self.move_to(doors);
        *locked(&self.plan.mended) = Some(Instant::now());
    }

    /// There are other servers.
    pub(crate) fn move_to(&self, doors: &[SocketAddr]) {
        *locked(&self.plan.doors) = doors.to_vec();
    }

    /// Nobody begins anything any more. Waits until everything is answered.
    pub(crate) fn end(self) -> Vec<Noticed> {
        self.plan.is_over.store(true, Ordering::Relaxed);
        self.threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    }
}

/// Everything that was acknowledged to anybody.
pub(crate) fn acknowledged(noticed: &[Noticed]) -> Vec<Acknowledged> {
    noticed.iter().flat_map(|one| one.acknowledged.iter().cloned()).collect()
}

/// Nothing that was allowed was refused.
pub(crate) fn must_be_served(noticed: &[Noticed]) {
    let refused: Vec<&String> = noticed.iter().flat_map(|one| &one.refused).collect();
    assert!(refused.is_empty(), "{refused:?}");
}

/// All of these durations, the longest last. It fails if somebody has none.
pub(crate) fn all_of(
    what: &str,
    noticed: &[Noticed],
    of: fn(&Noticed) -> Option<Duration>,
) -> Vec<Duration> {
    let mut all: Vec<Duration> = noticed.iter().filter_map(of).collect();
    assert_eq!(all.len(), noticed.len(), "not everybody {what}");
    all.sort();
    all
}

/// Two people sit down at a table of their own.
fn sit_down(plan: &Arc<Plan>, number: usize, manner: Manner) -> [JoinHandle<Noticed>; 2] {
    let people = [2 * number, 2 * number + 1];
    let tokens = people.map(|person| token(&mut Browser::new(plan.door(person))));
    let each = manner.each.to_string();
    let fields =
        [("game", "quarto"), ("opponent", "friend"), ("pace", "each"), ("each", each.as_str())];
    let founded = post(plan.door(people[0]), "/new", &tokens[0], &fields);
    let table = founded.location().to_owned();
    let sat = post(plan.door(people[1]), &format!("{table}/sit"), &tokens[1], &[]);
    assert_eq!(sat.location(), table);
    let id: GameId = table.strip_prefix("/t/").unwrap().parse().unwrap();
    let [first, second] = people.map(|person| (person, id.clone()));
    let [one, two] = tokens;
    [(first, one), (second, two)].map(|((person, id), token)| {
        let player = Player::new(Arc::clone(plan), person, id, token, manner);
        std::thread::spawn(move || player.play())
    })
}

/// A session, as programs have it.
fn token(browser: &mut Browser) -> String {
    let answer = browser.send("POST", "/api/session", &[], "");
    let session: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
    session["token"].as_str().unwrap().to_owned()
}

fn post(address: SocketAddr, path: &str, token: &str, fields: &[(&str, &str)]) -> Answer {
    let bearer = format!("Bearer {token}");
    Browser::new(address).send("POST", path, &[("Authorization", &bearer)], &form(fields))
}
