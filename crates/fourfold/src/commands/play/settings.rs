//! What a person has settled once and for all, in a file.

use std::path::PathBuf;

use directories::ProjectDirs;
use serde::Deserialize;
use terminal::Shade;
use words::{CellStyle, FailedTask, Naming, SayingOrder, Verbosity};

use super::speech::{read_cells, read_messages, read_order, read_pieces, read_theme};
use crate::exit::Failure;

/// What is settled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Settings {
    pub(super) screen: bool,
    pub(super) theme: Option<Shade>,
    pub(super) name: Option<String>,
    pub(super) messages: Option<Verbosity>,
    pub(super) pieces: Option<Naming>,
    pub(super) cells: Option<CellStyle>,
    pub(super) order: Option<SayingOrder>,
    pub(super) bot_pace: Option<u32>,
}

/// The file, as it is written.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
struct Written {
    screen: bool,
    theme: Option<String>,
    name: Option<String>,
    messages: Option<String>,
    pieces: Option<String>,
    cells: Option<String>,
    order: Option<String>,
    bot_pace: Option<u32>,
}

impl Settings {
    /// Reads `play.toml`, from the folder for settings of this person or from where `FOURFOLD_PLAY` says.
    /// If there is no such file, nothing is settled.
    pub(super) fn read() -> Result<Self, Failure> {
        let folder = ProjectDirs::from("", "", "fourfold");
        let usual = folder.map(|folders| folders.config_dir().join("play.toml"));
        let said = std::env::var_os("FOURFOLD_PLAY").map(PathBuf::from);
        let is_said = said.is_some();
        let Some(path) = said.or(usual) else { return Ok(Self::default()) };
        match std::fs::read_to_string(&path) {
            Ok(text) => Self::of(&text)
                .map_err(|why| Failure::BadInput(format!("{}: {why}", path.display()))),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound && !is_said => {
                Ok(Self::default())
            }
            Err(error) => {
                Err(Failure::could_not(FailedTask::Read(path.display().to_string()), &error))
            }
        }
    }

    fn of(text: &str) -> Result<Self, String> {
        let written: Written = toml::from_str(text).map_err(|error| error.to_string())?;
        Ok(Self {
            screen: written.screen,
            theme: with("theme", written.theme.as_ref(), read_theme)?,
            messages: with("messages", written.messages.as_ref(), read_messages)?,
            pieces: with("pieces", written.pieces.as_ref(), read_pieces)?,
            cells: with("cells", written.cells.as_ref(), read_cells)?,
            order: with("order", written.order.as_ref(), read_order)?,
            name: written.name,
            bot_pace: written.bot_pace,
        })
    }
}

/// What a line says, read.
fn with<T>(
    name: &str,
    text: Option<&String>,
    read: fn(&str) -> Result<T, String>,
) -> Result<Option<T>, String> {
    text.map(|text| read(text).map_err(|why| format!("{name}: {why}"))).transpose()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_settles_what_it_says_and_errs_aloud() {
        let text = "screen = true\nname = \"Anna\"\nmessages = \"short\"\norder = \"2134\"\n";
        let settings = Settings::of(text).unwrap();
        assert!(settings.screen && settings.messages == Some(Verbosity::Terse));
        assert_eq!(settings.name.as_deref(), Some("Anna"));
        assert_eq!(Settings::of(""), Ok(Settings::default()));
        assert!(Settings::of("messages = \"loud\"").unwrap_err().starts_with("messages:"));
        assert!(Settings::of("sreen = true").unwrap_err().contains("sreen"));
    }
}
