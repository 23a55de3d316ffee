//! The contract of [`Directory`](store::Directory), on every back end. To add a case, write it and name it in
//! the list at the end.

use std::collections::BTreeMap;
use std::thread;

use store::{
    Appended, Change, DirectoryEntry, KeptName, LONGEST_NAME, ListingRow, Log, MOST_LISTED, Opened,
    Person, Session, Summary, Unfit,
};
use table::{GameId, Rules, Terms};

use crate::back_ends::{Place, on_every_back_end};
use crate::entries::{append, name, numbers};
use crate::guests::{self, everything, person, token};

fn connect(place: &Place) -> Box<dyn Log> {
    place.connect().unwrap()
}

fn admit(number: u8, who: &str, now: u64) -> Change {
    Change::Admit { token: token(number), person: person(who), now }
}

fn rename(who: &str, name: &str, now: u64) -> Change {
    Change::Rename { person: person(who), name: name.parse().unwrap(), now }
}

fn saw(number: u8, now: u64) -> Change {
    Change::Saw { token: token(number), now }
}

fn list(table: &str, playing: bool, now: u64) -> Change {
    Change::List { table: name(table), shown: guests::shown(playing), now }
}

fn follow(table: &str, next: &str) -> Change {
    Change::Follow { table: name(table), next: name(next) }
}

fn shown(table: &str, playing: bool, since: u64, seen: u64) -> ListingRow {
    ListingRow { table: name(table), shown: guests::shown(playing), since, seen }
}

/// Makes changes that end no session.
fn change(directory: &mut dyn Log, changes: &[Change]) {
    assert_eq!(directory.change(changes), Ok(vec![0; changes.len()]), "{changes:?}");
}

fn session(directory: &mut dyn Log, number: u8) -> Option<Session> {
    directory.session(&token(number)).unwrap()
}

fn found(who: &str, name: Option<&str>, since: u64, seen: u64) -> Session {
    Session { person: person(who), name: name.map(str::to_owned), since, seen }
}

fn names(directory: &mut dyn Log, people: &[&str]) -> Vec<(String, String)> {
    let people: Vec<_> = people.iter().map(|who| person(who)).collect();
    let names: BTreeMap<_, _> = directory.names(&people).unwrap();
    names.into_iter().map(|(who, name)| (who.to_string(), name)).collect()
}

fn pairs(list: &[(&str, &str)]) -> Vec<(String, String)> {
    list.iter().map(|(who, name)| ((*who).to_owned(), (*name).to_owned())).collect()
}

fn a_session_is_found_by_its_token(place: &Place) {
    let mut directory = connect(place);
    assert_eq!(session(&mut *directory, 1), None);
    change(&mut *directory, &[admit(1, "ann", 10), admit(2, "ben", 20), admit(3, "ann", 30)]);
    assert_eq!(session(&mut *directory, 1), Some(found("ann", None, 10, 10)));
    assert_eq!(session(&mut *directory, 2), Some(found("ben", None, 20, 20)));
    assert_eq!(session(&mut *directory, 3), Some(found("ann", None, 30, 30)));
    assert_eq!(session(&mut *directory, 4), None);
    // Another connection finds the same.
    assert_eq!(session(&mut *connect(place), 2), Some(found("ben", None, 20, 20)));
}

fn a_token_stays_whose_it_is(place: &Place) {
    let mut directory = connect(place);
    change(&mut *directory, &[admit(1, "ann", 10)]);
    let before = everything(&mut *directory);
    // Said twice, later, or of somebody else, who does not become known by it.
    change(&mut *directory, &[admit(1, "ann", 10), admit(1, "ann", 99), admit(1, "ben", 99)]);
    assert_eq!(everything(&mut *directory), before);
    assert_eq!(session(&mut *directory, 1), Some(found("ann", None, 10, 10)));
}

fn being_seen_only_goes_forward(place: &Place) {
    let mut directory = connect(place);
    change(&mut *directory, &[admit(1, "ann", 10), saw(1, 50), saw(1, 40), saw(2, 60)]);
    assert_eq!(session(&mut *directory, 1), Some(found("ann", None, 10, 50)));
    let sessions = vec![Opened { token: token(1), since: 10, seen: 50 }];
    let ann = Person { id: person("ann"), name: None, seen: 50, sessions };
    assert_eq!(everything(&mut *directory), [DirectoryEntry::Person(ann)]);
}

