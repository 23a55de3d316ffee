//! What the program measures of itself: limits that it meets have names, three servers lose nothing, and crowds are told
//! everything.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test may fail loudly, and so may its helpers")]

use std::process::{Command, Output};

/// Not as many people as in the long run, nor for as long.
fn full() -> bool {
    ::dice::is_full!()
}

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

/// Three servers on PostgreSQL, one killed and PostgreSQL restarted, behind a proxy that delays, cuts and lets
/// connections overtake each other: nothing is lost, nothing happens twice.
#[test]
fn three_servers_behind_a_rough_line_lose_nothing() {
    let (sockets, moves, seconds) = if full() { ("400", "200", "120") } else { ("24", "30", "5") };
    let has_postgres = std::fs::read_dir("/usr/lib/postgresql").is_ok();
    let all = std::env::var("FOURFOLD_TOOLS").is_ok_and(|tools| tools == "all");
    if !has_postgres && !all {
        eprintln!("skipped: PostgreSQL is not installed, so nothing was tested on it");
        return;
    }
    let output = Command::new(env!("CARGO_BIN_EXE_fourfold"))
        .args(["bench", "servers", "--rough", "--json", "--sockets", sockets])
        .args(["--moves", moves, "--seconds", seconds])
        .output()
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{said}{told}");
    let report: serde_json::Value = serde_json::from_str(&said).unwrap();
    eprintln!("{report}");
    for none in ["lost", "doubled", "strange"] {
        assert_eq!(report[none], 0, "{report}");
    }
    // Something was there to be lost, and there was trouble in which it could have been.
    assert!(report["acknowledged"].as_u64() > Some(50), "{report}");
    assert!(report["came_back"].as_u64() > Some(5), "{report}");
    assert!(report["cuts"].as_u64() > Some(0), "{report}");
}

/// Few, and for a moment: every spectator is told every move, every game goes on when the server was stopped or killed,
/// every copy folds, whoever comes back is told the truth. How long it takes says nothing beside other tests, so that a bar of time may be missed.
#[test]
fn a_small_crowd_is_measured() {
    let words = [
        "crowd --json --only spectators --spectators 6 --stalled 0 --rounds 1",
        "--only restart --only backup --only drops --games 4 --drops 40 --moves 20 --seconds 2",
    ];
    let words: Vec<&str> = words.iter().flat_map(|words| words.split(' ')).collect();
    let (output, said) = bench("true", &words);
    assert!(matches!(output.status.code(), Some(0 | 1)), "{said}");
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let parts = report["parts"].as_array().unwrap();
    let rows = parts.iter().flat_map(|part| part["rows"].as_array().unwrap());
    let (counted, timed): (Vec<_>, Vec<_>) = rows.partition(|row| row["unit"] == "things");
    // Moves, games, copies and lines are there; of what should not be there is none.
    for row in &counted {
        let is_none = row["most"] == 0.0;
        assert_eq!(is_none, row["figure"] == 0.0, "{row}");
    }
    assert_eq!(counted.len(), 3 + 2 * 2 + 4 + 2, "{report}");
    assert!(timed.iter().all(|row| row["figure"].as_f64().is_some()), "{report}");
    let is_missed = output.status.code() == Some(1);
    assert_eq!(report["missed"], is_missed);
    assert_eq!(timed.iter().any(|row| row["missed"] == true), is_missed, "{report}");
}

/// A moment of what takes an hour: people play, come and go, and memory is looked at. So short a time is not judged.
#[test]
fn a_short_soak_is_told_and_not_judged() {
    let (output, said) = bench("true", &["crowd", "--json", "--only", "soak", "--seconds", "6"]);
    assert_eq!(output.status.code(), Some(0), "{said}");
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let rows = report["parts"][0]["rows"].as_array().unwrap();
    let figure = |what: &str| {
        let row = rows.iter().find(|row| row["what"].as_str().unwrap().starts_with(what));
        row.unwrap()["figure"].as_f64().unwrap()
    };
    for what in ["games that two people played", "moves in them", "visitors", "memory, median"] {
        assert!(figure(what) > 0.0, "{what}: {report}");
    }
    let growth = rows.last().unwrap();
    assert_eq!(growth["unit"], "share", "{report}");
    assert!(growth["most"].is_null(), "{report}");
}

#[test]
fn a_program_that_is_not_there_is_named() {
    let words = ["crowd", "--only", "slowhttptest", "--senders", "3", "--seconds", "1"];
    let (output, said) = bench("PATH=/nowhere", &words);
    assert_eq!(output.status.code(), Some(3), "{said}");
    assert!(said.contains("apt-get install slowhttptest"), "{said}");
}
