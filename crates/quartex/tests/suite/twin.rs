//! The crate against its slow twin, move by move.

use std::collections::BTreeSet;

use quartex::{Game, Phase, Players, Rules, Seeing, Start, Ties, TileSet};

use crate::help::{Rng, TEMPERS, games, players_and_frames, random_step, seeings_and_starts};
use crate::slow::{Slow, Stage, Tiles};

fn names(tiles: TileSet) -> Tiles {
    tiles.iter().map(|tile| tile.to_string()).collect()
}

fn stage(phase: Phase) -> Stage {
    match phase {
        Phase::Opening => Stage::Home,
        Phase::Removing => Stage::Remove,
        Phase::Dealing { seat } => Stage::Deal(seat.index()),
        Phase::Laying(turn) => Stage::Lay(turn.seat.index()),
        Phase::Asking { turn, waiting } => {
            Stage::Ask(turn.seat.index(), waiting.iter().map(quartex::Seat::index).collect())
        }
        Phase::Bound { turn, tile, cell } => {
            let cell = (i32::from(cell.x()), i32::from(cell.y()));
            Stage::Bound(turn.seat.index(), tile.to_string(), cell)
        }
        Phase::Redrawing(turn) => Stage::Redraw(turn.seat.index()),
        Phase::Refilling { seat } => Stage::Refill(seat.index()),
        Phase::Retiring { seat } => Stage::Retire(seat.index()),
        Phase::Over => Stage::Over,
    }
}

fn compare(game: &Game, slow: &Slow) {
    let position = game.position();
    assert_eq!(stage(position.phase()), slow.stage);
    assert_eq!(names(position.bag()), slow.bag);
    assert_eq!(names(position.removed()), slow.removed);
    assert_eq!(names(position.phase().aside()), slow.aside);
    assert_eq!(position.stock().counts().map(u32::from), slow.stock);
    for seat in position.rules().players.seats() {
        let i = seat.index();
        assert_eq!(names(position.hand(seat)), slow.hands[i]);
        assert_eq!(position.tokens(seat).counts().map(u32::from), slow.tokens[i]);
        assert_eq!(position.eliminated().contains(seat), slow.out[i]);
        assert_eq!(position.score(seat).points(), slow.score(i));
    }
    let laid: BTreeSet<String> =
        position.field().placements_laid().map(|p| format!("{}={}", p.cell, p.word)).collect();
    let slow_laid: BTreeSet<String> =
        slow.board.iter().map(|((x, y), word)| format!("{x},{y}={word}")).collect();
    assert_eq!(laid, slow_laid);
    if let Some(turn) = position.phase().turn() {
        let hand = position.hand(turn.seat);
        let fast = position.field().placements(hand).map(|p| p.to_string());
        assert_eq!(fast.collect::<BTreeSet<_>>(), slow.placements(&slow.hands[turn.seat.index()]));
        let count = position.field().placements(hand).count();
        assert_eq!(position.field().count_placements(hand) as usize, count);
        assert_eq!(position.field().has_room_for(hand), count > 0);
    }
    if position.phase() == Phase::Over {
        let outcome = position.outcome().unwrap();
        let best = (0..slow.players).map(|i| slow.score(i)).max().unwrap();
        for seat in position.rules().players.seats() {
            assert_eq!(outcome.winners().contains(seat), slow.score(seat.index()) == best);
        }
        let taken: u32 = slow.tokens.iter().flatten().sum();
        assert_eq!(slow.completed(), (taken + slow.wasted) as usize);
    } else {
        assert_eq!(position.outcome(), None);
    }
}

fn one_game(rules: Rules, seed: u64) {
    let mut rng = Rng::new(seed);
    let temper = rng.choose(&TEMPERS);
    let first = rng.choose(&rules.players.seats().collect::<Vec<_>>());
    let mut game = Game::new(rules, first).unwrap();
    let mut slow = Slow::new(
        usize::from(rules.players.count()),
        rules.frame.map(|frame| i32::from(frame.side())),
        rules.seeing == Seeing::Auto,
        rules.start == Start::BagTile,
        first.index(),
    );
    compare(&game, &slow);
    while let Some(step) = random_step(&game, temper, &mut rng) {
        game.play(step).unwrap();
        slow.play(&step.to_string());
        compare(&game, &slow);
    }
}

fn many_games(players: Players) {
    for (number, frame) in players_and_frames().filter(|(p, _)| *p == players) {
        for (seeing, start) in seeings_and_starts() {
            let rules = Rules { players: number, frame, seeing, ties: Ties::Shared, start };
            for seed in 0..games(8, 60) {
                one_game(rules, 1000 * u64::from(players.count()) + seed);
            }
        }
    }
}

#[test]
fn two_players_play_as_the_twin_says() {
    many_games(Players::Two);
}

#[test]
fn three_players_play_as_the_twin_says() {
    many_games(Players::Three);
}

#[test]
fn four_players_play_as_the_twin_says() {
    many_games(Players::Four);
}

#[test]
fn five_players_play_as_the_twin_says() {
    many_games(Players::Five);
}
