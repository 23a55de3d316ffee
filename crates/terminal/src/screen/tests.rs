//! The screen as text, as somebody plays on it.

mod pictures;
mod press;
mod secrets;
mod stage;
mod storm;
