//! What several tests need.

use dice::Dice;
use quartex::Players;
use quarto::{Announcement, Touch, TrayPlace};
use table::{
    Action, Answer, Begins, Contribution, Entry, GameId, Level, Masks, Moment, Nonce, Order,
    PastAccess, Prepared, Request, Rules, Seat, Seating, Secret, Seed, Sitter, Span, StepNumber,
    Table, Terms, Viewer, What, When,
};

/// How many: `few` every time, `many` with `FOURFOLD_FULL`.
pub(crate) fn times(few: u64, many: u64) -> u64 {
    ::dice::times!(few, many)
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn at(ms: u64) -> When {
    When::at(Moment(ms))
}

pub(crate) fn nonce(text: &impl ToString) -> Nonce {
    text.to_string().parse().unwrap()
}

/// Rules of all three games, some of every kind.
pub(crate) fn some_rules(dice: &mut Dice) -> Rules {
    let quarto = ["1234p", "1234a", "1234sc", "13pl", "1234cf", "24spf", "1234pf", "1234c"];
    match dice.below(4) {
        0 => {
            let edition = dice.choose(&[quarto::Edition::Quarto, quarto::Edition::Access]);
            Rules::Quarto(dice.choose(&quarto).parse().unwrap(), edition)
        }
        1 => {
            let announcement = dice.choose(&[Announcement::Silent, Announcement::Announced]);
            let how =
                Masks { announcement, past: dice.choose(&[PastAccess::Closed, PastAccess::Open]) };
            Rules::Access(dice.choose(&quarto).parse().unwrap(), how)
        }
        _ => {
            let players = dice.choose(&Players::ALL).count();
            let seeing = dice.choose(&["c", "c", "a"]);
            let rest = dice.choose(&["sh", "th", "sb", "sh8", "sh3"]);
            Rules::Quartex(format!("{players}{seeing}{rest}").parse().unwrap())
        }
    }
}

pub(crate) fn quarto(rules: &str) -> Rules {
    Rules::Quarto(rules.parse().unwrap(), quarto::Edition::Quarto)
}

/// People on all chairs, most of whom add to the draws.
pub(crate) fn seating(rules: Rules, dice: &mut Dice) -> Vec<Seating> {
    let person = |number: u8| Sitter::Person(format!("p{number}").parse().unwrap());
    let mut contribution = || {
        let bytes = dice.next().to_be_bytes();
        if dice.one_in(3) { Contribution::default() } else { Contribution::new(&bytes).unwrap() }
    };
    let seats = (1..=rules.seats()).map(person);
    seats.map(|sitter| Seating { sitter, contribution: contribution() }).collect()
}

/// A table and its log, kept as a server would: store first, then apply.
pub(crate) struct Room {
    pub(crate) table: Table,
    pub(crate) log: Vec<Entry>,
    pub(crate) now: u64,
    nonces: u64,
}

/// A secret as it is now, or once in a while as it was before.
pub(crate) fn secret(dice: &mut Dice) -> Secret {
    let bytes: [u8; 32] = dice.bytes();
    if bytes[0] < 64 { Secret::Seed(Seed(bytes)) } else { Secret::Root(bytes) }
}

impl Room {
    /// A table at which everybody sits and the game has started.
    pub(crate) fn started(terms: Terms, dice: &mut Dice) -> Self {
        let mut room = Self::new(terms, dice);
        for number in 1..=terms.rules.seats() {
            let person = Sitter::Person(format!("p{number}").parse().unwrap());
            room.order(&Order::Sit(seat(number), person));
            if !dice.one_in(3) {
                let bytes = dice.next().to_be_bytes();
                let what = What::Contribute(Contribution::new(&bytes[..]).unwrap());
                assert!(matches!(room.ask(number, what), Answer::Done { .. }));
            }
        }
        room.order(&Order::Start);
        room
    }

    /// A table of these people, or bots by their levels; the first begins.
    pub(crate) fn seated(terms: Terms, names: &[&str]) -> Self {
        let terms = Terms { begins: Begins::Seat(Seat::FIRST), ..terms };
        let mut room = Self::new(terms, &mut Dice::new(1));
        for (number, name) in (1..).zip(names) {
            let bot = name.parse().ok().and_then(Level::new).map(Sitter::Bot);
            let sitter = bot.unwrap_or_else(|| Sitter::Person(name.parse().unwrap()));
            room.order(&Order::Sit(seat(number), sitter));
        }
        room.order(&Order::Start);
        room
    }

    /// The same, founded in one entry, or with the last of them in it who comes.
    pub(crate) fn founded(terms: Terms, dice: &mut Dice) -> Self {
        let id: GameId = format!("g{:x}", dice.next()).parse().unwrap();
        let secret = secret(dice);
        let mut seating = seating(terms.rules, dice);
        let late = dice.choose(&[None, None, Some(dice.clone().below(terms.rules.seats().into()))]);
        let comes =
            late.map(|index| std::mem::replace(&mut seating[index as usize], Seating::open()));
        let entry = Table::found(id, terms, secret, &seating, Moment(0)).unwrap();
        let table = Table::open(&entry).unwrap();
        let mut room = Self { table, log: vec![entry], now: 0, nonces: 0 };
        if let Some(Seating { sitter, contribution }) = comes {
            room.order(&Order::Join { seat: None, sitter, contribution });
        }
        assert!(room.table.game().is_some());
        room
    }

    /// Started in one way or the other.
    pub(crate) fn begun(terms: Terms, dice: &mut Dice) -> Self {
        if dice.one_in(2) { Self::started(terms, dice) } else { Self::founded(terms, dice) }
    }

    pub(crate) fn new(terms: Terms, dice: &mut Dice) -> Self {
        let id: GameId = format!("g{:x}", dice.next()).parse().unwrap();
        Self::of(Table::create(id, terms, secret(dice), Moment(0)).unwrap())
    }

    /// The table that this entry founds.
    pub(crate) fn of(entry: Entry) -> Self {
        Self { table: Table::open(&entry).unwrap(), log: vec![entry], now: 0, nonces: 0 }
    }

    /// Stores what was decided, then adopts it. The slow twin: folding the entry in changes a table
    /// in the same way, and tells the same.
    pub(crate) fn keep(&mut self, prepared: Prepared) {
        let entry = Entry::clone(&prepared);
        let outcome = prepared.outcome();
        let mut twin = self.table.clone();
        let told = self.table.adopt(prepared).unwrap();
        assert_eq!(outcome, self.table.outcome());
        // Once in a while, as random as the time is.
        if entry.at.0.is_multiple_of(8) {
            assert_eq!(told, twin.apply(&entry).unwrap(), "{entry}");
            assert_eq!(self.table.state(), twin.state(), "{entry}");
        }
        self.log.push(entry);
    }

    pub(crate) fn order(&mut self, order: &Order) {
        let entry = self.table.order(order, at(self.now)).unwrap();
        self.keep(entry);
    }

    pub(crate) fn step(&self) -> StepNumber {
        self.table.step()
    }

    pub(crate) fn request(&mut self, number: u8, what: What) -> Request {
        self.nonces += 1;
        Request { seat: seat(number), step: self.step(), nonce: nonce(&self.nonces), what }
    }

    pub(crate) fn send(&mut self, request: &Request) -> Answer {
        let decision = self.table.request(request, at(self.now));
        if let Some(entry) = decision.entry {
            self.keep(entry);
        }
        decision.answer
    }

    pub(crate) fn ask(&mut self, number: u8, what: What) -> Answer {
        let request = self.request(number, what);
        self.send(&request)
    }

    /// Moves of Quarto, each by whoever is due.
    pub(crate) fn moves(&mut self, moves: &str) {
        for word in moves.split(' ') {
            let number = self.due()[0].number();
            let what = What::Act(Action::Quarto(word.parse().unwrap()));
            let answer = self.ask(number, what);
            assert!(matches!(answer, Answer::Done { .. }), "{word}: {answer:?}");
        }
    }

    pub(crate) fn due(&self) -> Vec<Seat> {
        self.table.due().iter().collect()
    }

    /// Some act that a player might ask for; `None` when it is over.
    pub(crate) fn some_act(&self, dice: &mut Dice) -> Option<(u8, What)> {
        if self.table.outcome().is_some() {
            return None;
        }
        if let Some(what) = self.some_touch(dice) {
            return Some(what);
        }
        let seat = dice.choose(&self.due());
        let choices = self.table.view(Viewer::Seat(seat)).unwrap().choices();
        let rare = |action: &Action| match action {
            Action::Quarto(quarto::Action::Call(_)) => true,
            Action::Quartex(action) => {
                matches!(action, quartex::Action::Cannot | quartex::Action::None)
            }
            _ => false,
        };
        let often: Vec<Action> = choices.iter().copied().filter(|action| !rare(action)).collect();
        let choices = if often.is_empty() || dice.one_in(8) { choices } else { often };
        Some((seat.number(), What::Act(dice.choose(&choices))))
    }

    fn some_touch(&self, dice: &mut Dice) -> Option<(u8, What)> {
        if !matches!(self.table.terms().rules, Rules::Access(..)) || !dice.one_in(3) {
            return None;
        }
        let seat = dice.choose(&[seat(1), seat(2)]);
        let index = dice.below(16) as usize;
        let touch = if dice.one_in(2) {
            Touch::Cell(quarto::Cell::from_index(index).unwrap())
        } else {
            Touch::Tray(TrayPlace::from_index(index).unwrap())
        };
        let number = self.table.view(Viewer::Seat(seat)).unwrap().touches;
        Some((seat.number(), What::Touch { number, touch }))
    }

    /// Plays on at random to the end, or for so many acts.
    pub(crate) fn play(&mut self, dice: &mut Dice, acts: u32) {
        for _ in 0..acts {
            let Some((number, what)) = self.some_act(dice) else { return };
            self.now += u64::from(dice.below(3000));
            self.ask(number, what);
        }
    }

    pub(crate) fn wait(&mut self, span: Span) {
        self.now += span.0;
    }

    pub(crate) fn left(&self, number: u8) -> u64 {
        self.table.clock().left(seat(number)).unwrap().0
    }
}

pub(crate) fn viewers(rules: Rules) -> Vec<Viewer> {
    let seats = (1..=rules.seats()).map(|number| Viewer::Seat(seat(number)));
    seats.chain([Viewer::Spectator]).collect()
}
