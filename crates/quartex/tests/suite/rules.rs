//! Every rule by its number.

use std::collections::BTreeSet;

use quartex::{
    Action, Chance, Corner, Due, Event, Field, Game, Kind, Misfit, Pattern, Phase, Placement,
    Players, Point, Position, Recipient, Refusal, Rules, Score, Seat, SeatSet, Seeing, Start, Step,
    Symbol, TILES, TOKENS_PER_SYMBOL, Ties, Tile, TileSet, Tokens, Told, Viewer, Word,
};

use crate::help::{
    HONEST, Rng, frame, games, random_game, random_step, seat, tile, tiles, viewers,
};
use crate::scene::{Scene, block, cell, field, lay};

const PRINTED: Rules = Rules::printed(Players::Two);
const AUTO: Rules = Rules { seeing: Seeing::Auto, ..PRINTED };

fn act(game: &mut Game, number: u8, action: &str) -> Result<Told, Refusal> {
    game.play(Step::Act { seat: seat(number), action: action.parse().unwrap() })
}

/// Gives what is due, the first tiles by name.
fn draw(game: &mut Game) -> Told {
    let Due::Bag { to, count } = game.position().due() else { panic!("no draw is due") };
    let tiles = game.position().bag().iter().take(usize::from(count)).collect();
    game.play(Step::Draw { to, tiles }).unwrap()
}

/// A game with everything dealt, the first tiles by name.
fn dealt(rules: Rules) -> Game {
    let mut game = Game::new(rules, seat(1)).unwrap();
    while !matches!(game.position().phase(), Phase::Laying(_)) {
        draw(&mut game);
    }
    game
}

/// A claim that everybody lets pass, and the new batch.
fn claim_and_redraw(game: &mut Game, number: u8) {
    act(game, number, "cannot").unwrap();
    while let Due::Seats(waiting) = game.position().due() {
        let asked = waiting.iter().next().unwrap();
        act(game, asked.number(), "none").unwrap();
    }
    if let Phase::Redrawing(_) = game.position().phase() {
        draw(game);
    }
}

fn points(game: &Game, number: u8) -> i32 {
    game.position().outcome().unwrap().score(seat(number)).points()
}

fn winners(game: &Game) -> SeatSet {
    game.position().outcome().unwrap().winners()
}

#[test]
fn x1_a_tile_may_be_turned_and_flipped() {
    let word: Word = "XSQO".parse().unwrap();
    assert_eq!(word.turned().to_string(), "OXSQ");
    assert_eq!(word.flipped().to_string(), "SXOQ");
    assert_eq!(word.turned().turned().turned().turned(), word);
    assert_eq!(word.flipped().flipped(), word);
    for word in Word::all() {
        assert_eq!(word.turned().tile(), word.tile());
        assert_eq!(word.flipped().tile(), word.tile());
    }
}

#[test]
fn x2_four_symbols_and_ten_tokens_of_each() {
    let letters: String = Symbol::ALL.iter().map(|symbol| symbol.letter()).collect();
    assert_eq!(letters, "XSQO");
    assert!(Symbol::ALL.into_iter().all(|s| Symbol::from_letter(s.letter()) == Some(s)));
    let game = dealt(PRINTED);
    assert_eq!(game.position().stock().counts(), [10; 4]);
    assert_eq!(TOKENS_PER_SYMBOL, 10);
}

#[test]
fn x3_the_tiles_are_the_55_classes() {
    // Kind, an example, tiles, orientations of each.
    let table = [
        (Kind::FourEqual, "XXXX", 4, 1),
        (Kind::ThreeAndOne, "XXXS", 12, 4),
        (Kind::PairsBeside, "XXSS", 6, 4),
        (Kind::PairsAcross, "XSXS", 6, 2),
        (Kind::PairBeside, "XXSQ", 12, 8),
        (Kind::PairAcross, "XSXQ", 12, 4),
        (Kind::AllDifferent, "XSQO", 3, 8),
    ];
    for (kind, example, count, orientations) in table {
        let of_kind: Vec<Tile> = Tile::all().filter(|tile| tile.kind() == kind).collect();
        assert_eq!(of_kind.len(), count, "{example}");
        assert!(of_kind.contains(&tile(example)));
        assert!(of_kind.iter().all(|tile| tile.words().len() == orientations), "{example}");
    }
    assert_eq!(Tile::all().len(), TILES);
    assert_eq!(Tile::all().map(|tile| tile.words().len()).sum::<usize>(), 256);
    for symbol in Symbol::ALL {
        let corners = Tile::all().map(|tile| u32::from(tile.corners()[symbol.index()]));
        assert_eq!(corners.sum::<u32>(), 55);
    }
    for tile in Tile::all() {
        assert_eq!(tile.words().min(), Some(tile.name()));
        let words: BTreeSet<Word> = tile.words().collect();
        assert_eq!(words.len(), tile.words().len(), "each word once");
        assert!(words.iter().all(|word| word.tile() == tile));
    }
    assert!(Tile::all().map(Tile::name).is_sorted());
}

#[test]
fn x3_the_twin_finds_the_same_names() {
    let names: BTreeSet<String> = Tile::all().map(|tile| tile.to_string()).collect();
    assert_eq!(names, crate::slow::all_tiles());
}

