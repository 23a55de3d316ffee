//! One Braille cell.

/// A Braille cell of six dots.
///
/// ```text
/// 1 4     bit 0  bit 3
/// 2 5     bit 1  bit 4
/// 3 6     bit 2  bit 5
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BrailleCell(u8);

/// The characters of North American ASCII Braille, by the bits of the cell.
const ASCII: &[u8; 64] = b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

impl BrailleCell {
    /// No dot: the space.
    pub const EMPTY: Self = Self(0);

    /// The cell that Unicode has as this character, `⠁`; none for any other character.
    pub const fn from_unicode(pattern: char) -> Option<Self> {
        match pattern {
            #[allow(clippy::cast_possible_truncation)] // At most 63.
            '\u{2800}'..='\u{283f}' => Some(Self((pattern as u32 & 63) as u8)),
            _ => None,
        }
    }

    /// The cell as a character of Unicode, `⠁`.
    pub fn unicode(self) -> char {
        char::from_u32(0x2800 + u32::from(self.0)).unwrap_or('\u{2800}')
    }

    /// The cell as a character of North American ASCII Braille.
    pub const fn ascii(self) -> char {
        ASCII[(self.0 & 63) as usize] as char
    }

    /// The cell that ASCII Braille has as this character.
    pub fn from_ascii(character: char) -> Option<Self> {
        let place = ASCII.iter().position(|known| char::from(*known) == character)?;
        u8::try_from(place).ok().map(Self)
    }
}

/// Cells as ASCII Braille.
pub fn ascii(cells: &[BrailleCell]) -> String {
    cells.iter().map(|cell| cell.ascii()).collect()
}

/// The cells of a text of Unicode patterns; anything else is left out.
pub(super) fn cells(patterns: &str) -> Vec<BrailleCell> {
    patterns.chars().filter_map(BrailleCell::from_unicode).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_have_their_usual_dots() {
        let rows = [('⠁', 'A'), ('⠃', 'B'), ('⠵', 'Z'), ('⠼', '#'), ('⠠', ','), ('⠀', ' ')];
        for (pattern, character) in rows {
            assert_eq!(BrailleCell::from_unicode(pattern).unwrap().ascii(), character);
        }
    }

    #[test]
    fn every_cell_has_a_character_of_its_own() {
        for bits in 0..64 {
            let cell = BrailleCell(bits);
            assert_eq!(BrailleCell::from_ascii(cell.ascii()), Some(cell));
            assert_eq!(BrailleCell::from_unicode(cell.unicode()), Some(cell));
        }
        assert_eq!(BrailleCell::from_unicode('⡀'), None, "there are no seventh dots");
    }
}
