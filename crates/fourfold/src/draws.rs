//! How many of the 16! full boards hold no alignment.
//!
//! The board is cut in two halves of two ranks each. Rows, and the squares inside a half,
//! concern one half alone; every other line has two cells in each half. What a half does
//! to those lines is its *trace*: for each line and characteristic, whether its two pieces
//! agree, and on which value. A line is an alignment exactly if both halves agree on the
//! same value; so two halves fit together if their traces have no bit in common.
//!
//! For each way to divide the pieces between the halves, both lists of traces are made
//! (8! arrangements at most) and the fitting pairs are counted by walking both lists,
//! sorted, byte by byte. Divisions that are the same up to a symmetry of the pieces or an
//! exchange of the halves are counted once and multiplied.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use quarto::{Characteristics, Piece, PieceSymmetry, Pieces, Rules};

/// Lines that have two cells in each half: four columns, two diagonals, and the three
/// squares in the middle. Cells of a half are numbered 0–7, its lower rank first.
const LOWER_PAIRS: [(usize, usize); 9] =
    [(0, 4), (1, 5), (2, 6), (3, 7), (0, 5), (3, 6), (4, 5), (5, 6), (6, 7)];
const UPPER_PAIRS: [(usize, usize); 9] =
    [(0, 4), (1, 5), (2, 6), (3, 7), (2, 7), (1, 4), (0, 1), (1, 2), (2, 3)];

/// Lines inside a half, by their four cells: two ranks, and three squares.
const INNER: [[usize; 4]; 5] =
    [[0, 1, 2, 3], [4, 5, 6, 7], [0, 1, 4, 5], [1, 2, 5, 6], [2, 3, 6, 7]];

/// One byte for each line across the halves: the upper four bits for "both have the second
/// value", the lower four for "both have the first", a bit for each characteristic.
type Trace = [u8; 9];

/// A trace and how many arrangements have it; in a list sorted by trace.
type Traces = Vec<(Trace, u64)>;

/// A division of the pieces, and how many are the same up to symmetry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Division {
    lower: Pieces,
    weight: u64,
}

/// Counts the full boards without an alignment, on this many threads; calls `done` with
/// the number of divisions dealt with, of [`DIVISIONS`] in all.
pub(crate) fn count(rules: Rules, threads: usize, done: impl Fn(u64) + Sync) -> u64 {
    let divisions = divisions(rules);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut total = 0;
        while let Some(division) = divisions.get(next.fetch_add(1, Ordering::Relaxed)) {
            total += division.weight * boards(rules, division.lower);
            done(division.weight);
        }
        total
    };
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let own = work();
        // A thread ends otherwise only by a panic, and then this one panics with it.
        others.into_iter().fold(own, |sum, thread| match thread.join() {
            Ok(total) => sum + total,
            Err(panic) => std::panic::resume_unwind(panic),
        })
    })
}

/// How many ways there are to choose the eight pieces of the lower half.
pub(crate) const DIVISIONS: u64 = 12_870;

/// One division for each class under the symmetries of the pieces that suit the rules and
/// the exchange of the halves (which turning the board upside down brings about).
fn divisions(rules: Rules) -> Vec<Division> {
    let symmetries: Vec<_> = PieceSymmetry::all_for(rules).collect();
    let mut classes = BTreeMap::new();
    let halves = (0..=u16::MAX).map(Pieces::from_bits).filter(|half| half.len() == 8);
    for lower in halves {
        let image = |symmetry: &PieceSymmetry| -> Pieces {
            lower.iter().map(|piece| symmetry.piece(piece)).collect()
        };
        let both = symmetries.iter().map(image).flat_map(|half| [half, !half]);
        let least = both.min().unwrap_or(lower);
        *classes.entry(least).or_insert(0) += 1;
    }
    classes.into_iter().map(|(lower, weight)| Division { lower, weight }).collect()
}

/// The boards without an alignment whose lower half holds just these pieces.
fn boards(rules: Rules, lower: Pieces) -> u64 {
    let below = traces(rules, lower, &LOWER_PAIRS);
    let above = traces(rules, !lower, &UPPER_PAIRS);
    fitting(&below, &above, 0)
}

/// The traces of all arrangements of eight pieces that hold no alignment themselves.
fn traces(rules: Rules, pieces: Pieces, pairs: &[(usize, usize); 9]) -> Traces {
    let mut found = Vec::new();
    let maker = Maker { rules, counting: counting_bits(rules.counting.characteristics()), pairs };
    maker.arrange(pieces, &mut Vec::with_capacity(8), &mut found);
    found.sort_unstable();
    found.chunk_by(|a, b| a == b).map(|same| (same[0], same.len() as u64)).collect()
}

/// The bits of a piece that count.
fn counting_bits(counting: Characteristics) -> u8 {
    counting.iter().fold(0, |bits, characteristic| bits | characteristic.bit())
}

struct Maker<'a> {
    rules: Rules,
    counting: u8,
    pairs: &'a [(usize, usize); 9],
}

