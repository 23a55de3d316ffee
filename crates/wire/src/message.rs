//! What is said over the socket, one JSON object to a message.

use core::fmt;

use serde::{Deserialize, Serialize};
use table::Answer;

use crate::state::TableState;

/// What a client says. A nonce is the client's own name for what it asks; asked again with the
/// same nonce, it hears the same and nothing happens twice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// Ask something of the table: see [`command_word`](crate::command_word).
    Do {
        /// The client's name for it.
        nonce: String,
        /// The step it answers.
        step: u32,
        /// What.
        what: String,
        /// How often this player has touched before; only touches need it (Q19).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        touches: Option<u32>,
    },
    /// A line that a person typed, in any words. It may be a command or a question.
    Type {
        /// The client's name for it.
        nonce: String,
        /// The step it answers.
        step: u32,
        /// The line.
        text: String,
        /// The cell under the cursor, which "here" means: `b3`, or `2,-1` in Quartex.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        here: Option<String>,
        /// Has the person confirmed what cannot be undone?
        #[serde(default, skip_serializing_if = "is_false")]
        sure: bool,
        /// What is added to the draws of the next game, in digits, if the line means to play one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        luck: Option<String>,
    },
    /// One of the set phrases, for all at the table.
    Phrase {
        /// The client's name for it.
        nonce: String,
        /// Which.
        phrase: String,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// What a server says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// How things stand: the first message, after every connection.
    Hello {
        /// The table.
        table: String,
        /// How it stands.
        #[serde(flatten)]
        page: TableUpdate,
    },
    /// Something happened at the table.
    News {
        /// How it stands now.
        #[serde(flatten)]
        page: TableUpdate,
        /// What happened, a sentence each, in order.
        say: Vec<String>,
        /// What calls for this person now: "It is your turn: …". Said at once.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        call: Option<String>,
        /// What may be heard besides.
        sounds: Vec<Sound>,
    },
    /// The answer to what was asked with this nonce.
    Answer {
        /// The client's name for it.
        nonce: String,
        /// What became of it.
        outcome: AnswerKind,
        /// What the person is told, a sentence each.
        say: Vec<String>,
        /// How often this player has touched; the next touch names it (Q19).
        touches: u32,
    },
    /// Somebody at the table said one of the set phrases.
    Phrase {
        /// The sentence, with who says it.
        say: String,
    },
    /// The server closes the connection.
    Bye {
        /// The sentence that tells why.
        say: String,
        /// When to come back, in milliseconds; not at all without.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<u32>,
    },
}

/// What became of something that was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnswerKind {
    /// It happened.
    Done,
    /// It was a question; the sentences answer it.
    Told,
    /// The table has moved on since.
    Stale,
    /// It did not happen; the sentences say why.
    Refused,
    /// It cannot be undone: ask again, `sure`, with a new nonce.
    Confirm,
    /// Whether it happened is unknown: ask again, with the same nonce.
    Unknown,
}

/// What became of a request, in a word.
impl From<&Answer> for AnswerKind {
    fn from(answer: &Answer) -> Self {
        match answer {
            Answer::Done { .. } => Self::Done,
            Answer::Felt { .. } => Self::Told,
            Answer::Stale => Self::Stale,
            Answer::Refused(_) => Self::Refused,
        }
    }
}

/// How a table stands for one viewer: for programs as data, for our own page as fragments of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableUpdate {
    /// How many steps there were; what is asked next names it.
    pub step: u32,
    /// How often this viewer has touched something (Q19).
    pub touches: u32,
    /// The seats of this person, and of those who share the device; for programs only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mine: Vec<u8>,
    /// As data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<Box<TableState>>,
    /// The title of the page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Parts of the page, by id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fragments: Vec<Fragment>,
}

/// A part of our own page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fragment {
    /// The id of the element that it becomes.
    pub id: String,
    /// The element, whole.
    pub html: String,
}

