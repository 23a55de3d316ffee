//! The way of an entry to the disk and back: one batch at a time, whatever is waiting.

use host::Input;
use store::{Appended, Failure, Seq};
use table::Entry;

use super::{Flight, Node, failure};
use crate::agenda::{Event, Fate};
use crate::disk::Job;
use crate::fault::{CrashPoint, Plant};
use crate::scene::Scene;

impl Node {
    pub(super) fn order_read(&mut self, scene: &mut Scene, table: usize, from: Seq) {
        let id = scene.plans[table].id.clone();
        let result = if self.fails(scene) {
            scene.tally.count("reads that failed");
            if scene.nodes == 1 {
                scene.judge.tries(table, scene.now);
            }
            Err(failure())
        } else {
            let mut entries = scene.disk.read(&id, from);
            if scene.has(Plant::ForgetNonces) && from == Seq(0) {
                for entry in &mut entries {
                    entry.cause = None;
                }
            }
            Ok(entries)
        };
        // The answer of a slow one is old when it comes.
        let slow = scene.dice.permille(50);
        let delay = if slow { scene.dice.between(20, 500) } else { scene.dice.between(0, 6) };
        scene.plan(delay, Event::Read { node: self.number, life: self.life, table, result });
    }

    /// Finds out whether something can be stored.
    pub(super) fn probe(&self, scene: &mut Scene, table: usize) {
        let fails = self.fails(scene);
        scene.tally.count(if fails { "probes that failed" } else { "probes" });
        if fails && scene.nodes == 1 {
            scene.judge.tries(table, scene.now);
        }
        if scene.has(Plant::NeverProbe) {
            return;
        }
        let result = if fails { Err(failure().into()) } else { Ok(()) };
        let (node, life, input) = (self.number, self.life, Box::new(Input::Probed(result)));
        let delay = scene.dice.between(2, 20);
        scene.plan(delay, Event::Within { node, life, table, input });
    }

    /// A log was read.
    pub(crate) fn read(
        &mut self,
        scene: &mut Scene,
        table: usize,
        result: Result<Vec<Entry>, Failure>,
    ) {
        let has_failed = result.is_err();
        self.hear(scene, table, Input::Read(result.map_err(Into::into)));
        if has_failed {
            self.failed(scene, table);
        }
    }

    pub(super) fn enqueue(&mut self, scene: &mut Scene, table: usize, append: store::Append) {
        if self.dies(scene, CrashPoint::Decided) {
            return;
        }
        scene.note("decide", &[self.id(), table as u64, u64::from(append.seq.0)], || {
            format!("node {} table {table} #{}: {}", self.number, append.seq, append.entry)
        });
        if self.fails(scene) && scene.nodes == 1 {
            scene.judge.tries(table, scene.now);
        }
        let mut append = append;
        if scene.has(Plant::ForgetNonces) {
            append.asker = None;
        }
        let entry = append.entry.clone();
        let seq = append.seq.0 as usize;
        self.queue.push(Job { table, append, decided: scene.now, ahead: scene.ahead });
        if self.dies(scene, CrashPoint::Queued) {
            return;
        }
        self.write(scene);
        if scene.has(Plant::TellBeforeStored)
            && let Some(told) = self.table(table).cloned().and_then(|mut t| t.apply(&entry).ok())
        {
            self.tell(scene, table, seq, &told);
        }
        if scene.has(Plant::AcknowledgeBeforeCommit) {
            self.hand(scene, table, Input::Stored(Ok(Appended::Stored)));
        }
    }

    /// Sends whatever is waiting to the disk, unless a batch is on its way.
    pub(super) fn write(&mut self, scene: &mut Scene) {
        if self.flight.is_some() || self.queue.is_empty() {
            return;
        }
        let batch = std::mem::take(&mut self.queue);
        scene.tally.count("batches");
        scene.tally.add("appends", batch.len() as u64);
        self.flight = Some(Flight { batch, is_committed: false });
        let fate = if self.fails(scene) {
            scene.dice.choose(&[Fate::Lost, Fate::StoredAllTheSame, Fate::StoredLate])
        } else {
            Fate::Good
        };
        let slow = !scene.is_calm && scene.dice.permille(10);
        let delay = if slow { scene.dice.between(100, 3_000) } else { scene.dice.between(2, 20) };
        if self.doom == Some(CrashPoint::InFlight) {
            return scene.plan(delay / 2, Event::Doomed { node: self.number, life: self.life });
        }
        scene.plan(delay, Event::Commit { node: self.number, life: self.life, fate });
    }

