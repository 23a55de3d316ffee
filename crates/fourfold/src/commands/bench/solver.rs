//! `fourfold bench solver`: how long answers take, engine beside engine.

mod positions;
mod row;

use std::hint::black_box;
use std::io::Write;
use std::time::Instant;

use indicatif::ProgressBar;
use quarto::{Position, Rules};
use serde_json::json;
use solver::{Asking, BadOptions, Engine, Options, SearchControl, Solver, Unsolved};

use self::positions::random_positions;
use self::row::{Row, Sort, Subject};
use super::baseline::{self, Baseline};
use crate::exit::{Exit, Failure};
use crate::progress;

/// Solve random Quarto positions: engines, threads, book, moves, distances
///
/// The positions are the same every time, with a piece in hand that does not win at once. Each
/// is solved by one solver after the other, each beginning without knowledge, so that a ratio
/// compares work done at the same time of day. `nodes` is the same on every machine as long as
/// the search is; with more than one thread it is left out. `rounds` says how many rounds
/// of the baseline take as long as the median.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold bench solver
  fourfold bench solver --positions 7 --json
  fourfold bench solver --full")]
pub(crate) struct Arguments {
    /// How many positions of each sort
    #[arg(long, default_value_t = 21, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    positions: u32,
    /// Solve the empty board too, with all characteristics; takes minutes
    #[arg(long)]
    full: bool,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<Exit, Failure> {
    let mut bench =
        Bench::new(arguments).map_err(|bad| Failure::workshop("make the solvers", &bad))?;
    let rows = bench
        .rows(arguments)
        .map_err(|unsolved| Failure::workshop("solve a position", &unsolved))?;
    bench.bar.finish_and_clear();
    for pair in rows.windows(2) {
        if let [portable, fastest] = pair
            && (portable.sort, fastest.sort) == (Sort::Portable, Sort::Fastest)
            && portable.nodes() != fastest.nodes()
        {
            let why = format!("{} and {} nodes", portable.nodes(), fastest.nodes());
            return Err(Failure::workshop("see both engines visit the same nodes", &why));
        }
    }
    if arguments.json {
        let rows: serde_json::Value = rows.iter().map(Row::as_json).collect();
        let answer = json!({
            "bench": "solver",
            "baseline": baseline::WHAT,
            "wide": Engine::has_wide(),
            "rows": rows,
        });
        writeln!(out, "{answer}")?;
        return Ok(Exit::Done);
    }
    writeln!(out, "{}", Row::HEAD)?;
    for row in &rows {
        writeln!(out, "{}", row.as_text())?;
    }
    let fastest = if Engine::has_wide() { "the wide engine" } else { "portable here too" };
    writeln!(out, "fastest: {fastest}; it visits the same nodes as the portable engine")?;
    writeln!(out, "rounds: the median in rounds of the baseline ({})", baseline::WHAT)?;
    writeln!(out, "ratio: all positions together, to the first row of the same kind")?;
    Ok(Exit::Done)
}

/// The solvers that are compared.
struct Bench {
    portable: Solver,
    fastest: Solver,
    two_threads: Solver,
    with_book: Solver,
    baseline: Baseline,
    bar: ProgressBar,
}

impl Bench {
    fn new(arguments: &Arguments) -> Result<Self, BadOptions> {
        let alone = Options { book: false, ..Options::default() };
        let full = if arguments.full { 2 } else { 0 };
        let steps = 2 * u64::from(arguments.positions) * 5 + full;
        Ok(Self {
            portable: Solver::new(Options { engine: Engine::Portable, ..alone })?,
            fastest: Solver::new(alone)?,
            two_threads: Solver::new(Options { threads: 2, ..alone })?,
            with_book: Solver::default(),
            baseline: Baseline::new(),
            bar: progress::steps(steps, "solving"),
        })
    }

