//! Records in the outer form of PGN: tags, an empty line, moves, the result.

use core::fmt;

use crate::step::Step;

use super::fault::{Fault, TextPlace, Wrong};
use super::tags::Tags;
use super::{Record, RecordItem, Source, words};

/// How wide lines of moves get.
const WIDTH: usize = 79;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.tags() {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            writeln!(f, "[{name} \"{value}\"]")?;
        }
        writeln!(f)?;
        if self.terms.rules.quarto().is_some() {
            self.write_lines(f)?;
        } else {
            // Steps of Quartex hold spaces: each has a line.
            for word in &self.words {
                writeln!(f, "{}", word.text(self.terms.rules))?;
            }
        }
        writeln!(f, "{}", self.result())
    }
}

impl Record {
    fn write_lines(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut turns: Vec<String> = Vec::new();
        let mut placed = false;
        for word in &self.words {
            let text = word.text(self.terms.rules);
            let joins = matches!(
                word,
                RecordItem::Step(
                    Step::GiveFrom(_)
                        | Step::Quarto(quarto::Step::Give(_) | quarto::Step::Quarto(_))
                )
            );
            match turns.last_mut() {
                Some(turn) if placed && joins => turn.push_str(&text),
                _ => turns.push(text),
            }
            placed = matches!(word, RecordItem::Step(Step::Quarto(quarto::Step::Place(_))));
        }
        let mut column = 0;
        for turn in &turns {
            if column > 0 && column + 1 + turn.len() > WIDTH {
                writeln!(f)?;
                column = 0;
            }
            let space = if column == 0 { "" } else { " " };
            write!(f, "{space}{turn}")?;
            column += space.len() + turn.len();
        }
        if column == 0 { Ok(()) } else { writeln!(f) }
    }
}

/// Reads the text; strict on moves, tolerant on tags it does not know.
pub(super) fn read(text: &str) -> Result<Source, Fault> {
    let mut lines = text.lines().zip(1..).map(|(line, number)| (number, line));
    let mut tags = Tags::default();
    let mut last = 1;
    for (number, line) in lines.by_ref() {
        last = number;
        if line.trim().is_empty() {
            if tags.0.is_empty() {
                continue;
            }
            break;
        }
        let at = TextPlace { line: number, column: 1 };
        let (name, value) = read_tag(line).ok_or(Fault { at, wrong: Wrong::NoTag })?;
        tags.put(&name, value, at)?;
    }
    let mut source = tags.record()?;
    let record = &source.record;
    let (rules, outcome, result) = (record.terms.rules, record.outcome, record.result());
    let whole_lines = rules.quarto().is_none();
    let mut end = None;
    for (number, line) in lines {
        last = number;
        for (column, word) in pieces(line, whole_lines) {
            let at = TextPlace { line: number, column };
            if end.is_some() {
                return Err(Fault { at, wrong: Wrong::NoResult });
            }
            if word == result {
                end = Some(at);
                continue;
            }
            if is_result(word) {
                return Err(Fault { at, wrong: Wrong::TwoResults });
            }
            let read = words::read(word, rules, outcome).map_err(|error| Fault {
                at: TextPlace { line: number, column: column + error.at },
                wrong: Wrong::NoMove(error.why),
            })?;
            for (offset, word) in read {
                source.record.words.push(word);
                source.words.push(TextPlace { line: number, column: column + offset });
            }
        }
    }
    let at = TextPlace { line: last, column: 1 };
    source.result = end.ok_or(Fault { at, wrong: Wrong::NoResult })?;
    Ok(source)
}

/// The words of a line, each with its column from 1.
fn pieces(line: &str, whole: bool) -> Vec<(usize, &str)> {
    let column = |word: &str| {
        let start = word.as_ptr() as usize - line.as_ptr() as usize;
        line[..start].chars().count() + 1
    };
    if whole {
        let word = line.trim();
        return if word.is_empty() { Vec::new() } else { vec![(column(word), word)] };
    }
    line.split_whitespace().map(|word| (column(word), word)).collect()
}

/// Looks like a result of any game.
fn is_result(word: &str) -> bool {
    let winners = || word.split('+').all(|seat| crate::word::seat(seat).is_some());
    matches!(word, "*" | "1-0" | "0-1" | "1/2-1/2") || winners()
}

/// `[Name "value"]`.
fn read_tag(line: &str) -> Option<(String, String)> {
    let inner = line.trim_end().strip_prefix('[')?.strip_suffix("\"]")?;
    let (name, value) = inner.split_once(" \"")?;
    if !crate::word::is_name(name, 40) {
        return None;
    }
    let mut text = String::new();
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => text.push(letters.next().filter(|c| matches!(c, '\\' | '"'))?),
            '"' => return None,
            letter if letter.is_control() => return None,
            letter => text.push(letter),
        }
    }
    Some((name.to_owned(), text))
}
