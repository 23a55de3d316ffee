//! A directory in memory: maps, and one plain sentence for each change.

use std::collections::BTreeMap;

use table::{GameId, PersonId};

use super::MemoryLog;
use crate::directory::{Change, Directory, DirectoryEntry, ListingRow, MOST_LISTED};
use crate::failure::Failure;
use crate::person::{KeptName, Opened, Person, Session, TokenHash};

/// All that a directory keeps.
#[derive(Debug, Default)]
pub(super) struct Rooms {
    people: BTreeMap<PersonId, Guest>,
    sessions: BTreeMap<TokenHash, Visit>,
    listed: BTreeMap<GameId, ListingRow>,
    follows: BTreeMap<GameId, GameId>,
}

#[derive(Debug)]
struct Guest {
    name: Option<KeptName>,
    seen: u64,
}

#[derive(Debug)]
struct Visit {
    person: PersonId,
    since: u64,
    seen: u64,
}

impl Rooms {
    fn change(&mut self, change: &Change) -> u64 {
        let before = self.sessions.len();
        self.apply(change.clone());
        before.saturating_sub(self.sessions.len()) as u64
    }

    fn apply(&mut self, change: Change) {
        match change {
            Change::Admit { token, person, now } => {
                if !self.sessions.contains_key(&token) {
                    let guest = self.people.entry(person.clone());
                    let guest = guest.or_insert(Guest { name: None, seen: now });
                    guest.seen = guest.seen.max(now);
                    self.sessions.insert(token, Visit { person, since: now, seen: now });
                }
            }
            Change::Saw { token, now } => {
                if let Some(visit) = self.sessions.get_mut(&token) {
                    visit.seen = visit.seen.max(now);
                    if let Some(guest) = self.people.get_mut(&visit.person) {
                        guest.seen = guest.seen.max(now);
                    }
                }
            }
            Change::Rename { person, name, now } => {
                if let Some(guest) = self.people.get_mut(&person) {
                    guest.name = Some(name);
                    guest.seen = guest.seen.max(now);
                }
            }
            Change::Close { token } => {
                self.sessions.remove(&token);
            }
            Change::Forget { person } => {
                self.people.remove(&person);
                self.sessions.retain(|_, visit| visit.person != person);
            }
            Change::Expire { before } => {
                self.sessions.retain(|_, visit| visit.seen >= before);
                let here: Vec<&PersonId> = self.sessions.values().map(|v| &v.person).collect();
                self.people.retain(|id, guest| guest.seen >= before || here.contains(&id));
                self.listed.retain(|_, listed| listed.seen >= before);
            }
            Change::List { table, shown, now } => {
                let new = ListingRow {
                    table: table.clone(),
                    shown: shown.clone(),
                    since: now,
                    seen: now,
                };
                let listed = self.listed.entry(table).or_insert(new);
                listed.shown = shown;
                listed.seen = listed.seen.max(now);
            }
            // Tables are not kept here.
            Change::Visit { .. } | Change::ForgetUnstarted { .. } => {}
            Change::Unlist { table } => {
                self.listed.remove(&table);
            }
            Change::Follow { table, next }
            | Change::Bring(DirectoryEntry::Follows { table, next }) => {
                self.follows.entry(table).or_insert(next);
            }
            Change::Bring(DirectoryEntry::Person(Person { id, name, seen, sessions })) => {
                if !self.people.contains_key(&id) {
                    self.people.insert(id.clone(), Guest { name, seen });
                    for Opened { token, since, seen } in sessions {
                        let visit = Visit { person: id.clone(), since, seen };
                        self.sessions.entry(token).or_insert(visit);
                    }
                }
            }
            Change::Bring(DirectoryEntry::Listed(listed)) => {
                self.listed.entry(listed.table.clone()).or_insert(listed);
            }
        }
    }

    fn everything(&self) -> Vec<DirectoryEntry> {
        let people = self.people.iter().map(|(id, guest)| {
            let theirs = self.sessions.iter().filter(|(_, visit)| visit.person == *id);
            let sessions = theirs
                .map(|(token, visit)| Opened {
                    token: *token,
                    since: visit.since,
                    seen: visit.seen,
                })
                .collect();
            let (id, name) = (id.clone(), guest.name.clone());
            DirectoryEntry::Person(Person { id, name, seen: guest.seen, sessions })
        });
        let listed = self.listed.values().cloned().map(DirectoryEntry::Listed);
        let follows = self.follows.iter();
        let follows = follows.map(|(table, next)| DirectoryEntry::Follows {
            table: table.clone(),
            next: next.clone(),
        });
        people.chain(listed).chain(follows).collect()
    }
}

impl Directory for MemoryLog {
    fn change(&mut self, changes: &[Change]) -> Result<Vec<u64>, Failure> {
        let (mut tables, mut rooms) = (self.0.tables(), self.0.rooms());
        let make = |change: &Change| match change {
            Change::Visit { table, now } => {
                tables.register.visit(table, *now);
                0
            }
            Change::ForgetUnstarted { now } => {
                let gone = tables.forget_unstarted(*now);
                rooms.listed.retain(|table, _| !gone.contains(table));
                rooms.follows.retain(|_, next| !gone.contains(next));
                gone.len() as u64
            }
            change => rooms.change(change),
        };
        Ok(changes.iter().map(make).collect())
    }

    fn session(&mut self, token: &TokenHash) -> Result<Option<Session>, Failure> {
        let rooms = self.0.rooms();
        Ok(rooms.sessions.get(token).map(|visit| Session {
            person: visit.person.clone(),
            name: rooms.people.get(&visit.person).and_then(|g| g.name.clone()).map(String::from),
            since: visit.since,
            seen: visit.seen,
        }))
    }

    fn names(&mut self, people: &[PersonId]) -> Result<BTreeMap<PersonId, String>, Failure> {
        let rooms = self.0.rooms();
        let named = people.iter().filter_map(|id| Some((id, rooms.people.get(id)?.name.clone()?)));
        Ok(named.map(|(id, name)| (id.clone(), name.into())).collect())
    }

    fn listed(&mut self, since: u64) -> Result<Vec<ListingRow>, Failure> {
        let rooms = self.0.rooms();
        let mut listed: Vec<ListingRow> =
            rooms.listed.values().filter(|listed| listed.seen >= since).cloned().collect();
        // Stable: those listed at once stay in the order of their names.
        listed.sort_by_key(|listed| std::cmp::Reverse(listed.since));
        listed.truncate(MOST_LISTED);
        Ok(listed)
    }

    fn count_open(&mut self, since: u64) -> Result<u64, Failure> {
        let rooms = self.0.rooms();
        let open = |listed: &&ListingRow| listed.seen >= since && !listed.shown.playing;
        Ok(rooms.listed.values().filter(open).count() as u64)
    }

    fn is_listed(&mut self, table: &GameId) -> Result<bool, Failure> {
        Ok(self.0.rooms().listed.contains_key(table))
    }

    fn next_of(&mut self, table: &GameId) -> Result<Option<GameId>, Failure> {
        Ok(self.0.rooms().follows.get(table).cloned())
    }

    fn previous_of(&mut self, table: &GameId) -> Result<Option<GameId>, Failure> {
        let rooms = self.0.rooms();
        let mut previous = rooms.follows.iter().filter(|(_, next)| *next == table);
        Ok(previous.next().map(|(previous, _)| previous.clone()))
    }

    fn export(
        &mut self,
        see: &mut dyn FnMut(DirectoryEntry) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let all = self.0.rooms().everything();
        all.into_iter().try_for_each(see)
    }
}
