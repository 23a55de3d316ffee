//! Founding, sitting down and starting in one entry: the same table as in several, told the same.

use dice::Dice;
use table::{
    Answer, Begins, Contribution, Entry, Event, GameId, Level, MOST_LEAVINGS, Moment, NotFounded,
    Order, PublicEvent, Record, Refusal, Seat, Seating, Secret, Seed, Sight, Sitter, Source, Table,
    Terms, TermsFault, Viewer, What, heard,
};

use crate::help::{Room, at, nonce, quarto, seat, seating, secret, some_rules, times, viewers};

fn person(name: &str) -> Sitter {
    Sitter::Person(name.parse().unwrap())
}

fn game() -> GameId {
    "g1".parse().unwrap()
}

/// The same table, one step an entry, as tables were founded before.
fn in_steps(id: &GameId, terms: Terms, secret: Secret, seating: &[Seating]) -> Vec<Entry> {
    let entry = Table::create(id.clone(), terms, secret, Moment(0)).unwrap();
    let mut table = Table::open(&entry).unwrap();
    let mut log = vec![entry];
    for (number, seating) in (1..).zip(seating) {
        let order = Order::Sit(seat(number), seating.sitter.clone());
        log.push(table.command(&order, at(0)).unwrap());
        if seating.contribution != Contribution::default() {
            let what = What::Contribute(seating.contribution.clone());
            let (seat, step) = (seat(number), table::StepNumber(0));
            let request = table::Request { seat, step, nonce: nonce(&number), what };
            log.push(table.play(&request, at(0)).entry.unwrap().into_entry());
        }
    }
    log.push(table.command(&Order::Start, at(0)).unwrap());
    log
}

/// All that was told of a game, in one row. Of those who sat down before the start it is told by the
/// seat they had then; here by the one they have now.
fn sights(log: &[Entry], viewer: Viewer) -> Vec<Sight> {
    let end = Table::fold(log).unwrap();
    let table::Heard::All(glimpses) = heard(log, viewer).unwrap() else { return Vec::new() };
    let reseat = |sight: Sight| match sight {
        Sight::Aloud(PublicEvent::Sat { seat, sitter }) => {
            Sight::Aloud(PublicEvent::Sat { seat: end.chair(seat), sitter })
        }
        Sight::Aloud(PublicEvent::Contributed { seat, contribution }) => {
            Sight::Aloud(PublicEvent::Contributed { seat: end.chair(seat), contribution })
        }
        other => other,
    };
    let started = |glimpse: &table::Glimpse| {
        glimpse.sights.iter().any(|sight| matches!(sight, Sight::Started { .. }))
    };
    let mut before = true;
    let mut all = Vec::new();
    for glimpse in glimpses {
        before &= !started(&glimpse);
        let sights = glimpse.sights.into_iter();
        all.extend(sights.map(|sight| if before { reseat(sight) } else { sight }));
    }
    all
}

#[test]
fn one_entry_is_the_same_as_several() {
    let mut swapped = 0;
    for number in 0..times(600, 6000) {
        let mut dice = Dice::new(40_000 + number);
        let terms = Terms::casual(some_rules(&mut dice));
        let id: GameId = format!("g{number}").parse().unwrap();
        let (secret, seating) = (secret(&mut dice), seating(terms.rules, &mut dice));
        let several = in_steps(&id, terms, secret, &seating);
        let one = vec![Table::found(id.clone(), terms, secret, &seating, Moment(0)).unwrap()];
        // The last of them comes later, to the chair that is left.
        let late = dice.choose(&(0..seating.len()).collect::<Vec<_>>());
        let mut waiting = seating.clone();
        let Seating { sitter, contribution } =
            std::mem::replace(&mut waiting[late], Seating::open());
        let first = Table::found(id, terms, secret, &waiting, Moment(0)).unwrap();
        let join = Order::Join { seat: None, sitter, contribution };
        let joined = Table::open(&first).unwrap().order(&join, at(0)).unwrap();
        let two = vec![first, joined.into_entry()];

        let table = Table::fold(&several).unwrap();
        assert!(table.game().is_some());
        swapped += u32::from(table.chair(Seat::FIRST) != Seat::FIRST);
        for log in [&one, &two] {
            let read: Vec<Entry> = log.iter().map(|e| e.to_string().parse().unwrap()).collect();
            assert_eq!(read, *log);
            assert_eq!(Table::fold(&read).unwrap().state(), table.state());
            for viewer in viewers(terms.rules) {
                let order = |sights: &[Sight]| {
                    let mut rows: Vec<String> = sights.iter().map(|s| format!("{s:?}")).collect();
                    let sitting = rows.iter().take_while(|row| !row.starts_with("Started")).count();
                    // Who comes later sits down later; all else has one order.
                    rows[..sitting].sort();
                    rows
                };
                let (seen, known) = (sights(log, viewer), sights(&several, viewer));
                assert_eq!(order(&seen), order(&known));
                let record = |log: &[Entry]| Record::of(log, viewer).unwrap().to_string();
                assert_eq!(record(log), record(&several));
            }
        }
        assert_eq!(sights(&one, Viewer::Spectator), sights(&several, Viewer::Spectator));
    }
    assert!(swapped > 50, "{swapped}");
}

