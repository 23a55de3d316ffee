//! What is left on a clock.

use std::time::{Duration, Instant};

use crate::venue::ShownTable;

/// What a seat's clock shows now; none at an untimed table. Clocks run on from when the standing was
/// so, and stop at zero: whether time is up the table says.
pub(super) fn left(standing: &ShownTable, seat: u8, now: Instant) -> Option<Duration> {
    let state = &standing.state;
    let index = usize::from(seat).checked_sub(1)?;
    let left = Duration::from_millis(state.seats.get(index)?.left?);
    let used = now.saturating_duration_since(standing.at);
    Some(if state.running == Some(seat) { left.saturating_sub(used) } else { left })
}

/// `4:12`, `1:04:12`.
pub(super) fn digits(left: Duration) -> String {
    let seconds = left.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
