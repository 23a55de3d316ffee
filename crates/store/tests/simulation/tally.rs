//! What happened in simulated worlds, counted.

use std::collections::BTreeMap;
use std::fmt;

/// Counts by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally(BTreeMap<&'static str, u64>);

impl Tally {
    pub(crate) fn count(&mut self, what: &'static str) {
        self.add(what, 1);
    }

    pub(crate) fn add(&mut self, what: &'static str, number: u64) {
        *self.0.entry(what).or_default() += number;
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        for (what, number) in &other.0 {
            self.add(what, *number);
        }
    }

    pub(crate) fn of(&self, what: &str) -> u64 {
        self.0.get(what).copied().unwrap_or_default()
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (what, number) in &self.0 {
            writeln!(f, "{number:>10}  {what}")?;
        }
        Ok(())
    }
}
