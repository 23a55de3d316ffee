//! Which words a table listens to, by game: for help, and for completing what is typed.

use table::{GameView, Rules, View};

use crate::command::lexicon::Verb;
use crate::question::is_masked;

/// The verbs of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Vocabulary {
    /// To play.
    pub(super) acts: &'static [Verb],
    /// To ask.
    pub(super) questions: &'static [Verb],
    /// What only some games let players agree on.
    pub(super) agreements: &'static [Verb],
}

/// What is said at every table.
pub(super) const TABLE: [Verb; 12] = [
    Verb::MoreTime,
    Verb::Pause,
    Verb::GoOn,
    Verb::Rematch,
    Verb::Agree,
    Verb::Decline,
    Verb::Resign,
    Verb::HandOver,
    Verb::Hold,
    Verb::Reclaim,
    Verb::ClaimAbandoned,
    Verb::Leave,
];

impl Vocabulary {
    const QUARTO: Self = Self {
        acts: &[Verb::Give, Verb::Place, Verb::Call, Verb::Decline],
        questions: &[
            Verb::AskCell,
            Verb::AskLastMove,
            Verb::AskTurn,
            Verb::AskHand,
            Verb::AskLeft,
            Verb::AskLines,
            Verb::AskOccupied,
            Verb::AskFree,
            Verb::AskClocks,
            Verb::AskTerms,
            Verb::AskRepeat,
            Verb::AskHelp,
        ],
        agreements: &[Verb::Draw, Verb::TakeBack],
    };

    /// Quarto Access when the masks are off. Only open Quarto takes back (Q7).
    const UNMASKED: Self = Self { agreements: &[Verb::Draw], ..Self::QUARTO };

    const MASKED: Self = Self {
        acts: &[Verb::Touch, Verb::Give, Verb::Place, Verb::Call, Verb::Decline],
        questions: &[
            Verb::AskTurn,
            Verb::AskHand,
            Verb::AskClocks,
            Verb::AskTerms,
            Verb::AskRepeat,
            Verb::AskHelp,
        ],
        agreements: &[Verb::Draw],
    };

    /// Quartex knows no draw.
    const QUARTEX: Self = Self {
        acts: &[Verb::Lay, Verb::Cannot, Verb::SeeNone, Verb::PointOut],
        questions: &[
            Verb::AskCell,
            Verb::AskLastMove,
            Verb::AskTurn,
            Verb::AskHand,
            Verb::AskLeft,
            Verb::AskOccupied,
            Verb::AskFree,
            Verb::AskMissing,
            Verb::AskScore,
            Verb::AskStock,
            Verb::AskClocks,
            Verb::AskLegal,
            Verb::AskTerms,
            Verb::AskRepeat,
            Verb::AskHelp,
        ],
        agreements: &[],
    };

    /// What this viewer's table listens to.
    pub(super) const fn of_view(view: &View) -> Self {
        match &view.game {
            Some(GameView::Quartex(_)) => Self::QUARTEX,
            Some(GameView::Access(_)) if is_masked(view) => Self::MASKED,
            Some(GameView::Access(_)) => Self::UNMASKED,
            Some(GameView::Quarto(_)) | None => Self::QUARTO,
        }
    }

    /// What a table with these rules listens to. `masked` if masks are worn there now.
    pub(super) const fn of_rules(rules: Rules, masked: bool) -> Self {
        match rules {
            Rules::Quartex(_) => Self::QUARTEX,
            Rules::Access(..) if masked => Self::MASKED,
            Rules::Access(..) => Self::UNMASKED,
            Rules::Quarto(..) => Self::QUARTO,
        }
    }
}
