//! One row of the figures.

use quarto::Rules;
use serde_json::{Value, json};

use crate::commands::bench::baseline::median;

/// What is asked about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    /// What it is worth, and how far away that is.
    Value,
    /// What every move is worth.
    Moves,
}

/// Who answers, and what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    Portable,
    Fastest,
    TwoThreads,
    Book,
    /// The fastest engine, without distances.
    Verdicts,
    /// The distances, after that.
    Distances,
    /// Everything from scratch, with the replies that keep the value.
    Replies,
}

impl Sort {
    const fn name(self) -> &'static str {
        match self {
            Self::Portable => "portable",
            Self::Fastest => "fastest",
            Self::TwoThreads => "fastest, 2 threads",
            Self::Book => "with the book",
            Self::Verdicts => "win, draw or loss",
            Self::Distances => "then distances",
            Self::Replies => "all, with replies",
        }
    }
}

#[derive(Debug)]
pub(super) struct Row {
    rules: Rules,
    placed: u32,
    subject: Subject,
    pub(super) sort: Sort,
    /// For each position, how long it took.
    pub(super) seconds: Vec<f64>,
    pub(super) nodes_of_each: Vec<u64>,
    /// How long a round of the baseline took, position by position.
    pub(super) rounds: Vec<f64>,
    /// All together, as against the first row of the kind.
    ratio: Option<f64>,
}

impl Row {
    /// The names of the columns of [`Row::as_text`].
    pub(super) const HEAD: &str = "\
rules  placed  what       by                       nodes |  median ms   worst ms     rounds  ratio";

    pub(super) const fn new(rules: Rules, placed: u32, subject: Subject, sort: Sort) -> Self {
        Self {
            rules,
            placed,
            subject,
            sort,
            seconds: Vec::new(),
            nodes_of_each: Vec::new(),
            rounds: Vec::new(),
            ratio: None,
        }
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes_of_each.iter().sum()
    }

    /// Compares all rows with the first.
    pub(super) fn compare(rows: &mut [Self]) {
        let first = rows.first().map_or(0.0, Self::total);
        for row in rows {
            row.ratio = Some(row.total() / first);
        }
    }

    fn total(&self) -> f64 {
        self.seconds.iter().sum()
    }

    fn median(&self) -> f64 {
        median(&mut self.seconds.clone())
    }

    fn worst(&self) -> f64 {
        self.seconds.iter().copied().fold(0.0, f64::max)
    }

    fn rounds(&self) -> f64 {
        self.median() / median(&mut self.rounds.clone())
    }

    const fn what(&self) -> &'static str {
        match self.subject {
            Subject::Value => "value",
            Subject::Moves => "all moves",
        }
    }

    pub(super) fn as_text(&self) -> String {
        let nodes = match self.sort {
            Sort::TwoThreads => "-".to_owned(),
            _ => self.nodes().to_string(),
        };
        let ratio = self.ratio.map_or_else(|| "-".to_owned(), |ratio| format!("{ratio:.3}"));
        format!(
            "{:<6} {:>6}  {:<10} {:<19} {nodes:>10} | {:>10.3} {:>10.3} {:>10.1} {ratio:>6}",
            self.rules.to_string(),
            self.placed,
            self.what(),
            self.sort.name(),
            1000.0 * self.median(),
            1000.0 * self.worst(),
            self.rounds(),
        )
    }

    pub(super) fn as_json(&self) -> Value {
        json!({
            "rules": self.rules.to_string(),
            "placed": self.placed,
            "what": self.what(),
            "by": self.sort.name(),
            "positions": self.seconds.len(),
            "nodes": (self.sort != Sort::TwoThreads).then(|| self.nodes()),
            "median_seconds": self.median(),
            "worst_seconds": self.worst(),
            "rounds": self.rounds(),
            "ratio": self.ratio,
        })
    }
}
