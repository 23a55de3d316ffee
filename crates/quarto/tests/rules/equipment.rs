//! Q1–Q3, and the facts that rest on them.

use quarto::{
    Cell, Cells, CharacteristicValue, Edition, File, Line, Lines, Piece, Pieces, Position, Rank,
    Rules,
};

use crate::at;

#[test]
fn q1_the_board_is_four_by_four_with_a1_at_the_bottom_left() {
    let corners = [
        ("a1", File::A, Rank::One, 0),
        ("d1", File::D, Rank::One, 3),
        ("a4", File::A, Rank::Four, 12),
        ("d4", File::D, Rank::Four, 15),
    ];
    for (text, file, rank, index) in corners {
        let cell: Cell = text.parse().unwrap();
        assert_eq!((cell.file(), cell.rank(), cell.index()), (file, rank, index));
        assert_eq!(Cell::new(file, rank), cell);
    }
    assert_eq!(
        Cell::ALL.map(|cell| cell.to_string()).join(" "),
        "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4",
    );
}

#[test]
fn q1_the_text_of_a_position_is_drawn_from_above() {
    let board = at("a..b/..../..../c..d - 1 1234p d4").board();
    let at = |cell: &str| board.piece(cell.parse().unwrap()).unwrap().to_string();
    assert_eq!(["a4", "d4", "a1", "d1"].map(at).join(""), "abcd");
}

/// Digit, code, code in Quarto Access, and what the piece is.
const PIECES: [(&str, &str, &str, &str); 16] = [
    ("0", "LRSF", "MRSF", "{light, round, short, solid}"),
    ("1", "LRSH", "MRSH", "{light, round, short, hollow}"),
    ("2", "LRTF", "MRTF", "{light, round, tall, solid}"),
    ("3", "LRTH", "MRTH", "{light, round, tall, hollow}"),
    ("4", "LQSF", "MQSF", "{light, square, short, solid}"),
    ("5", "LQSH", "MQSH", "{light, square, short, hollow}"),
    ("6", "LQTF", "MQTF", "{light, square, tall, solid}"),
    ("7", "LQTH", "MQTH", "{light, square, tall, hollow}"),
    ("8", "DRSF", "GRSF", "{dark, round, short, solid}"),
    ("9", "DRSH", "GRSH", "{dark, round, short, hollow}"),
    ("a", "DRTF", "GRTF", "{dark, round, tall, solid}"),
    ("b", "DRTH", "GRTH", "{dark, round, tall, hollow}"),
    ("c", "DQSF", "GQSF", "{dark, square, short, solid}"),
    ("d", "DQSH", "GQSH", "{dark, square, short, hollow}"),
    ("e", "DQTF", "GQTF", "{dark, square, tall, solid}"),
    ("f", "DQTH", "GQTH", "{dark, square, tall, hollow}"),
];

#[test]
fn q2_every_piece_has_one_value_of_each_characteristic() {
    for (piece, (digit, code, access, values)) in Piece::ALL.into_iter().zip(PIECES) {
        assert_eq!(piece.to_string(), digit);
        assert_eq!(piece.code(Edition::Quarto).to_string(), code);
        assert_eq!(piece.code(Edition::Access).to_string(), access);
        assert_eq!(format!("{:?}", piece.values()), values);
        for text in [digit, code, access] {
            assert_eq!(text.parse(), Ok(piece), "one piece, whichever box it comes from");
        }
    }
}

#[test]
fn q2_the_sixteen_pieces_are_all_different_and_every_combination_is_there() {
    let all: Pieces = Piece::ALL.into_iter().collect();
    assert_eq!(all.len(), 16);
    for value in (0..8).filter_map(CharacteristicValue::from_index) {
        let with = Piece::ALL.into_iter().filter(|piece| piece.has(value)).count();
        assert_eq!(with, 8, "{value:?}");
    }
}

#[test]
fn q3_at_the_start_all_pieces_lie_beside_the_board() {
    for rules in Rules::all() {
        let start = Position::start(rules);
        assert_eq!(start.left(), Pieces::ALL);
        assert_eq!(start.to_string(), format!("..../..../..../.... - 1 {rules} -"));
    }
}

#[test]
fn facts_ten_lines_and_nineteen_with_squares() {
    let count = |rules: &str| rules.parse::<Rules>().unwrap().lines().len();
    assert_eq!((count("1234p"), count("1234sp")), (10, 19));
    let texts = |lines: Lines| lines.iter().map(|line| line.to_string()).collect::<Vec<_>>();
    assert_eq!(texts(Lines::STRAIGHT).join(" "), r"1 2 3 4 a b c d / \");
    assert_eq!(texts(Lines::SQUARES).join(" "), "a1 b1 c1 a2 b2 c2 a3 b3 c3");
}

#[test]
fn facts_every_line_has_four_cells_and_no_two_have_the_same() {
    for line in Line::ALL {
        assert_eq!(line.cells().len(), 4, "{line}");
        let same = Line::ALL.into_iter().filter(|other| other.cells() == line.cells()).count();
        assert_eq!(same, 1, "{line}");
    }
}

/// How many lines, and lines or squares, go through each cell; drawn as the board.
#[test]
fn facts_lines_through_each_cell() {
    let straight = ["3223", "2332", "2332", "3223"];
    let all = ["4444", "4774", "4774", "4444"];
    for (rank, (straight, all)) in Rank::ALL.into_iter().rev().zip(straight.iter().zip(all)) {
        for (file, (straight, all)) in File::ALL.into_iter().zip(straight.chars().zip(all.chars()))
        {
            let through = Lines::through(Cell::new(file, rank));
            let count = |lines: Lines| lines.len().to_string();
            assert_eq!(count(through & Lines::STRAIGHT), straight.to_string());
            assert_eq!(count(through), all.to_string());
        }
    }
}

#[test]
fn facts_rows_cover_the_board_and_so_do_columns() {
    let cover = |range: core::ops::Range<usize>| {
        Line::ALL[range].iter().fold(Cells::EMPTY, |cells, line| cells ^ line.cells())
    };
    assert_eq!((cover(0..4), cover(4..8)), (Cells::ALL, Cells::ALL));
}
