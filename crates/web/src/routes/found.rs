//! Founding a table.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use pages::{Draft, DraftFault, FixedDraws, Problem, SeatChoice};
use store::{Session, Summary};
use table::{Contribution, PersonId, Seat, Seating, Sitter, Table};
use wire::FixedSeed;

use crate::answer::{go, page, text};
use crate::app::App;
use crate::gate::{QueryFields, RequestContext, TableId, VerifiedForm};
use crate::limits::{Budget, Personal, Take};
use crate::metrics::Limited;
use crate::problem::ProblemResponse;
use crate::render::render;
use crate::reservation::{NotReserved, Reservation};
use crate::room::RoomMessage;

/// What can be chosen; with what an address says already chosen.
pub(super) async fn form(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    QueryFields(mut pairs): QueryFields<Vec<(String, String)>>,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    if !matches!(game.as_str(), "quarto" | "access" | "quartex") {
        return Err(Problem::NotFound.into());
    }
    pairs.retain(|(name, _)| name != "game");
    pairs.push(("game".to_owned(), game));
    let draws = app.fixed_draws()?;
    render(&app, context.network, move || {
        let html = pages::new_game(&context.visitor, &Draft { pairs }, &[], &draws);
        Ok(page(&context, StatusCode::OK, html))
    })
    .await
}

/// For programs: to what the server is committed, of a table that can be founded.
pub(super) async fn draws(
    State(app): State<Arc<App>>,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    let FixedDraws { form, table, commitment, .. } = app.fixed_draws()?;
    let (table, commitment) = (table.to_string(), commitment.to_string());
    let fixed = FixedSeed { table, commitment, form: Some(form) };
    Ok(text(&context, StatusCode::OK, "application/json", fixed.write()))
}

/// The same of one at which somebody wants to sit down.
pub(super) async fn draws_of(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    let (log, _) = app.look(&id).await?;
    let founded = log.first().and_then(|entry| Table::open(entry).ok());
    let commitment = founded.ok_or(Problem::Unavailable)?.commitment().to_string();
    let fixed = FixedSeed { table: id.to_string(), commitment, form: None };
    Ok(text(&context, StatusCode::OK, "application/json", fixed.write()))
}

/// A table as it was chosen.
pub(super) async fn found(
    State(app): State<Arc<App>>,
    verified: VerifiedForm,
) -> Result<Response, ProblemResponse> {
    let draft = Draft { pairs: verified.fields.clone() };
    settle(&app, verified, draft).await
}

/// One click: against the computer, by the rules as printed.
pub(super) async fn play(
    State(app): State<Arc<App>>,
    verified: VerifiedForm,
) -> Result<Response, ProblemResponse> {
    let (game, level) = (verified.field("game"), verified.field("level"));
    let draft = Draft::quick(game.unwrap_or_default(), level.unwrap_or_default());
    settle(&app, verified, draft).await
}

async fn settle(
    app: &Arc<App>,
    verified: VerifiedForm,
    draft: Draft,
) -> Result<Response, ProblemResponse> {
    let plan = match draft.plan() {
        Ok(plan) => plan,
        Err(faults) => return ask_again(app, verified.context, draft, faults, false).await,
    };
    if app.is_stopping() {
        return Err(Problem::Stopping.into());
    }
    let context = &verified.context;
    // Whoever sends a form that showed nothing, as programs may, relies on the word of the server.
    let reservation = match verified.field("table") {
        None => app.reserve()?,
        Some(form) => match app.reserved(form) {
            Ok(reservation) => reservation,
            Err(NotReserved) => {
                return ask_again(app, verified.context, draft, Vec::new(), true).await;
            }
        },
    };
    let listed: &[Personal] = if plan.listed { &[Personal::Listing] } else { &[] };
    let personal = [&[Personal::Founding], listed].concat();
    let take = |session: &Session| {
        let mut taken = personal.iter();
        taken.try_for_each(|from| app.limits.take_personal(&session.person, *from))
    };
    if plan.listed {
        let has_room = app.lobby.has_room(context.network, app.config.players_per_network);
        has_room.inspect_err(|_| app.metrics.limited.count(Limited::LIST))?;
    }
    // First what is theirs alone: nobody takes from others by asking for more than they have.
    context.session.as_ref().map_or(Ok(()), take)?;
    app.limits.take(context.network, Take { from: Budget::Founding, units: 1 })?;
    let session = who(app, context).await?;
    if context.session.is_none() {
        take(&session)?;
    }
    let Reservation { id, secret, .. } = reservation;
    let mut luck = Some(luck(&verified));
    let seating: Option<Vec<Seating>> = plan
        .chairs
        .iter()
        .zip((1..).map_while(Seat::new))
        .map(|(chair, seat)| {
            Some(match chair {
                SeatChoice::Me => Seating {
                    sitter: Sitter::Person(session.person.clone()),
                    contribution: luck.take().unwrap_or_default(),
                },
                SeatChoice::Beside => {
                    Seating::of(Sitter::Person(PersonId::beside(&session.person, seat)?))
                }
                SeatChoice::Bot(level) => Seating::of(Sitter::Bot(*level)),
                SeatChoice::Open => Seating::open(),
            })
        })
        .collect();
    let seating = seating.ok_or(Problem::Unreadable)?;
    // Bots may have to think as soon as it is founded, and it is known for whom.
    app.send(&id, RoomMessage::From(context.network))?;
    if !app.found(&id, plan.terms, secret, &seating).await? {
        // Nothing was founded, so nothing counts: whoever is shown new draws has done nothing wrong.
        app.limits.give_back(context.network, Budget::Founding);
        for from in personal {
            app.limits.give_back_personal(&session.person, from);
        }
        // Pressed twice, it is one game; one that was played on is not begun anew.
        if app.is_untouched(&id, plan.terms, &session.person).await? {
            return Ok(go(context, &format!("/t/{id}"), &[]));
        }
        return ask_again(app, verified.context, draft, Vec::new(), true).await;
    }
    if plan.listed {
        let sitters: Vec<Sitter> = seating.into_iter().map(|seating| seating.sitter).collect();
        let playing = !sitters.contains(&Sitter::Open);
        let summary = Summary { terms: plan.terms, sitters, playing, position: None };
        app.list(&id, summary, Some(context.network)).await;
        app.send_if_open(&id, RoomMessage::Listed(Some(true)));
    }
    Ok(go(context, &format!("/t/{id}"), &[]))
}

/// The form once more: with what was wrong, or because what it showed of the draws was used already or too long ago.
async fn ask_again(
    app: &Arc<App>,
    context: RequestContext,
    draft: Draft,
    faults: Vec<DraftFault>,
    was_old: bool,
) -> Result<Response, ProblemResponse> {
    let draws = FixedDraws { was_old, ..app.fixed_draws()? };
    render(app, context.network, move || {
        let html = pages::new_game(&context.visitor, &draft, &faults, &draws);
        Ok(page(&context, StatusCode::UNPROCESSABLE_ENTITY, html))
    })
    .await
}

/// What the browser adds to the draws.
pub(super) fn luck(verified: &VerifiedForm) -> Contribution {
    Contribution::of_text(verified.field("luck").unwrap_or_default())
}

/// Who asks; from now on somebody, if nobody before. So many become somebody in one network, and no more.
pub(super) async fn who(app: &App, context: &RequestContext) -> Result<Session, ProblemResponse> {
    if let Some(session) = &context.session {
        return Ok(session.clone());
    }
    app.limits.take(context.network, Take { from: Budget::Newcomers, units: 1 })?;
    Ok(app.admit(&context.token, context.visitor.language).await?)
}
