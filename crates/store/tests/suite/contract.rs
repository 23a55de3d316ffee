//! The contract of [`Log`] and [`Logs`], on every back end. To add a case, write it and name it in
//! the list at the end.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use store::{Append, Appended, Failure, KeptLog, Lengths, Log, Seq};
use table::{Entry, Event, LONGEST_RECORD, Moment, PublicEvent, Seat, Span};

use crate::back_ends::{Place, on_every_back_end};
use crate::entries::{all, append, asked, asker, clash, last, name, numbers, repeated};

const STORED: Appended = Appended::Stored;

fn connect(place: &Place) -> Box<dyn Log> {
    place.connect().unwrap()
}

fn numbers_count_from_0_without_gaps(place: &Place) {
    let mut log = connect(place);
    assert_eq!(log.append(&[append("a", 1)]), Ok(vec![clash(0)]));
    assert_eq!(log.append(&[append("a", 0)]), Ok(vec![STORED]));
    assert_eq!(log.append(&[append("a", 0)]), Ok(vec![clash(1)]));
    assert_eq!(log.append(&[append("a", 2)]), Ok(vec![clash(1)]));
    assert_eq!(log.append(&[append("a", u32::MAX)]), Ok(vec![clash(1)]));
    assert_eq!(log.append(&[append("a", 1)]), Ok(vec![STORED]));
    assert_eq!(numbers(&mut *log, "a"), [0, 1]);
}

fn a_clash_stores_nothing_and_founds_nothing(place: &Place) {
    let mut log = connect(place);
    assert_eq!(log.append(&[asked("a", 7, 1, "n")]), Ok(vec![clash(0)]));
    assert_eq!(log.unfinished(), Ok(vec![]));
    assert_eq!(all(&mut *log), []);
    // The asker of what was not stored is not known either.
    assert_eq!(log.append(&[append("a", 0), asked("a", 1, 1, "n")]), Ok(vec![STORED, STORED]));
}

fn an_asker_is_stored_once(place: &Place) {
    let mut log = connect(place);
    let batch = [append("a", 0), asked("a", 1, 1, "n"), append("a", 2)];
    assert_eq!(log.append(&batch), Ok(vec![STORED; 3]));
    // With its old number, with the next, with one that cannot be: the same answer.
    for seq in [0, 1, 3, 9] {
        assert_eq!(log.append(&[asked("a", seq, 1, "n")]), Ok(vec![repeated(1)]), "{seq}");
    }
    assert_eq!(numbers(&mut *log, "a"), [0, 1, 2]);
    // In the batch that stores it too.
    let batch = [asked("a", 3, 1, "m"), asked("a", 4, 1, "m"), asked("a", 4, 1, "o")];
    assert_eq!(log.append(&batch), Ok(vec![STORED, repeated(3), STORED]));
    assert_eq!(numbers(&mut *log, "a"), [0, 1, 2, 3, 4]);
}

fn a_nonce_belongs_to_its_chair_and_its_table(place: &Place) {
    let mut log = connect(place);
    let batch = [
        asked("a", 0, 1, "n"),
        asked("a", 1, 2, "n"),
        asked("a", 2, 1, "N"),
        asked("b", 0, 1, "n"),
        // Nobody is not an asker: it may be stored any number of times.
        append("b", 1),
        append("b", 2),
    ];
    assert_eq!(log.append(&batch), Ok(vec![STORED; 6]));
    let askers =
        |kept: &KeptLog| kept.log.iter().map(|(asker, _)| asker.clone()).collect::<Vec<_>>();
    let all = all(&mut *log);
    assert_eq!(askers(&all[0]), [Some(asker(1, "n")), Some(asker(2, "n")), Some(asker(1, "N"))]);
    assert_eq!(askers(&all[1]), [Some(asker(1, "n")), None, None]);
}

