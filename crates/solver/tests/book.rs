//! The opening book: what is in it, and that it is right.
#![allow(clippy::expect_used)] // Helpers fail for the test that calls them.

mod naive;

use std::collections::HashSet;
use std::sync::OnceLock;

use dice::Dice;
use naive::{after, few_or_many, games, is_full_run};
use quarto::{
    Action, Calling, Cell, CellSymmetry, Piece, PieceSymmetry, Position, Rules, Seat, Setup,
    Standing, Symmetry,
};
use solver::{
    LEAST_MEMORY, Options, RULES_KINDS, SearchControl, Solver, Value, Verdict, book_positions,
    book_sizes, rules_of_kind,
};

/// Lines with one to four characteristics that count, then squares. Those with four agree
/// with counts made before by another program (1 + 8 + 148 + 3 316 + 85 156 without an
/// alignment for lines), plus the positions in which an alignment has lapsed.
const SIZES: [u32; RULES_KINDS] = [1_260, 8_801, 39_632, 88_817, 4_227, 30_970, 143_859, 328_680];

const BYTES: &[u8] = include_bytes!("../src/book.bin");

fn solver(book: bool) -> Solver {
    let memory = if book { LEAST_MEMORY } else { 64 << 20 };
    Solver::new(Options { memory, book, ..Options::default() }).expect("a solver")
}

fn value(solver: &Solver, position: Position) -> Value {
    solver.value(position, &SearchControl::NONE).expect("a value")
}

/// The rules of a kind as printed, so that a board may hold a lapsed alignment.
fn rules(kind: usize) -> Rules {
    Rules { calling: Calling::default(), ..rules_of_kind(kind) }
}

/// The positions of the book under rules of a kind, as positions.
fn positions(kind: usize) -> Vec<Position> {
    static POSITIONS: [OnceLock<Vec<Position>>; RULES_KINDS] = [const { OnceLock::new() }; 8];
    POSITIONS[kind].get_or_init(|| find_positions(kind)).clone()
}

fn find_positions(kind: usize) -> Vec<Position> {
    let position = |(board, hand): (quarto::Board, Piece)| {
        let placed = board.occupied().len();
        let seat = if placed.is_multiple_of(2) { Seat::Two } else { Seat::One };
        let cells = Cell::ALL.map(|cell| board.piece(cell));
        let standing = Standing::ToAct(seat);
        let setup = Setup { cells, hand: Some(hand), standing, rules: rules(kind), last: None };
        Position::try_from(setup).expect("a legal position")
    };
    book_positions(kind).into_iter().map(position).collect()
}

fn placed(position: Position) -> usize {
    position.board().occupied().len()
}

/// The position without a placement that may be called.
fn without_window(position: Position) -> Position {
    let setup = Setup { last: None, ..Setup::from(position) };
    Position::try_from(setup).expect("as legal as before")
}

#[test]
fn the_book_has_its_sizes_and_is_small() {
    assert_eq!(book_sizes(), SIZES);
    assert!(BYTES.len() < 1_000_000, "{} bytes", BYTES.len());
}

/// Read as its documentation says, without the code of the crate.
#[test]
fn the_book_is_written_as_documented() {
    let (content, sum) = BYTES.split_last_chunk().expect("a checksum");
    let fnv = content.iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    assert_eq!(u64::from_le_bytes(*sum), fnv);
    let mut rest = content.strip_prefix(b"4BK1").expect("a book");
    for size in SIZES {
        let (positions, after) = rest.split_first_chunk().expect("positions");
        let (_seed, after) = after.split_first_chunk::<8>().expect("a seed");
        let (slots, after) = after.split_first_chunk().expect("slots");
        let slots = u32::from_le_bytes(*slots);
        assert_eq!(u32::from_le_bytes(*positions), size);
        assert!(slots.is_multiple_of(6) && slots >= size, "{slots} for {size}");
        rest = after.get(slots as usize / 2..).expect("a table");
    }
    assert!(rest.is_empty());
}

