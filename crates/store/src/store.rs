//! A store: one writer, several readers.

use std::fmt;
use std::sync::mpsc::sync_channel;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use table::{Entry, GameId};

use crate::address::StoreAddress;
use crate::directory::Change;
use crate::failure::Failure;
use crate::lengths::Lengths;
use crate::log::{KeptLog, Log, Logs};
use crate::memory::InMemory;
use crate::writer::Writer;
use host::{Append, Appended, Seq};

/// So many reading connections are kept for the next who reads.
const SPARE: usize = 4;

/// So many read at once; others wait. A server lets in only so many connections, and when it comes back
/// every table wants to read.
const READING: usize = 16;

/// The logs of all tables, and what the directory keeps beside them. To share it, put it behind an [`Arc`].
///
/// Dropping it waits until everything that was handed over is stored and answered.
pub struct Store {
    logs: Arc<dyn Logs>,
    writer: Writer,
    /// Makes the changes of the directory, where that need not be the one who stores moves.
    directory_writer: Option<Writer>,
    /// Connections on which nobody reads now, and since when.
    spare: Mutex<Vec<(Box<dyn Log>, Instant)>>,
    reading: Mutex<usize>,
    /// Somebody has read.
    read: Condvar,
}

/// Leave to read, until it is dropped.
struct Leave<'s>(&'s Store);

impl Drop for Leave<'_> {
    fn drop(&mut self) {
        *self.0.reading.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        self.0.read.notify_one();
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}

impl Store {
    /// Opens the store at an address, and makes one where there is none.
    pub fn open(address: &StoreAddress) -> Result<Self, Failure> {
        Self::on(address.logs())
    }

    /// A store that is gone when it is dropped.
    pub fn in_memory() -> Result<Self, Failure> {
        Self::on(Arc::new(InMemory::new()))
    }

    /// A store on any back end.
    pub fn on(logs: Arc<dyn Logs>) -> Result<Self, Failure> {
        let writer = Writer::start(Arc::clone(&logs))?;
        let apart = logs.has_many_writers().then(|| Writer::start(Arc::clone(&logs)));
        let directory_writer = apart.transpose()?;
        let (spare, reading, read) = (Mutex::default(), Mutex::default(), Condvar::new());
        Ok(Self { logs, writer, directory_writer, spare, reading, read })
    }

    /// Hands an entry over. `then` is called once it is durable or refused, on the thread that
    /// writes: it should pass the verdict on and return.
    pub fn hand_over(
        &self,
        append: Append,
        then: impl FnOnce(Result<Appended, Failure>) + Send + 'static,
    ) {
        self.writer.append(append, Box::new(then));
    }

    /// Appends an entry and waits until it is durable or refused.
    pub fn append(&self, append: Append) -> Result<Appended, Failure> {
        let (done, verdict) = sync_channel(1);
        self.hand_over(append, move |result| {
            // Whoever waits is waiting still.
            let _ = done.send(result);
        });
        verdict.recv().unwrap_or(Err(Failure::Closed))
    }

    /// Can something be stored now? Something that means nothing is, durably, by the thread and over
    /// the connection that store moves, and this waits for it. Where it fails moves would: on a disk that
    /// is full or cannot be written, and while PostgreSQL is away.
    pub fn probe(&self) -> Result<(), Failure> {
        let (done, result) = sync_channel(1);
        self.writer.probe(Box::new(move |probed| {
            // Whoever waits is waiting still.
            let _ = done.send(probed);
        }));
        result.recv().unwrap_or(Err(Failure::Closed))
    }

    /// What this store alone knows ([`Log::key`]): these bytes from now on, if there are none yet.
    pub fn key(&self, fresh: [u8; 32]) -> Result<[u8; 32], Failure> {
        self.with_reader(|log| log.key(fresh))
    }

    /// The entries of a table from this number on.
    pub fn read(&self, table: &GameId, from: Seq) -> Result<Vec<Entry>, Failure> {
        self.look_up(|log| log.read(table, from))
    }

    /// The tables at which a game is not over.
    pub fn unfinished(&self) -> Result<Vec<GameId>, Failure> {
        self.look_up(|log| log.unfinished())
    }

    /// Hands out all tables with their whole logs, all from one moment.
    pub fn each(
        &self,
        see: &mut dyn FnMut(KeptLog) -> Result<(), Failure>,
    ) -> Result<u64, Failure> {
        self.with_reader(|log| log.each(see))
    }

    /// Of those the tables alone whose logs are longer than they were.
    pub(crate) fn each_grown(
        &self,
        were: &Lengths,
        see: &mut dyn FnMut(KeptLog) -> Result<(), Failure>,
    ) -> Result<u64, Failure> {
        self.with_reader(|log| log.each_grown(were, see))
    }

