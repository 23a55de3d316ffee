//! What is wrong with a record, and where.

use core::fmt;

use crate::outcome::Reason;
use crate::refusal::Refusal;

/// A place in a text, both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TextPlace {
    /// The line.
    pub line: usize,
    /// The character in it.
    pub column: usize,
}

impl fmt::Display for TextPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// One thing that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where.
    pub at: TextPlace,
    /// What.
    pub wrong: Wrong,
}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Longer than [`LONGEST_RECORD`](crate::LONGEST_RECORD).
    TooLong,
    /// A line that is no tag, or a tag without its quotes.
    NoTag,
    /// A line that is no JSON of a record.
    NoJson,
    /// A tag that must be there is not.
    TagMissing(&'static str),
    /// A tag that comes twice.
    TagTwice,
    /// A known tag with a value it cannot have.
    TagValue,
    /// A move that cannot be read.
    NoMove(NoMove),
    /// Something behind the result, or no result at all.
    NoResult,
    /// The result at the end is not that of the tag.
    TwoResults,
    /// The terms cannot be.
    Terms,
    /// The game is under way and some of it is hidden.
    Hidden,
    /// The game has not started, or does not say how.
    NotStarted,
    /// A move that cannot be made there.
    Illegal(IllegalMove),
    /// Something happens after the end.
    AfterTheEnd,
    /// The moves end otherwise than the result says: so.
    Outcome {
        /// The result the moves lead to; `*` if they lead to none.
        result: String,
        /// And why.
        reason: Option<Reason>,
    },
    /// A finished game must reveal its seed.
    NoSeed,
    /// The seed is not the one that was committed to.
    Commitment,
    /// The seed, the name of the game, a contribution or something that was agreed was changed afterwards.
    Seal,
    /// Not to this was the server committed before the game: what was noted then is something else.
    OtherCommitment,
    /// Not this was published at the start: what was noted then is something else.
    OtherSeal,
    /// The lot fell on another seat: this one.
    Lot(u8),
    /// The fair lot laid out the pieces otherwise: so.
    Tray(String),
    /// The fair bag gave other tiles: these.
    Draw(String),
}

/// Why a word of a record cannot be read as a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMove {
    /// In Quarto something else was expected.
    Quarto(quarto::Expected),
    /// In Quartex something is wrong with the text.
    Quartex(quartex::TextProblem),
    /// A touch begins with a seat, 1 or 2.
    Toucher,
    /// A touch ends with a cell or a place beside the board.
    Touched,
    /// Whose ending this is was expected: a seat, 1 to 5.
    Forfeiter,
    /// An ending that somebody loses by, where the result has no winner.
    NoWinner,
    /// One move was expected: only in texts is a turn written together.
    OneMove,
}

/// Why a move cannot be made where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The rules refuse it.
    Refused(Refusal),
    /// This seat is not at the table, or is out of the game already.
    CannotForfeit,
    /// Time ended the game of a seat whose clock did not run.
    ClockStood,
    /// Quartex knows no draws.
    NoDraws,
    /// Nobody is to act.
    NobodyActs,
    /// The call was wrong, and the record says that it was right.
    WrongCall,
    /// The call was right, and the record says that it was wrong.
    RightCall,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.wrong)
    }
}

impl core::error::Error for Fault {}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoMove(why) => return why.fmt(f),
            Self::Illegal(why) => return why.fmt(f),
            Self::TagMissing(name) => return write!(f, "the tag {name} is missing"),
            Self::Outcome { result, reason: None } => {
                return write!(f, "the moves lead to the result {result}");
            }
            Self::Outcome { result, reason: Some(reason) } => {
                return write!(f, "the moves lead to the result {result} ({reason})");
            }
            Self::Lot(seat) => return write!(f, "the lot fell on seat {seat}"),
            Self::Tray(tray) => return write!(f, "the lot laid the pieces out as {tray}"),
            Self::Draw(tiles) => return write!(f, "the bag gave {tiles}"),
            Self::TooLong => "a record has at most 65536 bytes",
            Self::NoTag => "expected a tag, for example [Game \"quarto\"]",
            Self::NoJson => "expected a tag, a move or a result as a JSON object",
            Self::TagTwice => "this tag comes twice",
            Self::TagValue => "this tag cannot have this value",
            Self::NoResult => "expected one result at the end",
            Self::TwoResults => "the result is not that of the tag",
            Self::Terms => "nobody can play on these terms",
            Self::Hidden => "the game is under way and this is hidden",
            Self::NotStarted => "the record does not say how the game started",
            Self::AfterTheEnd => "the game was over before this",
            Self::NoSeed => "a finished game must reveal its seed",
            Self::Commitment => "this is not the seed that was committed to",
            Self::Seal => "the seal does not fit the seed, the game and what was agreed",
            Self::OtherCommitment => "this is not the commitment that was noted before the game",
            Self::OtherSeal => "this is not the seal that was noted at the start",
        })
    }
}

impl fmt::Display for NoMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Quarto(expected) => return write!(f, "expected {expected}"),
            Self::Quartex(problem) => return problem.fmt(f),
            Self::Toucher => "expected a seat, 1 or 2, before the touch",
            Self::Touched => "expected a cell or a place",
            Self::Forfeiter => "expected a seat, 1 to 5",
            Self::NoWinner => "this word needs a result with a winner",
            Self::OneMove => "expected one move",
        })
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Refused(refusal) => return refusal.fmt(f),
            Self::CannotForfeit => "this seat cannot forfeit",
            Self::ClockStood => "the clock of this seat did not run",
            Self::NoDraws => "Quartex knows no draws",
            Self::NobodyActs => "nobody is to act",
            Self::WrongCall => "this call was wrong",
            Self::RightCall => "this call was right",
        })
    }
}
