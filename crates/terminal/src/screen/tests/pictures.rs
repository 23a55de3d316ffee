//! What can be read on the screen, drawn.

use std::time::Duration;

use crossterm::event::KeyCode;
use table::Viewer;

use super::stage::{DARK, Game, Painted, key, place_of, position, reads, screen, shown, text};
use crate::frontend::{Frontend, Kind};
use crate::screen::act::Act;
use crate::screen::clock;
use crate::screen::theme::{Colours, Shade, Theme};
use crate::speech_settings::SpeechSettings;

/// The left columns of these rows.
fn part(screen: &Painted, rows: std::ops::Range<usize>, columns: usize) -> Vec<String> {
    let cut = |row: &String| row.chars().take(columns).collect::<String>().trim_end().to_owned();
    text(screen)[rows].iter().map(cut).collect()
}

#[test]
fn pieces_are_told_apart_without_colour() {
    let screen = shown(80, 24, &position("05af/..../..../.... - 1 1234p -"));
    assert_eq!(
        part(&screen, 1..10, 35),
        [
            "  ╔═══════╗───────┬───────┬───────┐",
            "  ║       ║       │ (▓▓▓) │ [▓○▓] │",
            "4 ║ (░░░) ║ [░○░] │ (▓▓▓) │ [▓▓▓] │",
            "  ║ LRSF  ║ LQSH  │ DRTF  │ DQTH  │",
            "  ╚═══════╝───────┼───────┼───────┤",
            "  │       │       │       │       │",
            "3 │   ·   │   ·   │   ·   │   ·   │",
            "  │       │       │       │       │",
            "  ├───────┼───────┼───────┼───────┤",
        ]
    );
}

#[test]
fn every_piece_looks_different_at_every_size() {
    for (columns, rows) in [(80, 24), (100, 34), (140, 45)] {
        let mut seen = std::collections::BTreeSet::new();
        for piece in quarto::Piece::ALL {
            let standing = position(&format!(".{piece}../..../..../.... - 1 1234p -"));
            let screen = shown(columns, rows, &standing);
            let area = place_of(&screen, &Act::Cell("b4".parse().unwrap()));
            // Without the code below it.
            let buffer = screen.terminal.backend().buffer();
            let drawn: String = (area.y..area.bottom() - 1)
                .flat_map(|y| (area.x..area.right()).map(move |x| (x, y)))
                .map(|place| buffer[place].symbol())
                .collect();
            assert!(seen.insert(drawn), "{piece} looks like another at {columns} by {rows}");
        }
    }
}

#[test]
fn the_last_placement_is_marked_and_nothing_else() {
    // Row 2 is an alignment that nobody has called.
    let screen = shown(80, 24, &position("..../..../0123/.... - 2 1234p d2"));
    let stars: Vec<String> = text(&screen).into_iter().filter(|row| row.contains('*')).collect();
    assert_eq!(stars.len(), 1);
    assert!(stars[0].contains("*LRTH*"), "{stars:?}");
    // The same board without an alignment is painted alike: only the piece on d2 and the tray differ.
    let other = shown(80, 24, &position("..../..../012c/.... - 2 1234p d2"));
    let styles = |screen: &Painted| {
        let buffer = screen.terminal.backend().buffer().clone();
        let piece = place_of(screen, &Act::Cell("d2".parse().unwrap()));
        let cells = (0..22).flat_map(|y| (0..35).map(move |x| (x, y)));
        cells
            .filter(|(x, y)| !piece.contains((*x, *y).into()))
            .map(|place| buffer[place].clone())
            .collect::<Vec<_>>()
    };
    assert!(styles(&screen) == styles(&other));
}

#[test]
fn a_game_in_german_is_german() {
    let speech = SpeechSettings { language: words::Language::German, ..SpeechSettings::default() };
    let mut screen = screen(80, 24, DARK, speech);
    screen.show(&position("..../..../.7../.... c 1 1234p b2")).unwrap();
    let rows = text(&screen);
    assert!(rows[0].starts_with("Quarto  Du bist dran."), "{}", rows[0]);
    assert!(reads(&screen, "In deiner Hand"), "{rows:#?}");
    assert!(reads(&screen, "DEKO"), "{rows:#?}");
}

