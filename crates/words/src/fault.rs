//! What is wrong with a text somebody brought: a record, a position, a list of moves.

use table::{Fault, Forfeit, Reason, Wrong};

use crate::voice::Voice;

impl Voice {
    /// What is wrong with a record, and where.
    pub fn fault(&self, fault: &Fault) -> String {
        let (line, column) = (fault.at.line, fault.at.column);
        let what = self.wrong(&fault.wrong);
        let place = [("line", line.into()), ("column", column.into()), ("what", what.into())];
        self.say("fault-at", &place)
    }

    fn wrong(&self, wrong: &Wrong) -> String {
        match wrong {
            Wrong::TooLong => self.word("fault-too-long"),
            Wrong::NoTag => self.word("fault-no-tag"),
            Wrong::NoJson => self.word("fault-no-json"),
            Wrong::TagMissing(name) => self.say("fault-tag-missing", &[("name", (*name).into())]),
            Wrong::TagTwice => self.word("fault-tag-twice"),
            Wrong::TagValue => self.word("fault-tag-value"),
            // What the strings add is for the log: it is in English.
            Wrong::NoMove(_) => self.word("fault-no-move"),
            Wrong::NoResult => self.word("fault-no-result"),
            Wrong::TwoResults => self.word("fault-two-results"),
            Wrong::Terms => self.word("fault-terms"),
            Wrong::Hidden => self.word("fault-hidden"),
            Wrong::NotStarted => self.word("fault-not-started"),
            Wrong::Illegal(_) => self.word("fault-illegal"),
            Wrong::AfterTheEnd => self.word("fault-after-end"),
            Wrong::Outcome { result, reason: None } => {
                self.say("fault-outcome", &[("result", result.clone().into())])
            }
            Wrong::Outcome { result, reason: Some(reason) } => {
                let reason = ("reason", self.word(reason_key(*reason)).into());
                self.say("fault-outcome-why", &[("result", result.clone().into()), reason])
            }
            Wrong::NoSeed => self.word("fault-no-seed"),
            Wrong::Commitment => self.word("fault-commitment"),
            Wrong::Seal => self.word("fault-seal"),
            Wrong::Lot(seat) => self.say("fault-lot", &[("number", (*seat).into())]),
            Wrong::Tray(tray) => self.say("fault-tray", &[("tray", tray.clone().into())]),
            Wrong::Draw(tiles) => self.say("fault-draw", &[("tiles", tiles.clone().into())]),
        }
    }

    /// What is wrong with a text of Quarto: a position, a move.
    pub fn quarto_text_fault(&self, error: quarto::TextError) -> String {
        let expected = self.word(expected_key(error.expected));
        let place = [("at", (error.at + 1).into()), ("expected", expected.into())];
        self.say("fault-expected", &place)
    }

    /// What is wrong with a text of Quartex.
    pub fn quartex_text_fault(&self, error: quartex::TextError) -> String {
        use quartex::Problem;
        let expected = match error.problem {
            // One character is the same in every language; longer descriptions are English.
            Problem::Expected(what) if what.len() == 1 => {
                self.say("expected-text", &[("text", what.into())])
            }
            Problem::Expected(_) => self.word("expected-other"),
            Problem::Symbol => self.word("expected-symbol"),
            Problem::NotAName(tile) => {
                self.say("expected-name", &[("tile", tile.to_string().into())])
            }
            Problem::NotThisTile => self.word("expected-this-tile"),
            Problem::TileTwice => self.word("expected-tile-once"),
            Problem::Number => self.word("expected-number"),
            Problem::OutOfReach => self.word("expected-in-reach"),
            Problem::Seat => self.word("expected-seat"),
            Problem::Hidden => self.word("expected-known-tiles"),
            Problem::TrailingText => self.word("expected-end"),
        };
        let place = [("at", (error.at + 1).into()), ("expected", expected.into())];
        self.say("fault-expected", &place)
    }
}

const fn reason_key(reason: Reason) -> &'static str {
    match reason {
        Reason::Quarto => "reason-quarto",
        Reason::WrongCall => "reason-wrong-call",
        Reason::Full => "reason-full",
        Reason::Points => "reason-points",
        Reason::Forfeit(Forfeit::Resigned) => "reason-resigned",
        Reason::Forfeit(Forfeit::Time) => "reason-time",
        Reason::Forfeit(Forfeit::Abandoned) => "reason-abandoned",
        Reason::Agreed => "reason-agreed",
    }
}

const fn expected_key(expected: quarto::Expected) -> &'static str {
    use quarto::Expected;
    match expected {
        Expected::PieceOrDot => "expected-piece-or-dot",
        Expected::Slash => "expected-slash",
        Expected::Separator => "expected-separator",
        Expected::HandOrDash => "expected-hand",
        Expected::SeatOrResult => "expected-seat-or-result",
        Expected::CountingDigit => "expected-counting",
        Expected::CallingLetter => "expected-calling",
        Expected::LastOrDash => "expected-last",
        Expected::Piece => "expected-piece",
        Expected::CodeLetter => "expected-code-letter",
        Expected::File => "expected-file",
        Expected::Rank => "expected-rank",
        Expected::Line => "expected-line",
        Expected::CornerRank => "expected-corner-rank",
        Expected::TrayPlace => "expected-tray-place",
        Expected::Touch => "expected-touch",
        Expected::Move => "expected-move",
        Expected::GiftOrCall => "expected-gift-or-call",
        Expected::WordEnd => "expected-word-end",
        Expected::End => "expected-end",
    }
}