fn a_name_is_everywhere_at_once(place: &Place) {
    let mut directory = connect(place);
    change(&mut *directory, &[admit(1, "ann", 10), admit(2, "ann", 20), admit(3, "ben", 30)]);
    assert_eq!(names(&mut *directory, &["ann", "ben"]), pairs(&[]));
    change(&mut *directory, &[rename("ann", "Ann", 40), rename("ben", "Ann", 40)]);
    assert_eq!(session(&mut *directory, 2), Some(found("ann", Some("Ann"), 20, 20)));
    change(&mut *directory, &[rename("ann", "Änne", 50)]);
    assert_eq!(session(&mut *directory, 1), Some(found("ann", Some("Änne"), 10, 10)));
    let all = ["ben", "none", "ann", "ann", "Ann"];
    assert_eq!(names(&mut *directory, &all), pairs(&[("ann", "Änne"), ("ben", "Ann")]));
    assert_eq!(names(&mut *directory, &[]), pairs(&[]));
}

/// A name for somebody who is not there could never be taken back.
fn nobody_has_no_name(place: &Place) {
    let mut directory = connect(place);
    change(&mut *directory, &[rename("ann", "Ann", 10)]);
    assert_eq!(everything(&mut *directory), []);
    let forget = Change::Forget { person: person("ann") };
    change(&mut *directory, &[admit(1, "ann", 10), rename("ann", "Ann", 10)]);
    assert_eq!(directory.change(&[forget, rename("ann", "Ann", 20)]), Ok(vec![1, 0]));
    assert_eq!(everything(&mut *directory), []);
}

/// Whatever is a name comes back as it was, and is nothing but a name.
fn names_may_be_hostile(place: &Place) {
    let mut directory = connect(place);
    change(&mut *directory, &[admit(1, "ann", 10)]);
    let long = "ж".repeat(LONGEST_NAME / 2);
    let hostile = [
        "'",
        "''; DROP TABLE people; --",
        "\"",
        "\\",
        "\\'",
        "%s",
        "$1",
        "?1",
        "{}",
        "</script>",
        " ",
        "\u{202e}nnA",
        "\u{1f469}\u{200d}\u{1f680}",
        "e\u{301}",
        "null",
        "NULL",
        "0",
        &long,
    ];
    for text in hostile {
        change(&mut *directory, &[rename("ann", text, 10)]);
        assert_eq!(session(&mut *directory, 1), Some(found("ann", Some(text), 10, 10)));
        assert_eq!(names(&mut *directory, &["ann"]), pairs(&[("ann", text)]));
    }
    for (text, unfit) in [
        ("", Unfit::Empty),
        ("A\0", Unfit::Control),
        ("\n", Unfit::Control),
        ("\u{1b}[2J", Unfit::Control),
        ("\u{85}", Unfit::Control),
        (&format!("{long}!"), Unfit::Long),
    ] {
        assert_eq!(text.parse::<KeptName>(), Err(unfit), "{text:?}");
    }
}

fn closing_ends_one_session(place: &Place) {
    let mut directory = connect(place);
    change(&mut *directory, &[admit(1, "ann", 10), admit(2, "ann", 20), rename("ann", "Ann", 20)]);
    let close = [Change::Close { token: token(1) }, Change::Close { token: token(1) }];
    assert_eq!(directory.change(&close), Ok(vec![1, 0]));
    assert_eq!(session(&mut *directory, 1), None);
    assert_eq!(session(&mut *directory, 2), Some(found("ann", Some("Ann"), 20, 20)));
    assert_eq!(directory.change(&[Change::Close { token: token(2) }]), Ok(vec![1]));
    assert_eq!(names(&mut *directory, &["ann"]), pairs(&[("ann", "Ann")]));
}

