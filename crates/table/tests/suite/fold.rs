//! The log is the only truth: folding it gives the same state, and its text is exact.

use dice::Dice;
use table::{
    Answer, Entry, Glimpse, Heard, Past, Request, Rules, StepNumber, Table, Terms, Viewer, What,
    heard,
};

use crate::help::{Room, at, nonce, seat, some_rules, times};

#[test]
fn every_log_folds_to_the_same_state_at_every_step() {
    let mut ended = 0;
    for game in 0..times(1500, 20_000) {
        let mut dice = Dice::new(game);
        let terms = Terms::casual(some_rules(&mut dice));
        let mut room = Room::started(terms, &mut dice);
        let mut folded = Table::fold(&room.log).unwrap();
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
        let mut room = Room::started(terms, &mut dice);
        for _ in 0..dice.next() % 60 {
            room.play(&mut dice, 1);
        }
        let is_closed = matches!(terms.rules, Rules::Access(_, masks) if masks.past == Past::Closed)
            && room.table.outcome().is_none();
        let seats = (1..=terms.rules.seats()).map(|number| Viewer::Seat(seat(number)));
        for viewer in seats.chain([Viewer::Spectator]) {
            let mut table = Table::open(&room.log[0]).unwrap();
            let told = room.log[1..].iter().map(|entry| table.apply(entry).unwrap());
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
        let mut room = Room::started(terms, &mut dice);
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
            if !matches!(first, Answer::Stale { .. } | Answer::Refused(_)) {
                accepted += 1;
                let decision = folded.request(&request, at(room.now));
                assert_eq!((decision.answer, decision.entry), (first, None));
            }
        }
    }
    assert!(delivered >= 10_000 && accepted >= 10_000, "{delivered}, {accepted}");
}

/// A late request is refused with the current view; a touch makes nothing late (Q19).
#[test]
fn late_requests_are_stale_and_see_how_things_stand() {
    let mut dice = Dice::new(7);
    for game in 0..200 {
        let terms = Terms::casual(some_rules(&mut dice));
        let mut room = Room::started(terms, &mut dice);
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
        let view = room.table.view(Viewer::Seat(late.seat)).unwrap();
        match room.send(&late) {
            Answer::Stale { view: seen } => assert_eq!(*seen, view),
            other => assert!(room.table.terms().rules.quarto().is_none(), "{other:?}"),
        }
    }
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
