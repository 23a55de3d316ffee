//! SVG pages as one PDF: paths in plain colours, which is all that printed sheets have.

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, TextStr};
use resvg::tiny_skia::{PathSegment, Transform};
use resvg::usvg::{ClipPath, FillRule, Group, LineCap, LineJoin, Node, Options, Paint, Path, Tree};

/// Why there is no PDF.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPdf {
    /// A page is no SVG; what the reader says.
    NoSvg(String),
    /// A page has something that is no path in a plain colour.
    Unsupported(Unsupported),
}

/// What pages for a PDF must not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsupported {
    /// A gradient or a pattern.
    Shade,
    /// Something seen through.
    Opacity,
    /// A mask or a filter.
    Effect,
    /// An image inside the picture.
    Image,
    /// Letters of a font.
    Text,
}

impl std::fmt::Display for NoPdf {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoSvg(why) => write!(f, "no SVG: {why}"),
            Self::Unsupported(what) => write!(f, "pages for a PDF cannot have this: {what:?}"),
        }
    }
}

impl std::error::Error for NoPdf {}

impl From<Unsupported> for NoPdf {
    fn from(what: Unsupported) -> Self {
        Self::Unsupported(what)
    }
}

/// A PDF with one page for each picture, in the size that it states.
pub fn pdf(pages: &[String], title: &str) -> Result<Vec<u8>, NoPdf> {
    // The catalog, the tree of pages, what the document is; then a page and its content in turn.
    let (catalog, tree, about) = (Ref::new(1), Ref::new(2), Ref::new(3));
    let mut document = Pdf::new();
    let mut next = Ref::new(4);
    let mut kids = Vec::new();
    for svg in pages {
        let picture = Tree::from_str(svg, &Options::default())
            .map_err(|error| NoPdf::NoSvg(error.to_string()))?;
        let (page, content) = (next.bump(), next.bump());
        let (width, height) = (picture.size().width() * POINTS, picture.size().height() * POINTS);
        document
            .page(page)
            .parent(tree)
            .media_box(Rect::new(0.0, 0.0, width, height))
            .contents(content)
            .resources()
            .finish();
        let packed = compress_to_vec_zlib(&drawing(&picture, height)?, LEVEL);
        document.stream(content, &packed).filter(Filter::FlateDecode);
        kids.push(page);
    }
    document.pages(tree).count(i32::try_from(kids.len()).unwrap_or(i32::MAX)).kids(kids);
    document.document_info(about).title(TextStr(title));
    let mut root = document.catalog(catalog);
    root.pages(tree);
    // As large as stated, and turned as the backs need it.
    root.viewer_preferences()
        .pair(Name(b"PrintScaling"), Name(b"None"))
        .pair(Name(b"Duplex"), Name(b"DuplexFlipLongEdge"));
    root.finish();
    Ok(document.finish())
}

/// How hard pages are packed; 6 of 10 is what most programs choose.
const LEVEL: u8 = 6;

/// Points to a pixel: pictures have 96 pixels to an inch, PDF has 72 points.
const POINTS: f32 = 0.75;

fn drawing(picture: &Tree, height: f32) -> Result<Vec<u8>, NoPdf> {
    let mut content = Content::new();
    // PDF counts from the bottom.
    content.transform([POINTS, 0.0, 0.0, -POINTS, 0.0, height]);
    group(&mut content, picture.root())?;
    Ok(content.finish().into_vec())
}

fn group(content: &mut Content, group_: &Group) -> Result<(), NoPdf> {
    if group_.mask().is_some() || !group_.filters().is_empty() {
        return Err(Unsupported::Effect.into());
    }
    if group_.opacity().get() < 1.0 {
        return Err(Unsupported::Opacity.into());
    }
    content.save_state();
    content.transform(matrix(group_.transform()));
    if let Some(clip) = group_.clip_path() {
        clip_to(content, clip)?;
    }
    for node in group_.children() {
        match node {
            Node::Group(inner) => group(content, inner)?,
            Node::Path(path) => draw(content, path)?,
            Node::Image(_) => return Err(Unsupported::Image.into()),
            Node::Text(_) => return Err(Unsupported::Text.into()),
        }
    }
    content.restore_state();
    Ok(())
}

