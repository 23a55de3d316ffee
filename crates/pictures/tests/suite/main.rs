//! Pictures, tested: by their colours, by their bytes, and by their pixels.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test may fail loudly, and so may its helpers"
)]

mod colours;
mod documents;
mod help;
mod joints;
mod likeness;
mod marks;
mod print;