#[test]
fn x4_two_to_five_play() {
    assert_eq!(Players::ALL.map(Players::count), [2, 3, 4, 5]);
    assert!([0, 1, 6, 255].into_iter().all(|count| Players::new(count).is_none()));
    let refused = Game::new(PRINTED, seat(3)).unwrap_err();
    assert_eq!(refused, Refusal::NoSuchSeat(Players::Two));
    let mut game = dealt(PRINTED);
    assert_eq!(act(&mut game, 3, "cannot"), Err(Refusal::NoSuchSeat(Players::Two)));
}

#[test]
fn x5_one_three_or_no_tile_is_laid_aside_for_all_to_see() {
    for (players, count) in Players::ALL.into_iter().zip([1, 1, 3, 0]) {
        let mut game = Game::new(Rules::printed(players), seat(1)).unwrap();
        if count > 0 {
            assert_eq!(game.position().due(), Due::Bag { to: Recipient::Out, count });
            draw(&mut game);
        }
        assert_eq!(game.position().due(), Due::Bag { to: Recipient::Hand(seat(1)), count: 5 });
        assert_eq!(game.position().removed().len(), count);
        for viewer in viewers(game.position().rules()) {
            assert_eq!(game.view(viewer).unwrap().removed(), game.position().removed());
        }
    }
}

#[test]
fn x6_each_player_draws_five_and_keeps_them_hidden() {
    for players in Players::ALL {
        let game = dealt(Rules::printed(players));
        for player in players.seats() {
            assert_eq!(game.position().hand(player).len(), 5);
            for viewer in viewers(game.position().rules()) {
                let hand = game.view(viewer).unwrap().hand(player);
                assert_eq!(hand.len(), 5);
                let own = viewer == Viewer::Seat(player);
                assert_eq!(hand.tiles.len(), if own { 5 } else { 0 });
            }
        }
    }
}

#[test]
fn x7_the_first_seat_is_told_and_play_is_clockwise() {
    let mut game = Game::new(Rules::printed(Players::Three), seat(2)).unwrap();
    let mut order = Vec::new();
    for _ in 0..24 {
        match game.position().due() {
            Due::Seat(seat) => {
                order.push(seat.number());
                let choices = game.view(Viewer::Seat(seat)).unwrap().choices();
                game.play(Step::Act { seat, action: choices[0] }).unwrap();
            }
            _ => drop(draw(&mut game)),
        }
    }
    assert_eq!(order[..6], [2, 3, 1, 2, 3, 1]);
}

#[test]
fn x8_a_laid_tile_fixes_its_four_points() {
    let field = field(&["XSQO@0,0=XSQO"]);
    let at = |corner: Corner| field.symbol_at(cell(0, 0).point(corner));
    assert_eq!(
        Corner::ALL.map(at),
        [Some(Symbol::Cross), Some(Symbol::Star), Some(Symbol::Square), Some(Symbol::Circle)]
    );
    assert_eq!(field.symbol_at(cell(1, 1).point(Corner::SouthEast)), None);
    assert_eq!(field.tiles_around(cell(0, 0).point(Corner::SouthEast)), 1);
    assert_eq!(cell(0, 0).point(Corner::SouthEast), cell(1, 1).point(Corner::NorthWest));
    let point: Point = cell(-3, 2).point(Corner::NorthEast);
    assert_eq!((point.x(), point.y()), (-2, 2));
}

#[test]
fn x9a_the_cell_must_be_empty() {
    let field = field(&["XSQO@0,0=XSQO"]);
    assert_eq!(field.check(lay("XXXX@0,0=XXXX")), Err(Misfit::CellTaken));
}

#[test]
fn x9b_touching_at_a_corner_is_not_enough() {
    let field = field(&["XSQO@0,0=XSQO"]);
    // Its north-west corner agrees with the laid tile's south-east.
    assert_eq!(field.check(lay("QQQQ@1,1=QQQQ")), Err(Misfit::NoEdge));
    assert_eq!(field.check(lay("QQQQ@9,9=QQQQ")), Err(Misfit::NoEdge));
    assert_eq!(field.check(lay("QQQQ@54,-54=QQQQ")), Err(Misfit::NoEdge));
}

#[test]
fn x9c_each_point_must_be_free_or_carry_the_same_symbol() {
    let field = field(&["XSQO@0,0=XSQO"]);
    assert_eq!(field.check(lay("SSQQ@1,0=SSQQ")), Ok(()));
    assert_eq!(field.check(lay("SSQQ@1,0=QQSS")), Err(Misfit::Clash(Corner::NorthWest)));
    assert_eq!(field.check(lay("SSSQ@1,0=SQSS")), Err(Misfit::Clash(Corner::SouthWest)));
}

