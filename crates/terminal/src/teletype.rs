//! A line that is edited as on a teletype: nothing is ever painted over.
//!
//! Editors of lines repaint the line at every prompt with escape codes and carriage returns, which a
//! screen reader reads out again (decision 12). Here a typed letter is written, a deleted one is taken back
//! by backspaces, and nothing else: no escape code, no carriage return but at the end of a line.

mod erase;

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

use crate::frontend::Typed;
use erase::{back, erased};

/// The longest line, in bytes.
pub(crate) const LONGEST: usize = 4096;

/// So many lines are remembered.
const REMEMBERED: usize = 200;

/// A line that somebody types, and those typed before.
#[derive(Debug, Default)]
pub(crate) struct Teletype {
    text: String,
    /// Where the next letter comes, in bytes.
    cursor: usize,
    /// Lines typed before, oldest first.
    history: Vec<String>,
    /// Which of them is being looked at, and what was typed before looking.
    looking: Option<(usize, String)>,
    /// How wide the terminal is.
    columns: usize,
}

/// What is to be written, and what the key meant.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Pressed {
    pub(crate) write: String,
    pub(crate) typed: Option<Typed>,
}

impl Pressed {
    fn write(write: impl Into<String>) -> Self {
        Self { write: write.into(), typed: None }
    }

    fn typed(write: impl Into<String>, typed: Typed) -> Self {
        Self { write: write.into(), typed: Some(typed) }
    }
}

impl Teletype {
    /// In a terminal of this width.
    pub(crate) fn new(columns: u16) -> Self {
        let mut line = Self::default();
        line.resize(columns);
        line
    }

    /// The terminal has another width now.
    pub(crate) fn resize(&mut self, columns: u16) {
        // Some terminals do not know.
        self.columns = if columns == 0 { 80 } else { usize::from(columns) };
    }

    /// What stands there, to be written again after something else was.
    pub(crate) fn echo(&self) -> String {
        let tail = self.text.get(self.cursor..).unwrap_or_default();
        format!("{}{}", self.text, back(tail.width()))
    }

    /// Is nothing typed?
    pub(crate) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Forgets what was typed before, because somebody else takes the keyboard.
    pub(crate) fn forget(&mut self) {
        self.history.clear();
        self.looking = None;
    }

    /// A key was pressed. `complete` knows the lines that begin as a text does.
    pub(crate) fn press(
        &mut self,
        key: KeyEvent,
        complete: &dyn Fn(&str) -> Vec<String>,
    ) -> Pressed {
        if key.kind == KeyEventKind::Release {
            return Pressed::default();
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Enter => self.enter(),
            KeyCode::Char('j' | 'm') if control => self.enter(),
            KeyCode::Char('c') if control && self.is_empty() => {
                Pressed::typed("", Typed::Interrupt)
            }
            KeyCode::Char('c') if control => {
                self.clear();
                Pressed::write("\r\n")
            }
            KeyCode::Char('d') if control && self.is_empty() => Pressed::typed("", Typed::End),
            KeyCode::Backspace => self.delete_before(1),
            KeyCode::Char('h') if control => self.delete_before(1),
            KeyCode::Char('w') if control => self.delete_before(self.word_before()),
            KeyCode::Char('u') if control => {
                self.delete_before(self.text[..self.cursor].chars().count())
            }
            KeyCode::Char('k') if control => self.delete_after(usize::MAX),
            KeyCode::Delete => self.delete_after(1),
            KeyCode::Char('d') if control => self.delete_after(1),
            KeyCode::Up => self.look(-1),
            KeyCode::Char('p') if control => self.look(-1),
            KeyCode::Down => self.look(1),
            KeyCode::Char('n') if control => self.look(1),
            KeyCode::Tab => self.complete(complete),
            KeyCode::Char('i') if control => self.complete(complete),
            KeyCode::Left => self.left(1),
            KeyCode::Char('b') if control => self.left(1),
            KeyCode::Home => self.left(usize::MAX),
            KeyCode::Char('a') if control => self.left(usize::MAX),
            KeyCode::Right => self.right(1),
            KeyCode::Char('f') if control => self.right(1),
            KeyCode::End => self.right(usize::MAX),
            KeyCode::Char('e') if control => self.right(usize::MAX),
            KeyCode::Char('l') if control => Pressed::write(format!("\r\n{}", self.echo())),
            KeyCode::Char(letter) if !control && !key.modifiers.contains(KeyModifiers::ALT) => {
                self.insert(letter)
            }
            _ => Pressed::default(),
        }
    }

    fn enter(&mut self) -> Pressed {
        let line = std::mem::take(&mut self.text);
        self.clear();
        if !line.trim().is_empty() && self.history.last() != Some(&line) {
            self.history.push(line.clone());
            if self.history.len() > REMEMBERED {
                self.history.remove(0);
            }
        }
        Pressed::typed("\r\n", Typed::Line(line))
    }

    fn clear(&mut self) {
        self.text.clear();
        self.cursor = 0;
        self.looking = None;
    }

    /// Does the line go over the edge? Backspaces do not come back from the next row, so it can only
    /// be written anew.
    fn is_wide(&self) -> bool {
        self.text.width() >= self.columns.max(2)
    }

    /// Writes the line anew, on a row of its own.
    fn anew(&mut self) -> Pressed {
        self.cursor = self.text.len();
        Pressed::write(format!("\r\n{}", self.text))
    }

