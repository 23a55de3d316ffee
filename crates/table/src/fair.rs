//! Draws that nobody can steer and everybody can recheck: the fair bag and the fair lot.
//!
//! Before anybody sits down the server publishes the [`Commitment`] of its [`Seed`]; each seat may add
//! a [`Contribution`]; every draw is a number made from all of them. When the game is over the
//! seed is revealed. The seed follows from a [`Secret`], which is never told, and so does that of the
//! next game: to it, too, the server is committed before anybody agrees to play it.
//! `docs/fairness.md` has every byte.

use core::fmt;
use core::str::FromStr;

use hmac::{Hmac, Mac};
use quartex::Seat;
use sha2::{Digest, Sha256};

use crate::id::GameId;
use crate::sitter::Sitter;
use crate::terms::Terms;
use crate::word::{from_hex, to_hex};

/// What the server alone knows of a table, and never tells. It does not print itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Secret {
    /// 32 random bytes, from which the seed follows and the secret of the next game.
    Root([u8; 32]),
    /// The seed itself, of tables founded before there were roots. Of their next game nothing is fixed.
    Seed(Seed),
}

impl Secret {
    /// The secret of one of many tables, which follows from a secret of the server's own: for whoever must
    /// be committed to it before there is a table.
    pub fn of(key: &[u8; 32], game: &GameId) -> Self {
        Self::Root(code(key, &[b"fourfold root 1", game.as_str().as_bytes()]))
    }

    /// What the draws are made from.
    pub fn seed(&self) -> Seed {
        match self {
            Self::Root(root) => Seed(code(root, &[b"fourfold seed 1"])),
            Self::Seed(seed) => *seed,
        }
    }

    /// The secret of the next game.
    pub fn next(&self) -> Option<Self> {
        match self {
            Self::Root(root) => Some(Self::Root(code(root, &[b"fourfold next 1"]))),
            Self::Seed(_) => None,
        }
    }

    /// As logs keep it, which stay with the truth.
    pub(crate) fn reveal(&self) -> String {
        match self {
            Self::Root(root) => format!("{ROOT}{}", to_hex(root)),
            Self::Seed(seed) => seed.reveal(),
        }
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        match text.strip_prefix(ROOT) {
            Some(root) => from_hex(root)?.try_into().ok().map(Self::Root),
            None => Seed::read(text).map(Self::Seed),
        }
    }
}

/// A table of which the seed alone is fixed, as in old logs: for whoever compares games by their seeds.
impl From<Seed> for Secret {
    fn from(seed: Seed) -> Self {
        Self::Seed(seed)
    }
}

/// How a root is told from a seed in a log.
const ROOT: &str = "root:";

/// Hides the secret, so that no careless print betrays it.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// What the draws of one game are made from, 32 bytes that are a secret until it is over. It does not
/// print itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// What is published before the deal.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The digits, for records of finished games.
    pub fn reveal(&self) -> String {
        to_hex(&self.0)
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        from_hex(text)?.try_into().ok().map(Self)
    }
}

/// 64 digits, small letters.
impl FromStr for Seed {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::read(text).ok_or(())
    }
}

/// Hides the seed, so that no careless print betrays it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// SHA-256 of the seed: it fixes the seed and tells nothing of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Commitment(pub [u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

/// 64 digits, small letters.
impl FromStr for Commitment {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        from_hex(text).and_then(|bytes| bytes.try_into().ok()).map(Self).ok_or(())
    }
}

/// Ties the seed to the game, the contributions and all that was agreed, published when the game starts:
/// one draw alone could not show that something of it was changed afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seal {
    /// Of the name of the game and the contributions: the first that there were.
    First([u8; 32]),
    /// Of the terms, who began and who sat where as well.
    Second([u8; 32]),
}

/// How a seal of the second kind is told from one of the first.
const SECOND: &str = "2:";

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(code) => f.write_str(&to_hex(code)),
            Self::Second(code) => write!(f, "{SECOND}{}", to_hex(code)),
        }
    }
}

/// 64 digits, small letters; `2:` before them if it is of the second kind.
impl FromStr for Seal {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let digits = text.strip_prefix(SECOND);
        let code = from_hex(digits.unwrap_or(text)).and_then(|bytes| bytes.try_into().ok());
        let code = code.ok_or(())?;
        Ok(if digits.is_some() { Self::Second(code) } else { Self::First(code) })
    }
}

/// All that is fixed when a game starts, besides its name and what is added to the draws.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Agreed<'a> {
    pub(crate) terms: Terms,
    pub(crate) first: Seat,
    /// Who sits where, once the lot has decided.
    pub(crate) seats: &'a [Sitter],
}

/// A line each: `quarto 1234p`, stakes, clock, time for pointing or `-`, who was to begin, who began, and
/// whoever sits on each seat.
impl fmt::Display for Agreed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Terms { rules, pace, stakes, begins, pointing } = self.terms;
        let pointing = pointing.map_or("-".to_owned(), |span| span.to_string());
        writeln!(f, "{} {}", rules.game(), rules.text())?;
        writeln!(f, "{stakes}\n{pace}\n{pointing}\n{begins}\n{}", self.first)?;
        self.seats.iter().try_for_each(|sitter| writeln!(f, "{sitter}"))
    }
}

/// What a seat adds to the draws: up to 32 bytes, none if it does not care.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Contribution(Vec<u8>);

impl Contribution {
    /// The most bytes.
    pub const LONGEST: usize = 32;

    /// These bytes, if they are not too many.
    pub fn new(bytes: &[u8]) -> Option<Self> {
        (bytes.len() <= Self::LONGEST).then(|| Self(bytes.to_vec()))
    }

    /// What somebody typed, of any length: what is longer than fits counts by its SHA-256, so that every letter
    /// does.
    pub fn of_text(text: &str) -> Self {
        Self::new(text.as_bytes()).unwrap_or_else(|| Self(Sha256::digest(text).to_vec()))
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        Self::new(&from_hex(text)?)
    }
}

/// Digits, small letters; `-` for nothing.
impl FromStr for Contribution {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::read(text).ok_or(())
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

    /// What was published at the start of games whose secret was the seed.
    pub(crate) fn first_seal(&self) -> Seal {
        Seal::First(self.code(b"fourfold seal 1", &[]))
    }

    /// What is published at the start.
    pub(crate) fn seal(&self, agreed: Agreed<'_>) -> Seal {
        Seal::Second(self.code(b"fourfold seal 2", agreed.to_string().as_bytes()))
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
        code(&self.seed.0, &[purpose, &self.context, tail])
    }
}

/// HMAC-SHA-256 of these bytes in a row.
fn code(key: &[u8; 32], parts: &[&[u8]]) -> [u8; 32] {
    // A key of any length is taken, so there is always a code.
    let Ok(mut mac) = <Hmac<Sha256> as Mac>::new_from_slice(key) else {
        return [0; 32];
    };
    for part in parts {
        mac.update(part);
    }
    mac.finalize().into_bytes().into()
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
