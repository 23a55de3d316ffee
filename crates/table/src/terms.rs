//! What is agreed before anybody sits down.

use core::fmt;
use core::str::FromStr;

use quartex::Seat;
use quarto::{Announcement, Calling, Edition, WrongCall};

use crate::time::Span;
use crate::word;

/// Which game, by which rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rules {
    /// Quarto with open eyes, with the pieces of this edition.
    Quarto(quarto::Rules, Edition),
    /// Quarto Access with masks (Q19).
    Access(quarto::Rules, Masks),
    /// Quartex.
    Quartex(quartex::Rules),
}

/// How it is played with masks (Q19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Masks {
    /// Whether the opponent hears where a piece was placed.
    pub announcement: Announcement,
    /// Whether players may hear again what they have heard.
    pub past: PastAccess,
}

/// Whether what was said may be heard again while masks are worn (Q19), by all alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PastAccess {
    /// It is gone: players have their memory.
    #[default]
    Closed,
    /// It is written down for everybody.
    Open,
}

impl Masks {
    /// `+announced`, `+open`, both in this order, or nothing.
    const fn text(self) -> &'static str {
        match (self.announcement, self.past) {
            (Announcement::Silent, PastAccess::Closed) => "",
            (Announcement::Silent, PastAccess::Open) => "+open",
            (Announcement::Announced, PastAccess::Closed) => "+announced",
            (Announcement::Announced, PastAccess::Open) => "+announced+open",
        }
    }

    fn read(text: &str) -> Option<Self> {
        let announcements = [Announcement::Silent, Announcement::Announced];
        let all = announcements.into_iter().flat_map(|announcement| {
            [PastAccess::Closed, PastAccess::Open].map(|past| Self { announcement, past })
        });
        all.into_iter().find(|masks| masks.text() == text)
    }
}

/// Quarto Access that everybody sees.
const UNMASKED: &str = "+unmasked";

impl Rules {
    /// `quarto`, `access` or `quartex`.
    pub const fn game(self) -> &'static str {
        match self {
            Self::Quarto(_, Edition::Quarto) => "quarto",
            Self::Quarto(_, Edition::Access) | Self::Access(..) => "access",
            Self::Quartex(_) => "quartex",
        }
    }

    /// How many seats the table has.
    pub const fn seats(self) -> u8 {
        match self {
            Self::Quarto(..) | Self::Access(..) => 2,
            Self::Quartex(rules) => rules.players.count(),
        }
    }

    /// The rules alone: `1234p`, `1234p+announced+open`, `1234p+unmasked`, `2csh`.
    pub fn text(self) -> String {
        match self {
            Self::Quarto(rules, Edition::Quarto) => rules.to_string(),
            Self::Quarto(rules, Edition::Access) => format!("{rules}{UNMASKED}"),
            Self::Access(rules, masks) => format!("{rules}{}", masks.text()),
            Self::Quartex(rules) => rules.to_string(),
        }
    }

    /// What [`Rules::game`] and [`Rules::text`] say.
    pub fn read(game: &str, text: &str) -> Option<Self> {
        match game {
            "quarto" => Some(Self::Quarto(text.parse().ok()?, Edition::Quarto)),
            "access" => {
                if let Some(rules) = text.strip_suffix(UNMASKED) {
                    return Some(Self::Quarto(rules.parse().ok()?, Edition::Access));
                }
                let (rules, masks) = text.split_at(text.find('+').unwrap_or(text.len()));
                Some(Self::Access(rules.parse().ok()?, Masks::read(masks)?))
            }
            "quartex" => Some(Self::Quartex(text.parse().ok()?)),
            _ => None,
        }
    }

    /// The rules of Quarto, with or without masks.
    pub const fn quarto(self) -> Option<quarto::Rules> {
        match self {
            Self::Quarto(rules, _) | Self::Access(rules, _) => Some(rules),
            Self::Quartex(_) => None,
        }
    }

    /// Whose pieces it is played with.
    pub const fn edition(self) -> Edition {
        match self {
            Self::Quarto(_, edition) => edition,
            Self::Access(..) => Edition::Access,
            Self::Quartex(_) => Edition::Quarto,
        }
    }
}

/// How time is counted (Q18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pace {
    /// It is not.
    #[default]
    Untimed,
    /// So much for each move.
    PerMove(Span),
    /// So much for the whole game, and so much more after each move.
    Bank {
        /// For the whole game.
        bank: Span,
        /// After each move.
        increment: Span,
    },
}

impl Pace {
    /// One minute for each move, as in tournaments (Q18).
    pub const TOURNAMENT: Self = Self::PerMove(Span::seconds(60));

