//! The four characteristics of a piece and their eight values (Q2).

use crate::set::set_of;

/// One of the four two-valued characteristics every piece has (Q2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Characteristic {
    /// Light or dark; in Quarto Access the surface, smooth or grooved.
    Colour,
    /// Round or square.
    Shape,
    /// Short or tall.
    Height,
    /// Solid or hollow.
    Body,
}

impl Characteristic {
    /// All four, in the order of the piece codes and of the digits in a rules text.
    pub const ALL: [Self; 4] = [Self::Colour, Self::Shape, Self::Height, Self::Body];

    /// 0 for the first characteristic to 3 for the fourth.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The characteristic with this index.
    pub const fn from_index(index: usize) -> Option<Self> {
        match index {
            0 => Some(Self::Colour),
            1 => Some(Self::Shape),
            2 => Some(Self::Height),
            3 => Some(Self::Body),
            _ => None,
        }
    }

    /// The bit that is set in [`Piece::bits`](crate::Piece::bits) for the second value:
    /// 8 dark, 4 square, 2 tall, 1 hollow.
    pub const fn bit(self) -> u8 {
        8 >> self.index()
    }

    /// The two values: light and dark, round and square, …
    pub const fn values(self) -> [CharacteristicValue; 2] {
        let first = CharacteristicValue(2 * self as u8);
        [first, first.opposite()]
    }
}

set_of! {
    /// A set of characteristics.
    Characteristics of Characteristic in u8, 4
}

/// One value of one characteristic: "tall", say. There are eight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CharacteristicValue(u8);

impl CharacteristicValue {
    /// Light; smooth in Quarto Access.
    pub const LIGHT: Self = Self(0);
    /// Dark; grooved in Quarto Access.
    pub const DARK: Self = Self(1);
    /// Round.
    pub const ROUND: Self = Self(2);
    /// Square.
    pub const SQUARE: Self = Self(3);
    /// Short.
    pub const SHORT: Self = Self(4);
    /// Tall.
    pub const TALL: Self = Self(5);
    /// Solid ("full").
    pub const SOLID: Self = Self(6);
    /// Hollow.
    pub const HOLLOW: Self = Self(7);

    /// 0 to 7 in the order of the constants above.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The value with this index.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 8 {
            #[allow(clippy::cast_possible_truncation)] // Just checked.
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// Which characteristic this is a value of.
    pub const fn characteristic(self) -> Characteristic {
        Characteristic::ALL[(self.0 >> 1 & 3) as usize]
    }

    /// The second of the two values: dark, square, tall, hollow?
    pub const fn is_second(self) -> bool {
        self.0 & 1 != 0
    }

    /// The other value of the same characteristic.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// The letter this value has in piece codes; the first characteristic's letters
    /// depend on the edition.
    pub const fn letter(self, edition: Edition) -> char {
        match (self.0, edition) {
            (0, Edition::Quarto) => 'L',
            (1, Edition::Quarto) => 'D',
            (0, Edition::Access) => 'M',
            (1, Edition::Access) => 'G',
            (2, _) => 'R',
            (3, _) => 'Q',
            (4, _) => 'S',
            (5, _) => 'T',
            (6, _) => 'F',
            _ => 'H',
        }
    }
}

impl core::fmt::Debug for CharacteristicValue {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self.0 {
            0 => "light",
            1 => "dark",
            2 => "round",
            3 => "square",
            4 => "short",
            5 => "tall",
            6 => "solid",
            _ => "hollow",
        })
    }
}

set_of! {
    /// A set of values, such as those that four pieces have in common (Q8).
    Values of CharacteristicValue in u8, 8
}

/// Which box the pieces come from (Q2). The game is the same; the words, the drawing and
/// the feel of the first characteristic differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// Light and dark pieces.
    #[default]
    Quarto,
    /// Smooth and grooved pieces.
    Access,
}
