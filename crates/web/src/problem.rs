//! What went wrong, on its way to whoever asked.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use pages::Problem;
use store::Failure;

use crate::after::NoPage;
use crate::chance::NoChance;
use crate::limit::TooMuch;
use crate::room::Unreachable;

/// Why there is no other answer. Handlers and what they take say only that; the page about it, in the
/// language of whoever asked, is made in one place (`routes.rs`, `watch_over`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ProblemResponse(pub(crate) Problem);

impl ProblemResponse {
    pub(crate) const fn status(self) -> StatusCode {
        match self.0 {
            Problem::NotFound => StatusCode::NOT_FOUND,
            Problem::Forbidden => StatusCode::FORBIDDEN,
            Problem::TooMuch(_) => StatusCode::TOO_MANY_REQUESTS,
            Problem::Unreadable => StatusCode::BAD_REQUEST,
            Problem::Unavailable | Problem::Stopping => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// When it may be tried again, in seconds.
    pub(crate) const fn wait(self) -> Option<u64> {
        match self.0 {
            Problem::TooMuch(seconds) => Some(seconds),
            Problem::Unavailable | Problem::Stopping => Some(5),
            Problem::NotFound | Problem::Forbidden | Problem::Unreadable => None,
        }
    }
}

/// An answer without a page yet.
impl IntoResponse for ProblemResponse {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<Problem> for ProblemResponse {
    fn from(problem: Problem) -> Self {
        Self(problem)
    }
}

impl From<TooMuch> for ProblemResponse {
    fn from(TooMuch(wait): TooMuch) -> Self {
        Self(Problem::TooMuch(wait.as_secs() + 1))
    }
}

impl From<Unreachable> for ProblemResponse {
    fn from(lost: Unreachable) -> Self {
        Self(match lost {
            Unreachable::NoTable => Problem::NotFound,
            Unreachable::Unavailable => Problem::Unavailable,
            Unreachable::Stopping => Problem::Stopping,
        })
    }
}

impl From<Failure> for ProblemResponse {
    fn from(failure: Failure) -> Self {
        tracing::error!(%failure, "the store failed");
        Self(Problem::Unavailable)
    }
}

impl From<NoChance> for ProblemResponse {
    fn from(NoChance: NoChance) -> Self {
        tracing::error!("the system has no random bytes");
        Self(Problem::Unavailable)
    }
}

impl From<NoPage> for ProblemResponse {
    fn from(why: NoPage) -> Self {
        match why {
            NoPage::NotFound => Self(Problem::NotFound),
            NoPage::Broken(_) | NoPage::NoPicture(_) => {
                tracing::error!(?why, "a page could not be made");
                Self(Problem::Unavailable)
            }
        }
    }
}
