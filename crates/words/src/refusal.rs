//! Why something was refused, and what a request brought.

use quarto::MaskedRefusal;
use table::{Answer, Glimpse, Refusal, Sight, TermsFault, View};

use crate::noun::Role;
use crate::voice::Voice;

impl Voice {
    /// Everything whoever asked hears of one request: why it was refused, or what it brought. The
    /// glimpse is the asker's own, if the request brought one; the view is from just after.
    ///
    /// A masked hand that met a piece is told so once: by the refusal (Q19).
    pub fn respond(&self, answer: &Answer, glimpse: Option<&Glimpse>, view: &View) -> Vec<String> {
        let refused = matches!(answer, Answer::Refused(_));
        let sights = glimpse.map(|glimpse| glimpse.sights.as_slice()).unwrap_or_default();
        let is_told = |sight: &&Sight| !(refused && matches!(sight, Sight::Felt { .. }));
        let told = sights.iter().filter(is_told).flat_map(|sight| self.tell_sight(sight, view));
        // What was felt is told with its place by the glimpse.
        let felt = matches!(answer, Answer::Felt { .. }) && glimpse.is_some();
        self.answer(answer).filter(|_| !felt).into_iter().chain(told).collect()
    }

    /// What whoever asked is told at once. What happened is told by the glimpse, so that a
    /// request that was granted has no sentence of its own.
    pub fn answer(&self, answer: &Answer) -> Option<String> {
        match answer {
            Answer::Done { .. } => None,
            Answer::Felt { found: Some(piece) } => {
                let piece = self.piece(*piece, Role::Object);
                Some(self.say("felt-something", &[("piece", piece.into())]))
            }
            Answer::Felt { found: None } => Some(self.word("felt-nothing")),
            Answer::Stale => Some(self.word("refused-stale")),
            Answer::Refused(refusal) => Some(self.refusal(*refusal)),
        }
    }

    /// Why a request was refused.
    pub fn refusal(&self, refusal: Refusal) -> String {
        match refusal {
            Refusal::Quarto(refusal) => self.quarto_refusal(refusal),
            Refusal::Access(refusal) => self.masked_refusal(refusal),
            Refusal::Quartex(refusal) => self.quartex_refusal(refusal),
            Refusal::NotYourTurn(seat) => self.say_of(seat, "refused-turn", &[]),
            Refusal::TimeIsUp(seat) => self.say_of(seat, "refused-time-up", &[]),
            Refusal::NotYet(_) => self.word("refused-not-yet"),
            Refusal::NoSuchSeat => self.word("refused-no-seat"),
            Refusal::Stale => self.word("refused-stale"),
            Refusal::StaleTouch => self.word("refused-stale-touch"),
            Refusal::Paused => self.word("refused-paused"),
            Refusal::NotPaused => self.word("refused-not-paused"),
            Refusal::Adjourned => self.word("refused-adjourned"),
            Refusal::NotAdjourned => self.word("refused-not-adjourned"),
            Refusal::NotStarted => self.word("refused-not-started"),
            Refusal::Started => self.word("refused-started"),
            Refusal::GameOver => self.word("refused-over"),
            Refusal::NotOver => self.word("refused-not-over"),
            Refusal::SeatsOpen => self.word("refused-seats-open"),
            Refusal::SeatTaken => self.word("refused-seat-taken"),
            Refusal::SeatOpen => self.word("refused-seat-open"),
            Refusal::SitsAlready => self.word("refused-sits-already"),
            Refusal::Contributed => self.word("refused-contributed"),
            Refusal::TimeIsNotUp => self.word("refused-time-not-up"),
            Refusal::OtherGame => self.word("refused-other-game"),
            Refusal::NoMasks => self.word("refused-no-masks"),
            Refusal::RecordFull => self.word("refused-record-full"),
            Refusal::NotHere => self.word("refused-not-here"),
            Refusal::OfferOpen => self.word("refused-offer-open"),
            Refusal::EnoughOffers => self.word("refused-enough-offers"),
            Refusal::EnoughLeavings => self.word("refused-enough-leavings"),
            Refusal::NoSuchOffer => self.word("refused-no-offer"),
            Refusal::Agreed => self.word("refused-agreed"),
            Refusal::NothingToTakeBack => self.word("refused-nothing-back"),
            Refusal::Forfeited => self.word("refused-forfeited"),
            Refusal::NoPerson => self.word("refused-no-person"),
            Refusal::StandIn => self.word("refused-stand-in"),
            Refusal::NoStandIn => self.word("refused-no-stand-in"),
            Refusal::EnoughStandIns => self.word("refused-enough-stand-ins"),
            Refusal::NotAway => self.word("refused-not-away"),
            Refusal::Away => self.word("refused-away"),
        }
    }

