//! A game on a server.

use std::io::Write;

use table::GameId;
use words::{Question, Remark, Verbosity};

use super::lobby::{self, Chosen};
use super::terminal_io::TerminalIo;
use super::{Ended, NotPlayed, PlayOptions};
use crate::frontend::Kind;
use crate::play_loop::{LinePace, PlayLoop};
use crate::remote::{Remote, RemoteServer};
use crate::return_commands::ReturnCommands;

/// What somebody wants of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Visit {
    /// Found a table: the fields of the form for a new game, and whether somebody is to be invited.
    Found(Vec<(&'static str, String)>, Invites),
    /// Take a seat at this table if one is free, and go on if one has a seat.
    Join(GameId),
    /// Look on.
    Watch(GameId),
    /// See which tables there are, and choose one.
    Choose(Purpose),
}

/// What somebody chooses a table for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To take a free seat, and to look on where there is none.
    Play,
    /// Only to look on.
    Watch,
}

/// Is a seat free for whoever gets the address?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Invites {
    /// It is.
    Somebody,
    /// All seats are taken at once.
    Nobody,
}

/// Plays on a server, as somebody of this name if one is said.
pub fn play_at(
    mut server: RemoteServer,
    visit: Visit,
    name: Option<&str>,
    options: &PlayOptions,
    out: &mut dyn Write,
) -> Result<Ended, NotPlayed> {
    let voice = options.speech.speaker();
    server.session()?;
    if let Some(name) = name {
        server.rename(name)?;
    }
    // Whatever waits for the server comes before the terminal is taken: until then Ctrl-C is the system's, and
    // ends it at once.
    let mut said = Vec::new();
    let (table, mut terminal) = match visit {
        Visit::Found(fields, invites) => {
            let table = server.found(&fields)?;
            let address = format!("{}/t/{table}", server.address());
            said.push(match invites {
                Invites::Somebody => Remark::Invite { address },
                Invites::Nobody => Remark::Founded { address },
            });
            (table, TerminalIo::take(options, &mut *out)?)
        }
        Visit::Join(table) => {
            server.sit(&table, None)?;
            (table, TerminalIo::take(options, &mut *out)?)
        }
        Visit::Watch(table) => (table, TerminalIo::take(options, &mut *out)?),
        Visit::Choose(purpose) => {
            let tables = server.lobby()?;
            let mut terminal = TerminalIo::take(options, &mut *out)?;
            let Chosen { table, is_free } =
                match lobby::choose(&tables, &mut terminal, options.speech)? {
                    Ok(chosen) => chosen,
                    Err(ended) => return Ok(ended),
                };
            if is_free && purpose == Purpose::Play {
                server.sit(&table, None)?;
            }
            (table, terminal)
        }
    };
    said.push(Remark::Welcome);
    said.iter().try_for_each(|remark| terminal.front.say(Kind::Answer, &voice.remark(remark)))?;
    let mut remote = Remote::join(&mut server, table, terminal.waker())?;
    let ways = ReturnCommands::At(server.address().to_string());
    let (front, events) = (&mut *terminal.front, &terminal.events);
    let mut play_loop =
        PlayLoop::new(&mut remote, front, events, options.speech, ways, LinePace::Prompt);
    if options.speech.verbosity != Verbosity::Terse {
        play_loop.begin_with(Question::Terms);
    }
    play_loop.begin_with(Question::Turn);
    let (left, farewell) = play_loop.run()?;
    if let Some(text) = terminal.leave(farewell) {
        writeln!(out, "{text}")?;
    }
    Ok(left.into())
}
