//! Threads that let others go first: who makes pages, searches, or copies a store waits for whoever plays, not the other way
//! round.
//!
//! On few cores a search that never pauses keeps a move waiting for milliseconds, until its slice of the processor is over.

#[cfg(target_os = "linux")]
mod slices;

/// How far back: whoever has not stepped back has nine times as much of a core that both want.
#[cfg(target_os = "linux")]
const STEPS: i32 = 10;

/// From now on this thread has a tenth of a core that others want, all of one that nobody wants, and gives way at once. It
/// cannot be taken back. Where the system knows priorities of whole programs only, nothing happens.
pub fn step_back() {
    // Whoever may not is not held up: it only means that others wait a little longer.
    #[cfg(target_os = "linux")]
    {
        let _ = rustix::process::nice(STEPS);
        let _ = slices::lengthen();
    }
}

/// Has this thread stepped back?
pub fn has_stepped_back() -> bool {
    #[cfg(target_os = "linux")]
    return rustix::process::nice(0).is_ok_and(|steps| steps >= STEPS);
    #[cfg(not(target_os = "linux"))]
    false
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::thread::spawn;

    use super::*;

    #[test]
    fn whoever_steps_back_has_stepped_back_and_nobody_else_has() {
        let steps = || rustix::process::nice(0).unwrap_or(i32::MIN);
        let (before, slice) = (steps(), slices::length().unwrap_or(0));
        let back = spawn(move || {
            step_back();
            (steps(), has_stepped_back(), slices::length().unwrap_or(0))
        });
        let (steps_back, is_back, long) = back.join().unwrap_or_default();
        // Nobody can step back further than this.
        assert_eq!((steps_back, is_back), ((before + STEPS).min(19), true));
        // Before Linux 6.12 nobody can choose, and nothing is said of slices.
        assert!(long == slices::LONG || slice == 0, "{long}");
        assert_eq!((steps(), slices::length().unwrap_or(0)), (before, slice));
    }
}
