//! A table, for browsers with and without script.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use host::Reply;
use pages::{Choice, Name, Problem, Seen};
use table::{GameId, Nonce, Order, Refusal, Seat, Sitter, Viewer};
use words::is_closed;

use crate::answer::{go, page as document};
use crate::chance;
use crate::eyes::{Eyes, Gaze};
use crate::gate::{Guest, InAddress, Posted, TableId};
use crate::house::House;
use crate::live;
use crate::past::past;
use crate::render::render;
use crate::room::{Knock, Wish, names};
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
    fn eyes(&self, guest: &Guest) -> Eyes {
        Eyes {
            person: guest.session.as_ref().map(|session| session.person.clone()),
            at: self.seat.as_deref().and_then(|text| text.parse().ok()).and_then(Seat::new),
        }
    }
}

/// The page. What is needed is taken out of the room; the page is made elsewhere.
pub(super) async fn page(
    State(house): State<Arc<House>>,
    TableId(id): TableId,
    InAddress(address): InAddress<Address>,
    guest: Guest,
) -> Result<Response, Trouble> {
    let eyes = address.eyes(&guest);
    let log = house.read(&id, store::Seq(0)).await?;
    if log.is_empty() {
        return Err(Problem::NotFound.into());
    }
    let nonce = chance::nonce()?.to_string();
    let (language, looking) = (guest.visitor.language, eyes.clone());
    let seen = house.see(&id, move |table, people, listed| {
        let Gaze { viewer, standing } = looking.gaze(table);
        let names = names(table, people, language);
        Some((table.view(viewer)?, viewer, standing, names, table.next_game(), listed))
    });
    let seen = seen.await?.ok_or(Problem::NotFound)?;
    house.knock_if_open(&id, Knock::Visit(Box::new(eyes)));
    let (people, now) = (house.people.clone(), house.clock.now());
    render(&house, move || {
        let (view, viewer, standing, names, rematch, listed) = seen;
        let visitor = &guest.visitor;
        let log = (!is_closed(&view)).then(|| past(&log, viewer, visitor, &people).lines);
        let told = guest.told.clone();
        let seen = Seen { view, names, now, standing, log, told, rematch, nonce, listed };
        let choice = Choice { tile: address.tile, cell: address.cell };
        Ok(document(&guest, StatusCode::OK, pages::table(visitor, &seen, &choice)))
    })
    .await
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
    let open = house.see(&id, |table, _, _| {
        let view = table.view(Viewer::Spectator)?;
        let seats = (1..).map_while(Seat::new).zip(view.places);
        let open = seats.filter(|(_, place)| place.sitter == Sitter::Open);
        Some(open.map(|(seat, _)| seat).collect::<Vec<Seat>>())
    });
    let open = open.await?.unwrap_or_default();
    let session = who(&house, guest).await?;
    if let Some(name) = name {
        house.rename(&session.person, name.as_str()).await?;
    }
    let wanted = posted.field("seat").and_then(|seat| seat.parse().ok()).and_then(Seat::new);
    let seats: Vec<Seat> = wanted.map_or(open, |seat| vec![seat]);
    let sitter = Sitter::Person(session.person);
    let mut refused = Refusal::Started;
    for seat in seats {
        match house.order(&id, Order::Sit(seat, sitter.clone())).await? {
            Reply::Done => {
                if let Some(luck) = luck(&posted) {
                    // Without it the draws are the server's alone, as those of most.
                    let _ = house.contribute(&id, seat, luck).await;
                }
                // Refused as long as a seat is open.
                let _ = house.order(&id, Order::Start).await;
                house.lobby.look_again().await;
                return Ok(go(guest, &here, &[]));
            }
            Reply::Refused(refusal) => refused = refusal,
            _ => return Err(Problem::Unavailable.into()),
        }
    }
    let told = guest.visitor.speaker().refusal(refused);
    Ok(go(guest, &here, &[told]))
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
    ask(&house, &id, &address, &posted, Wish::Do { what, touches }).await
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
    ask(&house, &id, &address, &posted, Wish::Type { text, here, sure }).await
}

/// A set phrase.
pub(super) async fn phrase(
    State(house): State<Arc<House>>,
    TableId(id): TableId,
    InAddress(address): InAddress<Address>,
    posted: Posted,
) -> Result<Response, Trouble> {
    let phrase = posted.field("phrase").unwrap_or_default().to_owned();
    ask(&house, &id, &address, &posted, Wish::Phrase(phrase)).await
}

async fn ask(
    house: &Arc<House>,
    id: &GameId,
    address: &Address,
    posted: &Posted,
    wish: Wish,
) -> Result<Response, Trouble> {
    let guest = &posted.guest;
    let nonce = match posted.field("nonce") {
        Some(nonce) => nonce.parse::<Nonce>().map_err(|_| Problem::Unreadable)?,
        None => chance::nonce()?,
    };
    let step = posted.field("step").and_then(|step| step.parse().ok());
    let step = step.or(matches!(wish, Wish::Phrase(_)).then_some(0)).ok_or(Problem::Unreadable)?;
    let eyes = match posted.field("as") {
        Some(seat) => Address { seat: Some(seat.to_owned()), ..Address::default() }.eyes(guest),
        None => address.eyes(guest),
    };
    let at = eyes.at;
    let answer = live::ask(house, id, guest.visitor.clone(), eyes, nonce, step, wish).await;
    let at = at.map_or_else(String::new, |seat| format!("?as={seat}"));
    Ok(go(guest, &format!("/t/{id}{at}"), &answer.say))
}
