//! What is heard of a game.

use pages::sounds;
use quartex::Viewer;
use wire::Sound::{self, Called, Given, Offered, Over, Placed, Turn, Won};

use crate::hall::{Hall, player, terms};

/// What both players and a spectator hear when somebody does something.
fn heard(hall: &mut Hall, who: u8, wish: &str) -> [Vec<Sound>; 3] {
    let told = hall.wish(who, wish).unwrap_or_else(|| panic!("{wish} happens"));
    [player(1), player(2), Viewer::Spectator].map(|viewer| {
        let glimpse = told.to(viewer);
        glimpse.map(|glimpse| sounds(&glimpse, &hall.view(viewer))).unwrap_or_default()
    })
}

type Row = (u8, &'static str, &'static [Sound], &'static [Sound], &'static [Sound]);

fn check(hall: &mut Hall, rows: &[Row]) {
    for (who, wish, one, two, spectator) in rows {
        let heard = heard(hall, *who, wish);
        assert_eq!(heard, [one.to_vec(), two.to_vec(), spectator.to_vec()], "{who}: {wish}");
    }
}

#[test]
fn every_act_of_quarto_has_its_sound() {
    let mut hall = Hall::played(terms("quarto", "1234p"), "1: +2\n2: a1\n2: +3\n1: b1\n1: +e");
    check(
        &mut hall,
        &[
            (2, "c1", &[Placed], &[Placed], &[Placed]),
            (2, "+b", &[Given, Turn], &[Given], &[Given]),
            (1, "offer:draw", &[], &[Offered], &[Offered]),
            (2, "decline:draw", &[], &[], &[]),
            (1, "d1", &[Placed], &[Placed], &[Placed]),
            (1, "!a", &[Called], &[Called], &[Called]),
            (1, "+0", &[Given], &[Given, Turn], &[Given]),
            (2, "!1", &[Called, Over], &[Called, Won], &[Called, Over]),
        ],
    );
}

/// A touch is silent for everybody: only the answer is heard.
#[test]
fn under_masks_it_sounds_the_same() {
    let mut hall = Hall::started(terms("access", "1234p"));
    check(
        &mut hall,
        &[
            (1, "@#3", &[], &[], &[]),
            (1, "+#3", &[Given], &[Given, Turn], &[Given]),
            (2, "b3", &[Placed], &[Placed], &[Placed]),
            (2, "resign", &[Won], &[Over], &[Over]),
        ],
    );
}

#[test]
fn laying_a_tile_sounds_and_passes_the_turn() {
    let mut hall = Hall::started(terms("quartex", "2csh"));
    let due = hall.view(Viewer::Spectator).due.iter().next().unwrap();
    let lay = hall.view(Viewer::Seat(due)).choices().into_iter().find_map(|action| {
        wire::command_word::write(&table::What::Act(action)).filter(|text| text.contains('@'))
    });
    let heard = heard(&mut hall, due.number(), &lay.expect("a tile can be laid"));
    let other = usize::from(due.number() == 1);
    assert!(heard[other].starts_with(&[Placed]), "{heard:?}");
    assert!(heard[2].starts_with(&[Placed]) && !heard[2].contains(&Turn), "{heard:?}");
    assert!(!heard[due.index()].contains(&Turn), "{heard:?}");
}