/// All positions with a piece in hand and up to four placed, found by playing the rules and
/// told apart by the rules ([`Position::canonical`]); those whose piece wins at once not
/// counted. By number of pieces: those without an alignment, and all.
fn count_by_playing(kind: usize) -> Vec<(usize, usize)> {
    let mut givings = HashSet::from([Position::start(rules(kind))]);
    let mut counts = Vec::new();
    for placed in 0..=4 {
        let mut placings = HashSet::new();
        for giving in givings {
            for piece in giving.left() {
                placings.insert(after(giving, Action::Give(piece)).canonical());
            }
        }
        let safe = placings.iter().filter(|&&position| !games::wins_at_once(position));
        let is_bare =
            |position: &&Position| position.board().alignments(position.rules()).is_empty();
        counts.push((safe.clone().filter(|position| is_bare(position)).count(), safe.count()));
        givings = HashSet::new();
        if placed == 4 {
            break;
        }
        for placing in placings {
            for cell in !placing.board().occupied() {
                let next = after(placing, Action::Place(cell));
                givings.insert(without_window(next).canonical());
            }
        }
    }
    counts
}

#[test]
fn the_book_has_every_position() {
    for (kind, size) in SIZES.into_iter().enumerate() {
        if !is_full_run() && size > 10_000 && kind != 3 {
            continue;
        }
        let counts = count_by_playing(kind);
        println!("{}: {counts:?}", rules(kind));
        assert_eq!(counts.iter().map(|(_, all)| all).sum::<usize>(), size as usize);
        let bare: Vec<usize> = counts.iter().map(|(bare, _)| *bare).collect();
        match kind {
            3 => assert_eq!(bare, [1, 8, 148, 3_316, 85_156]),
            7 => assert_eq!(bare, [1, 12, 381, 11_705, 315_434]),
            _ => {}
        }
    }
}

/// Every value with up to three pieces placed follows from those with one more: the book
/// is right if its positions with four pieces are.
#[test]
fn the_book_follows_from_its_last_level() {
    let book = solver(true);
    let mut dice = Dice::new(41);
    for kind in 0..RULES_KINDS {
        let mut early: Vec<Position> =
            positions(kind).into_iter().filter(|&position| placed(position) < 4).collect();
        dice.shuffle(&mut early);
        early.truncate(few_or_many(300, usize::MAX));
        // The start and whatever was drawn.
        let with_hand = after(Position::start(rules(kind)), Action::Give(Piece::ALL[0]));
        for position in early.iter().copied().chain([with_hand]) {
            let rated = book.values(position, &SearchControl::NONE).expect("values");
            let best = rated.iter().map(|rated| rated.value).max();
            assert_eq!(Some(value(&book, position)), best, "{position}");
        }
        println!("{}: {} positions", rules(kind), early.len() + 1);
    }
    assert_eq!(book.nodes(), 0, "nothing was searched");
}

/// A position in which a piece is to be given is worth its best gift.
#[test]
fn gifts_are_consistent() {
    let book = solver(true);
    let mut dice = Dice::new(42);
    for kind in 0..RULES_KINDS {
        let mut all = positions(kind);
        dice.shuffle(&mut all);
        all.truncate(few_or_many(300, 20_000));
        for position in all {
            // As if the piece in hand were still beside the board.
            let seat = position.seat().expect("somebody acts").other();
            let standing = Standing::ToAct(seat);
            let setup = Setup { hand: None, standing, ..Setup::from(position) };
            let giving = Position::try_from(setup).expect("as legal as before");
            let gifts = giving
                .left()
                .iter()
                .map(|piece| value(&book, after(giving, Action::Give(piece))).reversed());
            assert_eq!(Some(value(&book, giving)), gifts.max(), "{giving}");
        }
    }
    assert_eq!(book.nodes(), 0, "nothing was searched");
}

/// How many positions with four pieces are solved again, by kind of rules.
fn sample_size(kind: usize) -> usize {
    match kind {
        0 | 4 => few_or_many(60, 1_000),
        1 | 5 => few_or_many(20, 500),
        2 | 6 => few_or_many(8, 300),
        _ => few_or_many(6, 150),
    }
}

/// Asked as some other rules of the kind and some symmetry show them.
fn disguised(position: Position, dice: &mut Dice) -> Position {
    let rules = position.rules();
    let pieces: Vec<PieceSymmetry> = PieceSymmetry::all_for(rules).collect();
    let symmetry =
        Symmetry { cells: dice.choose(CellSymmetry::all(rules)), pieces: dice.choose(&pieces) };
    games::with_interchanged(position.image(&symmetry).expect("suits the rules"), dice)
}

