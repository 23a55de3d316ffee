//! The write-ahead log of SQLite, followed write by write.

use std::collections::HashMap;

/// The write-ahead log of SQLite, as far as it was written and synced.
#[derive(Default)]
pub(crate) struct Ahead {
    page: u64,
    /// How often it has begun anew.
    round: usize,
    /// Where the next frame goes, if all goes well.
    next: u64,
    /// Does the frame that is being written end a transaction?
    ends: bool,
    /// Moves of the transaction that is being written.
    open: Vec<String>,
    commits: HashMap<String, Commit>,
    /// Transactions that were written to their ends.
    written: usize,
    /// Transactions of which all is on the disk.
    synced: usize,
}

/// How far a move has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    Unwritten,
    /// Its transaction is being written.
    Begun,
    Written,
    Synced,
}

/// A sync that has begun, and covers what was written by then.
pub(crate) struct Syncing(usize);

/// The transaction that a move is in.
struct Commit {
    /// Counted from 1.
    number: usize,
    round: usize,
    at: u64,
}

/// A header of the whole, and one of each frame before its page.
const HEADER: u64 = 32;
const FRAME: usize = 24;

impl Ahead {
    pub(crate) fn write(&mut self, at: u64, data: &[u8]) {
        let number = |from: usize| u32::from_be_bytes(data[from..from + 4].try_into().unwrap());
        if at == 0 {
            assert_eq!(data.len() as u64, HEADER);
            self.page = number(8).into();
            self.round += 1;
            self.next = HEADER;
            return;
        }
        match (at.checked_sub(self.next), data.len()) {
            (Some(24), length) if length as u64 == self.page => self.write_page(data),
            // The second number is the length of the database after a transaction that ends here.
            (found, FRAME) => {
                if found != Some(0) {
                    self.go_back(at);
                }
                self.ends = number(4) > 0;
            }
            (found, length) => panic!("{length} bytes at {found:?} are no part of a frame"),
        }
    }

    /// A sync begins.
    pub(crate) const fn sync(&self) -> Syncing {
        Syncing(self.written)
    }

    /// A sync has ended well.
    pub(crate) fn synced(&mut self, syncing: &Syncing) {
        self.synced = self.synced.max(syncing.0);
    }

    pub(crate) fn progress(&self, nonce: &str) -> Progress {
        match self.commits.get(nonce) {
            Some(commit) if commit.number <= self.synced => Progress::Synced,
            Some(_) => Progress::Written,
            None if self.open.iter().any(|open| open == nonce) => Progress::Begun,
            None => Progress::Unwritten,
        }
    }

    fn write_page(&mut self, data: &[u8]) {
        let new = moves_in(data).filter(|nonce| !self.commits.contains_key(nonce));
        self.open.extend(new);
        if self.ends {
            self.written += 1;
            for nonce in self.open.drain(..) {
                let commit = Commit { number: self.written, round: self.round, at: self.next };
                self.commits.insert(nonce, commit);
            }
        }
        self.next += self.page + FRAME as u64;
    }

    /// Something failed, and what was written from here on is written over.
    fn go_back(&mut self, at: u64) {
        assert!(at < self.next, "a gap before {at}");
        self.next = at;
        self.open.clear();
        self.commits.retain(|_, commit| commit.round < self.round || commit.at < at);
    }
}

/// How long the name of a move is.
const NAME: usize = 9;

/// The moves whose entries are on this page: `2/n0000002a step +7`. The index beside them has the
/// names, but not the verbs.
fn moves_in(page: &[u8]) -> impl Iterator<Item = String> {
    let slashes = page.iter().enumerate().filter(|(_, byte)| **byte == b'/').map(|(at, _)| at + 1);
    slashes.filter_map(|at| {
        let (name, rest) = page[at..].split_at_checked(NAME)?;
        let is_entry =
            [&b" step "[..], b" touch ", b" bump "].iter().any(|verb| rest.starts_with(verb));
        is_entry.then(|| String::from_utf8_lossy(name).into_owned())
    })
}
