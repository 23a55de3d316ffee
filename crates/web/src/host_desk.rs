//! The desk of whoever runs the server: the token that opens it, and who sits at it.
//!
//! The token is in a file, and never in a command line, an address or a log. Of what somebody types the hash is compared, and
//! nothing is kept. Who has opened the desk has a secret of their own in a cookie, whose hash is here and nowhere else: it ends
//! with a button, after twelve hours, or with the server.

use std::fmt;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

use crate::chance::NoChance;
use crate::figures::Figures;
use crate::regular_file::{self, NotRead};
use crate::session::Token;

/// The desk is open for so long.
pub(crate) const OPEN: Duration = Duration::from_hours(12);

/// So many may sit at it; whoever came first makes room.
const CHAIRS: usize = 8;

/// Why a token cannot be used.
#[derive(Debug)]
pub enum NoHostToken {
    /// The file cannot be read; what the system says.
    Unreadable(PathBuf, io::Error),
    /// It is a pipe or a device.
    NotRegular(PathBuf),
    /// What is in it could be guessed.
    Short(PathBuf),
    /// Everybody on this machine can read it.
    Exposed(PathBuf),
}

impl NoHostToken {
    /// The file that has to be mended.
    pub fn file(&self) -> &Path {
        match self {
            Self::Unreadable(file, _)
            | Self::NotRegular(file)
            | Self::Short(file)
            | Self::Exposed(file) => file,
        }
    }
}

impl fmt::Display for NoHostToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.file().display())?;
        match self {
            Self::Unreadable(_, why) => why.fmt(f),
            Self::NotRegular(_) => f.write_str("it is no regular file"),
            Self::Short(_) => {
                write!(f, "the token in it has fewer than {} characters", HostToken::LEAST)
            }
            Self::Exposed(_) => f.write_str("everybody on this machine can read it"),
        }
    }
}

impl std::error::Error for NoHostToken {}

/// What opens the desk: the hash of a token.
#[derive(Clone)]
pub struct HostToken([u8; 32]);

impl fmt::Debug for HostToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HostToken")
    }
}

impl HostToken {
    /// A token has so many characters at least: twenty of base64 are 120 bits.
    pub const LEAST: usize = 20;

    /// The token in a file, without what is empty around it.
    pub fn read(file: &Path) -> Result<Self, NoHostToken> {
        let unreadable = |why| NoHostToken::Unreadable(file.to_owned(), why);
        let (bytes, open) = regular_file::read(file).map_err(|why| match why {
            NotRead::Said(why) => unreadable(why),
            NotRead::NotRegular => NoHostToken::NotRegular(file.to_owned()),
        })?;
        if is_exposed(&open).map_err(unreadable)? {
            return Err(NoHostToken::Exposed(file.to_owned()));
        }
        let text =
            String::from_utf8(bytes).map_err(|_| unreadable(io::ErrorKind::InvalidData.into()))?;
        let token = text.trim();
        if token.chars().count() < Self::LEAST {
            return Err(NoHostToken::Short(file.to_owned()));
        }
        Ok(Self::of(token))
    }

    fn of(token: &str) -> Self {
        Self(Sha256::digest(token.as_bytes()).into())
    }

    /// Is it this one? It takes as long for a token that is nearly right as for any other.
    fn is(&self, typed: &str) -> bool {
        self.0.ct_eq(&Self::of(typed.trim()).0).into()
    }
}

/// Can others than its owner and its group read or change it?
#[cfg(unix)]
fn is_exposed(file: &File) -> io::Result<bool> {
    use std::os::unix::fs::PermissionsExt as _;
    Ok(file.metadata()?.permissions().mode() & 0o006 != 0)
}

/// Nobody can say.
#[cfg(not(unix))]
fn is_exposed(_: &File) -> io::Result<bool> {
    Ok(false)
}

/// The desk.
#[derive(Debug)]
pub(crate) struct HostDesk {
    token: HostToken,
    open: Mutex<Vec<Sitting>>,
}

/// Somebody at the desk.
#[derive(Debug)]
struct Sitting {
    secret: [u8; 32],
    until: Instant,
    looked: Option<(Instant, Figures)>,
}

/// What somebody saw last, and when.
#[derive(Debug)]
pub(crate) enum Look {
    /// Nothing yet.
    First,
    /// These figures, so long ago.
    Again(Duration, Figures),
}

impl HostDesk {
    pub(crate) fn new(token: HostToken) -> Self {
        Self { token, open: Mutex::default() }
    }

    /// Nothing is changed halfway, whoever breaks.
    fn open(&self) -> MutexGuard<'_, Vec<Sitting>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens the desk for whoever knows the token: the secret for the cookie, or nothing.
    pub(crate) fn enter(&self, typed: &str, now: Instant) -> Result<Option<Token>, NoChance> {
        if !self.token.is(typed) {
            return Ok(None);
        }
        let secret = Token::new()?;
        let mut open = self.open();
        open.retain(|sitting| sitting.until > now);
        if open.len() >= CHAIRS {
            open.remove(0);
        }
        open.push(Sitting { secret: secret.hash().0, until: now + OPEN, looked: None });
        Ok(Some(secret))
    }

