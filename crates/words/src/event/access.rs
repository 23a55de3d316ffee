//! What is heard and felt at a masked table (Q19).

use quarto::{MaskedGlimpse, MaskedView, Piece, Seen, Step, Touch};

use crate::event::quarto::actor;
use crate::event::seat_of;
use crate::noun::Role;
use crate::voice::Voice;

impl Voice {
    pub(super) fn heard(&self, heard: MaskedGlimpse, after: &MaskedView) -> String {
        let standing = after.sketch.standing;
        match heard {
            MaskedGlimpse::Gift { piece, place } => {
                // Which piece it was does not matter for who gave it.
                let by = actor(Step::Give(Piece::ALL[0]), standing);
                let (who, to) = (seat_of(by), seat_of(by.other()));
                match (piece, place) {
                    (Some(piece), Some(place)) => {
                        let piece = ("piece", self.piece(piece, Role::Object).into());
                        let place = ("place", place.number().into());
                        self.say_between(who, to, "access-gives-from", &[piece, place])
                    }
                    (Some(piece), None) => self.gave(by, piece),
                    (None, _) => self.say_between(who, to, "access-gives", &[]),
                }
            }
            MaskedGlimpse::Placement { piece, cell } => {
                let by = actor(Step::Place(quarto::Cell::ALL[0]), standing);
                match (piece, cell) {
                    (piece, Some(cell)) => {
                        self.placed(by, cell, piece.map_or(Seen::Unknown, Seen::Piece))
                    }
                    (Some(piece), None) => {
                        let piece = self.piece(piece, Role::Object);
                        let more = [("piece", piece.into())];
                        self.say_of(seat_of(by), "access-places-piece", &more)
                    }
                    (None, None) => self.say_of(seat_of(by), "access-places", &[]),
                }
            }
            MaskedGlimpse::Quarto(call) => {
                self.called(actor(Step::Quarto(call), standing), call, true, None)
            }
            MaskedGlimpse::WrongCall(call) => {
                self.called(actor(Step::WrongCall(call), standing), call, false, None)
            }
            MaskedGlimpse::Declined => self.declined(actor(Step::Decline, standing)),
        }
    }

    /// What the listener's hand met.
    pub(crate) fn felt(&self, touch: Touch, found: Option<Piece>) -> String {
        let piece = found.map(|piece| ("piece", self.piece(piece, Role::Subject).into()));
        match (touch, piece) {
            (Touch::Cell(cell), Some(piece)) => {
                self.say("felt-cell", &[("at", self.at(cell).into()), piece])
            }
            (Touch::Cell(cell), None) => {
                self.say("felt-cell-empty", &[("at", self.at(cell).into())])
            }
            (Touch::Tray(place), Some(piece)) => {
                self.say("felt-place", &[("place", place.number().into()), piece])
            }
            (Touch::Tray(place), None) => {
                self.say("felt-place-empty", &[("place", place.number().into())])
            }
        }
    }
}
