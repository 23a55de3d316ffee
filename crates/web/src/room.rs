//! The one task that runs the host of a table on this server.
//!
//! The [`Host`] decides; here is done what it says: the store is asked, bots are sent to think, people are
//! answered, and galleries are told. Nothing here waits: what takes a while comes back as a message.

mod command;
mod gallery;
mod listing;
mod message;

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use audience::Watcher;
use bots::{Answered, Bot, ThinkJob, ThinkingLimit};
use host::{Ask, Effect, Host, HostOptions, Input, PendingThought, Reply, Seq, Trouble, Warning};
use table::{
    GameId, Glimpse, Level, NextGame, PersonId, PublicEvent, Seat, Sight, Sitter, Span, StepNumber,
    Table, Viewer,
};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tracing::warn;

pub(crate) use command::unreadable;
pub(crate) use message::{RoomMessage, SentCommand, Socket, Unreachable, WordedAnswer};

use crate::app::App;
use crate::limit::Counter;
use crate::mailbox::Mailbox;
use crate::metrics::{By, Learnt, Limited, PlayedHere};
use crate::rematch::agreed;
use command::Pending;
use gallery::{Gallery, GalleryKind, GalleryMessage, Snapshot};
use message::QueuedCommand;

/// A server that stops gives a room so long to store what it means to store; then it says goodbye.
const FINISHING: Duration = Duration::from_millis(2_750);

/// Who asked the host for something.
#[derive(Debug)]
enum Caller {
    /// The server itself.
    Server(oneshot::Sender<Reply>),
    /// Somebody who comes to watch.
    Watcher(Box<(Watcher<Socket>, IpAddr)>),
    /// A person, whose command cannot be understood before the table was read.
    Early(Box<QueuedCommand>),
    /// A person, of whose command this was asked.
    Person(Box<Pending>),
}

/// Something that is read or stored, and comes back.
type Working = Pin<Box<dyn Future<Output = Input<Caller>> + Send>>;

/// One table on this server.
pub(crate) struct RoomTask {
    app: Arc<App>,
    id: GameId,
    host: Host<Caller>,
    /// What the host has not heard yet.
    inbox: VecDeque<Input<Caller>>,
    is_handing: bool,
    /// What is being read or stored: one thing at most.
    working: Option<Working>,
    players: Option<Gallery>,
    spectators: Option<Gallery>,
    /// What the galleries are shown once the next game is founded: whoever hears of it goes there.
    held: Option<Vec<(GalleryKind, GalleryMessage)>>,
    /// The bots that play here, with their memory of the game, by chair.
    bots: [Option<(Level, Box<dyn Bot>)>; Seat::MAX],
    /// Since when it is their turn, and at which step, by chair.
    bot_turns: [Option<(StepNumber, Instant)>; Seat::MAX],
    /// Is a game under way? It is counted.
    playing: Option<PlayedHere>,
    /// Who was answered just now: what everybody is told next is what they asked for.
    answered: Option<PersonId>,
    /// What players have said to each other lately.
    spoken: HashMap<Seat, Counter>,
    /// Where whoever founded the table, or plays here, came from last: for whom its bots think. It is forgotten with
    /// the room.
    network: Option<IpAddr>,
    /// Is the table in the list? Not known before the store was asked.
    listed: Option<bool>,
    relist: Instant,
    /// The last change of the list, after which the next is made.
    listing: Option<JoinHandle<()>>,
    /// Who waits until all is stored that was to be stored.
    stopping: Option<oneshot::Sender<()>>,
    /// When it is not waited for any more.
    gives_up: Option<Instant>,
    has_stopped: bool,
    /// Why the log was looked at last.
    learns_by: By,
}