fn names_differ_by_case(place: &Place) {
    let mut log = connect(place);
    assert_eq!(log.append(&[append("a", 0), append("A", 0)]), Ok(vec![STORED; 2]));
    assert_eq!(log.append(&[append("A", 1), append("a", 0)]), Ok(vec![STORED, clash(1)]));
    assert_eq!(numbers(&mut *log, "a"), [0]);
    assert_eq!(numbers(&mut *log, "A"), [0, 1]);
}

fn a_batch_is_judged_in_order(place: &Place) {
    let mut log = connect(place);
    let batch = [
        append("b", 0),
        append("a", 0),
        append("b", 2),
        append("b", 1),
        append("b", 1),
        append("b", 2),
        append("c", 1),
        append("a", 1),
    ];
    let verdicts = [STORED, STORED, clash(1), STORED, clash(2), STORED, clash(0), STORED];
    assert_eq!(log.append(&batch), Ok(verdicts.to_vec()));
    assert_eq!(numbers(&mut *log, "a"), [0, 1]);
    assert_eq!(numbers(&mut *log, "b"), [0, 1, 2]);
    assert_eq!(numbers(&mut *log, "c"), [0_u64; 0]);
    assert_eq!(log.append(&[]), Ok(vec![]));
}

fn a_batch_may_be_large(place: &Place) {
    let mut log = connect(place);
    let batch: Vec<Append> = (0..1024)
        .map(
            |i| if i % 2 == 0 { append("even", i / 2) } else { asked(&format!("t{i}"), 0, 1, "n") },
        )
        .collect();
    assert_eq!(log.append(&batch), Ok(vec![STORED; 1024]));
    assert_eq!(numbers(&mut *log, "even"), (0..512).collect::<Vec<u64>>());
    let names: Vec<String> = log.unfinished().unwrap().iter().map(ToString::to_string).collect();
    let odd = (0..1024).filter(|i| i % 2 == 1).map(|i| format!("t{i}"));
    assert_eq!(names, ["even".to_owned()].into_iter().chain(odd).collect::<Vec<_>>());
    assert_eq!(all(&mut *log).len(), 513);
}

fn tables_come_in_the_order_they_were_founded(place: &Place) {
    let mut log = connect(place);
    assert_eq!(log.append(&[append("z", 0), append("m", 0)]), Ok(vec![STORED; 2]));
    assert_eq!(log.append(&[append("m", 1), append("a", 0)]), Ok(vec![STORED; 2]));
    assert_eq!(log.unfinished(), Ok(vec![name("z"), name("m"), name("a")]));
    let names: Vec<_> = all(&mut *log).into_iter().map(|kept| kept.table).collect();
    assert_eq!(names, [name("z"), name("m"), name("a")]);
}

fn a_game_that_is_over_stays_over(place: &Place) {
    let mut log = connect(place);
    let over = last(append("b", 1));
    let batch = [append("a", 0), append("b", 0), over, append("c", 0), append("b", 2)];
    assert_eq!(log.append(&batch), Ok(vec![STORED; 5]));
    assert_eq!(log.unfinished(), Ok(vec![name("a"), name("c")]));
    // What did not happen ended nothing.
    let late = last(append("a", 9));
    assert_eq!(log.append(&[late]), Ok(vec![clash(1)]));
    let first_and_last = last(append("d", 0));
    let later = [append("b", 3), first_and_last];
    assert_eq!(log.append(&later), Ok(vec![STORED; 2]));
    assert_eq!(log.unfinished(), Ok(vec![name("a"), name("c")]));
    let over: Vec<bool> = all(&mut *log).iter().map(|kept| kept.over).collect();
    assert_eq!(over, [false, true, false, true]);
}

