//! Games that are over, positions, rules and lessons.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use pages::Problem;
use table::{Entry, GameId, Table, Viewer};

use crate::after::{
    NoPage, Question, Replay, Wanted, learn_page, preview_png, record_lines, record_text,
    rules_page,
};
use crate::answer::{ForAll, page, text};
use crate::gate::{Guest, InAddress, TableId};
use crate::house::House;
use crate::render::{beside, render};
use crate::trouble::Trouble;

#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Step {
    step: Option<String>,
}

pub(super) async fn replay(
    State(house): State<Arc<House>>,
    TableId(id): TableId,
    InAddress(Step { step }): InAddress<Step>,
    guest: Guest,
) -> Result<Response, Trouble> {
    let (log, _) = house.look(&id).await?;
    let (people, language) = (house.people.clone(), guest.visitor.language);
    let (replay, names, rematch) = beside(&house, move || {
        let table = Table::fold(&log).map_err(|_| Problem::Unavailable)?;
        let names = people.at(&table, language);
        Ok((Replay::read(&log)?, names, table.next_game()))
    })
    .await?;
    let rated = replay.rate(&house.thinker).await;
    render(&house, move || {
        let wanted = Wanted { names: &names, step: step.as_deref(), rematch: rematch.as_ref() };
        let html = replay.page(&guest.visitor, rated.as_ref(), wanted);
        Ok(page(&guest, StatusCode::OK, html))
    })
    .await
}

pub(super) async fn record(
    State(house): State<Arc<House>>,
    TableId(id): TableId,
    guest: Guest,
) -> Result<Response, Trouble> {
    file(&house, guest, id, "txt", record_text).await
}

pub(super) async fn lines(
    State(house): State<Arc<House>>,
    TableId(id): TableId,
    guest: Guest,
) -> Result<Response, Trouble> {
    file(&house, guest, id, "jsonl", record_lines).await
}

async fn file(
    house: &Arc<House>,
    guest: Guest,
    id: GameId,
    ending: &'static str,
    write: fn(&[Entry]) -> Result<String, NoPage>,
) -> Result<Response, Trouble> {
    let (log, _) = house.look(&id).await?;
    render(house, move || {
        let mut response = text(&guest, StatusCode::OK, "text/plain; charset=utf-8", write(&log)?);
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
    State(house): State<Arc<House>>,
    TableId(id): TableId,
) -> Result<Response, Trouble> {
    let (log, _) = house.look(&id).await?;
    render(&house, move || {
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
pub(super) struct Board {
    #[serde(default)]
    position: String,
    edition: Option<String>,
}

pub(super) async fn analysis(
    State(house): State<Arc<House>>,
    InAddress(board): InAddress<Board>,
    guest: Guest,
) -> Result<Response, Trouble> {
    let question = Question::new(board.position, board.edition.as_deref());
    let found = question.find(&house.thinker).await;
    render(&house, move || {
        Ok(page(&guest, StatusCode::OK, question.page(&guest.visitor, found.as_ref())))
    })
    .await
}

pub(super) async fn rules(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    guest: Guest,
) -> Result<Response, Trouble> {
    render(&house, move || Ok(page(&guest, StatusCode::OK, rules_page(&guest.visitor, &game)?)))
        .await
}

pub(super) async fn lessons(
    State(house): State<Arc<House>>,
    guest: Guest,
) -> Result<Response, Trouble> {
    render(&house, move || {
        Ok(page(&guest, StatusCode::OK, pages::after::learn_index(&guest.visitor)))
    })
    .await
}

pub(super) async fn learn(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    InAddress(pairs): InAddress<Vec<(String, String)>>,
    guest: Guest,
) -> Result<Response, Trouble> {
    render(&house, move || {
        let pairs = pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        Ok(page(&guest, StatusCode::OK, learn_page(&guest.visitor, &game, pairs)?))
    })
    .await
}
