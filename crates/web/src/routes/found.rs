//! Founding a table.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use pages::{Chair, Draft, Plan, Problem};
use store::Shown;
use table::{Contribution, Seat, Sitter};

use crate::answer::{fail, go, page, too_much};
use crate::chance;
use crate::eyes::beside;
use crate::gate::{Guest, Posted};
use crate::house::House;
use crate::limit::TooMuch;
use crate::room::{Knock, Lost};
use crate::routes::lost;

/// What can be chosen; with what an address says already chosen.
pub(super) async fn form(
    Path(game): Path<String>,
    Query(mut pairs): Query<Vec<(String, String)>>,
    guest: Guest,
) -> Response {
    if !matches!(game.as_str(), "quarto" | "access" | "quartex") {
        return fail(&guest, Problem::NotFound);
    }
    pairs.retain(|(name, _)| name != "game");
    pairs.push(("game".to_owned(), game));
    page(&guest, StatusCode::OK, pages::new_game(&guest.visitor, &Draft { pairs }, &[]))
}

/// A table as it was chosen.
pub(super) async fn found(State(house): State<Arc<House>>, posted: Posted) -> Response {
    let draft = Draft { pairs: posted.fields.clone() };
    settle(&house, &posted, &draft).await
}

/// One click: against the computer, by the rules as printed.
pub(super) async fn play(State(house): State<Arc<House>>, posted: Posted) -> Response {
    let (game, level) = (posted.field("game"), posted.field("level"));
    let draft = Draft::quick(game.unwrap_or_default(), level.unwrap_or_default());
    settle(&house, &posted, &draft).await
}

async fn settle(house: &Arc<House>, posted: &Posted, draft: &Draft) -> Response {
    let guest = &posted.guest;
    let plan = match draft.plan() {
        Ok(plan) => plan,
        Err(faults) => {
            let html = pages::new_game(&guest.visitor, draft, &faults);
            return page(guest, StatusCode::UNPROCESSABLE_ENTITY, html);
        }
    };
    if house.is_stopping() {
        return fail(guest, Problem::Stopping);
    }
    if let Err(wait) = within_limits(house, guest, &plan) {
        return too_much(house, guest, wait);
    }
    let session = match who(house, guest).await {
        Ok(session) => session,
        Err(response) => return response,
    };
    let Ok(id) = chance::game() else { return fail(guest, Problem::Unavailable) };
    let seats = (1..).map_while(Seat::new);
    let sitters: Option<Vec<Sitter>> = plan
        .chairs
        .iter()
        .zip(seats)
        .map(|(chair, seat)| match chair {
            Chair::Me => Some(Sitter::Person(session.person.clone())),
            Chair::Beside => beside(&session.person, seat).map(Sitter::Person),
            Chair::Bot(level) => Some(Sitter::Bot(*level)),
            Chair::Open => Some(Sitter::Open),
        })
        .collect();
    let Some(sitters) = sitters else { return fail(guest, Problem::Unreadable) };
    let mine = plan.chairs.iter().position(|chair| *chair == Chair::Me);
    let mine = mine.and_then(|index| u8::try_from(index + 1).ok()).and_then(Seat::new);
    let luck: Vec<(Seat, Contribution)> = mine.into_iter().zip(luck(posted)).collect();
    if let Err(why) = house.found(&id, plan.terms, &sitters, &luck).await {
        return lost(guest, why);
    }
    if plan.listed {
        let playing = !sitters.contains(&Sitter::Open);
        let shown = Shown { terms: plan.terms, sitters, playing, position: None };
        house.list(&id, shown).await;
        house.knock_if_open(&id, Knock::List);
    }
    go(guest, &format!("/t/{id}"), &[])
}

/// What the browser adds to the draws.
pub(super) fn luck(posted: &Posted) -> Option<Contribution> {
    let text = posted.field("luck").filter(|text| !text.is_empty())?;
    Contribution::new(text.as_bytes())
}

/// Who the guest is; from now on somebody, if nobody before.
pub(super) async fn who(house: &Arc<House>, guest: &Guest) -> Result<store::Session, Response> {
    if let Some(session) = &guest.session {
        return Ok(session.clone());
    }
    house.admit(&guest.token, guest.visitor.language).await.map_err(|failure| {
        tracing::error!(%failure, "nobody can be admitted");
        lost(guest, Lost::Unavailable)
    })
}

/// May this guest found it? Else how long to wait.
fn within_limits(house: &House, guest: &Guest, plan: &Plan) -> Result<(), TooMuch> {
    let now = Instant::now();
    let limits = &house.limits;
    let mut taken = limits.founding.take(guest.key(), now);
    taken = taken.and_then(|()| limits.founding_here.take(guest.network, now));
    if plan.listed {
        taken = taken.and_then(|()| limits.listing.take(guest.key(), now));
    }
    taken
}
