//! `fourfold play` as people use it: the real program, through pipes and in a pseudo-terminal.
//!
//! | file | holds |
//! | --- | --- |
//! | `program_folder.rs`, `terminal.rs` | the program in a folder of its own; a terminal that remembers every byte |
//! | `player.rs` | somebody who reads the store, and so knows what may be typed |
//! | `bytes.rs` | what may be written at all (point 20 of the bar of access) |
//! | `golden.rs` | whole games through a pipe, in six languages, under `fixtures/terminal/` |
//! | `pipe.rs`, `wrong.rs`, `options.rs` | ends of pipes; lines and options that are wrong |
//! | `keys.rs`, `signals.rs`, `games.rs`, `hands.rs`, `kept.rs` | the pseudo-terminal |
//! | `reader.rs` | the screen reader `yasr` |
//! | `screen.rs` | the painted screen |
//! | `server.rs` | tables of a real server |
//!
//! `FOURFOLD_FIXTURES=write` plays the games anew and writes them.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may fail loudly, and so may its helpers")]
#![allow(clippy::panic, clippy::expect_used, reason = "the same")]
#![allow(clippy::print_stderr, reason = "what is skipped or cannot be promised is said")]

mod bytes;
mod games;
mod golden;
mod hands;
mod kept;
mod keys;
mod options;
mod pipe;
mod player;
mod program_folder;
mod reader;
mod screen;
mod server;
mod signals;
mod terminal;
mod wrong;
