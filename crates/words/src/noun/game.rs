//! The games.

use crate::rules::Game;
use crate::voice::Voice;

impl Voice {
    /// A game by its name: "Quarto Access".
    pub fn game(&self, game: Game) -> String {
        self.word(match game {
            Game::Quarto => "game-quarto",
            Game::Access => "game-access",
            Game::Quartex => "game-quartex",
        })
    }
}
