//! Everything a person reads or hears, in six languages, and the commands they type.
//!
//! A [`Language`] is chosen by the person or [negotiated](Language::negotiate). A [`Voice`] knows
//! the listener and how this listener wants to be spoken to; it makes sentences of glimpses, views,
//! refusals and answers. A [`Command`] is what somebody typed.
//!
//! ```
//! use table::{Moment, Order, Request, Rules, Seat, Seed, Sitter, Table, Terms, Viewer, When};
//! use words::{Command, CommandContext, Language, Question, AnswerContext, Verbosity, Voice, board};
//!
//! let terms = Terms::casual(Rules::read("quarto", "1234p").expect("rules as printed"));
//! let entry = Table::create("g1".parse()?, terms, Seed([7; 32]), Moment(0)).expect("terms");
//! let mut table = Table::open(&entry).expect("the first entry of a log");
//! let when = When::at(Moment(0));
//! for (number, name) in [(1, "anna"), (2, "ben")] {
//!     let seat = Seat::new(number).expect("two play");
//!     table.command(&Order::Sit(seat, Sitter::Person(name.parse()?)), when)?;
//! }
//! table.command(&Order::Start, when)?;
//!
//! // Anna types.
//! let anna = Viewer::Seat(Seat::FIRST);
//! let view = table.view(anna).expect("two play");
//! let voice = Voice::new(Language::English, anna).naming_players(["Anna", "Ben"]);
//! let context = CommandContext { voice: &voice, view: &view, here: None };
//! let Ok(Command::Do(what)) = Command::read("give the tall dark square hollow one", context)
//! else { panic!("understood") };
//!
//! // The table decides; everybody is told.
//! let request = Request { seat: Seat::FIRST, step: view.step, nonce: "k1".parse()?, what };
//! let entry = table.request(&request, when).entry.expect("it is Anna's turn");
//! let told = table.apply(&entry).expect("it was just decided");
//! let tell = |language, viewer| {
//!     let voice = Voice::new(language, viewer).naming_players(["Anna", "Ben"]);
//!     let glimpse = told.to(viewer).expect("all see a gift");
//!     voice.tell(&glimpse, &table.view(viewer).expect("two play")).concat()
//! };
//! let ben = Viewer::Seat(Seat::new(2).expect("two play"));
//! assert_eq!(tell(Language::English, anna), "You give Ben the dark square tall hollow piece.");
//! assert_eq!(tell(Language::English, ben), "Anna gives you the dark square tall hollow piece.");
//! assert_eq!(
//!     tell(Language::German, Viewer::Spectator),
//!     "Anna gibt Ben die dunkle eckige große Figur mit Loch."
//! );
//!
//! // Ben asks; the answer is made from what Ben may know.
//! let view = table.view(ben).expect("two play");
//! let voice = Voice::new(Language::English, ben).naming_players(["Anna", "Ben"]);
//! let scene = AnswerContext::new(&view, Moment(0));
//! assert_eq!(voice.reply(Question::Turn, &scene), ["It is your turn: place the piece."]);
//! assert_eq!(board::rows(&voice, &view)[0], "4 .... .... .... ....");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A sentence has a key and arguments and comes from the Fluent files under `locales/`, one folder
//! for each language and one file for each [area](catalog::areas). In this crate a text with
//! hyphens between small letters is a key and nothing else: that is how the tests find every key
//! that is asked for (one that ends in a hyphen asks for all keys that begin so). `docs/words.md` says how to add a sentence or a language.
//!
//! **Nothing here knows the truth.** Views, glimpses, answers and records come in; a sentence cannot
//! tell more than its listener may know.
#![forbid(unsafe_code)]

mod aside;
pub mod board;
pub mod braille;
mod caption;
pub mod catalog;
mod command;
mod deadline;
mod event;
mod failure;
mod fault;
mod language;
pub mod lesson;
mod level;
mod negotiate;
mod noun;
mod phrase;
mod position;
mod question;
mod refusal;
mod remark;
pub mod report;
pub mod rules;
mod setup;
mod terms;
mod transcript;
mod voice;
pub mod wrap;

pub use aside::Aside;
pub use caption::{BoardPicture, Caption, FieldPicture, HeldPicture, PrintedPage};
pub use catalog::{Value, say};
pub use command::{Command, CommandContext, Misread, MissingPart, complete};
pub use failure::{Cause, FailedTask, Misuse, Subject};
pub use language::{Language, NoLanguage};
pub use level::{LevelWords, level};
pub use negotiate::Wishes;
pub use noun::distinct;
pub use phrase::Phrase;
pub use question::{AnswerContext, Question, Spot};
pub use remark::{Remark, Unpainted};
pub use setup::{Caution, Intent, SettingFault};
pub use transcript::{Transcript, TranscriptLine, is_closed};
pub use voice::{CellStyle, Naming, SayingOrder, Verbosity, Voice};
