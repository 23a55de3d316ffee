//! Positions of Quartex: the whole truth, or what one viewer knows.

mod field;
mod json;
mod sentences;

use std::fmt::Write as _;

use quartex::{
    Action, Cell, Due, Eye, Fault, Field, Seat, Setup, SetupHand, Symbol, TextError, Tile, TileSet,
    Tokens, View, Viewer,
};

use super::{cannot_be, listed, no_position};
use crate::exit::Failure;
use crate::wrap::wrapped;

/// All there is to tell about a position.
struct Shown {
    /// The position, and the hands as far as they are known.
    setup: Setup,
    /// What the viewer knows; of the truth, what is open to all.
    view: View,
    /// The tiles in the bag, of the truth.
    bag: Option<TileSet>,
    /// Who is to act, and what may be done; nothing where that is hidden.
    choices: Vec<(Seat, Vec<Action>)>,
}

pub(super) fn answer(text: &str, json: bool) -> Result<String, Failure> {
    let shown = Shown::read(text)?;
    Ok(if json { json::as_json(&shown) } else { as_text(&shown) })
}

/// Reads a position: the hands as far as they are known, and what the viewer knows of the rest; of
/// the truth, what is open to all.
pub(crate) fn read(text: &str) -> Result<(Setup, View), Failure> {
    Shown::read(text).map(|shown| (shown.setup, shown.view))
}

impl Shown {
    /// Reads a position, or says everything that is wrong with it and where.
    fn read(text: &str) -> Result<Self, Failure> {
        let setup: Setup = text.parse().map_err(|TextError { at, problem }| {
            no_position("Quartex position", text, at, &problem.to_string())
        })?;
        let shown = match setup.eye {
            Eye::Truth => Self::of_truth(&setup),
            Eye::Seat(_) | Eye::Spectator => Self::of_view(&setup),
        };
        shown.map_err(|faults| {
            cannot_be(text, faults.into_iter().map(|fault| (fault.offset(text), fault)))
        })
    }

    fn of_truth(setup: &Setup) -> Result<Self, Vec<Fault>> {
        let game = setup.game()?;
        // Spectators see every game.
        let view = game.view(Viewer::Spectator).ok_or_else(|| vec![Fault::NoTruth])?;
        let choices = |seat| Some((seat, game.view(Viewer::Seat(seat))?.choices()));
        Ok(Self {
            setup: Setup::from(&game),
            bag: Some(game.position().bag()),
            choices: seats_due(view.due()).into_iter().filter_map(choices).collect(),
            view,
        })
    }

    fn of_view(setup: &Setup) -> Result<Self, Vec<Fault>> {
        let view = setup.view()?;
        let choices = match view.viewer() {
            Viewer::Seat(seat) => vec![(seat, view.choices())],
            Viewer::Spectator => Vec::new(),
        };
        Ok(Self {
            setup: Setup::from(&view),
            bag: None,
            choices: choices.into_iter().filter(|(_, choices)| !choices.is_empty()).collect(),
            view,
        })
    }

    /// Tiles put back that must be in the bag, and those that may have been drawn since.
    fn put_back(&self) -> (TileSet, TileSet) {
        let in_bag = self.view.surely_in_bag();
        (in_bag, self.view.memory().put_back().intersection(self.view.unseen()).minus(in_bag))
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, SetupHand)> + '_ {
        self.view.rules().players.seats().zip(self.setup.hands.iter().copied())
    }
}

fn seats_due(due: Due) -> Vec<Seat> {
    match due {
        Due::Seat(seat) => vec![seat],
        Due::Seats(seats) => seats.iter().collect(),
        Due::Bag { .. } | Due::Nobody => Vec::new(),
    }
}

