//! The fields of the form for a new game, and the words that stand for their values.

use quartex::{Frame, Players, Seeing, Start, Ties};
use quarto::Announcement;
use table::{PastAccess, Stakes};

use crate::choice::Words;

/// `quarto`, `access` or `quartex`.
pub(crate) const GAME: &str = "game";
pub(crate) const GAMES: [&str; 3] = ["quarto", "access", "quartex"];

/// The characteristics that count, as rules number them; several may be sent.
pub(crate) const COUNTS: &str = "counts";
pub(crate) const SQUARES: &str = "squares";
pub(crate) const CALLING: &str = "calling";
pub(crate) const WRONG: &str = "wrong";

pub(crate) const MASKS: &str = "masks";
pub(crate) const ANNOUNCED: &str = "announced";
pub(crate) const PAST: &str = "past";

pub(crate) const PLAYERS: &str = "players";
pub(crate) const FRAME: &str = "frame";
pub(crate) const SEEING: &str = "seeing";
pub(crate) const TIES: &str = "ties";
pub(crate) const START: &str = "start";
/// So many seconds to point out a placement; nothing if all are waited for.
pub(crate) const POINTING: &str = "pointing";

pub(crate) const PACE: &str = "pace";
/// Seconds for each move.
pub(crate) const EACH: &str = "each";
/// Minutes for the whole game, and seconds more after each move.
pub(crate) const BANK: &str = "bank";
pub(crate) const INCREMENT: &str = "increment";

pub(crate) const STAKES: &str = "stakes";
/// `lot` or the number of a seat.
pub(crate) const BEGINS: &str = "begins";
pub(crate) const LOT: &str = "lot";

/// Who the other is, in a game for two; and how strong the computer is.
pub(crate) const OPPONENT: &str = "opponent";
pub(crate) const LEVEL: &str = "level";
/// Who sits where in a game for several, from the second seat on: `open`, `beside` or the number
/// of a level. The first seat is one's own.
pub(crate) const SEATS: [&str; 4] = ["seat2", "seat3", "seat4", "seat5"];
pub(crate) const OPEN: &str = "open";
pub(crate) const BESIDE: &str = "beside";
/// May strangers find a table with open seats?
pub(crate) const LISTED: &str = "listed";

/// How Quartos are called, without what a wrong call costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Point,
    Call,
    Auto,
}

/// Which of the other fields about time count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tempo {
    /// No clock, but in a tournament of Quarto one minute for each move, as printed (Q18).
    Usual,
    Untimed,
    /// One minute for each move (Q18).
    Minute,
    Each,
    Bank,
}

/// Who the other is, in a game for two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opponent {
    Computer,
    /// Whoever gets the link.
    Friend,
    Beside,
    /// Whoever finds the table.
    Stranger,
}

pub(crate) const WAYS: Words<Way> =
    Words(&[(Way::Point, "point"), (Way::Call, "call"), (Way::Auto, "auto")]);
pub(crate) const PRICES: Words<quarto::WrongCall> = Words(&[
    (quarto::WrongCall::Once, "once"),
    (quarto::WrongCall::Loses, "loses"),
    (quarto::WrongCall::Free, "free"),
]);
pub(crate) const ANNOUNCEMENTS: Words<Announcement> =
    Words(&[(Announcement::Silent, "no"), (Announcement::Announced, "yes")]);
pub(crate) const PASTS: Words<PastAccess> =
    Words(&[(PastAccess::Closed, "closed"), (PastAccess::Open, "open")]);
pub(crate) const COUNTS_OF_PLAYERS: Words<Players> = Words(&[
    (Players::Two, "2"),
    (Players::Three, "3"),
    (Players::Four, "4"),
    (Players::Five, "5"),
]);
/// The frames that tables offer (X22).
pub(crate) const FRAMES: Words<Option<Frame>> =
    Words(&[(None, "none"), (Frame::new(8), "8"), (Frame::new(9), "9"), (Frame::new(10), "10")]);
pub(crate) const SEEINGS: Words<Seeing> =
    Words(&[(Seeing::Claim, "claim"), (Seeing::Auto, "auto")]);
pub(crate) const TIE_BREAKS: Words<Ties> =
    Words(&[(Ties::Shared, "shared"), (Ties::TilesThenTokens, "tiles")]);
pub(crate) const STARTS: Words<Start> = Words(&[(Start::Hand, "hand"), (Start::BagTile, "bag")]);
pub(crate) const TEMPI: Words<Tempo> = Words(&[
    (Tempo::Usual, "usual"),
    (Tempo::Untimed, "untimed"),
    (Tempo::Minute, "minute"),
    (Tempo::Each, "each"),
    (Tempo::Bank, "bank"),
]);
/// Nothing is rated yet, so nobody can choose it.
pub(crate) const STAKES_OFFERED: Words<Stakes> =
    Words(&[(Stakes::Casual, "casual"), (Stakes::Tournament, "tournament")]);
pub(crate) const OPPONENTS: Words<Opponent> = Words(&[
    (Opponent::Computer, "computer"),
    (Opponent::Friend, "friend"),
    (Opponent::Beside, "beside"),
    (Opponent::Stranger, "open"),
]);

/// A number that a form asks for: from, to, and what is proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Range {
    pub(crate) least: u64,
    pub(crate) most: u64,
    pub(crate) usual: u64,
}

pub(crate) const SECONDS_EACH: Range = Range { least: 5, most: 3600, usual: 120 };
pub(crate) const MINUTES_BANK: Range = Range { least: 1, most: 180, usual: 10 };
pub(crate) const SECONDS_INCREMENT: Range = Range { least: 0, most: 180, usual: 5 };
pub(crate) const SECONDS_POINTING: Range = Range { least: 5, most: 600, usual: 60 };