#[test]
fn x9c_holds_where_the_only_neighbour_is_diagonal() {
    // An L of three; the cell (1, 1) meets (0, 0) only at a point.
    let field = field(&["XXXX@0,0=XXXX", "XXSS@1,0=XSSX", "XXQQ@0,1=XXQQ"]);
    let at = cell(1, 1);
    let fixed = field.opening_at(at).unwrap().pattern().corners();
    assert_eq!(fixed, [Some(Symbol::Cross), Some(Symbol::Star), None, Some(Symbol::Square)]);
    assert_eq!(field.check(lay("XSXQ@1,1=XSXQ")), Ok(()));
    assert_eq!(field.check(lay("SSSQ@1,1=SSSQ")), Err(Misfit::Clash(Corner::NorthWest)));
    // Here the diagonal neighbour (0, 0) alone fixes the north-west corner.
    let mut bent = field.clone();
    bent.lay(lay("SSSS@2,0=SSSS")).unwrap();
    let fixed = bent.opening_at(cell(2, 1)).unwrap().pattern().corners();
    assert_eq!(fixed, [Some(Symbol::Star), Some(Symbol::Star), None, None]);
}

#[test]
fn x9_how_many_tiles_fit() {
    let letter = |c: char| Symbol::from_letter(c);
    let pattern = |corners: &str| {
        let corners: Vec<Option<Symbol>> = corners.chars().map(letter).collect();
        Pattern::new([corners[0], corners[1], corners[2], corners[3]])
    };
    let table = [
        ("....", 55),
        ("X...", 34),
        ("..O.", 34),
        ("SS..", 10),
        ("S..S", 10),
        ("SX..", 16),
        (".QO.", 16),
        ("X.S.", 10),
        (".X.X", 10),
        ("XSQ.", 4),
        ("XX.X", 4),
        ("XSQO", 1),
        ("OOOO", 1),
    ];
    for (corners, count) in table {
        assert_eq!(pattern(corners).fitting().len(), count, "{corners}");
        let admitted = Word::all().filter(|&word| pattern(corners).admits(word));
        let fitting: TileSet = admitted.map(Word::tile).collect();
        assert_eq!(pattern(corners).fitting(), fitting);
    }
}

#[test]
fn x10_the_first_tile_is_laid_at_home_in_any_way() {
    let field = Field::new(None);
    assert_eq!(field.check(lay("XXXX@1,0=XXXX")), Err(Misfit::NotHome));
    assert_eq!(field.check(lay("XSQO@0,0=QOXS")), Ok(()));
    assert_eq!(field.placements(TileSet::ALL).count(), 256);
    assert!(field.placements(TileSet::ALL).all(|placement| placement.cell == cell(0, 0)));
}

#[test]
fn x11_a_player_lays_one_tile_from_the_hand() {
    let mut game = dealt(PRINTED);
    let mine = game.position().hand(seat(1)).iter().next().unwrap();
    let not_mine = game.position().hand(seat(2)).iter().next().unwrap();
    let before = game.clone();
    let lay = |tile: Tile| format!("{tile}@0,0={tile}");
    assert_eq!(act(&mut game, 1, &lay(not_mine)).unwrap_err(), Refusal::NotInHand(not_mine));
    assert_eq!(act(&mut game, 2, &lay(not_mine)).unwrap_err(), Refusal::NotYourTurn(seat(1)));
    assert_eq!(game, before, "a refused step changes nothing");
    act(&mut game, 1, &lay(mine)).unwrap();
    assert_eq!(game.position().field().laid(), TileSet::EMPTY.with(mine));
    assert_eq!(act(&mut game, 1, "cannot").unwrap_err(), Refusal::BagIsDue);
}

#[test]
fn x11_there_is_no_passing_under_auto() {
    let mut game = dealt(AUTO);
    assert_eq!(act(&mut game, 1, "cannot").unwrap_err(), Refusal::ClaimsAreAutomatic);
    let choices = game.view(Viewer::Seat(seat(1))).unwrap().choices();
    assert!(choices.iter().all(|action| matches!(action, Action::Lay(_))));
}

/// The last tile of a block, to be laid by seat 1.
fn about_to_fill(inner: &[&str], at: (i32, i32)) -> (Scene, Placement) {
    let mut board = block(inner);
    let place = board.iter().position(|p| p.cell == cell(at.0, at.1)).unwrap();
    let last = board.remove(place);
    let scene = Scene::new(PRINTED, &board).holds(1, &last.tile().to_string());
    (scene, last)
}

fn tokens_taken(told: &Told) -> (Tokens, Tokens) {
    match told.events().first() {
        Some(&Event::Laid { completed, taken, .. }) => (completed, taken),
        other => panic!("{other:?}"),
    }
}

#[test]
fn x12_the_fourth_tile_around_a_point_takes_its_token() {
    // A 2 x 2 block.
    let (scene, last) = about_to_fill(&["S"], (1, 1));
    let mut game = scene.game();
    assert_eq!(game.position().field().completed_by(last.cell).counts(), [0, 1, 0, 0]);
    let told = act(&mut game, 1, &last.to_string()).unwrap();
    assert_eq!(tokens_taken(&told), (Tokens::new([0, 1, 0, 0]), Tokens::new([0, 1, 0, 0])));
    assert_eq!(game.position().tokens(seat(1)).counts(), [0, 1, 0, 0]);
    assert_eq!(game.position().stock().counts(), [10, 9, 10, 10]);
}

#[test]
fn x12_filling_the_hole_of_a_ring_takes_four_tokens() {
    let (scene, last) = about_to_fill(&["XS", "XO"], (1, 1));
    let mut game = scene.game();
    let told = act(&mut game, 1, &last.to_string()).unwrap();
    assert_eq!(tokens_taken(&told).0, Tokens::new([2, 1, 0, 1]));
    assert_eq!(game.position().tokens(seat(1)).counts(), [2, 1, 0, 1]);
}

