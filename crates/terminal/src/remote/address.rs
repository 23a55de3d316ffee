//! Where a server is, as people type it.

use std::fmt;
use std::net::Ipv4Addr;

use table::{GameId, Seat};
use ureq::http::Uri;
use words::Language;

/// Where the pages of a server begin: `http://127.0.0.1:4444`, `https://example.org/games`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ServerAddress {
    is_secure: bool,
    /// As an address writes it: of version 6 in brackets.
    host: String,
    port: u16,
    /// Empty, or a path that begins with a stroke and does not end with one.
    prefix: String,
}

/// Why a text is no address of a server or of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoServerAddress {
    /// It begins with something else than `http://` or `https://`.
    Scheme,
    /// It names no server, or one that cannot be.
    Host,
    /// It holds a name or a password, which would be sent to whoever answers.
    Person,
    /// What stands behind `/t/` is no name of a table, or something follows it.
    Table,
    /// It has a question mark, and is no address of a table.
    Query,
}

impl NoServerAddress {
    /// The sentence that says so.
    pub fn sentence(self, language: Language) -> String {
        let key = match self {
            Self::Scheme => "remote-address-scheme",
            Self::Host => "remote-address-host",
            Self::Person => "remote-address-person",
            Self::Table => "remote-address-table",
            Self::Query => "remote-address-query",
        };
        words::say(language, key, &[])
    }
}

impl fmt::Display for NoServerAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

impl std::error::Error for NoServerAddress {}

impl ServerAddress {
    /// Reads the address of a server, or of one of its tables. Without `http://` or `https://` a name
    /// of the internet means the latter, and a machine nearby the former, as its server says it.
    pub fn parse(text: &str) -> Result<(Self, Option<GameId>), NoServerAddress> {
        let text = text.trim();
        let (is_secure, rest) = match text.split_once("://") {
            None => (None, text),
            Some((scheme, rest)) if scheme.eq_ignore_ascii_case("http") => (Some(false), rest),
            Some((scheme, rest)) if scheme.eq_ignore_ascii_case("https") => (Some(true), rest),
            Some(_) => return Err(NoServerAddress::Scheme),
        };
        let uri: Uri = format!("http://{rest}").parse().map_err(|_| NoServerAddress::Host)?;
        let authority = uri.authority().ok_or(NoServerAddress::Host)?;
        if authority.as_str().contains('@') {
            return Err(NoServerAddress::Person);
        }
        let (host, port) = (authority.host(), authority.port_u16());
        if host.is_empty() || (port.is_none() && authority.as_str() != host) {
            return Err(NoServerAddress::Host);
        }
        let is_secure = is_secure.unwrap_or_else(|| is_of_the_internet(host, port));
        let port = port.unwrap_or(if is_secure { 443 } else { 80 });
        let (prefix, table) = split(uri.path())?;
        if table.is_none() && uri.query().is_some() {
            return Err(NoServerAddress::Query);
        }
        let (host, prefix) = (host.to_ascii_lowercase(), prefix.to_owned());
        Ok((Self { is_secure, host, port, prefix }, table))
    }

    pub(super) const fn is_secure(&self) -> bool {
        self.is_secure
    }

    /// The name of the machine, for who looks it up.
    pub(super) fn host(&self) -> &str {
        self.host.trim_start_matches('[').trim_end_matches(']')
    }

    pub(super) const fn port(&self) -> u16 {
        self.port
    }

    /// The address of a page or form.
    pub(super) fn page(&self, path: &str) -> String {
        format!("{self}{path}")
    }

    /// The address of a table's socket, for whoever is at the keyboard.
    pub(super) fn socket(&self, table: &GameId, at: Option<Seat>) -> String {
        let scheme = if self.is_secure { "wss" } else { "ws" };
        let at = at.map(|seat| format!("?as={seat}")).unwrap_or_default();
        format!("{scheme}://{}{}/t/{table}/live{at}", self.authority(), self.prefix)
    }

    fn authority(&self) -> String {
        match (self.is_secure, self.port) {
            (true, 443) | (false, 80) => self.host.clone(),
            (_, port) => format!("{}:{port}", self.host),
        }
    }
}

/// The same text for the same server: tokens are kept by it.
impl fmt::Display for ServerAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_secure { "https" } else { "http" };
        write!(f, "{scheme}://{}{}", self.authority(), self.prefix)
    }
}

