//! A table at which people sit, and pages of it.

use pages::{Choice, SeenTable, Settings, TranscriptLine, Visitor, VisitorRole};
use quartex::{Seat, Viewer};
use table::{
    Begins, Glimpse, Moment, Order, Request, Rules, Seed, Sitter, Table, Terms, Told, View, When,
};
use words::{Language, Voice};

pub(crate) const NAMES: [&str; 3] = ["Anna", "Ben", "Clara"];

pub(crate) struct Hall {
    pub(crate) table: Table,
    pub(crate) now: u64,
    /// What each viewer has heard: both seats and a spectator.
    heard: [Vec<TranscriptLine>; 3],
    requests: u32,
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn player(number: u8) -> Viewer {
    Viewer::Seat(seat(number))
}

pub(crate) fn terms(game: &str, rules: &str) -> Terms {
    Terms::casual(Rules::read(game, rules).unwrap())
}

impl Hall {
    /// A table nobody sits at.
    pub(crate) fn empty(terms: Terms) -> Self {
        let terms = Terms { begins: Begins::Seat(Seat::FIRST), ..terms };
        let entry = Table::create("hall".parse().unwrap(), terms, Seed([11; 32]), Moment(0));
        let table = Table::open(&entry.unwrap()).unwrap();
        Self { table, now: 1_000, heard: [Vec::new(), Vec::new(), Vec::new()], requests: 0 }
    }

    /// A table with people, whose game has started.
    pub(crate) fn started(terms: Terms) -> Self {
        let mut hall = Self::empty(terms);
        for number in 1..=terms.rules.seats() {
            hall.sit(number);
        }
        hall.order(&Order::Start);
        hall
    }

    /// The same, after these wishes: `1: +7`, a line each.
    pub(crate) fn played(terms: Terms, script: &str) -> Self {
        let mut hall = Self::started(terms);
        hall.play(script);
        hall
    }

    pub(crate) fn sit(&mut self, number: u8) {
        let name = NAMES[usize::from(number) - 1].to_lowercase();
        self.order(&Order::Sit(seat(number), Sitter::Person(name.parse().unwrap())));
    }

    pub(crate) fn order(&mut self, order: &Order) -> Told {
        let entry = self.table.order(order, When::at(Moment(self.now))).unwrap();
        let told = self.table.apply(&entry).unwrap();
        self.tell(&told);
        told
    }

    /// What somebody wishes; whatever comes of it.
    pub(crate) fn wish(&mut self, number: u8, text: &str) -> Option<Told> {
        self.now += 7_000;
        self.requests += 1;
        let view = self.view(player(number));
        let what = wire::command_word::read(text, view.touches).unwrap_or_else(|| panic!("{text}"));
        let nonce = self.requests.to_string().parse().unwrap();
        let request = Request { seat: seat(number), step: view.step, nonce, what };
        let entry = self.table.request(&request, When::at(Moment(self.now))).entry?;
        let told = self.table.apply(&entry).unwrap();
        self.tell(&told);
        Some(told)
    }

    /// Lines such as `1: +7`; each must happen.
    pub(crate) fn play(&mut self, script: &str) {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (who, text) = line.split_once(": ").unwrap();
            let told = self.wish(who.parse().unwrap(), text);
            assert!(told.is_some(), "{line} happens");
        }
    }

    fn tell(&mut self, told: &Told) {
        for (index, viewer) in [player(1), player(2), Viewer::Spectator].into_iter().enumerate() {
            let view = self.view(viewer);
            let voice = Voice::new(Language::English, viewer)
                .naming_players(NAMES)
                .at_table(view.terms.rules);
            let glimpse: Option<Glimpse> = told.to(viewer);
            let lines = glimpse.iter().flat_map(|glimpse| voice.tell(glimpse, &view));
            let lines = lines.map(|text| TranscriptLine { step: view.step, text });
            self.heard[index].extend(lines);
        }
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.table.view(viewer).unwrap()
    }

    /// The table as this viewer sees it.
    pub(crate) fn seen(&self, viewer: Viewer) -> SeenTable {
        let view = self.view(viewer);
        let masked = matches!(view.terms.rules, Rules::Access(..)) && view.outcome.is_none();
        let index = match viewer {
            Viewer::Seat(seat) => seat.index().min(1),
            Viewer::Spectator => 2,
        };
        let seats = usize::from(view.terms.rules.seats());
        SeenTable {
            names: NAMES.iter().take(seats).map(|&name| name.to_owned()).collect(),
            now: Moment(self.now),
            role: match viewer {
                Viewer::Seat(_) => VisitorRole::Player,
                Viewer::Spectator => VisitorRole::Watcher,
            },
            log: (!masked).then(|| self.heard[index].clone()),
            told: Vec::new(),
            rematch: None,
            nonce: "n0".to_owned(),
            listed: false,
            is_troubled: false,
            view,
        }
    }
}

pub(crate) fn visitor(language: Language) -> Visitor {
    Visitor {
        language,
        settings: Settings::default(),
        token: "secret".to_owned(),
        name: None,
        path: "/t/hall".to_owned(),
        origin: "https://play.example".to_owned(),
    }
}

/// The whole page in English.
pub(crate) fn page(seen: &SeenTable) -> String {
    pages::table(&visitor(Language::English), seen, &Choice::default())
}

/// All fragments in English, one after the other.
pub(crate) fn fragments(seen: &SeenTable) -> Vec<wire::Fragment> {
    pages::fragments(&visitor(Language::English), seen)
}
