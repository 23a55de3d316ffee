#![forbid(unsafe_code)]
//! The server: rooms, sessions, pages, live updates.
