//! What a position tells, and nothing else, is in its picture.

use pictures::{Aids, DrawnField, Scene, Theme};
use quarto::Edition;

use crate::help::{board, field, svg};

fn drawn(board: &pictures::DrawnBoard) -> String {
    svg(&Scene::Board(board), Theme::LIGHT, None)
}

/// As printed, nothing may betray an alignment nobody has called: only pointing out draws it.
#[test]
fn a_picture_finds_no_alignment_by_itself() {
    let aligned = board("..../..../..../0123 4 2 1234p d1", Edition::Quarto);
    let call = Theme::LIGHT.colour(pictures::Ink::Call).to_string();
    assert!(!drawn(&aligned).contains(&call));
    let mut shown = aligned;
    shown.line = Some("1".parse().unwrap());
    assert!(drawn(&shown).contains(&call));
}

#[test]
fn the_last_placement_is_marked() {
    let mut placed = board("..../..../.7../.... c 1 1234p b2", Edition::Quarto);
    let marked = drawn(&placed);
    placed.last = None;
    assert_ne!(marked, drawn(&placed));
}

/// Of a masked game, a covered cell looks the same whatever may be under it.
#[test]
fn covers_tell_nothing() {
    let covered = board("????/????/????/???? - 1 1234p ?", Edition::Access);
    let text = drawn(&covered);
    assert_eq!(text.matches("url(#t-cover)").count(), 16);
    assert!(!text.contains("t-top-b"), "no piece is drawn");
}

/// The three-quarter point at (1,1) is shown with the quarter that is missing there, if allowed.
#[test]
fn three_quarters_are_an_aid() {
    let field = field(None);
    let point = quartex::Cell::new(1, 1).unwrap().point(quartex::Corner::NorthWest);
    assert_eq!(field.tiles_around(point), 3);
    let draw = |three_quarters: bool| {
        let aids = Aids { three_quarters, openings: false };
        svg(
            &Scene::Field(&DrawnField { field: &field, last: None, aids, beside: None }),
            Theme::LIGHT,
            None,
        )
    };
    let wanted = Theme::LIGHT.colour(pictures::Ink::ClothCell).to_string();
    assert_eq!(draw(true).matches(&wanted).count(), 1);
    assert_eq!(draw(false).matches(&wanted).count(), 0);
}
