//! Everything a person reads or hears, in six languages, and the commands they type.
//!
//! A [`Language`] is chosen by the person or negotiated; a sentence has a key and arguments and
//! comes from the Fluent files under `locales/`, one folder for each language and one file for
//! each [area](catalog::areas).
//!
//! ```
//! use words::{Language, say};
//!
//! assert_eq!(say(Language::German, "language-name", &[]), "Deutsch");
//! ```
#![forbid(unsafe_code)]

pub mod braille;
pub mod catalog;
mod language;
pub mod lesson;
pub mod rules;

pub use catalog::{Value, say};
pub use language::{Language, NoLanguage};
