//! The games that somebody has not played to their end: the way back to them.

use host::{Player, Seq};
use store::{Failure, Store};
use table::{GameId, PersonId, Seat, Sitter, Table, Terms};

use crate::app::App;

/// So many are shown, the last ones first.
const MOST: usize = 3;
/// Among so many games that somebody sat down for.
const LOOKED_AT: usize = 20;

/// A table at which somebody sits, and whose game is not over.
#[derive(Clone, Debug)]
pub(crate) struct Running {
    pub(crate) table: GameId,
    pub(crate) terms: Terms,
    /// Who sits there, first chair to last.
    pub(crate) sitters: Vec<Sitter>,
}

fn running(store: &Store, person: PersonId) -> Result<Vec<Running>, Failure> {
    let mut found = Vec::new();
    for taken in store.seats_of(&Player::Person(person), None, LOOKED_AT)? {
        if taken.over.is_some() || found.len() == MOST {
            continue;
        }
        let log = store.read(&taken.game, Seq(0))?;
        let Some(Ok(table)) = log.first().map(Table::open) else { continue };
        let terms = table.terms();
        let mut sitters = vec![Sitter::Open; usize::from(terms.rules.seats())];
        for seat in store.seats_at(&taken.game)? {
            if let Some(sitter) = sitters.get_mut(Seat::index(seat.chair)) {
                *sitter = match seat.player {
                    Player::Person(person) => Sitter::Person(person),
                    Player::Bot(level) => Sitter::Bot(level),
                };
            }
        }
        found.push(Running { table: taken.game, terms, sitters });
    }
    Ok(found)
}

impl App {
    /// Where this person has not played to the end; those who sit there are known by name.
    pub(crate) async fn running(&self, person: Option<PersonId>) -> Result<Vec<Running>, Failure> {
        let Some(person) = person else { return Ok(Vec::new()) };
        let tables = self.with_store(move |store| running(store, person)).await?;
        let sitters = tables.iter().flat_map(|table| &table.sitters);
        let people = sitters.filter_map(|sitter| match sitter {
            Sitter::Person(person) => Some(person.clone()),
            Sitter::Bot(_) | Sitter::Open => None,
        });
        self.load_names(people.collect()).await;
        Ok(tables)
    }
}
