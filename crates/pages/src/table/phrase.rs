//! Set phrases instead of a chat: friendly, and understood in every language.

use maud::{Markup, html};
use words::{Voice, say};

use super::sheet::Sheet;

/// The phrases: what messages call them, what is on the button, and what all hear.
const PHRASES: [(&str, &str, &str); 8] = [
    ("hello", "play-phrase-hello", "play-says-hello"),
    ("luck", "play-phrase-luck", "play-says-luck"),
    ("well", "play-phrase-well", "play-says-well"),
    ("thanks", "play-phrase-thanks", "play-says-thanks"),
    ("sorry", "play-phrase-sorry", "play-says-sorry"),
    ("oops", "play-phrase-oops", "play-says-oops"),
    ("moment", "play-phrase-moment", "play-says-moment"),
    ("bye", "play-phrase-bye", "play-says-bye"),
];

/// The set phrases: what messages call them.
pub const fn phrases() -> &'static [&'static str] {
    const NAMES: [&str; PHRASES.len()] = {
        let mut names = [""; PHRASES.len()];
        let mut index = 0;
        while index < names.len() {
            names[index] = PHRASES[index].0;
            index += 1;
        }
        names
    };
    &NAMES
}

/// A set phrase, said by this player; `None` if there is no such phrase.
pub fn phrase(voice: &Voice, who: &str, phrase: &str) -> Option<String> {
    let (_, _, key) = PHRASES.iter().find(|(name, _, _)| *name == phrase)?;
    Some(say(voice.language, key, &[("who", who.into())]))
}

/// The form `#phrases`, for those who sit at the table.
pub(super) fn part(sheet: &Sheet<'_>) -> Markup {
    html! {
        @if sheet.seat().is_some() {
            form id="phrases" method="post" action=(sheet.action("phrase")) {
                (sheet.hidden())
                details {
                    summary { (sheet.text("play-phrases")) }
                    div.acts {
                        @for (name, label, _) in PHRASES {
                            button.btn type="submit" name="phrase" value=(name) { (sheet.text(label)) } " "
                        }
                    }
                }
            }
        }
    }
}
