//! The workspace as cargo describes it.

use std::env;

use cargo_metadata::camino::{Utf8Path, Utf8PathBuf};
use cargo_metadata::{Metadata, MetadataCommand, Package};

use crate::command_line::CommandLine;
use crate::stop::Stop;

/// The workspace as cargo describes it: where it lies, where it builds, what its members are.
#[derive(Debug)]
pub(crate) struct Workshop {
    metadata: Metadata,
}

impl Workshop {
    /// The workspace that this tool belongs to, wherever in it one stands.
    pub(crate) fn open() -> Result<Self, Stop> {
        // `cargo run` names the place at run time, which survives moving the repository.
        let own = env::var("CARGO_MANIFEST_DIR").unwrap_or(env!("CARGO_MANIFEST_DIR").to_owned());
        Ok(Self { metadata: describe(&Utf8Path::new(&own).join("Cargo.toml"))? })
    }

    /// The root of the repository.
    pub(crate) fn root(&self) -> &Utf8Path {
        &self.metadata.workspace_root
    }

    /// Where build output goes; `target/` unless someone has set another place.
    pub(crate) fn target(&self) -> &Utf8Path {
        &self.metadata.target_directory
    }

    /// The members of the workspace, and nothing else.
    pub(crate) fn packages(&self) -> &[Package] {
        &self.metadata.packages
    }

    /// The manifest of the fuzz targets, which are no member: they build with other flags.
    pub(crate) fn fuzz_manifest(&self) -> Option<Utf8PathBuf> {
        let manifest = self.root().join("fuzz/Cargo.toml");
        manifest.exists().then_some(manifest)
    }

    /// The machine we build on and for, as in `x86_64-unknown-linux-gnu`.
    pub(crate) fn host(&self) -> Result<String, Stop> {
        CommandLine::cargo(["-vV"])
            .ask(self.root())
            .as_deref()
            .and_then(|text| text.lines().find_map(|line| line.strip_prefix("host: ")))
            .map(str::to_owned)
            .ok_or(Stop::NoHost)
    }

    /// A path as one would type it at the root of the repository.
    pub(crate) fn short<'a>(&self, path: &'a Utf8Path) -> &'a Utf8Path {
        path.strip_prefix(self.root()).unwrap_or(path)
    }
}

/// What a manifest declares; without its dependencies' own, so that it is quick and offline.
pub(crate) fn describe(manifest: &Utf8Path) -> Result<Metadata, Stop> {
    Ok(MetadataCommand::new().manifest_path(manifest).no_deps().exec()?)
}