#[test]
fn edition_access_has_its_own_letters() {
    let mut game = Game::start("access", "1234p+unmasked");
    game.play(&["+8", "b2"]);
    let screen = shown(80, 24, &game.seen_by(2));
    assert!(reads(&screen, "(║║║)"), "{:#?}", text(&screen));
    assert!(reads(&screen, "*GRSF*"), "{:#?}", text(&screen));
}

#[test]
fn a_masked_table_is_covered() {
    let mut game = Game::start("access", "1234p");
    game.play(&["+#5", "b2", "+#7"]);
    let screen = shown(80, 24, &game.seen_by(1));
    assert_eq!(
        part(&screen, 1..6, 35),
        [
            "  ╔═══════╗───────┬───────┬───────┐",
            "  ║       ║       │       │       │",
            "4 ║   ?   ║   ?   │   ?   │   ?   │",
            "  ║       ║       │       │       │",
            "  ╚═══════╝───────┼───────┼───────┤",
        ]
    );
    assert!(reads(&screen, "#9  #10  #11"), "{:#?}", text(&screen));
    assert!(reads(&screen, "[↔ touch]"));
    assert!(reads(&screen, "While masks are worn, nothing is written"));
}

#[test]
fn a_field_shows_tiles_and_what_cells_ask_for() {
    let mut game = Game::start("quartex", "2csh");
    let seat = game.due().unwrap();
    let tile = game.seen_by(seat.number()).state.hand[0].clone();
    game.play(&[&format!("{tile}@0,0={tile}")]);
    let screen = shown(80, 24, &game.standing(Viewer::Spectator));
    let letters: Vec<char> = tile.chars().collect();
    let [nw, ne, se, sw] = letters[..] else { panic!("{tile} has four corners") };
    let low = |letter: char| letter.to_ascii_lowercase();
    let rows = text(&screen);
    assert!(reads(&screen, &format!("{nw}     {ne}")), "{rows:#?}");
    assert!(reads(&screen, &format!("{sw}     {se}")), "{rows:#?}");
    // The cell to the north asks for the corners below it.
    assert!(reads(&screen, &format!("{}     {}", low(nw), low(ne))), "{rows:#?}");
    assert!(reads(&screen, "Stock, Bag: 43"), "{rows:#?}");
    assert!(reads(&screen, "Worth now"), "{rows:#?}");
}

#[test]
fn the_pages_of_a_hand_are_the_players() {
    let game = Game::start("quartex", "2csh");
    let standing = game.seen_by(game.due().unwrap().number());
    let screen = shown(80, 24, &standing);
    for tile in &standing.state.hand {
        assert!(reads(&screen, tile), "{tile}: {:#?}", text(&screen));
    }
    assert!(reads(&screen, "Your hand, seen by you alone"));
    assert!(reads(&screen, "[I cannot lay]"));
}

#[test]
fn a_curtain_says_who_is_next() {
    let mut standing = Game::start("quartex", "2csh").standing(Viewer::Spectator);
    standing.curtain = table::Seat::new(2);
    for (columns, rows) in [(40, 15), (80, 24), (200, 60)] {
        let screen = shown(columns, rows, &standing);
        assert!(reads(&screen, "Pass the device to Ben"), "{:#?}", text(&screen));
        assert!(reads(&screen, "[ I am Ben ]"), "{:#?}", text(&screen));
    }
}

#[test]
fn tiles_that_lie_open_are_named_where_there_is_room() {
    let game = Game::start("quartex", "4csh");
    let seen = shown(120, 40, &game.seen_by(1));
    let rows = text(&seen);
    let Some(row) = rows.iter().find(|row| row.contains("3 tiles are out of the game: ")) else {
        panic!("{rows:#?}");
    };
    let Some(table::GameView::Quartex(view)) = game.seen_by(1).state.view() else { panic!() };
    for tile in view.removed() {
        assert!(row.contains(&tile.to_string()), "{tile}: {row}");
    }
    assert!(!reads(&shown(40, 15, &game.seen_by(1)), "out of the game"));
}

