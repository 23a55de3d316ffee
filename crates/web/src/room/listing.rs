//! A table in the list of those that anybody may join or watch, and the visits that keep it from being
//! forgotten.

use std::sync::Arc;
use std::time::{Duration, Instant};

use store::Summary;
use table::Viewer;

use super::{RoomMessage, RoomTask, people};

/// A listed table says so again that often.
const LISTED: Duration = Duration::from_secs(30);

impl RoomTask {
    /// Has everybody got up?
    pub(super) fn is_deserted(&self) -> bool {
        self.host.table().is_some_and(|table| people(table).is_empty())
    }

    /// Puts the table into the list, or says how it stands there.
    pub(super) fn list(&mut self) {
        self.relist = Instant::now();
        let view = self.host.table().and_then(|table| table.view(Viewer::Spectator));
        let Some(view) = view else { return };
        let position = wire::TableState::of(&view, &[], self.app.clock.now(), None).position;
        let summary = Summary::of(&view, position);
        let (app, id, network) = (Arc::clone(&self.app), self.id.clone(), self.network);
        self.after_the_last(async move { app.list(&id, summary, network).await });
    }

    pub(super) fn unlist(&mut self) {
        if self.listed.replace(false) == Some(true) {
            let (app, id) = (Arc::clone(&self.app), self.id.clone());
            self.after_the_last(async move { app.unlist(&id).await });
        }
    }

    /// Changes of the list are made one after the other.
    fn after_the_last(&mut self, change: impl Future<Output = ()> + Send + 'static) {
        let last = self.listing.take();
        self.listing = Some(tokio::spawn(async move {
            if let Some(last) = last {
                // One that broke has changed nothing.
                let _ = last.await;
            }
            change.await;
        }));
    }

    pub(super) fn look_up_listing(&self) {
        let (app, id) = (Arc::clone(&self.app), self.id.clone());
        tokio::spawn(async move {
            // If nobody can say now, whoever comes next asks again.
            let listed = app.is_listed(&id).await;
            app.send_if_open(&id, RoomMessage::Listed(listed));
        });
    }

    /// A table that nobody visits before its game begins is forgotten one day. If this visit opened the room, the
    /// table is not read yet: the store knows whether its game has begun.
    pub(super) fn note_visit(&self) {
        if self.host.table().is_none_or(|table| table.game().is_none()) {
            let (app, id) = (Arc::clone(&self.app), self.id.clone());
            tokio::spawn(async move { app.visit(&id).await });
        }
    }

    /// When it is to be said again how the table stands, if it is in the list and somebody is there.
    pub(super) fn lists_at(&self) -> Option<Instant> {
        let is_shown = self.listed == Some(true) && self.host.is_watched();
        is_shown.then(|| self.relist + LISTED)
    }
}
