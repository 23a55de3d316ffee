//! Servers on one PostgreSQL know of each other by a lock that each of them shares on a connection of its
//! own. The server that could have it alone finds that there was none.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use ::postgres::Client;

use super::played::SLEEP;
use super::session;
use crate::attending::Attending;
use crate::failure::Failure;

/// Every server that is there shares the advisory lock of this number: "4svr" in ASCII.
const ATTENDING: i64 = 0x3473_7672;

/// So often it is made sure that the connection is good.
const GLANCE: Duration = Duration::from_secs(1);

/// This long the server may take to say so.
const PATIENCE: Duration = Duration::from_secs(10);

/// Whoever has the lock alone notes that the games under way have slept, and lets others in only then:
/// of several that come at once one does it and the others wait, however long that takes.
pub(super) fn attend(url: String) -> Result<Attending, Failure> {
    let mut client = session::start(&url)?;
    client.batch_execute("SET lock_timeout = 0")?;
    let alone = "SELECT pg_try_advisory_lock($1)";
    if client.query_one(alone, &[&ATTENDING])?.try_get(0)? {
        client.batch_execute(SLEEP)?;
        share(&mut client)?;
        client.execute("SELECT pg_advisory_unlock($1)", &[&ATTENDING])?;
    } else {
        share(&mut client)?;
    }
    let ((stop, stopping), (done, stopped)) = (channel(), channel());
    let run = move || {
        stay(&url, client, &stopping);
        drop(done);
    };
    let thread = thread::Builder::new().name("store attendant".to_owned()).spawn(run);
    thread.map_err(|e| Failure::Unavailable { why: e.to_string() })?;
    Ok(Attending::told_by(stop, stopped))
}

fn share(client: &mut Client) -> Result<(), Failure> {
    client.execute("SELECT pg_advisory_lock_shared($1)", &[&ATTENDING])?;
    Ok(())
}

/// Keeps the lock until the server stops. Whoever comes while the connection is broken finds nobody: games
/// under way are resumed, and the time since their last entry is given back. That is not much.
fn stay(url: &str, client: Client, stopping: &Receiver<()>) {
    let mut client = Some(client);
    while stopping.recv_timeout(GLANCE) == Err(RecvTimeoutError::Timeout) {
        let is_good = |client: &mut Client| client.is_valid(PATIENCE).is_ok();
        if !client.as_mut().is_some_and(is_good) {
            client = come_back(url).ok();
        }
    }
    if let Some(mut client) = client {
        // Closing the connection does the same, a moment later.
        let _ = client.execute("SELECT pg_advisory_unlock_shared($1)", &[&ATTENDING]);
    }
}

fn come_back(url: &str) -> Result<Client, Failure> {
    let mut client = session::start(url)?;
    share(&mut client)?;
    Ok(client)
}