/// Name and sessions are gone, and nobody else's.
fn who_is_forgotten_is_gone(place: &Place) {
    let mut directory = connect(place);
    let both = [admit(1, "ann", 10), admit(2, "ann", 20), admit(3, "ben", 30)];
    change(&mut *directory, &both);
    change(&mut *directory, &[rename("ann", "Ann", 40), rename("ben", "Ben", 40)]);
    let forget = Change::Forget { person: person("ann") };
    assert_eq!(directory.change(&[forget.clone(), forget]), Ok(vec![2, 0]));
    assert_eq!((session(&mut *directory, 1), session(&mut *directory, 2)), (None, None));
    assert_eq!(names(&mut *directory, &["ann", "ben"]), pairs(&[("ben", "Ben")]));
    assert_eq!(everything(&mut *directory).len(), 1);
    // Who comes back is new.
    change(&mut *directory, &[admit(1, "ann", 50)]);
    assert_eq!(session(&mut *directory, 1), Some(found("ann", None, 50, 50)));
}

fn what_was_not_seen_is_forgotten(place: &Place) {
    let mut directory = connect(place);
    change(
        &mut *directory,
        &[
            admit(1, "ann", 10),
            admit(2, "ann", 90),
            rename("ann", "Ann", 10),
            admit(3, "ben", 10),
            rename("ben", "Ben", 10),
            admit(4, "cat", 10),
            rename("cat", "Cat", 50),
            list("a", true, 10),
            list("b", true, 50),
            follow("a", "b"),
        ],
    );
    let expire = |before| Change::Expire { before };
    change(&mut *directory, &[expire(0), expire(10)]);
    assert_eq!(directory.change(&[expire(50), expire(50)]), Ok(vec![3, 0]));
    assert_eq!(session(&mut *directory, 1), None);
    assert_eq!(session(&mut *directory, 2), Some(found("ann", Some("Ann"), 90, 90)));
    // Cat's session is over, but she was seen in time.
    let kept = pairs(&[("ann", "Ann"), ("cat", "Cat")]);
    assert_eq!(names(&mut *directory, &["ann", "ben", "cat"]), kept);
    assert_eq!(directory.listed(0), Ok(vec![shown("b", true, 50, 50)]));
    assert_eq!(directory.next_of(&name("a")), Ok(Some(name("b"))));
    assert_eq!(directory.change(&[expire(u64::MAX)]), Ok(vec![1]));
    assert_eq!(names(&mut *directory, &["ann", "ben", "cat"]), pairs(&[]));
}

fn the_newest_tables_are_listed_first(place: &Place) {
    let mut directory = connect(place);
    assert_eq!(directory.listed(0), Ok(vec![]));
    change(
        &mut *directory,
        &[
            list("b", false, 10),
            list("a", false, 10),
            list("c", false, 20),
            list("old", true, 5),
            // Seen again: it stays where it is, and its game has begun.
            list("b", true, 30),
            list("b", true, 25),
        ],
    );
    let (a, b) = (shown("a", false, 10, 10), shown("b", true, 10, 30));
    let (c, old) = (shown("c", false, 20, 20), shown("old", true, 5, 5));
    assert_eq!(directory.listed(0), Ok(vec![c.clone(), a.clone(), b.clone(), old]));
    assert_eq!(directory.listed(10), Ok(vec![c.clone(), a, b.clone()]));
    assert_eq!(directory.listed(11), Ok(vec![c, b.clone()]));
    assert_eq!(directory.listed(u64::MAX), Ok(vec![]));
    let unlist = Change::Unlist { table: name("c") };
    change(&mut *directory, &[unlist.clone(), unlist]);
    assert_eq!(directory.listed(11), Ok(vec![b]));
    for (table, is_listed) in [("a", true), ("old", true), ("c", false), ("A", false)] {
        assert_eq!(directory.is_listed(&name(table)), Ok(is_listed), "{table}");
    }
}

/// A listing says what it was last told, and whatever a position is comes back as it was.
fn a_listing_holds_what_is_shown(place: &Place) {
    let mut directory = connect(place);
    change(&mut *directory, &[list("a", false, 10)]);
    let rules = Rules::read("quartex", "3csh").unwrap();
    let sitters = ["person:ann", "person:ann-2", "bot:8"].map(|text| text.parse().unwrap());
    for position in [None, Some(""), Some("'; DROP TABLE listings; --"), Some("3csh ?1 Ж/-")] {
        let shown = Summary {
            terms: Terms::tournament(rules),
            sitters: sitters.to_vec(),
            playing: true,
            position: position.map(str::to_owned),
        };
        change(
            &mut *directory,
            &[Change::List { table: name("a"), shown: shown.clone(), now: 20 }],
        );
        let listed = ListingRow { table: name("a"), shown, since: 10, seen: 20 };
        assert_eq!(connect(place).listed(0), Ok(vec![listed.clone()]));
        assert_eq!(everything(&mut *directory), [DirectoryEntry::Listed(listed)]);
    }
}

