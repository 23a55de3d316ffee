//! Positions of Quarto and Quarto Access.

use quarto::{
    Action, Calling, Characteristic, Counting, Outcome, Phase, Piece, Position, Rules, Seen,
    Sketch, Standing, Window, WrongCall,
};

use super::spaced;
use crate::catalog::Value;
use crate::event::seat_of;
use crate::terms::characteristic_key;
use crate::voice::Voice;

impl Voice {
    /// What there is to say of a position beside its board.
    pub fn position_lines(&self, position: Position) -> Vec<String> {
        let mut lines = vec![self.rules_label(position.rules()), self.position_due(position)];
        let called = !position.rules().is_auto();
        if position.outcome().is_none() {
            let moves = position.choices();
            let moves: Vec<Action> = moves.iter().collect();
            lines.push(self.listing("label-moves", "moves", moves.len(), spaced(&moves)));
            if called {
                let is_call = |action: &Action| matches!(action, Action::Call(_));
                let calls: Vec<Action> = position.accepted().iter().filter(is_call).collect();
                lines.push(self.listing("label-calls", "moves", calls.len(), spaced(&calls)));
            }
            let lapsed = position.board().alignments(position.rules()) - position.callable();
            if called && !lapsed.is_empty() {
                lines.push(self.say("label-lapsed", &[("lines", spaced(lapsed).into())]));
            }
        }
        let left = position.left();
        let pieces = spaced(left.iter().map(|piece| self.piece_and_digit(piece)));
        lines.push(self.listing("label-beside", "pieces", left.len(), pieces));
        let canonical = position.canonical().to_string();
        lines.push(self.say("label-canonical", &[("position", canonical.into())]));
        lines
    }

    /// The same of what a viewer of a masked game knows.
    pub fn sketch_lines(&self, sketch: &Sketch) -> Vec<String> {
        let hand = match sketch.hand {
            Seen::Unknown => self.word("label-hand-unknown"),
            Seen::Empty => self.word("label-hand-empty"),
            Seen::Piece(piece) => {
                self.say("label-hand", &[("piece", self.piece_and_digit(piece).into())])
            }
        };
        let standing = match sketch.standing {
            Standing::ToAct(seat) => {
                self.say("show-acts", &[("seat", seat_of(seat).number().into())])
            }
            Standing::Over(outcome) => self.ended(outcome),
        };
        vec![self.rules_label(sketch.rules), hand, standing]
    }

    /// A label with a list behind it, or with the word for nothing.
    pub(super) fn listing(&self, key: &str, name: &str, count: usize, items: String) -> String {
        self.say(key, &[("count", count.into()), (name, items.into())])
    }

    /// A piece with its code and its digit: `LQTH=7`.
    fn piece_and_digit(&self, piece: Piece) -> String {
        format!("{}={piece}", self.piece_code(piece))
    }

    fn rules_label(&self, rules: Rules) -> String {
        let meaning = self.clauses(&self.rules_clauses(rules));
        let rules = ("rules", rules.to_string().into());
        self.say("label-rules", &[rules, ("meaning", meaning.into())])
    }

    fn rules_clauses(&self, rules: Rules) -> Vec<String> {
        let counting = rules.counting.characteristics();
        let mut clauses = vec![if rules.counting == Counting::ALL {
            self.word("rule-all")
        } else {
            let name = |c: Characteristic| self.word(characteristic_key(c, self.edition));
            let names: Vec<String> = counting.iter().map(name).collect();
            let count = ("count", names.len().into());
            self.say("rule-only", &[count, ("characteristics", self.list(&names).into())])
        }];
        clauses.push(self.word(if rules.squares { "rule-squares" } else { "rule-lines" }));
        let (how, price) = match rules.calling {
            Calling::Point(price) => ("rule-point", Some(price)),
            Calling::Call(price) => ("rule-call", Some(price)),
            Calling::Auto => ("rule-auto", None),
        };
        clauses.push(self.word(how));
        let cost = price.map(|price| match price {
            WrongCall::Once => "rule-wrong-once",
            WrongCall::Loses => "rule-wrong-loses",
            WrongCall::Free => "rule-wrong-free",
        });
        clauses.extend(cost.map(|key| self.word(key)));
        clauses
    }

    fn position_due(&self, position: Position) -> String {
        let Some(seat) = position.seat() else {
            return position.outcome().map_or_else(String::new, |outcome| self.ended(outcome));
        };
        let (window, last) = match position.phase().window() {
            Window::Closed => ("closed", String::new()),
            Window::Open(last) => ("open", self.cell(last)),
            Window::Lost(last) => ("lost", self.cell(last)),
        };
        let number = |seat| Value::from(seat_of(seat).number());
        let mut about: Vec<(&str, Value<'_>)> =
            vec![("seat", number(seat)), ("window", window.into()), ("last", last.into())];
        match position.phase() {
            Phase::Giving { .. } => {
                about.push(("other", number(seat.other())));
                self.say("show-give", &about)
            }
            Phase::Placing { piece, .. } => {
                about.push(("piece", self.piece_and_digit(piece).into()));
                self.say("show-place", &about)
            }
            Phase::Deciding { .. } | Phase::Over { .. } => self.say("show-decide", &about),
        }
    }

    fn ended(&self, outcome: Outcome) -> String {
        let result = ("result", outcome.to_string().into());
        match outcome {
            Outcome::Won(seat) => {
                self.say("show-won", &[result, ("seat", seat_of(seat).number().into())])
            }
            Outcome::Drawn => self.say("show-drawn", &[result]),
        }
    }
}
