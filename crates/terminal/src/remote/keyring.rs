//! The file in which the tokens of a person are kept, one for each server.
//!
//! A line is the address of a server, a space, and the token. The file is its owner's alone, is
//! replaced as a whole, and several terminals may use it at once.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use super::address::ServerAddress;
use super::token::Token;

/// The file in which tokens are kept.
#[derive(Clone, Debug)]
pub(super) struct Keyring(PathBuf);

impl Keyring {
    pub(super) const fn at(path: PathBuf) -> Self {
        Self(path)
    }

    /// The token for a server, if there is one.
    pub(super) fn find(&self, address: &ServerAddress) -> io::Result<Option<Token>> {
        let text = match fs::read_to_string(&self.0) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let address = address.to_string();
        let mut pairs = text.lines().filter_map(|line| line.split_once(' '));
        let found = pairs.find(|(known, _)| *known == address);
        Ok(found.and_then(|(_, token)| Token::read(token)))
    }

    /// Keeps a token. If another terminal was faster, its token is the person's, and is returned.
    pub(super) fn keep(&self, address: &ServerAddress, token: Token) -> io::Result<Token> {
        let folder = self.0.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        let lock = File::create(self.0.with_extension("lock"))?;
        lock.lock()?;
        if let Some(first) = self.find(address)? {
            return Ok(first);
        }
        let text = match fs::read_to_string(&self.0) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error),
        };
        let address = address.to_string();
        let others = text.lines().filter(|line| {
            // A line of this server whose token cannot be read is of no use to anybody.
            line.split_once(' ').is_some_and(|(known, _)| known != address)
        });
        let mut lines: Vec<String> = others.map(str::to_owned).collect();
        lines.push(format!("{address} {}", token.text()));
        // A new file is readable by its owner alone, and takes the place of the old one at once.
        let mut file = tempfile::NamedTempFile::new_in(folder)?;
        writeln!(file, "{}", lines.join("\n"))?;
        file.as_file().sync_all()?;
        file.persist(&self.0).map_err(|error| error.error)?;
        Ok(token)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> ServerAddress {
        ServerAddress::parse(text).unwrap().0
    }

    fn token(text: &str) -> Token {
        Token::read(text).unwrap()
    }

    #[test]
    fn a_token_is_kept_for_its_server_and_the_first_stays() {
        let folder = tempfile::tempdir().unwrap();
        let ring = Keyring::at(folder.path().join("deep/er/sessions"));
        let (one, other) = (address("host:1"), address("host:1/games"));
        assert_eq!(ring.find(&one).unwrap(), None);
        assert_eq!(ring.keep(&one, token("abc")).unwrap(), token("abc"));
        assert_eq!(ring.keep(&other, token("def")).unwrap(), token("def"));
        assert_eq!(ring.keep(&one, token("late")).unwrap(), token("abc"));
        assert_eq!(ring.find(&one).unwrap(), Some(token("abc")));
        assert_eq!(ring.find(&other).unwrap(), Some(token("def")));
        assert!(!format!("{:?}", token("abc")).contains("abc"));
    }

    #[cfg(unix)]
    #[test]
    fn the_file_is_its_owners_alone_even_if_it_was_not_before() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("sessions");
        fs::write(&path, "nonsense\nhttp://host:1 not a token\nhttp://b c\n").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
        let ring = Keyring::at(path.clone());
        ring.keep(&address("host:1"), token("abc")).unwrap();
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(fs::read_to_string(&path).unwrap(), "http://b c\nhttp://host:1 abc\n");
    }

    #[test]
    fn terminals_that_start_at_once_lose_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("sessions");
        std::thread::scope(|scope| {
            for number in 0..8 {
                let ring = Keyring::at(path.clone());
                scope.spawn(move || {
                    let server = address(&format!("host:{}", 1000 + number));
                    ring.keep(&server, token(&format!("t{number}"))).unwrap();
                });
            }
        });
        assert_eq!(fs::read_to_string(&path).unwrap().lines().count(), 8);
    }
}
