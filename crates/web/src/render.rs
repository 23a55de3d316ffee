//! Where pages are made: beside the tasks, so that nobody's move waits for somebody's page.

use std::sync::Arc;

use axum::response::Response;
use pages::Problem;
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::app::App;
use crate::problem::ProblemResponse;

/// So many pages are made at once: one core stays free for the tables.
#[derive(Clone, Debug)]
pub(crate) struct Renderers {
    free: Arc<Semaphore>,
    all: u32,
}

impl Default for Renderers {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let all = u32::try_from(cores.saturating_sub(1).max(1)).unwrap_or(1);
        let free = usize::try_from(all).unwrap_or(1);
        Self { free: Arc::new(Semaphore::new(free)), all }
    }
}

/// Keeps a server from making pages: for tests of who waits for a page, and who must not.
#[derive(Clone, Debug)]
pub struct Pages {
    renderers: Renderers,
    runtime: Handle,
}

/// No page is made until this is dropped.
#[derive(Debug)]
pub struct NoPages(#[allow(dead_code, reason = "held, not looked at")] OwnedSemaphorePermit);

impl Pages {
    pub(crate) const fn new(renderers: Renderers, runtime: Handle) -> Self {
        Self { renderers, runtime }
    }

    /// Waits until the pages under way are made, and lets no other be begun. `None` if the server is gone.
    pub fn hold(&self) -> Option<NoPages> {
        let all = Arc::clone(&self.renderers.free).acquire_many_owned(self.renderers.all);
        self.runtime.block_on(all).ok().map(NoPages)
    }
}

/// Makes an answer that takes a while, its packing included. Whoever comes when all threads are busy
/// waits for their turn.
pub(crate) async fn render(
    app: &App,
    make: impl FnOnce() -> Result<Response, ProblemResponse> + Send + 'static,
) -> Result<Response, ProblemResponse> {
    beside(app, make).await
}

/// Does something that takes a while where pages are made.
pub(crate) async fn beside<T: Send + 'static>(
    app: &App,
    work: impl FnOnce() -> Result<T, ProblemResponse> + Send + 'static,
) -> Result<T, ProblemResponse> {
    let broken = ProblemResponse(Problem::Unavailable);
    let _turn = app.renderers.free.acquire().await.map_err(|_| broken)?;
    tokio::task::spawn_blocking(work).await.unwrap_or_else(|error| {
        tracing::error!(%error, "a page broke");
        Err(broken)
    })
}
