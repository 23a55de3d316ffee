//! What a server asks of a whole store beside logs: the same on every back end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Instant;

use store::{
    Appended, Failure, Faulty, InMemory, Mishap, Operation, Sqlite, Store, TokenHash, Unfit,
};

use crate::back_ends::{Place, on_every_back_end};
use crate::entries::{append, name};
use crate::guests::{everything, person, shown, token};

fn open(place: &Place) -> Store {
    Store::on(Arc::clone(place)).unwrap()
}

fn a_guest_comes_and_is_forgotten(place: &Place) {
    let store = open(place);
    let (ann, ben) = (person("ann"), person("ben"));
    assert_eq!(store.session(&token(1), 10), Ok(None));
    assert_eq!(store.admit(&token(1), &ann, 10), Ok(()));
    assert_eq!(store.admit(&token(1), &ann, 10), Ok(()));
    assert_eq!(store.rename(&ann, "Ann", 11), Ok(()));
    let session = store.session(&token(1), 12).unwrap().unwrap();
    assert_eq!((session.person, session.name.as_deref()), (ann.clone(), Some("Ann")));
    let names = store.names(&[ann.clone(), ben.clone()]).unwrap();
    assert_eq!(names.into_iter().collect::<Vec<_>>(), [(ann.clone(), "Ann".to_owned())]);
    // A store that is opened anew, and another at the same time, know her.
    assert!(open(place).session(&token(1), 12).unwrap().is_some());
    assert_eq!(store.forget(&ann), Ok(()));
    assert_eq!(store.session(&token(1), 13), Ok(None));
    assert_eq!(store.admit(&token(2), &ben, 20), Ok(()));
    assert_eq!(store.close(&token(2)), Ok(()));
    assert_eq!(store.session(&token(2), 21), Ok(None));
    assert_eq!(store.admit(&token(3), &ben, 20), Ok(()));
    assert_eq!(store.expire(20), Ok(0));
    assert_eq!(store.expire(21), Ok(1));
    assert_eq!(everything(&mut *place.connect().unwrap()), []);
}

fn a_name_that_cannot_be_is_refused(place: &Place) {
    let store = open(place);
    let ann = person("ann");
    assert_eq!(store.admit(&token(1), &ann, 10), Ok(()));
    assert_eq!(store.rename(&ann, "Ann", 10), Ok(()));
    for (text, unfit) in
        [("", Unfit::Empty), ("A\0nn", Unfit::Control), (&"x".repeat(161), Unfit::Long)]
    {
        assert_eq!(store.rename(&ann, text, 10), Err(Failure::Name(unfit)));
    }
    assert_eq!(store.names(std::slice::from_ref(&ann)).unwrap()[&ann], "Ann");
}

/// Looking is noted once an hour, and only then.
fn a_session_is_seen_to_the_hour(place: &Place) {
    let store = open(place);
    assert_eq!(store.admit(&token(1), &person("ann"), 1000), Ok(()));
    let seen = |now| store.session(&token(1), now).unwrap().unwrap().seen;
    // The second time it is read back: the note comes before the change after it.
    let noted = |now| {
        let told = seen(now);
        store.unlist(&name("none")).unwrap();
        assert_eq!(seen(told), told);
        told
    };
    assert_eq!(noted(1000), 1000);
    assert_eq!(noted(1000 + 3599), 1000);
    assert_eq!(noted(1000 + 3600), 4600);
    assert_eq!(noted(5000), 4600);
    // A clock that was set back.
    assert_eq!(noted(0), 4600);
    assert_eq!(store.expire(4600), Ok(0));
    assert_eq!(store.expire(4601), Ok(1));
}

fn all_servers_share_a_lobby(place: &Place) {
    let (one, two) = (open(place), open(place));
    assert_eq!(one.list(&name("a"), shown(false), 10), Ok(()));
    assert_eq!(two.list(&name("b"), shown(true), 20), Ok(()));
    let tables = |store: &Store, since| -> Vec<String> {
        store.listed(since).unwrap().iter().map(|listed| listed.table.to_string()).collect()
    };
    assert_eq!(tables(&one, 0), ["b", "a"]);
    assert_eq!(tables(&two, 15), ["b"]);
    assert_eq!((two.count_open(0), two.count_open(15)), (Ok(1), Ok(0)));
    assert_eq!(two.is_listed(&name("a")), Ok(true));
    assert_eq!(two.unlist(&name("a")), Ok(()));
    assert_eq!(one.is_listed(&name("a")), Ok(false));
}

fn a_rematch_is_one(place: &Place) {
    let (one, two) = (open(place), open(place));
    assert_eq!(one.next_of(&name("a")), Ok(None));
    assert_eq!(one.follow(&name("a"), &name("b")), Ok(name("b")));
    assert_eq!(two.follow(&name("a"), &name("c")), Ok(name("b")));
    assert_eq!(one.follow(&name("a"), &name("b")), Ok(name("b")));
    assert_eq!(two.next_of(&name("a")), Ok(Some(name("b"))));
}

