//! What a Quartex position says, in English.

use quartex::{Due, Eye, Frame, Phase, Recipient, Rules, Seat, SeatSet, Seeing, Start, Ties, View};

use super::{count, points};

pub(super) fn rules(rules: Rules) -> String {
    let seeing = match rules.seeing {
        Seeing::Claim => "players find out themselves that nothing fits",
        Seeing::Auto => "the game finds out that nothing fits",
    };
    let ties = match rules.ties {
        Ties::Shared => "ties are shared",
        Ties::TilesThenTokens => "ties go to fewer tiles, then to more tokens",
    };
    let start = match rules.start {
        Start::Hand => "the first tile comes from the hand",
        Start::BagTile => "the first tile comes from the bag",
    };
    let frame = match rules.frame.map(Frame::side) {
        Some(side) => format!("a frame of {side} by {side}"),
        None => "no frame".to_owned(),
    };
    format!("{} players; {seeing}; {ties}; {start}; {frame}", rules.players.count())
}

/// Whose knowledge this is, and where the turns began.
pub(super) fn known(eye: Eye, first: Seat) -> String {
    let known = match eye {
        Eye::Truth => "Everything is known".to_owned(),
        Eye::Seat(seat) => format!("As seat {seat} sees it"),
        Eye::Spectator => "As a spectator sees it".to_owned(),
    };
    format!("{known}; the first seat is {first}.")
}

/// What the game waits for, or how it ended.
pub(super) fn due(view: &View) -> String {
    match view.phase() {
        Phase::Laying(turn) => match view.rules().seeing {
            Seeing::Claim => {
                format!("Seat {} is to lay a tile, or to say that it cannot.", turn.seat)
            }
            Seeing::Auto => format!("Seat {} is to lay a tile.", turn.seat),
        },
        Phase::Asking { turn, waiting } => format!(
            "Seat {} says that it cannot lay; {} to point out a placement, or to say none.",
            turn.seat,
            seats(waiting),
        ),
        Phase::Bound { turn, tile, cell } => {
            format!("Seat {} is to lay {tile} on {cell}, which was pointed out.", turn.seat)
        }
        Phase::Over => ended(view),
        Phase::Opening
        | Phase::Removing
        | Phase::Dealing { .. }
        | Phase::Redrawing(_)
        | Phase::Refilling { .. }
        | Phase::Retiring { .. } => draw(view.due()),
    }
}

fn draw(due: Due) -> String {
    let Due::Bag { to, count: number } = due else { return String::new() };
    let tiles = count(number);
    match to {
        Recipient::Home => format!("The bag is to give {tiles} for home."),
        Recipient::Out => format!("The bag is to give {tiles}, out of the game."),
        Recipient::Hand(seat) => format!("The bag is to give {tiles} to seat {seat}."),
    }
}

fn ended(view: &View) -> String {
    let Some(outcome) = view.outcome() else { return String::new() };
    let won = |seat: Seat| format!("seat {seat}");
    let winners: Vec<String> = outcome.winners().iter().map(won).collect();
    let best = outcome.winners().iter().next().map_or(0, |seat| outcome.score(seat).points());
    let verb = if winners.len() == 1 { "has won" } else { "have won together" };
    format!("The game is over: {} {verb} with {}.", joined(&winners), points(best))
}

/// "seat 2 is", "seats 1, 3 and 4 are".
fn seats(seats: SeatSet) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    match numbers.as_slice() {
        [one] => format!("seat {one} is"),
        _ => format!("seats {} are", joined(&numbers)),
    }
}

fn joined(words: &[String]) -> String {
    match words {
        [] => "nobody".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
