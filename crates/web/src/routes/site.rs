//! The pages around the tables.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use pages::{Listing, Problem};
use table::{Sitter, Viewer};

use crate::answer::{fail, page};
use crate::gate::Guest;
use crate::house::House;
use crate::room::names;

/// A listed table that nobody has looked after for so long is not shown.
const SHOWN: u64 = 90;

pub(super) async fn home(State(house): State<Arc<House>>, guest: Guest) -> Response {
    let open = listed(&house, &guest).await;
    let open = open.map_or(0, |tables| tables.iter().filter(|table| !table.playing).count());
    page(&guest, StatusCode::OK, pages::home(&guest.visitor, open))
}

pub(super) async fn lobby(State(house): State<Arc<House>>, guest: Guest) -> Response {
    match listed(&house, &guest).await {
        Some(tables) => page(&guest, StatusCode::OK, pages::lobby(&guest.visitor, &tables)),
        None => fail(&guest, Problem::Unavailable),
    }
}

/// The tables that strangers may join or watch.
async fn listed(house: &Arc<House>, guest: &Guest) -> Option<Vec<Listing>> {
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
            let named = view.places.iter().zip(names(table, people, language));
            let names = named.map(|(place, name)| (place.sitter != Sitter::Open).then_some(name));
            let playing = view.game.is_some();
            Some(Listing { id: view.id, terms: view.terms, names: names.collect(), playing })
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
