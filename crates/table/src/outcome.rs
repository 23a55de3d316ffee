//! How a game ended, and why.

use core::fmt;
use core::str::FromStr;

use quartex::{Seat, SeatSet};

/// Why a seat can no longer win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Forfeit {
    /// It gave up (Q20).
    Resigned,
    /// Its time ran out (Q18).
    Time,
    /// It was left for too long at a timed table.
    Abandoned,
}

impl Forfeit {
    /// The three there are.
    pub const ALL: [Self; 3] = [Self::Resigned, Self::Time, Self::Abandoned];

    /// Its word in a list of moves.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Resigned => "resign",
            Self::Time => "time",
            Self::Abandoned => "abandoned",
        }
    }

    /// The one with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|forfeit| forfeit.word() == word)
    }
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// An alignment was called, or under `auto` made (Q9, Q17).
    Quarto,
    /// A call was wrong, and that loses here (Q14).
    WrongCall,
    /// All pieces are placed and nobody has won (Q21).
    Full,
    /// The points were counted (X19 to X21).
    Points,
    /// All others have forfeited; the last of them so.
    Forfeit(Forfeit),
    /// The players agreed on a draw (Q21).
    Agreed,
}

impl Reason {
    const WORDS: [(Self, &'static str); 8] = [
        (Self::Quarto, "quarto"),
        (Self::WrongCall, "wrong-call"),
        (Self::Full, "full"),
        (Self::Points, "points"),
        (Self::Forfeit(Forfeit::Resigned), "resign"),
        (Self::Forfeit(Forfeit::Time), "time"),
        (Self::Forfeit(Forfeit::Abandoned), "abandoned"),
        (Self::Agreed, "agreed"),
    ];
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Self::WORDS
            .iter()
            .find(|(reason, _)| reason == self)
            .map_or(Ok(()), |(_, w)| f.write_str(w))
    }
}

impl FromStr for Reason {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::WORDS.iter().find(|(_, word)| *word == text).map(|&(reason, _)| reason).ok_or(())
    }
}

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won: nobody in a draw, several if victory is shared (X21).
    pub winners: SeatSet,
    /// Why it ended.
    pub reason: Reason,
}

impl Outcome {
    pub(crate) fn of_quarto(outcome: quarto::Outcome, reason: Reason) -> Self {
        let winners = match outcome {
            quarto::Outcome::Won(seat) => SeatSet::EMPTY.with(from_quarto(seat)),
            quarto::Outcome::Drawn => SeatSet::EMPTY,
        };
        Self { winners, reason }
    }

    /// The result as records write it: `1-0`, `0-1`, `1/2-1/2` of Quarto; of Quartex the
    /// winners, `2` or `1+3`.
    pub fn result(&self, rules: crate::Rules) -> String {
        if rules.quarto().is_none() {
            let winners: Vec<String> = self.winners.iter().map(|seat| seat.to_string()).collect();
            return winners.join("+");
        }
        match self.winners.iter().next() {
            None => "1/2-1/2".to_owned(),
            Some(Seat::FIRST) => "1-0".to_owned(),
            Some(_) => "0-1".to_owned(),
        }
    }
}

/// A seat of Quarto by its number.
pub(crate) fn from_quarto(seat: quarto::Seat) -> Seat {
    Seat::new(if seat == quarto::Seat::One { 1 } else { 2 }).unwrap_or(Seat::FIRST)
}

/// The seat of Quarto with this number. Trusted: it is one of two.
pub(crate) fn to_quarto(seat: Seat) -> quarto::Seat {
    if seat == Seat::FIRST { quarto::Seat::One } else { quarto::Seat::Two }
}
