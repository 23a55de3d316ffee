//! Something that is asked of the store once for all who want to know it.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::Failure;

use crate::app::{PATIENCE, silent};

/// What came of it, and when it was asked for.
type Last<T> = Option<(Result<T, Failure>, Instant)>;

/// What was last read. Whoever comes while it is read waits for the same answer, good or bad, and not for
/// ever: a store that does not answer is asked once.
#[derive(Debug)]
pub(crate) struct SharedRead<T> {
    last: tokio::sync::Mutex<Last<T>>,
    /// What was read before this has changed since.
    changed: Mutex<Instant>,
    fresh: Duration,
}

impl<T: Clone> SharedRead<T> {
    /// What was read is believed for so long.
    pub(crate) fn new(fresh: Duration) -> Self {
        let changed = Mutex::new(Instant::now());
        Self { last: tokio::sync::Mutex::new(None), changed, fresh }
    }

    /// It has changed: whoever asks from now on is told how it is now.
    pub(crate) fn look_again(&self) {
        *self.changed.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// What there is, read by `read` if that is not known.
    pub(crate) async fn get(
        &self,
        read: impl Future<Output = Result<T, Failure>>,
    ) -> Result<T, Failure> {
        let asked = Instant::now();
        let turn = tokio::time::timeout(PATIENCE, self.last.lock()).await;
        let mut last = turn.map_err(|_| silent())?;
        let changed = *self.changed.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((known, began)) = &*last {
            let is_fresh = known.is_ok() && began.elapsed() < self.fresh && *began >= changed;
            if is_fresh || *began >= asked {
                return known.clone();
            }
        }
        let began = Instant::now();
        let known = read.await;
        *last = Some((known.clone(), began));
        known
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    fn failure() -> Failure {
        Failure::Unavailable { why: "it was told to".to_owned() }
    }

    /// A crowd comes while it is read, which fails at last: it was read once more at most.
    #[tokio::test]
    async fn a_crowd_shares_what_failed() {
        let read: Arc<SharedRead<u32>> = Arc::new(SharedRead::new(Duration::from_secs(1)));
        let times = Arc::new(AtomicU32::new(0));
        let ask = |read: Arc<SharedRead<u32>>, times: Arc<AtomicU32>| async move {
            read.get(async {
                times.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(Duration::from_millis(200)).await;
                Err(failure())
            })
            .await
        };
        let crowd: Vec<_> =
            (0..50).map(|_| tokio::spawn(ask(Arc::clone(&read), Arc::clone(&times)))).collect();
        for one in crowd {
            assert!(one.await.is_ok_and(|known| known.is_err()));
        }
        assert!(times.load(Ordering::Relaxed) <= 2, "{times:?}");
    }

    #[tokio::test]
    async fn what_has_changed_is_read_again() {
        let read = SharedRead::new(Duration::from_secs(100));
        assert_eq!(read.get(async { Ok(1) }).await, Ok(1));
        assert_eq!(read.get(async { Ok(2) }).await, Ok(1));
        read.look_again();
        assert_eq!(read.get(async { Ok(3) }).await, Ok(3));
        assert_eq!(read.get(async { Ok(4) }).await, Ok(3));
    }
}
