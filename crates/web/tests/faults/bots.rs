//! A bot whose move could not be stored.

use std::thread::sleep;
use std::time::{Duration, Instant};

use store::{Mishap, Operation};
use table::{Level, Pace, Sitter, Span};
use wire::AnswerKind;

use crate::socket::Client;
use crate::world::{PROMISE, World, reaches};

/// A person gives, and the bot's answer fails for a while, in this way.
fn the_bot_moves_at_last(pace: Pace, trouble: Mishap) {
    let world = World::open();
    let anna = world.somebody("anna");
    let bot = Sitter::Bot(Level::new(1).unwrap());
    let table = world.found("bot", pace, &[anna.sits(), bot]);
    let mut client = Client::watch(&anna.browser, &table);
    let mut appends = 0;
    world.faults.decide(move |call| {
        appends += u32::from(call == Operation::Append);
        // The first is what the person does.
        if call == Operation::Append && appends > 1 { trouble } else { Mishap::None }
    });
    assert_eq!(client.act("+7").0, AnswerKind::Done);
    sleep(Duration::from_millis(600));
    assert!(world.faults.failures() > 0, "the bot was not hindered");
    world.faults.mend();
    let mended = Instant::now();
    // It places the piece and gives another.
    reaches(&mut client, 4);
    assert!(mended.elapsed() < PROMISE, "moved after {:?}", mended.elapsed());
    assert!(client.is_due());
}

#[test]
fn a_bot_whose_move_could_not_be_stored_moves_later() {
    the_bot_moves_at_last(Pace::Untimed, Mishap::Before);
}

#[test]
fn so_does_one_whose_clock_runs() {
    the_bot_moves_at_last(Pace::PerMove(Span::seconds(60)), Mishap::Before);
}

#[test]
fn so_does_one_whose_move_was_stored_and_not_acknowledged() {
    the_bot_moves_at_last(Pace::Untimed, Mishap::After);
}
