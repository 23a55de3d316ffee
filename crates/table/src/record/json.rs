//! Records as JSON lines, the twin of the text: one object for each tag and each move, and
//! the result at the end.
//!
//! ```text
//! {"tag":"Game","value":"quarto"}
//! {"move":"+7"}
//! {"result":"1-0"}
//! ```

use core::fmt::Write as _;

use serde_json::{Map, Value, json};

use super::fault::{Fault, NoMove, TextPlace, Wrong};
use super::tags::Tags;
use super::{Record, Source, words};

impl Record {
    /// The record as JSON lines.
    pub fn to_json_lines(&self) -> String {
        let mut text = String::new();
        let mut put = |value: Value| {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{value}");
        };
        for (tag, value) in self.tags() {
            put(json!({ "tag": tag, "value": value }));
        }
        for word in &self.words {
            put(json!({ "move": word.text(self.terms.rules) }));
        }
        put(json!({ "result": self.result() }));
        text
    }
}

/// What one line holds.
enum Line {
    Tag(String, String),
    Move(String),
    Result(String),
}

pub(super) fn read(text: &str) -> Result<Source, Fault> {
    let mut tags = Tags::default();
    let mut moves = Vec::new();
    let mut result = None;
    let mut last = 1;
    for (line, number) in text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty()) {
        last = number;
        let at = TextPlace { line: number, column: 1 };
        let no_json = Fault { at, wrong: Wrong::NoJson };
        if result.is_some() {
            return Err(Fault { at, wrong: Wrong::NoResult });
        }
        match read_line(line).ok_or(no_json.clone())? {
            Line::Tag(..) if !moves.is_empty() => return Err(no_json),
            Line::Tag(name, value) => {
                let plain = !value.chars().any(char::is_control);
                if !plain || !crate::word::is_name(&name, 40) {
                    return Err(Fault { at, wrong: Wrong::NoTag });
                }
                tags.put(&name, value, at)?;
            }
            Line::Move(word) => moves.push((at, word)),
            Line::Result(word) => result = Some((at, word)),
        }
    }
    let mut source = tags.record()?;
    for (at, text) in moves {
        let no_move = |why| Fault { at, wrong: Wrong::NoMove(why) };
        let (rules, outcome) = (source.record.terms.rules, source.record.outcome);
        let read = words::read(&text, rules, outcome).map_err(|error| no_move(error.why))?;
        // Here a turn is not written together.
        let [(_, word)] = read.as_slice() else {
            return Err(no_move(NoMove::OneMove));
        };
        source.record.words.push(*word);
        source.words.push(at);
    }
    let end = TextPlace { line: last, column: 1 };
    let (at, word) = result.ok_or(Fault { at: end, wrong: Wrong::NoResult })?;
    if word != source.record.result() {
        return Err(Fault { at, wrong: Wrong::TwoResults });
    }
    source.result = at;
    Ok(source)
}

fn read_line(line: &str) -> Option<Line> {
    let map: Map<String, Value> = serde_json::from_str(line).ok()?;
    let text = |name: &str| map.get(name).and_then(Value::as_str).map(str::to_owned);
    match map.len() {
        2 => Some(Line::Tag(text("tag")?, text("value")?)),
        1 => text("move").map(Line::Move).or_else(|| text("result").map(Line::Result)),
        _ => None,
    }
}
