//! From cells back to text, in small letters.
//!
//! This is the proof that nothing was lost. A sign that stands for two marks is told by its place,
//! as a reader does it: an opening mark stands before the first letter of a word.

use super::cell::{BrailleCell, cells};
use super::code::{Capitals, Code, LATIN, Latin, code};
use crate::language::Language;

/// The text of these cells. What the code does not know is `\u{fffd}`.
pub fn read(language: Language, line: &[BrailleCell]) -> String {
    let words: Vec<String> = line
        .split(|cell| *cell == BrailleCell::EMPTY)
        .map(|word| Reader { code: code(language), word, text: String::new() }.read())
        .collect();
    words.join(" ")
}

struct Reader<'a> {
    code: &'static Code,
    word: &'a [BrailleCell],
    text: String,
}

impl Reader<'_> {
    fn read(mut self) -> String {
        while !self.word.is_empty() {
            let read = self.number() || self.foreign() || self.capital() || self.mark();
            if !read && !self.letter() {
                self.word = &self.word[1..];
                self.text.push(char::REPLACEMENT_CHARACTER);
            }
        }
        self.text
    }

    /// Steps over these signs if they come next.
    fn eat(&mut self, signs: &str) -> bool {
        let rest = self.word.strip_prefix(cells(signs).as_slice());
        if let Some(rest) = rest {
            self.word = rest;
        }
        rest.is_some()
    }

    fn digit(&self) -> Option<char> {
        let next = self.word.first()?.unicode();
        let digit = self.code.numbers.digits.iter().position(|digit| *digit == next)?;
        char::from_digit(u32::try_from(digit).ok()?, 10)
    }

    fn number(&mut self) -> bool {
        let before = self.word;
        if !self.eat(self.code.numbers.sign) {
            return false;
        }
        let mut any = false;
        while let Some(digit) = self.digit() {
            self.text.push(digit);
            self.word = &self.word[1..];
            any = true;
        }
        if !any {
            // The sign has another meaning before letters.
            self.word = before;
            return false;
        }
        if let Some((guard, _)) = self.code.numbers.guard {
            self.eat(guard);
        }
        true
    }

    /// Latin letters in another script, up to the next number or mark.
    fn foreign(&mut self) -> bool {
        let Latin::Foreign { small, capital } = self.code.latin else { return false };
        if !self.eat(small) && !self.eat(capital) {
            return false;
        }
        while let Some(letter) = self.word.first().and_then(|cell| latin(*cell)) {
            self.text.push(letter);
            self.word = &self.word[1..];
        }
        true
    }

    fn capital(&mut self) -> bool {
        match self.code.capitals {
            Capitals::Marked { letter, word } => self.eat(word) || self.eat(letter),
            Capitals::Unmarked => false,
        }
    }

    fn letter(&mut self) -> bool {
        let own = self.code.letters.iter().find(|(_, signs)| self.eat(signs));
        if let Some((letter, _)) = own {
            self.text.push(*letter);
            return true;
        }
        let letter = match (self.code.latin, self.word.first()) {
            (Latin::Own, Some(cell)) => latin(*cell),
            (Latin::Own | Latin::Foreign { .. }, _) => None,
        };
        if let Some(letter) = letter {
            self.text.push(letter);
            self.word = &self.word[1..];
        }
        letter.is_some()
    }

    fn mark(&mut self) -> bool {
        let is_open = !self.text.chars().any(char::is_alphanumeric);
        let before = self.word;
        let mut found: Vec<(char, &[BrailleCell])> = Vec::new();
        for (mark, signs) in self.code.marks {
            if self.eat(signs) {
                found.push((*mark, self.word));
                self.word = before;
            }
        }
        let last = before.len() == 1;
        let chosen = match found.as_slice() {
            [] => return false,
            [only] => *only,
            all => {
                let fits = |&&(mark, _): &&(char, _)| match mark {
                    '«' | '“' | '„' | '(' | '¡' | '¿' => is_open,
                    '—' => last,
                    '-' => !last,
                    _ => !is_open,
                };
                *all.iter().find(fits).unwrap_or(&all[0])
            }
        };
        self.text.push_str(if chosen.0 == '—' { " " } else { "" });
        self.text.push(chosen.0);
        self.word = chosen.1;
        true
    }
}

fn latin(cell: BrailleCell) -> Option<char> {
    let place = LATIN.iter().position(|known| *known == cell.unicode())?;
    ('a'..='z').nth(place)
}
