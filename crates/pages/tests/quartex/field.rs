//! The field: every cell a button of a grid, named coordinate first.

use pages::Choice;
use quartex::Cell;
use table::Viewer;
use words::{Language, Spot, board};

use crate::browser::Browser;
use crate::html::Tag;
use crate::room::{Room, visitor};

fn cells(browser: &Browser) -> Vec<Tag> {
    let board = browser.part("board");
    assert_eq!(board[0].get("role"), Some("grid"));
    board.into_iter().filter(|tag| tag.get("role") == Some("gridcell")).collect()
}

fn read(text: &str) -> Cell {
    let (x, y) = text.split_once(',').unwrap();
    Cell::new(x.parse().unwrap(), y.parse().unwrap()).unwrap()
}

#[test]
fn the_grid_is_the_field_and_one_cell_around_it() {
    for (rules, seed) in [("2csh", 1), ("3ash", 2), ("5csh8", 3), ("4asb", 4), ("2csh3", 5)] {
        let mut room = Room::started(rules, seed);
        loop {
            for viewer in room.viewers() {
                check(&room, viewer);
            }
            if !(0..9).all(|_| room.act()) {
                break;
            }
        }
    }
}

fn check(room: &Room, viewer: Viewer) {
    let browser = Browser::open(room, viewer);
    let (view, game) = (room.view(viewer), room.game(viewer));
    let field = game.field();
    let seen = room.seen(viewer);
    let voice = visitor(Language::English).voice(&view, &seen.names);
    let cells = cells(&browser);
    let board = browser.part("board");
    let number = |name: &str| board[0].get(name).unwrap().parse::<usize>().unwrap();
    let rows = board.iter().filter(|tag| tag.get("role") == Some("row")).count();
    assert_eq!((rows, rows * number("data-columns")), (number("data-rows"), cells.len()));
    assert_eq!(cells.iter().filter(|tag| tag.get("tabindex") == Some("0")).count(), 1);

    let mut names: Vec<Cell> = Vec::new();
    for tag in &cells {
        let cell = read(tag.get("data-cell").unwrap());
        names.push(cell);
        assert_eq!(tag.name, "button");
        let label = board::label(&voice, &view, Spot::Quartex(cell)).unwrap();
        assert_eq!(tag.get("aria-label"), Some(label.as_str()));
        assert!(label.starts_with(&cell.to_string()));
        let word = field.word_at(cell).map(|word| word.to_string());
        assert_eq!(tag.get("data-word"), word.as_deref());
        assert_eq!(tag.has_class("laid"), word.is_some());
        assert_eq!(tag.has_class("open"), tag.get("type") == Some("submit"));
        assert!(!tag.has_class("open") || field.opening_at(cell).is_some());
    }
    assert!(names.is_sorted(), "cells come as they are read");
    for placement in field.placements_laid() {
        assert!(names.contains(&placement.cell));
    }
    // Wherever something may be laid, there is a cell (X9), and nowhere beyond the frame (X22).
    for opening in field.openings() {
        assert!(names.contains(&opening.cell()), "{:?} is not shown", opening.cell());
    }
    // The picture has four quarters for each tile; those around a complete point are one figure.
    let art = board.iter().skip_while(|tag| !tag.has_class("tilelayer"));
    let art: Vec<&Tag> = art.take_while(|tag| tag.name != "/svg").collect();
    let uses = |beginning: &str| {
        let href = |tag: &&&Tag| tag.get("href").is_some_and(|href| href.starts_with(beginning));
        art.iter().filter(|tag| !tag.has_class("want")).filter(href).count()
    };
    let laid = usize::from(field.laid().len());
    assert_eq!(uses("#t-quarter-") + 4 * uses("#t-figure-"), 4 * laid);
    assert_eq!(art.iter().filter(|tag| tag.has_class("pin")).count(), uses("#t-figure-"));
}

#[test]
fn what_is_chosen_lies_where_it_is_to_be_laid() {
    let mut room = Room::started("2csh", 6);
    (0..6).for_each(|_| assert!(room.act()));
    let seat = room.view(Viewer::Spectator).due.iter().next().unwrap();
    let viewer = Viewer::Seat(seat);
    let game = room.game(viewer);
    let tile = game.own_hand().unwrap().iter().last().unwrap();
    let word = tile.name().turned();
    let cell = game.field().openings().next().unwrap().cell();
    let choice = Choice { tile: Some(word.to_string()), cell: Some(cell.to_string()) };
    let browser = Browser::open_at(&room, viewer, &choice);
    let board = browser.part("board");
    let chosen: Vec<&Tag> = board.iter().filter(|tag| tag.get("aria-selected").is_some()).collect();
    assert_eq!(chosen.len(), 1);
    assert_eq!(chosen[0].get("data-cell"), Some(cell.to_string().as_str()));
    assert_eq!(chosen[0].get("tabindex"), Some("0"), "focus begins there");
    let lying = board.iter().position(|tag| tag.has_class("lying")).unwrap();
    let quarters = board[lying..].iter().filter_map(|tag| tag.get("href")).take(4);
    let read: String = quarters.map(|href| href.strip_prefix("#t-quarter-").unwrap()).collect();
    assert_eq!(read, word.to_string(), "clockwise from the upper left");
    let lay = browser.button(|tag| tag.get("id") == Some("lay")).unwrap();
    assert_eq!(lay.get("value"), Some(format!("{tile}@{cell}={word}").as_str()));
    assert_eq!(lay.text, format!("Lay it on {}, {}", cell.x(), cell.y()));
    // The script fills the same in.
    let wish = lay.get("data-wish").unwrap();
    let filled = wish.replace("{tile}", &tile.to_string()).replace("{cell}", &cell.to_string());
    assert_eq!(Some(filled.replace("{word}", &word.to_string()).as_str()), lay.get("value"));
}

/// An address may say anything: what cannot be chosen is not.
#[test]
fn a_choice_that_cannot_be_is_none() {
    let mut room = Room::started("3csh", 7);
    (0..5).for_each(|_| assert!(room.act()));
    for viewer in room.viewers() {
        let game = room.game(viewer);
        let others = game.unseen().iter().next().unwrap().to_string();
        let page = |tile: &str, cell: &str| {
            let choice = Choice { tile: Some(tile.to_owned()), cell: Some(cell.to_owned()) };
            let html = pages::table(&visitor(Language::English), &room.seen(viewer), &choice);
            assert!(!html.contains("<script>"), "nothing of an address is in the page");
            html
        };
        let usual =
            pages::table(&visitor(Language::English), &room.seen(viewer), &Choice::default());
        for (tile, cell) in [
            ("", ""),
            ("XXXXX", "0"),
            ("xsqo", "0,0"),
            ("<script>", "99,99"),
            (others.as_str(), "40,40"),
            ("ABCD", "1,2,3"),
        ] {
            assert_eq!(page(tile, cell), usual, "{tile} {cell}");
        }
    }
}
