//! The app: everything that the tables of one server share.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bots::Pool;
use host::{Ask, Reply, ViewerId};
use store::{Append, Appended, Attending, Failure, Seq, SteadyClock, Store, StoreAddress, Summary};
use table::{
    Entry, Event, GameId, NextGame, PersonId, PublicEvent, Seating, Secret, Sitter, Table, Terms,
};
use tokio::sync::{Semaphore, oneshot};
use tracing::error;

use crate::after::SolverService;
use crate::background::Background;
use crate::chance;
use crate::config::Config;
use crate::host_desk::{HostDesk, HostToken};
use crate::limits::{self, Limits};
use crate::lobby::Lobby;
use crate::mailbox::{Mailbox, MailboxSender, mailbox};
use crate::memory::resident;
use crate::metrics::{Measured, Metrics};
use crate::name_cache::NameCache;
use crate::open_sockets::OpenSockets;
use crate::outages::Outages;
use crate::places::Places;
use crate::recent::shrink;
use crate::render::Renderers;
use crate::reservation::Key;
use crate::room::{RoomMessage, RoomTask, Unreachable};
use crate::session::Sessions;
use crate::shared_read::SharedRead;
use crate::turns::Turns;
use crate::unsent::Unsent;

/// Whoever asks the store or a table hears after so long that nobody can say. What they asked for may
/// happen all the same; asked again with the same nonce, it happens once.
pub(crate) const PATIENCE: Duration = Duration::from_secs(4);

/// So many may wait for the store where they block a thread. Whoever comes then stands in line, where it costs nothing:
/// a connection to the store and its thread take some MiB. A store that does not answer keeps them all, and pages are made
/// on other threads.
const BLOCKED: usize = 8;

/// So many threads there are for what blocks them: one for each who waits for the store, and a few for what is about to end.
/// Pages are made and positions are solved in the [background](Background). Every thread that ever worked keeps about a MiB for a
/// while: a crowd that asks for much must not bring hundreds of them to life.
pub(crate) const fn threads() -> usize {
    BLOCKED + 4
}

/// A connection to the store on which nobody has read for so long is closed.
pub(crate) const IDLE: Duration = Duration::from_secs(30);

/// So many rooms at once are asked for what takes them little, and the next so long after: who plays goes first.
const WOKEN_AT_ONCE: usize = 64;
const WOKEN_AFTER: Duration = Duration::from_millis(5);

/// Everything that the tables of one server share.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<Store>,
    pub(crate) key: Key,
    may_block: Arc<Semaphore>,
    pub(crate) clock: SteadyClock,
    pub(crate) bots: Pool,
    /// Who may have a bot think next: networks take turns.
    pub(crate) bot_turns: Turns<Option<IpAddr>>,
    pub(crate) people: NameCache,
    pub(crate) sessions: Sessions,
    pub(crate) limits: Limits,
    /// Of connections, by network.
    pub(crate) places: Places,
    pub(crate) renderers: Renderers,
    pub(crate) background: Background,
    pub(crate) unsent: Unsent,
    pub(crate) lobby: Lobby,
    pub(crate) open_sockets: OpenSockets,
    pub(crate) metrics: Metrics,
    /// Of whoever runs the server, if it has a token.
    pub(crate) desk: Option<HostDesk>,
    started: Instant,
    /// Who waited in which second after that.
    waiting: Mutex<Option<(u64, [usize; 2])>>,
    pub(crate) solver_service: SolverService,
    /// May other servers write to the same store?
    pub(crate) is_shared: bool,
    rooms: Mutex<HashMap<GameId, MailboxSender<RoomMessage>>>,
    /// Others know that this server is there.
    _attending: Attending,
    stopping: AtomicBool,
    next_viewer: AtomicU64,
    outages: Outages,
    /// When the store last did what it was asked, but for storing.
    answered: Mutex<Option<Instant>>,
    /// Whether something could be stored when that was last tried.
    probed: SharedRead<()>,
}

/// A store that does not answer.
pub(crate) fn silent() -> Failure {
    Failure::Unavailable { why: "it does not answer".to_owned() }
}

