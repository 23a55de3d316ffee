//! Exchange two things that a viewer cannot see: everything that viewer gets stays the same.

use quartex::{Event, Game, Seeing, Setup, Step, Tile, TileSet, Viewer};

use crate::help::{Rng, TEMPERS, all_rules, games, random_step, viewers};

fn exchange(tiles: TileSet, a: Tile, b: Tile) -> TileSet {
    let swap = |tile| match tile {
        tile if tile == a => b,
        tile if tile == b => a,
        tile => tile,
    };
    tiles.iter().map(swap).collect()
}

/// The game with two tiles exchanged wherever they are hidden; none if it could not be so.
fn exchanged(game: &Game, a: Tile, b: Tile) -> Option<Game> {
    let mut setup = Setup::from(game);
    for hand in &mut setup.hands {
        hand.tiles = exchange(hand.tiles, a, b);
    }
    setup.game().ok()
}

/// Plays both games on, with the same steps but for the exchange, until a secret comes out.
fn play_on(one: &Game, two: &Game, viewer: Viewer, (a, b): (Tile, Tile), rng: &mut Rng) -> u32 {
    let (mut one, mut two) = (one.clone(), two.clone());
    let mut steps = 0;
    let temper = rng.choose(&TEMPERS);
    while steps < 12 {
        let Some(step) = random_step(&one, temper, rng) else { break };
        let mirrored = match step {
            Step::Draw { to, tiles } => Step::Draw { to, tiles: exchange(tiles, a, b) },
            Step::Act { .. } => step,
        };
        // A secret may come out: then the other game refuses, or shows something else.
        let shows = |tiles: TileSet| tiles.contains(a) || tiles.contains(b);
        let reveals = |event: &Event| match *event {
            Event::Opened { placement } | Event::Laid { placement, .. } => {
                [a, b].contains(&placement.tile())
            }
            Event::Drew { seat, tiles } => viewer == Viewer::Seat(seat) && shows(tiles),
            Event::Removed { tiles }
            | Event::Claimed { hand: tiles, .. }
            | Event::Retired { tiles, .. } => shows(tiles),
            Event::SawNone { .. }
            | Event::PointedOut { .. }
            | Event::SetAside { .. }
            | Event::PutBack { .. }
            | Event::Eliminated { .. }
            | Event::Ended { .. } => false,
        };
        let told = one.play(step).unwrap();
        if told.events().iter().any(reveals) {
            break;
        }
        let Ok(also) = two.play(mirrored) else { break };
        if also.events().iter().any(reveals) {
            break;
        }
        assert_eq!(told.glimpse(viewer), also.glimpse(viewer));
        assert_eq!(told.step(viewer), also.step(viewer));
        assert_eq!(one.view(viewer), two.view(viewer));
        steps += 1;
    }
    steps
}

#[test]
fn exchanging_hidden_tiles_changes_nothing_a_viewer_gets() {
    let (mut compared, mut played) = (0, 0);
    for rules in all_rules() {
        for seed in 0..games(2, 60) {
            let mut rng = Rng::new(seed);
            let temper = rng.choose(&TEMPERS);
            crate::help::random_game(rules, temper, &mut Rng::new(seed + 5), |game| {
                let viewer = rng.choose(&viewers(rules));
                let view = game.view(viewer).unwrap();
                let unseen: Vec<Tile> = view.unseen().iter().collect();
                if unseen.len() < 2 || !rng.one_in(3) {
                    return;
                }
                let (a, b) = (rng.choose(&unseen), rng.choose(&unseen));
                let Some(other) = exchanged(game, a, b) else { return };
                let same = other.view(viewer).unwrap();
                assert_eq!(same, view);
                assert_eq!(same.choices(), view.choices());
                assert_eq!(same.due(), view.due());
                assert_eq!(Setup::from(&same).to_string(), Setup::from(&view).to_string());
                compared += 1;
                if rules.seeing == Seeing::Claim {
                    played += play_on(game, &other, viewer, (a, b), &mut rng);
                }
            });
        }
    }
    assert!(compared > 2000, "{compared}");
    assert!(played > 2000, "{played}");
}
