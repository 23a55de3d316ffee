//! Q19: everyone plays by touch and memory. What was touched, placed, given and said is all
//! that anybody knows.
#![allow(clippy::expect_used, clippy::panic)] // Helpers fail for the test that calls them.

use proptest::prelude::*;
use proptest::test_runner::TestCaseError;
use quarto::{
    Announcement, Call, Cell, Cells, Ending, EndingWord, Lines, MaskedAction, MaskedChoices,
    MaskedGame, MaskedGlimpse, MaskedRefusal, NotationItem, NotationItems, Outcome, Phase, Piece,
    Refusal, Rules, Seat, Seen, Step, Told, Touch, Tray, TrayPlace, TrayPlaces, Viewer,
};

const ONE: Viewer = Viewer::Seat(Seat::One);
const TWO: Viewer = Viewer::Seat(Seat::Two);

/// The pieces by place: 7 lies on #1, c on #2, …, 6 on #16.
const TRAY: &str = "7c03f8915ab2de46";

fn tray(pieces: &str) -> Tray {
    let piece = |index: usize| pieces[index..=index].parse().expect("a digit");
    Tray::new(core::array::from_fn(piece)).expect("sixteen pieces")
}

/// A game with silent placements and pieces that lie as in [`TRAY`], after these moves.
fn after(moves: &str) -> MaskedGame {
    let mut game = MaskedGame::start(Rules::PRINTED, tray(TRAY), Announcement::Silent);
    play(&mut game, moves);
    game
}

/// The same with the cells said aloud.
fn announced_after(moves: &str) -> MaskedGame {
    let mut game = MaskedGame::start(Rules::PRINTED, tray(TRAY), Announcement::Announced);
    play(&mut game, moves);
    game
}

/// Plays all moves; whoever is to act also touches and resigns. A call must turn out as it
/// is written.
fn play(game: &mut MaskedGame, moves: &str) {
    for entry in NotationItems::new(moves) {
        let (_, entry) = entry.unwrap_or_else(|error| panic!("{moves}: {error}"));
        let seat = game.position().seat().expect("an open game");
        match entry {
            NotationItem::Touch(touch) => drop(game.touch(seat, touch)),
            NotationItem::Ending(EndingWord::Resign) => drop(game.end(Ending::Resign(seat))),
            NotationItem::Ending(EndingWord::Time) => drop(game.end(Ending::Time)),
            NotationItem::Ending(EndingWord::Agreed) => drop(game.end(Ending::Agreed)),
            NotationItem::GiveFrom(place) => {
                game.play(MaskedAction::Give(place)).expect(moves);
            }
            NotationItem::Step(step) => {
                let told = game.play(action(step)).unwrap_or_else(|error| panic!("{error}"));
                let is_wrong = matches!(told.to(Viewer::Spectator), MaskedGlimpse::WrongCall(_));
                assert_eq!(is_wrong, matches!(step, Step::WrongCall(_)), "{moves}");
            }
        }
    }
}

fn action(step: Step) -> MaskedAction {
    match step {
        Step::Give(piece) => panic!("{piece} is given by its place"),
        Step::Place(cell) => MaskedAction::Place(cell),
        Step::Quarto(call) | Step::WrongCall(call) => MaskedAction::Call(call),
        Step::Decline => MaskedAction::Decline,
    }
}

fn cell(text: &str) -> Cell {
    text.parse().expect("a cell")
}

fn place(number: u32) -> TrayPlace {
    TrayPlace::new(number).expect("a place")
}

fn piece(text: &str) -> Piece {
    text.parse().expect("a piece")
}

/// What a viewer knows: the position text and the places beside the board.
fn seen(game: &MaskedGame, viewer: Viewer) -> String {
    let view = game.view(viewer);
    assert_eq!(view.viewer, viewer);
    let tray = view.tray.map(|seen| match seen {
        Seen::Unknown => "?".to_owned(),
        Seen::Empty => ".".to_owned(),
        Seen::Piece(piece) => piece.to_string(),
    });
    format!("{} | {}", view.sketch, tray.concat())
}

