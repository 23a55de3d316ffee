//! Those who watch a table, grouped by what they get: what is the same for many is made once.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use pages::{Seen, Standing, Visitor};
use table::{Glimpse, Moment, Sight, Table, Told, View, Viewer};
use wire::{Fragment, Page, State, ToClient};
use words::{Past, is_closed};

use super::names;
use super::watcher::{Style, Watcher, WatcherId};
use crate::eyes::{Eyes, Gaze};
use crate::past::past;
use crate::people::People;

/// What is needed besides the table to show it.
pub(crate) struct Light<'a> {
    pub(crate) now: Moment,
    pub(crate) listed: bool,
    pub(crate) people: &'a People,
}

/// All who watch.
#[derive(Default)]
pub(crate) struct Desks(Vec<Desk>);

/// Those who get the same.
struct Desk {
    visitor: Visitor,
    eyes: Eyes,
    style: Style,
    /// As whom they looked when `past` was made.
    viewer: Viewer,
    past: Past,
    /// What those here have of each fragment, by its id: sent again only when it has changed.
    sent: HashMap<String, u64>,
    watchers: Vec<(WatcherId, tokio::sync::mpsc::Sender<Arc<str>>)>,
}

impl Desks {
    pub(crate) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Everybody who is there, as whoever they are.
    pub(crate) fn eyes(&self) -> impl Iterator<Item = &Eyes> {
        self.0.iter().map(|desk| &desk.eyes)
    }

    /// Whose eyes this watcher has.
    pub(crate) fn eyes_of(&self, id: WatcherId) -> Option<&Eyes> {
        let has = |desk: &&Desk| desk.watchers.iter().any(|(known, _)| *known == id);
        self.0.iter().find(has).map(|desk| &desk.eyes)
    }

    /// Lets somebody watch, who hears first how things stand.
    pub(crate) fn add(
        &mut self,
        watcher: Watcher,
        table: &Table,
        log: &[table::Entry],
        light: &Light<'_>,
    ) {
        let Watcher { id, visitor, eyes, style, outlet } = watcher;
        let Gaze { viewer, standing } = eyes.gaze(table);
        // Whoever only watches gets what all others get who read the same language.
        let (visitor, eyes) = if standing == Standing::Watcher {
            let (token, name, path) = (String::new(), None, String::new());
            (Visitor { token, name, path, ..visitor }, Eyes::default())
        } else {
            (visitor, eyes)
        };
        let is_same =
            |desk: &Desk| desk.style == style && desk.eyes == eyes && desk.visitor == visitor;
        let place = self.0.iter().position(is_same).unwrap_or_else(|| {
            let past = past(log, viewer, &visitor, light.people);
            let (sent, watchers) = (HashMap::new(), Vec::new());
            self.0.push(Desk { visitor, eyes, style, viewer, past, sent, watchers });
            self.0.len() - 1
        });
        let Some(desk) = self.0.get_mut(place) else { return };
        let name = table.view(Viewer::Spectator).map(|view| view.id.to_string());
        let hello = desk.page(table, light).map(|page| {
            desk.greet(&page);
            ToClient::Hello { table: name.unwrap_or_default(), page }
        });
        if let Some(hello) = hello
            && outlet.try_send(hello.write().into()).is_ok()
        {
            desk.watchers.push((id, outlet));
        }
        self.sweep();
    }

    pub(crate) fn remove(&mut self, id: WatcherId) {
        for desk in &mut self.0 {
            desk.watchers.retain(|(known, _)| *known != id);
        }
        self.sweep();
    }

    /// Tells everybody what they may know of what happened.
    pub(crate) fn tell(&mut self, table: &Table, told: &Told, light: &Light<'_>) {
        for desk in &mut self.0 {
            desk.tell(table, told, light);
        }
        self.sweep();
    }

    /// Shows everybody how things stand, though nothing was said: something can be done now that
    /// could not be done before.
    pub(crate) fn refresh(&mut self, table: &Table, light: &Light<'_>) {
        for desk in &mut self.0 {
            if let Some(page) = desk.page(table, light) {
                let page = desk.news(page);
                desk.send(&ToClient::News {
                    page,
                    say: Vec::new(),
                    call: None,
                    sounds: Vec::new(),
                });
            }
        }
        self.sweep();
    }

    /// Says something to everybody, each in their language.
    pub(crate) fn say(
        &mut self,
        table: &Table,
        light: &Light<'_>,
        say: impl Fn(&View, &words::Voice, &[String]) -> Option<String>,
    ) {
        for desk in &mut self.0 {
            let Gaze { viewer, .. } = desk.eyes.gaze(table);
            let Some(view) = table.view(viewer) else { continue };
            let names = names(table, light.people, desk.visitor.language);
            let voice = desk.visitor.voice(&view, &names);
            if let Some(say) = say(&view, &voice, &names) {
                desk.send(&ToClient::Phrase { say });
            }
        }
        self.sweep();
    }