impl Maker<'_> {
    /// Tries every piece left on the next cell.
    fn arrange(&self, left: Pieces, half: &mut Vec<Piece>, found: &mut Vec<Trace>) {
        if left.is_empty() {
            found.push(self.trace(half));
            return;
        }
        for piece in left {
            half.push(piece);
            if !self.completes_alignment(half) {
                self.arrange(left.without(piece), half, found);
            }
            half.pop();
        }
    }

    /// Does the piece put last complete an alignment inside the half?
    fn completes_alignment(&self, half: &[Piece]) -> bool {
        let inner = if self.rules.squares { &INNER[..] } else { &INNER[..2] };
        inner.iter().filter(|cells| cells[3] + 1 == half.len()).any(|cells| {
            let bits = cells.map(|cell| half[cell].bits());
            let all_second = bits.into_iter().fold(self.counting, |all, bits| all & bits);
            let all_first = bits.into_iter().fold(self.counting, |all, bits| all & !bits);
            all_second | all_first != 0
        })
    }

    fn trace(&self, half: &[Piece]) -> Trace {
        let mut trace = [0; 9];
        let across = if self.rules.squares { 9 } else { 6 };
        for (byte, &(a, b)) in trace.iter_mut().zip(self.pairs).take(across) {
            let (a, b) = (half[a].bits(), half[b].bits());
            *byte = (a & b & self.counting) << 4 | !(a | b) & self.counting;
        }
        trace
    }
}

/// How many pairs of arrangements, one of each list, have no bit of their traces in
/// common. In each list the first `level` bytes are the same throughout.
fn fitting(below: &[(Trace, u64)], above: &[(Trace, u64)], level: usize) -> u64 {
    if level == 9 {
        // All nine bytes are the same: one entry in each list.
        return total(below) * total(above);
    }
    let same = |a: &(Trace, u64), b: &(Trace, u64)| a.0[level] == b.0[level];
    let mut sum = 0;
    for lower in below.chunk_by(same) {
        for upper in above.chunk_by(same) {
            if lower[0].0[level] & upper[0].0[level] == 0 {
                sum += match (lower, upper) {
                    ([one], many) | (many, [one]) => fitting_one(one, many),
                    _ => fitting(lower, upper, level + 1),
                };
            }
        }
    }
    sum
}

/// The same where one of the lists has a single entry.
fn fitting_one(one: &(Trace, u64), many: &[(Trace, u64)]) -> u64 {
    let fits = |other: &&(Trace, u64)| one.0.iter().zip(other.0).all(|(a, b)| a & b == 0);
    one.1 * many.iter().filter(fits).map(|other| other.1).sum::<u64>()
}

fn total(list: &[(Trace, u64)]) -> u64 {
    list.iter().map(|(_, count)| count).sum()
}

#[cfg(test)]
mod tests {
    use quarto::{Board, Cell, Rules};

    use super::*;

    /// The obvious way: try every piece left on every cell from `a3` on, and look at every
    /// line of the full board.
    fn slowly(board: Board, cell: usize, rules: Rules) -> u64 {
        if cell == 16 {
            return u64::from(board.alignments(rules).is_empty());
        }
        (!board.pieces())
            .iter()
            .filter_map(|piece| board.with(piece, Cell::ALL[cell]))
            .map(|board| slowly(board, cell + 1, rules))
            .sum()
    }

    /// Lower halves of all sorts, and the number of upper halves that fit.
    #[test]
    fn one_lower_half_at_a_time_agrees_with_trying_every_board() {
        let halves = ["0f3c65a9", "01234567", "0fa53c96", "8421b7de", "fedcba98", "0f1e2d3c"];
        for rules in ["1234a", "1234sa", "13a", "24sa", "2a"] {
            let rules: Rules = rules.parse().unwrap();
            for half in halves {
                let lower: Vec<Piece> =
                    half.chars().map(|digit| digit.to_string().parse().unwrap()).collect();
                let board = lower
                    .iter()
                    .zip(Cell::ALL)
                    .fold(Board::EMPTY, |board, (&piece, cell)| board.with(piece, cell).unwrap());
                let pieces = board.pieces();
                let counting = counting_bits(rules.counting.characteristics());
                let maker = Maker { rules, counting, pairs: &LOWER_PAIRS };
                let sound = (1..=8).all(|cells| !maker.completes_alignment(&lower[..cells]));
                let above = traces(rules, !pieces, &UPPER_PAIRS);
                let below = [(maker.trace(&lower), u64::from(sound))];
                assert_eq!(
                    fitting(&below, &above, 0),
                    slowly(board, 8, rules),
                    "{half} under {rules}"
                );
            }
        }
    }

    #[test]
    fn the_classes_stand_for_all_divisions() {
        for rules in [Rules::PRINTED, "12a".parse().unwrap(), "1sa".parse().unwrap()] {
            let weights: u64 = divisions(rules).iter().map(|division| division.weight).sum();
            assert_eq!(weights, DIVISIONS);
        }
    }

    /// The published count for the game as printed; ours for the advanced variant. It takes
    /// a while, so that it is made only when all tests are wanted.
    #[test]
    fn all_boards_are_counted() {
        if !::dice::is_full!() {
            return;
        }
        let rows = [("1234p", 414_298_141_056), ("1234sp", 63_235_397_376)];
        for (rules, boards) in rows {
            assert_eq!(count(rules.parse().unwrap(), 2, |_| {}), boards, "{rules}");
        }
    }

    #[test]
    fn symmetric_divisions_have_equally_many_boards() {
        let rules = Rules::PRINTED;
        let lower = Pieces::from_bits(0b0000_1111_0110_1001);
        let turned = PieceSymmetry::all().nth(200).unwrap();
        let image: Pieces = lower.iter().map(|piece| turned.piece(piece)).collect();
        assert_eq!(boards(rules, lower), boards(rules, image));
        assert_eq!(boards(rules, lower), boards(rules, !lower));
    }
}
