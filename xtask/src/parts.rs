//! The long run in parts that have names. To add a long test, add a row to [`PARTS`].
//!
//! `docs/tested.md` says of each part what came out when it last ran; a test compares the names.

use crate::command_line::{CommandLine, Voice};
use crate::server::Server;
use crate::steps::{Depth, judge};
use crate::stop::Stop;
use crate::tally::Tally;
use crate::workshop::Workshop;
use crate::{browser, fuzz, package, tools};

/// One part of the long run.
#[derive(Debug)]
pub(crate) struct Part {
    pub(crate) name: &'static str,
    /// What is true if it ends well; its line in `--parts` and in `docs/tested.md`.
    pub(crate) shows: &'static str,
    how: How,
}

/// What a part runs. Everything is built as it is released, and told to look long
/// (`FOURFOLD_FULL=1`) unless it says otherwise.
#[derive(Debug)]
enum How {
    /// The tests that nextest chooses by these words.
    Tests(&'static [&'static str]),
    /// Every test in its short form.
    AllTests,
    /// These files of `browser/tests/`.
    Browser(&'static [&'static str]),
    /// Every file of `browser/tests/` in its short form.
    WholeBrowser,
    /// What the program measures of itself: it says no when a bar is missed. Its files are made where builds are,
    /// unless it says otherwise.
    Bench(&'static [&'static str]),
    /// All of these; one that fails does not stop the others.
    Several(&'static [How]),
    /// A real screen reader.
    Listen,
    /// Every fuzz target for a minute.
    Fuzz,
    /// What people install.
    Package,
}

/// What needs the program of this name.
const SLOWHTTPTEST: &str = "slowhttptest";

