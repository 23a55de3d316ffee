//! Acknowledged only after the sync that covers it.

use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::process::Command;
use std::thread;

use store::{Address, Store};

use crate::clients::Clients;
use crate::dice::Dice;
use crate::scratch::Scratch;
use crate::server::{Server, program, spelled};
use crate::trace::{self, Act, Call};
use crate::{hasty, times, tools};

/// Why an acknowledgement came too early.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Early {
    /// Nothing of it had been written.
    Unwritten(String),
    /// The transaction it belongs to had not been written to its end.
    Uncommitted(String),
    /// No sync that began after all that had ended.
    Unsynced(String),
}

/// The write-ahead log of SQLite, as far as it was written and synced.
#[derive(Default)]
struct Ahead {
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
    written: usize,
    synced: usize,
}

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
    fn write(&mut self, at: u64, data: &[u8]) {
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

/// The moves that were acknowledged in what was said: `n0000002a done 7`.
pub(crate) fn moves_said(said: &[u8]) -> Vec<(String, bool)> {
    let said = String::from_utf8_lossy(said);
    let answers = said.lines().filter_map(|line| line.split_once(' '));
    let yes = |answer: &str| answer.starts_with("done ") || answer.starts_with("felt ");
    let all = answers.map(|(tag, answer)| (tag.to_owned(), yes(answer), answer));
    // Refusals count, too: what a masked hand met is in the log (Q19).
    all.filter(|(_, yes, answer)| *yes || answer.starts_with("refused"))
        .map(|(tag, yes, _)| (tag, yes))
        .collect()
}

/// How many moves were acknowledged, and which of them too early.
pub(crate) fn check(calls: &[Call], database: &Path) -> (usize, Vec<Early>) {
    let ahead_file = database.with_extension("sqlite-wal");
    let mut ahead = Ahead::default();
    let mut early = Vec::new();
    let mut acknowledged = HashSet::new();
    // Beginnings and ends, in the order of the trace.
    let beginnings = calls.iter().map(|call| (call.began, false, call));
    let mut moments: Vec<_> =
        beginnings.chain(calls.iter().map(|call| (call.ended, true, call))).collect();
    moments.sort_by_key(|(line, is_end, _)| (*line, *is_end));
    let mut syncing: HashMap<usize, usize> = HashMap::new();
    let mut refused = Vec::new();
    for (_, is_end, call) in moments {
        match (&call.act, is_end) {
            (Act::Write { file, at, data }, true) if *file == ahead_file => ahead.write(*at, data),
            (Act::Sync(file), false) if *file == ahead_file => {
                syncing.insert(call.began, ahead.written);
            }
            (Act::Sync(file), true) if *file == ahead_file => {
                ahead.synced = ahead.synced.max(syncing[&call.began]);
            }
            (Act::Say(said), false) => {
                for (nonce, is_yes) in moves_said(said) {
                    let commit = ahead.commits.get(&nonce).map(|commit| commit.number);
                    let synced = commit.is_some_and(|commit| commit <= ahead.synced);
                    if is_yes || commit.is_some() {
                        acknowledged.insert(nonce.clone());
                    }
                    match commit {
                        _ if synced => {}
                        Some(_) => early.push(Early::Unsynced(nonce)),
                        None if ahead.open.contains(&nonce) => {
                            early.push(Early::Uncommitted(nonce));
                        }
                        None if is_yes => early.push(Early::Unwritten(nonce)),
                        None => refused.push(nonce),
                    }
                }
            }
            _ => {}
        }
    }
    // What was refused and is in the log all the same was told too early.
    let late = refused.into_iter().filter(|nonce| ahead.commits.contains_key(nonce));
    early.extend(late.map(Early::Unwritten));
    (acknowledged.len(), early)
}

/// A run of a server that was watched.
pub(crate) struct Watched {
    pub(crate) calls: Vec<Call>,
    pub(crate) clients: Clients,
}

/// Plays so many moves at so many tables, watched.
pub(crate) fn watch(command: &Command, tables: usize, moves: usize) -> Watched {
    let mut server = Server::run(&mut trace::traced(command, &[]));
    let errors = server.errors().unwrap();
    let reader = thread::spawn(move || trace::read(errors));
    let mut clients = Clients::new(tables, Dice::new(7));
    server.wait_until_ready();
    clients.play_until(&mut server, |clients| clients.acknowledged.count() >= moves);
    for line in server.finish() {
        clients.hear(&line);
    }
    Watched { calls: reader.join().unwrap(), clients }
}

/// The server of the example, on this store.
pub(crate) fn honest(address: &Address) -> Command {
    let mut command = Command::new(program());
    command.arg(spelled(address));
    command
}

#[test]
fn every_acknowledgement_comes_after_its_sync() {
    if !tools::can_trace() {
        return;
    }
    let folder = Scratch::on_disk();
    let (address, database) = (folder.store(), folder.path("games.sqlite"));
    let watched = watch(&honest(&address), 32, times(2_000, 10_000));
    let (count, early) = check(&watched.calls, &database);
    assert_eq!(early, []);
    assert_eq!(count, watched.clients.acknowledged.count());
    let syncs = watched.calls.iter().filter(|call| is_sync(call, "-wal")).count();
    println!("{count} acknowledgements, {syncs} syncs, 0 too early");
    let store = Store::open(&address).unwrap();
    watched.clients.acknowledged.check_all(&store).unwrap();
    for (fault, calls) in doctored(&watched.calls) {
        assert!(!check(&calls, &database).1.is_empty(), "{fault} was overlooked");
    }
}

/// The same trace with a fault in it: about the last answers that came alone with their sync.
fn doctored(calls: &[Call]) -> [(&'static str, Vec<Call>); 4] {
    let says = |call: &Call| matches!(&call.act, Act::Say(said) if moves_said(said).iter().any(|(_, is_yes)| *is_yes));
    let say = calls.iter().rposition(says).unwrap();
    let sync = calls[..say].iter().rposition(|call| is_sync(call, "-wal")).unwrap();
    let before = calls[..sync].iter().rposition(|call| is_sync(call, "-wal")).unwrap();
    let with = |change: &dyn Fn(&mut Vec<Call>)| {
        let mut calls = calls.to_vec();
        change(&mut calls);
        calls
    };
    [
        ("a sync that failed", with(&|calls| drop(calls.remove(sync)))),
        ("an answer before the sync", with(&|calls| calls[say].began = calls[sync].began)),
        ("a sync before the writing", with(&|calls| calls[sync].began = calls[before].ended)),
        (
            "an entry that is not there",
            with(&|calls| {
                for call in &mut calls[before..sync] {
                    if let Act::Write { data, .. } = &mut call.act {
                        data.iter_mut().filter(|byte| **byte == b'/').for_each(|byte| *byte = b'?');
                    }
                }
            }),
        ),
    ]
}

pub(crate) fn is_sync(call: &Call, of: &str) -> bool {
    matches!(&call.act, Act::Sync(file) if file.to_string_lossy().ends_with(of))
}

#[test]
fn a_hasty_server_is_found_out_by_watching_it() {
    if !tools::can_trace() {
        return;
    }
    let folder = Scratch::on_disk();
    let watched = watch(&hasty::command(&folder.store()), 8, 100);
    let (count, early) = check(&watched.calls, &folder.path("games.sqlite"));
    assert!(early.len() * 2 > count, "{} of {count} were early", early.len());
}
