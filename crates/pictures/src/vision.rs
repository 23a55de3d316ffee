//! How colours look to different eyes, and how far apart they are then. Themes are tested with it.

use crate::Colour;

/// A way to see colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Vision {
    /// All three kinds of cones.
    Full,
    /// No long-wave cones: red is dark, red and green are one.
    Protan,
    /// No medium-wave cones: red and green are one.
    Deutan,
    /// No short-wave cones: blue and green, yellow and pink are one.
    Tritan,
    /// No cones, or a grey print.
    Grey,
}

impl Vision {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Full, Self::Protan, Self::Deutan, Self::Tritan, Self::Grey];

    /// The colour as these eyes see it, in linear light.
    ///
    /// The deficiencies are those of Machado, Oliveira and Fernandes, "A Physiologically-based
    /// Model for Simulation of Color Vision Deficiency" (2009), at full severity; their matrices
    /// apply to linear RGB.
    fn linear(self, colour: Colour) -> [f64; 3] {
        let seen = colour.channels.map(to_linear);
        let matrix = match self {
            Self::Full => return seen,
            Self::Protan => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Self::Deutan => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Self::Tritan => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
            Self::Grey => [LUMINANCE; 3],
        };
        matrix.map(|row| dot(row, seen).clamp(0.0, 1.0))
    }

    /// How different two colours look to these eyes: CIEDE2000, where 1 is just noticeable to
    /// full sight with the colours side by side.
    pub fn distance(self, one: Colour, other: Colour) -> f64 {
        ciede2000(to_lab(self.linear(one)), to_lab(self.linear(other)))
    }
}

/// The contrast of WCAG 2: 1 for equal colours, 21 for black and white.
pub fn contrast(one: Colour, other: Colour) -> f64 {
    let light = |colour: Colour| dot(LUMINANCE, colour.channels.map(to_linear)) + 0.05;
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

/// The share of red, green and blue in luminance (sRGB, D65).
const LUMINANCE: [f64; 3] = [0.2126, 0.7152, 0.0722];

fn dot(row: [f64; 3], column: [f64; 3]) -> f64 {
    row.iter().zip(column).map(|(one, other)| one * other).sum()
}

fn to_linear(channel: u8) -> f64 {
    let share = f64::from(channel) / 255.0;
    if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
}

/// CIELAB under D65.
fn to_lab(linear: [f64; 3]) -> [f64; 3] {
    let xyz = [
        dot([0.412_456_4, 0.357_576_1, 0.180_437_5], linear) / 0.950_47,
        dot([0.212_672_9, 0.715_152_2, 0.072_175_0], linear),
        dot([0.019_333_9, 0.119_192_0, 0.950_304_1], linear) / 1.088_83,
    ];
    let [x, y, z] = xyz.map(|share| {
        if share > 216.0 / 24_389.0 { share.cbrt() } else { (841.0 / 108.0) * share + 4.0 / 29.0 }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The CIEDE2000 colour difference, as in Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference
/// Formula" (2005), whose notation this keeps.
#[expect(clippy::many_single_char_names, reason = "they are the names of the formula")]
fn ciede2000([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    let seventh = |c: f64| (c.powi(7) / (c.powi(7) + 25.0_f64.powi(7))).sqrt();
    let mean_c = f64::midpoint(a1.hypot(b1), a2.hypot(b2));
    let g = 0.5 * (1.0 - seventh(mean_c));
    let polar = |a: f64, b: f64| {
        let a = a * (1.0 + g);
        (a.hypot(b), b.atan2(a).to_degrees().rem_euclid(360.0))
    };
    let ((c1, h1), (c2, h2)) = (polar(a1, b1), polar(a2, b2));
    let grey = c1 * c2 == 0.0;
    let turn = match h2 - h1 {
        _ if grey => 0.0,
        turn if turn > 180.0 => turn - 360.0,
        turn if turn < -180.0 => turn + 360.0,
        turn => turn,
    };
    let (dl, dc) = (l2 - l1, c2 - c1);
    let dh = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let (l, c) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let h = match h1 + h2 {
        sum if grey => sum,
        sum if (h1 - h2).abs() <= 180.0 => sum / 2.0,
        sum if sum < 360.0 => sum / 2.0 + 180.0,
        sum => sum / 2.0 - 180.0,
    };
    let cosine = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cosine(h - 30.0) + 0.24 * cosine(2.0 * h) + 0.32 * cosine(3.0 * h + 6.0)
        - 0.20 * cosine(4.0 * h - 63.0);
    let off = (l - 50.0).powi(2);
    let sl = 1.0 + 0.015 * off / (20.0 + off).sqrt();
    let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let spread = 30.0 * (-((h - 275.0) / 25.0).powi(2)).exp();
    let rt = -2.0 * seventh(c) * (2.0 * spread).to_radians().sin();
    let (l, c, h) = (dl / sl, dc / sc, dh / sh);
    (l * l + c * c + h * h + rt * c * h).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows of the table of test data that Sharma, Wu and Dalal published with the formula.
    #[test]
    fn the_formula_gives_the_published_figures() {
        let rows = [
            ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
            ([50.0, -1.3802, -84.2814], [50.0, 0.0, -82.7485], 1.0000),
            ([50.0, 2.4900, -0.0010], [50.0, -2.4900, 0.0011], 7.2195),
            ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
            ([50.0, 2.5, 0.0], [56.0, -27.0, -3.0], 31.9030),
            ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
            ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
        ];
        for (one, other, expected) in rows {
            let found = ciede2000(one, other);
            assert!((found - expected).abs() < 0.000_1, "{one:?} {other:?}: {found}");
        }
    }

    #[test]
    fn black_and_white_are_as_far_apart_as_can_be() {
        let (black, white) = (Colour::new(0), Colour::new(0xff_ffff));
        assert!((contrast(black, white) - 21.0).abs() < 1e-9);
        for sight in Vision::ALL {
            // Rows of the matrices add up to 1 with five or six places.
            assert!((sight.distance(black, white) - 100.0).abs() < 0.01, "{sight:?}");
        }
    }

    #[test]
    fn red_and_green_of_one_lightness_are_one_to_a_deutan_and_two_to_a_tritan() {
        let (red, green) = (Colour::new(0xb0_5a3c), Colour::new(0x7b_763c));
        assert!(Vision::Full.distance(red, green) > 20.0);
        assert!(Vision::Deutan.distance(red, green) < 10.0);
        assert!(Vision::Tritan.distance(red, green) > 15.0);
    }
}
