//! SVG as PNG.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Why there is no PNG.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPng {
    /// The text is no SVG; what the reader says.
    NoSvg(String),
    /// The picture has no pixels, or more than anybody should wait for.
    Size,
    /// The pixels could not be packed; what the packer says.
    Encoding(String),
}

impl std::fmt::Display for NoPng {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoSvg(why) => write!(f, "no SVG: {why}"),
            Self::Size => f.write_str("no picture has this size"),
            Self::Encoding(why) => write!(f, "no PNG: {why}"),
        }
    }
}

impl std::error::Error for NoPng {}

/// The most pixels a picture may have: they take four bytes each while it is drawn.
const MOST: u64 = 1 << 26;

/// The pixels of a picture, in its own size.
pub fn pixels(svg: &str) -> Result<Pixmap, NoPng> {
    let tree = Tree::from_str(svg, &Options::default())
        .map_err(|error| NoPng::NoSvg(error.to_string()))?;
    let size = tree.size().to_int_size();
    if u64::from(size.width()) * u64::from(size.height()) > MOST {
        return Err(NoPng::Size);
    }
    let mut pixmap = Pixmap::new(size.width(), size.height()).ok_or(NoPng::Size)?;
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    Ok(pixmap)
}

/// A picture as the bytes of a PNG file.
pub fn png(svg: &str) -> Result<Vec<u8>, NoPng> {
    pixels(svg)?.encode_png().map_err(|error| NoPng::Encoding(error.to_string()))
}
