//! The one task that owns a table on this server.
//!
//! It takes one thing after the other: a request is decided, stored, answered and told before the
//! next is looked at. The rules of that order are [`host::Room`]'s; here is what surrounds it:
//! who watches, which bots think, whose time is up, who is away.

mod bots;
mod desk;
mod knock;
mod presence;
mod watcher;
mod wish;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use pages::Visitor;
use host::{Ask, Effect, Reply};
use store::Seq;
use table::{
    Aloud, Due, GameId, Glimpse, Moment, Order, Seat, Sight, Sitter, Table, Told, View, Viewer,
};
use tokio::sync::mpsc::UnboundedReceiver;
use tracing::{error, warn};
use words::{Language, Voice};

pub(crate) use knock::{Asked, Knock, Lost, See};
pub(crate) use watcher::{MOST_WAITING, Style, Watcher, WatcherId};
pub(crate) use wish::{Answer, Wish, unavailable};

use crate::house::House;
use crate::limit::Counter;
use crate::metrics::{By, Learnt};
use crate::people::{People, unnamed};
use bots::Bots;
use desk::Desks;
use presence::Presence;

/// A room in which nothing happens is given up after so long: whoever comes opens it again.
const IDLE: Duration = Duration::from_secs(30);

/// On a store with other servers, so long passes at most before we notice what they stored.
const POLL: Duration = Duration::from_secs(2);

/// A listed table says so again that often.
const LISTED: Duration = Duration::from_secs(30);

/// One table on this server.
pub(crate) struct Room {
    house: Arc<House>,
    id: GameId,
    /// Decides what is read, stored, answered and told, and in which order.
    state: host::Room<()>,
    /// Has the table been resumed since the server started, if it had to be?
    awake: bool,
    desks: Desks,
    bots: Bots,
    presence: Presence,
    /// What players have said to each other lately.
    spoken: HashMap<Seat, Counter>,
    listed: bool,
    relist: Instant,
    /// When something happened last.
    busy: Instant,
    polled: Instant,
    /// Up to this moment everybody has been shown what can be claimed.
    claimable: Moment,
}

impl Room {
    pub(crate) fn new(house: Arc<House>, id: GameId) -> Self {
        let now = Instant::now();
        Self {
            state: host::Room::new(id.clone()),
            bots: Bots::new(id.clone()),
            house,
            id,
            awake: false,
            desks: Desks::default(),
            presence: Presence::default(),
            spoken: HashMap::new(),
            listed: false,
            relist: now,
            busy: now,
            polled: now,
            claimable: Moment(0),
        }
    }

    /// Lives until nobody needs it, or the house closes. What it does is boxed, so that a room that
    /// waits takes no space for it.
    pub(crate) async fn run(mut self, mut knocks: UnboundedReceiver<Knock>) {
        loop {
            let wake = self.next_wake();
            tokio::select! {
                knock = knocks.recv() => match knock {
                    Some(Knock::Stop { done }) => {
                        Box::pin(self.stop()).await;
                        // Nobody waits if the house gave up waiting.
                        let _ = done.send(());
                        return;
                    }
                    Some(knock) => Box::pin(self.answer(knock)).await,
                    None => return,
                },
                () = tokio::time::sleep_until(wake.into()) => Box::pin(self.look_around()).await,
            }
            Box::pin(self.after()).await;
            if self.is_needless() && self.house.close(&self.id, &knocks) {
                return;
            }
        }
    }

    async fn answer(&mut self, knock: Knock) {
        match knock {
            Knock::Ask { ask, reply } => {
                self.busy = Instant::now();
                let answer = match self.load(&ask).await {
                    Ok(()) => self.ask(*ask).await,
                    Err(reply) => reply,
                };
                let _ = reply.send(answer);
            }
            Knock::See(see) => {
                self.busy = Instant::now();
                let looked = self.look().await;
                self.meet().await;
                match (looked, self.state.table()) {
                    (Ok(()), Some(table)) => see(Ok((table, &self.house.people, self.listed))),
                    (Ok(()), None) => see(Err(Lost::NoTable)),
                    (Err(lost), _) => see(Err(lost)),
                }
            }
            Knock::Watch(watcher) => self.watch(watcher).await,
            Knock::Gone(id) => self.gone(id),
            Knock::Visit(eyes) => self.visit(&eyes).await,
            Knock::Wish(asked) => self.wish(asked).await,
            Knock::Thought(thought) => self.bots.thought(*thought),
            Knock::Hint(next) => {
                let known = self.state.next();
                let effects = self.state.hint(next);
                self.carry_out(effects).await;
                self.count_news(By::Hint, known);
            }
            Knock::List => {
                self.listed = true;
                self.relist = Instant::now();
            }
            // The loop does it.
            Knock::Stop { .. } => {}
        }
    }

