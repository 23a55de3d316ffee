//! Somebody who reads the store beside the program, and so knows what may be typed.

use std::thread;
use std::time::{Duration, Instant};

use bots::BotDice;
use quartex::Chance as _;
use store::{Seq, Store};
use table::{
    Action, Entry, GameId, Place, Seat, Sitter, Step, StepNumber, Table, View, Viewer, What,
};
use words::{Command, CommandContext, Language, Voice};

use crate::program_folder::{PATIENCE, ProgramFolder};

/// Plays for everybody at the keyboard, one game.
pub(crate) struct Player {
    store: Store,
    pub(crate) id: GameId,
    dice: BotDice,
    /// So often somebody here must have acted before the next turn: what was typed last has happened.
    acted: usize,
    /// And so many steps: a touch is none.
    answered: Option<StepNumber>,
    turns: usize,
}

/// Somebody at the keyboard is to do something.
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) view: View,
    pub(crate) action: Action,
}

impl Player {
    /// Joins the only game of this folder that is not over. Chance follows from the number.
    pub(crate) fn join(folder: &ProgramFolder, number: u64) -> Self {
        let store = folder.store();
        let unfinished = store.unfinished().unwrap();
        let [id] = unfinished.as_slice() else { panic!("{} games", unfinished.len()) };
        let id = id.clone();
        Self { store, id, dice: BotDice::new(number), acted: 0, answered: None, turns: 0 }
    }

    pub(crate) fn log(&self) -> Vec<Entry> {
        self.store.read(&self.id, Seq(0)).unwrap()
    }

    pub(crate) fn table(&self) -> Table {
        Table::fold(&self.log()).expect("whatever is stored can be folded")
    }

    /// What was answered last is to be answered again: nobody has heard it.
    pub(crate) const fn again(&mut self) {
        (self.acted, self.answered) = (0, None);
    }

    /// What the players are called, by seat.
    pub(crate) fn names(&self, language: Language) -> Vec<String> {
        Self::names_in(&self.store, &self.table(), language)
    }

    /// The same at any table.
    pub(crate) fn names_in(store: &Store, table: &Table, language: Language) -> Vec<String> {
        let view = table.view(Viewer::Spectator).unwrap();
        let seats = (1_u32..).zip(&view.places);
        let name = |(seat, place): (u32, &Place)| match &place.sitter {
            Sitter::Bot(level) => words::level(language, *level).name,
            Sitter::Person(person) => {
                let names = store.names(std::slice::from_ref(person)).unwrap();
                let unnamed = || words::say(language, "person-unnamed", &[("number", seat.into())]);
                names.get(person).cloned().unwrap_or_else(unnamed)
            }
            Sitter::Open => panic!("every seat is taken"),
        };
        words::distinct(seats.map(name).collect())
    }

