//! The opening book: the value of every position with up to four pieces placed.
//!
//! Positions are known by their keys, so that one entry serves all that are the same up to
//! symmetry. A position whose piece in hand wins at once is not in the book; nor are keys:
//! the book is a *retrieval* table, which gives the right value for every key it was made
//! from and anything for others. All keys that can be asked for are in it.
//!
//! ```text
//! "4BK1"                      what this is
//! for each of the eight kinds of rules (lines with 1–4 characteristics, then squares):
//!   positions: u32            how many went in
//!   seed: u64                 with which the three places of a key are found
//!   slots: u32                a multiple of 6
//!   slots / 2 bytes           four bits each, low half first
//! checksum: u64               FNV-1a of all that is before it
//! ```
//!
//! Numbers are little-endian. The value of a key is the exclusive or of its three slots.

use std::collections::HashMap;
use std::fmt;
use std::sync::OnceLock;

use quarto::{Board, Calling, Cell, Characteristics, Counting, Piece, Rules};

use crate::root_position::RootPosition;
use crate::value::Value;

/// The most pieces a position in the book has placed.
const MOST_PLACED: u32 = 4;

const MAGIC: &[u8] = b"4BK1";

/// The kinds of rules whose positions have different values: where an alignment can be,
/// and how many characteristics count.
pub const RULES_KINDS: usize = 8;

/// Rules of one of the eight kinds; how Quartos are called does not matter.
pub fn rules_of_kind(kind: usize) -> Rules {
    let counting = Characteristics::from_bits([1, 3, 7, 15][kind % 4]);
    Rules {
        counting: Counting::new(counting).unwrap_or(Counting::ALL),
        squares: kind >= 4,
        calling: Calling::Auto,
    }
}

/// The book that is compiled in.
#[derive(Debug)]
pub(crate) struct Book {
    tables: Vec<Table>,
}

#[derive(Debug)]
struct Table {
    positions: u32,
    seed: u64,
    slots: u32,
    bytes: Vec<u8>,
}

/// Why bytes are no book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoBook {
    /// They do not begin like one, or end too soon.
    Shape,
    /// Something in them was changed.
    Checksum,
    /// A table could not be made for these keys (try again with another seed).
    Table,
}

impl fmt::Display for NoBook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Shape => "this is no opening book",
            Self::Checksum => "the opening book is damaged",
            Self::Table => "no table was found for these keys",
        })
    }
}

impl std::error::Error for NoBook {}

impl Book {
    /// The book. If the bytes compiled in were damaged it would be empty, and everything
    /// would be searched; a test sees to it that they are not.
    pub(crate) fn get() -> &'static Self {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| {
            Self::read(include_bytes!("book.bin")).unwrap_or(Self { tables: Vec::new() })
        })
    }

    /// Reads a book.
    pub(crate) fn read(bytes: &[u8]) -> Result<Self, NoBook> {
        let (content, sum) = bytes.split_last_chunk().ok_or(NoBook::Shape)?;
        if checksum(content) != u64::from_le_bytes(*sum) {
            return Err(NoBook::Checksum);
        }
        let mut rest = content.strip_prefix(MAGIC).ok_or(NoBook::Shape)?;
        let mut tables = Vec::with_capacity(RULES_KINDS);
        for _ in 0..RULES_KINDS {
            let (positions, after) = rest.split_first_chunk().ok_or(NoBook::Shape)?;
            let (seed, after) = after.split_first_chunk().ok_or(NoBook::Shape)?;
            let (slots, after) = after.split_first_chunk().ok_or(NoBook::Shape)?;
            let slots = u32::from_le_bytes(*slots);
            let (table, after) = after.split_at_checked(slots as usize / 2).ok_or(NoBook::Shape)?;
            tables.push(Table {
                positions: u32::from_le_bytes(*positions),
                seed: u64::from_le_bytes(*seed),
                slots,
                bytes: table.to_vec(),
            });
            rest = after;
        }
        if rest.is_empty() { Ok(Self { tables }) } else { Err(NoBook::Shape) }
    }

    /// The value of a position, if it is one of those the book has.
    pub(crate) fn value(&self, root: &RootPosition) -> Option<Value> {
        if 16 - root.free() > MOST_PLACED {
            return None;
        }
        let table = self.tables.get(root.rules_kind())?;
        if table.positions == 0 {
            return None;
        }
        if root.wins_at_once() {
            return Some(Value::Win(1));
        }
        Some(decode(table.look_up(root.key())))
    }

    /// How many positions it has, by kind of rules.
    pub(crate) fn sizes(&self) -> Vec<u32> {
        self.tables.iter().map(|table| table.positions).collect()
    }
}

/// How many positions the compiled book has, by kind of rules.
pub fn book_sizes() -> Vec<u32> {
    Book::get().sizes()
}

impl Table {
    fn look_up(&self, key: u64) -> u8 {
        places(key, self.seed, self.slots).into_iter().fold(0, |code, place| {
            let byte = self.bytes.get(place as usize / 2).copied().unwrap_or(0);
            code ^ (byte >> (4 * (place % 2)) & 15)
        })
    }
}

/// The three slots of a key, one in each third of the table.
fn places(key: u64, seed: u64, slots: u32) -> [u32; 3] {
    let third = u64::from(slots / 3);
    let mut state = key ^ seed;
    [0, 1, 2].map(|i| {
        // SplitMix64: every bit of the key and the seed decides.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        let mixed = mixed ^ mixed >> 31;
        #[allow(clippy::cast_possible_truncation)] // Below `slots`.
        {
            (i * third + ((u128::from(mixed) * u128::from(third)) >> 64) as u64) as u32
        }
    })
}

