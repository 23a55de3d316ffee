//! What a table chooses before the game (Q14–Q17), read from a rules text.

/// How Quartos are called (Q17).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Calling {
    Point,
    Call,
    Auto,
}

/// What a wrong call costs (Q14).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Price {
    Once,
    Loses,
    Free,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Options {
    /// `1234p` and so on.
    pub(crate) text: String,
    /// Which of the four characteristics count (Q15).
    pub(crate) counts: [bool; 4],
    /// Do squares count (Q16)?
    pub(crate) squares: bool,
    pub(crate) calling: Calling,
    pub(crate) price: Price,
}

impl Options {
    /// Trusted: the text is well formed.
    pub(crate) fn read(text: &str) -> Self {
        let has = |letter| text.contains(letter);
        let calling = match (has('p'), has('c')) {
            (true, _) => Calling::Point,
            (_, true) => Calling::Call,
            _ => Calling::Auto,
        };
        let price = match (has('l'), has('f')) {
            (true, _) => Price::Loses,
            (_, true) => Price::Free,
            _ => Price::Once,
        };
        let counts = ['1', '2', '3', '4'].map(has);
        Self { text: text.to_string(), counts, squares: has('s'), calling, price }
    }
}

/// The 15 × 2 × 3 rules texts without a price for wrong calls.
pub(crate) fn rules_texts() -> Vec<String> {
    let mut texts = Vec::new();
    let digits = [
        "1234", "123", "124", "134", "234", "12", "13", "14", "23", "24", "34", "1", "2", "3", "4",
    ];
    for digits in digits {
        for squares in ["", "s"] {
            for calling in ["p", "c", "a"] {
                texts.push(format!("{digits}{squares}{calling}"));
            }
        }
    }
    texts
}

/// All 15 × 2 × 7, with the prices where a call can be wrong.
pub(crate) fn rules_texts_with_prices() -> Vec<String> {
    let with_prices = |text: String| {
        let prices: &[&str] = if text.ends_with('a') { &[""] } else { &["", "l", "f"] };
        prices.iter().map(|price| format!("{text}{price}")).collect::<Vec<_>>()
    };
    rules_texts().into_iter().flat_map(with_prices).collect()
}
