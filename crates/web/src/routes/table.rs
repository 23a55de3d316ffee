//! A table, for browsers with and without script.

use std::sync::Arc;
use std::time::Instant;

use audience::{Identity, Perspective, PlayerCommand, Unreadable, transcript};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use host::{Ask, Reply};
use pages::{Choice, Name, Problem, Seen};
use table::{GameId, Nonce, Order, Seat, Sitter, Span, StepNumber, Table};
use wire::Outcome;
use words::is_closed;

use crate::answer::{go, page as document};
use crate::chance;
use crate::gate::{Guest, InAddress, Posted, TableId};
use crate::house::House;
use crate::render::beside;
use crate::room::{Message, Wanted, unreadable};
use crate::routes::found::{luck, who};
use crate::trouble::Trouble;

/// What the address of a table may say besides.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Address {
    tile: Option<String>,
    cell: Option<String>,
    #[serde(rename = "as")]
    seat: Option<String>,
}

impl Address {
    fn identity(&self, guest: &Guest) -> Identity {
        Identity {
            person: guest.session.as_ref().map(|session| session.person.clone()),
            at: self.seat.as_deref().and_then(|text| text.parse().ok()).and_then(Seat::new),
        }
    }
}

/// The page, made from the log: no room is opened for those who only look.
pub(super) async fn page(
    State(house): State<Arc<House>>,
    TableId(id): TableId,
    InAddress(address): InAddress<Address>,
    guest: Guest,
) -> Result<Response, Trouble> {
    let identity = address.identity(&guest);
    let (log, listed) = house.look(&id).await?;
    let nonce = chance::nonce()?.to_string();
    let (people, now, looking) = (house.people.clone(), house.clock.now(), identity.clone());
    let (response, plays) = beside(&house, move || {
        let table = Table::fold(&log).map_err(|_| Problem::Unavailable)?;
        let Perspective { viewer, standing } = looking.perspective(&table);
        let view = table.view(viewer).ok_or(Problem::NotFound)?;
        let visitor = &guest.visitor;
        let names = people.at(&table, visitor.language);
        let log = (!is_closed(&view)).then(|| transcript(&log, viewer, visitor, &people).lines);
        let (told, rematch) = (guest.told.clone(), table.next_game());
        let seen = Seen { view, names, now, standing, log, told, rematch, nonce, listed };
        let choice = Choice { tile: address.tile, cell: address.cell };
        let html = pages::table(visitor, &seen, &choice);
        let plays = !looking.seats(&table).is_empty();
        Ok((document(&guest, StatusCode::OK, html), plays))
    })
    .await?;
    if let Some(person) = identity.person.filter(|_| plays) {
        // Whoever plays is here, with script or without; if the server stops, that is no news.
        let _ = house.send(&id, Message::Visit(Box::new(person)));
    }
    Ok(response)
}

/// Whoever loads the answer to a form again gets the page.
pub(super) async fn back(TableId(id): TableId, guest: Guest) -> Response {
    go(&guest, &format!("/t/{id}"), &[])
}

/// Sits down, on any open seat or on this one; the game starts when all seats are taken.
pub(super) async fn sit(
    State(house): State<Arc<House>>,
    TableId(id): TableId,
    posted: Posted,
) -> Result<Response, Trouble> {
    let guest = &posted.guest;
    let language = guest.visitor.language;
    let here = format!("/t/{id}");
    house.limits.sitting.take(guest.key(), Instant::now())?;
    let name = posted.field("name").map(str::trim).filter(|name| !name.is_empty());
    let name = match name.map(Name::read).transpose() {
        Ok(name) => name,
        Err(fault) => return Ok(go(guest, &here, &[fault.sentence(language)])),
    };
    // First of all: is there such a table?
    house.look(&id).await?;
    let session = who(&house, guest).await?;
    if let Some(name) = name {
        house.rename(&session.person, name.as_str()).await?;
    }
    let seat = posted.field("seat").and_then(|seat| seat.parse().ok()).and_then(Seat::new);
    let (sitter, contribution) = (Sitter::Person(session.person), luck(&posted));
    let join = Order::Join { seat, sitter, contribution };
    match house.ask(&id, Ask::Order(join)).await? {
        Reply::Done => {
            house.lobby.look_again().await;
            Ok(go(guest, &here, &[]))
        }
        Reply::Refused(refusal) => {
            Ok(go(guest, &here, &[guest.visitor.speaker().refusal(refusal)]))
        }
        _ => Err(Problem::Unavailable.into()),
    }
}

