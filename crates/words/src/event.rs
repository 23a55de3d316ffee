//! What happened, told to one listener.

mod access;
mod aloud;
mod outcome;
mod quartex;
mod quarto;

use table::{GameView, Glimpse, RecordItem, Seat, SeenMove, Shown, Sight, View};

use crate::voice::Voice;

impl Voice {
    /// What one glimpse tells, in order: one sentence for each thing learnt, two at most. The
    /// view is the listener's own, from just after; who acted and which piece stands where are
    /// read from it.
    ///
    /// Most glimpses bring one sentence. Some bring none: clocks are told on request, or to
    /// those who want everything.
    pub fn tell(&self, glimpse: &Glimpse, view: &View) -> Vec<String> {
        glimpse.sights.iter().flat_map(|sight| self.tell_sight(sight, view)).collect()
    }

    pub(crate) fn tell_sight(&self, sight: &Sight, view: &View) -> Vec<String> {
        match sight {
            Sight::Started { first, .. } => {
                // In Quarto whoever begins has seat 1 from the start on.
                let begins = if view.terms.rules.quarto().is_some() { Seat::FIRST } else { *first };
                vec![self.say_of(begins, "event-started", &[])]
            }
            Sight::Moved { seen, .. } => {
                view.game.as_ref().map(|game| self.tell_move(seen, game)).unwrap_or_default()
            }
            Sight::Felt { touch, found } => vec![self.felt(*touch, *found)],
            Sight::Aloud(aloud) => self.aloud(aloud).into_iter().collect(),
            Sight::Ended { outcome, .. } => vec![self.outcome(*outcome)],
        }
    }

    /// One step of a game, with the listener's view from just after it.
    pub fn tell_move(&self, seen: &SeenMove, after: &GameView) -> Vec<String> {
        match (seen, after) {
            (SeenMove::Quarto(step), GameView::Quarto(view)) => self.quarto_step(*step, view),
            (SeenMove::Access(heard), GameView::Access(view)) => vec![self.heard(*heard, view)],
            (SeenMove::Quartex { glimpse, .. }, GameView::Quartex(view)) => {
                self.quartex_sights(glimpse, view)
            }
            // A step of another game than the view's: there is nothing to tell of it.
            (SeenMove::Quarto(_) | SeenMove::Access(_) | SeenMove::Quartex { .. }, _) => Vec::new(),
        }
    }

    /// One word of a record that is played again, with the listener's view from just after it.
    pub fn tell_shown(&self, shown: &Shown, after: &GameView) -> Vec<String> {
        match shown {
            Shown::Moved(seen) => self.tell_move(seen, after),
            Shown::Felt(RecordItem::Touch { touch, .. }, found) => vec![self.felt(*touch, *found)],
            Shown::Aloud(RecordItem::Forfeit { seat, forfeit }) => {
                vec![self.forfeited(*seat, *forfeit)]
            }
            Shown::Aloud(RecordItem::Agreed) => vec![self.word("event-drawn")],
            Shown::Felt(
                RecordItem::Step(_)
                | RecordItem::Hidden { .. }
                | RecordItem::Forfeit { .. }
                | RecordItem::Agreed,
                _,
            )
            | Shown::Aloud(
                RecordItem::Step(_) | RecordItem::Hidden { .. } | RecordItem::Touch { .. },
            )
            | Shown::Nothing => Vec::new(),
        }
    }
}

/// A seat of Quarto, as tables number it.
pub(crate) fn seat_of(seat: ::quarto::Seat) -> Seat {
    match seat {
        ::quarto::Seat::One => Seat::FIRST,
        ::quarto::Seat::Two => Seat::new(2).unwrap_or(Seat::FIRST),
    }
}
