//! Draws that nobody can steer and everybody can recheck: the fair bag and the fair lot.
//!
//! Before the deal the server publishes the [`Commitment`] of its [`Seed`]; each seat may add
//! a [`Contribution`]; every draw is a number made from all of them. When the game is over the
//! seed is revealed. `docs/fairness.md` has every byte.

use core::fmt;

use hmac::{Hmac, Mac};
use sha2::{Digest, Sha256};

use crate::id::GameId;
use crate::word::{from_hex, to_hex};

/// The server's secret of one game, 32 random bytes. It does not print itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// What is published before the deal.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The digits, for logs that stay with the truth and for records of finished games.
    pub fn reveal(&self) -> String {
        to_hex(&self.0)
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        from_hex(text)?.try_into().ok().map(Self)
    }
}

/// Hides the seed, so that no careless print betrays it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

macro_rules! digest {
    ($(#[$doc:meta])* $Name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $Name(pub [u8; 32]);

        impl fmt::Display for $Name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&to_hex(&self.0))
            }
        }

        impl $Name {
            pub(crate) fn read(text: &str) -> Option<Self> {
                from_hex(text)?.try_into().ok().map(Self)
            }
        }
    };
}

digest! {
    /// SHA-256 of the seed: it fixes the seed and tells nothing of it.
    Commitment
}
digest! {
    /// Ties the seed to the game and the contributions, published when the game starts: one
    /// draw alone could not show that a contribution was changed afterwards.
    Seal
}

/// What a seat adds to the draws: up to 32 bytes, none if it does not care.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Contribution(Vec<u8>);

impl Contribution {
    /// These bytes, if they are not too many.
    pub fn new(bytes: &[u8]) -> Option<Self> {
        (bytes.len() <= 32).then(|| Self(bytes.to_vec()))
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        Self::new(&from_hex(text)?)
    }
}

impl fmt::Display for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

/// The draws of one game, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draws {
    seed: Seed,
    /// The game's name and the contributions, as they go into every message.
    context: Vec<u8>,
    number: u32,
}

impl Draws {
    /// The draws of this game; the next one has this number.
    pub fn new(seed: Seed, game: &GameId, contributions: &[Contribution], number: u32) -> Self {
        // At most five seats.
        let mut context = vec![u8::try_from(contributions.len()).unwrap_or(u8::MAX)];
        let mut put = |bytes: &[u8]| {
            // Names have at most 40 bytes and contributions 32.
            context.push(u8::try_from(bytes.len()).unwrap_or(u8::MAX));
            context.extend_from_slice(bytes);
        };
        put(game.as_str().as_bytes());
        for contribution in contributions {
            put(contribution.bytes());
        }
        Self { seed, context, number }
    }

    /// The number of the next draw, from 0.
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// What is published at the start.
    pub fn seal(&self) -> Seal {
        Seal(self.code(b"fourfold seal 1", &[]))
    }

    /// The next draw: a number below `bound`, each equally likely. `bound` is at least 1.
    pub fn below(&mut self, bound: u32) -> u32 {
        let number = self.number;
        self.number += 1;
        let bound = u64::from(bound.max(1));
        // The largest multiple of the bound that 64 bits reach: beyond it the first numbers
        // would be likelier than the others, so such a try is thrown away.
        let fair = u64::MAX - (u64::MAX % bound + 1) % bound;
        for attempt in 0..=u32::MAX {
            let tail = [number.to_be_bytes(), attempt.to_be_bytes()].concat();
            let code = self.code(b"fourfold draw 1", &tail);
            let mut first = [0; 8];
            first.copy_from_slice(&code[..8]);
            let value = u64::from_be_bytes(first);
            if value <= fair {
                return u32::try_from(value % bound).unwrap_or(0);
            }
        }
        0
    }

    fn code(&self, purpose: &[u8], tail: &[u8]) -> [u8; 32] {
        // A key of any length is taken, so there is always a code.
        let Ok(mut mac) = <Hmac<Sha256> as Mac>::new_from_slice(&self.seed.0) else {
            return [0; 32];
        };
        for part in [purpose, &self.context, tail] {
            mac.update(part);
        }
        mac.finalize().into_bytes().into()
    }
}

impl quartex::Chance for Draws {
    fn below(&mut self, bound: u32) -> u32 {
        Self::below(self, bound)
    }
}

/// Which piece lies where beside the board (Q19): for each place in turn, one of the pieces
/// that are left, by number.
pub(crate) fn shuffle(draws: &mut Draws) -> Option<quarto::Tray> {
    let mut left: Vec<quarto::Piece> = quarto::Piece::ALL.to_vec();
    let mut pieces = [quarto::Piece::ALL[0]; 16];
    for piece in &mut pieces {
        let index = draws.below(u32::try_from(left.len()).unwrap_or(1));
        *piece = left.remove(index as usize);
    }
    quarto::Tray::new(pieces)
}
