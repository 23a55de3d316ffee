//! Founding a table, sitting down and starting the game: each is one durable decision.

use std::sync::Barrier;

use store::{Mishap, Operation};
use table::{Event, Pace, PublicEvent, Sitter, Table};

use crate::http::Browser;
use crate::world::World;

const FRIEND: [(&str, &str); 3] =
    [("game", "quarto"), ("opponent", "friend"), ("luck", "of the founder")];
const BOT: [(&str, &str); 3] = [("game", "quarto"), ("level", "1"), ("luck", "of the founder")];

fn is_full(table: &Table) -> bool {
    table.places().iter().all(|place| place.sitter != Sitter::Open)
}

/// How many added something to the draws, before the game started.
fn contributions(world: &World, path: &str) -> usize {
    let log = world.log(path);
    let events = log.iter().flat_map(|entry| &entry.events);
    let before = events.take_while(|event| !matches!(event, Event::Started { .. }));
    before.filter(|event| matches!(event, Event::Aloud(PublicEvent::Contributed { .. }))).count()
}

/// Somebody whom the server has met.
fn visitor(world: &World, name: &str) -> Browser {
    let mut browser = world.browser();
    browser.get("/");
    browser.post("/me/name", &[("name", name)]);
    browser
}

#[test]
fn a_table_that_could_not_be_founded_is_not_there() {
    for fields in [&FRIEND, &BOT] {
        let world = World::open();
        let mut anna = visitor(&world, "Anna");
        world.faults.only(Operation::Append, Mishap::Before);
        let answer = anna.post("/new", fields);
        assert_eq!(answer.status, 503);
        assert!(!answer.body.contains("Load the table"), "there is none: {}", answer.body);
        assert!(world.tables().is_empty());
        world.faults.mend();
        let path = anna.post("/new", fields).location().to_owned();
        assert_eq!(world.tables().len(), 1);
        assert_eq!(contributions(&world, &path), 1);
    }
}

#[test]
fn a_table_that_was_founded_unheard_of_is_there_as_a_whole() {
    for (fields, starts) in [(&FRIEND, false), (&BOT, true)] {
        let world = World::open();
        let mut anna = visitor(&world, "Anna");
        world.faults.only(Operation::Append, Mishap::After);
        assert_eq!(anna.post("/new", fields).status, 503);
        let tables = world.tables();
        let [table] = &tables[..] else { panic!("{} tables", tables.len()) };
        assert!(table.places().iter().any(|place| matches!(place.sitter, Sitter::Person(_))));
        assert_eq!(table.game().is_some(), starts);
        assert_eq!(contributions(&world, &format!("/t/{}", table.id())), 1);
    }
}

#[test]
fn whoever_could_not_sit_down_does_so_later() {
    for trouble in [Mishap::Before, Mishap::After] {
        let world = World::open();
        let (mut anna, mut ben) = (visitor(&world, "Anna"), visitor(&world, "Ben"));
        let path = anna.post("/new", &FRIEND).location().to_owned();
        let sit = format!("{path}/sit");
        world.faults.only(Operation::Append, trouble);
        assert_eq!(ben.post(&sit, &[("luck", "of the guest")]).status, 503);
        let table = world.table(&path);
        assert_eq!(is_full(&table), trouble == Mishap::After);
        assert_eq!(table.game().is_some(), is_full(&table), "full and started are one");
        world.faults.mend();
        // Again, as the page proposes.
        assert_eq!(ben.post(&sit, &[("luck", "of the guest")]).location(), path);
        let table = world.table(&path);
        assert!(is_full(&table) && table.game().is_some());
        assert_eq!(contributions(&world, &path), 2);
    }
}

/// What two add who come at the same moment is in the record, whoever is first.
#[test]
fn two_who_sit_down_at_once_both_add_to_the_draws() {
    let world = World::open();
    for round in 0..25 {
        let path =
            world.found(&format!("luck{round}"), Pace::Untimed, &[Sitter::Open, Sitter::Open]);
        let both = Barrier::new(2);
        std::thread::scope(|scope| {
            for name in ["anna", "ben"] {
                let mut browser = world.somebody(&format!("{name}{round}")).browser;
                let (path, both) = (&path, &both);
                scope.spawn(move || {
                    both.wait();
                    let sat = browser.post(&format!("{path}/sit"), &[("luck", name)]);
                    assert_eq!(sat.location(), path);
                });
            }
        });
        let table = world.table(&path);
        assert!(is_full(&table) && table.game().is_some(), "round {round}");
        assert_eq!(contributions(&world, &path), 2, "round {round}");
    }
}
