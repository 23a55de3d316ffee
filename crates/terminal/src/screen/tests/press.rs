//! What presses and keys become.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseEvent, MouseEventKind};
use dice::Dice;
use quarto::{Cell, Piece, TrayPlace};
use table::{Offer, Seat, Viewer, What};
use words::{Aside, Command, CommandContext, Language};

use super::stage::{
    DARK, Game, Painted, click_on, control, key, line, place_of, position, reads, screen, shown,
    text, type_in,
};
use crate::frontend::{Frontend, Kind, Typed};
use crate::screen::act::Act;
use crate::screen::aim::{Focus, Mode, Turning};
use crate::speech_settings::SpeechSettings;

const SIZES: [(u16, u16); 4] = [(40, 15), (80, 24), (100, 34), (140, 45)];

#[test]
fn every_cell_and_piece_is_where_it_is_clicked() {
    for (columns, rows) in SIZES {
        for cell in Cell::ALL {
            let mut screen = shown(columns, rows, &position("..../..../..../.... c 1 1234p -"));
            let place = place_of(&screen, &Act::Cell(cell));
            // Its column is over its letter, its row beside its number.
            let letter = text(&screen).iter().rev().find_map(|row| {
                let has_all = ["a", "b", "c", "d"].iter().all(|name| row.contains(name));
                (has_all && !row.contains('[') && row.trim().len() < 60)
                    .then(|| row.chars().position(|sign| sign == cell.file().letter()))
                    .flatten()
            });
            let letter = u16::try_from(letter.unwrap()).unwrap();
            assert!((place.x..place.right()).contains(&letter), "{cell} at {columns} by {rows}");
            let row = text(&screen)[usize::from(place.y + place.height / 2)].clone();
            assert_eq!(row.trim_start().chars().next(), Some(cell.rank().digit()));
            assert_eq!(click_on(&mut screen, &Act::Cell(cell)), line(&cell.to_string()));
        }
        for piece in Piece::ALL {
            let mut screen = shown(columns, rows, &position("..../..../..../.... - 1 1234p -"));
            assert_eq!(click_on(&mut screen, &Act::Piece(piece)), line(&format!("+{piece}")));
        }
    }
}

#[test]
fn a_piece_is_clicked_where_its_code_stands() {
    let screen = shown(80, 24, &position("..../..../..../.... - 1 1234p -"));
    for piece in Piece::ALL {
        let place = place_of(&screen, &Act::Piece(piece));
        let row: Vec<char> = text(&screen)[usize::from(place.bottom() - 1)].chars().collect();
        let code: String =
            row[place.x.into()..usize::from(place.right()).min(row.len())].iter().collect();
        assert_eq!(code.trim(), piece.code(quarto::Edition::Quarto).to_string());
    }
}

#[test]
fn a_game_is_played_by_keys_alone() {
    let mut screen = shown(80, 24, &position("..../..../.7../.... c 1 1234p b2"));
    assert_eq!(screen.aim.focus, Focus::Board);
    for code in [KeyCode::Down, KeyCode::Right, KeyCode::Right, KeyCode::Up, KeyCode::Left] {
        assert_eq!(key(&mut screen, code), None);
    }
    assert_eq!(key(&mut screen, KeyCode::Enter), line("b4"));
    // The placement is made; what is due now is to give.
    screen.show(&position(".c../..../.7../.... - 1 1234p b4")).unwrap();
    assert_eq!(screen.aim.focus, Focus::Tray);
    key(&mut screen, KeyCode::Right);
    key(&mut screen, KeyCode::Down);
    assert_eq!(key(&mut screen, KeyCode::Enter), line("+9"));
}

#[test]
fn a_yes_or_a_no_is_pressed_and_no_comes_first() {
    let asked = || {
        let mut screen = shown(80, 24, &position("..../..../.7../.... c 1 1234p b2"));
        screen.say(Kind::Confirm, "You give up the game. Are you sure?").unwrap();
        assert_eq!(screen.aim.focus, Focus::Buttons);
        assert!(reads(&screen, "[No] [Yes]"), "{:#?}", text(&screen));
        screen
    };
    // Enter alone and Escape change nothing, and the keys are back where they were.
    for code in [KeyCode::Enter, KeyCode::Esc] {
        let mut screen = asked();
        assert_eq!(key(&mut screen, code), line("decline"));
        assert_eq!(screen.aim.focus, Focus::Board);
        assert!(!reads(&screen, "[Yes]"), "{:#?}", text(&screen));
    }
    let mut screen = asked();
    key(&mut screen, KeyCode::Right);
    assert_eq!(key(&mut screen, KeyCode::Enter), line("agree"));
    let mut screen = asked();
    assert_eq!(click_on(&mut screen, &Act::Say("agree".to_owned())), line("agree"));
    // It can still be typed; and whatever else is typed is no answer to wait for.
    let mut screen = asked();
    type_in(&mut screen, "yes");
    assert_eq!(key(&mut screen, KeyCode::Enter), line("yes"));
    assert!(!reads(&screen, "[Yes]"), "{:#?}", text(&screen));
}

