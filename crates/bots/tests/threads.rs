//! Whoever asks a bot lends it one thread: `bot-threads` of a server counts on that.
//!
//! A file of its own, so that no other test runs beside it.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)] // Helpers fail for the test that calls them.

use std::num::NonZeroUsize;

use bots::quartex::{Strategist, strategy};
use bots::{Bot, ThinkingBudget, opponent};
use table::{Level, Moment, Order, Rules, Seat, Seed, Sitter, Table, Terms, View, Viewer, When};

/// Some milliseconds of work for the strongest.
const PLAYOUTS: u64 = 4_000;

fn view(game: &str, rules: &str) -> View {
    let terms = Terms::casual(Rules::read(game, rules).unwrap());
    let entry = Table::create("t".parse().unwrap(), terms, Seed([1; 32]), Moment(0)).unwrap();
    let mut table = Table::open(&entry).unwrap();
    let when = When::at(Moment(0));
    for seat in [1, 2].into_iter().filter_map(Seat::new) {
        table.command(&Order::Sit(seat, Sitter::Bot(Level::STAND_IN)), when).unwrap();
    }
    table.command(&Order::Start, when).unwrap();
    let due = table.view(Viewer::Spectator).unwrap().due.iter().next().unwrap();
    table.view(Viewer::Seat(due)).unwrap()
}

fn threads() -> usize {
    std::fs::read_dir("/proc/self/task").unwrap().count()
}

/// The most threads that there were beside those before, while the bot thought.
fn most_threads(bot: &mut dyn Bot, view: &View) -> usize {
    let before = threads();
    std::thread::scope(|scope| {
        let thinking = scope.spawn(|| bot.decide(view, &ThinkingBudget::nodes(PLAYOUTS)));
        let mut most = 1;
        while !thinking.is_finished() {
            most = most.max(threads().saturating_sub(before));
        }
        assert!(thinking.join().unwrap().is_some());
        most
    })
}

#[test]
fn a_bot_thinks_on_the_thread_that_asks_it() {
    for (game, rules) in [("quarto", "1234a"), ("quartex", "2csh")] {
        let view = view(game, rules);
        for level in bots::levels() {
            let mut bot = opponent(view.terms.rules, level, 1);
            assert_eq!(most_threads(bot.as_mut(), &view), 1, "{game}, level {}", level.number());
        }
    }
    // And would more be seen, if there were more?
    let view = view("quartex", "2csh");
    let three = NonZeroUsize::new(3).unwrap();
    let mut many = Strategist::new(strategy(Level::new(8).unwrap()), 1).on_threads(three);
    // On a busy machine one look can come too late.
    assert!((0..200).any(|_| most_threads(&mut many, &view) == 3));
}
