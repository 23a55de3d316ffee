//! What may be heard besides words.

use table::{Glimpse, View};
use wire::Sound;

/// The sounds that go with a glimpse; the view is the listener's own, from just after it.
pub fn sounds(_glimpse: &Glimpse, _view: &View) -> Vec<Sound> {
    Vec::new()
}
