//! A table, for browsers with and without script.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use pages::{Choice, Name, Problem, Seen};
use host::Reply;
use table::{GameId, Nonce, Order, Refusal, Seat, Sitter, Viewer};
use words::is_closed;

use crate::answer::{fail, go, page as document, too_much};
use crate::chance;
use crate::eyes::{Eyes, Gaze};
use crate::gate::{Guest, Posted};
use crate::house::House;
use crate::live;
use crate::past::past;
use crate::room::{Knock, Wish, names};
use crate::routes::found::{luck, who};
use crate::routes::lost;

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

/// The page.
pub(super) async fn page(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(address): Query<Address>,
    guest: Guest,
) -> Response {
    let Ok(id) = id.parse::<GameId>() else { return fail(&guest, Problem::NotFound) };
    let eyes = address.eyes(&guest);
    let Ok(log) = house.read(&id, store::Seq(0)).await else {
        return fail(&guest, Problem::Unavailable);
    };
    let Ok(nonce) = chance::nonce() else { return fail(&guest, Problem::Unavailable) };
    let (visitor, told, now) = (guest.visitor.clone(), guest.told.clone(), house.clock.now());
    let choice = Choice { tile: address.tile, cell: address.cell };
    let looking = eyes.clone();
    let html = house.see(&id, move |table, people, listed| {
        let Gaze { viewer, standing } = looking.gaze(table);
        let view = table.view(viewer)?;
        let names = names(table, people, visitor.language);
        let log = (!is_closed(&view)).then(|| past(&log, viewer, &visitor, people).lines);
        let rematch = table.next_game();
        let nonce = nonce.to_string();
        let seen = Seen { view, names, now, standing, log, told, rematch, nonce, listed };
        Some(pages::table(&visitor, &seen, &choice))
    });
    match html.await {
        Ok(Some(html)) => {
            house.knock_if_open(&id, Knock::Visit(Box::new(eyes)));
            document(&guest, StatusCode::OK, html)
        }
        Ok(None) => fail(&guest, Problem::NotFound),
        Err(why) => lost(&guest, why),
    }
}

/// Whoever loads the answer to a form again gets the page.
pub(super) async fn back(Path(id): Path<String>, guest: Guest) -> Response {
    match id.parse::<GameId>() {
        Ok(id) => go(&guest, &format!("/t/{id}"), &[]),
        Err(_) => fail(&guest, Problem::NotFound),
    }
}

/// Sits down, on any open seat or on this one; the game starts when all seats are taken.
pub(super) async fn sit(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    posted: Posted,
) -> Response {
    let guest = &posted.guest;
    let language = guest.visitor.language;
    let Ok(id) = id.parse::<GameId>() else { return fail(guest, Problem::NotFound) };
    let here = format!("/t/{id}");
    if let Err(wait) = house.limits.sitting.take(guest.key(), Instant::now()) {
        return too_much(&house, guest, wait);
    }
    let name = posted.field("name").map(str::trim).filter(|name| !name.is_empty());
    let name = match name.map(Name::read).transpose() {
        Ok(name) => name,
        Err(fault) => return go(guest, &here, &[fault.sentence(language)]),
    };
    // First of all: is there such a table?
    let open = house.see(&id, |table, _, _| {
        let view = table.view(Viewer::Spectator)?;
        let seats = (1..).map_while(Seat::new).zip(view.places);
        let open = seats.filter(|(_, place)| place.sitter == Sitter::Open);
        Some(open.map(|(seat, _)| seat).collect::<Vec<Seat>>())
    });
    let open = match open.await {
        Ok(open) => open.unwrap_or_default(),
        Err(why) => return lost(guest, why),
    };
    let session = match who(&house, guest).await {
        Ok(session) => session,
        Err(response) => return response,
    };
    if let Some(name) = name
        && house.rename(&session.person, name.as_str()).await.is_err()
    {
        return fail(guest, Problem::Unavailable);
    }
    let wanted = posted.field("seat").and_then(|seat| seat.parse().ok()).and_then(Seat::new);
    let seats: Vec<Seat> = wanted.map_or(open, |seat| vec![seat]);
    let sitter = Sitter::Person(session.person);
    let mut refused = Refusal::Started;
    for seat in seats {
        match house.order(&id, Order::Sit(seat, sitter.clone())).await {
            Ok(Reply::Done) => {
                if let Some(luck) = luck(&posted) {
                    // Without it the draws are the server's alone, as those of most.
                    let _ = house.contribute(&id, seat, luck).await;
                }
                // Refused as long as a seat is open.
                let _ = house.order(&id, Order::Start).await;
                return go(guest, &here, &[]);
            }
            Ok(Reply::Refused(refusal)) => refused = refusal,
            Ok(_) => return fail(guest, Problem::Unavailable),
            Err(why) => return lost(guest, why),
        }
    }
    let told = guest.visitor.speaker().refusal(refused);
    go(guest, &here, &[told])
}

