//! Reads cells, lines, pieces and tiles, word by word.

use quartex::{Symbol, Word};
use quarto::{
    Cell, Characteristic, File, Line, LineKind, Piece, Pieces, Rank, TrayPlace, Value, Values,
};

use crate::command::Context;
use crate::command::lexicon::{Lexicon, Part};
use crate::command::misread::{Misread, Wanted};
use crate::language::Language;
use crate::question::Spot;
use crate::voice::CellStyle;

/// The words of a command that are still to be read.
#[derive(Clone, Debug)]
pub(crate) struct Reader<'a> {
    words: &'a [String],
    context: Context<'a>,
}

impl<'a> Reader<'a> {
    pub(crate) const fn new(words: &'a [String], context: Context<'a>) -> Self {
        Self { words, context }
    }

    pub(crate) const fn is_done(&self) -> bool {
        self.words.is_empty()
    }

    /// Nothing may be left over.
    pub(crate) fn end(mut self) -> Result<(), Misread> {
        self.skip_fillers();
        match self.words.first() {
            None => Ok(()),
            Some(word) => Err(Misread::Unknown(word.clone())),
        }
    }

    pub(crate) fn first(&self) -> Option<&'a str> {
        self.words.first().map(String::as_str)
    }

    fn step(&mut self, count: usize) {
        self.words = self.words.get(count..).unwrap_or_default();
    }

    /// Reads this word or sign if it comes next.
    pub(crate) fn take(&mut self, word: &str) -> bool {
        let found = self.first() == Some(word);
        if found {
            self.step(1);
        }
        found
    }

    /// What comes next, if it is a word of commands that is wanted here.
    fn part<T>(&mut self, wanted: impl Fn(Part) -> Option<T>) -> Option<T> {
        for language in [self.context.voice.language, Language::English] {
            let parts = &Lexicon::get(language).parts;
            let fits = |(phrase, part): &(Vec<String>, Part)| {
                let meaning = wanted(*part)?;
                self.words.starts_with(phrase).then_some((phrase.len(), meaning))
            };
            if let Some((length, meaning)) =
                parts.iter().filter_map(fits).max_by_key(|found| found.0)
            {
                self.step(length);
                return Some(meaning);
            }
        }
        None
    }

    fn word(&mut self, part: Part) -> bool {
        self.part(|found| (found == part).then_some(())).is_some()
    }

    pub(crate) fn skip_fillers(&mut self) {
        while self.word(Part::Filler) {}
    }

    /// A number in digits or in words.
    pub(crate) fn number(&mut self) -> Option<u32> {
        if let Some(number) = self.first().and_then(|word| word.parse().ok()) {
            self.step(1);
            return Some(number);
        }
        self.part(|part| match part {
            Part::Number(number) => Some(number),
            _ => None,
        })
    }

    fn rank(&mut self) -> Option<Rank> {
        let start = self.words;
        let rank = self.number().and_then(|number| {
            let index = (number as usize).checked_sub(1)?;
            Rank::ALL.get(index).copied()
        });
        self.or_back(start, rank)
    }

    /// A column by letter or spelling word.
    fn file(&mut self) -> Option<File> {
        let spelled = self.part(|part| match part {
            Part::Spelled(file) => Some(file),
            _ => None,
        });
        if spelled.is_some() {
            return spelled;
        }
        let mut letters = self.first()?.chars();
        let file = file_of(letters.next()?).filter(|_| letters.next().is_none())?;
        self.step(1);
        Some(file)
    }

    /// A column by letter, spelling word or number.
    fn column(&mut self) -> Option<File> {
        let start = self.words;
        let file = self.file().or_else(|| {
            self.number().and_then(|number| File::ALL.get((number as usize).checked_sub(1)?).copied())
        });
        self.or_back(start, file)
    }

    /// What was read, or back to where reading began.
    fn or_back<T>(&mut self, start: &'a [String], read: Option<T>) -> Option<T> {
        if read.is_none() {
            self.words = start;
        }
        read
    }

    /// A cell of Quarto: `b3`, `b 3`, `3b`, "bravo three", "row 3 column 2", "here".
    pub(crate) fn cell(&mut self) -> Option<Cell> {
        self.skip_fillers();
        if self.word(Part::Here) {
            return match self.context.here {
                Some(Spot::Quarto(cell)) => Some(cell),
                Some(Spot::Quartex(_)) | None => None,
            };
        }
        let start = self.words;
        if let Some(cell) = self.first().and_then(cell_of) {
            self.step(1);
            return Some(cell);
        }
        let cell = self.row_and_column();
        self.or_back(start, cell)
    }

    fn row_and_column(&mut self) -> Option<Cell> {
        if self.word(Part::Row) {
            let rank = self.rank()?;
            self.skip_fillers();
            let _ = self.word(Part::Column);
            return Some(Cell::new(self.column()?, rank));
        }
        if self.word(Part::Column) {
            let file = self.column()?;
            self.skip_fillers();
            let _ = self.word(Part::Row);
            return Some(Cell::new(file, self.rank()?));
        }
        if let Some(file) = self.file() {
            return Some(Cell::new(file, self.rank()?));
        }
        // Who hears rows and columns by number types them so.
        if self.context.voice.cells == CellStyle::Numbers {
            let rank = self.rank()?;
            return Some(Cell::new(self.column()?, rank));
        }
        None
    }

    /// A line: "row 3", "column b", "diagonal a1", `/`, "square b2"; after a call also `3`, `b`,
    /// `b2`.
    pub(crate) fn line(&mut self) -> Option<Line> {
        self.skip_fillers();
        let start = self.words;
        let kind = self.line_kind();
        let line = kind.and_then(Line::new);
        self.or_back(start, line)
    }

    fn line_kind(&mut self) -> Option<LineKind> {
        if self.take("/") {
            return Some(LineKind::Rising);
        }
        if self.take("\\") {
            return Some(LineKind::Falling);
        }
        if self.word(Part::Row) {
            return self.rank().map(LineKind::Row);
        }
        if self.word(Part::Column) {
            return self.column().map(LineKind::Column);
        }
        if self.word(Part::Square) {
            return self.cell().map(LineKind::Square);
        }
        let rising = self.word(Part::Rising);
        let falling = !rising && self.word(Part::Falling);
        if self.word(Part::Diagonal) || rising || falling {
            return self.diagonal(rising, falling);
        }
        if let Some(cell) = self.cell() {
            return Some(LineKind::Square(cell));
        }
        self.rank().map(LineKind::Row).or_else(|| self.file().map(LineKind::Column))
    }

    /// A diagonal by its name or by one of its ends; the other end may follow.
    fn diagonal(&mut self, rising: bool, falling: bool) -> Option<LineKind> {
        let rising = rising || self.take("/") || self.word(Part::Rising);
        let falling = falling || self.take("\\") || self.word(Part::Falling);
        let end = self.cell();
        if end.is_some() {
            self.other_end();
        }
        let on_rising = end.map(|end| end.file().index() == end.rank().index());
        let on_falling = end.map(|end| end.file().index() + end.rank().index() == 3);
        match (rising, falling, on_rising, on_falling) {
            (true, false, None | Some(true), _) | (false, false, Some(true), _) => {
                Some(LineKind::Rising)
            }
            (false, true, _, None | Some(true)) | (false, false, _, Some(true)) => {
                Some(LineKind::Falling)
            }
            _ => None,
        }
    }

    /// "a1 to d4": a word between two cells is not looked at.
    fn other_end(&mut self) {
        let start = self.words;
        if self.cell().is_none() {
            self.step(1);
            let cell = self.cell();
            let _ = self.or_back(start, cell);
        }
    }

    /// A place beside the board: `#5`, `5`, "five".
    pub(crate) fn tray_place(&mut self) -> Option<TrayPlace> {
        self.skip_fillers();
        let start = self.words;
        let _ = self.take("#");
        let place = self.number().and_then(TrayPlace::new);
        self.or_back(start, place)
    }

    /// A piece: a code, a digit, or enough of its values in words to tell it from the others
    /// that are left.
    pub(crate) fn piece(&mut self, left: Pieces) -> Result<Piece, Misread> {
        self.skip_fillers();
        if let Some(piece) = self.piece_code() {
            return Ok(piece);
        }
        let mut values = Values::EMPTY;
        loop {
            self.skip_fillers();
            let value = self.part(|part| match part {
                Part::Value(value) => Some(value),
                _ => None,
            });
            match value {
                None => break,
                Some(value) if values.contains(value.opposite()) => {
                    return Err(Misread::Expected(Wanted::Piece));
                }
                Some(value) => values = values.with(value),
            }
        }
        if values.is_empty() {
            return Err(Misread::Expected(Wanted::Piece));
        }
        // "the tall one".
        let _ = self.word(Part::Number(1));
        let has_all = |piece: &Piece| values.iter().all(|value| piece.has(value));
        // Four values name one piece, whether it is left or not: the table says why not.
        let among = if values.len() == 4 { Pieces::ALL } else { left };
        let found: Vec<Piece> = among.iter().filter(has_all).collect();
        match found.as_slice() {
            [piece] => Ok(*piece),
            [] => Err(Misread::NoSuchPiece),
            several => Err(Misread::SeveralPieces(several.to_vec())),
        }
    }

    /// A hex digit, or four letters in any order, together or apart.
    fn piece_code(&mut self) -> Option<Piece> {
        let first = self.first()?;
        if let Some(piece) = code(first, self.context.voice.language) {
            self.step(1);
            return Some(piece);
        }
        let apart: Vec<&String> = self.words.iter().take(4).collect();
        if apart.len() == 4 && apart.iter().all(|word| word.chars().count() == 1) {
            let together: String = apart.into_iter().map(String::as_str).collect();
            if let Some(piece) = code(&together, self.context.voice.language) {
                self.step(4);
                return Some(piece);
            }
        }
        let piece = first.parse().ok().filter(|_| first.len() == 1)?;
        self.step(1);
        Some(piece)
    }

    /// Four symbols as they lie: `XXSQ`, "cross cross star square".
    pub(crate) fn tile(&mut self) -> Option<Word> {
        self.skip_fillers();
        let start = self.words;
        if let Some(word) = self.first().and_then(symbols) {
            self.step(1);
            return Some(word);
        }
        let mut symbols = [Symbol::Cross; 4];
        for place in &mut symbols {
            self.skip_fillers();
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
        let side = self.part(|part| match part {
            Part::Side(dx, dy) => Some((dx, dy)),
            _ => None,
        });
        side.map(|side| (before, side))
    }

    fn signed(&mut self) -> Option<i32> {
        let sign = if self.take("-") { -1 } else { 1 };
        let _ = sign == 1 && self.take("+");
        let number = i32::try_from(self.number()?).ok()?;
        number.checked_mul(sign)
    }
}