    fn quarto_refusal(&self, refusal: quarto::Refusal) -> String {
        use quarto::Refusal as No;
        match refusal {
            No::GameOver => self.word("refused-over"),
            No::PlaceFirst(piece) => {
                let piece = self.piece(piece, Role::Object);
                self.say("refused-place-first", &[("piece", piece.into())])
            }
            No::NothingInHand => self.word("refused-empty-hand"),
            No::BoardFull => self.word("refused-board-full"),
            No::CellTaken(cell, piece) => {
                let piece = ("piece", self.piece(piece, Role::Subject).into());
                self.say("refused-cell-taken", &[("at", self.at(cell).into()), piece])
            }
            No::AlreadyPlaced(piece, cell) => {
                let piece = ("piece", self.piece(piece, Role::Subject).into());
                self.say("refused-placed", &[("at", self.at(cell).into()), piece])
            }
            No::NothingToCall => self.word("refused-nothing-to-call"),
            No::CallLost => self.word("refused-call-lost"),
            No::CallsAreAutomatic => self.word("refused-calls-automatic"),
            No::PointItOut => self.word("refused-point-it-out"),
            No::CallOnly => self.word("refused-call-only"),
            No::DoesNotCount(line) => {
                self.say("refused-square", &[("line", self.line(line).into())])
            }
            No::NothingToDecline => self.word("refused-nothing-to-decline"),
        }
    }

    fn masked_refusal(&self, refusal: MaskedRefusal) -> String {
        match refusal {
            MaskedRefusal::Rules(refusal) => self.quarto_refusal(refusal),
            MaskedRefusal::CellTaken(cell, piece) => {
                self.quarto_refusal(quarto::Refusal::CellTaken(cell, piece))
            }
            MaskedRefusal::PlaceEmpty(place) => {
                self.say("refused-place-empty", &[("place", place.number().into())])
            }
        }
    }

    fn quartex_refusal(&self, refusal: quartex::Refusal) -> String {
        use quartex::Refusal as No;
        match refusal {
            No::GameOver => self.word("refused-over"),
            No::NoSuchSeat(players) => {
                self.say("refused-no-such-seat", &[("count", players.count().into())])
            }
            No::BagIsDue => self.word("refused-bag-due"),
            No::NoDrawDue => self.word("refused-no-draw"),
            No::WrongCount { due } => self.say("refused-draw-count", &[("count", due.into())]),
            No::NotInBag(tile) => {
                let tile = self.tile(tile.name(), Role::Subject);
                self.say("refused-not-in-bag", &[("tile", tile.into())])
            }
            No::NotYourTurn(seat) => self.say_of(seat, "refused-turn", &[]),
            No::NotInHand(tile) => {
                let tile = self.tile(tile.name(), Role::Subject);
                self.say("refused-not-in-hand", &[("tile", tile.into())])
            }
            No::Misfit(misfit) => self.misfit(misfit),
            No::Bound { tile, cell } => {
                let tile = ("tile", self.tile(tile.name(), Role::Object).into());
                self.say("refused-bound", &[tile, ("spot", self.spot(cell).into())])
            }
            No::ClaimsAreAutomatic => self.word("refused-claims-automatic"),
            No::OpponentsAreAsked => self.word("refused-opponents-asked"),
            No::NobodyAsks => self.word("refused-nobody-asks"),
            No::AlreadyAnswered => self.word("refused-answered"),
            No::Eliminated => self.word("refused-eliminated"),
        }
    }

    pub(crate) fn misfit(&self, misfit: quartex::Misfit) -> String {
        use quartex::{Corner, Misfit};
        self.word(match misfit {
            Misfit::NotHome => "misfit-not-home",
            Misfit::CellTaken => "misfit-taken",
            Misfit::NoEdge => "misfit-no-edge",
            Misfit::Clash(Corner::NorthWest) => "misfit-north-west",
            Misfit::Clash(Corner::NorthEast) => "misfit-north-east",
            Misfit::Clash(Corner::SouthEast) => "misfit-south-east",
            Misfit::Clash(Corner::SouthWest) => "misfit-south-west",
            Misfit::NoOrientation => "misfit-no-orientation",
            Misfit::BeyondFrame => "misfit-beyond-frame",
            Misfit::TileLaid => "misfit-laid",
        })
    }

    /// Why a table cannot be opened on these terms.
    pub fn terms_fault(&self, fault: TermsFault) -> String {
        match fault {
            TermsFault::FreeCallsAreCasual => self.word("terms-free-calls"),
            TermsFault::NoSuchBeginner(seat) => {
                self.say("terms-no-beginner", &[("number", seat.number().into())])
            }
            TermsFault::NoSuchTime => self.word("terms-no-time"),
        }
    }
}