    fn rows(&mut self, arguments: &Arguments) -> Result<Vec<Row>, Unsolved> {
        let number = arguments.positions as usize;
        let mut rows = Vec::new();
        for rules in ["1234a", "1234sa"].iter().filter_map(|rules| rules.parse().ok()) {
            rows.extend(self.values(rules, 4, &random_positions(rules, 4, number))?);
            rows.push(self.book_moves(rules, &random_positions(rules, 3, number))?);
            for placed in 5..=7 {
                let positions = random_positions(rules, placed, number);
                rows.extend(self.moves(rules, placed, &positions)?);
            }
            if arguments.full {
                rows.extend(self.values(rules, 0, &[Position::start(rules)])?);
            }
        }
        Ok(rows)
    }

    /// The value of each position, by every solver.
    fn values(
        &mut self,
        rules: Rules,
        placed: u32,
        positions: &[Position],
    ) -> Result<[Row; 4], Unsolved> {
        let row = |sort| Row::new(rules, placed, Subject::Value, sort);
        let mut rows = [Sort::Portable, Sort::Fastest, Sort::TwoThreads, Sort::Book].map(row);
        for &position in positions {
            let solvers = [&self.portable, &self.fastest, &self.two_threads, &self.with_book];
            for (row, solver) in rows.iter_mut().zip(solvers) {
                solver.forget();
                time(row, solver, || solver.value(position, &SearchControl::NONE))?;
            }
            self.step(&mut rows);
        }
        Row::compare(&mut rows);
        Ok(rows)
    }

    /// The values of all moves of each position: a look-up for each.
    fn book_moves(&mut self, rules: Rules, positions: &[Position]) -> Result<Row, Unsolved> {
        let mut row = Row::new(rules, 3, Subject::Moves, Sort::Book);
        for &position in positions {
            time(&mut row, &self.with_book, || {
                self.with_book.values(position, &SearchControl::NONE)
            })?;
            self.step(std::slice::from_mut(&mut row));
        }
        Ok(row)
    }

    /// Who wins with each move of each position; then how soon; and from scratch, how many
    /// replies keep it.
    fn moves(
        &mut self,
        rules: Rules,
        placed: u32,
        positions: &[Position],
    ) -> Result<[Row; 3], Unsolved> {
        let row = |sort| Row::new(rules, placed, Subject::Moves, sort);
        let mut rows = [Sort::Verdicts, Sort::Distances, Sort::Replies].map(row);
        for &position in positions {
            let solver = &self.fastest;
            solver.forget();
            time(&mut rows[0], solver, || solver.verdicts(position, &SearchControl::NONE))?;
            time(&mut rows[1], solver, || solver.values(position, &SearchControl::NONE))?;
            solver.forget();
            let asking = Asking { replies: true };
            time(&mut rows[2], solver, || solver.analysis(position, asking, &SearchControl::NONE))?;
            self.step(&mut rows);
        }
        Row::compare(&mut rows);
        Ok(rows)
    }

    /// One position is done: what is a round worth now?
    fn step(&mut self, rows: &mut [Row]) {
        let round = self.baseline.seconds_per_round();
        for row in rows {
            row.rounds.push(round);
        }
        self.bar.inc(1);
    }
}

/// Adds the time and the nodes of one answer to a row.
fn time<T>(
    row: &mut Row,
    solver: &Solver,
    answer: impl FnOnce() -> Result<T, Unsolved>,
) -> Result<(), Unsolved> {
    let (start, nodes) = (Instant::now(), solver.nodes());
    black_box(answer()?);
    row.seconds.push(start.elapsed().as_secs_f64());
    row.nodes_of_each.push(solver.nodes() - nodes);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_engines_do_the_same_work_and_rows_say_so() {
        let start = |rules: &str| Position::start(rules.parse().unwrap());
        let mut bench = Bench::new(&Arguments { positions: 1, full: false, json: false }).unwrap();
        let one = start("1a");
        let [portable, fastest, two_threads, with_book] =
            bench.values(one.rules(), 0, &[one]).unwrap();
        assert!(portable.nodes() > 1_000_000);
        assert_eq!(portable.nodes(), fastest.nodes());
        assert_eq!(with_book.nodes(), 0);
        assert_eq!(portable.as_json()["ratio"], 1.0);
        assert_eq!(portable.as_json()["nodes"], portable.nodes());
        assert_eq!(two_threads.as_json()["nodes"], serde_json::Value::Null);
    }
}
