//! A store that fails while clocks run.

use std::thread::sleep;
use std::time::{Duration, Instant};

use store::{Mishap, Operation};
use table::{Event, Pace, Span};
use wire::{AnswerKind, ToServer};

use crate::socket::Client;
use crate::world::{
    PROMISE, World, hears, reaches, trouble, trouble_over, trouble_untimed, unknown, until,
};

/// So long the store fails: longer than anybody has for a move.
const FAILS: Duration = Duration::from_secs(3);
const EACH: Pace = Pace::PerMove(Span(1_500));

/// One table whose clock runs out while the store fails in this way.
fn nobody_loses_by_it(fail: impl FnOnce(&World)) {
    let world = World::open();
    let (anna, ben) = (world.somebody("anna"), world.somebody("ben"));
    let table = world.found("clock", EACH, &[anna.sits(), ben.sits()]);
    let mut giver = Client::watch(&anna.browser, &table);
    assert!(giver.is_due());
    let mut watching: Vec<Client> = [wire::PAGE, wire::DATA]
        .into_iter()
        .flat_map(|style| {
            [&anna, &ben].map(|player| Client::watch_as(&player.browser, &table, style))
        })
        .collect();
    watching.push(Client::watch(&world.browser(), &table));

    fail(&world);
    let (calls, began) = (world.faults.calls(), Instant::now());
    let give =
        ToServer::Do { nonce: "once".into(), step: giver.step, what: "+7".into(), touches: None };
    let (outcome, say) = giver.ask(&give);
    assert_eq!((outcome, say), (AnswerKind::Unknown, vec![unknown()]));
    for client in &mut watching {
        hears(client, &trouble());
    }
    hears(&mut giver, &trouble());
    assert!(began.elapsed() < PROMISE, "told after {:?}", began.elapsed());
    // Whoever asks in the middle of it hears so as well, and soon.
    sleep(FAILS / 2);
    let asked = Instant::now();
    assert_eq!(giver.ask(&give).0, AnswerKind::Unknown);
    assert!(asked.elapsed() < PROMISE, "answered after {:?}", asked.elapsed());
    sleep(FAILS.saturating_sub(began.elapsed()));
    let calls = world.faults.calls() - calls;
    assert!(calls < 60, "{calls} calls in {:?} is without pause", began.elapsed());

    world.faults.mend();
    let mended = Instant::now();
    for client in &mut watching {
        hears(client, &trouble_over());
    }
    hears(&mut giver, &trouble_over());
    assert!(mended.elapsed() < PROMISE, "went on after {:?}", mended.elapsed());
    // What was asked for all the time happens, once.
    assert_eq!(giver.ask(&give).0, AnswerKind::Done);
    assert_eq!(giver.ask(&give).0, AnswerKind::Done);
    for client in &mut watching {
        reaches(client, 2);
        assert_eq!(client.state.as_ref().and_then(|state| state.result.clone()), None);
    }
    let log = world.log(&table);
    let steps = log.iter().flat_map(|entry| &entry.events);
    assert_eq!(steps.filter(|event| matches!(event, Event::Step(_))).count(), 1);
    assert_eq!(world.table(&table).outcome(), None, "nobody lost on time");
}

/// Three stores at once, so that the test does not take three times as long.
#[test]
fn a_store_that_fails_costs_nobody_time() {
    std::thread::scope(|scope| {
        scope.spawn(|| nobody_loses_by_it(|world| world.faults.everywhere(Mishap::Before)));
        // A full disk: everything can be read, nothing written.
        let is_writing = |call| matches!(call, Operation::Append | Operation::Change);
        let full = move |call| if is_writing(call) { Mishap::Before } else { Mishap::None };
        scope.spawn(move || nobody_loses_by_it(|world| world.faults.decide(full)));
        // A connection that breaks after everything was done: nobody knows, and nothing happens twice.
        let unheard = Mishap::After;
        nobody_loses_by_it(|world| world.faults.only(Operation::Append, unheard));
    });
}

/// Those who think are told as well, though nothing is asked of the store at their table.
#[test]
fn whoever_thinks_is_told_too() {
    let world = World::open();
    let names = ["anna", "ben", "carl", "dora"];
    let [anna, ben, carl, dora] = names.map(|name| world.somebody(name));
    let hour = Pace::PerMove(Span::seconds(3_600));
    let busy = world.found("busy", hour, &[anna.sits(), ben.sits()]);
    let calm = world.found("calm", hour, &[carl.sits(), dora.sits()]);
    let mut mover = Client::watch(&anna.browser, &busy);
    let mut thinkers = [&carl, &dora].map(|player| Client::watch(&player.browser, &calm));
    world.faults.everywhere(Mishap::Before);
    let began = Instant::now();
    assert_eq!(mover.act("+7").0, AnswerKind::Unknown);
    for thinker in &mut thinkers {
        hears(thinker, &trouble());
    }
    assert!(began.elapsed() < PROMISE, "told after {:?}", began.elapsed());
    world.faults.mend();
    let mended = Instant::now();
    for thinker in &mut thinkers {
        hears(thinker, &trouble_over());
    }
    assert!(mended.elapsed() < PROMISE, "went on after {:?}", mended.elapsed());
}

