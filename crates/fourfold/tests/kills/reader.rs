//! Others at the file of a server that runs: a program that only reads, and a second server.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::http::Browser;
use crate::program::Program;

fn found(program: &Program) -> String {
    let mut browser = Browser::new(program.address);
    browser.get("/");
    browser.post("/play", &[("game", "quarto"), ("level", "1")]).location().to_owned()
}

/// Reads the file as Debian's Python does, whose SQLite trusts in locks alone: ours has come to see by other
/// means that a server is there. Without Python the test is skipped, unless `FOURFOLD_TOOLS=all` says that
/// it is there.
fn read(file: &Path) -> bool {
    let script = "import sqlite3, sys\n\
        reader = sqlite3.connect(sys.argv[1])\n\
        print(reader.execute('SELECT count(*) FROM games').fetchone()[0])\n\
        reader.close()";
    match Command::new("python3").args(["-c", script]).arg(file).output() {
        Ok(done) => {
            assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
            true
        }
        Err(error) => {
            let all = std::env::var("FOURFOLD_TOOLS").is_ok_and(|tools| tools == "all");
            assert!(!all, "python3: {error}");
            println!("SKIPPED: the other program needs python3: {error}");
            false
        }
    }
}

/// Somebody looks at the file with another program, and goes. What is stored afterwards is there after a
/// kill: a server that had given up its locks would find its journal removed.
#[test]
fn a_program_that_reads_takes_nothing_away() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite");
    let program = Program::start(&file);
    let first = found(&program);
    assert_eq!(Browser::new(program.address).get(&first).status, 200);
    if !read(&file) {
        return;
    }
    let second = found(&program);
    program.kill();
    let program = Program::start(&file);
    for table in [first, second] {
        assert_eq!(Browser::new(program.address).get(&table).status, 200, "{table}");
    }
}

/// Two servers at one file would not hear of each other's moves: the second says so and ends, by whatever
/// name it was led there; the first goes on, and one that was killed hinders nobody.
#[test]
fn a_file_has_one_server() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite");
    let program = Program::start(&file);
    let table = found(&program);
    let other = folder.path().join("other.sqlite");
    std::os::unix::fs::symlink(&file, &other).unwrap();
    for name in [&file, &other] {
        let second = Command::new(env!("CARGO_BIN_EXE_fourfold"))
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "off", "--lang", "en", "--store"])
            .arg(name)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        assert!(!second.status.success());
        let said = String::from_utf8_lossy(&second.stderr);
        assert!(said.contains("another server"), "{said}");
    }
    assert_eq!(Browser::new(program.address).get(&table).status, 200);
    program.kill();
    let again = Program::start(&file);
    assert_eq!(Browser::new(again.address).get(&table).status, 200);
}
