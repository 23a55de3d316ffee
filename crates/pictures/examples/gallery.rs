//! Draws everything there is to look at, in three themes and three sizes, into a folder:
//! `cargo run -p pictures --features png --example gallery -- FOLDER`.

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use pictures::{
    Aids, Beside, DrawnBoard, DrawnField, Held, Holdings, Paints, Picture, Scene, Theme,
    piece_symbols, png, tile_symbols,
};
use quartex::{Frame, Players, Seat, Symbol, Tile, TileSet, Tokens};
use quarto::{Edition, Piece, Pieces, Seen, Sketch};

type Outcome = Result<(), Box<dyn Error>>;

fn main() -> Outcome {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("which folder?")?);
    fs::create_dir_all(&folder)?;
    for theme in Theme::ALL {
        let gallery = Gallery { folder: folder.clone(), theme };
        quarto(&gallery)?;
        quartex(&gallery)?;
    }
    for (edition, name) in EDITIONS {
        let text = piece_symbols(edition, Paints::Variables, "p");
        fs::write(folder.join(format!("symbols-{name}.svg")), text)?;
    }
    fs::write(folder.join("symbols-quartex.svg"), tile_symbols(Paints::Variables, "t"))?;
    Ok(())
}

const EDITIONS: [(Edition, &str); 2] = [(Edition::Quarto, "quarto"), (Edition::Access, "access")];

/// Where pictures of one theme go.
struct Gallery {
    folder: PathBuf,
    theme: Theme,
}

impl Gallery {
    fn hang(&self, name: &str, scene: &Scene<'_>, width: u32) -> Outcome {
        let paints = Paints::Theme(self.theme);
        let (title, width) = (name, Some(width));
        let svg =
            Picture { paints, prefix: "gallery", title, description: title, width }.svg(scene);
        let file = self.folder.join(format!("{name}-{}.png", self.theme.name()));
        fs::write(&file, png(&svg)?)?;
        fs::write(file.with_extension("svg"), svg)?;
        Ok(())
    }
}

fn quarto(gallery: &Gallery) -> Outcome {
    for (edition, name) in EDITIONS {
        gallery.hang(&format!("{name}-pieces"), &Scene::Pieces(edition), 1600)?;
        gallery.hang(&format!("{name}-pieces-small"), &Scene::Pieces(edition), 400)?;
        let sketch: Sketch = "5..c/.e2./.b7./8..3 f 2 1234p c2".parse()?;
        let mut board = DrawnBoard::of(&sketch, edition);
        let left = [0, 1, 4, 6, 9, 10, 13].map(|index| Piece::ALL[index]).into_iter().collect();
        board.beside = Some(Beside { hand: sketch.hand, left: Some(left) });
        board.line = Some("\\".parse()?);
        gallery.hang(&format!("{name}-board"), &Scene::Board(&board), 700)?;
        let full: Sketch = "0f3c/96a5/71e8/4b2d - 1/2-1/2 1234p -".parse()?;
        gallery.hang(
            &format!("{name}-full"),
            &Scene::Board(&DrawnBoard::of(&full, edition)),
            700,
        )?;
        gallery.hang(&format!("{name}-tray"), &Scene::Tray(Pieces::ALL, edition), 700)?;
        for width in [44, 120, 400] {
            for piece in Piece::ALL {
                let scene = Scene::Piece(Seen::Piece(piece), edition);
                gallery.hang(&format!("{name}-{piece}-{width}"), &scene, width)?;
            }
        }
    }
    let masked: Sketch = "????/?4??/??.?/???b ? 2 1234p ?".parse()?;
    let mut board = DrawnBoard::of(&masked, Edition::Access);
    board.beside = Some(Beside { hand: Seen::Unknown, left: None });
    gallery.hang("access-masked", &Scene::Board(&board), 600)
}

fn quartex(gallery: &Gallery) -> Outcome {
    gallery.hang("tiles", &Scene::Tiles(TileSet::ALL, 0), 1300)?;
    gallery.hang("tokens", &Scene::Tokens(Tokens::FULL), 600)?;
    for width in [44, 120, 400] {
        gallery.hang(&format!("tile-{width}"), &Scene::Tile(tile(30)?.name()), width)?;
        gallery.hang(&format!("token-{width}"), &Scene::Token(Symbol::Star), width)?;
    }
    for (frame, name) in [(None, "field"), (Some(6), "field-in-frame")] {
        let (field, last) = middle_game(frame.and_then(Frame::new));
        let tiles = TileSet::ALL.minus(field.laid()).iter().take(5).collect();
        let tokens = Tokens::new([1, 0, 2, 3]);
        let held = Held { seat: Seat::FIRST, tiles, hidden: 0, tokens, due: true };
        let second = Players::Two.seats().nth(1).unwrap_or(Seat::FIRST);
        let hidden = Held { seat: second, tiles: TileSet::EMPTY, hidden: 5, due: false, ..held };
        let stock = Tokens::new([8, 10, 6, 4]);
        let holdings = Holdings { stock, players: vec![held, hidden] };
        let aids = Aids { three_quarters: true, openings: frame.is_some() };
        let beside = frame.is_none().then_some(&holdings);
        let scene = DrawnField { field: &field, last, aids, beside };
        gallery.hang(name, &Scene::Field(&scene), 900)?;
    }
    Ok(())
}

fn tile(index: usize) -> Result<Tile, Box<dyn Error>> {
    Tile::from_index(index).ok_or_else(|| "there are 55 tiles".into())
}

/// A plausible middle game: each tile where it completes most, else anywhere.
fn middle_game(frame: Option<Frame>) -> (quartex::Field, Option<quartex::Cell>) {
    let mut field = quartex::Field::new(frame);
    let mut state = 99_u32;
    let mut dice = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) % 100
    };
    let mut last = None;
    for _ in 0..22 {
        let left = TileSet::ALL.minus(field.laid());
        let best = field.placements(left).max_by_key(|placement| {
            u32::from(field.completed_by(placement.cell).total()) * 40 + dice()
        });
        if let Some(placement) = best
            && field.lay(placement).is_ok()
        {
            last = Some(placement.cell);
        }
    }
    (field, last)
}
