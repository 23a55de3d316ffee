//! From a draft to a plan.

use quartex::{Players, Seat};
use quarto::{Calling, Characteristic, Counting, Edition};
use table::{Begins, Level, Masks, Pace, Rules, Span, Stakes, Terms, TermsFault};

use super::field::{self, Opponent, Range, Tempo, Way};
use super::{Draft, DraftFault, Plan, SeatChoice};
use crate::choice::{Words, YES_NO};

/// The table that was chosen, or all that is wrong with it.
pub(super) fn plan(draft: &Draft) -> Result<Plan, Vec<DraftFault>> {
    let mut reader = Reader { draft, faults: Vec::new() };
    let Some(rules) = reader.rules() else { return Err(reader.faults) };
    let (chairs, listed) = reader.chairs(rules);
    let stakes = reader.one(field::STAKES, &field::STAKES_OFFERED, Stakes::Casual);
    let pace = reader.pace(rules, stakes);
    let pointing = reader.pointing(rules);
    let terms = Terms { rules, pace, stakes, begins: reader.begins(), pointing };
    match terms.fault() {
        None => {}
        Some(TermsFault::FreeCallsAreCasual) => reader.faults.push(DraftFault::FreeCallsAreCasual),
        Some(TermsFault::NoSuchBeginner(seat)) => {
            reader.faults.push(DraftFault::NoSuchBeginner(seat));
        }
        // Spans out of reach were named when they were read.
        Some(TermsFault::NoSuchTime) => reader.note(DraftFault::NoSuchChoice(field::PACE)),
    }
    if reader.faults.is_empty() { Ok(Plan { terms, chairs, listed }) } else { Err(reader.faults) }
}

/// Reads field by field and notes what is wrong; a wrong field is read as the usual value, so that
/// all the others are looked at too.
struct Reader<'a> {
    draft: &'a Draft,
    faults: Vec<DraftFault>,
}

