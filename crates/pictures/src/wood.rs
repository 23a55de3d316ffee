//! The three woods pieces are made of.

use quarto::{CharacteristicValue, Edition, Piece};

use crate::theme::Ink;

/// What a piece is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Wood {
    Light,
    Dark,
    /// Of Quarto Access, where all pieces are of one wood and differ by their surface.
    Beech,
}

macro_rules! inks {
    ($($name:ident: $light:ident $dark:ident $beech:ident),* $(,)?) => {
        $(pub(crate) const fn $name(self) -> Ink {
            match self {
                Self::Light => Ink::$light,
                Self::Dark => Ink::$dark,
                Self::Beech => Ink::$beech,
            }
        })*
    };
}

impl Wood {
    pub(crate) const fn of(piece: Piece, edition: Edition) -> Self {
        match edition {
            Edition::Access => Self::Beech,
            Edition::Quarto if piece.has(CharacteristicValue::DARK) => Self::Dark,
            Edition::Quarto => Self::Light,
        }
    }

    pub(crate) const fn choose<T: Copy>(self, light: T, dark: T, beech: T) -> T {
        match self {
            Self::Light => light,
            Self::Dark => dark,
            Self::Beech => beech,
        }
    }

    inks! {
        top: LightTop DarkTop BeechTop,
        lit: LightLit DarkLit BeechLit,
        mid: LightMid DarkMid BeechMid,
        shade: LightShade DarkShade BeechShade,
        deep: LightDeep DarkDeep BeechDeep,
        grain: LightGrain DarkGrain BeechGrain,
        rim: LightRim DarkRim BeechRim,
        rim_far: LightMid DarkCorner BeechMid,
        rim_of_top: LightRim DarkTop BeechTop,
        hole: LightHole DarkHole BeechHole,
        line: LightLine DarkLine BeechLine,
        lip: LightLine DarkRim BeechLine,
        crease: LightCrease DarkCrease BeechCrease,
        corner: LightCorner DarkCorner BeechCorner,
    }
}
