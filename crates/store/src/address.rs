//! Where a store is.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use crate::log::Logs;
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;

/// Where a store is: a file of SQLite, or a database of PostgreSQL.
#[derive(Clone, PartialEq, Eq)]
pub enum StoreAddress {
    /// A file.
    File(PathBuf),
    /// `postgres://user@host/database`, or with `?host=/run/postgresql` over a Unix socket.
    Postgres(String),
}

/// A text that says no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoStoreAddress {
    /// Nothing at all.
    Empty,
    /// The address of something that is neither a file nor PostgreSQL.
    Scheme,
}

impl StoreAddress {
    /// What keeps logs there.
    pub(crate) fn logs(&self) -> Arc<dyn Logs> {
        match self {
            Self::File(path) => Arc::new(Sqlite::at(path)),
            Self::Postgres(url) => Arc::new(Postgres::at(url)),
        }
    }
}

impl FromStr for StoreAddress {
    type Err = NoStoreAddress;

    fn from_str(text: &str) -> Result<Self, NoStoreAddress> {
        match text.split_once("://") {
            None if text.is_empty() => Err(NoStoreAddress::Empty),
            None => Ok(Self::File(text.into())),
            Some(("postgres" | "postgresql", _)) => Ok(Self::Postgres(text.to_owned())),
            Some(("file" | "sqlite", path)) if !path.is_empty() => Ok(Self::File(path.into())),
            Some(_) => Err(NoStoreAddress::Scheme),
        }
    }
}

impl fmt::Display for NoStoreAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "expected a file or postgres://user@host/database",
            Self::Scheme => "expected a file, or an address that begins with postgres://",
        })
    }
}

impl std::error::Error for NoStoreAddress {}

/// Without the password, so that it may be shown and logged.
impl fmt::Display for StoreAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Postgres(url) => f.write_str(&without_password(url)),
        }
    }
}

/// Without the password too.
impl fmt::Debug for StoreAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({self})")
    }
}

/// The address with nothing in it but what may be shown. Where it is unclear what belongs to the
/// password, all of that is left out.
pub(crate) fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return String::new() };
    let (user, place) = match rest.split_once('@') {
        None => (None, rest),
        Some((who, place)) => match who.split_once(':') {
            None => (Some(who), place),
            // An `@` in the password should have been written `%40`, but may not have been.
            Some((user, _)) => (Some(user), rest.rsplit_once('@').map_or("", |(_, place)| place)),
        },
    };
    let (place, options) = place.split_once('?').unwrap_or((place, ""));
    let open = ["host=", "port=", "dbname=", "user=", "sslmode=", "sslrootcert="];
    let options = options.split('&').filter(|o| open.iter().any(|name| o.starts_with(name)));
    let options: Vec<&str> = options.collect();
    let (at, mark) =
        (if user.is_some() { "@" } else { "" }, if options.is_empty() { "" } else { "?" });
    format!("{scheme}://{}{at}{place}{mark}{}", user.unwrap_or_default(), options.join("&"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        for (url, shown) in [
            ("postgres://ann:s3cret@db/games", "postgres://ann@db/games"),
            (
                "postgres://ann@db/games?password=s3cret&host=/run",
                "postgres://ann@db/games?host=/run",
            ),
            ("postgres:///games?host=/run", "postgres:///games?host=/run"),
            ("postgres://ann:s3?cret@db/games", "postgres://ann@db/games"),
            ("postgres://ann:s3@cret@db/games", "postgres://ann@db/games"),
            ("postgres://ann:s3cret/@/cret", "postgres://ann@/cret"),
            ("postgres://db/games?pass%77ord=s3cret&port=7", "postgres://db/games?port=7"),
        ] {
            let address = StoreAddress::from_str(url).unwrap();
            assert_eq!(address.to_string(), shown);
            assert_eq!(format!("{address:?}"), format!("Address({shown})"));
        }
    }

    #[test]
    fn files_and_servers_are_told_apart() {
        assert_eq!("games.sqlite".parse(), Ok(StoreAddress::File("games.sqlite".into())));
        assert_eq!("".parse::<StoreAddress>(), Err(NoStoreAddress::Empty));
        assert_eq!("mysql://x".parse::<StoreAddress>(), Err(NoStoreAddress::Scheme));
    }
}