/// Is this a name that anybody can look up, and the door that only TLS has? Whoever hosts at home
/// gives a number, a name without a dot, or a port.
fn is_of_the_internet(host: &str, port: Option<u16>) -> bool {
    let is_number = host.starts_with('[') || host.parse::<Ipv4Addr>().is_ok();
    let nearby = ["local", "localhost", "internal", "lan", "home", "home.arpa"];
    let host = host.to_ascii_lowercase();
    let is_nearby = |end: &&str| host.strip_suffix(end).is_some_and(|rest| rest.ends_with('.'));
    port.is_none_or(|port| port == 443)
        && host.contains('.')
        && !is_number
        && !nearby.iter().any(is_nearby)
}

/// What stands before a table, and the table.
fn split(path: &str) -> Result<(&str, Option<GameId>), NoServerAddress> {
    let path = path.trim_end_matches('/');
    let Some((before, name)) = path.split_once("/t/") else {
        return if path.ends_with("/t") { Err(NoServerAddress::Table) } else { Ok((path, None)) };
    };
    let table = name.parse().map_err(|_| NoServerAddress::Table)?;
    Ok((before, Some(table)))
}

/// The table that a `Location` sends to. Where the server is, we know better than it does.
pub(super) fn table_of(location: &str) -> Option<GameId> {
    let path = location.split(['?', '#']).next()?;
    path.rsplit_once("/t/").and_then(|(_, name)| name.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_type_is_understood() {
        let rows = [
            ("http://host:4444", "http://host:4444", None),
            ("host:4444", "http://host:4444", None),
            (" HOST ", "http://host", None),
            ("HTTPS://Example.ORG/", "https://example.org", None),
            ("https://example.org:443", "https://example.org", None),
            ("http://example.org:443", "http://example.org:443", None),
            ("https://example.org/games/", "https://example.org/games", None),
            ("https://host/t/p926nzf5iq5dshgq", "https://host", Some("p926nzf5iq5dshgq")),
            ("host/t/p926/?as=2&x=%20", "http://host", Some("p926")),
            ("https://host/games/t/p926#board", "https://host/games", Some("p926")),
            ("[::1]:4444/t/p926", "http://[::1]:4444", Some("p926")),
            ("127.0.0.1:80", "http://127.0.0.1", None),
            ("Play.Example.org", "https://play.example.org", None),
            ("play.example.org:443/t/p926", "https://play.example.org", Some("p926")),
            ("play.example.org:4444", "http://play.example.org:4444", None),
            ("http://play.example.org", "http://play.example.org", None),
            ("192.168.1.20", "http://192.168.1.20", None),
            ("[fe80::1]", "http://[fe80::1]", None),
            ("games.local", "http://games.local", None),
            ("Games.Home.Arpa", "http://games.home.arpa", None),
        ];
        for (text, base, table) in rows {
            let (address, found) =
                ServerAddress::parse(text).unwrap_or_else(|e| panic!("{text}: {e}"));
            assert_eq!(address.to_string(), base, "{text}");
            assert_eq!(found.as_ref().map(GameId::as_str), table, "{text}");
            // What is written is read as the same.
            assert_eq!(ServerAddress::parse(base), Ok((address, None)), "{text}");
        }
    }

    #[test]
    fn what_is_no_address_is_refused_by_its_reason() {
        let rows = [
            ("", NoServerAddress::Host),
            ("http://", NoServerAddress::Host),
            ("http:///t/p926", NoServerAddress::Host),
            ("host:", NoServerAddress::Host),
            ("host:99999", NoServerAddress::Host),
            ("ho st", NoServerAddress::Host),
            ("ftp://host", NoServerAddress::Scheme),
            ("ws://host", NoServerAddress::Scheme),
            ("https://anna:secret@host", NoServerAddress::Person),
            ("anna@host", NoServerAddress::Person),
            ("host/t/", NoServerAddress::Table),
            ("host/t/p926/live", NoServerAddress::Table),
            ("host/t/p%20926", NoServerAddress::Table),
            ("host/?game=quarto", NoServerAddress::Query),
        ];
        for (text, reason) in rows {
            assert_eq!(ServerAddress::parse(text), Err(reason), "{text}");
        }
    }

    #[test]
    fn sockets_keep_the_prefix() {
        let (address, table) = ServerAddress::parse("https://host/games/t/p926").unwrap();
        let table = table.unwrap();
        assert_eq!(address.socket(&table, None), "wss://host/games/t/p926/live");
        assert_eq!(address.socket(&table, Seat::new(2)), "wss://host/games/t/p926/live?as=2");
        assert_eq!(address.page("/new"), "https://host/games/new");
        assert_eq!(table_of("/games/t/p926?told=1"), Some(table));
        assert_eq!(table_of("/settings"), None);
    }
}
