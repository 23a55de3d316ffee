//! The games.

use crate::rules::RulesGame;
use crate::voice::Voice;

impl Voice {
    /// A game by its name: "Quarto Access".
    pub fn game(&self, game: RulesGame) -> String {
        self.word(match game {
            RulesGame::Quarto => "game-quarto",
            RulesGame::Access => "game-access",
            RulesGame::Quartex => "game-quartex",
        })
    }
}