#[test]
fn x13_the_hand_is_filled_up_to_five_while_the_bag_lasts() {
    let mut game = dealt(PRINTED);
    let mine = game.position().hand(seat(1)).iter().next().unwrap();
    act(&mut game, 1, &format!("{mine}@0,0={mine}")).unwrap();
    assert_eq!(game.position().due(), Due::Bag { to: Recipient::Hand(seat(1)), count: 1 });
    draw(&mut game);
    assert_eq!(game.position().hand(seat(1)).len(), 5);
    assert_eq!(game.position().due(), Due::Seat(seat(2)));
}

#[test]
fn x13_the_bag_gives_exactly_what_is_asked_for() {
    let mut game = Game::new(PRINTED, seat(1)).unwrap();
    let out = |names: &str| Step::Draw { to: Recipient::Out, tiles: tiles(names) };
    assert_eq!(game.play(out("XXXX,SSSS")).unwrap_err(), Refusal::WrongCount { due: 1 });
    assert_eq!(game.play(out("-")).unwrap_err(), Refusal::WrongCount { due: 1 });
    let elsewhere = Step::Draw { to: Recipient::Home, tiles: tiles("XXXX") };
    assert_eq!(game.play(elsewhere).unwrap_err(), Refusal::NoDrawDue);
    game.play(out("XXXX")).unwrap();
    let to = Recipient::Hand(seat(1));
    let again = Step::Draw { to, tiles: tiles("XXXX,SSSS,QQQQ,OOOO,XSQO") };
    assert_eq!(game.play(again).unwrap_err(), Refusal::NotInBag(tile("XXXX")));
    let mut game = dealt(PRINTED);
    assert_eq!(game.play(Step::Draw { to, tiles: TileSet::EMPTY }), Err(Refusal::NoDrawDue));
}

#[test]
fn x14_players_without_tiles_or_eliminated_are_passed_over() {
    let mut passed_over = 0;
    for seed in 0..40 {
        let rules = Rules { players: Players::Three, ..AUTO };
        let mut before: Option<Position> = None;
        random_game(rules, HONEST, &mut Rng::new(seed), |game| {
            let now = game.position();
            if let Due::Seat(seat) = now.due() {
                assert!(!now.eliminated().contains(seat));
                assert!(!now.hand(seat).is_empty());
                if let Some(before) = &before
                    && let Due::Seat(last) = before.due()
                    && rules.players.after(last) != seat
                {
                    passed_over += 1;
                }
            }
            before = Some(now.clone());
        });
    }
    assert!(passed_over > 10, "{passed_over}");
}

#[test]
fn x15_who_cannot_lay_shows_the_hand_to_all() {
    let mut game = dealt(Rules::printed(Players::Three));
    let hand = game.position().hand(seat(1));
    let told = act(&mut game, 1, "cannot").unwrap();
    assert_eq!(told.events(), [Event::Claimed { seat: seat(1), hand }]);
    for viewer in viewers(game.position().rules()) {
        assert_eq!(game.view(viewer).unwrap().hand(seat(1)).tiles, hand);
    }
    assert_eq!(game.position().due(), Due::Seats([seat(2), seat(3)].into_iter().collect()));
}

#[test]
fn x16_the_first_placement_pointed_out_binds_tile_and_cell() {
    let mut game = dealt(Rules::printed(Players::Three));
    let hand = game.position().hand(seat(1));
    let shown = hand.iter().find(|tile| tile.words().len() == 4).unwrap();
    let other = hand.iter().find(|tile| *tile != shown).unwrap();
    act(&mut game, 1, "cannot").unwrap();
    act(&mut game, 2, "none").unwrap();
    assert_eq!(act(&mut game, 2, "none").unwrap_err(), Refusal::AlreadyAnswered);
    let before = game.clone();
    assert_eq!(act(&mut game, 1, "none").unwrap_err(), Refusal::OpponentsAreAsked);
    assert_eq!(
        act(&mut game, 3, &format!("try {shown}@1,0")).unwrap_err(),
        Refusal::Misfit(Misfit::NotHome)
    );
    let hidden = game.position().hand(seat(2)).iter().next().unwrap();
    assert_eq!(
        act(&mut game, 3, &format!("try {hidden}@0,0")).unwrap_err(),
        Refusal::NotInHand(hidden)
    );
    assert_eq!(game, before);
    act(&mut game, 3, &format!("try {shown}@0,0")).unwrap();
    assert_eq!(game.position().due(), Due::Seat(seat(1)));
    let bound = Refusal::Bound { tile: shown, cell: cell(0, 0) };
    assert_eq!(act(&mut game, 1, &format!("{other}@0,0={other}")).unwrap_err(), bound);
    assert_eq!(act(&mut game, 1, "cannot").unwrap_err(), bound);
    assert_eq!(act(&mut game, 2, "none").unwrap_err(), Refusal::NotYourTurn(seat(1)));
    // The orientation is free.
    let choices = game.view(Viewer::Seat(seat(1))).unwrap().choices();
    assert_eq!(choices.len(), 4);
    game.play(Step::Act { seat: seat(1), action: choices[3] }).unwrap();
    // The rest of the hand was seen and stays known.
    let view = game.view(Viewer::Spectator).unwrap();
    assert_eq!(view.hand(seat(1)).tiles, hand.without(shown));
    draw(&mut game);
    assert_eq!(game.view(Viewer::Spectator).unwrap().hand(seat(1)).hidden, 1);
}

