//! Clocks: what counts as a move, lag, deadlines, and servers that go away.

use dice::Dice;
use table::{
    Action, Answer, DeadlineKind, Forfeit, Moment, Order, Pace, Reason, Refusal, Rules, Span,
    Table, Terms, Viewer, What, When,
};

use crate::help::{Room, at, quarto, seat, some_rules, times};

fn timed(pace: Pace) -> Room {
    let terms = Terms { pace, ..Terms::tournament(quarto("1234p")) };
    Room::started(terms, &mut Dice::new(1))
}

/// Q18: a move is everything between receiving a piece and giving the next.
#[test]
fn a_move_is_placing_and_giving() {
    let mut room = timed(Pace::Bank { bank: Span(100_000), increment: Span(5_000) });
    room.wait(Span(10_000));
    room.moves("+7"); // The beginner's first gift is a move.
    assert_eq!(room.left(1), 95_000);
    room.wait(Span(20_000));
    room.moves("a1");
    assert_eq!(room.left(2), 100_000, "the move goes on");
    room.wait(Span(20_000));
    room.moves("!1 +8"); // A wrong call is part of it.
    assert_eq!(room.left(2), 65_000);
    assert_eq!((room.left(1), room.due()), (95_000, vec![seat(1)]));
}

/// Q18: each decision after the sixteenth piece is a move too.
#[test]
fn decisions_after_the_sixteenth_piece_are_moves() {
    let mut room = timed(Pace::PerMove(Span(60_000)));
    let mut dice = Dice::new(5);
    while room.table.outcome().is_none() {
        let view = room.table.view(Viewer::Spectator).unwrap();
        let number = room.due()[0].number();
        let view = room.table.view(Viewer::Seat(seat(number))).unwrap_or(view);
        let quiet = |action: &Action| !matches!(action, Action::Quarto(quarto::Action::Call(_)));
        let choices: Vec<Action> = view.choices().into_iter().filter(quiet).collect();
        room.wait(Span(25_000)); // Twice within each move, and never too late.
        let answer = room.ask(number, What::Act(dice.choose(&choices)));
        assert!(matches!(answer, Answer::Done { .. }), "{answer:?}");
    }
    assert_eq!(room.table.outcome().unwrap().reason, Reason::Full);
}

/// Q18: the player whose time runs out loses; and not a moment earlier.
#[test]
fn time_is_up_when_it_is_up() {
    let mut room = timed(Pace::TOURNAMENT);
    assert_eq!(room.table.deadlines()[0].what, DeadlineKind::Clock(seat(1)));
    let end = room.table.deadlines()[0].at;
    let order = |now: u64| room.table.order(&Order::TimePassed, at(now));
    assert_eq!(order(end.0 - 1), Err(Refusal::TimeIsNotUp));
    let slow = When { now: end, lag: Span(700) };
    assert_eq!(room.table.order(&Order::TimePassed, slow), Err(Refusal::TimeIsNotUp));
    let slow = When { now: end.after(Span(1000)), lag: Span(7000) };
    assert!(room.table.order(&Order::TimePassed, slow).is_ok(), "a second at most");
    // A move that comes too late finds that out, and so does everybody else.
    room.now = end.0;
    let what = What::Act(Action::Quarto("+7".parse().unwrap()));
    assert_eq!(room.ask(1, what), Answer::Refused(Refusal::TimeIsUp(seat(1))));
    let outcome = room.table.outcome().unwrap();
    assert_eq!(outcome.reason, Reason::Forfeit(Forfeit::Time));
    assert!(outcome.winners.contains(seat(2)));
    assert_eq!(room.table.deadlines(), []);
}

/// Somebody asks over a slow line.
fn ask_slowly(room: &mut Room, number: u8, what: What, lag: u64) -> Answer {
    let request = room.request(number, what);
    let when = When { now: Moment(room.now), lag: Span(lag) };
    let decision = room.table.request(&request, when);
    if let Some(prepared) = decision.entry {
        room.keep(prepared);
    }
    decision.answer
}

/// Quarto without a winner for a while: whoever is due gives or places, quietly.
fn quiet(room: &Room) -> (u8, What) {
    let seat = room.due()[0];
    let quiet = |action: &Action| !matches!(action, Action::Quarto(quarto::Action::Call(_)));
    let view = room.table.view(Viewer::Seat(seat)).unwrap();
    let action = view.choices().into_iter().find(quiet).unwrap();
    (seat.number(), What::Act(action))
}

/// The text of the last clock that was set.
fn last_clock(room: &Room) -> String {
    let words = room.log.iter().rev().flat_map(|entry| entry.events.iter().rev());
    words.map(ToString::to_string).find(|word| word.starts_with("clock")).unwrap()
}

