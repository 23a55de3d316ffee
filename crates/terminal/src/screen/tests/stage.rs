//! Real tables, and screens that are painted into memory.

use std::time::Instant;

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use dice::Dice;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;
use table::{Moment, Order, Request, Rules, Seat, Seed, Sitter, Table, Terms, Viewer, What, When};
use wire::TableState;

use crate::frontend::{Frontend, Typed};
use crate::screen::act::Act;
use crate::screen::theme::Colours;
use crate::screen::{Screen, Shade, Theme};
use crate::speech_settings::SpeechSettings;
use crate::venue::ShownTable;

pub(super) const DARK: Theme = Theme { shade: Shade::Dark, colours: Colours::Rich };

const NAMES: [&str; 5] = ["Anna", "Ben", "Clara", "David", "Emma"];

/// A real table at which everybody sits.
pub(super) struct Game {
    pub(super) table: Table,
    requests: u32,
}

impl Game {
    /// A game with these rules has started.
    pub(super) fn start(game: &str, rules: &str) -> Self {
        let terms = Terms::casual(Rules::read(game, rules).unwrap());
        let entry = Table::create("g1".parse().unwrap(), terms, Seed([7; 32]), Moment(0)).unwrap();
        let mut table = Table::open(&entry).unwrap();
        for number in 1..=terms.rules.seats() {
            let person =
                Sitter::Person(NAMES[usize::from(number) - 1].to_lowercase().parse().unwrap());
            let order = Order::Sit(Seat::new(number).unwrap(), person);
            table.command(&order, When::at(Moment(0))).unwrap();
        }
        table.command(&Order::Start, When::at(Moment(0))).unwrap();
        Self { table, requests: 0 }
    }

    /// The first seat that may act.
    pub(super) fn due(&self) -> Option<Seat> {
        self.table.due().iter().next()
    }

    /// Somebody asks for something, and it happens.
    pub(super) fn ask(&mut self, seat: Seat, what: What) {
        self.requests += 1;
        let step = self.table.view(Viewer::Seat(seat)).unwrap().step;
        let nonce = format!("k{}", self.requests).parse().unwrap();
        let request = Request { seat, step, nonce, what };
        let entry = self.table.request(&request, When::at(Moment(0))).entry.expect("it is done");
        self.table.apply(&entry).unwrap();
    }

    /// Whoever is due does this, as it is written.
    pub(super) fn play(&mut self, moves: &[&str]) {
        for text in moves {
            self.ask(self.due().unwrap(), wire::command_word::read(text, 0).unwrap());
        }
    }

    /// So many random moves, or until it is over.
    pub(super) fn play_on(&mut self, moves: usize, dice: &mut Dice) {
        for _ in 0..moves {
            let Some(seat) = self.due() else { return };
            let choices = self.table.view(Viewer::Seat(seat)).unwrap().choices();
            let lays: Vec<_> =
                choices.iter().filter(|action| is_laying(**action)).copied().collect();
            let from = if lays.is_empty() { choices } else { lays };
            self.ask(seat, What::Act(dice.choose(&from)));
        }
    }

    /// How it stands for this viewer.
    pub(super) fn standing(&self, viewer: Viewer) -> ShownTable {
        let view = self.table.view(viewer).unwrap();
        let names = NAMES.map(str::to_owned);
        ShownTable {
            game: "g1".to_owned(),
            state: TableState::of(&view, &names, Moment(0), None),
            at: Instant::now(),
            here: (1..=view.terms.rules.seats()).filter_map(Seat::new).collect(),
            curtain: None,
        }
    }

    /// How it stands for a seat.
    pub(super) fn seen_by(&self, number: u8) -> ShownTable {
        self.standing(Viewer::Seat(Seat::new(number).unwrap()))
    }
}

const fn is_laying(action: table::Action) -> bool {
    matches!(action, table::Action::Quartex(quartex::Action::Lay(_)))
}

/// A position of Quarto, whether or not a game has come there.
pub(super) fn position(text: &str) -> ShownTable {
    let mut standing = Game::start("quarto", "1234p").seen_by(1);
    standing.state.position = Some(text.to_owned());
    standing
}

pub(super) type Painted = Screen<TestBackend>;

/// An empty screen of this size.
pub(super) fn screen(columns: u16, rows: u16, theme: Theme, speech: SpeechSettings) -> Painted {
    Screen::on(TestBackend::new(columns, rows), None, speech, theme).unwrap()
}

/// A screen that shows this.
pub(super) fn shown(columns: u16, rows: u16, standing: &ShownTable) -> Painted {
    let mut screen = screen(columns, rows, DARK, SpeechSettings::default());
    screen.show(standing).unwrap();
    screen
}

/// What can be read, without spaces at the ends of rows.
pub(super) fn text(screen: &Painted) -> Vec<String> {
    let buffer = screen.terminal.backend().buffer();
    let wide = usize::from(buffer.area.width);
    let row = |cells: &[ratatui::buffer::Cell]| {
        let row: String = cells.iter().map(ratatui::buffer::Cell::symbol).collect();
        row.trim_end().to_owned()
    };
    buffer.content().chunks(wide.max(1)).map(row).collect()
}

/// Can this be read in some row?
pub(super) fn reads(screen: &Painted, wanted: &str) -> bool {
    text(screen).iter().any(|row| row.contains(wanted))
}

/// Presses a key.
pub(super) fn key(screen: &mut Painted, code: KeyCode) -> Option<Typed> {
    screen.take(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE))).unwrap()
}

/// Presses a key with Ctrl.
pub(super) fn control(screen: &mut Painted, letter: char) -> Option<Typed> {
    let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
    screen.take(&Event::Key(key)).unwrap()
}

/// Types letters.
pub(super) fn type_in(screen: &mut Painted, letters: &str) {
    for letter in letters.chars() {
        assert_eq!(key(screen, KeyCode::Char(letter)), None);
    }
}

/// Clicks into the middle of a place.
pub(super) fn click(screen: &mut Painted, place: Rect) -> Option<Typed> {
    let (column, row) = (place.x + place.width / 2, place.y + place.height / 2);
    let kind = MouseEventKind::Down(MouseButton::Left);
    let mouse = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
    screen.take(&Event::Mouse(mouse)).unwrap()
}

/// Where the mouse finds this.
pub(super) fn place_of(screen: &Painted, wanted: &Act) -> Rect {
    let found = screen.targets.all().iter().find(|(_, act)| act == wanted);
    found.unwrap_or_else(|| panic!("{wanted:?} is not on the screen")).0
}

/// Clicks on what says this.
pub(super) fn click_on(screen: &mut Painted, wanted: &Act) -> Option<Typed> {
    let place = place_of(screen, wanted);
    click(screen, place)
}

/// What a press that means this line becomes.
#[expect(clippy::unnecessary_wraps, reason = "it is compared with what a press becomes")]
pub(super) fn line(text: &str) -> Option<Typed> {
    Some(Typed::Line(text.to_owned()))
}
