//! What goes back to a browser.

use axum::body::Body;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, HeaderName, LOCATION, RETRY_AFTER, SET_COOKIE,
    VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use flate2::Compression;
use pages::Settings;

use crate::gate::{DeskSecret, RequestContext, TOLD, language, settings, write_told};
use crate::host_desk::OPEN;
use crate::limit::TooMuch;
use crate::packing::packed;
use crate::problem::ProblemResponse;
use crate::session::Token;

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
const LONG: Duration = Duration::days(400);

/// A page for one person.
pub(crate) fn page(context: &RequestContext, status: StatusCode, html: String) -> Response {
    let mut response = text(context, status, "text/html; charset=utf-8", html);
    if context.session.is_some() {
        // Whoever comes back is known for as long again.
        give_cookie(&mut response, context);
    }
    if !context.told.is_empty() {
        add_cookie(&mut response, context, secret(TOLD, "", Duration::ZERO));
    }
    response
}

/// A text for one person.
pub(crate) fn text(
    context: &RequestContext,
    status: StatusCode,
    kind: &'static str,
    text: String,
) -> Response {
    let packed = context.unpacks.then(|| packed(text.as_bytes(), Compression::fast())).flatten();
    let (bytes, packed) = match packed {
        Some(bytes) => (bytes, true),
        None => (text.into_bytes(), false),
    };
    let mut response = Response::new(context.unsent.body(bytes));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    headers.insert(VARY, HeaderValue::from_static("Cookie, Accept-Language, Accept-Encoding"));
    if packed {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    introduce(response, context)
}

/// Sends a browser to another address of ours, and tells it there what became of its form.
pub(crate) fn go(context: &RequestContext, to: &str, told: &[String]) -> Response {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::SEE_OTHER;
    let to = HeaderValue::from_str(to).unwrap_or_else(|_| HeaderValue::from_static("/"));
    response.headers_mut().insert(LOCATION, to);
    if !told.is_empty() {
        add_cookie(&mut response, context, secret(TOLD, write_told(told), Duration::minutes(1)));
    }
    introduce(response, context)
}

/// Says what went wrong.
pub(crate) fn fail(context: &RequestContext, trouble: ProblemResponse) -> Response {
    let mut response = page(context, trouble.status(), pages::problem(&context.visitor, trouble.0));
    if let Some(wait) = trouble.wait() {
        response.headers_mut().insert(RETRY_AFTER, wait.into());
    }
    response
}

/// That was too much in too short a time: a few words, since whoever sends so much must cost little.
pub(crate) fn slow_down(headers: &HeaderMap, wait: TooMuch) -> Response {
    let trouble = ProblemResponse::from(wait);
    let text = words::say(language(headers, &settings(headers)), "page-too-much", &[]);
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = trouble.status();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if let Some(wait) = trouble.wait() {
        headers.insert(RETRY_AFTER, wait.into());
    }
    response
}

/// Remembers how a person likes it. The script reads it too.
pub(crate) fn keep_settings(
    response: &mut Response,
    context: &RequestContext,
    settings: &Settings,
) {
    let value = settings.to_cookie();
    let age = if value.is_empty() { Duration::ZERO } else { LONG };
    let cookie = Cookie::build((Settings::COOKIE, value)).max_age(age).path("/");
    add_cookie(response, context, cookie.same_site(SameSite::Lax).build());
}

/// Takes the secret back from a browser.
pub(crate) fn dismiss(response: &mut Response, context: &RequestContext) {
    add_cookie(
        response,
        context,
        secret(RequestContext::cookie(context.is_secure), "", Duration::ZERO),
    );
}

/// Gives the host's browser the secret of the desk. No page of another site has it sent along, not even by a link.
pub(crate) fn open_desk(response: &mut Response, context: &RequestContext, secret: &Token) {
    let seconds = i64::try_from(OPEN.as_secs()).unwrap_or(0);
    add_cookie(response, context, desk(context, secret.text(), Duration::seconds(seconds)));
}

/// Takes it back.
pub(crate) fn close_desk(response: &mut Response, context: &RequestContext) {
    add_cookie(response, context, desk(context, "", Duration::ZERO));
}

fn desk(context: &RequestContext, value: &str, age: Duration) -> Cookie<'static> {
    let mut cookie = secret(DeskSecret::cookie(context.is_secure), value.to_owned(), age);
    cookie.set_same_site(SameSite::Strict);
    cookie
}

/// Gives a browser its secret, if it is new.
fn introduce(mut response: Response, context: &RequestContext) -> Response {
    if context.is_new {
        give_cookie(&mut response, context);
    }
    response
}

fn give_cookie(response: &mut Response, context: &RequestContext) {
    let name = RequestContext::cookie(context.is_secure);
    add_cookie(response, context, secret(name, context.token.text().to_owned(), LONG));
}

/// A cookie that no script reads and no other site has sent along.
fn secret(name: &'static str, value: impl Into<String>, age: Duration) -> Cookie<'static> {
    let cookie = Cookie::build((name, value.into())).max_age(age).path("/");
    cookie.http_only(true).same_site(SameSite::Lax).build()
}

fn add_cookie(response: &mut Response, context: &RequestContext, mut cookie: Cookie<'static>) {
    if context.is_secure {
        cookie.set_secure(true);
    }
    if let Ok(value) = HeaderValue::from_str(&written(&cookie)) {
        response.headers_mut().append(SET_COOKIE, value);
    }
}

/// A cookie as Lynx reads it too: that takes whatever stands behind a word it does not know for another
/// cookie's, so what every browser knows comes first.
fn written(cookie: &Cookie<'_>) -> String {
    let words = [
        Some(cookie.stripped().to_string()),
        cookie.max_age().map(|age| format!("Max-Age={}", age.whole_seconds())),
        cookie.path().map(|path| format!("Path={path}")),
        (cookie.http_only() == Some(true)).then(|| "HttpOnly".to_owned()),
        cookie.same_site().map(|same_site| format!("SameSite={same_site}")),
        (cookie.secure() == Some(true)).then(|| "Secure".to_owned()),
    ];
    words.into_iter().flatten().collect::<Vec<String>>().join("; ")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_every_browser_knows_of_a_cookie_comes_first() {
        let mut cookie = secret("ff", "x", Duration::minutes(1));
        assert_eq!(written(&cookie), "ff=x; Max-Age=60; Path=/; HttpOnly; SameSite=Lax");
        cookie.set_secure(true);
        assert!(written(&cookie).ends_with("; SameSite=Lax; Secure"));
    }
}
