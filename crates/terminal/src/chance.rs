//! Bytes that nobody can guess, or, for games that are to be repeated, bytes that follow from a
//! number.

use sha2::{Digest as _, Sha256};
use table::{GameId, Nonce, PersonId, Secret, Terms, spelled};

use crate::new_game::Sitting;

/// Where a game's chance comes from.
#[derive(Clone, Debug)]
pub(crate) enum Chance {
    /// The system: nobody can guess it.
    System,
    /// A number that a person chose, and how often it was asked. Everybody who knows the number
    /// knows the draws.
    Number(u64, u64),
}

/// The system has no random bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoChance;

impl Chance {
    pub(crate) const fn new(number: Option<u64>) -> Self {
        match number {
            None => Self::System,
            Some(number) => Self::Number(number, 0),
        }
    }

    /// Can the game be repeated?
    pub(crate) const fn repeats(&self) -> bool {
        matches!(self, Self::Number(..))
    }

    /// The secret of a table.
    pub(crate) fn secret(&mut self) -> Result<Secret, NoChance> {
        self.bytes("seed").map(Secret::Root)
    }

    /// The seed of a bot.
    pub(crate) fn bot(&mut self) -> Result<u64, NoChance> {
        let bytes = self.bytes("bot")?;
        Ok(bytes.first_chunk().map_or(0, |first| u64::from_le_bytes(*first)))
    }

    /// The name of a game: one that nobody finds by trying, or the one that this number and these
    /// terms have. Draws depend on it, so what players are called must not.
    pub(crate) fn game(&self, terms: &Terms, seats: &[Sitting]) -> Result<GameId, NoChance> {
        let name = match self {
            Self::System => letters::<16>()?,
            Self::Number(number, _) => {
                let who = |seat: &Sitting| match seat {
                    Sitting::Bot(level) => level.number().to_string(),
                    Sitting::Here(_) | Sitting::Elsewhere => "person".to_owned(),
                };
                let seats: Vec<String> = seats.iter().map(who).collect();
                let Terms { rules, pace, stakes, begins, .. } = terms;
                let rules = format!("{} {}", rules.game(), rules.text());
                let about = format!("{rules} {pace} {stakes} {begins} {}", seats.join(" "));
                format!("seed-{number}-{}", spelled(&Sha256::digest(about)[..6]))
            }
        };
        name.parse().map_err(|_| NoChance)
    }

    fn bytes(&mut self, what: &str) -> Result<[u8; 32], NoChance> {
        match self {
            Self::System => {
                let mut bytes = [0; 32];
                getrandom::fill(&mut bytes).map_err(|_| NoChance)?;
                Ok(bytes)
            }
            Self::Number(number, asked) => {
                *asked += 1;
                Ok(Sha256::digest(format!("fourfold play {number} {what} {asked}")).into())
            }
        }
    }
}

/// A name for a person at this keyboard.
pub(crate) fn person() -> Result<PersonId, NoChance> {
    PersonId::at_terminal(&letters::<16>()?).map_err(|_| NoChance)
}

/// A name for a request.
pub(crate) fn nonce() -> Result<Nonce, NoChance> {
    letters::<20>()?.parse().map_err(|_| NoChance)
}

/// The mark of a session that nobody can open.
pub(crate) fn mark() -> Result<[u8; 32], NoChance> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| NoChance)?;
    Ok(bytes)
}

fn letters<const N: usize>() -> Result<String, NoChance> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoChance)?;
    Ok(spelled(&bytes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Rules;

    #[test]
    fn a_number_repeats_and_the_system_does_not() {
        let terms = Terms::casual(Rules::read("quarto", "1234p").unwrap());
        let run = |number| {
            let mut chance = Chance::new(number);
            let seats = [Sitting::Here(Some("Anna".to_owned())), Sitting::Elsewhere];
            (chance.game(&terms, &seats).unwrap(), chance.secret().unwrap(), chance.bot().unwrap())
        };
        assert_eq!(run(Some(7)), run(Some(7)));
        assert_ne!(run(Some(7)).1, run(Some(8)).1);
        assert_ne!(run(None).1, run(None).1);
        let mut chance = Chance::new(Some(7));
        assert_ne!(chance.secret().unwrap(), chance.secret().unwrap(), "every game has its own");
        let of = |name: &str| chance.game(&terms, &[Sitting::Here(Some(name.to_owned()))]).unwrap();
        assert_eq!(of("Anna"), of("Ben"), "the same deal, whatever players are called");
    }
}
