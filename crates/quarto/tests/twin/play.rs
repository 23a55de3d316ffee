//! What becomes of each act, rule by rule.

use super::equipment::{Cell, Piece};
use super::game::{DRAW, Done, Move, Twin, opponent, won_by};
use super::options::{Calling, Price};
use super::text::digit;

impl Twin {
    /// What was done, as text, and the game after it; or the name of the refusal.
    pub(crate) fn play(&self, asked: Move) -> Result<(String, Self), String> {
        if self.result.is_some() {
            return Err("GameOver".to_string());
        }
        let next = match asked {
            Move::Give(piece) => self.give(piece)?,
            Move::Place(cell) => self.place(cell)?,
            Move::Decline => self.decline()?,
            Move::Point(_) | Move::Call => return self.call(asked),
        };
        Ok((asked.to_string(), next))
    }

    /// Q5, Q6.
    fn give(&self, piece: Piece) -> Result<Self, String> {
        if let Some(hand) = self.hand {
            return Err(format!("PlaceFirst {}", digit(hand)));
        }
        if self.board().is_full() {
            return Err("BoardFull".to_string());
        }
        if let Some(cell) = self.board().cell_of(piece) {
            return Err(format!("AlreadyPlaced {} {cell}", digit(piece)));
        }
        let mut next = self.after(Done::Gave);
        next.hand = Some(piece);
        next.to_act = opponent(self.to_act);
        Ok(next)
    }

    /// Q6. Whoever places goes on to give; under `auto` the game itself calls (Q17).
    fn place(&self, cell: Cell) -> Result<Self, String> {
        if self.board().is_full() {
            return Err("BoardFull".to_string());
        }
        if self.hand.is_none() {
            return Err("NothingInHand".to_string());
        }
        if let Some(piece) = self.board().on(cell) {
            return Err(format!("CellTaken {cell} {}", digit(piece)));
        }
        let mut board = *self.board();
        board.set(cell, self.hand);
        let mut next = self.after(Done::Placed);
        next.boards.push(board);
        next.hand = None;
        if self.options.calling == Calling::Auto {
            if !next.new_alignments().is_empty() {
                next.result = Some(won_by(self.to_act));
            } else if board.is_full() {
                next.result = Some(DRAW);
            }
        }
        Ok(next)
    }

    /// Q13: first the player who placed the sixteenth piece, then the opponent.
    fn decline(&self) -> Result<Self, String> {
        if !self.is_deciding() {
            return Err("NothingToDecline".to_string());
        }
        let mut next = self.after(Done::Declined);
        next.to_act = opponent(self.to_act);
        if self.done.contains(&Done::Declined) {
            next.result = Some(DRAW);
        }
        Ok(next)
    }

    /// Q9, Q14. First what this table never allows, then what this moment does not.
    fn call(&self, asked: Move) -> Result<(String, Self), String> {
        let refusal = match (self.options.calling, asked) {
            (Calling::Auto, _) => Some("CallsAreAutomatic".to_string()),
            (Calling::Point, Move::Call) => Some("PointItOut".to_string()),
            (Calling::Call, Move::Point(_)) => Some("CallOnly".to_string()),
            (_, Move::Point(line)) if !self.lines().iter().any(|(name, _)| *name == line) => {
                Some(format!("DoesNotCount {line}"))
            }
            _ if !self.has_window() => Some("NothingToCall".to_string()),
            _ if self.has_lost_the_call() => Some("CallLost".to_string()),
            _ => None,
        };
        if let Some(refusal) = refusal {
            return Err(refusal);
        }
        let callable = self.callable();
        let is_right = match asked {
            Move::Point(line) => callable.contains(&line),
            _ => !callable.is_empty(),
        };
        if is_right {
            let mut next = self.clone();
            next.result = Some(won_by(self.to_act));
            return Ok((asked.to_string(), next));
        }
        let mut next = self.after(Done::CalledWrongly);
        if self.options.price == Price::Loses {
            next.result = Some(won_by(opponent(self.to_act)));
        }
        Ok((format!("{asked}?"), next))
    }

    fn after(&self, done: Done) -> Self {
        let mut next = self.clone();
        next.done.push(done);
        next
    }

    /// Q18, Q20, Q21: `resign 1`, `resign 2`, `time`, `agreed`.
    pub(crate) fn end(&self, word: &str) -> Result<Self, String> {
        if self.result.is_some() {
            return Err("GameOver".to_string());
        }
        let mut next = self.clone();
        next.result = Some(match word {
            "resign 1" => won_by(2),
            "resign 2" => won_by(1),
            "time" => won_by(opponent(self.to_act)),
            _ => DRAW,
        });
        Ok(next)
    }

    /// How many sequences of so many accepted moves begin here.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        match (depth, self.accepted()) {
            (0, _) => 1,
            (1, accepted) => accepted.len() as u64,
            (_, accepted) => accepted
                .into_iter()
                .map(|asked| self.play(asked).expect("accepted").1.perft(depth - 1))
                .sum(),
        }
    }
}
