//! What is going to happen, in order.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use host::Input;
use store::{Appended, Failure, Seq};
use table::{Entry, Glimpse, View};

use crate::parcel::{Letter, Parcel, Who};
use crate::scene::Time;

/// Something that will happen. What belongs to one life of a node names it: a node that has crashed
/// since knows nothing of it.
#[derive(Debug)]
pub(crate) enum Event {
    /// A parcel reaches a node.
    Arrives { node: usize, parcel: Parcel },
    /// A letter reaches a client, perhaps late, twice or never.
    Letter { client: usize, letter: Letter },
    /// Something comes over a line that is still open.
    Line { client: usize, line: u32, news: News },
    /// A line is cut.
    Cut { client: usize, line: u32 },
    /// The host of a table hears how it stands.
    Shown { table: usize, view: Option<Box<View>> },
    /// The log of a table was read.
    Read { node: usize, life: u32, table: usize, result: Result<Vec<Entry>, Failure> },
    /// The disk writes.
    Commit { node: usize, life: u32, fate: Fate },
    /// The writer hears of it.
    Acknowledge { node: usize, life: u32, result: Result<Vec<Appended>, Failure> },
    /// What was believed to have failed is stored after all.
    Late { batch: Vec<crate::disk::Job> },
    /// Another node says how long a log is.
    Hint { node: usize, table: usize, next: Seq },
    /// By now a node has read what it was told to exist.
    Heard { node: usize, life: u32, table: usize, next: Seq, since: Time },
    /// A host wants to be woken.
    Timer { node: usize, life: u32, table: usize, due: Time },
    /// Something that a host waits for: a bot has thought, a game is founded.
    Within { node: usize, life: u32, table: usize, input: Box<Input<Who>> },
    /// By now those at a table know that the store works again. Did anybody sit there the last time it
    /// was looked at?
    Recovered { node: usize, life: u32, table: usize, since: Time, was_watched: bool },
    /// A client does something.
    Wake { client: usize, token: u32 },
    /// The host of a table does something.
    Host { table: usize },
    /// Something goes wrong.
    Trouble(Trouble),
    /// A node starts.
    Start { node: usize },
    /// A node has had its time to stop in order.
    Stopped { node: usize, life: u32 },
    /// A node dies while a batch is in flight.
    Doomed { node: usize, life: u32 },
    /// No more faults.
    Calm,
}

/// What comes over a line: in order, and without gaps until the line is cut.
#[derive(Debug)]
pub(crate) enum News {
    /// How it stands after so many entries.
    View { prefix: usize, view: Box<View> },
    /// There is no such table.
    NoTable,
    /// What this entry tells.
    Glimpse { entry: usize, glimpse: Glimpse },
}

/// What becomes of a batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// Stored.
    Good,
    /// It fails, and nothing is stored.
    Lost,
    /// It fails, and all is stored.
    StoredAllTheSame,
    /// It fails, and is stored some time later.
    StoredLate,
}

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// A node will die when it comes to some point of its write path.
    Doom,
    /// A node dies now.
    Crash,
    /// All nodes die at once, and the clock on the wall may be wrong afterwards.
    PowerCut,
    /// A node is stopped in order.
    Stop,
    /// The store of a node fails for a while.
    Disk,
    /// The clock on the wall jumps.
    Jump,
}

#[derive(Debug)]
struct Planned {
    at: Time,
    number: u64,
    /// Apart, so that sorting moves little.
    event: Box<Event>,
}

impl PartialEq for Planned {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl Eq for Planned {}

impl PartialOrd for Planned {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Planned {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.at, self.number).cmp(&(other.at, other.number))
    }
}

/// Events by time; at the same time in the order in which they were planned.
#[derive(Debug, Default)]
pub(crate) struct Agenda {
    planned: BinaryHeap<Reverse<Planned>>,
    number: u64,
}

impl Agenda {
    pub(crate) fn plan(&mut self, at: Time, event: Event) {
        self.number += 1;
        let event = Box::new(event);
        self.planned.push(Reverse(Planned { at, number: self.number, event }));
    }

    pub(crate) fn next(&mut self) -> Option<(Time, Event)> {
        self.planned.pop().map(|Reverse(planned)| (planned.at, *planned.event))
    }
}
