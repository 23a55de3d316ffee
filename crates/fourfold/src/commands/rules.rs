//! `fourfold rules`: how a game is played, in a person's language.

mod json;

use std::io::Write;

use clap::ValueEnum;
use words::Voice;
use words::lesson::{Lesson, script};
use words::rules::plain::{self, Numbers};
use words::rules::{RulesGame, page};

use crate::exit::{Exit, Failure};

/// Lines in a terminal stay under eighty characters.
const WIDTH: usize = 79;

/// Print the rules of a game
///
/// The short version comes first and fits one screen; the full rules follow, with pictures as
/// boards in letters.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold rules quarto
  fourfold rules access --lang fr --short
  fourfold rules quartex --lang de --numbers
  fourfold rules quarto --lesson")]
pub(crate) struct Arguments {
    /// The game
    game: Named,
    #[command(flatten)]
    part: Part,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// One of these at most; without any, the whole page as players read it.
#[derive(Debug, clap::Args)]
#[group(multiple = false)]
struct Part {
    /// Only the short version
    #[arg(long)]
    short: bool,
    /// With the numbers that referees cite (Q1, X1)
    #[arg(long)]
    numbers: bool,
    /// The first-game lesson instead: every step with an answer
    #[arg(long)]
    lesson: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Named {
    Quarto,
    Access,
    Quartex,
}

impl From<Named> for RulesGame {
    fn from(named: Named) -> Self {
        match named {
            Named::Quarto => Self::Quarto,
            Named::Access => Self::Access,
            Named::Quartex => Self::Quartex,
        }
    }
}

pub(crate) fn run(
    arguments: &Arguments,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let language = voice.language;
    let game = arguments.game.into();
    let page = page(game, language);
    let answer = match (arguments.part.lesson, arguments.json) {
        (true, true) => json::lesson(&Lesson::of(game), language),
        (true, false) => script::plain(&Lesson::of(game), language, WIDTH),
        (false, true) => json::page(page, arguments.part.short),
        (false, false) if arguments.part.short => plain::short(page, WIDTH),
        (false, false) => {
            let numbers = if arguments.part.numbers { Numbers::Shown } else { Numbers::Hidden };
            plain::full(page, WIDTH, numbers)
        }
    };
    writeln!(out, "{}", answer.trim_end())?;
    Ok(Exit::Done)
}
