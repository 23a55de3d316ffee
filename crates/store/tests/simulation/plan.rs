//! The tables of a world: which game, on which terms, who plays.

use quarto::Announcement;
use table::{
    Begins, Entry, GameId, Level, Masks, Moment, Pace, PastAccess, Rules, Seat, Sitter, Span,
    Stakes, Table, Terms,
};

use crate::dice::Dice;
use crate::scene::Time;

/// A table to be.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) id: GameId,
    pub(crate) terms: Terms,
    /// With which it is founded.
    pub(crate) first: Entry,
    /// When its host begins.
    pub(crate) at: Time,
    /// Who sits down where.
    pub(crate) sitters: Vec<Sitter>,
}

impl Plan {
    pub(crate) fn roll(dice: &mut Dice, people: u64, latest: Time) -> Self {
        let id: GameId = format!("g{:x}", dice.next()).parse().unwrap();
        let terms = terms(dice);
        let first = Table::create(id.clone(), terms, dice.secret(), Moment(0)).unwrap();
        let mut sitters: Vec<Sitter> = Vec::new();
        while sitters.len() < usize::from(terms.rules.seats()) {
            let sitter = if dice.permille(40) && !sitters.is_empty() {
                Sitter::Bot(Level::new(4).unwrap())
            } else {
                Sitter::Person(format!("p{}", dice.next() % people).parse().unwrap())
            };
            if matches!(sitter, Sitter::Bot(_)) || !sitters.contains(&sitter) {
                sitters.push(sitter);
            }
        }
        Self { id, terms, first, at: Time(dice.between(0, latest.0)), sitters }
    }

    /// The chairs of people.
    pub(crate) fn chairs(&self) -> impl Iterator<Item = Seat> + use<> {
        let people: Vec<bool> =
            self.sitters.iter().map(|s| matches!(s, Sitter::Person(_))).collect();
        let chairs = (1..=5).filter_map(Seat::new).zip(people);
        chairs.filter_map(|(chair, is_person)| is_person.then_some(chair))
    }
}

fn terms(dice: &mut Dice) -> Terms {
    loop {
        let rules = rules(dice);
        let pace = match dice.index(4) {
            0 => Pace::Untimed,
            1 => Pace::PerMove(Span::seconds(dice.choose(&[20, 45, 60]))),
            _ => {
                let bank = Span::seconds(dice.choose(&[60, 180, 600]));
                Pace::Bank { bank, increment: Span::seconds(dice.choose(&[0, 2, 10])) }
            }
        };
        let seats = u64::from(rules.seats());
        let terms = Terms {
            rules,
            pace,
            stakes: dice.choose(&[
                Stakes::Casual,
                Stakes::Casual,
                Stakes::Rated,
                Stakes::Tournament,
            ]),
            begins: if dice.permille(700) {
                Begins::Lot
            } else {
                let number = u8::try_from(dice.between(1, seats)).unwrap();
                Begins::Seat(Seat::new(number).unwrap())
            },
            pointing: dice.choose(&[None, Some(Span::seconds(30)), Some(Span::seconds(60))]),
        };
        if terms.fault().is_none() {
            return terms;
        }
    }
}

fn rules(dice: &mut Dice) -> Rules {
    let quarto = ["1234p", "1234a", "1234sc", "13pl", "1234cf", "24spf", "1234pf", "1234c"];
    match dice.index(8) {
        0..4 => Rules::Quarto(dice.choose(&quarto).parse().unwrap(), quarto::Edition::Quarto),
        4..6 => {
            let announcement = dice.choose(&[Announcement::Silent, Announcement::Announced]);
            let how =
                Masks { announcement, past: dice.choose(&[PastAccess::Closed, PastAccess::Open]) };
            Rules::Access(dice.choose(&quarto).parse().unwrap(), how)
        }
        _ => {
            let players = dice.between(2, 5);
            let seeing = dice.choose(&["c", "c", "a"]);
            let rest = dice.choose(&["sh", "th", "sb", "sh8", "sh3"]);
            Rules::Quartex(format!("{players}{seeing}{rest}").parse().unwrap())
        }
    }
}
