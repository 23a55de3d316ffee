//! Every address of the house.

mod after;
mod files;
mod found;
mod me;
mod site;
mod table;

use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use axum::routing::{get, post};
use pages::Problem;

use crate::answer::{fail, guard};
use crate::gate::Guest;
use crate::house::House;
use crate::live;
use crate::metrics::Answered;
use crate::room::Lost;

/// Every address at which something is done in somebody's name: they take forms, and only through the gate.
/// The tests knock at each of them. (`/api/session` gives a new secret to whoever asks, and does
/// nothing in anybody's name; only pages of others are refused there.)
pub const ROUTES: [&str; 9] = [
    "/new",
    "/play",
    "/t/{id}/sit",
    "/t/{id}/do",
    "/t/{id}/say",
    "/t/{id}/phrase",
    "/settings",
    "/me/name",
    "/me/forget",
];

/// All of it.
pub(crate) fn router(house: Arc<House>) -> Router {
    Router::new()
        .route("/", get(site::home))
        .route("/new/{game}", get(found::form))
        .route("/new", post(found::found))
        .route("/play", post(found::play))
        .route("/tables", get(site::lobby))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/sit", post(table::sit))
        .route("/t/{id}/do", post(table::act).get(table::back))
        .route("/t/{id}/say", post(table::say).get(table::back))
        .route("/t/{id}/phrase", post(table::phrase).get(table::back))
        .route("/t/{id}/live", get(live::live))
        .route("/settings", get(me::settings).post(me::change))
        .route("/me/name", post(me::name))
        .route("/me/forget", post(me::forget))
        .route("/api/session", post(me::program))
        .route("/api/tables", get(site::tables))
        .route("/privacy", get(site::privacy))
        .route("/offline", get(site::offline))
        .route("/manifest.webmanifest", get(files::manifest))
        .route("/favicon.ico", get(files::favicon))
        .route("/robots.txt", get(files::robots))
        .route("/sw.js", get(files::worker))
        .route("/assets/{name}", get(files::asset))
        .route("/health", get(files::health))
        .route("/metrics", get(files::metrics))
        .route("/t/{id}/replay", get(after::replay))
        .route("/t/{id}/record.txt", get(after::record))
        .route("/t/{id}/record.jsonl", get(after::lines))
        .route("/t/{id}/picture.png", get(after::picture))
        .route("/analysis", get(after::analysis))
        .route("/rules/{game}", get(after::rules))
        .route("/learn", get(after::lessons))
        .route("/learn/{game}", get(after::learn))
        .fallback(site::nowhere)
        .layer(from_fn_with_state(Arc::clone(&house), watch_over))
        .with_state(house)
}

/// Counts and times every answer, and puts on it what every answer says.
async fn watch_over(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or("none", MatchedPath::as_str).to_owned();
    let method = request.method().clone();
    let mut response = next.run(request).await;
    let is_secure = house.config.public_url.as_ref().is_some_and(crate::PublicUrl::is_secure);
    guard(&mut response, is_secure);
    let status = response.status().as_u16();
    // The route, never the address: that may name a table.
    tracing::debug!(%method, route, status, ms = start.elapsed().as_millis(), "answered");
    house.metrics.requests.get_or_create(&Answered { route, status }).inc();
    response
}

/// A table that could not be looked at.
pub(crate) fn lost(guest: &Guest, lost: Lost) -> Response {
    fail(
        guest,
        match lost {
            Lost::NoTable => Problem::NotFound,
            Lost::Unavailable => Problem::Unavailable,
            Lost::Stopping => Problem::Stopping,
        },
    )
}
