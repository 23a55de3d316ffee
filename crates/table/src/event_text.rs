//! Entries of the log as text, one line each: what a store keeps.
//!
//! ```text
//! 1 0 - create g1 quarto 1234p untimed casual lot - root:00ff…
//! 1 7 - sit 1 person:anna
//! 1 9 2/k3 step +7; clock 1 60000
//! ```
//!
//! The version, the moment, whose request it was (seat and nonce, or `-`), and the events. What was
//! given back for a slow line stands behind what is left, if anything was: `clock 1 59650 350`. Each
//! entry has one spelling. A later version may add words; it must read these.

use core::fmt;
use core::str::FromStr;

use quartex::Seat;
use quarto::{NotationItems, Piece, Touch, Tray, TrayPlace};

use crate::event::{Entry, Event, PublicEvent};
use crate::fair::{Contribution, Secret};
use crate::outcome::Forfeit;
use crate::sitter::read_level;
use crate::terms::{Rules, Terms};
use crate::time::Span;
use crate::word::{number, seat, small};

/// The version of the words below.
pub const EVENT_VERSION: u32 = 1;

/// A text that is no entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoEntry {
    /// The byte where the part begins that cannot be read.
    pub at: usize,
}

impl fmt::Display for NoEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "character {}: this is no entry of a log", self.at + 1)
    }
}

impl core::error::Error for NoEntry {}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{EVENT_VERSION} {} ", self.at)?;
        match &self.cause {
            None => f.write_str("-")?,
            Some((seat, nonce)) => write!(f, "{seat}/{nonce}")?,
        }
        for (number, event) in self.events.iter().enumerate() {
            write!(f, "{}{event}", if number == 0 { " " } else { "; " })?;
        }
        Ok(())
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Created { id, terms, secret } => {
                let Terms { rules, pace, stakes, begins, pointing } = terms;
                write!(f, "create {id} {} {} {pace} {stakes} ", rules.game(), rules.text())?;
                match pointing {
                    None => write!(f, "{begins} - ")?,
                    Some(span) => write!(f, "{begins} {span} ")?,
                }
                f.write_str(&secret.reveal())
            }
            Self::Started { first, tray } => {
                write!(f, "start {first} {}", tray.as_ref().map_or("-".to_owned(), tray_text))
            }
            Self::Step(step) => write!(f, "step {step}"),
            Self::Touched { seat, touch } => write!(f, "touch {seat} {touch}"),
            Self::Bumped { seat, touch } => write!(f, "bump {seat} {touch}"),
            Self::Aloud(aloud) => aloud.fmt(f),
        }
    }
}

impl fmt::Display for PublicEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sat { seat, sitter } => write!(f, "sit {seat} {sitter}"),
            Self::Left { seat } => write!(f, "leave {seat}"),
            Self::Contributed { seat, contribution } => {
                write!(f, "contribute {seat} {contribution}")
            }
            Self::Offered { seat, offer } => write!(f, "offer {seat} {offer}"),
            Self::Agreed { seat } => write!(f, "agree {seat}"),
            Self::Declined { seat } => write!(f, "decline {seat}"),
            Self::Drawn => f.write_str("drawn"),
            Self::TookBack { to } => write!(f, "back {to}"),
            Self::Adjourned => f.write_str("adjourn"),
            Self::WentOn { seat } => write!(f, "goon {seat}"),
            Self::Rematch => f.write_str("rematch"),
            Self::Forfeited { seat, forfeit } => write!(f, "forfeit {seat} {}", forfeit.word()),
            Self::Away { seat } => write!(f, "away {seat}"),
            Self::Here { seat } => write!(f, "here {seat}"),
            Self::StandIn { seat, level } => write!(f, "standin {seat} {}", level.number()),
            Self::Reclaimed { seat } => write!(f, "reclaim {seat}"),
            Self::Clock { seat, left, given: Span::ZERO } => write!(f, "clock {seat} {left}"),
            Self::Clock { seat, left, given } => write!(f, "clock {seat} {left} {given}"),
            Self::Paused => f.write_str("pause"),
            Self::Resumed => f.write_str("resume"),
            Self::BroughtBack => f.write_str("broughtback"),
        }
    }
}

/// The pieces by place, a digit each.
pub(crate) fn tray_text(tray: &Tray) -> String {
    let places = (0..16).filter_map(TrayPlace::from_index);
    places.map(|place| tray.piece(place).to_string()).collect()
}

/// What [`tray_text`] has written.
pub(crate) fn read_tray(text: &str) -> Option<Tray> {
    let pieces: Option<Vec<Piece>> =
        text.chars().map(|digit| digit.to_string().parse().ok()).collect();
    let tray = Tray::new(pieces?.try_into().ok()?)?;
    (tray_text(&tray) == text).then_some(tray)
}

/// `b3` or `#5`.
pub(crate) fn read_touch(text: &str) -> Option<Touch> {
    let word = format!("@{text}");
    match NotationItems::new(&word).next() {
        Some(Ok((0, quarto::NotationItem::Touch(touch)))) => Some(touch),
        _ => None,
    }
}

