//! What libFuzzer says, as far as we need to understand it.

/// Whether libFuzzer found the counters that guide it. Without them it only guesses.
pub(crate) fn is_guided(log: &str) -> bool {
    log.lines()
        .any(|line| line.starts_with("INFO: Loaded ") && line.contains("inline 8-bit counters"))
}

/// How many inputs were tried, if the time was used up: `Done 1234 runs in 5 second(s)`.
pub(crate) fn inputs_tried(log: &str) -> Option<u64> {
    log.lines()
        .rev()
        .find_map(|line| line.strip_prefix("Done ")?.split_once(" runs in ")?.0.parse().ok())
}

/// The file with the input that broke the target: `…; Test unit written to PATH`.
pub(crate) fn broken_by(log: &str) -> Option<&str> {
    log.lines().rev().find_map(|line| Some(line.split_once("Test unit written to ")?.1.trim()))
}

/// Why it broke: the message of the panic, else libFuzzer's own word (time, memory).
pub(crate) fn reason(log: &str) -> String {
    let panic: Vec<&str> = log
        .lines()
        .skip_while(|line| !(line.starts_with("thread ") && line.contains(" panicked at ")))
        .take_while(|line| {
            !["stack backtrace:", "note: ", "=="].iter().any(|end| line.starts_with(end))
        })
        .collect();
    if !panic.is_empty() {
        return panic.join("\n").trim_end().to_owned();
    }
    let word = log.lines().rev().find_map(|line| line.strip_prefix("SUMMARY: "));
    word.unwrap_or("it ended without saying why").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HELD: &str = "\
INFO: Seed: 1809606652
INFO: Loaded 1 modules   (169 inline 8-bit counters): 169 [0x559d75d6be48, 0x559d75d6bef1),
#2	INITED cov: 9 ft: 9 corp: 1/5b exec/s: 0 rss: 27Mb
Done 2097152 runs in 6 second(s)
";

    const BROKE: &str = "\
INFO: Loaded 1 modules   (169 inline 8-bit counters): 169 [0x559d75d6be48, 0x559d75d6bef1),

thread '<unnamed>' (3086) panicked at crates/quarto/src/lib.rs:28:29:
the planted panic
note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace
==3086== ERROR: libFuzzer: deadly signal
SUMMARY: libFuzzer: deadly signal
MS: 1 ChangeByte-; base unit: 63f767fd850db44e5d33fc84cbd7ca5ab40d3735
artifact_prefix='a/'; Test unit written to a/crash-f559
Base64: cXVhcv8KIQ==
";

    #[test]
    fn a_target_that_held() {
        assert!(is_guided(HELD));
        assert_eq!(inputs_tried(HELD), Some(2_097_152));
        assert_eq!(broken_by(HELD), None);
    }

    #[test]
    fn a_target_that_broke() {
        assert!(is_guided(BROKE));
        assert_eq!(inputs_tried(BROKE), None);
        assert_eq!(broken_by(BROKE), Some("a/crash-f559"));
        let panic = "thread '<unnamed>' (3086) panicked at crates/quarto/src/lib.rs:28:29:\nthe planted panic";
        assert_eq!(reason(BROKE), panic);
        assert_eq!(reason("SUMMARY: libFuzzer: timeout\n"), "libFuzzer: timeout");
    }

    #[test]
    fn a_target_without_counters_is_not_guided() {
        assert!(!is_guided("INFO: Seed: 1\nDone 12 runs in 5 second(s)\n"));
    }
}
