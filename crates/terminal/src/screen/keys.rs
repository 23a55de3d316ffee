//! What keys and the mouse do.
//!
//! Letters always go to the line. On the board and the tray `!` begins a call, the space bar switches
//! between touching and playing or flips a tile, `<` and `>` turn it.

use std::io;

use crossterm::event::{
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use quartex::Task;
use quarto::{Cell, File, TrayPlace};
use ratatui::backend::Backend;

use super::Screen;
use super::act::Act;
use super::aim::{Aim, Focus, Mode, Turning, Way};
use super::buttons;
use super::scene::{Picture, Scene};
use crate::completion::complete;
use crate::frontend::Typed;

/// A page of the log, and a turn of the wheel.
const PAGE: usize = 8;
const WHEEL: usize = 3;

impl<B: Backend> Screen<B> {
    /// A key was pressed.
    pub(super) fn key(&mut self, key: KeyEvent) -> io::Result<Option<Typed>> {
        if key.kind == KeyEventKind::Release {
            return Ok(None);
        }
        // Both together are how some keyboards type `@` and `\`.
        let is_alt = key.modifiers.contains(KeyModifiers::ALT);
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        if is_control && !is_alt {
            return self.control(key.code);
        }
        Ok(match key.code {
            KeyCode::Enter => self.enter(),
            KeyCode::Tab => self.tab(),
            KeyCode::BackTab => self.go_to(self.aim.focus.previous()),
            KeyCode::Esc => self.cancel(),
            KeyCode::PageUp => self.scroll(PAGE, true),
            KeyCode::PageDown => self.scroll(PAGE, false),
            KeyCode::Left => self.arrow(Way::Left),
            KeyCode::Right => self.arrow(Way::Right),
            KeyCode::Up => self.arrow(Way::Up),
            KeyCode::Down => self.arrow(Way::Down),
            KeyCode::Home => self.end(true),
            KeyCode::End => self.end(false),
            KeyCode::Backspace => self.edit(super::Entry::backspace),
            KeyCode::Delete => self.edit(super::Entry::delete),
            KeyCode::F(1) => self.help(),
            KeyCode::Char(letter) if is_alt == is_control => {
                self.letter(letter);
                None
            }
            _ => None,
        })
    }

    /// A key with Ctrl, as shells have them.
    fn control(&mut self, code: KeyCode) -> io::Result<Option<Typed>> {
        let KeyCode::Char(letter) = code else { return Ok(None) };
        Ok(match letter.to_ascii_lowercase() {
            'c' if self.entry.is_empty() => Some(Typed::Interrupt),
            'c' => self.edit(super::Entry::clear),
            'd' if self.entry.is_empty() => Some(Typed::End),
            'd' => self.edit(super::Entry::delete),
            'a' => self.edit(super::Entry::go_home),
            'e' => self.edit(super::Entry::go_end),
            'h' => self.edit(super::Entry::backspace),
            'u' => self.edit(super::Entry::delete_before),
            'w' => self.edit(super::Entry::delete_word),
            'l' => {
                self.repaint()?;
                None
            }
            _ => None,
        })
    }

    /// The mouse was used.
    pub(super) fn mouse(&mut self, mouse: MouseEvent) -> Option<Typed> {
        let found = self.targets.at(mouse.column, mouse.row).cloned();
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.act(found?),
            MouseEventKind::Down(MouseButton::Right) => {
                self.aim.turn(Turning::Right);
                None
            }
            MouseEventKind::Moved => {
                // The chosen tile is seen where it would lie.
                if let (Some(Act::Spot(cell)), Some(_)) = (found, self.aim.word) {
                    self.aim.spot = cell;
                }
                None
            }
            MouseEventKind::ScrollUp => self.scroll(WHEEL, true),
            MouseEventKind::ScrollDown => self.scroll(WHEEL, false),
            MouseEventKind::Down(MouseButton::Middle)
            | MouseEventKind::Up(_)
            | MouseEventKind::Drag(_)
            | MouseEventKind::ScrollLeft
            | MouseEventKind::ScrollRight => None,
        }
    }

    /// Does what a click means.
    fn act(&mut self, act: Act) -> Option<Typed> {
        match act {
            Act::Say(line) => return Some(self.send(line)),
            Act::Cell(cell) => {
                (self.aim.focus, self.aim.cell) = (Focus::Board, cell);
                return self.press_cell(cell);
            }
            Act::Piece(piece) => {
                (self.aim.focus, self.aim.piece) = (Focus::Tray, piece);
                return Some(self.send(format!("+{piece}")));
            }
            Act::Place(place) => {
                self.aim.focus = Focus::Tray;
                self.aim.piece = quarto::Piece::from_index(place.index()).unwrap_or(self.aim.piece);
                return Some(self.press_place(place));
            }
            Act::Spot(cell) => {
                (self.aim.focus, self.aim.spot) = (Focus::Board, cell);
                return self.lay();
            }
            Act::Tile(tile) => {
                self.aim.focus = Focus::Tray;
                let chosen = self.aim.word.filter(|word| word.tile() == tile);
                let tiles = self.scene.as_ref().map(Aim::tiles);
                if tiles.is_some_and(|tiles| tiles.contains(tile)) {
                    self.aim.word = chosen.or_else(|| Some(tile.name()));
                }
            }
            Act::Turn(turning) => self.aim.turn(turning),
            Act::Call => self.aim.call = Some(0),
            Act::Mode(mode) => self.aim.mode = mode,
            Act::Focus(focus) => self.aim.focus = focus,
        }
        None
    }

    /// A line goes out. Where nothing may be read again (Q19), what was said so far is gone.
    fn send(&mut self, line: String) -> Typed {
        self.aim.call = None;
        self.aim.answer();
        if self.scene.as_ref().is_some_and(Scene::is_past_closed) {
            self.log.forget();
            self.entry.forget();
        }
        Typed::Line(line)
    }

    fn has_curtain(&self) -> bool {
        self.scene.as_ref().is_some_and(|scene| scene.standing.curtain.is_some())
    }

    fn enter(&mut self) -> Option<Typed> {
        if let Some(line) = self.entry.enter() {
            return Some(self.send(line));
        }
        if self.has_curtain() {
            return Some(self.send(self.lines.me.clone()));
        }
        let buttons = buttons::all(self.scene.as_ref(), &self.aim, &self.lines);
        if let Some(call) = self.aim.call {
            return self.act(buttons.get(call)?.act.clone());
        }
        let scene = self.scene.as_ref();
        match (self.aim.focus, scene.map(|scene| &scene.picture)) {
            (Focus::Buttons, _) => {
                let last = buttons.len().checked_sub(1)?;
                self.act(buttons.get(self.aim.button.min(last))?.act.clone())
            }
            (Focus::Board, Some(Picture::Board(_) | Picture::Covered)) => {
                self.press_cell(self.aim.cell)
            }
            (Focus::Board, Some(Picture::Field(_))) => self.lay(),
            (Focus::Tray, Some(Picture::Board(_))) => {
                let line = format!("+{}", self.aim.piece);
                Some(self.send(line))
            }
            (Focus::Tray, Some(Picture::Covered)) => {
                let place = TrayPlace::from_index(self.aim.piece.index())?;
                Some(self.press_place(place))
            }
            // With a tile chosen, to the cell it is for.
            (Focus::Tray, Some(Picture::Field(_))) => {
                self.choose_first();
                self.go_to(Focus::Board)
            }
            (Focus::Line, _) | (_, None | Some(Picture::Nothing)) => None,
        }
    }

    /// A cell of Quarto: place there, or under masks touch it.
    fn press_cell(&mut self, cell: Cell) -> Option<Typed> {
        let line = match &self.scene.as_ref()?.picture {
            Picture::Covered if self.aim.mode == Mode::Touch => format!("@{cell}"),
            Picture::Board(_) | Picture::Covered => cell.to_string(),
            Picture::Nothing | Picture::Field(_) => return None,
        };
        Some(self.send(line))
    }

    /// A place under a mask: touch it, or give from it.
    fn press_place(&mut self, place: TrayPlace) -> Typed {
        let sign = match self.aim.mode {
            Mode::Touch => '@',
            Mode::Play => '+',
        };
        self.send(format!("{sign}{place}"))
    }

    /// The chosen tile on the chosen cell: lay it, or point it out. Without a tile, nothing.
    fn lay(&mut self) -> Option<Typed> {
        let (word, cell) = (self.aim.word?, self.aim.spot);
        let tile = word.tile();
        let line = match self.scene.as_ref()?.task()? {
            Task::Watch => return None,
            Task::Wait | Task::Lay | Task::Obey { .. } => format!("{tile}@{cell}={word}"),
            Task::Point { .. } => format!("try {tile}@{cell}"),
        };
        Some(self.send(line))
    }

    fn choose_first(&mut self) {
        let first = self.scene.as_ref().and_then(|scene| Aim::tiles(scene).iter().next());
        self.aim.word = self.aim.word.or_else(|| first.map(quartex::Tile::name));
    }

    fn help(&mut self) -> Option<Typed> {
        let line = self.scene.as_ref()?.command("command-help");
        Some(self.send(line))
    }

    const fn go_to(&mut self, focus: Focus) -> Option<Typed> {
        self.aim.focus = focus;
        self.aim.call = None;
        None
    }

    /// Completes a line that was begun; otherwise goes on to the next pane.
    fn tab(&mut self) -> Option<Typed> {
        let lines = |text: &str| match &self.scene {
            Some(scene) => complete(self.speech, &scene.standing, text),
            None => Vec::new(),
        };
        let is_begun = self.aim.focus == Focus::Line && !self.entry.is_empty();
        if is_begun && self.entry.complete(lines) {
            return None;
        }
        self.go_to(self.aim.focus.next())
    }

    /// Gives up what was begun last: a call, a line, a tile.
    fn cancel(&mut self) -> Option<Typed> {
        if self.aim.confirm.is_some() {
            let no = self.scene.as_ref().map(|scene| scene.command("command-decline"));
            return no.map(|line| self.send(line));
        }
        if self.aim.call.take().is_some() {
        } else if !self.entry.is_empty() {
            self.entry.clear();
        } else if self.aim.focus != Focus::Board {
            self.aim.focus = Focus::Board;
        } else {
            self.aim.word = None;
        }
        None
    }

    const fn scroll(&mut self, lines: usize, older: bool) -> Option<Typed> {
        self.log.scroll(lines, older);
        None
    }

    /// Changes the line.
    fn edit(&mut self, change: impl FnOnce(&mut super::Entry)) -> Option<Typed> {
        self.aim.focus = Focus::Line;
        self.aim.call = None;
        change(&mut self.entry);
        None
    }

    /// Home or End.
    fn end(&mut self, is_first: bool) -> Option<Typed> {
        if self.aim.focus == Focus::Line {
            return self.edit(if is_first { super::Entry::go_home } else { super::Entry::go_end });
        }
        if self.aim.focus == Focus::Board {
            let file = if is_first { File::A } else { File::D };
            self.aim.cell = Cell::new(file, self.aim.cell.rank());
        }
        None
    }

    fn arrow(&mut self, way: Way) -> Option<Typed> {
        let buttons = buttons::all(self.scene.as_ref(), &self.aim, &self.lines).len();
        if self.aim.call.is_some() {
            self.aim.step_call(buttons, way);
            return None;
        }
        let picture = self.scene.as_ref().map(|scene| &scene.picture);
        match (self.aim.focus, way) {
            (Focus::Line, Way::Left) => self.entry.go_left(),
            (Focus::Line, Way::Right) => self.entry.go_right(),
            (Focus::Line, Way::Up) => self.entry.older(),
            (Focus::Line, Way::Down) => self.entry.newer(),
            (Focus::Buttons, Way::Left | Way::Up) => {
                let last = buttons.saturating_sub(1);
                self.aim.button = self.aim.button.min(last).saturating_sub(1);
            }
            (Focus::Buttons, Way::Right | Way::Down) => {
                self.aim.button = (self.aim.button + 1).min(buttons.saturating_sub(1));
            }
            (Focus::Board, way) => match picture {
                Some(Picture::Field(view)) => self.aim.step_field(view, way),
                Some(Picture::Board(_) | Picture::Covered | Picture::Nothing) | None => {
                    self.aim.step_board(way);
                }
            },
            (Focus::Tray, way) => match (self.scene.as_ref(), picture, way) {
                (Some(scene), Some(Picture::Field(_)), Way::Left | Way::Right) => {
                    self.aim.step_hand(Aim::tiles(scene), way);
                }
                (_, Some(Picture::Field(_)), Way::Up) => self.aim.turn(Turning::Right),
                (_, Some(Picture::Field(_)), Way::Down) => self.aim.turn(Turning::Left),
                _ => self.aim.step_tray(way),
            },
        }
        None
    }

    /// A letter goes to the line, but for the few signs that the board and the tray have.
    fn letter(&mut self, letter: char) {
        if self.aim.call.take().is_some() {
            // Whoever begins a call and types, types the rest of it.
            self.entry.insert("!");
        } else if self.entry.is_empty() && self.aim.focus != Focus::Line && self.sign(letter) {
            return;
        }
        self.aim.focus = Focus::Line;
        self.entry.insert(letter.encode_utf8(&mut [0; 4]));
    }

    /// Does what a sign means on the board and the tray; `false` if it means nothing there.
    fn sign(&mut self, sign: char) -> bool {
        let Some(scene) = self.scene.as_ref() else { return false };
        let is_field = matches!(scene.picture, Picture::Field(_));
        match sign {
            '!' if !scene.calls().is_empty() => self.aim.call = Some(0),
            ' ' if scene.is_masked() => self.aim.mode = self.aim.mode.other(),
            ' ' if is_field => self.aim.turn(Turning::Flip),
            '<' if is_field => self.aim.turn(Turning::Left),
            '>' if is_field => self.aim.turn(Turning::Right),
            // A space begins no line.
            ' ' => {}
            _ => return false,
        }
        true
    }
}
