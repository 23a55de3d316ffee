//! The outline of a piece seen from above, as the tilted eye sees it.

use crate::path::{Bend, Path, Spot};

/// The radius of a round piece.
pub(crate) const RADIUS: f64 = 27.5;
/// From the middle of a square piece to its corners.
const DIAGONAL: f64 = 31.5;
/// Depth on the ground as drawn: the eye looks down at about 60°, without vanishing points.
pub(crate) const GROUND: f64 = 0.87;
/// A square piece shows two faces, the lit one wider: its near corner stands off the middle.
const NEAR_CORNER: f64 = 78.0;

/// A part of an outline, up to a spot.
#[derive(Clone, Copy, Debug)]
enum Part {
    Line(Spot),
    Arc(Spot),
    /// A hollow arc, cut out of the body: a groove's cross-section.
    Groove(Spot),
}

impl Part {
    const fn end(self) -> Spot {
        match self {
            Self::Line(spot) | Self::Arc(spot) | Self::Groove(spot) => spot,
        }
    }
}

/// The radius of the cutter that makes grooves.
const CUTTER: f64 = 5.3;

/// Half of an outline, between its leftmost and its rightmost spot.
#[derive(Clone, Debug)]
struct Chain {
    start: Spot,
    parts: Vec<Part>,
}

impl Chain {
    fn end(&self) -> Spot {
        self.parts.last().map_or(self.start, |part| part.end())
    }

    /// Continues a path along the chain, which begins where the path is.
    fn follow(&self, path: Path, place: Place) -> Path {
        self.parts.iter().fold(path, |path, part| place.step(path, *part, Bend::Anticlockwise))
    }

    /// The same, backwards.
    fn follow_back(&self, path: Path, place: Place) -> Path {
        let starts = std::iter::once(self.start).chain(self.parts.iter().map(|part| part.end()));
        let pairs: Vec<(Part, Spot)> = self.parts.iter().copied().zip(starts).collect();
        pairs.into_iter().rev().fold(path, |path, (part, start)| {
            let back = match part {
                Part::Line(_) => Part::Line(start),
                Part::Arc(_) => Part::Arc(start),
                Part::Groove(_) => Part::Groove(start),
            };
            place.step(path, back, Bend::Clockwise)
        })
    }
}

/// Where an outline is drawn: how far above the ground, and how large.
#[derive(Clone, Copy, Debug)]
struct Place {
    lift: f64,
    scale: f64,
}

impl Place {
    fn spot(self, spot: Spot) -> Spot {
        spot.scaled(self.scale).moved(0.0, -self.lift)
    }

    fn step(self, path: Path, part: Part, bend: Bend) -> Path {
        let arc = |path: Path, radius: f64, bend, spot| {
            let radius = radius * self.scale;
            path.arc_to(radius, radius * GROUND, bend, self.spot(spot))
        };
        match part {
            Part::Line(spot) => path.line_to(self.spot(spot)),
            Part::Arc(spot) => arc(path, RADIUS, bend, spot),
            Part::Groove(spot) => arc(path, CUTTER, bend.other(), spot),
        }
    }
}

/// An outline. Its near half is what the eye sees of the sides.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// From left to right, past the eye.
    near: Chain,
    /// From right to left, behind.
    far: Chain,
    /// The corner between the two visible faces of a square piece.
    corner: Option<Spot>,
}

impl Plan {
    pub(crate) fn round() -> Self {
        let half = |from: f64, to: f64| Chain {
            start: on_circle(from),
            parts: vec![Part::Arc(on_circle(to))],
        };
        Self { near: half(180.0, 0.0), far: half(360.0, 180.0), corner: None }
    }

    /// Twelve grooves, six of them in sight.
    pub(crate) fn round_grooved() -> Self {
        let half = |from: f64| {
            let mut parts = Vec::new();
            for groove in 0..6 {
                let middle = from - 15.0 - 30.0 * f64::from(groove);
                parts.push(Part::Arc(on_circle(middle + 9.0)));
                parts.push(Part::Groove(on_circle(middle - 9.0)));
            }
            parts.push(Part::Arc(on_circle(from - 180.0)));
            Chain { start: on_circle(from), parts }
        };
        Self { near: half(180.0), far: half(360.0), corner: None }
    }

    pub(crate) fn square() -> Self {
        Self::with_faces(|_, to| vec![Part::Line(to)])
    }