/// Guests come and look while moves are stored by the same store: all come through.
fn guests_and_moves_go_together(place: &Place) {
    const MOVES: u32 = 200;
    let store = open(place);
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            for seq in 0..MOVES {
                assert_eq!(store.append(append("t", seq)), Ok(Appended::Stored));
            }
            done.store(true, Ordering::Release);
        });
        for guest in 0..3_u8 {
            let (store, done) = (&store, &done);
            scope.spawn(move || {
                let who = person(&format!("p{guest}"));
                for round in 0.. {
                    assert_eq!(store.admit(&token(guest), &who, round), Ok(()));
                    assert_eq!(store.rename(&who, &format!("{round}"), round), Ok(()));
                    let session = store.session(&token(guest), round).unwrap().unwrap();
                    assert_eq!(session.name, Some(format!("{round}")));
                    assert_eq!(store.close(&token(guest)), Ok(()));
                    if done.load(Ordering::Acquire) {
                        break;
                    }
                }
            });
        }
    });
    assert_eq!(store.read(&name("t"), store::Seq(0)).unwrap().len(), MOVES as usize);
}

/// What a lookup and an admission take, for whoever reads along.
fn a_lookup_finds_one_of_many(place: &Place) {
    let store = open(place);
    let hash = |number: u64| {
        let mut bytes = [3; 32];
        bytes[..8].copy_from_slice(&(number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).to_be_bytes());
        TokenHash(bytes)
    };
    let many = 2_000;
    let begin = Instant::now();
    // As many at once as a busy server has threads.
    thread::scope(|scope| {
        for part in 0..16 {
            let store = &store;
            scope.spawn(move || {
                for number in (part..many).step_by(16) {
                    let who = person(&format!("p{number}"));
                    assert_eq!(store.admit(&hash(number), &who, 10), Ok(()));
                }
            });
        }
    });
    let admitted = begin.elapsed();
    let begin = Instant::now();
    for number in 0..many {
        let session = store.session(&hash(number), 10).unwrap().unwrap();
        assert_eq!(session.person, person(&format!("p{number}")));
    }
    let looked = begin.elapsed();
    let each = u32::try_from(many).unwrap();
    eprintln!(
        "admitted 16 at a time, each {:?}; looked up, each {:?}",
        admitted / each,
        looked / each
    );
}

on_every_back_end! {
    a_guest_comes_and_is_forgotten
    a_name_that_cannot_be_is_refused
    a_session_is_seen_to_the_hour
    all_servers_share_a_lobby
    a_rematch_is_one
    guests_and_moves_go_together
    a_lookup_finds_one_of_many
}

/// A change that fails is told as such, and the next one has a new connection; moves are stored.
#[test]
fn a_change_that_fails_costs_no_move() {
    let (faulty, faults) = Faulty::on(Arc::new(InMemory::new()));
    let store = Store::on(Arc::new(faulty)).unwrap();
    assert_eq!(store.append(append("a", 0)), Ok(Appended::Stored));
    faults.only(Operation::Change, Mishap::Before);
    let failed = store.admit(&token(1), &person("ann"), 10);
    assert!(matches!(failed, Err(Failure::Unavailable { .. })), "{failed:?}");
    assert_eq!(store.append(append("a", 1)), Ok(Appended::Stored));
    faults.mend();
    assert_eq!(store.admit(&token(1), &person("ann"), 10), Ok(()));
}

/// Neither the name of somebody who was forgotten nor that of their session is left in the file.
#[test]
fn who_is_forgotten_is_in_no_byte_of_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store");
    let has = |needle: &[u8]| {
        let bytes = std::fs::read(&path).unwrap();
        bytes.windows(needle.len()).any(|window| window == needle)
    };
    let secrets: [&[u8]; 3] = [b"Persephone", b"p-forgotten", &[0xa7; 32]];
    let store = Store::on(Arc::new(Sqlite::at(&path))).unwrap();
    for other in 0..40 {
        store.admit(&token(other), &person(&format!("p-{other}")), 10).unwrap();
        store.rename(&person(&format!("p-{other}")), "Somebody", 10).unwrap();
    }
    let who = person("p-forgotten");
    store.admit(&TokenHash([0xa7; 32]), &who, 10).unwrap();
    store.rename(&who, "Persephone", 10).unwrap();
    drop(store);
    assert!(secrets.iter().all(|secret| has(secret)), "it was there");
    let store = Store::on(Arc::new(Sqlite::at(&path))).unwrap();
    store.forget(&who).unwrap();
    drop(store);
    assert_eq!(secrets.map(has), [false; 3]);
}

/// A hash of a token is not shown by accident.
#[test]
fn a_token_is_not_shown() {
    assert_eq!(format!("{:?}", TokenHash([7; 32])), "TokenHash(…)");
}
