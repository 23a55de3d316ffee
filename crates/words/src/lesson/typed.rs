//! An attempt as a learner says or types it: the words of a table, not the notation of records.

use ::quarto::{Call, MaskedAction, Touch};

use super::Attempt;
use crate::command::lexicon::{Lexicon, Part, Verb};
use crate::command::{fold, spelling};
use crate::language::Language;
use crate::noun::Role;
use crate::voice::Voice;

impl Voice {
    /// What to type at a table: "give the light round short solid piece", "place b3".
    pub fn attempt(&self, attempt: Attempt) -> String {
        let (verb, rest) = self.said(attempt);
        let verb = spelling(self.language, verb);
        if rest.is_empty() { verb } else { format!("{verb} {rest}") }
    }

    fn said(&self, attempt: Attempt) -> (Verb, String) {
        let call = |call| match call {
            Call::Bare => (Verb::Call, String::new()),
            Call::Line(line) => (Verb::Call, self.line(line)),
        };
        let on = |tile: String, cell| format!("{tile}: {}", self.spot(cell));
        match attempt {
            Attempt::Quarto(::quarto::Action::Give(piece)) => {
                (Verb::Give, self.piece(piece, Role::Object))
            }
            Attempt::Access(MaskedAction::Give(place)) => (Verb::Give, place.number().to_string()),
            Attempt::Quarto(::quarto::Action::Place(cell))
            | Attempt::Access(MaskedAction::Place(cell)) => (Verb::Place, self.cell(cell)),
            Attempt::Quarto(::quarto::Action::Call(said))
            | Attempt::Access(MaskedAction::Call(said)) => call(said),
            Attempt::Quarto(::quarto::Action::Decline) | Attempt::Access(MaskedAction::Decline) => {
                (Verb::Decline, String::new())
            }
            Attempt::Touch(Touch::Cell(cell)) => (Verb::Touch, self.cell(cell)),
            Attempt::Touch(Touch::Tray(place)) => (Verb::Touch, place.number().to_string()),
            Attempt::Quartex(::quartex::Action::Lay(placement)) => {
                (Verb::Lay, on(self.corners(placement.word), placement.cell))
            }
            Attempt::Quartex(::quartex::Action::Try { tile, cell }) => {
                (Verb::PointOut, on(self.tile_name(tile), cell))
            }
            Attempt::Quartex(::quartex::Action::Cannot) => (Verb::Cannot, String::new()),
            Attempt::Quartex(::quartex::Action::None) => (Verb::SeeNone, String::new()),
        }
    }

    /// Which of these attempts somebody typed, small words or not.
    pub(super) fn typed(&self, text: &str, choices: &[Attempt]) -> Option<Attempt> {
        let typed = [self.language, Language::English]
            .into_iter()
            .find_map(|language| Some((language, telling(text, language)?)));
        let (language, (verb, words)) = typed?;
        let voice = Self { language, ..self.clone() };
        choices.iter().copied().find(|&attempt| {
            let (meant, rest) = voice.said(attempt);
            is_same(meant, verb) && without_fillers(fold::words(&rest), language) == words
        })
    }
}

/// Spanish has one word for placing a piece and laying a tile; no lesson has both.
const fn is_same(one: Verb, other: Verb) -> bool {
    matches!((one, other), (Verb::Place | Verb::Lay, Verb::Place | Verb::Lay))
        || one as u8 == other as u8
}

/// The verb of a line and the words behind it that tell something.
fn telling(text: &str, language: Language) -> Option<(Verb, Vec<String>)> {
    let words = fold::words(text);
    let (verb, length) = Lexicon::longest(&Lexicon::get(language).verbs, &words)?;
    Some((verb, without_fillers(words.get(length..)?.to_vec(), language)))
}

fn without_fillers(words: Vec<String>, language: Language) -> Vec<String> {
    let parts = &Lexicon::get(language).parts;
    let is_filler = |word: &String| {
        let one = std::slice::from_ref(word);
        parts.iter().any(|(phrase, part)| *part == Part::Filler && phrase == one)
    };
    words.into_iter().filter(|word| word != "-" && word != "!" && !is_filler(word)).collect()
}
