//! Why a move wins or loses, in English.

use quarto::{Edition, LineKind, Piece};
use solver::{Alignment, Completion, Reason};

/// One sentence, without its full stop. Of several cells on which a gift wins, the first is
/// named.
pub(super) fn reason(reason: &Reason, gift: Option<Piece>) -> String {
    match reason {
        Reason::Wins(made) => format!("wins with {}", all(made)),
        Reason::Left(left) => format!("leaves the call to the opponent: {}", all(left)),
        Reason::Completed(completions) => {
            let gift = gift.map_or_else(String::new, |gift| gift.code(Edition::Quarto).to_string());
            let completion = completions.first().map_or_else(String::new, completion);
            format!("giving {gift} loses: {completion}")
        }
        Reason::Answered(reply) => format!("loses to {reply}"),
    }
}

fn completion(completion: &Completion) -> String {
    format!("{} completes {}", completion.cell, all(&completion.alignments))
}

fn all(alignments: &[Alignment]) -> String {
    let alignments: Vec<String> = alignments.iter().copied().map(alignment).collect();
    alignments.join(", and ")
}

/// `row 3, all tall`.
fn alignment(alignment: Alignment) -> String {
    let line = match alignment.line.kind() {
        LineKind::Row(rank) => format!("row {}", rank.digit()),
        LineKind::Column(file) => format!("column {}", file.letter()),
        LineKind::Rising => "the diagonal a1-d4".to_owned(),
        LineKind::Falling => "the diagonal a4-d1".to_owned(),
        LineKind::Square(corner) => format!("the square {corner}"),
    };
    let values: Vec<&str> = alignment.values.iter().map(word).collect();
    format!("{line}, all {}", joined(&values))
}

/// As on the box of Quarto.
pub(super) const fn word(value: quarto::Value) -> &'static str {
    const WORDS: [&str; 8] =
        ["light", "dark", "round", "square", "short", "tall", "solid", "hollow"];
    WORDS[value.index() % WORDS.len()]
}

/// `one`, `one and two`, `one, two and three`.
fn joined(words: &[&str]) -> String {
    match words {
        [before @ .., last] if !before.is_empty() => format!("{} and {last}", before.join(", ")),
        _ => words.concat(),
    }
}

#[cfg(test)]
mod tests {
    use quarto::Position;
    use solver::completions;

    use super::*;

    /// Row 3 wants a tall piece on c3.
    #[test]
    fn a_losing_gift_is_named_with_what_it_completes() {
        let rows = [
            (
                "..../27.b/..../.... - 2 1234p d3",
                "f",
                "giving DQTH loses: c3 completes row 3, all tall",
            ),
            (
                "..../..../08../1... - 2 1234sp -",
                "9",
                "giving DRSH loses: b1 completes the square a1, all round and short",
            ),
            (
                ".0.8/74b./...a/d9e. - 2 1234p -",
                "c",
                "giving DQSF loses: d1 completes row 1, all dark",
            ),
        ];
        for (text, gift, sentence) in rows {
            let position: Position = text.parse().unwrap();
            let gift: Piece = gift.parse().unwrap();
            let found = completions(position.board(), gift, position.rules());
            assert_eq!(reason(&Reason::Completed(found), Some(gift)), sentence, "{text}");
        }
    }
}
