//! Who looks at a page.

use quartex::Viewer;
use table::{Rules, View};
use words::{Language, Value, Voice, say};

use crate::settings::Settings;

/// Who looks at a page, as far as a page must know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor {
    /// The language, chosen or negotiated.
    pub language: Language,
    /// How this person likes it.
    pub settings: Settings,
    /// What every form must carry: proves that it was ours.
    pub token: String,
    /// What the person is called; none if that was not asked for yet.
    pub name: Option<String>,
    /// The address of this page, for coming back to it: `/t/abc?step=3`.
    pub path: String,
    /// The address of the site without a slash at its end: `https://play.example`.
    pub origin: String,
}

impl Visitor {
    /// A text of the site, in this person's language.
    pub(crate) fn text(&self, key: &str) -> String {
        say(self.language, key, &[])
    }

    /// One text of a family: `page-shade-` and `dark`.
    pub(crate) fn text_in(&self, family: &str, word: &str) -> String {
        self.text(&format!("{family}{word}"))
    }

    /// A text of the site about something.
    pub(crate) fn text_with(&self, key: &str, arguments: &[(&str, Value<'_>)]) -> String {
        say(self.language, key, arguments)
    }

    /// Speaks to this person as somebody at no table.
    pub fn speaker(&self) -> Voice {
        self.tuned(Voice::new(self.language, Viewer::Spectator))
    }

    /// Speaks to this person as the viewer of a table.
    pub fn voice(&self, view: &View, names: &[String]) -> Voice {
        self.tuned(Voice::new(self.language, view.viewer))
            .naming_players(names.iter().cloned())
            .at_table(view.terms.rules)
    }

    /// Speaks to this person about rules alone.
    pub fn voice_for(&self, rules: Rules) -> Voice {
        self.speaker().at_table(rules)
    }

    fn tuned(&self, mut voice: Voice) -> Voice {
        voice.verbosity = self.settings.verbosity;
        voice.naming = self.settings.naming;
        voice.cells = self.settings.cells;
        voice.order = self.settings.order;
        voice
    }
}
