//! The colours of the site around the pictures, as data, and the themes of the style sheet.
//!
//! Things on a table keep their colours in every scheme (see `pictures::Theme`); this is what is around them:
//! linen page, dark ink, one green for what can be done, and amber for the call alone.

#![expect(clippy::unreadable_literal, reason = "colours are read as six digits")]

use pictures::{Colour, Theme};

/// A colour of the site in its four colour schemes.
pub(crate) struct Paint {
    /// Its name in the style sheet, after the two hyphens.
    pub(crate) name: &'static str,
    light: u32,
    dark: u32,
    /// More contrast, by day and by night.
    bright: u32,
    black: u32,
}

const fn paint(name: &'static str, light: u32, dark: u32, bright: u32, black: u32) -> Paint {
    Paint { name, light, dark, bright, black }
}

/// Every colour there is, beside those of the pictures.
pub(crate) const PAINTS: &[Paint] = &[
    // The page, the sheet on it, and what is sunk into the sheet.
    paint("ground", 0xe9e6d8, 0x141a17, 0xffffff, 0x000000),
    paint("paper", 0xf8f5ea, 0x1d2521, 0xffffff, 0x000000),
    paint("wash", 0xe3e8d6, 0x2a3730, 0xffffff, 0x000000),
    // The first and the second voice.
    paint("ink", 0x1c231e, 0xf1ebdc, 0x000000, 0xffffff),
    paint("soft", 0x3f473f, 0xcbc8b8, 0x000000, 0xffffff),
    // The outline of a control, and a hairline that only parts things.
    paint("rule", 0x6b7168, 0x7f897f, 0x000000, 0xffffff),
    paint("hair", 0xcdcab8, 0x37413b, 0x000000, 0xffffff),
    // Links and the main button; what is written on it.
    paint("moss", 0x1f4d3d, 0xbdd3ab, 0x003322, 0xb8ffd9),
    paint("onmoss", 0xfbf8ee, 0x10201a, 0xffffff, 0x000000),
    paint("mossdeep", 0x123528, 0xd6e6c8, 0x000000, 0xffffff),
    // The call, and nothing else.
    paint("call", 0xf2b632, 0xf4bd43, 0xffd400, 0xffd400),
    paint("oncall", 0x1f1503, 0x1f1503, 0x000000, 0x000000),
    paint("calledge", 0x6a4700, 0xffe09a, 0x000000, 0xffffff),
    paint("callshade", 0x6a4700, 0x94660c, 0x000000, 0xffffff),
    // What went wrong.
    paint("warn", 0x8a1c12, 0xffb9a8, 0x7a0000, 0xffb0a0),
    // Focus on the page; and on things, where it has two colours.
    paint("focus", 0x0a4aa3, 0xa9d3ff, 0x0000d0, 0xffff00),
    paint("ring", 0x0a4aa3, 0x0a3f8f, 0x0000d0, 0xffff00),
    paint("lining", 0xfff9e6, 0xfff3d2, 0xffffff, 0x000000),
    // Walnut, for the edge of a picture, and what is written on it.
    paint("wood", 0x4b2d1a, 0x3d2415, 0x000000, 0xffffff),
    paint("onwood", 0xf8ecd2, 0xf3e3c4, 0xffffff, 0x000000),
];

/// Which theme of the pictures goes with which colours of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ColourScheme {
    Light,
    Dark,
    Bright,
    Black,
}

impl ColourScheme {
    #[cfg(test)]
    const ALL: [Self; 4] = [Self::Light, Self::Dark, Self::Bright, Self::Black];

    pub(crate) const fn colour(self, paint: &Paint) -> Colour {
        Colour::new(match self {
            Self::Light => paint.light,
            Self::Dark => paint.dark,
            Self::Bright => paint.bright,
            Self::Black => paint.black,
        })
    }

