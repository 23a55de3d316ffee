//! Simulated worlds: hundreds of players at tables of all games, an hour of lost messages, crashes,
//! failing disks and jumping clocks, and then peace until every game is over. Not one promise may
//! be broken ([`judge`]).
//!
//! One seed is one world and one trace. `FOURFOLD_FULL=1` plays 10,000 worlds instead of 500;
//! `FOURFOLD_SEED=17 cargo test -p store --test simulation one_seed -- --nocapture` plays one and
//! prints all that happens in it.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test may fail loudly, and so may its helpers"
)]

mod agenda;
mod client;
#[path = "../shared/dice.rs"]
#[allow(dead_code, reason = "others need more of it")]
mod dice;
mod disk;
mod fault;
mod host;
mod judge;
mod node;
mod parcel;
mod plan;
mod scene;
mod tally;
mod trace;
mod world;

use std::process::Command;

use fault::{CrashPoint, Plant};
use tally::Tally;
use world::{Manner, Report};

fn run(seed: u64) -> Report {
    world::run(seed, Manner::default()).unwrap_or_else(|violation| panic!("{violation}"))
}

/// Worlds are spread over so many tests, so that they run side by side.
const PARTS: u64 = 10;

/// Plays the worlds of one part, and sees that what should go wrong did.
fn play(part: u64) {
    let worlds = ::dice::times!(50, 1_000);
    let mut tally = Tally::default();
    for seed in (0..worlds).map(|number| number * PARTS + part) {
        tally.merge(&run(seed).tally);
    }
    println!("part {part}:\n{tally}");
    let crashes = CrashPoint::ALL.map(CrashPoint::name);
    let missing: Vec<&str> =
        crashes.into_iter().chain(EXERCISED).filter(|what| tally.of(what) == 0).collect();
    assert!(missing.is_empty(), "never happened: {missing:?}");
    assert!(tally.of("minutes") >= 60 * worlds && tally.of("players") >= 200 * worlds);
}

/// What a part has to have seen, beside the crashes: a simulation in which nothing goes wrong shows
/// nothing.
const EXERCISED: [&str; 48] = [
    "answers nobody waits for",
    "answers: accepted",
    "answers: refused",
    "answers: stale",
    "answers: unavailable",
    "claims shown",
    "clashes",
    "clients that gave up a silent line",
    "commits that failed: nothing stored",
    "commits that failed: stored all the same",
    "commits that failed: stored later",
    "crash: at any time",
    "crash: power cut",
    "disk troubles",
    "ended: abandoned",
    "ended: agreed",
    "ended: board full",
    "ended: points",
    "ended: Quarto",
    "ended: resigned",
    "ended: time",
    "ended: wrong call",
    "games of Quartex",
    "games of Quarto",
    "games of Quarto Access",
    "games resumed in the log",
    "hints lost",
    "hosts dropped",
    "jumps of the clock",
    "network: doubled",
    "network: late",
    "network: lines cut",
    "network: lost",
    "orderly stops",
    "outages spread",
    "parcels to nodes that are down or starting",
    "players who went away",
    "probes",
    "probes that failed",
    "reads that failed",
    "repeats found by the store",
    "requests repeated",
    "thoughts of bots",
    "time losses",
    "timers",
    "troubles over",
    "troubles told",
    "warnings",
];

macro_rules! parts {
    ($($name:ident: $part:literal),*) => {$(
        #[test]
        fn $name() {
            play($part);
        }
    )*};
}

parts! {
    worlds_0: 0, worlds_1: 1, worlds_2: 2, worlds_3: 3, worlds_4: 4,
    worlds_5: 5, worlds_6: 6, worlds_7: 7, worlds_8: 8, worlds_9: 9
}

/// The world of `FOURFOLD_SEED`, with all that happens in it.
#[test]
fn one_seed() {
    let asked = std::env::var("FOURFOLD_SEED").ok();
    let seed = asked.as_ref().map_or(0, |seed| seed.parse().unwrap());
    let is_printed = asked.is_some() && std::env::var_os("FOURFOLD_QUIET").is_none();
    let report = world::run(seed, Manner { is_printed, plant: None });
    let report = report.unwrap_or_else(|violation| panic!("{violation}"));
    println!("{}seed {seed}: trace {:016x}", report.tally, report.hash);
}

/// Nothing but the seed matters: not the order, not what ran before, not the process.
#[test]
fn a_seed_is_a_trace() {
    let seeds = [3, 14, 159];
    let first = seeds.map(run);
    let mut again = [159, 14, 3].map(run);
    again.reverse();
    assert_eq!(first, again);
    let hashes = first.each_ref().map(|report| report.hash);
    assert!(hashes[0] != hashes[1] && hashes[1] != hashes[2]);
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "one_seed", "--nocapture"])
        .env("FOURFOLD_SEED", "14")
        .env("FOURFOLD_QUIET", "1")
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains(&format!("seed 14: trace {:016x}", hashes[1])), "{text}");
}

/// Every mistake that is planted is found, and soon.
#[test]
fn planted_mistakes_are_found() {
    for plant in Plant::ALL {
        let options = Manner { is_printed: false, plant: Some(plant) };
        let found = (0..100).find_map(|seed| world::run(seed, options).err());
        let found = found.unwrap_or_else(|| panic!("{plant:?} goes unnoticed"));
        println!("{plant:?}: {}", found.to_string().lines().next().unwrap_or_default());
    }
}
