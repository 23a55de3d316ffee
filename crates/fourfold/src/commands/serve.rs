//! `fourfold serve`: the web server.

use std::io::Write;
use std::path::PathBuf;

use store::StoreAddress;
use web::{Config, NoServer, Said, Server};
use words::{FailedTask, Voice};

mod check;

use super::place::{Absent, Place, broken, prepare};
use crate::exit::{Exit, Failure};
use crate::machine;

/// Serve tables to browsers, until Ctrl-C or SIGTERM
///
/// What is not said here may be said by the environment (`FOURFOLD_LISTEN`, `FOURFOLD_PUBLIC_URL` and so
/// on) or by a file; the first that says something counts. docs/hosting.md says more.
#[derive(Debug, Default, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold serve
  fourfold serve --listen 0.0.0.0:4444 --store games.sqlite
  fourfold serve --public-url https://play.example --trusted-proxy 127.0.0.1
  fourfold serve --config /etc/fourfold.toml
  fourfold serve --config /etc/fourfold.toml --check

The file holds the same settings:
  listen = \"127.0.0.1:4444\"
  store = \"/var/lib/fourfold/games.sqlite\"
  public-url = \"https://play.example\"
  trusted-proxies = [\"127.0.0.1\"]
  log = \"json\"")]
pub(crate) struct Arguments {
    /// Where to listen; 127.0.0.1:4444 if nothing is said
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<String>,
    /// The address that people open
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// The file of a certificate in PEM, with whoever signed it, for HTTPS without a proxy
    #[arg(long, value_name = "FILE")]
    tls_cert: Option<PathBuf>,
    /// The file of its key
    #[arg(long, value_name = "FILE")]
    tls_key: Option<PathBuf>,
    /// A proxy, or a network of proxies, that is believed when it says whom it speaks for
    #[arg(long, value_name = "NETWORK")]
    trusted_proxy: Vec<String>,
    /// A file of settings
    #[arg(long, value_name = "FILE", env = "FOURFOLD_CONFIG")]
    config: Option<PathBuf>,
    /// What is logged on standard error
    #[arg(long, value_name = "text|json|off")]
    log: Option<String>,
    /// How many bots may think at once; as many as there are cores if nothing is said
    #[arg(long, value_name = "N")]
    bot_threads: Option<usize>,
    /// How long bots wait before they answer, in percent of a person's pace
    #[arg(long, value_name = "PERCENT")]
    bot_pace: Option<u32>,
    /// How many games one person may found in a minute
    #[arg(long, value_name = "N")]
    games_per_minute: Option<u32>,
    /// How many people may play behind one address; what a network may do follows from it
    #[arg(long, value_name = "N")]
    players_per_network: Option<usize>,
    /// A file with the token that opens the page for the host, /host; without it there is no such page
    ///
    /// At least 20 characters, such as openssl rand -base64 24 writes, in a file that not everybody can read.
    #[arg(long, value_name = "FILE")]
    host_token_file: Option<PathBuf>,
    /// Only say what a server would do with these settings, and what keeps it from starting
    ///
    /// Nothing is made or changed: a store is looked at, an address is tried. Exit code 0 if it would
    /// start, 1 if not.
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    place: Place,
}

impl Arguments {
    /// What was said, by whoever said it first.
    fn said(&self) -> Result<Said, web::NoConfig> {
        let flags = Said {
            listen: self.listen.clone(),
            // With its password: what is shown of an address has none.
            store: self.place.said().map(spelled),
            public_url: self.public_url.clone(),
            tls_cert: self.tls_cert.clone(),
            tls_key: self.tls_key.clone(),
            trusted_proxies: Some(self.trusted_proxy.clone()).filter(|list| !list.is_empty()),
            log: self.log.clone(),
            bot_threads: self.bot_threads,
            bot_pace: self.bot_pace,
            games_per_minute: self.games_per_minute,
            connections: None,
            players_per_network: self.players_per_network,
            host_token_file: self.host_token_file.clone(),
        };
        let environment = Said::of_environment(|name| std::env::var(name).ok())?;
        let file = match &self.config {
            Some(path) => Said::read(path)?,
            None => Said::default(),
        };
        Ok(flags.or(environment).or(file))
    }
}

pub(crate) fn run(
    arguments: &Arguments,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let home = arguments.place.address().ok();
    let said = arguments.said().map_err(|fault| vec![fault]);
    let config = said.and_then(|said| Config::new(said, home));
    if arguments.check {
        return check::run(config, voice, out);
    }
    let config = config.map_err(|faults| {
        let told: Vec<String> = faults.iter().map(|fault| check::told(fault, voice)).collect();
        Failure::BadInput(told.join("; "))
    })?;
    // Every connection is an open file, and shells allow a thousand unless they are asked.
    machine::raise_open_files();
    let store = config.store.clone();
    prepare(&store, Absent::Make)?;
    let server = Server::open(config).map_err(|failed| told(failed, &store))?;
    // If nobody reads it, people can be served all the same.
    let lines = voice.serving(&server.address(), &store.to_string());
    let _ = writeln!(out, "{}", lines.join("\n")).and_then(|()| out.flush());
    server.run().map_err(|failed| told(failed, &store))?;
    Ok(Exit::Done)
}

/// An address as it was typed.
fn spelled(address: &StoreAddress) -> String {
    match address {
        StoreAddress::File(path) => path.display().to_string(),
        StoreAddress::Postgres(url) => url.clone(),
    }
}

fn told(failed: NoServer, store: &StoreAddress) -> Failure {
    match failed {
        NoServer::Listen(address, error) => {
            let task = FailedTask::Listen(address.to_string());
            Failure::could_not(task, &error)
        }
        NoServer::Store(failure) => {
            Failure::could_not(FailedTask::Open(store.to_string()), broken(failure))
        }
        NoServer::Certificate(why) => {
            let (task, cause) = check::no_certificate(why);
            Failure::could_not(task, cause)
        }
        NoServer::HostToken(why) => {
            let (task, cause) = check::no_host_token(why);
            Failure::could_not(task, cause)
        }
        NoServer::Threads(error) => Failure::could_not(FailedTask::Serve, &error),
    }
}
