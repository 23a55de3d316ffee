//! What the script of the page must know: how its person likes it, and the few sentences it says
//! by itself.

use super::context::PageContext;

/// What the script calls a sentence, and the sentence's key.
const WORDS: [(&str, &str); 22] = [
    ("lost", "play-link-lost"),
    ("back", "play-link-back"),
    ("edge", "play-edge"),
    ("copied", "play-copied"),
    ("close", "play-close"),
    ("older-none", "play-older-none"),
    ("newer-none", "play-newer-none"),
    ("kind-all", "play-kind-all"),
    ("kind-moves", "play-kind-moves"),
    ("kind-answers", "play-kind-answers"),
    ("sure", "play-sure"),
    ("yes", "play-yes"),
    ("no", "play-no"),
    ("unknown", "play-unknown"),
    ("not-here", "play-not-here"),
    ("turn", "play-turn"),
    ("mode-touch", "play-mode-touch"),
    ("mode-play", "play-mode-play"),
    ("sound-on", "play-sound-on"),
    ("sound-off", "play-sound-off"),
    ("kept", "fair-kept"),
    ("broken", "fair-broken"),
];

/// The sentences as a JSON object.
pub(super) fn words(context: &PageContext<'_>) -> String {
    let pairs = WORDS.into_iter().map(|(name, key)| (name.to_owned(), context.text(key).into()));
    serde_json::Value::Object(pairs.collect()).to_string()
}

/// The settings as a cookie has them, none left out.
pub(super) fn settings(context: &PageContext<'_>) -> String {
    let pairs = context.visitor.settings.pairs();
    let pairs: Vec<String> = pairs.iter().map(|(name, value)| format!("{name}={value}")).collect();
    pairs.join("&")
}
