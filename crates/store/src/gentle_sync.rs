//! A large file brought to the disk in small parts, so that whoever syncs a move meanwhile waits for one part at most.
//!
//! A file system syncs a file as a whole, and others who sync on the same disk wait for all of it: some milliseconds for
//! some MiB. So every part is read and written once more, unchanged, by a handle whose writes are on the disk when they
//! return.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// So much at once: little more than what a move takes.
const PART: usize = 32 * 1024;

/// For each part the disk belongs to others for so many times as long as the part took,
const SHARE: u32 = 4;

/// but not for longer than this, however slow it was.
const LONGEST: Duration = Duration::from_millis(20);

/// Brings all of a file to the disk. Nobody else may write to it meanwhile.
pub(crate) fn sync(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    in_parts(path)?;
    // What there is besides, such as its length.
    File::open(path)?.sync_all()
}

#[cfg(unix)]
fn in_parts(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::{FileExt as _, OpenOptionsExt as _};

    let flags = rustix::fs::OFlags::DSYNC.bits().cast_signed();
    let file = OpenOptions::new().read(true).write(true).custom_flags(flags).open(path)?;
    let mut part = vec![0; PART];
    let mut at = 0;
    loop {
        let read = file.read_at(&mut part, at)?;
        let Some(read) = part.get(..read).filter(|read| !read.is_empty()) else { return Ok(()) };
        let began = Instant::now();
        file.write_all_at(read, at)?;
        sleep((began.elapsed() * SHARE).min(LONGEST));
        at += read.len() as u64;
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_file_is_the_same_afterwards() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        for length in [0, 1, PART - 1, PART, 3 * PART + 17] {
            let bytes: Vec<u8> = (0..=250).cycle().take(length).collect();
            fs::write(&path, &bytes).unwrap();
            sync(&path).unwrap();
            assert!(fs::read(&path).unwrap() == bytes, "{length}");
        }
        assert!(sync(&folder.path().join("nothing")).is_err());
    }
}
