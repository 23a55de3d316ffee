//! Quartex's symbols, tiles and tokens.

use quartex::{Symbol, Tile, TileSet, Tokens, Word};

use crate::noun::Role;
use crate::voice::{Naming, Voice};

/// The key of a symbol's name.
const fn symbol_key(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Cross => "symbol-cross",
        Symbol::Star => "symbol-star",
        Symbol::Square => "symbol-square",
        Symbol::Circle => "symbol-circle",
    }
}

/// The key of so many tokens of a symbol.
const fn token_key(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Cross => "tokens-cross",
        Symbol::Star => "tokens-star",
        Symbol::Square => "tokens-square",
        Symbol::Circle => "tokens-circle",
    }
}

impl Voice {
    /// A symbol: "cross".
    pub fn symbol(&self, symbol: Symbol) -> String {
        self.word(symbol_key(symbol))
    }

    /// Four symbols as they lie, clockwise from the upper left: "cross-cross-star-square", `XXSQ`.
    pub fn corners(&self, word: Word) -> String {
        match self.naming {
            Naming::Words => word.symbols().map(|symbol| self.symbol(symbol)).join("-"),
            Naming::Codes => word.to_string(),
        }
    }

    /// A tile in a sentence, as it lies: "the tile cross-cross-star-square".
    pub(crate) fn tile(&self, word: Word, role: Role) -> String {
        let corners = self.corners(word);
        self.say("tile-the", &[("tile", corners.into()), ("role", role.word().into())])
    }

    /// Several tiles by name, in a list.
    pub(crate) fn tiles(&self, tiles: TileSet) -> String {
        let names: Vec<String> = tiles.iter().map(|tile| self.tile_name(tile)).collect();
        self.list(&names)
    }

    /// A tile by its name, whichever way it lies.
    pub fn tile_name(&self, tile: Tile) -> String {
        self.corners(tile.name())
    }

    /// "1 star token and 2 circle tokens"; nothing if there are none.
    pub(crate) fn tokens(&self, tokens: Tokens) -> String {
        let held = Symbol::ALL.into_iter().filter(|&symbol| tokens[symbol] > 0);
        let say = |symbol: Symbol| self.say(token_key(symbol), &[("count", tokens[symbol].into())]);
        let parts: Vec<String> = held.map(say).collect();
        self.list(&parts)
    }
}
