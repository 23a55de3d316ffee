//! How a server is set up: by flags, by the environment, by one TOML file; the first that says
//! something counts.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};

use ipnet::IpNet;
use serde::Deserialize;
use store::StoreAddress;

use crate::regular_file::{self, NotRead};
use crate::tls::TlsFiles;

/// What one source says. Nothing of it is checked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Said {
    /// Where to listen: `127.0.0.1:4444`.
    pub listen: Option<String>,
    /// Where the games are kept.
    pub store: Option<String>,
    /// The address that people open: `https://play.example`.
    pub public_url: Option<String>,
    /// The file of a certificate, and after it whoever signed it, for HTTPS of our own.
    pub tls_cert: Option<PathBuf>,
    /// The file of its key.
    pub tls_key: Option<PathBuf>,
    /// Networks of proxies that are believed when they say whom they speak for.
    pub trusted_proxies: Option<Vec<String>>,
    /// `text`, `json` or `off`.
    pub log: Option<String>,
    /// How many bots may think at once.
    pub bot_threads: Option<usize>,
    /// How long bots wait before they answer, in percent of a person's pace.
    pub bot_pace: Option<u32>,
    /// How many games one person may found in a minute.
    pub games_per_minute: Option<u32>,
    /// How many connections may be open at once.
    pub connections: Option<usize>,
    /// How many honest people may play behind one address.
    pub players_per_network: Option<usize>,
    /// The file with the token that opens the page for the host.
    pub host_token_file: Option<PathBuf>,
}

impl Said {
    /// What a file says.
    pub fn read(path: &Path) -> Result<Self, NoConfig> {
        let name = path.display().to_string();
        let not_read = |why| NoConfig { what: name.clone(), why };
        let (bytes, _) = regular_file::read(path).map_err(|why| match why {
            NotRead::Said(error) => not_read(BadSetting::Said(error.to_string())),
            NotRead::NotRegular => not_read(BadSetting::NotRegular),
        })?;
        let text = String::from_utf8(bytes)
            .map_err(|error| not_read(BadSetting::Said(error.utf8_error().to_string())))?;
        // What is wrong is told with its line, but not with what stands there: it may be a password.
        toml::from_str(&text).map_err(|error: toml::de::Error| {
            let before = error.span().and_then(|span| text.get(..span.start));
            let line = before.map_or(1, |before| before.matches('\n').count() + 1);
            let why = BadSetting::Said(error.message().to_owned());
            NoConfig { what: format!("{name}, line {line}"), why }
        })
    }

    /// What the environment says: `FOURFOLD_LISTEN`, `FOURFOLD_PUBLIC_URL` and so on.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Result<Self, NoConfig> {
        let text = |name: &str| variable(name).filter(|value| !value.is_empty());
        let networks = text("FOURFOLD_TRUSTED_PROXIES");
        Ok(Self {
            listen: text("FOURFOLD_LISTEN"),
            store: text("FOURFOLD_STORE"),
            public_url: text("FOURFOLD_PUBLIC_URL"),
            tls_cert: text("FOURFOLD_TLS_CERT").map(PathBuf::from),
            tls_key: text("FOURFOLD_TLS_KEY").map(PathBuf::from),
            trusted_proxies: networks
                .map(|list| list.split(',').map(|one| one.trim().to_owned()).collect()),
            log: text("FOURFOLD_LOG"),
            bot_threads: number("FOURFOLD_BOT_THREADS", &text)?,
            bot_pace: number("FOURFOLD_BOT_PACE", &text)?,
            games_per_minute: number("FOURFOLD_GAMES_PER_MINUTE", &text)?,
            connections: number("FOURFOLD_CONNECTIONS", &text)?,
            players_per_network: number("FOURFOLD_PLAYERS_PER_NETWORK", &text)?,
            host_token_file: text("FOURFOLD_HOST_TOKEN_FILE").map(PathBuf::from),
        })
    }

    /// What this source says, and where it is silent the other.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self {
            listen: self.listen.or(other.listen),
            store: self.store.or(other.store),
            public_url: self.public_url.or(other.public_url),
            tls_cert: self.tls_cert.or(other.tls_cert),
            tls_key: self.tls_key.or(other.tls_key),
            trusted_proxies: self.trusted_proxies.or(other.trusted_proxies),
            log: self.log.or(other.log),
            bot_threads: self.bot_threads.or(other.bot_threads),
            bot_pace: self.bot_pace.or(other.bot_pace),
            games_per_minute: self.games_per_minute.or(other.games_per_minute),
            connections: self.connections.or(other.connections),
            players_per_network: self.players_per_network.or(other.players_per_network),
            host_token_file: self.host_token_file.or(other.host_token_file),
        }
    }
}

