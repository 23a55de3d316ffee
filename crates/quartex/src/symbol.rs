//! The four symbols.

use core::fmt;

/// One of the four symbols (X2), in the order that names are read by (X3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Symbol {
    /// The violet cross, `X`.
    Cross,
    /// The blue star, `S`.
    Star,
    /// The red square, `Q`.
    Square,
    /// The yellow circle, `O`.
    Circle,
}

impl Symbol {
    /// All four, in order.
    pub const ALL: [Symbol; 4] = [Symbol::Cross, Symbol::Star, Symbol::Square, Symbol::Circle];

    /// The letter that stands for this symbol in every text.
    pub const fn letter(self) -> char {
        match self {
            Symbol::Cross => 'X',
            Symbol::Star => 'S',
            Symbol::Square => 'Q',
            Symbol::Circle => 'O',
        }
    }

    /// The symbol of a letter; letters are upper case.
    pub const fn from_letter(letter: char) -> Option<Symbol> {
        match letter {
            'X' => Some(Symbol::Cross),
            'S' => Some(Symbol::Star),
            'Q' => Some(Symbol::Square),
            'O' => Some(Symbol::Circle),
            _ => None,
        }
    }

    /// Place in [`Symbol::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The symbol of the two lowest bits.
    pub(crate) const fn from_bits(bits: u8) -> Symbol {
        match bits & 3 {
            0 => Symbol::Cross,
            1 => Symbol::Star,
            2 => Symbol::Square,
            _ => Symbol::Circle,
        }
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
