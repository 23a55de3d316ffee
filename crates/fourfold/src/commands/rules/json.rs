//! Pages and lessons for programs.

use serde_json::{Value, json};
use table::Viewer;
use words::lesson::{Lesson, LessonStep, script};
use words::rules::{
    Block, Paragraph, PictureSubject, RulesPage, RulesPicture, Section, Style, StyledText,
};
use words::{Language, Voice};

/// The page; only its short version if that is asked for.
pub(super) fn page(page: &RulesPage, short: bool) -> String {
    let parts = if short { 1 } else { page.sections.len() };
    let value = json!({
        "game": page.game.name(),
        "language": page.language.code(),
        "title": page.title,
        "sections": page.sections.iter().take(parts).map(section).collect::<Value>(),
    });
    value.to_string()
}

fn section(section: &Section) -> Value {
    json!({
        "id": section.id,
        "heading": section.heading,
        "blocks": section.blocks.iter().map(block).collect::<Value>(),
    })
}

fn block(block: &Block) -> Value {
    match block {
        Block::Paragraph(text) => json!({ "kind": "paragraph", "text": paragraph(text) }),
        Block::Letters(text) => json!({ "kind": "letters", "text": paragraph(text) }),
        Block::Items(items) => {
            json!({ "kind": "items", "items": items.iter().map(paragraph).collect::<Value>() })
        }
        Block::Steps(steps) => {
            json!({ "kind": "steps", "items": steps.iter().map(paragraph).collect::<Value>() })
        }
        Block::Picture(shown) => picture(shown),
    }
}

fn paragraph(paragraph: &Paragraph) -> Value {
    json!({
        "spans": paragraph.spans.iter().map(span).collect::<Value>(),
        "rules": paragraph.rules.iter().map(ToString::to_string).collect::<Value>(),
    })
}

fn span(span: &StyledText) -> Value {
    let style = match span.style {
        Style::Plain => "plain",
        Style::Term => "term",
    };
    json!({ "text": span.text, "style": style })
}

fn picture(picture: &RulesPicture) -> Value {
    let (game, pointed) = match &picture.scene {
        PictureSubject::Quarto { pointed, .. } => ("quarto", pointed.map(|line| line.to_string())),
        PictureSubject::Quartex { pointed, .. } => {
            ("quartex", pointed.map(|cell| cell.to_string()))
        }
    };
    json!({
        "kind": "picture",
        "game": game,
        "position": picture.position,
        "pointed": pointed,
        "caption": picture.caption,
    })
}

/// The lesson with every right answer.
pub(super) fn lesson(lesson: &Lesson, language: Language) -> String {
    let value = json!({
        "game": lesson.game().name(),
        "language": language.code(),
        "welcome": lesson.welcome(language),
        "steps": lesson.steps().iter().map(|shown| step(shown, language)).collect::<Value>(),
        "farewell": lesson.farewell(language),
    });
    value.to_string()
}

fn step(step: &LessonStep, language: Language) -> Value {
    let voice = Voice::new(language, Viewer::Spectator);
    let tile = |(name, words)| json!({ "name": name, "words": words });
    let hand = step.tiles().map(|tiles| script::hand(tiles, &voice).map(tile).collect::<Value>());
    json!({
        "name": step.name(),
        "position": step.position(),
        "tell": step.tell(language),
        "hand": hand,
        "task": step.task(language),
        "praise": step.praise(language),
        "answers": step.answers().map(|answer| answer.to_string()).collect::<Value>(),
    })
}
