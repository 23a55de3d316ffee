//! A view as data, and back: what a client reads is what the viewer may know, at every step.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use table::{
    Action, GameView, Level, Moment, Order, Request, Rules, Seat, Seed, Sitter, Table, Terms, View,
    Viewer, What, When,
};
use wire::TableState;

fn seats(rules: Rules) -> impl Iterator<Item = Seat> {
    (1..=rules.seats()).filter_map(Seat::new)
}

/// A table of this game that has just started.
fn started(game: &str, rules: &str) -> Table {
    let rules = Rules::read(game, rules).unwrap();
    let id = "g1".parse().unwrap();
    let entry = Table::create(id, Terms::casual(rules), Seed([7; 32]), Moment(0)).unwrap();
    let mut table = Table::open(&entry).unwrap();
    for seat in seats(rules) {
        table
            .command(&Order::Sit(seat, Sitter::Bot(Level::STAND_IN)), When::at(Moment(0)))
            .unwrap();
    }
    table.command(&Order::Start, When::at(Moment(0))).unwrap();
    table
}

/// What every viewer would be sent, and the view it was made from.
fn sent(table: &Table, rules: Rules) -> Vec<(View, TableState)> {
    let viewers = seats(rules).map(Viewer::Seat).chain([Viewer::Spectator]);
    let views = viewers.map(|viewer| table.view(viewer).unwrap());
    views.map(|view| (view.clone(), TableState::of(&view, &[], Moment(0), None))).collect()
}

/// Plays to the end by choices picked with a stride, and looks at all that is sent on the way.
fn play(table: &mut Table, rules: Rules, stride: usize, look: &mut impl FnMut(&View, &TableState)) {
    for turn in 0..2000 {
        let all = sent(table, rules);
        for (view, state) in &all {
            look(view, state);
        }
        let choices = |view: &View| view.choices();
        let Some((view, choices)) = all
            .iter()
            .map(|(view, _)| (view, choices(view)))
            .find(|(_, choices)| !choices.is_empty())
        else {
            assert!(all[0].0.outcome.is_some(), "somebody is due until it is over");
            return;
        };
        // Calls come first and are wrong mostly: the longest game is the one without.
        let quiet = |action: &&Action| !matches!(action, Action::Quarto(quarto::Action::Call(_)));
        let quiet: Vec<&Action> = choices.iter().filter(quiet).collect();
        let action = *quiet[(turn * stride) % quiet.len()];
        let Viewer::Seat(seat) = view.viewer else { panic!("spectators have no choices") };
        let nonce = format!("n{turn}").parse().unwrap();
        let request = Request { seat, step: view.step, nonce, what: What::Act(action) };
        let answer = table.request(&request, When::at(Moment(0)));
        if let Some(entry) = answer.entry {
            table.apply(&entry).unwrap();
        }
    }
    panic!("the game does not end");
}

#[test]
fn quarto_is_read_as_it_was_sent() {
    for text in ["1234p", "12sc", "1234a"] {
        let mut table = started("quarto", text);
        let rules = Rules::read("quarto", text).unwrap();
        play(&mut table, rules, 7, &mut |view, state| {
            assert_eq!(state.rules(), Some(rules));
            let (Some(GameView::Quarto(seen)), Some(GameView::Quarto(read))) =
                (&view.game, state.view())
            else {
                panic!("{state:?}")
            };
            assert_eq!(read.sketch, seen.sketch);
        });
    }
}

#[test]
fn quartex_is_read_as_it_was_sent() {
    for (text, stride) in [("2csh", 5), ("3ash", 11), ("5csh", 3)] {
        let mut table = started("quartex", text);
        let rules = Rules::read("quartex", text).unwrap();
        play(&mut table, rules, stride, &mut |view, state| {
            assert_eq!(state.rules(), Some(rules));
            assert_eq!(state.view(), view.game, "{:?}", state.position);
        });
    }
}

#[test]
fn masks_hide_the_game_until_it_is_over() {
    let mut table = started("access", "1234p");
    let rules = Rules::read("access", "1234p").unwrap();
    let mut open = 0;
    play(&mut table, rules, 5, &mut |view, state| match (&view.game, state.view()) {
        (Some(GameView::Access(seen)), Some(GameView::Quarto(read))) => {
            assert!(view.outcome.is_some());
            assert_eq!(read.sketch, seen.sketch);
            open += 1;
        }
        (_, read) => assert!(view.outcome.is_none() && read.is_none(), "{state:?}"),
    });
    assert_eq!(open, 3, "all see the end");
}

#[test]
fn what_is_no_game_is_not_made_up() {
    let (_, state) =
        sent(&started("quarto", "1234p"), Rules::read("quarto", "1234p").unwrap()).swap_remove(0);
    assert!(state.view().is_some());
    let wrong = [
        TableState { position: None, ..state.clone() },
        TableState { position: Some("..../....".to_owned()), ..state.clone() },
        TableState { game: "quartex".to_owned(), ..state.clone() },
        TableState { game: "quinto".to_owned(), ..state.clone() },
        TableState { rules: "9".to_owned(), ..state.clone() },
    ];
    for state in wrong {
        assert_eq!(state.view(), None, "{state:?}");
    }
}
