//! Positions as they are typed: which game they look like, and what is wrong with them, with a caret
//! under the character where that shows.

use quarto::{Illegal, NoPosition, Position, Sketch, TextError};
use words::Voice;

use super::record::read_file;
use crate::exit::Failure;
use crate::pointer::point_at;

/// The position that was typed, in one argument or several, or comes from standard input.
pub(crate) fn typed(words: &[String]) -> Result<String, Failure> {
    let text = match words {
        [dash] if dash == "-" => read_file(dash)?,
        words => words.join(" "),
    };
    Ok(text.trim().to_owned())
}

/// Which game a text looks like a position of, readable or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Quarto,
    Quartex,
    Neither,
}

impl Form {
    /// Every Quarto position has a slash in its first field, and no Quartex position has;
    /// there it begins with a number and a letter, and symbols or a colon follow.
    pub(crate) fn of(text: &str) -> Self {
        let first = text.split([' ', '_']).next().unwrap_or("");
        let mut letters = first.chars();
        let number = letters.next().is_some_and(|c| c.is_ascii_digit());
        let letter = letters.next().is_some_and(|c| c.is_ascii_alphabetic());
        if first.contains(['/', '.', '?']) {
            Self::Quarto
        } else if (number && letter) || text.contains([':', 'X', 'S', 'Q', 'O']) {
            Self::Quartex
        } else {
            Self::Neither
        }
    }
}

/// What to say of a text that looks like no position at all.
pub(crate) fn of_neither_game(text: &str, voice: &Voice) -> Failure {
    no_position(text, 0, &voice.either_game(), voice)
}

/// Why a text cannot be read, with a caret under the character where that shows.
pub(crate) fn no_position(text: &str, at: usize, expected: &str, voice: &Voice) -> Failure {
    let report = voice.unreadable(text, at, expected);
    Failure::BadInput(format!("{report}\n{}", point_at(text, at)))
}

/// Everything that keeps a text from being a position, each with its place.
pub(crate) fn cannot_be(
    text: &str,
    faults: impl IntoIterator<Item = (usize, String)>,
    voice: &Voice,
) -> Failure {
    let faults = faults.into_iter().map(|(at, fault)| format!("{fault}\n{}", point_at(text, at)));
    let lines: Vec<String> = [voice.cannot_be()].into_iter().chain(faults).collect();
    Failure::BadInput(lines.join("\n"))
}

/// A text with `?` in it: the view of a masked game, of which only the form is checked.
pub(crate) fn masked(text: &str) -> Option<Sketch> {
    text.parse::<Sketch>().ok().filter(|sketch| sketch.first_unknown().is_some())
}

/// Reads a position of Quarto, or the view of a masked game.
pub(crate) fn read_quarto_view(text: &str, voice: &Voice) -> Result<Sketch, Failure> {
    match masked(text) {
        Some(sketch) => Ok(sketch),
        None => Ok(Sketch::from(quarto::Setup::from(read_quarto(text, voice)?))),
    }
}

/// Reads a position of Quarto, or says everything that is wrong with it and where.
pub(crate) fn read_quarto(text: &str, voice: &Voice) -> Result<Position, Failure> {
    text.parse().map_err(|error| match error {
        NoPosition::Text(TextError { at, expected }) => {
            no_position(text, at, &voice.expected(expected), voice)
        }
        NoPosition::Illegal(Illegal(setup)) => {
            let sketch = Sketch::from(setup);
            let told = setup
                .faults()
                .map(|fault| (sketch.offset(fault.field()), voice.position_fault(fault)));
            cannot_be(text, told, voice)
        }
    })
}

#[cfg(test)]
mod tests {
    use table::Viewer;
    use words::Language;

    use super::*;

    #[test]
    fn a_text_is_told_by_its_form() {
        let rows = [
            ("..../..../.7../.... c 1 1234p b2", Form::Quarto),
            ("????/?4??/????/????_-_2_1234p_?", Form::Quarto),
            ("0123/4567", Form::Quarto),
            ("2csh * 1 - - - -/- -/- - removing", Form::Quartex),
            ("3asb8_-_1_-_-_-_-/-/-_-/-/-_-_opening", Form::Quartex),
            ("6csh", Form::Quartex),
            ("XXSQ@0,0=XXSQ", Form::Quartex),
            ("1:cannot", Form::Quartex),
            ("", Form::Neither),
            ("0123 4567", Form::Neither),
            ("hello", Form::Neither),
        ];
        for (text, form) in rows {
            assert_eq!(Form::of(text), form, "{text}");
        }
    }

    #[test]
    fn every_fault_is_told_with_its_place() {
        let text = "..../..../.7../.... 7 2 1234p c3";
        for language in Language::ALL {
            let voice = Voice::new(language, Viewer::Spectator);
            let Err(Failure::BadInput(report)) = read_quarto(text, &voice) else {
                panic!("it was read")
            };
            assert_eq!(report.matches('^').count(), 3, "{report}");
        }
    }
}
