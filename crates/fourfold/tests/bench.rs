//! What the program measures of itself: limits that it meets have names.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test may fail loudly, and so may its helpers")]

use std::process::{Command, Output};

/// Runs the program with limits that `ulimit` sets.
fn bench(limits: &str, words: &[&str]) -> (Output, String) {
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new("sh")
        .arg("-c")
        .arg(format!("{limits}; exec \"$0\" bench \"$@\""))
        .arg(env!("CARGO_BIN_EXE_fourfold"))
        .args(words)
        .arg("--folder")
        .arg(folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "something was left behind");
    (output, said)
}

#[test]
fn files_that_may_not_be_opened_are_named() {
    for words in [&["web", "--sockets", "2000"][..], &["reading", "--connections", "2000"]] {
        let (output, said) = bench("ulimit -n 300", words);
        assert_eq!(output.status.code(), Some(3), "{said}");
        assert!(
            said.contains("this program may have 300 files open (ulimit -Hn) and needs 4"),
            "{said}"
        );
    }
}

/// A shell that allows few files, and would allow more.
#[test]
fn files_that_may_be_opened_are() {
    let words = ["web", "--sockets", "80", "--moves", "20", "--seconds", "1"];
    let (output, said) = bench("ulimit -Sn 64", &words);
    assert_eq!(output.status.code(), Some(0), "{said}");
}
