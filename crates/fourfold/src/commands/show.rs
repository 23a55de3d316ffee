//! `fourfold show`: a position as a picture in letters, and what may be done in it; a record,
//! step by step.

mod quartex;
mod quarto;
mod record;

use std::fmt::Display;
use std::io::Write;

use clap::ValueEnum;
use serde_json::Value;
use table::{Seat, Viewer};
use words::{Misuse, Subject, Voice};

use super::record::{is_file, is_record, read_file};
use crate::commands::position::{Form, of_neither_game};
use crate::exit::{Exit, Failure};

pub(crate) use self::quartex::read as read_quartex;

/// Show a position, or replay a record
///
/// Of a position: the board, what is due, and every legal move.
///
/// A Quarto position is one line: rank4/rank3/rank2/rank1, the piece in hand or -, the seat
/// to act or the result, the rules, and the cell of the last placement or -. A `?` stands for
/// what is not known, as in the view of a masked game.
///
/// A Quartex position is one line of ten fields: rules, whose knowledge it is, who began,
/// board, removed tiles, tiles set aside, hands, tokens, what is remembered, and what is due.
/// docs/notation.md explains both.
///
/// Of a record (a file, as text or as JSON lines): every step and the position after it, as it
/// was, or as one viewer saw it.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold show '..../..../.7../.... c 1 1234p b2'
  fourfold show ..../..../.7../...._c_1_1234p_b2 --json
  fourfold show '2csh 1 1 0,0:XXSS SQOO - XXXX,XXXS,XXXQ,XXXO,XXSQ/?5 -/- - lay:1'
  fourfold show - < position.txt
  fourfold show game.txt --seat 2")]
pub(crate) struct Arguments {
    /// The position, in one argument or several (Quartex: in one, its fields begin with
    /// hyphens), or a file with a record; - reads either from standard input
    #[arg(required = true, value_name = "RECORD|POSITION")]
    position: Vec<String>,
    /// Whose point of view a record is replayed from: a seat, or spectator
    #[arg(long, value_name = "SEAT", value_parser = read_viewer)]
    seat: Option<Viewer>,
    /// Whose words the pieces of Quarto have: light and dark, or smooth and grooved
    #[arg(long, value_enum)]
    edition: Option<Edition>,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Which edition of Quarto is meant.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Edition {
    Quarto,
    Access,
}

/// A seat's number, or `spectator`.
fn read_viewer(text: &str) -> Result<Viewer, String> {
    if text == "spectator" {
        return Ok(Viewer::Spectator);
    }
    let seat = text.parse().ok().and_then(Seat::new);
    seat.map(Viewer::Seat).ok_or_else(|| "expected a seat, 1 to 5, or spectator".to_owned())
}

pub(crate) fn run(
    arguments: &Arguments,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let text = match arguments.position.as_slice() {
        [name] if name == "-" || is_file(name) => read_file(name)?,
        words => words.join(" "),
    };
    if is_record(&text) {
        let answer = record::answer(&text, arguments.seat, voice, arguments.json)?;
        writeln!(out, "{}", answer.trim_end())?;
        return Ok(Exit::Done);
    }
    if arguments.seat.is_some() {
        return Err(Misuse::Option("--seat", Subject::Records).into());
    }
    let text = text.trim();
    let answer = match Form::of(text) {
        Form::Quarto => {
            let edition = arguments.edition.unwrap_or(Edition::Quarto).into();
            let voice = Voice { edition, ..voice.clone() };
            quarto::answer(text, &voice, arguments.json)?
        }
        Form::Quartex if arguments.edition.is_some() => {
            return Err(Misuse::Option("--edition", Subject::Quarto).into());
        }
        Form::Quartex => quartex::answer(text, voice, arguments.json)?,
        Form::Neither => return Err(of_neither_game(text, voice)),
    };
    writeln!(out, "{}", answer.trim_end())?;
    Ok(Exit::Done)
}

fn texts(items: impl IntoIterator<Item = impl Display>) -> Value {
    items.into_iter().map(|item| item.to_string()).collect()
}
