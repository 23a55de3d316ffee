//! The house: everything that the tables of one server share.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::Pool;
use host::{Ask, Reply};
use store::{Address, Append, Clock, Failure, Seq, Shown, Store, Verdict};
use table::{
    Contribution, Entry, GameId, Moment, Order, PersonId, Seat, Sitter, Table, Terms, What,
};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::oneshot;
use tracing::error;

use crate::after::Thinker;
use crate::budget::Limits;
use crate::chance;
use crate::config::Config;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::people::People;
use crate::render::Renderers;
use crate::room::{Knock, Lost, Room, See, WatcherId};
use crate::session::Sessions;

/// Bots of so many tables may wait for a thread.
const WAITING_BOTS: usize = 10_000;

/// A deadline that a server watches is kept within so long.
const KEPT: u64 = 5_000;

/// Everything that the tables of one server share.
pub(crate) struct House {
    pub(crate) config: Config,
    pub(crate) store: Arc<Store>,
    pub(crate) clock: Clock,
    pub(crate) bots: Pool,
    pub(crate) people: People,
    pub(crate) sessions: Sessions,
    pub(crate) limits: Limits,
    pub(crate) renderers: Renderers,
    pub(crate) lobby: Lobby,
    pub(crate) metrics: Metrics,
    pub(crate) thinker: Thinker,
    /// May other servers write to the same store?
    pub(crate) is_shared: bool,
    rooms: Mutex<HashMap<GameId, UnboundedSender<Knock>>>,
    /// Tables that were under way when the server started, and that nobody has looked at since.
    asleep: Mutex<HashSet<GameId>>,
    stopping: AtomicBool,
    watchers: AtomicU64,
}

impl House {
    /// Opens the store and whatever else is needed.
    pub(crate) fn open(config: Config) -> Result<Arc<Self>, Failure> {
        let store = Arc::new(Store::open(&config.store)?);
        let asleep = store.unfinished()?.into_iter().collect();
        let unavailable = |why: std::io::Error| Failure::Unavailable { why: why.to_string() };
        let bots = Pool::new(config.bot_threads, WAITING_BOTS).map_err(unavailable)?;
        let thinker = Thinker::start().map_err(unavailable)?;
        Ok(Arc::new(Self {
            is_shared: matches!(config.store, Address::Postgres(_)),
            limits: Limits::new(&config),
            renderers: Renderers::default(),
            lobby: Lobby::default(),
            store,
            clock: Clock::new(),
            bots,
            people: People::default(),
            sessions: Sessions::default(),
            metrics: Metrics::new(),
            thinker,
            rooms: Mutex::default(),
            asleep: Mutex::new(asleep),
            stopping: AtomicBool::new(false),
            watchers: AtomicU64::new(0),
            config,
        }))
    }