#[test]
fn a_line_is_typed_from_anywhere() {
    let mut screen = shown(80, 24, &position("..../..../.7../.... c 1 1234p b2"));
    type_in(&mut screen, "gi");
    assert_eq!(screen.aim.focus, Focus::Line);
    assert!(reads(&screen, "► gi"), "{:#?}", text(&screen));
    assert_eq!(key(&mut screen, KeyCode::Tab), None);
    assert_eq!(key(&mut screen, KeyCode::Enter), line("give"));
    key(&mut screen, KeyCode::Up);
    type_in(&mut screen, " 7");
    assert_eq!(key(&mut screen, KeyCode::Enter), line("give 7"));
    screen.take(&Event::Paste("help\nme".to_owned())).unwrap();
    key(&mut screen, KeyCode::Backspace);
    assert_eq!(key(&mut screen, KeyCode::Enter), line("help m"));
    assert_eq!(key(&mut screen, KeyCode::Enter), None);
}

#[test]
fn tab_goes_round_and_back() {
    let mut screen = shown(80, 24, &position("..../..../.7../.... c 1 1234p b2"));
    let mut seen = Vec::new();
    for _ in 0..4 {
        key(&mut screen, KeyCode::Tab);
        seen.push(screen.aim.focus);
    }
    assert_eq!(seen, [Focus::Tray, Focus::Buttons, Focus::Line, Focus::Board]);
    key(&mut screen, KeyCode::BackTab);
    assert_eq!(screen.aim.focus, Focus::Line);
    // The third button is the way out.
    key(&mut screen, KeyCode::BackTab);
    key(&mut screen, KeyCode::Right);
    key(&mut screen, KeyCode::Right);
    assert_eq!(key(&mut screen, KeyCode::Enter), line("quit"));
}

#[test]
fn control_keys_do_what_they_do_in_shells() {
    let mut screen = shown(80, 24, &position("..../..../.7../.... c 1 1234p b2"));
    assert_eq!(control(&mut screen, 'c'), Some(Typed::Interrupt));
    assert_eq!(control(&mut screen, 'd'), Some(Typed::End));
    type_in(&mut screen, "help");
    assert_eq!(control(&mut screen, 'd'), None);
    assert_eq!(control(&mut screen, 'c'), None);
    assert!(screen.entry.is_empty());
    assert_eq!(control(&mut screen, 'c'), Some(Typed::Interrupt));
    let before = text(&screen);
    control(&mut screen, 'l');
    assert_eq!(text(&screen), before);
}

#[test]
fn a_call_is_begun_and_pointed() {
    let mut screen = shown(80, 24, &position("..../..../0123/.... c 1 1234p d2"));
    type_in(&mut screen, "!");
    assert!(reads(&screen, "Quarto! Point to the line: row 1"), "{:#?}", text(&screen));
    for _ in 0..5 {
        key(&mut screen, KeyCode::Right);
    }
    assert_eq!(key(&mut screen, KeyCode::Enter), line("!b"));
    // Taken back, typed, and by the mouse.
    type_in(&mut screen, "!");
    key(&mut screen, KeyCode::Esc);
    assert_eq!(screen.aim.call, None);
    type_in(&mut screen, "!2");
    assert_eq!(key(&mut screen, KeyCode::Enter), line("!2"));
    assert_eq!(click_on(&mut screen, &Act::Call), None);
    assert_eq!(click_on(&mut screen, &Act::Say("!\\".to_owned())), line("!\\"));
}

