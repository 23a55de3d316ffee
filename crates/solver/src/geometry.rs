//! Symmetries of the cells as tables, for canonical keys.

use std::sync::OnceLock;

use quarto::CellSymmetry;
use quarto::{Calling, Cells, Counting, Rules};

/// How a set of cells looks under each symmetry, and which symmetries make it smallest.
pub(crate) struct Geometry {
    /// For each symmetry, the images of the lower and of the upper eight cells' subsets.
    images: Vec<[[u16; 256]; 2]>,
    /// For each set of cells, its smallest image and the symmetries that give it, as bits.
    smallest: Vec<(u16, u32)>,
}

impl Geometry {
    /// The tables for games with or without squares; made once.
    pub(crate) fn get(squares: bool) -> &'static Self {
        static LINES: OnceLock<Geometry> = OnceLock::new();
        static SQUARES: OnceLock<Geometry> = OnceLock::new();
        let cell = if squares { &SQUARES } else { &LINES };
        cell.get_or_init(|| Self::new(squares))
    }

    fn new(squares: bool) -> Self {
        let rules = Rules { counting: Counting::ALL, squares, calling: Calling::Auto };
        let images: Vec<_> = CellSymmetry::all(rules).iter().map(byte_images).collect();
        let smallest = (0..=u16::MAX)
            .map(|cells| {
                let mut best = (u16::MAX, 0);
                for (number, tables) in images.iter().enumerate() {
                    let image = look_up(tables, cells);
                    if image < best.0 {
                        best = (image, 0);
                    }
                    if image == best.0 {
                        best.1 |= 1 << number;
                    }
                }
                best
            })
            .collect();
        Self { images, smallest }
    }

    /// The smallest image of a set of cells and the symmetries that give it.
    #[inline(always)]
    pub(crate) fn smallest(&self, cells: u16) -> (u16, u32) {
        self.smallest[cells as usize]
    }

    /// The image of a set of cells under a symmetry.
    #[inline(always)]
    pub(crate) fn image(&self, symmetry: u32, cells: u16) -> u16 {
        look_up(&self.images[symmetry as usize], cells)
    }
}

#[inline(always)]
fn look_up(tables: &[[u16; 256]; 2], cells: u16) -> u16 {
    tables[0][cells as usize & 255] | tables[1][cells as usize >> 8]
}

fn byte_images(symmetry: &CellSymmetry) -> [[u16; 256]; 2] {
    [0, 8].map(|shift| {
        core::array::from_fn(|byte| {
            let cells = u16::try_from(byte).unwrap_or(0) << shift;
            symmetry.cells(Cells::from_bits(cells)).bits()
        })
    })
}