/// Checks what seat one, seat two and a spectator know.
fn check(game: &MaskedGame, expected: [&str; 3]) {
    assert_eq!(Viewer::ALL.map(|viewer| seen(game, viewer)), expected);
}

#[test]
fn q19_at_the_start_the_board_is_known_to_be_empty_and_nothing_else_is_known() {
    check(&after(""), ["..../..../..../.... - 1 1234p - | ????????????????"; 3]);
}

#[test]
fn q19_the_receiver_is_told_which_piece_the_giver_knows_its_place() {
    check(
        &after("+#1"),
        [
            "..../..../..../.... 7 2 1234p - | .???????????????",
            "..../..../..../.... 7 2 1234p - | ????????????????",
            "..../..../..../.... ? 2 1234p - | ????????????????",
        ],
    );
}

#[test]
fn q19_the_opponent_hears_that_a_piece_was_placed_not_where() {
    check(
        &after("+#1 b3"),
        [
            "????/????/????/???? - 2 1234p ? | .???????????????",
            "..../.7../..../.... - 2 1234p b3 | ????????????????",
            "????/????/????/???? - 2 1234p ? | ????????????????",
        ],
    );
    check(
        &after("+#1 b3+#2 a1"),
        [
            "????/????/????/c??? - 1 1234p a1 | .???????????????",
            "????/?7??/????/???? - 1 1234p ? | ?.??????????????",
            "????/????/????/???? - 1 1234p ? | ????????????????",
        ],
    );
}

#[test]
fn q19_announced_placements_are_said_with_the_cell() {
    check(
        &announced_after("+#1 b3"),
        [
            "..../.7../..../.... - 2 1234p b3 | .???????????????",
            "..../.7../..../.... - 2 1234p b3 | ????????????????",
            "..../.?../..../.... - 2 1234p b3 | ????????????????",
        ],
    );
}

#[test]
fn q19_everybody_hears_how_many_pieces_are_placed() {
    let game = after("+#1 b3+#2 a1+#3");
    assert!(Viewer::ALL.into_iter().all(|viewer| game.view(viewer).placed == 2));
}

#[test]
fn q19_a_touch_tells_what_is_there_and_is_remembered() {
    let mut game = after("+#1 b3");
    assert_eq!(game.touch(Seat::One, Touch::Cell(cell("b3"))), Some(piece("7")));
    assert_eq!(game.touch(Seat::One, Touch::Cell(cell("a1"))), None);
    assert_eq!(game.touch(Seat::One, Touch::Tray(place(2))), Some(piece("c")));
    assert_eq!(game.touch(Seat::One, Touch::Tray(place(1))), None);
    check(
        &game,
        [
            "????/?7??/????/.??? - 2 1234p ? | .c??????????????",
            "..../.7../..../.... - 2 1234p b3 | ????????????????",
            "????/????/????/???? - 2 1234p ? | ????????????????",
        ],
    );
}

#[test]
fn q19_touching_is_private_and_changes_nothing_in_the_game() {
    let before = after("+#1 b3+#2 a1");
    for toucher in Seat::ALL {
        let mut game = before;
        for index in 0..16 {
            game.touch(toucher, Touch::Cell(Cell::ALL[index]));
            game.touch(toucher, Touch::Tray(TrayPlace::from_index(index).unwrap()));
        }
        assert_eq!(game.position(), before.position());
        for viewer in [Viewer::Seat(toucher.other()), Viewer::Spectator] {
            assert_eq!(game.view(viewer), before.view(viewer));
        }
        // Whoever has touched everything knows everything but which piece came last.
        let last = if toucher == Seat::One { "a1" } else { "?" };
        assert_eq!(
            seen(&game, Viewer::Seat(toucher)),
            format!("..../.7../..../c... - 1 1234p {last} | ..03f8915ab2de46"),
        );
    }
}

#[test]
fn q19_trying_an_occupied_cell_is_refused_and_counts_as_a_touch() {
    let before = after("+#1 b3+#2");
    let mut game = before;
    let refusal = game.play(MaskedAction::Place(cell("b3")));
    assert_eq!(refusal, Err(MaskedRefusal::CellTaken(cell("b3"), piece("7"))));
    assert_eq!(game.position(), before.position());
    check(
        &game,
        [
            "????/?7??/????/???? c 1 1234p ? | .???????????????",
            "..../.7../..../.... c 1 1234p b3 | ?.??????????????",
            "????/????/????/???? ? 1 1234p ? | ????????????????",
        ],
    );
}

