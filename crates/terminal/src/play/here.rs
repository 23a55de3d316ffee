//! A game on this machine.

use std::io::{BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::thread;

use store::Store;
use table::{GameId, Viewer};
use words::{Remark, Verbosity};

use super::chair::Chair;
use super::{Ended, NotPlayed, Options};
use crate::desk::{Desk, Pace};
use crate::event::{bell, read_lines};
use crate::front::{Frontend as _, Kind, Pipe};
use crate::local::{Local, NotOpened};
use crate::return_commands::ReturnCommands;
use crate::setup::Setup;
use crate::speech_settings::SpeechSettings;
use crate::venue::Waker;

/// A game on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Game {
    /// A new one.
    New(Box<Setup>),
    /// One that is kept.
    Kept(GameId),
}

/// Plays a game on this machine. `named` is the store's name if it is not the usual one.
pub fn play_here(
    store: Arc<Store>,
    named: Option<String>,
    game: &Game,
    options: &Options,
    out: &mut dyn Write,
) -> Result<Ended, NotPlayed> {
    let manner = options.manner;
    let mut chair = Chair::take(options, &mut *out)?;
    let pace = if chair.is_pipe { 0 } else { options.pace };
    let (mut local, greeting) = open(store, game, manner, pace, chair.bell())?;
    greeting.iter().try_for_each(|text| chair.front.say(Kind::Answer, text))?;
    let line_pace = if chair.is_pipe { Pace::Patient } else { Pace::Prompt };
    let ways = ReturnCommands::Here(named);
    let desk = Desk::new(&mut local, &mut *chair.front, &chair.events, manner, ways, line_pace);
    let (left, farewell) = desk.run()?;
    if let Some(text) = chair.leave(farewell) {
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
/// use terminal::{Ended, Game, SpeechSettings, Setup, Sitting, play_through};
///
/// let rules = Rules::read("quarto", "1234p").expect("rules as printed");
/// let terms = Terms { begins: Begins::Seat(Seat::FIRST), ..Terms::casual(rules) };
/// let level = Level::new(1).expect("there are eight");
/// let seats = vec![Sitting::Here(Some("Anna".to_owned())), Sitting::Bot(level)];
/// let game = Game::New(Box::new(Setup { terms, seats, seed: Some(7) }));
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
    game: &Game,
    manner: SpeechSettings,
    typed: impl BufRead + Send,
    out: &mut dyn Write,
) -> Result<Ended, NotPlayed> {
    let (desk, events) = channel();
    let (mut local, greeting) = open(store, game, manner, 0, bell(desk.clone()))?;
    thread::scope(|scope| {
        scope.spawn(|| {
            let desk = desk;
            read_lines(typed, &desk);
        });
        let mut front = Pipe::new(out);
        greeting.iter().try_for_each(|text| front.say(Kind::Answer, text))?;
        let ways = ReturnCommands::Here(None);
        let left = Desk::new(&mut local, &mut front, &events, manner, ways, Pace::Patient).run();
        // Whoever still reads finds nobody to tell.
        drop(events);
        Ok(left?.0.into())
    })
}

/// Opens a game; and what is said before it goes on.
fn open(
    store: Arc<Store>,
    game: &Game,
    manner: SpeechSettings,
    pace: u32,
    bell: Waker,
) -> Result<(Local, Vec<String>), NotOpened> {
    Ok(match game {
        Game::New(setup) => {
            (Local::found(store, setup, manner, pace, bell)?, greeting(manner, setup))
        }
        Game::Kept(id) => {
            let local = Local::resume(store, id.clone(), manner, pace, bell)?;
            let greeting = vec![local.resumed()];
            (local, greeting)
        }
    })
}

/// What is said before a new game: what was agreed, and how to ask for help.
fn greeting(manner: SpeechSettings, setup: &Setup) -> Vec<String> {
    let voice = manner.voice(Viewer::Spectator, setup.terms.rules, &[]);
    let mut said = match manner.verbosity {
        Verbosity::Terse => Vec::new(),
        Verbosity::Normal | Verbosity::Full => voice.terms(&setup.terms),
    };
    said.push(voice.remark(&Remark::Welcome));
    said
}