fn a_log_is_read_from_any_number(place: &Place) {
    let mut log = connect(place);
    let batch: Vec<Append> = (0..5).map(|seq| append("a", seq)).collect();
    assert_eq!(log.append(&batch), Ok(vec![STORED; 5]));
    for from in 0..=6 {
        let entries = log.read(&name("a"), Seq(from)).unwrap();
        let expected = batch.iter().skip(from as usize).map(|append| append.entry.clone());
        assert_eq!(entries, expected.collect::<Vec<_>>(), "{from}");
    }
    assert_eq!(log.read(&name("a"), Seq(u32::MAX)), Ok(vec![]));
    assert_eq!(log.read(&name("none"), Seq(0)), Ok(vec![]));
    assert_eq!(log.read(&name("none"), Seq(3)), Ok(vec![]));
}

/// As long as a whole record may be, which no entry of a real game is.
fn entries_may_be_long(place: &Place) {
    let mut log = connect(place);
    let clock = Event::Aloud(PublicEvent::clock(Seat::FIRST, Span(u64::MAX)));
    let length = clock.to_string().len() + 2;
    let events = vec![clock; LONGEST_RECORD / length];
    let entry = Entry { at: Moment(u64::MAX), cause: None, events };
    assert!(entry.to_string().len() > LONGEST_RECORD * 9 / 10);
    let long = Append { entry: entry.clone(), ..append("a", 0) };
    let batch: Vec<Append> = (0..20).map(|seq| Append { seq: Seq(seq), ..long.clone() }).collect();
    assert_eq!(log.append(&batch), Ok(vec![STORED; 20]));
    assert_eq!(log.read(&name("a"), Seq(19)), Ok(vec![entry]));
    assert_eq!(all(&mut *log)[0].log.len(), 20);
}

fn all_connections_see_the_same(place: &Place) {
    let (mut one, mut two) = (connect(place), connect(place));
    assert_eq!(one.append(&[append("a", 0)]), Ok(vec![STORED]));
    assert_eq!(two.append(&[append("a", 0)]), Ok(vec![clash(1)]));
    assert_eq!(two.append(&[asked("a", 1, 1, "n")]), Ok(vec![STORED]));
    assert_eq!(one.append(&[asked("a", 2, 1, "n")]), Ok(vec![repeated(1)]));
    assert_eq!(numbers(&mut *one, "a"), [0, 1]);
    assert_eq!(connect(place).unfinished(), Ok(vec![name("a")]));
}

fn opening_again_finds_everything(place: &Place) {
    let mut log = connect(place);
    let over = last(asked("b", 1, 2, "n"));
    let batch = [append("a", 0), append("b", 0), over];
    assert_eq!(log.append(&batch), Ok(vec![STORED; 3]));
    let before = all(&mut *log);
    drop(log);
    let mut log = connect(place);
    assert_eq!(all(&mut *log), before);
    assert_eq!(log.append(&[asked("b", 2, 2, "n")]), Ok(vec![repeated(1)]));
    assert_eq!(log.append(&[append("a", 1), append("c", 0)]), Ok(vec![STORED; 2]));
    assert_eq!(log.unfinished(), Ok(vec![name("a"), name("c")]));
}

fn a_new_place_may_be_opened_by_many_at_once(place: &Place) {
    thread::scope(|scope| {
        for number in 0..6 {
            scope.spawn(move || {
                let mut log = connect(place);
                assert_eq!(log.append(&[append(&format!("t{number}"), 0)]), Ok(vec![STORED]));
            });
        }
    });
    assert_eq!(all(&mut *connect(place)).len(), 6);
}

/// Everything is from one moment: neither what is written while it is handed out, nor half of
/// what is written at once.
fn each_is_one_moment(place: &Place) {
    let mut log = connect(place);
    let mut writer = connect(place);
    // More than are read at once.
    let batch: Vec<Append> = (0..150).map(|number| append(&format!("t{number}"), 0)).collect();
    assert_eq!(writer.append(&batch), Ok(vec![STORED; 150]));
    let mut seen = 0;
    let mut next = 0;
    let count = log.each(&mut |kept| {
        assert_eq!(kept.log.len(), 1, "{}", kept.table);
        assert!(!kept.over);
        seen += 1;
        next += 1;
        let grown = [last(append("t149", next)), append(&format!("u{next}"), 0)];
        assert_eq!(writer.append(&grown), Ok(vec![STORED; 2]));
        Ok(())
    });
    assert_eq!((count, seen), (Ok(150), 150));
    assert_eq!(all(&mut *log).len(), 300);
}

