//! How a person likes it: kept in one cookie, known to no one else.
//!
//! A cookie is a text of pairs, `language=fr&shade=dark`; what is as by default is left out, and what cannot be
//! read is as by default. So an old cookie, or a broken one, never hinders anybody.

use quarto::Characteristic;
use words::{CellStyle, Language, Naming, SayingOrder, Verbosity};

use crate::choice::Words;

/// How a person likes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language; negotiated with the browser if none was chosen.
    pub language: Option<Language>,
    /// Light or dark.
    pub shade: Shade,
    /// Whether things move.
    pub motion: Motion,
    /// How many words.
    pub verbosity: Verbosity,
    /// Words or codes for pieces and tiles.
    pub naming: Naming,
    /// How cells are called.
    pub cells: CellStyle,
    /// The order of a piece's characteristics.
    pub order: SayingOrder,
    /// Do letter keys act while the board has focus?
    pub keys: bool,
    /// Does the browser's own voice read what happens aloud?
    pub speech: bool,
    /// How loud each sound is, in the order of [`Settings::SOUNDS`].
    pub sounds: [Volume; 7],
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Shade {
    /// As the device says.
    #[default]
    Device,
    /// Light.
    Light,
    /// Dark.
    Dark,
    /// More contrast.
    Contrast,
}

/// Whether things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Motion {
    /// As the device says.
    #[default]
    Device,
    /// Nothing moves.
    Still,
}

/// How loud a sound is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Volume {
    /// Not at all: nothing sounds until somebody asks for it.
    #[default]
    Off,
    /// Quiet.
    Quiet,
    /// Loud.
    Loud,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            shade: Shade::default(),
            motion: Motion::default(),
            verbosity: Verbosity::default(),
            naming: Naming::default(),
            cells: CellStyle::default(),
            order: SayingOrder::default(),
            keys: true,
            speech: false,
            sounds: [Volume::Off; 7],
        }
    }
}

pub(crate) const SHADES: Words<Shade> = Words(&[
    (Shade::Device, "device"),
    (Shade::Light, "light"),
    (Shade::Dark, "dark"),
    (Shade::Contrast, "contrast"),
]);
pub(crate) const MOTIONS: Words<Motion> =
    Words(&[(Motion::Device, "device"), (Motion::Still, "still")]);
pub(crate) const VERBOSITIES: Words<Verbosity> =
    Words(&[(Verbosity::Terse, "terse"), (Verbosity::Normal, "normal"), (Verbosity::Full, "full")]);
pub(crate) const NAMINGS: Words<Naming> =
    Words(&[(Naming::Words, "words"), (Naming::Codes, "codes")]);
pub(crate) const CELLS: Words<CellStyle> = Words(&[
    (CellStyle::Letters, "letters"),
    (CellStyle::Spelled, "spelled"),
    (CellStyle::Numbers, "numbers"),
]);
pub(crate) const SWITCH: Words<bool> = Words(&[(true, "on"), (false, "off")]);
pub(crate) const VOLUMES: Words<Volume> =
    Words(&[(Volume::Off, "off"), (Volume::Quiet, "quiet"), (Volume::Loud, "loud")]);

impl Settings {
    /// The name of the cookie.
    pub const COOKIE: &'static str = "ff_settings";

