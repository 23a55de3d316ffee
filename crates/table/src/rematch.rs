//! The game after a game.

use quartex::Seat;
use sha2::{Digest as _, Sha256};

use crate::fair::Secret;
use crate::id::GameId;
use crate::seating::Seating;
use crate::table::Table;
use crate::terms::{Begins, Terms};

/// Letters and digits that cannot be taken for one another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A game that all have agreed to play after another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextGame {
    /// Its name. It follows from the seed of the game before, so that whoever founds it, and however
    /// often, founds the same; and nobody knew it before the end.
    pub id: GameId,
    /// What it is played by.
    pub terms: Terms,
    /// To which the server is committed; none if the game before was founded when nobody was, or was brought
    /// back from a copy.
    pub secret: Option<Secret>,
    /// Who sits where, with what they add to the draws.
    pub seating: Vec<Seating>,
}

impl Table {
    /// The agreed next game. Each moves one seat on, so that the one who began sits last; who begins is
    /// fixed (X7).
    pub fn rematch(&self) -> Option<NextGame> {
        let state = &self.state;
        let id = self.next_game()?;
        let places = state.places.iter().zip(&state.next_contributions);
        let mut seating: Vec<Seating> = places
            .map(|(place, contribution)| Seating {
                sitter: place.sitter.clone(),
                contribution: contribution.clone(),
            })
            .collect();
        // In Quartex people stay and the start goes round; in Quarto seat 1 is the start.
        let begins = if state.terms.rules.quarto().is_some() {
            seating.rotate_left(1);
            Seat::FIRST
        } else {
            let next =
                state.first.map_or(1, |first| first.number() % state.terms.rules.seats() + 1);
            Seat::new(next).unwrap_or(Seat::FIRST)
        };
        let terms = Terms { begins: Begins::Seat(begins), ..state.terms };
        Some(NextGame { id, terms, secret: state.next_secret(), seating })
    }

    /// The name of the agreed next game.
    pub fn next_game(&self) -> Option<GameId> {
        if !self.state.rematch {
            return None;
        }
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
