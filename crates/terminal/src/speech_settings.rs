//! How somebody wants to be spoken to.

use table::{Rules, Viewer};
use words::{CellStyle, Language, Naming, SayingOrder, Verbosity, Voice};

/// How somebody wants to be spoken to, whoever they are at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SpeechSettings {
    /// The language.
    pub language: Language,
    /// How many words.
    pub verbosity: Verbosity,
    /// How pieces and tiles are named.
    pub naming: Naming,
    /// How cells of Quarto are named.
    pub cells: CellStyle,
    /// The order of a piece's characteristics.
    pub order: SayingOrder,
}

impl SpeechSettings {
    /// Speaks like this to a listener at a table.
    pub(crate) fn voice(self, listener: Viewer, rules: Rules, names: &[String]) -> Voice {
        Voice { listener, ..self.speaker() }.naming_players(names.iter().cloned()).at_table(rules)
    }

    /// Speaks like this to somebody who is at no table.
    pub(crate) fn speaker(self) -> Voice {
        Voice {
            verbosity: self.verbosity,
            naming: self.naming,
            cells: self.cells,
            order: self.order,
            ..Voice::new(self.language, Viewer::Spectator)
        }
    }
}
