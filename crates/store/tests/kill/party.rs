//! The players of one table, as far as they know it: by answers alone.

use std::collections::VecDeque;

use quarto::{Cell, TrayPlace};
use store::SteadyClock;
use table::{Entry, GameId, Pace, Rules, Seating, Seed, Span, Table, Terms};

use crate::dice::Dice;

/// What a line is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Found,
    Sit,
    /// Somebody looks. Whoever takes the lead looks for all who are due.
    View {
        seat: u8,
        leads: bool,
    },
    Move {
        seat: u8,
    },
}

/// A line without its tag. A move is called by its tag, too: `{}` stands for it.
pub(crate) type LineToSend = (Purpose, String);

pub(crate) struct Party {
    pub(crate) id: GameId,
    first: Entry,
    rules: Rules,
    /// The chairs of those who sit down when the table is there. With the last of them it starts.
    late: Vec<u8>,
    /// Lines that wait for an answer.
    unanswered: usize,
    pub(crate) is_over: bool,
}

/// What a view says.
struct Known<'t> {
    step: &'t str,
    touches: &'t str,
    due: Vec<u8>,
    is_over: bool,
    moves: Vec<&'t str>,
}

impl Party {
    /// People who want to play something.
    pub(crate) fn gather(dice: &mut Dice) -> Self {
        let quarto = ["1234p", "1234a", "1234sc", "13pl", "1234c"];
        let quartex = ["2csh", "3cth", "4ash", "5csh3", "2asb", "3csh8"];
        let (game, rules) = match dice.index(3) {
            0 => ("quarto", dice.choose(&quarto).to_owned()),
            1 => {
                ("access", format!("{}{}", dice.choose(&quarto), dice.choose(&["", "+announced"])))
            }
            _ => ("quartex", dice.choose(&quartex).to_owned()),
        };
        let rules = Rules::read(game, &rules).unwrap();
        let mut terms = Terms::casual(rules);
        if dice.one_in(3) {
            // Clocks that run, but never out.
            terms.pace = Pace::Bank { bank: Span::seconds(86_400), increment: Span::seconds(1) };
        }
        let id: GameId = format!("g{:016x}", dice.next()).parse().unwrap();
        let mut seed = [0; 32];
        seed.fill_with(|| u8::try_from(dice.index(256)).unwrap());
        let chairs = 1..=rules.seats();
        let late: Vec<u8> = chairs.clone().filter(|_| dice.one_in(2)).collect();
        let seating = |chair: u8| {
            let person = || Seating::of(format!("person:p{chair}").parse().unwrap());
            if late.contains(&chair) { Seating::open() } else { person() }
        };
        let seating: Vec<Seating> = chairs.map(seating).collect();
        // The game may start with this entry, and its clock runs from then on.
        let now = SteadyClock::new().now();
        let first = Table::found(id.clone(), terms, Seed(seed), &seating, now).unwrap();
        Self { id, first, rules, late, unanswered: 0, is_over: false }
    }

    pub(crate) fn is_masked(&self) -> bool {
        matches!(self.rules, Rules::Access(..))
    }

    pub(crate) fn begin(&mut self) -> Vec<LineToSend> {
        let line = format!("found {} {}", self.id, self.first);
        self.send(vec![(Purpose::Found, line)])
    }

    /// What they want next, now that they know this. `again`: the line was sent more than once.
    pub(crate) fn hear(
        &mut self,
        purpose: &Purpose,
        answer: &str,
        again: bool,
        dice: &mut Dice,
    ) -> Vec<LineToSend> {
        self.unanswered -= 1;
        let mut lines = match purpose {
            Purpose::View { seat, leads } => self.look(*seat, *leads, answer, dice),
            Purpose::Move { .. } => Vec::new(),
            // It may have happened the first time.
            Purpose::Sit if again && answer.starts_with("refused") => Vec::new(),
            Purpose::Found | Purpose::Sit => {
                assert_eq!(answer, "done", "{purpose:?} at table {}", self.id);
                Vec::new()
            }
        };
        if lines.is_empty() && self.unanswered == 0 && !self.is_over {
            lines = self.go_on(purpose);
        }
        self.send(lines)
    }

    fn go_on(&self, after: &Purpose) -> Vec<LineToSend> {
        let id = &self.id;
        match after {
            Purpose::Found if !self.late.is_empty() => {
                let sit = |chair| (Purpose::Sit, format!("sit {id} {chair} person:p{chair}"));
                self.late.iter().map(sit).collect()
            }
            Purpose::Found | Purpose::Sit => vec![self.view(1, true)],
            Purpose::View { seat, .. } | Purpose::Move { seat } => vec![self.view(*seat, true)],
        }
    }

    fn look(&mut self, seat: u8, leads: bool, answer: &str, dice: &mut Dice) -> Vec<LineToSend> {
        let known = read_view(answer);
        self.is_over |= known.is_over;
        let mut lines = Vec::new();
        if known.due.contains(&seat) {
            lines.push(self.choose(seat, &known, dice));
        }
        if leads && !known.is_over {
            assert!(!known.due.is_empty(), "nobody can play on at table {}", self.id);
            let others = known.due.iter().filter(|other| **other != seat);
            lines.extend(others.map(|other| self.view(*other, false)));
        }
        lines
    }

    fn choose(&self, seat: u8, known: &Known<'_>, dice: &mut Dice) -> LineToSend {
        let (number, wanted) = if self.is_masked() && dice.one_in(4) {
            let index = dice.index(16);
            let cell = Cell::from_index(index).unwrap();
            let place = TrayPlace::from_index(index).unwrap();
            let touch = if dice.one_in(2) { format!("@{cell}") } else { format!("@{place}") };
            (known.touches, touch)
        } else {
            (known.step, dice.choose(&known.moves).to_owned())
        };
        let line = format!("ask {} {seat} {number} {{}} {wanted}", self.id);
        (Purpose::Move { seat }, line)
    }

    fn view(&self, seat: u8, leads: bool) -> LineToSend {
        (Purpose::View { seat, leads }, format!("view {} {seat}", self.id))
    }

    fn send(&mut self, lines: Vec<LineToSend>) -> Vec<LineToSend> {
        self.unanswered += lines.len();
        lines
    }
}

fn read_view(answer: &str) -> Known<'_> {
    let mut words: VecDeque<&str> = answer.splitn(5, ' ').collect();
    assert_eq!(words.pop_front(), Some("view"), "{answer}");
    let [step, touches, due, moves] = words.make_contiguous() else { panic!("{answer}") };
    Known {
        step,
        touches,
        is_over: *due == "over",
        due: due.split(',').filter_map(|seat| seat.parse().ok()).collect(),
        moves: moves.split(';').collect(),
    }
}
