//! A whole lesson as lines of plain text, each step with one right answer.

use quartex::TileSet;
use quarto::Sketch;

use super::{Lesson, LessonStep};
use crate::language::Language;
use crate::rules::{RulesGame, board, field};
use crate::say;
use crate::voice::Voice;
use crate::wrap::wrapped;

/// "Step 1 of 7."
pub(super) const STEP: &str = "lesson-step";
/// "One right answer: “place b3”."
pub(super) const ANSWER: &str = "lesson-answer";

/// The lesson, lines of at most `width` characters.
pub fn plain(lesson: &Lesson, language: Language, width: usize) -> String {
    let voice = lesson.voice(language);
    let mut text = wrapped("", &lesson.welcome(language), width);
    for (place, step) in lesson.steps().iter().enumerate() {
        let number = [("number", (place + 1).into()), ("count", lesson.steps().len().into())];
        text.push('\n');
        text.push_str(&wrapped("", &say(language, STEP, &number), width));
        text.push_str(&wrapped("  ", &step.tell(language), width));
        text.push_str(&wrapped("  ", &step.task(language), width));
        text.push_str(&drawn(lesson.game(), step, &voice));
        if let Some(answer) = answer(step, &voice) {
            text.push_str(&wrapped("  ", &answer, width));
        }
        text.push_str(&wrapped("  ", &step.praise(language), width));
    }
    text.push('\n');
    text.push_str(&wrapped("", &lesson.farewell(language), width));
    text
}

/// One right answer, as a sentence: what to type, in words.
pub fn answer(step: &LessonStep, voice: &Voice) -> Option<String> {
    let answer = step.answers().next()?;
    Some(say(voice.language, ANSWER, &[("answer", voice.attempt(answer).into())]))
}

/// Tiles by their names, each with its corners in words: `XXSQ`, "cross-cross-star-square".
pub fn hand(tiles: TileSet, voice: &Voice) -> impl Iterator<Item = (String, String)> {
    tiles.iter().map(|tile| (tile.to_string(), voice.tile_name(tile)))
}

/// The position in letters, four spaces in, with empty lines around it. Nothing is drawn of a
/// masked game.
fn drawn(game: RulesGame, step: &LessonStep, voice: &Voice) -> String {
    let mut lines = match (game, step.field()) {
        (RulesGame::Quarto, _) => {
            let sketch = step.position().parse::<Sketch>();
            sketch.map(|sketch| board::draw(&sketch, voice)).unwrap_or_default()
        }
        (RulesGame::Quartex, Some(field)) if field.bounds().is_some() => field::draw(field) + "\n",
        (RulesGame::Access | RulesGame::Quartex, _) => String::new(),
    };
    if let Some(tiles) = step.tiles() {
        let hand: Vec<String> =
            hand(tiles, voice).map(|(name, words)| format!("{name}  {words}")).collect();
        lines.push_str(&hand.join("\n"));
    }
    if lines.is_empty() {
        return lines;
    }
    let indented: Vec<String> =
        lines.lines().map(|line| format!("    {line}").trim_end().to_owned() + "\n").collect();
    format!("\n{}\n", indented.concat())
}