/// What a slow line costs is given back: a second a move, seven a game, each seat for itself, and
/// the log says how much.
#[test]
fn a_slow_line_is_made_up_for_within_a_budget() {
    for (lag, each) in [(350, 350), (1000, 1000), (60_000, 1000)] {
        let bank = Pace::Bank { bank: Span(100_000), increment: Span::ZERO };
        let mut room = timed(bank);
        let (mut given, mut spent, mut made) = (0, 0, 0);
        while made < 12 && room.table.outcome().is_none() {
            let (number, what) = quiet(&room);
            room.wait(Span(2_000));
            let slow = if number == 1 { lag } else { 0 };
            let before = room.left(1);
            let done = ask_slowly(&mut room, number, what, slow);
            assert!(matches!(done, Answer::Done { .. }), "{done:?}");
            if number == 1 {
                spent += 2_000;
            }
            if room.left(1) < before {
                made += 1;
                let now = each.min(7_000 - given);
                given += now;
                assert_eq!(100_000 - room.left(1), spent - given);
                let tail = if now == 0 { String::new() } else { format!(" {now}") };
                assert_eq!(last_clock(&room), format!("clock 1 {}{tail}", room.left(1)));
                assert_eq!(
                    room.table.allowance(seat(1), Span(lag)).0,
                    each.min(7_000 - given),
                    "what is left of the budget"
                );
            }
        }
        assert!(made >= 7, "{made}");
        assert_eq!(given, (each * made).min(7_000));
        assert_eq!(room.table.allowance(seat(2), Span(700)), Span(700), "each for itself");
        // The same from the log alone, as text.
        let log: Vec<table::Entry> =
            room.log.iter().map(|entry| entry.to_string().parse().unwrap()).collect();
        assert_eq!(log, room.log);
        assert_eq!(Table::fold(&log).unwrap().state(), room.table.state());
    }
}

/// A move that was on its way when the clock was at zero is on time, and not a moment longer. If each
/// move has its own time, only what was needed is given.
#[test]
fn a_move_may_arrive_late_by_its_line() {
    let give = || What::Act(Action::Quarto("+7".parse().unwrap()));
    let bank = Pace::Bank { bank: Span(60_000), increment: Span(2_000) };
    for (pace, clock) in [(Pace::TOURNAMENT, "clock 1 60000 499"), (bank, "clock 1 2001 500")] {
        let mut room = timed(pace);
        let end = room.table.deadlines()[0].at;
        room.now = end.0 + 499;
        let waits = When { now: Moment(room.now), lag: Span(500) };
        assert_eq!(room.table.order(&Order::TimePassed, waits), Err(Refusal::TimeIsNotUp));
        assert!(matches!(ask_slowly(&mut room, 1, give(), 500), Answer::Done { .. }));
        assert_eq!(last_clock(&room), clock);

        let mut room = timed(pace);
        room.now = end.0 + 500;
        let answer = ask_slowly(&mut room, 1, give(), 500);
        assert_eq!(answer, Answer::Refused(Refusal::TimeIsUp(seat(1))));
        assert_eq!(room.table.outcome().unwrap().reason, Reason::Forfeit(Forfeit::Time));
    }
    // In time, nothing is needed.
    let mut room = timed(Pace::TOURNAMENT);
    room.wait(Span(59_999));
    ask_slowly(&mut room, 1, give(), 1_000);
    assert_eq!(last_clock(&room), "clock 1 60000");
}

/// The opponent's line is nothing to a clock: it neither helps nor harms whoever is to move.
#[test]
fn a_line_counts_for_its_own_seat() {
    let mut room = timed(Pace::TOURNAMENT);
    let end = room.table.deadlines()[0].at;
    // Whoever is to move may have a slow line, of which the other knows nothing.
    room.now = end.0 + 999;
    assert!(matches!(ask_slowly(&mut room, 2, What::Resign, 0), Answer::Done { .. }));
    assert!(room.table.outcome().unwrap().winners.contains(seat(1)));
    let mut room = timed(Pace::TOURNAMENT);
    room.now = end.0 + 1_000;
    let answer = ask_slowly(&mut room, 2, What::Resign, 1_000);
    assert_eq!(answer, Answer::Refused(Refusal::TimeIsUp(seat(1))));
    assert!(room.table.outcome().unwrap().winners.contains(seat(2)));
    // A pause that both agree on gives nothing back, whoever agreed.
    let pace = Pace::Bank { bank: Span(60_000), increment: Span::ZERO };
    let terms = Terms { pace, ..Terms::casual(quarto("1234p")) };
    let mut room = Room::started(terms, &mut Dice::new(1));
    room.wait(Span(5_000));
    ask_slowly(&mut room, 1, What::Offer(table::Offer::Pause), 900);
    ask_slowly(&mut room, 2, What::Agree(table::Offer::Pause), 900);
    assert_eq!((room.left(1), last_clock(&room).as_str()), (55_000, "clock 1 55000"));
}

