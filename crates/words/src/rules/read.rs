//! Reads the source of a page.
//!
//! Every line is one thing, so that a translator can compare two languages line by line:
//!
//! ```text
//! # Title
//! ## Heading {#name}
//! A paragraph with a *term*. {Q10 Q11}
//! - an item {Q2}
//! 1. a step
//! ![caption](quarto:POSITION "!1")
//! @quarto turn            the part `turn` of the Quarto page stands here
//! ```
//!
//! Reading never fails: what cannot be read is left out and listed as a [`Fault`].

use super::Game;
use super::fault::{Fault, Problem};
use super::number::RuleNumber;
use super::page::{Block, Page, Paragraph, Section, Span, Style};
use super::picture::Picture;
use crate::language::Language;

/// Reads a page. Parts of `other` can be borrowed by their names.
pub(super) fn page(
    game: Game,
    language: Language,
    source: &str,
    other: Option<&Page>,
) -> (Page, Vec<Fault>) {
    let page = Page { game, language, title: String::new(), sections: Vec::new() };
    let mut reader = Reader { page, other, faults: Vec::new() };
    for (place, line) in source.lines().enumerate() {
        if let Err(problem) = reader.line(line.trim()) {
            reader.faults.push(Fault { line: place + 1, problem });
        }
    }
    if reader.page.title.is_empty() {
        reader.faults.push(Fault { line: 1, problem: Problem::Title });
    }
    (reader.page, reader.faults)
}

struct Reader<'a> {
    page: Page,
    other: Option<&'a Page>,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    fn line(&mut self, line: &str) -> Result<(), Problem> {
        if line.is_empty() {
            Ok(())
        } else if let Some(heading) = line.strip_prefix("## ") {
            self.heading(heading)
        } else if let Some(title) = line.strip_prefix("# ") {
            self.title(title)
        } else if let Some(name) = line.strip_prefix("@quarto ") {
            let part = self.other.and_then(|page| page.section(name)).ok_or(Problem::Borrowed)?;
            self.add_section(part.clone())
        } else if let Some(picture) = line.strip_prefix("![") {
            let picture = picture.strip_suffix(')').and_then(|text| text.split_once("]("));
            let picture = picture.and_then(|(caption, target)| Picture::read(caption, target));
            self.blocks()?.push(Block::Picture(picture.ok_or(Problem::Picture)?));
            Ok(())
        } else if let Some(item) = line.strip_prefix("- ") {
            self.item(paragraph(item)?)
        } else if let Some((number, step)) = step(line) {
            self.step(number, paragraph(step)?)
        } else {
            let paragraph = paragraph(line)?;
            self.blocks()?.push(Block::Paragraph(paragraph));
            Ok(())
        }
    }

    fn title(&mut self, title: &str) -> Result<(), Problem> {
        if !self.page.title.is_empty() || !self.page.sections.is_empty() {
            return Err(Problem::Title);
        }
        title.clone_into(&mut self.page.title);
        Ok(())
    }

    fn heading(&mut self, text: &str) -> Result<(), Problem> {
        let (heading, id) = text
            .strip_suffix('}')
            .and_then(|text| text.split_once(" {#"))
            .ok_or(Problem::Heading)?;
        let (id, heading) = (id.to_owned(), heading.to_owned());
        self.add_section(Section { id, heading, blocks: Vec::new() })
    }

    fn add_section(&mut self, section: Section) -> Result<(), Problem> {
        if self.page.section(&section.id).is_some() {
            return Err(Problem::Heading);
        }
        self.page.sections.push(section);
        Ok(())
    }

    fn item(&mut self, item: Paragraph) -> Result<(), Problem> {
        let blocks = self.blocks()?;
        match blocks.last_mut() {
            Some(Block::Items(items)) => items.push(item),
            _ => blocks.push(Block::Items(vec![item])),
        }
        Ok(())
    }

    fn step(&mut self, number: usize, step: Paragraph) -> Result<(), Problem> {
        let blocks = self.blocks()?;
        match blocks.last_mut() {
            Some(Block::Steps(steps)) if number == steps.len() + 1 => steps.push(step),
            _ if number == 1 => blocks.push(Block::Steps(vec![step])),
            _ => return Err(Problem::Count),
        }
        Ok(())
    }

    fn blocks(&mut self) -> Result<&mut Vec<Block>, Problem> {
        self.page.sections.last_mut().map(|part| &mut part.blocks).ok_or(Problem::Homeless)
    }
}

