//! What a person likes and is called.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use pages::{Name, Problem};

use crate::answer::{dismiss, go, keep_settings, page, text};
use crate::gate::{Guest, Posted, Source, source};
use crate::house::House;
use crate::render::render;
use crate::routes::found::who;
use crate::session::Token;
use crate::trouble::Trouble;

pub(super) async fn settings(
    State(house): State<Arc<House>>,
    guest: Guest,
) -> Result<Response, Trouble> {
    render(&house, move || Ok(page(&guest, StatusCode::OK, pages::settings(&guest.visitor)))).await
}

pub(super) async fn change(posted: Posted) -> Response {
    let guest = &posted.guest;
    let mut settings = guest.visitor.settings.clone();
    settings.take(posted.fields.iter().map(|(name, value)| (name.as_str(), value.as_str())));
    let mut response = go(guest, back(&posted), &[]);
    keep_settings(&mut response, guest, &settings);
    response
}

/// Where the person came from, if that is ours. Browsers leave spaces and tabs out of addresses, and take a
/// backslash for a slash: what has one of those in it, we did not write.
fn back(posted: &Posted) -> &str {
    let is_ours = |path: &&str| {
        let is_plain = |sign: u8| sign.is_ascii_graphic() && sign != b'\\';
        path.starts_with('/') && !path.starts_with("//") && path.bytes().all(is_plain)
    };
    posted.field("back").filter(is_ours).unwrap_or("/settings")
}

pub(super) async fn name(
    State(house): State<Arc<House>>,
    posted: Posted,
) -> Result<Response, Trouble> {
    let guest = &posted.guest;
    let language = guest.visitor.language;
    let name = match Name::read(posted.field("name").unwrap_or_default()) {
        Ok(name) => name,
        Err(fault) => return Ok(go(guest, back(&posted), &[fault.sentence(language)])),
    };
    house.limits.sitting.take(guest.key(), Instant::now())?;
    let session = who(&house, guest).await?;
    house.rename(&session.person, name.as_str()).await?;
    let told = words::say(language, "server-renamed", &[("name", name.as_str().into())]);
    Ok(go(guest, back(&posted), &[told]))
}

/// Deletes the person's name and all sessions. Games that were played stay, without a name.
pub(super) async fn forget(
    State(house): State<Arc<House>>,
    posted: Posted,
) -> Result<Response, Trouble> {
    let guest = &posted.guest;
    if let Some(session) = &guest.session {
        house.forget(&session.person).await?;
    }
    let told = words::say(guest.visitor.language, "server-forgotten", &[]);
    let mut response = go(guest, "/settings", &[told]);
    dismiss(&mut response, guest);
    Ok(response)
}

/// A secret for a program: a terminal, say. It sends it as `Authorization: Bearer …`.
///
/// A program has no form of ours yet, and nothing is done here in anybody's name: only pages of others
/// are refused.
pub(super) async fn program(headers: HeaderMap, guest: Guest) -> Result<Response, Trouble> {
    if source(&headers, &guest.visitor.origin) == Source::Foreign {
        return Err(Problem::Forbidden.into());
    }
    let json = wire::Session { token: Token::new()?.text().to_owned() }.write();
    Ok(text(&guest, StatusCode::OK, "application/json", json))
}
