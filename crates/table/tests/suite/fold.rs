//! The log is the only truth: folding it gives the same state, and its text is exact.

use dice::Dice;
use table::{
    Answer, Entry, Glimpse, Heard, PastAccess, Request, Rules, StepNumber, Table, Terms, Viewer,
    What, heard,
};

use crate::help::{Room, at, nonce, seat, some_rules, times};

/// What is borrowed from a table is what a spectator is shown.
fn borrowed_is_shown(table: &Table) {
    let view = table.view(Viewer::Spectator).unwrap();
    assert_eq!((table.id(), table.places()), (&view.id, view.places.as_slice()));
    assert_eq!((table.due(), table.step(), table.first()), (view.due, view.step, view.first));
    assert_eq!((table.offer(), table.clock().running()), (view.offer, view.running));
    assert_eq!((table.paused(), table.adjourned()), (view.paused, view.adjourned));
    let is_over = view.outcome.is_some();
    assert_eq!((table.is_over(), table.is_playing()), (is_over, view.game.is_some() && !is_over));
}

#[test]
fn every_log_folds_to_the_same_state_at_every_step() {
    let mut ended = 0;
    for game in 0..times(1500, 20_000) {
        let mut dice = Dice::new(game);
        let terms = Terms::casual(some_rules(&mut dice));
        let mut room = Room::begun(terms, &mut dice);
        let read: Vec<Entry> = room.log.iter().map(|e| e.to_string().parse().unwrap()).collect();
        assert_eq!(read, room.log);
        let mut folded = Table::fold(&read).unwrap();
        let mut kept = room.log.len();
        for _ in 0..400 {
            room.play(&mut dice, 1);
            for entry in &room.log[kept..] {
                // What is stored is text.
                let text = entry.to_string();
                let read: Entry = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
                assert_eq!(&read, entry, "{text}");
                folded.apply(&read).unwrap();
            }
            kept = room.log.len();
            assert_eq!(room.table.state(), folded.state());
            borrowed_is_shown(&folded);
        }
        assert_eq!(Table::fold(&room.log).unwrap().state(), room.table.state());
        ended += u64::from(room.table.outcome().is_some());
    }
    assert!(ended > times(1500, 20_000) * 9 / 10, "{ended}");
}

/// Whoever comes back hears what was sent, and nothing else; while masks are worn and the log is
/// closed, nothing (Q19).
#[test]
fn what_was_heard_can_be_heard_again_where_it_may() {
    let (mut closed, mut open) = (0, 0);
    for game in 0..times(300, 3000) {
        let mut dice = Dice::new(5_000_000 + game);
        let terms = Terms::casual(some_rules(&mut dice));
        let mut room = Room::begun(terms, &mut dice);
        for _ in 0..dice.next() % 60 {
            room.play(&mut dice, 1);
        }
        let is_closed = matches!(terms.rules, Rules::Access(_, masks) if masks.past == PastAccess::Closed)
            && room.table.outcome().is_none();
        let seats = (1..=terms.rules.seats()).map(|number| Viewer::Seat(seat(number)));
        for viewer in seats.chain([Viewer::Spectator]) {
            let (mut table, first) = Table::begin(&room.log[0]).unwrap();
            let told = room.log[1..].iter().map(|entry| table.apply(entry).unwrap());
            let told = [first].into_iter().chain(told);
            let sent: Vec<Glimpse> = told.filter_map(|told| told.to(viewer)).collect();
            let expected = if is_closed { Heard::Closed } else { Heard::All(sent) };
            assert_eq!(heard(&room.log, viewer), Ok(expected), "{}", terms.rules.text());
        }
        closed += u32::from(is_closed);
        open += u32::from(matches!(terms.rules, Rules::Access(..)) && !is_closed);
    }
    assert!(closed > 10 && open > 10, "{closed}, {open}");
}

#[test]
fn masks_are_written_as_they_are_read() {
    for text in ["1234p", "1234p+open", "13sc+announced", "1234a+announced+open"] {
        assert_eq!(Rules::read("access", text).unwrap().text(), text);
    }
    for text in ["1234p+", "1234p+open+announced", "1234p+closed", "+open", "1234p+open+open"] {
        assert_eq!(Rules::read("access", text), None, "{text}");
    }
}

/// Delivered one to five times, late and out of order: one effect each, identical answers.
#[test]
fn a_repeated_request_does_nothing_and_hears_the_same() {
    let (mut delivered, mut accepted) = (0, 0);
    for game in 0..times(300, 3000) {
        let mut dice = Dice::new(1_000_000 + game);
        let terms = Terms::casual(some_rules(&mut dice));
        let mut room = Room::begun(terms, &mut dice);
        let mut answered: Vec<(Request, Answer)> = Vec::new();
        while let Some((number, what)) = room.some_act(&mut dice)
            && answered.len() < 150
        {
            let mut request = room.request(number, what);
            if dice.one_in(4) {
                // Late, or from a seat that is not due: refused, and the same refusal for ever.
                request.step = StepNumber(request.step.0 - dice.choose(&[0, 1]));
                request.seat = dice.choose(&[request.seat, seat(1), seat(2)]);
            }
            let answer = room.send(&request);
            answered.push((request, answer));
            for _ in 0..dice.next() % 5 {
                let (request, first) = dice.choose(&answered);
                let entries = room.log.len();
                assert_eq!(room.send(&request), first);
                assert_eq!(room.log.len(), entries);
                delivered += 1;
            }
        }
        // The same from the log alone: what was accepted is remembered for ever.
        let mut folded = Table::fold(&room.log).unwrap();
        for (request, first) in answered {
            if !matches!(first, Answer::Stale | Answer::Refused(_)) {
                accepted += 1;
                let decision = folded.request(&request, at(room.now));
                assert_eq!((decision.answer, decision.entry), (first, None));
            }
        }
    }
    assert!(delivered >= 10_000 && accepted >= 10_000, "{delivered}, {accepted}");
}