impl App {
    /// On a store that is open.
    pub(crate) fn on(
        store: Store,
        config: Config,
        token: Option<HostToken>,
    ) -> Result<Arc<Self>, Failure> {
        let store = Arc::new(store);
        let attending = store.attend()?;
        let no_chance = |_| Failure::Unavailable { why: "no random bytes".to_owned() };
        let key = Key(store.key(chance::bytes().map_err(no_chance)?)?);
        let unavailable = |why: std::io::Error| Failure::Unavailable { why: why.to_string() };
        let threads = config.bot_threads;
        let bots =
            Pool::starting_with(threads, threads, priority::step_back).map_err(unavailable)?;
        let renderers = Renderers::default();
        // One for each page that is made and for each position that is solved.
        let background =
            Background::new(renderers.all() + limits::SOLVING.all).map_err(unavailable)?;
        let metrics = Metrics::new(match config.store {
            StoreAddress::File(_) => "SQLite",
            StoreAddress::Postgres(_) => "PostgreSQL",
        });
        Ok(Arc::new(Self {
            is_shared: matches!(config.store, StoreAddress::Postgres(_)),
            limits: Limits::new(&config, metrics.limited.clone()),
            places: Places::new(limits::places(&config)),
            solver_service: SolverService::new(background.clone()),
            renderers,
            background,
            unsent: Unsent::default(),
            lobby: Lobby::default(),
            open_sockets: OpenSockets::default(),
            store,
            key,
            may_block: Arc::new(Semaphore::new(BLOCKED)),
            clock: SteadyClock::new(),
            bots,
            bot_turns: Turns::new(limits::thinking(&config)),
            people: NameCache::default(),
            sessions: Sessions::default(),
            metrics,
            desk: token.map(HostDesk::new),
            started: Instant::now(),
            waiting: Mutex::default(),
            rooms: Mutex::default(),
            _attending: attending,
            stopping: AtomicBool::new(false),
            next_viewer: AtomicU64::new(0),
            outages: Outages::default(),
            answered: Mutex::default(),
            probed: SharedRead::new(Duration::ZERO),
            config,
        }))
    }

    /// Is the server about to stop?
    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    /// What is counted, and what can be counted now: all that `/metrics` and `/host` show.
    pub(crate) fn measured(&self) -> String {
        self.metrics.text(Measured {
            networks: self.places.networks(),
            people: self.open_sockets.people_here(),
            waiting: self.waiting(),
            memory: resident(),
            uptime: self.started.elapsed(),
        })
    }

    /// How many bots, and how many positions, wait for their turn: as of the last whole second, so that nobody who
    /// asks again and again learns how long a bot has thought.
    fn waiting(&self) -> [usize; 2] {
        let second = self.started.elapsed().as_secs();
        let mut known = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if known.is_none_or(|(at, _)| at != second) {
            *known = Some((second, [self.bot_turns.waiting(), self.solver_service.waiting()]));
        }
        known.map_or([0, 0], |(_, waiting)| waiting)
    }

