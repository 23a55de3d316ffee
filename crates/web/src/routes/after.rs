//! Games that are over, positions, rules and lessons.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use pages::Problem;
use table::{Entry, GameId, Viewer};

use crate::after::{
    NoPage, Wanted, analysis_page, learn_page, preview_png, record_lines, record_text, replay_page,
    rules_page,
};
use crate::answer::{ForAll, fail, page, text, too_much};
use crate::gate::Guest;
use crate::house::House;
use crate::room::names;
use crate::routes::lost;

fn nothing(guest: &Guest, why: &NoPage) -> Response {
    match why {
        NoPage::NotFound => fail(guest, Problem::NotFound),
        NoPage::Broken(_) | NoPage::NoPicture(_) => {
            tracing::error!(?why, "a page could not be made");
            fail(guest, Problem::Unavailable)
        }
    }
}

fn answer(guest: &Guest, made: Result<String, NoPage>) -> Response {
    match made {
        Ok(html) => page(guest, StatusCode::OK, html),
        Err(why) => nothing(guest, &why),
    }
}

/// The log of a table.
async fn log(house: &House, guest: &Guest, id: &str) -> Result<(GameId, Vec<Entry>), Response> {
    let id: GameId = id.parse().map_err(|_| fail(guest, Problem::NotFound))?;
    match house.read(&id, store::Seq(0)).await {
        Ok(log) if log.is_empty() => Err(fail(guest, Problem::NotFound)),
        Ok(log) => Ok((id, log)),
        Err(_) => Err(fail(guest, Problem::Unavailable)),
    }
}

#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Step {
    step: Option<String>,
}

pub(super) async fn replay(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(Step { step }): Query<Step>,
    guest: Guest,
) -> Response {
    let (id, log) = match log(&house, &guest, &id).await {
        Ok(found) => found,
        Err(response) => return response,
    };
    let language = guest.visitor.language;
    let seen =
        house.see(&id, move |table, people, _| (names(table, people, language), table.next_game()));
    let (names, rematch) = match seen.await {
        Ok(seen) => seen,
        Err(why) => return lost(&guest, why),
    };
    let wanted = Wanted { names: &names, step: step.as_deref(), rematch: rematch.as_ref() };
    answer(&guest, replay_page(&guest.visitor, &house.thinker, &log, wanted).await)
}

pub(super) async fn record(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    guest: Guest,
) -> Response {
    file(&house, &guest, &id, "txt", record_text).await
}

pub(super) async fn lines(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    guest: Guest,
) -> Response {
    file(&house, &guest, &id, "jsonl", record_lines).await
}

async fn file(
    house: &House,
    guest: &Guest,
    id: &str,
    ending: &str,
    write: fn(&[Entry]) -> Result<String, NoPage>,
) -> Response {
    let (id, log) = match log(house, guest, id).await {
        Ok(found) => found,
        Err(response) => return response,
    };
    match write(&log) {
        Ok(record) => {
            let mut response = text(guest, StatusCode::OK, "text/plain; charset=utf-8", record);
            let name = format!("attachment; filename=\"fourfold-{id}.{ending}\"");
            if let Ok(name) = HeaderValue::from_str(&name) {
                response.headers_mut().insert(CONTENT_DISPOSITION, name);
            }
            response
        }
        Err(why) => nothing(guest, &why),
    }
}

/// The picture for those who are sent a link: the table as it is for everybody.
pub(super) async fn picture(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    guest: Guest,
) -> Response {
    let Ok(id) = id.parse::<GameId>() else { return fail(&guest, Problem::NotFound) };
    if let Err(wait) = house.limits.solving.take(guest.network, Instant::now()) {
        return too_much(&house, &guest, wait);
    }
    let view = house.see(&id, |table, _, _| table.view(Viewer::Spectator)).await;
    let view = match view {
        Ok(Some(view)) => view,
        Ok(None) => return fail(&guest, Problem::NotFound),
        Err(why) => return lost(&guest, why),
    };
    // A picture takes a while: not where others wait.
    let made = tokio::task::spawn_blocking(move || preview_png(&view)).await;
    match made {
        Ok(Ok(png)) => {
            let headers = [(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, "public, max-age=60")];
            let mut response = (headers, png).into_response();
            // Others show it beside a link to us.
            response.extensions_mut().insert(ForAll);
            response
        }
        Ok(Err(why)) => nothing(&guest, &why),
        Err(_) => fail(&guest, Problem::Unavailable),
    }
}

#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Board {
    #[serde(default)]
    position: String,
    edition: Option<String>,
}

pub(super) async fn analysis(
    State(house): State<Arc<House>>,
    Query(board): Query<Board>,
    guest: Guest,
) -> Response {
    if let Err(wait) = house.limits.solving.take(guest.network, Instant::now()) {
        return too_much(&house, &guest, wait);
    }
    let edition = board.edition.as_deref();
    let html = analysis_page(&guest.visitor, &house.thinker, &board.position, edition).await;
    page(&guest, StatusCode::OK, html)
}

pub(super) async fn rules(Path(game): Path<String>, guest: Guest) -> Response {
    answer(&guest, rules_page(&guest.visitor, &game))
}

pub(super) async fn lessons(guest: Guest) -> Response {
    page(&guest, StatusCode::OK, pages::after::learn_index(&guest.visitor))
}

pub(super) async fn learn(
    Path(game): Path<String>,
    Query(pairs): Query<Vec<(String, String)>>,
    guest: Guest,
) -> Response {
    let pairs = pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    answer(&guest, learn_page(&guest.visitor, &game, pairs))
}
