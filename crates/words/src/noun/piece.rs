//! Quarto's pieces in words and in codes.

use quarto::{Characteristic, CharacteristicValue, Edition, Piece};

use crate::noun::Role;
use crate::voice::{Naming, Voice};

/// The words for the values: of Quarto's eight, then Access's two for the first characteristic.
const VALUE_KEYS: [&str; 10] = [
    "value-light",
    "value-dark",
    "value-round",
    "value-square",
    "value-short",
    "value-tall",
    "value-solid",
    "value-hollow",
    "value-smooth",
    "value-grooved",
];

/// The letters for the values, in the same order.
const CODE_KEYS: [&str; 10] = [
    "code-light",
    "code-dark",
    "code-round",
    "code-square",
    "code-short",
    "code-tall",
    "code-solid",
    "code-hollow",
    "code-smooth",
    "code-grooved",
];

/// Where a value's words stand in the two lists above.
const fn row(value: CharacteristicValue, edition: Edition) -> usize {
    match (value.index(), edition) {
        (index @ (0 | 1), Edition::Access) => index + 8,
        (index, Edition::Quarto | Edition::Access) => index,
    }
}

/// The key of a value's letter in piece codes.
pub(crate) const fn code_key(value: CharacteristicValue, edition: Edition) -> &'static str {
    CODE_KEYS[row(value, edition) % CODE_KEYS.len()]
}

impl Voice {
    /// A value on its own: "light".
    pub fn value(&self, value: CharacteristicValue) -> String {
        self.value_as(value, "list")
    }

    /// A value of several pieces: "tall", in many languages with an ending of its own.
    pub(crate) fn values(&self, value: CharacteristicValue) -> String {
        self.value_as(value, "plural")
    }

    fn value_as(&self, value: CharacteristicValue, form: &'static str) -> String {
        let key = VALUE_KEYS[row(value, self.edition) % VALUE_KEYS.len()];
        self.say(key, &[("form", form.into())])
    }

    /// A piece's values in the listener's order: "light round short solid".
    pub fn piece_words(&self, piece: Piece) -> String {
        let order = self.order.characteristics();
        order.map(|characteristic| self.value(piece.value(characteristic))).join(" ")
    }

    /// A piece's code in the letters of the language and the listener's order: `LRSF`.
    pub fn piece_code(&self, piece: Piece) -> String {
        let letter = |c: Characteristic| self.word(code_key(piece.value(c), self.edition));
        self.order.characteristics().map(letter).concat()
    }

    /// A piece as it is listed: its words or its code.
    pub fn piece_short(&self, piece: Piece) -> String {
        match self.naming {
            Naming::Words => self.piece_words(piece),
            Naming::Codes => self.piece_code(piece),
        }
    }

    /// A piece in a sentence: "the light round short solid piece", "piece LRSF".
    pub(crate) fn piece(&self, piece: Piece, role: Role) -> String {
        let role = role.word();
        if self.naming == Naming::Codes {
            let code = self.piece_code(piece);
            return self.say("piece-coded", &[("code", code.into()), ("role", role.into())]);
        }
        // Which words stand before the noun is a fact of the language.
        let leading = self.word("piece-leading");
        let is_leading = |c: &Characteristic| leading.contains(name(*c));
        let say = |c: Characteristic| self.value_as(piece.value(c), role);
        let (before, after): (Vec<_>, Vec<_>) =
            self.order.characteristics().into_iter().partition(is_leading);
        let before: Vec<String> = before.into_iter().map(say).collect();
        let after: Vec<String> = after.into_iter().map(say).collect();
        let noun = self.say("piece-noun", &[("role", role.into())]);
        let mut words = before;
        words.push(noun);
        if !after.is_empty() {
            words.push(self.list(&after));
        }
        self.say("piece-the", &[("piece", words.join(" ").into())])
    }
}

/// How `piece-leading` calls a characteristic.
const fn name(characteristic: Characteristic) -> &'static str {
    match characteristic {
        Characteristic::Colour => "colour",
        Characteristic::Shape => "shape",
        Characteristic::Height => "height",
        Characteristic::Body => "body",
    }
}
