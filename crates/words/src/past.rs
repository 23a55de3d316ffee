//! What was said at a table so far, to one listener.

use table::{
    Entry, Glimpse, Heard, Past as Open, Rules, Sight, StepNumber, Table, Told, View, Viewer, heard,
};

use crate::question::is_masked;
use crate::voice::Voice;

/// One sentence of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How many steps there were then.
    pub step: StepNumber,
    /// The sentence.
    pub text: String,
}

/// What a listener has heard.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Past {
    /// All of it, oldest first.
    pub lines: Vec<Line>,
    /// The sentence that told the last move.
    pub last_move: Option<String>,
    /// The last sentence.
    pub last_said: Option<String>,
}

impl Past {
    /// Folds a log and tells all of it; nothing while masks are worn and the log is closed (Q19).
    /// A log that cannot be is told as far as it can be: whoever reads tables has noticed.
    ///
    /// `voice` speaks to the viewer of a view at the table as it was then.
    pub fn of(log: &[Entry], viewer: Viewer, voice: impl Fn(&Table, &View) -> Voice) -> Self {
        let mut past = Self::default();
        if matches!(heard(log, viewer), Ok(Heard::Closed) | Err(_)) {
            return past;
        }
        let (Ok(end), Some(first)) = (Table::fold(log), log.first()) else { return past };
        let Ok((mut table, told)) = Table::begin(first) else { return past };
        // Whoever sits here now sat down there: the lot may have let two change seats (Q5).
        let chair = match viewer {
            Viewer::Seat(seat) => Viewer::Seat(end.chair(seat)),
            Viewer::Spectator => Viewer::Spectator,
        };
        let mut hear = |table: &Table, told: Told| {
            let viewer = if table.game().is_some() { viewer } else { chair };
            if let (Some(glimpse), Some(view)) = (told.to(viewer), table.view(viewer)) {
                past.hear(&glimpse, &view, &voice(table, &view));
            }
        };
        hear(&table, told);
        for entry in log.iter().skip(1) {
            let Ok(told) = table.apply(entry) else { return past };
            hear(&table, told);
        }
        past
    }

    /// Hears one thing more; returns its sentences.
    pub fn hear(&mut self, glimpse: &Glimpse, view: &View, voice: &Voice) -> Vec<String> {
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

/// Is the log closed to everybody now? While masks are worn nothing may be heard again, unless the
/// table has agreed on it (Q19).
pub fn is_closed(view: &View) -> bool {
    let agreed = matches!(view.terms.rules, Rules::Access(_, masks) if masks.past == Open::Open);
    is_masked(view) && !agreed
}