#[test]
fn x16_who_points_out_must_be_asked() {
    let mut game = dealt(PRINTED);
    assert_eq!(act(&mut game, 2, "none").unwrap_err(), Refusal::NotYourTurn(seat(1)));
    assert_eq!(act(&mut game, 1, "none").unwrap_err(), Refusal::NobodyAsks);
    assert_eq!(act(&mut game, 1, "try XXXX@0,0").unwrap_err(), Refusal::NobodyAsks);
    act(&mut game, 1, "cannot").unwrap();
    assert_eq!(act(&mut game, 2, "cannot").unwrap_err(), Refusal::NotYourTurn(seat(1)));
}

#[test]
fn x16_a_placement_that_fits_in_no_way_is_refused() {
    let board = [lay("XXXX@0,0=XXXX")];
    let mut game = Scene::new(PRINTED, &board).holds(1, "SSSS,XXXS").game();
    act(&mut game, 1, "cannot").unwrap();
    assert_eq!(
        act(&mut game, 2, "try SSSS@1,0").unwrap_err(),
        Refusal::Misfit(Misfit::NoOrientation)
    );
    act(&mut game, 2, "try XXXS@1,0").unwrap();
}

#[test]
fn x17_the_hand_is_set_aside_and_five_new_tiles_are_drawn() {
    let mut game = dealt(PRINTED);
    let hand = game.position().hand(seat(1));
    act(&mut game, 1, "cannot").unwrap();
    let told = act(&mut game, 2, "none").unwrap();
    assert_eq!(
        told.events(),
        [Event::SawNone { seat: seat(2) }, Event::SetAside { seat: seat(1), tiles: hand }]
    );
    assert_eq!(game.position().due(), Due::Bag { to: Recipient::Hand(seat(1)), count: 5 });
    draw(&mut game);
    assert_eq!(game.position().phase().aside(), hand);
    // The new batch is hidden until it is shown in its turn.
    assert_eq!(game.view(Viewer::Spectator).unwrap().hand(seat(1)).hidden, 5);
    claim_and_redraw(&mut game, 1);
    assert_eq!(game.position().phase().aside().len(), 10);
}

#[test]
fn x17a_a_tile_fits_all_tiles_set_aside_go_back() {
    let mut game = dealt(PRINTED);
    let first_hand = game.position().hand(seat(1));
    claim_and_redraw(&mut game, 1);
    assert_eq!(game.position().bag().len(), 39);
    let mine = game.position().hand(seat(1)).iter().next().unwrap();
    let told = act(&mut game, 1, &format!("{mine}@0,0={mine}")).unwrap();
    assert_eq!(told.events()[1], Event::PutBack { tiles: first_hand, into_empty_bag: false });
    assert_eq!(game.position().bag().len(), 44);
    assert!(first_hand.is_within(game.position().bag()));
    assert_eq!(game.position().due(), Due::Bag { to: Recipient::Hand(seat(1)), count: 1 });
    // Known to be in the bag: nobody has drawn since.
    let in_bag = |game: &Game, viewer| game.view(viewer).unwrap().surely_in_bag();
    assert_eq!(in_bag(&game, Viewer::Spectator), first_hand);
    draw(&mut game);
    assert_eq!(in_bag(&game, Viewer::Spectator), TileSet::EMPTY);
    assert_eq!(game.memory().put_back(), first_hand);
    // Whoever drew knows what it was.
    let drawn = first_hand.intersection(game.position().hand(seat(1)));
    assert_eq!(in_bag(&game, Viewer::Seat(seat(1))), first_hand.minus(drawn));
}

/// Seat 1 claims until the bag is empty: 44 tiles, so nine batches, the last of four.
fn short_batch() -> Game {
    let mut game = dealt(PRINTED);
    for _ in 0..9 {
        claim_and_redraw(&mut game, 1);
    }
    assert_eq!(game.position().bag(), TileSet::EMPTY);
    assert_eq!(game.position().hand(seat(1)).len(), 4);
    assert_eq!(game.position().phase().aside().len(), 45);
    game
}

#[test]
fn x17a_after_a_short_batch_the_hand_is_filled_up_from_what_was_put_back() {
    let mut game = short_batch();
    let mine = game.position().hand(seat(1)).iter().next().unwrap();
    let told = act(&mut game, 1, &format!("{mine}@0,0={mine}")).unwrap();
    assert!(matches!(told.events()[1], Event::PutBack { into_empty_bag: true, .. }));
    assert_eq!(game.position().due(), Due::Bag { to: Recipient::Hand(seat(1)), count: 2 });
    assert_eq!(game.position().bag().len(), 45);
}