fn as_text(shown: &Shown) -> String {
    let view = &shown.view;
    let mut text = field::draw(view.field());
    let mut say = |line: String| text.push_str(&wrapped(&line));
    say(format!("Rules: {} ({})", view.rules(), sentences::rules(view.rules())));
    say(sentences::known(shown.setup.eye, view.first()));
    say(sentences::due(view));
    for (seat, hand) in shown.seats() {
        say(player(shown, seat, hand));
    }
    say(format!("Stock: {}", tokens(view.stock())));
    say(match shown.bag {
        Some(tiles) => format!("Bag: {} {}", count(view.bag()), in_brackets(tiles)),
        None => format!("Bag: {}", count(view.bag())),
    });
    say(format!("Out of the game: {}", listed(view.removed())));
    if !view.aside().is_empty() {
        say(format!("Set aside: {}", listed(view.aside())));
    }
    // Whoever knows the whole bag need not be told.
    if shown.bag.is_none() {
        let (in_bag, perhaps) = shown.put_back();
        if !in_bag.is_empty() {
            say(format!("Put back and in the bag: {}", listed(in_bag)));
        }
        if !perhaps.is_empty() {
            say(format!("Put back and in the bag or drawn since: {}", listed(perhaps)));
        }
    }
    if let Some((_, choices)) = shown.choices.first() {
        // Everybody who is asked has the same choices.
        text.push_str(&moves(view.field(), choices));
    }
    text
}

/// One line about one player.
fn player(shown: &Shown, seat: Seat, hand: SetupHand) -> String {
    let unknown = (0..hand.hidden).map(|_| "?".to_owned());
    let tiles = hand.tiles.iter().map(|tile| tile.to_string()).chain(unknown);
    let so_far = if shown.view.outcome().is_none() { " so far" } else { "" };
    let state = if hand.eliminated { ", eliminated" } else { "" };
    format!(
        "Seat {seat}{state}: hand {}; tokens {}; {}{so_far}",
        listed(tiles),
        tokens(shown.view.tokens(seat)),
        points(shown.view.score(seat).points()),
    )
}

fn points(points: i32) -> String {
    let ending = if points.abs() == 1 { "" } else { "s" };
    format!("{points} point{ending}")
}

fn count(tiles: u8) -> String {
    let ending = if tiles == 1 { "" } else { "s" };
    format!("{tiles} tile{ending}")
}

fn in_brackets(tiles: TileSet) -> String {
    if tiles.is_empty() { String::new() } else { format!("({})", listed(tiles)) }
}

/// `X10 S9`, leaving out what there is none of.
fn tokens(tokens: Tokens) -> String {
    let held = Symbol::ALL.into_iter().filter(|&symbol| tokens[symbol] > 0);
    listed(held.map(|symbol| format!("{symbol}{}", tokens[symbol])))
}

/// What may be done: placements by their cells, then what needs no cell.
fn moves(field: &Field, choices: &[Action]) -> String {
    let mut placements: Vec<_> = choices.iter().copied().filter_map(on_cell).collect();
    placements.sort_by_key(|(cell, tile, _)| (*cell, *tile));
    let mut text = match placements.len() {
        0 => "Placements: none\n".to_owned(),
        number => format!("Placements, by cell: {number}\n"),
    };
    for here in placements.chunk_by(|one, next| one.0 == next.0) {
        let Some((cell, ..)) = here.first() else { continue };
        let completed = field.completed_by(*cell);
        let brings = match completed.total() {
            0 => String::new(),
            _ => format!(" completes {}", tokens(completed)),
        };
        let words = listed(here.iter().map(|(_, _, word)| word));
        text.push_str(&wrapped(&format!("  {cell}{brings}: {words}")));
    }
    let others: Vec<&Action> =
        choices.iter().filter(|choice| on_cell(**choice).is_none()).collect();
    if !others.is_empty() {
        let _ = writeln!(text, "Or: {}", listed(others));
    }
    text
}

/// Where a tile would lie, which, and how if that was chosen too.
fn on_cell(action: Action) -> Option<(Cell, Tile, String)> {
    match action {
        Action::Lay(placement) => {
            let (tile, cell, word) = (placement.tile(), placement.cell, placement.word);
            Some((cell, tile, format!("{tile}={word}")))
        }
        Action::Try { tile, cell } => Some((cell, tile, tile.to_string())),
        Action::Cannot | Action::None => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_is_told_with_its_place() {
        let text = "2csh * 1 0,0:XXXX SQOO,XXXX - XXXS,XXXQ,XXXO,XXSS,XXQQ/XXXS,QQQQ X1/- - lay:3";
        let Err(Failure::BadInput(report)) = answer(text, false) else { panic!("it was read") };
        assert_eq!(report.matches('^').count(), 1, "{report}");
        let text = text.replace("lay:3", "lay:1");
        let Err(Failure::BadInput(report)) = answer(&text, false) else { panic!("it was read") };
        assert_eq!(report.matches('^').count(), 5, "{report}");
        assert!(report.contains("tokens of X taken: 1, where the board gives 0"), "{report}");
    }
}
