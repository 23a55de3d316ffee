//! Fields of Quartex, and what is said about them.

use pictures::{Aids, Field, Held, Holdings, Scene};
use quartex::{Cell, Due, Setup, Symbol, Tokens, View};

use super::{Caption, refuse};
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
        refuse(self.last.is_some(), "--last is for positions of Quartex")?;
        refuse(self.openings, "--openings is for positions of Quartex")?;
        refuse(self.as_printed, "--as-printed is for positions of Quartex")
    }
}

/// Reads a position and draws it with the given function, since a scene borrows its field.
pub(super) fn draw(
    text: &str,
    options: &Options,
    alone: bool,
    draw: impl FnOnce(&Scene<'_>, Caption) -> String,
) -> Result<String, Failure> {
    let (setup, view) = read_quartex(text)?;
    let last = options.last.as_deref().map(|last| read_last(last, &view)).transpose()?;
    let holdings = (!alone).then(|| holdings(&setup, &view));
    let aids = Aids { three_quarters: !options.as_printed, openings: options.openings };
    let field = Field { field: view.field(), last, aids, beside: holdings.as_ref() };
    Ok(draw(&Scene::Field(&field), caption(&view, last, holdings.as_ref())))
}

/// A cell that has a tile.
fn read_last(text: &str, view: &View) -> Result<Cell, Failure> {
    let cell = text.split_once(',').and_then(|(x, y)| Cell::new(x.parse().ok()?, y.parse().ok()?));
    match cell {
        None => Err(Failure::BadInput(format!("--last {text}: expected a cell, for example 0,-1"))),
        Some(cell) if view.field().word_at(cell).is_none() => {
            Err(Failure::BadInput(format!("--last {text}: there is no tile on this cell")))
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

pub(super) fn all_tiles() -> Caption {
    Caption {
        title: "The 55 tiles of Quartex".to_owned(),
        description:
            "Each tile with its name: its corners, read clockwise from the top left. X is \
                      the violet cross, S the blue star, Q the red square, O the yellow circle."
                .to_owned(),
    }
}

/// What the picture shows: each tile, then what is beside the field.
fn caption(view: &View, last: Option<Cell>, holdings: Option<&Holdings>) -> Caption {
    let field = view.field();
    let count = field.laid().len();
    let title = match count {
        0 => "Quartex field without tiles".to_owned(),
        1 => "Quartex field with 1 tile".to_owned(),
        _ => format!("Quartex field with {count} tiles"),
    };
    let mut sentences: Vec<String> = Vec::new();
    for placement in field.placements_laid() {
        let [nw, ne, se, sw] = placement.word.symbols().map(symbol);
        sentences.push(format!("{}: {nw}, {ne}, {se}, {sw}.", placement.cell));
    }
    if let Some(frame) = field.frame() {
        sentences.push(format!("The frame is {0} by {0}.", frame.side()));
    }
    sentences.extend(last.map(|cell| format!("The last tile lies on {cell}.")));
    if let Some(holdings) = holdings {
        sentences.push(format!("Stock: {}.", tokens(holdings.stock)));
        for held in &holdings.players {
            let known: Vec<String> = held.tiles.iter().map(|tile| tile.to_string()).collect();
            let known = known.join(" ");
            let hand = match (known.is_empty(), held.hidden) {
                (true, 0) => "no tiles".to_owned(),
                (true, hidden) => tiles_not_known(hidden),
                (false, 0) => known,
                (false, hidden) => format!("{known} and {}", tiles_not_known(hidden)),
            };
            sentences.push(format!("Seat {}: {}; {hand}.", held.seat, tokens(held.tokens)));
        }
    }
    Caption { title, description: sentences.join(" ") }
}

fn tiles_not_known(count: u8) -> String {
    if count == 1 { "1 tile not known".to_owned() } else { format!("{count} tiles not known") }
}

fn tokens(tokens: Tokens) -> String {
    let counts = Symbol::ALL.into_iter().zip(tokens.counts());
    let words: Vec<String> =
        counts.map(|(one, count)| format!("{} {count}", symbol(one))).collect();
    words.join(", ")
}

const fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Cross => "cross",
        Symbol::Star => "star",
        Symbol::Square => "square",
        Symbol::Circle => "circle",
    }
}