impl RoomTask {
    /// The room of a table that may have slept while there was no server.
    pub(crate) fn new(app: Arc<App>, id: GameId, slept: bool) -> Self {
        let pace = app.config.bot_pace;
        let options = HostOptions { is_shared: app.is_shared, slept, pace, in_order: false };
        Self {
            host: Host::new(id.clone(), options, app.clock.now()),
            app,
            id,
            inbox: VecDeque::new(),
            is_handing: false,
            working: None,
            players: None,
            spectators: None,
            held: None,
            bots: [const { None }; Seat::MAX],
            bot_turns: [None; Seat::MAX],
            playing: None,
            answered: None,
            spoken: HashMap::new(),
            network: None,
            listed: None,
            relist: Instant::now(),
            listing: None,
            stopping: None,
            gives_up: None,
            has_stopped: false,
            learns_by: By::Look,
        }
    }

    /// Lives until nobody needs it, or the server stops.
    pub(crate) async fn run(mut self: Box<Self>, mut messages: Mailbox<RoomMessage>) {
        loop {
            let wake = self.next_wake();
            tokio::select! {
                done = work(&mut self.working), if self.working.is_some() => {
                    self.working = None;
                    self.come_back(done);
                }
                // Once the server stops nobody comes any more, but what was begun is finished.
                message = messages.recv(), if self.stopping.is_none() => match message {
                    Some(message) => self.take(message),
                    None => return,
                },
                () = sleep_until(wake) => self.look_around(),
                () = sleep_until(self.gives_up) => self.has_stopped = true,
            }
            if self.has_stopped {
                self.bid_farewell().await;
                return;
            }
            let now = self.app.clock.now();
            if self.host.is_needless(now) && self.app.close(&self.id, &messages) {
                return;
            }
        }
    }

    fn take(&mut self, message: RoomMessage) {
        match message {
            RoomMessage::Ask { ask, reply } => self.ask(Caller::Server(reply), *ask),
            RoomMessage::From(network) => self.network = Some(network),
            RoomMessage::Watch(coming) => self.ask(Caller::Watcher(coming), Ask::Look),
            RoomMessage::Gone(id) => {
                self.show_all(|| GalleryMessage::Leave(id));
                self.hand(Input::Went(id));
            }
            RoomMessage::Visit(visit) => {
                let (person, network) = *visit;
                // Only whoever plays here is said to visit.
                self.network = Some(network);
                self.note_visit();
                self.hand(Input::Visited(person));
            }
            RoomMessage::Command(asked) => self.command(asked),
            RoomMessage::Lag(person, lag) => self.hand(Input::Lag(*person, lag)),
            RoomMessage::Unasked(unasked) => {
                let (pending, bot) = *unasked;
                self.bots[pending.chair.index()] = Some((pending.level, bot));
                self.hand(Input::Unasked(pending));
            }
            RoomMessage::Thought(thought) => {
                let (pending, Answered { bot, what }) = *thought;
                self.bots[pending.chair.index()] = Some((pending.level, bot));
                self.hand(Input::Thought(pending, what));
            }
            RoomMessage::Founded(is_founded) => {
                self.let_go();
                let outage = || host::Outage::new("the next game could not be founded");
                self.hand(Input::Founded(is_founded.then_some(()).ok_or_else(outage)));
            }
            RoomMessage::KeepNames => {
                if let Some(table) = self.host.table() {
                    self.app.people.keep(&people(table));
                }
            }
            RoomMessage::Outage => self.hand(Input::Outage),
            RoomMessage::Probed(result) => self.hand(Input::Probed(result)),
            RoomMessage::Hint(next) => {
                self.learns_by = By::Hint;
                self.hand(Input::Hint(next));
            }
            RoomMessage::Listed(listed) => self.listed = listed,
            RoomMessage::Stop { done } => {
                self.stopping = Some(done);
                self.gives_up = Some(Instant::now() + FINISHING);
                self.hand(Input::Stop);
            }
        }
    }

    fn ask(&mut self, by: Caller, ask: Ask) {
        self.hand(Input::Ask { by, ask, lag: Span::ZERO });
    }

    /// Hands something to the host, and does what it says until nothing is left. What comes up meanwhile
    /// waits until that is done.
    fn hand(&mut self, input: Input<Caller>) {
        if std::mem::replace(&mut self.is_handing, true) {
            return self.inbox.push_back(input);
        }
        let mut next = Some(input);
        while let Some(input) = next {
            for effect in self.host.take(input, self.app.clock.now()) {
                self.carry_out(effect);
            }
            // What is told later is news to them.
            self.answered = None;
            next = self.inbox.pop_front();
        }
        // A room in which nothing happens keeps no space for what might.
        self.inbox.shrink_to(0);
        self.is_handing = false;
        self.count_game();
    }