impl FromStr for Entry {
    type Err = NoEntry;

    fn from_str(text: &str) -> Result<Self, NoEntry> {
        let mut parts = text.splitn(4, ' ');
        let mut at = 0;
        let mut next = || {
            let here = at;
            let part = parts.next().ok_or(NoEntry { at: text.len() })?;
            at += part.len() + 1;
            Ok((here, part))
        };
        let (here, version) = next()?;
        if small(version) != Some(EVENT_VERSION) {
            return Err(NoEntry { at: here });
        }
        let (here, moment) = next()?;
        let moment = moment.parse().map_err(|()| NoEntry { at: here })?;
        let (here, cause) = next()?;
        let cause = match cause.split_once('/') {
            None if cause == "-" => None,
            Some((who, nonce)) => {
                Some((seat(who).zip(nonce.parse().ok())).ok_or(NoEntry { at: here })?)
            }
            None => return Err(NoEntry { at: here }),
        };
        let (mut here, list) = next()?;
        let mut events = Vec::new();
        for word in list.split("; ") {
            let event: Event = word.parse().map_err(|()| NoEntry { at: here })?;
            // One spelling only.
            if event.to_string() != word {
                return Err(NoEntry { at: here });
            }
            events.push(event);
            here += word.len() + 2;
        }
        Ok(Self { at: moment, cause, events })
    }
}

impl FromStr for Event {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        read(text).ok_or(())
    }
}

fn read(text: &str) -> Option<Event> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let words: Vec<&str> = rest.split(' ').collect();
    match (word, words.as_slice()) {
        ("create", [id, game, rules, pace, stakes, begins, pointing, secret]) => {
            let pointing = match *pointing {
                "-" => None,
                span => Some(span.parse().ok()?),
            };
            let terms = Terms {
                rules: Rules::read(game, rules)?,
                pace: pace.parse().ok()?,
                stakes: stakes.parse().ok()?,
                begins: begins.parse().ok()?,
                pointing,
            };
            Some(Event::Created { id: id.parse().ok()?, terms, secret: Secret::read(secret)? })
        }
        ("start", [first, "-"]) => Some(Event::Started { first: seat(first)?, tray: None }),
        ("start", [first, tray]) => {
            Some(Event::Started { first: seat(first)?, tray: Some(read_tray(tray)?) })
        }
        ("step", _) => Some(Event::Step(rest.parse().ok()?)),
        ("touch", [who, touch]) => {
            Some(Event::Touched { seat: seat(who)?, touch: read_touch(touch)? })
        }
        ("bump", [who, touch]) => {
            Some(Event::Bumped { seat: seat(who)?, touch: read_touch(touch)? })
        }
        ("drawn", [""]) => Some(Event::Aloud(PublicEvent::Drawn)),
        ("adjourn", [""]) => Some(Event::Aloud(PublicEvent::Adjourned)),
        ("rematch", [""]) => Some(Event::Aloud(PublicEvent::Rematch)),
        ("pause", [""]) => Some(Event::Aloud(PublicEvent::Paused)),
        ("resume", [""]) => Some(Event::Aloud(PublicEvent::Resumed)),
        ("broughtback", [""]) => Some(Event::Aloud(PublicEvent::BroughtBack)),
        ("back", [to]) => Some(Event::Aloud(PublicEvent::TookBack { to: small(to)? })),
        ("clock", [who, left, given]) => {
            let (left, given) = (Span(number(left)?), Span(number(given)?));
            Some(Event::Aloud(PublicEvent::Clock { seat: seat(who)?, left, given }))
        }
        (word, [who]) => of_seat(word, seat(who)?).map(Event::Aloud),
        (word, [who, value]) => with_value(word, seat(who)?, value).map(Event::Aloud),
        _ => None,
    }
}

fn of_seat(word: &str, seat: Seat) -> Option<PublicEvent> {
    match word {
        "leave" => Some(PublicEvent::Left { seat }),
        "agree" => Some(PublicEvent::Agreed { seat }),
        "decline" => Some(PublicEvent::Declined { seat }),
        "away" => Some(PublicEvent::Away { seat }),
        "here" => Some(PublicEvent::Here { seat }),
        "reclaim" => Some(PublicEvent::Reclaimed { seat }),
        "goon" => Some(PublicEvent::WentOn { seat }),
        _ => None,
    }
}

fn with_value(word: &str, seat: Seat, value: &str) -> Option<PublicEvent> {
    match word {
        "sit" => Some(PublicEvent::Sat { seat, sitter: value.parse().ok()? }),
        "contribute" => {
            Some(PublicEvent::Contributed { seat, contribution: Contribution::read(value)? })
        }
        "offer" => Some(PublicEvent::Offered { seat, offer: value.parse().ok()? }),
        "forfeit" => Some(PublicEvent::Forfeited { seat, forfeit: Forfeit::from_word(value)? }),
        "standin" => Some(PublicEvent::StandIn { seat, level: read_level(value)? }),
        "clock" => Some(PublicEvent::clock(seat, Span(number(value)?))),
        _ => None,
    }
}
