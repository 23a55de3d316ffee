//! A connection as we want it, to a server that keeps its word.

use std::time::Duration;

use ::postgres::config::SslMode;
use ::postgres::{Client, Config, NoTls};

use super::schema;
use crate::failure::Failure;

/// This long we wait for a server that does not answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// What every connection lives by. A batch waits for others, but not for ever; and a server that
/// froze in the middle of one, or whose machine is gone, does not hold its locks for ever.
const SESSION: &str = "SET lock_timeout = '10s';
    SET idle_in_transaction_session_timeout = '10s';
    SET tcp_keepalives_idle = 10;
    SET tcp_keepalives_interval = 5;
    SET tcp_keepalives_count = 3;
    SET client_min_messages = warning";

/// Connects, and refuses a server that could lose what it has confirmed.
pub(super) fn start(url: &str) -> Result<Client, Failure> {
    let mut client = config(url)?.connect(NoTls)?;
    client.batch_execute(SESSION)?;
    // Whoever knows less than the schema must not write (0003.sql).
    client.batch_execute(&format!("SET fourfold.knows = {}", schema::KNOWN))?;
    must_be_durable(&mut client)?;
    Ok(client)
}

/// The address, with limits on how long silence may last where it sets none.
fn config(url: &str) -> Result<Config, Failure> {
    // What exactly is wrong is not said: it might be in the password.
    let mut config: Config = url.parse().map_err(|_| {
        unavailable(
            "the address cannot be read; expected postgres://user@host/database, perhaps with \
             options, and of sslmode only disable and prefer",
        )
    })?;
    if config.get_ssl_mode() == SslMode::Require {
        return Err(unavailable(
            "TLS to PostgreSQL is not built in, so sslmode=require cannot be kept; use a Unix \
             socket, a private network or a tunnel, and sslmode=disable",
        ));
    }
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(PATIENCE);
    }
    if config.get_tcp_user_timeout().is_none() {
        config.tcp_user_timeout(2 * PATIENCE);
    }
    if config.get_keepalives_interval().is_none() {
        config.keepalives_idle(PATIENCE);
        config.keepalives_interval(PATIENCE / 2);
        config.keepalives_retries(3);
    }
    if config.get_application_name().is_none() {
        config.application_name("fourfold");
    }
    Ok(config)
}

/// A commit that is confirmed must survive a loss of power.
fn must_be_durable(client: &mut Client) -> Result<(), Failure> {
    // Stronger promises than ours, or other ones about standbys, are left as they are.
    let row = client.query_one(
        "SELECT current_setting('fsync') = 'on', current_setting('full_page_writes') = 'on',
                set_config('synchronous_commit',
                           CASE current_setting('synchronous_commit') WHEN 'off' THEN 'on'
                           ELSE current_setting('synchronous_commit') END, false)",
        &[],
    )?;
    for (index, setting) in ["fsync", "full_page_writes"].into_iter().enumerate() {
        if !row.try_get::<_, bool>(index)? {
            return Err(Failure::Unavailable {
                why: format!(
                    "this PostgreSQL runs with {setting} = off and could lose moves that it has \
                     confirmed; turn it on"
                ),
            });
        }
    }
    Ok(())
}

fn unavailable(why: &str) -> Failure {
    Failure::Unavailable { why: why.to_owned() }
}
