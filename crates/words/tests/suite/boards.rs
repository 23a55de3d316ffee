//! Boards in text: short enough for a Braille line, plain enough for a pipe.

use table::{GameView, Rules, Terms, Viewer};
use words::{Language, Naming, Spot, Voice, board};

use crate::hall::{Hall, seat};
use crate::transcripts;

fn assert_plain(line: &str, longest: usize) {
    assert!(line.chars().count() <= longest, "{line}");
    let plain = |c: char| c.is_ascii_graphic() || c == ' ' || ('А'..='Я').contains(&c);
    assert!(line.chars().all(plain), "{line}");
}

#[test]
fn rows_and_cells_are_short_and_plain_in_every_language() {
    for language in Language::ALL {
        let viewer = Viewer::Seat(seat(1));
        let games = [
            transcripts::quarto(language, viewer),
            transcripts::access(language, viewer),
            transcripts::quartex(language, viewer),
        ];
        for hall in games {
            let view = hall.view(viewer);
            let rows = board::rows(&hall.voice, &view);
            assert!(!rows.is_empty());
            for row in &rows {
                assert_plain(row, board::LONGEST_ROW);
            }
            let quarto = quarto::Cell::ALL.into_iter().map(Spot::Quarto);
            let quartex = [(-54, 54), (0, 0), (1, 1)].map(|(x, y)| quartex::Cell::new(x, y));
            let quartex = quartex.into_iter().flatten().map(Spot::Quartex);
            for spot in quarto.chain(quartex) {
                if let Some(cell) = board::cell(&hall.voice, &view, spot) {
                    assert_plain(&cell, board::LONGEST_CELL);
                }
            }
        }
    }
}

#[test]
fn boards_are_as_drawn() {
    let viewer = Viewer::Seat(seat(1));
    let hall = transcripts::quarto(Language::German, viewer);
    let rows = board::rows(&hall.voice, &hall.view(viewer));
    let drawn = [
        "4 HEKO .... .... HRGM",
        "3 HEKM .... HRKM ....",
        "2 DRKO HRKO .... ....",
        "1 DEKO .... .... ....",
        "  a    b    c    d",
    ];
    assert_eq!(rows, drawn);
    let hall = transcripts::quartex(Language::English, viewer);
    let rows = board::rows(&hall.voice, &hall.view(viewer));
    let drawn = [
        "       -1    0    1    2    3",
        "  -2 .... .... .... .... ....",
        "  -1 .... SXOO XQOO QSXO ....",
        "   0 .... OOOS OOOO OXXO ....",
        "   1 .... SOSS OOQS OXOQ ....",
        "   2 .... .... .... .... ....",
    ];
    assert_eq!(rows, drawn, "a frame of three by three is full");
}

/// A field wider than a line comes in parts, and even the farthest cells fit.
#[test]
fn wide_fields_come_in_parts() {
    let viewer = Viewer::Seat(seat(1));
    let terms = Terms::casual(Rules::read("quartex", "2csh").unwrap());
    let mut hall = Hall::started(terms, Language::English, viewer);
    // Always the westernmost placement.
    for _ in 0..40 {
        let view = hall.view(Viewer::Spectator);
        let Some(due) = view.due.iter().next() else { break };
        let view = hall.view(Viewer::Seat(due));
        let Some(GameView::Quartex(game)) = &view.game else { panic!("Quartex") };
        let lays = game.choices().into_iter().filter_map(|choice| match choice {
            quartex::Action::Lay(placement) => Some(placement),
            _ => None,
        });
        let Some(lay) = lays.min_by_key(|placement| placement.cell.x()) else { break };
        hall.type_in(due.number(), &lay.to_string());
    }
    let view = hall.view(viewer);
    let Some(GameView::Quartex(game)) = &view.game else { panic!("Quartex") };
    assert!(game.field().bounds().unwrap().width() > 12, "wide enough to be split");
    let rows = board::rows(&hall.voice, &view);
    for row in &rows {
        assert_plain(row, board::LONGEST_ROW);
    }
    let laid = game.field().laid().len();
    let tiles = rows
        .iter()
        .flat_map(|row| row.split(' '))
        .filter(|word| word.len() == 4 && word.chars().all(|c| "XSQO".contains(c)));
    assert_eq!(tiles.count(), usize::from(laid), "every tile is shown once");
}

/// One arrow step: at most 4 words for an empty cell and 8 for an occupied one.
#[test]
fn labels_are_short_and_begin_with_the_cell() {
    let viewer = Viewer::Seat(seat(1));
    for language in Language::ALL {
        let hall = transcripts::quarto(language, viewer);
        let view = hall.view(viewer);
        for cells in words::CellStyle::ALL {
            for naming in [Naming::Words, Naming::Codes] {
                let voice = Voice { cells, naming, ..hall.voice.clone() };
                for (spot, most) in [("b3", 4), ("a4", 8)] {
                    let cell = Spot::Quarto(spot.parse().unwrap());
                    let label = board::label(&voice, &view, cell).unwrap();
                    assert!(label.split_whitespace().count() <= most, "{label}");
                }
            }
        }
        let b3 = Spot::Quarto("b3".parse().unwrap());
        assert!(board::label(&hall.voice, &view, b3).unwrap().starts_with("b3 "));
    }
}

#[test]
fn under_masks_there_is_no_board() {
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        let terms = Terms::casual(Rules::read("access", "1234p").unwrap());
        let mut hall = Hall::started(terms, Language::English, viewer);
        hall.play("1: give 1\n2: b3\n2: touch b3");
        let view = hall.view(viewer);
        let spot = Spot::Quarto("b3".parse().unwrap());
        assert!(board::rows(&hall.voice, &view).is_empty());
        assert_eq!(board::cell(&hall.voice, &view, spot), None);
        assert_eq!(board::label(&hall.voice, &view, spot), None);
    }
}

/// A client that was sent data draws the same board, and under masks none.
#[test]
fn a_game_alone_has_the_rows_of_its_view() {
    let viewer = Viewer::Seat(seat(1));
    for hall in [
        transcripts::quarto(Language::Russian, viewer),
        transcripts::quartex(Language::French, viewer),
    ] {
        let view = hall.view(viewer);
        let rows = board::rows_of(&hall.voice, view.game.as_ref().unwrap());
        assert!(!rows.is_empty());
        assert_eq!(rows, board::rows(&hall.voice, &view));
    }
    let masked = Terms::casual(Rules::read("access", "1234p").unwrap());
    let hall = Hall::started(masked, Language::English, viewer);
    let game = hall.view(viewer).game;
    assert!(matches!(game, Some(GameView::Access(_))));
    assert_eq!(board::rows_of(&hall.voice, &game.unwrap()), [""; 0]);
}
