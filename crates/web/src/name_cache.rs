//! The people at our tables, as far as this server remembers them: a cache of what is stored.

use std::sync::Arc;
use std::time::{Duration, Instant};

use table::{PersonId, Sitter, Table};
use words::Language;

use crate::recent::Recent;

/// What was read of somebody is believed for so long: another server may have heard of a new name.
const FRESH: Duration = Duration::from_mins(1);

/// So many are remembered.
const MOST: usize = 50_000;

/// What people are called, or that they have no name. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct NameCache(Arc<Recent<PersonId, Option<String>>>);

impl Default for NameCache {
    fn default() -> Self {
        Self(Arc::new(Recent::new(MOST, FRESH)))
    }
}

impl NameCache {
    /// Remembers what somebody is called, or that it is not known.
    pub(crate) fn remember(&self, person: PersonId, name: Option<String>) {
        self.0.remember(person, name, Instant::now());
    }

    /// Forgets somebody, so that the store is asked again.
    pub(crate) fn forget(&self, person: &PersonId) {
        self.0.forget(person);
    }

    /// Forgets those of whom nobody has spoken for a while.
    pub(crate) fn tidy(&self, now: Instant) {
        self.0.tidy(now);
    }

    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// These are spoken of at a table: they are not forgotten.
    pub(crate) fn keep(&self, people: &[PersonId]) {
        let owners: Vec<PersonId> = people.iter().map(PersonId::owner).collect();
        self.0.keep(owners.iter());
    }

    /// Those of whom nothing is known, or not for long.
    pub(crate) fn unknown_ids(&self, people: &[PersonId]) -> Vec<PersonId> {
        // Of those beside the owner of a device there is nothing to know.
        let named = people.iter().map(PersonId::owner);
        named.filter(|person| self.0.recall(person).is_none()).collect()
    }

    /// What those at a table are called in a language, by seat: no two the same.
    pub(crate) fn at(&self, table: &Table, language: Language) -> Vec<String> {
        audience::names(table.places().iter().map(|place| &place.sitter), self, language)
    }

    /// The same of those who sit somewhere.
    pub(crate) fn names(&self, sitters: &[Sitter], language: Language) -> Vec<String> {
        audience::names(sitters, self, language)
    }
}

impl audience::NameSource for NameCache {
    fn name(&self, person: &PersonId) -> Option<String> {
        self.0.recall_old(person).and_then(|known| known.what)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn however_many_come_so_many_are_remembered() {
        let people = NameCache::default();
        for number in 0..200_000 {
            people.remember(format!("person{number}").parse().unwrap(), None);
        }
        assert_eq!(people.0.len(), MOST);
    }

    /// A terminal and a server may share a store: whoever played at the keyboard has the name given
    /// there, and is nobody's device.
    #[test]
    fn who_plays_at_a_terminal_is_called_by_name() {
        let people = NameCache::default();
        let person = |text: &str| text.parse::<PersonId>().unwrap();
        let seated = [person("here-k3x9"), person("k3x9"), person("k3x9-2")];
        assert_eq!(people.unknown_ids(&seated)[..2], seated[..2]);
        assert_eq!(people.unknown_ids(&seated)[2], person("k3x9"));
        for (person, name) in [(&seated[0], "Anna"), (&seated[1], "Ben")] {
            people.remember(person.clone(), Some(name.to_owned()));
        }
        assert_eq!(people.unknown_ids(&seated), []);
        let sitters: Vec<Sitter> = seated.into_iter().map(Sitter::Person).collect();
        let names = people.names(&sitters, Language::English);
        assert_eq!(names, ["Anna", "Ben", &audience::unnamed(Language::English, 2)]);
    }
}
