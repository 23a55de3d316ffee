//! Where in a position text a fault shows.

use crate::fault::Fault;
use crate::text::cursor::Cursor;
use crate::{Cell, Seat, Symbol, Tile, Word};

/// The fields of a position text, in order.
#[derive(Clone, Copy)]
enum Part {
    Eye = 1,
    First,
    Board,
    Removed,
    Aside,
    Hands,
    Tokens,
    Seen,
    Due,
}

impl Fault {
    /// The byte where this shows in a position's text, the one in which the fault was found: the
    /// beginning of a tile, a hand or a field. Never beyond the end of the text, whichever it is.
    pub fn offset(&self, text: &str) -> usize {
        match *self {
            Fault::NotTheTruth | Fault::NotAView => start(text, Part::Eye),
            Fault::NoSuchSeat(seat) => seat_named(text, seat),
            Fault::TileTwice(tile) => last_place(text, tile),
            Fault::Board { cell, .. } => on_board(text, cell),
            Fault::HomeTurned => on_board(text, Cell::HOME),
            Fault::NoHome | Fault::BoardBeforeStart => start(text, Part::Board),
            Fault::Removed { .. } => start(text, Part::Removed),
            Fault::AsideSize { .. } | Fault::NothingAside => start(text, Part::Aside),
            Fault::Hands { .. } | Fault::TooManyTiles { .. } => start(text, Part::Hands),
            Fault::HiddenTiles(seat)
            | Fault::HandSize { seat, .. }
            | Fault::EliminatedInSetUp(seat)
            | Fault::EliminatedWithoutTiles(seat)
            | Fault::NothingFits(seat)
            | Fault::StillIn(seat)
            | Fault::Remembered(seat)
            | Fault::CannotHold(seat) => hand(text, seat),
            Fault::TokenHeaps { .. } | Fault::Tokens { .. } => start(text, Part::Tokens),
            Fault::PutBackInSight(tile) => put_back(text, tile),
            Fault::Age(_) | Fault::CannotBeInBag(_) | Fault::NoTruth => start(text, Part::Seen),
            Fault::NoSuchDraw
            | Fault::ActsEliminated(_)
            | Fault::ActsWithoutTiles(_)
            | Fault::BagEmpty
            | Fault::AskedUnderAuto
            | Fault::NobodyAsked
            | Fault::CannotBeAsked(_)
            | Fault::BoundNotInHand(_)
            | Fault::BoundMisfit(_) => start(text, Part::Due),
        }
    }
}

/// Where a field begins.
fn start(text: &str, part: Part) -> usize {
    let mut separators = text.match_indices([' ', '_']);
    separators.nth(part as usize - 1).map_or(text.len(), |(at, _)| at + 1)
}

/// A field, and where it begins.
fn field(text: &str, part: Part) -> (usize, &str) {
    let at = start(text, part);
    let rest = text.get(at..).unwrap_or("");
    (at, rest.split([' ', '_']).next().unwrap_or(""))
}

fn hand(text: &str, seat: Seat) -> usize {
    let (at, hands) = field(text, Part::Hands);
    let mut slashes = hands.match_indices('/');
    match seat.index().checked_sub(1) {
        None => at,
        Some(before) => slashes.nth(before).map_or(at, |(slash, _)| at + slash + 1),
    }
}

/// The first field that names this seat.
fn seat_named(text: &str, seat: Seat) -> usize {
    let named = |part: &Part| field(text, *part).1.parse() == Ok(seat.number());
    let part = [Part::Eye, Part::First].into_iter().find(named).unwrap_or(Part::Due);
    start(text, part)
}

/// All words of four symbols in a field, and where they begin.
fn words(text: &str, part: Part) -> impl Iterator<Item = (usize, Word)> + '_ {
    let (start, field) = field(text, part);
    let mut at = 0;
    core::iter::from_fn(move || {
        let is_symbol = |c: char| Symbol::from_letter(c).is_some();
        loop {
            at += field.get(at..)?.find(is_symbol)?;
            let here = at;
            let mut cursor = Cursor::new(field.get(here..)?);
            // Not four symbols: no position text. Look behind the first.
            match cursor.word() {
                Ok(word) => {
                    at += cursor.at();
                    return Some((start + here, word));
                }
                Err(_) => at += 1,
            }
        }
    })
}

/// Where a reader meets this tile for the last time.
fn last_place(text: &str, tile: Tile) -> usize {
    let parts = [Part::Hands, Part::Aside, Part::Removed, Part::Board];
    let mut found = parts.into_iter().filter_map(|part| {
        words(text, part).filter(|(_, word)| word.tile() == tile).map(|(at, _)| at).last()
    });
    found.next().unwrap_or(start(text, Part::Hands))
}

fn put_back(text: &str, tile: Tile) -> usize {
    let mut found = words(text, Part::Seen).filter(|(_, word)| word.tile() == tile);
    found.next().map_or(start(text, Part::Seen), |(at, _)| at)
}

/// Where the tile on this cell stands in the board's field.
fn on_board(text: &str, cell: Cell) -> usize {
    let (start, board) = field(text, Part::Board);
    let placements = Cursor::new(board).board().unwrap_or_default();
    let mut found = words(text, Part::Board).zip(placements).filter(|(_, p)| p.cell == cell);
    found.next().map_or(start, |((at, _), _)| at)
}