/// A record of such a game is played again and drawn again from its text alone.
#[test]
fn a_game_founded_in_one_entry_can_be_rechecked() {
    for number in 0..times(100, 1000) {
        let mut dice = Dice::new(50_000 + number);
        let mut room = Room::founded(Terms::casual(some_rules(&mut dice)), &mut dice);
        room.play(&mut dice, 2000);
        for number in 1..room.table.terms().rules.seats() {
            if room.table.outcome().is_none() {
                room.ask(number, What::Resign);
            }
        }
        let record = Record::of(&room.log, Viewer::Spectator).unwrap();
        for form in [record.to_string(), record.to_json_lines()] {
            let source = Source::read(&form).unwrap();
            assert_eq!(source.verify().map(|verified| verified.moves), Ok(record.words.len()));
        }
    }
}

/// Founded with somebody missing it waits; with nobody missing it plays.
#[test]
fn it_starts_when_nobody_is_missing() {
    let terms = Terms::casual(quarto("1234p"));
    let bot = || Seating::of(Sitter::Bot(Level::new(3).unwrap()));
    let anna = || Seating::of(person("anna"));
    for (seating, starts) in [
        ([anna(), bot()], true),
        ([bot(), bot()], true),
        ([anna(), Seating::open()], false),
        ([Seating::open(), Seating::open()], false),
    ] {
        let entry = Table::found(game(), terms, Seed([1; 32]), &seating, Moment(3)).unwrap();
        let table = Table::open(&entry).unwrap();
        assert_eq!(table.game().is_some(), starts, "{entry}");
        assert_eq!((entry.at, entry.cause), (Moment(3), None));
    }
    // A table at which nobody sits is founded as it always was.
    let empty = [Seating::open(), Seating::open()];
    assert_eq!(
        Table::found(game(), terms, Seed([1; 32]), &empty, Moment(0)).unwrap(),
        Table::create(game(), terms, Seed([1; 32]), Moment(0)).unwrap()
    );
}

#[test]
fn what_cannot_be_founded_is_named() {
    let terms = Terms::casual(quarto("1234p"));
    let found = |terms: Terms, seating: &[Seating]| {
        Table::found(game(), terms, Seed([1; 32]), seating, Moment(0)).unwrap_err()
    };
    let anna = || Seating::of(person("anna"));
    let nobody = Contribution::new(b"x").unwrap();
    assert_eq!(found(terms, &[anna()]), NotFounded::Chairs { seats: 2 });
    assert_eq!(found(terms, &[anna(), anna()]), NotFounded::SitsTwice(seat(2)));
    let ghost = Seating { contribution: nobody, ..Seating::open() };
    assert_eq!(found(terms, &[anna(), ghost]), NotFounded::NobodyContributes(seat(2)));
    let third = Terms { begins: Begins::Seat(seat(3)), ..terms };
    let fault = TermsFault::NoSuchBeginner(seat(3));
    assert_eq!(found(third, &[anna(), Seating::open()]), NotFounded::Terms(fault));
}

