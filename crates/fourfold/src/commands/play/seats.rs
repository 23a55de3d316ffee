//! Who plays.

use std::str::FromStr;

use table::Level;
use words::Misuse;

use super::Named;
use crate::exit::Failure;

/// The longest name, as on pages.
const LONGEST: usize = 24;

/// Who else plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Opponent {
    /// The computer.
    Level(Level),
    /// Somebody at this keyboard.
    Here(Option<String>),
    /// Whoever gets the address of the table.
    Open,
    /// Anybody who finds the table in the list.
    Listed,
}

impl FromStr for Opponent {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "here" => return Ok(Self::Here(None)),
            "open" => return Ok(Self::Open),
            "listed" => return Ok(Self::Listed),
            _ => {}
        }
        if let Some(name) = text.strip_prefix("here=") {
            return Ok(Self::Here(Some(name.to_owned())));
        }
        let level = text.parse().ok().and_then(Level::new);
        level
            .map(Self::Level)
            .ok_or_else(|| "expected 1 to 8, here, here=NAME, open or listed".to_owned())
    }
}

impl Opponent {
    /// What somebody at this keyboard is called.
    pub(super) fn name(&self) -> Option<String> {
        match self {
            Self::Here(name) => name.clone(),
            Self::Level(_) | Self::Open | Self::Listed => None,
        }
    }
}

/// Those who were named, or the computer that is usual.
pub(super) fn or_usual(against: &[Opponent]) -> Vec<Opponent> {
    match against {
        [] => vec![Opponent::Level(Level::STAND_IN)],
        named => named.to_vec(),
    }
}

/// The same as fields of the form for a new game.
pub(super) fn pairs(
    game: Named,
    opponents: &[Opponent],
) -> Result<Vec<(&'static str, String)>, Failure> {
    let most = if matches!(game, Named::Quartex) { 4 } else { 1 };
    if opponents.len() > most {
        return Err(Misuse::Players(game.into(), opponents.len() + 1).into());
    }
    let who = |opponent: &Opponent| match opponent {
        Opponent::Level(level) => level.number().to_string(),
        Opponent::Here(_) => "beside".to_owned(),
        Opponent::Open | Opponent::Listed => "open".to_owned(),
    };
    if matches!(game, Named::Quartex) {
        let seats = ["seat2", "seat3", "seat4", "seat5"].into_iter().zip(opponents);
        let players = ("players", (opponents.len() + 1).to_string());
        let listed = opponents.contains(&Opponent::Listed).then(|| ("listed", "yes".to_owned()));
        let seats = seats.map(|(field, one)| (field, who(one)));
        return Ok(seats.chain([players]).chain(listed).collect());
    }
    Ok(match opponents.first() {
        Some(Opponent::Here(_)) => vec![("opponent", "beside".to_owned())],
        Some(Opponent::Open) => vec![("opponent", "friend".to_owned())],
        Some(Opponent::Listed) => vec![("opponent", "open".to_owned())],
        Some(Opponent::Level(level)) => {
            vec![("opponent", "computer".to_owned()), ("level", level.number().to_string())]
        }
        None => Vec::new(),
    })
}

/// A name that can be said.
pub(super) fn called(name: Option<String>) -> Result<Option<String>, Failure> {
    let Some(name) = name else { return Ok(None) };
    let name = name.trim();
    let fits =
        !name.is_empty() && name.chars().count() <= LONGEST && !name.chars().any(char::is_control);
    if fits { Ok(Some(name.to_owned())) } else { Err(Misuse::PlayerName(LONGEST).into()) }
}
