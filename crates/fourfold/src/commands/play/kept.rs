//! Games that can go on.

use std::io::Write;
use std::str::FromStr;

use store::StoreAddress;
use table::{GameId, NoName};
use terminal::{KeptGame, PlayOptions, Sitting, kept};
use words::{FailedTask, Misuse, Remark, Voice};

use super::super::place::{Absent, Place, broken};
use crate::exit::{Exit, Failure};

/// Which game is to go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// The one played last.
    Last,
    /// The one of this name.
    Named(GameId),
}

/// Nothing means the last.
impl FromStr for Wanted {
    type Err = NoName;

    fn from_str(text: &str) -> Result<Self, NoName> {
        if text.is_empty() { Ok(Self::Last) } else { text.parse().map(Self::Named) }
    }
}

/// All of them, the last one first. Where there is no store there are none, and none is made.
fn all(place: &Place) -> Result<Vec<KeptGame>, Failure> {
    if matches!(place.address()?, StoreAddress::File(path) if !path.is_file()) {
        return Ok(Vec::new());
    }
    let store = place.open(Absent::Refuse)?;
    kept(&store).map_err(|failure| Failure::could_not(FailedTask::Games, broken(failure)))
}

/// Lists them.
pub(super) fn list(
    place: &Place,
    options: &PlayOptions,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let voice = Voice::new(options.speech.language, table::Viewer::Spectator);
    let all = all(place)?;
    if all.is_empty() {
        writeln!(out, "{}", voice.remark(&Remark::NothingKept))?;
        return Ok(Exit::Negative);
    }
    for kept in &all {
        writeln!(out, "{}", voice.remark(&row(kept, options)))?;
    }
    Ok(Exit::Done)
}

/// The one of this name, or the one that was played last. `None` if there is none at all, which is
/// said.
pub(super) fn find(
    place: &Place,
    wanted: &Wanted,
    options: &PlayOptions,
    out: &mut dyn Write,
) -> Result<Option<GameId>, Failure> {
    let all = all(place)?;
    let Wanted::Named(wanted) = wanted else {
        let Some(last) = all.first() else {
            let voice = Voice::new(options.speech.language, table::Viewer::Spectator);
            writeln!(out, "{}", voice.remark(&Remark::NothingKept))?;
            return Ok(None);
        };
        return Ok(Some(last.id.clone()));
    };
    match all.iter().find(|kept| kept.id == *wanted) {
        Some(kept) => Ok(Some(kept.id.clone())),
        None => Err(Misuse::NoKept(wanted.to_string()).into()),
    }
}

fn row(kept: &KeptGame, options: &PlayOptions) -> Remark {
    let language = options.speech.language;
    let seats = kept.players.iter().zip(1_u8..);
    // Whoever reads this is the first of the people, or one beside them.
    let me = kept.players.iter().position(|player| matches!(player, Sitting::Here(_)));
    let name = |(player, seat): (&Sitting, u8)| match player {
        Sitting::Bot(level) => words::level(language, *level).name,
        Sitting::Here(Some(name)) => name.clone(),
        Sitting::Here(None) | Sitting::Elsewhere => {
            words::say(language, "person-unnamed", &[("number", seat.into())])
        }
    };
    Remark::KeptGame {
        name: kept.id.to_string(),
        game: kept.terms.rules.into(),
        others: seats
            .enumerate()
            .filter(|(seat, _)| Some(*seat) != me)
            .map(|(_, one)| name(one))
            .collect(),
        result: None,
    }
}
