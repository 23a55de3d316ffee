//! A table where people type and listen.

use table::{
    Answer, Begins, Contribution, Entry, Moment, Order, Request, Seat, Seed, Sitter, Table, Terms,
    View, Viewer, When,
};
use words::{AnswerContext, Command, CommandContext, Language, Voice};

/// The players, by seat.
pub(crate) const NAMES: [&str; 3] = ["Anna", "Ben", "Clara"];

/// A table, one listener, and everything this listener types and hears.
pub(crate) struct Hall {
    pub(crate) table: Table,
    pub(crate) now: u64,
    pub(crate) voice: Voice,
    pub(crate) heard: Vec<String>,
    last_move: Option<String>,
    requests: u32,
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

impl Hall {
    /// A table at which everybody sits and the game has started.
    pub(crate) fn started(terms: Terms, language: Language, listener: Viewer) -> Self {
        let terms = Terms { begins: Begins::Seat(Seat::FIRST), ..terms };
        let entry = Table::create("hall".parse().unwrap(), terms, Seed([11; 32]), Moment(0));
        let voice = Voice::new(language, listener).naming_players(NAMES).at_table(terms.rules);
        let table = Table::open(&entry.unwrap()).unwrap();
        let mut hall =
            Self { table, now: 0, voice, heard: Vec::new(), last_move: None, requests: 0 };
        hall.heard.extend(hall.voice.terms(&terms));
        for number in 1..=terms.rules.seats() {
            let name = NAMES[usize::from(number) - 1].to_lowercase();
            hall.order(&Order::Sit(seat(number), Sitter::Person(name.parse().unwrap())));
        }
        let contribution = Contribution::new(b"anna").unwrap();
        hall.request(seat(1), table::What::Contribute(contribution));
        hall.order(&Order::Start);
        hall
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.table.view(viewer).unwrap()
    }

    pub(crate) fn order(&mut self, order: &Order) {
        let entry = self.table.order(order, When::at(Moment(self.now))).unwrap();
        self.apply(&entry, None);
    }

    /// Makes an entry happen, and tells the listener; the answer too, if the listener asked.
    fn apply(&mut self, entry: &Entry, answer: Option<&Answer>) {
        let listener = self.voice.listener;
        let before = self.view(listener);
        let told = self.table.apply(entry).unwrap();
        let view = self.view(listener);
        let glimpse = told.to(listener);
        let sentences = match (answer, &glimpse) {
            (Some(answer), glimpse) => self.voice.respond(answer, glimpse.as_ref(), &view),
            (None, Some(glimpse)) => self.voice.tell(glimpse, &view),
            (None, None) => Vec::new(),
        };
        if view.step != before.step {
            self.last_move = Some(sentences.join(" "));
        }
        self.heard.extend(sentences);
        // A player is told when something new is due.
        if let Viewer::Seat(seat) = listener
            && view.due.contains(seat)
            && view.outcome.is_none()
            && (view.due != before.due || view.step != before.step)
        {
            self.heard.push(self.voice.due(&view));
        }
    }

    pub(crate) fn request(&mut self, seat: Seat, what: table::What) {
        self.requests += 1;
        let step = self.view(Viewer::Spectator).step;
        let nonce = self.requests.to_string().parse().unwrap();
        let request = Request { seat, step, nonce, what };
        let decision = self.table.request(&request, When::at(Moment(self.now)));
        let listens = self.voice.listener == Viewer::Seat(seat);
        match &decision.entry {
            Some(entry) => self.apply(entry, Some(&decision.answer).filter(|_| listens)),
            None if listens => self.heard.extend(self.voice.answer(&decision.answer)),
            None => {}
        }
    }

    /// Somebody types something: a seat by number, or a spectator by 0. Only the listener hears
    /// answers and refusals.
    pub(crate) fn type_in(&mut self, who: u8, text: &str) {
        self.now += 7_000;
        let viewer = Seat::new(who).map_or(Viewer::Spectator, Viewer::Seat);
        let voice = Voice { listener: viewer, ..self.voice.clone() };
        let listens = viewer == self.voice.listener;
        let view = self.view(viewer);
        let context = CommandContext { voice: &voice, view: &view, here: None };
        if listens {
            self.heard.push(format!("> {text}"));
        }
        match Command::read(text, context) {
            Err(misread) if listens => self.heard.push(voice.misread(&misread, context)),
            Ok(Command::Ask(question)) if listens => {
                let last_said = self.heard.iter().rev().find(|line| !line.starts_with('>'));
                let scene = AnswerContext {
                    view: &view,
                    now: Moment(self.now),
                    last_move: self.last_move.as_deref(),
                    last_said: last_said.map(String::as_str),
                };
                let reply = voice.reply(question, &scene);
                self.heard.extend(reply);
            }
            // Nobody else hears what was asked, or not understood.
            Err(_) | Ok(Command::Ask(_) | Command::Say(_)) => {}
            Ok(Command::Do(what)) => {
                let Viewer::Seat(seat) = viewer else { panic!("spectators do not act") };
                self.request(seat, what);
            }
            Ok(Command::Turn(first, then)) => {
                let Viewer::Seat(seat) = viewer else { panic!("spectators do not act") };
                self.request(seat, first);
                self.request(seat, then);
            }
        }
    }

    /// Lines such as `1: +0`.
    pub(crate) fn play(&mut self, script: &str) {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (who, text) = line.split_once(": ").unwrap();
            self.type_in(who.parse().unwrap(), text);
        }
    }
}
