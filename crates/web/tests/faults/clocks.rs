//! What time does at a table when nothing fails: clocks that run out, seats that were left.

use quarto::Edition;
use table::{
    ABANDONED_AFTER, Entry, Forfeit, HELD_AFTER, Moment, Order, Pace, Reason, Rules, Seat, Sitter,
    Span, Table, Terms, When,
};
use wire::AnswerKind;

use crate::socket::Client;
use crate::world::{Somebody, World, first, id};

#[test]
fn a_clock_that_runs_out_ends_the_game() {
    let world = World::open();
    let (anna, ben) = (world.somebody("anna"), world.somebody("ben"));
    let table = world.found("time", Pace::PerMove(Span(1_000)), &[anna.sits(), ben.sits()]);
    let mut clients = [&anna, &ben].map(|player| Client::watch(&player.browser, &table));
    for client in &mut clients {
        while client.state().result.is_none() {
            client.hear();
        }
        assert_eq!(client.state().result.as_deref(), Some("0-1"));
    }
    let finished = world.truth.finish_of(&id(&table)).unwrap().unwrap();
    assert_eq!(finished.finish.reason, Reason::Forfeit(Forfeit::Time));
    let record = world.browser().get(&format!("{table}/record.txt"));
    assert!(record.body.contains("time"), "{}", record.body);
}

/// A log in which whoever sits on the first chair went away at that moment, after the game had begun.
fn left(name: &str, terms: Terms, sitters: &[Sitter], at: Moment) -> Vec<Entry> {
    let founded = first(name, terms, sitters, at);
    let (mut table, _) = Table::begin(&founded).unwrap();
    let away = Order::Away(Seat::new(1).unwrap());
    let gone = table.command(&away, When::at(at)).unwrap();
    vec![founded, gone]
}

/// Who went away so long ago.
fn ago(world: &World, span: Span) -> Moment {
    Moment(world.clock.now().0 - span.0 - 1_000)
}

#[test]
fn a_seat_that_was_left_for_long_can_be_claimed() {
    let world = World::open();
    let (anna, ben) = (world.somebody("anna"), world.somebody("ben"));
    let rules = Rules::Quarto(quarto::Rules::default(), Edition::default());
    let pace = Pace::Bank { bank: Span::seconds(3_600), increment: Span::ZERO };
    let terms = Terms { pace, ..Terms::casual(rules) };
    world.keep(&left("left", terms, &[anna.sits(), ben.sits()], ago(&world, ABANDONED_AFTER)));
    let mut client = Client::watch(&ben.browser, "/t/left");
    let other = 3 - client.state().seat.unwrap();
    assert!(client.state().seats[usize::from(other) - 1].away);
    assert_eq!(client.act(&format!("abandoned:{other}")).0, AnswerKind::Done);
    let finished = world.truth.finish_of(&id("/t/left")).unwrap().unwrap();
    assert_eq!(finished.finish.reason, Reason::Forfeit(Forfeit::Abandoned));
}

#[test]
fn a_bot_holds_a_seat_that_was_left() {
    let world = World::open();
    let players = ["anna", "ben", "carl"].map(|name| world.somebody(name));
    let terms = Terms::casual(Rules::Quartex(quartex::Rules::printed(quartex::Players::Three)));
    let sitters = players.each_ref().map(Somebody::sits);
    world.keep(&left("held", terms, &sitters, ago(&world, HELD_AFTER)));
    let mut client = Client::watch(&players[1].browser, "/t/held");
    assert_eq!(client.act("hold:1").0, AnswerKind::Done);
    while client.state().seats[0].bot.is_none() {
        client.hear();
    }
    // Whoever comes back plays again.
    let mut anna = Client::watch(&players[0].browser, "/t/held");
    assert_eq!(anna.act("reclaim").0, AnswerKind::Done);
    while anna.state().seats[0].bot.is_some() {
        anna.hear();
    }
}
