//! How many nodes or playouts a bot spends at a table.
//!
//! They are counted and not timed, so that a bot decides the same on a busy server, on a quiet one and
//! in a browser. `docs/levels.md` says how the figures were measured.

use table::{Level, Rules};

use crate::quartex::strategy;
use crate::quarto::Skill;

/// The strongest think so long about one decision, on one core that has nothing else to do.
const MILLISECONDS: u64 = 900;

/// The most nodes or playouts that this level spends on one decision by these rules; none if it only
/// looks.
pub fn nodes(level: Level, rules: Rules) -> u64 {
    let most = match rules {
        Rules::Quarto(..) | Rules::Access(..) => match Skill::of(level) {
            Some(skill) if skill.horizon == 0 => 0,
            Some(_) | None => u64::MAX,
        },
        Rules::Quartex(_) => strategy(level).playouts(),
    };
    most.min(nodes_in(rules, MILLISECONDS))
}

/// About so many nodes or playouts one core gets through in this time.
pub(crate) fn nodes_in(rules: Rules, milliseconds: u64) -> u64 {
    let each = match rules {
        Rules::Quarto(rules, _) | Rules::Access(rules, _) if rules.squares => 8_000,
        Rules::Quarto(..) | Rules::Access(..) => 16_000,
        Rules::Quartex(rules) if rules.players == quartex::Players::Two => 80,
        Rules::Quartex(_) => 36,
    };
    milliseconds.saturating_mul(each)
}
