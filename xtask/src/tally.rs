//! How many tests passed and failed, and how test runners say so.

use std::iter::Sum;
use std::ops::Add;

/// How many tests passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
}

impl Tally {
    /// For steps that count nothing.
    pub(crate) const NONE: Self = Self { passed: 0, failed: 0 };

    pub(crate) fn total(self) -> u64 {
        self.passed + self.failed
    }

    /// From what nextest wrote, which ends with a line such as
    /// `Summary [   0.5s] 9 tests run: 7 passed (1 slow, 1 leaky), 1 failed, 1 timed out, 3 skipped`.
    ///
    /// The last such line counts: the output of a failing test may hold one too.
    pub(crate) fn of_nextest(text: &str) -> Option<Self> {
        text.lines().rev().find_map(|line| of_summary(&without_colours(line)))
    }

    /// From what `cargo test` wrote, which says for each crate
    /// `test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; …`.
    pub(crate) fn of_doc_tests(text: &str) -> Option<Self> {
        let results: Vec<Self> =
            text.lines().filter_map(|line| of_result(&without_colours(line))).collect();
        (!results.is_empty()).then(|| results.into_iter().sum())
    }

    /// From what `node --test` wrote, which ends with lines such as `# pass 3` (as TAP), one for
    /// each end a test can come to. Several runs in one text add up.
    pub(crate) fn of_node(text: &str) -> Option<Self> {
        let count = |line: &str, word: &str| {
            line.strip_prefix("# ")?.strip_prefix(word)?.trim().parse().ok()
        };
        let sum = |words: &[&str]| {
            let counts = text
                .lines()
                .flat_map(|line| words.iter().filter_map(move |word| count(line, word)));
            counts.reduce(|a: u64, b: u64| a + b)
        };
        // One that was cancelled ran out of time; a `todo` that fails is no failure to node, but one
        // to us.
        Some(Self { passed: sum(&["pass "])?, failed: sum(&["fail ", "cancelled ", "todo "])? })
    }
}

impl Add for Tally {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { passed: self.passed + other.passed, failed: self.failed + other.failed }
    }
}

impl Sum for Tally {
    fn sum<I: Iterator<Item = Self>>(tallies: I) -> Self {
        tallies.fold(Self::NONE, Add::add)
    }
}

fn of_summary(line: &str) -> Option<Tally> {
    let rest = line.trim_start().strip_prefix("Summary [")?;
    let (_, counts) = rest.split_once(" run: ")?;
    let mut tally = Tally::NONE;
    for part in without_remarks(counts).split(',') {
        let (number, word) = part.trim().split_once(' ')?;
        let number: u64 = number.parse().ok()?;
        match word.trim() {
            "passed" => tally.passed += number,
            "skipped" => {}
            // failed, timed out, exec failed, and whatever is not a pass in years to come
            _ => tally.failed += number,
        }
    }
    Some(tally)
}

fn of_result(line: &str) -> Option<Tally> {
    let rest = line.strip_prefix("test result: ")?;
    let (_, counts) = rest.split_once(". ")?;
    let count = |word: &str| {
        counts.split(';').find_map(|part| part.trim().strip_suffix(word)?.trim().parse().ok())
    };
    Some(Tally { passed: count("passed")?, failed: count("failed")? })
}

/// Without what stands in parentheses.
fn without_remarks(text: &str) -> String {
    let mut depth = 0_u32;
    text.chars()
        .filter(|&c| {
            match c {
                '(' => depth += 1,
                ')' => {
                    depth = depth.saturating_sub(1);
                    return false;
                }
                _ => {}
            }
            depth == 0
        })
        .collect()
}

/// Without the terminal's colour codes: escape, `[`, parameters, a letter.
fn without_colours(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        if c == '\u{1b}' {
            chars.by_ref().find(char::is_ascii_alphabetic);
        } else {
            plain.push(c);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(passed: u64, failed: u64) -> Tally {
        Tally { passed, failed }
    }

    #[test]
    fn reads_what_nextest_writes() {
        let rows = [
            ("     Summary [   0.005s] 2 tests run: 2 passed, 0 skipped", Some(tally(2, 0))),
            ("     Summary [   0.005s] 1 test run: 1 passed, 0 skipped\nmore\n", Some(tally(1, 0))),
            (
                "Summary [ 1.0s] 9 tests run: 6 passed (1 slow, 1 flaky), 2 failed, 1 timed out, 3 skipped",
                Some(tally(6, 3)),
            ),
            (
                "Summary [ 1.0s] 5/9 tests run: 4 passed, 1 exec failed, 0 skipped",
                Some(tally(4, 1)),
            ),
            (
                "Summary [ 1s] 7 tests run: 7 passed\nSummary [ 1s] 2 tests run: 1 passed, 1 failed, 0 skipped\nFAIL",
                Some(tally(1, 1)),
            ),
            (
                "\u{1b}[32;1m     Summary\u{1b}[0m [   0.0s] \u{1b}[1m2\u{1b}[0m tests run: \u{1b}[1m2\u{1b}[0m \u{1b}[32;1mpassed\u{1b}[0m, \u{1b}[1m0\u{1b}[0m \u{1b}[33;1mskipped\u{1b}[0m",
                Some(tally(2, 0)),
            ),
            ("error: no tests to run", None),
            ("Summary [ of my life ]", None),
        ];
        for (text, expected) in rows {
            assert_eq!(Tally::of_nextest(text), expected, "{text}");
        }
    }

    #[test]
    fn reads_what_node_writes() {
        let summary = |pass, fail, cancelled| {
            format!(
                "1..9\n# tests 9\n# suites 0\n# pass {pass}\n# fail {fail}\n# cancelled {cancelled}\n# skipped 1\n# todo 0\n# duration_ms 5.1\n"
            )
        };
        assert_eq!(Tally::of_node(&summary(8, 0, 0)), Some(tally(8, 0)));
        assert_eq!(Tally::of_node(&summary(5, 2, 1)), Some(tally(5, 3)));
        assert_eq!(Tally::of_node(&(summary(5, 2, 1) + &summary(1, 0, 0))), Some(tally(6, 3)));
        assert_eq!(Tally::of_node("# Subtest: # pass the device\nok 1 - passes\n"), None);
    }

    #[test]
    fn sums_what_each_crates_doc_tests_say() {
        let result = |words| {
            format!("test result: {words}; 0 ignored; 0 measured; 0 filtered out; finished in 0.1s")
        };
        let one = result("ok. 3 passed; 0 failed");
        let two = result("FAILED. 1 passed; 2 failed");
        assert_eq!(Tally::of_doc_tests(&one), Some(tally(3, 0)));
        assert_eq!(Tally::of_doc_tests(&format!("running\n{one}\n\n{two}\n")), Some(tally(4, 2)));
        assert_eq!(Tally::of_doc_tests("nothing of the kind"), None);
    }
}
