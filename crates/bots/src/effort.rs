//! How many nodes or playouts a bot spends at a table.
//!
//! They are counted and not timed, so that a bot decides the same on a busy server, on a quiet one and
//! in a browser. `docs/levels.md` says how the figures were measured.

use table::{Level, Rules, Span};

use crate::quartex::strategy;
use crate::quarto::Skill;

/// The most that this level thinks before one answer, on one core that has nothing else to do. A bot answers later than
/// that (`host::pace`), so that nobody can tell how long it thought.
pub const fn thinking_time(level: Level) -> Span {
    match level.number() {
        8 => Span(900),
        // They need far less: at most 15 ms in the games of `docs/levels.md`.
        _ => Span(300),
    }
}

/// So often a bot may think before one answer: at a masked table (Q19) about where to place or what to give, again if it did not
/// find that, and again if its hand met something.
const fn thoughts(rules: Rules) -> u64 {
    match rules {
        Rules::Quarto(..) | Rules::Quartex(_) => 1,
        Rules::Access(..) => 3,
    }
}

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
    most.min(nodes_in(rules, thinking_time(level).0 / thoughts(rules)))
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
