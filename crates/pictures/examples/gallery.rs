//! Draws everything there is to look at, in three themes and three sizes, into a folder:
//! `cargo run -p pictures --features png --example gallery -- FOLDER`.

use std::error::Error;
use std::path::Path;

use pictures::{Aids, Beside, Board, Field, Paints, Picture, Scene, Theme, png};
use quartex::{Players, Rules, TileSet};
use quarto::{Edition, Piece, Pieces, Seen, Sketch};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("which folder?")?;
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    for theme in Theme::ALL {
        let save =
            |name: &str, scene: &Scene<'_>, width: Option<u32>| -> Result<(), Box<dyn Error>> {
                let picture = Picture {
                    paints: Paints::Theme(theme),
                    prefix: "gallery",
                    title: name,
                    description: name,
                    width,
                };
                let svg = picture.svg(scene);
                let file = folder.join(format!("{name}-{}.png", theme.name()));
                std::fs::write(&file, png(&svg)?)?;
                std::fs::write(file.with_extension("svg"), svg)?;
                Ok(())
            };
        for (edition, name) in [(Edition::Quarto, "quarto"), (Edition::Access, "access")] {
            save(&format!("{name}-pieces"), &Scene::Pieces(edition), Some(1600))?;
            save(&format!("{name}-pieces-small"), &Scene::Pieces(edition), Some(400))?;
            for text in
                ["5..c/.e2./.b7./8..3 f 1 1234p c2", "0f3c/96a5/71e8/4b2d - 1/2-1/2 1234p -"]
            {
                let sketch: Sketch = text.parse()?;
                let mut board = Board::of(&sketch, edition);
                let placed: Pieces = sketch
                    .cells
                    .iter()
                    .filter_map(|seen| match seen {
                        Seen::Piece(piece) => Some(*piece),
                        Seen::Unknown | Seen::Empty => None,
                    })
                    .collect();
                let full = placed.iter().count() == 16;
                let held: Pieces = match sketch.hand {
                    Seen::Piece(piece) => [piece].into_iter().collect(),
                    _ => Pieces::EMPTY,
                };
                board.beside = (!full).then_some(Beside {
                    hand: sketch.hand,
                    left: Some(Pieces::ALL - placed - held),
                });
                board.line = (!full).then(|| "\\".parse()).transpose()?;
                save(
                    &format!("{name}-{}", if full { "full" } else { "board" }),
                    &Scene::Board(&board),
                    Some(700),
                )?;
            }
        }
        let masked: Sketch = "????/?4??/??.?/???b ? 2 1234p ?".parse()?;
        let mut board = Board::of(&masked, Edition::Access);
        board.beside = Some(Beside { hand: Seen::Unknown, left: None });
        save("access-masked", &Scene::Board(&board), Some(600))?;
        save("tiles", &Scene::Tiles(TileSet::ALL, 0), Some(1300))?;
        let mut field = quartex::Field::new(
            Rules { frame: quartex::Frame::new(6), ..Rules::printed(Players::Two) }.frame,
        );
        let mut state = 99_u32;
        let mut chance = |bound: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) % bound
        };
        for _ in 0..22 {
            let tiles = TileSet::ALL.minus(field.laid());
            let choices: Vec<_> = field.placements(tiles).collect();
            let best = choices
                .iter()
                .copied()
                .max_by_key(|p| u32::from(field.completed_by(p.cell).total()) * 40 + chance(100));
            if let Some(placement) = best {
                let _ = field.lay(placement);
            }
        }
        let last = field.placements_laid().last().map(|placement| placement.cell);
        let picture = Field {
            field: &field,
            last,
            aids: Aids { three_quarters: true, openings: true },
            beside: None,
        };
        save("field", &Scene::Field(&picture), Some(900))?;
        for (size, name) in [(44, "44"), (120, "120"), (400, "400")] {
            for digit in [0_usize, 5, 10, 15] {
                let piece = Piece::ALL[digit];
                save(
                    &format!("piece-{piece}-{name}"),
                    &Scene::Piece(Seen::Piece(piece), Edition::Quarto),
                    Some(size),
                )?;
            }
        }
    }
    Ok(())
}
