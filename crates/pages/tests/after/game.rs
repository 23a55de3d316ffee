//! Real games, played to their ends at real tables.

use dice::Dice;
use quarto::{Touch, TrayPlace};
use table::{
    Action, Entry, Moment, Order, Record, Request, Rules, Seat, Seed, Sitter, Source, Table, Terms,
    View, Viewer, What, When,
};

/// A table at which a game is played, and its log.
pub(crate) struct Hall {
    pub(crate) table: Table,
    pub(crate) log: Vec<Entry>,
}

impl Hall {
    /// Everybody sits, and the game has started.
    pub(crate) fn started(game: &str, rules: &str) -> Self {
        let terms = Terms::casual(Rules::read(game, rules).unwrap());
        let entry = Table::create("g1".parse().unwrap(), terms, Seed([9; 32]), Moment(0)).unwrap();
        let table = Table::open(&entry).unwrap();
        let mut hall = Self { table, log: vec![entry] };
        for number in 1..=terms.rules.seats() {
            let person = format!("p{number}").parse().unwrap();
            hall.order(&Order::Sit(Seat::new(number).unwrap(), Sitter::Person(person)));
        }
        hall.order(&Order::Start);
        hall
    }

    fn order(&mut self, order: &Order) {
        let entry = self.table.command(order, When::at(Moment(0))).unwrap();
        self.log.push(entry);
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.table.view(viewer).unwrap()
    }

    /// Whoever is due does this.
    pub(crate) fn act(&mut self, action: Action) {
        let seat = self.view(Viewer::Spectator).due.iter().next().unwrap();
        self.request(seat, What::Act(action));
    }

    pub(crate) fn request(&mut self, seat: Seat, what: What) {
        let step = self.view(Viewer::Spectator).step;
        let nonce = format!("n{}", self.log.len()).parse().unwrap();
        let request = Request { seat, step, nonce, what };
        let decision = self.table.request(&request, When::at(Moment(0)));
        let entry = decision.entry.unwrap_or_else(|| panic!("{request:?}: {:?}", decision.answer));
        self.log.push(Entry::clone(&entry));
        self.table.adopt(entry).unwrap();
    }

    /// Quarto, move by move.
    pub(crate) fn moves(&mut self, moves: &str) {
        for word in moves.split_whitespace() {
            self.act(Action::Quarto(word.parse().unwrap()));
        }
    }

    /// Played by dice to the end. Nobody calls but by chance, and seldom.
    pub(crate) fn by_dice(mut self, dice: &mut Dice) -> Self {
        while self.view(Viewer::Spectator).outcome.is_none() {
            let seat = self.view(Viewer::Spectator).due.iter().next().unwrap();
            let view = self.view(Viewer::Seat(seat));
            if matches!(view.terms.rules, Rules::Access(..)) && dice.index(3) == 0 {
                let touches =
                    [Touch::Cell("b2".parse().unwrap()), Touch::Tray(TrayPlace::new(5).unwrap())];
                let touch = touches[dice.index(2)];
                self.request(seat, What::Touch { touch, number: view.touches });
                continue;
            }
            let choices = view.choices();
            let quiet: Vec<&Action> = choices
                .iter()
                .filter(|choice| !matches!(choice, Action::Quarto(quarto::Action::Call(_))))
                .collect();
            let calls = quiet.is_empty() || dice.index(8) == 0;
            let action = if calls {
                choices[dice.index(choices.len())]
            } else {
                *quiet[dice.index(quiet.len())]
            };
            self.act(action);
        }
        self
    }

    /// The record, as anybody may have it.
    pub(crate) fn source(&self) -> Source {
        let record = Record::of(&self.log, Viewer::Spectator).unwrap();
        Source::read(&record.to_string()).unwrap()
    }
}

/// One game of every kind: with masks and without, called and not, for two and for five.
pub(crate) const KINDS: [(&str, &str); 8] = [
    ("quarto", "1234p"),
    ("quarto", "1234c"),
    ("quarto", "12sa"),
    ("access", "1234p"),
    ("access", "1234p+announced+open"),
    ("access", "1234p+unmasked"),
    ("quartex", "2csh"),
    ("quartex", "5asb"),
];

/// Finished games of every kind.
pub(crate) fn games() -> Vec<Source> {
    let mut dice = Dice::new(7);
    KINDS
        .iter()
        .map(|(game, rules)| Hall::started(game, rules).by_dice(&mut dice).source())
        .collect()
}
