//! The pages around the tables.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use pages::{Listing, Problem};
use table::{Sitter, View, Viewer};
use wire::{Listed, Lobby};

use crate::answer::{fail, page, text};
use crate::gate::Guest;
use crate::house::House;
use crate::room::names;

/// A listed table that nobody has looked after for so long is not shown.
const SHOWN: u64 = 90;

pub(super) async fn home(State(house): State<Arc<House>>, guest: Guest) -> Response {
    let open = listings(&house, &guest).await;
    let open = open.map_or(0, |tables| tables.iter().filter(|table| !table.playing).count());
    page(&guest, StatusCode::OK, pages::home(&guest.visitor, open))
}

pub(super) async fn lobby(State(house): State<Arc<House>>, guest: Guest) -> Response {
    match listings(&house, &guest).await {
        Some(tables) => page(&guest, StatusCode::OK, pages::lobby(&guest.visitor, &tables)),
        None => fail(&guest, Problem::Unavailable),
    }
}

/// The lobby for programs.
pub(super) async fn tables(State(house): State<Arc<House>>, guest: Guest) -> Response {
    let seen = listed(&house, &guest, |view, names| Listed::of(&view, names)).await;
    let Some(tables) = seen else { return fail(&guest, Problem::Unavailable) };
    text(&guest, StatusCode::OK, "application/json", Lobby { tables }.write())
}

/// The lobby for its page.
async fn listings(house: &Arc<House>, guest: &Guest) -> Option<Vec<Listing>> {
    listed(house, guest, |view, names| {
        let named = view.places.iter().zip(names);
        let names = named.map(|(place, name)| (place.sitter != Sitter::Open).then_some(name));
        let (names, playing) = (names.collect(), view.game.is_some());
        Listing { id: view.id, terms: view.terms, names, playing }
    })
    .await
}

/// The tables that strangers may join or watch, each made from what a spectator may know and what the
/// players are called.
async fn listed<T: Send + 'static>(
    house: &Arc<House>,
    guest: &Guest,
    make: fn(View, Vec<String>) -> T,
) -> Option<Vec<T>> {
    let since = house.clock.seconds().saturating_sub(SHOWN);
    let kept = house.with_store(move |store| store.listed(since)).await.ok()?;
    let mut tables = Vec::new();
    for kept in kept {
        let language = guest.visitor.language;
        let seen = house.see(&kept.table, move |table, people, _| {
            let view = table.view(Viewer::Spectator)?;
            if view.outcome.is_some() {
                return None;
            }
            Some(make(view, names(table, people, language)))
        });
        tables.extend(seen.await.ok().flatten());
    }
    Some(tables)
}

pub(super) async fn privacy(guest: Guest) -> Response {
    page(&guest, StatusCode::OK, pages::privacy(&guest.visitor))
}

pub(super) async fn offline(guest: Guest) -> Response {
    page(&guest, StatusCode::OK, pages::offline(&guest.visitor))
}

pub(super) async fn nowhere(guest: Guest) -> Response {
    fail(&guest, Problem::NotFound)
}
