//! The score sheet: a table of numbers, each as the rules count it.

use quartex::{Score, Symbol, Tokens};
use table::Viewer;

use crate::browser::Browser;
use crate::html::Tag;
use crate::room::{NAMES, Room};

/// The cells of every row, the heading of the row first.
fn rows(tags: &[Tag]) -> Vec<Vec<String>> {
    let mut rows: Vec<Vec<String>> = Vec::new();
    for tag in tags {
        match tag.name.as_str() {
            "tr" => rows.push(Vec::new()),
            "th" | "td" => rows.last_mut().unwrap().push(tag.text.clone()),
            _ => {
                if let Some(cell) = rows.last_mut().and_then(|row| row.last_mut()) {
                    cell.push_str(&tag.text);
                }
            }
        }
    }
    rows
}

fn number(text: &str) -> i32 {
    let text = text.trim().replace('\u{2212}', "-");
    text.strip_prefix('+').unwrap_or(&text).parse().unwrap_or_else(|_| panic!("{text}"))
}

/// What one more token would change for this player, counted out.
fn gain(tokens: Tokens, stock: Tokens, symbol: Symbol) -> Option<i32> {
    let (mut more, mut less) = (tokens, stock);
    more[symbol] += 1;
    less[symbol] = less[symbol].checked_sub(1)?;
    Some(Score::count(more, less, 0).points() - Score::count(tokens, stock, 0).points())
}

#[test]
fn every_number_is_as_the_rules_count_it() {
    for (rules, seed) in [("2csh", 41), ("3csh", 42), ("4csh", 43), ("5csh8", 44)] {
        let mut room = Room::started(rules, seed);
        loop {
            for viewer in room.viewers() {
                check(&room, viewer);
            }
            if !(0..7).all(|_| room.act()) {
                break;
            }
        }
    }
}

fn check(room: &Room, viewer: Viewer) {
    let game = room.game(viewer);
    let tray = Browser::open(room, viewer).part("tray");
    let table = tray.iter().position(|tag| tag.name == "table").unwrap();
    let end = tray.iter().position(|tag| tag.name == "/table").unwrap();
    for tag in tray[table..end].iter().filter(|tag| tag.name == "th") {
        assert!(tag.get("scope").is_some(), "a heading says what of: {tag:?}");
    }
    let rows = rows(&tray[table..end]);
    let [head, stock, worth, rest @ ..] = rows.as_slice() else { panic!("{rows:?}") };
    assert_eq!(head[1..], ["cross", "star", "square", "circle", "points"]);
    for (index, symbol) in Symbol::ALL.into_iter().enumerate() {
        let left = i32::from(game.stock()[symbol]);
        assert_eq!(number(&stock[index + 1]), left);
        assert_eq!(number(&worth[index + 1]), left, "a token is worth what is left (X20)");
    }
    let players = match viewer {
        Viewer::Spectator => rest,
        Viewer::Seat(seat) => {
            for (index, symbol) in Symbol::ALL.into_iter().enumerate() {
                let shown = &rest[0][index + 1];
                match gain(game.tokens(seat), game.stock(), symbol) {
                    Some(gain) => assert_eq!(number(shown), gain),
                    None => assert_eq!(shown.trim(), "\u{2013}"),
                }
            }
            &rest[1..]
        }
    };
    assert_eq!(players.len(), room.seats().len());
    for (seat, row) in room.seats().into_iter().zip(players) {
        assert!(row[0].starts_with(NAMES[seat.index()]));
        let tiles = game.hand(seat).len();
        let held = if tiles == 1 { "1 tile".to_owned() } else { format!("{tiles} tiles") };
        assert!(row[0].ends_with(&held), "{row:?}");
        for (index, symbol) in Symbol::ALL.into_iter().enumerate() {
            assert_eq!(number(&row[index + 1]), i32::from(game.tokens(seat)[symbol]));
        }
        assert_eq!(number(&row[5]), game.score(seat).points());
        let won = game.outcome().is_some_and(|outcome| outcome.winners().contains(seat));
        assert_eq!(row[0].contains("winner"), won);
        assert!(!(won && row[0].contains("eliminated")), "{row:?}");
    }
}
