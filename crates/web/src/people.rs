//! The people at our tables, as far as this server remembers them: a cache of what is stored.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use table::PersonId;
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
            known
                .get(owner(person).as_ref().unwrap_or(person))
                .is_some_and(|known| known.since.elapsed() < FRESH)
        };
        let strangers = people.iter().filter(|person| !is_known(person));
        strangers.map(|person| owner(person).unwrap_or_else(|| person.clone())).collect()
    }

    /// What somebody is called, who sits on this seat.
    pub(crate) fn name(&self, person: &PersonId, language: Language, seat: u8) -> String {
        let own = owner(person);
        if let Some(chair) = own.as_ref().and(person.as_str().rsplit('-').next()) {
            // Those beside the owner of a device have numbers.
            let number = chair.parse().unwrap_or(seat);
            return unnamed(language, number);
        }
        let name = self.known().get(person).and_then(|known| known.name.clone());
        name.unwrap_or_else(|| unnamed(language, seat))
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