/// Without clocks nothing needs to be stored when it is over: all are told all the same, those who moved
/// in vain and those at another table, though nobody does anything.
#[test]
fn whoever_has_no_clock_is_told_when_it_begins_and_when_it_is_over() {
    let world = World::open();
    let names = ["anna", "ben", "carl", "dora"];
    let [anna, ben, carl, dora] = names.map(|name| world.somebody(name));
    let busy = world.found("busy", Pace::Untimed, &[anna.sits(), ben.sits()]);
    let calm = world.found("calm", Pace::Untimed, &[carl.sits(), dora.sits()]);
    let mut mover = Client::watch(&anna.browser, &busy);
    let mut others = [(&ben, &busy), (&carl, &calm), (&dora, &calm)]
        .map(|(player, table)| Client::watch(&player.browser, table));
    let is_writing = |call| matches!(call, Operation::Append | Operation::Change);
    let full = move |call| if is_writing(call) { Mishap::Before } else { Mishap::None };
    world.faults.decide(full);
    let began = Instant::now();
    let give =
        ToServer::Do { nonce: "once".into(), step: mover.step, what: "+7".into(), touches: None };
    assert_eq!(mover.ask(&give).0, AnswerKind::Unknown);
    sleep(Duration::from_millis(600));
    // Somebody tries again, so that it is no broken connection.
    assert_eq!(mover.ask(&give).0, AnswerKind::Unknown);
    hears(&mut mover, &trouble_untimed());
    for client in &mut others {
        hears(client, &trouble_untimed());
    }
    assert!(began.elapsed() < PROMISE, "told after {:?}", began.elapsed());
    world.faults.mend();
    let mended = Instant::now();
    hears(&mut mover, &trouble_over());
    for client in &mut others {
        hears(client, &trouble_over());
    }
    assert!(mended.elapsed() < PROMISE, "went on after {:?}", mended.elapsed());
    assert_eq!(mover.ask(&give).0, AnswerKind::Done);
}

/// Those who see read it where they look: on live pages and on those that are loaded meanwhile, and their clocks
/// stand still.
#[test]
fn whoever_sees_reads_that_nothing_can_be_stored() {
    let world = World::open();
    let (anna, ben) = (world.somebody("anna"), world.somebody("ben"));
    let table = world.found("seen", Pace::PerMove(Span::seconds(60)), &[anna.sits(), ben.sits()]);
    let mut mover = Client::watch(&anna.browser, &table);
    let mut page = Client::watch_as(&ben.browser, &table, wire::PAGE);
    assert!(page.heard.last().unwrap().contains("data-runs=\\\"yes\\\""));
    let is_writing = |call| matches!(call, Operation::Append | Operation::Change);
    let full = move |call| if is_writing(call) { Mishap::Before } else { Mishap::None };
    world.faults.decide(full);
    assert_eq!(mover.act("+7").0, AnswerKind::Unknown);
    hears(&mut page, &trouble());
    let notice = "<p id=\\\"hint\\\" class=\\\"trouble\\\">";
    let shown = page.heard.last().unwrap();
    assert!(shown.contains(notice) && !shown.contains("data-runs=\\\"yes\\\""), "{shown}");
    hears(&mut mover, &trouble());
    assert_eq!(mover.state().running, None, "no clock runs");
    // It is known to all once it has lasted for a moment.
    let mut ben = ben.browser.clone();
    let loaded = |ben: &mut crate::http::Browser| {
        let body = ben.get(&table).body;
        let runs = body.contains("data-runs=\"yes\"");
        (body.contains(&trouble()) && body.contains("class=\"trouble\""), runs)
    };
    until("a page that says so", || loaded(&mut ben) == (true, false));
    world.faults.mend();
    hears(&mut page, &trouble_over());
    assert!(!page.heard.last().unwrap().contains(notice));
    until("a page as before", || loaded(&mut ben) == (false, true));
}

/// Whoever goes before the table was read has not come: nobody waits for them for ever.
#[test]
fn whoever_goes_while_nothing_can_be_read_was_never_there() {
    let world = World::open();
    let (anna, ben) = (world.somebody("anna"), world.somebody("ben"));
    let table = world.found("gone", Pace::Untimed, &[anna.sits(), ben.sits()]);
    let _watching = Client::watch(&ben.browser, &table);
    world.faults.only(Operation::Read, Mishap::Slow(Duration::from_millis(700)));
    let leaving = crate::socket::open(
        &anna.browser,
        &format!("{table}/live?"),
        wire::DATA,
        &[("Origin", &anna.browser.origin()), ("Cookie", &anna.browser.cookie_line())],
    );
    drop(leaving.ok());
    sleep(Duration::from_millis(1_500));
    world.faults.mend();
    // Anna was never there, so she is not said to be away; and nobody believes that she is here.
    let mut anna_again = Client::watch(&anna.browser, &table);
    drop(anna_again.socket.close(None));
    drop(anna_again);
    let is_away = |event: &Event| matches!(event, Event::Aloud(table::PublicEvent::Away { .. }));
    let is_kept = || world.log(&table).iter().flat_map(|entry| &entry.events).any(is_away);
    until("she is away", is_kept);
}

/// A store that answers late: everybody is told before it does.
#[test]
fn a_store_that_is_slow_costs_nobody_time() {
    let world = World::open();
    let (anna, ben) = (world.somebody("anna"), world.somebody("ben"));
    let table = world.found("slow", EACH, &[anna.sits(), ben.sits()]);
    let mut giver = Client::watch(&anna.browser, &table);
    let mut other = Client::watch(&ben.browser, &table);
    world.faults.only(Operation::Append, Mishap::Slow(FAILS));
    let began = Instant::now();
    let give =
        ToServer::Do { nonce: "once".into(), step: giver.step, what: "+7".into(), touches: None };
    giver.send(&give);
    hears(&mut other, &trouble());
    assert!(began.elapsed() < PROMISE, "told after {:?}", began.elapsed());
    world.faults.mend();
    hears(&mut other, &trouble_over());
    reaches(&mut other, 2);
    assert_eq!(other.state().result, None, "nobody lost on time");
    // What was taken up by the store was nobody's time.
    while other.state().seats[1].left.unwrap() < 1_500 {
        other.hear();
    }
}
