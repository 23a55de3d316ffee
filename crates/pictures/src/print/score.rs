//! The score sheet: room for three games of up to five players, in signs alone.

use quartex::Symbol;

use super::Paper;
use crate::figure;
use crate::glyph;
use crate::path::{Path, Spot};
use crate::pen::{Look, Pen};
use crate::theme::Ink;

/// Games on a sheet, players of a game.
const GAMES: u8 = 3;
const PLAYERS: u8 = 5;
/// Millimetres: the head of a game, a player's row, the gap between games.
const HEAD: f64 = 17.0;
const ROW: f64 = 11.0;
const GAP: f64 = 9.0;
/// The columns: a name, four symbols, tiles left, the sum.
const NAME: f64 = 48.0;
const SYMBOL: f64 = 23.0;
const TILES: f64 = 18.0;
const SUM: f64 = 20.0;
const WIDTH: f64 = NAME + 4.0 * SYMBOL + TILES + SUM;
const GAME: f64 = HEAD + 5.0 * ROW;

pub(super) fn draw(pen: &mut Pen, paper: Paper) {
    let (width, height) = paper.size();
    let all = f64::from(GAMES) * (GAME + GAP) - GAP;
    let (x, mut y) = ((width - WIDTH) / 2.0, (height - all) / 2.0);
    for _ in 0..GAMES {
        pen.at(Spot::new(x, y), 1.0, game);
        y += GAME + GAP;
    }
}

/// A head that says what each column is multiplied with, and a row for each player.
fn game(pen: &mut Pen) {
    let line = |width: f64| Look::stroke(Ink::Figure, width);
    let mut x = NAME;
    for symbol in Symbol::ALL {
        pen.at(Spot::new(x + 6.6, HEAD / 2.0), 0.105, |pen| figure::whole(pen, symbol));
        glyph::write(pen, "×", Spot::new(x + 13.6, HEAD / 2.0 - 0.2), 3.6, Ink::Figure);
        // How many are left in the stock at the end: what each is worth (X20).
        let room = Path::rectangle(Spot::new(x + 15.6, HEAD / 2.0 - 3.2), 6.2, 6.4, 0.8);
        pen.draw(&room, line(0.3));
        x += SYMBOL;
    }
    glyph::write(pen, "-", Spot::new(x + 5.0, HEAD / 2.0), 5.0, Ink::Figure);
    let tile = Path::rectangle(Spot::new(x + 8.4, HEAD / 2.0 - 3.2), 6.4, 6.4, 0.4);
    let corners = [
        (8.4, -3.2, 1.0, 1.0),
        (14.8, -3.2, -1.0, 1.0),
        (14.8, 3.2, -1.0, -1.0),
        (8.4, 3.2, 1.0, -1.0),
    ];
    let corners = corners.into_iter().fold(Path::default(), |path, (dx, dy, right, down)| {
        let at = Spot::new(x + dx, HEAD / 2.0 + dy);
        path.and(&Path::polygon(&[at, at.moved(2.2 * right, 0.0), at.moved(0.0, 2.2 * down)]))
    });
    pen.draw(&corners, Look::fill(Ink::Figure));
    pen.draw(&tile, line(0.35));
    glyph::write(pen, "=", Spot::new(x + TILES + SUM / 2.0, HEAD / 2.0), 5.6, Ink::Figure);

    let (mut thin, mut thick) = (Path::default(), Path::default());
    for row in 0..=PLAYERS {
        let y = HEAD + f64::from(row) * ROW;
        let rule = Path::lines(&[Spot::new(0.0, y), Spot::new(WIDTH, y)]);
        if row == 0 || row == PLAYERS {
            thick = thick.and(&rule);
        } else {
            thin = thin.and(&rule);
        }
    }
    let columns =
        [NAME, NAME + SYMBOL, NAME + 2.0 * SYMBOL, NAME + 3.0 * SYMBOL, NAME + 4.0 * SYMBOL];
    for x in columns.into_iter().chain([WIDTH - SUM]) {
        thin = thin.and(&Path::lines(&[Spot::new(x, HEAD), Spot::new(x, GAME)]));
    }
    pen.draw(&thin, line(0.2));
    pen.draw(&thick, line(0.5));
    let sums = Path::rectangle(Spot::new(WIDTH - SUM, HEAD), SUM, 5.0 * ROW, 0.0);
    pen.draw(&sums, line(0.5));
}
