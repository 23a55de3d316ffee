//! Pages of games that are over, of positions, rules and lessons: made from real games, and read as a
//! browser reads them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod analysis;
mod game;
mod lesson;
mod page;
mod preview;
mod replay;
mod rules;

use pages::{Settings, Visitor};
use words::Language;

/// Somebody who looks.
pub(crate) fn visitor(language: Language) -> Visitor {
    Visitor {
        language,
        settings: Settings::default(),
        token: "token".to_owned(),
        name: None,
        path: "/here".to_owned(),
        origin: "https://play.example".to_owned(),
    }
}
