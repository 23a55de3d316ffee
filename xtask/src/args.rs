//! What one may type after `cargo xtask`.

use clap::{Parser, Subcommand};

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
  cargo xtask layers                        does every crate use only what it may?
  cargo xtask fixtures                      write the files under fixtures/ anew
  cargo xtask fuzz TARGET --seconds 3600    one fuzz target for an hour
  cargo xtask book                          solve the opening book anew
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
    #[command(after_help = "Example:\n  cargo xtask test")]
    Test {
        /// As at night: release build, long tests (`FOURFOLD_FULL=1`), a minute per fuzz target
        #[arg(long)]
        full: bool,
    },
    /// Compare the dependencies of our crates with the table in docs/architecture.md
    #[command(after_help = "Example:\n  cargo xtask layers")]
    Layers,
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

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn the_arguments_fit_together() {
        super::Args::command().debug_assert();
    }
}
