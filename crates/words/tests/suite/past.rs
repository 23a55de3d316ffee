//! What was said so far, told again from the log.

use table::{
    Entry, Heard, Moment, Offer, Order, Request, Rules, Seat, Seed, Sitter, Table, Terms, View,
    Viewer, What, When, heard,
};
use words::{Language, Transcript, Voice};

use crate::hall::{NAMES, seat};

/// A table by these rules: everybody sits down and plays what comes first, so many steps.
fn log(game: &str, rules: &str, seed: u8, steps: u32, gives_up: bool) -> Vec<Entry> {
    let rules = Rules::read(game, rules).unwrap();
    let when = When::at(Moment(0));
    let id = "past".parse().unwrap();
    let first = Table::create(id, Terms::casual(rules), Seed([seed; 32]), Moment(0)).unwrap();
    let mut table = Table::open(&first).unwrap();
    let mut log = vec![first];
    let mut orders: Vec<Order> = (1..=rules.seats())
        .map(|number| {
            let name = NAMES[usize::from(number) - 1].to_lowercase();
            Order::Sit(seat(number), Sitter::Person(name.parse().unwrap()))
        })
        .collect();
    orders.push(Order::Start);
    for order in &orders {
        let entry = table.order(order, when).unwrap();
        table.apply(&entry).unwrap();
        log.push(entry.into_entry());
    }
    let mut ask = |table: &mut Table, seat: Seat, what: What, number: u32| {
        let step = table.view(Viewer::Seat(seat)).unwrap().step;
        let nonce = format!("n{number}").parse().unwrap();
        let decision = table.request(&Request { seat, step, nonce, what }, when);
        // Whoever gives up after the end changes nothing.
        let Some(entry) = decision.entry else { return };
        table.apply(&entry).unwrap();
        log.push(entry.into_entry());
    };
    for number in 0..steps {
        let due = table.view(Viewer::Spectator).unwrap().due.iter().next();
        let Some(seat) = due.filter(|_| table.outcome().is_none()) else { break };
        let view = table.view(Viewer::Seat(seat)).unwrap();
        ask(&mut table, seat, What::Act(view.choices()[0]), number);
    }
    if gives_up {
        ask(&mut table, Seat::FIRST, What::Resign, steps);
    }
    log
}

fn voice(table: &Table, view: &View) -> Voice {
    // Who sits here now sat down there.
    let named = |number| NAMES[table.chair(seat(number)).index()];
    let names = (1..=table.terms().rules.seats()).map(named);
    Voice::new(Language::English, view.viewer).naming_players(names)
}

/// The same by folding the log three times: whether it may be told, who sits where in the end, and
/// what was said.
fn told_slowly(log: &[Entry], viewer: Viewer) -> Transcript {
    let mut past = Transcript::default();
    if heard(log, viewer).unwrap() == Heard::Closed {
        return past;
    }
    let end = Table::fold(log).unwrap();
    let chair = match viewer {
        Viewer::Seat(seat) => Viewer::Seat(end.chair(seat)),
        Viewer::Spectator => Viewer::Spectator,
    };
    let mut table = Table::open(&log[0]).unwrap();
    for entry in &log[1..] {
        let told = table.apply(entry).unwrap();
        let viewer = if table.game().is_some() { viewer } else { chair };
        if let (Some(glimpse), Some(view)) = (told.to(viewer), table.view(viewer)) {
            past.hear(&glimpse, &view, &voice(&table, &view));
        }
    }
    past
}

fn viewers() -> [Viewer; 3] {
    [Viewer::Spectator, Viewer::Seat(seat(1)), Viewer::Seat(seat(2))]
}

#[test]
fn one_fold_tells_what_three_do() {
    let mut changed_seats = [0, 0];
    for (game, rules) in [("quarto", "1234a"), ("access", "1234p"), ("quartex", "2csh")] {
        for (seed, gives_up) in (0..6).flat_map(|seed| [(seed, false), (seed, true)]) {
            let log = log(game, rules, seed, 9, gives_up);
            changed_seats[usize::from(Table::fold(&log).unwrap().chair(seat(1)) != seat(1))] += 1;
            // Before anybody sits, before the start, after it and in the end.
            for length in [1, 2, 3, 4, log.len()] {
                for viewer in viewers() {
                    let past = Transcript::of(&log[..length], viewer, voice);
                    assert_eq!(past, told_slowly(&log[..length], viewer), "{game}, {length}");
                }
            }
        }
    }
    assert!(changed_seats.iter().all(|&count| count > 3), "{changed_seats:?}");
}

#[test]
fn a_log_that_breaks_is_told_as_far_as_it_goes() {
    let mut log = log("quarto", "1234a", 1, 4, false);
    let whole = Transcript::of(&log, Viewer::Spectator, voice);
    assert!(whole.lines.len() > 3, "{whole:?}");
    // The game cannot start twice.
    log.push(log[3].clone());
    assert!(Table::fold(&log).is_err());
    assert_eq!(Transcript::of(&log, Viewer::Spectator, voice), whole);
    assert_eq!(Transcript::of(&[], Viewer::Spectator, voice), Transcript::default());
}

/// "Last move" after a take-back is the move before it, and none if it was the first.
#[test]
fn a_move_that_was_taken_back_is_not_the_last() {
    let rules = Rules::read("quarto", "1234p").unwrap();
    let when = When::at(Moment(0));
    let id = "back".parse().unwrap();
    let entry = Table::create(id, Terms::casual(rules), Seed([3; 32]), Moment(0)).unwrap();
    let mut table = Table::open(&entry).unwrap();
    let mut past = Transcript::default();
    let mut hear = |table: &mut Table, entry: &Entry| {
        let told = table.apply(entry).unwrap();
        let view = table.view(Viewer::Spectator).unwrap();
        past.hear(&told.to(Viewer::Spectator).unwrap(), &view, &voice(table, &view));
        past.last_move.clone()
    };
    for order in [
        Order::Sit(seat(1), Sitter::Person("anna".parse().unwrap())),
        Order::Sit(seat(2), Sitter::Person("ben".parse().unwrap())),
        Order::Start,
    ] {
        let entry = table.order(&order, when).unwrap().into_entry();
        hear(&mut table, &entry);
    }
    let mut asked = 0;
    let mut wish = |number: u8, what: Option<What>| {
        asked += 1;
        let view = table.view(Viewer::Seat(seat(number))).unwrap();
        let what = what.unwrap_or_else(|| What::Act(view.choices()[0]));
        let nonce = format!("n{asked}").parse().unwrap();
        let request = Request { seat: seat(number), step: view.step, nonce, what };
        let entry = table.request(&request, when).entry.unwrap().into_entry();
        hear(&mut table, &entry)
    };
    let given = wish(1, None);
    let placed = wish(2, None);
    assert!(given.is_some() && placed.is_some() && given != placed);
    wish(2, Some(What::Offer(Offer::TakeBack)));
    assert_eq!(wish(1, Some(What::Agree(Offer::TakeBack))), given);
    wish(1, Some(What::Offer(Offer::TakeBack)));
    assert_eq!(wish(2, Some(What::Agree(Offer::TakeBack))), None);
}