fn number<T: std::str::FromStr>(
    name: &str,
    text: &impl Fn(&str) -> Option<String>,
) -> Result<Option<T>, NoConfig> {
    let Some(value) = text(name) else { return Ok(None) };
    let read = value.parse().ok().map(Some);
    read.ok_or_else(|| NoConfig { what: name.to_owned(), why: BadSetting::Number })
}

/// How a server is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where the games are kept.
    pub store: StoreAddress,
    /// The address that people open; without it, whatever they opened.
    pub public_url: Option<PublicUrl>,
    /// HTTPS of our own; without it a proxy may do that.
    pub tls: Option<TlsFiles>,
    /// Proxies that are believed.
    pub trusted_proxies: Vec<IpNet>,
    /// What is logged.
    pub log: LogStyle,
    /// How many bots may think at once.
    pub bot_threads: usize,
    /// In percent of a person's pace.
    pub bot_pace: u32,
    /// How many games one person may found in a minute.
    pub games_per_minute: u32,
    /// How many connections may be open at once.
    pub connections: usize,
    /// How many honest people may play behind one address: what a network may do follows from it.
    pub players_per_network: usize,
    /// The file with the token that opens the page for the host; without it there is no such page.
    pub host_token_file: Option<PathBuf>,
}

/// The address that people open, without a slash at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl(String);

impl PublicUrl {
    /// `https://play.example`: the origin of all our pages.
    pub fn origin(&self) -> &str {
        &self.0
    }

    /// Do people come by TLS?
    pub fn is_secure(&self) -> bool {
        self.0.starts_with("https://")
    }
}

/// What is logged, on standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogStyle {
    /// Lines for people.
    #[default]
    Text,
    /// Lines for programs.
    Json,
    /// Nothing.
    Off,
}

/// Why a server cannot be set up so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoConfig {
    /// Which setting, or which file.
    pub what: String,
    /// What is wrong with it.
    pub why: BadSetting,
}

/// What is wrong with a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadSetting {
    /// No address and port.
    Listen,
    /// No number.
    Number,
    /// No place for a store.
    Store(store::NoStoreAddress),
    /// Nobody said where games are kept, and there is no folder for it.
    NoHome,
    /// No address that people could open.
    PublicUrl,
    /// A certificate without a key, or a key without a certificate.
    HalfTls,
    /// No network.
    Network(String),
    /// No style of logs.
    Log,
    /// The file is a pipe or a device.
    NotRegular,
    /// What the system or the reader of files says, in its own words.
    Said(String),
}

impl fmt::Display for BadSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Listen => write!(f, "expected an address and a port, such as {LISTEN}"),
            Self::Number => f.write_str("expected a number"),
            Self::Store(why) => why.fmt(f),
            Self::NoHome => f.write_str("there is no folder for data of this person"),
            Self::PublicUrl => f.write_str("expected an address such as https://play.example"),
            Self::HalfTls => f.write_str("tls-cert and tls-key belong together"),
            Self::Network(text) => write!(f, "{text:?} is no network"),
            Self::Log => f.write_str("expected text, json or off"),
            Self::NotRegular => f.write_str("it is no regular file"),
            Self::Said(text) => f.write_str(text),
        }
    }
}

impl fmt::Display for NoConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.what, self.why)
    }
}

impl std::error::Error for NoConfig {}

/// Where a server listens if nobody says anything: this machine alone.
pub const LISTEN: &str = "127.0.0.1:4444";

impl Config {
    /// What was said, or all that is wrong with it. `home` is where games are kept if nobody says.
    pub fn new(said: Said, home: Option<StoreAddress>) -> Result<Self, Vec<NoConfig>> {
        let mut faults = Vec::new();
        let mut fault = |what: &str, why: BadSetting| {
            faults.push(NoConfig { what: what.to_owned(), why });
        };
        let listen = said.listen.as_deref().unwrap_or(LISTEN);
        let listen = listen.parse().map_err(|_| fault("listen", BadSetting::Listen));
        let store = match said.store.as_deref() {
            Some(text) => text.parse().map_err(BadSetting::Store),
            None => home.ok_or(BadSetting::NoHome),
        };
        let store = store.map_err(|why| fault("store", why));
        let public_url = said.public_url.as_deref().map(public_url).transpose();
        let public_url = public_url.map_err(|why| fault("public-url", why));
        let tls = match (said.tls_cert, said.tls_key) {
            (None, None) => None,
            (Some(certificate), Some(key)) => Some(TlsFiles { certificate, key }),
            (has, _) => {
                fault(if has.is_some() { "tls-key" } else { "tls-cert" }, BadSetting::HalfTls);
                None
            }
        };
        let mut proxies = Vec::new();
        for text in said.trusted_proxies.unwrap_or_default() {
            match network(&text) {
                Some(network) => proxies.push(network),
                None => fault("trusted-proxies", BadSetting::Network(text)),
            }
        }
        let log = match said.log.as_deref() {
            None | Some("text") => Ok(LogStyle::Text),
            Some("json") => Ok(LogStyle::Json),
            Some("off") => Ok(LogStyle::Off),
            Some(_) => {
                fault("log", BadSetting::Log);
                Err(())
            }
        };
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        match (listen, store, public_url, log) {
            (Ok(listen), Ok(store), Ok(public_url), Ok(log)) if faults.is_empty() => Ok(Self {
                listen,
                store,
                public_url,
                tls,
                trusted_proxies: proxies,
                log,
                bot_threads: said.bot_threads.unwrap_or(cores).max(1),
                bot_pace: said.bot_pace.unwrap_or(100),
                games_per_minute: said.games_per_minute.unwrap_or(5),
                connections: said.connections.unwrap_or(20_000),
                players_per_network: said.players_per_network.unwrap_or(200).max(1),
                host_token_file: said.host_token_file,
            }),
            _ => Err(faults),
        }
    }