    /// The sounds, by the names that messages have for them (`wire::Sound`).
    pub const SOUNDS: [&'static str; 7] =
        ["turn", "placed", "given", "called", "offered", "won", "over"];

    /// What pairs of a cookie or of a form say; what they do not say is as it was.
    pub fn take<'p>(&mut self, pairs: impl IntoIterator<Item = (&'p str, &'p str)>) {
        for (name, value) in pairs {
            match name {
                "language" => self.language = value.parse().ok().or(self.language),
                "shade" => self.shade = SHADES.read(value).unwrap_or(self.shade),
                "motion" => self.motion = MOTIONS.read(value).unwrap_or(self.motion),
                "verbosity" => {
                    self.verbosity = VERBOSITIES.read(value).unwrap_or(self.verbosity);
                }
                "naming" => self.naming = NAMINGS.read(value).unwrap_or(self.naming),
                "cells" => self.cells = CELLS.read(value).unwrap_or(self.cells),
                "order" => self.order = read_order(value).unwrap_or(self.order),
                "keys" => self.keys = SWITCH.read(value).unwrap_or(self.keys),
                "speech" => self.speech = SWITCH.read(value).unwrap_or(self.speech),
                _ => {
                    let sound = Self::SOUNDS.iter().position(|sound| *sound == name);
                    if let (Some(sound), Some(volume)) = (sound, VOLUMES.read(value)) {
                        self.sounds[sound] = volume;
                    }
                }
            }
        }
    }

    /// All choices as pairs, in a fixed order.
    pub fn pairs(&self) -> Vec<(&'static str, String)> {
        let word = |text: &'static str| text.to_owned();
        let mut pairs = Vec::new();
        pairs.extend(self.language.map(|language| ("language", language.code().to_owned())));
        pairs.extend([
            ("shade", word(SHADES.write(self.shade))),
            ("motion", word(MOTIONS.write(self.motion))),
            ("verbosity", word(VERBOSITIES.write(self.verbosity))),
            ("naming", word(NAMINGS.write(self.naming))),
            ("cells", word(CELLS.write(self.cells))),
            ("order", write_order(self.order)),
            ("keys", word(SWITCH.write(self.keys))),
            ("speech", word(SWITCH.write(self.speech))),
        ]);
        let sounds = Self::SOUNDS.into_iter().zip(self.sounds);
        pairs.extend(sounds.map(|(name, volume)| (name, word(VOLUMES.write(volume)))));
        pairs
    }

    /// What a cookie says.
    pub fn from_cookie(text: &str) -> Self {
        let mut settings = Self::default();
        settings.take(text.split('&').filter_map(|pair| pair.split_once('=')));
        settings
    }

    /// The cookie: only what is not as by default.
    pub fn to_cookie(&self) -> String {
        let usual = Self::default().pairs();
        let chosen = self.pairs().into_iter().filter(|pair| !usual.contains(pair));
        let chosen: Vec<String> = chosen.map(|(name, value)| format!("{name}={value}")).collect();
        chosen.join("&")
    }
}

/// `1234`: the characteristics as rules number them, in the order in which they are said.
fn read_order(text: &str) -> Option<SayingOrder> {
    let numbered = |digit: char| {
        let index = usize::try_from(digit.to_digit(10)?).ok()?.checked_sub(1)?;
        Characteristic::ALL.get(index).copied()
    };
    let order: Vec<Characteristic> = text.chars().map(numbered).collect::<Option<_>>()?;
    SayingOrder::new(order.try_into().ok()?)
}

pub(crate) fn write_order(order: SayingOrder) -> String {
    let number = |one: Characteristic| Characteristic::ALL.iter().position(|c| *c == one);
    order.characteristics().into_iter().filter_map(number).map(|i| (i + 1).to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_read_as_it_was_written() {
        assert_eq!(Settings::default().to_cookie(), "");
        let text = "language=fr&shade=dark&motion=still&verbosity=full&naming=codes&cells=spelled\
                    &order=4321&keys=off&speech=on&turn=loud&over=quiet";
        let settings = Settings::from_cookie(text);
        assert_eq!(settings.to_cookie(), text);
        assert_eq!(settings.language, Some(Language::French));
    }

    #[test]
    fn a_broken_cookie_hinders_nobody() {
        for text in ["", "x", "shade=pink&language=tlh&order=1123", "=&=&&", "order=", "turn=11"] {
            assert_eq!(Settings::from_cookie(text), Settings::default(), "{text}");
        }
    }
}