#[test]
fn q19_trying_an_empty_place_is_refused_and_counts_as_a_touch() {
    let before = after("+#1 b3");
    let mut game = before;
    let refusal = game.play(MaskedAction::Give(place(1)));
    assert_eq!(refusal, Err(MaskedRefusal::PlaceEmpty(place(1))));
    assert_eq!(game.position(), before.position());
    check(
        &game,
        [
            "????/????/????/???? - 2 1234p ? | .???????????????",
            "..../.7../..../.... - 2 1234p b3 | .???????????????",
            "????/????/????/???? - 2 1234p ? | ????????????????",
        ],
    );
}

#[test]
fn q19_what_the_rules_refuse_is_not_felt() {
    let line = |text: &str| MaskedAction::Call(Call::Line(text.parse().unwrap()));
    let rows = [
        ("+#1 b3", MaskedAction::Place(cell("b3")), Refusal::NothingInHand),
        ("+#1 b3", MaskedAction::Place(cell("a1")), Refusal::NothingInHand),
        ("+#1 b3+#2", MaskedAction::Give(place(1)), Refusal::PlaceFirst(piece("c"))),
        ("+#1 b3+#2", MaskedAction::Give(place(3)), Refusal::PlaceFirst(piece("c"))),
        ("", line("1"), Refusal::NothingToCall),
        ("+#1 b3", MaskedAction::Call(Call::Bare), Refusal::PointItOut),
        ("+#1 b3", line("b2"), Refusal::DoesNotCount("b2".parse().unwrap())),
        ("+#1 b3 !1?", line("1"), Refusal::CallLost),
        ("+#1 b3", MaskedAction::Decline, Refusal::NothingToDecline),
        ("+#1 b3 resign", MaskedAction::Place(cell("b3")), Refusal::GameOver),
        ("+#1 b3 resign", MaskedAction::Give(place(1)), Refusal::GameOver),
    ];
    for (moves, action, refusal) in rows {
        let before = after(moves);
        let mut game = before;
        assert_eq!(game.play(action), Err(MaskedRefusal::Rules(refusal)), "{moves}");
        assert_eq!(game, before, "{moves}");
    }
}

#[test]
fn q19_that_a_cell_is_empty_is_known_until_the_opponent_places() {
    let mut game = after("+#1 b3 @a1 @d4");
    game.touch(Seat::One, Touch::Cell(cell("d4")));
    game.touch(Seat::One, Touch::Cell(cell("b3")));
    assert_eq!(seen(&game, ONE), "???./?7??/????/???? - 2 1234p ? | .???????????????");
    // Seat one places: what it knows stays. What seat two knew to be empty may be taken.
    play(&mut game, "+#2 a1");
    check(
        &game,
        [
            "???./?7??/????/c??? - 1 1234p a1 | .???????????????",
            "????/?7??/????/???? - 1 1234p ? | ?.??????????????",
            "????/????/????/???? - 1 1234p ? | ????????????????",
        ],
    );
    // Seat two places; pieces stay where they are, empty cells may not.
    play(&mut game, "+#3 b4");
    assert_eq!(seen(&game, ONE), "????/?7??/????/c??? - 2 1234p ? | .?.?????????????");
    // If the cell is said, nothing lapses.
    let mut game = announced_after("+#1 b3+#2 a1+#3 b4");
    assert_eq!(seen(&game, ONE), ".0../.7../..../c... - 2 1234p b4 | .?.?????????????");
    play(&mut game, "+#4");
    assert_eq!(seen(&game, ONE), ".0../.7../..../c... 3 1 1234p b4 | .?.?????????????");
}