/// Something from the board.
pub(super) async fn act(
    State(house): State<Arc<House>>,
    TableId(id): TableId,
    InAddress(address): InAddress<Address>,
    posted: Posted,
) -> Result<Response, Trouble> {
    let what = posted.field("do").unwrap_or_default().to_owned();
    if let Some(choice) = what.strip_prefix('?') {
        return choose(&posted.guest, &id, choice);
    }
    let touches = posted.field("touches").and_then(|number| number.parse().ok());
    ask(&house, &id, &address, &posted, PlayerCommand::word(&what, touches)).await
}

/// Without script a tile is chosen, then a cell: what is chosen stands in the address, and nothing has
/// happened yet.
fn choose(guest: &Guest, id: &GameId, choice: &str) -> Result<Response, Trouble> {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "=&,-_.%".contains(c);
    if choice.chars().all(is_plain) {
        Ok(go(guest, &format!("/t/{id}?{choice}"), &[]))
    } else {
        Err(Problem::Unreadable.into())
    }
}

/// A line that was typed.
pub(super) async fn say(
    State(house): State<Arc<House>>,
    TableId(id): TableId,
    InAddress(address): InAddress<Address>,
    posted: Posted,
) -> Result<Response, Trouble> {
    let text = posted.field("text").unwrap_or_default().to_owned();
    let here = posted.field("here").map(str::to_owned);
    let sure = posted.field("sure").is_some();
    ask(&house, &id, &address, &posted, Ok(PlayerCommand::Type { text, here, sure })).await
}

/// A set phrase.
pub(super) async fn phrase(
    State(house): State<Arc<House>>,
    TableId(id): TableId,
    InAddress(address): InAddress<Address>,
    posted: Posted,
) -> Result<Response, Trouble> {
    let phrase = posted.field("phrase").unwrap_or_default();
    ask(&house, &id, &address, &posted, PlayerCommand::phrase(phrase)).await
}

async fn ask(
    house: &Arc<House>,
    id: &GameId,
    address: &Address,
    posted: &Posted,
    command: Result<PlayerCommand, Unreadable>,
) -> Result<Response, Trouble> {
    let guest = &posted.guest;
    let nonce = match posted.field("nonce") {
        Some(nonce) => nonce.parse::<Nonce>().map_err(|_| Problem::Unreadable)?,
        None => chance::nonce()?,
    };
    let identity = match posted.field("as") {
        Some(seat) => Address { seat: Some(seat.to_owned()), ..Address::default() }.identity(guest),
        None => address.identity(guest),
    };
    let at = identity.at.map_or_else(String::new, |seat| format!("?as={seat}"));
    let here = format!("/t/{id}{at}");
    let command = match command {
        Ok(command) => command,
        Err(Unreadable) => return Ok(go(guest, &here, &[unreadable(&guest.visitor)])),
    };
    let step = posted.field("step").and_then(|step| step.parse().ok());
    let step = step.or(matches!(command, PlayerCommand::Say(_)).then_some(0));
    let step = StepNumber(step.ok_or(Problem::Unreadable)?);
    // A form for a table that is not there opens no room.
    house.look(id).await?;
    let (visitor, lag) = (guest.visitor.clone(), Span::ZERO);
    let answer = house.command(id, Wanted { visitor, identity, nonce, step, command, lag }).await;
    if answer.outcome == Outcome::Unknown {
        // Sent again, this form asks for the same: it has its nonce. A new page would have another.
        return Err(Problem::Unavailable.into());
    }
    Ok(go(guest, &here, &answer.say))
}