    /// Counts the game for as long as it is under way here.
    fn count_game(&mut self) {
        let table = self.host.table();
        let played = table.filter(|table| table.game().is_some() && table.outcome().is_none());
        match played {
            Some(table) if self.playing.is_none() => {
                self.playing = Some(self.app.metrics.play(table.terms().rules.game()));
            }
            Some(_) => {}
            None => self.playing = None,
        }
    }

    fn carry_out(&mut self, effect: Effect<Caller>) {
        match effect {
            Effect::Read { from } => self.working = Some(self.read(from)),
            Effect::Append(append) => {
                let app = Arc::clone(&self.app);
                let next = self.host.table().and_then(|table| agreed(table, &append.entry));
                self.working = Some(Box::pin(async move {
                    let stored = match next {
                        Some(next) => app.append_agreed(append, next).await,
                        None => app.append(append).await,
                    };
                    app.note(&stored);
                    Input::Stored(stored.map_err(Into::into))
                }));
            }
            Effect::Answer { to, reply } => self.answer(to, reply),
            Effect::Tell(told) => {
                self.note_answers();
                if let Some(glimpse) = told.to(Viewer::Spectator) {
                    self.mind(&glimpse);
                }
                if let Some(snapshot) = self.snapshot() {
                    let answered = self.answered.take();
                    self.show_all(|| {
                        GalleryMessage::Tell(snapshot.clone(), told.clone(), answered.clone())
                    });
                }
            }
            Effect::Think(pending, view) => self.think(pending, *view),
            Effect::Found(next) => self.found(*next),
            Effect::Probe => self.probe(),
            Effect::Refresh => self.refresh(None),
            Effect::Trouble(trouble) => {
                if trouble == Trouble::Begins {
                    self.app.note_silence();
                }
                self.refresh(Some(trouble));
            }
            Effect::Warn(warning) => {
                if matches!(warning, Warning::BotLate(_)) {
                    self.app.metrics.bots_late.inc();
                }
                warn!(table = %self.id, ?warning, "something is odd");
            }
            Effect::Stopped => self.has_stopped = true,
        }
    }

    /// Reads the log, and learns what those are called who sit here.
    fn read(&self, from: Seq) -> Working {
        let (app, id) = (Arc::clone(&self.app), self.id.clone());
        let here: Vec<PersonId> = self.host.table().map(people).unwrap_or_default();
        Box::pin(async move {
            let read = app.read(&id, from).await;
            app.note(&read);
            let sat = read.iter().flatten().flat_map(|entry| &entry.events);
            let sat = sat.filter_map(|event| match event {
                table::Event::Aloud(PublicEvent::Sat {
                    sitter: Sitter::Person(person), ..
                }) => Some(person.clone()),
                _ => None,
            });
            let people = here.into_iter().chain(sat).collect();
            app.load_names(people).await;
            Input::Read(read.map_err(Into::into))
        })
    }

    fn answer(&mut self, to: Caller, reply: Reply) {
        if let Reply::Unavailable(outage) = &reply {
            warn!(table = %self.id, %outage, "somebody could not be answered");
        }
        match to {
            // Whoever asked may have gone.
            Caller::Server(answer) => drop(answer.send(reply)),
            Caller::Watcher(coming) => {
                let (watcher, network) = *coming;
                // Without a table the way to the client is dropped, and it tries again.
                if reply == Reply::Done {
                    self.welcome(watcher, network);
                }
            }
            Caller::Early(asked) => match reply {
                Reply::Done => self.command(asked),
                _ => self.reply(*asked, wire::AnswerKind::Unknown, None),
            },
            Caller::Person(pending) => self.answer_person(*pending, &reply),
        }
    }