    /// Is the server about to stop?
    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    pub(crate) fn next_watcher(&self) -> WatcherId {
        WatcherId(self.watchers.fetch_add(1, Ordering::Relaxed))
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<GameId, UnboundedSender<Knock>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Knocks at the door of a room, which is opened if it is not.
    pub(crate) fn knock(self: &Arc<Self>, id: &GameId, knock: Knock) -> Result<(), Lost> {
        // Whoever sends holds the lock, so that a room that closes has heard everybody.
        let mut rooms = self.rooms();
        if self.is_stopping() {
            return Err(Lost::Stopping);
        }
        let knock = match rooms.get(id) {
            None => knock,
            Some(room) => match room.send(knock) {
                Ok(()) => return Ok(()),
                Err(unheard) => {
                    // The room broke. It is opened again from the log, which is as it was.
                    self.metrics.rooms_broken.inc();
                    self.metrics.rooms.dec();
                    error!(table = %id, "a room broke and is opened again");
                    unheard.0
                }
            },
        };
        let (sender, knocks) = unbounded_channel();
        tokio::spawn(Room::new(Arc::clone(self), id.clone()).run(knocks));
        self.metrics.rooms.inc();
        // The room has just been opened, and listens.
        let _ = sender.send(knock);
        rooms.insert(id.clone(), sender);
        Ok(())
    }

    /// Knocks, but does not open a room for it.
    pub(crate) fn knock_if_open(&self, id: &GameId, knock: Knock) {
        if let Some(room) = self.rooms().get(id) {
            // A room that broke needs to hear nothing.
            let _ = room.send(knock);
        }
    }

    /// A room in which nothing happens is closed, unless somebody is knocking.
    pub(crate) fn close(&self, id: &GameId, knocks: &UnboundedReceiver<Knock>) -> bool {
        let mut rooms = self.rooms();
        if !knocks.is_empty() {
            return false;
        }
        rooms.remove(id);
        self.metrics.rooms.dec();
        true
    }

    /// Nobody comes in any more; every room finishes what it does and says goodbye.
    pub(crate) async fn stop(&self, patience: Duration) {
        let doors: Vec<UnboundedSender<Knock>> = {
            let mut rooms = self.rooms();
            self.stopping.store(true, Ordering::Relaxed);
            rooms.drain().map(|(_, door)| door).collect()
        };
        let waiting = doors.into_iter().filter_map(|door| {
            let (done, heard) = oneshot::channel();
            door.send(Knock::Stop { done }).ok().map(|()| heard)
        });
        let waiting: Vec<_> = waiting.collect();
        let all = async {
            for heard in waiting {
                // A room that broke has nothing to finish.
                let _ = heard.await;
            }
        };
        if tokio::time::timeout(patience, all).await.is_err() {
            error!("some rooms did not finish in time");
        }
    }

    /// Must a table that a room has just read be resumed? Its clocks count for nobody while no
    /// server watches them.
    pub(crate) fn must_resume(&self, table: &Table, now: Moment) -> bool {
        let Some(view) = table.view(table::Viewer::Spectator) else { return false };
        let was_asleep = {
            let mut asleep = self.asleep.lock().unwrap_or_else(PoisonError::into_inner);
            asleep.remove(&view.id)
        };
        if view.outcome.is_some() || view.game.is_none() {
            return view.paused && view.outcome.is_none();
        }
        // A deadline that passed and that nobody has judged: no server has watched.
        let unwatched = |deadline: &table::Deadline| {
            matches!(deadline.what, table::Due::Clock(_)) && deadline.at.0 + KEPT < now.0
        };
        let is_timed = view.is_timed();
        view.paused
            || (is_timed && was_asleep && !self.is_shared)
            || (is_timed && table.deadlines().iter().any(unwatched))
    }

    /// Reads a log.
    pub(crate) async fn read(&self, table: &GameId, from: Seq) -> Result<Vec<Entry>, Failure> {
        let table = table.clone();
        self.with_store(move |store| store.read(&table, from)).await
    }

    /// Stores an entry, durably.
    pub(crate) async fn append(&self, append: Append) -> Result<Verdict, Failure> {
        let (done, verdict) = oneshot::channel();
        self.store.hand_over(append, move |result| {
            // The room waits, unless it broke.
            let _ = done.send(result);
        });
        verdict.await.unwrap_or(Err(Failure::Closed))
    }

    /// Does something with the store where it may block.
    pub(crate) async fn with_store<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Store) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let store = Arc::clone(&self.store);
        let done = tokio::task::spawn_blocking(move || work(&store)).await;
        done.unwrap_or(Err(Failure::Closed))
    }

    /// Learns the names of people.
    pub(crate) async fn meet(&self, people: Vec<PersonId>) {
        let strangers = self.people.strangers(&people);
        if strangers.is_empty() {
            return;
        }
        let asked = strangers.clone();
        match self.with_store(move |store| store.names(&asked)).await {
            Ok(mut names) => {
                for person in strangers {
                    let name = names.remove(&person);
                    self.people.remember(person, name);
                }
            }
            Err(failure) => error!(%failure, "names could not be read"),
        }
    }

    pub(crate) async fn is_listed(&self, id: &GameId) -> bool {
        let id = id.clone();
        self.with_store(move |store| store.is_listed(&id)).await.unwrap_or(false)
    }

    /// Puts a table into the list, or says that it is still there.
    pub(crate) async fn list(&self, id: &GameId, shown: Shown) {
        let (id, now) = (id.clone(), self.clock.seconds());
        if let Err(failure) = self.with_store(move |store| store.list(&id, shown, now)).await {
            error!(%failure, "a table could not be listed");
        }
    }

    pub(crate) async fn unlist(&self, id: &GameId) {
        let id = id.clone();
        if let Err(failure) = self.with_store(move |store| store.unlist(&id)).await {
            error!(%failure, "a table could not be taken from the list");
        }
    }

    /// Asks a table for something.
    pub(crate) async fn ask(self: &Arc<Self>, id: &GameId, ask: Ask) -> Result<Reply, Lost> {
        let (reply, answer) = oneshot::channel();
        self.knock(id, Knock::Ask { ask: Box::new(ask), reply })?;
        answer.await.map_err(|_| Lost::Unavailable)
    }

    /// Founds a table, seats whoever has a seat, and starts if nobody is missing. Done again,
    /// nothing happens twice.
    pub(crate) async fn found(
        self: &Arc<Self>,
        id: &GameId,
        terms: Terms,
        sitters: &[Sitter],
        luck: &[(Seat, Contribution)],
    ) -> Result<(), Lost> {
        let seed = chance::seed().map_err(|_| Lost::Unavailable)?;
        let entry = Table::create(id.clone(), terms, seed, self.clock.now());
        let entry = entry.map_err(|_| Lost::Unavailable)?;
        match self.ask(id, Ask::Found(entry)).await? {
            Reply::Done => self.metrics.founded.inc(),
            // Another server was faster; it seats them as we do.
            Reply::Taken => 0,
            _ => return Err(Lost::Unavailable),
        };
        let seats = (1..).map_while(Seat::new).zip(sitters);
        for (seat, sitter) in seats.filter(|(_, sitter)| **sitter != Sitter::Open) {
            self.order(id, Order::Sit(seat, sitter.clone())).await?;
        }
        for (chair, contribution) in luck {
            self.contribute(id, *chair, contribution.clone()).await?;
        }
        if sitters.iter().all(|sitter| *sitter != Sitter::Open) {
            self.order(id, Order::Start).await?;
        }
        Ok(())
    }

    /// Adds to the draws of a game that has not started.
    pub(crate) async fn contribute(
        self: &Arc<Self>,
        id: &GameId,
        chair: Seat,
        contribution: Contribution,
    ) -> Result<(), Lost> {
        let nonce = chance::nonce().map_err(|_| Lost::Unavailable)?;
        let asker = store::Asker { chair, nonce };
        let (step, what) = (table::StepNumber(0), What::Contribute(contribution));
        self.ask(id, Ask::Request { asker, step, what }).await.map(|_| ())
    }

    /// Orders something; what cannot be done was done already, or is somebody else's.
    pub(crate) async fn order(self: &Arc<Self>, id: &GameId, order: Order) -> Result<Reply, Lost> {
        match self.ask(id, Ask::Order(order)).await? {
            Reply::Unavailable(_) => Err(Lost::Unavailable),
            reply => Ok(reply),
        }
    }

    /// Looks at a table once.
    pub(crate) async fn see<T: Send + 'static>(
        self: &Arc<Self>,
        id: &GameId,
        look: impl FnOnce(&Table, &People, bool) -> T + Send + 'static,
    ) -> Result<T, Lost> {
        let (done, seen) = oneshot::channel();
        let see: See = Box::new(move |table| {
            // Nobody waits if the connection has gone.
            let _ = done.send(table.map(|(table, people, listed)| look(table, people, listed)));
        });
        self.knock(id, Knock::See(see))?;
        seen.await.unwrap_or(Err(Lost::Unavailable))
    }
}