#[test]
fn q19_who_had_felt_a_piece_beside_the_board_knows_its_place_is_empty_once_it_is_given() {
    let mut game = after("");
    game.touch(Seat::Two, Touch::Tray(place(1)));
    game.touch(Seat::Two, Touch::Tray(place(2)));
    assert_eq!(seen(&game, TWO), "..../..../..../.... - 1 1234p - | 7c??????????????");
    play(&mut game, "+#1");
    assert_eq!(seen(&game, TWO), "..../..../..../.... 7 2 1234p - | .c??????????????");
}

#[test]
fn q19_what_each_viewer_learns_from_each_step() {
    let gift = |piece, place| MaskedGlimpse::Gift { piece, place };
    let placement = |piece, cell| MaskedGlimpse::Placement { piece, cell };
    let line = Call::Line("2".parse().unwrap());
    let (seven, b3) = (piece("7"), cell("b3"));
    let rows: [(MaskedGame, MaskedAction, [MaskedGlimpse; 3]); 5] = [
        (
            after(""),
            MaskedAction::Give(place(1)),
            [gift(Some(seven), Some(place(1))), gift(Some(seven), None), gift(None, None)],
        ),
        (
            after("+#1"),
            MaskedAction::Place(b3),
            [placement(Some(seven), None), placement(Some(seven), Some(b3)), placement(None, None)],
        ),
        (
            announced_after("+#1"),
            MaskedAction::Place(b3),
            [
                placement(Some(seven), Some(b3)),
                placement(Some(seven), Some(b3)),
                placement(None, Some(b3)),
            ],
        ),
        (after("+#1 b3"), MaskedAction::Call(line), [MaskedGlimpse::WrongCall(line); 3]),
        (
            after("+#3 a2+#6 b2+#4 c2+#7 d2"),
            MaskedAction::Call(line),
            [MaskedGlimpse::Quarto(line); 3],
        ),
    ];
    for (mut game, action, heard) in rows {
        let told = game.play(action).unwrap();
        assert_eq!(Viewer::ALL.map(|viewer| told.to(viewer)), heard);
    }
}

#[test]
fn q19_a_wrong_call_is_heard_by_all_and_the_window_is_lost() {
    check(
        &after("+#1 b3 !2?"),
        [
            "????/????/????/???? - 2 1234p ?x | .???????????????",
            "..../.7../..../.... - 2 1234p b3x | ????????????????",
            "????/????/????/???? - 2 1234p ?x | ????????????????",
        ],
    );
    // The opponent's window is open again.
    assert_eq!(
        seen(&after("+#1 b3 !2? +#2"), ONE),
        "????/????/????/???? c 1 1234p ? | .???????????????",
    );
}

#[test]
fn q19_when_the_game_ends_everybody_sees_everything() {
    let rows = [
        ("+#3 a2+#6 b2+#4 c2+#7 d2!2", "..../..../0839/.... - 1-0 1234p - | 7c..f..15ab2de46"),
        ("+#1 b3+#2 resign", "..../.7../..../.... c 0-1 1234p - | ..03f8915ab2de46"),
        ("+#1 b3 time", "..../.7../..../.... - 1-0 1234p - | .c03f8915ab2de46"),
        ("agreed", "..../..../..../.... - 1/2-1/2 1234p - | 7c03f8915ab2de46"),
    ];
    for (moves, all) in rows {
        check(&after(moves), [all; 3]);
        for viewer in Viewer::ALL {
            assert_eq!(after(moves).view(viewer).choices(), MaskedChoices::default());
        }
    }
    let mut auto = MaskedGame::start("1234a".parse().unwrap(), tray(TRAY), Announcement::default());
    play(&mut auto, "+#3 a2+#6 b2+#4 c2+#7 d2");
    check(&auto, ["..../..../0839/.... - 1-0 1234a - | 7c..f..15ab2de46"; 3]);
}

