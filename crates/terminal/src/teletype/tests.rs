//! A row of paper shows what the line is, whatever was pressed.

use super::*;

/// A row as a terminal shows it: letters, backspaces and ends of lines, nothing else.
#[derive(Default)]
struct Paper {
    row: Vec<char>,
    at: usize,
}

impl Paper {
    fn print(&mut self, text: &str) {
        let mut letters = text.chars().peekable();
        while let Some(letter) = letters.next() {
            match letter {
                '\u{8}' => self.at = self.at.checked_sub(1).expect("never before the edge"),
                '\r' => {
                    assert_eq!(letters.next(), Some('\n'), "a lone carriage return");
                    self.row.clear();
                    self.at = 0;
                }
                letter => {
                    assert!(!letter.is_control(), "{letter:?}");
                    if self.at == self.row.len() {
                        self.row.push(letter);
                    } else {
                        self.row[self.at] = letter;
                    }
                    self.at += 1;
                }
            }
        }
    }

    fn shown(&self) -> String {
        self.row.iter().collect::<String>().trim_end().to_owned()
    }
}

fn words(text: &str) -> Vec<String> {
    let all = ["board", "give", "give DRSH", "give DQTH", "help", "hand"];
    all.into_iter().filter(|word| word.starts_with(text)).map(str::to_owned).collect()
}

fn key(code: KeyCode) -> KeyEvent {
    KeyEvent::new(code, KeyModifiers::NONE)
}

fn control(letter: char) -> KeyEvent {
    KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL)
}

fn press(line: &mut Teletype, paper: &mut Paper, keys: &[KeyEvent]) -> Option<Typed> {
    let mut typed = None;
    for key in keys {
        let pressed = line.press(*key, &words);
        paper.print(&pressed.write);
        typed = pressed.typed.or(typed);
    }
    typed
}

fn text(text: &str) -> Vec<KeyEvent> {
    text.chars().map(|letter| key(KeyCode::Char(letter))).collect()
}

#[test]
fn what_is_typed_is_written_and_nothing_else() {
    let mut line = Teletype::new(80);
    let mut written = String::new();
    for key in text("give b3") {
        written += &line.press(key, &words).write;
    }
    assert_eq!(written, "give b3");
    let pressed = line.press(key(KeyCode::Enter), &words);
    assert_eq!(pressed, Pressed::typed("\r\n", Typed::Line("give b3".to_owned())));
}

#[test]
fn a_line_is_corrected_anywhere() {
    let (mut line, mut paper) = (Teletype::new(80), Paper::default());
    let keys = [text("gve b3"), vec![key(KeyCode::Home), key(KeyCode::Right)], text("i")].concat();
    press(&mut line, &mut paper, &keys);
    assert_eq!(paper.shown(), "give b3");
    press(&mut line, &mut paper, &[control('e'), control('w')]);
    press(&mut line, &mut paper, &text("больше"));
    assert_eq!(paper.shown(), "give больше");
    let typed = press(&mut line, &mut paper, &[key(KeyCode::Backspace), key(KeyCode::Enter)]);
    assert_eq!(typed, Some(Typed::Line("give больш".to_owned())));
}

#[test]
fn older_lines_come_back_and_the_draft_too() {
    let (mut line, mut paper) = (Teletype::new(80), Paper::default());
    for typed in ["help", "place b3"] {
        press(&mut line, &mut paper, &[text(typed), vec![key(KeyCode::Enter)]].concat());
    }
    press(&mut line, &mut paper, &text("gi"));
    press(&mut line, &mut paper, &[key(KeyCode::Up)]);
    assert_eq!(paper.shown(), "place b3");
    press(&mut line, &mut paper, &[key(KeyCode::Up), key(KeyCode::Up)]);
    assert_eq!(paper.shown(), "help");
    press(&mut line, &mut paper, &[key(KeyCode::Down), key(KeyCode::Down)]);
    assert_eq!(paper.shown(), "gi");
    line.forget();
    press(&mut line, &mut paper, &[key(KeyCode::Up)]);
    assert_eq!(paper.shown(), "gi", "what somebody else typed is gone");
}

#[test]
fn a_tab_adds_what_is_certain_and_then_lists() {
    let (mut line, mut paper) = (Teletype::new(80), Paper::default());
    press(&mut line, &mut paper, &[text("bo"), vec![key(KeyCode::Tab)]].concat());
    assert_eq!(paper.shown(), "board");
    press(&mut line, &mut paper, &[control('u')]);
    press(&mut line, &mut paper, &[text("give D"), vec![key(KeyCode::Tab)]].concat());
    assert_eq!(paper.shown(), "give D", "the line stands there again, under the list");
    let listed = line.press(key(KeyCode::Tab), &words).write;
    assert_eq!(listed, "\r\ngive DRSH, give DQTH\r\ngive D");
}

#[test]
fn to_interrupt_and_to_end_need_an_empty_line() {
    let (mut line, mut paper) = (Teletype::new(80), Paper::default());
    press(&mut line, &mut paper, &text("b"));
    assert_eq!(press(&mut line, &mut paper, &[control('c')]), None);
    assert!(line.is_empty());
    assert_eq!(press(&mut line, &mut paper, &[control('c')]), Some(Typed::Interrupt));
    assert_eq!(press(&mut line, &mut paper, &[control('d')]), Some(Typed::End));
}

/// Whatever is pressed, in narrow terminals too: the paper shows the line, and the cursor is where
/// the next letter comes.
#[test]
fn the_paper_shows_the_line_whatever_is_pressed() {
    let mut dice = bots::BotDice::new(4);
    let mut below = |most: u32| quartex::Chance::below(&mut dice, most);
    for round in 0..400 {
        let columns = if round % 2 == 0 { 2_000 } else { 12 };
        let (mut line, mut paper) = (Teletype::new(columns), Paper::default());
        for _ in 0..120 {
            let pressed = match below(16) {
                0 => key(KeyCode::Left),
                1 => key(KeyCode::Right),
                2 => key(KeyCode::Backspace),
                3 => key(KeyCode::Delete),
                4 => key(KeyCode::Up),
                5 => key(KeyCode::Down),
                6 => key(KeyCode::Home),
                7 => key(KeyCode::Tab),
                8 => control(['w', 'u', 'k', 'l', 'e', 'c'][below(6) as usize]),
                9 => key(KeyCode::Enter),
                _ => key(KeyCode::Char(
                    ['g', 'i', 'v', 'é', 'ж', ' ', '\u{200d}'][below(7) as usize],
                )),
            };
            press(&mut line, &mut paper, &[pressed]);
            assert_eq!(paper.shown(), line.text.trim_end(), "{pressed:?}");
            assert_eq!(paper.at, line.text[..line.cursor].chars().count(), "{pressed:?}");
            assert!(line.text.is_char_boundary(line.cursor));
        }
    }
}
