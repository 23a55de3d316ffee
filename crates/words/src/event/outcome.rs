//! How a game ended.

use table::{Forfeit, Outcome, Reason};

use crate::voice::Voice;

impl Voice {
    /// Why the game ended, and who won.
    pub fn outcome(&self, outcome: Outcome) -> String {
        let reason = self.word(match outcome.reason {
            Reason::Quarto => "ended-quarto",
            Reason::WrongCall => "ended-wrong-call",
            Reason::Full => "ended-full",
            Reason::Points => "ended-points",
            Reason::Forfeit(Forfeit::Resigned) => "ended-resigned",
            Reason::Forfeit(Forfeit::Time) => "ended-time",
            Reason::Forfeit(Forfeit::Abandoned) => "ended-abandoned",
            Reason::Agreed => "ended-agreed",
        });
        let winners: Vec<_> = outcome.winners.iter().collect();
        let result = match winners.as_slice() {
            [] => self.word("result-draw"),
            [winner] => self.say_of(*winner, "result-wins", &[]),
            several => {
                let names: Vec<String> = several.iter().map(|&seat| self.name(seat)).collect();
                self.say("result-shared", &[("names", self.list(&names).into())])
            }
        };
        format!("{reason} {result}")
    }
}