#[test]
fn every_line_can_be_reached_even_in_the_smallest_window() {
    let mut standing = position("..../..../0123/.... c 1 1234sp d2");
    standing.state.rules = "1234sp".to_owned();
    let mut screen = shown(40, 15, &standing);
    let mut lines = std::collections::BTreeSet::new();
    for steps in 0..19 {
        click_on(&mut screen, &Act::Call);
        for _ in 0..steps {
            key(&mut screen, KeyCode::Right);
        }
        let call = screen.scene.as_ref().unwrap().calls()[steps].to_string();
        // The one that Enter says can be clicked as well.
        assert_eq!(click_on(&mut screen, &Act::Say(call.clone())), line(&call));
        lines.insert(call);
    }
    assert_eq!(lines.len(), 19);
    assert!(lines.contains("!b2") && lines.contains("!/"));
}

#[test]
fn where_the_game_calls_there_is_no_call() {
    let mut standing = position("..../..../.7../.... c 1 1234a -");
    standing.state.rules = "1234a".to_owned();
    let mut screen = shown(80, 24, &standing);
    assert!(!reads(&screen, "[Quarto!]"));
    type_in(&mut screen, "!");
    assert_eq!(screen.entry.text(), "!");
}

#[test]
fn under_masks_a_press_touches_or_plays() {
    for (columns, rows) in SIZES {
        let mut game = Game::start("access", "1234p");
        game.play(&["+#5"]);
        let mut screen = shown(columns, rows, &game.seen_by(2));
        for (mode, signs) in [(Mode::Touch, ["@", "@"]), (Mode::Play, ["", "+"])] {
            assert_eq!(screen.aim.mode, mode);
            for cell in Cell::ALL {
                let wanted = format!("{}{cell}", signs[0]);
                assert_eq!(click_on(&mut screen, &Act::Cell(cell)), line(&wanted));
            }
            for place in (1..=16).filter_map(TrayPlace::new) {
                let wanted = format!("{}#{}", signs[1], place.number());
                assert_eq!(click_on(&mut screen, &Act::Place(place)), line(&wanted));
                assert_eq!(key(&mut screen, KeyCode::Enter), line(&wanted));
            }
            key(&mut screen, KeyCode::Char(' '));
        }
        assert_eq!(screen.aim.mode, Mode::Touch);
        click_on(&mut screen, &Act::Mode(Mode::Play));
        assert_eq!(screen.aim.mode, Mode::Play);
    }
}

#[test]
fn a_tile_is_chosen_turned_and_laid() {
    let game = Game::start("quartex", "2csh");
    let standing = game.seen_by(game.due().unwrap().number());
    let tile: quartex::Tile = standing.state.hand[1].parse().unwrap();
    for (columns, rows) in SIZES {
        let mut screen = shown(columns, rows, &standing);
        let home = Act::Spot(quartex::Cell::HOME);
        // Without a tile a cell is only looked at.
        assert_eq!(click_on(&mut screen, &home), None);
        assert_eq!(click_on(&mut screen, &Act::Tile(tile)), None);
        let word = tile.name();
        assert_eq!(click_on(&mut screen, &home), line(&format!("{tile}@0,0={word}")));
        let turned = word.turned().flipped();
        key(&mut screen, KeyCode::Char('>'));
        key(&mut screen, KeyCode::Char(' '));
        assert_eq!(key(&mut screen, KeyCode::Enter), line(&format!("{tile}@0,0={turned}")));
        key(&mut screen, KeyCode::Char(' '));
        key(&mut screen, KeyCode::Char('<'));
        assert_eq!(key(&mut screen, KeyCode::Enter), line(&format!("{tile}@0,0={word}")));
    }
    let mut screen = shown(80, 24, &standing);
    click_on(&mut screen, &Act::Tile(tile));
    click_on(&mut screen, &Act::Turn(Turning::Left));
    assert_eq!(screen.aim.word, Some(tile.name().turned().turned().turned()));
    assert_eq!(click_on(&mut screen, &Act::Say("cannot".to_owned())), line("cannot"));
}

#[test]
fn a_tile_is_laid_by_keys_alone() {
    let game = Game::start("quartex", "2csh");
    let standing = game.seen_by(game.due().unwrap().number());
    let mut screen = shown(80, 24, &standing);
    assert_eq!(screen.aim.focus, Focus::Tray);
    for code in [KeyCode::Right, KeyCode::Right, KeyCode::Right, KeyCode::Left, KeyCode::Up] {
        key(&mut screen, code);
    }
    assert_eq!(key(&mut screen, KeyCode::Enter), None);
    let tile: quartex::Tile = standing.state.hand[1].parse().unwrap();
    let word = tile.name().turned();
    key(&mut screen, KeyCode::Right);
    assert_eq!(key(&mut screen, KeyCode::Enter), line(&format!("{tile}@1,0={word}")));
}