/// Quick answers first.
pub(crate) const PARTS: &[Part] = &[
    Part {
        name: "rules",
        shows: "the rules of both games agree with their slow twins, and no view tells too much",
        how: How::Tests(&["--package", "quarto", "--package", "quartex"]),
    },
    Part {
        name: "table",
        shows: "tables of any game tell nobody more than they may know, and logs fold",
        how: How::Several(&[
            How::Tests(&["--package", "table"]),
            How::Tests(&["--package", "web", "--test", "answers"]),
        ]),
    },
    Part {
        name: "draws",
        shows: "all full boards without an alignment are as many as published",
        how: How::Tests(&["--package", "fourfold", "--bin", "fourfold", "all_boards_are_counted"]),
    },
    Part {
        name: "store",
        shows: "logs on every back end, rooms on stores that fail, stores of every version",
        how: How::Tests(&["--package", "store", "--lib", "--test", "suite", "--test", "copies"]),
    },
    Part {
        name: "kill",
        shows: "a server that is killed or cut off from power keeps every acknowledged move, once, and \
                every game begins",
        how: How::Tests(&[
            "--package",
            "store",
            "--package",
            "fourfold",
            "--test",
            "kill",
            "--test",
            "kills",
        ]),
    },
    Part {
        name: "faults",
        shows: "200 tables go on when their store has failed for 5 s: on planted faults, a full disk, a \
                read-only one, one that breaks or cannot be synced, a PostgreSQL that was stopped; nothing \
                is lost when a room breaks, servers are stopped, replaced one after the other or killed, or \
                PostgreSQL fails over",
        how: How::Tests(&["--package", "web", "--package", "fourfold", "--test", "faults"]),
    },
    Part {
        name: "delivery",
        shows: "10 000 moves that come often, late and out of order happen once; after 10 000 drops \
                everybody is told the truth",
        how: How::Tests(&["--package", "web", "--test", "suite", "delivery::"]),
    },
    Part {
        name: "simulation",
        shows: "10 000 worlds of crashes, lost requests and jumping clocks break no promise",
        how: How::Tests(&["--package", "store", "--test", "simulation"]),
    },
    Part {
        name: "solver",
        shows: "the solver agrees with plain minimax, its book with fresh searches",
        how: How::Tests(&["--package", "solver"]),
    },
    Part {
        name: "bots",
        shows: "opponents play legal games in every variant, and the perfect one errs nowhere",
        how: How::Tests(&["--package", "bots"]),
    },
    Part {
        name: "release",
        shows: "every test in its short form, on what is released instead of what is debugged",
        how: How::AllTests,
    },
    Part {
        name: "load",
        shows: "10 000 sockets that wait cost little memory; pages are light; 5 000 players are told of 500 moves a \
                second in time; three servers lose nothing while one is killed and PostgreSQL restarted; 2 000 \
                spectators, copies of the store, 1 000 slow senders and slowhttptest delay nobody; 5 000 games go on \
                at once after a restart, and 10 000 players whose lines broke are told at once how it stands",
        how: How::Several(&[
            How::Browser(&["tests/weight.test.mjs"]),
            How::Tests(&["--package", "fourfold", "--test", "bench"]),
            How::Bench(&[
                "bench",
                "web",
                "--sockets",
                "5000",
                "--moves",
                "500",
                "--seconds",
                "600",
            ]),
            How::Bench(&[
                "bench",
                "servers",
                "--sockets",
                "5000",
                "--moves",
                "500",
                "--seconds",
                "600",
                "--folder",
                "/tmp",
            ]),
            How::Bench(&["bench", "crowd"]),
            How::Bench(&["bench", "crowd", "--only", SLOWHTTPTEST]),
        ]),
    },
    Part {
        name: "reading",
        shows: "a crowd that only looks hurts nobody who plays, nor does a long list of tables",
        how: How::Bench(&["bench", "reading"]),
    },
    Part {
        name: "storm",
        shows: "one address with every attack at once takes from nobody what is theirs",
        how: How::Bench(&["bench", "storm"]),
    },
    Part {
        name: "secrecy",
        shows: "200 pairs of positions that differ in an alignment alone look alike to players",
        how: How::Browser(&["tests/pairs.test.mjs"]),
    },
    Part {
        name: "browser",
        shows: "every test in a browser in its short form, against what is released",
        how: How::WholeBrowser,
    },
    Part {
        name: "listen",
        shows: "a real screen reader says what happens, and says it once",
        how: How::Listen,
    },
    Part {
        name: "package",
        shows: "the Debian package is installed, upgraded and removed by dpkg; what is in the image runs",
        how: How::Package,
    },
    Part { name: "fuzz", shows: "every parser survives a minute of nonsense", how: How::Fuzz },
    Part {
        name: "soak",
        shows: "an hour of people who come, play and go adds at most a hundredth to the memory of a server",
        how: How::Bench(&["bench", "crowd", "--only", "soak", "--seconds", "3600"]),
    },
];

/// The part of this name.
pub(crate) fn named(name: &str) -> Option<&'static Part> {
    PARTS.iter().find(|part| part.name == name)
}

/// Prints every part with what it shows.
pub(crate) fn list() {
    for Part { name, shows, .. } in PARTS {
        println!("{name:<11} {shows}");
    }
}

impl Part {
    pub(crate) fn run(&self, workshop: &Workshop) -> Result<Tally, Stop> {
        self.how.run(workshop)
    }
}

impl How {
    fn run(&self, workshop: &Workshop) -> Result<Tally, Stop> {
        match *self {
            Self::Tests(words) => {
                let command = nextest(workshop).and(words.iter().copied());
                hear(workshop, &command.with("FOURFOLD_FULL", "1"))
            }
            Self::AllTests => {
                // Some kill and restart the program itself.
                Server::Released.build(workshop)?;
                hear(workshop, &nextest(workshop).and(["--workspace"]))
            }
            Self::Browser(files) => {
                browser::run_files(workshop, Server::Released, Depth::Full, files)
            }
            Self::WholeBrowser => {
                browser::run_files(workshop, Server::Released, Depth::Quick, &["tests/"])
            }
            Self::Bench(words) => {
                if words.contains(&SLOWHTTPTEST) {
                    tools::provide(workshop, tools::ATTACKING)?;
                }
                let program = Server::Released.build(workshop)?;
                let mut command = CommandLine::new(program, words.iter().copied());
                if !words.contains(&"--folder") {
                    command = command.and(["--folder", workshop.target().as_str()]);
                }
                command.run(workshop.root()).map(|()| Tally { passed: 1, failed: 0 })
            }
            Self::Several(all) => {
                let ended: Vec<_> = all.iter().map(|one| one.run(workshop)).collect();
                ended.into_iter().sum()
            }
            Self::Listen => browser::listen(workshop),
            Self::Package => package::run(workshop, true),
            Self::Fuzz => fuzz::run_all(workshop, Depth::Full),
        }
    }
}

