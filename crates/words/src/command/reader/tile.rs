//! Tiles and cells of Quartex.

use quartex::{Symbol, Word};

use crate::command::lexicon::Part;
use crate::command::reader::Reader;
use crate::question::Spot;

impl Reader<'_> {
    /// Four symbols as they lie: `XXSQ`, "cross cross star square", "cross-cross-star-square".
    pub(crate) fn tile(&mut self) -> Option<Word> {
        self.skip_fillers();
        let start = self.words;
        if let Some(word) = self.first().and_then(symbols) {
            self.step(1);
            return Some(word);
        }
        let mut symbols = [Symbol::Cross; 4];
        for (index, place) in symbols.iter_mut().enumerate() {
            self.skip_fillers();
            // As tiles are said; before the first and behind the last it means something else.
            let _ = index > 0 && self.take("-");
            let symbol = self.part(|part| match part {
                Part::Symbol(symbol) => Some(symbol),
                _ => None,
            });
            *place = self.or_back(start, symbol)?;
        }
        Some(Word::new(symbols))
    }

    /// A cell of Quartex: "home", `2,-1`, "two east one north", `e2n1`.
    pub(crate) fn spot(&mut self) -> Option<quartex::Cell> {
        self.skip_fillers();
        let start = self.words;
        if self.word(Part::Here) {
            return match self.context.here {
                Some(Spot::Quartex(cell)) => Some(cell),
                Some(Spot::Quarto(_)) | None => None,
            };
        }
        if self.word(Part::Home) {
            return Some(quartex::Cell::HOME);
        }
        let spot = self.way().or_else(|| {
            self.words = start;
            let x = self.signed()?;
            let y = self.signed()?;
            quartex::Cell::new(x, y)
        });
        self.or_back(start, spot)
    }

    /// "two east one north", "east 2 north 1", and that from home.
    fn way(&mut self) -> Option<quartex::Cell> {
        let (mut x, mut y, mut sides) = (0_i32, 0_i32, 0);
        loop {
            let start = self.words;
            // A letter may be a side here and a small word elsewhere: sides come first.
            let found = self.steps_to_side().or_else(|| {
                self.words = start;
                self.skip_fillers();
                self.steps_to_side()
            });
            let Some((before, (dx, dy))) = found else {
                self.words = start;
                break;
            };
            let steps = before.or_else(|| self.number()).unwrap_or(1);
            let steps = i32::try_from(steps).ok()?;
            x = x.checked_add(dx.checked_mul(steps)?)?;
            y = y.checked_add(dy.checked_mul(steps)?)?;
            sides += 1;
        }
        self.skip_fillers();
        let _ = sides > 0 && self.word(Part::Home);
        if sides == 0 { None } else { quartex::Cell::new(x, y) }
    }

    /// "two east", or "east" with its number still to come.
    fn steps_to_side(&mut self) -> Option<(Option<u32>, (i32, i32))> {
        let before = self.number();
        let side = self.side().or_else(|| {
            // "20 cells east": sides come first here too.
            self.skip_fillers();
            self.side()
        });
        side.map(|side| (before, side))
    }

    fn side(&mut self) -> Option<(i32, i32)> {
        self.part(|part| match part {
            Part::Side(dx, dy) => Some((dx, dy)),
            _ => None,
        })
    }

    fn signed(&mut self) -> Option<i32> {
        let sign = if self.take("-") { -1 } else { 1 };
        let _ = sign == 1 && self.take("+");
        let number = i32::try_from(self.number()?).ok()?;
        number.checked_mul(sign)
    }
}

/// `XXSQ`; Cyrillic letters that look alike count as well.
fn symbols(word: &str) -> Option<Word> {
    let symbol = |letter: char| match letter {
        'x' | 'х' => Some(Symbol::Cross),
        's' => Some(Symbol::Star),
        'q' => Some(Symbol::Square),
        'o' | 'о' | '0' => Some(Symbol::Circle),
        _ => None,
    };
    let symbols: Option<Vec<Symbol>> = word.chars().map(symbol).collect();
    symbols?.try_into().ok().map(Word::new)
}