impl Reader<'_> {
    fn note(&mut self, fault: DraftFault) {
        if !self.faults.contains(&fault) {
            self.faults.push(fault);
        }
    }

    /// One of several words.
    fn one<T: Copy + PartialEq>(&mut self, name: &'static str, words: &Words<T>, usual: T) -> T {
        let Some(word) = self.draft.value(name) else { return usual };
        words.read(word).unwrap_or_else(|| {
            self.note(DraftFault::NoSuchChoice(name));
            usual
        })
    }

    fn number(&mut self, name: &'static str, range: Range) -> u64 {
        let Range { least, most, usual } = range;
        let Some(text) = self.draft.value(name) else { return usual };
        let number = text.trim().parse().ok().filter(|number| (least..=most).contains(number));
        number.unwrap_or_else(|| {
            self.note(DraftFault::NoSuchNumber { field: name, least, most });
            usual
        })
    }

    fn rules(&mut self) -> Option<Rules> {
        match self.draft.game() {
            Some("quarto") => Some(Rules::Quarto(self.quarto(), Edition::Quarto)),
            Some("access") => {
                let rules = self.quarto();
                Some(if self.one(field::MASKS, &YES_NO, true) {
                    let masks = Masks::default();
                    Rules::Access(
                        rules,
                        Masks {
                            announcement: self.one(
                                field::ANNOUNCED,
                                &field::ANNOUNCEMENTS,
                                masks.announcement,
                            ),
                            past: self.one(field::PAST, &field::PASTS, masks.past),
                        },
                    )
                } else {
                    Rules::Quarto(rules, Edition::Access)
                })
            }
            Some("quartex") => Some(Rules::Quartex(self.quartex())),
            Some(_) | None => {
                self.note(DraftFault::NoSuchGame);
                None
            }
        }
    }

    fn quarto(&mut self) -> quarto::Rules {
        let price = self.one(field::WRONG, &field::PRICES, quarto::WrongCall::Once);
        quarto::Rules {
            counting: self.counting(),
            squares: self.one(field::SQUARES, &YES_NO, false),
            calling: match self.one(field::CALLING, &field::WAYS, Way::Point) {
                Way::Point => Calling::Point(price),
                Way::Call => Calling::Call(price),
                Way::Auto => Calling::Auto,
            },
        }
    }

    /// A form that asks sends an empty value besides the chosen ones, so that a person who has
    /// chosen nothing can be told from a form that did not ask.
    fn counting(&mut self) -> Counting {
        let Some(values) = self.draft.values(field::COUNTS) else { return Counting::ALL };
        let numbered = Characteristic::ALL.into_iter().zip(["1", "2", "3", "4"]);
        if values.iter().any(|value| !matches!(*value, "" | "1" | "2" | "3" | "4")) {
            self.note(DraftFault::NoSuchChoice(field::COUNTS));
            return Counting::ALL;
        }
        let chosen = numbered.filter(|(_, digit)| values.contains(digit)).map(|(one, _)| one);
        Counting::new(chosen.collect()).unwrap_or_else(|| {
            self.note(DraftFault::NothingCounts);
            Counting::ALL
        })
    }

    fn quartex(&mut self) -> quartex::Rules {
        let players = self.one(field::PLAYERS, &field::COUNTS_OF_PLAYERS, Players::Two);
        let printed = quartex::Rules::printed(players);
        quartex::Rules {
            players,
            frame: self.one(field::FRAME, &field::FRAMES, printed.frame),
            seeing: self.one(field::SEEING, &field::SEEINGS, printed.seeing),
            ties: self.one(field::TIES, &field::TIE_BREAKS, printed.ties),
            start: self.one(field::START, &field::STARTS, printed.start),
        }
    }

    fn pace(&mut self, rules: Rules, stakes: Stakes) -> Pace {
        let is_quarto = !matches!(rules, Rules::Quartex(_));
        match self.one(field::PACE, &field::TEMPI, Tempo::Usual) {
            // The leaflet of Quartex knows no tournaments (X27).
            Tempo::Usual if is_quarto && stakes == Stakes::Tournament => Pace::TOURNAMENT,
            Tempo::Usual | Tempo::Untimed => Pace::Untimed,
            Tempo::Minute => Pace::TOURNAMENT,
            Tempo::Each => {
                Pace::PerMove(Span::seconds(self.number(field::EACH, field::SECONDS_EACH)))
            }
            Tempo::Bank => Pace::Bank {
                bank: Span::seconds(60 * self.number(field::BANK, field::MINUTES_BANK)),
                increment: Span::seconds(self.number(field::INCREMENT, field::SECONDS_INCREMENT)),
            },
        }
    }

    /// Only in Quartex is anything pointed out (X23).
    fn pointing(&mut self, rules: Rules) -> Option<Span> {
        let is_empty = self.draft.value(field::POINTING).is_none_or(|text| text.trim().is_empty());
        if is_empty || !matches!(rules, Rules::Quartex(_)) {
            return None;
        }
        Some(Span::seconds(self.number(field::POINTING, field::SECONDS_POINTING)))
    }

    fn begins(&mut self) -> Begins {
        let Some(text) = self.draft.value(field::BEGINS) else { return Begins::Lot };
        if text == field::LOT {
            return Begins::Lot;
        }
        let Some(seat) = text.parse().ok().and_then(Seat::new) else {
            self.note(DraftFault::NoSuchChoice(field::BEGINS));
            return Begins::Lot;
        };
        Begins::Seat(seat)
    }

    /// Who sits where, and whether strangers may find the table.
    fn chairs(&mut self, rules: Rules) -> (Vec<SeatChoice>, bool) {
        let Rules::Quartex(quartex::Rules { players, .. }) = rules else {
            let (other, listed) = self.opponent();
            return (vec![SeatChoice::Me, other], listed);
        };
        let others = usize::from(players.count() - 1);
        let mut chairs = vec![SeatChoice::Me];
        for name in field::SEATS.into_iter().take(others) {
            chairs.push(self.chair(name));
        }
        let asked = self.one(field::LISTED, &YES_NO, false);
        let listed = asked && chairs.contains(&SeatChoice::Open);
        (chairs, listed)
    }

    fn opponent(&mut self) -> (SeatChoice, bool) {
        match self.one(field::OPPONENT, &field::OPPONENTS, Opponent::Computer) {
            Opponent::Computer => (self.bot(field::LEVEL, None), false),
            Opponent::Friend => (SeatChoice::Open, false),
            Opponent::Beside => (SeatChoice::Beside, false),
            Opponent::Stranger => (SeatChoice::Open, true),
        }
    }

    /// In a game for several a level may be said for all, and for each seat.
    fn chair(&mut self, name: &'static str) -> SeatChoice {
        match self.draft.value(name) {
            Some(field::OPEN) => SeatChoice::Open,
            Some(field::BESIDE) => SeatChoice::Beside,
            Some(level) => self.bot(name, Some(level)),
            None => self.bot(field::LEVEL, None),
        }
    }

    fn bot(&mut self, name: &'static str, said: Option<&str>) -> SeatChoice {
        let Some(text) = said.or_else(|| self.draft.value(name)) else {
            return SeatChoice::USUAL_BOT;
        };
        text.parse().ok().and_then(Level::new).map_or_else(
            || {
                self.note(DraftFault::NoSuchChoice(name));
                SeatChoice::USUAL_BOT
            },
            SeatChoice::Bot,
        )
    }
}
