//! What one may type after `cargo xtask`.

use clap::builder::PossibleValuesParser;
use clap::{Parser, Subcommand};

use crate::parts::PARTS;

/// The tools of Fourfold's workshop.
///
/// New here? `cargo xtask test` checks everything that CI checks.
#[derive(Debug, Parser)]
#[command(
    name = "cargo xtask",
    bin_name = "cargo xtask",
    after_help = "\
Examples:
  cargo xtask test                          all that CI does
  cargo xtask test --parts                  what the long run is made of
  cargo xtask layers                        does every crate use only what it may?
  cargo xtask audit                         advisories and licences, offline
  cargo xtask fixtures                      write the files under fixtures/ anew
  cargo xtask fuzz TARGET --seconds 3600    one fuzz target for an hour
  cargo xtask book                          solve the opening book anew
  cargo xtask package --try                 what people install, made and tried
  cargo xtask screens                       take the pictures under docs/screens/ anew

Exit codes: 0 done, 1 a check said no, 2 wrong use, 3 could not (a tool is missing)."
)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) task: Option<Task>,
}

/// One thing the workshop can do.
#[derive(Debug, Subcommand)]
pub(crate) enum Task {
    /// Check everything that CI checks; stop at the first fault and say how to repeat it
    #[command(after_help = "\
Examples:
  cargo xtask test                     all that CI does
  cargo xtask test --full              that, and then every part of the long run
  cargo xtask test --full kill store   these two parts, and nothing else")]
    Test {
        /// The long run, on the release build: these parts and nothing else; without a name all that
        /// CI does, then every part. A part that fails does not stop those after it
        #[arg(long, num_args = 0.., value_name = "PART", value_parser = part_names())]
        full: Option<Vec<String>>,
        /// Lists the parts of the long run, with what each shows
        #[arg(long, conflicts_with = "full")]
        parts: bool,
    },
    /// Compare the dependencies of our crates with the table in docs/architecture.md
    #[command(after_help = "Example:\n  cargo xtask layers")]
    Layers,
    /// Is anything known against what we depend on, and may we pass it on?
    ///
    /// Without a word: both lock files, against the snapshot under fixtures/advisories/, and all
    /// licences. With `refresh FOLDER DAY` the snapshot is written anew. `-- --help` says more.
    #[command(after_help = "Example:\n  cargo xtask audit")]
    Audit {
        /// What the program `audit` is told
        #[arg(trailing_var_arg = true, value_name = "WORDS")]
        words: Vec<String>,
    },
    /// Write the files under fixtures/ anew, by the tests that own them, and show what changed
    #[command(after_help = "Example:\n  cargo xtask fixtures && git diff fixtures")]
    Fixtures,
    /// Solve every position of the opening book and write crates/solver/src/book.bin
    ///
    /// All cores are used, for about twenty minutes on two of them.
    #[command(after_help = "Example:\n  cargo xtask book --memory 8192")]
    Book {
        /// Memory for the solver, in MiB
        #[arg(long, default_value_t = 4096, value_name = "MIB")]
        memory: u32,
    },
    /// Make what people install, below target/package/: a Debian package, an image, a bill of materials
    ///
    /// From one release build. Needs dpkg-deb, strip, tar and gzip.
    #[command(after_help = "Example:\n  cargo xtask package --try")]
    Package {
        /// Also install, upgrade and remove the package in a root of its own, and start what is in the image; as root
        #[arg(long = "try")]
        is_tried: bool,
    },
    /// Take the pictures under docs/screens/ anew, in a real browser
    #[command(after_help = "Example:\n  cargo xtask screens && git diff --stat docs/screens")]
    Screens,
    /// Feed one fuzz target with inputs until it breaks or the time is up
    #[command(after_help = "Example:\n  cargo xtask fuzz position_text --seconds 3600")]
    Fuzz {
        /// Name of a `[[bin]]` in fuzz/Cargo.toml
        target: String,
        /// How long
        #[arg(long, default_value_t = 300, value_name = "N")]
        #[arg(value_parser = clap::value_parser!(u32).range(1..))]
        seconds: u32,
    },
}

/// Whoever asks for a part that is not there is told which are.
fn part_names() -> PossibleValuesParser {
    PossibleValuesParser::new(PARTS.iter().map(|part| part.name))
}

#[cfg(test)]
mod tests {
    use clap::{CommandFactory as _, Parser as _};

    use super::{Args, Task};

    #[test]
    fn the_arguments_fit_together() {
        Args::command().debug_assert();
    }
    fn full(words: &[&str]) -> Result<Option<Vec<String>>, String> {
        let words = ["cargo xtask", "test"].iter().chain(words);
        match Args::try_parse_from(words).map_err(|error| error.to_string())?.task {
            Some(Task::Test { full, .. }) => Ok(full),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_long_run_is_all_of_it_or_the_parts_that_are_named() {
        assert_eq!(full(&[]), Ok(None));
        assert_eq!(full(&["--full"]), Ok(Some(Vec::new())));
        let two = ["kill", "store"].map(str::to_owned).to_vec();
        assert_eq!(full(&["--full", "kill", "store"]), Ok(Some(two)));
    }

    #[test]
    fn an_unknown_part_is_refused_with_those_that_there_are() {
        let refusal = full(&["--full", "everything"]).unwrap_err();
        for part in super::PARTS {
            assert!(refusal.contains(part.name), "{refusal}");
        }
    }
}
