//! A server that is to stop while its store fails.

use std::time::Duration;

use store::{Mishap, Operation};
use table::{Pace, Span};
use wire::{AnswerKind, ToClient};

use crate::socket::Client;
use crate::world::World;

/// After so long a host may kill us.
const PATIENCE: Duration = Duration::from_secs(5);

/// Stops while the store fails in this way; those who watch are told, and the game goes on afterwards.
fn it_stops_in_time(fail: impl FnOnce(&World), is_known: bool) {
    let mut world = World::open();
    let (anna, ben) = (world.somebody("anna"), world.somebody("ben"));
    let table = world.found("stop", Pace::PerMove(Span::seconds(60)), &[anna.sits(), ben.sits()]);
    let mut client = Client::watch(&anna.browser, &table);
    fail(&world);
    if is_known {
        assert_eq!(client.act("+7").0, AnswerKind::Unknown);
    }
    let took = world.stop();
    assert!(took < PATIENCE, "stopped after {took:?}");
    while !matches!(client.hear(), ToClient::Bye { .. }) {}
    world.restart();
    let mut client = Client::watch(&world.again(&anna), &table);
    assert_eq!(client.act("+7").0, AnswerKind::Done);
}

#[test]
fn a_server_stops_though_nothing_can_be_stored() {
    it_stops_in_time(|world| world.faults.everywhere(Mishap::Before), false);
}

#[test]
fn a_server_stops_though_everybody_knows_that_nothing_can_be_stored() {
    it_stops_in_time(|world| world.faults.everywhere(Mishap::Before), true);
}

#[test]
fn a_server_stops_though_its_store_is_slow() {
    let slow = Mishap::Slow(Duration::from_millis(1_500));
    it_stops_in_time(|world| world.faults.only(Operation::Append, slow), false);
}

#[test]
fn a_server_stops_though_its_store_does_not_answer() {
    it_stops_in_time(|world| world.faults.only(Operation::Append, Mishap::Hangs), false);
    it_stops_in_time(|world| world.faults.everywhere(Mishap::Hangs), false);
}

#[test]
fn a_server_stops_though_a_move_is_not_answered() {
    it_stops_in_time(|world| world.faults.only(Operation::Append, Mishap::Hangs), true);
}
