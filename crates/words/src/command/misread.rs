//! What was wrong with a command, and what a right one looks like.

use quartex::Phase;
use quarto::{Cell, Piece, Pieces, Seen, Sketch};
use table::{GameView, Viewer};

use crate::command::CommandContext;
use crate::command::lexicon::{Verb, spelling};
use crate::command::vocabulary::{TABLE, Vocabulary};
use crate::voice::Voice;

/// Why a command was not understood. Nothing has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misread {
    /// Nothing was typed.
    Empty,
    /// This word is not known here.
    Unknown(String),
    /// The beginning of several commands: these.
    Ambiguous(Vec<String>),
    /// Something is missing or cannot be read.
    Expected(MissingPart),
    /// The words fit several pieces that are left.
    SeveralPieces(Vec<Piece>),
    /// The words fit no piece that is left.
    NoSuchPiece,
    /// The tile cannot read like this.
    OtherTile,
    /// The command belongs to another game.
    OtherGame,
    /// There is no offer to answer.
    NoOffer,
    /// Spectators ask and do not act.
    Spectator,
}

/// What a command needs behind its word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MissingPart {
    /// A piece of Quarto.
    Piece,
    /// A numbered place beside the board.
    TrayPlace,
    /// A cell of Quarto.
    Cell,
    /// A line of Quarto.
    Line,
    /// A tile of Quartex and its cell.
    TileAndCell,
    /// A cell of Quartex.
    Spot,
    /// A cell, or a place beside the board.
    Touch,
    /// The number of a seat.
    Seat,
}

impl Voice {
    /// What was expected, and an example that fits what is due now.
    pub fn misread(&self, misread: &Misread, context: CommandContext<'_>) -> String {
        let problem = match misread {
            Misread::Empty => self.word("misread-empty"),
            Misread::Unknown(word) => {
                // Long words are no help; nor are signs, which a voice cannot say.
                let word: String =
                    word.chars().filter(|sign| sign.is_alphanumeric()).take(24).collect();
                if word.is_empty() {
                    self.word("misread-empty")
                } else {
                    self.say("misread-unknown", &[("word", word.into())])
                }
            }
            Misread::Ambiguous(choices) => {
                self.say("misread-ambiguous", &[("choices", self.list(choices).into())])
            }
            Misread::Expected(wanted) => self.word(match wanted {
                MissingPart::Piece => "misread-piece",
                MissingPart::TrayPlace => "misread-place",
                MissingPart::Cell => "misread-cell",
                MissingPart::Line => "misread-line",
                MissingPart::TileAndCell => "misread-tile",
                MissingPart::Spot => "misread-spot",
                MissingPart::Touch => "misread-touch",
                MissingPart::Seat => "misread-seat",
            }),
            Misread::SeveralPieces(pieces) => {
                self.say("misread-several", &[("count", pieces.len().into())])
            }
            Misread::NoSuchPiece => self.word("misread-no-piece"),
            Misread::OtherTile => self.word("misread-other-tile"),
            Misread::OtherGame => return self.word("refused-other-game"),
            Misread::NoOffer => return self.word("refused-no-offer"),
            Misread::Spectator => return self.word("answer-spectator"),
        };
        let example = match misread {
            Misread::Expected(wanted) => self.example_with(*wanted, context),
            Misread::SeveralPieces(pieces) => {
                let piece = pieces.first().map(|piece| self.piece_code(*piece));
                piece.map_or_else(
                    || self.example(context),
                    |piece| format!("{} {piece}", spelling(self.language, Verb::Give)),
                )
            }
            _ => self.example(context),
        };
        let example = self.say("misread-example", &[("example", example.into())]);
        format!("{problem} {example}")
    }

    /// A command that is right now: what is due if it is the listener's turn, else a question.
    pub fn example(&self, context: CommandContext<'_>) -> String {
        let view = context.view;
        let word = |verb: Verb| spelling(self.language, verb);
        let due = match view.viewer {
            Viewer::Seat(seat) => view.due.contains(seat) && view.outcome.is_none(),
            Viewer::Spectator => false,
        };
        match &view.game {
            Some(GameView::Quarto(open)) if due => {
                let full = !open.sketch.cells.contains(&Seen::Empty);
                self.quarto_example(&open.sketch, full)
            }
            Some(GameView::Access(masked)) if due => match masked.sketch.hand {
                Seen::Empty if masked.placed == 16 => word(Verb::Decline),
                Seen::Empty => format!("{} 5", word(Verb::Give)),
                Seen::Piece(_) | Seen::Unknown => format!("{} b3", word(Verb::Place)),
            },
            Some(GameView::Quartex(quartex)) if due => self.quartex_example(quartex),
            _ => word(Verb::AskHelp),
        }
    }