    /// Is time counted?
    pub const fn is_timed(self) -> bool {
        !matches!(self, Self::Untimed)
    }
}

/// `untimed`, `move:60000`, `bank:300000+5000`, in milliseconds.
impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Untimed => f.write_str("untimed"),
            Self::PerMove(span) => write!(f, "move:{span}"),
            Self::Bank { bank, increment } => write!(f, "bank:{bank}+{increment}"),
        }
    }
}

impl FromStr for Pace {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.split_once(':') {
            None if text == "untimed" => Ok(Self::Untimed),
            Some(("move", span)) => Ok(Self::PerMove(span.parse()?)),
            Some(("bank", spans)) => {
                let (bank, increment) = spans.split_once('+').ok_or(())?;
                Ok(Self::Bank { bank: bank.parse()?, increment: increment.parse()? })
            }
            _ => Err(()),
        }
    }
}

/// What the result is for. It decides what players may agree on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stakes {
    /// Nothing.
    #[default]
    Casual,
    /// A rating: no take-backs (Q7), no free calls (Q14), no stand-ins.
    Rated,
    /// A tournament: as rated, and no more time than agreed.
    Tournament,
}

impl Stakes {
    const ALL: [(Self, &'static str); 3] =
        [(Self::Casual, "casual"), (Self::Rated, "rated"), (Self::Tournament, "tournament")];
}

impl fmt::Display for Stakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Self::ALL.iter().find(|(stakes, _)| stakes == self).map_or(Ok(()), |(_, w)| f.write_str(w))
    }
}

impl FromStr for Stakes {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.iter().find(|(_, word)| *word == text).map(|&(stakes, _)| stakes).ok_or(())
    }
}

/// Who begins (Q4, X7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Begins {
    /// The fair lot decides.
    #[default]
    Lot,
    /// Whoever sat down on this seat, as in a series.
    Seat(Seat),
}

/// `lot` or the seat.
impl fmt::Display for Begins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lot => f.write_str("lot"),
            Self::Seat(seat) => seat.fmt(f),
        }
    }
}

impl FromStr for Begins {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if text == "lot" { Ok(Self::Lot) } else { word::seat(text).map(Self::Seat).ok_or(()) }
    }
}

/// Everything agreed before the start. [`Terms::fault`] says whether it can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    /// Which game.
    pub rules: Rules,
    /// How time is counted.
    pub pace: Pace,
    /// What it is for.
    pub stakes: Stakes,
    /// Who begins.
    pub begins: Begins,
    /// How long opponents have to point out a placement (X23); without, all are waited for.
    pub pointing: Option<Span>,
}

/// Why terms cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TermsFault {
    /// Free calls are for casual tables (Q14).
    FreeCallsAreCasual,
    /// The table has no such seat.
    NoSuchBeginner(Seat),
    /// A limit of no time, or of more than a year.
    NoSuchTime,
}

impl Terms {
    /// Casual and untimed, by lot.
    pub const fn casual(rules: Rules) -> Self {
        Self {
            rules,
            pace: Pace::Untimed,
            stakes: Stakes::Casual,
            begins: Begins::Lot,
            pointing: None,
        }
    }

    /// One minute a move (Q18), and one to point out (X23).
    pub const fn tournament(rules: Rules) -> Self {
        Self {
            rules,
            pace: Pace::TOURNAMENT,
            stakes: Stakes::Tournament,
            begins: Begins::Lot,
            pointing: Some(Span::seconds(60)),
        }
    }

    /// What is wrong with them, if anything is.
    pub fn fault(&self) -> Option<TermsFault> {
        let free = self.rules.quarto().map(|rules| rules.calling);
        let free =
            matches!(free, Some(Calling::Point(WrongCall::Free) | Calling::Call(WrongCall::Free)));
        if free && self.stakes != Stakes::Casual {
            return Some(TermsFault::FreeCallsAreCasual);
        }
        if let Begins::Seat(seat) = self.begins
            && seat.number() > self.rules.seats()
        {
            return Some(TermsFault::NoSuchBeginner(seat));
        }
        let year = Span::seconds(366 * 24 * 60 * 60);
        let can_be = |span: Span| Span::ZERO < span && span <= year;
        let times = match self.pace {
            Pace::Untimed => true,
            Pace::PerMove(span) => can_be(span),
            Pace::Bank { bank, increment } => can_be(bank) && increment <= year,
        };
        (!times || !self.pointing.is_none_or(can_be)).then_some(TermsFault::NoSuchTime)
    }
}
