//! What goes back to a browser.

use std::io::Write as _;

use axum::body::Body;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, HeaderName, LOCATION, RETRY_AFTER, SET_COOKIE,
    VARY,
};
use axum::http::{HeaderValue, StatusCode};
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;
use pages::{Problem, Settings};

use crate::gate::{Guest, TOLD, write_told};
use crate::house::House;
use crate::limit::TooMuch;

/// What every answer says. Scripts, styles and pictures are our own files; nothing is written into
/// a page that could run.
pub(crate) const HEADERS: [(&str, &str); 7] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
         font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
         form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=(), interest-cohort=()"),
];

/// A year, and a bit more: as long as browsers keep cookies.
const LONG: u32 = 400 * 24 * 60 * 60;

/// A page for one person.
pub(crate) fn page(guest: &Guest, status: StatusCode, html: String) -> Response {
    let mut response = text(guest, status, "text/html; charset=utf-8", html);
    if guest.session.is_some() {
        // Whoever comes back is known for as long again.
        give_cookie(&mut response, guest);
    }
    if !guest.told.is_empty() {
        add_cookie(&mut response, guest, &format!("{TOLD}=; Max-Age=0; Path=/; HttpOnly"));
    }
    response
}

/// A text for one person.
pub(crate) fn text(
    guest: &Guest,
    status: StatusCode,
    kind: &'static str,
    text: String,
) -> Response {
    let (bytes, packed) = match packed(guest.unpacks, text.as_bytes()) {
        Some(bytes) => (bytes, true),
        None => (text.into_bytes(), false),
    };
    let mut response = Response::new(Body::from(bytes));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    headers.insert(VARY, HeaderValue::from_static("Cookie, Accept-Language, Accept-Encoding"));
    if packed {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    introduce(response, guest)
}

/// Packs what is long enough to be worth it, if the browser unpacks it.
pub(crate) fn packed(unpacks: bool, bytes: &[u8]) -> Option<Vec<u8>> {
    if !unpacks || bytes.len() < 1_024 {
        return None;
    }
    let mut encoder = GzEncoder::new(Vec::with_capacity(bytes.len() / 3), Compression::fast());
    encoder.write_all(bytes).ok()?;
    encoder.finish().ok()
}

/// Sends a browser to another address of ours, and tells it there what became of its form.
pub(crate) fn go(guest: &Guest, to: &str, told: &[String]) -> Response {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::SEE_OTHER;
    let to = HeaderValue::from_str(to).unwrap_or_else(|_| HeaderValue::from_static("/"));
    response.headers_mut().insert(LOCATION, to);
    if !told.is_empty() {
        let told = write_told(told);
        let line = format!("{TOLD}={told}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax");
        add_cookie(&mut response, guest, &line);
    }
    introduce(response, guest)
}

/// Says what went wrong.
pub(crate) fn fail(guest: &Guest, problem: Problem) -> Response {
    let status = match problem {
        Problem::NotFound => StatusCode::NOT_FOUND,
        Problem::Forbidden => StatusCode::FORBIDDEN,
        Problem::TooMuch(_) => StatusCode::TOO_MANY_REQUESTS,
        Problem::Unreadable => StatusCode::BAD_REQUEST,
        Problem::Unavailable | Problem::Stopping => StatusCode::SERVICE_UNAVAILABLE,
    };
    let mut response = page(guest, status, pages::problem(&guest.visitor, problem));
    let wait = match problem {
        Problem::TooMuch(seconds) => Some(seconds),
        Problem::Unavailable | Problem::Stopping => Some(5),
        Problem::NotFound | Problem::Forbidden | Problem::Unreadable => None,
    };
    if let Some(wait) = wait {
        response.headers_mut().insert(RETRY_AFTER, wait.into());
    }
    response
}

/// That was too much in too short a time.
pub(crate) fn too_much(house: &House, guest: &Guest, TooMuch(wait): TooMuch) -> Response {
    house.metrics.limited.inc();
    fail(guest, Problem::TooMuch(wait.as_secs() + 1))
}

/// Remembers how a person likes it.
pub(crate) fn keep_settings(response: &mut Response, guest: &Guest, settings: &Settings) {
    let (name, value) = (Settings::COOKIE, settings.to_cookie());
    let age = if value.is_empty() { 0 } else { LONG };
    add_cookie(response, guest, &format!("{name}={value}; Max-Age={age}; Path=/; SameSite=Lax"));
}

/// Takes the secret back from a browser.
pub(crate) fn dismiss(response: &mut Response, guest: &Guest) {
    let name = Guest::cookie(guest.is_secure);
    add_cookie(response, guest, &format!("{name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"));
}

/// Gives a browser its secret, if it is new.
fn introduce(mut response: Response, guest: &Guest) -> Response {
    if guest.is_new {
        give_cookie(&mut response, guest);
    }
    response
}

fn give_cookie(response: &mut Response, guest: &Guest) {
    let (name, value) = (Guest::cookie(guest.is_secure), guest.token.text());
    let line = format!("{name}={value}; Max-Age={LONG}; Path=/; HttpOnly; SameSite=Lax");
    add_cookie(response, guest, &line);
}

fn add_cookie(response: &mut Response, guest: &Guest, line: &str) {
    let secure = if guest.is_secure { "; Secure" } else { "" };
    if let Ok(value) = HeaderValue::from_str(&format!("{line}{secure}")) {
        response.headers_mut().append(SET_COOKIE, value);
    }
}

/// Marks an answer that other sites may show.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ForAll;

/// Puts [`HEADERS`] on an answer.
pub(crate) fn guard(response: &mut Response, is_secure: bool) {
    let for_all = response.extensions().get::<ForAll>().is_some();
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if for_all {
        let name = HeaderName::from_static("cross-origin-resource-policy");
        headers.insert(name, HeaderValue::from_static("cross-origin"));
    }
    if is_secure {
        let value = HeaderValue::from_static("max-age=31536000");
        headers.insert(HeaderName::from_static("strict-transport-security"), value);
    }
}
