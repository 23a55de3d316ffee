//! How a game ended.

use table::{Forfeit, Outcome, Reason};

use crate::voice::Voice;

impl Voice {
    /// Why the game ended, and who won.
    pub fn outcome(&self, outcome: Outcome) -> String {
        format!("{} {}", self.why_over(outcome), self.who_won(outcome))
    }

    /// Why a game is over.
    pub fn why_over(&self, outcome: Outcome) -> String {
        self.word(match outcome.reason {
            Reason::Quarto => "ended-quarto",
            Reason::WrongCall => "ended-wrong-call",
            Reason::Full => "ended-full",
            Reason::Points => "ended-points",
            Reason::Forfeit(Forfeit::Resigned) => "ended-resigned",
            Reason::Forfeit(Forfeit::Time) => "ended-time",
            Reason::Forfeit(Forfeit::Abandoned) => "ended-abandoned",
            Reason::Agreed => "ended-agreed",
        })
    }

    /// Who has won.
    pub fn who_won(&self, outcome: Outcome) -> String {
        let winners: Vec<_> = outcome.winners.iter().collect();
        match winners.as_slice() {
            [] => self.word("result-draw"),
            [winner] => self.say_of(*winner, "result-wins", &[]),
            several => {
                let names: Vec<String> = several.iter().map(|&seat| self.name(seat)).collect();
                self.say("result-shared", &[("names", self.list(&names).into())])
            }
        }
    }
}
