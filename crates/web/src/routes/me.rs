//! What a person likes and is called.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use pages::{Name, Problem};

use crate::answer::{dismiss, fail, go, keep_settings, page, text, too_much};
use crate::gate::{Guest, Posted, Source, source};
use crate::house::House;
use crate::routes::found::who;

pub(super) async fn settings(guest: Guest) -> Response {
    page(&guest, StatusCode::OK, pages::settings(&guest.visitor))
}

pub(super) async fn change(posted: Posted) -> Response {
    let guest = &posted.guest;
    let mut settings = guest.visitor.settings.clone();
    settings.take(posted.fields.iter().map(|(name, value)| (name.as_str(), value.as_str())));
    let mut response = go(guest, back(&posted), &[]);
    keep_settings(&mut response, guest, &settings);
    response
}

/// Where the person came from, if that is ours.
fn back(posted: &Posted) -> &str {
    let is_ours = |path: &&str| {
        path.starts_with('/') && !path.starts_with("//") && !path.contains(['\\', '\r', '\n'])
    };
    posted.field("back").filter(is_ours).unwrap_or("/settings")
}

pub(super) async fn name(State(house): State<Arc<House>>, posted: Posted) -> Response {
    let guest = &posted.guest;
    let language = guest.visitor.language;
    let name = match Name::read(posted.field("name").unwrap_or_default()) {
        Ok(name) => name,
        Err(fault) => return go(guest, back(&posted), &[fault.sentence(language)]),
    };
    if let Err(wait) = house.limits.sitting.take(guest.key(), Instant::now()) {
        return too_much(&house, guest, wait);
    }
    let session = match who(&house, guest).await {
        Ok(session) => session,
        Err(response) => return response,
    };
    match house.rename(&session.person, name.as_str()).await {
        Ok(()) => {
            let told = words::say(language, "server-renamed", &[("name", name.as_str().into())]);
            go(guest, back(&posted), &[told])
        }
        Err(_) => fail(guest, Problem::Unavailable),
    }
}

/// Deletes the person's name and all sessions. Games that were played stay, without a name.
pub(super) async fn forget(State(house): State<Arc<House>>, posted: Posted) -> Response {
    let guest = &posted.guest;
    if let Some(session) = &guest.session
        && house.forget(&session.person).await.is_err()
    {
        return fail(guest, Problem::Unavailable);
    }
    let told = words::say(guest.visitor.language, "server-forgotten", &[]);
    let mut response = go(guest, "/settings", &[told]);
    dismiss(&mut response, guest);
    response
}

/// A secret for a program: a terminal, say. It sends it as `Authorization: Bearer …`.
///
/// A program has no form of ours yet, and nothing is done here in anybody's name: only pages of others
/// are refused.
pub(super) async fn program(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
    guest: Guest,
) -> Response {
    if source(&headers, &guest.visitor.origin) == Source::Foreign {
        return fail(&guest, Problem::Forbidden);
    }
    if let Err(wait) = house.limits.founding_here.take(guest.network, Instant::now()) {
        return too_much(&house, &guest, wait);
    }
    let guest = &guest;
    let Ok(token) = crate::session::Token::new() else { return fail(guest, Problem::Unavailable) };
    let json = wire::Session { token: token.text().to_owned() }.write();
    text(guest, StatusCode::OK, "application/json", json)
}