#[test]
fn q19_choices_come_from_the_view() {
    let none = MaskedChoices::default();
    let places = |text: &str| {
        let number = |word: &str| word.parse().ok().and_then(TrayPlace::new);
        text.split(' ').filter_map(number).collect::<TrayPlaces>()
    };
    // At first any place may be tried; of the others' turn nothing.
    let game = after("");
    assert_eq!(game.view(ONE).choices(), MaskedChoices { give: TrayPlaces::ALL, ..none });
    assert_eq!(game.view(TWO).choices(), none);
    assert_eq!(game.view(Viewer::Spectator).choices(), none);
    // Any cell that is not known to be taken, and any call.
    let game = after("+#1 b3+#2");
    let call = Lines::STRAIGHT;
    assert_eq!(game.view(ONE).choices(), MaskedChoices { place: Cells::ALL, call, ..none });
    let mut felt = game;
    felt.touch(Seat::One, Touch::Cell(cell("b3")));
    let place = Cells::ALL.without(cell("b3"));
    assert_eq!(felt.view(ONE).choices(), MaskedChoices { place, call, ..none });
    // Any place that is not known to be empty; a lost call is no choice.
    let game = after("+#1 b3+#2 a1 !1?");
    let give = !places("1");
    assert_eq!(game.view(ONE).choices(), MaskedChoices { give, ..none });
    // The way to call follows the rules.
    let mut game = MaskedGame::start("1234c".parse().unwrap(), tray(TRAY), Announcement::Silent);
    play(&mut game, "+#1 b3");
    let give = TrayPlaces::ALL;
    assert_eq!(game.view(TWO).choices(), MaskedChoices { give, bare_call: true, ..none });
}

#[test]
fn q19_after_the_sixteenth_piece_only_deciding_is_left() {
    let mut game = after(
        "+#1 a1+#2 b1+#3 c1+#4 d1+#5 a2+#6 b2+#7 c2+#8 d2+#9 a3+#10 b3+#11 c3+#12 d3+#13 \
         a4+#14 b4+#15 c4+#16 d4",
    );
    let decide = MaskedChoices { call: Lines::STRAIGHT, decline: true, ..MaskedChoices::default() };
    assert_eq!(game.view(ONE).choices(), decide);
    play(&mut game, "-");
    assert_eq!(game.view(TWO).choices(), decide);
    assert_eq!(game.play(MaskedAction::Decline).unwrap().to(ONE), MaskedGlimpse::Declined);
    assert_eq!(game.position().outcome(), Some(Outcome::Drawn));
}

#[test]
fn a_tray_holds_every_piece_once() {
    let mut pieces = Piece::ALL;
    assert!(Tray::new(pieces).is_some());
    pieces[3] = pieces[4];
    assert_eq!(Tray::new(pieces), None);
    assert_eq!(TrayPlace::new(0), None);
    assert_eq!(TrayPlace::new(17), None);
    assert_eq!((place(5).to_string(), place(5).index()), ("#5".to_owned(), 4));
    assert_eq!(tray(TRAY).piece(place(5)), piece("f"));
}

/// What chance decides in one moment of a random game: what sort of thing happens, and how
/// in the one game and in the other.
type Moment = (u8, usize, usize);

fn moments() -> impl Strategy<Value = Vec<Moment>> {
    prop::collection::vec((0..20_u8, 0..1000_usize, 0..1000_usize), 0..90)
}

fn any_rules() -> impl Strategy<Value = Rules> {
    (0..210_usize).prop_map(|index| Rules::all().nth(index).unwrap_or_default())
}

fn any_announcement() -> impl Strategy<Value = Announcement> {
    prop::sample::select(vec![Announcement::Silent, Announcement::Announced])
}

fn any_touch(number: usize) -> Touch {
    match TrayPlace::from_index(number % 32) {
        Some(place) => Touch::Tray(place),
        None => Touch::Cell(Cell::ALL[number % 16]),
    }
}

/// One of the things a player may try.
fn any_choice(choices: MaskedChoices, number: usize, prefer_calls: bool) -> Option<MaskedAction> {
    let lines = choices.call.iter().map(|line| MaskedAction::Call(Call::Line(line)));
    let bare = choices.bare_call.then_some(MaskedAction::Call(Call::Bare));
    let calls: Vec<MaskedAction> = lines.chain(bare).collect();
    let give = choices.give.iter().map(MaskedAction::Give);
    let place = choices.place.iter().map(MaskedAction::Place);
    let decline = choices.decline.then_some(MaskedAction::Decline);
    let others: Vec<MaskedAction> = give.chain(place).chain(decline).collect();
    let from = if prefer_calls && !calls.is_empty() { calls } else { others };
    from.get(number % from.len().max(1)).copied()
}

