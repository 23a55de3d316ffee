//! Steps of Quarto with open eyes.

use quarto::{Call, Cell, Line, Outcome, Piece, Seat, Seen, Sketch, Standing, Step, Values};
use table::OpenView;

use crate::event::seat_of;
use crate::noun::Role;
use crate::voice::Voice;

/// Who took this step, read from what is due after it.
pub(super) const fn actor(step: Step, after: Standing) -> Seat {
    match (step, after) {
        (Step::Give(_) | Step::Decline, Standing::ToAct(next)) => next.other(),
        (Step::Place(_) | Step::WrongCall(_) | Step::Quarto(_), Standing::ToAct(next)) => next,
        (Step::WrongCall(_), Standing::Over(Outcome::Won(winner))) => winner.other(),
        // The second to decline is seat two (Q13).
        (Step::Decline, Standing::Over(_)) => Seat::Two,
        (_, Standing::Over(Outcome::Won(winner))) => winner,
        // The sixteenth piece is placed by seat one.
        (_, Standing::Over(Outcome::Drawn)) => Seat::One,
    }
}

impl Voice {
    pub(super) fn quarto_step(&self, step: Step, after: &OpenView) -> Vec<String> {
        let by = actor(step, after.sketch.standing);
        match step {
            Step::Give(piece) => {
                vec![self.gave(by, piece)]
            }
            Step::Place(cell) => {
                let placed = self.placed(by, cell, after.sketch.cells[cell.index()]);
                let shown = (!after.shown.is_empty()).then(|| self.shown(after));
                [placed].into_iter().chain(shown).collect()
            }
            Step::Quarto(call) => {
                let called = self.called(by, call, true, Some(&after.sketch));
                // Who only called is shown what the call meant (Q17).
                let shown =
                    (call == Call::Bare && !after.shown.is_empty()).then(|| self.shown(after));
                [called].into_iter().chain(shown).collect()
            }
            Step::WrongCall(call) => vec![self.called(by, call, false, None)],
            Step::Decline => vec![self.declined(by)],
        }
    }

    fn shown(&self, after: &OpenView) -> String {
        let told = |line| match self.in_common(line, &after.sketch) {
            Some(values) => {
                let line = ("line", self.line(line).into());
                self.say("why-aligned", &[line, ("values", values.into())])
            }
            None => self.line(line),
        };
        let join = |first: String, second: String| {
            self.say("why-and", &[("first", first.into()), ("second", second.into())])
        };
        let lines = after.shown.iter().map(told).reduce(join).unwrap_or_default();
        self.say("quarto-shown", &[("lines", lines.into())])
    }

    /// What the four pieces on this line have in common, of what counts: "tall", "round and tall".
    /// `None` if the listener does not know all of them, or if it is nothing.
    fn in_common(&self, line: Line, sketch: &Sketch) -> Option<String> {
        let counting = sketch.rules.counting.characteristics();
        let mut common: Values =
            Values::ALL.iter().filter(|value| counting.contains(value.characteristic())).collect();
        for cell in line.cells() {
            let Seen::Piece(piece) = sketch.cells[cell.index()] else { return None };
            common = common.iter().filter(|value| piece.has(*value)).collect();
        }
        let values: Vec<String> = common.iter().map(|value| self.values(value)).collect();
        (!values.is_empty()).then(|| self.list(&values))
    }

    /// Somebody gave this piece to the other.
    pub(super) fn gave(&self, by: Seat, piece: Piece) -> String {
        let short = ("short", self.piece_short(piece).into());
        let piece = ("piece", self.piece(piece, Role::Object).into());
        let (who, to) = (seat_of(by), seat_of(by.other()));
        self.say_between(who, to, "quarto-gives", &[piece, short])
    }

    /// Somebody placed what stands here now.
    pub(super) fn placed(&self, by: Seat, cell: Cell, seen: Seen) -> String {
        let (by, onto) = (seat_of(by), ("onto", self.onto(cell).into()));
        match seen {
            Seen::Piece(piece) => {
                let short = ("short", self.piece_short(piece).into());
                let piece = ("piece", self.piece(piece, Role::Object).into());
                let cell = ("cell", self.cell_short(cell).into());
                self.say_of(by, "quarto-places", &[piece, onto, short, cell])
            }
            Seen::Unknown | Seen::Empty => self.say_of(by, "access-places-onto", &[onto]),
        }
    }

    /// Somebody called. What a right call was for is said where all see the board; why a call was wrong is never said (Q14).
    pub(super) fn called(
        &self,
        by: Seat,
        call: Call,
        right: bool,
        seen: Option<&Sketch>,
    ) -> String {
        let by = seat_of(by);
        match (call, right) {
            (Call::Line(line), true) => {
                let named = ("line", self.line(line).into());
                match seen.and_then(|after| self.in_common(line, after)) {
                    Some(values) => self.say_of(
                        by,
                        "quarto-calls-line-all",
                        &[named, ("values", values.into())],
                    ),
                    None => self.say_of(by, "quarto-calls-line", &[named]),
                }
            }
            (Call::Line(line), false) => {
                self.say_of(by, "quarto-wrong-line", &[("line", self.line(line).into())])
            }
            (Call::Bare, true) => self.say_of(by, "quarto-calls", &[]),
            (Call::Bare, false) => self.say_of(by, "quarto-wrong", &[]),
        }
    }

    pub(super) fn declined(&self, by: Seat) -> String {
        self.say_of(seat_of(by), "quarto-declines", &[])
    }
}
