//! Pictures for link previews.

use dice::Dice;
use pages::after::{PREVIEW_HEIGHT, PREVIEW_WIDTH, preview};
use table::{Seat, Viewer};

use crate::game::{Hall, KINDS};

#[test]
fn tables_of_every_kind_have_a_preview() {
    let mut dice = Dice::new(3);
    for (game, rules) in KINDS {
        let start = Hall::started(game, rules);
        let svg = preview(&start.view(Viewer::Spectator)).unwrap();
        let size = format!("width=\"{PREVIEW_WIDTH}\" height=\"{PREVIEW_HEIGHT}\"");
        assert!(svg.contains(&size), "{game}");
        let end = start.by_dice(&mut dice);
        assert!(preview(&end.view(Viewer::Spectator)).is_some());
        assert_eq!(preview(&end.view(Viewer::Seat(Seat::FIRST))), None, "nobody's own view leaves");
    }
}

/// While masks are worn, two games with other moves look the same.
#[test]
fn a_masked_preview_betrays_nothing() {
    let played = |moves: &str| {
        let mut hall = Hall::started("access", "1234p");
        for word in moves.split_whitespace() {
            let action = match word.strip_prefix("+#") {
                Some(place) => {
                    let number = place.parse().unwrap();
                    table::Action::GiveFrom(quarto::TrayPlace::new(number).unwrap())
                }
                None => table::Action::Quarto(word.parse().unwrap()),
            };
            hall.act(action);
        }
        preview(&hall.view(Viewer::Spectator)).unwrap()
    };
    assert_eq!(played("+#1 b3 +#4"), played("+#9 d4 +#2"));
}
