//! The contract of [`Played`](store::Played) and of tables at which nothing begins, on every back end. To add a
//! case, write it and name it in the list at the end.

use std::ops::Range;
use std::sync::Arc;

use store::{
    Append, Appended, Change, FORGOTTEN_AFTER, Finish, Finished, INVITED_FOR, Log, MOST_PLAYED,
    Player, SeatTaken, Seq, Store,
};
use table::{Entry, Event, Moment, PublicEvent, Rules, Seat, Sitter, Table, Terms, Viewer};

use crate::back_ends::{Place, on_every_back_end};
use crate::dice::Dice;
use crate::entries::{all, append, asked, clash, last, name, numbers, repeated};
use crate::fixtures::play;
use crate::guests::shown;
use crate::players::some_rules;

const STORED: Appended = Appended::Stored;
const EVER: Range<Moment> = Moment(0)..Moment(u64::MAX);

fn connect(place: &Place) -> Box<dyn Log> {
    place.connect().unwrap()
}

fn player(text: &str) -> Player {
    text.parse().unwrap()
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// An entry with this event, that many milliseconds after the beginning.
fn with(table: &str, seq: u32, at: u64, event: Event) -> Append {
    let entry = Entry { at: Moment(at), cause: None, events: vec![event] };
    Append { entry, ..append(table, seq) }
}

/// The first entry of a table of Quarto: two chairs.
pub(crate) fn founded(table: &str, at: u64) -> Append {
    let terms = Terms::casual(Rules::read("quarto", "1234p").unwrap());
    let secret = table::Secret::Root([7; 32]);
    with(table, 0, at, Event::Created { id: name(table), terms, secret })
}

pub(crate) fn sat(table: &str, seq: u32, at: u64, chair: u8, who: &str) -> Append {
    let sitter: Sitter = who.parse().unwrap();
    with(table, seq, at, Event::Aloud(PublicEvent::Sat { seat: seat(chair), sitter }))
}

pub(crate) fn left(table: &str, seq: u32, at: u64, chair: u8) -> Append {
    with(table, seq, at, Event::Aloud(PublicEvent::Left { seat: seat(chair) }))
}

pub(crate) fn started(table: &str, seq: u32, at: u64) -> Append {
    with(table, seq, at, Event::Started { first: Seat::FIRST, tray: None })
}

fn store(log: &mut dyn Log, batch: &[Append]) {
    assert_eq!(log.append(batch), Ok(vec![STORED; batch.len()]));
}

fn sitting(table: &str, chair: u8, who: &str, since: u64, over: Option<u64>) -> SeatTaken {
    SeatTaken {
        game: name(table),
        chair: seat(chair),
        player: player(who),
        since: Moment(since),
        over: over.map(Moment),
    }
}

fn seats_at(log: &mut dyn Log, table: &str) -> Vec<SeatTaken> {
    log.seats_at(&name(table)).unwrap()
}

fn seats_of(log: &mut dyn Log, who: &str) -> Vec<SeatTaken> {
    log.seats_of(&player(who), None, 50).unwrap()
}

/// From sitting down to the end, each as soon as it is stored, for every connection.
fn a_seat_is_known_with_its_entry(place: &Place) {
    let (mut log, mut other) = (connect(place), connect(place));
    store(&mut *log, &[founded("g", 1000)]);
    assert_eq!(seats_at(&mut *other, "g"), []);
    store(&mut *log, &[sat("g", 1, 2000, 1, "person:ann")]);
    let ann = sitting("g", 1, "person:ann", 2000, None);
    assert_eq!(seats_at(&mut *other, "g"), std::slice::from_ref(&ann));
    store(&mut *log, &[sat("g", 2, 3000, 2, "person:ben"), left("g", 3, 4000, 2)]);
    assert_eq!(seats_at(&mut *other, "g"), std::slice::from_ref(&ann));
    assert_eq!(seats_of(&mut *other, "person:ben"), []);
    store(&mut *other, &[sat("g", 4, 5000, 2, "bot:5"), started("g", 5, 6000)]);
    let bot = sitting("g", 2, "bot:5", 5000, None);
    assert_eq!(seats_at(&mut *log, "g"), [ann.clone(), bot]);
    assert_eq!(seats_of(&mut *log, "person:ann"), [ann]);
    assert_eq!((log.finish_of(&name("g")), log.finishes(&EVER, None, 9)), (Ok(None), Ok(vec![])));
    let end = last(append("g", 6));
    let finish = Finish { ended: Moment(7000), ..end.finish.unwrap() };
    store(&mut *log, &[Append { finish: Some(finish), ..end }]);
    let over = [
        sitting("g", 1, "person:ann", 2000, Some(7000)),
        sitting("g", 2, "bot:5", 5000, Some(7000)),
    ];
    assert_eq!(seats_at(&mut *other, "g"), over);
    let finished = Finished { game: name("g"), started: Some(Moment(6000)), finish };
    assert_eq!(other.finish_of(&name("g")), Ok(Some(finished.clone())));
    assert_eq!(other.finishes(&EVER, None, 9), Ok(vec![finished]));
    // When all is put in order, and when it is opened again, it is the same.
    log.tidy(true).unwrap();
    drop((log, other));
    let mut log = connect(place);
    assert_eq!(seats_at(&mut *log, "g"), over);
    assert_eq!(seats_of(&mut *log, "bot:5"), over[1..]);
    assert_eq!(log.unfinished(), Ok(vec![]));
    // What is over stays as it was.
    store(&mut *log, &[last(sat("g", 7, 9000, 1, "person:cat")), left("g", 8, 9000, 2)]);
    assert_eq!(seats_at(&mut *log, "g"), over);
    assert_eq!(log.finishes(&EVER, None, 9).unwrap().len(), 1);
}

fn what_was_not_stored_left_no_trace(place: &Place) {
    let mut log = connect(place);
    store(&mut *log, &[founded("g", 0), asked("g", 1, 1, "n")]);
    let late = last(sat("g", 1, 0, 1, "person:ann"));
    let again = Append { asker: asked("g", 2, 1, "n").asker, ..last(sat("g", 2, 0, 1, "bot:1")) };
    let batch = [late, again, sat("h", 3, 0, 1, "person:ann")];
    assert_eq!(log.append(&batch), Ok(vec![clash(2), repeated(1), clash(0)]));
    assert_eq!((seats_at(&mut *log, "g"), seats_at(&mut *log, "h")), (vec![], vec![]));
    assert_eq!(log.finishes(&EVER, None, 9), Ok(vec![]));
}

/// One batch may hold all of a table's life, and many tables.
fn a_batch_is_recorded_in_order(place: &Place) {
    let mut log = connect(place);
    let batch = [
        founded("a", 0),
        sat("a", 1, 10, 1, "person:ann"),
        founded("b", 0),
        left("a", 2, 20, 1),
        sat("b", 1, 30, 1, "person:ann"),
        sat("a", 3, 40, 1, "person:ben"),
        sat("a", 4, 50, 2, "person:ann"),
        left("b", 2, 60, 1),
        started("a", 5, 70),
        last(append("a", 6)),
    ];
    store(&mut *log, &batch);
    let ended = Some(6);
    let ben = sitting("a", 1, "person:ben", 40, ended);
    let ann = sitting("a", 2, "person:ann", 50, ended);
    assert_eq!(seats_at(&mut *log, "a"), [ben, ann.clone()]);
    assert_eq!(seats_of(&mut *log, "person:ann"), [ann]);
    let finished = log.finish_of(&name("a")).unwrap().unwrap();
    assert_eq!(finished.started, Some(Moment(70)));
    assert_eq!(log.unfinished(), Ok(vec![name("b")]));
}

/// Whoever is not the same is somebody else, however like the names are.
fn players_are_told_apart(place: &Place) {
    let mut log = connect(place);
    let all = ["person:ann", "person:Ann", "person:ann-2", "person:here-ann", "bot:1"];
    for (number, who) in all.iter().enumerate() {
        let table = format!("g{number}");
        store(&mut *log, &[founded(&table, 0), sat(&table, 1, 5, 1, who)]);
    }
    for (number, who) in all.iter().enumerate() {
        let only = sitting(&format!("g{number}"), 1, who, 5, None);
        assert_eq!(seats_of(&mut *log, who), [only], "{who}");
    }
}

fn seats_come_in_pages_newest_first(place: &Place) {
    let mut log = connect(place);
    let mut expected = Vec::new();
    let mut batch = Vec::new();
    // A bot sits at many tables, twice at each; some at the same moment.
    for number in 0..130_u64 {
        let table = format!("g{number:03}");
        let at = 100 + number / 4;
        batch.extend([
            founded(&table, 0),
            sat(&table, 1, at, 1, "bot:3"),
            sat(&table, 2, at, 2, "bot:3"),
            sat(&table, 3, at, 3, "person:ann"),
        ]);
        expected.push(sitting(&table, 1, "bot:3", at, None));
        expected.push(sitting(&table, 2, "bot:3", at, None));
    }
    store(&mut *log, &batch);
    expected.reverse();
    let bot = player("bot:3");
    for most in [1, 7, 50] {
        let mut found: Vec<SeatTaken> = Vec::new();
        loop {
            let page = log.seats_of(&bot, found.last(), most).unwrap();
            assert!(page.len() <= most);
            if page.is_empty() {
                break;
            }
            found.extend(page);
        }
        assert_eq!(found, expected, "{most}");
    }
    assert_eq!(log.seats_of(&bot, None, usize::MAX).unwrap(), expected[..MOST_PLAYED]);
    assert_eq!(log.seats_of(&bot, None, 0), Ok(vec![]));
}

fn finishes_are_asked_by_time(place: &Place) {
    let mut log = connect(place);
    let mut expected = Vec::new();
    let mut batch = Vec::new();
    for number in 0..60_u32 {
        let table = format!("g{number:02}");
        let end = last(append(&table, 1));
        let ended = Moment(100 + u64::from(number / 3));
        let finish = Finish { ended, ..end.finish.unwrap() };
        batch.extend([founded(&table, 0), Append { finish: Some(finish), ..end }]);
        expected.push(Finished { game: name(&table), started: None, finish });
    }
    store(&mut *log, &batch);
    expected.reverse();
    assert_eq!(log.finishes(&EVER, None, 99), Ok(expected.clone()));
    for (time, from, to) in [(105..110, 30, 45), (0..101, 57, 60), (119..900, 0, 3), (7..7, 0, 0)] {
        let time = Moment(time.start)..Moment(time.end);
        let then = &expected[from..to];
        assert_eq!(log.finishes(&time, None, 99).unwrap(), then, "{time:?}");
        let mut found: Vec<Finished> = Vec::new();
        while let Some(next) = log.finishes(&time, found.last(), 1).unwrap().pop() {
            found.push(next);
        }
        assert_eq!(found, then, "{time:?}");
    }
}

/// Whole games of every kind, and what a slow truthful twin makes of their logs: it folds entry after
/// entry and looks who sits where.
fn real_games_leave_what_they_were(place: &Place) {
    let games = Store::on(Arc::clone(place)).unwrap();
    let mut dice = Dice::new(77);
    for _ in 0..12 {
        let rules = some_rules(&mut dice);
        play(&games, rules, 400, &mut dice);
    }
    drop(games);
    let mut log = connect(place);
    let mut over = 0;
    for kept in all(&mut *log) {
        let (seats, finished) = slow_twin(&kept.log.iter().map(|(_, e)| e).collect::<Vec<_>>());
        assert_eq!(log.seats_at(&kept.table).unwrap(), seats);
        assert_eq!(log.finish_of(&kept.table).unwrap(), finished);
        for sitting in &seats {
            assert!(log.seats_of(&sitting.player, None, 99).unwrap().contains(sitting));
        }
        assert_eq!(finished.is_some(), kept.over);
        over += u32::from(kept.over);
    }
    assert!(over > 5, "{over} of them ended: too few to say anything");
}

/// Who sits where and how it ended, by looking at the table after each entry.
pub(crate) fn slow_twin(log: &[&Entry]) -> (Vec<SeatTaken>, Option<Finished>) {
    let mut table = Table::open(log[0]).unwrap();
    let game = table.view(Viewer::Spectator).unwrap().id;
    let mut seats: Vec<SeatTaken> = Vec::new();
    let (mut started, mut finished) = (None, None);
    for entry in &log[1..] {
        let was_over = table.outcome().is_some();
        table.apply(entry).unwrap();
        let view = table.view(Viewer::Spectator).unwrap();
        let chairs = (1..=view.terms.rules.seats()).map(seat);
        let now: Vec<(Seat, Player)> = chairs
            .filter_map(|chair| {
                let place = &view.places[table.chair(chair).index()];
                Some((chair, Player::of(&place.sitter)?))
            })
            .collect();
        seats.retain(|old| now.contains(&(old.chair, old.player.clone())));
        for (chair, player) in now {
            if !seats.iter().any(|old| old.chair == chair) {
                let game = game.clone();
                seats.push(SeatTaken { game, chair, player, since: entry.at, over: None });
            }
        }
        if view.game.is_some() && started.is_none() {
            started = Some(entry.at);
        }
        if let (Some(outcome), false) = (view.outcome, was_over) {
            let winners = outcome.winners.iter().map(|seat| table.chair(seat)).collect();
            let Terms { rules, pace, stakes, .. } = view.terms;
            let (first, reason, ended) = (view.first.unwrap(), outcome.reason, entry.at);
            let finish = Finish { rules, pace, stakes, first, winners, reason, ended };
            finished = Some(Finished { game: game.clone(), started, finish });
            for sitting in &mut seats {
                sitting.over = Some(entry.at);
            }
        }
    }
    seats.sort_by_key(|sitting| sitting.chair);
    (seats, finished)
}

const DAY: u64 = FORGOTTEN_AFTER;

fn forget(log: &mut dyn Log, now: u64) -> u64 {
    log.change(&[Change::ForgetUnstarted { now }]).unwrap()[0]
}

fn tables(log: &mut dyn Log) -> Vec<String> {
    all(log).iter().map(|kept| kept.table.to_string()).collect()
}

/// A table is forgotten a day after the last visit, an invitation after two weeks, and a game that has
/// begun never.
fn what_never_began_is_forgotten(place: &Place) {
    let mut log = connect(place);
    let batch = [
        founded("empty", 0),
        founded("bots", 0),
        sat("bots", 1, 0, 1, "bot:1"),
        founded("full", 0),
        sat("full", 1, 0, 1, "person:ann"),
        sat("full", 2, 0, 2, "person:ben"),
        founded("invited", 0),
        sat("invited", 1, 0, 1, "person:ann"),
        founded("left", 0),
        sat("left", 1, 0, 1, "person:ann"),
        left("left", 2, 5000, 1),
        founded("begun", 0),
        sat("begun", 1, 0, 1, "person:ann"),
        sat("begun", 2, 0, 2, "bot:1"),
        started("begun", 3, 0),
        founded("over", 0),
        last(append("over", 1)),
        append("strange", 0),
    ];
    store(&mut *log, &batch);
    let list = |table: &str| Change::List { table: name(table), shown: shown(false), now: 5 };
    let follow = |next: &str| Change::Follow { table: name("over"), next: name(next) };
    log.change(&[list("empty"), list("invited"), follow("empty")]).unwrap();
    assert_eq!(forget(&mut *log, DAY - 1), 0);
    assert_eq!(log.visited(&name("begun")), Ok(None));
    assert_eq!(log.visited(&name("left")), Ok(Some(5)));
    assert_eq!(forget(&mut *log, DAY), 3);
    let kept = ["invited", "left", "begun", "over", "strange"];
    assert_eq!(tables(&mut *log), kept);
    assert_eq!((seats_at(&mut *log, "full"), seats_at(&mut *log, "bots")), (vec![], vec![]));
    assert_eq!(seats_of(&mut *log, "person:ben"), []);
    assert_eq!(log.is_listed(&name("empty")), Ok(false));
    assert_eq!(log.is_listed(&name("invited")), Ok(true));
    assert_eq!(log.next_of(&name("over")), Ok(None));
    assert_eq!(numbers(&mut *log, "empty"), [0_u64; 0]);
    let open = ["invited", "left", "begun", "strange"].map(name);
    assert_eq!(log.unfinished(), Ok(open.to_vec()));
    // Whoever is there keeps it.
    log.change(&[Change::Visit { table: name("left"), now: 100 }]).unwrap();
    log.change(&[Change::Visit { table: name("left"), now: 50 }]).unwrap();
    assert_eq!(forget(&mut *log, DAY + 99), 0);
    assert_eq!(forget(&mut *log, DAY + 100), 1);
    assert_eq!(forget(&mut *log, INVITED_FOR - 1), 0);
    assert_eq!(forget(&mut *log, INVITED_FOR), 1);
    assert_eq!(forget(&mut *log, u64::MAX / 2), 0);
    assert_eq!(tables(&mut *connect(place)), ["begun", "over", "strange"]);
    // Nobody believes that they are there still, and a name may be used again.
    let batch = [append("empty", 1), founded("empty", 9000), append("full", 3)];
    assert_eq!(log.append(&batch), Ok(vec![clash(0), STORED, clash(0)]));
    assert_eq!(log.visited(&name("empty")), Ok(Some(9)));
}

/// That somebody was there is noted once an hour, and only where nothing has begun.
fn a_visit_is_noted_to_the_hour(place: &Place) {
    let store = Store::on(Arc::clone(place)).unwrap();
    for append in [founded("a", 10_000), founded("b", 10_000), started("b", 1, 10_000)] {
        assert_eq!(store.append(append), Ok(STORED));
    }
    let visit = |table: &str, now| {
        store.visit(&name(table), now).unwrap();
        // What was handed over before a change is made before it.
        store.unlist(&name("none")).unwrap();
        connect(place).visited(&name(table)).unwrap()
    };
    assert_eq!(visit("a", 10 + 3599), Some(10));
    assert_eq!(visit("a", 10 + 3600), Some(3610));
    assert_eq!(visit("a", 0), Some(3610));
    assert_eq!((visit("b", 9999), visit("none", 9999)), (None, None));
    assert_eq!(store.forget_unstarted(3610 + DAY - 1), Ok(0));
    assert_eq!(store.forget_unstarted(3610 + DAY), Ok(1));
    assert_eq!(store.read(&name("a"), Seq(0)), Ok(vec![]));
    assert_eq!(store.unfinished(), Ok(vec![name("b")]));
}

on_every_back_end! {
    a_seat_is_known_with_its_entry
    what_was_not_stored_left_no_trace
    a_batch_is_recorded_in_order
    players_are_told_apart
    seats_come_in_pages_newest_first
    finishes_are_asked_by_time
    real_games_leave_what_they_were
    what_never_began_is_forgotten
    a_visit_is_noted_to_the_hour
}
