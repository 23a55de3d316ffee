//! `fourfold draw`: a position as a picture; all pieces or all tiles on a sheet.

mod quartex;
mod quarto;

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use pictures::{Paints, Picture, Scene, Theme};
use words::{Caption, FailedTask, Misuse, Subject as Purpose, Voice};

use super::record::is_record;
use crate::commands::position::{Form, of_neither_game, typed};
use crate::exit::{Exit, Failure};

/// Draw a position, all pieces, or all tiles
///
/// The picture is SVG, or PNG if the file's name ends in .png. It has a title and a description
/// for those who do not see it.
///
/// A position is written as for `fourfold show`. A Quarto board is drawn with the piece in hand
/// and the pieces that are left; of a masked game, what is not known is covered. A Quartex field
/// is drawn with the stock and with what the players hold.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold draw '..../..../.7../.... c 1 1234p b2' -o board.svg
  fourfold draw '0123/..../..../.... - 1-0 1234p -' --line 4 -o won.png --size 1200
  fourfold draw '2csh 1 1 0,0:XXSS SQOO - XXXX,XXXS,XXXQ,XXXO,XXSQ/?5 -/- - lay:1' -o field.png
  fourfold draw --pieces --edition access --theme dark -o pieces.png")]
pub(crate) struct Arguments {
    /// The position, in one argument or several (Quartex: in one); - reads it from standard input
    #[arg(required_unless_present_any = ["pieces", "tiles"], value_name = "POSITION")]
    position: Vec<String>,
    /// The file to write, ending in .svg or .png; - writes SVG to standard output
    #[arg(short, long, value_name = "FILE", default_value = "-")]
    output: PathBuf,
    /// The colours
    #[arg(long, value_enum, default_value_t = Colours::Light)]
    theme: Colours,
    /// How many pixels wide
    #[arg(long, value_name = "PX", value_parser = clap::value_parser!(u32).range(16..=10_000))]
    size: Option<u32>,
    /// The title, instead of one made from the position
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// The description, instead of one made from the position
    #[arg(long, value_name = "TEXT")]
    description: Option<String>,
    /// The board or field alone, without what lies beside it
    #[arg(long)]
    alone: bool,
    /// All sixteen pieces with their codes, instead of a position
    #[arg(long, conflicts_with_all = ["position", "tiles"])]
    pieces: bool,
    /// All 55 tiles with their names, instead of a position
    #[arg(long, conflicts_with = "position")]
    tiles: bool,
    #[command(flatten)]
    quarto: quarto::Options,
    #[command(flatten)]
    quartex: quartex::Options,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Colours {
    Light,
    Dark,
    Contrast,
}

impl From<Colours> for Theme {
    fn from(colours: Colours) -> Self {
        match colours {
            Colours::Light => Self::LIGHT,
            Colours::Dark => Self::DARK,
            Colours::Contrast => Self::CONTRAST,
        }
    }
}

pub(crate) fn run(
    arguments: &Arguments,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let target = Target::of(&arguments.output)?;
    let draw = |scene: &Scene<'_>, caption: Caption| {
        let title = arguments.title.as_ref().unwrap_or(&caption.title);
        let description = arguments.description.as_ref().unwrap_or(&caption.description);
        let paints = Paints::Theme(arguments.theme.into());
        Picture { paints, prefix: "picture", title, description, width: arguments.size }.svg(scene)
    };
    let svg = match arguments.subject(voice)? {
        Subject::Pieces => {
            let edition = arguments.quarto.edition();
            let voice = Voice { edition, ..voice.clone() };
            draw(&Scene::Pieces(edition), voice.pieces_caption())
        }
        Subject::Tiles => draw(&Scene::Tiles(::quartex::TileSet::ALL, 0), voice.tiles_caption()),
        Subject::Quarto(text) => {
            let voice = Voice { edition: arguments.quarto.edition(), ..voice.clone() };
            let board = quarto::read(&text, &arguments.quarto, arguments.alone, &voice)?;
            draw(&Scene::Board(&board), quarto::caption(&board, &voice))
        }
        Subject::Quartex(text) => {
            quartex::draw(&text, &arguments.quartex, arguments.alone, voice, draw)?
        }
    };
    target.write(&svg, out)?;
    Ok(Exit::Done)
}

/// What is to be drawn.
enum Subject {
    Pieces,
    Tiles,
    /// The text of a position.
    Quarto(String),
    Quartex(String),
}

impl Arguments {
    /// What is to be drawn, if every option has a meaning for it.
    fn subject(&self, voice: &Voice) -> Result<Subject, Failure> {
        let subject = if self.pieces {
            Subject::Pieces
        } else if self.tiles {
            Subject::Tiles
        } else {
            let text = typed(&self.position)?;
            if is_record(&text) {
                return Err(Misuse::DrawRecord.into());
            }
            match Form::of(&text) {
                Form::Quarto => Subject::Quarto(text),
                Form::Quartex => Subject::Quartex(text),
                Form::Neither => return Err(of_neither_game(&text, voice)),
            }
        };
        if !matches!(subject, Subject::Quarto(_)) {
            refuse(self.quarto.points_out(), "--line", Purpose::Boards)?;
        }
        if !matches!(subject, Subject::Quarto(_) | Subject::Pieces) {
            refuse(self.quarto.has_edition(), "--edition", Purpose::Quarto)?;
        }
        if !matches!(subject, Subject::Quartex(_)) {
            self.quartex.refuse_all()?;
        }
        if matches!(subject, Subject::Pieces | Subject::Tiles) {
            refuse(self.alone, "--alone", Purpose::Positions)?;
        }
        Ok(subject)
    }
}

/// An option that was given has this purpose only.
fn refuse(given: bool, option: &'static str, purpose: Purpose) -> Result<(), Failure> {
    if given { Err(Misuse::Option(option, purpose).into()) } else { Ok(()) }
}

/// Where the picture goes, and as what.
enum Target<'a> {
    Output,
    Svg(&'a Path),
    Png(&'a Path),
}

impl<'a> Target<'a> {
    fn of(path: &'a Path) -> Result<Self, Failure> {
        if path.as_os_str() == "-" {
            return Ok(Self::Output);
        }
        let ending = path.extension().map(OsStr::to_ascii_lowercase);
        match ending.as_ref().and_then(|ending| ending.to_str()) {
            Some("svg") => Ok(Self::Svg(path)),
            Some("png") => Ok(Self::Png(path)),
            _ => Err(Misuse::PictureName(path.display().to_string()).into()),
        }
    }

    fn write(&self, svg: &str, out: &mut dyn Write) -> Result<(), Failure> {
        match self {
            Self::Output => Ok(out.write_all(svg.as_bytes())?),
            Self::Svg(path) => save(path, svg.as_bytes()),
            Self::Png(path) => {
                let bytes = pictures::png(svg)
                    .map_err(|error| Failure::refused(FailedTask::Png, &error))?;
                save(path, &bytes)
            }
        }
    }
}

/// Writes a file, or says which could not be written.
pub(super) fn save(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    fs::write(path, bytes)
        .map_err(|error| Failure::could_not(FailedTask::Write(path.display().to_string()), &error))
}
