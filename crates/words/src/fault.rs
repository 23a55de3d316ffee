//! What is wrong with a text somebody brought: a record, a position, a list of moves.

use table::{Fault, Forfeit, IllegalMove, NoMove, Reason, Refusal, Wrong};

use crate::noun::Role;
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
            Wrong::NoMove(why) => self.no_move(*why),
            Wrong::NoResult => self.word("fault-no-result"),
            Wrong::TwoResults => self.word("fault-two-results"),
            Wrong::Terms => self.word("fault-terms"),
            Wrong::Hidden => self.word("fault-hidden"),
            Wrong::NotStarted => self.word("fault-not-started"),
            Wrong::Illegal(why) => self.illegal(*why),
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
            Wrong::OtherCommitment => self.word("fault-other-commitment"),
            Wrong::OtherSeal => self.word("fault-other-seal"),
            Wrong::Lot(seat) => self.say("fault-lot", &[("number", (*seat).into())]),
            Wrong::Tray(tray) => self.say("fault-tray", &[("tray", tray.clone().into())]),
            Wrong::Draw(tiles) => self.say("fault-draw", &[("tiles", tiles.clone().into())]),
        }
    }

    fn no_move(&self, why: NoMove) -> String {
        let expected = match why {
            NoMove::Quarto(expected) => self.expected(expected),
            NoMove::Quartex(problem) => self.problem(problem),
            NoMove::Toucher => self.word("expected-toucher"),
            NoMove::Touched => self.word("expected-touch"),
            NoMove::Forfeiter => self.word("expected-seat"),
            NoMove::OneMove => self.word("expected-one-move"),
            NoMove::NoWinner => return self.word("fault-no-winner"),
        };
        self.say("fault-no-move", &[("expected", expected.into())])
    }

    fn illegal(&self, why: IllegalMove) -> String {
        match why {
            IllegalMove::Refused(refusal) => self.refused_then(refusal),
            IllegalMove::CannotForfeit => self.word("fault-cannot-forfeit"),
            IllegalMove::ClockStood => self.word("fault-clock-stood"),
            IllegalMove::NoDraws => self.word("fault-no-draws"),
            IllegalMove::NobodyActs => self.word("fault-nobody-acts"),
            IllegalMove::WrongCall => self.word("fault-call-was-wrong"),
            IllegalMove::RightCall => self.word("fault-call-was-right"),
        }
    }

    /// A refusal as others tell of it: whoever reads a record did not make the move.
    fn refused_then(&self, refusal: Refusal) -> String {
        match refusal {
            Refusal::NotYourTurn(seat) | Refusal::Quartex(quartex::Refusal::NotYourTurn(seat)) => {
                self.say("fault-turn", &[("number", seat.number().into())])
            }
            Refusal::Quarto(quarto::Refusal::CallLost)
            | Refusal::Access(quarto::MaskedRefusal::Rules(quarto::Refusal::CallLost)) => {
                self.word("fault-call-lost")
            }
            Refusal::Quartex(quartex::Refusal::NotInHand(tile)) => {
                let tile = self.tile(tile.name(), Role::Subject);
                self.say("fault-not-in-hand", &[("tile", tile.into())])
            }
            Refusal::Quartex(quartex::Refusal::Bound { tile, cell }) => {
                let tile = ("tile", self.tile(tile.name(), Role::Subject).into());
                self.say("fault-bound", &[tile, ("spot", self.spot(cell).into())])
            }
            Refusal::Quartex(
                quartex::Refusal::OpponentsAreAsked
                | quartex::Refusal::AlreadyAnswered
                | quartex::Refusal::Eliminated,
            ) => self.word("fault-illegal"),
            other => self.refusal(other),
        }
    }

    /// What is wrong with a text of Quarto: a position, a move.
    pub fn quarto_text_fault(&self, error: quarto::TextError) -> String {
        let expected = self.expected(error.expected);
        let place = [("at", (error.at + 1).into()), ("expected", expected.into())];
        self.say("fault-expected", &place)
    }

    /// What is wrong with a text of Quartex.
    pub fn quartex_text_fault(&self, error: quartex::TextError) -> String {
        let expected = self.problem(error.problem);
        let place = [("at", (error.at + 1).into()), ("expected", expected.into())];
        self.say("fault-expected", &place)
    }

    /// What was expected in a text of Quarto: a phrase.
    pub fn expected(&self, expected: quarto::Expected) -> String {
        self.word(expected_key(expected))
    }

    /// What was expected in a text of Quartex: a phrase.
    pub fn problem(&self, problem: quartex::TextProblem) -> String {
        use quartex::TextProblem;
        let key = match problem {
            TextProblem::Expected(word) => {
                return self.say("expected-text", &[("text", word.into())]);
            }
            TextProblem::NotAName(tile) => {
                return self.say("expected-name", &[("tile", tile.to_string().into())]);
            }
            TextProblem::Space => "expected-separator",
            TextProblem::Players => "expected-players",
            TextProblem::Seeing => "expected-seeing",
            TextProblem::Ties => "expected-ties",
            TextProblem::Start => "expected-start",
            TextProblem::Eye => "expected-eye",
            TextProblem::Due => "expected-due",
            TextProblem::Symbol => "expected-symbol",
            TextProblem::NotThisTile => "expected-this-tile",
            TextProblem::TileTwice => "expected-tile-once",
            TextProblem::Number => "expected-number",
            TextProblem::OutOfReach => "expected-in-reach",
            TextProblem::Seat => "expected-seat",
            TextProblem::Hidden => "expected-known-tiles",
            TextProblem::TrailingText => "expected-end",
        };
        self.word(key)
    }
}

pub(crate) const fn reason_key(reason: Reason) -> &'static str {
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
