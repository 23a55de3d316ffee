//! Hints over PostgreSQL: one channel, given after the commit, heard on a connection of its own.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use ::postgres::Client;
use ::postgres::fallible_iterator::FallibleIterator as _;
use table::GameId;

use super::prepared::Prepared;
use super::session;
use crate::failure::Failure;
use crate::hint::{Ear, Hint, read_grown, write_grown};
use host::{Append, Appended, Seq};

/// So long the thread listens before it looks whether anybody still wants to hear.
const GLANCE: Duration = Duration::from_millis(250);

/// So long it waits before it tries to connect again; twice as long each time, up to the second.
const AGAIN: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(5));

/// Hints that are yet to be given: for each table the last.
#[derive(Default)]
pub(super) struct Hints {
    waiting: BTreeMap<GameId, Seq>,
}

impl Hints {
    /// Notes what a batch has stored.
    pub(super) fn note(&mut self, batch: &[Append], verdicts: &[Appended]) {
        for (append, verdict) in batch.iter().zip(verdicts) {
            if *verdict == Appended::Stored {
                self.waiting.insert(append.table.clone(), append.seq.next());
            }
        }
    }

    /// Gives them all. Not in the transaction that stores: that would be six times slower, since
    /// those that notify commit one after another.
    pub(super) fn give(
        &mut self,
        client: &mut Client,
        prepared: &mut Prepared,
    ) -> Result<(), Failure> {
        if self.waiting.is_empty() {
            return Ok(());
        }
        let hints = std::mem::take(&mut self.waiting).into_iter();
        let texts: Vec<String> = hints.map(|(table, next)| write_grown(&table, next)).collect();
        let give = prepared.get(client, GIVE)?;
        client.execute(&give, &[&texts])?;
        Ok(())
    }
}

const GIVE: &str = "SELECT pg_notify('fourfold', hint) FROM unnest($1::text[]) AS hint";

/// Connects and listens on a thread until the ear is closed. The first connection is there when this
/// returns: what is stored from now on is heard.
pub(super) fn listen(url: String, ear: Arc<Ear>) -> Result<(), Failure> {
    let client = connect(&url)?;
    let run = move || listen_on(&url, client, &ear);
    let thread = thread::Builder::new().name("store listener".to_owned()).spawn(run);
    thread.map(|_| ()).map_err(|e| Failure::Unavailable { why: e.to_string() })
}

fn connect(url: &str) -> Result<Client, Failure> {
    let mut client = session::start(url)?;
    client.batch_execute("LISTEN fourfold")?;
    Ok(client)
}

fn listen_on(url: &str, client: Client, ear: &Ear) {
    let mut client = Some(client);
    let mut pause = AGAIN.0;
    while ear.is_open() {
        if let Some(connected) = &mut client {
            if !hear(connected, ear) {
                client = None;
            }
        } else if let Ok(connected) = connect(url) {
            client = Some(connected);
            pause = AGAIN.0;
            // What was given in between nobody heard.
            ear.hear(Hint::Missed);
        } else {
            thread::sleep(pause);
            pause = AGAIN.1.min(pause * 2);
        }
    }
}

/// Passes on what comes, until there is a pause. Is the connection still good?
fn hear(client: &mut Client, ear: &Ear) -> bool {
    while ear.is_open() {
        let said = client.notifications().timeout_iter(GLANCE).next();
        match said {
            Ok(Some(said)) => {
                // What is no hint of ours is somebody else's.
                if let Some(hint) = read_grown(said.payload()) {
                    ear.hear(hint);
                }
            }
            // Silence, or the end.
            Ok(None) => return !client.is_closed(),
            Err(_) => return false,
        }
    }
    true
}
