//! Bots are many, and most of them wait for somebody's move.

use std::fs;

use bots::ThinkingBudget;
use bots::ugi::read_position;
use table::Level;

/// Bytes of this process in memory.
fn resident() -> usize {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    1024 * line.trim().strip_suffix(" kB").unwrap().parse::<usize>().unwrap()
}

/// Forty of the highest level that have searched and are kept, as rooms keep them until their game is over. (One
/// address with thirty tables took a gigabyte.)
#[test]
fn a_bot_that_has_answered_needs_little() {
    let view = read_position("fen ..c3/1.5./.e../7... 2 2 1234a -").unwrap();
    let bot = |seed| bots::opponent(view.terms.rules, Level::new(8).unwrap(), seed);
    let mut bots: Vec<_> = (0..=40).map(bot).collect();
    let mut decide = |number: usize| {
        let decided = bots[number].decide(&view, &ThinkingBudget::nodes(100_000));
        assert!(decided.is_some());
        resident()
    };
    let before = decide(0);
    let after = (1..=40).map(&mut decide).last().unwrap();
    let more = after.saturating_sub(before);
    assert!(more < 64 << 20, "{} MiB for forty bots", more >> 20);
}
