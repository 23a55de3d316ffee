//! Bytes that nobody can guess, from the system.

use table::{GameId, Nonce, PersonId, Secret, spelled};

/// The system has no more random bytes: nothing can be founded or signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoChance;

pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], NoChance> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoChance)?;
    Ok(bytes)
}

/// So many letters, five bits each.
fn letters<const N: usize>() -> Result<String, NoChance> {
    Ok(spelled(&bytes::<N>()?))
}

/// The name of a new table: 80 bits, so that nobody finds one by trying.
pub(crate) fn game() -> Result<GameId, NoChance> {
    letters::<16>()?.parse().map_err(|_| NoChance)
}

/// The name of a new person.
pub(crate) fn person() -> Result<PersonId, NoChance> {
    letters::<20>()?.parse().map_err(|_| NoChance)
}

/// A name for a request that a form will make.
pub(crate) fn nonce() -> Result<Nonce, NoChance> {
    letters::<20>()?.parse().map_err(|_| NoChance)
}

/// The secret of a table.
pub(crate) fn secret() -> Result<Secret, NoChance> {
    bytes().map(Secret::Root)
}
