//! A page of rules as sheets for an embosser.
//!
//! Forty cells a line, twenty-five lines a sheet, the last of them with the number of the sheet.
//! A paragraph begins two cells in; the lines of a list run over two cells in; the title stands
//! in the middle; an empty line comes before a heading. Neither a heading nor the first line of a
//! text ends a sheet, and no last line begins one.

use quarto::{Rank, Sketch};

use super::cell::{BrailleCell, ascii};
use super::writing::{NoSign, write};
use crate::language::Language;
use crate::rules::{Block, PictureSubject, RulesPage, board};

/// Cells in a line.
pub const WIDTH: usize = 40;
/// Lines on a sheet.
pub const HEIGHT: usize = 25;
/// Lines for text: the last line has the number.
const BODY: usize = HEIGHT - 1;
/// Cells from one column of a board to the next: a code, its capital sign and a space.
const COLUMN: usize = 8;

/// Sheets of Braille: each has [`HEIGHT`] lines of at most [`WIDTH`] cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheets(Vec<Vec<Vec<BrailleCell>>>);

impl Sheets {
    /// The lines of each sheet.
    pub fn iter(&self) -> impl Iterator<Item = &[Vec<BrailleCell>]> {
        self.0.iter().map(Vec::as_slice)
    }

    /// As a BRF file: ASCII Braille, a line feed after each line, a form feed after each sheet.
    pub fn brf(&self) -> String {
        let mut text = String::new();
        for sheet in &self.0 {
            for line in sheet {
                text.push_str(ascii(line).trim_end());
                text.push('\n');
            }
            text.push('\u{c}');
        }
        text
    }

    /// All cells but the numbers of the sheets, lines and sheets joined by spaces.
    pub fn cells(&self) -> Vec<BrailleCell> {
        let lines = self.0.iter().flat_map(|sheet| sheet.iter().take(BODY));
        let lines: Vec<&[BrailleCell]> = lines.map(Vec::as_slice).collect();
        lines.join(&BrailleCell::EMPTY)
    }
}

/// The rules as sheets of Braille.
pub fn sheets(page: &RulesPage) -> Result<Sheets, NoSign> {
    let mut setter = Setter { language: page.language, lines: Vec::new() };
    setter.title(&page.title)?;
    for section in &page.sections {
        setter.heading(&section.heading)?;
        for block in &section.blocks {
            match block {
                Block::Paragraph(paragraph) | Block::Letters(paragraph) => {
                    setter.paragraph(&paragraph.text())?;
                }
                Block::Items(items) => {
                    for item in items {
                        setter.item(&item.text())?;
                    }
                }
                Block::Steps(steps) => {
                    for (place, step) in steps.iter().enumerate() {
                        setter.item(&format!("{}. {}", place + 1, step.text()))?;
                    }
                }
                Block::Picture(picture) => {
                    setter.paragraph(&picture.caption)?;
                    if let PictureSubject::Quarto { sketch, .. } = &picture.scene {
                        setter.board(sketch, page)?;
                    }
                }
            }
        }
    }
    number(page.language, setter.lines)
}

/// A line, and whether it must not be the last of a sheet.
struct Line {
    cells: Vec<BrailleCell>,
    leads: bool,
}

struct Setter {
    language: Language,
    lines: Vec<Line>,
}

impl Setter {
    fn push(&mut self, cells: Vec<BrailleCell>, leads: bool) {
        self.lines.push(Line { cells, leads });
    }

    fn title(&mut self, title: &str) -> Result<(), NoSign> {
        let before = WIDTH.saturating_sub(write(self.language, title)?.len()) / 2;
        for line in self.lines(title, before, before)? {
            self.push(line, true);
        }
        Ok(())
    }

    fn heading(&mut self, heading: &str) -> Result<(), NoSign> {
        self.push(Vec::new(), true);
        for line in self.lines(heading, 0, 0)? {
            self.push(line, true);
        }
        Ok(())
    }

    fn paragraph(&mut self, text: &str) -> Result<(), NoSign> {
        let lines = self.lines(text, 2, 0)?;
        self.text(lines);
        Ok(())
    }

