//! The line for words, and a button for every question.

use maud::{Markup, html};
use quarto::Cell;
use table::Rules;
use words::{Question, Spot};

use super::context::PageContext;

/// The line for words and the questions, behind one button near the board. The script presses the questions by
/// their keys while they are folded away.
pub(super) fn part(context: &PageContext<'_>) -> Markup {
    html! {
        details id="more" {
            summary.btn {
                span aria-hidden="true" { "?" }
                span.vh { (context.text("play-more")) }
            }
            div.sheet { (questions(context)) (line(context)) }
        }
    }
}

/// The form `#type`: everything can be done and asked in words.
fn line(context: &PageContext<'_>) -> Markup {
    // The line stays while the table goes on: an example that is right at any time.
    let example = context.voice.asking(Question::Help);
    html! {
        form id="type" method="post" action=(context.action("say")) {
            (context.hidden())
            label for="command" { (context.text("play-command")) }
            div.entry {
                input id="command" type="text" name="text" autocomplete="off" autocapitalize="none"
                    spellcheck="false" enterkeyhint="send" maxlength="200" data-key="/"
                    placeholder=(context.say("play-example", &[("example", example.into())]));
                // Not every text browser knows other buttons.
                input.btn type="submit" value=(context.text("play-send"));
            }
        }
    }
}

/// A question with a button and a key.
pub(super) struct Asked {
    /// The key while the board has focus.
    pub(super) key: &'static str,
    /// The label.
    pub(super) label: &'static str,
    question: Question,
}

impl Asked {
    /// Is it about the cell that has focus?
    const fn is_here(&self) -> bool {
        matches!(self.question, Question::Cell(_) | Question::Lines(_))
    }
}

/// The questions that make sense at this table, in the order of the buttons.
pub(super) fn asked(context: &PageContext<'_>) -> Vec<Asked> {
    // The words are the same for every cell: "here".
    let a1 = Cell::ALL[0];
    let home = Question::Cell(Spot::Quartex(quartex::Cell::HOME));
    let ask = |key, label, question| Asked { key, label, question };
    let cell = Question::Cell(Spot::Quarto(a1));
    let mut asked = match context.seen.view.terms.rules {
        Rules::Quarto(..) | Rules::Access(..) => vec![
            ask("c", "play-ask-cell", cell),
            ask("l", "play-ask-lines", Question::Lines(a1)),
            ask("m", "play-ask-last", Question::LastMove),
            ask("h", "play-ask-hand", Question::Hand),
            ask("w", "play-ask-left", Question::Left),
            ask("o", "play-ask-occupied", Question::Occupied),
            ask("f", "play-ask-free", Question::Free),
        ],
        Rules::Quartex(_) => vec![
            ask("c", "play-ask-cell", home),
            ask("m", "play-ask-last", Question::LastMove),
            ask("h", "play-ask-tiles", Question::Hand),
            ask("w", "play-ask-bag", Question::Left),
            ask("o", "play-ask-laid", Question::Occupied),
            ask("f", "play-ask-open", Question::Free),
            ask("n", "play-ask-missing", Question::Missing),
            ask("e", "play-ask-legal", Question::Legal),
            ask("s", "play-ask-score", Question::Score),
            ask("x", "play-ask-stock", Question::Stock),
        ],
    };
    asked.push(ask("t", "play-ask-turn", Question::Turn));
    asked.push(ask("k", "play-ask-clocks", Question::Clocks));
    asked.push(ask("y", "play-ask-terms", Question::Terms));
    asked.push(ask("r", "play-ask-repeat", Question::Repeat));
    asked.push(ask("?", "play-ask-help", Question::Help));
    asked
}

/// The form `#ask`.
fn questions(context: &PageContext<'_>) -> Markup {
    html! {
        form id="ask" method="post" action=(context.action("say")) {
            (context.hidden())
            h2.vh { (context.text("play-ask")) }
            div.acts {
                @for asked in asked(context) {
                    button.btn type="submit" name="text" value=(context.voice.asking(asked.question))
                        data-key=(asked.key) data-here=[asked.is_here().then_some("yes")]
                        data-script[asked.is_here()] hidden[asked.is_here()] {
                        (context.text(asked.label))
                    }
                    " "
                }
            }
        }
    }
}
