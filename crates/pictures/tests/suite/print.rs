//! Quartex to cut out: everything once, and every back behind its front.

use std::collections::BTreeMap;

use pictures::print::{PaperSide, Slot, slot};
use quartex::{Symbol, TILES, Tile};

fn places() -> impl Iterator<Item = (u8, u8)> {
    (0..6).flat_map(|row| (0..4).map(move |column| (column, row)))
}

#[test]
fn all_tiles_and_tokens_are_there_once() {
    let mut tiles = Vec::new();
    let mut tokens: BTreeMap<Symbol, usize> = BTreeMap::new();
    for page in PaperSide::all().into_iter().filter(|page| matches!(page, PaperSide::Front(_))) {
        for (column, row) in places() {
            match slot(page, column, row) {
                None => {}
                Some(Slot::Tile(word)) => tiles.push(word.tile()),
                Some(Slot::Tokens(four)) => {
                    for symbol in four {
                        *tokens.entry(symbol).or_default() += 1;
                    }
                }
            }
        }
    }
    assert_eq!(tiles.len(), TILES);
    assert!(Tile::all().all(|tile| tiles.contains(&tile)));
    assert_eq!(tokens.into_iter().collect::<Vec<_>>(), Symbol::ALL.map(|symbol| (symbol, 10)));
}

/// A sheet turned over its long edge shows its right column at the left, and through the card
/// each corner is where its mirror image is (X1).
#[test]
fn backs_meet_fronts_over_the_long_edge() {
    for sheet in 0..3 {
        for (column, row) in places() {
            match (
                slot(PaperSide::Front(sheet), column, row),
                slot(PaperSide::Back(sheet), 3 - column, row),
            ) {
                (None, None) => {}
                (Some(Slot::Tile(front)), Some(Slot::Tile(back))) => {
                    let [nw, ne, se, sw] = front.symbols();
                    assert_eq!(back.symbols(), [ne, nw, sw, se]);
                    assert_eq!(back.tile(), front.tile());
                }
                (Some(Slot::Tokens([a, b, c, d])), Some(Slot::Tokens(back))) => {
                    assert_eq!(back, [b, a, d, c]);
                }
                (front, back) => panic!("{front:?} meets {back:?}"),
            }
        }
    }
}

#[cfg(feature = "pdf")]
#[test]
fn pages_become_one_pdf_and_shades_are_refused() {
    use crate::help::svg;
    use pictures::print::Paper;
    use pictures::{NoPdf, Scene, Theme, Unsupported, pdf};

    let draw = |page| svg(&Scene::Print(Paper::A4, page), Theme::PRINT, None);
    let pages: Vec<String> = PaperSide::all().into_iter().map(draw).collect();
    let bytes = pdf(&pages, "Quartex").unwrap();
    assert_eq!(bytes, pdf(&pages, "Quartex").unwrap());
    assert!(bytes.starts_with(b"%PDF-1.7"));
    let text = String::from_utf8_lossy(&bytes);
    assert!(text.contains("/Count 7") && text.contains("/DuplexFlipLongEdge"));
    // 210 by 297 mm in points.
    assert_eq!(text.matches("/MediaBox [0 0 595.27").count(), 7);
    let shaded = svg(&Scene::Pieces(quarto::Edition::Quarto), Theme::LIGHT, None);
    assert_eq!(pdf(&[shaded], ""), Err(NoPdf::Unsupported(Unsupported::Shade)));
    assert!(matches!(pdf(&["<svg".to_owned()], ""), Err(NoPdf::NoSvg(_))));
}
