//! Pieces, boards, tiles and fields as SVG, drawn by code.
//!
//! ```
//! use pictures::{DrawnBoard, Paints, Picture, Scene, Theme};
//! use quarto::{Edition, Sketch};
//!
//! let sketch: Sketch = "..../..../.7../.... c 1 1234p b2".parse()?;
//! let board = DrawnBoard::of(&sketch, Edition::Quarto);
//! let picture = Picture {
//!     paints: Paints::Theme(Theme::LIGHT),
//!     prefix: "first",
//!     title: "A Quarto board",
//!     description: "One piece, on b2.",
//!     width: Some(480),
//! };
//! let svg = picture.svg(&Scene::Board(&board));
//! assert!(svg.contains("<title id=\"first-title\">A Quarto board</title>"));
//! # Ok::<(), quarto::TextError>(())
//! ```
//!
//! | to | see |
//! | --- | --- |
//! | draw | [`Picture`] and the [`Scene`]s it can show |
//! | put pieces and tiles into a page once, and use them often | [`piece_symbols`], [`board_symbols`], [`tile_symbols`] |
//! | choose colours | [`Theme`], [`Ink`], [`Paints`] |
//! | see as others see | [`Vision`], [`contrast`] |
//! | print a game to cut out | [`mod@print`] |
//! | make PNG or PDF (features `png`, `pdf`) | `png`, `pdf` |
//!
//! What is deliberately absent: sentences (titles and descriptions come in as arguments), fonts
//! (the few letters are drawn), scripts, and anything from outside the picture. How a piece and a
//! tile are made, and why: `docs/pictures.md`.
#![forbid(unsafe_code)]

mod board;
mod colour;
mod dice;
mod extent;
mod field;
mod figure;
mod frame;
mod glyph;
mod number;
mod path;
#[cfg(feature = "pdf")]
mod pdf;
mod pen;
mod picture;
mod piece;
#[cfg(feature = "png")]
mod png;
pub mod print;
mod scene;
mod shade;
mod sheet;
mod theme;
mod tile;
mod token;
mod tray;
mod vision;
mod wood;

pub use board::{Beside, DrawnBoard};
pub use colour::Colour;
pub use field::{Aids, DrawnField, Held, Holdings};
#[cfg(feature = "pdf")]
pub use pdf::{NoPdf, Unsupported, pdf};
pub use pen::Paints;
pub use picture::{Picture, board_symbols, piece_symbols, tile_symbols};
#[cfg(feature = "png")]
pub use png::{NoPng, pixels, png};
pub use scene::Scene;
pub use theme::{Ink, Theme};
pub use vision::{Vision, contrast};
