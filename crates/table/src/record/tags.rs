//! The tags of a record, the same in both forms.

use quartex::SeatSet;

use crate::event_text::{read_tray, tray_text};
use crate::fair::{Contribution, Seal, Seed};
use crate::outcome::Outcome;
use crate::terms::{Rules, Terms};
use crate::word::seat;

use super::fault::{Fault, TextPlace, Wrong};
use super::{Record, Source};

/// The result of a game that is not over.
pub(super) const UNDER_WAY: &str = "*";

impl Record {
    /// The tags in their order, those we do not know at the end.
    pub fn tags(&self) -> Vec<(String, String)> {
        let mut tags: Vec<(String, String)> = Vec::new();
        let mut put = |name: &str, value: String| tags.push((name.to_owned(), value));
        put("Game", self.terms.rules.game().to_owned());
        put("Rules", self.terms.rules.text());
        put("Id", self.id.to_string());
        put("Stakes", self.terms.stakes.to_string());
        put("Clock", self.terms.pace.to_string());
        if let Some(span) = self.terms.pointing {
            put("Pointing", span.to_string());
        }
        put("Begins", self.terms.begins.to_string());
        if let Some(first) = self.first {
            put("First", first.to_string());
        }
        for (number, sitter) in (1..).zip(&self.seats) {
            put(&format!("Seat{number}"), sitter.to_string());
        }
        put("Commitment", self.commitment.to_string());
        for (number, contribution) in (1..).zip(&self.contributions) {
            put(&format!("Contribution{number}"), contribution.to_string());
        }
        if let Some(seal) = self.seal {
            put("Seal", seal.to_string());
        }
        if let Some(tray) = &self.tray {
            put("Tray", tray_text(tray));
        }
        if let Some(seed) = &self.seed {
            put("Seed", seed.reveal());
        }
        put("Result", self.result());
        if let Some(outcome) = self.outcome {
            put("Reason", outcome.reason.to_string());
        }
        tags.extend(self.other.iter().cloned());
        tags
    }

    /// The result as it is written: `1-0`, `0-1`, `1/2-1/2`; the winners of Quartex, `1+3`; or
    /// `*`.
    pub fn result(&self) -> String {
        self.outcome.map_or(UNDER_WAY.to_owned(), |outcome| outcome.result(self.terms.rules))
    }
}

/// Tags as they were read.
#[derive(Default)]
pub(super) struct Tags(pub(super) Vec<(String, String, TextPlace)>);

const START: TextPlace = TextPlace { line: 1, column: 1 };

impl Tags {
    pub(super) fn put(&mut self, name: &str, value: String, at: TextPlace) -> Result<(), Fault> {
        if self.0.iter().any(|(known, ..)| known == name) {
            return Err(Fault { at, wrong: Wrong::TagTwice });
        }
        self.0.push((name.to_owned(), value, at));
        Ok(())
    }

    /// Takes a tag that may be there.
    fn take<T>(
        &mut self,
        name: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, Fault> {
        let Some(index) = self.0.iter().position(|(known, ..)| known == name) else {
            return Ok(None);
        };
        let (_, value, at) = self.0.remove(index);
        read(&value).map(Some).ok_or(Fault { at, wrong: Wrong::TagValue })
    }

    /// Takes a tag that must be there.
    fn need<T>(
        &mut self,
        name: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, Fault> {
        self.take(name, read)?.ok_or(Fault { at: START, wrong: Wrong::TagMissing(name) })
    }

    /// The record these tags describe, with no moves yet.
    pub(super) fn record(mut self) -> Result<Source, Fault> {
        let spots = self.0.iter().map(|(name, _, spot)| (name.clone(), *spot)).collect();
        let game = self.need("Game", |text| Some(text.to_owned()))?;
        let rules = self.need("Rules", |text| Rules::read(&game, text))?;
        let seats = rules.seats();
        let terms = Terms {
            rules,
            stakes: self.need("Stakes", |text| text.parse().ok())?,
            pace: self.need("Clock", |text| text.parse().ok())?,
            pointing: self.take("Pointing", |text| text.parse().ok())?,
            begins: self.need("Begins", |text| text.parse().ok())?,
        };
        let id = self.need("Id", |text| text.parse().ok())?;
        let in_range = |text: &str| seat(text).filter(|seat| seat.number() <= seats);
        let first = self.take("First", in_range)?;
        let seal = self.take("Seal", |text| text.parse().ok())?;
        let mut sitters = Vec::new();
        let mut contributions = Vec::new();
        let names = [
            ("Seat1", "Contribution1"),
            ("Seat2", "Contribution2"),
            ("Seat3", "Contribution3"),
            ("Seat4", "Contribution4"),
            ("Seat5", "Contribution5"),
        ];
        for (seat, contribution) in names.into_iter().take(usize::from(seats)) {
            sitters.push(self.need(seat, |text| text.parse().ok())?);
            contributions.push(match seal {
                // Records have always had all of them; the first seal does not notice if one is gone.
                Some(Seal::Second(_)) => self.need(contribution, Contribution::read)?,
                Some(Seal::First(_)) | None => {
                    self.take(contribution, Contribution::read)?.unwrap_or_default()
                }
            });
        }
        let commitment = self.need("Commitment", |text| text.parse().ok())?;
        let tray = self.take("Tray", read_tray)?;
        let seed = self.take("Seed", Seed::read)?;
        let reason = self.take("Reason", |text| text.parse().ok())?;
        let winners = self.need("Result", |text| read_result(text, rules))?;
        let outcome = match (winners, reason) {
            (Standing::UnderWay, None) => None,
            (Standing::Over(winners), Some(reason)) => Some(Outcome { winners, reason }),
            _ => return Err(Fault { at: START, wrong: Wrong::TagMissing("Reason") }),
        };
        let other = self.0.into_iter().map(|(name, value, _)| (name, value)).collect();
        let record = Record {
            id,
            terms,
            seats: sitters,
            first,
            commitment,
            contributions,
            seal,
            tray,
            seed,
            outcome,
            other,
            words: Vec::new(),
        };
        Ok(Source { record, tags: spots, words: Vec::new(), result: START })
    }
}

/// What a result says.
enum Standing {
    UnderWay,
    Over(SeatSet),
}

fn read_result(text: &str, rules: Rules) -> Option<Standing> {
    if text == UNDER_WAY {
        return Some(Standing::UnderWay);
    }
    let only = |number: &str| Some(SeatSet::EMPTY.with(seat(number)?));
    let winners = if rules.quarto().is_some() {
        match text {
            "1-0" => only("1")?,
            "0-1" => only("2")?,
            "1/2-1/2" => SeatSet::EMPTY,
            _ => return None,
        }
    } else {
        let seats: Option<Vec<_>> = text.split('+').map(seat).collect();
        let seats = seats?;
        let rising = seats.windows(2).all(|pair| pair[0] < pair[1]);
        let sit = seats.iter().all(|seat| seat.number() <= rules.seats());
        if !rising || !sit {
            return None;
        }
        seats.into_iter().collect()
    };
    Some(Standing::Over(winners))
}