    fn insert(&mut self, letter: char) -> Pressed {
        // What takes no place of its own, such as a control character, cannot be taken back.
        if letter.width().is_none_or(|width| width == 0)
            || self.text.len() + letter.len_utf8() > LONGEST
        {
            return Pressed::default();
        }
        let wide = self.is_wide();
        if wide && self.cursor < self.text.len() {
            self.text.push(letter);
            return self.anew();
        }
        self.text.insert(self.cursor, letter);
        self.cursor += letter.len_utf8();
        if self.is_wide() && !wide && self.cursor < self.text.len() {
            return self.anew();
        }
        let tail = &self.text[self.cursor..];
        Pressed::write(format!("{letter}{tail}{}", back(tail.width())))
    }

    /// Deletes so many letters before the cursor.
    fn delete_before(&mut self, letters: usize) -> Pressed {
        let start = self.text[..self.cursor].char_indices().rev().take(letters).last();
        let Some((start, _)) = start else { return Pressed::default() };
        let wide = self.is_wide();
        let gone: String = self.text.drain(start..self.cursor).collect();
        self.cursor = start;
        if wide {
            return self.anew();
        }
        let tail = &self.text[self.cursor..];
        Pressed::write(format!("{}{}", back(gone.width()), erased(tail, gone.width())))
    }

    /// Deletes so many letters after the cursor.
    fn delete_after(&mut self, letters: usize) -> Pressed {
        let end = self.text[self.cursor..].chars().take(letters).map(char::len_utf8).sum::<usize>();
        if end == 0 {
            return Pressed::default();
        }
        let wide = self.is_wide();
        let gone: String = self.text.drain(self.cursor..self.cursor + end).collect();
        if wide {
            return self.anew();
        }
        Pressed::write(erased(&self.text[self.cursor..], gone.width()))
    }

    /// How many letters the word before the cursor has, with the spaces after it.
    fn word_before(&self) -> usize {
        let before = self.text[..self.cursor].chars().rev();
        let spaces = before.clone().take_while(|letter| letter.is_whitespace()).count();
        spaces + before.skip(spaces).take_while(|letter| !letter.is_whitespace()).count()
    }

    fn left(&mut self, letters: usize) -> Pressed {
        if self.is_wide() {
            return Pressed::default();
        }
        let passed: String = self.text[..self.cursor].chars().rev().take(letters).collect();
        self.cursor -= passed.len();
        Pressed::write(back(passed.width()))
    }

    fn right(&mut self, letters: usize) -> Pressed {
        let passed: String = self.text[self.cursor..].chars().take(letters).collect();
        self.cursor += passed.len();
        Pressed::write(passed)
    }

    /// Shows an older or newer line instead.
    fn look(&mut self, by: isize) -> Pressed {
        let place = self.looking.as_ref().map_or(self.history.len(), |(place, _)| *place);
        let Some(place) = place.checked_add_signed(by) else { return Pressed::default() };
        let draft = self.looking.take().map_or_else(|| self.text.clone(), |(_, draft)| draft);
        let text = match place.cmp(&self.history.len()) {
            std::cmp::Ordering::Less => {
                self.looking = Some((place, draft));
                self.history[place].clone()
            }
            std::cmp::Ordering::Equal => draft,
            std::cmp::Ordering::Greater => return Pressed::default(),
        };
        self.replace(text)
    }

    fn replace(&mut self, text: String) -> Pressed {
        let was_wide = self.is_wide();
        let before = self.text[..self.cursor].width();
        let gone = self.text.width();
        self.text = text;
        self.cursor = self.text.len();
        if was_wide || self.is_wide() {
            return self.anew();
        }
        let width = self.text.width();
        let rest = gone.saturating_sub(width);
        Pressed::write(format!("{}{}{}", back(before), self.text, erased("", rest)))
    }

    /// Adds what all lines have in common that begin like this; if that is nothing, says them.
    fn complete(&mut self, complete: &dyn Fn(&str) -> Vec<String>) -> Pressed {
        if self.cursor < self.text.len() {
            return self.right(usize::MAX);
        }
        let lines = complete(&self.text);
        let Some(first) = lines.first() else { return Pressed::default() };
        let mut common = first.as_str();
        for line in &lines {
            let same = common.chars().zip(line.chars()).take_while(|(a, b)| a == b);
            let length = same.map(|(letter, _)| letter.len_utf8()).sum();
            common = common.get(..length).unwrap_or_default();
        }
        let more = common.strip_prefix(self.text.as_str()).unwrap_or_default().to_owned();
        if !more.is_empty() {
            let typed: Vec<Pressed> = more.chars().map(|letter| self.insert(letter)).collect();
            return Pressed::write(typed.into_iter().map(|one| one.write).collect::<String>());
        }
        if lines.len() < 2 {
            return Pressed::default();
        }
        Pressed::write(format!("\r\n{}\r\n{}", self.listed(&lines), self.echo()))
    }

    /// The lines, as many to a row as fit.
    fn listed(&self, lines: &[String]) -> String {
        let width = self.columns.clamp(20, 80) - 1;
        let mut text = String::new();
        let mut used = 0;
        for (place, line) in lines.iter().enumerate() {
            if place > 0 {
                text.push(',');
                used += 1;
                if used + 1 + line.width() > width {
                    text.push_str("\r\n");
                    used = 0;
                } else {
                    text.push(' ');
                    used += 1;
                }
            }
            text.push_str(line);
            used += line.width();
        }
        text
    }
}

#[cfg(test)]
mod tests;
