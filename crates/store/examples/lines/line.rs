//! The words of the lines.
//!
//! | line | asks |
//! | --- | --- |
//! | `TAG found TABLE ENTRY` | to found a table with the first entry of its log, seed and all |
//! | `TAG sit TABLE CHAIR SITTER` | to seat somebody: `person:anna`, `bot:3`; with the last the game starts |
//! | `TAG ask TABLE CHAIR NUMBER NONCE MOVE` | to act, or with `@` to feel (Q19) |
//! | `TAG view TABLE CHAIR` | what this player may know |
//!
//! The number is that of the step, or for a touch that of the player's touches; a view names
//! both. Players are known by chair, where they sat down: the lot may give them other seats. The answer is the tag and:
//!
//! | answer | says |
//! | --- | --- |
//! | `done`, `done STEP` | it happened, and is on the disk |
//! | `felt PIECE`, `felt -` | what the hand met |
//! | `refused WHY` | nothing happened |
//! | `stale` | it came late: ask for a view |
//! | `view STEP TOUCHES DUE MOVES` | the chairs that may act, `-` or `over`; what this player may try |
//! | `taken`, `unknown` | there is such a table already, or none |
//! | `unavailable` | the store fails, and whether it happened is unknown: ask again with the same nonce |
//! | `unreadable` | no such line |

use host::{Ask, Reply};
use quarto::{NotationItem, NotationItems};
use store::Asker;
use table::{Action, Answer, Contribution, GameId, Order, Seat, StepNumber, View, What};

/// What a line asks for.
pub(crate) enum LineCommand {
    /// Something of a table.
    Ask(GameId, Ask),
    /// What the player on this chair may know.
    View(GameId, Seat),
}

/// Reads a line without its tag.
pub(crate) fn read(line: &str) -> Option<LineCommand> {
    let (word, rest) = line.split_once(' ')?;
    let (table, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let table = table.parse().ok()?;
    let ask = match word {
        "found" => Ask::Found(rest.parse().ok()?),
        "sit" => {
            let (place, sitter) = rest.split_once(' ')?;
            let (seat, sitter) = (Some(seat(place)?), sitter.parse().ok()?);
            Ask::Order(Order::Join { seat, sitter, contribution: Contribution::default() })
        }
        "ask" => request(rest)?,
        "view" => return Some(LineCommand::View(table, seat(rest)?)),
        _ => return None,
    };
    Some(LineCommand::Ask(table, ask))
}

fn seat(text: &str) -> Option<Seat> {
    text.parse().ok().and_then(Seat::new)
}

fn request(text: &str) -> Option<Ask> {
    let mut words = text.splitn(4, ' ');
    let chair = seat(words.next()?)?;
    let number = words.next()?.parse().ok()?;
    let nonce = words.next()?.parse().ok()?;
    let what = what(number, words.next()?)?;
    Some(Ask::Request { asker: Asker { chair, nonce }, step: StepNumber(number), what })
}

/// `+7`, `b3`, `!`, `+#5`, `@b3`, `XXSQ@3,-1=SQXX`, `cannot` and so on.
fn what(number: u32, text: &str) -> Option<What> {
    let mut masked = NotationItems::new(text);
    match (masked.next(), masked.next()) {
        (Some(Ok((_, NotationItem::Touch(touch)))), None) => {
            return Some(What::Touch { number, touch });
        }
        (Some(Ok((_, NotationItem::GiveFrom(place)))), None) => {
            return Some(What::Act(Action::GiveFrom(place)));
        }
        _ => {}
    }
    let quarto = || text.parse().ok().map(Action::Quarto);
    let quartex = || text.parse().ok().map(Action::Quartex);
    quarto().or_else(quartex).map(What::Act)
}

/// The answer to what was asked of a table.
pub(crate) fn reply(reply: &Reply) -> String {
    match reply {
        Reply::Done => "done".to_owned(),
        Reply::Answer(Answer::Done { step }) => format!("done {step}"),
        Reply::Answer(Answer::Felt { found: Some(piece) }) => format!("felt {piece}"),
        Reply::Answer(Answer::Felt { found: None }) => "felt -".to_owned(),
        Reply::Answer(Answer::Stale) => "stale".to_owned(),
        Reply::Answer(Answer::Refused(refusal)) | Reply::Refused(refusal) => {
            format!("refused {refusal}")
        }
        Reply::Taken => "taken".to_owned(),
        Reply::NoTable => "unknown".to_owned(),
        // Why is for the log of the server.
        Reply::Unavailable(_) => "unavailable".to_owned(),
    }
}

/// The answer to `view`.
pub(crate) fn view(view: &View) -> String {
    let due: Vec<String> = view.due.iter().map(|seat| view.chair(seat).to_string()).collect();
    let due = match view.outcome {
        Some(_) => "over".to_owned(),
        None if due.is_empty() => "-".to_owned(),
        None => due.join(","),
    };
    let moves: Vec<String> = view.choices().into_iter().map(action).collect();
    format!("view {} {} {due} {}", view.step, view.touches, moves.join(";"))
}

/// The answer to `view` if there is none.
pub(crate) fn no_view(why: &Reply) -> String {
    match why {
        // There is a table, but no such chair.
        Reply::Done => "unknown".to_owned(),
        why => reply(why),
    }
}

fn action(action: Action) -> String {
    match action {
        Action::Quarto(action) => action.to_string(),
        Action::GiveFrom(place) => format!("+{place}"),
        Action::Quartex(action) => action.to_string(),
    }
}
