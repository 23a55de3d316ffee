//! The pages around the tables.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use pages::{Listing, Problem};
use table::{PersonId, Sitter};
use wire::{ListedTable, Lobby};
use words::Language;

use crate::answer::{page, text};
use crate::app::App;
use crate::gate::RequestContext;
use crate::name_cache::NameCache;
use crate::problem::ProblemResponse;
use crate::render::render;
use crate::running::Running;

pub(super) async fn home(
    State(app): State<Arc<App>>,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    // The server is open although the list cannot be read.
    let open = app.count_open().await.unwrap_or(0);
    let open = usize::try_from(open).unwrap_or(usize::MAX);
    let running = app.running(person(&context)).await.unwrap_or_default();
    let (draws, people) = (app.fixed_draws()?, app.people.clone());
    render(&app, context.network, move || {
        let mine = listings(&running, &people, context.visitor.language);
        Ok(page(&context, StatusCode::OK, pages::home(&context.visitor, open, &mine, &draws)))
    })
    .await
}

pub(super) async fn lobby(
    State(app): State<Arc<App>>,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    let (tables, people) = (app.listed().await?, app.people.clone());
    let running = app.running(person(&context)).await?;
    render(&app, context.network, move || {
        let mine = listings(&running, &people, context.visitor.language);
        let listings = tables.iter().map(|listed| Listing {
            id: listed.table.clone(),
            terms: listed.shown.terms,
            names: taken(listed, people.names(&listed.shown.sitters, context.visitor.language)),
            playing: listed.shown.playing,
        });
        let listings: Vec<Listing> = listings.collect();
        Ok(page(&context, StatusCode::OK, pages::lobby(&context.visitor, &mine, &listings)))
    })
    .await
}

/// Who asks, if that is known.
fn person(context: &RequestContext) -> Option<PersonId> {
    context.session.as_ref().map(|session| session.person.clone())
}

/// Games of somebody's own, as a page shows them.
fn listings(running: &[Running], people: &NameCache, language: Language) -> Vec<Listing> {
    let listing = |running: &Running| {
        let names = people.names(&running.sitters, language).into_iter();
        let named = running.sitters.iter().zip(names);
        Listing {
            id: running.table.clone(),
            terms: running.terms,
            names: named.map(|(sitter, name)| (*sitter != Sitter::Open).then_some(name)).collect(),
            playing: !running.sitters.contains(&Sitter::Open),
        }
    };
    running.iter().map(listing).collect()
}

/// The lobby for programs.
pub(super) async fn tables(
    State(app): State<Arc<App>>,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    let (tables, people) = (app.listed().await?, app.people.clone());
    render(&app, context.network, move || {
        let tables = tables.iter().map(|listed| {
            let shown = &listed.shown;
            let names = people.names(&shown.sitters, context.visitor.language);
            ListedTable::of(&listed.table, &shown.terms, taken(listed, names), shown.playing)
        });
        let lobby = Lobby { tables: tables.collect() };
        Ok(text(&context, StatusCode::OK, "application/json", lobby.write()))
    })
    .await
}

/// The names of those who sit there; none where a seat is free.
fn taken(listed: &store::ListingRow, names: Vec<String>) -> Vec<Option<String>> {
    let named = listed.shown.sitters.iter().zip(names);
    named.map(|(sitter, name)| (*sitter != Sitter::Open).then_some(name)).collect()
}

pub(super) async fn privacy(
    State(app): State<Arc<App>>,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    render(&app, context.network, move || {
        Ok(page(&context, StatusCode::OK, pages::privacy(&context.visitor)))
    })
    .await
}

pub(super) async fn offline(
    State(app): State<Arc<App>>,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    render(&app, context.network, move || {
        Ok(page(&context, StatusCode::OK, pages::offline(&context.visitor)))
    })
    .await
}

pub(super) async fn nowhere() -> ProblemResponse {
    ProblemResponse(Problem::NotFound)
}

/// The address is one of ours, but nothing is there for this method.
pub(super) async fn no_such_method() -> StatusCode {
    StatusCode::METHOD_NOT_ALLOWED
}