/// A late request is refused; a touch makes nothing late (Q19).
#[test]
fn late_requests_are_stale() {
    let mut stale = 0;
    let mut dice = Dice::new(7);
    for game in 0..200 {
        let terms = Terms::casual(some_rules(&mut dice));
        let mut room = Room::begun(terms, &mut dice);
        room.play(&mut dice, game % 20);
        let Some((number, what @ What::Act(_))) = room.some_act(&mut dice) else { continue };
        let mut late = room.request(number, what);
        late.nonce = nonce(&"late");
        let before = room.step();
        while room.step() == before && room.table.outcome().is_none() {
            let what = room.some_act(&mut dice).unwrap();
            room.ask(what.0, what.1);
        }
        let asked = room.due().contains(&late.seat) && room.due().len() > 1;
        if room.table.outcome().is_some() || asked {
            continue;
        }
        match room.send(&late) {
            Answer::Stale => stale += 1,
            other => assert!(room.table.terms().rules.quarto().is_none(), "{other:?}"),
        }
    }
    assert!(stale > 50, "{stale}");
}

/// What is remembered of refused requests has an end, and little in it.
#[test]
fn refusals_are_remembered_up_to_a_number() {
    let mut room = Room::begun(Terms::casual(crate::help::quarto("1234p")), &mut Dice::new(2));
    let late = |room: &mut Room| room.request(2, What::Agree(table::Offer::Draw));
    let requests: Vec<Request> = (0..300).map(|_| late(&mut room)).collect();
    let no = Answer::Refused(table::Refusal::NoSuchOffer);
    for request in &requests {
        assert_eq!(room.send(request), no);
    }
    assert!(matches!(room.ask(1, What::Offer(table::Offer::Draw)), Answer::Done { .. }));
    // The last 256 hear the same again; of those before nothing is known, and now it can be.
    assert_eq!(room.send(&requests[299 - 255]), no);
    assert_eq!(room.send(&requests[299]), no);
    assert!(matches!(room.send(&requests[299 - 256]), Answer::Done { .. }));
    assert!(size_of::<Answer>() <= 64, "{}", size_of::<Answer>());
}

/// The log went on while something was being stored: what was prepared counts for nothing, and the
/// entry stands or falls like any other.
#[test]
fn what_was_prepared_is_dropped_when_the_log_goes_on() {
    let terms = Terms::casual(crate::help::quarto("1234p"));
    let mut room = Room::begun(terms, &mut Dice::new(2));
    let give = |text: &str| What::Act(table::Action::Quarto(text.parse().unwrap()));
    let (resigns, gives) = (room.request(2, What::Resign), room.request(1, give("+7")));
    let resigned = room.table.request(&resigns, at(0)).entry.unwrap();
    let given = room.table.request(&gives, at(0)).entry.unwrap();
    room.keep(given.clone());
    // It can stand after the gift too, and the gift is not undone.
    let mut late = room.table.clone();
    late.adopt(resigned.clone()).unwrap();
    room.table.apply(&resigned).unwrap();
    assert_eq!(late.state(), room.table.state());
    assert!(late.outcome().is_some() && resigned.outcome().is_some());
    // The gift cannot happen again.
    let before = late.state().clone();
    assert!(late.adopt(given).is_err());
    assert_eq!(*late.state(), before);
}

#[test]
fn broken_logs_are_refused_and_change_nothing() {
    let mut dice = Dice::new(3);
    let mut room = Room::started(Terms::casual(some_rules(&mut dice)), &mut dice);
    room.play(&mut dice, 6);
    let last = room.log.len() - 1;
    // An entry twice, an entry left out, two in the wrong order.
    let mut table = room.table.clone();
    let before = table.state().clone();
    let twice = room.log.iter().rev().find(|e| e.to_string().contains("step")).unwrap();
    assert!(table.apply(twice).is_err());
    assert_eq!(*table.state(), before);
    let start = room.log.iter().position(|e| e.to_string().contains("start")).unwrap();
    let mut short = room.log.clone();
    short.remove(start);
    assert_eq!(Table::fold(&short).unwrap_err().0, start);
    assert!(Table::fold(&room.log[last..]).is_err());
    for text in ["", "1", "2 0 - pause", "1 0 - pause;resume", "1 00 - pause", "1 0 x pause"] {
        assert!(text.parse::<Entry>().is_err(), "{text}");
    }
}
