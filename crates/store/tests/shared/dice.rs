//! Chance with a seed: a simulated world, or what clients of a killed server ask for.

use std::ops::{Deref, DerefMut};

use table::Secret;

/// Dice that also make a table's secret.
#[derive(Clone, Debug)]
pub(crate) struct Dice(::dice::Dice);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(::dice::Dice::new(seed))
    }

    pub(crate) fn secret(&mut self) -> Secret {
        Secret::Root(self.bytes())
    }
}

impl Deref for Dice {
    type Target = ::dice::Dice;

    fn deref(&self) -> &::dice::Dice {
        &self.0
    }
}

impl DerefMut for Dice {
    fn deref_mut(&mut self) -> &mut ::dice::Dice {
        &mut self.0
    }
}
