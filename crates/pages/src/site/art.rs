//! Pictures that make a page inviting. They tell nothing that is not said beside them.

use std::str::FromStr;
use std::sync::LazyLock;

use maud::{Markup, html};
use pictures::{Aids, DrawnBoard, Paints, Picture, Scene};
use quarto::{Edition, Piece, Seen, Sketch};

use crate::frame::drawing;

/// Positions from the middle of games, chosen for how they look: the two middle rows are seen.
const QUARTO: &str = "..../3.c5/.b0e/.... f 2 1234p b2";
const ACCESS: &str = "..../e.a1/7d.8/.... 0 2 1234p b2";
const QUARTEX: &str = "XQQO@0,0=QQXO XXOO@0,1=OXXO XXQO@0,2=OXXQ QQOO@-1,0=QQOO \
    OOOO@-1,1=OOOO SQOO@-1,2=OOQS XSSQ@-1,3=SQXS XSXQ@0,3=QXSX XSOO@1,3=XOOS XXSO@1,2=XSOX \
    XXXS@1,1=XXSX XXXQ@1,0=QXXX SSQQ@-2,3=QSSQ SQSO@-2,2=SOSQ SSOO@-2,1=SOOS XSOQ@-2,0=XQOS \
    SOOO@2,2=SOOO XOOO@2,3=OOXO";

static BOARDS: LazyLock<[String; 3]> = LazyLock::new(|| {
    [board(QUARTO, Edition::Quarto), board(ACCESS, Edition::Access), field(QUARTEX)]
});

fn picture(prefix: &str, scene: &Scene<'_>, width: u32) -> String {
    let width = Some(width);
    Picture { paints: Paints::Variables, prefix, title: "", description: "", width }.svg(scene)
}

fn board(position: &str, edition: Edition) -> String {
    let sketch = Sketch::from_str(position);
    let board = sketch.map(|sketch| DrawnBoard::of(&sketch, edition));
    board.map_or_else(
        |_| String::new(),
        |board| {
            let board = DrawnBoard { last: None, ..board };
            picture(edition_name(edition), &Scene::Board(&board), 620)
        },
    )
}

const fn edition_name(edition: Edition) -> &'static str {
    match edition {
        Edition::Quarto => "art-quarto",
        Edition::Access => "art-access",
    }
}

fn field(placements: &str) -> String {
    let mut field = quartex::Field::new(None);
    for placement in placements.split_whitespace().filter_map(|text| text.parse().ok()) {
        // The test below lays them all.
        let _ = field.lay(placement);
    }
    let scene =
        pictures::DrawnField { field: &field, last: None, aids: Aids::default(), beside: None };
    picture("art-quartex", &Scene::Field(&scene), 760)
}

/// A game as it looks in the middle, for those who see; `quarto`, `access` or `quartex`.
pub(super) fn game(game: &str) -> Markup {
    let place = match game {
        "quarto" => 0,
        "access" => 1,
        _ => 2,
    };
    html! {
        div class={ "art art-" (game) } aria-hidden="true" { (drawing(BOARDS[place].clone())) }
    }
}

/// One thing of a game, to tell games apart at a glance.
pub(super) fn emblem(game: &str, prefix: &str) -> Markup {
    // Tall and hollow; a tile with all four symbols.
    let piece = Seen::Piece(Piece::from_low_bits(0b0011));
    let grooved = Seen::Piece(Piece::from_low_bits(0b1011));
    let tile = quartex::Word::from_str("XSQO");
    let svg = match (game, tile) {
        ("quartex", Ok(tile)) => picture(prefix, &Scene::Tile(tile), 88),
        ("access", _) => picture(prefix, &Scene::Piece(grooved, Edition::Access), 88),
        _ => picture(prefix, &Scene::Piece(piece, Edition::Quarto), 88),
    };
    html! { div class={ "emblem art-" (game) } aria-hidden="true" { (drawing(svg)) } }
}

/// One piece, or a cloth over one that nobody may see.
pub(super) fn piece(piece: Option<Piece>, edition: Edition, prefix: &str) -> Markup {
    let scene = Scene::Piece(piece.map_or(Seen::Unknown, Seen::Piece), edition);
    html! { span.thing aria-hidden="true" { (drawing(picture(prefix, &scene, 64))) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_can_be() {
        assert!(BOARDS.iter().all(|svg| svg.starts_with("<svg")));
        let mut field = quartex::Field::new(None);
        for text in QUARTEX.split_whitespace() {
            let placement = text.parse();
            assert!(placement.is_ok_and(|placement| field.lay(placement).is_ok()), "{text}");
        }
    }
}
