//! Who sat where, and how games ended: what is known beside a log, in the transaction of the entry that
//! causes it. The contract is `tests/suite/played.rs`.

use std::ops::Range;

use table::{GameId, Moment, Seat};

use crate::failure::Failure;
use host::{Finish, Player};

/// So many rows at most are read at once.
pub const MOST_PLAYED: usize = 200;

/// Somebody at a table. Gone when they get up before the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatTaken {
    /// At which table.
    pub game: GameId,
    /// Where they sat down.
    pub chair: Seat,
    /// Who.
    pub player: Player,
    /// When they sat down.
    pub since: Moment,
    /// When the game ended; nothing while it goes on.
    pub over: Option<Moment>,
}

/// A game that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// Which.
    pub game: GameId,
    /// When it began, if that is known.
    pub started: Option<Moment>,
    /// What it was.
    pub finish: Finish,
}

/// What every connection can say about who played.
pub trait Played {
    /// Where somebody sits and has sat: those who sat down last come first, after `after`, so many at
    /// most.
    fn seats_of(
        &mut self,
        player: &Player,
        after: Option<&SeatTaken>,
        most: usize,
    ) -> Result<Vec<SeatTaken>, Failure>;

    /// Who sits at a table, first chair to last.
    fn seats_at(&mut self, game: &GameId) -> Result<Vec<SeatTaken>, Failure>;

    /// How a game ended, if it has.
    fn finish_of(&mut self, game: &GameId) -> Result<Option<Finished>, Failure>;

    /// The games that ended in this time: the last come first, after `after`, so many at most.
    fn finishes(
        &mut self,
        ended: &Range<Moment>,
        after: Option<&Finished>,
        most: usize,
    ) -> Result<Vec<Finished>, Failure>;

    /// When a table whose game has not begun was last visited; `None` if there is no such table.
    fn visited(&mut self, table: &GameId) -> Result<Option<u64>, Failure>;

    /// A server comes and there was none: every game under way has slept, until something is appended to
    /// its log.
    fn note_sleep(&mut self) -> Result<(), Failure>;

    /// Was this game under way when there was no server, and has nothing been appended since?
    fn has_slept(&mut self, game: &GameId) -> Result<bool, Failure>;
}

/// A table whose game has not begun is forgotten when nobody has visited it for so long, in seconds.
pub const FORGOTTEN_AFTER: u64 = 24 * 60 * 60;

/// The same, where somebody is invited: a person sits there, and a chair is free.
pub const INVITED_FOR: u64 = 14 * 24 * 60 * 60;

/// Seconds since 1970, of a moment of a server's clock.
pub(crate) const fn second(moment: Moment) -> u64 {
    moment.0 / 1000
}

/// A page as a back end asks for it.
pub(crate) fn page(most: usize) -> i64 {
    i64::try_from(most.min(MOST_PLAYED)).unwrap_or_default()
}

/// Before everything else in the order of pages: no name is behind `~`.
pub(crate) const FIRST: (i64, &str, i64) = (i64::MAX, "~", i64::MAX);
