//! What the solver says of a position.

use quarto::Piece;
use solver::{Alignment, TurnReason, Value, Verdict};

use crate::voice::Voice;

impl Voice {
    /// So many moves of the same worth: "loss 3: 2 moves".
    pub fn worth(&self, value: Value, moves: usize) -> String {
        let distance = [("count", value.distance().unwrap_or(0).into())];
        let worth = match value.verdict() {
            Verdict::Win => self.say("worth-win", &distance),
            Verdict::Draw => self.word("worth-draw"),
            Verdict::Loss => self.say("worth-loss", &distance),
        };
        self.say("worth-moves", &[("worth", worth.into()), ("count", moves.into())])
    }

    /// Why a move wins or loses, without a full stop. Of several cells on which a gift wins, the
    /// first is named.
    ///
    /// ```
    /// use quarto::{Piece, Position};
    /// use solver::{TurnReason, completions};
    /// use table::Viewer;
    /// use words::{Language, Voice};
    ///
    /// // Row 3 wants a tall piece on c3.
    /// let position: Position = "..../27.b/..../.... - 2 1234p d3".parse()?;
    /// let gift: Piece = "f".parse()?;
    /// let why = TurnReason::Completed(completions(position.board(), gift, position.rules()));
    /// let say = |language| Voice::new(language, Viewer::Spectator).reason(&why, Some(gift));
    /// assert_eq!(say(Language::English), "giving DQTH loses: c3 completes row 3, all tall");
    /// assert_eq!(say(Language::Spanish), "entregar OQAH pierde, porque c3 completa: fila 3, todas altas");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn reason(&self, reason: &TurnReason, gift: Option<Piece>) -> String {
        let alignments = |all: &[Alignment]| ("alignments", self.alignments(all).into());
        match reason {
            TurnReason::Wins(made) => self.say("why-wins", &[alignments(made)]),
            TurnReason::Left(left) => self.say("why-left", &[alignments(left)]),
            TurnReason::Completed(completions) => {
                let gift = gift.map_or_else(String::new, |gift| self.piece_code(gift));
                let Some(first) = completions.first() else { return String::new() };
                self.say(
                    "why-completed",
                    &[
                        ("piece", gift.into()),
                        ("cell", self.cell(first.cell).into()),
                        alignments(&first.alignments),
                    ],
                )
            }
            TurnReason::Answered(reply) => {
                self.say("why-answered", &[("reply", reply.to_string().into())])
            }
        }
    }

    /// "row 3, all tall, and column b, all round and short"
    fn alignments(&self, all: &[Alignment]) -> String {
        let aligned = |alignment: &Alignment| {
            let values: Vec<String> =
                alignment.values.iter().map(|value| self.values(value)).collect();
            let line = ("line", self.line(alignment.line).into());
            self.say("why-aligned", &[line, ("values", self.list(&values).into())])
        };
        let join = |first: String, second: String| {
            self.say("why-and", &[("first", first.into()), ("second", second.into())])
        };
        all.iter().map(aligned).reduce(join).unwrap_or_default()
    }

    /// What the numbers behind the colons are.
    pub fn replies_explained(&self) -> String {
        self.word("solve-replies")
    }

    /// Best play to the end.
    pub fn best_line(&self, moves: &str) -> String {
        self.say("worth-line", &[("moves", moves.into())])
    }

    /// So many proofs, and what they took.
    pub fn proven(&self, count: usize, draws: usize, nodes: u64, seconds: f64) -> String {
        self.say(
            "worth-proven",
            &[
                ("count", count.into()),
                ("draws", draws.into()),
                ("nodes", nodes.to_string().into()),
                ("seconds", format!("{seconds:.2}").into()),
            ],
        )
    }

    /// While a position is searched.
    pub fn solving(&self) -> String {
        self.word("progress-solving")
    }

    /// While the eight kinds of rules are proven.
    pub fn proving(&self) -> String {
        self.word("progress-proving")
    }

    /// How far the search has come.
    pub fn searched(&self, nodes: u64) -> String {
        self.say("progress-nodes", &[("count", (nodes / 1_000_000).into())])
    }
}
