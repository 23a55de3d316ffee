//! The pages around the tables.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use pages::{Listing, Problem};
use table::Sitter;
use wire::{Listed, Lobby};

use crate::answer::{page, text};
use crate::gate::Guest;
use crate::house::House;
use crate::render::render;
use crate::trouble::Trouble;

pub(super) async fn home(
    State(house): State<Arc<House>>,
    guest: Guest,
) -> Result<Response, Trouble> {
    // The house is open although the list cannot be read.
    let open = house.count_open().await.unwrap_or(0);
    let open = usize::try_from(open).unwrap_or(usize::MAX);
    render(&house, move || Ok(page(&guest, StatusCode::OK, pages::home(&guest.visitor, open))))
        .await
}

pub(super) async fn lobby(
    State(house): State<Arc<House>>,
    guest: Guest,
) -> Result<Response, Trouble> {
    let (tables, people) = (house.listed().await?, house.people.clone());
    render(&house, move || {
        let listings = tables.iter().map(|listed| Listing {
            id: listed.table.clone(),
            terms: listed.shown.terms,
            names: taken(listed, people.names(&listed.shown.sitters, guest.visitor.language)),
            playing: listed.shown.playing,
        });
        let listings: Vec<Listing> = listings.collect();
        Ok(page(&guest, StatusCode::OK, pages::lobby(&guest.visitor, &listings)))
    })
    .await
}

/// The lobby for programs.
pub(super) async fn tables(
    State(house): State<Arc<House>>,
    guest: Guest,
) -> Result<Response, Trouble> {
    let (tables, people) = (house.listed().await?, house.people.clone());
    render(&house, move || {
        let tables = tables.iter().map(|listed| {
            let shown = &listed.shown;
            let names = people.names(&shown.sitters, guest.visitor.language);
            Listed::of(&listed.table, &shown.terms, taken(listed, names), shown.playing)
        });
        let lobby = Lobby { tables: tables.collect() };
        Ok(text(&guest, StatusCode::OK, "application/json", lobby.write()))
    })
    .await
}

/// The names of those who sit there; none where a seat is free.
fn taken(listed: &store::Listed, names: Vec<String>) -> Vec<Option<String>> {
    let named = listed.shown.sitters.iter().zip(names);
    named.map(|(sitter, name)| (*sitter != Sitter::Open).then_some(name)).collect()
}

pub(super) async fn privacy(
    State(house): State<Arc<House>>,
    guest: Guest,
) -> Result<Response, Trouble> {
    render(&house, move || Ok(page(&guest, StatusCode::OK, pages::privacy(&guest.visitor)))).await
}

pub(super) async fn offline(
    State(house): State<Arc<House>>,
    guest: Guest,
) -> Result<Response, Trouble> {
    render(&house, move || Ok(page(&guest, StatusCode::OK, pages::offline(&guest.visitor)))).await
}

pub(super) async fn nowhere() -> Trouble {
    Trouble(Problem::NotFound)
}
