//! What was agreed before the start.

use quartex::{Seeing, Start, Ties};
use quarto::{Announcement, Calling, Characteristic, Counting, Edition, WrongCall};
use table::{Begins, Pace, PastAccess, Rules, Stakes, Terms};

use crate::voice::Voice;

impl Voice {
    /// The terms of a table, a sentence for each thing that somebody may want to know before
    /// sitting down.
    pub fn terms(&self, terms: &Terms) -> Vec<String> {
        let mut told = match terms.rules {
            Rules::Quarto(rules, edition) => {
                let mut told = vec![self.word(match edition {
                    Edition::Quarto => "terms-quarto",
                    Edition::Access => "terms-access-unmasked",
                })];
                self.quarto_rules(rules, &mut told);
                told
            }
            Rules::Access(rules, masks) => {
                let mut told = vec![self.word("terms-access")];
                told.push(self.word(match masks.announcement {
                    Announcement::Silent => "terms-silent",
                    Announcement::Announced => "terms-announced",
                }));
                if masks.past == PastAccess::Open {
                    told.push(self.word("terms-open-log"));
                }
                self.quarto_rules(rules, &mut told);
                told
            }
            Rules::Quartex(rules) => self.quartex_rules(rules),
        };
        told.push(self.pace(terms.pace));
        if let (Some(span), Rules::Quartex(_)) = (terms.pointing, terms.rules) {
            told.push(self.say("terms-pointing", &[("span", self.span(span).into())]));
        }
        told.push(self.word(match terms.stakes {
            Stakes::Casual => "terms-casual",
            Stakes::Rated => "terms-rated",
            Stakes::Tournament => "terms-tournament",
        }));
        told.push(match terms.begins {
            Begins::Lot => self.word("terms-lot"),
            Begins::Seat(seat) => self.say_of(seat, "terms-begins", &[]),
        });
        told
    }

    fn quarto_rules(&self, rules: quarto::Rules, told: &mut Vec<String>) {
        if rules.counting != Counting::ALL {
            let name = |c: Characteristic| self.word(characteristic_key(c, self.edition));
            let counting: Vec<String> = rules.counting.characteristics().iter().map(name).collect();
            let counting = self.list(&counting);
            told.push(self.say("terms-counting", &[("characteristics", counting.into())]));
        }
        if rules.squares {
            told.push(self.word("terms-squares"));
        }
        let wrong = match rules.calling {
            Calling::Point(wrong) => {
                told.push(self.word("terms-point"));
                wrong
            }
            Calling::Call(wrong) => {
                told.push(self.word("terms-call"));
                wrong
            }
            Calling::Auto => {
                told.push(self.word("terms-auto"));
                return;
            }
        };
        told.push(self.word(match wrong {
            WrongCall::Once => "terms-wrong-once",
            WrongCall::Loses => "terms-wrong-loses",
            WrongCall::Free => "terms-wrong-free",
        }));
    }

    fn quartex_rules(&self, rules: quartex::Rules) -> Vec<String> {
        let players = rules.players.count();
        let mut told = vec![self.say("terms-quartex", &[("count", players.into())])];
        if let Some(frame) = rules.frame {
            told.push(self.say("terms-frame", &[("side", frame.side().into())]));
        }
        told.push(self.word(match rules.seeing {
            Seeing::Claim => "terms-claim",
            Seeing::Auto => "terms-claims-automatic",
        }));
        told.push(self.word(match rules.ties {
            Ties::Shared => "terms-ties-shared",
            Ties::TilesThenTokens => "terms-ties-tiles",
        }));
        told.push(self.word(match rules.start {
            Start::Hand => "terms-start-hand",
            Start::BagTile => "terms-start-bag",
        }));
        told
    }

    fn pace(&self, pace: Pace) -> String {
        match pace {
            Pace::Untimed => self.word("terms-untimed"),
            Pace::PerMove(span) => self.say("terms-per-move", &[("span", self.span(span).into())]),
            Pace::Bank { bank, increment } => {
                let bank = ("bank", self.span(bank).into());
                let increment = ("increment", self.span(increment).into());
                self.say("terms-bank", &[bank, increment])
            }
        }
    }
}

pub(crate) const fn characteristic_key(
    characteristic: Characteristic,
    edition: Edition,
) -> &'static str {
    match (characteristic, edition) {
        (Characteristic::Colour, Edition::Quarto) => "characteristic-colour",
        (Characteristic::Colour, Edition::Access) => "characteristic-surface",
        (Characteristic::Shape, _) => "characteristic-shape",
        (Characteristic::Height, _) => "characteristic-height",
        (Characteristic::Body, _) => "characteristic-body",
    }
}
