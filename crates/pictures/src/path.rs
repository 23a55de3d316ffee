//! The data of an SVG path, built step by step.

use std::fmt::Write as _;

use crate::number::Number;

/// A place on the picture: to the right, and down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Spot {
    pub x: f64,
    pub y: f64,
}

impl Spot {
    pub(crate) const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// Nearer to or farther from the origin.
    pub(crate) fn scaled(self, factor: f64) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }

    pub(crate) fn moved(self, x: f64, y: f64) -> Self {
        Self::new(self.x + x, self.y + y)
    }
}

/// Which way an arc bends, going from its start to its end on a picture whose y runs down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bend {
    Clockwise,
    Anticlockwise,
}

impl Bend {
    pub(crate) const fn other(self) -> Self {
        match self {
            Self::Clockwise => Self::Anticlockwise,
            Self::Anticlockwise => Self::Clockwise,
        }
    }
}

/// Path data under construction.
#[derive(Clone, Debug, Default)]
pub(crate) struct Path(String);

impl Path {
    pub(crate) fn from(spot: Spot) -> Self {
        Self::default().move_to(spot)
    }

    /// Path data that was written by hand.
    pub(crate) fn ready(data: &'static str) -> Self {
        Self(data.to_owned())
    }

    /// A closed polygon.
    pub(crate) fn polygon(spots: &[Spot]) -> Self {
        Self::lines(spots).close()
    }

    /// Lines from spot to spot.
    pub(crate) fn lines(spots: &[Spot]) -> Self {
        let mut spots = spots.iter();
        let start = spots.next().map_or_else(Self::default, |first| Self::from(*first));
        spots.fold(start, |path, spot| path.line_to(*spot))
    }

    pub(crate) fn ellipse(centre: Spot, rx: f64, ry: f64) -> Self {
        let (left, right) = (centre.moved(-rx, 0.0), centre.moved(rx, 0.0));
        Self::from(left)
            .arc_to(rx, ry, Bend::Clockwise, right)
            .arc_to(rx, ry, Bend::Clockwise, left)
            .close()
    }

    pub(crate) fn circle(centre: Spot, radius: f64) -> Self {
        Self::ellipse(centre, radius, radius)
    }

    /// An upright rectangle whose corners are rounded.
    pub(crate) fn rectangle(corner: Spot, width: f64, height: f64, round: f64) -> Self {
        let Spot { x, y } = corner;
        let at = |dx: f64, dy: f64| Spot::new(x + dx, y + dy);
        if round <= 0.0 {
            return Self::polygon(&[
                at(0.0, 0.0),
                at(width, 0.0),
                at(width, height),
                at(0.0, height),
            ]);
        }
        let turn = |path: Self, spot| path.arc_to(round, round, Bend::Clockwise, spot);
        let path = Self::from(at(round, 0.0)).line_to(at(width - round, 0.0));
        let path = turn(path, at(width, round)).line_to(at(width, height - round));
        let path = turn(path, at(width - round, height)).line_to(at(round, height));
        let path = turn(path, at(0.0, height - round)).line_to(at(0.0, round));
        turn(path, at(round, 0.0)).close()
    }

    pub(crate) fn move_to(self, spot: Spot) -> Self {
        self.with(format_args!("M{} {}", Number(spot.x), Number(spot.y)))
    }

    pub(crate) fn line_to(self, spot: Spot) -> Self {
        self.with(format_args!("L{} {}", Number(spot.x), Number(spot.y)))
    }

    pub(crate) fn curve_to(self, handle: Spot, spot: Spot) -> Self {
        let Spot { x, y } = handle;
        self.with(format_args!(
            "Q{} {} {} {}",
            Number(x),
            Number(y),
            Number(spot.x),
            Number(spot.y)
        ))
    }

    /// The smaller of the two arcs.
    pub(crate) fn arc_to(self, rx: f64, ry: f64, bend: Bend, spot: Spot) -> Self {
        let sweep = u8::from(bend == Bend::Clockwise);
        let (x, y) = (Number(spot.x), Number(spot.y));
        self.with(format_args!("A{} {} 0 0 {sweep} {x} {y}", Number(rx), Number(ry)))
    }

    pub(crate) fn close(self) -> Self {
        self.with(format_args!("Z"))
    }

    /// This path and another one.
    pub(crate) fn and(self, other: &Self) -> Self {
        self.with(format_args!("{}", other.0))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn data(&self) -> &str {
        &self.0
    }

    fn with(mut self, step: std::fmt::Arguments<'_>) -> Self {
        // Writing to a string cannot fail.
        let _ = self.0.write_fmt(step);
        self
    }
}
