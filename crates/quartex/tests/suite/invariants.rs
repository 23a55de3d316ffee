//! What holds at every moment of every game.

use quartex::{Due, Game, Phase, Players, Position, Rules, Seeing, Symbol, Ties, TileSet, playout};

use crate::help::{Rng, TEMPERS, games, players_and_frames, random_game, seeings_and_starts};

/// Everything the rules page promises of one moment.
fn check(game: &Game) {
    let position = game.position();
    let players = position.rules().players;
    // Bag + set aside + removed + hands + board = the 55 tiles.
    let hands = players.seats().map(|seat| position.hand(seat));
    let aside = position.phase().aside();
    let places = [position.bag(), position.removed(), aside, position.field().laid()];
    let mut all = TileSet::EMPTY;
    let mut count = 0;
    for place in places.into_iter().chain(hands) {
        all = all.union(place);
        count += place.len();
    }
    assert_eq!((all, count), (TileSet::ALL, 55));
    // Stock + tokens = 10 per symbol.
    for symbol in Symbol::ALL {
        let taken: u8 = players.seats().map(|seat| position.tokens(seat)[symbol]).sum();
        assert_eq!(taken + position.stock()[symbol], 10);
    }
    // With tiles in the bag at the start of a turn, everybody still in holds five.
    if let Phase::Laying(turn) = position.phase()
        && turn.aside.is_empty()
        && !position.bag().is_empty()
    {
        let is_in = players.seats().filter(|seat| !position.eliminated().contains(*seat));
        assert!(is_in.into_iter().all(|seat| position.hand(seat).len() == 5));
    }
    // The frame holds.
    if let (Some(frame), Some(bounds)) = (position.rules().frame, position.field().bounds()) {
        assert!(bounds.width() <= frame.side() && bounds.height() <= frame.side());
    }
    // Whoever is due can do something.
    match position.due() {
        Due::Bag { count, .. } => assert!((1..=position.bag().len()).contains(&count)),
        Due::Seat(seat) => assert!(!position.hand(seat).is_empty()),
        Due::Seats(waiting) => assert!(!waiting.is_empty()),
        Due::Nobody => {
            let done =
                |seat| position.eliminated().contains(seat) || position.hand(seat).is_empty();
            assert!(players.seats().all(done));
        }
    }
}

/// Points with four tiles = tokens handed out + completions that found the stock empty.
fn check_completions(game: &Game) {
    let position = game.position();
    let mut completed = [0_u8; 4];
    if let Some(bounds) = position.field().bounds() {
        for y in bounds.north..=bounds.south {
            for x in bounds.west..=bounds.east {
                let cell = quartex::Cell::new(x.into(), y.into()).unwrap();
                let point = cell.point(quartex::Corner::NorthWest);
                if position.field().tiles_around(point) == 4 {
                    completed[position.field().symbol_at(point).unwrap().index()] += 1;
                }
            }
        }
    }
    for symbol in Symbol::ALL {
        assert_eq!(10 - position.stock()[symbol], completed[symbol.index()].min(10));
    }
}

fn many_games(players: Players) {
    for (number, frame) in players_and_frames().filter(|(p, _)| *p == players) {
        for (seeing, start) in seeings_and_starts() {
            let rules = Rules { players: number, frame, seeing, ties: Ties::Shared, start };
            // Four kinds of rules: 10 000 games for each number of players and frame.
            for seed in 0..games(12, 2500) {
                let mut rng = Rng::new(seed);
                let temper = rng.choose(&TEMPERS);
                let game = random_game(rules, temper, &mut rng, check);
                check_completions(&game);
            }
        }
    }
}

#[test]
fn games_of_two() {
    many_games(Players::Two);
}

#[test]
fn games_of_three() {
    many_games(Players::Three);
}

#[test]
fn games_of_four() {
    many_games(Players::Four);
}

#[test]
fn games_of_five() {
    many_games(Players::Five);
}

/// The playout is another way through the same rules: it ends, and what it leaves is sound.
#[test]
fn playouts_end_with_all_accounts_in_order() {
    for rules in crate::help::all_rules() {
        for seed in 0..games(5, 500) {
            let mut position = Position::new(rules, crate::help::seat(1)).unwrap();
            let laid = playout(&mut position, &mut Rng::new(seed));
            assert_eq!(position.phase(), Phase::Over);
            let home = u32::from(rules.start == quartex::Start::BagTile);
            assert_eq!(u32::from(position.field().laid().len()), laid + home);
            if rules.seeing == Seeing::Auto && rules.frame.is_none() {
                assert!(laid > 30);
            }
        }
    }
}
