//! How a store that an earlier release wrote is brought up to date: the same way on every back end.
//!
//! A back end has a list of steps, one for each version. A place remembers how many of them it has
//! taken; the missing ones are taken in order, in one transaction. So a place has a version as a
//! whole or the one before as a whole. To add a version, see `docs/store.md`.

use crate::failure::Failure;

/// A place that remembers its version, inside a transaction in which nobody else changes it.
pub(crate) trait Place {
    /// How many steps it has taken: 0 if there is nothing yet.
    /// [`Failure::Foreign`] if there is something that is none of ours.
    fn version(&mut self) -> Result<u32, Failure>;

    /// Takes one step.
    fn take(&mut self, step: &str) -> Result<(), Failure>;

    /// Remembers that it has taken so many.
    fn remember(&mut self, version: u32) -> Result<(), Failure>;
}

/// Is a place with this version up to date? One from a later release is refused.
pub(crate) fn is_current(found: u32, steps: &[&str]) -> Result<bool, Failure> {
    let known = u32::try_from(steps.len()).unwrap_or(u32::MAX);
    if found > known { Err(Failure::Newer { found, known }) } else { Ok(found == known) }
}

/// Takes the steps that are missing. Whoever called commits; if this fails it must not.
pub(crate) fn migrate(place: &mut impl Place, steps: &[&str]) -> Result<(), Failure> {
    // Somebody else may have been faster.
    let found = place.version()?;
    if is_current(found, steps)? {
        return Ok(());
    }
    for (version, step) in (1..).zip(steps).skip(found as usize) {
        place.take(step)?;
        place.remember(version)?;
    }
    Ok(())
}
