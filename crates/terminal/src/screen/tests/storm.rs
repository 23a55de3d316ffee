//! Anything may happen at any size, at any time.

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use dice::Dice;
use ratatui::layout::Rect;
use table::Viewer;

use super::stage::{Game, Painted, screen};
use crate::frontend::{Frontend, Kind, Typed};
use crate::screen::theme::{Colours, Shade, Theme};
use crate::speech_settings::SpeechSettings;
use crate::venue::ShownTable;

/// Games of every kind, as everybody sees them, at any time.
fn standings(dice: &mut Dice) -> Vec<ShownTable> {
    let games = [
        ("quarto", "1234p"),
        ("quarto", "1234sc"),
        ("quarto", "12a"),
        ("access", "1234p"),
        ("access", "1234p+unmasked"),
        ("quartex", "2csh"),
        ("quartex", "3ath8"),
        ("quartex", "5csb"),
    ];
    let mut standings = Vec::new();
    for (name, rules) in games {
        let mut game = Game::start(name, rules);
        for _ in 0..8 {
            game.play_on(dice.index(9), dice);
            let seats = game.table.terms().rules.seats();
            let number = u8::try_from(1 + dice.index(seats.into())).unwrap();
            let mut standing = game.seen_by(number);
            if dice.index(5) == 0 {
                standing = game.standing(Viewer::Spectator);
                standing.curtain = table::Seat::new(number);
            }
            if dice.index(6) == 0 {
                standing.state.position = Some("no position at all".to_owned());
            }
            if dice.index(6) == 0 {
                standing.state.seats[0].name = Some("四目並べの名人 Анна".repeat(4));
                standing.state.seats[0].left = Some(u64::MAX);
                standing.state.running = Some(1);
            }
            standings.push(standing);
        }
    }
    standings
}

fn event(dice: &mut Dice, columns: u16, rows: u16) -> Event {
    let codes = [
        KeyCode::Enter,
        KeyCode::Tab,
        KeyCode::BackTab,
        KeyCode::Esc,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Backspace,
        KeyCode::Delete,
        KeyCode::F(1),
        KeyCode::Char('!'),
        KeyCode::Char(' '),
        KeyCode::Char('<'),
        KeyCode::Char('я'),
        KeyCode::Char('四'),
        KeyCode::Char('\u{301}'),
    ];
    let mouse = [
        MouseEventKind::Down(MouseButton::Left),
        MouseEventKind::Down(MouseButton::Right),
        MouseEventKind::Moved,
        MouseEventKind::ScrollUp,
        MouseEventKind::ScrollDown,
    ];
    match dice.index(10) {
        0..5 => {
            let modifiers = [KeyModifiers::NONE, KeyModifiers::NONE, KeyModifiers::CONTROL];
            Event::Key(KeyEvent::new(dice.choose(&codes), dice.choose(&modifiers)))
        }
        5..9 => {
            // Terminals have been seen to tell of places that a window no longer has.
            let column = u16::try_from(dice.index(usize::from(columns) + 20)).unwrap();
            let row = u16::try_from(dice.index(usize::from(rows) + 20)).unwrap();
            let kind = dice.choose(&mouse);
            Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
        }
        _ => Event::Paste("+7\tb3\r\n四".to_owned()),
    }
}

/// Lines that a press makes are lines that can be read.
fn check(typed: Option<Typed>) {
    if let Some(Typed::Line(line)) = typed {
        assert!(!line.is_empty() && !line.contains(char::is_control), "{line:?}");
    }
}

fn resize(screen: &mut Painted, columns: u16, rows: u16) {
    screen.terminal.backend_mut().resize(columns, rows);
    screen.take(&Event::Resize(columns, rows)).unwrap();
    let area = screen.terminal.backend().buffer().area;
    assert_eq!(area, Rect::new(0, 0, columns, rows));
    for (place, _) in screen.targets.all() {
        assert_eq!(place.intersection(area), *place, "nothing can be pressed outside");
    }
}

#[test]
fn nothing_breaks_it() {
    let mut dice = Dice::new(4);
    let standings = standings(&mut dice);
    for round in 0..40 {
        let colours = dice.choose(&[Colours::Rich, Colours::Sixteen, Colours::None]);
        let shade = dice.choose(&[Shade::Light, Shade::Dark]);
        let language = dice.choose(&words::Language::ALL);
        let speech = SpeechSettings { language, ..SpeechSettings::default() };
        let (mut columns, mut rows) = (80, 24);
        let mut screen = screen(columns, rows, Theme { shade, colours }, speech);
        for _ in 0..150 {
            match dice.index(12) {
                0 => {
                    columns = u16::try_from(1 + dice.index(if round % 2 == 0 { 60 } else { 260 }))
                        .unwrap();
                    rows = u16::try_from(1 + dice.index(if round % 2 == 0 { 30 } else { 90 }))
                        .unwrap();
                    resize(&mut screen, columns, rows);
                }
                1 | 2 => screen.show(&dice.choose(&standings)).unwrap(),
                3 => {
                    let kinds = [Kind::Event, Kind::Call, Kind::Answer, Kind::Row];
                    let text = "Ein sehr langer Satz ".repeat(dice.index(9));
                    screen.say(dice.choose(&kinds), &text).unwrap();
                }
                4 if dice.index(8) == 0 => screen.hide().unwrap(),
                _ => check(screen.take(&event(&mut dice, columns, rows)).unwrap()),
            }
        }
    }
}

#[test]
fn every_size_shows_the_line_or_says_that_it_is_too_small() {
    let mut dice = Dice::new(8);
    let standings = standings(&mut dice);
    for standing in standings.iter().step_by(7) {
        for columns in (36..150).step_by(3) {
            for rows in 13..50 {
                let theme = Theme { shade: Shade::Dark, colours: Colours::None };
                let mut screen = screen(columns, rows, theme, SpeechSettings::default());
                screen.show(standing).unwrap();
                let seen = super::stage::text(&screen);
                let is_small = columns < 40 || rows < 15;
                let last = seen.last().unwrap();
                assert_eq!(last.starts_with("> "), !is_small, "{columns} by {rows}: {seen:#?}");
            }
        }
    }
}