#[test]
fn a_place_is_pointed_out() {
    let mut game = Game::start("quartex", "2csh");
    let seat = game.due().unwrap();
    let tile = game.seen_by(seat.number()).state.hand[0].clone();
    game.play(&[&format!("{tile}@0,0={tile}"), "cannot"]);
    assert_eq!(game.due(), Some(seat));
    let standing = game.seen_by(seat.number());
    let mut screen = shown(80, 24, &standing);
    assert!(reads(&screen, "[I see no place]"), "{:#?}", text(&screen));
    let other = if seat == Seat::FIRST { 2 } else { 1 };
    let shown_hand = game.seen_by(other).state.hand;
    let tile: quartex::Tile = shown_hand[2].parse().unwrap();
    click_on(&mut screen, &Act::Tile(tile));
    let cell = quartex::Cell::new(1, 0).unwrap();
    assert_eq!(click_on(&mut screen, &Act::Spot(cell)), line(&format!("try {tile}@1,0")));
    assert_eq!(click_on(&mut screen, &Act::Say("none".to_owned())), line("none"));
}

#[test]
fn a_curtain_is_opened_by_who_it_is_for() {
    let mut standing = Game::start("quartex", "2csh").standing(Viewer::Spectator);
    standing.curtain = Seat::new(2);
    let mut screen = shown(80, 24, &standing);
    assert_eq!(key(&mut screen, KeyCode::Enter), line("me"));
    assert_eq!(click_on(&mut screen, &Act::Say("me".to_owned())), line("me"));
    type_in(&mut screen, "quit");
    assert_eq!(key(&mut screen, KeyCode::Enter), line("quit"));
}

#[test]
fn an_offer_is_answered_by_buttons() {
    let mut standing = position("..../..../.7../.... c 1 1234p b2");
    standing.state.offer = Some((2, "draw".to_owned()));
    let mut screen = shown(80, 24, &standing);
    assert_eq!(click_on(&mut screen, &Act::Say("agree".to_owned())), line("agree"));
    assert_eq!(click_on(&mut screen, &Act::Say("decline".to_owned())), line("decline"));
    standing.state.offer = Some((1, "draw".to_owned()));
    screen.show(&standing).unwrap();
    assert!(reads(&screen, "[Withdraw]") && !reads(&screen, "[Agree]"));
}

#[test]
fn what_is_typed_stays_while_others_play() {
    let mut screen = shown(80, 24, &position("..../..../.7../.... c 1 1234p b2"));
    type_in(&mut screen, "hel");
    screen.show(&position("..../..../.7../.... - 1 1234p b2")).unwrap();
    screen.say(Kind::Event, "Something happens.").unwrap();
    assert_eq!((screen.entry.text(), screen.aim.focus), ("hel", Focus::Line));
}

#[test]
fn keyboards_that_need_two_keys_for_a_sign_can_type_it() {
    let mut screen = shown(80, 24, &position("..../..../.7../.... c 1 1234p b2"));
    let both = KeyModifiers::CONTROL | KeyModifiers::ALT;
    let event = Event::Key(KeyEvent::new(KeyCode::Char('\\'), both));
    assert_eq!(screen.take(&event).unwrap(), None);
    let event = Event::Key(KeyEvent::new(KeyCode::Char('x'), KeyModifiers::ALT));
    assert_eq!(screen.take(&event).unwrap(), None);
    assert_eq!(screen.entry.text(), "\\");
}

#[test]
fn a_button_that_is_gone_leaves_the_others() {
    let mut screen = shown(80, 24, &position("..../..../.7../.... c 1 1234p b2"));
    key(&mut screen, KeyCode::Tab);
    key(&mut screen, KeyCode::Tab);
    for _ in 0..9 {
        key(&mut screen, KeyCode::Right);
    }
    let mut over = position("..../..../.7../.... c 1-0 1234p -");
    over.state.result = Some("1-0".to_owned());
    screen.show(&over).unwrap();
    assert!(reads(&screen, "[Help] [quit] [Play again]"), "{:#?}", text(&screen));
    assert_eq!(key(&mut screen, KeyCode::Enter), line("rematch"));
}

