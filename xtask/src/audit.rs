//! Advisories and licences: the program `audit`, under `xtask/audit/`.

use crate::command_line::CommandLine;
use crate::server::Server;
use crate::stop::Stop;
use crate::tally::Tally;
use crate::workshop::Workshop;

/// As a step: the program that lies beside the server that was built for the tests.
pub(crate) fn run(workshop: &Workshop) -> Result<Tally, Stop> {
    let server = Server::Tested.build(workshop)?;
    let program = server.with_file_name("audit");
    CommandLine::new(program.as_str(), [""; 0]).run(workshop.root()).map_err(
        |stop| match stop {
            Stop::Failed { tally, .. } => Stop::Failed {
                what: "`audit` found something, or could not look; it says so above.".to_owned(),
                repeat: "cargo xtask audit".to_owned(),
                tally,
            },
            stop => stop,
        },
    )?;
    Ok(Tally::NONE)
}

/// By itself, with whatever it is told.
pub(crate) fn alone(workshop: &Workshop, words: Vec<String>) -> Result<(), Stop> {
    CommandLine::cargo(["run", "--locked", "--quiet", "--package", "audit", "--"])
        .and(words)
        .run(workshop.root())
}
