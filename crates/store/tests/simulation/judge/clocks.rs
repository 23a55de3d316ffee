//! Clocks are fair: outages and jumps cost nobody time, and deadlines come when they are due.

use std::collections::BTreeMap;

use table::{
    AFTER_AWAY, Deadline, Entry, Event, Forfeit, Pace, PublicEvent, Seat, Span, View, When,
};

use super::Judge;
use crate::scene::Time;

/// A deadline may be missed by so much: nodes start, disks are slow.
const SLACK: u64 = 60_000;

impl Judge {
    /// Clocks lose what has passed and not more; nobody's time is up early, or long late.
    pub(super) fn in_time(
        &mut self,
        view: &View,
        entry: &Entry,
        started: Option<Time>,
        at: Time,
        denied: &BTreeMap<Seat, Time>,
    ) -> Result<(), String> {
        let (Some(running), Some(started)) = (view.running, started) else { return Ok(()) };
        let left = view.clocks[running.seat.index()];
        let passed = Span(at.0.saturating_sub(started.0));
        let is_dark = |(from, to): &(Time, Time)| *to > started && *from < at;
        if self.dark.iter().any(is_dark) {
            return Err(format!("the clock of seat {} ran through an outage", running.seat));
        }
        let deadline = started.after(left.0);
        if self.well_since.is_some_and(|since| since < deadline) && deadline.after(SLACK) < at {
            return Err(format!("a deadline at {deadline} was missed until {at}"));
        }
        let agreed =
            entry.events.iter().any(|e| matches!(e, Event::Aloud(PublicEvent::Agreed { .. })));
        for event in &entry.events {
            match event {
                Event::Aloud(PublicEvent::Forfeited { seat, forfeit: Forfeit::Time }) => {
                    self.time_losses += 1;
                    if *seat != running.seat || passed < left {
                        return Err(format!("seat {seat} had {left} ms and took {passed}"));
                    }
                    if denied.get(&view.chair(*seat)).is_some_and(|then| *then < deadline) {
                        return Err(format!("seat {seat} lost on time by a store that failed"));
                    }
                }
                Event::Aloud(PublicEvent::Clock { seat, left: now, given })
                    if *seat == running.seat && !agreed =>
                {
                    // More time was for the one move.
                    let due = match view.terms.pace {
                        Pace::PerMove(limit) => left.minus(passed).min(limit),
                        Pace::Untimed | Pace::Bank { .. } => left.minus(passed),
                    };
                    if *now < due {
                        return Err(format!("seat {seat} had {left} ms, took {passed}, has {now}"));
                    }
                    if *given > When::MOST_LAG {
                        return Err(format!("seat {seat} was given {given} ms back"));
                    }
                    if let Pace::Bank { increment, .. } = view.terms.pace
                        && *now > left.minus(passed.minus(*given)).plus(increment)
                    {
                        return Err(format!("seat {seat} had {left} ms, took {passed}, has {now}"));
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// Nobody lost time, and whoever is to move has some.
pub(super) fn resumed(was: &View, is: &View, deadlines: &[Deadline]) -> Result<(), String> {
    for (index, (had, has)) in was.clocks.iter().zip(&is.clocks).enumerate() {
        let is_due = is.due.iter().any(|seat| seat.index() == index);
        let least = if is_due { AFTER_AWAY } else { Span::ZERO };
        if *has != (*had).max(least) {
            return Err(format!("seat {} had {had} ms and has {has} after an outage", index + 1));
        }
    }
    let now = is.running.map(|running| running.since);
    let soon = |deadline: &&Deadline| Some(deadline.at) < now.map(|now| now.after(AFTER_AWAY));
    let early = deadlines.iter().find(soon);
    early.map_or(Ok(()), |deadline| Err(format!("{deadline:?} so soon after an outage")))
}
