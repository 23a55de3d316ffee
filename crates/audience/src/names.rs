//! What people are called.

use table::{PersonId, PersonKind, Sitter, Table};
use words::Language;

/// Knows the names of people. Cheap to share.
pub trait NameSource {
    /// What somebody calls themselves, if that is known.
    fn name(&self, person: &PersonId) -> Option<String>;
}

/// What those who sit at a table are called in a language, by seat: no two the same.
pub fn names<'s>(
    sitters: impl IntoIterator<Item = &'s Sitter>,
    people: &dyn NameSource,
    language: Language,
) -> Vec<String> {
    let named = (1u8..).zip(sitters).map(|(number, sitter)| match sitter {
        Sitter::Bot(level) => words::level(language, *level).name,
        Sitter::Open => unnamed(language, number),
        Sitter::Person(person) => match person.kind() {
            // Those beside the owner of a device have numbers.
            PersonKind::Beside { chair, .. } => unnamed(language, chair.number()),
            PersonKind::Person | PersonKind::Terminal => {
                people.name(person).unwrap_or_else(|| unnamed(language, number))
            }
        },
    });
    words::distinct(named.collect()).into_iter().map(isolated).collect()
}

/// A name that is written from right to left does not turn what stands around it.
fn isolated(name: String) -> String {
    let is_from_the_right = |sign: char| {
        matches!(sign, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    };
    if name.contains(is_from_the_right) { format!("\u{2068}{name}\u{2069}") } else { name }
}

/// The same for a table.
pub(crate) fn at(table: &Table, people: &dyn NameSource, language: Language) -> Vec<String> {
    names(table.places().iter().map(|place| &place.sitter), people, language)
}

/// What somebody is called whose name is not known.
pub fn unnamed(language: Language, number: u8) -> String {
    words::say(language, "person-unnamed", &[("number", number.into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Two;

    impl NameSource for Two {
        fn name(&self, person: &PersonId) -> Option<String> {
            Some(if person.as_str() == "anna" { "Anna" } else { "נועה 7" }.to_owned())
        }
    }

    #[test]
    fn a_name_from_the_right_turns_nothing_around_it() {
        let person = |id: &str| Sitter::Person(id.parse().expect("an id"));
        let sitters = [person("anna"), person("noa"), person("ruth")];
        let named = names(&sitters, &Two, Language::English);
        assert_eq!(named, ["Anna", "\u{2068}נועה 7 1\u{2069}", "\u{2068}נועה 7 2\u{2069}"]);
    }
}
