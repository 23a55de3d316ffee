//! Acknowledged only after the sync that covers it.

use std::collections::{HashMap, HashSet};
use std::path::Path;

use store::Store;

use crate::ahead::{Ahead, Progress};
use crate::scratch::Scratch;
use crate::serving::{self, Manner};
use crate::trace::{Act, Call};
use crate::watched::watch;
use crate::{times, tools};

/// An acknowledgement that came too early, and how far the move had come by then.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Early(String, Progress);

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
    // Beginnings and ends, in the order of the trace.
    let beginnings = calls.iter().map(|call| (call.began, false, call));
    let ends = calls.iter().map(|call| (call.ended, true, call));
    let mut moments: Vec<_> = beginnings.chain(ends).collect();
    moments.sort_by_key(|(line, is_end, _)| (*line, *is_end));

    let mut ahead = Ahead::default();
    let mut syncing = HashMap::new();
    let mut acknowledged = HashSet::new();
    let mut early = Vec::new();
    let mut refused = Vec::new();
    for (_, is_end, call) in moments {
        match (&call.act, is_end) {
            (Act::Write { file, at, data }, true) if *file == ahead_file => ahead.write(*at, data),
            (Act::Sync(file), false) if *file == ahead_file => {
                syncing.insert(call.began, ahead.sync());
            }
            (Act::Sync(file), true) if *file == ahead_file => {
                ahead.synced(&syncing[&call.began]);
            }
            (Act::Say(said), false) => {
                for (nonce, is_yes) in moves_said(said) {
                    match ahead.progress(&nonce) {
                        Progress::Synced => drop(acknowledged.insert(nonce)),
                        Progress::Unwritten if !is_yes => refused.push(nonce),
                        progress => early.push(Early(nonce, progress)),
                    }
                }
            }
            _ => {}
        }
    }
    // What was refused and is in the log all the same was told too early.
    let kept = |nonce: &String| ahead.progress(nonce) != Progress::Unwritten;
    let late = refused.into_iter().filter(kept);
    early.extend(late.map(|nonce| Early(nonce, Progress::Unwritten)));
    (acknowledged.len() + early.len(), early)
}

#[test]
fn every_acknowledgement_comes_after_its_sync() {
    if !tools::can_trace() {
        return;
    }
    let folder = Scratch::on_disk();
    let (address, database) = (folder.store(), folder.path("games.sqlite"));
    // So few tables that a commit fits on one page: names are looked for on each page by itself.
    let watched = watch(&serving::command(&address, Manner::Honest), 16, times(2_000, 10_000));
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

/// The same trace with a fault in it: about the last answer, and the syncs between its entry and it.
/// There may be several: the journal is filed while answers are on their way.
fn doctored(calls: &[Call]) -> [(&'static str, Vec<Call>); 4] {
    let yes = |call: &Call| match &call.act {
        Act::Say(said) => moves_said(said).into_iter().rfind(|(_, is_yes)| *is_yes),
        _ => None,
    };
    let say = calls.iter().rposition(|call| yes(call).is_some()).unwrap();
    let name = format!("/{} ", yes(&calls[say]).unwrap().0);
    let has_it = |call: &Call| match &call.act {
        Act::Write { data, .. } => data.windows(name.len()).any(|part| part == name.as_bytes()),
        _ => false,
    };
    let entry = calls.iter().position(has_it).unwrap();
    let syncs: Vec<usize> = (entry..say).filter(|at| is_sync(&calls[*at], "-wal")).collect();
    let before = calls[..entry].iter().rposition(|call| is_sync(call, "-wal")).unwrap();
    let with = |change: &dyn Fn(&mut Vec<Call>)| {
        let mut calls = calls.to_vec();
        change(&mut calls);
        calls
    };
    [
        (
            "a sync that failed",
            with(&|calls| syncs.iter().rev().for_each(|sync| drop(calls.remove(*sync)))),
        ),
        ("an answer before the sync", with(&|calls| calls[say].began = calls[syncs[0]].began)),
        (
            "a sync before the writing",
            with(&|calls| {
                let then = calls[before].ended;
                for sync in &syncs {
                    calls[*sync].began = then;
                }
            }),
        ),
        (
            "an entry that is not there",
            with(&|calls| {
                for call in &mut calls[before..say] {
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
    let watched = watch(&serving::command(&folder.store(), Manner::Hasty), 8, 100);
    let (count, early) = check(&watched.calls, &folder.path("games.sqlite"));
    assert!(early.len() * 2 > count, "{} of {count} were early", early.len());
}
