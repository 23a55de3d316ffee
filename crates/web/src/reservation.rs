//! A table that waits to be founded: its name, and with it the secret to which the server is committed before anybody
//! presses anything. The form carries it; nothing is stored until it is sent.

use std::sync::Arc;
use std::time::Duration;

use hmac::{Hmac, Mac as _};
use pages::FixedDraws;
use sha2::Sha256;
use subtle::ConstantTimeEq as _;
use table::{GameId, PersonId, Seat, Secret, Sitter, Table, Terms};

use crate::app::App;
use crate::chance::{self, NoChance};
use crate::room::Unreachable;

/// A form that is older than this has to show its fingerprint anew.
const FRESH: Duration = Duration::from_hours(24);

/// A table that can be founded.
#[derive(Debug)]
pub(crate) struct Reservation {
    /// Its name.
    pub(crate) id: GameId,
    /// What it will be drawn from.
    pub(crate) secret: Secret,
    /// When it was shown, in seconds.
    at: u64,
}

/// What a form carries was not made here, or long ago.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotReserved;

/// What this store alone knows. It does not print itself.
pub(crate) struct Key(pub(crate) [u8; 32]);

impl Key {
    fn reservation(&self, id: GameId, at: u64) -> Reservation {
        Reservation { secret: Secret::of(&self.0, &id), id, at }
    }

    /// Shows that the server made it: nobody else can choose the name of a table.
    fn sign(&self, id: &GameId, at: u64) -> [u8; 16] {
        // A key of any length is taken, so there is always a code.
        let mut sign = [0; 16];
        if let Ok(mut mac) = <Hmac<Sha256>>::new_from_slice(&self.0) {
            mac.update(format!("fourfold form 1 {id} {at}").as_bytes());
            sign.copy_from_slice(&mac.finalize().into_bytes()[..16]);
        }
        sign
    }

    /// `NAME.SECONDS.SIGN`
    fn write(&self, reservation: &Reservation) -> String {
        let Reservation { id, at, .. } = reservation;
        let sign = u128::from_be_bytes(self.sign(id, *at));
        format!("{id}.{at}.{sign:032x}")
    }

    fn read(&self, text: &str, now: u64) -> Result<Reservation, NotReserved> {
        let mut parts = text.split('.');
        let mut part = || parts.next().ok_or(NotReserved);
        let (id, at, sign) = (part()?, part()?, part()?);
        if parts.next().is_some() {
            return Err(NotReserved);
        }
        let id: GameId = id.parse().map_err(|_| NotReserved)?;
        let at: u64 = at.parse().map_err(|_| NotReserved)?;
        let sign = u128::from_str_radix(sign, 16).map_err(|_| NotReserved)?.to_be_bytes();
        let is_ours = bool::from(self.sign(&id, at).ct_eq(&sign));
        let is_fresh = now.saturating_sub(at) <= FRESH.as_secs();
        if is_ours && is_fresh { Ok(self.reservation(id, at)) } else { Err(NotReserved) }
    }
}

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(..)")
    }
}

impl App {
    /// A table that nobody has founded yet.
    pub(crate) fn reserve(&self) -> Result<Reservation, NoChance> {
        Ok(self.key.reservation(chance::game()?, self.clock.seconds()))
    }

    /// What a form shows of one, and carries.
    pub(crate) fn fixed_draws(&self) -> Result<FixedDraws, NoChance> {
        let reservation = self.reserve()?;
        Ok(FixedDraws {
            form: self.key.write(&reservation),
            commitment: reservation.secret.seed().commitment(),
            table: reservation.id,
            was_old: false,
        })
    }

    /// Is this the table that somebody has just founded on these terms, and has nobody done anything there? Bots may have.
    pub(crate) async fn is_untouched(
        self: &Arc<Self>,
        id: &GameId,
        terms: Terms,
        person: &PersonId,
    ) -> Result<bool, Unreachable> {
        let (log, _) = self.look(id).await?;
        let table = Table::fold(&log).map_err(|_| Unreachable::Unavailable)?;
        let places = table.places();
        let is_person = |seat: Seat| {
            places.get(seat.index()).is_some_and(|place| matches!(place.sitter, Sitter::Person(_)))
        };
        let has_acted =
            log.iter().filter_map(|entry| entry.cause.as_ref()).any(|(seat, _)| is_person(*seat));
        let sits = places.iter().any(|place| place.sitter == Sitter::Person(person.clone()));
        Ok(table.terms() == terms && sits && !has_acted)
    }

    /// The table of which a form has shown the fingerprint.
    pub(crate) fn reserved(&self, form: &str) -> Result<Reservation, NotReserved> {
        self.key.read(form, self.clock.seconds())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_leads_to_what_it_has_shown_for_a_day() {
        let key = Key([7; 32]);
        let shown = key.reservation("abc".parse().unwrap(), 1_000);
        let text = key.write(&shown);
        for now in [0, 1_000, 1_000 + 86_400] {
            let read = key.read(&text, now).unwrap();
            assert_eq!((&read.id, read.secret), (&shown.id, shown.secret));
        }
        assert_eq!(key.read(&text, 1_001 + 86_400).unwrap_err(), NotReserved);
        assert_eq!(Key([8; 32]).read(&text, 1_000).unwrap_err(), NotReserved);
    }

    #[test]
    fn nobody_else_can_make_one() {
        let key = Key([7; 32]);
        let text = key.write(&key.reservation("abc".parse().unwrap(), 1_000));
        for at in 0..text.len() {
            for byte in *b"0189adz.-" {
                let mut other = text.clone().into_bytes();
                if std::mem::replace(&mut other[at], byte) != byte {
                    let other = String::from_utf8(other).unwrap();
                    assert!(key.read(&other, 1_000).is_err(), "{other}");
                }
            }
        }
        for text in ["", "abc", "abc.1000", "..", "abc.1000.", "abc.x.00", "a/b.1000.00"] {
            assert!(key.read(text, 1_000).is_err(), "{text}");
        }
    }

    #[test]
    fn a_key_does_not_print_itself() {
        assert_eq!(format!("{:?}", Key([7; 32])), "Key(..)");
    }
}
