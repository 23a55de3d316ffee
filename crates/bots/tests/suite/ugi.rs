//! Views and moves as UGI writes them come back as they were.

use bots::{BotDice, ugi};
use table::{Rules, Viewer, What};

use crate::help::game;

/// All views and moves of some games of every sort.
#[test]
fn what_is_written_is_read_again() {
    for (rules, levels) in [
        ("quarto 1234p", vec![1, 2]),
        ("quarto 12sa", vec![3, 1]),
        ("access 1234p", vec![1, 3]),
        ("access 134sc+announced", vec![2, 2]),
        ("quartex 2csh", vec![1, 1]),
        ("quartex 4ash8", vec![1, 1, 1, 1]),
    ] {
        let (name, text) = rules.split_once(' ').unwrap();
        let rules = Rules::read(name, text).unwrap();
        for seed in 0..5 {
            let (_, diary) = game(rules, &levels, seed, 10);
            assert!(diary.len() > 4);
            for (seen, what) in diary {
                let bare = ugi::read_position("startpos").unwrap();
                let terms = table::Terms { rules, ..bare.terms };
                let view = table::View { game: Some(seen), terms, ..bare };
                let text = ugi::write_position(&view).unwrap();
                let read = ugi::read_position(&text).unwrap();
                assert_eq!(read.game, view.game, "{text}");
                assert_eq!(read.terms.rules, rules, "{text}");
                assert!(matches!(read.viewer, Viewer::Seat(seat) if read.due.contains(seat)));
                let moved = ugi::write_move(&what).unwrap();
                let expected = match what {
                    What::Touch { touch, .. } => What::Touch { number: 0, touch },
                    what => what,
                };
                assert_eq!(ugi::read_move(&moved, &read), Some(expected), "{moved}");
            }
        }
    }
}

#[test]
fn moves_follow_a_position() {
    let view = ugi::read_position("startpos 1234p moves +0 a1+8 b1 !1? +3").unwrap();
    assert_eq!(ugi::write_position(&view).unwrap(), "fen ..../..../..../08.. 3 2 1234p b1");
    for bad in [
        "",
        "startpos 99",
        "startpos 1234p moves +0 +1",
        "startpos 1234p moves +0 a1 !1",
        "fen",
        "fen ..../..../..../.... - 2 1234p -",
        "view",
        "view access",
        "view access 3 silent 0 ???????????????? ..../..../..../.... - 1 1234p -",
        "view access 1 loud 0 ???????????????? ..../..../..../.... - 1 1234p -",
        "view access 1 silent 0 ??? ..../..../..../.... - 1 1234p -",
        "view access 1 silent 99 ???????????????? ..../..../..../.... - 1 1234p -",
        "view quartex 2csh",
        "view chess",
        "moves +0",
    ] {
        assert!(ugi::read_position(bad).is_err(), "{bad}");
    }
}

/// Any view that can be read gets an answer or none, and never a panic.
#[test]
fn strange_views_are_survived() {
    let mut dice = BotDice::new(9);
    let pieces = "?.0123456789abcdef";
    let mut letter = |from: &str| {
        let letters: Vec<char> = from.chars().collect();
        dice.one_of(&letters).unwrap()
    };
    let mut read = 0;
    for round in 0..3_000_u64 {
        let mut row =
            |count: usize, from: &str| -> String { (0..count).map(|_| letter(from)).collect() };
        let from = if round % 2 == 0 { "?.." } else { pieces };
        let board = [row(4, from), row(4, from), row(4, from), row(4, from)].join("/");
        let (tray, hand) = (row(16, pieces), row(1, "?-07"));
        let (seat, placed) = (row(1, "12"), row(1, "0123456789"));
        let text = format!(
            "view access {seat} silent {placed} {tray} {board} {hand} {seat} 1234{} {}",
            row(1, "pca"),
            ["-", "?", "a1", "c3x"][usize::try_from(round % 4).unwrap()]
        );
        let Ok(view) = ugi::read_position(&text) else { continue };
        read += 1;
        let number = u8::try_from(round % 8 + 1).unwrap();
        let mut bot = bots::opponent(view.terms.rules, crate::help::level(number), round);
        for _ in 0..60 {
            if bot.decide(&view, &bots::ThinkingBudget::nodes(100)).is_none() {
                break;
            }
        }
    }
    assert!(read > 500, "{read}");
}
