//! A table, for browsers with and without script.

use std::sync::Arc;

use audience::{Identity, Perspective, PlayerCommand, Unreadable, transcript};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use host::{Ask, Reply};
use pages::{Choice, Name, Problem, SeenTable};
use table::{GameId, Nonce, Order, Refusal, Seat, Sitter, Span, StepNumber, Table, What};
use wire::AnswerKind;
use words::is_closed;

use crate::answer::{go, page as document};
use crate::app::App;
use crate::chance;
use crate::gate::{QueryFields, RequestContext, TableId, VerifiedForm};
use crate::limits::{Budget, Personal, Take};
use crate::problem::ProblemResponse;
use crate::render::{Maker, beside};
use crate::room::{RoomMessage, SentCommand, unreadable};
use crate::routes::found::{luck, who};

/// What the address of a table may say besides.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct TableQuery {
    tile: Option<String>,
    cell: Option<String>,
    #[serde(rename = "as")]
    seat: Option<String>,
}

impl TableQuery {
    fn identity(&self, context: &RequestContext) -> Identity {
        Identity {
            person: context.session.as_ref().map(|session| session.person.clone()),
            at: self.seat.as_deref().and_then(|text| text.parse().ok()).and_then(Seat::new),
        }
    }
}

/// The page, made from the log: no room is opened for those who only look.
pub(super) async fn page(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    QueryFields(address): QueryFields<TableQuery>,
    context: RequestContext,
) -> Result<Response, ProblemResponse> {
    let (identity, network) = (address.identity(&context), context.network);
    let (log, listed) = app.look(&id).await?;
    let (nonce, is_troubled) = (chance::nonce()?.to_string(), app.is_troubled());
    let (people, now, looking) = (app.people.clone(), app.clock.now(), identity.clone());
    let (response, plays) = beside(&app, Maker::Network(context.network), move || {
        let table = Table::fold(&log).map_err(|_| Problem::Unavailable)?;
        let Perspective { viewer, role } = looking.perspective(&table);
        let mut view = table.view(viewer).ok_or(Problem::NotFound)?;
        if is_troubled {
            view.running = None;
        }
        let visitor = &context.visitor;
        let names = people.at(&table, visitor.language);
        let log = (!is_closed(&view)).then(|| transcript(&log, viewer, visitor, &people).lines);
        let (told, rematch) = (context.told.clone(), table.next_game());
        let seen =
            SeenTable { view, names, now, role, log, told, rematch, nonce, listed, is_troubled };
        let choice = Choice { tile: address.tile, cell: address.cell };
        let html = pages::table(visitor, &seen, &choice);
        let plays = !looking.seats(&table).is_empty();
        Ok((document(&context, StatusCode::OK, html), plays))
    })
    .await?;
    if let Some(person) = identity.person.filter(|_| plays) {
        // Whoever plays is here, with script or without; if the server stops, that is no news.
        let _ = app.send(&id, RoomMessage::Visit(Box::new((person, network))));
    }
    Ok(response)
}

/// Whoever loads the answer to a form again gets the page.
pub(super) async fn back(TableId(id): TableId, context: RequestContext) -> Response {
    go(&context, &format!("/t/{id}"), &[])
}

/// Sits down, on any open seat or on this one; the game starts when all seats are taken.
pub(super) async fn sit(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    verified: VerifiedForm,
) -> Result<Response, ProblemResponse> {
    let context = &verified.context;
    let language = context.visitor.language;
    let here = format!("/t/{id}");
    let name = verified.field("name").map(str::trim).filter(|name| !name.is_empty());
    let name = match name.map(Name::read).transpose() {
        Ok(name) => name,
        Err(fault) => return Ok(go(context, &here, &[fault.sentence(language)])),
    };
    // Whoever names a seat wants that one: there may be no such seat, but no other will do.
    let seat = verified.field("seat").filter(|seat| !seat.is_empty());
    let seat = match seat.map(|seat| seat.parse().ok().and_then(Seat::new)) {
        Some(None) => {
            let refusal = context.visitor.speaker().refusal(Refusal::NoSuchSeat);
            return Ok(go(context, &here, &[refusal]));
        }
        seat => seat.flatten(),
    };
    // First of all: is there such a table?
    app.is_there(&id).await?;
    let session = who(&app, context).await?;
    app.limits.take_personal(&session.person, Personal::Sitting)?;
    if let Some(name) = name {
        app.rename(&session.person, name.as_str()).await?;
    }
    let (sitter, contribution) = (Sitter::Person(session.person), luck(&verified));
    let join = Order::Join { seat, sitter, contribution };
    match app.ask(&id, Ask::Order(join)).await? {
        Reply::Done => {
            app.lobby.look_again();
            Ok(go(context, &here, &[]))
        }
        Reply::Refused(refusal) => {
            Ok(go(context, &here, &[context.visitor.speaker().refusal(refusal)]))
        }
        _ => Err(Problem::Unavailable.into()),
    }
}

