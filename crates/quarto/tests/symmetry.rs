//! The symmetries, found again by search: nothing is assumed but the lines and the pieces.

use std::collections::BTreeSet;

use quarto::{
    Cell, CellSymmetry, Cells, Line, Lines, Piece, PieceSymmetry, Position, Rules, Symmetry,
};

fn rules(text: &str) -> Rules {
    text.parse().unwrap_or_default()
}

/// Where each of the sixteen cells, or pieces, goes.
type Map = [usize; 16];

/// All orders of sixteen things of which every beginning `fits`.
fn search(fits: &impl Fn(&[usize]) -> bool) -> BTreeSet<Map> {
    fn extend(begun: &mut Vec<usize>, fits: &impl Fn(&[usize]) -> bool, found: &mut BTreeSet<Map>) {
        if let Ok(map) = Map::try_from(begun.as_slice()) {
            found.insert(map);
            return;
        }
        for image in 0..16 {
            if !begun.contains(&image) {
                begun.push(image);
                if fits(begun) {
                    extend(begun, fits, found);
                }
                begun.pop();
            }
        }
    }
    let mut found = BTreeSet::new();
    extend(&mut Vec::new(), fits, &mut found);
    found
}

/// All maps of cells that send every line to a line. A beginning fits as long as what is
/// known of each line's image lies on some line.
fn cell_maps(lines: Lines) -> BTreeSet<Map> {
    search(&|begun: &[usize]| {
        lines.iter().all(|line| {
            let images = line.cells().iter().filter_map(|cell| begun.get(cell.index()));
            let image: Cells = images.map(|&index| Cell::ALL[index]).collect();
            lines.iter().any(|line| line.cells().contains_all(image))
        })
    })
}

fn as_map(symmetry: &CellSymmetry) -> Map {
    Cell::ALL.map(|cell| symmetry.cell(cell).index())
}

#[test]
fn the_cells_have_32_symmetries_8_with_squares() {
    for (rules, count) in [(rules("1234p"), 32), (rules("1234sp"), 8)] {
        let listed: BTreeSet<Map> = CellSymmetry::all(rules).iter().map(as_map).collect();
        assert_eq!(listed.len(), count);
        assert_eq!(CellSymmetry::all(rules).len(), count, "each once");
        assert_eq!(listed, cell_maps(rules.lines()));
    }
}

#[test]
fn one_symmetry_of_the_cells_after_another_is_one_again() {
    for rules in [rules("1234p"), rules("1234sp")] {
        let listed: BTreeSet<Map> = CellSymmetry::all(rules).iter().map(as_map).collect();
        for first in &listed {
            assert!(listed.iter().all(|then| listed.contains(&first.map(|cell| then[cell]))));
        }
        assert!(listed.contains(&as_map(&CellSymmetry::IDENTITY)));
    }
}

#[test]
fn where_lines_and_sets_of_cells_go() {
    let all = CellSymmetry::all(Rules::PRINTED);
    for (number, symmetry) in all.iter().enumerate() {
        for line in Line::ALL {
            let image = symmetry.line(line);
            let is_square = Lines::SQUARES.contains(line);
            // The first eight keep squares, no other keeps them all.
            assert!(image.is_some() || is_square && number >= 8, "{symmetry:?} {line}");
            if let Some(image) = image {
                assert_eq!(image.cells(), symmetry.cells(line.cells()));
            }
        }
        let keeps_squares = Lines::SQUARES.iter().all(|line| symmetry.line(line).is_some());
        assert_eq!(keeps_squares, number < 8);
    }
}

/// Do these pieces have a value in common?
fn is_common(pieces: [usize; 4]) -> bool {
    let all_second = pieces.iter().fold(15, |bits, piece| bits & piece);
    let all_first = pieces.iter().fold(15, |bits, piece| bits & !piece);
    all_second != 0 || all_first != 0
}

