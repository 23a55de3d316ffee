//! `fourfold print quartex`: tiles, tokens and a score sheet.

use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use pictures::print::{Paper, PaperSide};
use pictures::{Paints, Picture, Scene, Theme};
use words::{Caption, FailedTask, Misuse, PrintedPage, Voice};

use crate::commands::draw::save;
use crate::exit::{Exit, Failure};

/// Print Quartex: 55 tiles with both faces, 40 tokens, a score sheet
///
/// Print the tiles on card, on both sides, turned over the long edge, at 100 %. Cut from mark to
/// mark.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold print quartex -o tiles.pdf
  fourfold print quartex --paper letter -o tiles.svg")]
pub(crate) struct Arguments {
    /// The file to write: one PDF, or a numbered SVG for each page (tiles-1.svg and so on)
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// What it is printed on
    #[arg(long, value_enum, default_value_t = Size::A4)]
    paper: Size,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Size {
    A4,
    Letter,
}

impl From<Size> for Paper {
    fn from(size: Size) -> Self {
        match size {
            Size::A4 => Self::A4,
            Size::Letter => Self::Letter,
        }
    }
}

pub(crate) fn run(
    arguments: &Arguments,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let path = &arguments.output;
    let ending = path.extension().map(OsStr::to_ascii_lowercase);
    match ending.as_ref().and_then(|ending| ending.to_str()) {
        Some("pdf") => {
            let pages = pages(arguments.paper.into(), voice);
            let bytes = pictures::pdf(&pages, &voice.printed_title())
                .map_err(|error| Failure::refused(FailedTask::Pdf, &error))?;
            save(path, &bytes)?;
            writeln!(out, "{}", voice.printed(&path.display().to_string(), pages.len()))?;
        }
        Some("svg") => {
            for (number, page) in (1..).zip(pages(arguments.paper.into(), voice)) {
                let path = numbered(path, number);
                save(&path, page.as_bytes())?;
                writeln!(out, "{}", path.display())?;
            }
        }
        _ => return Err(Misuse::PrintName(path.display().to_string()).into()),
    }
    Ok(Exit::Done)
}

fn pages(paper: Paper, voice: &Voice) -> Vec<String> {
    let draw = |page: PaperSide| {
        let Caption { title, description } = voice.printed_caption(printed(page));
        let paints = Paints::Theme(Theme::PRINT);
        Picture { paints, prefix: "page", title: &title, description: &description, width: None }
            .svg(&Scene::Print(paper, page))
    };
    PaperSide::all().into_iter().map(draw).collect()
}

const fn printed(page: PaperSide) -> PrintedPage {
    match page {
        PaperSide::Front(sheet) => PrintedPage::Front(sheet + 1),
        PaperSide::Back(sheet) => PrintedPage::Back(sheet + 1),
        PaperSide::Scores => PrintedPage::Scores,
    }
}

/// `tiles.svg` with a number: `tiles-1.svg`.
fn numbered(path: &Path, number: u32) -> PathBuf {
    let mut name = path.file_stem().map_or_else(OsString::new, OsString::from);
    name.push(format!("-{number}."));
    name.push(path.extension().unwrap_or_default());
    path.with_file_name(name)
}