    /// Do people come by TLS, whoever does it?
    pub fn is_secure(&self) -> bool {
        self.public_url.as_ref().map_or(self.tls.is_some(), PublicUrl::is_secure)
    }

    /// Is this the address of a proxy that we believe? One of version 4 that came to a listener of both
    /// versions is the same address.
    pub fn trusts(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.trusted_proxies.iter().any(|network| network.contains(&address))
    }
}

/// `10.0.0.0/8`, or one address.
fn network(text: &str) -> Option<IpNet> {
    let one = || text.parse::<IpAddr>().ok().map(IpNet::from);
    text.parse().ok().or_else(one)
}

fn public_url(text: &str) -> Result<PublicUrl, BadSetting> {
    let wrong = || BadSetting::PublicUrl;
    let (scheme, rest) = text.split_once("://").ok_or_else(wrong)?;
    let host = rest.strip_suffix('/').unwrap_or(rest);
    let is_host = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    if !matches!(scheme, "http" | "https") || host.is_empty() || !host.bytes().all(is_host) {
        return Err(wrong());
    }
    // Browsers leave out the usual port and write hosts small.
    let usual = if scheme == "https" { ":443" } else { ":80" };
    let host = host.strip_suffix(usual).unwrap_or(host).to_ascii_lowercase();
    Ok(PublicUrl(format!("{scheme}://{host}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(file: &str) -> Said {
        toml::from_str(file).unwrap()
    }

    #[test]
    fn the_first_that_says_something_counts() {
        let flags = Said { listen: Some("[::1]:80".into()), ..Said::default() };
        let file = said("listen = '127.0.0.1:1'\nstore = 'a.sqlite'\nlog = 'json'");
        let config = Config::new(flags.or(file), None).unwrap();
        assert_eq!(config.listen, "[::1]:80".parse().unwrap());
        assert_eq!(config.store.to_string(), "a.sqlite");
        assert_eq!(config.log, LogStyle::Json);
        assert_eq!(config.games_per_minute, 5);
    }

    #[test]
    fn everything_that_is_wrong_is_named() {
        let file = said(
            "listen = 'x'\npublic-url = 'ftp://a'\nlog = 'loud'\ntrusted-proxies = ['10.0.0.0/99']\n\
             store = 'mysql://x'\ntls-cert = 'a.pem'",
        );
        let faults = Config::new(file, None).unwrap_err();
        let named: Vec<&str> = faults.iter().map(|fault| fault.what.as_str()).collect();
        assert_eq!(named, ["listen", "store", "public-url", "tls-key", "trusted-proxies", "log"]);
        assert!(toml::from_str::<Said>("lisen = 'x'").is_err());
    }

    /// A pipe into which nobody writes would be waited for.
    #[cfg(unix)]
    #[test]
    fn settings_are_read_from_a_regular_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("serve.toml");
        regular_file::tests::make_pipe(&file);
        assert_eq!(Said::read(&file).unwrap_err().why, BadSetting::NotRegular);
        std::fs::remove_file(&file).unwrap();
        std::fs::write(&file, "listen = '[::1]:80'").unwrap();
        assert_eq!(Said::read(&file).unwrap().listen.as_deref(), Some("[::1]:80"));
        std::fs::write(&file, [0xff]).unwrap();
        assert!(matches!(Said::read(&file).unwrap_err().why, BadSetting::Said(_)));
    }

    #[test]
    fn a_public_address_is_an_origin() {
        for (text, origin) in [
            ("https://Play.Example/", Some("https://play.example")),
            ("https://play.example:443", Some("https://play.example")),
            ("http://localhost:8080", Some("http://localhost:8080")),
            ("http://[::1]:80/", Some("http://[::1]")),
            ("https://play.example/games", None),
            ("play.example", None),
            ("https://", None),
            ("https://a b", None),
        ] {
            let read = public_url(text).ok();
            assert_eq!(read.as_ref().map(PublicUrl::origin), origin, "{text}");
        }
    }
}
