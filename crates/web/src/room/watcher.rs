//! Somebody who watches a table live.

use std::sync::Arc;

use pages::Visitor;
use tokio::sync::mpsc;

use crate::eyes::Eyes;

/// So many messages may wait for somebody who does not read; then the connection is given up.
pub(crate) const MOST_WAITING: usize = 64;

/// Tells watchers apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct WatcherId(pub(crate) u64);

/// What a client wants to get.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Style {
    /// Parts of our page.
    Page,
    /// Data.
    Data,
}

/// Somebody who watches.
#[derive(Debug)]
pub(crate) struct Watcher {
    pub(crate) id: WatcherId,
    pub(crate) visitor: Visitor,
    pub(crate) eyes: Eyes,
    pub(crate) style: Style,
    /// Where messages go. Several watchers may get the very same one.
    pub(crate) outlet: mpsc::Sender<Arc<str>>,
}
