//! The game looks the same from all sides.

use proptest::prelude::*;
use proptest::sample::Index;
use quarto::{Action, Actions, Call, CellSymmetry, PieceSymmetry, Position, Rules, Step, Symmetry};

use super::{Game, any_game, config};

/// A game and a symmetry that suits its rules.
fn any_game_and_symmetry() -> impl Strategy<Value = (Game, Symmetry)> {
    (any_game(), any::<(Index, Index)>()).prop_map(|(game, (cells, pieces))| {
        let rules = game.last().rules();
        let all_pieces: Vec<_> = PieceSymmetry::all_for(rules).collect();
        let symmetry = Symmetry {
            cells: *cells.get(CellSymmetry::all(rules)),
            pieces: *pieces.get(&all_pieces),
        };
        (game, symmetry)
    })
}

/// What an action becomes under a symmetry.
fn image(symmetry: &Symmetry, action: Action) -> Option<Action> {
    Some(match action {
        Action::Give(piece) => Action::Give(symmetry.pieces.piece(piece)),
        Action::Place(cell) => Action::Place(symmetry.cells.cell(cell)),
        Action::Call(Call::Line(line)) => Action::Call(Call::Line(symmetry.cells.line(line)?)),
        Action::Call(Call::Bare) | Action::Decline => action,
    })
}

fn images(symmetry: &Symmetry, actions: Actions) -> Actions {
    Actions {
        give: actions.give.iter().map(|piece| symmetry.pieces.piece(piece)).collect(),
        place: symmetry.cells.cells(actions.place),
        call: actions.call.iter().filter_map(|line| symmetry.cells.line(line)).collect(),
        ..actions
    }
}

proptest! {
    #![proptest_config(config())]

    /// The image of a game is a game: same steps, same outcome, as many choices.
    #[test]
    fn images_of_games_are_games((game, symmetry) in any_game_and_symmetry()) {
        let see = |position: Position| position.image(&symmetry);
        let mut shown = see(game.positions[0]);
        prop_assert_eq!(shown, Some(game.positions[0]), "the start looks the same from all sides");
        for (step, after) in game.steps.iter().zip(&game.positions[1..]) {
            let mut next = shown.expect("the symmetry suits the rules");
            let action = image(&symmetry, step.action()).expect("lines that count have images");
            let answer = next.play(action);
            prop_assert!(answer.is_ok(), "{:?} after {}", answer, action);
            let is_wrong = |step| matches!(step, Step::WrongCall(_));
            prop_assert_eq!(answer.map(is_wrong), Ok(is_wrong(*step)));
            prop_assert_eq!(Some(next), see(*after));
            prop_assert_eq!(next.outcome(), after.outcome());
            prop_assert_eq!(next.seat(), after.seat());
            prop_assert_eq!(next.choices(), images(&symmetry, after.choices()));
            prop_assert_eq!(next.accepted(), images(&symmetry, after.accepted()));
            shown = Some(next);
        }
    }

    /// A symmetry that does not suit the rules shows nothing.
    #[test]
    fn unsuitable_symmetries_have_no_image(game in any_game(), index in any::<Index>()) {
        let rules = game.last().rules();
        let pieces = PieceSymmetry::all().nth(index.index(384)).expect("there are 384");
        let symmetry = Symmetry { cells: CellSymmetry::IDENTITY, pieces };
        prop_assert_eq!(game.last().image(&symmetry).is_some(), pieces.suits(rules));
        let wider = Rules { squares: false, ..rules };
        let cells = *index.get(CellSymmetry::all(wider));
        let symmetry = Symmetry { cells, pieces: PieceSymmetry::IDENTITY };
        let keeps = CellSymmetry::all(rules).contains(&cells);
        prop_assert_eq!(game.last().image(&symmetry).is_some(), keeps);
    }

    /// All images have one canonical form, which is its own, and which plays alike.
    #[test]
    fn canonical_form_is_one_for_all_images((game, symmetry) in any_game_and_symmetry()) {
        for &position in game.positions.iter().rev().step_by(5) {
            let canonical = position.canonical();
            let shown = position.image(&symmetry).expect("the symmetry suits the rules");
            prop_assert_eq!(shown.canonical(), canonical);
            prop_assert_eq!(canonical.canonical(), canonical);
            prop_assert_eq!(canonical.to_string().parse(), Ok(canonical), "is a legal position");
            prop_assert_eq!(canonical.outcome(), position.outcome());
            prop_assert_eq!(canonical.seat(), position.seat());
            prop_assert_eq!(canonical.accepted().len(), position.accepted().len());
            prop_assert_eq!(canonical.choices().len(), position.choices().len());
            prop_assert_eq!(quarto::perft(canonical, 2), quarto::perft(position, 2));
        }
    }
}

/// The published sizes of the groups (the facts at the end of the rules).
#[test]
fn there_are_as_many_symmetries_as_published() {
    for rules in Rules::all() {
        assert_eq!(CellSymmetry::all(rules).len(), if rules.squares { 8 } else { 32 });
        let counting = rules.counting.characteristics().len();
        let orders = [24, 6, 4, 6, 24][counting];
        assert_eq!(PieceSymmetry::all_for(rules).count(), orders * 16);
    }
}
