//! Founding a table.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use pages::{Chair, Draft, Plan, Problem};
use store::Summary;
use table::{Contribution, PersonId, Seat, Seating, Sitter};

use crate::answer::{go, page};
use crate::budget::{Budget, Take};
use crate::chance;
use crate::gate::{Guest, InAddress, Posted};
use crate::house::House;
use crate::limit::TooMuch;
use crate::render::render;
use crate::room::Message;
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
    let mut luck = Some(luck(&posted));
    let seating: Option<Vec<Seating>> = plan
        .chairs
        .iter()
        .zip((1..).map_while(Seat::new))
        .map(|(chair, seat)| {
            Some(match chair {
                Chair::Me => Seating {
                    sitter: Sitter::Person(session.person.clone()),
                    contribution: luck.take().unwrap_or_default(),
                },
                Chair::Beside => {
                    Seating::of(Sitter::Person(PersonId::beside(&session.person, seat)?))
                }
                Chair::Bot(level) => Seating::of(Sitter::Bot(*level)),
                Chair::Open => Seating::open(),
            })
        })
        .collect();
    let seating = seating.ok_or(Problem::Unreadable)?;
    house.found(&id, plan.terms, &seating).await?;
    if plan.listed {
        let sitters: Vec<Sitter> = seating.into_iter().map(|seating| seating.sitter).collect();
        let playing = !sitters.contains(&Sitter::Open);
        let summary = Summary { terms: plan.terms, sitters, playing, position: None };
        house.list(&id, summary).await;
        house.lobby.look_again().await;
        house.send_if_open(&id, Message::Listed(Some(true)));
    }
    Ok(go(guest, &format!("/t/{id}"), &[]))
}

/// What the browser adds to the draws.
pub(super) fn luck(posted: &Posted) -> Contribution {
    let text = posted.field("luck").unwrap_or_default();
    Contribution::new(text.as_bytes()).unwrap_or_default()
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