fn nextest(workshop: &Workshop) -> CommandLine {
    CommandLine::cargo(["nextest", "run", "--release", "--locked", "--no-fail-fast"])
        .with("FOURFOLD_TOOLS", "all")
        .with("FOURFOLD_BINARY", Server::Released.program(workshop).as_str())
}

fn hear(workshop: &Workshop, command: &CommandLine) -> Result<Tally, Stop> {
    let heard = command.run_hearing(workshop.root(), Voice::Stderr)?;
    judge(command, &heard, Tally::of_nextest(&heard.text))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use cargo_metadata::camino::{Utf8Path, Utf8PathBuf};

    use super::*;

    /// The root of the repository.
    fn root() -> &'static Utf8Path {
        Utf8Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
    }

    impl How {
        /// Itself, or each of several.
        fn each(&self) -> Vec<&Self> {
            match self {
                Self::Several(all) => all.iter().flat_map(Self::each).collect(),
                one => vec![one],
            }
        }
    }

    /// The files below a folder that hold one of these words.
    fn files_with(folder: &Utf8Path, words: &[&str], found: &mut Vec<Utf8PathBuf>) {
        for entry in folder.read_dir_utf8().unwrap() {
            let path = entry.unwrap().into_path();
            if path.is_dir() && path.file_name() != Some("node_modules") {
                files_with(&path, words, found);
            } else if matches!(path.extension(), Some("rs" | "mjs")) {
                let text = fs::read_to_string(&path).unwrap();
                if words.iter().any(|word| text.contains(word)) {
                    found.push(path);
                }
            }
        }
    }

    #[test]
    fn every_long_test_belongs_to_a_part() {
        let mut long = Vec::new();
        files_with(&root().join("crates"), &["::dice::is_full!", "::dice::times!"], &mut long);
        assert!(long.len() > 5, "{long:?}");
        for file in &long {
            let krate = file.strip_prefix(root().join("crates")).unwrap().iter().next().unwrap();
            let has_part = PARTS
                .iter()
                .flat_map(|part| part.how.each())
                .any(|how| matches!(how, How::Tests(words) if words.contains(&krate)));
            assert!(has_part, "{file} asks for the long run, but no part runs `{krate}`");
        }
    }

    #[test]
    fn every_long_test_in_a_browser_belongs_to_a_part() {
        let mut long = Vec::new();
        let folder = root().join("browser");
        files_with(&folder.join("tests"), &["isFull", "FOURFOLD_FULL"], &mut long);
        assert!(!long.is_empty());
        for file in &long {
            let short = file.strip_prefix(&folder).unwrap().as_str();
            let has_part = PARTS
                .iter()
                .flat_map(|part| part.how.each())
                .any(|how| matches!(how, How::Browser(files) if files.contains(&short)));
            assert!(has_part, "{file} looks at FOURFOLD_FULL, but no part runs it");
        }
    }

    #[test]
    fn the_page_of_what_was_tested_has_a_row_for_each_part() {
        let page = fs::read_to_string(root().join("docs/tested.md")).unwrap();
        let rows: Vec<(&str, &str)> = page
            .lines()
            .skip_while(|line| !line.starts_with("| part |"))
            .skip(2)
            .map_while(|line| {
                let mut cells = line.strip_prefix("| `")?.split(" | ");
                Some((cells.next()?.strip_suffix('`')?, cells.next()?))
            })
            .collect();
        let parts: Vec<(&str, &str)> = PARTS.iter().map(|part| (part.name, part.shows)).collect();
        assert_eq!(rows, parts, "docs/tested.md, and xtask/src/parts.rs");
    }
}