/// A column's letter; on Russian keyboards the one that looks or sounds like it.
const fn file_of(letter: char) -> Option<File> {
    match letter {
        'a' | 'а' => Some(File::A),
        'b' | 'б' | 'в' => Some(File::B),
        'c' | 'с' | 'ц' => Some(File::C),
        'd' | 'д' => Some(File::D),
        _ => None,
    }
}

/// `b3` or `3b`.
fn cell_of(word: &str) -> Option<Cell> {
    let mut letters = word.chars();
    let (first, second) = (letters.next()?, letters.next()?);
    if letters.next().is_some() {
        return None;
    }
    let rank_of = |letter: char| Rank::ALL.into_iter().find(|rank| rank.digit() == letter);
    let plain = file_of(first).zip(rank_of(second));
    let (file, rank) = plain.or_else(|| file_of(second).zip(rank_of(first)))?;
    Some(Cell::new(file, rank))
}

/// Four letters that say each characteristic once, in any order: those of the language, or
/// those of records.
fn code(word: &str, language: Language) -> Option<Piece> {
    let by = |language: Language| {
        let letters = &Lexicon::get(language).letters;
        let mut values = Values::EMPTY;
        for letter in word.chars() {
            let (_, value) = letters.iter().find(|(known, _)| *known == letter)?;
            values = values.with(*value);
        }
        let complete = Characteristic::ALL
            .into_iter()
            .all(|c| c.values().into_iter().filter(|value| values.contains(*value)).count() == 1);
        let whole = complete && word.chars().count() == 4;
        let has = |piece: &Piece| values.iter().all(|value: Value| piece.has(value));
        Piece::ALL.into_iter().find(has).filter(|_| whole)
    };
    by(language).or_else(|| by(Language::English))
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