    /// Brings the table up to date with its log.
    async fn look(&mut self) -> Result<(), Lost> {
        let looked = match self.load(&Ask::Look).await {
            Ok(()) => self.ask(Ask::Look).await,
            Err(reply) => reply,
        };
        match looked {
            Reply::Done => Ok(()),
            Reply::NoTable => Err(Lost::NoTable),
            Reply::Answer(_) | Reply::Refused(_) | Reply::Taken | Reply::Unavailable(_) => {
                Err(Lost::Unavailable)
            }
        }
    }

    /// The first time, the table is read, and resumed if no server has watched its clocks.
    async fn load(&mut self, ask: &Ask) -> Result<(), Reply> {
        if self.awake || matches!(ask, Ask::Found(_)) {
            self.awake = true;
            return Ok(());
        }
        match self.ask(Ask::Look).await {
            Reply::Done => {}
            reply => return Err(reply),
        }
        let now = self.house.clock.now();
        let must = self.state.table().is_some_and(|table| self.house.must_resume(table, now));
        if must && let reply @ Reply::Unavailable(_) = self.ask(Ask::Order(Order::Resume)).await {
            return Err(reply);
        }
        self.listed = self.house.is_listed(&self.id).await;
        self.awake = true;
        // The server that was to found the next game may have died before it could.
        let next = self.state.table().and_then(Table::next_game);
        if let Some(next) = next
            && self.house.read(&next, Seq(0)).await.is_ok_and(|log| log.is_empty())
        {
            self.found_rematch().await;
        }
        Ok(())
    }

    /// Asks the table, and carries out whatever comes of it. The answer is there when all is done.
    async fn ask(&mut self, ask: Ask) -> Reply {
        let effects = self.state.ask((), ask, self.house.clock.when());
        self.carry_out(effects).await.unwrap_or(Reply::Unavailable(store::Failure::Closed.into()))
    }

