//! What a lobby shows of a table, so that nobody opens it for that.

use table::{Rules, Sitter, Terms, View};

/// What everybody may know of a table that is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// What is agreed.
    pub terms: Terms,
    /// Who sits where, first seat to last.
    pub sitters: Vec<Sitter>,
    /// Has its game begun? Otherwise somebody is waiting there.
    pub playing: bool,
    /// The position as a spectator may know it, in the notation of its game; none before the start, and
    /// while masks are worn (Q19). It is as old as the listing.
    pub position: Option<String>,
}

impl Summary {
    /// A table as a spectator sees it, with the position in the notation of its game.
    pub fn of(view: &View, position: Option<String>) -> Self {
        Self {
            terms: view.terms,
            sitters: view.places.iter().map(|place| place.sitter.clone()).collect(),
            playing: view.game.is_some(),
            position,
        }
    }
}

/// Terms as a row has them: `quarto 1234p untimed casual lot -`.
pub(crate) fn terms_text(terms: &Terms) -> String {
    let Terms { rules, pace, stakes, begins, pointing } = terms;
    let pointing = pointing.map_or("-".to_owned(), |span| span.to_string());
    format!("{} {pace} {stakes} {begins} {pointing}", rules_text(*rules))
}

/// What [`terms_text`] wrote; `None` if it did not.
pub(crate) fn read_terms(text: &str) -> Option<Terms> {
    let words: Vec<&str> = text.split(' ').collect();
    let [game, rules, pace, stakes, begins, pointing] = words[..] else { return None };
    let terms = Terms {
        rules: Rules::read(game, rules)?,
        pace: pace.parse().ok()?,
        stakes: stakes.parse().ok()?,
        begins: begins.parse().ok()?,
        pointing: if pointing == "-" { None } else { Some(pointing.parse().ok()?) },
    };
    terms.fault().is_none().then_some(terms)
}

/// Rules as a row has them: `quarto 1234p`.
pub(crate) fn rules_text(rules: Rules) -> String {
    format!("{} {}", rules.game(), rules.text())
}

/// Sitters as a row has them: `person:anna open bot:5`.
pub(crate) fn sitters_text(sitters: &[Sitter]) -> String {
    let words: Vec<String> = sitters.iter().map(ToString::to_string).collect();
    words.join(" ")
}

/// What [`sitters_text`] wrote; `None` if it did not.
pub(crate) fn read_sitters(text: &str) -> Option<Vec<Sitter>> {
    text.split(' ').map(|word| word.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Begins, Pace, Seat, Span, Stakes};

    #[test]
    fn terms_read_as_they_are_written() {
        let quartex = Rules::read("quartex", "3csh").unwrap();
        let masked = Rules::read("access", "1234p+announced+open").unwrap();
        let bank = Pace::Bank { bank: Span::seconds(300), increment: Span::seconds(5) };
        let seat = Begins::Seat(Seat::new(2).unwrap());
        for (terms, text) in [
            (Terms::casual(masked), "access 1234p+announced+open untimed casual lot -"),
            (Terms::tournament(quartex), "quartex 3csh move:60000 tournament lot 60000"),
            (
                Terms { pace: bank, begins: seat, stakes: Stakes::Rated, ..Terms::casual(quartex) },
                "quartex 3csh bank:300000+5000 rated 2 -",
            ),
        ] {
            assert_eq!(terms_text(&terms), text);
            assert_eq!(read_terms(text), Some(terms));
        }
        for text in ["", "quarto 1234p untimed casual lot", "quarto 1234p untimed casual 3 -"] {
            assert_eq!(read_terms(text), None, "{text}");
        }
    }

    #[test]
    fn sitters_read_as_they_are_written() {
        let text = "person:anna open bot:5 person:anna-2";
        let sitters = read_sitters(text).unwrap();
        assert_eq!(sitters.len(), 4);
        assert_eq!(sitters_text(&sitters), text);
        for text in ["", "person:", "open  open", "bot:9"] {
            assert_eq!(read_sitters(text), None, "{text}");
        }
    }
}