/// `1. text`
fn step(line: &str) -> Option<(usize, &str)> {
    let (number, text) = line.split_once(". ")?;
    Some((number.parse().ok()?, text))
}

/// `text with a *term* {Q10 Q11}`
fn paragraph(line: &str) -> Result<Paragraph, Problem> {
    let (text, rules) = match line.strip_suffix('}').and_then(|line| line.rsplit_once(" {")) {
        Some((text, numbers)) => (text, read_numbers(numbers)?),
        None => (line, Vec::new()),
    };
    if text.contains(['{', '}']) {
        return Err(Problem::Numbers);
    }
    Ok(Paragraph { spans: spans(text)?, rules })
}

fn read_numbers(text: &str) -> Result<Vec<RuleNumber>, Problem> {
    text.split(' ').map(|number| number.parse().map_err(|_| Problem::Numbers)).collect()
}

/// Every second part between stars is a term.
fn spans(text: &str) -> Result<Vec<Span>, Problem> {
    let parts: Vec<&str> = text.split('*').collect();
    if parts.len().is_multiple_of(2) {
        return Err(Problem::Star);
    }
    let styles = [Style::Plain, Style::Term].into_iter().cycle();
    let spans = parts.into_iter().zip(styles);
    Ok(spans
        .filter(|(text, _)| !text.is_empty())
        .map(|(text, style)| Span { text: text.to_owned(), style })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(source: &str) -> Vec<(usize, Problem)> {
        let (_, faults) = page(Game::Quarto, Language::English, source, None);
        faults.into_iter().map(|fault| (fault.line, fault.problem)).collect()
    }

    #[test]
    fn a_page_is_read_line_by_line() {
        let source = "# T\n\n## H {#h}\nOne *two* three. {Q1 X2}\n- a\n- b\n1. c\n2. d\n";
        let (page, faults) = page(Game::Quarto, Language::English, source, None);
        assert_eq!(faults, []);
        let [Block::Paragraph(text), Block::Items(items), Block::Steps(steps)] =
            page.sections[0].blocks.as_slice()
        else {
            panic!("{page:?}")
        };
        assert_eq!(text.text(), "One two three.");
        assert_eq!(text.spans[1], Span { text: "two".to_owned(), style: Style::Term });
        assert_eq!(text.rules.iter().map(ToString::to_string).collect::<Vec<_>>(), ["Q1", "X2"]);
        assert_eq!((items.len(), steps.len()), (2, 2));
    }

    #[test]
    fn every_fault_has_its_line() {
        let rows = [
            ("", 1, Problem::Title),
            ("# T\n# T", 2, Problem::Title),
            ("# T\n## H", 2, Problem::Heading),
            ("# T\n## H {#h}\n## I {#h}", 3, Problem::Heading),
            ("# T\ntext", 2, Problem::Homeless),
            ("# T\n## H {#h}\ntext {Z1}", 3, Problem::Numbers),
            ("# T\n## H {#h}\ntext {Q1} more", 3, Problem::Numbers),
            ("# T\n## H {#h}\na * b", 3, Problem::Star),
            ("# T\n## H {#h}\n![a](quarto:nothing)", 3, Problem::Picture),
            ("# T\n## H {#h}\n![a](quarto:..../..../.7../.7.. - 1 1234p b1)", 3, Problem::Picture),
            ("# T\n## H {#h}\n![a](chess:e4)", 3, Problem::Picture),
            ("# T\n@quarto turn", 2, Problem::Borrowed),
            ("# T\n## H {#h}\n1. a\n3. b", 4, Problem::Count),
        ];
        for (source, line, problem) in rows {
            assert_eq!(problems(source), [(line, problem)], "{source}");
        }
    }
}