/// Something from the board.
pub(super) async fn act(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(address): Query<Address>,
    posted: Posted,
) -> Response {
    let what = posted.field("do").unwrap_or_default().to_owned();
    if let Some(choice) = what.strip_prefix('?') {
        return choose(&posted.guest, &id, choice);
    }
    let touches = posted.field("touches").and_then(|number| number.parse().ok());
    ask(&house, &id, &address, &posted, Wish::Do { what, touches }).await
}

/// Without script a tile is chosen, then a cell: what is chosen stands in the address, and nothing has
/// happened yet.
fn choose(guest: &Guest, id: &str, choice: &str) -> Response {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "=&,-_.%".contains(c);
    match id.parse::<GameId>() {
        Ok(id) if choice.chars().all(is_plain) => go(guest, &format!("/t/{id}?{choice}"), &[]),
        Ok(_) => fail(guest, Problem::Unreadable),
        Err(_) => fail(guest, Problem::NotFound),
    }
}

/// A line that was typed.
pub(super) async fn say(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(address): Query<Address>,
    posted: Posted,
) -> Response {
    let text = posted.field("text").unwrap_or_default().to_owned();
    let here = posted.field("here").map(str::to_owned);
    let sure = posted.field("sure").is_some();
    ask(&house, &id, &address, &posted, Wish::Type { text, here, sure }).await
}

/// A set phrase.
pub(super) async fn phrase(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(address): Query<Address>,
    posted: Posted,
) -> Response {
    let phrase = posted.field("phrase").unwrap_or_default().to_owned();
    ask(&house, &id, &address, &posted, Wish::Phrase(phrase)).await
}

async fn ask(
    house: &Arc<House>,
    id: &str,
    address: &Address,
    posted: &Posted,
    wish: Wish,
) -> Response {
    let guest = &posted.guest;
    let Ok(id) = id.parse::<GameId>() else { return fail(guest, Problem::NotFound) };
    let nonce = match posted.field("nonce").map(str::parse::<Nonce>) {
        Some(Ok(nonce)) => nonce,
        Some(Err(_)) => return fail(guest, Problem::Unreadable),
        None => match chance::nonce() {
            Ok(nonce) => nonce,
            Err(_) => return fail(guest, Problem::Unavailable),
        },
    };
    let step = posted.field("step").and_then(|step| step.parse().ok());
    let Some(step) = step.or(matches!(wish, Wish::Phrase(_)).then_some(0)) else {
        return fail(guest, Problem::Unreadable);
    };
    let eyes = match posted.field("as") {
        Some(seat) => Address { seat: Some(seat.to_owned()), ..Address::default() }.eyes(guest),
        None => address.eyes(guest),
    };
    let at = eyes.at;
    let answer = live::ask(house, &id, guest.visitor.clone(), eyes, nonce, step, wish).await;
    let at = at.map_or_else(String::new, |seat| format!("?as={seat}"));
    go(guest, &format!("/t/{id}{at}"), &answer.say)
}
