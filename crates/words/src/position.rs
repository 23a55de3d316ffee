//! Why a text is no position.

use quarto::{Fault, Illegal, NoPosition};
use table::Seat;

use crate::event::seat_of;
use crate::noun::Role;
use crate::voice::Voice;

impl Voice {
    /// Everything that is wrong with the text of a position, a sentence for each thing.
    pub fn no_position(&self, error: &NoPosition) -> Vec<String> {
        match error {
            NoPosition::Text(error) => vec![self.quarto_text_fault(*error)],
            NoPosition::Illegal(Illegal(setup)) => {
                setup.faults().map(|fault| self.position_fault(fault)).collect()
            }
        }
    }

    /// One thing that is wrong with a position of Quarto.
    pub fn position_fault(&self, fault: Fault) -> String {
        match fault {
            Fault::PieceTwice { piece, cells, in_hand } => {
                let key = if in_hand { "position-twice-hand" } else { "position-twice" };
                let cells: Vec<String> = cells.iter().map(|cell| self.cell_listed(cell)).collect();
                let piece = ("piece", self.piece(piece, Role::Subject).into());
                self.say(key, &[piece, ("cells", self.list(&cells).into())])
            }
            Fault::WrongSeat { due } => {
                self.say("position-seat", &[("number", seat_of(due).number().into())])
            }
            Fault::LastIsEmpty(cell) => {
                self.say("position-last-empty", &[("cell", self.cell(cell).into())])
            }
            Fault::LastWhenOver => self.word("position-last-over"),
            Fault::LastUnderAuto => self.word("position-last-auto"),
            Fault::LostCallNotPossible => self.word("position-lost"),
            Fault::LostCallWasRight => self.word("position-lost-right"),
            Fault::AlignmentUnderAuto(lines) => {
                self.say("position-aligned", &[("lines", self.lines(lines).into())])
            }
            Fault::FullUnderAuto => self.word("position-full"),
            Fault::AlignmentsApart(lines) => {
                self.say("position-apart", &[("lines", self.lines(lines).into())])
            }
            Fault::WrongResult { due } => {
                self.say("position-result", &[("result", due.to_string().into())])
            }
            Fault::HandAfterWin(piece) => {
                let piece = self.piece(piece, Role::Subject);
                self.say("position-hand", &[("piece", piece.into())])
            }
        }
    }

    /// What is wrong with a position of Quartex.
    pub fn setup_fault(&self, fault: quartex::Fault) -> String {
        use quartex::Fault as No;
        let seat = |key: &str, seat: Seat| self.say(key, &[("number", seat.number().into())]);
        let tile = |key: &str, tile: quartex::Tile| {
            self.say(key, &[("tile", self.tile(tile.name(), Role::Subject).into())])
        };
        match fault {
            No::NotTheTruth => self.word("setup-not-truth"),
            No::NotAView => self.word("setup-not-view"),
            No::Hands { .. } | No::TokenHeaps { .. } => self.word("setup-players"),
            No::NoSuchSeat(none) => seat("setup-no-seat", none),
            No::TileTwice(twice) => tile("setup-twice", twice),
            No::PutBackInSight(twice) | No::CannotBeInBag(twice) => tile("setup-tile", twice),
            No::TooManyTiles { .. } => self.word("setup-too-many"),
            No::Board { cell, misfit } => {
                let spot = ("spot", self.spot(cell).into());
                self.say("setup-board", &[spot, ("what", self.misfit(misfit).into())])
            }
            No::HomeTurned | No::NoHome | No::BoardBeforeStart => self.word("setup-home"),
            No::Removed { due, found } => {
                self.say("setup-removed", &[("due", due.into()), ("found", found.into())])
            }
            No::HandSize { seat, due, found } => {
                let number = ("number", seat.number().into());
                let sizes = [number, ("due", due.into()), ("found", found.into())];
                self.say("setup-hand-size", &sizes)
            }
            No::HiddenTiles(hand) => seat("setup-hidden", hand),
            No::Remembered(hand) | No::Age(hand) | No::CannotHold(hand) => {
                seat("setup-hand-cannot", hand)
            }
            No::EliminatedInSetUp(out) | No::EliminatedWithoutTiles(out) => {
                seat("setup-eliminated", out)
            }
            No::Tokens { symbol, due, taken } => {
                let symbol = ("symbol", self.symbol(symbol).into());
                let counts = [symbol, ("due", due.into()), ("taken", taken.into())];
                self.say("setup-tokens", &counts)
            }
            No::AsideSize { .. } | No::NothingAside => self.word("setup-aside"),
            No::NoSuchDraw | No::BagEmpty => self.word("setup-draw"),
            No::AskedUnderAuto | No::NobodyAsked | No::CannotBeAsked(_) => self.word("setup-asked"),
            No::BoundNotInHand(bound) => tile("setup-bound", bound),
            No::BoundMisfit(misfit) => self.misfit(misfit),
            No::ActsEliminated(acts)
            | No::ActsWithoutTiles(acts)
            | No::NothingFits(acts)
            | No::StillIn(acts) => seat("setup-turn", acts),
            No::NoTruth => self.word("setup-none"),
        }
    }
}
