//! A colour, as themes hold it and pictures print it.

use std::fmt;

/// A colour of the sRGB space, without transparency. Prints as `#rrggbb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Colour {
    /// Red, green, blue.
    pub channels: [u8; 3],
}

impl Colour {
    /// The colour written `0xrrggbb`. Higher bits are ignored.
    pub const fn new(rgb: u32) -> Self {
        let [_, red, green, blue] = rgb.to_be_bytes();
        Self { channels: [red, green, blue] }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.channels;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}
