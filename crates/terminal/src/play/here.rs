//! A game on this machine.

use std::io::{BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::thread;

use store::Store;
use table::{GameId, Viewer};
use words::{Remark, Verbosity};

use super::terminal_io::TerminalIo;
use super::{Ended, NotPlayed, PlayOptions};
use crate::event::{read_lines, waker};
use crate::frontend::{Frontend as _, Kind, Pipe};
use crate::local::{Local, NotOpened};
use crate::new_game::NewGame;
use crate::play_loop::{LinePace, PlayLoop};
use crate::return_commands::ReturnCommands;
use crate::speech_settings::SpeechSettings;
use crate::venue::Waker;

/// A game on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameToPlay {
    /// A new one.
    New(Box<NewGame>),
    /// One that is kept.
    Kept(GameId),
}

/// Plays a game on this machine. `named` is the store's name if it is not the usual one.
pub fn play_here(
    store: Arc<Store>,
    named: Option<String>,
    game: &GameToPlay,
    options: &PlayOptions,
    out: &mut dyn Write,
) -> Result<Ended, NotPlayed> {
    let speech = options.speech;
    let mut terminal = TerminalIo::take(options, &mut *out)?;
    let pace = if terminal.is_pipe { 0 } else { options.pace };
    let (mut local, greeting) = open(store, game, speech, pace, terminal.waker())?;
    greeting.iter().try_for_each(|text| terminal.front.say(Kind::Answer, text))?;
    let line_pace = if terminal.is_pipe { LinePace::Patient } else { LinePace::Prompt };
    let ways = ReturnCommands::Here(named);
    let play_loop =
        PlayLoop::new(&mut local, &mut *terminal.front, &terminal.events, speech, ways, line_pace);
    let (left, farewell) = play_loop.run()?;
    if let Some(text) = terminal.leave(farewell) {
        writeln!(out, "{text}")?;
    }
    Ok(left.into())
}

/// Plays a game through any pipe: every line is typed when no computer thinks, and what is said follows
/// from what was typed.
///
/// ```
/// use std::sync::Arc;
///
/// use store::Store;
/// use table::{Begins, Level, Rules, Seat, Terms};
/// use terminal::{Ended, GameToPlay, SpeechSettings, NewGame, Sitting, play_through};
///
/// let rules = Rules::read("quarto", "1234p").expect("rules as printed");
/// let terms = Terms { begins: Begins::Seat(Seat::FIRST), ..Terms::casual(rules) };
/// let level = Level::new(1).expect("there are eight");
/// let seats = vec![Sitting::Here(Some("Anna".to_owned())), Sitting::Bot(level)];
/// let game = GameToPlay::New(Box::new(NewGame { terms, seats, seed: Some(7) }));
///
/// let (typed, mut said) = ("give DRSF\nwhose turn\n", Vec::new());
/// let store = Arc::new(Store::in_memory()?);
/// let ended = play_through(store, &game, SpeechSettings::default(), typed.as_bytes(), &mut said);
/// assert_eq!(ended.expect("a store in memory"), Ended::Left);
/// assert!(String::from_utf8(said)?.contains("You give Child the dark round short solid piece."));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn play_through(
    store: Arc<Store>,
    game: &GameToPlay,
    speech: SpeechSettings,
    typed: impl BufRead + Send,
    out: &mut dyn Write,
) -> Result<Ended, NotPlayed> {
    let (play_loop, events) = channel();
    let (mut local, greeting) = open(store, game, speech, 0, waker(play_loop.clone()))?;
    thread::scope(|scope| {
        scope.spawn(|| {
            let play_loop = play_loop;
            read_lines(typed, &play_loop);
        });
        let mut front = Pipe::new(out);
        greeting.iter().try_for_each(|text| front.say(Kind::Answer, text))?;
        let ways = ReturnCommands::Here(None);
        let left =
            PlayLoop::new(&mut local, &mut front, &events, speech, ways, LinePace::Patient).run();
        // Whoever still reads finds nobody to tell.
        drop(events);
        Ok(left?.0.into())
    })
}

/// Opens a game; and what is said before it goes on.
fn open(
    store: Arc<Store>,
    game: &GameToPlay,
    speech: SpeechSettings,
    pace: u32,
    waker: Waker,
) -> Result<(Local, Vec<String>), NotOpened> {
    Ok(match game {
        GameToPlay::New(new_game) => {
            (Local::found(store, new_game, speech, pace, waker)?, greeting(speech, new_game))
        }
        GameToPlay::Kept(id) => {
            let local = Local::resume(store, id.clone(), speech, pace, waker)?;
            let greeting = vec![local.resumed()];
            (local, greeting)
        }
    })
}

/// What is said before a new game: what was agreed, and how to ask for help.
fn greeting(speech: SpeechSettings, new_game: &NewGame) -> Vec<String> {
    let voice = speech.voice(Viewer::Spectator, new_game.terms.rules, &[]);
    let mut said = match speech.verbosity {
        Verbosity::Terse => Vec::new(),
        Verbosity::Normal | Verbosity::Full => voice.terms(&new_game.terms),
    };
    said.push(voice.remark(&Remark::Welcome));
    said
}
