//! What a batch comes to, given what the server holds. Pure, so that one statement can write it all.

use std::collections::HashMap;

use table::GameId;

use super::played::Traces;
use host::{Append, Appended, Seq};

/// The tables of a batch as the server holds them, locked.
#[derive(Debug, Default)]
pub(super) struct Games<'b> {
    by_name: HashMap<&'b str, Game>,
}

/// A table as it will be.
#[derive(Debug, Default)]
struct Game {
    /// What the server calls it; `None` until it is founded.
    number: Option<i64>,
    length: u32,
    over: bool,
    grown: bool,
    /// Where the askers of this batch stand in its log.
    askers: HashMap<String, Seq>,
}

/// What is to be written, and what is said of each append.
#[derive(Debug, Default)]
pub(super) struct Plan<'b> {
    pub(super) verdicts: Vec<Appended>,
    /// New tables, in the order they are founded.
    pub(super) founded: Vec<&'b str>,
    /// The entries that are stored.
    pub(super) rows: Vec<Row<'b>>,
    /// What they mean for those who ask by person or by time.
    pub(super) traces: Traces<'b>,
}

/// An entry that is stored.
#[derive(Debug)]
pub(super) struct Row<'b> {
    pub(super) table: &'b GameId,
    pub(super) seq: Seq,
    pub(super) asker: Option<String>,
    pub(super) text: String,
}

/// How a table is after the batch.
#[derive(Clone, Copy, Debug)]
pub(super) struct After {
    pub(super) length: u32,
    pub(super) over: bool,
}

impl<'b> Games<'b> {
    /// The server has this table.
    pub(super) fn know(&mut self, name: &'b str, number: i64, length: u32, over: bool) {
        let game = Game { number: Some(number), length, over, ..Game::default() };
        self.by_name.insert(name, game);
    }

    /// Whoever asked for this is in the log already.
    pub(super) fn know_asker(&mut self, append: &'b Append, seq: Seq) {
        let game = self.by_name.get_mut(append.table.as_str());
        if let (Some(game), Some(asker)) = (game, &append.asker) {
            game.askers.insert(asker.to_string(), seq);
        }
    }

    /// What the server calls a table.
    pub(super) fn number(&self, name: &str) -> Option<i64> {
        self.by_name.get(name).and_then(|game| game.number)
    }

    /// A new table was written, and the server calls it so.
    pub(super) fn founded(&mut self, name: &str, number: i64) {
        if let Some(game) = self.by_name.get_mut(name) {
            game.number = Some(number);
        }
    }

    /// Decides on each append in turn, as if those before it were written.
    pub(super) fn plan(&mut self, batch: &'b [Append]) -> Plan<'b> {
        let mut plan = Plan::default();
        for append in batch {
            let verdict = self.decide(append, &mut plan);
            plan.verdicts.push(verdict);
        }
        plan
    }

    fn decide(&mut self, append: &'b Append, plan: &mut Plan<'b>) -> Appended {
        let name = append.table.as_str();
        let asker = append.asker.as_ref().map(ToString::to_string);
        let game = self.by_name.get(name);
        let known = game.zip(asker.as_ref()).and_then(|(game, asker)| game.askers.get(asker));
        if let Some(seq) = known {
            return Appended::Repeated { seq: *seq };
        }
        let next = Seq(game.map_or(0, |game| game.length));
        if append.seq != next {
            return Appended::Clash { next };
        }
        let game = self.by_name.entry(name).or_insert_with(|| {
            plan.founded.push(name);
            Game::default()
        });
        game.length += 1;
        game.over |= append.ends();
        game.grown = true;
        if let Some(asker) = &asker {
            game.askers.insert(asker.clone(), append.seq);
        }
        let text = append.entry.to_string();
        plan.traces.add(append);
        plan.rows.push(Row { table: &append.table, seq: append.seq, asker, text });
        Appended::Stored
    }

    /// How the tables will be that the server has and that have new entries.
    pub(super) fn grown(&self) -> impl Iterator<Item = (i64, After)> {
        let games = self.by_name.values().filter(|game| game.grown);
        games.filter_map(|game| Some((game.number?, game.after())))
    }

    /// How a table will be that is yet to be founded.
    pub(super) fn after(&self, name: &str) -> Option<After> {
        self.by_name.get(name).map(Game::after)
    }
}

impl Game {
    const fn after(&self) -> After {
        After { length: self.length, over: self.over }
    }
}