/// What may be heard besides words. Everything can be played without.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sound {
    /// It is this person's turn.
    Turn,
    /// A piece or tile was placed.
    Placed,
    /// A piece was given, or tiles were drawn.
    Given,
    /// Something was called.
    Called,
    /// Somebody proposes something.
    Offered,
    /// This person has won.
    Won,
    /// The game is over otherwise.
    Over,
}

/// A text that is no message of a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoMessage(String);

impl NoMessage {
    pub(crate) fn new(why: &impl fmt::Display) -> Self {
        Self(why.to_string())
    }
}

impl fmt::Display for NoMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for NoMessage {}

impl ToServer {
    /// Reads one message.
    pub fn read(text: &str) -> Result<Self, NoMessage> {
        serde_json::from_str(text).map_err(|error| NoMessage::new(&error))
    }

    /// Writes one message.
    pub fn write(&self) -> String {
        // Strings and numbers can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl ToClient {
    /// The kinds of messages that this version knows.
    const KINDS: [&str; 5] = ["hello", "news", "answer", "phrase", "bye"];

    /// Reads one message of a server that may know more kinds than we do: `None` if it is of a kind
    /// that this version does not know, and that is to be skipped. Whatever it says is
    /// [harmless](crate::harmless()) to a terminal.
    pub fn skim(text: &str) -> Result<Option<Self>, NoMessage> {
        #[derive(Deserialize)]
        struct Kind {
            r#type: String,
        }
        let Kind { r#type } = serde_json::from_str(text).map_err(|error| NoMessage::new(&error))?;
        if !Self::KINDS.contains(&r#type.as_str()) {
            return Ok(None);
        }
        crate::harmless::read(text).map(Some).map_err(|error| NoMessage::new(&error))
    }

    /// Reads one message.
    pub fn read(text: &str) -> Result<Self, NoMessage> {
        serde_json::from_str(text).map_err(|error| NoMessage::new(&error))
    }

    /// Writes one message, with a length that tells nothing ([`padded`](crate::padded)).
    pub fn write(&self) -> String {
        crate::padded(serde_json::to_string(self).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_skimmed_is_harmless() {
        let say = "a\u{1b}]0;b\u{7}c\u{9b}d\u{202e}e\u{2066}f\ng".to_owned();
        let clean = "a ]0;b c def g".to_owned();
        let page = TableUpdate { title: Some(say.clone()), ..TableUpdate::default() };
        let said = ToClient::Hello { table: "t".into(), page };
        let read = ToClient::Hello {
            table: "t".into(),
            page: TableUpdate { title: Some(clean.clone()), ..TableUpdate::default() },
        };
        assert_eq!(ToClient::skim(&said.write()), Ok(Some(read)));
        let bye = |say| ToClient::Bye { say, after: None };
        assert_eq!(ToClient::skim(&bye(say).write()), Ok(Some(bye(clean))));
    }

    #[test]
    fn every_kind_is_skimmed_and_strangers_are_skipped() {
        let page = TableUpdate::default;
        let all = [
            ToClient::Hello { table: "t".into(), page: page() },
            ToClient::News { page: page(), say: vec![], call: None, sounds: vec![] },
            ToClient::Answer {
                nonce: "n".into(),
                outcome: AnswerKind::Done,
                say: vec![],
                touches: 0,
            },
            ToClient::Phrase { say: "Hello.".into() },
            ToClient::Bye { say: "Bye.".into(), after: None },
        ];
        assert_eq!(all.len(), ToClient::KINDS.len());
        for message in all {
            assert_eq!(ToClient::skim(&message.write()), Ok(Some(message)));
        }
        assert_eq!(ToClient::skim(r#"{"type":"weather","sun":true}"#), Ok(None));
        for text in ["", "{}", "[1]", r#"{"type":1}"#, r#"{"type":"answer"}"#] {
            assert!(ToClient::skim(text).is_err(), "{text}");
        }
    }
}
