//! Whole games, legal to the end, the same every time.

use quarto::{Action, Announcement};
use table::{Masks, PastAccess, Reason, Rules, What};

use crate::help::{game, times};

const NODES: u64 = 2_000;

/// Every level, every choice of rules, with open eyes and with masks. A decision that is no choice,
/// or that the table refuses, ends a game with an error.
#[test]
fn all_levels_play_all_variants_to_the_end() {
    let mut seed = 0;
    let every = times(5, 1);
    for (number, rules) in quarto::Rules::all().enumerate().filter(|(n, _)| n % every == 0) {
        let tables = [
            Rules::Quarto(rules, quarto::Edition::Quarto),
            Rules::Access(rules, Masks::default()),
            Rules::Access(
                rules,
                Masks { announcement: Announcement::Announced, past: PastAccess::Open },
            ),
        ];
        for rules in tables {
            seed += 1;
            let first = u8::try_from((number / every) % 8 + 1).unwrap();
            let second = u8::try_from((number / every * 3 + 4) % 8 + 1).unwrap();
            let (bout, _) = game(rules, &[first, second], seed, NODES);
            // Nobody calls wrongly, so nobody loses by it.
            assert_ne!(bout.outcome.reason, Reason::WrongCall, "{rules:?}");
        }
    }
}

#[test]
fn all_levels_meet_all_levels() {
    for rules in ["quarto 1234p", "access 1234p", "access 1234sp+announced", "quartex 2csh"] {
        let (name, text) = rules.split_once(' ').unwrap();
        let rules = Rules::read(name, text).unwrap();
        for first in 1..=8 {
            for second in 1..=8 {
                game(rules, &[first, second], u64::from(first * 8 + second), 50);
            }
        }
    }
}

/// The same seed, the same game, move by move.
#[test]
fn a_seed_decides_everything() {
    for (rules, levels) in [
        ("quarto 1234p", [3, 8]),
        ("quarto 12sa", [7, 5]),
        ("access 1234p", [2, 6]),
        ("access 123sc+announced", [8, 4]),
    ] {
        let (name, text) = rules.split_once(' ').unwrap();
        let rules = Rules::read(name, text).unwrap();
        let one = game(rules, &levels, 11, 20_000);
        assert_eq!(one, game(rules, &levels, 11, 20_000));
        assert_ne!(one.1, game(rules, &levels, 12, 20_000).1);
    }
}

/// A masked player never comes near the table's limit of 1 300 touches, and at most touches what
/// its level says in one turn, and one piece that it needs to have something to give.
#[test]
fn fingers_are_bounded() {
    for text in ["1234p", "1234p+announced", "1234sa"] {
        let rules = Rules::read("access", text).unwrap();
        for number in 1..=8_u8 {
            let skill = bots::quarto::Skill::of(crate::help::level(number));
            let most = skill.map_or(40, |skill| u32::from(skill.touches) + 1);
            for seed in 0..4 {
                let (_, diary) = game(rules, &[number, number], seed, 100);
                let mut in_turn = 0;
                for (_, what) in &diary {
                    match what {
                        What::Touch { .. } => in_turn += 1,
                        What::Act(table::Action::GiveFrom(_)) => in_turn = 0,
                        _ => {}
                    }
                    // A hand that meets something it had forgotten touches once more.
                    assert!(in_turn <= most + 16, "level {number}: {in_turn}");
                }
                assert!(diary.len() < 1_300, "level {number}: {}", diary.len());
            }
        }
    }
}

/// Level 8 always calls what it has made, and robs what was not called (Q11).
#[test]
fn the_highest_level_lets_no_alignment_pass() {
    let rules = Rules::read("quarto", "1234p").unwrap();
    let mut calls = 0;
    for seed in 0..times(40, 400) as u64 {
        let (_, diary) = game(rules, &[8, 1], seed, NODES);
        for (index, (view, what)) in diary.iter().enumerate() {
            let table::GameView::Quarto(open) = view else { panic!("open Quarto") };
            let position = open.position().unwrap();
            let eight = position.seat() == Some(quarto::Seat::One);
            if eight && !position.callable().is_empty() {
                let is_call = matches!(what, What::Act(table::Action::Quarto(Action::Call(_))));
                assert!(is_call, "{position}: {what:?}");
                calls += 1;
                assert_eq!(index, diary.len() - 1);
            }
        }
    }
    assert!(calls > 20, "{calls}");
    // Made by the opponent, and not called: still there while the gift is in hand.
    let rows = [
        ("fen ..../..../..../0839 a 2 1234p d1", "!1"),
        ("fen ..../..../..../0839 a 2 1234c d1", "!"),
        ("fen 4b17/a2d6/5ec0/f839 - 2 1234p d1", "-"),
    ];
    for (position, answer) in rows {
        let view = bots::ugi::read_position(position).unwrap();
        let mut bot = bots::opponent(view.terms.rules, crate::help::level(8), 1);
        let what = bot.decide(&view, &bots::ThinkingBudget::nodes(0)).unwrap();
        assert_eq!(bots::ugi::write_move(&what).as_deref(), Some(answer), "{position}");
    }
}
