//! Only so many at a time: a pipe that pours is read no faster than somebody plays.

use std::fmt;
use std::sync::{Arc, Condvar, Mutex, PoisonError};

/// So many lines may wait.
const MOST: usize = 64;

/// Lets so many in, and others when those have gone.
#[derive(Debug, Default)]
pub(crate) struct Semaphore {
    inside: Mutex<usize>,
    left: Condvar,
}

/// Somebody is inside, until this is dropped.
pub(crate) struct Permit(Arc<Semaphore>);

impl Semaphore {
    /// Waits until there is room.
    pub(crate) fn enter(gate: &Arc<Self>) -> Permit {
        let inside = gate.inside.lock().unwrap_or_else(PoisonError::into_inner);
        let is_full = |inside: &mut usize| *inside >= MOST;
        let waited = gate.left.wait_while(inside, is_full);
        *waited.unwrap_or_else(PoisonError::into_inner) += 1;
        Permit(Arc::clone(gate))
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        *self.0.inside.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        self.0.left.notify_one();
    }
}

impl fmt::Debug for Permit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Permit")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;
    use std::thread;

    #[test]
    fn whoever_comes_when_it_is_full_waits_for_one_to_go() {
        let gate = Arc::new(Semaphore::default());
        let (sender, passes) = channel();
        let outside = Arc::clone(&gate);
        let thread =
            thread::spawn(move || while sender.send(Semaphore::enter(&outside)).is_ok() {});
        let inside: Vec<Permit> = passes.iter().take(MOST).collect();
        assert_eq!(*gate.inside.lock().unwrap(), MOST);
        assert!(passes.try_recv().is_err(), "nobody more has come in");
        drop(inside);
        assert!(passes.recv().is_ok(), "and now somebody has");
        drop(passes);
        thread.join().unwrap();
    }
}