#[test]
fn a_window_that_is_too_small_says_so() {
    for (columns, rows) in [(39, 24), (80, 14), (20, 5)] {
        let screen = shown(columns, rows, &position("..../..../.7../.... c 1 1234p b2"));
        let all = text(&screen).join(" ");
        assert_eq!(
            all.split_whitespace().collect::<Vec<_>>().join(" "),
            "The window is too small. It needs 40 columns and 15 lines."
        );
        assert!(screen.targets.all().is_empty());
    }
}

#[test]
fn the_smallest_window_has_board_hand_log_and_line() {
    let mut screen = shown(40, 15, &position("..../..../.7../8... c 1 1234p b2"));
    screen.say(Kind::Call, "It is your turn.").unwrap();
    assert_eq!(
        part(&screen, 1..15, 40),
        [
            "      ▐      ▌",
            "     4▐  ·   ▌  ·      ·      ·",
            "",
            "     3   ·      ·      ·      ·",
            "              [░○░░]*",
            "     2   ·    [LQTH]   ·      ·",
            "",
            "     1 (DRSF)   ·      ·      ·",
            "         a      b      c      d",
            "In your hand: DQSF, dark square short so",
            "► It is your turn.",
            "",
            "[Quarto!] [Help] [quit] [Offer a draw]",
            "> Say it in words",
        ]
    );
}

#[test]
fn clocks_run_on_from_when_they_were_told() {
    let mut standing = position("..../..../.7../.... c 1 1234p b2");
    standing.state.seats[0].left = Some(252_900);
    standing.state.seats[1].left = Some(3_852_000);
    standing.state.running = Some(1);
    let at = |seconds: u64, seat: u8| {
        let now = standing.at + Duration::from_secs(seconds);
        clock::left(&standing, seat, now).map(clock::digits)
    };
    assert_eq!(at(0, 1).as_deref(), Some("4:12"));
    assert_eq!(at(60, 1).as_deref(), Some("3:12"));
    assert_eq!(at(9000, 1).as_deref(), Some("0:00"));
    assert_eq!(at(60, 2).as_deref(), Some("1:04:12"));
    assert_eq!(at(60, 3), None);
    let screen = shown(80, 24, &standing);
    assert!(reads(&screen, "1:04:12"));
    assert!(screen.wake().is_some());
}

#[test]
fn the_log_scrolls_and_comes_back() {
    let mut screen = shown(80, 24, &position("..../..../.7../.... c 1 1234p b2"));
    for number in 0..40 {
        screen.say(Kind::Event, &format!("Sentence {number}.")).unwrap();
    }
    assert!(reads(&screen, "Sentence 39.") && !reads(&screen, "Sentence 10."));
    for _ in 0..20 {
        key(&mut screen, KeyCode::PageUp);
    }
    assert!(reads(&screen, "Sentence 0.") && !reads(&screen, "Sentence 39."));
    key(&mut screen, KeyCode::PageDown);
    assert!(!reads(&screen, "Sentence 0."));
    screen.say(Kind::Call, "It is your turn.").unwrap();
    assert!(reads(&screen, "It is your turn."));
}

#[test]
fn without_colours_none_are_used() {
    let theme = Theme { shade: Shade::Dark, colours: Colours::None };
    let mut screen = screen(80, 24, theme, SpeechSettings::default());
    screen.show(&position("0f../..../.7../.... c 1 1234p b2")).unwrap();
    for cell in screen.terminal.backend().buffer().content() {
        use ratatui::style::Color::Reset;
        assert_eq!((cell.fg, cell.bg), (Reset, Reset));
    }
}

#[test]
fn a_long_sentence_in_a_low_pane_is_read_from_its_beginning() {
    let mut screen = shown(40, 15, &position("..../..../.7../8... - 1 1234p b2"));
    screen.say(Kind::Answer, "Row 2 holds one piece, and three of its cells are free.").unwrap();
    assert!(reads(&screen, "» Row 2 holds one piece"), "{:#?}", text(&screen));
}

#[test]
fn what_is_felt_can_be_read_in_the_smallest_window() {
    let mut screen = shown(40, 15, &Game::start("access", "1234p").seen_by(1));
    screen.say(Kind::Answer, "On place 5 you feel the smooth round tall hollow piece.").unwrap();
    assert!(reads(&screen, "On place 5 you feel the smooth"), "{:#?}", text(&screen));
    assert!(reads(&screen, "tall hollow piece."), "{:#?}", text(&screen));
}
