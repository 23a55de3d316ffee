//! A bot answers within its budget, however small, and when it is told to.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bots::{Insight, ThinkingBudget, ThinkingLimit, nodes, opponent, ugi};
use solver::{Value, Verdict};
use table::{Rules, Span};

use crate::help::level;

/// Five pieces placed and a sixth in hand: beyond the book, a search of many thousand nodes.
const HARD: &str = "fen 0..5/.9../..6./...3 c 1 1234a -";

#[test]
fn no_budget_at_all_is_enough_for_a_legal_move() {
    let view = ugi::read_position(HARD).unwrap();
    let stopped = AtomicBool::new(true);
    let budgets = [
        ThinkingBudget::nodes(0),
        ThinkingBudget::time(Duration::ZERO),
        ThinkingBudget::nodes(u64::MAX).until_stopped(&stopped),
        ThinkingBudget::time(Duration::from_hours(1)).until_stopped(&stopped),
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
    bot.decide(&view, &ThinkingBudget::nodes(u64::MAX)).unwrap();
    let solver = solver::Solver::default();
    let table::GameView::Quarto(open) = view.game.unwrap() else { panic!("Quarto") };
    let value = solver.value(open.position().unwrap(), &solver::SearchControl::NONE).unwrap();
    assert_eq!(bot.insight(), Some(Insight::Exact(value)));
}

#[test]
fn what_is_due_is_asked_first() {
    let mut bot = opponent(Rules::read("quarto", "1234a").unwrap(), level(8), 1);
    // Over: nobody acts.
    let over = ugi::read_position("fen ..../..../..../0839 - 1-0 1234a -").unwrap();
    assert_eq!(bot.decide(&over, &ThinkingBudget::nodes(1)), None);
    // A win in one is seen without any budget.
    let win = ugi::read_position("fen ..../..../..../083. 9 1 1234a -").unwrap();
    let what = bot.decide(&win, &ThinkingBudget::nodes(0)).unwrap();
    assert_eq!(ugi::write_move(&what).as_deref(), Some("d1"));
    assert_eq!(bot.insight(), Some(Insight::Exact(Value::Win(1))));
    assert!(Verdict::Win > Verdict::Draw);
}

/// Levels 1 to 8 at a table, by these rules.
const NODES: [(&str, &str, [u64; 8]); 5] = [
    ("quarto", "1234a", [0, 0, 0, 4_800_000, 4_800_000, 4_800_000, 4_800_000, 14_400_000]),
    ("quarto", "12sp", [0, 0, 0, 2_400_000, 2_400_000, 2_400_000, 2_400_000, 7_200_000]),
    ("access", "1234p", [0, 0, 0, 1_600_000, 1_600_000, 1_600_000, 1_600_000, 4_800_000]),
    ("quartex", "2csh", [0, 0, 0, 0, 0, 0, 300, 72_000]),
    ("quartex", "5csh", [0, 0, 0, 0, 0, 0, 300, 32_400]),
];

#[test]
fn every_level_has_its_nodes() {
    for (game, rules, each) in NODES {
        let rules = Rules::read(game, rules).unwrap();
        assert_eq!(bots::levels().map(|level| nodes(level, rules)).collect::<Vec<_>>(), each);
    }
}

/// What is left on the clock in milliseconds, and what level 8 may spend.
const SHORT: [(u64, u64); 5] =
    [(0, 0), (4, 0), (10, 32_000), (4_500, 14_400_000), (u64::MAX, 14_400_000)];

#[test]
fn a_short_clock_leaves_fewer() {
    let mut view = ugi::read_position(HARD).unwrap();
    assert_eq!(ThinkingLimit::of(level(8), &view), ThinkingLimit::Nodes(14_400_000), "no clock");
    for (left, most) in SHORT {
        // The other's clock does not matter.
        view.clocks = vec![Span(left), Span(1)];
        assert_eq!(
            ThinkingLimit::of(level(8), &view),
            ThinkingLimit::Nodes(most),
            "{left} ms left"
        );
        assert_eq!(ThinkingLimit::of(level(1), &view), ThinkingLimit::Nodes(0));
    }
}

/// Below 8 nobody wants more than they are given.
#[test]
fn levels_below_the_best_are_not_held_back() {
    for fen in [HARD, "fen 0.e5/.9../..6./.7.3 c 1 1234p -", "fen 0.e5/.9a./1.6./.7.3 c 1 1234a -"]
    {
        let view = ugi::read_position(fen).unwrap();
        for level in bots::levels().take(7) {
            for seed in 0..20 {
                let decide = |budget: &ThinkingBudget<'_>| {
                    opponent(view.terms.rules, level, seed).decide(&view, budget)
                };
                let own = decide(&ThinkingLimit::of(level, &view).budget());
                assert_eq!(
                    own,
                    decide(&ThinkingBudget::nodes(u64::MAX)),
                    "level {}",
                    level.number()
                );
            }
        }
    }
}
