//! From text to cells.

use std::fmt;

use super::cell::{BrailleCell, cells};
use super::code::{Capitals, Code, LATIN, Latin, code};
use crate::language::Language;

/// A character that the code of a language, as we have it, does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSign {
    /// The character.
    pub character: char,
    /// The language.
    pub language: Language,
}

impl fmt::Display for NoSign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no Braille sign for '{}' in the language {}", self.character, self.language)
    }
}

impl std::error::Error for NoSign {}

/// The text in the Braille of a language. Spaces part words, as in the text; the no-break spaces
/// of French typography are not written, and a dash leans on the word before it.
pub fn write(language: Language, text: &str) -> Result<Vec<BrailleCell>, NoSign> {
    let text = text.replace('\u{a0}', "").replace(" —", "—");
    let mut line = Vec::new();
    for (place, word) in text.split(' ').enumerate() {
        if place > 0 {
            line.push(BrailleCell::EMPTY);
        }
        let mut writer = Writer { code: code(language), line: &mut line };
        writer
            .word(&word.chars().collect::<Vec<_>>())
            .map_err(|character| NoSign { character, language })?;
    }
    Ok(line)
}

struct Writer<'a> {
    code: &'static Code,
    line: &'a mut Vec<BrailleCell>,
}

impl Writer<'_> {
    fn word(&mut self, word: &[char]) -> Result<(), char> {
        let mut rest = word;
        while let Some(&first) = rest.first() {
            let length = rest.iter().take_while(|next| self.is_run(first, **next)).count().max(1);
            let (run, behind) = rest.split_at(length);
            if first.is_ascii_digit() {
                self.number(run, behind.first().copied());
            } else if first.is_alphabetic() {
                self.letters(run)?;
            } else {
                self.mark(first)?;
            }
            rest = behind;
        }
        Ok(())
    }

    /// Are these characters written as one number or one word? Letters of a foreign script are a
    /// word of their own.
    fn is_run(&self, first: char, next: char) -> bool {
        let letters = first.is_alphabetic() && next.is_alphabetic();
        let script = match self.code.latin {
            Latin::Own => true,
            Latin::Foreign { .. } => first.is_ascii() == next.is_ascii(),
        };
        letters && script || first.is_ascii_digit() && next.is_ascii_digit()
    }

    fn number(&mut self, digits: &[char], behind: Option<char>) {
        let numbers = self.code.numbers;
        self.push(numbers.sign);
        for digit in digits.iter().filter_map(|digit| digit.to_digit(10)) {
            self.line.extend(BrailleCell::from_unicode(numbers.digits[digit as usize % 10]));
        }
        if let (Some((sign, marks)), Some(behind)) = (numbers.guard, behind)
            && marks.contains(behind)
        {
            self.push(sign);
        }
    }

    fn letters(&mut self, run: &[char]) -> Result<(), char> {
        if let (Latin::Foreign { small, capital }, Some(first)) = (self.code.latin, run.first())
            && first.is_ascii()
        {
            self.push(if first.is_uppercase() { capital } else { small });
        }
        let is_loud = run.len() > 1 && run.iter().all(|c| c.is_uppercase());
        match self.code.capitals {
            Capitals::Marked { word, .. } if is_loud => self.push(word),
            Capitals::Marked { .. } | Capitals::Unmarked => {}
        }
        for &letter in run {
            match self.code.capitals {
                Capitals::Marked { letter: sign, .. } if letter.is_uppercase() && !is_loud => {
                    self.push(sign);
                }
                Capitals::Marked { .. } | Capitals::Unmarked => {}
            }
            for small in letter.to_lowercase() {
                self.letter(small)?;
            }
        }
        Ok(())
    }

    fn letter(&mut self, small: char) -> Result<(), char> {
        if let Some(place) = ('a'..='z').position(|letter| letter == small) {
            self.line.extend(BrailleCell::from_unicode(LATIN[place]));
            return Ok(());
        }
        let known = self.code.letters.iter().find(|(letter, _)| *letter == small);
        let (_, sign) = known.ok_or(small)?;
        self.push(sign);
        Ok(())
    }

    fn mark(&mut self, mark: char) -> Result<(), char> {
        let known = self.code.marks.iter().find(|(known, _)| *known == mark);
        let (_, sign) = known.ok_or(mark)?;
        self.push(sign);
        Ok(())
    }

    fn push(&mut self, signs: &str) {
        self.line.extend(cells(signs));
    }
}
