//! Pieces of Quarto and their places beside the board.

use quarto::{Characteristic, CharacteristicValue, Piece, Pieces, TrayPlace, Values};

use crate::command::lexicon::{Lexicon, Part};
use crate::command::misread::{Misread, MissingPart};
use crate::command::reader::Reader;
use crate::language::Language;

impl Reader<'_> {
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
        // One sign alone is a piece, even one that is also a small word: "e" in Italian.
        if self.is_last()
            && let Some(piece) = self.piece_code()
        {
            return Ok(piece);
        }
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
                    return Err(Misread::Expected(MissingPart::Piece));
                }
                Some(value) => values = values.with(value),
            }
        }
        if values.is_empty() {
            return Err(Misread::Expected(MissingPart::Piece));
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
        let has = |piece: &Piece| values.iter().all(|value: CharacteristicValue| piece.has(value));
        Piece::ALL.into_iter().find(has).filter(|_| whole)
    };
    by(language).or_else(|| by(Language::English))
}
