//! Whoever sets a table up: founds it, seats the players, starts the game. It asks until it is so.

use host::Ask;
use table::{Order, Seat, Sitter, View};

use crate::agenda::Event;
use crate::parcel::{Message, Parcel};
use crate::scene::Scene;

/// Asks how the table stands.
pub(crate) fn look(scene: &mut Scene, table: usize) {
    let node = scene.dice.index(scene.nodes);
    let parcel = Parcel { table, message: Message::Show };
    scene.send(parcel, |parcel| Event::Arrives { node, parcel });
    let pause = scene.dice.between(1_000, 5_000);
    scene.plan(pause, Event::Host { table });
}

/// Does what is missing; `true` when nothing is.
pub(crate) fn act(scene: &mut Scene, table: usize, view: Option<&View>) -> bool {
    let ask = match view {
        None => Ask::Found(scene.plans[table].first.clone()),
        Some(view) if view.first.is_some() => return true,
        Some(view) => match view.places.iter().position(|place| place.sitter == Sitter::Open) {
            Some(open) => {
                let chair = Seat::new(u8::try_from(open + 1).unwrap()).unwrap();
                Ask::Order(Order::Sit(chair, scene.plans[table].sitters[open].clone()))
            }
            None if scene.dice.permille(600) => return false,
            None => Ask::Order(Order::Start),
        },
    };
    let node = scene.dice.index(scene.nodes);
    let parcel = Parcel { table, message: Message::Host(ask) };
    scene.send(parcel, |parcel| Event::Arrives { node, parcel });
    false
}
