//! The people at our tables, as far as this server remembers them: a cache of what is stored.

use std::sync::Arc;
use std::time::{Duration, Instant};

use table::{PersonId, Sitter};
use words::Language;

use crate::recent::Recent;

/// What was read of somebody is believed for so long: another server may have heard of a new name.
const FRESH: Duration = Duration::from_mins(1);

/// So many are remembered.
const MOST: usize = 50_000;

/// What people are called, or that they have no name. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct People(Arc<Recent<PersonId, Option<String>>>);

impl Default for People {
    fn default() -> Self {
        Self(Arc::new(Recent::new(MOST, FRESH)))
    }
}

impl People {
    /// Remembers what somebody is called, or that it is not known.
    pub(crate) fn remember(&self, person: PersonId, name: Option<String>) {
        self.0.remember(person, name, Instant::now());
    }

    /// Forgets somebody, so that the store is asked again.
    pub(crate) fn forget(&self, person: &PersonId) {
        self.0.forget(person);
    }

    /// Those of whom nothing is known, or not for long.
    pub(crate) fn strangers(&self, people: &[PersonId]) -> Vec<PersonId> {
        let named = people.iter().map(|person| owner(person).unwrap_or_else(|| person.clone()));
        named.filter(|person| self.0.recall(person).is_none()).collect()
    }

    /// What somebody is called, who sits on this seat.
    pub(crate) fn name(&self, person: &PersonId, language: Language, seat: u8) -> String {
        let own = owner(person);
        if let Some(chair) = own.as_ref().and(person.as_str().rsplit('-').next()) {
            // Those beside the owner of a device have numbers.
            let number = chair.parse().unwrap_or(seat);
            return unnamed(language, number);
        }
        let name = self.0.recall_old(person).and_then(|known| known.what);
        name.unwrap_or_else(|| unnamed(language, seat))
    }

    /// What those who sit at a table are called in a language, by seat: no two the same.
    pub(crate) fn names(&self, sitters: &[Sitter], language: Language) -> Vec<String> {
        let named = (1u8..).zip(sitters).map(|(number, sitter)| match sitter {
            Sitter::Bot(level) => words::level(language, *level).name,
            Sitter::Person(person) => self.name(person, language, number),
            Sitter::Open => unnamed(language, number),
        });
        words::distinct(named.collect())
    }
}

/// Whose device somebody plays at, if it is another's.
fn owner(person: &PersonId) -> Option<PersonId> {
    person.as_str().split_once('-').and_then(|(owner, _)| owner.parse().ok())
}

/// What somebody is called whose name is not known.
pub(crate) fn unnamed(language: Language, number: u8) -> String {
    words::say(language, "person-unnamed", &[("number", number.into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn however_many_come_so_many_are_remembered() {
        let people = People::default();
        for number in 0..200_000 {
            people.remember(format!("person{number}").parse().unwrap(), None);
        }
        assert_eq!(people.0.len(), MOST);
    }
}
