//! The server that tests talk to, and kill.

use cargo_metadata::camino::Utf8PathBuf;

use crate::command_line::CommandLine;
use crate::stop::Stop;
use crate::workshop::Workshop;

/// Which build of the server.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Server {
    /// The one that is built for the tests: a plain build would choose other features of what both use,
    /// and build the half of it again.
    Tested,
    /// As people get it.
    Released,
}

impl Server {
    /// Builds it, unless it is there; where it lies.
    pub(crate) fn build(self, workshop: &Workshop) -> Result<Utf8PathBuf, Stop> {
        let command = match self {
            Self::Tested => CommandLine::cargo(["nextest", "run", "--no-run", "--workspace"]),
            Self::Released => CommandLine::cargo(["build", "--release", "--package", "fourfold"]),
        };
        command.and(["--locked"]).run(workshop.root())?;
        Ok(self.program(workshop))
    }

    /// Where it lies once it is built.
    pub(crate) fn program(self, workshop: &Workshop) -> Utf8PathBuf {
        let profile = match self {
            Self::Tested => "debug",
            Self::Released => "release",
        };
        workshop.target().join(profile).join("fourfold")
    }
}
