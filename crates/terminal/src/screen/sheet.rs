//! The score sheet of Quartex: what is left in the stock, what a token is worth, what everybody has, and
//! which tiles lie open beside the field.

use std::time::Instant;

use quartex::{Symbol, TileSet, View};
use ratatui::layout::Rect;
use table::Seat;

use super::canvas::{Canvas, split_top, width};
use super::palette::Role;
use super::scene::{Picture, Scene};
use super::{clock, players};

/// Each symbol has so many columns.
const SYMBOL: u16 = 3;

/// From so many columns on, the last number has a name.
const WIDE: u16 = 40;

/// How many rows it takes with its heading, the smallest first: what tokens are worth; the players too;
/// and the tiles that lie open.
pub(super) fn heights(scene: &Scene) -> [u16; 3] {
    let players = 3 + players::height(scene);
    let open = match &scene.picture {
        Picture::Field(view) => open(scene, view).len(),
        Picture::Nothing | Picture::Covered | Picture::Board(_) => 0,
    };
    [4, players, players.saturating_add(u16::try_from(open).unwrap_or(u16::MAX))]
}

/// Paints the sheet into a place. A token is worth what is left of its kind (X20), so that the first row
/// tells the stock too.
pub(super) fn paint(canvas: &mut Canvas<'_>, place: Rect, scene: &Scene, now: Instant) {
    let Picture::Field(view) = &scene.picture else { return };
    let (heading, rows) = split_top(place, 1);
    let bag = format!("{}: {}", scene.word("play-ask-bag"), view.bag());
    canvas.heading(heading, &format!("{}, {bag}", scene.word("play-quartex-stock")), false);
    let is_wide = place.width >= WIDE;
    let points = if is_wide { scene.word("play-quartex-points") } else { String::new() };
    let columns = Columns { points: width(&points).max(3) + 1 };
    let mut rows = rows.rows();
    let mut line = |name: &str, values: [String; 4], last: &str, role: Role| {
        if let Some(row) = rows.next() {
            columns.paint(canvas, row, name, values, last, role);
        }
    };
    line("", Symbol::ALL.map(|symbol| symbol.to_string()), &points, Role::Faint);
    let stock = view.stock();
    let worth = Symbol::ALL.map(|symbol| stock[symbol].to_string());
    line(&scene.word("play-quartex-worth"), worth, "", Role::Text);
    if let Some(me) = scene.me() {
        let own = view.tokens(me);
        let next = Symbol::ALL.map(|symbol| next(stock[symbol], own[symbol]));
        line(&scene.word("play-quartex-next"), next, "", Role::Text);
    }
    for seat in view.rules().players.seats() {
        let tokens = view.tokens(seat);
        let values = Symbol::ALL.map(|symbol| tokens[symbol].to_string());
        let is_due = scene.standing.state.due.contains(&seat.number());
        let role = if is_due { Role::Call } else { Role::Text };
        let sign = if is_due { "►" } else { " " };
        let name = format!("{sign} {}", player(scene, view, seat, now));
        line(&name, values, &view.score(seat).points().to_string(), role);
    }
    for (text, row) in open(scene, view).iter().zip(rows) {
        canvas.write(row, text, Role::Faint);
    }
}

/// Tiles that lie open beside the field, a row for each kind: set aside in this turn (X17), in the hands
/// of players who are out (X18), out of the game (X5).
fn open(scene: &Scene, view: &View) -> Vec<String> {
    let row = |title: String, tiles: TileSet| {
        let names: Vec<String> = tiles.iter().map(|tile| tile.to_string()).collect();
        (!tiles.is_empty()).then(|| format!("{title}: {}", names.join(" ")))
    };
    let counted =
        |key: &str, tiles: TileSet| row(scene.say(key, &[("count", tiles.len().into())]), tiles);
    let others = view.eliminated().iter().filter(|seat| scene.me() != Some(*seat));
    let hand = |seat: Seat| {
        let whose = scene.say("play-quartex-open-hand", &[("who", scene.name(seat).into())]);
        row(whose, view.hand(seat).tiles)
    };
    let mut rows = vec![counted("play-quartex-aside", view.aside())];
    rows.extend(others.map(hand));
    rows.push(counted("play-quartex-removed", view.removed()));
    rows.into_iter().flatten().collect()
}

/// "Anna (you), 4:12, 5 tiles", "Ben, eliminated, 3 tiles".
fn player(scene: &Scene, view: &View, seat: Seat, now: Instant) -> String {
    let clock = clock::left(&scene.standing, seat.number(), now).map(clock::digits);
    let out = view.eliminated().contains(seat).then(|| scene.word("play-quartex-out"));
    let won = view.outcome().is_some_and(|outcome| outcome.winners().contains(seat));
    let won = won.then(|| scene.word("play-quartex-won"));
    let tiles = scene.say("play-quartex-tiles", &[("count", view.hand(seat).len().into())]);
    let parts = [Some(players::name(scene, seat)), clock, won, out, Some(tiles)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// How wide the columns are.
struct Columns {
    points: u16,
}

impl Columns {
    /// One row: a name that is cut where the numbers begin, a number for each symbol, one more.
    fn paint(
        &self,
        canvas: &mut Canvas<'_>,
        row: Rect,
        name: &str,
        values: [String; 4],
        last: &str,
        role: Role,
    ) {
        let names = row.width.saturating_sub(4 * SYMBOL + self.points);
        canvas.write(Rect { width: names, ..row }, name, role);
        for ((index, value), symbol) in (0..).zip(values).zip(Symbol::ALL) {
            let cell = Rect { x: row.x + names + SYMBOL * index, width: SYMBOL, ..row };
            canvas.right(cell, &value, Role::Token(symbol));
        }
        canvas.right(row, last, role);
    }
}

/// What one more token would bring: it is worth what is then left of its kind, and so are those that one
/// has (X20). Nothing if there is none.
fn next(stock: u8, own: u8) -> String {
    match (stock, i32::from(stock) - 1 - i32::from(own)) {
        (0, _) => "–".to_owned(),
        (_, gain @ 1..) => format!("+{gain}"),
        (_, gain) => gain.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::next;

    #[test]
    fn the_next_token_makes_all_of_its_kind_cheaper() {
        // (stock, own tokens, gain): the worth of all tokens after, less the worth before.
        let rows = [(10, 0, "+9"), (8, 2, "+5"), (5, 4, "0"), (3, 5, "-3"), (0, 6, "–")];
        for (stock, own, gain) in rows {
            assert_eq!(next(stock, own), gain, "{stock} {own}");
        }
    }
}
