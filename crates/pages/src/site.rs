//! The site around the tables.

mod art;
mod fair;
mod home;
mod host;
mod lobby;
mod manifest;
mod new_game;
mod privacy;
mod problem;
mod settings;

pub use fair::{CheckedDraws, fair};
pub use home::home;
pub use host::{Counted, HostFigures, LookingAgain, Takes, host, host_door};
pub use lobby::{Listing, lobby};
pub use manifest::manifest;
pub use new_game::new_game;
pub use privacy::privacy;
pub use problem::{Problem, offline, problem};
pub use settings::{name_refused, settings};
