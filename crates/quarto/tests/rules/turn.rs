//! Q4–Q7: giving, placing, and that nothing is taken back.

use quarto::{Action, Actions, Call, Cell, Cells, Line, Piece, Pieces, Position, Rules, Seat};

use crate::{at, check};

/// Every action there is in any game.
fn all_actions() -> impl Iterator<Item = Action> {
    Piece::ALL
        .into_iter()
        .map(Action::Give)
        .chain(Cell::ALL.into_iter().map(Action::Place))
        .chain(Line::ALL.into_iter().map(|line| Action::Call(Call::Line(line))))
        .chain([Action::Call(Call::Bare), Action::Decline])
}

#[test]
fn q4_whoever_the_lot_chose_sits_on_seat_one_and_begins() {
    assert!(Rules::all().all(|rules| Position::start(rules).seat() == Some(Seat::One)));
}

#[test]
fn q5_the_beginner_only_gives_a_piece() {
    for rules in Rules::all() {
        let only_gifts = Actions { give: Pieces::ALL, ..Actions::default() };
        assert_eq!(Position::start(rules).choices(), only_gifts);
        assert_eq!(Position::start(rules).accepted(), only_gifts);
    }
    check(&[("..../..../..../.... - 1 1234p -", "+7", "..../..../..../.... 7 2 1234p -")]);
}

#[test]
fn q5_nothing_was_placed_so_nothing_can_be_called_with_the_first_gift_in_hand() {
    let game = at("..../..../..../.... 7 2 1234p -");
    assert_eq!(game.choices(), Actions { place: Cells::ALL, ..Actions::default() });
}

#[test]
fn q6_a_turn_is_placing_the_given_piece_and_giving_another() {
    check(&[
        ("..../..../..../.... 7 2 1234p -", "b2", "..../..../.7../.... - 2 1234p b2"),
        ("..../..../..../.... 7 2 1234p -", "b2+c", "..../..../.7../.... c 1 1234p b2"),
        ("..../..../.7../.... c 1 1234p b2", "d4+0", "...c/..../.7../.... 0 2 1234p d4"),
        ("..../..../..../.... - 1 1234p -", "+7 b2+c d4+0", "...c/..../.7../.... 0 2 1234p d4"),
    ]);
}

#[test]
fn q6_any_empty_cell_and_any_piece_that_is_left() {
    let placing = at("..../..../.7../.... c 1 1234a -");
    let empty = "a1 b1 c1 d1 a2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4";
    assert_eq!(texts(placing), empty);
    let giving = at("..../..../.7../...c - 1 1234a -");
    assert_eq!(texts(giving), "+0 +1 +2 +3 +4 +5 +6 +8 +9 +a +b +d +e +f");
    let last = at("985./c7b6/312d/fe4a 0 1 1234a -");
    assert_eq!(texts(last), "d4");
}

fn texts(game: Position) -> String {
    game.choices().iter().map(|action| action.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn q7_no_action_whatever_changes_a_piece_that_was_placed_or_given() {
    let positions = [
        "..../..../.7../.... - 2 1234pf b2",
        "..../..../.7../.... c 1 1234pf b2",
        "..../..../..../0839 - 1 1234p d1",
        "..../..../..../0839 f 2 1234pl d1",
        "..../..../..../0839 f 2 1234sc d1",
        "...d/...5/...1/0839 - 0-1 1234p -",
        "985./c7b6/312d/fe4a 0 1 1234a -",
        "9850/c7b6/312d/fe4a - 1 1234p d4",
        "907e/d38a/6bc1/254f - 2 1234c d4x",
    ];
    for before in positions.map(at) {
        for action in all_actions() {
            let mut after = before;
            let answer = after.play(action);
            for (cell, piece) in before.board().iter() {
                assert_eq!(after.board().piece(cell), Some(piece), "{before} {action}");
            }
            if let Some(given) = before.hand() {
                let stays = after.hand() == Some(given) || after.board().pieces().contains(given);
                assert!(stays, "{before} {action}");
            }
            // Nothing else than what was asked for has changed either.
            let placed = after.board().occupied().len() - before.board().occupied().len();
            let asked = matches!(action, Action::Place(_)) && answer.is_ok();
            assert_eq!(placed, usize::from(asked), "{before} {action}");
        }
    }
}

#[test]
fn the_actions_offered_are_exactly_those_not_refused() {
    let positions = [
        "..../..../..../.... - 1 1234p -",
        "..../..../.7../.... - 2 1234sp b2",
        "..../..../.7../.... c 1 1234c b2",
        "..../..../.7../.... c 1 1234p b2x",
        "..../..../.7../.... c 1 1234a -",
        "9850/c7b6/312d/fe4a - 1 1234sp d4",
        "9850/c7b6/312d/fe4a - 2 1234c d4",
        "9850/c7b6/312d/fe4a - 1/2-1/2 1234c -",
    ];
    for game in positions.map(at) {
        for action in all_actions() {
            let is_played = { game }.play(action).is_ok();
            assert_eq!(game.choices().contains(action), is_played, "{game} {action}");
        }
        let listed: Vec<Action> = game.choices().iter().collect();
        assert_eq!(listed.len(), game.choices().len());
        assert!(listed.iter().all(|&action| game.choices().contains(action)));
        assert_eq!(game.choices().is_empty(), game.outcome().is_some());
    }
}
