//! Those who watch a table, grouped by what they get: what is the same for many is made once.

use std::collections::{HashMap, VecDeque};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use host::ViewerId;
use pages::{SeenTable, Visitor, VisitorRole};
use table::{Entry, Glimpse, Moment, PersonId, Sight, Table, Told, View, Viewer};
use wire::{Fragment, TableState, TableUpdate, ToClient};
use words::{Transcript, Voice, is_closed};

use crate::identity::{Identity, Perspective};
use crate::names::{NameSource, at};
use crate::transcript::transcript;

/// What a client wants to get.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClientKind {
    /// Parts of our page.
    Page,
    /// Data.
    Data,
}

/// Where messages go. Several watchers may get the very same one.
pub trait Outlet {
    /// Hands a message on; `false` if whoever should read it does not, and is given up.
    fn send(&self, message: Arc<str>) -> bool;
}

/// Somebody who watches.
#[derive(Debug)]
pub struct Watcher<O> {
    /// Tells watchers apart.
    pub id: ViewerId,
    /// Language and settings.
    pub visitor: Visitor,
    /// Who it is.
    pub identity: Identity,
    /// What they want to get.
    pub style: ClientKind,
    /// Where it goes.
    pub outlet: O,
}

/// What is needed besides the table to show it.
#[derive(Clone, Copy)]
pub struct RenderContext<'a> {
    /// What time it is.
    pub now: Moment,
    /// Is the table in the list?
    pub listed: bool,
    /// Does the store fail? Then no clock runs, and the page says so.
    pub is_troubled: bool,
    /// What people are called.
    pub people: &'a dyn NameSource,
    /// A name for the next request of a page, which nobody can guess.
    pub nonce: &'a dyn Fn() -> String,
}

impl std::fmt::Debug for RenderContext<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Context").field("now", &self.now).finish_non_exhaustive()
    }
}

/// Something that was stored, and the table as it was then.
#[derive(Clone, Copy, Debug)]
pub struct News<'a> {
    /// The table with it.
    pub table: &'a Table,
    /// What happened.
    pub told: &'a Told,
}

/// So many times one person has a table open who sits or may sit there: each has a page of its own. Whoever opens one more
/// closes the oldest.
pub const MOST_OPEN: usize = 8;

/// So many pages of one table are made each time something happens, and no more for those who only watch: whoever comes then gets
/// the page of somebody else who reads the same language, with their settings.
pub const MOST_PAGES: usize = 64;

/// All who watch. What they are to be told waits until it is [delivered](Self::deliver), unless each is told
/// [at once](Self::told_at_once).
#[derive(Debug)]
pub struct Audience<O> {
    groups: Vec<Group<O>>,
    outgoing: VecDeque<Outgoing>,
    is_told_at_once: bool,
}

impl<O> Default for Audience<O> {
    fn default() -> Self {
        Self { groups: Vec::new(), outgoing: VecDeque::new(), is_told_at_once: false }
    }
}

/// A message on its way to a group.
#[derive(Debug)]
struct Outgoing {
    text: Arc<str>,
    /// The place of the group. Nobody comes or goes while something is on its way.
    group: usize,
    /// So many there have it.
    told: usize,
}

/// Those who get the same.
#[derive(Debug)]
struct Group<O> {
    visitor: Visitor,
    identity: Identity,
    style: ClientKind,
    /// As whom they looked last.
    viewer: Viewer,
    past: Transcript,
    /// Where several share a device: what anybody may have heard. Between two hands nothing else is
    /// shown, said or answered.
    open: Option<Transcript>,
    /// What those here have of each fragment, by its id: sent again only when it has changed.
    sent: HashMap<String, u64>,
    watchers: Vec<(ViewerId, O)>,
}

impl<O: Outlet> Audience<O> {
    /// Nobody yet. Whoever comes is told as soon as their page is made: the first does not wait for the pages of the others.
    pub fn told_at_once() -> Self {
        Self { is_told_at_once: true, ..Self::default() }
    }

