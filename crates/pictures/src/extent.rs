//! The part of the drawing plane that a picture shows.

use std::fmt;

use crate::number::Number;

/// A rectangle of the drawing plane. Prints as a `viewBox`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Extent {
    pub left: f64,
    pub top: f64,
    pub width: f64,
    pub height: f64,
}

impl Extent {
    /// From the origin.
    pub(crate) const fn new(width: f64, height: f64) -> Self {
        Self { left: 0.0, top: 0.0, width, height }
    }
}

impl fmt::Display for Extent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [left, top, width, height] = [self.left, self.top, self.width, self.height].map(Number);
        write!(f, "{left} {top} {width} {height}")
    }
}
