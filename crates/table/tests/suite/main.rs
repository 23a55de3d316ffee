//! Tables played by requests: every rule of the seam, for all three games.

mod fair;
mod fold;
mod help;
mod offers;
mod records;
mod secrecy;
mod time;
