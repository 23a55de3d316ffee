//! One position for all that are equal up to symmetry: how many there are, and that equal
//! forms mean equal positions.
#![allow(clippy::expect_used)] // Helpers fail for the test that calls them.

use std::collections::HashSet;

use proptest::prelude::*;
use quarto::{
    Actions, Cell, CellSymmetry, Ending, Last, Lines, Piece, PieceSymmetry, Position, Rules, Seat,
    Setup, Symmetry, Values,
};

/// The canonical forms one action further, of games that are not over.
fn one_further(positions: &HashSet<Position>) -> HashSet<Position> {
    let mut further = HashSet::new();
    for &position in positions {
        for action in position.choices().iter() {
            let mut next = position;
            next.play(action).expect("a choice");
            if next.outcome().is_none() {
                further.insert(next.canonical());
            }
        }
    }
    further
}

/// How many canonical positions there are with so many pieces placed and no alignment:
/// boards alone, and boards with a piece in hand. Known from independent counts.
fn check_counts(rules: &str, counts: &[(usize, usize)]) {
    let rules: Rules = rules.parse().expect("rules");
    let mut alone = HashSet::from([Position::start(rules)]);
    for (placed, &expected) in counts.iter().enumerate() {
        let with_hand = one_further(&alone);
        assert_eq!((alone.len(), with_hand.len()), expected, "{rules}, {placed} placed");
        alone = if placed + 1 < counts.len() { one_further(&with_hand) } else { break };
    }
}

const LINES: [(usize, usize); 5] = [(1, 1), (2, 8), (40, 148), (454, 3382), (10346, 91558)];
const SQUARES: [(usize, usize); 5] = [(1, 1), (3, 12), (84, 381), (1586, 12113), (39055, 358_784)];

#[test]
fn how_many_positions_with_lines() {
    check_counts("1234a", &LINES);
}

#[test]
fn how_many_positions_with_squares() {
    check_counts("1234sa", &SQUARES);
}

/// The setup with every piece reduced to what counts of it.
fn blurred(mut setup: Setup) -> Setup {
    let counting = setup.rules.counting.characteristics();
    let mask = counting.iter().fold(0, |mask, characteristic| mask | characteristic.bit());
    let blur = |piece: Piece| Piece::from_low_bits(piece.bits() & mask);
    setup.cells = setup.cells.map(|cell| cell.map(blur));
    setup.hand = setup.hand.map(blur);
    setup
}

/// The setup with its cells and its pieces mapped, by hand.
fn mapped(setup: Setup, cells: &CellSymmetry, piece: impl Fn(Piece) -> Piece) -> Setup {
    let mut image = Setup { cells: [None; 16], ..setup };
    for cell in Cell::ALL {
        image.cells[cells.cell(cell).index()] = setup.cells[cell.index()].map(&piece);
    }
    image.hand = setup.hand.map(piece);
    image.last = setup.last.map(|last| Last { cell: cells.cell(last.cell), ..last });
    image
}

/// All images of a setup, blurred.
fn orbit(setup: Setup) -> HashSet<Setup> {
    let pieces: Vec<PieceSymmetry> = PieceSymmetry::all_for(setup.rules).collect();
    CellSymmetry::all(setup.rules)
        .iter()
        .flat_map(|cells| pieces.iter().map(move |pieces| (cells, pieces)))
        .map(|(cells, pieces)| blurred(mapped(setup, cells, |piece| pieces.piece(piece))))
        .collect()
}

/// A game played by taking the numbers, one after the other, as choices; few are calls.
fn play(rules: Rules, numbers: &[u16]) -> Position {
    let mut game = Position::start(rules);
    for &number in numbers {
        let choices = game.choices();
        let no_calls = Actions { call: Lines::EMPTY, bare_call: false, ..choices };
        let from = if number % 8 == 0 { choices } else { no_calls };
        let Some(action) = from.iter().nth(usize::from(number / 8) % from.len().max(1)) else {
            break;
        };
        game.play(action).expect("a choice");
    }
    game
}

fn any_rules() -> impl Strategy<Value = Rules> {
    (0..210_usize).prop_map(|index| Rules::all().nth(index).unwrap_or_default())
}

