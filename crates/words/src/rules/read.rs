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
//! @letters Text           how pictures made of letters are read
//! @quarto turn            the part `turn` of the Quarto page stands here
//! ```
//!
//! Reading never fails: what cannot be read is left out and listed as a [`SourceFault`].

use super::RulesGame;
use super::fault::{LineProblem, SourceFault};
use super::number::RuleNumber;
use super::page::{Block, Paragraph, RulesPage, Section, Style, StyledText};
use super::picture::RulesPicture;
use crate::language::Language;

/// Reads a page. Parts of `other` can be borrowed by their names.
pub(super) fn page(
    game: RulesGame,
    language: Language,
    source: &str,
    other: Option<&RulesPage>,
) -> (RulesPage, Vec<SourceFault>) {
    let page = RulesPage { game, language, title: String::new(), sections: Vec::new() };
    let mut reader = Reader { page, other, faults: Vec::new() };
    for (place, line) in source.lines().enumerate() {
        if let Err(problem) = reader.line(line.trim()) {
            reader.faults.push(SourceFault { line: place + 1, problem });
        }
    }
    if reader.page.title.is_empty() {
        reader.faults.push(SourceFault { line: 1, problem: LineProblem::Title });
    }
    (reader.page, reader.faults)
}

struct Reader<'a> {
    page: RulesPage,
    other: Option<&'a RulesPage>,
    faults: Vec<SourceFault>,
}

