//! Playing by touch and memory (Q19).
//!
//! A viewer's memory is changed by two things only: what the viewer felt, and what the
//! viewer was told ([`MaskedGlimpse`]). A view is made from the memory alone, so that it cannot
//! know more than its viewer.

mod game;
mod memory;
mod tray;

pub use game::{Announcement, MaskedAction, MaskedGame, MaskedRefusal};
pub use memory::{MaskedChoices, MaskedGlimpse, MaskedView, Told, Viewer};
pub use tray::{Touch, Tray, TrayPlace, TrayPlaces};
