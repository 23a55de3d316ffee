//! The lines that can be typed now, by their beginning.

use table::{Seat, Viewer};

use crate::speech_settings::SpeechSettings;
use crate::venue::ShownTable;

/// Completes as this person speaks, at the table as it stands.
pub(crate) fn complete(speech: SpeechSettings, standing: &ShownTable, text: &str) -> Vec<String> {
    let Some(rules) = standing.state.rules() else { return Vec::new() };
    let seat = standing.state.seat.and_then(Seat::new);
    let listener = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let voice = speech.voice(listener, rules, &[]);
    words::complete(&voice, rules, standing.state.view().as_ref(), text)
}
