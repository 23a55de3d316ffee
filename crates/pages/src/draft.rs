//! What somebody chose for a new game, and the one door from there to a table.
//!
//! A form sends pairs of names and values; the names are in [`field`]. Where a form says nothing, the
//! rules as printed hold, untimed, against the computer.

mod fault;
pub(crate) mod field;
mod read;
mod write;

use table::{Level, Rules, Terms};

pub use fault::DraftFault;

/// What was chosen so far, as a form says it. Nothing of it is checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// Names and values.
    pub pairs: Vec<(String, String)>,
}

/// A table to be founded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// What is agreed.
    pub terms: Terms,
    /// Who sits where, first to last; as many as the terms have seats.
    pub chairs: Vec<SeatChoice>,
    /// May strangers find it in the list of tables?
    pub listed: bool,
}

/// Who sits on a chair when a table is founded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatChoice {
    /// Whoever founds it.
    Me,
    /// Somebody at the same device.
    Beside,
    /// A bot.
    Bot(Level),
    /// Nobody yet.
    Open,
}

impl SeatChoice {
    /// The bot of those who have not chosen one: it sees what lies open and overlooks the rest.
    pub const USUAL_BOT: Self = Self::Bot(Level::STAND_IN);
}

impl Draft {
    /// What a form sent.
    pub fn new<N: Into<String>, V: Into<String>>(pairs: impl IntoIterator<Item = (N, V)>) -> Self {
        let pairs = pairs.into_iter().map(|(name, value)| (name.into(), value.into()));
        Self { pairs: pairs.collect() }
    }

    /// A form for this game on which nothing is chosen yet: `quarto`, `access` or `quartex`.
    pub fn of_game(game: &str) -> Self {
        Self::new([(field::GAME, game)])
    }

    /// A game at once: the rules as printed, against the computer at this level.
    pub fn quick(game: &str, level: &str) -> Self {
        Self::new([(field::GAME, game), (field::LEVEL, level)])
    }

    /// The table that was chosen, or all that is wrong with it.
    pub fn plan(&self) -> Result<Plan, Vec<DraftFault>> {
        read::plan(self)
    }

    /// The draft that gives this plan.
    pub fn of(plan: &Plan) -> Self {
        write::draft(plan)
    }

    /// The game that was chosen, if there is such a one: `quarto`, `access` or `quartex`.
    pub fn game(&self) -> Option<&'static str> {
        let game = self.value(field::GAME)?;
        field::GAMES.iter().copied().find(|known| *known == game)
    }

    /// What was said last about a field.
    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        self.pairs.iter().rev().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Everything that was said about a field of which several may be chosen; none if it was not
    /// mentioned at all.
    pub(crate) fn values(&self, name: &str) -> Option<Vec<&str>> {
        let of_name = self.pairs.iter().filter(|(known, _)| known == name);
        let values: Vec<&str> = of_name.map(|(_, value)| value.as_str()).collect();
        (!values.is_empty()).then_some(values)
    }
}

impl Plan {
    /// The rules as printed, untimed, against the computer.
    pub fn usual(rules: Rules) -> Self {
        let others = usize::from(rules.seats()).saturating_sub(1);
        let others = std::iter::repeat_n(SeatChoice::USUAL_BOT, others);
        let chairs = std::iter::once(SeatChoice::Me).chain(others).collect();
        Self { terms: Terms::casual(rules), chairs, listed: false }
    }
}
