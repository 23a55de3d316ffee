//! Who looks at a table, what they are told and shown, and what they want.
//!
//! Everything here is made from what a viewer may know; a table is lent, and never leaves. Nothing
//! reads, sends or asks what time it is: that is for whoever runs a table, on a server, in a terminal or in
//! a browser without a network.
//!
//! | to | see |
//! | --- | --- |
//! | know as whom somebody looks | [`Identity`], [`Perspective`] |
//! | tell and show everybody what they may know | [`Audience`] |
//! | understand what somebody wants, and answer | [`PlayerCommand`], [`understand`], [`worded`] |
//! | tell a whole log again | [`transcript()`] |
#![forbid(unsafe_code)]

mod audience;
mod command;
mod identity;
mod names;
mod transcript;

pub use audience::{
    Audience, ClientKind, MOST_OPEN, MOST_PAGES, News, Outlet, RenderContext, Watcher,
};
pub use command::{Meaning, PlayerCommand, Unreadable, not_seated, understand, worded};
pub use identity::{Identity, Perspective};
pub use names::{NameSource, names, unnamed};
pub use transcript::transcript;
