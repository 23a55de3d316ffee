//! What every position of a game of Quarto was worth, and where the game was thrown away.

use quarto::{Action, Outcome, Position, Seat};
use solver::{Solver, Value, Verdict};
use table::{Game, RecordItem, Replay, Rules, Source, Viewer};

use super::analysed::value_of;
use super::patience::Patience;
use super::worth::Worth;

/// A moment of a game of Quarto.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameMoment {
    /// The position.
    pub position: Position,
    /// Whose doing it was that it came to this: nobody's at the start, nobody's if both agreed.
    pub by: Option<Seat>,
}

/// What was found out about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedGame {
    /// What each moment was worth, the start first; nothing where patience ended before that was
    /// known.
    pub worth: Vec<Option<Worth>>,
    /// The moves after which a player had less than before, first to last.
    pub turnings: Vec<Turning>,
}

/// A move after which a player had less than before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turning {
    /// The moment it led to, counted from the start, which is 0.
    pub step: usize,
    /// Who moved.
    pub by: Seat,
    /// What there was before.
    pub before: Worth,
    /// What was left.
    pub after: Worth,
    /// Moves that would have kept it; nothing if that was not found out.
    pub better: Vec<Action>,
}

impl RatedGame {
    /// Is everything known?
    pub fn is_complete(&self) -> bool {
        self.worth.iter().all(Option::is_some)
    }
}

/// The moments of a game of Quarto that everybody could see; `None` of other games, whose moves
/// have no value that a solver knows, and of records that cannot be played again.
pub fn moments(source: &Source) -> Option<Vec<GameMoment>> {
    if !matches!(source.record.terms.rules, Rules::Quarto(..)) {
        return None;
    }
    let mut replay = Replay::new(source).ok()?;
    let mut moments = vec![GameMoment { position: position(&replay)?, by: None }];
    while let Some(word) = replay.upcoming() {
        let before = position(&replay)?;
        replay.advance(Viewer::Spectator)?.ok()?;
        let position = position(&replay)?;
        let by = match word {
            RecordItem::Step(_) => before.seat(),
            RecordItem::Forfeit { .. } => match position.outcome() {
                Some(Outcome::Won(winner)) => Some(winner.other()),
                Some(Outcome::Drawn) | None => None,
            },
            RecordItem::Hidden { .. } | RecordItem::Touch { .. } | RecordItem::Agreed => None,
        };
        moments.push(GameMoment { position, by });
    }
    Some(moments)
}

fn position(replay: &Replay<'_>) -> Option<Position> {
    match replay.game() {
        Game::Quarto { position, .. } => Some(*position),
        Game::Access { .. } | Game::Quartex(_) => None,
    }
}

/// What each moment was worth, as far as patience reaches. Late moments, which cost little, come
/// first.
pub fn rate(moments: &[GameMoment], solver: &Solver, patience: Patience<'_>) -> RatedGame {
    patience.ask(solver, |control| {
        let worth = |moment: &GameMoment| {
            if let Some(outcome) = moment.position.outcome() {
                return Some(Worth::of_end(outcome));
            }
            Worth::of(moment.position, solver.value(moment.position, control).ok()?)
        };
        let mut found: Vec<Option<Worth>> = moments.iter().rev().map(worth).collect();
        found.reverse();
        let mut turnings = Vec::new();
        for (step, pair) in moments.windows(2).enumerate() {
            let &[GameMoment { position, .. }, GameMoment { by: Some(by), .. }] = pair else {
                continue;
            };
            let (Some(before), Some(after)) = (found[step], found[step + 1]) else { continue };
            if after.verdict(by) < before.verdict(by) {
                let better = better(position, by, before.verdict(by), |action| {
                    value_of(position, action, solver, control).map(Value::verdict)
                });
                turnings.push(Turning { step: step + 1, by, before, after, better });
            }
        }
        RatedGame { worth: found, turnings }
    })
}

/// What the mover could have done instead; nothing if it was not this player's to do something.
fn better(
    position: Position,
    by: Seat,
    had: Verdict,
    verdict: impl Fn(Action) -> Option<Verdict>,
) -> Vec<Action> {
    if position.seat() != Some(by) {
        return Vec::new();
    }
    position.accepted().iter().filter(|action| verdict(*action) == Some(had)).collect()
}
