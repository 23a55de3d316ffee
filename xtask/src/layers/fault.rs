//! What can be wrong between the table and the crates.

use super::fact::Kind;

/// One thing that is wrong, in a sentence that says how to put it right.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Fault {
    #[error(
        "`{krate}` is a crate of the workspace, but has no row in docs/architecture.md: \
         say there what it is for and what it may use."
    )]
    NotInTable { krate: String },

    #[error("docs/architecture.md lets `{krate}` use `{named}`, which has no row above it.")]
    NotAbove { krate: String, named: String },

    #[error("`{krate}` may not use `{used}` ({kind}), says docs/architecture.md.")]
    MayNotUse { krate: String, used: String, kind: Kind },

    #[error(
        "docs/architecture.md calls `{krate}` pure, but it uses `{used}` ({kind}), which is not."
    )]
    UsesImpure { krate: String, used: String, kind: Kind },

    #[error("`{krate}` may use nothing, but uses `{used}` ({kind}).")]
    UsesSomething { krate: String, used: String, kind: Kind },

    #[error("`{krate}` must not need std: write `#![no_std]` into its src/lib.rs.")]
    NeedsStd { krate: String },

    #[error(
        "`{krate}` does not forbid unsafe code: write `#![forbid(unsafe_code)]` into its root."
    )]
    MayBeUnsafe { krate: String },

    #[error(
        "`{krate}` allows unsafe code in {files} files; one is what docs/architecture.md allows."
    )]
    UnsafeFiles { krate: String, files: usize },

    #[error(
        "`{krate}` does not share the lints: write `[lints]` and below it `workspace = true` \
         into its Cargo.toml."
    )]
    OwnLints { krate: String },
}
