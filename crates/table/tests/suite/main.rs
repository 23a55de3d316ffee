//! Tables played by requests: every rule of the seam, for all three games.

mod fold;
mod help;
mod offers;
mod time;