/// A value with a safe piece in hand, in four bits.
fn encode(value: Value) -> Option<u8> {
    let code = match value {
        Value::Draw => 0,
        Value::Win(distance @ (3 | 5 | 7 | 9 | 11 | 13 | 15)) => (distance - 1) / 2,
        Value::Loss(distance @ (2 | 4 | 6 | 8 | 10 | 12 | 14 | 16)) => 7 + distance / 2,
        Value::Win(_) | Value::Loss(_) => return None,
    };
    u8::try_from(code).ok()
}

fn decode(code: u8) -> Value {
    match u32::from(code & 15) {
        0 => Value::Draw,
        code @ 1..8 => Value::Win(2 * code + 1),
        code => Value::Loss(2 * (code - 7)),
    }
}

fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// One position for each class that the book has under rules of a kind, by key: those with
/// up to four pieces placed and a piece in hand that does not win at once.
pub fn book_positions(kind: usize) -> Vec<(Board, Piece)> {
    let rules = rules_of_kind(kind);
    let mut found = Vec::new();
    let mut level: HashMap<u64, (Board, Piece)> = HashMap::new();
    let first = Piece::ALL[0];
    level.insert(RootPosition::new(Board::EMPTY, first, rules).key(), (Board::EMPTY, first));
    for placed in 0..=MOST_PLACED {
        let mut next = HashMap::new();
        for (&key, &(board, hand)) in &level {
            if !RootPosition::new(board, hand, rules).wins_at_once() {
                found.push((key, board, hand));
            }
            if placed == MOST_PLACED {
                continue;
            }
            for board in Cell::ALL.into_iter().filter_map(|cell| board.with(hand, cell)) {
                for hand in !board.pieces() {
                    next.insert(RootPosition::new(board, hand, rules).key(), (board, hand));
                }
            }
        }
        level = next;
    }
    found.sort_unstable_by_key(|&(key, ..)| key);
    found.into_iter().map(|(_, board, hand)| (board, hand)).collect()
}

/// Writes a book from the values of [`book_positions`], kind by kind.
pub fn write_book(values: &[Vec<Value>; RULES_KINDS]) -> Result<Vec<u8>, NoBook> {
    let mut bytes = MAGIC.to_vec();
    for (kind, values) in values.iter().enumerate() {
        let rules = rules_of_kind(kind);
        let positions = if values.is_empty() { Vec::new() } else { book_positions(kind) };
        if positions.len() != values.len() {
            return Err(NoBook::Shape);
        }
        let mut entries = Vec::with_capacity(values.len());
        for (&(board, hand), &value) in positions.iter().zip(values) {
            let key = RootPosition::new(board, hand, rules).key();
            entries.push((key, encode(value).ok_or(NoBook::Shape)?));
        }
        let table = (0..100).find_map(|seed| make_table(&entries, seed)).ok_or(NoBook::Table)?;
        bytes.extend(table.positions.to_le_bytes());
        bytes.extend(table.seed.to_le_bytes());
        bytes.extend(table.slots.to_le_bytes());
        bytes.extend(table.bytes);
    }
    bytes.extend(checksum(&bytes).to_le_bytes());
    Ok(bytes)
}

/// Finds contents of the slots that give every key its code, or `None` if this seed does
/// not allow it: repeatedly, a slot that only one key uses is set aside for that key; then
/// the keys are served in the opposite order.
fn make_table(entries: &[(u64, u8)], seed: u64) -> Option<Table> {
    let slots = u32::try_from(entries.len() * 5 / 4 + 60).ok()? / 6 * 6;
    let mut users = vec![(0u32, 0usize); slots as usize];
    for (number, &(key, _)) in entries.iter().enumerate() {
        for place in places(key, seed, slots) {
            let (count, sum) = &mut users[place as usize];
            *count += 1;
            *sum ^= number;
        }
    }
    let mut alone: Vec<u32> = (0..slots).filter(|&slot| users[slot as usize].0 == 1).collect();
    let mut order = Vec::with_capacity(entries.len());
    while let Some(slot) = alone.pop() {
        let (count, number) = users[slot as usize];
        if count != 1 {
            continue;
        }
        order.push((slot, number));
        for place in places(entries[number].0, seed, slots) {
            let (count, sum) = &mut users[place as usize];
            *count -= 1;
            *sum ^= number;
            if *count == 1 {
                alone.push(place);
            }
        }
    }
    if order.len() != entries.len() {
        return None;
    }
    let mut bytes = vec![0; slots as usize / 2];
    for (slot, number) in order.into_iter().rev() {
        let (key, code) = entries[number];
        let others = places(key, seed, slots).into_iter().filter(|&place| place != slot);
        let code = others
            .fold(code, |code, place| code ^ (bytes[place as usize / 2] >> (4 * (place % 2)) & 15));
        bytes[slot as usize / 2] |= code << (4 * (slot % 2));
    }
    Some(Table { positions: u32::try_from(entries.len()).ok()?, seed, slots, bytes })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_damaged_book_is_refused() {
        let whole = include_bytes!("book.bin");
        assert!(Book::read(whole).is_ok());
        for place in [0, 5, 1_000, whole.len() / 2, whole.len() - 1] {
            let mut damaged = whole.to_vec();
            damaged[place] ^= 1;
            assert_eq!(Book::read(&damaged).err(), Some(NoBook::Checksum), "{place}");
        }
        for length in [0, 7, 8, 100] {
            assert!(Book::read(&whole[..length]).is_err(), "{length}");
        }
    }
}
