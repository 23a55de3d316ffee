//! The table at the end of `cargo xtask test`.

use std::fmt;
use std::time::Duration;

use crate::tally::Tally;

/// What each step took and counted, in the order in which they ran.
#[derive(Debug, Default)]
pub(crate) struct Summary {
    rows: Vec<Row>,
}

/// One step that ran.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) step: &'static str,
    pub(crate) took: Duration,
    pub(crate) tally: Tally,
    pub(crate) ok: bool,
}

impl Summary {
    pub(crate) fn push(&mut self, row: Row) {
        self.rows.push(row);
    }

    /// All tests of all steps.
    ///
    /// A step that failed without counting (a lint, say) counts as one failure, so that "0 failed"
    /// is never said of a run that failed.
    pub(crate) fn tally(&self) -> Tally {
        let tally: Tally = self.rows.iter().map(|row| row.tally).sum();
        let all_ok = self.rows.iter().all(|row| row.ok);
        Tally { failed: if all_ok { tally.failed } else { tally.failed.max(1) }, ..tally }
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<10} {:>9} {:>7}", "step", "time", "tests")?;
        for Row { step, took, tally, ok } in &self.rows {
            let tests = match tally.total() {
                0 => String::new(),
                total => total.to_string(),
            };
            let line = format!(
                "{step:<10} {:>9} {tests:>7}  {}",
                time(*took),
                if *ok { "" } else { "FAILED" }
            );
            writeln!(f, "{}", line.trim_end())?;
        }
        let took = self.rows.iter().map(|row| row.took).sum();
        let tally: Tally = self.rows.iter().map(|row| row.tally).sum();
        writeln!(f, "{:<10} {:>9} {:>7}", "all", time(took), tally.total())
    }
}

/// A wall time as people say it.
pub(crate) fn time(took: Duration) -> String {
    format!("{:.1} s", took.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(step: &'static str, millis: u64, passed: u64, ok: bool) -> Row {
        let tally = Tally { passed, failed: 0 };
        Row { step, took: Duration::from_millis(millis), tally, ok }
    }

    #[test]
    fn shows_time_and_tests_of_each_step() {
        let mut summary = Summary::default();
        summary.push(row("format", 640, 0, true));
        summary.push(row("tests", 12_300, 42, true));
        let shown = "\
step            time   tests
format         0.6 s
tests         12.3 s      42
all           12.9 s      42
";
        assert_eq!(summary.to_string(), shown);
        assert_eq!(summary.tally(), Tally { passed: 42, failed: 0 });
    }

    #[test]
    fn a_step_that_counts_nothing_still_fails_the_run() {
        let mut summary = Summary::default();
        summary.push(row("clippy", 1000, 0, false));
        assert!(summary.to_string().contains("clippy         1.0 s          FAILED\n"));
        assert_eq!(summary.tally(), Tally { passed: 0, failed: 1 });
    }
}
