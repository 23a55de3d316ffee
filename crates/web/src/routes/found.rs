//! Founding a table.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use pages::{Chair, Draft, Plan, Problem};
use store::Shown;
use table::{Contribution, Seat, Sitter};

use crate::answer::{go, page};
use crate::budget::{Budget, Take};
use crate::chance;
use crate::eyes::beside;
use crate::gate::{Guest, InAddress, Posted};
use crate::house::House;
use crate::limit::TooMuch;
use crate::render::render;
use crate::room::Knock;
use crate::trouble::Trouble;

/// What can be chosen; with what an address says already chosen.
pub(super) async fn form(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    InAddress(mut pairs): InAddress<Vec<(String, String)>>,
    guest: Guest,
) -> Result<Response, Trouble> {
    if !matches!(game.as_str(), "quarto" | "access" | "quartex") {
        return Err(Problem::NotFound.into());
    }
    pairs.retain(|(name, _)| name != "game");
    pairs.push(("game".to_owned(), game));
    render(&house, move || {
        let html = pages::new_game(&guest.visitor, &Draft { pairs }, &[]);
        Ok(page(&guest, StatusCode::OK, html))
    })
    .await
}

/// A table as it was chosen.
pub(super) async fn found(
    State(house): State<Arc<House>>,
    posted: Posted,
) -> Result<Response, Trouble> {
    let draft = Draft { pairs: posted.fields.clone() };
    settle(&house, posted, draft).await
}

/// One click: against the computer, by the rules as printed.
pub(super) async fn play(
    State(house): State<Arc<House>>,
    posted: Posted,
) -> Result<Response, Trouble> {
    let (game, level) = (posted.field("game"), posted.field("level"));
    let draft = Draft::quick(game.unwrap_or_default(), level.unwrap_or_default());
    settle(&house, posted, draft).await
}

async fn settle(house: &Arc<House>, posted: Posted, draft: Draft) -> Result<Response, Trouble> {
    let plan = match draft.plan() {
        Ok(plan) => plan,
        Err(faults) => {
            return render(house, move || {
                let guest = &posted.guest;
                let html = pages::new_game(&guest.visitor, &draft, &faults);
                Ok(page(guest, StatusCode::UNPROCESSABLE_ENTITY, html))
            })
            .await;
        }
    };
    if house.is_stopping() {
        return Err(Problem::Stopping.into());
    }
    let guest = &posted.guest;
    within_limits(house, guest, &plan)?;
    let session = who(house, guest).await?;
    let id = chance::game()?;
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
    let sitters = sitters.ok_or(Problem::Unreadable)?;
    let mine = plan.chairs.iter().position(|chair| *chair == Chair::Me);
    let mine = mine.and_then(|index| u8::try_from(index + 1).ok()).and_then(Seat::new);
    let luck: Vec<(Seat, Contribution)> = mine.into_iter().zip(luck(&posted)).collect();
    house.found(&id, plan.terms, &sitters, &luck).await?;
    if plan.listed {
        let playing = !sitters.contains(&Sitter::Open);
        let shown = Shown { terms: plan.terms, sitters, playing, position: None };
        house.list(&id, shown).await;
        house.lobby.look_again().await;
        house.knock_if_open(&id, Knock::List);
    }
    Ok(go(guest, &format!("/t/{id}"), &[]))
}

/// What the browser adds to the draws.
pub(super) fn luck(posted: &Posted) -> Option<Contribution> {
    let text = posted.field("luck").filter(|text| !text.is_empty())?;
    Contribution::new(text.as_bytes())
}

/// Who the guest is; from now on somebody, if nobody before.
pub(super) async fn who(house: &House, guest: &Guest) -> Result<store::Session, Trouble> {
    match &guest.session {
        Some(session) => Ok(session.clone()),
        None => Ok(house.admit(&guest.token, guest.visitor.language).await?),
    }
}

/// May this guest found it?
fn within_limits(house: &House, guest: &Guest, plan: &Plan) -> Result<(), TooMuch> {
    let (now, limits) = (Instant::now(), &house.limits);
    limits.founding.take(guest.key(), now)?;
    limits.take(guest.network, Take { from: Budget::Founding, units: 1 })?;
    if plan.listed {
        limits.listing.take(guest.key(), now)?;
    }
    Ok(())
}
