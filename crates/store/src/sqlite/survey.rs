//! Looking at a file without writing to it or beside it.

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use rusqlite::{Connection, OpenFlags};

use super::file;
use crate::failure::Failure;
use crate::survey::Survey;

/// What would end a name in an address, or mean something in it.
const MARKS: &AsciiSet = &CONTROLS.add(b'?').add(b'#').add(b'%');

/// What [`StoreAddress::survey`](crate::StoreAddress::survey) promises.
pub(crate) fn survey(path: &Path) -> Result<Survey, Failure> {
    let version = match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            may_write(&folder_of(path))?;
            0
        }
        Err(error) => return Err(unavailable(path, &error)),
        Ok(found) if found.is_dir() => {
            return Err(unavailable(path, &ErrorKind::IsADirectory));
        }
        Ok(found) => {
            may_write(path)?;
            // The files beside it are made there.
            may_write(&folder_of(path))?;
            if found.len() == 0 && !beside(path, "-wal").exists() { 0 } else { look(path)? }
        }
    };
    let engine = format!("SQLite {}", rusqlite::version());
    let (is_in_use, is_exposed) = (is_locked(path), false);
    Ok(Survey { engine, version: file::known(version)?, known: file::KNOWN, is_in_use, is_exposed })
}

/// The version, read by SQLite, which makes the files beside it unless it is told what there is.
fn look(path: &Path) -> Result<u32, Failure> {
    let log = beside(path, "-wal").exists();
    if log && !beside(path, "-shm").exists() {
        let why = "a file -wal is beside it, but none -shm: what was stored last cannot be read without writing";
        return Err(unavailable(path, &why));
    }
    let Some(name) = path.to_str() else {
        return Err(unavailable(path, &"a name with such letters cannot be looked at"));
    };
    let name = utf8_percent_encode(name, MARKS);
    let how = if log { "readonly_shm=1" } else { "immutable=1" };
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
        | OpenFlags::SQLITE_OPEN_NO_MUTEX
        | OpenFlags::SQLITE_OPEN_URI;
    let connection = Connection::open_with_flags(format!("file:{name}?{how}"), flags)?;
    file::version(&connection)
}

/// The file with this added to its name.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// The folder that it is in, or the nearest above it that there is: folders are made.
fn folder_of(path: &Path) -> PathBuf {
    let path = Path::new(".").join(path);
    let there = path.ancestors().skip(1).find(|folder| folder.exists());
    there.unwrap_or(Path::new(".")).to_owned()
}

/// Has a server locked it? Whoever starts in this very moment may be told that one has.
fn is_locked(path: &Path) -> bool {
    let lock = path.canonicalize().ok().and_then(|path| File::open(beside(&path, "-server")).ok());
    lock.is_some_and(|lock| matches!(lock.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

#[cfg(unix)]
fn may_write(path: &Path) -> Result<(), Failure> {
    use rustix::fs::{Access, access};
    access(path, Access::WRITE_OK).map_err(|error| unavailable(path, &std::io::Error::from(error)))
}

/// Elsewhere only opening it says.
#[cfg(not(unix))]
fn may_write(_path: &Path) -> Result<(), Failure> {
    Ok(())
}

fn unavailable(path: &Path, why: &dyn std::fmt::Display) -> Failure {
    Failure::Unavailable { why: format!("{}: {why}", path.display()) }
}
