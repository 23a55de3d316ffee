//! One table of any of the games: seats, steps, views, clocks, offers, fair draws, records.
//!
//! A table decides on requests; what it decides is an [`Entry`] for the log, with what follows from it
//! [`Prepared`]; once that is stored it is adopted, and each viewer is told what it may know.
//!
//! ```
//! use table::{Action, Answer, Contribution, Moment, Order, Request, Rules, Seat, Seating, Secret,
//!     Sitter, Table, Terms, Viewer, What, When};
//!
//! let terms = Terms::casual(Rules::read("quarto", "1234p").expect("rules as printed"));
//! let secret = Secret::Root([7; 32]); // Bring 32 bytes that nobody can guess.
//! let anna = Seating::of(Sitter::Person("anna".parse()?));
//! let entry = Table::found("g1".parse()?, terms, secret, &[anna, Seating::open()], Moment(0))?;
//! let mut table = Table::open(&entry).expect("the first entry of a log");
//!
//! // With the last who sits down the game starts.
//! let when = When::at(Moment(0));
//! let (sitter, contribution) = (Sitter::Person("ben".parse()?), Contribution::default());
//! table.command(&Order::Join { seat: None, sitter, contribution }, when)?;
//!
//! // Seat 1 gives first; who sits there was decided by a lot that can be rechecked.
//! let view = table.view(Viewer::Seat(Seat::FIRST)).expect("the seat exists");
//! let request = Request {
//!     seat: Seat::FIRST,
//!     step: view.step,
//!     nonce: "k1".parse()?,
//!     what: What::Act(Action::Quarto("+7".parse()?)),
//! };
//! let decision = table.request(&request, when);
//! assert!(matches!(decision.answer, Answer::Done { .. }));
//! let entry = decision.entry.expect("something happened"); // Store it first, then:
//! let told = table.adopt(entry).expect("it was just decided");
//! assert!(told.to(Viewer::Spectator).is_some());
//!
//! // The same request again does nothing and hears the same.
//! assert_eq!(table.request(&request, when).entry, None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | to | see |
//! | --- | --- |
//! | play | [`Table::request`], [`Request`], [`Answer`], [`Refusal`] |
//! | found and run a table | [`Table::found`], [`Table::order`], [`Order`], [`Table::deadlines`] |
//! | show it | [`Table::view`], [`View`], [`Told::to`], [`Glimpse`]; what was heard before: [`heard`] |
//! | store it | [`Entry`] as a line of text, [`Table::fold`], [`State`] |
//! | play for a seat | [`View::choices`], [`View::resample`] |
//! | write it down and recheck it | [`Record`], [`Source`], [`Replay`], `docs/records.md` |
//! | draw fairly | [`Draws`], `docs/fairness.md` |
//!
//! What is deliberately absent: tasks, sockets, files, "now" and dice. Time comes in as [`When`];
//! all chance of a game comes from its [`Secret`], so that every draw can be rechecked. Who may speak
//! for a seat is the server's to know. Rule numbers (Q1 …, X1 …) are those of `docs/rules/`.
//!
//! **Nothing that leaves is made from the truth.** [`Game`], [`State`], [`Prepared`], [`Told`] and
//! [`Entry`] stay with the server; [`View`], [`Glimpse`], [`Answer`] and [`Record`] leave.
#![forbid(unsafe_code)]

mod act;
mod answer;
mod clock;
mod consent;
mod deadline;
mod event;
mod event_text;
mod fair;
mod game;
mod glimpse;
mod id;
mod offer;
mod order;
mod outcome;
mod past;
mod person;
mod prepared;
mod public_event;
mod record;
mod refusal;
mod rematch;
mod request;
mod resample;
mod seating;
mod sitter;
mod state;
mod step;
mod table;
mod terms;
mod time;
mod view;
mod word;

pub use answer::{Answer, Decision};
pub use clock::{AFTER_AWAY, Clock, Running};
pub use deadline::{ABANDONED_AFTER, Deadline, DeadlineKind, HELD_AFTER};
pub use event::{Entry, Event, PublicEvent};
pub use event_text::{EVENT_VERSION, NoEntry};
pub use fair::{Commitment, Contribution, Draws, Seal, Secret, Seed};
pub use game::{Game, SeenMove, StepTold};
pub use glimpse::{Glimpse, Sight, Told};
pub use id::{GameId, NoName, Nonce, PersonId, StepNumber};
pub use offer::{MOST_LEAVINGS, MOST_OFFERS, MOST_STAND_INS, Offer, Open};
pub use order::Order;
pub use outcome::{Forfeit, Outcome, Reason};
pub use past::{Heard, heard};
pub use person::PersonKind;
pub use prepared::Prepared;
pub use quartex::{Seat, SeatSet, Viewer};
pub use record::{
    Fault, IllegalMove, LONGEST_RECORD, NoMove, Noted, Record, RecordItem, Replay, Shown, Source,
    TextPlace, Verified, Wrong,
};
pub use refusal::Refusal;
pub use rematch::{NextGame, spelled};
pub use request::{MOST_TOUCHES, MOST_WRONG_CALLS, Request, What};
pub use seating::{NotFounded, Seating};
pub use sitter::{Level, Place, Sitter};
pub use state::State;
pub use step::{Action, NoStep, Step};
pub use table::{Broken, Table};
pub use terms::{Begins, Masks, Pace, PastAccess, Rules, Stakes, Terms, TermsFault};
pub use time::{Moment, Span, When};
pub use view::{Fairness, GameView, OpenView, View};
