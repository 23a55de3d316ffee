//! What a person wants of a table, and what the person hears.
//!
//! One word of a form or a message is read at the door. A typed line means something only in the position
//! it was typed in, so it is understood where the table is.

use host::Reply;
use table::{Answer, Contribution, GameView, Glimpse, Offer, Refusal, Sight, View, What};
use wire::AnswerKind;
use words::{Command, Phrase, Question, Spot, Voice};

/// What a person wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerCommand {
    /// Something of the table. A touch whose number was not said gets the number that is next.
    Do {
        /// What.
        what: What,
        /// Was it said how often this player has touched before?
        is_numbered: bool,
    },
    /// The table rests, and goes on.
    Resume,
    /// A line that was typed.
    Type {
        /// The line.
        text: String,
        /// The cell under the cursor, as text.
        here: Option<String>,
        /// What cannot be undone was confirmed.
        sure: bool,
        /// What is added to the draws of the next game, if the line means to play one.
        luck: Contribution,
    },
    /// One of the set phrases.
    Say(Phrase),
}

/// A word that means nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

impl PlayerCommand {
    /// Reads one word ([`wire::command_word`]), with how often this player has touched before if that was said.
    pub fn word(text: &str, touches: Option<u32>) -> Result<Self, Unreadable> {
        if text == "resume" {
            return Ok(Self::Resume);
        }
        let what = wire::command_word::read(text, touches.unwrap_or(0)).ok_or(Unreadable)?;
        Ok(Self::Do { what, is_numbered: touches.is_some() })
    }

    /// Reads the name of a set phrase.
    pub fn phrase(name: &str) -> Result<Self, Unreadable> {
        Phrase::named(name).map(Self::Say).ok_or(Unreadable)
    }
}

/// What is to be done about a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// Ask the table, and if that was done, ask it for the second thing too.
    Ask(What, Option<What>),
    /// Let the table go on.
    Resume,
    /// Answer a question.
    Answer(Question),
    /// Say this to everybody.
    Say(Phrase),
    /// Nothing: this is what the person hears.
    Hear(AnswerKind, Vec<String>),
}

/// What a command means to somebody who sees this. `happened` if it was asked before and something came of it.
pub fn understand(
    command: PlayerCommand,
    view: &View,
    voice: &Voice,
    language: words::Language,
    happened: bool,
) -> Meaning {
    match command {
        PlayerCommand::Do { what: What::Touch { touch, .. }, is_numbered: false } => {
            Meaning::Ask(What::Touch { number: view.touches, touch }, None)
        }
        PlayerCommand::Do { what, .. } => Meaning::Ask(what, None),
        PlayerCommand::Resume => Meaning::Resume,
        PlayerCommand::Say(phrase) => Meaning::Say(phrase),
        PlayerCommand::Type { text, here, sure, luck } => {
            let here = here.and_then(|text| spot(view, &text));
            let context = words::CommandContext { voice, view, here };
            match Command::read(&text, context) {
                // A line that has happened may mean nothing any more: it is answered as it was.
                Err(_) if happened => Meaning::Hear(AnswerKind::Done, Vec::new()),
                Err(misread) => {
                    Meaning::Hear(AnswerKind::Refused, vec![voice.misread(&misread, context)])
                }
                Ok(Command::Ask(question)) => Meaning::Answer(question),
                Ok(Command::Say(phrase)) => Meaning::Say(phrase),
                Ok(command) if command.is_grave() && !sure => {
                    let say = words::say(language, "server-confirm-resign", &[]);
                    Meaning::Hear(AnswerKind::Confirm, vec![say])
                }
                Ok(Command::Do(What::Offer(Offer::Rematch) | What::Agree(Offer::Rematch))) => {
                    Meaning::Ask(What::PlayAgain(luck), None)
                }
                Ok(Command::Do(what)) => Meaning::Ask(what, None),
                Ok(Command::Turn(first, then)) => Meaning::Ask(first, Some(then)),
            }
        }
    }
}

/// What whoever asked for this hears, who now sees this.
pub fn worded(
    reply: &Reply,
    what: &What,
    view: &View,
    voice: &Voice,
    unknown: impl FnOnce() -> String,
) -> (AnswerKind, Vec<String>) {
    match reply {
        Reply::Answer(answer) => {
            let say = match (answer, what) {
                (Answer::Felt { found }, What::Touch { touch, .. }) => {
                    // Told with its place, as everything that happens to a hand.
                    let sight = Sight::Felt { touch: *touch, found: *found };
                    voice.tell(&Glimpse { step: view.step, sights: vec![sight] }, view)
                }
                _ => voice.answer(answer).into_iter().collect(),
            };
            (AnswerKind::from(answer), say)
        }
        Reply::Refused(refusal) => (AnswerKind::Refused, vec![voice.refusal(*refusal)]),
        Reply::Done => (AnswerKind::Done, Vec::new()),
        Reply::NoTable | Reply::Taken | Reply::Unavailable(_) => {
            (AnswerKind::Unknown, vec![unknown()])
        }
    }
}

/// What somebody hears who has no seat to do that from.
pub fn not_seated(voice: &Voice) -> (AnswerKind, Vec<String>) {
    (AnswerKind::Refused, vec![voice.refusal(Refusal::NoSuchSeat)])
}

/// The cell under the cursor.
fn spot(view: &View, text: &str) -> Option<Spot> {
    match &view.game {
        Some(GameView::Quarto(_) | GameView::Access(_)) => text.parse().ok().map(Spot::Quarto),
        Some(GameView::Quartex(_)) => {
            let (x, y) = text.split_once(',')?;
            quartex::Cell::new(x.trim().parse().ok()?, y.trim().parse().ok()?).map(Spot::Quartex)
        }
        None => None,
    }
}
