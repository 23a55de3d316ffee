//! Any text as a command, in every language and at tables of all three games: nothing panics,
//! what is not understood is answered in a sentence, and a spectator never acts.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use table::{Moment, Order, Rules, Seat, Seed, Sitter, Table, Terms, View, Viewer, When};
use words::{AnswerContext, CellStyle, Command, CommandContext, Language, Voice};

/// What the first player and a spectator see of a game that has just started.
static VIEWS: LazyLock<Vec<View>> = LazyLock::new(|| {
    let rules =
        [("quarto", "1234sp"), ("quarto", "1234c"), ("access", "1234p"), ("quartex", "2csh")];
    rules.into_iter().flat_map(|(game, rules)| views(game, rules)).collect()
});

fn views(game: &str, rules: &str) -> [View; 2] {
    let rules = Rules::read(game, rules).expect("rules");
    let id = "g1".parse().expect("a name");
    let entry = Table::create(id, Terms::casual(rules), Seed([7; 32]), Moment(0)).expect("terms");
    let mut table = Table::open(&entry).expect("the first entry");
    let mut order = |order| table.command(&order, When::at(Moment(0))).map(|_| ()).expect("order");
    for (number, name) in [(1, "anna"), (2, "ben")] {
        let seat = Seat::new(number).expect("two play");
        order(Order::Sit(seat, Sitter::Person(name.parse().expect("a name"))));
    }
    order(Order::Start);
    [Viewer::Seat(Seat::FIRST), Viewer::Spectator].map(|viewer| table.view(viewer).expect("seen"))
}

// The first byte chooses the table, the language and how cells are named; the rest was typed.
fuzz_target!(|data: &[u8]| {
    let Some((&which, text)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let which = usize::from(which);
    let cells = [CellStyle::Letters, CellStyle::Numbers][which % 2];
    let language = Language::ALL[which / 2 % Language::ALL.len()];
    let view = &VIEWS[which / 12 % VIEWS.len()];
    let voice = Voice { cells, ..Voice::new(language, view.viewer) };
    one(text, &voice.at_table(view.terms.rules), view);
});

fn one(text: &str, voice: &Voice, view: &View) {
    let context = CommandContext { voice, view, here: None };
    match Command::read(text, context) {
        Err(misread) => assert!(voice.misread(&misread, context).ends_with('.'), "{misread:?}"),
        Ok(Command::Ask(question)) => {
            assert!(!voice.reply(question, &AnswerContext::new(view, Moment(0))).is_empty());
        }
        Ok(Command::Do(_) | Command::Turn(..) | Command::Say(_)) => {
            assert_ne!(view.viewer, Viewer::Spectator);
        }
    }
}
