//! What was said at a table so far, to one listener.

use pages::{Line, Visitor};
use table::{Entry, GameView, Glimpse, Heard, Sight, Table, View, Viewer, heard};
use words::Voice;

use crate::people::People;
use crate::room::names;

/// What a listener has heard.
#[derive(Clone, Debug, Default)]
pub(crate) struct Past {
    /// All of it, oldest first.
    pub(crate) lines: Vec<Line>,
    /// The sentence that told the last move.
    pub(crate) last_move: Option<String>,
    /// The last sentence.
    pub(crate) last_said: Option<String>,
}

impl Past {
    /// Folds a log and tells all of it; nothing while masks are worn and the log is closed (Q19).
    /// A log that cannot be is told as far as it can be: whoever reads tables has noticed.
    pub(crate) fn of(log: &[Entry], viewer: Viewer, visitor: &Visitor, people: &People) -> Self {
        let mut past = Self::default();
        if matches!(heard(log, viewer), Ok(Heard::Closed) | Err(_)) {
            return past;
        }
        let (Ok(end), Some(first)) = (Table::fold(log), log.first()) else { return past };
        let Ok(mut table) = Table::open(first) else { return past };
        // Whoever sits here now sat down there: the lot may have let two change seats (Q5).
        let chair = match viewer {
            Viewer::Seat(seat) => Viewer::Seat(end.chair(seat)),
            Viewer::Spectator => Viewer::Spectator,
        };
        for entry in log.iter().skip(1) {
            let Ok(told) = table.apply(entry) else { return past };
            let viewer = if table.game().is_some() { viewer } else { chair };
            if let (Some(glimpse), Some(view)) = (told.to(viewer), table.view(viewer)) {
                let voice = visitor.voice(&view, &names(&table, people, visitor.language));
                past.hear(&glimpse, &view, &voice);
            }
        }
        past
    }

    /// Hears one thing more; returns its sentences.
    pub(crate) fn hear(&mut self, glimpse: &Glimpse, view: &View, voice: &Voice) -> Vec<String> {
        let said = voice.tell(glimpse, view);
        if is_closed(view) {
            // Nothing can be asked for again, and what was said before the masks is long gone.
            self.lines.clear();
            self.last_move = None;
        } else {
            let line = |text: &String| Line { step: glimpse.step, text: text.clone() };
            self.lines.extend(said.iter().map(line));
            let moved = glimpse.sights.iter().any(|sight| matches!(sight, Sight::Moved { .. }));
            if moved && !said.is_empty() {
                self.last_move = Some(said.join(" "));
            }
        }
        if !said.is_empty() {
            self.last_said = Some(said.join(" "));
        }
        said
    }
}

/// Is the log closed to everybody now (Q19)?
pub(crate) fn is_closed(view: &View) -> bool {
    let masked = matches!(view.game, Some(GameView::Access(_))) && view.outcome.is_none();
    let closed = matches!(view.terms.rules,
        table::Rules::Access(_, masks) if masks.past == table::Past::Closed);
    masked && closed
}
