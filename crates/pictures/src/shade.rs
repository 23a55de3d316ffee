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
        let (element, place) = match self.direction() {
            Direction::Across(x1, y1, x2, y2) => {
                let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(Number);
                ("linearGradient", format!(" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\""))
            }
            Direction::AcrossPiece => {
                let (left, right) = (Number(-RADIUS), Number(RADIUS));
                let place = format!(
                    " gradientUnits=\"userSpaceOnUse\" x1=\"{left}\" y1=\"0\" x2=\"{right}\" y2=\"0\""
                );
                ("linearGradient", place)
            }
            Direction::Outwards => ("radialGradient", String::new()),
        };
        let mut text = format!("<{element} id=\"{}\"{place}>", pen.id(self.name()));
        for (offset, ink, density) in self.stops() {
            let (offset, paint) = (Number(offset), pen.paint(ink));
            // Writing to a string cannot fail.
            let _ = write!(text, "<stop offset=\"{offset}\" stop-color=\"{paint}\"");
            if density < 1.0 {
                let _ = write!(text, " stop-opacity=\"{}\"", Number(density));
            }
            text.push_str("/>");
        }
        let _ = write!(text, "</{element}>");
        text
    }

    const fn direction(self) -> Direction {
        match self {
            Self::Round(_) => Direction::AcrossPiece,
            Self::FaceLit(_) => Direction::Across(0.0, 0.0, 0.9, 1.0),
            Self::FaceShaded(_) => Direction::Across(0.0, 0.0, 0.6, 1.0),
            Self::Top(_) => Direction::Across(0.05, 0.0, 0.85, 1.0),
            Self::Rim(_) => Direction::Across(0.0, 0.1, 1.0, 0.9),
            Self::Wall(_) => Direction::Across(0.0, 0.0, 1.0, 0.15),
            Self::Groove => Direction::Across(0.0, 0.0, 1.0, 0.0),
            Self::Contact | Self::Cast => Direction::Outwards,
            Self::Foot => Direction::Across(0.0, 0.0, 0.0, 1.0),
            Self::Hollow => Direction::Across(0.35, 0.0, 0.55, 1.0),
            Self::Bone => Direction::Across(0.0, 0.0, 1.0, 1.0),
            Self::Cover => Direction::Across(0.1, 0.0, 0.8, 1.0),
        }
    }

    fn stops(self) -> Vec<Stop> {
        match self {
            Self::Round(wood) => opaque(&[
                (0.0, wood.shade()),
                (0.08, wood.mid()),
                (0.26, wood.lit()),
                (0.34, wood.lit()),
                (0.56, wood.mid()),
                (0.82, wood.shade()),
                (0.95, wood.deep()),
                (1.0, wood.shade()),
            ]),
            Self::FaceLit(wood) => {
                opaque(&[(0.0, wood.lit()), (0.45, wood.lit()), (1.0, wood.mid())])
            }
            Self::FaceShaded(wood) => opaque(&[(0.0, wood.shade()), (1.0, wood.deep())]),
            Self::Top(wood) => {
                opaque(&[(0.0, wood.rim_of_top()), (0.35, wood.top()), (1.0, wood.lit())])
            }
            Self::Rim(wood) => {
                opaque(&[(0.0, wood.rim()), (0.55, wood.rim()), (1.0, wood.rim_far())])
            }
            Self::Wall(wood) => opaque(&[
                (0.0, wood.hole()),
                (0.3, wood.deep()),
                (0.8, wood.mid()),
                (1.0, wood.shade()),
            ]),
            Self::Groove => {
                opaque(&[(0.0, Ink::Groove), (0.55, Ink::Groove), (1.0, Ink::GrooveLit)])
            }
            Self::Contact => {
                shadow(&[(0.0, 0.6), (0.7, 0.46), (0.8, 0.26), (0.9, 0.08), (1.0, 0.0)])
            }
            Self::Cast => shadow(&[(0.0, 0.42), (0.55, 0.3), (0.8, 0.1), (1.0, 0.0)]),
            // Sides bulge towards the eye: in the upper two thirds of their box they do not yet.
            Self::Foot => shadow(&[(0.0, 0.0), (0.66, 0.0), (1.0, 0.42)]),
            Self::Hollow => {
                let mut stops = shadow(&[(0.0, 0.34), (0.14, 0.16), (0.36, 0.03)]);
                stops.extend([(0.7, Ink::Glint, 0.04), (1.0, Ink::Glint, 0.16)]);
                stops
            }
            Self::Bone => {
                vec![
                    (0.0, Ink::BoneLit, 0.7),
                    (0.5, Ink::BoneLit, 0.0),
                    (1.0, Ink::BoneShade, 0.18),
                ]
            }
            Self::Cover => opaque(&[(0.0, Ink::CoverLit), (0.6, Ink::Cover), (1.0, Ink::Cover)]),
        }
    }
}

/// Which way a gradient runs.
#[derive(Clone, Copy, Debug)]
enum Direction {
    /// From one spot to another, as shares of what is painted: x and y, x and y.
    Across(f64, f64, f64, f64),
    /// Across the whole piece, so that grooves cut into it share its light.
    AcrossPiece,
    /// From the middle outwards.
    Outwards,
}

fn opaque(stops: &[(f64, Ink)]) -> Vec<Stop> {
    stops.iter().map(|(offset, ink)| (*offset, *ink, 1.0)).collect()
}

fn shadow(stops: &[(f64, f64)]) -> Vec<Stop> {
    stops.iter().map(|(offset, density)| (*offset, Ink::Shadow, *density)).collect()
}
