//! Whose turn it is, and how long.

use quarto::{Calling, Seen, Sketch, Standing};
use table::{GameView, Moment, Seat, Span, View};

use crate::event::seat_of;
use crate::noun::Role;
use crate::voice::Voice;

impl Voice {
    /// What is due, in one sentence: for the line that says "your turn", and as an answer.
    pub fn due(&self, view: &View) -> String {
        if view.outcome.is_some() {
            return self.word("refused-over");
        }
        if view.paused {
            return self.word("refused-paused");
        }
        match &view.game {
            None => self.word("refused-not-started"),
            Some(GameView::Quarto(open)) => {
                let is_full = !open.sketch.cells.contains(&Seen::Empty);
                self.quarto_due(&open.sketch, is_full)
            }
            Some(GameView::Access(masked)) => self.quarto_due(&masked.sketch, masked.placed == 16),
            Some(GameView::Quartex(quartex)) => self.quartex_due(quartex),
        }
    }

    fn quarto_due(&self, sketch: &Sketch, is_full: bool) -> String {
        let Standing::ToAct(seat) = sketch.standing else {
            return self.word("refused-over");
        };
        let may_call = sketch.last.is_some_and(|last| !last.lost)
            && !matches!(sketch.rules.calling, Calling::Auto);
        let key = match (sketch.hand, may_call) {
            (Seen::Piece(_) | Seen::Unknown, false) => "due-place",
            (Seen::Piece(_) | Seen::Unknown, true) => "due-place-or-call",
            (Seen::Empty, true) if is_full => "due-call-or-decline",
            (Seen::Empty, false) if is_full => "due-decline",
            (Seen::Empty, false) => "due-give",
            (Seen::Empty, true) => "due-give-or-call",
        };
        self.say_of(seat_of(seat), key, &[])
    }

    fn quartex_due(&self, view: &quartex::View) -> String {
        use quartex::Phase;
        match view.phase() {
            Phase::Laying(turn) => self.say_of(turn.seat, "due-lay", &[]),
            Phase::Asking { waiting, .. } => {
                let asked: Vec<Seat> = waiting.iter().collect();
                if let Some(seat) = asked.iter().find(|&&seat| self.is_listener(seat)) {
                    return self.say_of(*seat, "due-answer", &[]);
                }
                let names: Vec<String> = asked.iter().map(|&seat| self.name(seat)).collect();
                self.say("due-answers", &[("names", self.list(&names).into())])
            }
            Phase::Bound { turn, tile, cell } => {
                let tile = ("tile", self.tile(tile.name(), Role::Object).into());
                let spot = ("spot", self.spot(cell).into());
                self.say_of(turn.seat, "due-lay-this", &[tile, spot])
            }
            Phase::Opening
            | Phase::Removing
            | Phase::Dealing { .. }
            | Phase::Redrawing(_)
            | Phase::Refilling { .. }
            | Phase::Retiring { .. } => self.word("due-draw"),
            Phase::Over => self.word("refused-over"),
        }
    }

    /// What is left on every clock.
    pub(super) fn clocks(&self, view: &View, now: Moment) -> Vec<String> {
        if !view.is_timed() {
            return vec![self.word("terms-untimed")];
        }
        let left = |(seat, span): (Seat, Span)| {
            self.say_of(seat, "clock-left", &[("span", self.span(span).into())])
        };
        (1..).map_while(Seat::new).zip(view.clocks_at(now)).map(left).collect()
    }
}