    /// Hands a change over. `then` is called once it is durable or has failed, on a thread that
    /// writes.
    pub(crate) fn hand_over_change(
        &self,
        change: Change,
        then: impl FnOnce(Result<u64, Failure>) + Send + 'static,
    ) {
        self.directory_writer.as_ref().unwrap_or(&self.writer).change(change, Box::new(then));
    }

    pub(crate) fn logs(&self) -> &dyn Logs {
        &*self.logs
    }

    /// A connection of its own.
    pub(crate) fn connect(&self) -> Result<Box<dyn Log>, Failure> {
        self.logs.connect()
    }

    /// Looks something up. Where a server was restarted, the connections that were kept are of no
    /// use any more: then once more, on a new one.
    pub(crate) fn look_up<T>(
        &self,
        look: impl Fn(&mut dyn Log) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let _leave = self.leave_to_read();
        if let Some(log) = self.spare_log() {
            match self.read_on(log, &look) {
                Err(Failure::Unavailable { .. }) => {
                    // Closed when nobody waits for the lock.
                    let useless = std::mem::take(&mut *self.spare());
                    drop(useless);
                }
                result => return result,
            }
        }
        self.read_on(self.logs.connect()?, look)
    }

    /// Reads on a connection that is free.
    fn with_reader<T>(
        &self,
        read: impl FnOnce(&mut dyn Log) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let _leave = self.leave_to_read();
        let log = match self.spare_log() {
            Some(log) => log,
            None => self.logs.connect()?,
        };
        self.read_on(log, read)
    }

    /// Reads on this connection, and keeps it for the next who reads.
    fn read_on<T>(
        &self,
        mut log: Box<dyn Log>,
        read: impl FnOnce(&mut dyn Log) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let result = read(&mut *log)?;
        // One that failed is dropped.
        let mut spare = self.spare();
        if spare.len() < SPARE {
            spare.push((log, Instant::now()));
        }
        Ok(result)
    }

    /// Closes the connections on which nobody has read for so long. Each keeps about a MiB for the next who reads. The other
    /// side is waited for, as in everything else here: not to be called from an asynchronous task.
    pub fn close_idle(&self, long: Duration) {
        let mut spare = self.spare();
        let all = std::mem::take(&mut *spare);
        let (idle, kept): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|(_, since)| since.elapsed() >= long);
        *spare = kept;
        // Closed when nobody waits for the lock.
        drop(spare);
        drop(idle);
    }

    /// Waits until fewer read than may.
    fn leave_to_read(&self) -> Leave<'_> {
        let reading = self.reading.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.read.wait_while(reading, |reading| *reading >= READING);
        *waited.unwrap_or_else(PoisonError::into_inner) += 1;
        Leave(self)
    }

    /// The one on which somebody has read last: where few read, the others are not needed.
    fn spare_log(&self) -> Option<Box<dyn Log>> {
        self.spare().pop().map(|(log, _)| log)
    }

    fn spare(&self) -> MutexGuard<'_, Vec<(Box<dyn Log>, Instant)>> {
        self.spare.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::faulty::{Faulty, Mishap, Operation};

    /// Everybody reads at once, and each takes a moment: there are never too many connections.
    #[test]
    fn a_crowd_reads_over_few_connections() {
        let (faulty, faults) = Faulty::on(Arc::new(InMemory::new()));
        let store = Store::on(Arc::new(faulty)).unwrap();
        let connections = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&connections);
        faults.decide(move |call| {
            counted.fetch_add(usize::from(call == Operation::Connect), Ordering::Relaxed);
            if call == Operation::Read {
                Mishap::Slow(Duration::from_millis(100))
            } else {
                Mishap::None
            }
        });
        std::thread::scope(|scope| {
            for _ in 0..2 * READING {
                scope.spawn(|| store.read(&"g1".parse().unwrap(), Seq(0)).unwrap());
            }
        });
        // The second half finds what the first has left, and opens the rest.
        let most = 2 * READING - SPARE;
        let opened = connections.load(Ordering::Relaxed);
        assert!(opened <= most, "{opened} connections were opened");
        assert_eq!(*store.reading.lock().unwrap(), 0);
        // Nobody has read for long: none is kept.
        assert_eq!(store.spare().len(), SPARE);
        store.close_idle(Duration::from_mins(1));
        assert_eq!(store.spare().len(), SPARE);
        store.close_idle(Duration::ZERO);
        assert_eq!(store.spare().len(), 0);
        assert!(store.read(&"g1".parse().unwrap(), Seq(0)).is_ok());
    }
}
