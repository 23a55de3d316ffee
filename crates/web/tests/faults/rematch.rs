//! The game after a game, where the store fails between "agree" and the founding.

use store::{Mishap, Operation};
use table::{GameId, Pace};
use wire::AnswerKind;

use crate::socket::Client;
use crate::world::{Somebody, World, id, until};

/// So often the next game cannot be founded.
const TIMES: u32 = 2;

/// A game that is over, and after which both agree to play again. From then on, so many appends fail.
fn agreed(world: &World, times: u32) -> ([Somebody; 2], [Client; 2], String, GameId) {
    let players = ["anna", "ben"].map(|name| world.somebody(name));
    let table = world.found("before", Pace::Untimed, &[players[0].sits(), players[1].sits()]);
    let mut clients = players.each_ref().map(|player| Client::watch(&player.browser, &table));
    assert_eq!(clients[0].act("resign").0, AnswerKind::Done);
    for client in &mut clients {
        while client.state().result.is_none() {
            client.hear();
        }
    }
    assert_eq!(clients[1].act("offer:rematch").0, AnswerKind::Done);
    let mut appends = 0;
    world.faults.decide(move |call| {
        appends += u32::from(call == Operation::Append);
        let fails = call == Operation::Append && (2..2 + times).contains(&appends);
        if fails { Mishap::Before } else { Mishap::None }
    });
    assert_eq!(clients[0].act("agree:rematch").0, AnswerKind::Done);
    let next = world.table(&table).next_game().unwrap();
    (players, clients, table, next)
}

/// The next game is there, once and as a whole.
fn is_founded(world: &World, next: &GameId) -> bool {
    let table = world.tables().into_iter().find(|table| table.id() == next);
    assert!(table.as_ref().is_none_or(|table| table.game().is_some()), "half of it");
    table.is_some()
}

#[test]
fn a_rematch_is_founded_as_soon_as_the_store_works() {
    let world = World::open();
    let (players, _clients, _, next) = agreed(&world, TIMES);
    assert!(!is_founded(&world, &next));
    until("the next game is founded", || is_founded(&world, &next));
    assert_eq!(world.faults.failures(), u64::from(TIMES));
    let path = format!("/t/{next}");
    let clients = players.each_ref().map(|player| Client::watch(&player.browser, &path));
    assert!(clients.iter().any(Client::is_due));
    assert_eq!(world.tables().len(), 2);
}

#[test]
fn a_rematch_is_founded_after_a_restart() {
    let mut world = World::open();
    let (players, clients, table, next) = agreed(&world, u32::MAX - 2);
    until("it was tried", || world.faults.failures() > 0);
    drop(clients);
    world.restart();
    assert!(!is_founded(&world, &next), "too early to tell");
    // Whoever played comes back to where it ended.
    let _client = Client::watch(&world.again(&players[1]), &table);
    until("the next game is founded", || is_founded(&world, &next));
    assert!(Client::watch(&world.again(&players[0]), &format!("/t/{next}")).state().seat.is_some());
    assert_eq!(world.tables().len(), 2);
}

/// Whoever follows the link gets the game, though nobody opens the table at which it was agreed on.
#[test]
fn whoever_follows_the_link_gets_the_game() {
    let mut world = World::open();
    let (players, clients, _, next) = agreed(&world, u32::MAX - 2);
    until("it was tried", || world.faults.failures() > 0);
    drop(clients);
    world.restart();
    assert!(!is_founded(&world, &next), "too early to tell");
    let path = format!("/t/{next}");
    assert_eq!(world.browser().get(&path).status, 200, "for whoever it is");
    assert!(is_founded(&world, &next));
    let clients = players.each_ref().map(|player| Client::watch(&world.again(player), &path));
    assert!(clients.iter().any(Client::is_due));
    assert_eq!(world.tables().len(), 2);
}

/// A game on which nobody has agreed is not there, whatever somebody says comes after it.
#[test]
fn nothing_is_founded_without_agreement() {
    let world = World::open();
    let players = ["anna", "ben"].map(|name| world.somebody(name));
    let table = world.found("before", Pace::Untimed, &[players[0].sits(), players[1].sits()]);
    let next: GameId = "after".parse().unwrap();
    assert_eq!(world.truth.follow(&id(&table), &next), Ok(next.clone()));
    assert_eq!(world.browser().get("/t/after").status, 404);
    let mut client = Client::watch(&players[0].browser, &table);
    assert_eq!(client.act("resign").0, AnswerKind::Done);
    while client.state().result.is_none() {
        client.hear();
    }
    assert_eq!(client.act("offer:rematch").0, AnswerKind::Done);
    assert_eq!(world.browser().get("/t/after").status, 404);
    assert_eq!(world.tables().len(), 1);
}
