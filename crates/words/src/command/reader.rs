//! Reads a command word by word; what the words are about is in the files beside.

mod cell;
mod line;
mod piece;
mod tile;

use crate::command::CommandContext;
use crate::command::lexicon::{Lexicon, Part};
use crate::command::misread::Misread;
use crate::language::Language;

/// The words of a command that are still to be read.
#[derive(Clone, Debug)]
pub(crate) struct Reader<'a> {
    words: &'a [String],
    context: CommandContext<'a>,
}

impl<'a> Reader<'a> {
    pub(crate) const fn new(words: &'a [String], context: CommandContext<'a>) -> Self {
        Self { words, context }
    }

    pub(crate) const fn is_done(&self) -> bool {
        self.words.is_empty()
    }

    /// Is there one word left?
    pub(crate) const fn is_last(&self) -> bool {
        self.words.len() == 1
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

    /// What was read, or back to where reading began.
    fn or_back<T>(&mut self, start: &'a [String], read: Option<T>) -> Option<T> {
        if read.is_none() {
            self.words = start;
        }
        read
    }
}