#[test]
fn a_sample_is_solved_again() {
    let book = solver(true);
    let mut dice = Dice::new(43);
    for kind in 0..RULES_KINDS {
        let search = solver(false);
        let mut late: Vec<Position> =
            positions(kind).into_iter().filter(|&position| placed(position) == 4).collect();
        dice.shuffle(&mut late);
        late.truncate(sample_size(kind));
        let mut decided = 0;
        for position in late {
            let expected = value(&search, position);
            decided += usize::from(expected != Value::Draw);
            assert_eq!(value(&book, position), expected, "{position}");
            let disguised = disguised(position, &mut dice);
            assert_eq!(value(&book, disguised), expected, "{position}, {disguised}");
            let verdict = book.verdict(disguised, &SearchControl::NONE);
            assert_eq!(verdict, Ok(expected.verdict()), "{disguised}");
        }
        println!("{}: {} solved, {decided} decided", rules(kind), sample_size(kind));
    }
}

/// Decided positions are rare in the book and the search has most to say about them: those
/// the book calls won or lost are solved again.
#[test]
fn decided_positions_are_solved_again() {
    let book = solver(true);
    let mut dice = Dice::new(44);
    for kind in 0..RULES_KINDS {
        let search = solver(false);
        let mut all = positions(kind);
        dice.shuffle(&mut all);
        let is_decided = |&position: &Position| {
            placed(position) == 4
                && book.verdict(position, &SearchControl::NONE) != Ok(Verdict::Draw)
        };
        let most = sample_size(kind);
        for position in all.into_iter().filter(is_decided).take(most) {
            assert_eq!(value(&book, position), value(&search, position), "{position}");
        }
    }
}

/// Any counting characteristics, any way of calling, anything to call, from play; with as
/// many pieces as the book has at most, and with one more, of which it must not speak.
#[test]
fn games_under_all_rules_agree_with_the_book() {
    let (book, search) = (solver(true), solver(false));
    let mut dice = Dice::new(45);
    let all: Vec<Rules> = Rules::all().collect();
    for number in 0..few_or_many(200, 3_000) {
        let rules = dice.choose(&all);
        let is_hard = rules.counting.characteristics().len() > 2;
        if is_hard && number % 4 != 0 {
            continue;
        }
        for empties in [11, 12] {
            let Some(position) = games::any(rules, empties, &mut dice) else { continue };
            // A search for each gift takes long.
            if is_hard && position.hand().is_none() {
                continue;
            }
            assert_eq!(value(&book, position), value(&search, position), "{position}");
        }
    }
}

/// Positions as drawn.
#[test]
fn lapsed_alignments_and_wins_at_once_are_known() {
    let (book, search) = (solver(true), solver(false));
    // Row 1 is aligned and has lapsed, or may be called by the one or the other.
    for (text, called) in [
        ("..../..../..../0123 c 2 1234p -", false),
        ("..../..../..../0123 c 2 1234sp -", false),
        ("..../..../..../0123 c 2 1234p d1", true),
        ("..../..../..../0123 c 2 1234p d1x", false),
        ("..../..../..../0123 - 1 1234p d1", true),
    ] {
        let position: Position = text.parse().expect("a position");
        let expected = value(&search, position);
        assert_eq!(expected == Value::Win(0), called, "{text}");
        assert_eq!(value(&book, position), expected, "{text}");
    }
    let lost: Position = "..../..../..../0123 - 1 1234p d1x".parse().expect("a position");
    assert_eq!(value(&book, lost), Value::Loss(0));
    for text in [
        "..../..../..../083. 9 1 1234p c1",
        "..../..../..../083. 9 1 1234a -",
        "..../..../08../3... 9 1 1234sp a2",
        "f.../..../..../083. 9 2 1234p a4",
    ] {
        let position: Position = text.parse().expect("a position");
        assert_eq!(value(&book, position), Value::Win(1), "{text}");
        assert_eq!(value(&search, position), Value::Win(1), "{text}");
    }
    assert_eq!(book.nodes(), 0, "nothing was searched");
}
