//! Truths made up from a view.

use std::collections::BTreeMap;

use quartex::{Due, Game, Players, Rules, Seeing, Setup, Viewer};

use crate::help::{Rng, TEMPERS, all_rules, frame, games, random_game, random_step, seat, viewers};

#[test]
fn a_resampled_truth_looks_the_same_and_is_sound() {
    for rules in all_rules() {
        for seed in 0..games(1, 40) {
            let mut rng = Rng::new(seed + 99);
            let mut other = Rng::new(seed + 7);
            let temper = rng.choose(&TEMPERS);
            random_game(rules, temper, &mut rng, |game| {
                for viewer in viewers(rules) {
                    let view = game.view(viewer).unwrap();
                    let truth = view.resample(&mut other).unwrap();
                    assert_eq!(truth.view(viewer).unwrap(), view);
                    if other.one_in(8) {
                        // It passes the door that lists every fault.
                        let again = Setup::from(&truth).game();
                        assert_eq!(again.as_ref(), Ok(&truth), "{}", Setup::from(&truth));
                    }
                }
            });
        }
    }
}

/// The truth itself passes the door at every moment: it is always among the possible ones.
#[test]
fn the_truth_is_always_possible() {
    for rules in all_rules() {
        for seed in 0..games(1, 40) {
            let mut rng = Rng::new(seed);
            let temper = rng.choose(&TEMPERS);
            random_game(rules, temper, &mut rng, |game| {
                let setup = Setup::from(game);
                assert_eq!(setup.game().as_ref(), Ok(game), "{setup}");
                for viewer in viewers(rules) {
                    let view = game.view(viewer).unwrap();
                    assert_eq!(Setup::from(&view).view().as_ref(), Ok(&view), "{setup}");
                }
            });
        }
    }
}

/// Near the end few deals are possible: every one comes out, about equally often.
#[test]
fn every_possible_truth_comes_out() {
    let rules = Rules::printed(Players::Two);
    let mut rng = Rng::new(3);
    let mut game = Game::new(rules, seat(1)).unwrap();
    while game.position().bag().len() > 2 || !matches!(game.position().due(), Due::Seat(_)) {
        let step = random_step(&game, crate::help::HONEST, &mut rng).unwrap();
        game.play(step).unwrap();
    }
    assert_eq!(game.position().bag().len(), 2);
    assert!(game.memory().put_back().is_empty());
    let view = game.view(Viewer::Seat(seat(1))).unwrap();
    let mut count = BTreeMap::<String, u32>::new();
    for _ in 0..21_000 {
        let truth = view.resample(&mut rng).unwrap();
        *count.entry(Setup::from(&truth).to_string()).or_default() += 1;
    }
    // Seven unseen tiles, two of them in the bag.
    assert_eq!(count.len(), 21);
    assert!(count.values().all(|n| (850..1150).contains(n)), "{count:?}");
}

/// Under `auto` the player to lay holds a tile that fits, however rare that is.
#[test]
fn under_auto_the_player_to_lay_can_lay() {
    let rules = Rules { seeing: Seeing::Auto, frame: frame(8), ..Rules::printed(Players::Three) };
    let mut rng = Rng::new(11);
    for seed in 0..games(20, 500) {
        random_game(rules, crate::help::HONEST, &mut Rng::new(seed), |game| {
            if let Due::Seat(mover) = game.position().due() {
                let view = game.view(Viewer::Spectator).unwrap();
                let truth = view.resample(&mut rng).unwrap();
                let hand = truth.position().hand(mover);
                assert!(truth.position().field().has_room_for(hand));
            }
        });
    }
}
