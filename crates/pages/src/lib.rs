//! What a browser gets: pages, styles and script, made from views alone.
//!
//! Every function here is pure: a [`Visitor`], what there is to show, and out comes a whole document
//! or a part of one. There is no request, no socket, no store and no "now"; the server has those.
//!
//! | to | see |
//! | --- | --- |
//! | show a table | [`table()`], and [`fragments`] for a page that is open already |
//! | show a game that is over, a position, rules, a lesson | [`after`] |
//! | show the rest of the site | [`home()`], [`new_game()`], [`lobby()`], [`settings()`] … |
//! | read what was chosen for a new game | [`Draft`], [`Plan`] |
//! | call somebody by a name | [`Name`], [`guest_name`] |
//! | speak to a person | [`Visitor::voice`] |
//! | remember how a person likes it | [`Settings`], one cookie |
//! | send styles, script, fonts | [`assets`] |
//!
//! **Nothing here knows the truth.** A page cannot show more than its visitor may know.
#![forbid(unsafe_code)]

pub mod after;
pub mod assets;
mod choice;
mod draft;
mod fixed_draws;
mod form;
mod frame;
mod name;
mod palette;
mod script;
mod seen_table;
mod settings;
mod site;
mod sounds;
mod table;
mod visitor;

pub use draft::{Draft, DraftFault, Plan, SeatChoice};
pub use fixed_draws::FixedDraws;
pub use name::{Name, NameFault, guest_name};
pub use seen_table::{SeenTable, VisitorRole, trouble_key};
pub use settings::{Motion, Settings, Shade, Volume};
pub use site::{
    CheckedDraws, Counted, HostFigures, Listing, LookingAgain, Problem, Takes, fair, home, host,
    host_door, lobby, manifest, name_refused, new_game, offline, privacy, problem, settings,
};
pub use sounds::sounds;
pub use table::{Choice, fragments, table, title};
pub use visitor::Visitor;
pub use words::TranscriptLine;