    /// Somebody watches from now on.
    fn welcome(&mut self, watcher: Watcher<Socket>, network: IpAddr) {
        if watcher.outlet.0.is_closed() {
            // Gone before the table was read; nobody would say so again.
            return;
        }
        let Some(snapshot) = self.snapshot() else { return };
        let plays = !watcher.identity.seats(&snapshot.table).is_empty();
        if plays {
            self.network = Some(network);
        }
        self.hand(Input::Came(watcher.id, watcher.identity.person.clone()));
        let whose = if plays { GalleryKind::Players } else { GalleryKind::Spectators };
        self.show(whose, GalleryMessage::Join(Box::new(watcher), snapshot));
        self.note_visit();
        if self.listed.is_none() {
            self.listed = Some(false);
            self.look_up_listing();
        }
    }

    fn snapshot(&self) -> Option<Snapshot> {
        let table = Arc::new(self.host.table()?.clone());
        let (next, listed) = (self.host.next(), self.listed == Some(true));
        Some(Snapshot { table, next, listed, is_troubled: self.host.is_troubled() })
    }

    fn refresh(&mut self, trouble: Option<Trouble>) {
        if let Some(snapshot) = self.snapshot() {
            self.show_all(|| GalleryMessage::Refresh(snapshot.clone(), trouble));
        }
    }

    /// Shows something to a gallery, which is opened if it is not.
    fn show(&mut self, whose: GalleryKind, shown: GalleryMessage) {
        if let Some(held) = &mut self.held {
            return held.push((whose, shown));
        }
        let gallery = match whose {
            GalleryKind::Players => &mut self.players,
            GalleryKind::Spectators => &mut self.spectators,
        };
        // One that broke is opened anew; those who watched there come back.
        if gallery.as_ref().is_none_or(Gallery::is_broken) {
            *gallery = Some(Gallery::open(Arc::clone(&self.app), whose));
        }
        if let Some(gallery) = gallery {
            gallery.hear(shown);
        }
    }

    /// Shows something to everybody who watches.
    fn show_all(&mut self, shown: impl Fn() -> GalleryMessage) {
        let open =
            [(GalleryKind::Players, &self.players), (GalleryKind::Spectators, &self.spectators)];
        let open = open.map(|(whose, gallery)| gallery.is_some().then_some(whose));
        for whose in open.into_iter().flatten() {
            self.show(whose, shown());
        }
    }

    /// Shows what was held back, whether or not the next game could be founded.
    fn let_go(&mut self) {
        for (whose, shown) in self.held.take().into_iter().flatten() {
            self.show(whose, shown);
        }
    }

    /// Sends a bot to think, when it is the turn of those for whom it plays.
    fn think(&mut self, pending: PendingThought, view: table::View) {
        let PendingThought { chair, level, turn } = pending;
        if self.bot_turns[chair.index()].is_none_or(|(step, _)| step != turn.step) {
            self.bot_turns[chair.index()] = Some((turn.step, Instant::now()));
        }
        let known = self.bots[chair.index()].take().filter(|(known, _)| *known == level);
        let seed = || crate::chance::bytes().map_or(0, u64::from_le_bytes);
        let bot = known.map_or_else(|| bots::opponent(view.terms.rules, level, seed()), |it| it.1);
        let Ok(ticket) = self.app.bot_turns.line_up(self.network) else {
            self.app.metrics.bots_busy.inc();
            self.app.metrics.limited.count(Limited::BOTS);
            self.bots[chair.index()] = Some((level, bot));
            return self.hand(Input::Unasked(pending));
        };
        if !ticket.is_called() {
            self.app.metrics.bots_busy.inc();
        }
        let limit = ThinkingLimit::of(level, &view);
        let (app, id) = (Arc::downgrade(&self.app), self.id.clone());
        tokio::spawn(async move {
            let turn = ticket.await;
            let Some(here) = app.upgrade() else { return };
            let table = id.clone();
            let asking = here.bots.ask(ThinkJob { bot, view, limit }, move |answered| {
                drop(turn);
                if let Some(app) = app.upgrade() {
                    app.send_if_open(&id, RoomMessage::Thought(Box::new((pending, answered))));
                }
            });
            if let Err(busy) = asking {
                let unasked = RoomMessage::Unasked(Box::new((pending, busy.0.bot)));
                here.send_if_open(&table, unasked);
            }
        });
    }

