//! Where pages are made: beside the tasks, so that nobody's move waits for somebody's page.

use std::net::IpAddr;

use axum::response::Response;
use host::ViewerId;
use pages::Problem;
use tokio::runtime::Handle;

use crate::app::App;
use crate::problem::ProblemResponse;
use crate::turns::{Capacity, Turn, Turns};

/// For whom something is made: whoever asks for a page, or those who watch a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Maker {
    /// Everybody in a network.
    Network(IpAddr),
    /// A gallery, or whatever else has a number of its own.
    Gallery(ViewerId),
}

/// So many pages are made at once: one core stays free for the tables. Networks take turns.
#[derive(Clone, Debug)]
pub(crate) struct Renderers {
    turns: Turns<Maker>,
    all: usize,
}

impl Default for Renderers {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let all = cores.saturating_sub(1).max(1);
        // How much waits has a bound: what a network may read.
        Self { turns: Turns::new(Capacity { all, each: all, waiting: usize::MAX }), all }
    }
}

impl Renderers {
    /// How many pages are made at once.
    pub(crate) const fn all(&self) -> usize {
        self.all
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
pub struct NoPages(#[allow(dead_code, reason = "held, not looked at")] Vec<Turn<Maker>>);

impl Pages {
    pub(crate) const fn new(renderers: Renderers, runtime: Handle) -> Self {
        Self { renderers, runtime }
    }

    /// Waits until the pages under way are made, and lets no other be begun. `None` if the server is gone.
    pub fn hold(&self) -> Option<NoPages> {
        let turns = &self.renderers.turns;
        // In so many lines, so that it is their turn soon.
        let lines = (0..self.renderers.all).map(|number| {
            let number = u64::MAX - u64::try_from(number).unwrap_or(0);
            turns.line_up(Maker::Gallery(ViewerId(number))).ok()
        });
        let tickets = lines.collect::<Option<Vec<_>>>()?;
        Some(NoPages(self.runtime.block_on(async {
            let mut all = Vec::new();
            for ticket in tickets {
                all.push(ticket.await);
            }
            all
        })))
    }
}

/// Makes an answer that takes a while, its packing included. Whoever comes when all threads are busy
/// waits for their turn.
pub(crate) async fn render(
    app: &App,
    network: IpAddr,
    make: impl FnOnce() -> Result<Response, ProblemResponse> + Send + 'static,
) -> Result<Response, ProblemResponse> {
    beside(app, Maker::Network(network), make).await
}

/// Does something that takes a while where pages are made.
pub(crate) async fn beside<T: Send + 'static>(
    app: &App,
    whose: Maker,
    work: impl FnOnce() -> Result<T, ProblemResponse> + Send + 'static,
) -> Result<T, ProblemResponse> {
    let broken = ProblemResponse(Problem::Unavailable);
    let turn = app.renderers.turns.wait(whose).await.map_err(|_| broken)?;
    // Whoever hangs up meanwhile does not take the turn along: the work is still done, and nobody begins before it is.
    let work = move || {
        let made = work();
        drop(turn);
        made
    };
    app.background.run(work).await.unwrap_or(Err(broken))
}