    /// The moment for which it was doomed while a batch is in flight. If there are no more faults since, the
    /// disk writes it.
    pub(crate) fn doomed(&mut self, scene: &mut Scene) {
        if !self.dies(scene, CrashPoint::InFlight) {
            self.commit(scene, Fate::Good);
        }
    }

    /// The disk writes what is on its way.
    pub(crate) fn commit(&mut self, scene: &mut Scene, fate: Fate) {
        let Some(flight) = &mut self.flight else { return };
        flight.is_committed = true;
        let mut batch = flight.batch.clone();
        let result = match fate {
            Fate::Good if scene.has(Plant::StoreHalfABatch) => {
                let all = batch.len();
                batch.truncate(all.div_ceil(2));
                let mut verdicts = scene.commit(&batch);
                verdicts.resize(all, Appended::Stored);
                Ok(verdicts)
            }
            Fate::Good => {
                self.last_batch.clone_from(&batch);
                Ok(scene.commit(&batch))
            }
            Fate::Lost => {
                scene.tally.count("commits that failed: nothing stored");
                Err(failure())
            }
            Fate::StoredAllTheSame => {
                scene.tally.count("commits that failed: stored all the same");
                scene.commit(&batch);
                Err(failure())
            }
            Fate::StoredLate => {
                scene.tally.count("commits that failed: stored later");
                let delay = scene.dice.between(1, 2_000);
                scene.plan(delay, Event::Late { batch });
                Err(failure())
            }
        };
        if fate == Fate::Good && self.dies(scene, CrashPoint::Committed) {
            return;
        }
        let delay = scene.dice.between(0, 3);
        scene.plan(delay, Event::Acknowledge { node: self.number, life: self.life, result });
    }

    /// The writer hears what became of a batch, and says so to the rooms one after the other.
    pub(crate) fn acknowledge(
        &mut self,
        scene: &mut Scene,
        result: &Result<Vec<Appended>, Failure>,
    ) {
        let Some(Flight { batch, .. }) = self.flight.take() else { return };
        let life = self.life;
        for (number, job) in batch.into_iter().enumerate() {
            if number > 0 && self.dies(scene, CrashPoint::PartlyAcknowledged) {
                return;
            }
            let table = job.table;
            let verdict = match result {
                Ok(verdicts) => Ok(verdicts[number]),
                Err(failure) => Err(failure.clone()),
            };
            let verdict = match verdict {
                Ok(Appended::Clash { .. }) => {
                    scene.tally.count("clashes");
                    if scene.has(Plant::IgnoreClashes) { Ok(Appended::Stored) } else { verdict }
                }
                Ok(Appended::Repeated { .. }) => {
                    scene.tally.count("repeats found by the store");
                    verdict
                }
                Ok(Appended::Stored) | Err(_) => verdict,
            };
            if scene.has(Plant::AcknowledgeBeforeCommit) {
                continue;
            }
            let (is_stored, has_failed) = (verdict == Ok(Appended::Stored), verdict.is_err());
            let next = job.append.seq.next();
            self.hear(scene, table, Input::Stored(verdict.map_err(Into::into)));
            if self.life != life {
                return;
            }
            if has_failed {
                self.failed(scene, table);
            }
            if is_stored {
                self.spread(scene, table, next);
            }
        }
        if result.is_err() && scene.dice.coin() {
            self.spread_outage(scene);
        }
        self.write(scene);
    }

    /// Says to every host of this node that the store fails.
    fn spread_outage(&mut self, scene: &mut Scene) {
        scene.tally.count("outages spread");
        let (life, tables) = (self.life, self.rooms.keys().copied().collect::<Vec<usize>>());
        for table in tables {
            if self.life == life {
                self.hear(scene, table, Input::Outage);
            }
        }
    }

    /// Says to the other nodes how long a log is; they may not hear it.
    pub(super) fn spread(&self, scene: &mut Scene, table: usize, next: Seq) {
        for node in (0..scene.nodes).filter(|&node| node != self.number) {
            if !scene.is_calm && scene.dice.permille(100) {
                scene.tally.count("hints lost");
                continue;
            }
            let delay = scene.dice.between(1, 40);
            scene.plan(delay, Event::Hint { node, table, next });
        }
    }
}
