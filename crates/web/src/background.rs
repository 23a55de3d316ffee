//! Work that can wait a moment: pages and searches. Those who play go first.

use std::io;
use std::sync::Arc;

use priority::step_back;
use tokio::runtime::{Builder, Runtime};
use tracing::error;

/// Threads that have stepped back. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Background(Arc<Threads>);

/// What it is made of: a runtime of which nothing but the threads that may block is used.
#[derive(Debug)]
struct Threads(Option<Runtime>);

impl Background {
    /// At most so many threads, each there when there is something to do.
    pub(crate) fn new(threads: usize) -> io::Result<Self> {
        let runtime = Builder::new_current_thread()
            .thread_name("background")
            .max_blocking_threads(threads)
            .on_thread_start(step_back)
            .build()?;
        Ok(Self(Arc::new(Threads(Some(runtime)))))
    }

    /// Does something, when a thread is free. What breaks is logged, and is `None`.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let done = self.0.0.as_ref()?.spawn_blocking(work).await;
        done.inspect_err(|error| error!(%error, "work in the background broke")).ok()
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        // What is still under way nobody waits for; and nobody may wait inside a task.
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn whoever_works_here_has_stepped_back_and_nobody_else_has() {
        // The tests themselves may have.
        let before = priority::has_stepped_back();
        let background = Background::new(1).unwrap();
        assert_eq!(background.run(priority::has_stepped_back).await, Some(true));
        assert_eq!(priority::has_stepped_back(), before);
    }

    #[tokio::test]
    async fn what_breaks_takes_no_thread_along() {
        let background = Background::new(1).unwrap();
        assert_eq!(background.run(|| -> u8 { panic!("on purpose") }).await, None);
        assert_eq!(background.run(|| 4).await, Some(4));
    }
}
