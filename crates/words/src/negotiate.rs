//! Which language somebody is spoken to.

use fluent_langneg::{NegotiationStrategy, negotiate_languages, parse_accepted_languages};
use unic_langid::LanguageIdentifier;

use crate::language::Language;

/// Everything that may say which language somebody wants, most telling first. What is absent or
/// names none of ours is passed over.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wishes<'a> {
    /// What the person chose: `fr`, `fr-CA`.
    pub person: Option<&'a str>,
    /// The variable `LC_ALL` of the system.
    pub lc_all: Option<&'a str>,
    /// The variable `LC_MESSAGES`.
    pub lc_messages: Option<&'a str>,
    /// The variable `LANG`.
    pub lang: Option<&'a str>,
    /// The header `Accept-Language` of a browser.
    pub accept_language: Option<&'a str>,
}

impl Language {
    /// The language for these wishes; English if there are none.
    ///
    /// ```
    /// use words::{Language, Wishes};
    /// let wishes = Wishes {
    ///     lang: Some("C.UTF-8"),
    ///     accept_language: Some("pt-BR, de-AT;q=0.8, en;q=0.5"),
    ///     ..Wishes::default()
    /// };
    /// assert_eq!(Language::negotiate(&wishes), Language::German);
    /// ```
    pub fn negotiate(wishes: &Wishes<'_>) -> Self {
        let named = wishes.person.and_then(|text| text.trim().parse().ok());
        // The first variable that is set decides, as everywhere on such systems; `C` and
        // `POSIX` wish for nothing.
        let system = [wishes.lc_all, wishes.lc_messages, wishes.lang];
        let system = system.into_iter().flatten().find(|text| !text.trim().is_empty());
        named
            .or_else(|| system.and_then(|text| text.trim().parse().ok()))
            .or_else(|| wishes.accept_language.and_then(accepted))
            .unwrap_or_default()
    }
}

/// The best of ours for an `Accept-Language` header.
fn accepted(header: &str) -> Option<Language> {
    let identify = |language: Language| language.code().parse().unwrap_or_default();
    let ours: [LanguageIdentifier; Language::COUNT] = Language::ALL.map(identify);
    // The library keeps the order of the header and does not look at the weights.
    let mut entries: Vec<(u16, &str)> = header.split(',').map(weighed).collect();
    entries.retain(|(weight, _)| *weight > 0);
    entries.sort_by_key(|(weight, _)| core::cmp::Reverse(*weight));
    let names: Vec<&str> = entries.into_iter().map(|(_, name)| name).collect();
    let wanted = parse_accepted_languages(&names.join(","));
    let found = negotiate_languages(&wanted, &ours, None, NegotiationStrategy::Lookup);
    found.first().and_then(|locale| locale.language.as_str().parse().ok())
}

/// An entry of the header and its weight in thousandths: `de;q=0.8` is 800.
fn weighed(entry: &str) -> (u16, &str) {
    let (name, rest) = entry.split_once(';').unwrap_or((entry, ""));
    let weight = rest.trim().strip_prefix("q=").map_or(Ok(1.0), str::parse::<f32>);
    let thousandths = (weight.unwrap_or(0.0).clamp(0.0, 1.0) * 1000.0).round();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 1000")]
    (thousandths as u16, name.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_telling_wish_decides() {
        use Language::{English, French, German, Italian, Russian, Spanish};
        let wishes = |person, lc_all, lang, accept_language| Wishes {
            person,
            lc_all,
            lc_messages: None,
            lang,
            accept_language,
        };
        let rows = [
            (wishes(Some("ru"), Some("fr_FR.UTF-8"), None, Some("de")), Russian),
            (wishes(Some("tlh"), Some("fr_FR.UTF-8"), None, Some("de")), French),
            (wishes(None, Some(""), Some("es_MX.UTF-8"), None), Spanish),
            (wishes(None, Some("C"), Some("es_MX.UTF-8"), Some("it")), Italian),
            (wishes(None, Some("POSIX"), None, None), English),
            (wishes(None, None, None, Some("pt;q=0.9, de-CH;q=0.8, fr;q=0.1")), German),
            (wishes(None, None, None, Some("fr;q=0.1, es;q=0.9")), Spanish),
            (wishes(None, None, None, Some("fr;q=0, it;q=0.001")), Italian),
            (wishes(None, None, None, Some("\u{0},;;q=,*,de;q=NaN")), English),
            (wishes(None, None, None, None), English),
        ];
        for (wishes, language) in rows {
            assert_eq!(Language::negotiate(&wishes), language, "{wishes:?}");
        }
    }
}
