//! Fourfold: plays, teaches, hosts and solves the games of four. This binary joins the
//! parts; each subcommand is a file under `commands`.

#![forbid(unsafe_code)]

mod commands;
mod draws;
mod exit;
mod language;
mod machine;
mod pointer;
mod progress;
mod wrap;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;

use commands::{Arguments, run};
use exit::{Exit, Failure};
use words::{FailedTask, Voice};

/// Gives back what is free, on a thread of its own, a second after it was last used: a server that was
/// crowded is as small as before. That of glibc keeps it (`docs/decisions/0015-an-allocator-that-gives-back.md`).
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return usage(&error),
    };
    let voice = arguments.voice();
    // Without this, an interrupted program dies by the signal; the promise is code 3. A server stops
    // in its own way, and so does a game.
    if !arguments.ends_itself()
        && let Err(error) = ctrlc::set_handler(|| std::process::exit(Exit::CouldNot.code().into()))
    {
        return fail(&Failure::refused(FailedTask::Interruptions, &error), &voice);
    }
    let mut out = io::stdout().lock();
    match run(arguments, &voice, &mut out).and_then(|exit| Ok(out.flush().map(|()| exit)?)) {
        Ok(exit) => exit.into(),
        // Whoever read our output has had enough; that is not a fault.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            Exit::Done.into()
        }
        Err(failure) => fail(&failure, &voice),
    }
}

/// Help and version go to standard output, wrong use to standard error.
fn usage(error: &clap::Error) -> ExitCode {
    // If even this cannot be printed there is nobody to tell.
    let _ = error.print();
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Exit::Done.into(),
        _ => Exit::WrongUse.into(),
    }
}

fn fail(failure: &Failure, voice: &Voice) -> ExitCode {
    let _ = writeln!(io::stderr(), "{}", voice.error(&failure.told(voice)));
    failure.exit().into()
}
