//! What somebody may ask at a table, and the answers.

mod game;
mod time;

use table::{GameView, Moment, Offer, View, Viewer};

use crate::transcript::is_closed;
use crate::voice::Voice;

/// A cell of either board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// Of Quarto.
    Quarto(quarto::Cell),
    /// Of Quartex.
    Quartex(quartex::Cell),
}

/// Something a player or spectator wants to know. Asking is free and nobody else hears of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// What is on this cell?
    Cell(Spot),
    /// What was the last move?
    LastMove,
    /// Whose turn is it, and for what?
    Turn,
    /// Which piece is in hand; which tiles do I hold?
    Hand,
    /// What is left: pieces beside the board, tiles in the bag?
    Left,
    /// What stands on the lines through this cell?
    Lines(quarto::Cell),
    /// What stands on this line?
    Line(quarto::Line),
    /// Which cells are occupied?
    Occupied,
    /// Which cells are free? In Quartex: which are open, and what do they demand?
    Free,
    /// Which symbols miss one tile?
    Missing,
    /// What is the score?
    Score,
    /// What is in the stock of tokens?
    Stock,
    /// What is left on the clocks?
    Clocks,
    /// Where may I place or lay? In Quartex an aid: the table decides.
    Legal,
    /// What was agreed?
    Terms,
    /// What was said last?
    Repeat,
    /// What can I type?
    Help,
}

/// What answers are made from: what the listener may know, and what was last said.
#[derive(Clone, Copy, Debug)]
pub struct AnswerContext<'a> {
    /// The listener's view.
    pub view: &'a View,
    /// Now, as the table counts moments.
    pub now: Moment,
    /// The sentence that told the last move.
    pub last_move: Option<&'a str>,
    /// The last sentence said.
    pub last_said: Option<&'a str>,
}

impl<'a> AnswerContext<'a> {
    /// With nothing said yet.
    pub const fn new(view: &'a View, now: Moment) -> Self {
        Self { view, now, last_move: None, last_said: None }
    }
}

impl Voice {
    /// The answer to a question, in one or more sentences. It is made from the view alone: it
    /// says nothing of alignments, and while masks are worn nothing that a hand would have to
    /// feel again (Q19).
    pub fn reply(&self, question: Question, scene: &AnswerContext<'_>) -> Vec<String> {
        let view = scene.view;
        match question {
            Question::Turn => self.turn(view),
            Question::Clocks => self.clocks(view, scene.now),
            Question::Terms => self.terms(&view.terms),
            Question::Help => self.help(view),
            Question::Repeat => vec![said(scene.last_said, || self.word("answer-nothing-said"))],
            Question::LastMove if is_closed(view) => vec![self.word("answer-log-closed")],
            Question::LastMove => vec![said(scene.last_move, || self.word("answer-no-move"))],
            Question::Cell(_)
            | Question::Hand
            | Question::Left
            | Question::Lines(_)
            | Question::Line(_)
            | Question::Occupied
            | Question::Free
            | Question::Missing
            | Question::Score
            | Question::Stock
            | Question::Legal => match &view.game {
                None => vec![self.word("refused-not-started")],
                Some(GameView::Quarto(open)) => {
                    self.about_quarto(question, &open.sketch, Masks::Off)
                }
                Some(GameView::Access(masked)) => {
                    let masks = if is_masked(view) { Masks::On } else { Masks::Off };
                    self.about_quarto(question, &masked.sketch, masks)
                }
                Some(GameView::Quartex(quartex)) => self.about_quartex(question, quartex),
            },
        }
    }

    /// Whose turn it is, and what is due; the offer that waits, if one does.
    fn turn(&self, view: &View) -> Vec<String> {
        let mut told = vec![self.due(view)];
        if let Some(open) = view.offer {
            let key = match open.offer {
                Offer::Draw => "answer-offer-draw",
                Offer::TakeBack => "answer-offer-takeback",
                Offer::MoreTime(_) => "answer-offer-time",
                Offer::Pause => "answer-offer-pause",
                Offer::Rematch => "answer-offer-rematch",
            };
            told.push(self.say_of(open.by, key, &[]));
        }
        told
    }
}

/// Are masks worn now?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Masks {
    On,
    Off,
}

/// While a masked game is under way, nothing is shown (Q19).
pub(crate) const fn is_masked(view: &View) -> bool {
    matches!(view.game, Some(GameView::Access(_))) && view.outcome.is_none()
}

/// Is the listener of a view at the table?
pub(crate) const fn is_seated(view: &View) -> bool {
    matches!(view.viewer, Viewer::Seat(_))
}

fn said(text: Option<&str>, none: impl FnOnce() -> String) -> String {
    text.map_or_else(none, str::to_owned)
}
