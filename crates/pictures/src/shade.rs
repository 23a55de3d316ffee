//! Gradients: how light falls on wood, leather and bone.

use std::fmt::Write as _;

use crate::number::Number;
use crate::pen::Pen;
use crate::piece::plan::RADIUS;
use crate::theme::Ink;
use crate::wood::Wood;

/// A gradient. Pictures define those they use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Shade {
    /// The side of a round piece.
    Round(Wood),
    /// The lit face of a square piece.
    FaceLit(Wood),
    /// The shaded face of a square piece.
    FaceShaded(Wood),
    /// The top of a piece.
    Top(Wood),
    /// The broken edge around the top.
    Rim(Wood),
    /// The wall of a hole.
    Wall(Wood),
    /// A groove.
    Groove,
    /// The shadow under a piece.
    Contact,
    /// The wider, thinner shadow a piece casts.
    Cast,
    /// The darkness where a piece meets the board.
    Foot,
    /// The inside of a cell of the board.
    Hollow,
    /// The face of a tile.
    Bone,
    /// A cloth that covers something.
    Cover,
}

/// A colour along a gradient: where, which, how dense.
type Stop = (f64, Ink, f64);

impl Shade {
    /// The end of its id.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Round(wood) => wood.choose("round-l", "round-d", "round-b"),
            Self::FaceLit(wood) => wood.choose("lit-l", "lit-d", "lit-b"),
            Self::FaceShaded(wood) => wood.choose("shaded-l", "shaded-d", "shaded-b"),
            Self::Top(wood) => wood.choose("top-l", "top-d", "top-b"),
            Self::Rim(wood) => wood.choose("rim-l", "rim-d", "rim-b"),
            Self::Wall(wood) => wood.choose("wall-l", "wall-d", "wall-b"),
            Self::Groove => "groove",
            Self::Contact => "contact",
            Self::Cast => "cast",
            Self::Foot => "foot",
            Self::Hollow => "hollow",
            Self::Bone => "bone",
            Self::Cover => "cover",
        }
    }

    /// The element that defines it.
    pub(crate) fn definition(self, pen: &Pen) -> String {
        let whole = |x1: f64, y1: f64, x2: f64, y2: f64| {
            let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(Number);
            format!("linearGradient x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"")
        };
        let (element, stops): (String, Vec<Stop>) = match self {
            Self::Round(wood) => (
                // Across the whole piece, so that flutes cut into it share its light.
                format!(
                    "linearGradient gradientUnits=\"userSpaceOnUse\" x1=\"{}\" y1=\"0\" x2=\"{}\" y2=\"0\"",
                    Number(-RADIUS),
                    Number(RADIUS)
                ),
                vec![
                    (0.0, wood.shade(), 1.0),
                    (0.08, wood.mid(), 1.0),
                    (0.26, wood.lit(), 1.0),
                    (0.34, wood.lit(), 1.0),
                    (0.56, wood.mid(), 1.0),
                    (0.82, wood.shade(), 1.0),
                    (0.95, wood.deep(), 1.0),
                    (1.0, wood.shade(), 1.0),
                ],
            ),
            Self::FaceLit(wood) => (
                whole(0.0, 0.0, 0.9, 1.0),
                vec![(0.0, wood.lit(), 1.0), (0.45, wood.lit(), 1.0), (1.0, wood.mid(), 1.0)],
            ),
            Self::FaceShaded(wood) => {
                (whole(0.0, 0.0, 0.6, 1.0), vec![(0.0, wood.shade(), 1.0), (1.0, wood.deep(), 1.0)])
            }
            Self::Top(wood) => (
                whole(0.05, 0.0, 0.85, 1.0),
                vec![
                    (0.0, wood.rim_of_top(), 1.0),
                    (0.35, wood.top(), 1.0),
                    (1.0, wood.lit(), 1.0),
                ],
            ),
            Self::Rim(wood) => (
                whole(0.0, 0.1, 1.0, 0.9),
                vec![(0.0, wood.rim(), 1.0), (0.55, wood.rim(), 1.0), (1.0, wood.rim_far(), 1.0)],
            ),
            Self::Wall(wood) => (
                whole(0.0, 0.0, 1.0, 0.15),
                vec![
                    (0.0, wood.hole(), 1.0),
                    (0.3, wood.deep(), 1.0),
                    (0.8, wood.mid(), 1.0),
                    (1.0, wood.shade(), 1.0),
                ],
            ),
            Self::Groove => (
                whole(0.0, 0.0, 1.0, 0.0),
                vec![(0.0, Ink::Groove, 1.0), (0.55, Ink::Groove, 1.0), (1.0, Ink::GrooveLit, 1.0)],
            ),
            Self::Contact => (
                "radialGradient".to_owned(),
                vec![
                    (0.0, Ink::Shadow, 0.6),
                    (0.7, Ink::Shadow, 0.46),
                    (0.8, Ink::Shadow, 0.26),
                    (0.9, Ink::Shadow, 0.08),
                    (1.0, Ink::Shadow, 0.0),
                ],
            ),
            Self::Cast => (
                "radialGradient".to_owned(),
                vec![
                    (0.0, Ink::Shadow, 0.42),
                    (0.55, Ink::Shadow, 0.3),
                    (0.8, Ink::Shadow, 0.1),
                    (1.0, Ink::Shadow, 0.0),
                ],
            ),
            Self::Foot => (
                whole(0.0, 0.0, 0.0, 1.0),
                // Sides bulge towards the eye: the upper two thirds are where they do not.
                vec![(0.0, Ink::Shadow, 0.0), (0.66, Ink::Shadow, 0.0), (1.0, Ink::Shadow, 0.42)],
            ),
            Self::Hollow => (
                whole(0.35, 0.0, 0.55, 1.0),
                vec![
                    (0.0, Ink::Shadow, 0.34),
                    (0.14, Ink::Shadow, 0.16),
                    (0.36, Ink::Shadow, 0.03),
                    (0.7, Ink::Glint, 0.04),
                    (1.0, Ink::Glint, 0.16),
                ],
            ),
            Self::Bone => (
                whole(0.0, 0.0, 1.0, 1.0),
                vec![
                    (0.0, Ink::BoneLit, 0.7),
                    (0.5, Ink::BoneLit, 0.0),
                    (1.0, Ink::BoneShade, 0.18),
                ],
            ),
            Self::Cover => (
                whole(0.1, 0.0, 0.8, 1.0),
                vec![(0.0, Ink::CoverLit, 1.0), (0.6, Ink::Cover, 1.0), (1.0, Ink::Cover, 1.0)],
            ),
        };
        let name = element.split(' ').next().unwrap_or_default().to_owned();
        let mut text = format!("<{element} id=\"{}\">", pen.id(self.name()));
        for (offset, ink, density) in stops {
            // Writing to a string cannot fail.
            let _ = write!(
                text,
                "<stop offset=\"{}\" stop-color=\"{}\"",
                Number(offset),
                pen.paint(ink)
            );
            if density < 1.0 {
                let _ = write!(text, " stop-opacity=\"{}\"", Number(density));
            }
            text.push_str("/>");
        }
        let _ = write!(text, "</{name}>");
        text
    }
}
