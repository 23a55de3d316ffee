//! Judging what is tried in the lesson of Quartex.

use quartex::{Action, Misfit, Phase, Placement, Score, Seat, Symbol, TileSet, Tokens, View};

use super::hint::LessonHint;

/// What is to be done.
#[derive(Clone, Copy, Debug)]
pub(super) enum Goal {
    /// Lay a tile anywhere.
    Lay,
    /// Lay a tile that earns so many tokens at least.
    Earn(u16),
    /// Lay a tile that brings the score as high as any does.
    Best,
    /// Say "I cannot", since nothing fits.
    Claim,
    /// Point out a placement to the opponent.
    PointOut,
}

impl Goal {
    pub(super) fn judge(self, view: &View, action: Action) -> Result<(), LessonHint> {
        match (self, action) {
            (Self::PointOut, Action::Try { tile, cell }) => {
                if !self.tiles(view).contains(tile) {
                    return Err(LessonHint::ShownHand);
                }
                view.field().check_spot(tile, cell).map_err(misfit)
            }
            (Self::PointOut, Action::None) => Err(LessonHint::OneFits),
            (Self::PointOut, Action::Lay(_) | Action::Cannot) => Err(LessonHint::TheirTurn),
            (_, Action::Try { .. } | Action::None) => Err(LessonHint::NotNow),
            (_, Action::Cannot) if view.field().has_room_for(self.tiles(view)) => {
                Err(LessonHint::SomethingFits)
            }
            (_, Action::Cannot) => Ok(()),
            (_, Action::Lay(placement)) => {
                self.may_lay(view, placement)?;
                self.judge_laid(view, placement)
            }
        }
    }

    fn may_lay(self, view: &View, placement: Placement) -> Result<(), LessonHint> {
        if !self.tiles(view).contains(placement.tile()) {
            return Err(LessonHint::NotYours);
        }
        view.field().check(placement).map_err(misfit)
    }

    fn judge_laid(self, view: &View, placement: Placement) -> Result<(), LessonHint> {
        let earned = earned(view, placement);
        match self {
            Self::Lay => Ok(()),
            Self::Earn(wanted) if earned.total() >= wanted => Ok(()),
            Self::Earn(1) => Err(LessonHint::NoSymbol),
            Self::Earn(_) => Err(LessonHint::OneOnly),
            Self::Best => {
                let all = view.field().placements(self.tiles(view));
                let best = all.map(|other| points_after(view, other)).max();
                if Some(points_after(view, placement)) == best {
                    Ok(())
                } else {
                    Err(LessonHint::WorthLess)
                }
            }
            // Whoever can lay need not claim, and who points out does not lay.
            Self::Claim | Self::PointOut => Err(LessonHint::NotNow),
        }
    }

    /// The learner's hand; where a placement is to be pointed out, the hand that is shown.
    pub(super) fn tiles(self, view: &View) -> TileSet {
        match (self, view.phase()) {
            (Self::PointOut, Phase::Asking { turn, .. }) => view.hand(turn.seat).tiles,
            _ => view.own_hand().unwrap_or_default(),
        }
    }
}

/// The tokens a tile on this cell would bring (X12).
fn earned(view: &View, placement: Placement) -> Tokens {
    let (completed, stock) = (view.field().completed_by(placement.cell), view.stock());
    Tokens::new(Symbol::ALL.map(|symbol| completed[symbol].min(stock[symbol])))
}

/// The learner's points after this placement, as the stock would then stand (X20).
fn points_after(view: &View, placement: Placement) -> i32 {
    let earned = earned(view, placement);
    let (held, stock) = (view.tokens(Seat::FIRST), view.stock());
    let held = Tokens::new(Symbol::ALL.map(|symbol| held[symbol] + earned[symbol]));
    let stock = Tokens::new(Symbol::ALL.map(|symbol| stock[symbol] - earned[symbol]));
    Score::count(held, stock, 0).points()
}

fn misfit(misfit: Misfit) -> LessonHint {
    match misfit {
        Misfit::NotHome => LessonHint::Home,
        Misfit::CellTaken => LessonHint::TileThere,
        Misfit::NoEdge => LessonHint::NoEdge,
        Misfit::Clash(_) => LessonHint::Clash,
        Misfit::NoOrientation => LessonHint::NoWay,
        Misfit::TileLaid => LessonHint::NotYours,
        Misfit::BeyondFrame => LessonHint::NotNow,
    }
}
