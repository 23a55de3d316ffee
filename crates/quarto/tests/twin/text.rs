//! The twin's moves and positions as text (design, section 5), written a second time.

use std::fmt;

use super::equipment::{Board, CELLS, Cell, PIECES, Piece};
use super::game::{DRAW, Done, Move, Twin, won_by};

pub(crate) fn digit(piece: Piece) -> char {
    PIECES.into_iter().find(|(_, other)| *other == piece).expect("all pieces are listed").0
}

fn piece(digit: char) -> Option<Piece> {
    PIECES.into_iter().find(|(other, _)| *other == digit).map(|(_, piece)| piece)
}

fn cell(name: &str) -> Option<Cell> {
    CELLS.into_iter().find(|cell| *cell == name)
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Give(piece) => write!(f, "+{}", digit(*piece)),
            Self::Place(cell) => write!(f, "{cell}"),
            Self::Point(line) => write!(f, "!{line}"),
            Self::Call => write!(f, "!"),
            Self::Decline => write!(f, "-"),
        }
    }
}

impl Move {
    /// The move with this text.
    pub(crate) fn read(word: &str) -> Option<Self> {
        Self::all().into_iter().find(|asked| asked.to_string() == word)
    }
}

impl Twin {
    /// `rank4/rank3/rank2/rank1 hand seat rules last`
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for (rank, end) in [('4', '/'), ('3', '/'), ('2', '/'), ('1', ' ')] {
            for cell in CELLS.into_iter().filter(|cell| cell.ends_with(rank)) {
                text.push(self.board().on(cell).map_or('.', digit));
            }
            text.push(end);
        }
        text.push(self.hand.map_or('-', digit));
        let standing = self.result.map_or(self.to_act.to_string(), str::to_string);
        format!("{text} {standing} {} {}", self.options.text, self.last_text())
    }

    /// The last placement while it may be called, `x` where the call is lost.
    pub(crate) fn last_text(&self) -> String {
        match self.last_cell() {
            Some(cell) if self.has_lost_the_call() => format!("{cell}x"),
            Some(cell) if self.has_window() => cell.to_string(),
            _ => "-".to_string(),
        }
    }

    /// A game that has come to this position: as much of a past as the text tells.
    /// Trusted: the text is that of a legal position.
    pub(crate) fn read(text: &str) -> Self {
        let fields: Vec<&str> = text.split([' ', '_']).collect();
        let [ranks, hand, standing, rules, last] = fields[..] else {
            panic!("five fields: {text}");
        };
        let mut twin = Self::start(rules);
        let mut board = Board::EMPTY;
        for (rank, row) in ['4', '3', '2', '1'].into_iter().zip(ranks.split('/')) {
            for (file, digit) in ['a', 'b', 'c', 'd'].into_iter().zip(row.chars()) {
                board.set(cell(&format!("{file}{rank}")).expect("a cell"), piece(digit));
            }
        }
        twin.boards.clear();
        if let Some(cell) = cell(last.trim_end_matches('x')) {
            let mut before = board;
            before.set(cell, None);
            twin.boards.push(before);
            twin.done.push(Done::Placed);
        }
        twin.boards.push(board);
        twin.hand = hand.chars().next().and_then(piece);
        if twin.hand.is_some() {
            twin.done.push(Done::Gave);
        }
        if board.is_full() && standing == "2" {
            twin.done.push(Done::Declined);
        }
        if last.ends_with('x') {
            twin.done.push(Done::CalledWrongly);
        }
        match standing {
            "1" => twin.to_act = 1,
            "2" => twin.to_act = 2,
            result => twin.result = [won_by(1), won_by(2), DRAW].into_iter().find(|r| *r == result),
        }
        twin
    }
}
