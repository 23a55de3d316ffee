//! What was said at a table so far, to one listener.

use table::{
    Entry, Glimpse, PastAccess as Open, PublicEvent, Rules, Sight, StepNumber, Table, Told, View,
    Viewer,
};

use crate::question::is_masked;
use crate::voice::Voice;

/// One sentence of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranscriptLine {
    /// How many steps there were then.
    pub step: StepNumber,
    /// The sentence.
    pub text: String,
}

/// What a listener has heard.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Transcript {
    /// All of it, oldest first.
    pub lines: Vec<TranscriptLine>,
    /// The sentence that told the last move.
    pub last_move: Option<String>,
    /// The last sentence.
    pub last_said: Option<String>,
    /// What told each move that has not been taken back.
    moves: Vec<String>,
}

impl Transcript {
    /// Folds a log once and tells all of it; nothing while masks are worn and the log is closed (Q19).
    /// A log that cannot be is told as far as it can be: whoever reads tables has noticed.
    ///
    /// `voice` speaks to the viewer of a view at the table as it was then.
    pub fn of(log: &[Entry], viewer: Viewer, voice: impl Fn(&Table, &View) -> Voice) -> Self {
        let mut past = Self::default();
        let Some((first, rest)) = log.split_first() else { return past };
        let Ok((mut table, told)) = Table::begin(first) else { return past };
        // The lot may let two change seats when the game begins (Q5): as whom somebody heard what was
        // said before is known only then.
        let mut early: Vec<(Told, Table)> = Vec::new();
        if table.game().is_none() {
            early.push((told, table.clone()));
        } else {
            past.hear_told(&told, &table, viewer, &voice);
        }
        for entry in rest {
            let Ok(told) = table.apply(entry) else { break };
            if table.game().is_none() {
                early.push((told, table.clone()));
                continue;
            }
            past.hear_early(&mut early, chair(&table, viewer), &voice);
            past.hear_told(&told, &table, viewer, &voice);
        }
        past.hear_early(&mut early, chair(&table, viewer), &voice);
        let is_closed = matches!(
            table.terms().rules,
            Rules::Access(_, masks) if masks.past == Open::Closed && table.outcome().is_none()
        );
        if is_closed { Self::default() } else { past }
    }

    /// Hears what waited until it was known who sat where.
    fn hear_early(
        &mut self,
        early: &mut Vec<(Told, Table)>,
        chair: Viewer,
        voice: &impl Fn(&Table, &View) -> Voice,
    ) {
        for (told, table) in early.drain(..) {
            self.hear_told(&told, &table, chair, voice);
        }
    }

    fn hear_told(
        &mut self,
        told: &Told,
        table: &Table,
        viewer: Viewer,
        voice: &impl Fn(&Table, &View) -> Voice,
    ) {
        if let (Some(glimpse), Some(view)) = (told.to(viewer), table.view(viewer)) {
            self.hear(&glimpse, &view, &voice(table, &view));
        }
    }

    /// Hears one thing more; returns its sentences.
    pub fn hear(&mut self, glimpse: &Glimpse, view: &View, voice: &Voice) -> Vec<String> {
        let said = voice.tell(glimpse, view);
        if is_closed(view) {
            // Nothing can be asked for again, and what was said before the masks is long gone.
            self.lines.clear();
            self.moves.clear();
        } else {
            let line = |text: &String| TranscriptLine { step: glimpse.step, text: text.clone() };
            self.lines.extend(said.iter().map(line));
            for sight in &glimpse.sights {
                if matches!(sight, Sight::Moved { .. }) {
                    self.moves.push(said.join(" "));
                }
                // What was taken back was no move.
                if let Sight::Aloud(PublicEvent::TookBack { to }) = sight {
                    self.moves.truncate(*to as usize);
                }
            }
        }
        self.last_move = self.moves.iter().rfind(|said| !said.is_empty()).cloned();
        if !said.is_empty() {
            self.last_said = Some(said.join(" "));
        }
        said
    }
}

/// Where whoever looks sat down.
fn chair(table: &Table, viewer: Viewer) -> Viewer {
    match viewer {
        Viewer::Seat(seat) => Viewer::Seat(table.chair(seat)),
        Viewer::Spectator => Viewer::Spectator,
    }
}

/// Is the log closed to everybody now? While masks are worn nothing may be heard again, unless the
/// table has agreed on it (Q19).
pub fn is_closed(view: &View) -> bool {
    let agreed = matches!(view.terms.rules, Rules::Access(_, masks) if masks.past == Open::Open);
    is_masked(view) && !agreed
}