/// Clips to the paths of a clip, which lie in it directly, as ours do.
fn clip_to(content: &mut Content, clip: &ClipPath) -> Result<(), NoPdf> {
    if clip.clip_path().is_some() {
        return Err(Unsupported::Effect.into());
    }
    for node in clip.root().children() {
        match node {
            Node::Path(path) => outline(content, path, clip.transform()),
            Node::Group(_) | Node::Image(_) | Node::Text(_) => {
                return Err(Unsupported::Effect.into());
            }
        }
    }
    content.clip_nonzero();
    content.end_path();
    Ok(())
}

fn draw(content: &mut Content, path: &Path) -> Result<(), NoPdf> {
    if let Some(fill) = path.fill() {
        let [red, green, blue] = plain(fill.paint(), fill.opacity().get())?;
        content.set_fill_rgb(red, green, blue);
        outline(content, path, Transform::identity());
        match fill.rule() {
            FillRule::NonZero => content.fill_nonzero(),
            FillRule::EvenOdd => content.fill_even_odd(),
        };
    }
    if let Some(stroke) = path.stroke() {
        let [red, green, blue] = plain(stroke.paint(), stroke.opacity().get())?;
        content.set_stroke_rgb(red, green, blue);
        content.set_line_width(stroke.width().get());
        content.set_line_cap(match stroke.linecap() {
            LineCap::Butt => LineCapStyle::ButtCap,
            LineCap::Round => LineCapStyle::RoundCap,
            LineCap::Square => LineCapStyle::ProjectingSquareCap,
        });
        content.set_line_join(match stroke.linejoin() {
            LineJoin::Miter | LineJoin::MiterClip => LineJoinStyle::MiterJoin,
            LineJoin::Round => LineJoinStyle::RoundJoin,
            LineJoin::Bevel => LineJoinStyle::BevelJoin,
        });
        let dashes = stroke.dasharray().unwrap_or_default();
        content.set_dash_pattern(dashes.iter().copied(), stroke.dashoffset());
        outline(content, path, Transform::identity());
        content.stroke();
    }
    Ok(())
}

fn plain(paint: &Paint, opacity: f32) -> Result<[f32; 3], NoPdf> {
    match paint {
        _ if opacity < 1.0 => Err(Unsupported::Opacity.into()),
        Paint::Color(colour) => {
            Ok([colour.red, colour.green, colour.blue].map(|channel| f32::from(channel) / 255.0))
        }
        Paint::LinearGradient(_) | Paint::RadialGradient(_) | Paint::Pattern(_) => {
            Err(Unsupported::Shade.into())
        }
    }
}

fn outline(content: &mut Content, path: &Path, transform: Transform) {
    let Some(data) = path.data().clone().transform(transform) else { return };
    let mut at = (0.0, 0.0);
    for segment in data.segments() {
        match segment {
            PathSegment::MoveTo(p) => {
                content.move_to(p.x, p.y);
                at = (p.x, p.y);
            }
            PathSegment::LineTo(p) => {
                content.line_to(p.x, p.y);
                at = (p.x, p.y);
            }
            PathSegment::QuadTo(c, p) => {
                // PDF has cubic curves alone.
                let near = |from: f32, handle: f32| from + 2.0 / 3.0 * (handle - from);
                content.cubic_to(
                    near(at.0, c.x),
                    near(at.1, c.y),
                    near(p.x, c.x),
                    near(p.y, c.y),
                    p.x,
                    p.y,
                );
                at = (p.x, p.y);
            }
            PathSegment::CubicTo(one, two, p) => {
                content.cubic_to(one.x, one.y, two.x, two.y, p.x, p.y);
                at = (p.x, p.y);
            }
            PathSegment::Close => {
                content.close_path();
            }
        }
    }
}

fn matrix(transform: Transform) -> [f32; 6] {
    [transform.sx, transform.ky, transform.kx, transform.sy, transform.tx, transform.ty]
}