    fn quarto_example(&self, sketch: &Sketch, full: bool) -> String {
        let word = |verb: Verb| spelling(self.language, verb);
        let free = |cell: &Cell| sketch.cells[cell.index()] == Seen::Empty;
        match (sketch.hand, Cell::ALL.into_iter().find(free), left(sketch).first()) {
            (Seen::Empty, _, _) if full => word(Verb::Decline),
            (Seen::Empty, _, Some(piece)) => {
                format!("{} {}", word(Verb::Give), self.piece_code(piece))
            }
            (Seen::Piece(_) | Seen::Unknown, Some(cell), _) => {
                format!("{} {cell}", word(Verb::Place))
            }
            _ => word(Verb::AskHelp),
        }
    }

    /// The form is right; whether the tile fits there the player must see (X15).
    fn quartex_example(&self, view: &quartex::View) -> String {
        let word = |verb: Verb| spelling(self.language, verb);
        match view.phase() {
            Phase::Asking { .. } => word(Verb::SeeNone),
            Phase::Bound { tile, cell, .. } => format!("{} {tile} {cell}", word(Verb::Lay)),
            _ => {
                let tile = view.own_hand().and_then(|hand| hand.iter().next());
                let tile = tile.map_or_else(|| "XXSQ".to_owned(), |tile| tile.to_string());
                let cell = if view.field().bounds().is_none() { "0,0" } else { "1,0" };
                format!("{} {tile} {cell}", word(Verb::Lay))
            }
        }
    }

    fn example_with(&self, wanted: MissingPart, context: CommandContext<'_>) -> String {
        let word = |verb: Verb| spelling(self.language, verb);
        match wanted {
            MissingPart::Piece => {
                let piece = match &context.view.game {
                    Some(GameView::Quarto(open)) => left(&open.sketch).first(),
                    _ => None,
                };
                let piece = piece.unwrap_or(Piece::ALL[0]);
                format!("{} {}", word(Verb::Give), self.piece_code(piece))
            }
            MissingPart::TrayPlace => format!("{} 5", word(Verb::Give)),
            MissingPart::Cell => {
                let verb = match &context.view.game {
                    Some(GameView::Quarto(open)) if open.sketch.hand == Seen::Empty => {
                        Verb::AskLines
                    }
                    _ => Verb::Place,
                };
                format!("{} b3", word(verb))
            }
            MissingPart::Line => format!("{} {}", word(Verb::Call), self.word("example-line")),
            MissingPart::TileAndCell => match &context.view.game {
                Some(GameView::Quartex(view)) => self.quartex_example(view),
                _ => format!("{} XXSQ 1,0", word(Verb::Lay)),
            },
            MissingPart::Spot => format!("{} 1,0", word(Verb::AskCell)),
            MissingPart::Touch => format!("{} b3", word(Verb::Touch)),
            MissingPart::Seat => format!("{} 2", word(Verb::ClaimAbandoned)),
        }
    }

    /// What can be typed at this table, a sentence for each kind.
    pub(crate) fn help(&self, view: &table::View) -> Vec<String> {
        let list = |verbs: &[Verb]| {
            let words: Vec<String> =
                verbs.iter().map(|&verb| spelling(self.language, verb)).collect();
            words.join(", ")
        };
        let Vocabulary { acts, questions, agreements } = Vocabulary::of_view(view);
        let table = [agreements, &TABLE].concat();
        let mut told = vec![
            self.say("help-acts", &[("words", list(acts).into())]),
            self.say("help-questions", &[("words", list(questions).into())]),
            self.say("help-table", &[("words", list(&table).into())]),
        ];
        let example = self.example(CommandContext { voice: self, view, here: None });
        told.push(self.say("misread-example", &[("example", example.into())]));
        told
    }
}

/// The pieces beside the board.
pub(crate) fn left(sketch: &Sketch) -> Pieces {
    let known = sketch.cells.iter().chain([&sketch.hand]);
    let gone: Pieces = known
        .filter_map(|seen| match seen {
            Seen::Piece(piece) => Some(*piece),
            Seen::Empty | Seen::Unknown => None,
        })
        .collect();
    !gone
}
