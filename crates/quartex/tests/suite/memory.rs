//! What may be known of hidden tiles, followed world by world.
//!
//! The twin here keeps the set of *all* worlds that one viewer cannot tell apart, and carries it
//! through every event. Whatever the crate lets in must be exactly that set.

use std::collections::BTreeSet;

use quartex::{Due, Event, Eye, Game, Phase, Players, Rules, Seat, Seeing, Setup, TileSet, Viewer};

use crate::help::{Rng, Temper, WILD, games, random_step, seat, tile};

/// The hands that are hidden from the viewer (others stay empty), and the bag.
type World = (Vec<Vec<String>>, Vec<String>);

fn names(tiles: TileSet) -> Vec<String> {
    tiles.iter().map(|tile| tile.to_string()).collect()
}

fn without(list: &[String], tiles: TileSet) -> Option<Vec<String>> {
    let gone = names(tiles);
    gone.iter()
        .all(|name| list.contains(name))
        .then(|| list.iter().filter(|name| !gone.contains(name)).cloned().collect())
}

fn with(list: &[String], more: &[String]) -> Vec<String> {
    let mut all = [list, more].concat();
    all.sort();
    all
}

/// All ways to take `count` of these.
fn subsets(list: &[String], count: usize) -> Vec<Vec<String>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for place in 0..list.len() {
        for mut rest in subsets(&list[place + 1..], count - 1) {
            rest.insert(0, list[place].clone());
            found.push(rest);
        }
    }
    found
}

/// Every way to deal the unseen tiles, let in by the crate or not.
fn all_worlds(game: &Game, viewer: Seat) -> Vec<World> {
    let view = game.view(Viewer::Seat(viewer)).unwrap();
    let mut worlds: Vec<World> = vec![(Vec::new(), with(&names(view.unseen()), &[]))];
    for seat in view.rules().players.seats() {
        let hidden = usize::from(if seat == viewer { 0 } else { view.hand(seat).hidden });
        let known = if seat == viewer { Vec::new() } else { names(view.hand(seat).tiles) };
        worlds = worlds
            .into_iter()
            .flat_map(|(hands, bag)| {
                subsets(&bag, hidden).into_iter().map(move |hand| {
                    let rest = bag.iter().filter(|name| !hand.contains(name)).cloned().collect();
                    (hands.clone(), hand, rest)
                })
            })
            .map(|(mut hands, hand, rest)| {
                hands.push(with(&hand, &known));
                (hands, rest)
            })
            .collect();
    }
    worlds
}

/// Those of them that the crate lets in.
fn admitted(game: &Game, viewer: Seat) -> BTreeSet<World> {
    let truth = Setup::from(game);
    let mut found = BTreeSet::new();
    for world in all_worlds(game, viewer) {
        let mut setup = truth.clone();
        for (place, hand) in world.0.iter().enumerate() {
            if place != viewer.index() {
                setup.hands[place].tiles = hand.iter().map(|name| tile(name)).collect();
            }
        }
        assert_eq!(setup.eye, Eye::Truth);
        if setup.game().is_ok() {
            found.insert(world);
        }
    }
    found
}

/// What one world becomes: nothing if it cannot be so, several if somebody draws hidden.
fn carry(world: &World, event: Event, viewer: Seat) -> Vec<World> {
    let (hands, bag) = world;
    let put = |seat: Seat, hand: Vec<String>, bag: Vec<String>| -> World {
        let mut hands = hands.clone();
        hands[seat.index()] = hand;
        (hands, bag)
    };
    match event {
        Event::Drew { seat, tiles } if seat == viewer => {
            without(bag, tiles).map(|bag| (hands.clone(), bag)).into_iter().collect()
        }
        Event::Drew { seat, tiles } => subsets(bag, usize::from(tiles.len()))
            .into_iter()
            .map(|drawn| {
                let rest = bag.iter().filter(|name| !drawn.contains(name)).cloned().collect();
                put(seat, with(&hands[seat.index()], &drawn), rest)
            })
            .collect(),
        Event::Laid { seat, placement, .. } if seat != viewer => {
            let hand = without(&hands[seat.index()], TileSet::EMPTY.with(placement.tile()));
            hand.map(|hand| put(seat, hand, bag.clone())).into_iter().collect()
        }
        Event::Claimed { seat, hand } if seat != viewer => {
            let same = hands[seat.index()] == with(&names(hand), &[]);
            same.then(|| world.clone()).into_iter().collect()
        }
        Event::SetAside { seat, .. } if seat != viewer => {
            vec![put(seat, Vec::new(), bag.clone())]
        }
        Event::PutBack { tiles, .. } => vec![(hands.clone(), with(bag, &names(tiles)))],
        Event::Retired { seat, tiles } => {
            let Some(bag) = without(bag, tiles) else { return Vec::new() };
            if seat == viewer {
                return vec![(hands.clone(), bag)];
            }
            vec![put(seat, with(&hands[seat.index()], &names(tiles)), bag)]
        }
        _ => vec![world.clone()],
    }
}

/// Follows the end of a game from the moment when few tiles are left in the bag.
fn follow(rules: Rules, temper: Temper, left: u8, seed: u64) -> usize {
    let mut rng = Rng::new(seed);
    let viewer = seat(1);
    let mut game = Game::new(rules, seat(1)).unwrap();
    let mut worlds: Option<BTreeSet<World>> = None;
    let mut compared = 0;
    let quiet = Temper { bluffs: 1_000_000, keeps_quiet: 1 };
    for _ in 0..400 {
        let temper = if worlds.is_some() { temper } else { quiet };
        let Some(step) = random_step(&game, temper, &mut rng) else { break };
        let told = game.play(step).unwrap();
        if let Some(known) = &mut worlds {
            for &event in told.events() {
                *known = known.iter().flat_map(|world| carry(world, event, viewer)).collect();
            }
            if let (Seeing::Auto, Phase::Laying(turn)) = (rules.seeing, game.position().phase())
                && turn.seat != viewer
            {
                let field = game.position().field();
                known.retain(|(hands, _)| {
                    let hand = hands[turn.seat.index()].iter().map(|name| tile(name)).collect();
                    field.has_room_for(hand)
                });
            }
            if known.len() > 3000 {
                break;
            }
            assert_eq!(*known, admitted(&game, viewer), "{}", Setup::from(&game));
            compared += 1;
        } else if game.position().bag().len() <= left
            && game.memory().put_back().is_empty()
            && matches!(game.position().due(), Due::Seat(_))
        {
            worlds = Some(admitted(&game, viewer));
        }
    }
    compared
}

#[test]
fn exactly_the_possible_worlds_are_let_in() {
    let mut compared = 0;
    for seed in 0..games(12, 300) {
        let two = Rules::printed(Players::Two);
        compared += follow(two, WILD, 5, seed);
        compared += follow(
            Rules { seeing: Seeing::Auto, frame: crate::help::frame(8), ..two },
            WILD,
            5,
            seed,
        );
        compared += follow(Rules { seeing: Seeing::Auto, ..two }, WILD, 4, seed);
        compared += follow(Rules::printed(Players::Three), WILD, 1, seed);
    }
    assert!(compared > 200, "{compared}");
}
