//! Pictures on a page: positions, so that a program draws them.

use quartex::{Eye, Field, Setup, View, Viewer};
use quarto::{Line, Sketch};

/// A position with a caption.
#[derive(Clone, Debug)]
pub struct RulesPicture {
    /// What the picture shows, complete in itself: whoever cannot see it misses nothing.
    pub caption: String,
    /// The position as its text; `fourfold show` and `fourfold draw` read it.
    pub position: String,
    /// What is to be drawn.
    pub scene: PictureSubject,
}

/// What is to be drawn.
#[derive(Clone, Debug)]
pub enum PictureSubject {
    /// A board of Quarto, in the edition of the page.
    Quarto {
        /// The board; under masks some of it is unknown.
        sketch: Sketch,
        /// The alignment that is pointed out.
        pointed: Option<Line>,
    },
    /// A field of Quartex.
    Quartex {
        /// What a viewer knows.
        view: Box<View>,
        /// The cell the caption speaks of.
        pointed: Option<quartex::Cell>,
    },
}

impl RulesPicture {
    /// Reads `quarto:POSITION` or `quartex:POSITION`, with `"!1"` or `"1,0"` behind it where
    /// something is pointed out. `None` if the position cannot be.
    pub(super) fn read(caption: &str, target: &str) -> Option<Self> {
        let (game, rest) = target.split_once(':')?;
        let (position, mark) = match rest.strip_suffix('"').map(|rest| rest.split_once(" \"")) {
            None => (rest, None),
            Some(parts) => parts.map(|(position, mark)| (position, Some(mark)))?,
        };
        let scene = match game {
            "quarto" => quarto_scene(position, mark)?,
            "quartex" => quartex_scene(position, mark)?,
            _ => return None,
        };
        Some(Self { caption: caption.to_owned(), position: position.to_owned(), scene })
    }
}

fn quarto_scene(position: &str, mark: Option<&str>) -> Option<PictureSubject> {
    let sketch: Sketch = position.parse().ok()?;
    if sketch.first_unknown().is_none() {
        // A board without unknowns must be a legal position.
        position.parse::<quarto::Position>().ok()?;
    }
    let pointed = match mark {
        Some(mark) => Some(mark.strip_prefix('!')?.parse().ok()?),
        None => None,
    };
    Some(PictureSubject::Quarto { sketch, pointed })
}

fn quartex_scene(position: &str, mark: Option<&str>) -> Option<PictureSubject> {
    let setup: Setup = position.parse().ok()?;
    let view = match setup.eye {
        Eye::Truth => setup.game().ok()?.view(Viewer::Spectator)?,
        Eye::Seat(_) | Eye::Spectator => setup.view().ok()?,
    };
    let pointed = match mark {
        Some(mark) => Some(cell(mark)?),
        None => None,
    };
    Some(PictureSubject::Quartex { view: Box::new(view), pointed })
}

fn cell(text: &str) -> Option<quartex::Cell> {
    let (x, y) = text.split_once(',')?;
    quartex::Cell::new(x.parse().ok()?, y.parse().ok()?)
}

impl PictureSubject {
    /// The field of a picture of Quartex.
    pub fn field(&self) -> Option<&Field> {
        match self {
            Self::Quartex { view, .. } => Some(view.field()),
            Self::Quarto { .. } => None,
        }
    }
}
