//! One position for all that are the same up to symmetry.

use crate::board::Board;
use crate::cell::{Cell, Cells};
use crate::characteristic::Characteristics;
use crate::phase::{Phase, Window};
use crate::piece::Piece;
use crate::position::Position;
use crate::rules::Rules;
use crate::symmetry::{CellSymmetry, Symmetry};

/// What decides between the images of a position: the smallest wins. Images with equal
/// sights are equal positions, up to pieces that differ in nothing that counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Sight {
    occupied: Cells,
    /// The planes of the characteristics that count, smallest first; then empty ones.
    planes: [Cells; 4],
    /// The placement the window is on.
    last: Option<Cell>,
}

impl Position {
    /// The position as a symmetry shows it; `None` if the symmetry does not suit the rules
    /// (it moves squares that count, or puts a characteristic that counts in the place of
    /// one that does not).
    pub fn image(self, symmetry: &Symmetry) -> Option<Self> {
        let rules = self.rules();
        if !CellSymmetry::all(rules).contains(&symmetry.cells) || !symmetry.pieces.suits(rules) {
            return None;
        }
        let cell = |cell| symmetry.cells.cell(cell);
        let piece = |piece| symmetry.pieces.piece(piece);
        Some(Self::from_parts(rules, symmetry.board(self.board()), map(self.phase(), cell, piece)))
    }

    /// The representative of all positions that are equal to this one up to symmetry: two
    /// positions have the same canonical form exactly if a symmetry of the cells, one of
    /// the pieces, and an exchange of pieces that differ in nothing that counts (Q15) turn
    /// one into the other. Rules, phase and outcome are kept.
    #[must_use]
    pub fn canonical(self) -> Self {
        let mut best: Option<(Sight, &CellSymmetry)> = None;
        for symmetry in CellSymmetry::all(self.rules()) {
            let occupied = symmetry.cells(self.board().occupied());
            if best.is_some_and(|(best, _)| best.occupied < occupied) {
                continue;
            }
            let sight = self.sight(symmetry, occupied);
            if best.is_none_or(|(best, _)| sight < best) {
                best = Some((sight, symmetry));
            }
        }
        // There is always the identity.
        let Some((sight, symmetry)) = best else { return self };
        let mut naming = Naming::new(self.rules());
        // Turned so that the piece in hand has no second value that counts.
        let hand = self.hand().map(|_| naming.name(0));
        let board = sight.occupied.iter().fold(Board::EMPTY, |mut board, cell| {
            board.put(naming.name(sight.kind(cell)), cell);
            board
        });
        let phase = map(self.phase(), |cell| symmetry.cell(cell), |piece| hand.unwrap_or(piece));
        Self::from_parts(self.rules(), board, phase)
    }

    fn sight(self, symmetry: &CellSymmetry, occupied: Cells) -> Sight {
        let board = self.board();
        let lowest = Cells::ALL.iter().find(|&cell| occupied.contains(cell));
        let origin = board.occupied().iter().find(|&cell| Some(symmetry.cell(cell)) == lowest);
        // The piece that is turned into one without second values: the one in hand, else
        // the one on the lowest cell.
        let model = self.hand().or_else(|| board.piece(origin?));
        let mut planes = [Cells::EMPTY; 4];
        let counting = self.rules().counting.characteristics();
        for (plane, characteristic) in planes.iter_mut().zip(counting) {
            let [first, second] = characteristic.values();
            let turned = model.is_some_and(|model| model.has(second));
            *plane = symmetry.cells(board.with_value(if turned { first } else { second }));
        }
        if let Some(planes) = planes.get_mut(..counting.len()) {
            planes.sort_unstable();
        }
        Sight {
            occupied,
            planes,
            last: self.phase().window().last().map(|cell| symmetry.cell(cell)),
        }
    }
}

impl Sight {
    /// Which of the counting characteristics have their second value on a cell; bit `i`
    /// for plane `i`.
    fn kind(&self, cell: Cell) -> u8 {
        self.planes
            .iter()
            .enumerate()
            .fold(0, |kind, (i, plane)| kind | u8::from(plane.contains(cell)) << i)
    }
}

/// Names pieces of which only the kind is known: those of one kind get, one after the
/// other, the different values of the characteristics that do not count.
struct Naming {
    rules: Rules,
    named: [u8; 16],
}

impl Naming {
    const fn new(rules: Rules) -> Self {
        Self { rules, named: [0; 16] }
    }

    /// The next piece of a kind. There are as many of each kind as can be asked for.
    fn name(&mut self, kind: u8) -> Piece {
        let named = &mut self.named[usize::from(kind & 15)];
        let counting = self.rules.counting.characteristics();
        let bits = spread(kind, counting) | spread(*named, !counting);
        *named += 1;
        Piece::from_low_bits(bits)
    }
}

/// Bit `i` of `low` becomes the bit of the `i`-th characteristic of the set.
fn spread(low: u8, set: Characteristics) -> u8 {
    set.iter().enumerate().fold(0, |bits, (i, characteristic)| {
        if low >> i & 1 != 0 { bits | characteristic.bit() } else { bits }
    })
}

/// The phase with its cells and pieces mapped.
fn map(phase: Phase, cell: impl Fn(Cell) -> Cell, piece: impl Fn(Piece) -> Piece) -> Phase {
    let window = match phase.window() {
        Window::Closed => Window::Closed,
        Window::Open(last) => Window::Open(cell(last)),
        Window::Lost(last) => Window::Lost(cell(last)),
    };
    match phase {
        Phase::Giving { .. } => Phase::Giving { window },
        Phase::Placing { piece: hand, .. } => Phase::Placing { piece: piece(hand), window },
        Phase::Deciding { asked, .. } => Phase::Deciding { asked, window },
        Phase::Over { outcome, hand } => Phase::Over { outcome, hand: hand.map(piece) },
    }
}
