//! The line that proves a value: both sides playing best.

use quarto::Position;

use crate::root_position::RootPosition;
use crate::search_control::SearchControl;
use crate::solver::{Solver, Unsolved};
use crate::turn::{Turn, turns};
use crate::value::Value;

impl Solver {
    /// Best play to the end of the game, turn by turn: who wins does so as soon as possible,
    /// who loses as late as possible, who draws keeps the draw.
    ///
    /// Of equally good turns, the one that leaves the opponent fewest replies that do not
    /// lose at once (pieces that differ in nothing that counts taken as one), and of these
    /// the first in the order of the rules: what a player would choose who hopes for a
    /// mistake. The same position always gives the same line.
    ///
    /// A decided line costs little more than the value. For a drawn one every turn is
    /// searched again, from some 5 pieces on in milliseconds; before that with the book.
    pub fn line(
        &self,
        position: Position,
        control: &SearchControl<'_>,
    ) -> Result<Vec<Turn>, Unsolved> {
        let mut value = self.value(position, control)?;
        let mut line = Vec::new();
        let mut now = position;
        while now.outcome().is_none() {
            let turn = self.turn_worth(now, value, control)?;
            line.push(turn);
            value = turn.value_left(value);
            now = turn.after(now);
        }
        Ok(line)
    }

    /// The turn that [`Solver::line`] plays in a position of this value.
    pub(crate) fn turn_worth(
        &self,
        position: Position,
        value: Value,
        control: &SearchControl<'_>,
    ) -> Result<Turn, Unsolved> {
        let mut turns = turns(position);
        turns.sort_by_cached_key(|turn| replies(turn.after(position)));
        for &turn in &turns {
            let is_best = match value {
                Value::Draw => self.verdict_of_turn(position, turn, control)? == value.verdict(),
                Value::Win(_) | Value::Loss(_) => {
                    self.value_of_turn(position, turn, control)? == value
                }
            };
            if is_best {
                return Ok(turn);
            }
        }
        // A position is worth what its best turn is worth, so there is one.
        turns.first().copied().ok_or(Unsolved::GameOver)
    }
}

/// How many replies do not lose at once; where no piece is to be placed, none.
fn replies(position: Position) -> u32 {
    match position.hand() {
        Some(piece) if position.outcome().is_none() => {
            RootPosition::new(position.board(), piece, position.rules()).replies()
        }
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use quarto::Outcome;

    use super::*;
    use crate::Options;
    use crate::sample::sample;

    fn solver() -> Solver {
        Solver::new(Options { memory: 4 << 20, ..Options::default() }).unwrap()
    }

    /// Lines as written, with their values.
    #[test]
    fn lines_are_as_drawn() {
        let rows = [
            // Three round pieces in row 1 and a fourth in hand: placed, pointed out, called.
            ("..../..../..../083. 9 1 1234p c1", "win 1", "d1!1"),
            ("..../..../..../083. 9 1 1234c c1", "win 1", "d1!"),
            ("..../..../..../083. 9 1 1234a -", "win 1", "d1"),
            // Already made: called now, by either window.
            ("..../..../..../0839 - 1 1234p d1", "win 0", "!1"),
            ("..../..../..../0839 a 2 1234p d1", "win 0", "!1"),
        ];
        for (text, value, moves) in rows {
            let position = text.parse().unwrap();
            let solver = solver();
            assert_eq!(
                solver.value(position, &SearchControl::NONE).unwrap().to_string(),
                value,
                "{text}"
            );
            let line = solver.line(position, &SearchControl::NONE).unwrap();
            let line: Vec<String> = line.iter().map(Turn::to_string).collect();
            assert_eq!(line.join(" "), moves, "{text}");
        }
    }

    /// Who has lost the call gives, and the opponent calls.
    #[test]
    fn a_lost_call_is_the_opponents() {
        let position: Position = "..../..../..../0839 - 1 1234p d1x".parse().unwrap();
        let line = solver().line(position, &SearchControl::NONE).unwrap();
        assert_eq!(line.len(), 2);
        assert_eq!(line[1].to_string(), "!1");
    }

    /// A line is played by the rules, each turn worth what the position is, to the end that
    /// its value says after as many placements as it says.
    #[test]
    fn a_line_keeps_its_value_to_the_end() {
        let mut seen = [false; 3];
        for position in sample(300) {
            let solver = solver();
            let mut value = solver.value(position, &SearchControl::NONE).unwrap();
            seen[value.verdict() as usize] = true;
            let actor = position.seat().unwrap();
            let winner = match value {
                Value::Win(_) => Outcome::Won(actor),
                Value::Draw => Outcome::Drawn,
                Value::Loss(_) => Outcome::Won(actor.other()),
            };
            let placements = value.distance();
            let mut now = position;
            for turn in solver.line(position, &SearchControl::NONE).unwrap() {
                assert_eq!(solver.value(now, &SearchControl::NONE).unwrap(), value, "{now}");
                for action in turn.actions() {
                    assert!(now.accepted().contains(action), "{now}: {turn}");
                    now.play(action).unwrap();
                }
                value = turn.value_left(value);
            }
            assert_eq!(now.outcome(), Some(winner), "{position}");
            if let Some(placements) = placements {
                let placed = now.board().occupied().len() - position.board().occupied().len();
                assert_eq!(placed, placements as usize, "{position}");
            }
        }
        assert_eq!(seen, [true; 3]);
    }
}
