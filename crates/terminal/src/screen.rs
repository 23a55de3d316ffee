//! A painted screen: the board in colours, with keys and the mouse. Never the default.
//!
//! Everything that is painted comes from how the table [stands](ShownTable) and from the sentences that
//! were [said](Frontend::say). Everything that a person does becomes a line, as if typed: a click on a cell
//! is `b3`, on a piece `+7`.
//!
//! | file | what |
//! | --- | --- |
//! | `guard` | a terminal that is given back as it was |
//! | `theme`, `palette` | colours: light, dark, sixteen, none |
//! | `scene`, `task` | what is to be painted, and what may be done |
//! | `aim`, `act`, `keys`, `entry` | what the keys act on, what a press means, the line |
//! | `page`, `plan`, `canvas`, `wrap` | all panes, where they are, what is painted on |
//! | `grid`, `board`, `piece`, `tray`, `held` | Quarto |
//! | `field`, `window`, `tile`, `hand`, `sheet` | Quartex |
//! | `header`, `players`, `clock`, `log`, `buttons`, `curtain`, `lines` | all games |

mod act;
mod aim;
mod board;
mod buttons;
mod canvas;
mod clock;
mod curtain;
mod entry;
mod field;
mod grid;
mod guard;
mod hand;
mod header;
mod held;
mod keys;
mod lines;
mod log;
mod page;
mod palette;
mod piece;
mod plan;
mod players;
mod scene;
mod sheet;
mod task;
#[cfg(test)]
mod tests;
mod theme;
mod tile;
mod tray;
mod window;
mod wrap;

use std::io::{self, Stdout};
use std::time::{Duration, Instant};

use crossterm::event::{Event, MouseEventKind};
use ratatui::Terminal;
use ratatui::backend::{Backend, CrosstermBackend};

pub use theme::Shade;
pub(crate) use theme::Theme;

use crate::frontend::{Frontend, Kind, Typed};
use crate::speech_settings::SpeechSettings;
use crate::venue::ShownTable;
use aim::{Aim, Focus};
use canvas::Targets;
use entry::Entry;
use guard::Guard;
use lines::Lines;
use log::Log;
use page::Page;
use palette::Palette;
use scene::Scene;
use window::Pan;

/// A painted screen.
#[derive(Debug)]
pub(crate) struct Screen<B: Backend> {
    terminal: Terminal<B>,
    speech: SpeechSettings,
    palette: Palette,
    lines: Lines,
    /// How the table stands; none before it was told, and once it was hidden.
    scene: Option<Scene>,
    aim: Aim,
    pan: Pan,
    log: Log,
    entry: Entry,
    targets: Targets,
    /// When it was painted last.
    painted: Instant,
    /// None if it is painted elsewhere than on a terminal. Last, so that it is dropped last.
    _guard: Option<Guard>,
}

impl Screen<CrosstermBackend<Stdout>> {
    /// Takes the terminal for as long as the screen lives.
    pub(crate) fn open(speech: SpeechSettings, theme: Theme) -> io::Result<Self> {
        let guard = Guard::take()?;
        let backend = CrosstermBackend::new(io::stdout());
        let mut screen = Self::on(backend, Some(guard), speech, theme)?;
        screen.repaint()?;
        Ok(screen)
    }
}

impl<B: Backend> Screen<B> {
    /// Paints on something that is there already.
    fn on(
        backend: B,
        guard: Option<Guard>,
        speech: SpeechSettings,
        theme: Theme,
    ) -> io::Result<Self> {
        Ok(Self {
            terminal: Terminal::new(backend).map_err(failed)?,
            speech,
            palette: Palette::of(theme),
            lines: Lines::of(speech),
            scene: None,
            aim: Aim::default(),
            pan: Pan::default(),
            log: Log::default(),
            entry: Entry::default(),
            targets: Targets::default(),
            painted: Instant::now(),
            _guard: guard,
        })
    }

    /// Paints everything as it is now.
    fn paint(&mut self) -> io::Result<()> {
        self.painted = Instant::now();
        let Self { terminal, palette, lines, scene, aim, pan, log, entry, targets, .. } = self;
        let mut page =
            Page { lines, scene: scene.as_ref(), aim, pan, log, entry, now: Instant::now() };
        terminal.draw(|frame| page.paint(frame, *palette, targets)).map_err(failed)?;
        Ok(())
    }

    /// Paints everything, whatever the terminal shows.
    fn repaint(&mut self) -> io::Result<()> {
        // Not `clear`: that asks the terminal where its cursor is, and its answer would have to be found
        // among the keys.
        let size = self.terminal.size().map_err(failed)?;
        self.terminal.resize(size.into()).map_err(failed)?;
        self.paint()
    }
}

fn failed(error: impl std::error::Error) -> io::Error {
    io::Error::other(error.to_string())
}

impl<B: Backend> Frontend for Screen<B> {
    fn say(&mut self, kind: Kind, text: &str) -> io::Result<()> {
        self.log.add(kind, text);
        if kind == Kind::Confirm {
            self.aim.ask();
        }
        self.paint()
    }

    fn show(&mut self, standing: &ShownTable) -> io::Result<()> {
        let scene = Scene::new(standing, self.speech);
        self.aim.follow(self.scene.as_ref(), &scene);
        self.scene = Some(scene);
        self.paint()
    }

    /// Forgets all that one person alone may know: tiles in hand, answers, what was typed, and what
    /// was said too, for a sentence may name the tiles that somebody drew.
    fn hide(&mut self) -> io::Result<()> {
        self.scene = None;
        self.aim = Aim::default();
        self.log.forget();
        self.entry.forget();
        self.repaint()
    }

    fn speak(&mut self, speech: SpeechSettings) -> io::Result<()> {
        (self.speech, self.lines) = (speech, Lines::of(speech));
        let standing = self.scene.as_ref().map(|scene| scene.standing.clone());
        self.scene = standing.map(|standing| Scene::new(&standing, speech));
        self.paint()
    }

    /// Every second, while a clock runs.
    fn wake(&self) -> Option<Instant> {
        let running = |scene: &&Scene| scene.standing.state.running.is_some();
        self.scene.as_ref().filter(running).map(|_| self.painted + Duration::from_secs(1))
    }

    fn tick(&mut self) -> io::Result<()> {
        self.paint()
    }

    fn take(&mut self, event: &Event) -> io::Result<Option<Typed>> {
        let spot = self.aim.spot;
        let typed = match event {
            Event::Key(key) => self.key(*key)?,
            Event::Mouse(mouse) => self.mouse(*mouse),
            Event::Paste(text) => {
                self.aim.focus = Focus::Line;
                self.entry.insert(text);
                None
            }
            Event::Resize(..) | Event::FocusGained | Event::FocusLost => None,
        };
        // A mouse that moves over nothing is told of often and changes nothing.
        let is_idle = matches!(event, Event::Mouse(mouse) if mouse.kind == MouseEventKind::Moved)
            && spot == self.aim.spot;
        if !is_idle {
            self.paint()?;
        }
        Ok(typed)
    }
}
