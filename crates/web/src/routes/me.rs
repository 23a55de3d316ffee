//! What a person likes and is called.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use pages::{Name, Problem};

use crate::answer::{dismiss, go, keep_settings, page, text};
use crate::app::App;
use crate::gate::{RequestContext, Source, VerifiedForm, source};
use crate::limits::Personal;
use crate::problem::ProblemResponse;
use crate::render::render;
use crate::routes::found::who;
use crate::session::Token;

pub(super) async fn settings(
    State(app): State<Arc<App>>,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    render(&app, context.network, move || {
        let page_of = pages::settings(&context.visitor, &context.told);
        Ok(page(&context, StatusCode::OK, page_of))
    })
    .await
}

pub(super) async fn change(verified: VerifiedForm) -> Response {
    let context = &verified.context;
    let mut settings = context.visitor.settings.clone();
    settings.take(verified.fields.iter().map(|(name, value)| (name.as_str(), value.as_str())));
    let to = back(&verified);
    // Elsewhere what was chosen is seen at once.
    let told = (to == "/settings").then(|| {
        let language = settings.language.unwrap_or(context.visitor.language);
        words::say(language, "page-saved", &[])
    });
    let mut response = go(context, to, told.as_slice());
    keep_settings(&mut response, context, &settings);
    response
}

/// Where the person came from, if that is ours. Browsers leave spaces and tabs out of addresses, and take a
/// backslash for a slash: what has one of those in it, we did not write.
fn back(verified: &VerifiedForm) -> &str {
    let is_ours = |path: &&str| {
        let is_plain = |sign: u8| sign.is_ascii_graphic() && sign != b'\\';
        path.starts_with('/') && !path.starts_with("//") && path.bytes().all(is_plain)
    };
    verified.field("back").filter(is_ours).unwrap_or("/settings")
}

pub(super) async fn name(
    State(app): State<Arc<App>>,
    verified: VerifiedForm,
) -> Result<Response, ProblemResponse> {
    let context = &verified.context;
    let language = context.visitor.language;
    let name = match Name::read(verified.field("name").unwrap_or_default()) {
        Ok(name) => name,
        Err(fault) => return Ok(go(context, back(&verified), &[fault.sentence(language)])),
    };
    let session = who(&app, context).await?;
    app.limits.take_personal(&session.person, Personal::Sitting)?;
    app.rename(&session.person, name.as_str()).await?;
    let told = words::say(language, "server-renamed", &[("name", name.as_str().into())]);
    Ok(go(context, back(&verified), &[told]))
}

/// Deletes the person's name and all sessions. Games that were played stay, without a name.
pub(super) async fn forget(
    State(app): State<Arc<App>>,
    verified: VerifiedForm,
) -> Result<Response, ProblemResponse> {
    let context = &verified.context;
    if let Some(session) = &context.session {
        app.forget(&session.person).await?;
    }
    let told = words::say(context.visitor.language, "server-forgotten", &[]);
    let mut response = go(context, "/settings", &[told]);
    dismiss(&mut response, context);
    Ok(response)
}

/// A secret for a program: a terminal, say. It sends it as `Authorization: Bearer …`.
///
/// A program has no form of ours yet, and nothing is done here in anybody's name: only pages of others
/// are refused.
pub(super) async fn program(
    headers: HeaderMap,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    if source(&headers, &context.visitor.origin) == Source::Foreign {
        return Err(Problem::Forbidden.into());
    }
    let json = wire::NewSession { token: Token::new()?.text().to_owned() }.write();
    Ok(text(&context, StatusCode::OK, "application/json", json))
}
