//! A file that is read whole: settings, a certificate, a token. A pipe would be waited for, perhaps for ever, and a device may
//! have no end, so neither is read.

use std::fs::{File, OpenOptions};
use std::io::{self, Read as _};
use std::path::Path;

/// Why a file is not read.
#[derive(Debug)]
pub(crate) enum NotRead {
    /// What the system says.
    Said(io::Error),
    /// It is a pipe, a device or a socket.
    NotRegular,
}

impl From<io::Error> for NotRead {
    fn from(error: io::Error) -> Self {
        Self::Said(error)
    }
}

/// What is in the file, and the file, as it was when it was read.
pub(crate) fn read(path: &Path) -> Result<(Vec<u8>, File), NotRead> {
    let mut file = open(path)?;
    let kind = file.metadata()?.file_type();
    if !kind.is_file() && !kind.is_dir() {
        return Err(NotRead::NotRegular);
    }
    let mut bytes = Vec::new();
    // Of a folder the system says what it is.
    file.read_to_end(&mut bytes)?;
    Ok((bytes, file))
}

/// Opens it without waiting for whoever writes into a pipe.
#[cfg(unix)]
fn open(path: &Path) -> io::Result<File> {
    use rustix::fs::OFlags;
    use std::os::unix::fs::OpenOptionsExt as _;
    let flags = i32::try_from((OFlags::NONBLOCK | OFlags::NOCTTY).bits());
    OpenOptions::new().read(true).custom_flags(flags.unwrap_or(0)).open(path)
}

/// Pipes have names of their own there.
#[cfg(not(unix))]
fn open(path: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).open(path)
}

#[cfg(unix)]
#[cfg(test)]
pub(crate) mod tests {
    use std::os::unix::net::UnixListener;

    use super::*;

    /// A pipe with this name, into which nobody writes.
    pub(crate) fn make_pipe(path: &Path) {
        let made = std::process::Command::new("mkfifo").arg(path).status();
        assert!(made.unwrap().success());
    }

    #[test]
    fn only_regular_files_are_read() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        std::fs::write(at("file"), "what is in it").unwrap();
        std::os::unix::fs::symlink(at("file"), at("link")).unwrap();
        make_pipe(&at("pipe"));
        std::os::unix::fs::symlink(at("pipe"), at("link to a pipe")).unwrap();
        for name in ["file", "link"] {
            assert_eq!(read(&at(name)).unwrap().0, b"what is in it");
        }
        for name in ["pipe", "link to a pipe"] {
            assert!(matches!(read(&at(name)), Err(NotRead::NotRegular)), "{name}");
        }
        assert!(matches!(read(Path::new("/dev/zero")), Err(NotRead::NotRegular)));
        let said = |path: &Path| match read(path) {
            Err(NotRead::Said(error)) => error.kind(),
            other => panic!("{other:?}"),
        };
        assert_eq!(said(folder.path()), io::ErrorKind::IsADirectory);
        assert_eq!(said(&at("none")), io::ErrorKind::NotFound);
        // Nobody can open a socket by its name.
        let _listener = UnixListener::bind(at("socket")).unwrap();
        assert!(read(&at("socket")).is_err());
    }
}
