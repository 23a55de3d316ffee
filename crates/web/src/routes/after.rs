//! Games that are over, positions, rules and lessons.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use pages::{CheckedDraws, Problem};
use table::{Entry, GameId, Source, Table, Viewer};

use crate::after::{
    AnalysisQuery, FinishedGame, NoPage, ReplayQuery, learn_page, preview_png, record_lines,
    record_text, rules_page,
};
use crate::answer::{ForAll, page, text};
use crate::app::App;
use crate::gate::{QueryFields, RequestContext, TableId};
use crate::problem::ProblemResponse;
use crate::render::{Maker, beside, render};

#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct StepQuery {
    step: Option<String>,
}

pub(super) async fn replay(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    QueryFields(StepQuery { step }): QueryFields<StepQuery>,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    let (log, _) = app.look(&id).await?;
    let (people, language) = (app.people.clone(), context.visitor.language);
    let (replay, names, rematch) = beside(&app, Maker::Network(context.network), move || {
        let table = Table::fold(&log).map_err(|_| Problem::Unavailable)?;
        let names = people.at(&table, language);
        Ok((FinishedGame::read(&log)?, names, table.next_game()))
    })
    .await?;
    let rated = replay.rate(context.network, &app.solver_service).await;
    render(&app, context.network, move || {
        let wanted =
            ReplayQuery { names: &names, step: step.as_deref(), rematch: rematch.as_ref() };
        let html = replay.page(&context.visitor, rated.as_ref(), wanted);
        Ok(page(&context, StatusCode::OK, html))
    })
    .await
}

#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct NotedQuery {
    noted: Option<String>,
}

/// The draws, checked step by step; of a game under way as far as that can be.
pub(super) async fn fair(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    QueryFields(NotedQuery { noted }): QueryFields<NotedQuery>,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    let (log, _) = app.look(&id).await?;
    let people = app.people.clone();
    render(&app, context.network, move || {
        let table = Table::fold(&log).map_err(|_| Problem::Unavailable)?;
        let view = table.view(Viewer::Spectator).ok_or(Problem::NotFound)?;
        let names = people.at(&table, context.visitor.language);
        let record = table.is_over().then(|| record_text(&log)).transpose()?;
        // What was just written can be read.
        let source = record.and_then(|record| Source::read(&record).ok());
        let (source, noted) = (source.as_ref(), noted.as_deref());
        let checked = CheckedDraws { view: &view, names: &names, source, noted };
        Ok(page(&context, StatusCode::OK, pages::fair(&context.visitor, &checked)))
    })
    .await
}

pub(super) async fn record(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    file(&app, context, id, "txt", record_text).await
}

pub(super) async fn lines(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    file(&app, context, id, "jsonl", record_lines).await
}

async fn file(
    app: &Arc<App>,
    context: RequestContext,
    id: GameId,
    ending: &'static str,
    write: fn(&[Entry]) -> Result<String, NoPage>,
) -> Result<Response, ProblemResponse> {
    let (log, _) = app.look(&id).await?;
    render(app, context.network, move || {
        let mut response =
            text(&context, StatusCode::OK, "text/plain; charset=utf-8", write(&log)?);
        let name = format!("attachment; filename=\"fourfold-{id}.{ending}\"");
        if let Ok(name) = HeaderValue::from_str(&name) {
            response.headers_mut().insert(CONTENT_DISPOSITION, name);
        }
        Ok(response)
    })
    .await
}

/// The picture for those who are sent a link: the table as it is for everybody.
pub(super) async fn picture(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    let (log, _) = app.look(&id).await?;
    render(&app, context.network, move || {
        let table = Table::fold(&log).map_err(|_| Problem::Unavailable)?;
        let view = table.view(Viewer::Spectator).ok_or(Problem::NotFound)?;
        let headers = [(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, "public, max-age=60")];
        let mut response = (headers, preview_png(&view)?).into_response();
        // Others show it beside a link to us.
        response.extensions_mut().insert(ForAll);
        Ok(response)
    })
    .await
}

#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct BoardQuery {
    #[serde(default)]
    position: String,
    edition: Option<String>,
}

pub(super) async fn analysis(
    State(app): State<Arc<App>>,
    QueryFields(board): QueryFields<BoardQuery>,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    let question = AnalysisQuery::new(board.position, board.edition.as_deref());
    let found = question.find(context.network, &app.solver_service).await;
    render(&app, context.network, move || {
        Ok(page(&context, StatusCode::OK, question.page(&context.visitor, found.as_ref())))
    })
    .await
}

pub(super) async fn rules(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    render(&app, context.network, move || {
        Ok(page(&context, StatusCode::OK, rules_page(&context.visitor, &game)?))
    })
    .await
}

pub(super) async fn lessons(
    State(app): State<Arc<App>>,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    render(&app, context.network, move || {
        Ok(page(&context, StatusCode::OK, pages::after::learn_index(&context.visitor)))
    })
    .await
}

pub(super) async fn learn(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    QueryFields(pairs): QueryFields<Vec<(String, String)>>,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    render(&app, context.network, move || {
        let pairs = pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        Ok(page(&context, StatusCode::OK, learn_page(&context.visitor, &game, pairs)?))
    })
    .await
}
