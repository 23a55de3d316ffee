//! Where the weights of the best plan's leaf come from. Run it with
//! `cargo test --release -p bots --lib fit -- --ignored --nocapture`.

use quartex::{Due, Game, Players, Rules, Seat, Step, Viewer};

use super::board::mask;
use super::playout::{Plan, play_on, ready};
use super::scene::{Bag, Deal, Scene, below};
use crate::BotDice;

/// A constant, and what each of the next four to move could take.
const TERMS: usize = 5;

/// How many tiles after a leaf the lead is compared.
const LATER: u32 = 10;

/// A game of two, dealt, with all hands known.
fn dealt(dice: &mut BotDice) -> Scene {
    let mut game = Game::new(Rules::printed(Players::Two), Seat::FIRST).unwrap();
    while let Due::Bag { to, count } = game.position().due() {
        let tiles = game.position().bag().pick(count, dice);
        game.play(Step::Draw { to, tiles }).unwrap();
    }
    let mut scene = Scene::of(&game.view(Viewer::Spectator).unwrap(), Seat::FIRST);
    let second = Players::Two.after(Seat::FIRST);
    let [a, b] = [Seat::FIRST, second].map(|seat| mask(game.position().hand(seat)));
    let bag = Bag::mixed(mask(game.position().bag()), dice);
    scene.deal = Deal { hands: [a, b, 0, 0, 0], bag };
    scene
}

/// The weights by least squares, in the order of turns, each from the mover's side.
fn weights(games: u32) -> [f64; TERMS] {
    let mut dice = BotDice::new(77);
    // The normal equations, with what they are to give in the last column.
    let mut rows = [[0.0; TERMS + 1]; TERMS];
    for _ in 0..games {
        let mut scene = dealt(&mut dice);
        let tiles = 8 + u32::try_from(below(&mut dice, 26)).unwrap();
        play_on(&mut scene, 0, &Plan { ahead: tiles, ..Plan::PROTOTYPE }, &mut dice);
        let Some(mover) = scene.turn else { continue };
        let lead = |scene: &Scene| scene.score(mover) - scene.score(1 - mover);
        let before = lead(&scene);
        let mut terms = [1.0; TERMS];
        for (term, ready) in terms[1..].iter_mut().zip(ready(&scene)) {
            *term = ready.map_or(0.0, |(_, most)| f64::from(most));
        }
        play_on(&mut scene, 0, &Plan { ahead: LATER, ..Plan::PROTOTYPE }, &mut dice);
        let change = f64::from(lead(&scene) - before);
        for (row, a) in rows.iter_mut().zip(terms) {
            for (sum, b) in row.iter_mut().zip(terms.into_iter().chain([change])) {
                *sum += a * b;
            }
        }
    }
    for pivot in 0..TERMS {
        let row = rows[pivot].map(|value| value / rows[pivot][pivot]);
        for (other, values) in rows.iter_mut().enumerate() {
            let factor = if other == pivot { 0.0 } else { values[pivot] };
            for (value, by) in values.iter_mut().zip(row) {
                *value -= factor * by;
            }
        }
        rows[pivot] = row;
    }
    rows.map(|row| row[TERMS])
}

#[test]
#[ignore = "prints the weights of the leaf; seconds in a release build"]
fn the_weights_of_the_leaf() {
    println!("{:.2?}", weights(100_000));
}

/// What the next player can take hurts the more the sooner: few games show that much.
#[test]
fn a_leaf_values_what_lies_ready() {
    let [_, own, other, ..] = weights(2_000);
    assert!((0.4..1.1).contains(&own), "{own}");
    assert!((-1.1..-0.4).contains(&other), "{other}");
}
