//! Fields of Quartex, and what is said about them.

use pictures::{Aids, DrawnField, Held, Holdings, Scene};
use quartex::{Cell, Due, Setup, View};
use words::{Caption, FieldPicture, HeldPicture, Misuse, Subject as Purpose, Voice};

use super::refuse;
use crate::commands::show::read_quartex;
use crate::exit::Failure;

/// What can be chosen for fields.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Quartex")]
#[group(skip)]
pub(super) struct Options {
    /// Mark the last tile, by its cell: 0,-1
    #[arg(long, value_name = "CELL", allow_hyphen_values = true)]
    last: Option<String>,
    /// Show the cells that wait for a tile
    #[arg(long)]
    openings: bool,
    /// Do not show which quarter is missing where three meet
    #[arg(long)]
    as_printed: bool,
}

impl Options {
    /// For whatever is no field.
    pub(super) fn refuse_all(&self) -> Result<(), Failure> {
        refuse(self.last.is_some(), "--last", Purpose::Fields)?;
        refuse(self.openings, "--openings", Purpose::Fields)?;
        refuse(self.as_printed, "--as-printed", Purpose::Fields)
    }
}

/// Reads a position and draws it with the given function, since a scene borrows its field.
pub(super) fn draw(
    text: &str,
    options: &Options,
    alone: bool,
    voice: &Voice,
    draw: impl FnOnce(&Scene<'_>, Caption) -> String,
) -> Result<String, Failure> {
    let (setup, view) = read_quartex(text, voice)?;
    let last = options.last.as_deref().map(|last| read_last(last, &view)).transpose()?;
    let holdings = (!alone).then(|| holdings(&setup, &view));
    let aids = Aids { three_quarters: !options.as_printed, openings: options.openings };
    let field = DrawnField { field: view.field(), last, aids, beside: holdings.as_ref() };
    Ok(draw(&Scene::Field(&field), caption(&view, last, holdings.as_ref(), voice)))
}

/// A cell that has a tile.
fn read_last(text: &str, view: &View) -> Result<Cell, Failure> {
    let cell = text.split_once(',').and_then(|(x, y)| Cell::new(x.parse().ok()?, y.parse().ok()?));
    match cell {
        None => Err(Misuse::Last(text.to_owned()).into()),
        Some(cell) if view.field().word_at(cell).is_none() => {
            Err(Misuse::LastEmpty(text.to_owned()).into())
        }
        Some(cell) => Ok(cell),
    }
}

fn holdings(setup: &Setup, view: &View) -> Holdings {
    let due = |seat| match view.due() {
        Due::Seat(one) => one == seat,
        Due::Seats(seats) => seats.contains(seat),
        Due::Bag { .. } | Due::Nobody => false,
    };
    let players = setup.rules.players.seats().zip(&setup.hands).map(|(seat, hand)| Held {
        seat,
        tiles: hand.tiles,
        hidden: hand.hidden,
        tokens: view.tokens(seat),
        due: due(seat),
    });
    Holdings { stock: view.stock(), players: players.collect() }
}

/// What the picture shows.
fn caption(view: &View, last: Option<Cell>, holdings: Option<&Holdings>, voice: &Voice) -> Caption {
    let held = |held: &Held| HeldPicture {
        seat: held.seat,
        tiles: held.tiles,
        hidden: held.hidden,
        tokens: held.tokens,
    };
    let players: Vec<HeldPicture> =
        holdings.into_iter().flat_map(|holdings| &holdings.players).map(held).collect();
    voice.field_caption(&FieldPicture {
        field: view.field(),
        last,
        beside: holdings.map(|holdings| (holdings.stock, players.as_slice())),
    })
}
