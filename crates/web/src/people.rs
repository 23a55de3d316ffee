//! The people at our tables, as far as this server remembers them: a cache of what is stored.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use table::{PersonId, PersonKind};
use words::Language;

/// What was read of somebody is believed for so long: another server may have heard of a new name.
const FRESH: Duration = Duration::from_mins(1);

/// So many are remembered.
const MOST: usize = 50_000;

/// What people are called. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub(crate) struct People(Arc<Mutex<HashMap<PersonId, Known>>>);

#[derive(Clone, Debug)]
struct Known {
    name: Option<String>,
    since: Instant,
}

impl People {
    fn known(&self) -> MutexGuard<'_, HashMap<PersonId, Known>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers what somebody is called, or that it is not known.
    pub(crate) fn remember(&self, person: PersonId, name: Option<String>) {
        let mut known = self.known();
        if known.len() >= MOST {
            known.retain(|_, known| known.since.elapsed() < FRESH);
        }
        known.insert(person, Known { name, since: Instant::now() });
    }

    /// Forgets somebody, so that the store is asked again.
    pub(crate) fn forget(&self, person: &PersonId) {
        self.known().remove(person);
    }

    /// Those of whom nothing is known, or not for long.
    pub(crate) fn strangers(&self, people: &[PersonId]) -> Vec<PersonId> {
        let known = self.known();
        let is_known = |person: &PersonId| {
            known.get(person).is_some_and(|known| known.since.elapsed() < FRESH)
        };
        // Of those beside the owner of a device there is nothing to know.
        people.iter().map(PersonId::owner).filter(|person| !is_known(person)).collect()
    }

    /// What somebody is called, who sits on this seat.
    pub(crate) fn name(&self, person: &PersonId, language: Language, seat: u8) -> String {
        match person.kind() {
            // Those beside the owner of a device have numbers.
            PersonKind::Beside { chair, .. } => unnamed(language, chair.number()),
            PersonKind::Person | PersonKind::Terminal => {
                let name = self.known().get(person).and_then(|known| known.name.clone());
                name.unwrap_or_else(|| unnamed(language, seat))
            }
        }
    }
}

/// What somebody is called whose name is not known.
pub(crate) fn unnamed(language: Language, number: u8) -> String {
    words::say(language, "person-unnamed", &[("number", number.into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A terminal and a server may share a store: whoever played at the keyboard has the name given
    /// there, and is nobody's device.
    #[test]
    fn who_plays_at_a_terminal_is_called_by_name() {
        let people = People::default();
        let person = |text: &str| text.parse::<PersonId>().unwrap();
        let seated = [person("here-k3x9"), person("k3x9"), person("k3x9-2")];
        assert_eq!(people.strangers(&seated)[..2], seated[..2]);
        assert_eq!(people.strangers(&seated)[2], person("k3x9"));
        for (person, name) in [(&seated[0], "Anna"), (&seated[1], "Ben")] {
            people.remember(person.clone(), Some(name.to_owned()));
        }
        assert_eq!(people.strangers(&seated), []);
        let names = [1, 2, 3]
            .map(|seat| people.name(&seated[usize::from(seat) - 1], Language::English, seat));
        assert_eq!(names, ["Anna".to_owned(), "Ben".to_owned(), unnamed(Language::English, 2)]);
    }
}
