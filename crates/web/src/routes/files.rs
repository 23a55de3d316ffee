//! Files, and what machines ask for.

use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderValue, VARY,
};
use axum::http::{Request, StatusCode};
use axum::response::{IntoResponse as _, Response};
use pages::assets;

use crate::answer::text;
use crate::app::App;
use crate::gate::{Peer, RequestContext, is_forwarded};
use crate::packing;
use crate::problem::ProblemResponse;
use crate::render::render;

/// Addresses of files change with their contents, so they are kept for ever.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const A_WHILE: &str = "public, max-age=300";

fn file(asset: &assets::Asset, headers: &HeaderMap, keep: &'static str) -> Response {
    let packed = packing::unpacks(headers).then(|| packing::file(asset.name)).flatten();
    let is_packed = packed.is_some();
    let bytes = packed.unwrap_or(Bytes::from_static(asset.bytes));
    let mut response = Response::new(Body::from(bytes));
    let headers = response.headers_mut();
    let kind = HeaderValue::from_str(asset.kind);
    headers.insert(CONTENT_TYPE, kind.unwrap_or(HeaderValue::from_static("text/plain")));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    headers.insert(VARY, HeaderValue::from_static("Accept-Encoding"));
    if is_packed {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

fn named(name: &str, headers: &HeaderMap, keep: &'static str) -> Response {
    match assets::find(name) {
        Some(asset) => file(&asset, headers, keep),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

pub(super) async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Response {
    named(&name, &headers, FOR_EVER)
}

/// The worker must be fresh: it decides what else is.
pub(super) async fn worker(headers: HeaderMap) -> Response {
    named("sw.js", &headers, "no-cache")
}

pub(super) async fn favicon(headers: HeaderMap) -> Response {
    named("icon.svg", &headers, A_WHILE)
}

pub(super) async fn robots() -> Response {
    let lines = "User-agent: *\nDisallow: /t/\nDisallow: /analysis\n";
    ([(CONTENT_TYPE, "text/plain")], lines).into_response()
}

pub(super) async fn manifest(
    State(app): State<Arc<App>>,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    render(&app, context.network, move || {
        let manifest = pages::manifest(&context.visitor);
        Ok(text(&context, StatusCode::OK, "application/manifest+json", manifest))
    })
    .await
}

/// Is the server well: does its store answer?
pub(super) async fn health(State(app): State<Arc<App>>) -> Response {
    let well = app.with_store(|store| store.listed(u64::MAX)).await.is_ok();
    let (status, word) = match (well, app.is_stopping()) {
        (true, false) => (StatusCode::OK, "ok"),
        (true, true) => (StatusCode::SERVICE_UNAVAILABLE, "stopping"),
        (false, _) => (StatusCode::SERVICE_UNAVAILABLE, "store"),
    };
    (status, [(CACHE_CONTROL, "no-store")], format!("{word}\n")).into_response()
}

/// For Prometheus on this machine or in its own network; nobody comes here through a proxy.
pub(super) async fn metrics(State(app): State<Arc<App>>, request: Request<Body>) -> Response {
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0.ip().to_canonical());
    let is_near = peer.is_some_and(|peer| match peer {
        std::net::IpAddr::V4(four) => four.is_loopback() || four.is_private(),
        std::net::IpAddr::V6(six) => six.is_loopback() || six.is_unique_local(),
    });
    if !is_near || is_forwarded(request.headers()) {
        return StatusCode::NOT_FOUND.into_response();
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], app.measured()).into_response()
}