fn those_who_wait_are_counted(place: &Place) {
    let mut directory = connect(place);
    assert_eq!(directory.count_open(0), Ok(0));
    let old = (0..300).map(|number| list(&format!("t{number}"), number % 3 == 0, number));
    change(&mut *directory, &old.collect::<Vec<_>>());
    // More than a page shows.
    assert_eq!(directory.count_open(0), Ok(200));
    assert_eq!(directory.count_open(298), Ok(2));
    assert_eq!(directory.count_open(300), Ok(0));
    change(&mut *directory, &[list("t299", true, 299), list("t0", false, 400)]);
    assert_eq!(directory.count_open(298), Ok(2));
    let unlist = Change::Unlist { table: name("t0") };
    change(&mut *directory, &[unlist]);
    assert_eq!(directory.count_open(298), Ok(1));
}

fn a_lobby_has_an_end(place: &Place) {
    let mut directory = connect(place);
    let many = u64::try_from(MOST_LISTED).unwrap() + 50;
    let changes: Vec<Change> = (0..many).map(|n| list(&format!("t{n}"), false, n)).collect();
    change(&mut *directory, &changes);
    let listed = directory.listed(0).unwrap();
    let times: Vec<u64> = listed.iter().map(|listed| listed.since).collect();
    assert_eq!(times, (50..many).rev().collect::<Vec<u64>>());
}

fn the_first_to_follow_decides(place: &Place) {
    let mut directory = connect(place);
    assert_eq!(directory.next_of(&name("a")), Ok(None));
    change(&mut *directory, &[follow("a", "b"), follow("a", "c"), follow("b", "c")]);
    assert_eq!(directory.next_of(&name("a")), Ok(Some(name("b"))));
    assert_eq!(connect(place).next_of(&name("b")), Ok(Some(name("c"))));
    assert_eq!(directory.next_of(&name("c")), Ok(None));
    // And back.
    change(&mut *directory, &[follow("B", "c"), follow("x", "c")]);
    assert_eq!(directory.previous_of(&name("b")), Ok(Some(name("a"))));
    assert_eq!(connect(place).previous_of(&name("c")), Ok(Some(name("B"))), "the first by name");
    assert_eq!(directory.previous_of(&name("a")), Ok(None));
}

/// Many say at once where to go on: all hear the same.
fn those_who_follow_at_once_agree(place: &Place) {
    let next: Vec<GameId> = thread::scope(|scope| {
        let all = (0..4).map(|number| {
            scope.spawn(move || {
                let mut directory = connect(place);
                for game in 0..20 {
                    let next = format!("next{game}-{number}");
                    change(&mut *directory, &[follow(&format!("g{game}"), &next)]);
                }
                (0..20)
                    .map(|g| directory.next_of(&name(&format!("g{g}"))).unwrap().unwrap())
                    .collect()
            })
        });
        let all: Vec<_> = all.collect();
        let mut heard: Vec<Vec<GameId>> = all.into_iter().map(|one| one.join().unwrap()).collect();
        heard.dedup();
        assert_eq!(heard.len(), 1, "{heard:?}");
        heard.remove(0)
    });
    assert_eq!(next.len(), 20);
}