#[test]
fn another_game_begins_at_home() {
    let mut dice = Dice::new(3);
    let mut game = Game::start("quartex", "2csh");
    game.play_on(40, &mut dice);
    let mut screen = shown(80, 24, &game.standing(Viewer::Spectator));
    key(&mut screen, KeyCode::Esc);
    for _ in 0..9 {
        key(&mut screen, KeyCode::Right);
    }
    assert_ne!(screen.aim.spot, quartex::Cell::HOME);
    screen.show(&Game::start("quartex", "2csh").seen_by(1)).unwrap();
    assert_eq!(screen.aim.spot, quartex::Cell::HOME);
}

#[test]
fn whoever_watches_sees_a_hand_that_is_shown_and_chooses_nothing() {
    let mut game = Game::start("quartex", "2csh");
    let seat = game.due().unwrap();
    let hand = game.seen_by(seat.number()).state.hand;
    game.play(&["cannot"]);
    let mut screen = shown(80, 24, &game.standing(Viewer::Spectator));
    for tile in hand {
        assert!(reads(&screen, &tile), "{:#?}", text(&screen));
        click_on(&mut screen, &Act::Tile(tile.parse().unwrap()));
    }
    assert_eq!(screen.aim.word, None);
}

#[test]
fn the_chosen_tile_is_seen_under_the_mouse() {
    let game = Game::start("quartex", "2csh");
    let standing = game.seen_by(game.due().unwrap().number());
    let mut screen = shown(80, 24, &standing);
    let tile: quartex::Tile = standing.state.hand[0].parse().unwrap();
    let place = place_of(&screen, &Act::Spot(quartex::Cell::HOME));
    let kind = MouseEventKind::Moved;
    let event = Event::Mouse(MouseEvent {
        kind,
        column: place.x,
        row: place.y,
        modifiers: KeyModifiers::NONE,
    });
    let corner = |screen: &Painted| {
        screen.terminal.backend().buffer()[(place.x, place.y)].symbol().to_owned()
    };
    screen.aim.spot = quartex::Cell::new(1, 1).unwrap();
    screen.take(&event).unwrap();
    assert_eq!(corner(&screen), "·");
    click_on(&mut screen, &Act::Tile(tile));
    screen.aim.spot = quartex::Cell::new(1, 1).unwrap();
    screen.take(&event).unwrap();
    assert_eq!(corner(&screen), tile.name().symbols()[0].to_string());
}

/// Whatever can be pressed says something that is understood, in every language.
#[test]
fn what_presses_say_is_understood() {
    let mut offered = Game::start("quarto", "1234p");
    offered.ask(Seat::FIRST, What::Offer(Offer::Draw));
    let mut asked = Game::start("quartex", "2csh");
    asked.play(&["cannot"]);
    let mut games = vec![offered, asked];
    for (name, rules) in [
        ("quarto", "1234sp"),
        ("quarto", "1234c"),
        ("access", "1234p"),
        ("access", "1234p+unmasked"),
        ("quartex", "3csh"),
    ] {
        games.push(Game::start(name, rules));
    }
    for (game, language) in games.iter().flat_map(|game| Language::ALL.map(|l| (game, l))) {
        for seat in [Seat::FIRST, Seat::new(2).unwrap()] {
            let view = game.table.view(Viewer::Seat(seat)).unwrap();
            let speech = SpeechSettings { language, ..SpeechSettings::default() };
            let voice = speech.voice(Viewer::Seat(seat), view.terms.rules, &[]);
            let context = CommandContext { voice: &voice, view: &view, here: None };
            let mut screen = screen(200, 60, DARK, speech);
            screen.show(&game.seen_by(seat.number())).unwrap();
            let mut acts: Vec<Act> =
                screen.targets.all().iter().map(|(_, act)| act.clone()).collect();
            // A tile is chosen before a cell.
            acts.sort_by_key(|act| !matches!(act, Act::Tile(_)));
            let mut lines = 0;
            for act in acts {
                if let Some(Typed::Line(line)) = click_on(&mut screen, &act)
                    && Aside::read(&line, language).is_none()
                {
                    let read = Command::read(&line, context);
                    assert!(read.is_ok(), "{language:?} {line}: {read:?}");
                    lines += 1;
                }
                if act == Act::Call {
                    for call in screen.scene.as_ref().unwrap().calls() {
                        let read = Command::read(&call.to_string(), context);
                        assert!(read.is_ok(), "{language:?} {call}: {read:?}");
                    }
                    key(&mut screen, KeyCode::Esc);
                }
            }
            assert!(lines > 2, "{lines}");
        }
    }
}