    pub(crate) fn next_viewer(&self) -> ViewerId {
        ViewerId(self.next_viewer.fetch_add(1, Ordering::Relaxed))
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<GameId, MailboxSender<RoomMessage>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends something to a room, which is opened if it is not.
    pub(crate) fn send(
        self: &Arc<Self>,
        id: &GameId,
        message: RoomMessage,
    ) -> Result<(), Unreachable> {
        // Whoever sends holds the lock, so that a room that closes has heard everybody.
        let mut rooms = self.rooms();
        if self.is_stopping() {
            return Err(Unreachable::Stopping);
        }
        let message = match rooms.get(id) {
            None => message,
            Some(room) => match room.send(message) {
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
        let (sender, messages) = mailbox(usize::MAX);
        tokio::spawn(Arc::clone(self).open(id.clone(), messages));
        self.metrics.rooms.inc();
        // The room has just been opened, and listens.
        let _ = sender.send(message);
        rooms.insert(id.clone(), sender);
        Ok(())
    }

    /// The same, but no room is opened for it.
    pub(crate) fn send_if_open(&self, id: &GameId, message: RoomMessage) {
        if let Some(room) = self.rooms().get(id) {
            // A room that broke needs to hear nothing.
            let _ = room.send(message);
        }
    }

    /// Hints were missed, nobody knows which: every room that is open reads its log on.
    pub(crate) fn look_everywhere(&self) {
        for room in self.rooms().values() {
            // A room that broke needs to hear nothing.
            let _ = room.send(RoomMessage::Hint(Seq(u32::MAX)));
        }
    }

    /// What was known of those who have gone is forgotten, and the space it was in is given back: called now and then, since
    /// nobody else would when nobody comes any more.
    pub(crate) async fn tidy(&self, now: Instant, idle: Duration) {
        self.limits.tidy(now);
        self.sessions.tidy(now);
        self.people.tidy(now);
        self.lobby.tidy();
        self.places.tidy();
        self.open_sockets.tidy();
        let open: Vec<GameId> = {
            let mut rooms = self.rooms();
            shrink(&mut rooms);
            rooms.keys().cloned().collect()
        };
        // Those who sit at an open table are not forgotten next time. Thousands of tables do not wake for that in one moment.
        for part in open.chunks(WOKEN_AT_ONCE) {
            for id in part {
                self.send_if_open(id, RoomMessage::KeepNames);
            }
            tokio::time::sleep(WOKEN_AFTER).await;
        }
        let closed = self.with_store(move |store| {
            store.close_idle(idle);
            Ok(())
        });
        // Nobody waits for it; next time then.
        let _ = closed.await;
    }

    /// A room in which nothing happens is closed, unless somebody is coming.
    pub(crate) fn close(&self, id: &GameId, messages: &Mailbox<RoomMessage>) -> bool {
        let mut rooms = self.rooms();
        if !messages.is_empty() {
            return false;
        }
        rooms.remove(id);
        self.metrics.rooms.dec();
        true
    }

    /// Nobody comes in any more; every room finishes what it does and says goodbye.
    pub(crate) async fn stop(&self, patience: Duration) {
        let doors: Vec<MailboxSender<RoomMessage>> = {
            let mut rooms = self.rooms();
            self.stopping.store(true, Ordering::Relaxed);
            rooms.drain().map(|(_, door)| door).collect()
        };
        let waiting = doors.into_iter().filter_map(|door| {
            let (done, heard) = oneshot::channel();
            door.send(RoomMessage::Stop { done }).ok().map(|()| heard)
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

    /// Was this table under way while there was no server, and not resumed since? Its clocks count for
    /// nobody then; nor do they while the store cannot say.
    async fn has_slept(&self, id: &GameId) -> bool {
        let id = id.clone();
        let slept = self.with_store(move |store| store.has_slept(&id)).await;
        self.note(&slept);
        slept.unwrap_or(true)
    }

    /// Opens a room. Whoever comes meanwhile waits.
    async fn open(self: Arc<Self>, id: GameId, messages: Mailbox<RoomMessage>) {
        let slept = self.has_slept(&id).await;
        // In a box: what is handed to a task by value has its place there twice.
        Box::new(RoomTask::new(self, id, slept)).run(messages).await;
    }

    /// Counts what the store could not do, and says so in the log. If it goes on failing all rooms
    /// hear of it.
    pub(crate) fn note<T>(&self, result: &Result<T, Failure>) {
        let Err(failure) = result else { return };
        self.metrics.store_failures.inc();
        error!(%failure, "the store failed");
        // A line of ours that is too long is no silence of the store: whoever makes it long must not stop clocks.
        let is_line = *failure == silent() && self.answers();
        if matches!(failure, Failure::Unavailable { .. }) && !is_line {
            self.spread(self.outages.failed(Instant::now()));
        }
    }

    /// All rooms hear of an outage, if it is news.
    fn spread(&self, is_news: bool) {
        if is_news {
            for room in self.rooms().values() {
                // A room that broke needs to hear nothing.
                let _ = room.send(RoomMessage::Outage);
            }
        }
    }

    /// Reads a log.
    pub(crate) async fn read(&self, table: &GameId, from: Seq) -> Result<Vec<Entry>, Failure> {
        let table = table.clone();
        self.with_store(move |store| store.read(&table, from)).await
    }

    /// Stores an entry, durably.
    pub(crate) async fn append(&self, append: Append) -> Result<Appended, Failure> {
        let (done, verdict) = oneshot::channel();
        self.store.hand_over(append, move |result| {
            // The room waits, unless it broke.
            let _ = done.send(result);
        });
        let stored = verdict.await.unwrap_or(Err(Failure::Closed));
        if stored.is_ok() {
            self.outages.stored();
        }
        stored
    }

    /// Finds out whether something can be stored.
    pub(crate) async fn probe(&self) -> Result<(), Failure> {
        let probed = self.probed.get(self.at_leisure(Store::probe)).await;
        if probed.is_ok() {
            self.outages.stored();
        }
        probed
    }

    /// Does the store fail, as far as is known? Then nobody's clock counts.
    pub(crate) fn is_troubled(&self) -> bool {
        self.outages.is_failing(Instant::now())
    }

    /// A table finds that the store does not answer.
    pub(crate) fn note_silence(&self) {
        self.spread(self.outages.failed(Instant::now()));
    }

    /// Does something with the store where it may block. If it does not answer, nobody waits for ever.
    pub(crate) async fn with_store<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Store) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let done = tokio::time::timeout(PATIENCE, self.at_leisure(work)).await;
        done.unwrap_or_else(|_| Err(silent()))
    }

    /// The same, however long it takes.
    pub(crate) async fn at_leisure<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Store) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let turn = Arc::clone(&self.may_block).acquire_owned().await;
        let turn = turn.map_err(|_| Failure::Closed)?;
        let store = Arc::clone(&self.store);
        let done = tokio::task::spawn_blocking(move || {
            let done = work(&store);
            drop(turn);
            done
        });
        let done = done.await.unwrap_or(Err(Failure::Closed));
        if done.is_ok() {
            *self.answered.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        }
        done
    }

    /// Has the store done something lately, so that whoever waits for it waits for others?
    fn answers(&self) -> bool {
        let answered = *self.answered.lock().unwrap_or_else(PoisonError::into_inner);
        answered.is_some_and(|at| at.elapsed() < PATIENCE / 4)
    }

    /// Learns the names of people.
    pub(crate) async fn load_names(&self, people: Vec<PersonId>) {
        let unknown_ids = self.people.unknown_ids(&people);
        if unknown_ids.is_empty() {
            return;
        }
        let asked = unknown_ids.clone();
        match self.with_store(move |store| store.names(&asked)).await {
            Ok(mut names) => {
                for person in unknown_ids {
                    let name = names.remove(&person);
                    self.people.remember(person, name);
                }
            }
            Err(failure) => error!(%failure, "names could not be read"),
        }
    }

    /// Is the table in the list? `None` if nobody can say now.
    pub(crate) async fn is_listed(&self, id: &GameId) -> Option<bool> {
        let id = id.clone();
        let listed = self.with_store(move |store| store.is_listed(&id)).await;
        self.note(&listed);
        listed.ok()
    }

    /// Puts a table into the list, or says that it is still there.
    pub(crate) async fn list(&self, id: &GameId, shown: Summary, network: Option<IpAddr>) {
        if let Some(network) = network {
            self.lobby.note(id, network);
        }
        let (id, now) = (id.clone(), self.clock.seconds());
        if let Err(failure) = self.with_store(move |store| store.list(&id, shown, now)).await {
            error!(%failure, "a table could not be listed");
        }
        self.lobby.look_again();
    }

    pub(crate) async fn unlist(&self, id: &GameId) {
        self.lobby.forget(id);
        let id = id.clone();
        if let Err(failure) = self.with_store(move |store| store.unlist(&id)).await {
            error!(%failure, "a table could not be taken from the list");
        }
        self.lobby.look_again();
    }

    /// Asks a table for something.
    pub(crate) async fn ask(self: &Arc<Self>, id: &GameId, ask: Ask) -> Result<Reply, Unreachable> {
        let (reply, answer) = oneshot::channel();
        self.send(id, RoomMessage::Ask { ask: Box::new(ask), reply })?;
        let answer =
            tokio::time::timeout(PATIENCE, answer).await.map_err(|_| Unreachable::Unavailable)?;
        answer.map_err(|_| Unreachable::Unavailable)
    }

    /// Founds a table: who sits there from the beginning, what they add to the draws, and the start if
    /// nobody is missing are one durable decision. Done again, nothing happens twice. Was it founded now?
    pub(crate) async fn found(
        self: &Arc<Self>,
        id: &GameId,
        terms: Terms,
        secret: Secret,
        seating: &[Seating],
    ) -> Result<bool, Unreachable> {
        let entry = Table::found(id.clone(), terms, secret, seating, self.clock.now());
        let entry = entry.map_err(|_| Unreachable::Unavailable)?;
        match self.ask(id, Ask::Found(entry)).await? {
            Reply::Done => {
                self.metrics.founded.inc();
                Ok(true)
            }
            Reply::Taken => Ok(false),
            _ => Err(Unreachable::Unavailable),
        }
    }

    /// Founds the game on which those who played have agreed, unless somebody was faster.
    pub(crate) async fn found_next(self: &Arc<Self>, next: NextGame) -> Result<(), Unreachable> {
        let log = self.read(&next.id, Seq(0)).await;
        self.note(&log);
        let log = log.map_err(|_| Unreachable::Unavailable)?;
        if !log.is_empty() {
            return Ok(());
        }
        let NextGame { id, terms, secret, seating } = next;
        // A game from before there were roots leads to one that has one.
        let secret = match secret {
            Some(secret) => secret,
            None => chance::secret().map_err(|_| Unreachable::Unavailable)?,
        };
        // If another server was faster, it has seated them as we do.
        self.found(&id, terms, secret, &seating).await.map(|_| ())
    }

    /// Is there such a table? One whose room is open is there, and its log, which may be long, is not read for that.
    pub(crate) async fn is_there(self: &Arc<Self>, id: &GameId) -> Result<(), Unreachable> {
        let is_open = self.rooms().contains_key(id);
        if is_open { Ok(()) } else { self.look(id).await.map(drop) }
    }

    /// A table as it is kept, for whoever looks at it once: its log, and whether it is in the list. Those
    /// who sit there are known by name. No room is opened for it, unless it was agreed on and is founded now.
    pub(crate) async fn look(
        self: &Arc<Self>,
        id: &GameId,
    ) -> Result<(Vec<Entry>, bool), Unreachable> {
        let (mut log, mut listed) = self.look_up(id).await?;
        if log.is_empty() && self.found_agreed(id).await? {
            (log, listed) = self.look_up(id).await?;
        }
        if log.is_empty() {
            return Err(Unreachable::NoTable);
        }
        let events = log.iter().flat_map(|entry| &entry.events);
        let people = events.filter_map(|event| match event {
            Event::Aloud(PublicEvent::Sat { sitter: Sitter::Person(person), .. }) => {
                Some(person.clone())
            }
            _ => None,
        });
        self.load_names(people.collect()).await;
        Ok((log, listed))
    }

    async fn look_up(&self, id: &GameId) -> Result<(Vec<Entry>, bool), Unreachable> {
        let asked = id.clone();
        let read = self.with_store(move |store| {
            let log = store.read(&asked, Seq(0))?;
            let listed = !log.is_empty() && store.is_listed(&asked)?;
            Ok((log, listed))
        });
        read.await.map_err(|failure| {
            error!(%failure, "a table could not be read");
            Unreachable::Unavailable
        })
    }

    /// Notes that somebody was at a table whose game has not begun.
    pub(crate) async fn visit(&self, id: &GameId) {
        let (id, now) = (id.clone(), self.clock.seconds());
        if let Err(failure) = self.with_store(move |store| store.visit(&id, now)).await {
            error!(%failure, "a visit could not be noted");
        }
    }
}

#[cfg(test)]
mod tests {
    use table::Rules;

    use super::*;
    use crate::config::Said;
    use crate::limits::Personal;
    use crate::session::Token;

    const MINUTE: Duration = Duration::from_mins(1);

    fn app(folder: &std::path::Path) -> Arc<App> {
        let said = Said {
            listen: Some("127.0.0.1:0".to_owned()),
            store: Some(folder.join("games.sqlite").display().to_string()),
            log: Some("off".to_owned()),
            ..Said::default()
        };
        let config = Config::new(said, None).unwrap();
        App::on(Store::open(&config.store).unwrap(), config, None).unwrap()
    }

    /// Somebody comes, is somebody from then on, and goes.
    async fn somebody(app: &App) -> (Token, PersonId) {
        let token = Token::new().unwrap();
        assert!(app.session(&token).await.unwrap().is_none());
        let person = app.admit(&token, words::Language::English).await.unwrap().person;
        let _socket = app.open_sockets.open(&person);
        app.limits.take_personal(&person, Personal::Asking).unwrap();
        (token, person)
    }

    /// A crowd comes and goes. Two stay at a table at which nothing happens, and they are all that is remembered.
    #[tokio::test(flavor = "multi_thread")]
    async fn nothing_is_kept_of_whoever_has_gone() {
        let folder = tempfile::tempdir().unwrap();
        let app = app(folder.path());
        let (one, other) = (somebody(&app).await, somebody(&app).await);
        let id: GameId = "stays".parse().unwrap();
        let seating = [&one, &other].map(|(_, person)| Seating::of(Sitter::Person(person.clone())));
        let rules = Rules::Quarto(quarto::Rules::default(), quarto::Edition::Quarto);
        let secret = chance::secret().unwrap();
        assert_eq!(app.found(&id, Terms::casual(rules), secret, &seating).await, Ok(true));
        for _ in 0..200 {
            somebody(&app).await;
        }
        let gone = Instant::now();
        assert_eq!((app.people.len(), app.sessions.len()), (202, 202));
        // The room says of whom it speaks, and has said it once it answers what it is asked then.
        app.tidy(gone, MINUTE).await;
        assert_eq!(app.ask(&id, Ask::Look).await, Ok(Reply::Done));
        app.tidy(gone + MINUTE, MINUTE).await;
        assert_eq!((app.people.len(), app.sessions.len()), (2, 0));
        assert_eq!(app.limits.people(), 0);
        let people = [one.1, other.1];
        assert_eq!(app.people.unknown_ids(&people), []);
        // Whoever comes back is who they were.
        let session = app.session(&one.0).await.unwrap().unwrap();
        assert_eq!((session.person, session.name.is_some()), (people[0].clone(), true));
        app.stop(MINUTE).await;
    }
}