/// All maps of pieces under which four pieces have a value in common exactly if their
/// images do. A beginning fits as long as no four of its pieces speak against it; the
/// fourth of them is the one that came last, the others have been compared before.
fn piece_maps() -> BTreeSet<Map> {
    search(&|begun: &[usize]| {
        let Some((&image, before)) = begun.split_last() else { return true };
        let piece = before.len();
        (2..piece).all(|i| {
            (1..i).all(|j| {
                (0..j).all(|k| {
                    let images = [begun[i], begun[j], begun[k], image];
                    is_common([i, j, k, piece]) == is_common(images)
                })
            })
        })
    })
}

#[test]
fn the_pieces_have_384_symmetries() {
    let listed: BTreeSet<Map> = PieceSymmetry::all()
        .map(|symmetry| Piece::ALL.map(|piece| symmetry.piece(piece).index()))
        .collect();
    assert_eq!((PieceSymmetry::all().count(), listed.len()), (384, 384));
    assert_eq!(listed, piece_maps());
    let identity = Piece::ALL.map(|piece| PieceSymmetry::IDENTITY.piece(piece));
    assert_eq!(identity, Piece::ALL);
}

#[test]
fn those_that_suit_keep_what_counts_where_it_counts() {
    // n characteristics count: n! orders of these, (4 - n)! of the others, 16 sides.
    let counts = [("1p", 96), ("12p", 64), ("134p", 96), ("1234p", 384), ("24sa", 64), ("3c", 96)];
    for (text, count) in counts {
        assert_eq!(PieceSymmetry::all_for(rules(text)).count(), count, "{text}");
    }
    for rules in Rules::all() {
        for symmetry in PieceSymmetry::all_for(rules) {
            assert!(symmetry.suits(rules));
            assert!(Rules::PRINTED == rules || symmetry.suits(Rules::PRINTED));
        }
    }
}

/// Four pieces on the board and one in hand, as some symmetries show them.
#[test]
fn a_position_seen_through_symmetries() {
    let position: Position = "..../...6/..../083. 9 2 1234p d3".parse().unwrap();
    let image = |cells: &CellSymmetry, pieces| {
        position.image(&Symmetry { cells: *cells, pieces }).unwrap().to_string()
    };
    let through_cells: BTreeSet<String> = CellSymmetry::all(Rules::PRINTED)
        .iter()
        .map(|cells| image(cells, PieceSymmetry::IDENTITY))
        .collect();
    assert_eq!(through_cells.len(), 32, "nothing about it is symmetric");
    let through_pieces: BTreeSet<String> =
        PieceSymmetry::all().map(|pieces| image(&CellSymmetry::IDENTITY, pieces)).collect();
    assert_eq!(through_pieces.len(), 384, "nor about these");

    let mirrored = "..../6.../..../.380 9 2 1234p a3";
    let turned = ".380/..../6.../.... 9 2 1234p a2";
    let along_a_diagonal = "..6./3.../8.../0... 9 2 1234p c4";
    let edges_exchanged_with_the_middle = "..6./..../80.3/.... 9 2 1234p c4";
    for text in [mirrored, turned, along_a_diagonal, edges_exchanged_with_the_middle] {
        assert!(through_cells.contains(text), "{text}");
    }
    let opposite_values = "..../...9/..../f7c. 6 2 1234p d3";
    let dark_exchanged_with_hollow = "..../...6/..../01a. 9 2 1234p d3";
    for text in [opposite_values, dark_exchanged_with_hollow] {
        assert!(through_pieces.contains(text), "{text}");
    }
    let rows_1_and_2_exchanged = "..../...6/083./.... 9 2 1234p d3";
    assert!(!through_cells.contains(rows_1_and_2_exchanged), "the diagonals would break");
}

#[test]
fn a_position_is_not_shown_through_what_does_not_suit_its_rules() {
    for rules in [rules("1234p"), rules("1234sp"), rules("12sp"), rules("4a")] {
        let start = Position::start(rules);
        for &cells in CellSymmetry::all(Rules::PRINTED) {
            let keeps_lines = CellSymmetry::all(rules).contains(&cells);
            for pieces in PieceSymmetry::all() {
                let image = start.image(&Symmetry { cells, pieces });
                assert_eq!(image.is_some(), keeps_lines && pieces.suits(rules), "{rules}");
                assert!(image.is_none_or(|image| image == start), "an empty board");
            }
        }
    }
}