    /// Three grooves in each face.
    pub(crate) fn square_grooved() -> Self {
        Self::with_faces(|from, to| {
            let along = |share: f64| {
                Spot::new(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
            };
            let mut parts = Vec::new();
            for middle in [0.23, 0.5, 0.77] {
                parts.push(Part::Line(along(middle - 0.086)));
                parts.push(Part::Groove(along(middle + 0.086)));
            }
            parts.push(Part::Line(to));
            parts
        })
    }

    fn with_faces(face: impl Fn(Spot, Spot) -> Vec<Part>) -> Self {
        let corner = |turn: f64| on_ellipse(NEAR_CORNER + turn, DIAGONAL);
        let [left, near, right, far] = [90.0, 0.0, -90.0, 180.0].map(corner);
        let half = |one: Spot, middle: Spot, other: Spot| Chain {
            start: one,
            parts: [face(one, middle), face(middle, other)].concat(),
        };
        Self { near: half(left, near, right), far: half(right, far, left), corner: Some(near) }
    }

    /// The whole outline, at some height above the ground and in some size.
    pub(crate) fn outline(&self, lift: f64, scale: f64) -> Path {
        let place = Place { lift, scale };
        let path = self.near.follow(Path::from(place.spot(self.near.start)), place);
        self.far.follow(path, place).close()
    }

    /// What a body on this plan covers.
    pub(crate) fn silhouette(&self, rise: f64) -> Path {
        let (ground, top) = (Place { lift: 0.0, scale: 1.0 }, Place { lift: rise, scale: 1.0 });
        let path = self.near.follow(Path::from(self.near.start), ground);
        let path = path.line_to(top.spot(self.far.start));
        self.far.follow(path, top).close()
    }

    /// A band around the visible sides, between two heights.
    pub(crate) fn band(&self, low: f64, high: f64) -> Path {
        band(&self.near, low, high)
    }

    /// The two visible faces of a square body, the lit one first.
    pub(crate) fn faces(&self, rise: f64) -> Option<[Path; 2]> {
        let corner = self.corner?;
        let split = self.near.parts.iter().position(|part| part.end() == corner)? + 1;
        let (left, right) = self.near.parts.split_at(split);
        let lit = Chain { start: self.near.start, parts: left.to_vec() };
        let shaded = Chain { start: corner, parts: right.to_vec() };
        Some([band(&lit, 0.0, rise), band(&shaded, 0.0, rise)])
    }

    /// The edge between the two faces.
    pub(crate) fn corner(&self) -> Option<Spot> {
        self.corner
    }

    /// The visible grooves of a body.
    pub(crate) fn grooves(&self, rise: f64) -> Vec<Path> {
        let starts =
            std::iter::once(self.near.start).chain(self.near.parts.iter().map(|part| part.end()));
        let grooves = self.near.parts.iter().zip(starts).filter_map(|(part, start)| match part {
            Part::Groove(_) => Some(Chain { start, parts: vec![*part] }),
            Part::Line(_) | Part::Arc(_) => None,
        });
        grooves.map(|groove| band(&groove, 0.0, rise)).collect()
    }

    /// How near the near edge is at `x`, leaving grooves aside; none beyond the ends.
    pub(crate) fn near_edge(&self, x: f64) -> Option<f64> {
        let Some(corner) = self.corner else {
            let square = RADIUS * RADIUS - x * x;
            return (square > 0.0).then(|| square.sqrt() * GROUND);
        };
        let (left, right) = (self.near.start, self.near.end());
        let between =
            |one: Spot, other: Spot| one.y + (other.y - one.y) * (x - one.x) / (other.x - one.x);
        match x {
            x if x < left.x || x > right.x => None,
            x if x <= corner.x => Some(between(left, corner)),
            _ => Some(between(corner, right)),
        }
    }

    /// Is a spot on the ground inside, leaving grooves aside?
    pub(crate) fn holds(&self, spot: Spot) -> bool {
        let edge = |x: f64| self.near_edge(x);
        // An outline is its own image under a half turn.
        edge(spot.x).is_some_and(|near| spot.y < near)
            && edge(-spot.x).is_some_and(|far| spot.y > -far)
    }

    /// The corners of a square plan, from the left one past the eye; none of a round one.
    pub(crate) fn corners(&self) -> Option<[Spot; 4]> {
        let near = self.corner?;
        Some([self.near.start, near, self.near.end(), near.scaled(-1.0)])
    }
}

fn band(chain: &Chain, low: f64, high: f64) -> Path {
    let (low, high) = (Place { lift: low, scale: 1.0 }, Place { lift: high, scale: 1.0 });
    let path = chain.follow(Path::from(low.spot(chain.start)), low).line_to(high.spot(chain.end()));
    chain.follow_back(path, high).close()
}

fn on_circle(degrees: f64) -> Spot {
    on_ellipse(degrees, RADIUS)
}

/// A spot on the ground: 0° to the right, 90° towards the eye.
fn on_ellipse(degrees: f64, radius: f64) -> Spot {
    let (sine, cosine) = degrees.to_radians().sin_cos();
    Spot::new(radius * cosine, radius * sine * GROUND)
}