    /// Does nobody watch?
    pub const fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }

    /// So many pages are made when something happens.
    pub const fn pages(&self) -> usize {
        self.groups.len()
    }

    /// How many watch.
    pub fn count(&self) -> usize {
        self.groups.iter().map(|group| group.watchers.len()).sum()
    }

    /// Hands over so many messages at most, each to one who watches; in their order. Says whether more are waiting: where many
    /// watch, whoever delivers may let others go first in between. Whoever does not take theirs is given up.
    pub fn deliver(&mut self, most: usize) -> bool {
        let is_waiting = self.hand_over(most);
        if !is_waiting {
            self.sweep();
        }
        is_waiting
    }

    /// The same; a group of which nobody is left keeps its place.
    fn hand_over(&mut self, most: usize) -> bool {
        let mut left = most;
        while let Some(Outgoing { text, group, told }) = self.outgoing.front_mut() {
            let watchers = self.groups.get_mut(*group).map(|group| &mut group.watchers);
            if let Some(watchers) = watchers {
                while let Some((_, outlet)) = watchers.get(*told) {
                    if left == 0 {
                        return true;
                    }
                    left -= 1;
                    if outlet.send(Arc::clone(text)) {
                        *told += 1;
                    } else {
                        watchers.remove(*told);
                    }
                }
            }
            self.outgoing.pop_front();
        }
        false
    }

    /// Everybody has all they were to be told: now somebody can come or go.
    fn deliver_all(&mut self) {
        self.deliver(usize::MAX);
    }

    /// Does somebody get already what this watcher would? Then no log is needed to [add](Self::add) it.
    pub fn knows(&self, watcher: &Watcher<O>, table: &Table) -> bool {
        let (visitor, identity) = shared(watcher, table);
        self.groups.iter().any(|group| group.is_for(watcher.style, &visitor, &identity))
    }

    /// Lets somebody watch, who hears first how things stand.
    pub fn add(
        &mut self,
        watcher: Watcher<O>,
        table: &Table,
        log: &[Entry],
        context: &RenderContext<'_>,
    ) {
        self.deliver_all();
        let (visitor, identity) = shared(&watcher, table);
        let Watcher { id, style, outlet, .. } = watcher;
        if let Some(person) = &identity.person {
            self.make_room(person);
        }
        let is_same = |group: &Group<O>| group.is_for(style, &visitor, &identity);
        let place = self.groups.iter().position(is_same);
        let place = place.or_else(|| self.like(style, &visitor, &identity)).unwrap_or_else(|| {
            let Perspective { viewer, .. } = identity.perspective(table);
            let heard = |listener| transcript(log, listener, &visitor, context.people);
            let past = heard(identity.listener(table).unwrap_or(viewer));
            let open = identity.shares(table).then(|| heard(Viewer::Spectator));
            let (sent, watchers) = (HashMap::new(), Vec::new());
            // Mostly there are two who play, and many tables.
            if self.groups.len() < 2 {
                self.groups.reserve_exact(1);
            }
            self.groups.push(Group {
                visitor,
                identity,
                style,
                viewer,
                past,
                open,
                sent,
                watchers,
            });
            self.groups.len() - 1
        });
        let Some(group) = self.groups.get_mut(place) else { return };
        let hello = group.page(table, context).map(|page| {
            group.greet(&page);
            ToClient::Hello { table: table.id().to_string(), page }
        });
        if let Some(hello) = hello
            && outlet.send(hello.write().into())
        {
            group.watchers.push((id, outlet));
        }
        self.sweep();
    }

    /// The place of a group that hears the same, where there are so many pages that no more is made for settings of somebody who only
    /// watches.
    fn like(&self, style: ClientKind, visitor: &Visitor, identity: &Identity) -> Option<usize> {
        let only_watches = visitor.token.is_empty() && *identity == Identity::default();
        let is_like = |group: &Group<O>| {
            group.style == style
                && group.identity == *identity
                && group.visitor.token.is_empty()
                && group.visitor.language == visitor.language
                // Nobody's links lead where somebody else wants them to.
                && group.visitor.origin == visitor.origin
        };
        let is_enough = only_watches && self.groups.len() >= MOST_PAGES;
        is_enough.then(|| self.groups.iter().position(is_like)).flatten()
    }

    /// A person comes who may have it open too often already. A group of which nobody is left keeps what it has heard: perhaps
    /// whoever comes belongs to it.
    fn make_room(&mut self, person: &PersonId) {
        let is_theirs = |group: &Group<O>| group.identity.person.as_ref() == Some(person);
        let theirs = self.groups.iter().filter(|group| is_theirs(group));
        let all: Vec<ViewerId> =
            theirs.flat_map(|group| group.watchers.iter().map(|(id, _)| *id)).collect();
        let Some(oldest) = all.iter().min().filter(|_| all.len() >= MOST_OPEN) else { return };
        for group in self.groups.iter_mut().filter(|group| is_theirs(group)) {
            let language = group.visitor.language;
            group.watchers.retain(|(id, outlet)| {
                let stays = id != oldest;
                if !stays {
                    let say = words::say(language, "server-open-too-often", &[]);
                    outlet.send(ToClient::Bye { say, after: None }.write().into());
                }
                stays
            });
        }
    }

    /// Somebody does not watch any more.
    pub fn remove(&mut self, id: ViewerId) {
        self.deliver_all();
        for group in &mut self.groups {
            group.watchers.retain(|(known, _)| *known != id);
        }
        self.sweep();
    }

    /// Tells everybody what they may know of what happened, and shows how it stands after the last of it. Whoever has been
    /// answered already, and so knows, is told after all others.
    pub fn tell(
        &mut self,
        news: &[News<'_>],
        answered: Option<&PersonId>,
        context: &RenderContext<'_>,
    ) {
        let knows =
            |group: &Group<O>| answered.is_some() && group.identity.person.as_ref() == answered;
        for turn in [false, true] {
            self.each(|group| (knows(group) == turn).then(|| group.tell(news, context)).flatten());
        }
    }

    /// Shows everybody how things stand, though nothing happened: something can be done now that could not
    /// be done before, or the server has something to say.
    pub fn refresh(
        &mut self,
        table: &Table,
        context: &RenderContext<'_>,
        say: impl Fn(&Visitor) -> Option<String>,
    ) {
        self.each(|group| {
            let page = group.page(table, context)?;
            let page = group.changed(page);
            let say = say(&group.visitor).into_iter().collect();
            Some(ToClient::News { page, say, call: None, sounds: Vec::new() })
        });
    }

    /// Says something to everybody, each in their language.
    pub fn say(
        &mut self,
        table: &Table,
        context: &RenderContext<'_>,
        say: impl Fn(&Voice, &[String]) -> Option<String>,
    ) {
        self.each(|group| {
            let Perspective { viewer, .. } = group.identity.perspective(table);
            let view = table.view(viewer)?;
            let names = at(table, context.people, group.visitor.language);
            let voice = group.visitor.voice(&view, &names);
            say(&voice, &names).map(|say| ToClient::Phrase { say })
        });
    }

    /// What each group is to be told, if anything, waits behind all else, or is told at once.
    fn each(&mut self, mut tell: impl FnMut(&mut Group<O>) -> Option<ToClient>) {
        for place in 0..self.groups.len() {
            let Some(message) = self.groups.get_mut(place).and_then(&mut tell) else { continue };
            let text = message.write().into();
            self.outgoing.push_back(Outgoing { text, group: place, told: 0 });
            if self.is_told_at_once {
                self.hand_over(usize::MAX);
            }
        }
        if self.is_told_at_once {
            self.sweep();
        }
    }

    /// The server is about to stop.
    pub fn bid_farewell(&mut self) {
        self.each(|group| {
            let say = words::say(group.visitor.language, "server-stopping", &[]);
            Some(ToClient::Bye { say, after: Some(1_000) })
        });
        self.deliver_all();
        self.groups.clear();
    }

    /// What was last said to somebody, for whoever asks for it now.
    pub fn past(
        &self,
        visitor: &Visitor,
        identity: &Identity,
        table: &Table,
    ) -> Option<&Transcript> {
        let nobody = Identity::default();
        let is_watcher = identity.perspective(table).role == VisitorRole::Watcher;
        let identity = if is_watcher { &nobody } else { identity };
        let is_same = |group: &&Group<O>| {
            group.identity == *identity && group.visitor.language == visitor.language
        };
        self.groups.iter().find(is_same).map(|group| group.past(table))
    }

    fn sweep(&mut self) {
        self.groups.retain(|group| !group.watchers.is_empty());
    }
}