#[test]
fn x17b_nothing_fits_and_the_bag_is_empty() {
    let mut game = short_batch();
    let batch = game.position().hand(seat(1));
    act(&mut game, 1, "cannot").unwrap();
    let told = act(&mut game, 2, "none").unwrap();
    assert_eq!(told.events()[1], Event::Eliminated { seat: seat(1), hand: batch });
    assert_eq!(game.position().bag().len(), 45);
    assert_eq!(game.position().due(), Due::Bag { to: Recipient::Hand(seat(1)), count: 1 });
    draw(&mut game);
    assert!(batch.is_within(game.position().hand(seat(1))));
    assert_eq!(game.position().hand(seat(1)).len(), 5);
    assert_eq!(game.position().due(), Due::Seat(seat(2)));
}

#[test]
fn x17b_with_nothing_set_aside_the_player_keeps_what_is_in_hand() {
    let mut seen = 0;
    for seed in 0..60 {
        let mut rng = Rng::new(seed);
        let mut game = Game::new(AUTO, seat(1)).unwrap();
        while let Some(step) = random_step(&game, HONEST, &mut rng) {
            let bag_before = game.position().bag();
            let told = game.play(step).unwrap();
            for &event in told.events() {
                if let Event::Eliminated { seat, hand } = event
                    && bag_before.is_empty()
                {
                    assert_eq!(game.position().hand(seat), hand);
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn x18_an_eliminated_player_takes_no_further_part_and_lies_open() {
    let mut game = short_batch();
    claim_and_redraw(&mut game, 1);
    draw(&mut game);
    assert!(game.position().eliminated().contains(seat(1)));
    let hand = game.position().hand(seat(1));
    assert_eq!(game.view(Viewer::Spectator).unwrap().hand(seat(1)).tiles, hand);
    assert_eq!(act(&mut game, 1, "cannot").unwrap_err(), Refusal::Eliminated);
    // Nobody is left to be asked: a claim goes straight on.
    act(&mut game, 2, "cannot").unwrap();
    assert!(matches!(game.position().phase(), Phase::Redrawing(_)));
}

#[test]
fn x18_eliminated_players_do_not_point_out() {
    let mut game = dealt(Rules::printed(Players::Three));
    while !game.position().eliminated().contains(seat(1)) {
        claim_and_redraw(&mut game, 1);
    }
    if let Due::Bag { .. } = game.position().due() {
        draw(&mut game);
    }
    act(&mut game, 2, "cannot").unwrap();
    assert_eq!(game.position().due(), Due::Seats(SeatSet::EMPTY.with(seat(3))));
    assert_eq!(act(&mut game, 1, "none").unwrap_err(), Refusal::Eliminated);
}

#[test]
fn x16_a_player_without_tiles_is_still_asked() {
    let mut found = false;
    for seed in 0..200 {
        let mut rng = Rng::new(seed);
        let mut game = Game::new(Rules::printed(Players::Three), seat(1)).unwrap();
        while let Some(step) = random_step(&game, HONEST, &mut rng) {
            game.play(step).unwrap();
            if let Due::Seats(waiting) = game.position().due() {
                let is_empty = |seat: Seat| game.position().hand(seat).is_empty();
                found |= waiting.iter().any(is_empty);
            }
        }
    }
    assert!(found);
}

/// Both players claim until they are eliminated.
fn all_eliminated(rules: Rules) -> Game {
    let mut game = dealt(rules);
    loop {
        match game.position().due() {
            Due::Seat(seat) => drop(act(&mut game, seat.number(), "cannot").unwrap()),
            Due::Seats(waiting) => {
                let asked = waiting.iter().next().unwrap();
                act(&mut game, asked.number(), "none").unwrap();
            }
            Due::Bag { .. } => drop(draw(&mut game)),
            Due::Nobody => return game,
        }
    }
}

#[test]
fn x19_the_game_ends_when_all_are_out_of_tiles_or_eliminated() {
    let mut game = all_eliminated(PRINTED);
    assert_eq!(game.position().eliminated().len(), 2);
    assert_eq!(act(&mut game, 1, "cannot").unwrap_err(), Refusal::GameOver);
    let more = Step::Draw { to: Recipient::Hand(seat(1)), tiles: TileSet::EMPTY };
    assert_eq!(game.play(more).unwrap_err(), Refusal::GameOver);
}

#[test]
fn x19_some_may_run_out_while_others_are_eliminated() {
    let mut mixed = 0;
    for seed in 0..40 {
        let game = random_game(AUTO, HONEST, &mut Rng::new(seed), |_| ());
        let out = game.position().eliminated();
        if out.len() == 1 {
            mixed += 1;
            for player in [seat(1), seat(2)] {
                let hand = game.position().hand(player);
                assert_eq!(hand.is_empty(), !out.contains(player));
                let tiles = game.position().score(player).tiles;
                assert_eq!(tiles, hand.len());
            }
        }
    }
    assert!(mixed > 5, "{mixed}");
}

#[test]
fn x20_the_worked_example_of_the_leaflet() {
    let stock = Tokens::new([3, 0, 2, 6]);
    let tokens = Tokens::new([2, 6, 2, 0]);
    let score = Score::count(tokens, stock, 3);
    assert_eq!(score, Score { tokens: 10, tiles: 3 });
    assert_eq!(score.points(), 7);
}

#[test]
fn x20_minus_points_for_tiles_of_an_eliminated_player_only() {
    let game = dealt(PRINTED);
    assert_eq!(game.position().score(seat(1)).points(), 0);
    let game = all_eliminated(PRINTED);
    assert_eq!((points(&game, 1), points(&game, 2)), (-5, -5));
}

#[test]
fn x21_the_highest_score_wins_and_victory_is_shared() {
    let game = all_eliminated(Rules::printed(Players::Five));
    assert_eq!(winners(&game).len(), 5);
    for seed in 0..50 {
        let game = random_game(AUTO, HONEST, &mut Rng::new(seed), |_| ());
        let (one, two) = (points(&game, 1), points(&game, 2));
        assert_eq!(winners(&game).contains(seat(1)), one >= two);
        assert_eq!(winners(&game).contains(seat(2)), two >= one);
    }
}

#[test]
fn x22_the_frame_slides_until_both_extents_are_used_up() {
    let mut field = Field::new(frame(2));
    field.lay(lay("XXXX@0,0=XXXX")).unwrap();
    assert_eq!(field.openings().count(), 4);
    field.lay(lay("XXSS@-1,0=SXXS")).unwrap();
    // West to east is used up; north and south are still open.
    assert_eq!(field.check(lay("XXXS@1,0=XXXS")), Err(Misfit::BeyondFrame));
    assert_eq!(field.check(lay("XXXS@0,-1=XSXX")), Ok(()));
    assert_eq!(field.check(lay("XXXS@0,1=XXXS")), Ok(()));
    field.lay(lay("XXXS@0,1=XXXS")).unwrap();
    assert_eq!(field.check(lay("XXXQ@0,-1=XQXX")), Err(Misfit::BeyondFrame));
    let openings: Vec<_> = field.openings().map(quartex::Opening::cell).collect();
    assert_eq!(openings, [cell(-1, 1)]);
}

#[test]
fn x22_gaps_count() {
    // A staircase: four tiles whose rectangle is 3 x 2.
    let mut field = Field::new(frame(3));
    for text in ["XXXX@0,0=XXXX", "XXXS@1,0=XXSX", "XXSS@1,1=XSSX", "SSSX@2,1=SSXS"] {
        let placement = text.replace("SSSX@", "XSSS@");
        field.lay(lay(&placement)).unwrap();
    }
    let bounds = field.bounds().unwrap();
    assert_eq!((bounds.width(), bounds.height()), (3, 2));
    assert_eq!(field.check(lay("SSSS@3,1=SSSS")), Err(Misfit::BeyondFrame));
    assert_eq!(field.check(lay("XXXO@-1,0=XXXO")), Err(Misfit::BeyondFrame));
    // Inside the rectangle, and one row more.
    assert!(field.opening_at(cell(2, 0)).is_some());
    assert!(field.opening_at(cell(1, 2)).is_some());
    assert!(field.opening_at(cell(0, -1)).is_some());
}

#[test]
fn x22_any_frame_from_one_is_accepted() {
    assert!(quartex::Frame::new(0).is_none());
    assert!((1..=255).all(|side| quartex::Frame::new(side).is_some()));
    let rules = Rules { frame: frame(1), ..AUTO };
    let game = random_game(rules, HONEST, &mut Rng::new(1), |_| ());
    assert_eq!(game.position().field().laid().len(), 1);
    assert_eq!(game.position().eliminated().len(), 2);
}

#[test]
fn x23_under_claim_a_player_may_claim_though_a_tile_fits() {
    let mut game = dealt(PRINTED);
    assert!(game.position().field().has_room_for(game.position().hand(seat(1))));
    let choices = game.view(Viewer::Seat(seat(1))).unwrap().choices();
    assert!(choices.contains(&Action::Cannot));
    act(&mut game, 1, "cannot").unwrap();
    // Silence counts as "none": the table says it for a seat.
    act(&mut game, 2, "none").unwrap();
    assert!(matches!(game.position().phase(), Phase::Redrawing(_)));
}

#[test]
fn x23_under_auto_the_claim_is_made_exactly_when_nothing_fits() {
    let mut claims = 0;
    for seed in 0..games(100, 2000) {
        let mut rng = Rng::new(seed);
        let rules = Rules { frame: frame(8), ..AUTO };
        let mut game = Game::new(rules, seat(1)).unwrap();
        while let Some(step) = random_step(&game, HONEST, &mut rng) {
            let told = game.play(step).unwrap();
            let field = game.position().field();
            for &event in told.events() {
                if let Event::Claimed { hand, .. } = event {
                    assert!(!field.has_room_for(hand));
                    claims += 1;
                }
            }
            if let Phase::Laying(turn) = game.position().phase() {
                assert!(field.has_room_for(game.position().hand(turn.seat)));
            }
            assert!(!matches!(game.position().phase(), Phase::Asking { .. } | Phase::Bound { .. }));
        }
    }
    assert!(claims > 50, "{claims}");
}

/// A finished game of eliminated players with these tokens and numbers of tiles.
fn finished(ties: Ties, inner: &[&str], players: &[([u8; 4], u8)]) -> Game {
    let number = Players::new(u8::try_from(players.len()).unwrap()).unwrap();
    let rules = Rules { ties, ..Rules::printed(number) };
    let mut scene = Scene::new(rules, &block(inner));
    for (place, &(tokens, _)) in (1..).zip(players) {
        scene = scene.tokens(place, tokens);
    }
    let mut setup = scene.setup();
    setup.phase = Phase::Over;
    for (hand, &(_, count)) in setup.hands.iter_mut().zip(players) {
        hand.tiles = hand.tiles.iter().take(usize::from(count)).collect();
        hand.eliminated = true;
    }
    setup.game().unwrap()
}

#[test]
fn x24_fewer_tiles_then_more_tokens() {
    // 7 + 7 - 3 against 9 + 7 - 5.
    let players = [([2, 0, 0, 0], 3), ([1, 1, 0, 0], 5)];
    let inner = ["XX", "XS"];
    let shared = finished(Ties::Shared, &inner, &players);
    assert_eq!((points(&shared, 1), points(&shared, 2)), (11, 11));
    assert_eq!(winners(&shared).len(), 2);
    let broken = finished(Ties::TilesThenTokens, &inner, &players);
    assert_eq!(winners(&broken), SeatSet::EMPTY.with(seat(1)));
    // 9 + 9 against 6 + 6 + 6, five tiles each.
    let players = [([1, 1, 0, 0], 5), ([0, 0, 3, 0], 5), ([0, 0, 1, 0], 5)];
    let inner = ["XSQ", "QQQ"];
    assert_eq!(winners(&finished(Ties::Shared, &inner, &players)).len(), 2);
    let broken = finished(Ties::TilesThenTokens, &inner, &players);
    assert_eq!(winners(&broken), SeatSet::EMPTY.with(seat(2)));
    // Nothing tells them apart.
    let game = all_eliminated(Rules { ties: Ties::TilesThenTokens, ..PRINTED });
    assert_eq!(winners(&game).len(), 2);
}

#[test]
fn x25_one_tile_from_the_bag_is_laid_first_reading_as_its_name() {
    for (players, removed) in Players::ALL.into_iter().zip([0, 0, 2, 4]) {
        let rules = Rules { start: Start::BagTile, ..Rules::printed(players) };
        let mut game = Game::new(rules, seat(2)).unwrap();
        assert_eq!(game.position().due(), Due::Bag { to: Recipient::Home, count: 1 });
        game.play(Step::Draw { to: Recipient::Home, tiles: tiles("XSQO") }).unwrap();
        let home = game.position().field().word_at(cell(0, 0)).unwrap();
        assert_eq!(home.to_string(), "XSQO");
        while !matches!(game.position().phase(), Phase::Laying(_)) {
            draw(&mut game);
        }
        assert_eq!(game.position().removed().len(), removed);
        assert_eq!(game.position().due(), Due::Seat(seat(2)));
        let in_play = 55 - 1 - removed;
        assert_eq!(in_play % players.count(), 0, "the numbers come out even");
    }
}

#[test]
fn x26_only_the_owner_sees_a_draw() {
    let mut game = dealt(PRINTED);
    let mine = game.position().hand(seat(1)).iter().next().unwrap();
    act(&mut game, 1, &format!("{mine}@0,0={mine}")).unwrap();
    let told = draw(&mut game);
    let seen = |viewer| told.step(viewer).to_string();
    assert_eq!(seen(Viewer::Seat(seat(2))), "bag 1:?");
    assert_eq!(seen(Viewer::Spectator), "bag 1:?");
    assert!(!seen(Viewer::Seat(seat(1))).contains('?'));
    assert_ne!(
        told.glimpse(Viewer::Seat(seat(1))).sights(),
        told.glimpse(Viewer::Seat(seat(2))).sights()
    );
    assert_eq!(game.view(Viewer::Seat(seat(5))), None);
}

#[test]
fn x26_the_view_says_how_many_but_not_which() {
    let game = dealt(Rules::printed(Players::Four));
    let view = game.view(Viewer::Seat(seat(2))).unwrap();
    assert_eq!(view.bag(), 55 - 3 - 20);
    assert_eq!(view.own_hand(), Some(game.position().hand(seat(2))));
    assert_eq!(view.unseen().len(), view.bag() + 15);
    assert_eq!(view.due(), Due::Seat(seat(1)));
    assert!(view.choices().is_empty(), "it is not this viewer's turn");
    assert_eq!(game.view(Viewer::Spectator).unwrap().own_hand(), None);
}

#[test]
fn facts_two_players_difference_is_a_sum_over_symbols() {
    let f = |tokens: u8| i32::from(tokens) * (10 - i32::from(tokens));
    for seed in 0..50 {
        let game = random_game(AUTO, HONEST, &mut Rng::new(seed), |_| ());
        let sum = |number: u8| -> i32 {
            game.position().tokens(seat(number)).counts().into_iter().map(f).sum()
        };
        let worth = |number: u8| i32::from(game.position().score(seat(number)).tokens);
        assert_eq!(worth(1) - worth(2), sum(1) - sum(2));
    }
}

#[test]
fn facts_a_source_of_chance_that_answers_too_much_is_tamed() {
    let mut too_much = |_: u32| u32::MAX;
    assert_eq!(Chance::below(&mut too_much, 3), u32::MAX);
    assert_eq!(TileSet::ALL.pick(5, &mut too_much).len(), 5);
    let mut position = Position::new(PRINTED, seat(1)).unwrap();
    quartex::playout(&mut position, &mut too_much);
    assert_eq!(position.phase(), Phase::Over);
}