/// A masked game and how its pieces lay.
#[derive(Clone, Copy)]
struct Game {
    game: MaskedGame,
    tray: Tray,
}

impl Game {
    fn start(rules: Rules, pieces: [Piece; 16], announcement: Announcement) -> Self {
        let tray = Tray::new(pieces).expect("sixteen pieces");
        Self { game: MaskedGame::start(rules, tray, announcement), tray }
    }

    /// Something the player to act can really do, as far as it is no call.
    fn any_move(&self, number: usize) -> Option<MaskedAction> {
        let position = self.game.position();
        match position.phase() {
            Phase::Giving { .. } => {
                let left = position.left();
                self.giving(left.iter().nth(number % left.len().max(1))?)
            }
            Phase::Placing { .. } => {
                let empty = !position.board().occupied();
                empty.iter().nth(number % empty.len().max(1)).map(MaskedAction::Place)
            }
            Phase::Deciding { .. } => Some(MaskedAction::Decline),
            Phase::Over { .. } => None,
        }
    }

    fn giving(&self, piece: Piece) -> Option<MaskedAction> {
        let lay = |place: &TrayPlace| self.tray.piece(*place) == piece;
        TrayPlaces::ALL.iter().find(lay).map(MaskedAction::Give)
    }
}

/// Plays two games that differ only in what the viewer cannot know: in the order of pieces
/// beside the board, and in what the others do behind the masks. As long as the viewer
/// neither hears nor feels a difference, the two views must be the same.
fn cannot_tell_apart(
    viewer: Viewer,
    mut one: Game,
    mut other: Game,
    moments: &[Moment],
) -> Result<(), TestCaseError> {
    for &(sort, in_one, in_other) in moments {
        let Some(seat) = one.game.position().seat() else { break };
        match (viewer, sort) {
            (Viewer::Seat(me), 0..3) => {
                let touch = any_touch(in_one);
                if one.game.touch(me, touch) != other.game.touch(me, touch) {
                    return Ok(()); // A difference was felt.
                }
            }
            (_, 3..6) => {
                let them = match viewer {
                    Viewer::Seat(me) => me.other(),
                    Viewer::Spectator => seat,
                };
                one.game.touch(them, any_touch(in_one));
                other.game.touch(them, any_touch(in_other));
            }
            _ => {
                let prefer_calls = sort == 6;
                let Some(actions) =
                    two_actions(viewer, seat, &one, &other, (in_one, in_other), prefer_calls)
                else {
                    break;
                };
                let heard =
                    |answer: Result<Told, MaskedRefusal>| answer.map(|told| told.to(viewer));
                let in_one = heard(one.game.play(actions[0]));
                let in_other = heard(other.game.play(actions[1]));
                let is_over = |game: &Game| game.game.position().outcome();
                if is_over(&one).or(is_over(&other)).is_some() {
                    return Ok(()); // The masks are off.
                }
                if in_one != in_other {
                    // Only what the viewer itself did, or a call, can sound different.
                    let is_own = viewer == Viewer::Seat(seat);
                    prop_assert!(is_own || matches!(actions[0], MaskedAction::Call(_)));
                    return Ok(());
                }
            }
        }
        let [view, like] = [one.game.view(viewer), other.game.view(viewer)];
        prop_assert_eq!(view, like);
        prop_assert_eq!(view.choices(), like.choices());
    }
    Ok(())
}

