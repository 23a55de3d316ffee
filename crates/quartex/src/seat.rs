//! Seats around the table.

use core::fmt;

/// A seat at the table, numbered clockwise from 1 (X4, X7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The most seats a table has (X4).
    pub const MAX: usize = 5;

    /// Seat 1, which every table has.
    pub const FIRST: Seat = Seat(0);

    /// The seat with a number from 1 to 5.
    pub const fn new(number: u8) -> Option<Seat> {
        if 1 <= number && number <= 5 { Some(Seat(number - 1)) } else { None }
    }

    /// The number, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Place in lists of seats, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({self})")
    }
}

/// How many play (X4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Players {
    /// Two.
    Two,
    /// Three.
    Three,
    /// Four.
    Four,
    /// Five.
    Five,
}

impl Players {
    /// All numbers of players.
    pub const ALL: [Players; 4] = [Players::Two, Players::Three, Players::Four, Players::Five];

    /// The number of players, if so many can play.
    pub const fn new(count: u8) -> Option<Players> {
        match count {
            2 => Some(Players::Two),
            3 => Some(Players::Three),
            4 => Some(Players::Four),
            5 => Some(Players::Five),
            _ => None,
        }
    }

    /// As a number.
    pub const fn count(self) -> u8 {
        self as u8 + 2
    }

    /// The seats from 1 on.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.count()).map(Seat)
    }

    /// Whether the table has this seat.
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < self.count()
    }

    /// The next seat clockwise (X7).
    pub const fn after(self, seat: Seat) -> Seat {
        if seat.0 + 1 < self.count() { Seat(seat.0 + 1) } else { Seat(0) }
    }
}

/// Some of the seats.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[expect(clippy::cast_possible_truncation, reason = "eight bits")]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether this seat is among them.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 != 0
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// These without one.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The seats, clockwise from 1.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..5).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}
