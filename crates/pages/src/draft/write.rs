//! From a plan back to the draft that gives it.

use quarto::{Calling, Characteristic, Edition};
use table::{Begins, Pace, Rules, Span};

use super::field::{self, Opponent, Tempo, Way};
use super::{Draft, Plan, SeatChoice};
use crate::choice::YES_NO;

/// The draft that gives this plan, every field written out.
pub(super) fn draft(plan: &Plan) -> Draft {
    let terms = &plan.terms;
    let mut pairs = Pairs(Vec::new());
    pairs.add(field::GAME, terms.rules.game());
    match terms.rules {
        Rules::Quarto(rules, edition) => {
            pairs.quarto(rules);
            if edition == Edition::Access {
                pairs.add(field::MASKS, YES_NO.write(false));
            }
        }
        Rules::Access(rules, masks) => {
            pairs.quarto(rules);
            pairs.add(field::MASKS, YES_NO.write(true));
            pairs.add(field::ANNOUNCED, field::ANNOUNCEMENTS.write(masks.announcement));
            pairs.add(field::PAST, field::PASTS.write(masks.past));
        }
        Rules::Quartex(rules) => pairs.quartex(rules),
    }
    pairs.pace(terms.pace);
    if let Some(span) = terms.pointing {
        pairs.add(field::POINTING, &seconds(span));
    }
    pairs.add(field::STAKES, field::STAKES_OFFERED.write(terms.stakes));
    match terms.begins {
        Begins::Lot => pairs.add(field::BEGINS, field::LOT),
        Begins::Seat(seat) => pairs.add(field::BEGINS, &seat.to_string()),
    }
    pairs.chairs(plan);
    Draft { pairs: pairs.0 }
}

fn seconds(span: Span) -> String {
    (span.0 / 1000).to_string()
}

struct Pairs(Vec<(String, String)>);

impl Pairs {
    fn add(&mut self, name: &str, value: &str) {
        self.0.push((name.to_owned(), value.to_owned()));
    }

    fn quarto(&mut self, rules: quarto::Rules) {
        for (characteristic, digit) in Characteristic::ALL.into_iter().zip(["1", "2", "3", "4"]) {
            if rules.counting.characteristics().contains(characteristic) {
                self.add(field::COUNTS, digit);
            }
        }
        self.add(field::SQUARES, YES_NO.write(rules.squares));
        let (way, price) = match rules.calling {
            Calling::Point(price) => (Way::Point, price),
            Calling::Call(price) => (Way::Call, price),
            Calling::Auto => (Way::Auto, quarto::WrongCall::Once),
        };
        self.add(field::CALLING, field::WAYS.write(way));
        self.add(field::WRONG, field::PRICES.write(price));
    }

    fn quartex(&mut self, rules: quartex::Rules) {
        self.add(field::PLAYERS, field::COUNTS_OF_PLAYERS.write(rules.players));
        self.add(field::FRAME, field::FRAMES.write(rules.frame));
        self.add(field::SEEING, field::SEEINGS.write(rules.seeing));
        self.add(field::TIES, field::TIE_BREAKS.write(rules.ties));
        self.add(field::START, field::STARTS.write(rules.start));
    }

    fn pace(&mut self, pace: Pace) {
        let tempo = match pace {
            Pace::Untimed => Tempo::Untimed,
            Pace::TOURNAMENT => Tempo::Minute,
            Pace::PerMove(span) => {
                self.add(field::EACH, &seconds(span));
                Tempo::Each
            }
            Pace::Bank { bank, increment } => {
                self.add(field::BANK, &(bank.0 / 60_000).to_string());
                self.add(field::INCREMENT, &seconds(increment));
                Tempo::Bank
            }
        };
        self.add(field::PACE, field::TEMPI.write(tempo));
    }

    fn chairs(&mut self, plan: &Plan) {
        let others = plan.chairs.iter().skip(1).copied();
        if let Rules::Quartex(_) = plan.terms.rules {
            for (name, chair) in field::SEATS.into_iter().zip(others) {
                match chair {
                    SeatChoice::Me | SeatChoice::Beside => self.add(name, field::BESIDE),
                    SeatChoice::Open => self.add(name, field::OPEN),
                    SeatChoice::Bot(level) => self.add(name, &level.number().to_string()),
                }
            }
            self.add(field::LISTED, YES_NO.write(plan.listed));
            return;
        }
        for chair in others {
            let opponent = match chair {
                SeatChoice::Me | SeatChoice::Beside => Opponent::Beside,
                SeatChoice::Open if plan.listed => Opponent::Stranger,
                SeatChoice::Open => Opponent::Friend,
                SeatChoice::Bot(level) => {
                    self.add(field::LEVEL, &level.number().to_string());
                    Opponent::Computer
                }
            };
            self.add(field::OPPONENT, field::OPPONENTS.write(opponent));
        }
    }
}