/// Whoever only watches gets what all others get who read the same language.
fn shared<O>(watcher: &Watcher<O>, table: &Table) -> (Visitor, Identity) {
    let (visitor, identity) = (watcher.visitor.clone(), watcher.identity.clone());
    if identity.perspective(table).role == VisitorRole::Watcher {
        let (token, name, path) = (String::new(), None, String::new());
        (Visitor { token, name, path, ..visitor }, Identity::default())
    } else {
        (visitor, identity)
    }
}

impl<O: Outlet> Group<O> {
    fn is_for(&self, style: ClientKind, visitor: &Visitor, identity: &Identity) -> bool {
        self.style == style && self.identity == *identity && self.visitor == *visitor
    }

    fn tell(&mut self, news: &[News<'_>], context: &RenderContext<'_>) -> Option<ToClient> {
        let (mut say, mut sounds, mut call) = (Vec::new(), Vec::new(), None);
        let mut has_heard = false;
        for News { table, told } in news {
            let Perspective { viewer, .. } = self.identity.perspective(table);
            let listener = self.listener(table, told, viewer);
            let names = at(table, context.people, self.visitor.language);
            let voice = |heard: &View| self.visitor.voice(heard, &names);
            let hear = |past: &mut Transcript, listener| {
                let (glimpse, heard) = (told.to(listener)?, table.view(listener)?);
                // Whoever touched hears it as the answer, and nothing else has changed.
                let is_news = !is_felt_only(&glimpse);
                is_news.then(|| (past.hear(&glimpse, &heard, &voice(&heard)), glimpse))
            };
            // Nobody sits down once there is something to hide: until now all have heard the same.
            if self.open.is_none() && self.identity.shares(table) {
                self.open = Some(self.past.clone());
            }
            let own = hear(&mut self.past, listener);
            let open = self.open.as_mut().and_then(|open| hear(open, Viewer::Spectator));
            let is_between = self.identity.is_between(table);
            self.viewer = viewer;
            let Some((said, glimpse)) = (if is_between { open } else { own }) else { continue };
            has_heard = true;
            say.extend(said);
            let Some(view) = table.view(viewer) else { continue };
            call = (is_due(&view) && has(&glimpse, is_move)).then(|| voice(&view).due(&view));
            sounds.extend(pages::sounds(&glimpse, &view));
        }
        let News { table, .. } = news.last().filter(|_| has_heard)?;
        let page = self.page(table, context)?;
        let page = self.changed(page);
        Some(ToClient::News { page, say, call, sounds })
    }

    /// As whom those here hear what happened. Where nothing is hidden those who share a device hear it as
    /// its last player, and see it as the next.
    fn listener(&self, table: &Table, told: &Told, viewer: Viewer) -> Viewer {
        if let Some(listener) = self.identity.listener(table) {
            return listener;
        }
        let started = told.to(Viewer::Spectator).is_some_and(|glimpse| has(&glimpse, is_start));
        if self.identity.shares(table) && !started { self.viewer } else { viewer }
    }

    /// What those here may have heard, as the table stands.
    fn past(&self, table: &Table) -> &Transcript {
        let open = self.open.as_ref().filter(|_| self.identity.is_between(table));
        open.unwrap_or(&self.past)
    }

    /// How the table stands for those in this group.
    fn page(&self, table: &Table, context: &RenderContext<'_>) -> Option<TableUpdate> {
        let Perspective { viewer, role } = self.identity.perspective(table);
        let mut view = table.view(viewer)?;
        if context.is_troubled {
            view.running = None;
        }
        let names = at(table, context.people, self.visitor.language);
        let (step, touches) = (view.step.0, view.touches);
        if self.style == ClientKind::Data {
            let next = table.next_game();
            let state = TableState::of(&view, &names, context.now, next.as_ref());
            let mine = self.identity.seats(table).iter().map(table::Seat::number).collect();
            let state = Some(Box::new(state));
            return Some(TableUpdate { step, touches, mine, state, ..TableUpdate::default() });
        }
        let log = (!is_closed(&view)).then(|| self.past(table).lines.clone());
        let seen = SeenTable {
            names,
            now: context.now,
            role,
            log,
            told: Vec::new(),
            rematch: table.next_game(),
            nonce: (context.nonce)(),
            listed: context.listed,
            is_troubled: context.is_troubled,
            view,
        };
        let fragments: Vec<Fragment> = pages::fragments(&self.visitor, &seen);
        let title = Some(pages::title(&self.visitor, &seen));
        Some(TableUpdate { step, touches, title, fragments, ..TableUpdate::default() })
    }

    /// Of a page, what those here do not have yet.
    fn changed(&mut self, mut page: TableUpdate) -> TableUpdate {
        page.fragments.retain(|fragment| {
            let hash = checksum(&fragment.html);
            self.sent.insert(fragment.id.clone(), hash) != Some(hash)
        });
        page
    }

    /// Somebody new gets all of a page. What the others have not seen so is sent to all next time.
    fn greet(&mut self, page: &TableUpdate) {
        for fragment in &page.fragments {
            let hash = checksum(&fragment.html);
            if self.watchers.is_empty() {
                self.sent.insert(fragment.id.clone(), hash);
            } else if self.sent.get(&fragment.id) != Some(&hash) {
                self.sent.remove(&fragment.id);
            }
        }
    }
}

fn checksum(html: &str) -> u64 {
    let mut hash = DefaultHasher::new();
    html.hash(&mut hash);
    hash.finish()
}

fn has(glimpse: &Glimpse, is: fn(&Sight) -> bool) -> bool {
    glimpse.sights.iter().any(is)
}

const fn is_start(sight: &Sight) -> bool {
    matches!(sight, Sight::Started { .. })
}

const fn is_move(sight: &Sight) -> bool {
    matches!(sight, Sight::Moved { .. } | Sight::Started { .. })
}

/// Is whoever looks to act?
fn is_due(view: &View) -> bool {
    match view.viewer {
        Viewer::Seat(seat) => view.due.contains(seat) && view.outcome.is_none(),
        Viewer::Spectator => false,
    }
}

/// Did a masked hand feel something, and nothing else happen (Q19)?
fn is_felt_only(glimpse: &Glimpse) -> bool {
    glimpse.sights.iter().all(|sight| matches!(sight, Sight::Felt { .. }))
}
