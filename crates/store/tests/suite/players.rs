//! Players who know what their view shows, and ask for something that might be allowed.

use quarto::{Touch, TrayPlace};
use table::{
    Action, Contribution, Entry, GameId, Moment, Order, Request, Rules, Seat, Sitter, Table, Terms,
    Viewer, What,
};

use crate::dice::Dice;

/// Rules of all three games.
pub(crate) fn some_rules(dice: &mut Dice) -> Rules {
    let (game, rules) = dice.choose(&[
        ("quarto", "1234p"),
        ("quarto", "1234a"),
        ("quarto", "24spf"),
        ("access", "1234p"),
        ("quartex", "2csh3"),
        ("quartex", "3ash3"),
    ]);
    Rules::read(game, rules).unwrap()
}

/// The first entry of a table.
pub(crate) fn founding(id: &GameId, rules: Rules, dice: &mut Dice) -> Entry {
    Table::create(id.clone(), Terms::casual(rules), table::Seed(dice.bytes()), Moment(0)).unwrap()
}

/// What the server does before a game can begin.
pub(crate) fn seating(rules: Rules) -> Vec<Order> {
    let sit = |number| {
        let sitter = Sitter::Person(format!("p{number}").parse().unwrap());
        Order::Sit(Seat::new(number).unwrap(), sitter)
    };
    (1..=rules.seats()).map(sit).chain([Order::Start]).collect()
}

/// Something a player might ask for now; `None` when the game is over or has not begun.
pub(crate) fn some_request(table: &Table, nonce: &str, dice: &mut Dice) -> Option<Request> {
    let spectator = table.view(Viewer::Spectator)?;
    if table.outcome().is_some() {
        return None;
    }
    let due: Vec<Seat> = spectator.due.iter().collect();
    if due.is_empty() {
        return None;
    }
    let step = spectator.step;
    let nonce = nonce.parse().unwrap();
    let masked = matches!(table.terms().rules, Rules::Access(..));
    if masked && dice.one_in(4) {
        let seat = Seat::new(dice.choose(&[1, 2])).unwrap();
        let index = dice.below(16) as usize;
        let touch = if dice.one_in(2) {
            Touch::Cell(quarto::Cell::from_index(index).unwrap())
        } else {
            Touch::Tray(TrayPlace::from_index(index).unwrap())
        };
        let number = table.view(Viewer::Seat(seat))?.touches;
        return Some(Request { seat, step, nonce, what: What::Touch { number, touch } });
    }
    let seat = dice.choose(&due);
    let choices = table.view(Viewer::Seat(seat))?.choices();
    let is_rare = |action: &Action| match action {
        Action::Quarto(action) => matches!(action, quarto::Action::Call(_)),
        Action::Quartex(action) => {
            matches!(action, quartex::Action::Cannot | quartex::Action::None)
        }
        Action::GiveFrom(_) => false,
    };
    let often: Vec<Action> = choices.iter().copied().filter(|action| !is_rare(action)).collect();
    let choices = if often.is_empty() || dice.one_in(8) { choices } else { often };
    Some(Request { seat, step, nonce, what: What::Act(dice.choose(&choices)) })
}

/// A contribution of a seat, before the start.
pub(crate) fn contribution(number: u8, dice: &mut Dice) -> Request {
    let bytes = dice.next().to_be_bytes();
    Request {
        seat: Seat::new(number).unwrap(),
        step: table::StepNumber(0),
        nonce: format!("c{number}").parse().unwrap(),
        what: What::Contribute(Contribution::new(&bytes[..]).unwrap()),
    }
}
