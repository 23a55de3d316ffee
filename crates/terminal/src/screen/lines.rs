//! Words and lines that belong to the terminal rather than to the table.

use words::{Aside, Remark};

use super::plan::SMALLEST;
use crate::speech_settings::SpeechSettings;

/// Words and lines in the person's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lines {
    /// What is typed to say "it is me" before a curtain.
    pub(super) me: String,
    /// What is typed to leave, and the name of the button for it.
    pub(super) quit: String,
    /// A sentence: the window is too small to paint in.
    pub(super) too_small: String,
}

impl Lines {
    pub(super) fn of(speech: SpeechSettings) -> Self {
        let voice = speech.speaker();
        let (columns, lines) = SMALLEST;
        Self {
            me: voice.aside(Aside::Me),
            quit: voice.aside(Aside::Quit),
            too_small: voice.remark(&Remark::WindowSmall { columns, lines }),
        }
    }
}