fn numbers(longest: usize) -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(any::<u16>(), 0..=longest)
}

/// Exchanges pieces with others that differ in nothing that counts, as an order says.
fn exchange(rules: Rules, order: &[Piece; 16], piece: Piece) -> Piece {
    let kind = |piece: &Piece| {
        let counting = rules.counting.characteristics();
        counting.iter().map(|c| piece.value(c)).collect::<Values>()
    };
    let same = |other: &&Piece| kind(other) == kind(&piece);
    let mut alike = Piece::ALL.iter().filter(same).zip(order.iter().filter(same));
    alike.find_map(|(from, to)| (*from == piece).then_some(*to)).expect("it is like itself")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Within an orbit there is one canonical form, and it lies in the orbit.
    #[test]
    fn equal_up_to_symmetry_means_the_same_form(
        rules in any_rules(),
        numbers in numbers(40),
        resigned in prop::bool::weighted(0.1),
        seen in prop::collection::vec((0..32_usize, 0..384_usize), 24),
        order in Just(Piece::ALL).prop_shuffle(),
    ) {
        let mut game = play(rules, &numbers);
        if resigned {
            let _ = game.end(Ending::Resign(Seat::One));
        }
        let canonical = game.canonical();
        prop_assert_eq!(canonical.canonical(), canonical);
        prop_assert!(orbit(game.into()).contains(&blurred(canonical.into())), "{}", game);
        prop_assert_eq!(Position::try_from(Setup::from(canonical)), Ok(canonical), "legal");

        let all_cells = CellSymmetry::all(rules);
        let all_pieces: Vec<PieceSymmetry> = PieceSymmetry::all_for(rules).collect();
        for (cells, pieces) in seen {
            let cells = all_cells[cells % all_cells.len()];
            let pieces = all_pieces[pieces % all_pieces.len()];
            let image = game.image(&Symmetry { cells, pieces }).expect("it suits");
            let by_hand = mapped(game.into(), &cells, |piece| pieces.piece(piece));
            prop_assert_eq!(Setup::from(image), by_hand);
            prop_assert_eq!(image.canonical(), canonical, "{} {}", game, image);
            let exchanged = mapped(image.into(), &CellSymmetry::IDENTITY, |piece| {
                exchange(rules, &order, piece)
            });
            let exchanged = Position::try_from(exchanged).expect("as legal as before");
            prop_assert_eq!(exchanged.canonical(), canonical, "{} {}", game, exchanged);
        }
    }

    /// Different forms mean that no symmetry leads from one position to the other.
    #[test]
    fn the_same_form_means_equal_up_to_symmetry(
        rules in any_rules(),
        numbers in prop::collection::vec(numbers(6), 12),
    ) {
        let games: Vec<Position> = numbers.iter().map(|numbers| play(rules, numbers)).collect();
        for game in &games[..3] {
            let orbit = orbit((*game).into());
            for other in &games {
                let is_image = orbit.contains(&blurred((*other).into()));
                let same_form = game.canonical() == other.canonical();
                prop_assert_eq!(is_image, same_form, "{} {}", game, other);
            }
        }
    }
}

/// All positions with two pieces placed, first 0, and one in hand: as many canonical forms
/// as orbits, which are counted without canonical forms.
#[test]
fn as_many_forms_as_orbits() {
    for rules in ["1a", "34p", "2sp", "14sc", "123a", "1234spl"] {
        let mut start = Position::start(rules.parse().unwrap());
        start.play("+0".parse().unwrap()).unwrap();
        let mut forms = HashSet::new();
        let mut seen = HashSet::new();
        let mut orbits = 0;
        let mut open = vec![start];
        while let Some(game) = open.pop() {
            if game.board().occupied().len() == 2 && game.hand().is_some() {
                forms.insert(game.canonical());
                if !seen.contains(&blurred(game.into())) {
                    seen.extend(orbit(game.into()));
                    orbits += 1;
                }
                continue;
            }
            let choices = Actions { call: Lines::EMPTY, bare_call: false, ..game.choices() };
            for action in choices.iter() {
                let mut next = game;
                next.play(action).expect("a choice");
                open.push(next);
            }
        }
        assert_eq!(forms.len(), orbits, "{rules}");
    }
}
