//! From what was asked for to a game that was played.

mod elsewhere;
mod here;
mod lobby;
mod terminal_io;

use std::io;

use crate::local::NotOpened;
use crate::play_loop::Left;
use crate::remote::RemoteProblem;
use crate::screen::Shade;
use crate::speech_settings::SpeechSettings;

pub use elsewhere::{Invites, Purpose, Visit, play_at};
pub use here::{GameToPlay, play_here, play_through};

/// How a person plays, whatever and wherever.
#[derive(Clone, Copy, Debug)]
pub struct PlayOptions {
    /// How the person is spoken to.
    pub speech: SpeechSettings,
    /// Is a painted screen wanted?
    pub screen: bool,
    /// Is it to be light or dark? If nobody says, the terminal is asked.
    pub shade: Option<Shade>,
    /// How long bots take, in percent of a person's pace. In a pipe they take no longer than they
    /// think.
    pub pace: u32,
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The person left.
    Left,
    /// The person was interrupted; the game is kept.
    Interrupted,
    /// It could not go on.
    Lost,
}

impl From<Left> for Ended {
    fn from(left: Left) -> Self {
        match left {
            Left::Done => Self::Left,
            Left::Interrupted => Self::Interrupted,
            Left::Lost => Self::Lost,
        }
    }
}

/// Why nobody could play.
#[derive(Debug)]
pub enum NotPlayed {
    /// The game could not be opened.
    NotOpened(NotOpened),
    /// The server does not do what was asked, or cannot be reached.
    Server(RemoteProblem),
    /// What is said cannot be written, or what is typed cannot be read.
    Terminal(io::Error),
}

impl From<NotOpened> for NotPlayed {
    fn from(why: NotOpened) -> Self {
        Self::NotOpened(why)
    }
}

impl From<RemoteProblem> for NotPlayed {
    fn from(problem: RemoteProblem) -> Self {
        Self::Server(problem)
    }
}

impl From<io::Error> for NotPlayed {
    fn from(error: io::Error) -> Self {
        Self::Terminal(error)
    }
}