/// Only what has grown is handed out, whole, and of one moment.
fn each_grown_leaves_out_what_is_as_it_was(place: &Place) {
    let (mut log, mut writer) = (connect(place), connect(place));
    let batch: Vec<Append> = (0..150).map(|number| append(&format!("t{number}"), 0)).collect();
    assert_eq!(writer.append(&batch), Ok(vec![STORED; 150]));
    let mut were = Lengths::default();
    let count = log.each_grown(&were.clone(), &mut |kept| {
        were.note(&kept);
        Ok(())
    });
    assert_eq!((count, were.tables(), were.entries()), (Ok(150), 150, 150));
    assert_eq!(log.each_grown(&were, &mut |kept| panic!("{}", kept.table)), Ok(0));
    // Filed or not, grown or new, over or not.
    let grown = [append("t3", 1), last(append("t149", 1)), append("new", 0)];
    for tidy in [false, true] {
        let seq = u32::from(tidy);
        let batch = grown.clone().map(|append| Append { seq: Seq(append.seq.0 + seq), ..append });
        assert_eq!(writer.append(&batch), Ok(vec![STORED; 3]));
        if tidy {
            writer.tidy(true).unwrap();
        }
        let mut seen = Vec::new();
        let count = log.each_grown(&were, &mut |kept| {
            seen.push((kept.table.to_string(), kept.log.len(), kept.over));
            Ok(())
        });
        let more = seq as usize;
        let expected = [("t3", 2, false), ("t149", 2, true), ("new", 1, false)];
        let expected = expected.map(|(name, length, over)| (name.to_owned(), length + more, over));
        assert_eq!((count, seen), (Ok(3), expected.to_vec()));
    }
}

/// Whoever sees may stop, and the connection is as good as before.
fn each_may_be_stopped(place: &Place) {
    let mut log = connect(place);
    assert_eq!(log.append(&[append("a", 0), append("b", 0)]), Ok(vec![STORED; 2]));
    let mut seen = Vec::new();
    let stopped = log.each(&mut |kept| {
        seen.push(kept.table);
        Err(Failure::Closed)
    });
    assert_eq!(stopped, Err(Failure::Closed));
    assert_eq!(seen, [name("a")]);
    assert_eq!(log.append(&[append("a", 1)]), Ok(vec![STORED]));
    assert_eq!(all(&mut *log).len(), 2);
}

const WRITERS: u8 = 4;
const EACH: u32 = 60;
const TABLES: [&str; 3] = ["c", "a", "b"];

/// Several write to the same tables, which none of them has seen before, each in an order of its
/// own. Each entry is stored once, and whoever reads meanwhile never sees a gap or an entry
/// change.
fn writers_do_not_get_in_each_others_way(place: &Place) {
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        let writers: Vec<_> =
            (1..=WRITERS).map(|chair| scope.spawn(move || write(place, chair))).collect();
        let reader = scope.spawn(|| watch(place, &done));
        let written: Vec<_> = writers.into_iter().map(thread::ScopedJoinHandle::join).collect();
        done.store(true, Ordering::Relaxed);
        assert!(reader.join().is_ok() && written.iter().all(Result::is_ok));
    });
    let all = all(&mut *connect(place));
    assert_eq!(all.len(), TABLES.len());
    for kept in all {
        let mut askers: Vec<_> = kept.log.iter().map(|(asker, _)| asker.clone().unwrap()).collect();
        askers.sort();
        askers.dedup();
        assert_eq!(askers.len(), usize::from(WRITERS) * EACH as usize, "{}", kept.table);
        assert_eq!(askers.len(), kept.log.len());
    }
}

