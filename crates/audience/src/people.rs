//! What people are called.

use table::{PersonId, PersonKind, Sitter, Table};
use words::Language;

/// Knows the names of people. Cheap to share.
pub trait People {
    /// What somebody calls themselves, if that is known.
    fn name(&self, person: &PersonId) -> Option<String>;
}

/// What those who sit at a table are called in a language, by seat: no two the same.
pub fn names<'s>(
    sitters: impl IntoIterator<Item = &'s Sitter>,
    people: &dyn People,
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
    words::distinct(named.collect())
}

/// The same for a table.
pub(crate) fn at(table: &Table, people: &dyn People, language: Language) -> Vec<String> {
    names(table.places().iter().map(|place| &place.sitter), people, language)
}

/// What somebody is called whose name is not known.
pub fn unnamed(language: Language, number: u8) -> String {
    words::say(language, "person-unnamed", &[("number", number.into())])
}