    /// Those turns of bots are over that were before the step at which the table is now: everybody could see how long they took.
    fn note_answers(&mut self) {
        let Some(now) = self.host.table().map(Table::step) else { return };
        for turn in &mut self.bot_turns {
            if let Some((_, since)) = turn.take_if(|(step, _)| *step != now) {
                self.app.metrics.answering.observe(since.elapsed().as_secs_f64());
            }
        }
    }

    /// Founds the next game. Another server may found it as well: the first one stands, and both say the same.
    fn found(&self, next: NextGame) {
        let (app, id) = (Arc::clone(&self.app), self.id.clone());
        tokio::spawn(async move {
            let founded = app.found_next(next).await;
            if let Err(lost) = founded {
                warn!(table = %id, ?lost, "no rematch could be founded");
            }
            app.send_if_open(&id, RoomMessage::Founded(founded.is_ok()));
        });
    }

    /// Finds out whether something can be stored.
    fn probe(&self) {
        let (app, id) = (Arc::clone(&self.app), self.id.clone());
        tokio::spawn(async move {
            let probed = app.probe().await;
            app.note(&probed);
            app.send_if_open(&id, RoomMessage::Probed(probed.map_err(Into::into)));
        });
    }

    /// What the server must do about what everybody may know.
    fn mind(&mut self, glimpse: &Glimpse) {
        for sight in &glimpse.sights {
            match sight {
                Sight::Started { .. }
                | Sight::Aloud(PublicEvent::Sat { .. } | PublicEvent::Left { .. })
                    if self.listed == Some(true) =>
                {
                    if self.is_deserted() {
                        self.unlist();
                    } else {
                        self.list();
                    }
                }
                Sight::Aloud(PublicEvent::Rematch) => self.held = Some(Vec::new()),
                Sight::Ended { .. } => {
                    self.app.metrics.finished.inc();
                    self.unlist();
                }
                Sight::Started { .. }
                | Sight::Moved { .. }
                | Sight::Felt { .. }
                | Sight::Aloud(_) => {}
            }
        }
    }

    /// When to look around again.
    fn next_wake(&self) -> Option<Instant> {
        let host = self.host.wake().map(|wake| self.app.clock.instant(wake));
        host.into_iter().chain(self.lists_at()).min()
    }

    /// Time has passed.
    fn look_around(&mut self) {
        if self.working.is_none() {
            self.learns_by = By::Look;
        }
        self.hand(Input::Tick);
        if self.lists_at().is_some_and(|at| at <= Instant::now()) {
            self.list();
        }
    }

    /// Something was read or stored. What was read is what other servers have stored.
    fn come_back(&mut self, done: Input<Caller>) {
        if let Input::Read(Ok(entries)) = &done {
            let (by, count) = (self.learns_by, u64::try_from(entries.len()).unwrap_or(0));
            self.app.metrics.news.get_or_create(&Learnt { by }).inc_by(count);
        }
        self.hand(done);
    }

    async fn bid_farewell(&mut self) {
        self.let_go();
        for gallery in [self.players.take(), self.spectators.take()].into_iter().flatten() {
            gallery.close().await;
        }
        if let Some(done) = self.stopping.take() {
            // Nobody waits if the server gave up waiting.
            let _ = done.send(());
        }
    }
}

/// The people who sit at a table.
fn people(table: &Table) -> Vec<PersonId> {
    let people = table.places().iter().filter_map(|place| match &place.sitter {
        Sitter::Person(person) => Some(person.clone()),
        Sitter::Open | Sitter::Bot(_) => None,
    });
    people.collect()
}

async fn work(working: &mut Option<Working>) -> Input<Caller> {
    match working {
        Some(working) => working.await,
        None => std::future::pending().await,
    }
}

async fn sleep_until(wake: Option<Instant>) {
    match wake {
        Some(wake) => tokio::time::sleep_until(wake.into()).await,
        None => std::future::pending().await,
    }
}
