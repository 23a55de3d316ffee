//! A bot answers within its budget, however small, and when it is told to.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bots::{Budget, Insight, opponent, ugi};
use solver::{Value, Verdict};

use crate::help::level;

/// Five pieces placed and a sixth in hand: beyond the book, a search of many thousand nodes.
const HARD: &str = "fen 0..5/.9../..6./...3 c 1 1234a -";

#[test]
fn no_budget_at_all_is_enough_for_a_legal_move() {
    let view = ugi::read_position(HARD).unwrap();
    let stopped = AtomicBool::new(true);
    let budgets = [
        Budget::nodes(0),
        Budget::time(Duration::ZERO),
        Budget::nodes(u64::MAX).until_stopped(&stopped),
        Budget::time(Duration::from_hours(1)).until_stopped(&stopped),
    ];
    for level in bots::levels() {
        for budget in &budgets {
            let mut bot = opponent(view.terms.rules, level, 1);
            let what = bot.decide(&view, budget).unwrap();
            let table::What::Act(action) = what else { panic!("nobody touches here") };
            assert!(view.choices().contains(&action), "{action:?}");
            // And it does not claim to know what it had no time to find out.
            assert_eq!(bot.insight().filter(|insight| matches!(insight, Insight::Exact(_))), None);
        }
    }
}

#[test]
fn with_enough_it_knows_what_a_position_is_worth() {
    let view = ugi::read_position(HARD).unwrap();
    let mut bot = opponent(view.terms.rules, level(8), 1);
    bot.decide(&view, &Budget::nodes(u64::MAX)).unwrap();
    let solver = solver::Solver::default();
    let table::GameView::Quarto(open) = view.game.unwrap() else { panic!("Quarto") };
    let value = solver.value(open.position().unwrap(), &solver::Watch::NONE).unwrap();
    assert_eq!(bot.insight(), Some(Insight::Exact(value)));
}

#[test]
fn what_is_due_is_asked_first() {
    let mut bot = opponent(table::Rules::read("quarto", "1234a").unwrap(), level(8), 1);
    // Over: nobody acts.
    let over = ugi::read_position("fen ..../..../..../0839 - 1-0 1234a -").unwrap();
    assert_eq!(bot.decide(&over, &Budget::nodes(1)), None);
    // A win in one is seen without any budget.
    let win = ugi::read_position("fen ..../..../..../083. 9 1 1234a -").unwrap();
    let what = bot.decide(&win, &Budget::nodes(0)).unwrap();
    assert_eq!(ugi::write_move(&what).as_deref(), Some("d1"));
    assert_eq!(bot.insight(), Some(Insight::Exact(Value::Win(1))));
    assert!(Verdict::Win > Verdict::Draw);
}
