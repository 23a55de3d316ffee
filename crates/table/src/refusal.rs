//! Why a request was refused.

use core::fmt;

use quartex::Seat;

use crate::time::Moment;

/// Why a request was refused, as a player would recognise it. Nothing has changed, but for
/// one thing: a masked player whose hand met a piece, or nothing, knows it now (Q19).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The table has no such seat.
    NoSuchSeat,
    /// The table has moved on since the step this request answers.
    Stale,
    /// The touches of this seat have gone on since (Q19).
    StaleTouch,
    /// The server is about to stop.
    Paused,
    /// The server does not rest.
    NotPaused,
    /// The players agreed on a pause: one of them must want to go on first.
    Adjourned,
    /// There is no pause to end.
    NotAdjourned,
    /// The game has not started.
    NotStarted,
    /// The game has started already.
    Started,
    /// The game is over.
    GameOver,
    /// The game is not over.
    NotOver,
    /// Not all seats are taken.
    SeatsOpen,
    /// The seat is taken.
    SeatTaken,
    /// Nobody sits here.
    SeatOpen,
    /// This person sits at the table already.
    SitsAlready,
    /// The seat has contributed already.
    Contributed,
    /// It is this seat's turn.
    NotYourTurn(Seat),
    /// The time of this seat was up.
    TimeIsUp(Seat),
    /// Nobody's time is up.
    TimeIsNotUp,
    /// The action belongs to another game.
    OtherGame,
    /// The rules of Quarto do not allow it.
    Quarto(quarto::Refusal),
    /// At a masked table (Q19).
    Access(quarto::MaskedRefusal),
    /// The rules of Quartex do not allow it.
    Quartex(quartex::Refusal),
    /// Nobody wears a mask here (Q19).
    NoMasks,
    /// So much was felt and called that the record is full.
    RecordFull,
    /// This game, or what is at stake, does not allow it.
    NotHere,
    /// Another offer is open.
    OfferOpen,
    /// This seat has offered so much that it may offer no more in this game.
    EnoughOffers,
    /// So many have got up from this table that nobody sits down any more.
    EnoughLeavings,
    /// There is no such offer to answer.
    NoSuchOffer,
    /// The seat has agreed already.
    Agreed,
    /// Nothing of this seat can be taken back.
    NothingToTakeBack,
    /// The seat has forfeited.
    Forfeited,
    /// The seat belongs to a bot, or to nobody.
    NoPerson,
    /// A bot plays for this seat.
    StandIn,
    /// No bot plays for this seat.
    NoStandIn,
    /// This seat was handed over so often that it may not be again in this game.
    EnoughStandIns,
    /// The person is here.
    NotAway,
    /// The person is away already.
    Away,
    /// The seat may be called abandoned from this moment on, not before.
    NotYet(Moment),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Quarto(refusal) => return refusal.fmt(f),
            Self::Access(refusal) => return refusal.fmt(f),
            Self::Quartex(refusal) => return refusal.fmt(f),
            Self::NotYourTurn(seat) => return write!(f, "it is the turn of seat {seat}"),
            Self::TimeIsUp(seat) => return write!(f, "the time of seat {seat} was up"),
            Self::NotYet(at) => return write!(f, "not before {at}"),
            Self::NoSuchSeat => "the table has no such seat",
            Self::Stale => "the table has moved on",
            Self::StaleTouch => "this touch is late",
            Self::Paused => "the table rests",
            Self::Adjourned => "the players pause",
            Self::NotAdjourned => "the players do not pause",
            Self::NotPaused => "the table does not rest",
            Self::NotStarted => "the game has not started",
            Self::Started => "the game has started",
            Self::GameOver => "the game is over",
            Self::NotOver => "the game is not over",
            Self::SeatsOpen => "not all seats are taken",
            Self::SeatTaken => "the seat is taken",
            Self::SeatOpen => "nobody sits here",
            Self::SitsAlready => "this person sits at the table already",
            Self::Contributed => "this seat has contributed already",
            Self::TimeIsNotUp => "nobody's time is up",
            Self::OtherGame => "this is another game",
            Self::NoMasks => "nobody wears a mask here",
            Self::RecordFull => "the record is full",
            Self::NotHere => "not at this table",
            Self::OfferOpen => "another offer is open",
            Self::EnoughOffers => "this seat has offered enough",
            Self::EnoughLeavings => "too many have got up from this table",
            Self::NoSuchOffer => "there is no such offer",
            Self::Agreed => "this seat has agreed",
            Self::NothingToTakeBack => "nothing can be taken back",
            Self::Forfeited => "this seat has forfeited",
            Self::NoPerson => "no person sits here",
            Self::StandIn => "a bot plays for this seat",
            Self::NoStandIn => "no bot plays for this seat",
            Self::EnoughStandIns => "this seat was handed over often enough",
            Self::NotAway => "the person is here",
            Self::Away => "the person is away already",
        })
    }
}

impl core::error::Error for Refusal {}
