//! Play in a terminal: by plain lines, by ear, or on a painted screen.
//!
//! A game is played at a *venue*: on this machine, with everything it needs, or on a server. The person
//! sits before a *frontend*: lines of a pipe, lines of a terminal, or a painted screen. The *play loop* is between
//! the two: it takes lines from the one, hands them to the other, and says what was heard.
//!
//! | to | see |
//! | --- | --- |
//! | play here | [`play_here`], [`NewGame`], [`PlayOptions`]; through any pipe [`play_through`] |
//! | play on a server | [`play_at`], [`Visit`], [`remote`] |
//! | go on with a game that is kept | [`kept`], [`GameToPlay::Kept`] |
//!
//! Plain lines are for everybody: no escape code, nothing painted over, no prompt. A painted screen is
//! asked for. `docs/terminal.md` is for those who play.
#![forbid(unsafe_code)]

mod chance;
mod completion;
mod event;
mod frontend;
mod local;
mod new_game;
mod play;
mod play_loop;
pub mod remote;
mod return_commands;
mod screen;
mod semaphore;
mod speech_settings;
mod teletype;
pub mod venue;

pub use local::{KeptGame, NotOpened, kept};
pub use new_game::{NewGame, Sitting};
pub use play::{
    Ended, GameToPlay, Invites, NotPlayed, PlayOptions, Purpose, Visit, play_at, play_here,
    play_through,
};
pub use screen::Shade;
pub use speech_settings::SpeechSettings;
