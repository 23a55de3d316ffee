//! What the empty board is worth, under each of the eight kinds of rules.

use std::io::Write;
use std::time::{Duration, Instant};

use quarto::{Position, Rules};
use serde_json::json;
use solver::{Progress, RULES_KINDS, SearchControl, Solver, Value, rules_of_kind};
use words::{FailedTask, Voice};

use super::Arguments;
use crate::exit::{Exit, Failure};
use crate::progress;

/// What one proof took.
struct Proof {
    rules: Rules,
    value: Value,
    nodes: u64,
    time: Duration,
}

pub(super) fn run(
    arguments: &Arguments,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let solver = arguments.solver(false)?;
    let bar = progress::steps(RULES_KINDS as u64, voice.proving());
    let mut proofs = Vec::with_capacity(RULES_KINDS);
    for kind in 0..RULES_KINDS {
        let rules = rules_of_kind(kind);
        let tell = |progress: Progress| {
            bar.set_message(format!("{rules}: {}", voice.searched(progress.nodes)));
        };
        let proof = prove(&solver, rules, &SearchControl { stop: None, progress: Some(&tell) })?;
        if !arguments.json {
            bar.suspend(|| writeln!(out, "{}", row(&proof)).and_then(|()| out.flush()))?;
        }
        proofs.push(proof);
        bar.inc(1);
    }
    bar.finish_and_clear();
    if arguments.json {
        writeln!(out, "{}", as_json(&proofs))?;
    } else {
        writeln!(out, "{}", summary(&proofs, voice))?;
    }
    Ok(Exit::Done)
}

/// Solves the empty board, knowing nothing.
fn prove(solver: &Solver, rules: Rules, control: &SearchControl<'_>) -> Result<Proof, Failure> {
    solver.forget();
    let (start, nodes) = (Instant::now(), solver.nodes());
    let value = solver
        .value(Position::start(rules), control)
        .map_err(|unsolved| Failure::refused(FailedTask::Prove, &unsolved))?;
    Ok(Proof { rules, value, nodes: solver.nodes() - nodes, time: start.elapsed() })
}

fn row(proof: &Proof) -> String {
    let Proof { rules, value, nodes, time } = proof;
    let (value, rules) = (value.to_string(), rules.to_string());
    format!("{value:<8} {rules:<6} {nodes:>11} nodes {:>7.2} s", time.as_secs_f64())
}

fn summary(proofs: &[Proof], voice: &Voice) -> String {
    let draws = proofs.iter().filter(|proof| proof.value == Value::Draw).count();
    let (nodes, time) = totals(proofs);
    voice.proven(proofs.len(), draws, nodes, time.as_secs_f64())
}

fn totals(proofs: &[Proof]) -> (u64, Duration) {
    (proofs.iter().map(|proof| proof.nodes).sum(), proofs.iter().map(|proof| proof.time).sum())
}

fn as_json(proofs: &[Proof]) -> serde_json::Value {
    let (nodes, time) = totals(proofs);
    let rows: serde_json::Value = proofs
        .iter()
        .map(|proof| {
            json!({
                "rules": proof.rules.to_string(),
                "value": proof.value.verdict().to_string(),
                "distance": proof.value.distance(),
                "nodes": proof.nodes,
                "seconds": proof.time.as_secs_f64(),
            })
        })
        .collect();
    json!({ "game": "quarto", "proofs": rows, "nodes": nodes, "seconds": time.as_secs_f64() })
}

#[cfg(test)]
mod tests {
    use solver::Options;

    use super::*;

    /// The two kinds of rules with one characteristic; the crate `solver` tests all eight.
    #[test]
    fn empty_boards_are_draws() {
        let solver = Solver::new(Options { book: false, ..Options::default() }).unwrap();
        let kinds = (0..RULES_KINDS).filter(|kind| kind % 4 == 0);
        let proofs: Vec<Proof> = kinds
            .map(|kind| prove(&solver, rules_of_kind(kind), &SearchControl::NONE).unwrap())
            .collect();
        for proof in &proofs {
            assert_eq!(proof.value, Value::Draw, "{}", proof.rules);
            assert!(proof.nodes > 1_000_000, "from scratch: {}", proof.nodes);
        }
        assert!(row(&proofs[0]).starts_with("draw     1a "), "{}", row(&proofs[0]));
        let voice = Voice::new(words::Language::English, table::Viewer::Spectator);
        let said = summary(&proofs, &voice);
        let draws = format!("{0} proven, {0} of them draws: ", proofs.len());
        assert!(said.starts_with(&draws), "{said}");
    }
}