    const fn theme(self) -> Theme {
        match self {
            Self::Light => Theme::LIGHT,
            Self::Dark => Theme::DARK,
            Self::Bright | Self::Black => Theme::CONTRAST,
        }
    }

    /// The colour of the page itself, for the browser's own frame.
    pub(crate) fn ground(self) -> Colour {
        self.colour(&PAINTS[0])
    }

    /// All colours as declarations of a style sheet.
    fn declarations(self) -> String {
        let paints = PAINTS.iter().map(|paint| format!("--{}:{};", paint.name, self.colour(paint)));
        let scheme = match self {
            Self::Light | Self::Bright => "color-scheme:light;",
            Self::Dark | Self::Black => "color-scheme:dark;",
        };
        let mut text: String = std::iter::once(scheme.to_owned()).chain(paints).collect();
        text.push_str(&self.theme().declarations());
        if self == Self::Black {
            // Plain pictures are white; what lies around them is not.
            text.push_str("--ff-ground:#000000;--ff-text:#ffffff;");
        }
        text
    }
}

/// The rules that give every page its colours: light unless the device or the person says
/// otherwise, so that a browser that knows no media queries has a light page.
pub(crate) fn themes() -> String {
    let scheme = |scheme: ColourScheme| scheme.declarations();
    let plain = ".ff-ornament{display:none}";
    format!(
        ":root{{{light}}}\n\
         @media (prefers-color-scheme:dark){{:root[data-shade=device]{{{dark}}}}}\n\
         :root[data-shade=dark]{{{dark}}}\n\
         :root[data-shade=contrast]{{{bright}}}\n:root[data-shade=contrast] {plain}\n\
         @media (prefers-color-scheme:dark){{:root[data-shade=contrast]{{{black}}}}}\n\
         @media (prefers-contrast:more){{:root[data-shade]{{{bright}}}\n{plain}}}\n\
         @media (prefers-contrast:more) and (prefers-color-scheme:dark){{\
         :root[data-shade=device],:root[data-shade=dark],:root[data-shade=contrast]{{{black}}}}}\n",
        light = scheme(ColourScheme::Light),
        dark = scheme(ColourScheme::Dark),
        bright = scheme(ColourScheme::Bright),
        black = scheme(ColourScheme::Black),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use pictures::contrast;

    fn colour(scheme: ColourScheme, name: &str) -> Colour {
        let paint = PAINTS.iter().find(|paint| paint.name == name);
        scheme.colour(paint.unwrap_or_else(|| panic!("no paint is called {name}")))
    }

    #[test]
    fn text_has_a_contrast_of_seven_on_whatever_it_stands() {
        let texts = [
            ("ink", &["ground", "paper", "wash"][..]),
            ("soft", &["ground", "paper", "wash"]),
            ("moss", &["ground", "paper", "wash"]),
            ("warn", &["ground", "paper"]),
            ("onmoss", &["moss", "mossdeep"]),
            ("oncall", &["call"]),
            ("onwood", &["wood"]),
        ];
        for scheme in ColourScheme::ALL {
            for (text, grounds) in texts {
                for ground in grounds {
                    let reached = contrast(colour(scheme, text), colour(scheme, ground));
                    assert!(reached >= 7.0, "{scheme:?}: {text} on {ground} {reached:.2}");
                }
            }
        }
    }

    #[test]
    fn outlines_and_focus_have_a_contrast_of_three() {
        for scheme in ColourScheme::ALL {
            for line in ["rule", "focus", "moss", "calledge"] {
                for ground in ["ground", "paper"] {
                    let reached = contrast(colour(scheme, line), colour(scheme, ground));
                    assert!(reached >= 3.0, "{scheme:?}: {line} on {ground} {reached:.2}");
                }
            }
            let rings = contrast(colour(scheme, "ring"), colour(scheme, "lining"));
            assert!(rings >= 3.0, "{scheme:?}: the two colours of a ring {rings:.2}");
        }
    }
}