impl Reader<'_> {
    fn line(&mut self, line: &str) -> Result<(), LineProblem> {
        if line.is_empty() {
            Ok(())
        } else if let Some(heading) = line.strip_prefix("## ") {
            self.heading(heading)
        } else if let Some(title) = line.strip_prefix("# ") {
            self.title(title)
        } else if let Some(name) = line.strip_prefix("@quarto ") {
            let part =
                self.other.and_then(|page| page.section(name)).ok_or(LineProblem::Borrowed)?;
            self.add_section(part.clone())
        } else if let Some(text) = line.strip_prefix("@letters ") {
            let paragraph = paragraph(text)?;
            self.blocks()?.push(Block::Letters(paragraph));
            Ok(())
        } else if let Some(picture) = line.strip_prefix("![") {
            let picture = picture.strip_suffix(')').and_then(|text| text.split_once("]("));
            let picture = picture.and_then(|(caption, target)| RulesPicture::read(caption, target));
            self.blocks()?.push(Block::Picture(picture.ok_or(LineProblem::Picture)?));
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

    fn title(&mut self, title: &str) -> Result<(), LineProblem> {
        if !self.page.title.is_empty() || !self.page.sections.is_empty() {
            return Err(LineProblem::Title);
        }
        title.clone_into(&mut self.page.title);
        Ok(())
    }

    fn heading(&mut self, text: &str) -> Result<(), LineProblem> {
        let (heading, id) = text
            .strip_suffix('}')
            .and_then(|text| text.split_once(" {#"))
            .ok_or(LineProblem::Heading)?;
        let (id, heading) = (id.to_owned(), heading.to_owned());
        self.add_section(Section { id, heading, blocks: Vec::new() })
    }

    fn add_section(&mut self, section: Section) -> Result<(), LineProblem> {
        if self.page.section(&section.id).is_some() {
            return Err(LineProblem::Heading);
        }
        self.page.sections.push(section);
        Ok(())
    }

    fn item(&mut self, item: Paragraph) -> Result<(), LineProblem> {
        let blocks = self.blocks()?;
        match blocks.last_mut() {
            Some(Block::Items(items)) => items.push(item),
            _ => blocks.push(Block::Items(vec![item])),
        }
        Ok(())
    }

    fn step(&mut self, number: usize, step: Paragraph) -> Result<(), LineProblem> {
        let blocks = self.blocks()?;
        match blocks.last_mut() {
            Some(Block::Steps(steps)) if number == steps.len() + 1 => steps.push(step),
            _ if number == 1 => blocks.push(Block::Steps(vec![step])),
            _ => return Err(LineProblem::Count),
        }
        Ok(())
    }

    fn blocks(&mut self) -> Result<&mut Vec<Block>, LineProblem> {
        self.page.sections.last_mut().map(|part| &mut part.blocks).ok_or(LineProblem::Homeless)
    }
}

/// `1. text`
fn step(line: &str) -> Option<(usize, &str)> {
    let (number, text) = line.split_once(". ")?;
    Some((number.parse().ok()?, text))
}

/// `text with a *term* {Q10 Q11}`
fn paragraph(line: &str) -> Result<Paragraph, LineProblem> {
    let (text, rules) = match line.strip_suffix('}').and_then(|line| line.rsplit_once(" {")) {
        Some((text, numbers)) => (text, read_numbers(numbers)?),
        None => (line, Vec::new()),
    };
    if text.contains(['{', '}']) {
        return Err(LineProblem::Numbers);
    }
    Ok(Paragraph { spans: spans(text)?, rules })
}

fn read_numbers(text: &str) -> Result<Vec<RuleNumber>, LineProblem> {
    text.split(' ').map(|number| number.parse().map_err(|_| LineProblem::Numbers)).collect()
}

/// Every second part between stars is a term.
fn spans(text: &str) -> Result<Vec<StyledText>, LineProblem> {
    let parts: Vec<&str> = text.split('*').collect();
    if parts.len().is_multiple_of(2) {
        return Err(LineProblem::Star);
    }
    let styles = [Style::Plain, Style::Term].into_iter().cycle();
    let spans = parts.into_iter().zip(styles);
    Ok(spans
        .filter(|(text, _)| !text.is_empty())
        .map(|(text, style)| StyledText { text: text.to_owned(), style })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(source: &str) -> Vec<(usize, LineProblem)> {
        let (_, faults) = page(RulesGame::Quarto, Language::English, source, None);
        faults.into_iter().map(|fault| (fault.line, fault.problem)).collect()
    }

    #[test]
    fn a_page_is_read_line_by_line() {
        let source = "# T\n\n## H {#h}\nOne *two* three. {Q1 X2}\n- a\n- b\n1. c\n2. d\n";
        let (page, faults) = page(RulesGame::Quarto, Language::English, source, None);
        assert_eq!(faults, []);
        let [Block::Paragraph(text), Block::Items(items), Block::Steps(steps)] =
            page.sections[0].blocks.as_slice()
        else {
            panic!("{page:?}")
        };
        assert_eq!(text.text(), "One two three.");
        assert_eq!(text.spans[1], StyledText { text: "two".to_owned(), style: Style::Term });
        assert_eq!(text.rules.iter().map(ToString::to_string).collect::<Vec<_>>(), ["Q1", "X2"]);
        assert_eq!((items.len(), steps.len()), (2, 2));
    }

    #[test]
    fn every_fault_has_its_line() {
        let rows = [
            ("", 1, LineProblem::Title),
            ("# T\n# T", 2, LineProblem::Title),
            ("# T\n## H", 2, LineProblem::Heading),
            ("# T\n## H {#h}\n## I {#h}", 3, LineProblem::Heading),
            ("# T\ntext", 2, LineProblem::Homeless),
            ("# T\n## H {#h}\ntext {Z1}", 3, LineProblem::Numbers),
            ("# T\n## H {#h}\ntext {Q1} more", 3, LineProblem::Numbers),
            ("# T\n## H {#h}\na * b", 3, LineProblem::Star),
            ("# T\n## H {#h}\n![a](quarto:nothing)", 3, LineProblem::Picture),
            (
                "# T\n## H {#h}\n![a](quarto:..../..../.7../.7.. - 1 1234p b1)",
                3,
                LineProblem::Picture,
            ),
            ("# T\n## H {#h}\n![a](chess:e4)", 3, LineProblem::Picture),
            ("# T\n@quarto turn", 2, LineProblem::Borrowed),
            ("# T\n## H {#h}\n1. a\n3. b", 4, LineProblem::Count),
        ];
        for (source, line, problem) in rows {
            assert_eq!(problems(source), [(line, problem)], "{source}");
        }
    }
}
