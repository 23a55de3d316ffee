//! Tokens, sorted by symbol.

use core::ops::{Index, IndexMut};

use crate::Symbol;

/// How many tokens of each symbol the game has (X2).
pub const TOKENS_PER_SYMBOL: u8 = 10;

/// A number of tokens of each symbol: what a player has taken, or the stock (X4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tokens([u8; 4]);

impl Tokens {
    /// None.
    pub const NONE: Tokens = Tokens([0; 4]);
    /// The full stock: ten of each (X2).
    pub const FULL: Tokens = Tokens([TOKENS_PER_SYMBOL; 4]);

    /// Numbers in the order of [`Symbol::ALL`].
    pub const fn new(counts: [u8; 4]) -> Tokens {
        Tokens(counts)
    }

    /// Numbers in the order of [`Symbol::ALL`].
    pub const fn counts(self) -> [u8; 4] {
        self.0
    }

    /// All tokens together.
    pub fn total(self) -> u16 {
        self.0.iter().map(|&count| u16::from(count)).sum()
    }
}

impl Index<Symbol> for Tokens {
    type Output = u8;

    fn index(&self, symbol: Symbol) -> &u8 {
        &self.0[symbol.index()]
    }
}

impl IndexMut<Symbol> for Tokens {
    fn index_mut(&mut self, symbol: Symbol) -> &mut u8 {
        &mut self.0[symbol.index()]
    }
}
