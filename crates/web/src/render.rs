//! Where pages are made: beside the tasks, so that nobody's move waits for somebody's page.

use axum::response::Response;
use pages::Problem;
use tokio::sync::Semaphore;

use crate::house::House;
use crate::trouble::Trouble;

/// So many pages are made at once: one core stays free for the tables.
#[derive(Debug)]
pub(crate) struct Renderers(Semaphore);

impl Default for Renderers {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self(Semaphore::new(cores.saturating_sub(1).max(1)))
    }
}

/// Makes an answer that takes a while, its packing included. Whoever comes when all threads are busy
/// waits for their turn.
pub(crate) async fn render(
    house: &House,
    make: impl FnOnce() -> Result<Response, Trouble> + Send + 'static,
) -> Result<Response, Trouble> {
    beside(house, make).await
}

/// Does something that takes a while where pages are made.
pub(crate) async fn beside<T: Send + 'static>(
    house: &House,
    work: impl FnOnce() -> Result<T, Trouble> + Send + 'static,
) -> Result<T, Trouble> {
    let broken = Trouble(Problem::Unavailable);
    let _turn = house.renderers.0.acquire().await.map_err(|_| broken)?;
    tokio::task::spawn_blocking(work).await.unwrap_or_else(|error| {
        tracing::error!(%error, "a page broke");
        Err(broken)
    })
}
