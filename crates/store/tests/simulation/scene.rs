//! What everybody in a world shares: time, chance, the network, the disk, and the judge.

use std::collections::BTreeSet;
use std::fmt;

use store::Appended;
use table::{GameId, Moment, PublicEvent};

use crate::agenda::{Agenda, Event as Planned};
use crate::dice::Dice;
use crate::disk::{Disk, Job};
use crate::fault::Plant;
use crate::judge::Judge;
use crate::plan::Plan;
use crate::tally::Tally;
use crate::trace::Trace;

/// Virtual time, in milliseconds since the beginning of the world.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Time(pub(crate) u64);

impl Time {
    pub(crate) const fn minutes(minutes: u64) -> Self {
        Self(minutes * 60_000)
    }

    pub(crate) const fn after(self, ms: u64) -> Self {
        Self(self.0 + ms)
    }
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, ms) = (self.0 / 1000, self.0 % 1000);
        write!(f, "{}:{:02}:{:02}.{ms:03}", seconds / 3600, seconds / 60 % 60, seconds % 60)
    }
}

/// The surroundings of nodes, clients and hosts.
pub(crate) struct Scene {
    pub(crate) now: Time,
    /// How many events there were.
    pub(crate) events: u64,
    pub(crate) agenda: Agenda,
    pub(crate) dice: Dice,
    pub(crate) trace: Trace,
    pub(crate) tally: Tally,
    pub(crate) judge: Judge,
    pub(crate) disk: Disk,
    pub(crate) plans: Vec<Plan>,
    /// What the time of the servers is ahead of the world's.
    pub(crate) ahead: u64,
    /// No faults any more: the network is good, nobody is rude, nobody sleeps.
    pub(crate) is_calm: bool,
    pub(crate) plant: Option<Plant>,
    pub(crate) nodes: usize,
    /// How many of them are up.
    pub(crate) up: usize,
    /// Some disk fails until then.
    pub(crate) fails_until: Time,
    /// Tables that were under way while no node was up, and were not resumed since.
    pub(crate) asleep: BTreeSet<GameId>,
}

impl Scene {
    pub(crate) fn plan(&mut self, ms: u64, event: Planned) {
        self.agenda.plan(self.now.after(ms), event);
    }

    /// The moment as servers count it.
    pub(crate) const fn moment(&self) -> Moment {
        Moment(self.now.0 + self.ahead)
    }

    pub(crate) fn has(&self, plant: Plant) -> bool {
        self.plant == Some(plant)
    }

    /// Sends something over a network that loses, doubles, delays and reorders.
    pub(crate) fn send<T: Clone>(&mut self, what: T, event: impl Fn(T) -> Planned) {
        if !self.is_calm && self.dice.permille(30) {
            self.tally.count("network: lost");
            return;
        }
        let copies = if !self.is_calm && self.dice.permille(40) {
            self.tally.count("network: doubled");
            self.dice.between(2, 5)
        } else {
            1
        };
        for _ in 0..copies {
            let delay = self.delay();
            self.plan(delay, event(what.clone()));
        }
    }

    /// How long something travels.
    pub(crate) fn delay(&mut self) -> u64 {
        match self.dice.index(100) {
            0 if !self.is_calm => {
                self.tally.count("network: late");
                self.dice.between(1_000, 60_000)
            }
            1..10 if !self.is_calm => self.dice.between(100, 2_000),
            _ => self.dice.between(2, 60),
        }
    }

    /// The clock on the wall jumps, by an hour or a day.
    pub(crate) fn jump(&mut self) {
        let by = self.dice.choose(&[3_600_000, 86_400_000]);
        self.ahead = if self.dice.coin() { self.ahead + by } else { self.ahead - by };
        self.tally.count("jumps of the clock");
        self.note("jump", &[self.ahead], || format!("by {by} ms"));
    }

    /// A node is gone for 1 to 300 s.
    pub(crate) fn node_falls(&mut self, node: usize) {
        self.up -= 1;
        self.judge.well_since = None;
        if self.up == 0 {
            self.judge.darkness_falls(self.now);
        }
        let outage = if self.dice.coin() {
            self.dice.between(1_000, 20_000)
        } else {
            self.dice.between(1_000, 300_000)
        };
        self.plan(outage, Planned::Start { node });
    }

    /// A node is there.
    pub(crate) fn node_starts(&mut self) {
        self.up += 1;
        self.judge.light(self.now);
        if self.up == self.nodes {
            self.judge.well_since = Some(self.now.max(self.fails_until));
        }
    }

    /// Stores what can be stored.
    pub(crate) fn commit(&mut self, batch: &[Job]) -> Vec<Appended> {
        let verdicts = self.disk.append(batch);
        for (job, verdict) in batch.iter().zip(&verdicts) {
            self.judge.committed(job, *verdict, self.now);
            let resumed = table::Event::Aloud(PublicEvent::Resumed);
            if *verdict == Appended::Stored && job.append.entry.events.first() == Some(&resumed) {
                self.asleep.remove(&job.append.table);
            }
            self.trace.text(&job.append.entry.to_string());
            self.note("commit", &[job.table as u64, u64::from(job.append.seq.0)], || {
                format!("table {} #{}: {verdict:?}", job.table, job.append.seq)
            });
        }
        verdicts
    }

    /// A disk that had not synced forgets what it stored last.
    pub(crate) fn lose(&mut self, batch: &[Job]) {
        let mut all = self.disk.all();
        for job in batch {
            for kept in all.iter_mut().filter(|kept| kept.table == job.append.table) {
                kept.log.truncate(job.append.seq.0 as usize);
                kept.over = false;
            }
        }
        all.retain(|kept| !kept.log.is_empty());
        self.disk = Disk::restored(&all);
    }

    pub(crate) fn note(&mut self, what: &str, numbers: &[u64], words: impl FnOnce() -> String) {
        self.trace.note(self.now, what, numbers, words);
    }
}
