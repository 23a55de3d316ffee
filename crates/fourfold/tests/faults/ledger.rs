//! What was acknowledged, against what is stored.

use std::collections::HashMap;
use std::path::Path;

use store::{KeptLog, Store};
use table::{Event, Forfeit, GameId, Reason, Table};

/// Something that was asked for and is said to have happened.
#[derive(Clone, Debug)]
pub(crate) struct Acknowledged {
    pub(crate) table: GameId,
    /// The name by which it was asked for; no two things have the same.
    pub(crate) nonce: String,
    /// A move, or else an offer.
    pub(crate) is_move: bool,
}

/// What a comparison found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Verdict {
    /// Moves that were acknowledged.
    pub(crate) moves: usize,
    /// Acknowledged, moves and offers, and not stored.
    pub(crate) lost: usize,
    /// Stored more than once.
    pub(crate) doubled: usize,
    /// Moves that are stored and that nobody has heard of.
    pub(crate) unheard: usize,
    /// Games that ended because somebody's time was up.
    pub(crate) on_time: usize,
}

/// Compares with the file of a store that no server has open.
pub(crate) fn compare_file(acknowledged: &[Acknowledged], file: &Path) -> Verdict {
    compare(acknowledged, &Store::open(&file.display().to_string().parse().unwrap()).unwrap())
}

/// Compares with a store.
pub(crate) fn compare(acknowledged: &[Acknowledged], store: &Store) -> Verdict {
    let mut verdict = Verdict::default();
    let (mut stored, mut steps) = (HashMap::<(GameId, String), usize>::new(), 0);
    let mut see = |KeptLog { table, log, .. }: KeptLog| {
        let folded = Table::fold(log.iter().map(|(_, entry)| entry)).unwrap();
        let is_time = |reason| reason == Reason::Forfeit(Forfeit::Time);
        verdict.on_time +=
            usize::from(folded.outcome().is_some_and(|outcome| is_time(outcome.reason)));
        for (asker, entry) in log {
            steps += entry.events.iter().filter(|event| matches!(event, Event::Step(_))).count();
            if let Some(asker) = asker {
                *stored.entry((table.clone(), asker.nonce.to_string())).or_default() += 1;
            }
        }
        Ok(())
    };
    store.each(&mut see).unwrap();
    verdict.moves = acknowledged.iter().filter(|one| one.is_move).count();
    let is_lost = |one: &&Acknowledged| {
        let lost = !stored.contains_key(&(one.table.clone(), one.nonce.clone()));
        if lost {
            println!("lost: {one:?}");
        }
        lost
    };
    verdict.lost = acknowledged.iter().filter(is_lost).count();
    verdict.doubled = stored.values().filter(|count| **count > 1).count();
    verdict.unheard = steps.saturating_sub(verdict.moves);
    verdict
}

impl Verdict {
    /// Nothing is lost, doubled or unheard of, and nobody lost by it. Something was played.
    pub(crate) fn must_be_good(&self) {
        assert_eq!(*self, Self { moves: self.moves, ..Self::default() });
        assert!(self.moves > 20, "{self:?}");
    }
}
