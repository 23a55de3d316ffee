//! Themes: every colour of every picture, as data.

#![expect(clippy::unreadable_literal, reason = "colours are read as six digits")]

use std::fmt::Write as _;

use crate::Colour;

/// One table gives the inks, their names and the three themes, so that none can be forgotten.
macro_rules! themes {
    ($($(#[$doc:meta])* $ink:ident $name:literal $light:literal $dark:literal $contrast:literal)*) => {
        /// What a colour is for. Drawings name inks, never colours.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Ink {
            $($(#[$doc])* $ink,)*
        }

        impl Ink {
            /// All of them, in the order of the table.
            pub const ALL: &[Self] = &[$(Self::$ink),*];

            /// The name in style sheets, after `--ff-`.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$ink => $name),* }
            }
        }

        impl Theme {
            /// A linen page in daylight.
            pub const LIGHT: Self =
                Self { name: "light", plain: false, colours: &[$(Colour::new($light)),*] };
            /// The same things in a room at night: wood and tiles hardly change, the room does.
            pub const DARK: Self =
                Self { name: "dark", plain: false, colours: &[$(Colour::new($dark)),*] };
            /// White, black and lines; no grain, no sheen, no shadow.
            pub const CONTRAST: Self =
                Self { name: "contrast", plain: true, colours: &[$(Colour::new($contrast)),*] };
        }
    };
}

/// A colour for every [`Ink`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    name: &'static str,
    plain: bool,
    colours: &'static [Colour],
}

impl Theme {
    /// What is printed and cut out: the colours of daylight, plain.
    pub const PRINT: Self = Self { name: "print", plain: true, colours: Self::LIGHT.colours };

    /// The three a person chooses from.
    pub const ALL: [Self; 3] = [Self::LIGHT, Self::DARK, Self::CONTRAST];

    /// `light`, `dark`, `contrast` or `print`.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The colour of an ink.
    pub const fn colour(self, ink: Ink) -> Colour {
        // The same macro made the table and the inks.
        self.colours[ink as usize]
    }

    /// Are grain, sheen and shadow left out?
    pub const fn is_plain(self) -> bool {
        self.plain
    }

    /// The theme as declarations of a style sheet, `--ff-ink:#rrggbb;` for each ink, for pages
    /// that draw with [`Paints::Variables`](crate::Paints::Variables).
    pub fn declarations(self) -> String {
        Ink::ALL.iter().fold(String::new(), |mut text, ink| {
            // Writing to a string cannot fail.
            let _ = write!(text, "--ff-{}:{};", ink.name(), self.colour(*ink));
            text
        })
    }
}

// The columns: light, dark, contrast.
themes! {
    /// Behind everything.
    Ground "ground" 0xe9e6d8 0x141a17 0xffffff
    /// Letters and figures on the ground.
    Text "text" 0x1c231e 0xf1ebdc 0x000000
    /// Shadows, thinned.
    Shadow "shadow" 0x140c05 0x050403 0x000000
    /// Glints, thinned.
    Glint "glint" 0xfffaf0 0xfff3dc 0xffffff

    /// The wood around board and field.
    Frame "frame" 0x6a4429 0x52321e 0xffffff
    /// Its lit edges.
    FrameLit "frame-lit" 0x8f6340 0x71492c 0xffffff
    /// Its shaded edges.
    FrameShade "frame-shade" 0x4c2e1a 0x3a2213 0xffffff
    /// Its outline.
    FrameLine "frame-line" 0x2a180c 0x120904 0x000000
    /// Letters on it.
    FrameText "frame-text" 0xfbf0d8 0xf3e3c4 0x000000

    /// The leather of a Quarto board, between the cells.
    Leather "leather" 0x8fa287 0x71866f 0xffffff
    /// The leather inside a cell.
    Cell "cell" 0xa9b99f 0x899d86 0xffffff
    /// The turned groove around a cell.
    CellLine "cell-line" 0x2f3d31 0x1d2820 0x000000
    /// The lit edge of the groove.
    CellGlint "cell-glint" 0xcfdac5 0xadbfa8 0xffffff
    /// The same four for Quarto Access, whose ground is slate.
    Slate "slate" 0x8797a4 0x697b89 0xffffff
    /// Inside a cell of the slate.
    SlateCell "slate-cell" 0xa2b0bb 0x8394a1 0xffffff
    /// The groove around it.
    SlateLine "slate-line" 0x2b3742 0x18212a 0x000000
    /// The lit edge of the groove.
    SlateGlint "slate-glint" 0xcbd6de 0xa9b9c5 0xffffff

    /// The ring around the last placement.
    Last "last" 0xfffbea 0xfff6dc 0xffffff
    /// The band around an alignment that was pointed out, and nothing else: the colour of the call.
    Call "call" 0xf5b82e 0xf7c04a 0xffd400
    /// The lining of both, and the outline of what lies on the board.
    Lining "lining" 0x2a1a08 0x1a1006 0x000000
    /// What covers an unknown cell or piece.
    Cover "cover" 0x425266 0x364456 0xffffff
    /// Its folds and lit side.
    CoverLit "cover-lit" 0x64778e 0x56687d 0xffffff
    /// The sign on it.
    CoverText "cover-text" 0xfbf6e6 0xf4ecd8 0x000000

    /// Light wood, from the top face to the deepest shade.
    LightTop "light-top" 0xfcebc8 0xf8e5bf 0xffffff
    /// Where the sides are lit.
    LightLit "light-lit" 0xf8dfae 0xf1d7a4 0xffffff
    /// Between light and shade.
    LightMid "light-mid" 0xe6c085 0xdcb57b 0xffffff
    /// The side away from the light.
    LightShade "light-shade" 0xbb8c50 0xad8049 0xffffff
    /// The deepest shade.
    LightDeep "light-deep" 0x8d632f 0x7f582a 0xe2e2e2
    /// Veins of light wood.
    LightGrain "light-grain" 0xa9783d 0x996b35 0xffffff
    /// The broken edge around the top, which catches the light.
    LightRim "light-rim" 0xfffaea 0xfff4dd 0xffffff
    /// The bottom of a hole in light wood.
    LightHole "light-hole" 0x3b2209 0x2e1a06 0x000000
    /// The outline of a light piece.
    LightLine "light-line" 0x3c240d 0x2a1808 0x000000

    /// Where the top of a light piece meets its sides.
    LightCrease "light-crease" 0xb88a4f 0xab7e46 0x000000
    /// Where its two faces meet.
    LightCorner "light-corner" 0xfff5dc 0xffeed0 0x000000

    /// Dark wood, likewise.
    DarkTop "dark-top" 0x7a4d37 0x724733 0x000000
    /// Where the sides are lit.
    DarkLit "dark-lit" 0x835640 0x7a4f39 0x000000
    /// Between light and shade.
    DarkMid "dark-mid" 0x553121 0x4c2b1c 0x000000
    /// The side away from the light.
    DarkShade "dark-shade" 0x311a10 0x2b160d 0x000000
    /// The deepest shade.
    DarkDeep "dark-deep" 0x1f0f08 0x1a0c06 0x000000
    /// Veins of dark wood.
    DarkGrain "dark-grain" 0x20100a 0x1a0c07 0x000000
    /// The broken edge around the top.
    DarkRim "dark-rim" 0xb98a68 0xb08161 0xffffff
    /// The bottom of a hole in dark wood; white on black wood, as it is black on white.
    DarkHole "dark-hole" 0x120703 0x0e0502 0xffffff
    /// The outline of a dark piece.
    DarkLine "dark-line" 0x190b04 0x0f0602 0x000000
    /// Where the top of a dark piece meets its sides.
    DarkCrease "dark-crease" 0x5a3523 0x50301f 0xffffff
    /// Where its two faces meet.
    DarkCorner "dark-corner" 0xb98a68 0xb08161 0xffffff
    /// The pale inlay around the foot of every dark piece, which light ones do not have.
    DarkInlay "dark-inlay" 0xf0d9a8 0xe6cd9b 0xffffff

    /// The one wood of Quarto Access, likewise.
    BeechTop "beech-top" 0xf0c999 0xe9c190 0xffffff
    /// Where the sides are lit.
    BeechLit "beech-lit" 0xeabd86 0xe2b37b 0xffffff
    /// Between light and shade.
    BeechMid "beech-mid" 0xd2995c 0xc78e52 0xffffff
    /// The side away from the light.
    BeechShade "beech-shade" 0xa46b35 0x98612f 0xffffff
    /// The deepest shade.
    BeechDeep "beech-deep" 0x774820 0x6c401b 0xe2e2e2
    /// Veins of beech.
    BeechGrain "beech-grain" 0x96622f 0x8a5828 0xffffff
    /// The broken edge around the top.
    BeechRim "beech-rim" 0xfdebcf 0xf9e3c2 0xffffff
    /// The bottom of a hole.
    BeechHole "beech-hole" 0x341a06 0x291404 0x000000
    /// The outline of a piece.
    BeechLine "beech-line" 0x371d09 0x281404 0x000000
    /// Where the top of a piece meets its sides.
    BeechCrease "beech-crease" 0x9c6732 0x8f5c2b 0x000000
    /// Where its two faces meet.
    BeechCorner "beech-corner" 0xfde7c6 0xf9dfba 0x000000
    /// The bottom of a groove.
    Groove "groove" 0x4c290d 0x42220a 0x000000
    /// The lit side of a groove.
    GrooveLit "groove-lit" 0x9a6531 0x8d5b2b 0x000000

    /// The cloth under a field of tiles.
    Cloth "cloth" 0x2c4d40 0x223b32 0xffffff
    /// A cell of it that waits for a tile.
    ClothCell "cloth-cell" 0x3a6152 0x2f4f43 0xffffff
    /// Lines and letters on it.
    ClothText "cloth-text" 0xfbf4e2 0xf6eedb 0x000000
    /// Bone, the face of a tile.
    Bone "bone" 0xf8f1e0 0xeee5d0 0xffffff
    /// The lit edge of a tile.
    BoneLit "bone-lit" 0xffffff 0xfaf4e4 0xffffff
    /// The shaded edge of a tile, and the seam between two.
    BoneShade "bone-shade" 0xcbbf9f 0xbdb08f 0x000000
    /// The side of a tile, seen below it, and the outline of a token.
    BoneSide "bone-side" 0x8f8263 0x776b4e 0x000000
    /// The outline of a figure.
    Figure "figure" 0x231c10 0x1c160c 0x000000
    /// The back of a tile nobody may see.
    Back "back" 0x7c2f2a 0x6b2723 0xffffff
    /// The pattern on it.
    BackText "back-text" 0xf2d9b8 0xe8cca8 0x000000
    /// The cross.
    Cross "cross" 0x57278b 0x57278b 0x47147f
    /// Its veins.
    CrossVein "cross-vein" 0xd9c4f1 0xd4bdee 0xffffff
    /// The star.
    Star "star" 0x4599dc 0x4296d8 0x47a2f2
    /// Its facets away from the light.
    StarFacet "star-facet" 0x1c5c9c 0x1a5794 0x003f86
    /// The square.
    Square "square" 0xbf3028 0xbb2e26 0xc21200
    /// Its lines.
    SquareVein "square-vein" 0xfbd5c8 0xf6cdbf 0xffffff
    /// The circle.
    Circle "circle" 0xefb820 0xe8b01c 0xf6bd00
    /// The ring between its band and its core.
    CircleRing "circle-ring" 0xfffaf0 0xfaf3e2 0xffffff
}