    /// Is the desk open for whoever has this secret?
    pub(crate) fn is_open(&self, secret: &Token, now: Instant) -> bool {
        let hash = secret.hash().0;
        self.open().iter().any(|sitting| sitting.is(&hash) && sitting.until > now)
    }

    /// Somebody looks: what they saw before. What they see now is remembered for the next look.
    pub(crate) fn look(&self, secret: &Token, figures: Figures, now: Instant) -> Option<Look> {
        let hash = secret.hash().0;
        let mut open = self.open();
        let sitting = open.iter_mut().find(|sitting| sitting.is(&hash) && sitting.until > now)?;
        let before = sitting.looked.replace((now, figures));
        Some(
            before.map_or(Look::First, |(then, figures)| {
                Look::Again(now.duration_since(then), figures)
            }),
        )
    }

    /// Closes the desk for whoever has this secret.
    pub(crate) fn leave(&self, secret: &Token) {
        let hash = secret.hash().0;
        self.open().retain(|sitting| !sitting.is(&hash));
    }
}

impl Sitting {
    fn is(&self, hash: &[u8; 32]) -> bool {
        self.secret.ct_eq(hash).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOKEN: &str = "a token of twenty-four..";

    fn desk() -> HostDesk {
        HostDesk::new(HostToken::of(TOKEN))
    }

    #[test]
    fn the_desk_opens_by_its_token_and_for_a_while() {
        let (desk, now) = (desk(), Instant::now());
        for wrong in ["", "a token", &TOKEN[1..], &format!("{TOKEN}.")] {
            assert!(desk.enter(wrong, now).unwrap().is_none(), "{wrong}");
        }
        let secret = desk.enter(&format!(" {TOKEN}\n"), now).unwrap().unwrap();
        assert!(desk.is_open(&secret, now));
        assert!(!desk.is_open(&Token::new().unwrap(), now));
        assert!(desk.is_open(&secret, now + OPEN.mul_f64(0.999)));
        assert!(!desk.is_open(&secret, now + OPEN));
        assert!(desk.look(&secret, Figures::default(), now + OPEN).is_none());
        let other = desk.enter(TOKEN, now).unwrap().unwrap();
        desk.leave(&secret);
        assert!(!desk.is_open(&secret, now) && desk.is_open(&other, now));
        // Another server, or the same one started again, knows nobody.
        assert!(!self::desk().is_open(&other, now));
    }

    #[test]
    fn so_many_sit_at_it() {
        let (desk, now) = (desk(), Instant::now());
        let all: Vec<Token> =
            (0..=CHAIRS).map(|_| desk.enter(TOKEN, now).unwrap().unwrap()).collect();
        assert!(!desk.is_open(&all[0], now));
        assert!(all[1..].iter().all(|secret| desk.is_open(secret, now)));
    }

    #[test]
    fn whoever_looks_again_sees_what_was_before() {
        let (desk, now) = (desk(), Instant::now());
        let secret = desk.enter(TOKEN, now).unwrap().unwrap();
        let one = Figures::read("fourfold_rooms 1\n");
        assert!(matches!(desk.look(&secret, one.clone(), now), Some(Look::First)));
        let later = now + Duration::from_secs(7);
        let look = desk.look(&secret, Figures::default(), later);
        assert!(matches!(look, Some(Look::Again(span, before))
            if span == Duration::from_secs(7) && before == one));
    }

    #[cfg(unix)]
    #[test]
    fn a_file_that_everybody_can_read_is_refused() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("token");
        assert!(matches!(HostToken::read(&file), Err(NoHostToken::Unreadable(..))));
        // A pipe is not waited for.
        regular_file::tests::make_pipe(&file);
        assert!(matches!(HostToken::read(&file), Err(NoHostToken::NotRegular(_))));
        std::fs::remove_file(&file).unwrap();
        let put = |text: &str, mode: u32| {
            std::fs::write(&file, text).unwrap();
            std::fs::set_permissions(&file, std::fs::Permissions::from_mode(mode)).unwrap();
            HostToken::read(&file)
        };
        assert!(matches!(put(TOKEN, 0o644), Err(NoHostToken::Exposed(_))));
        assert!(matches!(put("nineteen characters\n", 0o600), Err(NoHostToken::Short(_))));
        for mode in [0o600, 0o400, 0o640] {
            let token = put(&format!("{TOKEN}\n"), mode).unwrap();
            assert!(token.is(TOKEN) && !token.is("nineteen characters"));
            assert_eq!(format!("{token:?}"), "HostToken");
        }
    }
}
