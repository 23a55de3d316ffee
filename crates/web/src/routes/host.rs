//! The page for whoever runs the server. Without a token there is no such page.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use pages::{LookingAgain, Problem};
use serde::Deserialize;

use crate::answer::{close_desk, go, open_desk, page};
use crate::app::App;
use crate::figures::Figures;
use crate::gate::{DeskSecret, QueryFields, RequestContext, VerifiedForm};
use crate::host_desk::HostDesk;
use crate::limits::{Budget, Take};
use crate::problem::ProblemResponse;
use crate::render::render;

/// The desk, if there is one.
fn desk(app: &App) -> Result<&HostDesk, ProblemResponse> {
    app.desk.as_ref().ok_or(ProblemResponse(Problem::NotFound))
}

/// What the address says.
#[derive(Debug, Deserialize)]
pub(super) struct Wish {
    look: Option<String>,
}

pub(super) async fn look(
    State(app): State<Arc<App>>,
    QueryFields(wish): QueryFields<Wish>,
    DeskSecret(secret): DeskSecret,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    let (desk, now) = (desk(&app)?, Instant::now());
    // Nothing is counted for whoever may not see it.
    let secret = secret.filter(|secret| desk.is_open(secret, now));
    let seen = secret.and_then(|secret| {
        let figures = Figures::read(&app.measured());
        let look = desk.look(&secret, figures.clone(), now)?;
        Some(figures.shown(&look))
    });
    let looking = LookingAgain::read(wish.look.as_deref());
    render(&app, context.network, move || {
        Ok(match seen {
            Some(figures) => {
                page(&context, StatusCode::OK, pages::host(&context.visitor, &figures, looking))
            }
            None => page(&context, StatusCode::OK, pages::host_door(&context.visitor, false)),
        })
    })
    .await
}

/// Somebody types the token. So many wrong ones may be tried from one network, and the right one always opens: else whoever tries
/// wrong ones would keep the host out. A form of another site is none.
pub(super) async fn enter(
    State(app): State<Arc<App>>,
    verified: VerifiedForm,
) -> Result<Response, ProblemResponse> {
    let desk = desk(&app)?;
    let context = &verified.context;
    let typed = verified.field("host-token").unwrap_or_default();
    let Some(secret) = desk.enter(typed, Instant::now())? else {
        app.limits.take(context.network, Take { from: Budget::Entering, units: 1 })?;
        tracing::warn!("somebody tried to open the page for the host, with a wrong token");
        let html = pages::host_door(&context.visitor, true);
        return Ok(page(context, StatusCode::FORBIDDEN, html));
    };
    tracing::info!("the page for the host was opened");
    let mut response = go(context, "/host", &[]);
    open_desk(&mut response, context, &secret);
    Ok(response)
}

/// Somebody has seen enough.
pub(super) async fn leave(
    State(app): State<Arc<App>>,
    DeskSecret(secret): DeskSecret,
    verified: VerifiedForm,
) -> Result<Response, ProblemResponse> {
    let desk = desk(&app)?;
    if let Some(secret) = secret {
        desk.leave(&secret);
    }
    let mut response = go(&verified.context, "/host", &[]);
    close_desk(&mut response, &verified.context);
    Ok(response)
}
