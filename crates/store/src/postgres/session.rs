//! A connection as we want it, to a server that keeps its word.

use std::borrow::Cow;
use std::path::PathBuf;
use std::time::Duration;

use ::postgres::config::{Host, SslMode};
use ::postgres::{Client, Config, NoTls};
use percent_encoding::percent_decode_str;

use super::schema;
use super::tls::{Proven, Roots};
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
    let mut client = connect(url)?;
    client.batch_execute(SESSION)?;
    // Whoever knows less than the schema must not write (0003.sql).
    client.batch_execute(&format!("SET fourfold.knows = {}", schema::KNOWN))?;
    must_be_durable(&mut client)?;
    Ok(client)
}

fn connect(url: &str) -> Result<Client, Failure> {
    let Wanted { url, secrecy } = Wanted::of(url)?;
    let mut config = config(&url)?;
    let Secrecy::Proven(roots) = secrecy else {
        // Nothing that was to be kept secret is ever said openly, whoever read the address wrongly.
        if config.get_ssl_mode() == SslMode::Require {
            return Err(unavailable("what the address says about TLS cannot be read"));
        }
        config.ssl_mode(SslMode::Disable);
        return Ok(config.connect(NoTls)?);
    };
    if config.get_hosts().iter().any(|host| !matches!(host, Host::Tcp(_))) {
        return Err(unavailable(
            "a Unix socket leads to this machine alone and has no TLS; leave sslmode out",
        ));
    }
    config.ssl_mode(SslMode::Require);
    let proven = Proven::by(&roots);
    let proven = proven.map_err(|why| unavailable(&format!("TLS to PostgreSQL: {why}")))?;
    Ok(config.connect(proven)?)
}

/// Whether others in between can read what is said.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Secrecy {
    /// They can.
    Open,
    /// It is encrypted, to a server that has proven its name.
    Proven(Roots),
}

/// An address without what it says about TLS, which the driver only knows in part.
#[derive(Debug, PartialEq, Eq)]
struct Wanted {
    url: String,
    secrecy: Secrecy,
}

impl Wanted {
    fn of(url: &str) -> Result<Self, Failure> {
        // Up to the first `@` it is a name and a password, as the driver reads it.
        let who = url.find('@').unwrap_or(0);
        let mark = url.get(who..).and_then(|rest| rest.find('?')).map(|at| who + at);
        let (place, options) = match mark {
            Some(mark) => (&url[..mark], &url[mark + 1..]),
            None => (url, ""),
        };
        let (mut mode, mut root, mut others) = (None, None, Vec::new());
        for option in options.split('&').filter(|option| !option.is_empty()) {
            match option.split_once('=') {
                Some(("sslmode", value)) => mode = Some(value),
                Some(("sslrootcert", value)) => root = Some(value),
                _ => others.push(option),
            }
        }
        let secrecy = match mode {
            None | Some("disable" | "prefer") if root.is_some() => {
                return Err(unavailable(
                    "sslrootcert is said, but not sslmode=verify-full, so nothing would be encrypted",
                ));
            }
            None | Some("disable" | "prefer") => Secrecy::Open,
            Some("require" | "verify-full") => Secrecy::Proven(match root {
                None | Some("system") => Roots::System,
                Some(file) => Roots::File(file_name(file)?),
            }),
            Some(_) => {
                return Err(unavailable(
                    "of sslmode there are disable, prefer (which is the same here), require and \
                     verify-full (which are the same here: encrypted, and the server proves its name)",
                ));
            }
        };
        let mark = if others.is_empty() { "" } else { "?" };
        Ok(Self { url: format!("{place}{mark}{}", others.join("&")), secrecy })
    }
}

/// The name of a file as an address spells it: what is no plain letter may be written `%20`.
fn file_name(spelled: &str) -> Result<PathBuf, Failure> {
    let bytes: Cow<'_, [u8]> = percent_decode_str(spelled).into();
    let text = str::from_utf8(&bytes);
    text.map(PathBuf::from).map_err(|_| unavailable("sslrootcert is no name of a file"))
}

/// The address, with limits on how long silence may last where it sets none.
fn config(url: &str) -> Result<Config, Failure> {
    // What exactly is wrong is not said: it might be in the password.
    let mut config: Config = url.parse().map_err(|_| {
        unavailable(
            "the address cannot be read; expected postgres://user@host/database, perhaps with \
             options",
        )
    })?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_address_says_about_tls() {
        let file = |name: &str| Some(Secrecy::Proven(Roots::File(name.into())));
        let system = || Some(Secrecy::Proven(Roots::System));
        for (options, secrecy) in [
            ("", Some(Secrecy::Open)),
            ("?sslmode=disable", Some(Secrecy::Open)),
            ("?sslmode=prefer", Some(Secrecy::Open)),
            ("?sslmode=require", system()),
            ("?sslmode=verify-full", system()),
            ("?sslrootcert=system&sslmode=verify-full", system()),
            ("?sslmode=verify-full&sslrootcert=/etc/a%20b.pem", file("/etc/a b.pem")),
            // Weaker than what it is called after, or of no use.
            ("?sslmode=verify-ca", None),
            ("?sslmode=allow", None),
            ("?sslmode=", None),
            ("?sslrootcert=/etc/root.pem", None),
            ("?sslmode=disable&sslrootcert=/etc/root.pem", None),
            ("?sslmode=require&sslrootcert=%ff", None),
        ] {
            let wanted = Wanted::of(&format!("postgres://ann@db/games{options}"));
            assert_eq!(wanted.ok().map(|wanted| wanted.secrecy), secrecy, "{options}");
        }
        let odd = Wanted::of("postgres://ann:s3?cret@db/games?sslmode=require").unwrap();
        assert_eq!(
            (odd.url.as_str(), Some(odd.secrecy)),
            ("postgres://ann:s3?cret@db/games", system())
        );
        let kept = Wanted::of("postgres://db/games?host=/run&sslmode=disable&port=7").unwrap();
        assert_eq!(kept.url, "postgres://db/games?host=/run&port=7");
    }
}
