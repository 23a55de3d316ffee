//! What a viewer has heard so far, for whoever comes back or reads the log of a table.

use quartex::Viewer;

use crate::event::Entry;
use crate::glimpse::Glimpse;
use crate::table::{Broken, Table};
use crate::terms::{PastAccess, Rules};

/// What a viewer may hear again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// All of it, in order: the glimpses that were sent.
    All(Vec<Glimpse>),
    /// Nothing: masks are worn, and the log is closed until the end (Q19).
    Closed,
}

/// What this viewer has heard in the game with this log. An error names the entry that cannot
/// stand there.
pub fn heard(log: &[Entry], viewer: Viewer) -> Result<Heard, (usize, Broken)> {
    let first = log.first().ok_or((0, Broken { event: 0 }))?;
    let (mut table, told) = Table::begin(first).map_err(|broken| (0, broken))?;
    let mut glimpses = Vec::from_iter(told.to(viewer));
    for (number, entry) in log.iter().enumerate().skip(1) {
        let told = table.apply(entry).map_err(|broken| (number, broken))?;
        glimpses.extend(told.to(viewer));
    }
    Ok(match table.terms().rules {
        Rules::Access(_, masks)
            if masks.past == PastAccess::Closed && table.outcome().is_none() =>
        {
            Heard::Closed
        }
        Rules::Quarto(..) | Rules::Access(..) | Rules::Quartex(_) => Heard::All(glimpses),
    })
}
