//! The sentences, as Fluent keeps them.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::language::{Language, in_every_language};
use crate::voice::Verbosity;

pub use fluent_bundle::FluentValue as Value;

/// One file of `locales/` in every language.
struct Area {
    name: &'static str,
    /// In the order of [`Language::ALL`].
    texts: [&'static str; Language::COUNT],
}

macro_rules! areas {
    ($($name:literal),+ $(,)?) => {
        &[$(Area {
            name: $name,
            texts: in_every_language!($name, ".ftl"),
        }),+]
    };
}

const FILES: &[Area] = areas![
    "after", "answer", "command", "common", "event", "failure", "fair", "fault", "host", "keeping",
    "lesson", "level", "noun", "page", "picture", "play", "refusal", "remote", "server", "setup",
    "show", "solve", "terminal", "terms",
];

/// The areas: the names of the files in each folder of `locales/`.
pub fn areas() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|area| area.name)
}

/// The Fluent text of an area in a language.
pub fn source(area: &str, language: Language) -> Option<&'static str> {
    FILES.iter().find(|known| known.name == area).map(|known| known.texts[language as usize])
}

static BUNDLES: LazyLock<[FluentBundle<FluentResource>; Language::COUNT]> =
    LazyLock::new(|| Language::ALL.map(bundle));

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let locale = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Sentences go to screen readers, Braille lines and pipes: no invisible marks.
    bundle.set_use_isolating(false);
    for area in FILES {
        // The tests read every file; what a file spoils is missing, and a missing key is seen.
        let text = area.texts[language as usize].to_owned();
        let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// The sentence with this key. A key that does not exist is said as itself, so that nothing is
/// silent; the tests see to it that none is missing.
pub fn say(language: Language, key: &str, arguments: &[(&str, Value<'_>)]) -> String {
    say_at(language, Verbosity::Normal, key, arguments)
}

/// As [`say`], so many words. A message says by its attributes `terse` and `full` what differs;
/// without them it is the same at every length.
pub fn say_at(
    language: Language,
    verbosity: Verbosity,
    key: &str,
    arguments: &[(&str, Value<'_>)],
) -> String {
    let bundle = &BUNDLES[language as usize];
    let Some(message) = bundle.get_message(key) else {
        return key.to_owned();
    };
    let special = match verbosity {
        Verbosity::Terse => message.get_attribute("terse"),
        Verbosity::Normal => None,
        Verbosity::Full => message.get_attribute("full"),
    };
    let Some(pattern) = special.map(|attribute| attribute.value()).or(message.value()) else {
        return key.to_owned();
    };
    let arguments: FluentArgs<'_> =
        arguments.iter().map(|(name, value)| (*name, value.clone())).collect();
    bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
}
