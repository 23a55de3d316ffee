//! `cargo xtask book`: the opening book of the solver, made anew.

use std::fs;

use crate::command_line::CommandLine;
use crate::stop::Stop;
use crate::workshop::Workshop;

/// The kinds of rules that a book has a part for.
const KINDS: u32 = 8;

/// Solves the positions of each kind of rules, then writes the book.
///
/// A kind that was solved before is not solved again: remove `target/book` to begin anew.
pub(crate) fn make(workshop: &Workshop, memory: u32) -> Result<(), Stop> {
    let folder = workshop.target().join("book");
    fs::create_dir_all(&folder).map_err(Stop::file(&folder))?;
    let tool = || {
        CommandLine::cargo(["run", "--release", "--locked", "--package", "solver"]).and([
            "--example",
            "make_book",
            "--",
        ])
    };
    for kind in 0..KINDS {
        let values = folder.join(format!("kind-{kind}.txt"));
        if !values.exists() {
            let (kind, memory) = (kind.to_string(), memory.to_string());
            tool().and(["solve", &kind, &memory, values.as_str()]).run(workshop.root())?;
        }
    }
    tool().and(["join", folder.as_str(), "crates/solver/src/book.bin"]).run(workshop.root())
}
