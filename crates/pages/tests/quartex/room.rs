//! A table of Quartex at which games are played at random, and the pages its visitors get.

use dice::Dice;
use pages::{SeenTable, Settings, TranscriptLine, Visitor, VisitorRole};
use table::{
    Action, Answer, Begins, Moment, Order, Request, Rules, Seat, Seed, Sitter, Table, Terms, View,
    Viewer, What, When,
};
use words::Language;

pub(crate) const NAMES: [&str; 5] = ["Maya", "Ana", "Theo", "Ravi", "Lin"];

pub(crate) struct Room {
    pub(crate) table: Table,
    pub(crate) dice: Dice,
    rules: Rules,
    nonces: u64,
}

impl Room {
    /// A table with rules as records write them, `5csh`, at which everybody sits and the game has
    /// started.
    pub(crate) fn started(rules: &str, seed: u64) -> Self {
        let mut room = Self::waiting(rules, seed);
        for number in 1..=room.rules.seats() {
            let person = Sitter::Person(format!("p{number}").parse().unwrap());
            room.order(&Order::Sit(Seat::new(number).unwrap(), person));
        }
        room.order(&Order::Start);
        room
    }

    /// A table at which nobody sits yet.
    pub(crate) fn waiting(rules: &str, seed: u64) -> Self {
        let rules = Rules::read("quartex", rules).unwrap();
        let terms = Terms { begins: Begins::Seat(Seat::FIRST), ..Terms::casual(rules) };
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_be_bytes());
        let entry = Table::create("g1".parse().unwrap(), terms, Seed(bytes), Moment(0)).unwrap();
        Self { table: Table::open(&entry).unwrap(), dice: Dice::new(seed), rules, nonces: 0 }
    }

    fn order(&mut self, order: &Order) {
        let entry = self.table.order(order, When::at(Moment(0))).unwrap();
        self.table.apply(&entry).unwrap();
    }

    /// Asks, and makes it happen if the table agrees.
    pub(crate) fn ask(&mut self, seat: Seat, what: What) -> Answer {
        self.nonces += 1;
        let step = self.table.view(Viewer::Spectator).unwrap().step;
        let nonce = self.nonces.to_string().parse().unwrap();
        let decision =
            self.table.request(&Request { seat, step, nonce, what }, When::at(Moment(0)));
        if let Some(entry) = decision.entry {
            self.table.apply(&entry).unwrap();
        }
        decision.answer
    }

    /// Whoever is due does something; seldom "I cannot" while something fits, and seldom nothing when
    /// asked. False when it is over.
    pub(crate) fn act(&mut self) -> bool {
        if self.table.outcome().is_some() {
            return false;
        }
        let due: Vec<Seat> = self.table.view(Viewer::Spectator).unwrap().due.iter().collect();
        let seat = self.dice.choose(&due);
        let choices = self.table.view(Viewer::Seat(seat)).unwrap().choices();
        let is_word = |action: &&Action| {
            use quartex::Action::{Cannot, None};
            matches!(action, Action::Quartex(Cannot | None))
        };
        let moves: Vec<Action> = choices.iter().filter(|a| !is_word(a)).copied().collect();
        let speaks = moves.is_empty() || self.dice.below(8) == 0;
        let action = self.dice.choose(if speaks { &choices } else { &moves });
        let answer = self.ask(seat, What::Act(action));
        assert!(matches!(answer, Answer::Done { .. }), "{action:?}: {answer:?}");
        true
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.table.view(viewer).unwrap()
    }

    /// The game as this viewer may know it.
    pub(crate) fn game(&self, viewer: Viewer) -> quartex::View {
        match self.view(viewer).game {
            Some(table::GameView::Quartex(game)) => *game,
            other => panic!("no game of Quartex: {other:?}"),
        }
    }

    pub(crate) fn seats(&self) -> Vec<Seat> {
        (1..=self.rules.seats()).map(|number| Seat::new(number).unwrap()).collect()
    }

    pub(crate) fn viewers(&self) -> Vec<Viewer> {
        let seats = self.seats().into_iter().map(Viewer::Seat);
        seats.chain([Viewer::Spectator]).collect()
    }

    pub(crate) fn seen(&self, viewer: Viewer) -> SeenTable {
        let view = self.view(viewer);
        let step = view.step;
        SeenTable {
            view,
            names: NAMES.iter().take(self.seats().len()).map(|name| (*name).to_owned()).collect(),
            now: Moment(0),
            role: match viewer {
                Viewer::Seat(_) => VisitorRole::Player,
                Viewer::Spectator => VisitorRole::Watcher,
            },
            log: Some(vec![TranscriptLine { step, text: "It has begun.".to_owned() }]),
            told: Vec::new(),
            rematch: None,
            nonce: "n1".to_owned(),
            listed: false,
            is_troubled: false,
        }
    }
}

pub(crate) fn visitor(language: Language) -> Visitor {
    Visitor {
        language,
        settings: Settings::default(),
        token: "form-token".to_owned(),
        name: None,
        path: "/t/g1".to_owned(),
        origin: "https://play.example".to_owned(),
    }
}
