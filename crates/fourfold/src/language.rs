//! The language a person reads: asked for, or the system's, or English.

use std::env;

use table::Viewer;
use words::{Language, Naming, Voice};

/// `--lang`, which every command takes.
#[derive(Debug, clap::Args)]
pub(crate) struct Chosen {
    /// The language: en, fr, de, es, it or ru [default: the system's, else English]
    #[arg(long = "lang", value_name = "LANG", value_parser = read, global = true)]
    language: Option<Language>,
}

impl Chosen {
    /// What was asked for, else the system's: the voice of the program. It names pieces by the
    /// codes that are typed.
    pub(crate) fn voice(&self) -> Voice {
        let language = self.language.unwrap_or_else(|| of_system(|name| env::var(name).ok()));
        Voice { naming: Naming::Codes, ..Voice::new(language, Viewer::Spectator) }
    }
}

fn read(text: &str) -> Result<Language, String> {
    text.parse().map_err(|_| format!("there is {}", every_language()))
}

/// `en, fr, de, es, it or ru`
fn every_language() -> String {
    let mut codes = Language::ALL.map(Language::code).to_vec();
    let last = codes.pop().unwrap_or_default();
    format!("{} or {last}", codes.join(", "))
}

/// The first of three variables that is set decides, as POSIX has it; English where it names
/// none of our languages.
fn of_system(variable: impl Fn(&str) -> Option<String>) -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
    let mut set = set.filter(|value| !value.is_empty());
    set.next().and_then(|value| value.parse().ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let rows: [(&[(&str, &str)], Language); 8] = [
            (&[], Language::English),
            (&[("LANG", "fr_FR.UTF-8")], Language::French),
            (&[("LANG", "fr_FR.UTF-8"), ("LC_MESSAGES", "de")], Language::German),
            (&[("LC_ALL", ""), ("LANG", "ru_RU")], Language::Russian),
            (&[("LC_ALL", "C"), ("LANG", "ru_RU")], Language::English),
            (&[("LC_ALL", "POSIX"), ("LANG", "ru_RU")], Language::English),
            (&[("LANG", "C.UTF-8")], Language::English),
            (&[("LANG", "pt_BR.UTF-8")], Language::English),
        ];
        for (set, language) in rows {
            let look = |name: &str| {
                set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
            };
            assert_eq!(of_system(look), language, "{set:?}");
        }
    }

    #[test]
    fn help_names_the_languages_there_are() {
        assert_eq!(every_language(), "en, fr, de, es, it or ru");
    }
}