/// What was given is written where it was, and only there.
#[test]
fn clocks_have_one_spelling() {
    for text in ["1 0 - clock 1 60000", "1 0 - clock 2 0 1000"] {
        assert_eq!(text.parse::<table::Entry>().unwrap().to_string(), text);
    }
    for text in ["1 0 - clock 1 60000 0", "1 0 - clock 1 60000 01", "1 0 - clock 1 60000 1 1"] {
        assert!(text.parse::<table::Entry>().is_err(), "{text}");
    }
}

/// X23: silence counts as "none" when the time for pointing out is over.
#[test]
fn silence_counts_as_none() {
    let terms = Terms::tournament(Rules::read("quartex", "3csh").unwrap());
    let mut room = Room::started(terms, &mut Dice::new(1));
    let number = room.due()[0].number();
    room.ask(number, What::Act(Action::Quartex(quartex::Action::Cannot)));
    assert_eq!(room.due().len(), 2);
    assert_eq!(room.table.deadlines().len(), 1, "no clock runs while others are asked");
    assert_eq!(room.table.deadlines()[0].what, DeadlineKind::Pointing);
    room.now = room.table.deadlines()[0].at.0;
    room.order(&Order::TimePassed);
    assert_eq!(room.due(), [seat(number)], "new tiles, and the turn goes on");
    // Untimed tables wait for all.
    let terms = Terms::casual(terms.rules);
    let mut room = Room::started(terms, &mut Dice::new(1));
    let number = room.due()[0].number();
    room.ask(number, What::Act(Action::Quartex(quartex::Action::Cannot)));
    assert_eq!(room.table.deadlines(), []);
    assert_eq!(room.table.order(&Order::TimePassed, at(1 << 40)), Err(Refusal::TimeIsNotUp));
}

/// An answer does not make the other answers late (X16).
#[test]
fn answers_do_not_make_each_other_late() {
    let terms = Terms::casual(Rules::read("quartex", "4csh").unwrap());
    let mut room = Room::started(terms, &mut Dice::new(1));
    let number = room.due()[0].number();
    room.ask(number, What::Act(Action::Quartex(quartex::Action::Cannot)));
    let none = || What::Act(Action::Quartex(quartex::Action::None));
    let others: Vec<u8> = room.due().iter().map(|seat| seat.number()).collect();
    let requests: Vec<_> = others.iter().map(|&other| room.request(other, none())).collect();
    for request in &requests {
        assert!(matches!(room.send(request), Answer::Done { .. }));
    }
    assert_eq!(room.due(), [seat(number)]);
}

/// Bars 4 and 5: outages cost nobody time, whatever the wall clock does meanwhile.
#[test]
fn nobodys_clock_runs_while_the_server_is_down() {
    for game in 0..times(1000, 10_000) {
        let mut dice = Dice::new(9_000 + game);
        let pace = dice.choose(&[
            Pace::TOURNAMENT,
            Pace::Bank { bank: Span::seconds(120), increment: Span::seconds(2) },
        ]);
        let rules = some_rules(&mut dice);
        let stakes = table::Stakes::Casual;
        let terms = Terms { pace, stakes, ..Terms::tournament(rules) };
        let mut room = Room::started(terms, &mut dice);
        let acts = 1 + (game % 12) as u32;
        room.play(&mut dice, acts);
        if room.table.outcome().is_some() {
            continue;
        }
        let before = room.table.view(Viewer::Spectator).unwrap();
        room.wait(Span(u64::from(dice.choose(&[0, 3_000, 50_000u32]))));
        let stopped = dice.one_in(2);
        if stopped && room.table.order(&Order::TimePassed, at(room.now)).is_err() {
            room.order(&Order::Pause);
            assert_eq!(room.table.deadlines(), []);
            let what = What::Resign;
            assert_eq!(room.ask(1, what), Answer::Refused(Refusal::Paused));
        }
        let durable = room.table.view(Viewer::Spectator).unwrap();
        // A crash loses the table; the log is there. The clock on the wall may be anywhere.
        room.table = Table::fold(&room.log).unwrap();
        let jumps = [1_000, 300_000, 3_600_000, 86_400_000];
        let jump = dice.choose(&jumps);
        room.now = if dice.one_in(2) { room.now + jump } else { room.now.saturating_sub(jump) };
        room.order(&Order::Resume);
        let after = room.table.view(Viewer::Spectator).unwrap();
        for (seat, (left, was)) in after.clocks.iter().zip(&durable.clocks).enumerate() {
            let is_due = after.due.iter().any(|due| due.index() == seat);
            let least = if is_due { table::AFTER_AWAY } else { Span::ZERO };
            assert_eq!(*left, (*was).max(least));
        }
        assert_eq!(after.running.map(|r| r.seat), before.running.map(|r| r.seat));
        let now = Moment(room.now);
        assert_eq!(after.running.map(|r| r.since), before.running.map(|_| now));
        assert_eq!(room.table.order(&Order::TimePassed, When::at(now)), Err(Refusal::TimeIsNotUp));
        for deadline in room.table.deadlines() {
            assert!(deadline.at >= now.after(table::AFTER_AWAY));
        }
    }
}
