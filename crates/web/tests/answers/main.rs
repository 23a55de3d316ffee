//! When a bot answers: a moment that follows from what everybody may know, whatever it thinks, feels and holds.
//!
//! A pair is a game in which it is a bot's turn, and its *twist*: the same game with what the other players may not know
//! exchanged for something else (`crates/table/tests/suite/twist.rs`). Both are run by a host with a real bot, in a time that the
//! test makes. How long a thought takes follows from what the bot sees, its hand among it; so it differs between the two.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test may fail loudly, and so may its helpers"
)]

mod turn;
#[path = "../../../table/tests/suite/twist.rs"]
mod twist;

use std::collections::BTreeMap;

use bots::levels;
use dice::Dice;
use host::pace;
use table::{Moment, Seat, Span, StepNumber, Viewer};

use turn::{Course, Played, Trace, trace};

/// A dependence planted on purpose, as hosts have had them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Plant {
    /// A thought that comes after its moment is told at once.
    ToldWhenThought,
    /// The wait begins anew after every touch.
    TouchesTakeTime,
    /// Who is asked later, because others think, answers later.
    QueueTakesTime,
    /// The wait is made from what the bot holds.
    PaceFromTheHand,
}

impl Plant {
    /// When the bot would have answered.
    fn moment(self, trace: &Trace) -> Moment {
        let after = |moment: Moment| moment.after(trace.wait);
        match self {
            Self::ToldWhenThought => after(trace.began).max(trace.thought),
            Self::TouchesTakeTime => after(trace.touched.unwrap_or(trace.began)),
            Self::QueueTakesTime => after(trace.asked),
            Self::PaceFromTheHand => after(trace.began).after(Span(trace.hidden % 50)),
        }
    }
}

/// Two runs that must be alike in the moment of the answer; `None` if this twist cannot be played.
fn pair(number: u64, course: Course) -> Option<(Trace, Trace)> {
    let mut dice = Dice::new(9_000_000 + number);
    let game = Played::new(&mut dice, course)?;
    let viewer = if dice.one_in(3) { Viewer::Spectator } else { Viewer::Seat(game.person) };
    let twisted = twist::twist(&game.log, game.rules, viewer, &mut dice)?;
    let one = trace(&game, &game.log, viewer, course)?;
    let other = trace(&game, &twisted, viewer, course)?;
    Some((one, other))
}

/// So many pairs, and how many of them each sort of game had.
fn pairs(wanted: u64, course: Course, mut each: impl FnMut(u64, &Trace, &Trace)) {
    let (mut games, mut number) = (BTreeMap::new(), 0);
    while games.values().sum::<u64>() < wanted {
        number += 1;
        assert!(number < 20 * wanted, "too few pairs: {games:?}");
        let Some((one, other)) = pair(number, course) else { continue };
        *games.entry(one.game).or_insert(0) += 1;
        each(number, &one, &other);
    }
    assert!(games.len() == 2 && games.values().all(|&count| count > wanted / 10), "{games:?}");
}

/// How many: `few` every time, `many` with `FOURFOLD_FULL`.
fn times(few: u64, many: u64) -> u64 {
    ::dice::times!(few, many)
}

/// A thought that is there in time moves nothing, however often the bot touched something, waited for its turn to think,
/// or was interrupted: the moment is the one that anybody could have said beforehand.
#[test]
fn a_bot_answers_at_a_moment_that_everybody_may_know() {
    for (course, wanted) in [
        (Course::Quiet, times(1_200, 60_000)),
        (Course::Busy, times(400, 20_000)),
        (Course::Rest, times(400, 20_000)),
    ] {
        let mut differing = 0;
        pairs(wanted, course, |number, one, other| {
            assert_eq!(
                one.answered, other.answered,
                "{course:?}, pair {number}: {one:?} {other:?}"
            );
            assert_eq!(one.answered, one.began.after(one.wait), "{course:?}, pair {number}");
            differing +=
                u64::from(one.thought.since(one.began) != other.thought.since(other.began));
        });
        assert!(differing > wanted / 4, "{differing} of {wanted} thoughts took another time");
    }
}

/// On a machine that is too busy an answer comes whole ticks later. What that tells is how many, and it does not tell
/// it twice: who was late once takes that long from the start.
#[test]
fn a_late_thought_is_told_at_a_tick() {
    let (mut late, mut alike, wanted) = (0, 0, times(200, 10_000));
    pairs(wanted, Course::Late, |number, one, other| {
        for trace in [one, other] {
            let after = trace.answered.since(trace.began.after(trace.wait)).0;
            assert_eq!(after % trace.tick.0, 0, "pair {number}: {trace:?}");
            assert!(trace.answered >= trace.thought, "pair {number}: {trace:?}");
            assert!(trace.answered.since(trace.thought) < trace.tick || after == 0);
            late += u64::from(after > 0);
        }
        alike += u64::from(one.answered == other.answered);
    });
    assert!(late > wanted / 2, "{late} of {wanted} pairs were late");
    assert!(alike > wanted / 10 && alike < wanted, "{alike} of {wanted} pairs are alike");
}

#[test]
fn planted_dependences_are_found() {
    for (plant, course) in [
        (Plant::ToldWhenThought, Course::Late),
        (Plant::TouchesTakeTime, Course::Quiet),
        (Plant::QueueTakesTime, Course::Busy),
        (Plant::PaceFromTheHand, Course::Quiet),
    ] {
        let mut found = 0;
        pairs(100, course, |_, one, other| {
            found += u64::from(plant.moment(one) != plant.moment(other));
        });
        assert!(found > 10, "{plant:?}: {found} of 100");
    }
}

/// Levels, their shortest wait, and what they think at most on a core that has nothing else to do.
#[test]
fn no_level_thinks_longer_than_two_thirds_of_its_shortest_wait() {
    for level in levels() {
        let waits = (0..20_000).map(|number| pace(level, StepNumber(number % 100), number.into()));
        let (shortest, thinks) = (waits.min().unwrap(), bots::thinking_time(level));
        assert!(3 * thinks.0 <= 2 * shortest.0, "{level:?}: {thinks:?} of {shortest:?}");
    }
}

/// Whoever takes the seat back has it: what the bot meant to do is not done.
#[test]
fn a_bot_does_nothing_for_a_seat_that_is_not_its_own_any_more() {
    let mut table = turn::StandIn::new();
    table.wait(200);
    table.reclaim();
    table.wait(30_000);
    assert_eq!(table.acts_of(Seat::FIRST), 0);
}
