//! Pieces as far as they differ in what counts.

use quarto::{Characteristics, Piece, Rules};

use crate::grid::{Lanes, THROUGH};

/// What a piece is worth to the game: its values of the characteristics that count, packed
/// into the lowest bits. Pieces of one kind are interchangeable (Q15).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kind(pub(crate) u8);

impl Kind {
    /// The first of some kinds given as bits.
    #[inline(always)]
    pub(crate) const fn lowest(kinds: u16) -> Self {
        #[allow(clippy::cast_possible_truncation)] // At most 16.
        Self(kinds.trailing_zeros() as u8 & 15)
    }
}

/// The kinds there are under given rules, and how many pieces each has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kinds {
    counting: Characteristics,
    /// Bit `w` of the threats (see [`Values`]) to the kinds that avoid them all.
    safe: &'static [u16; 256],
    /// By kind and cell: the values of the kind in the lanes of the lines through the cell,
    /// all values in the other lanes.
    pub(crate) keep: &'static [[[Lanes; 2]; 16]; 16],
    pub(crate) width: u32,
}

/// Values as a set of eight bits: bit `i` for the second value of the `i`-th characteristic
/// that counts, bit `4 + i` for its first value.
pub(crate) type Values = u8;

/// For each number of characteristics that count, and each set of threatened values, the
/// kinds that have none of these values.
static SAFE: [[u16; 256]; 4] = {
    let mut safe = [[0; 256]; 4];
    let mut width = 1;
    while width <= 4 {
        let mut threats = 0;
        while threats < 256 {
            let mut kind = 0;
            while kind < 1 << width {
                if values_of(kind, width) as usize & threats == 0 {
                    safe[width as usize - 1][threats] |= 1 << kind;
                }
                kind += 1;
            }
            threats += 1;
        }
        width += 1;
    }
    safe
};

static KEEP: [[[[Lanes; 2]; 16]; 16]; 4] = {
    let mut keep = [[[[Lanes::MAX; 2]; 16]; 16]; 4];
    let mut width = 1;
    while width <= 4 {
        let mut kind = 0;
        while kind < 1 << width {
            let missing = !values_of(kind, width) as Lanes;
            let mut cell = 0;
            while cell < 16 {
                let mut word = 0;
                while word < 2 {
                    keep[width as usize - 1][kind as usize][cell][word] =
                        !(THROUGH[cell][word] * missing);
                    word += 1;
                }
                cell += 1;
            }
            kind += 1;
        }
        width += 1;
    }
    keep
};

const fn values_of(kind: u8, width: u32) -> Values {
    let all = (1 << width) - 1;
    kind | (!kind & all) << 4
}

impl Kinds {
    pub(crate) fn new(rules: Rules) -> Self {
        let counting = rules.counting.characteristics();
        let width = u32::try_from(counting.len()).unwrap_or(4).clamp(1, 4);
        let row = width as usize - 1;
        Self { counting, safe: &SAFE[row], keep: &KEEP[row], width }
    }

    /// The kind of a piece.
    pub(crate) fn of(self, piece: Piece) -> Kind {
        let bit = |(i, characteristic): (usize, quarto::Characteristic)| {
            u8::from(piece.bits() & characteristic.bit() != 0) << i
        };
        Kind(self.counting.iter().enumerate().map(bit).fold(0, |kind, bit| kind | bit))
    }

    /// The values a piece of this kind has.
    #[inline(always)]
    pub(crate) const fn values(self, kind: Kind) -> Values {
        values_of(kind.0, self.width)
    }

    /// The kinds that have none of these values, as bits.
    #[inline(always)]
    pub(crate) const fn avoiding(self, threats: Values) -> u16 {
        self.safe[threats as usize]
    }
}
