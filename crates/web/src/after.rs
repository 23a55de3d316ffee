//! Games that are over, positions, rules and lessons: what is behind their addresses.
//!
//! Functions of a log or a text, without a request and without a store. A game that is under way has nothing here for anybody,
//! whoever asks. What the solver must find out is asked of a [`SolverService`], which keeps what it
//! has found and in which networks take turns.

mod answer_cache;
mod solver_service;

use std::net::IpAddr;

use pages::Visitor;
use pages::after::{
    Analysed, Findings, Learned, RatedGame, Rating, Replayed, SolverAnswer, analysis, learn,
    moments, preview, replay, rules,
};
use quarto::Edition;
use table::{Entry, GameId, Record, Source, View, Viewer};
use words::rules::RulesGame;

pub use solver_service::{SolverService, Thought};

/// Why there is no such page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPage {
    /// There is no such game, or it is under way, or it was never played.
    NotFound,
    /// The log does not hold; which entry.
    Broken(usize),
    /// The picture could not be made; why.
    NoPicture(String),
}

/// The record of a game that is over: the same for everybody.
fn finished(log: &[Entry]) -> Result<Record, NoPage> {
    let record = Record::of(log, Viewer::Spectator).map_err(|(entry, _)| NoPage::Broken(entry))?;
    if record.outcome.is_none() || record.first.is_none() {
        return Err(NoPage::NotFound);
    }
    Ok(record)
}

/// `/t/ID/record.txt`.
pub fn record_text(log: &[Entry]) -> Result<String, NoPage> {
    Ok(finished(log)?.to_string())
}

/// `/t/ID/record.jsonl`.
pub fn record_lines(log: &[Entry]) -> Result<String, NoPage> {
    Ok(finished(log)?.to_json_lines())
}

/// What the address of a replay names beside the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReplayQuery<'a> {
    /// What the players are called, by seat.
    pub names: &'a [String],
    /// `step=`, as it stands in the address.
    pub step: Option<&'a str>,
    /// The next game, if all agreed to one.
    pub rematch: Option<&'a GameId>,
}

/// A game that is over, read for its replay. Reading it and drawing its page take a while; what the
/// solver says is waited for in between.
#[derive(Debug)]
pub struct FinishedGame {
    id: GameId,
    source: Source,
}

impl FinishedGame {
    /// Reads it.
    pub fn read(log: &[Entry]) -> Result<Self, NoPage> {
        let record = finished(log)?;
        // What was just written can be read.
        let source = Source::read(&record.to_string()).map_err(|_| NoPage::Broken(0))?;
        Ok(Self { id: record.id, source })
    }

    /// What the solver says of it; nothing if it has nothing to say about such a game.
    pub async fn rate(
        &self,
        network: IpAddr,
        solver_service: &SolverService,
    ) -> Option<Thought<RatedGame>> {
        Some(solver_service.rate(network, self.id.clone(), moments(&self.source)?).await)
    }

    /// `/t/ID/replay?step=N`.
    pub fn page(
        &self,
        visitor: &Visitor,
        rated: Option<&Thought<RatedGame>>,
        wanted: ReplayQuery<'_>,
    ) -> String {
        let rating = match rated {
            None => Rating::None,
            Some(Thought::Busy) => Rating::Thinking,
            Some(Thought::Known(rated)) => Rating::Known(rated),
        };
        let step = wanted.step.and_then(|step| step.parse().ok());
        let ReplayQuery { names, rematch, .. } = wanted;
        replay(visitor, &Replayed { source: &self.source, names, step, rating, rematch })
    }
}

/// A position to be analysed, as an address says it. A name of a game is no position: nobody gets help here
/// for a game by its address.
#[derive(Clone, Debug)]
pub struct AnalysisQuery {
    text: String,
    edition: Edition,
}

impl AnalysisQuery {
    /// `position=…&edition=…`
    pub fn new(text: String, edition: Option<&str>) -> Self {
        let edition = if edition == Some("access") { Edition::Access } else { Edition::Quarto };
        Self { text, edition }
    }

    /// What the solver says; nothing if that is no position.
    pub async fn find(
        &self,
        network: IpAddr,
        solver_service: &SolverService,
    ) -> Option<Thought<Findings>> {
        let position =
            Analysed::read(&self.text, self.edition, SolverAnswer::Thinking).position.ok()?;
        Some(solver_service.find(network, position).await)
    }

    /// `/analysis?position=…&edition=…`.
    pub fn page(&self, visitor: &Visitor, found: Option<&Thought<Findings>>) -> String {
        let answer = match found {
            Some(Thought::Known(findings)) => SolverAnswer::Found(findings),
            Some(Thought::Busy) | None => SolverAnswer::Thinking,
        };
        analysis(visitor, &Analysed::read(&self.text, self.edition, answer))
    }
}

/// `/rules/GAME`.
pub fn rules_page(visitor: &Visitor, game: &str) -> Result<String, NoPage> {
    Ok(rules(visitor, named(game)?))
}

/// `/learn/GAME?…`.
pub fn learn_page<'p>(
    visitor: &Visitor,
    game: &str,
    pairs: impl IntoIterator<Item = (&'p str, &'p str)>,
) -> Result<String, NoPage> {
    Ok(learn(visitor, &Learned::read(named(game)?, pairs)))
}

fn named(game: &str) -> Result<RulesGame, NoPage> {
    game.parse().map_err(|_| NoPage::NotFound)
}

/// `/t/ID/picture.png`: the table as a spectator sees it now.
pub fn preview_png(view: &View) -> Result<Vec<u8>, NoPage> {
    let svg = preview(view).ok_or(NoPage::NotFound)?;
    pictures::png(&svg).map_err(|why| NoPage::NoPicture(why.to_string()))
}

#[cfg(test)]
mod tests;