    fn item(&mut self, text: &str) -> Result<(), NoSign> {
        let lines = self.lines(text, 0, 2)?;
        self.text(lines);
        Ok(())
    }

    /// A first line leads to the second, and the last but one to the last.
    fn text(&mut self, lines: Vec<Vec<BrailleCell>>) {
        let last = lines.len().saturating_sub(1);
        for (place, line) in lines.into_iter().enumerate() {
            self.push(line, place < last && (place == 0 || place + 1 == last));
        }
    }

    fn lines(
        &self,
        text: &str,
        first: usize,
        rest: usize,
    ) -> Result<Vec<Vec<BrailleCell>>, NoSign> {
        let cells = write(self.language, text)?;
        let words: Vec<&[BrailleCell]> = cells.split(|cell| *cell == BrailleCell::EMPTY).collect();
        Ok(filled(&words, first, rest))
    }

    /// The board, row 4 first, each cell in its column; the letters of the columns below. It is
    /// kept on one sheet.
    fn board(&mut self, sketch: &Sketch, page: &RulesPage) -> Result<(), NoSign> {
        for rank in Rank::ALL.into_iter().rev() {
            let cells = board::row(sketch, &page.voice(), rank);
            self.columns(&rank.digit().to_string(), &cells, true)?;
        }
        self.columns("", &["a", "b", "c", "d"].map(str::to_owned), false)
    }

    fn columns(&mut self, name: &str, cells: &[String; 4], leads: bool) -> Result<(), NoSign> {
        let mut line = write(self.language, name)?;
        for (place, cell) in cells.iter().enumerate() {
            line.resize(line.len().max(4 + place * COLUMN), BrailleCell::EMPTY);
            line.extend(write(self.language, cell)?);
        }
        self.push(line, leads);
        Ok(())
    }
}

/// Words in lines. A word too long for any line is cut, which no word of the pages is.
fn filled(words: &[&[BrailleCell]], first: usize, rest: usize) -> Vec<Vec<BrailleCell>> {
    let mut lines = Vec::new();
    let mut line = vec![BrailleCell::EMPTY; first];
    let mut is_fresh = true;
    for word in words.iter().flat_map(|word| word.chunks(WIDTH - first.max(rest))) {
        if !is_fresh && line.len() + 1 + word.len() > WIDTH {
            lines.push(std::mem::replace(&mut line, vec![BrailleCell::EMPTY; rest]));
            is_fresh = true;
        }
        if !is_fresh {
            line.push(BrailleCell::EMPTY);
        }
        line.extend_from_slice(word);
        is_fresh = false;
    }
    lines.push(line);
    lines
}

/// Cuts lines into sheets and numbers them.
fn number(language: Language, lines: Vec<Line>) -> Result<Sheets, NoSign> {
    let mut bodies: Vec<Vec<Line>> = vec![Vec::new()];
    for line in lines {
        let Some(body) = bodies.last_mut() else { break };
        if body.len() < BODY {
            // A sheet does not begin with an empty line.
            if !(body.is_empty() && line.cells.is_empty()) {
                body.push(line);
            }
            continue;
        }
        // What leads to something on the next sheet moves there with it.
        let kept = body.iter().rposition(|line| !line.leads).map_or(body.len(), |last| last + 1);
        let mut next = body.split_off(kept);
        next.push(line);
        let empty = next.iter().take_while(|line| line.cells.is_empty()).count();
        next.drain(..empty);
        bodies.push(next);
    }
    let mut sheets = Vec::new();
    for (place, body) in bodies.into_iter().enumerate() {
        let mut sheet: Vec<Vec<BrailleCell>> = body.into_iter().map(|line| line.cells).collect();
        sheet.resize(BODY, Vec::new());
        let number = write(language, &(place + 1).to_string())?;
        let mut last = vec![BrailleCell::EMPTY; WIDTH.saturating_sub(number.len())];
        last.extend(number);
        sheet.push(last);
        sheets.push(sheet);
    }
    Ok(Sheets(sheets))
}