    /// Does what the room says, in its order; the answer that was among it.
    async fn carry_out(&mut self, effects: Vec<Effect<()>>) -> Option<Reply> {
        let mut answer = None;
        let mut effects = std::collections::VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            match effect {
                Effect::Read { from } => {
                    let read = self.house.read(&self.id, from).await;
                    self.note(&read);
                    effects.extend(self.state.read(read.map_err(Into::into)));
                }
                Effect::Append(append) => {
                    let stored = self.house.append(append).await;
                    self.note(&stored);
                    effects.extend(self.state.stored(stored.map_err(Into::into)));
                }
                Effect::Answer { to: (), reply } => answer = Some(reply),
                Effect::Tell(told) => self.tell(&told).await,
            }
        }
        answer
    }

    /// Counts what other servers have stored since this much was known.
    fn count_news(&self, by: By, known: Seq) {
        let count = self.state.next().0.saturating_sub(known.0);
        self.house.metrics.news.get_or_create(&Learnt { by }).inc_by(count.into());
    }

    fn note<T>(&self, result: &Result<T, store::Failure>) {
        if let Err(failure) = result {
            self.house.metrics.store_failures.inc();
            error!(table = %self.id, %failure, "the store failed");
        }
    }

    /// Tells everybody who watches what they may know of what was stored.
    async fn tell(&mut self, told: &Told) {
        self.meet().await;
        let open = told.to(Viewer::Spectator);
        if let Some(glimpse) = &open {
            self.mind(glimpse).await;
        }
        let Some(table) = self.state.table() else { return };
        let (now, listed) = (self.house.clock.now(), self.listed);
        let light = desk::Light { now, listed, people: &self.house.people };
        self.desks.tell(table, told, &light);
    }

    /// Shows in the lobby how the table stands.
    async fn list(&mut self) {
        let view = self.state.table().and_then(|table| table.view(Viewer::Spectator));
        let Some(view) = view else { return };
        let position = wire::State::of(&view, &[], self.house.clock.now(), None).position;
        self.house.list(&self.id, store::Shown::of(&view, position)).await;
    }

    /// What the house must do about what everybody may know.
    async fn mind(&mut self, glimpse: &Glimpse) {
        for sight in &glimpse.sights {
            match sight {
                Sight::Started { .. } if self.listed => {
                    self.relist = Instant::now();
                    self.list().await;
                }
                Sight::Ended { .. } => {
                    self.house.metrics.finished.inc();
                    self.unlist().await;
                }
                Sight::Aloud(Aloud::Rematch) => self.found_rematch().await,
                Sight::Aloud(Aloud::Left { .. }) if self.is_deserted() => self.unlist().await,
                Sight::Started { .. }
                | Sight::Moved { .. }
                | Sight::Felt { .. }
                | Sight::Aloud(_) => {}
            }
        }
    }

    async fn unlist(&mut self) {
        if std::mem::take(&mut self.listed) {
            self.house.unlist(&self.id).await;
        }
    }

    /// Has everybody got up?
    fn is_deserted(&self) -> bool {
        let view = self.state.table().and_then(|table| table.view(Viewer::Spectator));
        view.is_some_and(|view| {
            view.places.iter().all(|place| !matches!(place.sitter, Sitter::Person(_)))
        })
    }

    async fn found_rematch(&mut self) {
        let Some(table) = self.state.table() else { return };
        if let (Some(next), Some((terms, sitters))) = (table.next_game(), table.rematch()) {
            // Another server may found it as well: the first one stands, and both say the same.
            if let Err(lost) = self.house.found(&next, terms, &sitters, &[]).await {
                warn!(table = %self.id, ?lost, "no rematch could be founded");
            }
        }
    }

    /// After everything: bots think, deadlines are kept.
    async fn after(&mut self) {
        self.contradict().await;
        self.wake_up().await;
        while let Some((order, what)) = self.overdue() {
            if let Reply::Refused(refusal) = self.ask(Ask::Order(order)).await {
                warn!(table = %self.id, ?what, %refusal, "a deadline was none");
                break;
            }
        }
        self.let_bots_think();
    }

    /// Another server has stopped, and let the table rest; here somebody is at it, so it goes on.
    async fn wake_up(&mut self) {
        let is_paused = |table: &Table| {
            table.outcome().is_none()
                && table.view(Viewer::Spectator).is_some_and(|view| view.paused)
        };
        let is_ours = self.house.is_shared && self.awake && !self.desks.is_empty();
        if is_ours && !self.house.is_stopping() && self.state.table().is_some_and(is_paused) {
            // If the store fails, it is tried again with the next thing that happens.
            let _ = self.ask(Ask::Order(Order::Resume)).await;
        }
    }

    /// A deadline that has passed, and what is to be done about it.
    fn overdue(&self) -> Option<(Order, Due)> {
        let now = self.house.clock.now();
        let deadlines = self.state.table().filter(|_| self.awake)?.deadlines();
        let passed = deadlines.into_iter().filter(|deadline| deadline.at <= now);
        passed.map(|deadline| deadline.what).find_map(|what| match what {
            Due::Clock(_) | Due::Pointing => Some((Order::TimePassed, what)),
            // It may be claimed; nothing happens by itself.
            Due::Abandoned(_) | Due::Held(_) => None,
        })
    }

    /// When to look around again.
    fn next_wake(&self) -> Instant {
        let start = Instant::now();
        let mut wake = start + Duration::from_hours(1);
        let mut at = |moment: Instant| wake = wake.min(moment);
        if self.is_deserted_here() {
            at(self.busy + IDLE);
        }
        let now = self.house.clock.now();
        let deadlines = self.state.table().map(Table::deadlines).unwrap_or_default();
        for deadline in deadlines {
            // What can be claimed is shown when it can be, and needs nothing else.
            if deadline.at > now || !is_chance(deadline.what) {
                at(self.house.clock.instant(deadline.at));
            }
        }
        self.bots.next().into_iter().for_each(&mut at);
        self.presence.next().into_iter().for_each(&mut at);
        if !self.desks.is_empty() {
            if self.house.is_shared {
                at(self.polled + POLL);
            }
            if self.listed {
                at(self.relist + LISTED);
            }
        }
        // Something that is overdue and cannot be done is not tried without end.
        wake.max(start + Duration::from_millis(20))
    }

    /// Time has passed.
    async fn look_around(&mut self) {
        let now = Instant::now();
        if self.house.is_shared && !self.desks.is_empty() && now >= self.polled + POLL {
            self.polled = now;
            let known = self.state.next();
            // What is new is told; if the store fails, the next look will tell.
            let _ = self.look().await;
            self.count_news(By::Look, known);
        }
        if self.listed && !self.desks.is_empty() && now >= self.relist + LISTED {
            self.relist = now;
            self.list().await;
        }
        self.show_claims();
        self.leave_whoever_is_gone(now).await;
        self.let_bots_act(now).await;
    }

    /// Somebody has been away for so long that the seat can be claimed: everybody sees that now.
    fn show_claims(&mut self) {
        let now = self.house.clock.now();
        let Some(table) = self.state.table() else { return };
        let is_new = |deadline: &table::Deadline| {
            is_chance(deadline.what) && self.claimable < deadline.at && deadline.at <= now
        };
        if table.deadlines().iter().any(is_new) {
            let light = desk::Light { now, listed: self.listed, people: &self.house.people };
            self.desks.refresh(table, &light);
        }
        self.claimable = now;
    }

    /// Can the room be given up?
    fn is_needless(&self) -> bool {
        self.busy.elapsed() >= IDLE && self.state.is_idle() && self.is_deserted_here()
    }

    /// Does nobody watch, no bot think, no clock run?
    fn is_deserted_here(&self) -> bool {
        let is_kept = |what| matches!(what, Due::Clock(_) | Due::Pointing);
        let deadline =
            |table: &Table| table.deadlines().into_iter().any(|deadline| is_kept(deadline.what));
        self.desks.is_empty()
            && self.bots.is_quiet()
            && self.presence.next().is_none()
            && !self.state.table().is_some_and(deadline)
    }

    /// The house closes: no clock runs while there is no server, and everybody is told.
    async fn stop(&mut self) {
        let is_timed = |table: &Table| {
            table.terms().pace.is_timed() && table.game().is_some() && table.outcome().is_none()
        };
        if self.state.table().is_some_and(is_timed) {
            // If it cannot be stored, the table is resumed after the next start all the same.
            let _ = self.ask(Ask::Order(Order::Pause)).await;
        }
        self.desks.bid_farewell();
    }

    /// Learns the names of those who sit here.
    async fn meet(&mut self) {
        let view = self.state.table().and_then(|table| table.view(Viewer::Spectator));
        let people =
            view.into_iter().flat_map(|view| view.places).filter_map(|place| match place.sitter {
                Sitter::Person(person) => Some(person),
                Sitter::Open | Sitter::Bot(_) => None,
            });
        self.house.meet(people.collect()).await;
    }

    /// Speaks to somebody who sees this.
    fn voice(&self, visitor: &Visitor, view: &View) -> Voice {
        let table = self.state.table();
        let named = table.map(|table| names(table, &self.house.people, visitor.language));
        visitor.voice(view, &named.unwrap_or_default())
    }

    /// Reads the whole log, for whoever has just come.
    fn log(&self) -> impl Future<Output = Vec<table::Entry>> + Send + use<> {
        // Bots cannot be lent to another thread, so the room is not held meanwhile.
        let (house, id) = (Arc::clone(&self.house), self.id.clone());
        async move { house.read(&id, Seq(0)).await.unwrap_or_default() }
    }
}

/// Is it something that others may do from then on, and that does not happen by itself?
const fn is_chance(what: Due) -> bool {
    match what {
        Due::Abandoned(_) | Due::Held(_) => true,
        Due::Clock(_) | Due::Pointing => false,
    }
}

/// What the players are called in a language, by seat.
pub(crate) fn names(table: &Table, people: &People, language: Language) -> Vec<String> {
    let places = table.view(Viewer::Spectator).map(|view| view.places).unwrap_or_default();
    let named = (1u8..).zip(places).map(|(number, place)| match place.sitter {
        Sitter::Bot(level) => words::level(language, level).name,
        Sitter::Person(person) => people.name(&person, language, number),
        Sitter::Open => unnamed(language, number),
    });
    words::distinct(named.collect())
}