/// What the player to act does in the one game and in the other: the viewer the same in
/// both, anybody else what sounds the same.
fn two_actions(
    viewer: Viewer,
    seat: Seat,
    one: &Game,
    other: &Game,
    (in_one, in_other): (usize, usize),
    prefer_calls: bool,
) -> Option<[MaskedAction; 2]> {
    if viewer == Viewer::Seat(seat) || prefer_calls {
        let choices = one.game.view(Viewer::Seat(seat)).choices();
        let action = any_choice(choices, in_one, prefer_calls)?;
        if viewer == Viewer::Seat(seat) || matches!(action, MaskedAction::Call(_)) {
            return Some([action; 2]);
        }
    }
    let action = one.any_move(in_one)?;
    let alike = match (action, viewer) {
        // A player is told which piece is given.
        (MaskedAction::Give(place), Viewer::Seat(_)) => other.giving(one.tray.piece(place))?,
        _ => other.any_move(in_other)?,
    };
    Some([action, alike])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn q19_views_of_games_that_differ_only_in_secrets_are_the_same(
        rules in any_rules(),
        viewer in prop::sample::select(Viewer::ALL.to_vec()),
        pieces in Just(Piece::ALL).prop_shuffle(),
        swapped in prop::option::of((0..16_usize, 0..16_usize)),
        moments in moments(),
    ) {
        let mut others = pieces;
        if let Some((a, b)) = swapped {
            others.swap(a, b);
        }
        let one = Game::start(rules, pieces, Announcement::Silent);
        let other = Game::start(rules, others, Announcement::Silent);
        cannot_tell_apart(viewer, one, other, &moments)?;
    }

    /// What a view says is true, and it says only what the viewer felt, did or was told.
    #[test]
    fn q19_views_are_true_and_say_only_what_was_learnt(
        rules in any_rules(),
        announcement in any_announcement(),
        pieces in Just(Piece::ALL).prop_shuffle(),
        moments in moments(),
    ) {
        let Game { mut game, tray } = Game::start(rules, pieces, announcement);
        let mut cells = [Cells::EMPTY; 3];
        let mut places = [TrayPlaces::EMPTY; 3];
        for (sort, number, _) in moments {
            let Some(seat) = game.position().seat() else { break };
            let me = seat.index();
            if sort < 5 {
                let toucher = Seat::ALL[usize::from(sort) % 2].index();
                let touch = any_touch(number);
                match (touch, game.touch(Seat::ALL[toucher], touch)) {
                    (Touch::Cell(cell), Some(_)) => cells[toucher] = cells[toucher].with(cell),
                    (Touch::Tray(place), _) => places[toucher] = places[toucher].with(place),
                    (Touch::Cell(_), None) => {}
                }
            } else {
                let choices = game.view(Viewer::Seat(seat)).choices();
                let Some(action) = any_choice(choices, number, sort == 5) else { break };
                let is_refused = game.play(action).is_err();
                match action {
                    MaskedAction::Give(place) => places[me] = places[me].with(place),
                    MaskedAction::Place(cell) => {
                        cells[me] = cells[me].with(cell);
                        if announcement == Announcement::Announced && !is_refused {
                            cells[1 - me] = cells[1 - me].with(cell);
                        }
                    }
                    MaskedAction::Call(_) | MaskedAction::Decline => {}
                }
            }
            if game.position().outcome().is_some() {
                break;
            }
            let position = game.position();
            for (i, viewer) in Viewer::ALL.into_iter().enumerate() {
                let view = game.view(viewer);
                for cell in Cell::ALL {
                    let there = position.board().piece(cell);
                    match view.sketch.cells[cell.index()] {
                        Seen::Unknown => prop_assert!(!cells[i].contains(cell)),
                        Seen::Empty => prop_assert_eq!(there, None),
                        Seen::Piece(piece) => {
                            prop_assert_eq!(there, Some(piece));
                            prop_assert!(cells[i].contains(cell));
                        }
                    }
                }
                for place in TrayPlaces::ALL {
                    let there = position.left().contains(tray.piece(place));
                    match view.tray[place.index()] {
                        Seen::Unknown => prop_assert!(!places[i].contains(place)),
                        Seen::Empty => prop_assert!(!there && places[i].contains(place)),
                        Seen::Piece(piece) => {
                            prop_assert!(there && places[i].contains(place));
                            prop_assert_eq!(piece, tray.piece(place));
                        }
                    }
                }
                match view.sketch.hand {
                    Seen::Unknown => prop_assert!(viewer == Viewer::Spectator),
                    Seen::Empty => prop_assert_eq!(position.hand(), None),
                    Seen::Piece(piece) => prop_assert_eq!(position.hand(), Some(piece)),
                }
                prop_assert_eq!(view.placed, position.board().occupied().len());
            }
        }
    }
}