/// Who sits down last starts the game, and what was added counts: in one entry, or not at all.
#[test]
fn joining_is_one_entry() {
    let terms = Terms::casual(quarto("1234p"));
    let mut room = Room::new(terms, &mut Dice::new(1));
    let join = |seat: Option<Seat>, name: &str| Order::Join {
        seat,
        sitter: person(name),
        contribution: Contribution::new(name.as_bytes()).unwrap(),
    };
    let refused = |room: &Room, order: &Order| room.table.order(order, at(0)).unwrap_err();
    assert_eq!(refused(&room, &join(Some(seat(3)), "anna")), Refusal::NoSuchSeat);
    let nobody =
        Order::Join { seat: None, sitter: Sitter::Open, contribution: Contribution::default() };
    assert_eq!(refused(&room, &nobody), Refusal::NoPerson);
    room.order(&join(Some(seat(2)), "anna"));
    assert_eq!(refused(&room, &join(Some(seat(2)), "ben")), Refusal::SeatTaken);
    assert_eq!(refused(&room, &join(Some(seat(1)), "anna")), Refusal::SitsAlready);
    assert_eq!(refused(&room, &join(None, "anna")), Refusal::SitsAlready);
    assert_eq!(room.log.len(), 2);
    room.order(&join(None, "ben"));
    assert_eq!(room.log.len(), 3);
    let has = |wanted: &dyn Fn(&Event) -> bool| room.log[2].events.iter().any(wanted);
    assert!(has(&|event| matches!(event, Event::Started { .. })));
    let view = room.table.view(Viewer::Spectator).unwrap();
    let added: Vec<&[u8]> = view.fairness.contributions.iter().map(Contribution::bytes).collect();
    assert_eq!(added, [b"ben".as_slice(), b"anna".as_slice()]);
    // Whoever asks again because an answer was lost is told that it sits, and others that it is late.
    assert_eq!(refused(&room, &join(None, "ben")), Refusal::SitsAlready);
    assert_eq!(refused(&room, &join(None, "cleo")), Refusal::Started);
}

/// Nobody makes a log as long as they like by sitting down and getting up. Whoever sits there stays.
#[test]
fn people_who_come_and_go_have_an_end() {
    let mut room = Room::new(Terms::casual(quarto("1234p")), &mut Dice::new(1));
    room.order(&Order::Sit(seat(1), person("anna")));
    for _ in 0..MOST_LEAVINGS {
        room.order(&Order::Sit(seat(2), person("ben")));
        assert!(matches!(room.ask(2, What::Leave), Answer::Done { .. }));
    }
    let refused = |order: &Order| room.table.order(order, at(0)).unwrap_err();
    assert_eq!(refused(&Order::Sit(seat(2), person("cleo"))), Refusal::EnoughLeavings);
    let join =
        Order::Join { seat: None, sitter: person("cleo"), contribution: Contribution::default() };
    assert_eq!(refused(&join), Refusal::EnoughLeavings);
    assert_eq!(room.log.len(), 2 + 2 * usize::try_from(MOST_LEAVINGS).unwrap());
}

/// Tables of before, full and not started, can be started still; nothing follows the first event
/// of a log that could not.
#[test]
fn old_tables_and_broken_first_entries() {
    let terms = Terms::casual(quarto("1234p"));
    let mut room = Room::new(terms, &mut Dice::new(1));
    for (number, name) in [(1, "anna"), (2, "ben")] {
        room.order(&Order::Sit(seat(number), person(name)));
    }
    let join =
        Order::Join { seat: None, sitter: person("cleo"), contribution: Contribution::default() };
    assert_eq!(room.table.order(&join, at(0)), Err(Refusal::SeatTaken));
    room.order(&Order::Start);
    assert!(matches!(room.ask(1, What::Resign), Answer::Done { .. }));

    let first = room.log[0].clone();
    for (events, at) in [("step +7", 1), ("start 3 -", 1), ("sit 1 person:a; sit 5 bot:3", 2)] {
        let entry: Entry = format!("{first}; {events}").parse().unwrap();
        assert_eq!(Table::open(&entry).unwrap_err().event, at, "{events}");
    }
    let twice = Entry { events: [first.events.clone(), first.events].concat(), ..first };
    assert_eq!(Table::open(&twice).unwrap_err().event, 1);
}
