//! What tells the levels of Quarto apart. `docs/levels.md` repeats this table for people.

use table::Level;

/// How often a line with three pieces is noticed, in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attention {
    /// A row or a column.
    pub straight: u8,
    /// A diagonal, or a square.
    pub oblique: u8,
}

impl Attention {
    const fn new(straight: u8, oblique: u8) -> Self {
        Self { straight, oblique }
    }
}

/// How a player of one level sees, thinks and remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// When looking for a win: an alignment to complete or to call.
    pub own: Attention,
    /// When looking whether a piece may be given.
    pub gift: Attention,
    /// So many moves are compared, by the safe replies they leave to the opponent.
    pub width: u8,
    /// With at most so many free cells the rest of the game is calculated.
    pub horizon: u8,
    /// So many times out of a hundred it is; otherwise the player looks at the lines alone.
    pub care: u8,
    /// So often something is touched in one turn at a masked table (Q19).
    pub touches: u8,
    /// Of what was touched before, so much is forgotten with each turn, in percent.
    pub forgets: u8,
}

impl Skill {
    /// The skill of a level; `None` for the highest, which plays perfectly.
    pub const fn of(level: Level) -> Option<Self> {
        match level.number() {
            1 => Some(SKILLS[0]),
            2 => Some(SKILLS[1]),
            3 => Some(SKILLS[2]),
            4 => Some(SKILLS[3]),
            5 => Some(SKILLS[4]),
            6 => Some(SKILLS[5]),
            7 => Some(SKILLS[6]),
            _ => None,
        }
    }
}

const SKILLS: [Skill; 7] = [
    Skill {
        own: Attention::new(60, 35),
        gift: Attention::new(35, 20),
        width: 1,
        horizon: 0,
        care: 0,
        touches: 4,
        forgets: 35,
    },
    Skill {
        own: Attention::new(80, 60),
        gift: Attention::new(60, 40),
        width: 1,
        horizon: 0,
        care: 0,
        touches: 6,
        forgets: 25,
    },
    Skill {
        own: Attention::new(92, 80),
        gift: Attention::new(82, 65),
        width: 1,
        horizon: 0,
        care: 0,
        touches: 8,
        forgets: 18,
    },
    Skill {
        own: Attention::new(98, 93),
        gift: Attention::new(95, 86),
        width: 2,
        horizon: 3,
        care: 80,
        touches: 10,
        forgets: 12,
    },
    Skill {
        own: Attention::new(100, 99),
        gift: Attention::new(99, 97),
        width: 3,
        horizon: 5,
        care: 90,
        touches: 14,
        forgets: 8,
    },
    Skill {
        own: Attention::new(100, 100),
        gift: Attention::new(100, 100),
        width: 4,
        horizon: 7,
        care: 95,
        touches: 18,
        forgets: 4,
    },
    Skill {
        own: Attention::new(100, 100),
        gift: Attention::new(100, 100),
        width: 10,
        horizon: 9,
        care: 98,
        touches: 24,
        forgets: 2,
    },
];
