//! How a store that an earlier release wrote is brought up to date: the same way on every back end.
//!
//! A back end has a list of steps, one for each version. A place remembers how many of them it has
//! taken; the missing ones are taken in order, in one transaction. So a place has a version as a
//! whole or the one before as a whole. To add a version, see `docs/store.md`.

use crate::clock::SteadyClock;
use crate::failure::Failure;

/// What leads from one version to the next. One that has been released never changes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// The statements.
    pub(crate) sql: &'static str,
    /// Does it add what has to be filled in from the logs?
    pub(crate) fills: bool,
}

impl Step {
    /// Statements are all of it.
    pub(crate) const fn plain(sql: &'static str) -> Self {
        Self { sql, fills: false }
    }

    /// Afterwards every log is folded, and what it comes to is filled in.
    pub(crate) const fn filled(sql: &'static str) -> Self {
        Self { sql, fills: true }
    }
}

/// A place that remembers its version, inside a transaction in which nobody else changes it.
pub(crate) trait Place {
    /// How many steps it has taken: 0 if there is nothing yet.
    /// [`Failure::Foreign`] if there is something that is none of ours.
    fn version(&mut self) -> Result<u32, Failure>;

    /// Takes one step.
    fn take(&mut self, sql: &str) -> Result<(), Failure>;

    /// Fills in what the latest version keeps beside the logs and can be made from them. A log that cannot be read
    /// stays as it is: whoever opens that table will hear so.
    fn fill(&mut self, now: u64) -> Result<(), Failure>;

    /// Remembers that it has taken so many.
    fn remember(&mut self, version: u32) -> Result<(), Failure>;
}

/// Is a place with this version up to date? One from a later release is refused.
pub(crate) fn is_current(found: u32, steps: &[Step]) -> Result<bool, Failure> {
    let known = u32::try_from(steps.len()).unwrap_or(u32::MAX);
    if found > known { Err(Failure::Newer { found, known }) } else { Ok(found == known) }
}

/// Takes the steps that are missing. Whoever called commits; if this fails it must not.
pub(crate) fn migrate(place: &mut impl Place, steps: &[Step]) -> Result<(), Failure> {
    // Somebody else may have been faster.
    let found = place.version()?;
    if is_current(found, steps)? {
        return Ok(());
    }
    for (version, step) in (1..).zip(steps).skip(found as usize) {
        place.take(step.sql)?;
        place.remember(version)?;
    }
    // Once, as the latest version has it.
    let fills = steps.iter().skip(found as usize).any(|step| step.fills);
    if fills && found > 0 { place.fill(SteadyClock::new().seconds()) } else { Ok(()) }
}