    /// The server is about to stop.
    pub(crate) fn bid_farewell(&mut self) {
        for desk in &mut self.0 {
            let say = words::say(desk.visitor.language, "server-stopping", &[]);
            desk.send(&ToClient::Bye { say, after: Some(1_000) });
        }
        self.0.clear();
    }

    /// What was last said to somebody, for whoever asks for it.
    pub(crate) fn past(&self, visitor: &Visitor, eyes: &Eyes) -> Option<&Past> {
        let is_same =
            |desk: &&Desk| desk.eyes == *eyes && desk.visitor.language == visitor.language;
        self.0.iter().find(is_same).map(|desk| &desk.past)
    }

    fn sweep(&mut self) {
        self.0.retain(|desk| !desk.watchers.is_empty());
    }
}

impl Desk {
    fn tell(&mut self, table: &Table, told: &Told, light: &Light<'_>) {
        let Gaze { viewer, standing } = self.eyes.gaze(table);
        // Whoever shares a device hears what its last player may hear, and sees what the next may.
        let shares = matches!(standing, Standing::Device { .. } | Standing::Curtain { .. });
        let started = told.to(Viewer::Spectator).is_some_and(|glimpse| {
            glimpse.sights.iter().any(|sight| matches!(sight, Sight::Started { .. }))
        });
        let listener = if shares && !started { self.viewer } else { viewer };
        let Some(glimpse) = told.to(listener) else { return };
        let Some(heard_view) = table.view(listener) else { return };
        if is_felt_only(&glimpse) {
            // Whoever touched hears it as the answer, and nothing else has changed.
            return;
        }
        let voice =
            self.visitor.voice(&heard_view, &names(table, light.people, self.visitor.language));
        let say = self.past.hear(&glimpse, &heard_view, &voice);
        self.viewer = viewer;
        let Some(view) = table.view(viewer) else { return };
        let voice = self.visitor.voice(&view, &names(table, light.people, self.visitor.language));
        let is_due = match view.viewer {
            Viewer::Seat(seat) => view.due.contains(seat) && view.outcome.is_none(),
            Viewer::Spectator => false,
        };
        let moved = glimpse
            .sights
            .iter()
            .any(|sight| matches!(sight, Sight::Moved { .. } | Sight::Started { .. }));
        let call = (is_due && moved).then(|| voice.due(&view));
        let sounds = pages::sounds(&glimpse, &view);
        if let Some(page) = self.page(table, light) {
            let page = self.news(page);
            self.send(&ToClient::News { page, say, call, sounds });
        }
    }

    /// How the table stands for those at this desk.
    fn page(&self, table: &Table, light: &Light<'_>) -> Option<Page> {
        let Gaze { viewer, standing } = self.eyes.gaze(table);
        let view = table.view(viewer)?;
        let names = names(table, light.people, self.visitor.language);
        let (step, touches) = (view.step.0, view.touches);
        if self.style == Style::Data {
            let next = table.next_game();
            let state = State::of(&view, &names, light.now, next.as_ref());
            let mine = self.eyes.seats(table).iter().map(table::Seat::number).collect();
            let state = Some(Box::new(state));
            return Some(Page { step, touches, mine, state, ..Page::default() });
        }
        let log = (!is_closed(&view)).then(|| self.past.lines.clone());
        let seen = Seen {
            names,
            now: light.now,
            standing,
            log,
            told: Vec::new(),
            rematch: table.next_game(),
            nonce: crate::chance::nonce().map(|nonce| nonce.to_string()).unwrap_or_default(),
            listed: light.listed,
            view,
        };
        let fragments: Vec<Fragment> = pages::fragments(&self.visitor, &seen);
        let title = Some(pages::title(&self.visitor, &seen));
        Some(Page { step, touches, title, fragments, ..Page::default() })
    }

    /// Of a page, what those here do not have yet.
    fn news(&mut self, mut page: Page) -> Page {
        page.fragments.retain(|fragment| {
            let hash = checksum(&fragment.html);
            self.sent.insert(fragment.id.clone(), hash) != Some(hash)
        });
        page
    }

    /// Somebody new gets all of a page. What the others have not seen so is sent to all next time.
    fn greet(&mut self, page: &Page) {
        for fragment in &page.fragments {
            let hash = checksum(&fragment.html);
            if self.watchers.is_empty() {
                self.sent.insert(fragment.id.clone(), hash);
            } else if self.sent.get(&fragment.id) != Some(&hash) {
                self.sent.remove(&fragment.id);
            }
        }
    }

    /// Whoever does not read is given up.
    fn send(&mut self, message: &ToClient) {
        let text: Arc<str> = message.write().into();
        self.watchers.retain(|(_, outlet)| outlet.try_send(Arc::clone(&text)).is_ok());
    }
}

fn checksum(html: &str) -> u64 {
    let mut hash = DefaultHasher::new();
    html.hash(&mut hash);
    hash.finish()
}

/// Did a masked hand feel something, and nothing else happen (Q19)?
fn is_felt_only(glimpse: &Glimpse) -> bool {
    glimpse.sights.iter().all(|sight| matches!(sight, Sight::Felt { .. }))
}