/// Stores so many entries at each table, some of them twice, as a server does that heard no answer.
fn write(place: &Place, chair: u8) {
    let mut log = connect(place);
    let mut tables = TABLES;
    tables.rotate_left(usize::from(chair) % TABLES.len());
    let mut next = [0; TABLES.len()];
    let mut stored = [0; TABLES.len()];
    while stored.iter().any(|stored| *stored < EACH) {
        let open: Vec<usize> = (0..TABLES.len()).filter(|t| stored[*t] < EACH).collect();
        let batch: Vec<Append> = open
            .iter()
            .map(|t| asked(tables[*t], next[*t], chair, &format!("n{}", stored[*t])))
            .collect();
        let verdicts = log.append(&batch).unwrap();
        for ((t, verdict), append) in open.into_iter().zip(verdicts).zip(&batch) {
            match verdict {
                Appended::Stored => {
                    stored[t] += 1;
                    if stored[t] % 10 == 0 {
                        let again = log.append(std::slice::from_ref(append)).unwrap();
                        assert_eq!(again, [Appended::Repeated { seq: append.seq }]);
                    }
                    next[t] += 1;
                }
                Appended::Clash { next: other } => {
                    assert!(other.0 > next[t], "a clash says something new");
                    next[t] = other.0;
                }
                Appended::Repeated { seq } => panic!("{append:?} is there already: {seq}"),
            }
        }
    }
}

fn watch(place: &Place, done: &AtomicBool) {
    let mut log = connect(place);
    let mut known: Vec<Vec<Entry>> = vec![Vec::new(); TABLES.len()];
    loop {
        let last = done.load(Ordering::Relaxed);
        for (table, known) in TABLES.iter().zip(&mut known) {
            let now = log.read(&name(table), Seq(0)).unwrap();
            assert!(now.starts_with(known), "{table}");
            let times: Vec<u64> = now.iter().map(|entry| entry.at.0).collect();
            assert_eq!(times, (0..now.len() as u64).collect::<Vec<_>>(), "{table}");
            *known = now;
        }
        if last {
            return;
        }
    }
}

/// Two that found the same tables in opposite orders, again and again: neither waits for ever.
fn founders_in_opposite_orders_both_come_through(place: &Place) {
    let names: Vec<String> = (0..40).map(|number| format!("t{number}")).collect();
    let found = |names: Vec<&String>| {
        let mut log = connect(place);
        let mut stored = 0;
        for pair in names.windows(5) {
            let batch: Vec<Append> = pair.iter().map(|name| append(name, 0)).collect();
            for verdict in log.append(&batch).unwrap() {
                match verdict {
                    Appended::Stored => stored += 1,
                    other => assert_eq!(other, clash(1)),
                }
            }
        }
        stored
    };
    let founded: usize = thread::scope(|scope| {
        let there = scope.spawn(|| found(names.iter().collect()));
        let back = scope.spawn(|| found(names.iter().rev().collect()));
        there.join().unwrap() + back.join().unwrap()
    });
    assert_eq!(founded, names.len());
    assert_eq!(all(&mut *connect(place)).len(), names.len());
}

on_every_back_end! {
    numbers_count_from_0_without_gaps
    a_clash_stores_nothing_and_founds_nothing
    an_asker_is_stored_once
    a_nonce_belongs_to_its_chair_and_its_table
    names_differ_by_case
    a_batch_is_judged_in_order
    a_batch_may_be_large
    tables_come_in_the_order_they_were_founded
    a_game_that_is_over_stays_over
    a_log_is_read_from_any_number
    entries_may_be_long
    all_connections_see_the_same
    opening_again_finds_everything
    a_new_place_may_be_opened_by_many_at_once
    each_is_one_moment
    each_grown_leaves_out_what_is_as_it_was
    each_may_be_stopped
    writers_do_not_get_in_each_others_way
    founders_in_opposite_orders_both_come_through
}
