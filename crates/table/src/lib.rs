//! One table of any of the games: seats, steps, views, clocks, offers, fair draws, records.
#![forbid(unsafe_code)]

mod answer;
mod clock;
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
mod record;
mod refusal;
mod request;
mod resample;
mod sitter;
mod step;
mod table;
mod terms;
mod time;
mod view;
mod word;

pub use answer::{Answer, Decision};
pub use clock::{AFTER_AWAY, Clock, Running};
pub use deadline::{ABANDONED_AFTER, Deadline, Due};
pub use event::{Aloud, Entry, Event};
pub use event_text::{EVENT_VERSION, NoEntry};
pub use fair::{Commitment, Contribution, Draws, Seal, Seed};
pub use game::{Game, SeenMove, StepTold};
pub use glimpse::{Glimpse, Sight, Told};
pub use id::{GameId, NoName, Nonce, PersonId, StepNumber};
pub use offer::{Offer, Open};
pub use order::Order;
pub use outcome::{Forfeit, Outcome, Reason};
pub use quartex::{Seat, SeatSet, Viewer};
pub use record::{
    Fault, LONGEST_RECORD, Record, Replay, Shown, Source, Spot, Verified, Word, Wrong,
};
pub use refusal::Refusal;
pub use request::{Request, What};
pub use sitter::{Level, Place, Sitter};
pub use step::{Action, NoStep, Step};
pub use table::{Broken, State, Table};
pub use terms::{Begins, Pace, Rules, Stakes, Terms, TermsFault};
pub use time::{Moment, Span, When};
pub use view::{Fairness, GameView, OpenView, View};