/// Something from the board.
pub(super) async fn act(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    QueryFields(address): QueryFields<TableQuery>,
    verified: VerifiedForm,
) -> Result<Response, ProblemResponse> {
    let what = verified.field("do").unwrap_or_default().to_owned();
    if let Some(choice) = what.strip_prefix('?') {
        return choose(&verified.context, &id, choice);
    }
    let touches = verified.field("touches").and_then(|number| number.parse().ok());
    // A browser without script sends what it adds to the next game in a field of its own.
    if what == "again" {
        let again = What::PlayAgain(luck(&verified));
        let command = PlayerCommand::Do { what: again, is_numbered: false };
        return ask(&app, &id, &address, &verified, Ok(command)).await;
    }
    ask(&app, &id, &address, &verified, PlayerCommand::word(&what, touches)).await
}

/// Without script a tile is chosen, then a cell: what is chosen stands in the address, and nothing has
/// happened yet.
fn choose(
    context: &RequestContext,
    id: &GameId,
    choice: &str,
) -> Result<Response, ProblemResponse> {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "=&,-_.%".contains(c);
    if choice.chars().all(is_plain) {
        Ok(go(context, &format!("/t/{id}?{choice}"), &[]))
    } else {
        Err(Problem::Unreadable.into())
    }
}

/// A line that was typed.
pub(super) async fn say(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    QueryFields(address): QueryFields<TableQuery>,
    verified: VerifiedForm,
) -> Result<Response, ProblemResponse> {
    let text = verified.field("text").unwrap_or_default().to_owned();
    let here = verified.field("here").map(str::to_owned);
    let sure = verified.field("sure").is_some();
    ask(
        &app,
        &id,
        &address,
        &verified,
        Ok(PlayerCommand::Type { text, here, sure, luck: luck(&verified) }),
    )
    .await
}

/// A set phrase.
pub(super) async fn phrase(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    QueryFields(address): QueryFields<TableQuery>,
    verified: VerifiedForm,
) -> Result<Response, ProblemResponse> {
    let phrase = verified.field("phrase").unwrap_or_default();
    ask(&app, &id, &address, &verified, PlayerCommand::phrase(phrase)).await
}

async fn ask(
    app: &Arc<App>,
    id: &GameId,
    address: &TableQuery,
    verified: &VerifiedForm,
    command: Result<PlayerCommand, Unreadable>,
) -> Result<Response, ProblemResponse> {
    let context = &verified.context;
    let nonce = match verified.field("nonce") {
        Some(nonce) => nonce.parse::<Nonce>().map_err(|_| Problem::Unreadable)?,
        None => chance::nonce()?,
    };
    let identity = match verified.field("as") {
        Some(seat) => {
            TableQuery { seat: Some(seat.to_owned()), ..TableQuery::default() }.identity(context)
        }
        None => address.identity(context),
    };
    let at = identity.at.map_or_else(String::new, |seat| format!("?as={seat}"));
    let here = format!("/t/{id}{at}");
    let command = match command {
        Ok(command) => command,
        Err(Unreadable) => return Ok(go(context, &here, &[unreadable(&context.visitor)])),
    };
    let step = verified.field("step").and_then(|step| step.parse().ok());
    let step = step.or(matches!(command, PlayerCommand::Say(_)).then_some(0));
    let step = StepNumber(step.ok_or(Problem::Unreadable)?);
    let session = context.session.as_ref();
    session.map_or(Ok(()), |it| app.limits.take_personal(&it.person, Personal::Asking))?;
    app.limits.take(context.network, Take { from: Budget::Asking, units: 1 })?;
    // A form for a table that is not there opens no room.
    app.is_there(id).await?;
    let (visitor, network, lag) = (context.visitor.clone(), context.network, Span::ZERO);
    let answer = app
        .command(id, SentCommand { visitor, network, identity, nonce, step, command, lag })
        .await;
    if answer.outcome == AnswerKind::Unknown {
        // Sent again, this form asks for the same: it has its nonce. A new page would have another.
        return Err(Problem::Unavailable.into());
    }
    Ok(go(context, &here, &answer.say))
}