    /// Waits until somebody here has a turn that was not answered; `None` when the game is over.
    pub(crate) fn turn(&mut self) -> Option<Turn> {
        let until = Instant::now() + PATIENCE;
        loop {
            let log = self.log();
            let table = Table::fold(&log).expect("whatever is stored can be folded");
            let open = table.view(Viewer::Spectator).unwrap();
            if open.outcome.is_some() {
                return None;
            }
            let here = people(&open);
            let is_ours =
                |entry: &&Entry| entry.cause.as_ref().is_some_and(|(s, _)| here.contains(s));
            let acted = log.iter().filter(is_ours).count();
            let due = here.iter().copied().find(|seat| open.due.contains(*seat));
            let is_new = acted >= self.acted && self.answered != Some(open.step);
            if let Some(seat) = due.filter(|_| is_new) {
                (self.acted, self.answered) = (acted + 1, Some(open.step));
                self.turns += 1;
                let view = table.view(Viewer::Seat(seat)).unwrap();
                let action = self.choose(&table, &view, seat);
                return Some(Turn { seat, view, action });
            }
            assert!(Instant::now() < until, "nobody plays");
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// Something that is allowed: a right call where there is one, once a wrong one, else anything
    /// but giving up.
    fn choose(&mut self, table: &Table, view: &View, seat: Seat) -> Action {
        let game = table.game().unwrap();
        let judged = view.choices().into_iter().filter_map(|action| {
            let step = game.judge(seat, action).ok()?;
            Some((action, step))
        });
        let (mut calls, mut mistakes, mut others, mut last) = (vec![], vec![], vec![], vec![]);
        for (action, step) in judged {
            match (step, action) {
                (Step::Quarto(quarto::Step::Quarto(_)), _) => calls.push(action),
                (Step::Quarto(quarto::Step::WrongCall(_)), _) => mistakes.push(action),
                (_, Action::Quartex(quartex::Action::Cannot | quartex::Action::None)) => {
                    last.push(action);
                }
                (_, Action::Quartex(quartex::Action::Try { .. })) => {}
                _ => others.push(action),
            }
        }
        let blunder = self.turns == 5 && !mistakes.is_empty();
        let from = if blunder { &mistakes } else { &others };
        let from = [&calls, from, &last].into_iter().find(|from| !from.is_empty()).unwrap();
        let most = u32::try_from(from.len()).unwrap();
        from[self.dice.below(most) as usize]
    }
}

/// The one person at this table.
pub(crate) fn me(table: &Table) -> Viewer {
    let view = table.view(Viewer::Spectator).unwrap();
    let [me] = people(&view)[..] else { panic!("one person plays") };
    Viewer::Seat(me)
}

/// The seats of people.
pub(crate) fn people(view: &View) -> Vec<Seat> {
    let seats = (1..).map_while(Seat::new).zip(&view.places);
    seats
        .filter(|(_, place)| matches!(place.sitter, Sitter::Person(_)))
        .map(|(seat, _)| seat)
        .collect()
}

impl Turn {
    /// As every language reads it.
    pub(crate) fn code(&self) -> String {
        wire::command_word::write(&What::Act(self.action)).unwrap()
    }

    /// In the words of a language.
    pub(crate) fn words(&self, language: Language) -> String {
        let voice = Voice::new(language, self.view.viewer).at_table(self.view.terms.rules);
        let verb = |key: &str| {
            let phrases = words::say(language, key, &[]);
            phrases.split('|').next().unwrap().trim().to_owned()
        };
        let said = match self.action {
            Action::Quarto(quarto::Action::Give(piece)) => {
                format!("{} {}", verb("command-give"), voice.piece_words(piece))
            }
            Action::Quarto(quarto::Action::Place(cell)) => {
                format!("{} {}", verb("command-place"), voice.cell(cell))
            }
            Action::Quarto(quarto::Action::Call(quarto::Call::Line(line))) => {
                format!("{} {}", verb("command-call"), voice.line(line))
            }
            Action::Quarto(quarto::Action::Call(quarto::Call::Bare)) => verb("command-call"),
            Action::Quarto(quarto::Action::Decline) => verb("command-decline"),
            Action::GiveFrom(place) => format!("{} {place}", verb("command-give")),
            Action::Quartex(quartex::Action::Lay(placement)) => {
                let (corners, spot) = (voice.corners(placement.word), voice.spot(placement.cell));
                format!("{} {corners} {spot}", verb("command-lay"))
            }
            Action::Quartex(quartex::Action::Cannot) => verb("command-cannot"),
            Action::Quartex(quartex::Action::None) => verb("command-none"),
            Action::Quartex(quartex::Action::Try { tile, cell }) => {
                let (name, spot) = (voice.tile_name(tile), voice.spot(cell));
                format!("{} {name} {spot}", verb("command-try"))
            }
        };
        let context = CommandContext { voice: &voice, view: &self.view, here: None };
        assert_eq!(
            Command::read(&said, context),
            Ok(Command::Do(What::Act(self.action))),
            "{said}"
        );
        said
    }
}
