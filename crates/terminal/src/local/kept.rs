//! Games that were played at this keyboard and can go on.

use store::{Failure, Seq, Store};
use table::{GameId, PersonId, PersonKind, Sitter, Table, Terms, Viewer};

use crate::new_game::Sitting;

/// A game that is kept and not over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGame {
    /// Its name.
    pub id: GameId,
    /// Which game.
    pub terms: Terms,
    /// Who plays, by seat: names of people, levels of bots.
    pub players: Vec<Sitting>,
    /// How many steps there were.
    pub steps: u32,
    /// When something happened last, in milliseconds since 1970.
    pub at: u64,
}

/// The games that were played at this keyboard and are not over, the last one first.
pub fn kept(store: &Store) -> Result<Vec<KeptGame>, Failure> {
    let mut found = Vec::new();
    for id in store.unfinished()? {
        let log = store.read(&id, Seq(0))?;
        // A log that cannot be is for `fourfold games` to tell of.
        let Ok(table) = Table::fold(&log) else { continue };
        let Some(view) = table.view(Viewer::Spectator) else { continue };
        let people: Vec<PersonId> = view.places.iter().filter_map(|p| person(&p.sitter)).collect();
        if people.is_empty() || !people.iter().all(|person| person.kind() == PersonKind::Terminal) {
            continue;
        }
        let names = store.names(&people)?;
        let player = |place: &table::Place| match &place.sitter {
            Sitter::Person(person) => Sitting::Here(names.get(person).cloned()),
            Sitter::Bot(level) => Sitting::Bot(*level),
            Sitter::Open => Sitting::Elsewhere,
        };
        found.push(KeptGame {
            id,
            terms: view.terms,
            players: view.places.iter().map(player).collect(),
            steps: view.step.0,
            at: log.last().map_or(0, |entry| entry.at.0),
        });
    }
    found.sort_by(|a, b| (b.at, &b.id).cmp(&(a.at, &a.id)));
    Ok(found)
}

/// Whose seat it is, if it is somebody's.
pub(super) fn person(sitter: &Sitter) -> Option<PersonId> {
    match sitter {
        Sitter::Person(person) => Some(person.clone()),
        Sitter::Open | Sitter::Bot(_) => None,
    }
}
