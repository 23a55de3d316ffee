//! The game after a game.

use quartex::Seat;
use sha2::{Digest as _, Sha256};

use crate::id::GameId;
use crate::sitter::Sitter;
use crate::table::Table;
use crate::terms::{Begins, Terms};

/// Letters and digits that cannot be taken for one another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

impl Table {
    /// The agreed next game: its terms, and who sits where. Each moves one seat on, so that
    /// the one who began sits last; who begins is fixed (X7).
    pub fn rematch(&self) -> Option<(Terms, Vec<Sitter>)> {
        let state = &self.state;
        if !state.rematch {
            return None;
        }
        let mut sitters: Vec<Sitter> =
            state.places.iter().map(|place| place.sitter.clone()).collect();
        // In Quartex people stay and the start goes round; in Quarto seat 1 is the start.
        let begins = if state.terms.rules.quarto().is_some() {
            sitters.rotate_left(1);
            Seat::FIRST
        } else {
            let next =
                state.first.map_or(1, |first| first.number() % state.terms.rules.seats() + 1);
            Seat::new(next).unwrap_or(Seat::FIRST)
        };
        Some((Terms { begins: Begins::Seat(begins), ..state.terms }, sitters))
    }

    /// The name of the agreed next game. It follows from the seed, so that whoever founds it, and
    /// however often, founds the same; and nobody knew it before the end.
    pub fn next_game(&self) -> Option<GameId> {
        self.rematch()?;
        // It is over, so the seed is no secret any more.
        let seed = self.state.seed;
        let mut hash = Sha256::new();
        hash.update(b"fourfold rematch");
        hash.update(seed.0);
        spelled(&hash.finalize()[..16]).parse().ok()
    }
}

/// A letter for each byte: five bits of it.
pub fn spelled(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}