/// What is there stays; what is not comes back whole.
fn a_copy_changes_nothing_that_is_there(place: &Place) {
    let mut directory = connect(place);
    change(&mut *directory, &[admit(1, "ann", 10), list("a", false, 10), follow("a", "b")]);
    let before = everything(&mut *directory);
    let somebody = |id: &str, sessions: &[u8]| {
        let opened = |n: &u8| Opened { token: token(*n), since: 3, seen: 7 };
        DirectoryEntry::Person(Person {
            id: person(id),
            name: Some("Known".parse().unwrap()),
            seen: 7,
            sessions: sessions.iter().map(opened).collect(),
        })
    };
    let old = [
        // Neither her name nor a session that she has closed since comes back.
        somebody("ann", &[1, 2]),
        DirectoryEntry::Listed(shown("a", true, 1, 99)),
        DirectoryEntry::Follows { table: name("a"), next: name("x") },
    ];
    change(&mut *directory, &old.map(Change::Bring));
    assert_eq!(everything(&mut *directory), before);
    let new = [
        somebody("ben", &[3, 4]),
        DirectoryEntry::Listed(shown("c", true, 1, 99)),
        DirectoryEntry::Follows { table: name("c"), next: name("x") },
    ];
    change(&mut *directory, &new.clone().map(Change::Bring));
    assert_eq!(session(&mut *directory, 4), Some(found("ben", Some("Known"), 3, 7)));
    let after = everything(&mut *directory);
    assert_eq!(after.len(), before.len() + new.len());
    assert!(before.iter().chain(&new).all(|housed| after.contains(housed)));
}

/// Somebody comes and goes while others store moves: nobody waits in vain, and no move is lost.
fn a_directory_does_not_hold_up_the_moves(place: &Place) {
    const MOVES: u32 = 100;
    thread::scope(|scope| {
        for number in 0..2 {
            scope.spawn(move || {
                let mut log = connect(place);
                for seq in 0..MOVES {
                    let batch = [append(&format!("t{number}"), seq)];
                    assert_eq!(log.append(&batch), Ok(vec![Appended::Stored]));
                }
            });
            scope.spawn(move || {
                let mut directory = connect(place);
                let who = format!("p{number}");
                for now in 0..50 {
                    let forget = Change::Forget { person: person(&who) };
                    change(&mut *directory, &[admit(number, &who, now), rename(&who, "Name", now)]);
                    assert_eq!(
                        session(&mut *directory, number),
                        Some(found(&who, Some("Name"), now, now))
                    );
                    assert_eq!(directory.change(&[forget]), Ok(vec![1]));
                }
            });
        }
    });
    let mut log = connect(place);
    for table in ["t0", "t1"] {
        assert_eq!(numbers(&mut *log, table).len(), MOVES as usize);
    }
    assert_eq!(everything(&mut *log), []);
}

/// Everything is from one moment, in order, and whoever sees may stop.
fn everything_is_of_one_moment(place: &Place) {
    let (mut directory, mut other) = (connect(place), connect(place));
    // More than are read at once.
    let people: Vec<String> = (0..600).map(|number| format!("p{number:03}")).collect();
    let mut changes: Vec<Change> = Vec::new();
    for (number, who) in (0..).zip(&people) {
        let mut bytes = [7; 32];
        bytes[..8].copy_from_slice(&u64::to_be_bytes(number));
        let token = store::TokenHash(bytes);
        changes.push(Change::Admit { token, person: person(who), now: 5 });
        changes.push(follow(&format!("g{number:03}"), "next"));
    }
    change(&mut *directory, &changes);
    let mut seen = Vec::new();
    let all = directory.export(&mut |housed| {
        if seen.is_empty() {
            assert_eq!(other.change(&[Change::Expire { before: 6 }]), Ok(vec![600]));
        }
        if let DirectoryEntry::Person(person) = &housed {
            assert_eq!(person.sessions.len(), 1, "{}", person.id);
            seen.push(person.id.to_string());
        }
        Ok(())
    });
    assert_eq!((all, seen), (Ok(()), people));
    let mut count = 0;
    let stopped = directory.export(&mut |_| {
        count += 1;
        Err(store::Failure::Closed)
    });
    assert_eq!((stopped, count), (Err(store::Failure::Closed), 1));
    assert_eq!(everything(&mut *directory).len(), 600);
}

on_every_back_end! {
    a_session_is_found_by_its_token
    a_token_stays_whose_it_is
    being_seen_only_goes_forward
    a_name_is_everywhere_at_once
    nobody_has_no_name
    names_may_be_hostile
    closing_ends_one_session
    who_is_forgotten_is_gone
    what_was_not_seen_is_forgotten
    the_newest_tables_are_listed_first
    a_listing_holds_what_is_shown
    those_who_wait_are_counted
    a_lobby_has_an_end
    the_first_to_follow_decides
    those_who_follow_at_once_agree
    a_copy_changes_nothing_that_is_there
    a_directory_does_not_hold_up_the_moves
    everything_is_of_one_moment
}
