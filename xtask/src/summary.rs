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
    pub(crate) end: End,
}

/// How a step ended.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum End {
    Held,
    /// This much it could not look at, which is said aloud and fails nothing.
    Skipped(String),
    Failed,
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
        let all_ok = self.rows.iter().all(|row| row.end != End::Failed);
        Tally { failed: if all_ok { tally.failed } else { tally.failed.max(1) }, ..tally }
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<10} {:>9} {:>7}", "step", "time", "tests")?;
        for Row { step, took, tally, end } in &self.rows {
            let tests = match tally.total() {
                0 => String::new(),
                total => total.to_string(),
            };
            let line = format!(
                "{step:<10} {:>9} {tests:>7}  {}",
                time(*took),
                match end {
                    End::Held => "",
                    End::Skipped(_) => "SKIPPED",
                    End::Failed => "FAILED",
                }
            );
            writeln!(f, "{}", line.trim_end())?;
        }
        let took = self.rows.iter().map(|row| row.took).sum();
        let tally: Tally = self.rows.iter().map(|row| row.tally).sum();
        writeln!(f, "{:<10} {:>9} {:>7}", "all", time(took), tally.total())?;
        let skipped = self.rows.iter().filter_map(|row| match &row.end {
            End::Skipped(why) => Some((row.step, why)),
            End::Held | End::Failed => None,
        });
        let skipped: Vec<(&str, &String)> = skipped.collect();
        if !skipped.is_empty() {
            writeln!(f, "\n{} skipped:", skipped.len())?;
        }
        for (step, why) in skipped {
            writeln!(f, "  {step}: {why}")?;
        }
        Ok(())
    }
}

/// A wall time as people say it.
pub(crate) fn time(took: Duration) -> String {
    format!("{:.1} s", took.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(step: &'static str, millis: u64, passed: u64, end: End) -> Row {
        let tally = Tally { passed, failed: 0 };
        Row { step, took: Duration::from_millis(millis), tally, end }
    }

    #[test]
    fn shows_time_and_tests_of_each_step() {
        let mut summary = Summary::default();
        summary.push(row("format", 640, 0, End::Held));
        summary.push(row("tests", 12_300, 42, End::Held));
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
        summary.push(row("clippy", 1000, 0, End::Failed));
        assert!(summary.to_string().contains("clippy         1.0 s          FAILED\n"));
        assert_eq!(summary.tally(), Tally { passed: 0, failed: 1 });
    }

    #[test]
    fn what_was_skipped_is_said_and_fails_nothing() {
        let mut summary = Summary::default();
        summary.push(row("tests", 1000, 3, End::Held));
        summary.push(row("targets", 100, 0, End::Skipped("no rustup here".to_owned())));
        let shown = summary.to_string();
        assert!(shown.contains("targets        0.1 s          SKIPPED\n"), "{shown}");
        assert!(shown.ends_with("\n1 skipped:\n  targets: no rustup here\n"), "{shown}");
        assert_eq!(summary.tally(), Tally { passed: 3, failed: 0 });
    }
}
