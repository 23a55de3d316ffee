//! Truths that would look like a masked view (Q19).

use quarto::MaskedView;

use crate::game::Game;

pub(crate) fn masked(_view: &MaskedView, _chance: &mut impl quartex::Chance) -> Option<Game> {
    None
}
