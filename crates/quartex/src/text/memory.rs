//! What everybody remembers, as text: `XXSQ,XSQO:?5/?4,?~1`.

use alloc::vec::Vec;
use core::fmt;

use crate::memory::{Memory, Return};
use crate::text::cursor::Cursor;
use crate::text::setup::write_joined;
use crate::text::step::known;
use crate::text::{TextError, TextProblem};
use crate::{Players, TileSet};

pub(super) fn write_memory(
    f: &mut fmt::Formatter<'_>,
    memory: &Memory,
    seats: usize,
) -> fmt::Result {
    if memory.returns.is_empty() {
        f.write_str("-")?;
    }
    write_joined(f, ";", &memory.returns, |f, put_back| {
        write!(f, "{}{}", if put_back.into_empty_bag { "*" } else { "" }, known(put_back.tiles))
    })?;
    for (seat, (&tiles, ages)) in memory.known.iter().zip(&memory.ages).take(seats).enumerate() {
        f.write_str(if seat == 0 { ":" } else { "/" })?;
        if !tiles.is_empty() || ages.is_empty() {
            write!(f, "{}", known(tiles))?;
        }
        let mut comma = !tiles.is_empty();
        for group in ages.chunk_by(|a, b| a == b) {
            write!(f, "{}?", if comma { "," } else { "" })?;
            if group.len() > 1 {
                write!(f, "{}", group.len())?;
            }
            if let Some(age @ 1..) = group.first() {
                write!(f, "~{age}")?;
            }
            comma = true;
        }
    }
    Ok(())
}

impl Cursor<'_> {
    pub(super) fn memory(&mut self, players: Players) -> Result<Option<Memory>, TextError> {
        let mut memory = Memory::default();
        if self.take("-") {
            if !self.take(":") {
                return Ok(None);
            }
        } else {
            loop {
                let into_empty_bag = self.take("*");
                let tiles = self.known_tiles()?;
                memory.returns.push(Return { tiles, into_empty_bag });
                if !self.take(";") {
                    break;
                }
                if memory.returns.len() > 200 {
                    return self.fail(TextProblem::Expected(":"));
                }
            }
            self.expect(":")?;
        }
        let hands = self.joined(players, Cursor::remembered_hand)?;
        for (seat, (known, ages)) in players.seats().zip(hands) {
            memory.known[seat.index()] = known;
            memory.ages[seat.index()] = ages;
        }
        Ok(Some(memory))
    }

    /// `XXSS,?4,?~1`: tiles known to all, and the ages of the others, ascending.
    fn remembered_hand(&mut self) -> Result<(TileSet, Vec<u8>), TextError> {
        let mut tiles = TileSet::EMPTY;
        let mut ages = Vec::new();
        if self.take("-") {
            return Ok((tiles, ages));
        }
        loop {
            let at = self.at();
            if self.take("?") {
                let count = self.count_of_unknown()?;
                let age_at = self.at();
                let age = if self.take("~") { self.small_number()? } else { 0 };
                if count > 5 || ages.last().is_some_and(|&last| last >= age) {
                    return Err(TextError { at: age_at, problem: TextProblem::Number });
                }
                ages.extend((0..count).map(|_| age));
            } else {
                let tile = self.tile()?;
                if tiles.contains(tile) {
                    return Err(TextError { at, problem: TextProblem::TileTwice });
                }
                tiles = tiles.with(tile);
            }
            if !self.take(",") {
                return Ok((tiles, ages));
            }
        }
    }
}
