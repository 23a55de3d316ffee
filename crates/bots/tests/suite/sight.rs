//! Levels 1 to 7 overlook as often as their skill says, not more and not less.

use bots::quarto::Skill;
use bots::{ThinkingBudget, opponent, ugi};

use crate::help::{level, times};

fn share(position: &str, number: u8, hit: impl Fn(&str) -> bool) -> f64 {
    let view = ugi::read_position(position).unwrap();
    let trials = u32::try_from(times(500, 10_000)).unwrap();
    let hits = (0..trials).filter(|&seed| {
        let mut bot = opponent(view.terms.rules, level(number), u64::from(seed));
        let what = bot.decide(&view, &ThinkingBudget::nodes(0)).unwrap();
        hit(&ugi::write_move(&what).unwrap())
    });
    f64::from(u32::try_from(hits.count()).unwrap()) / f64::from(trials)
}

/// Four standard deviations of five hundred throws.
const NEAR: f64 = 0.09;

fn assert_near(found: f64, percent: f64, what: &str) {
    assert!((found - percent / 100.0).abs() < NEAR, "{what}: {found} and not {percent} %");
}

/// Three round pieces in a row, or on a diagonal, and a fourth in hand; who overlooks that may still
/// go there by chance, to one of thirteen cells.
#[test]
fn a_win_is_seen_as_often_as_the_level_says() {
    for number in 1..=7 {
        let skill = Skill::of(level(number)).unwrap();
        let by_chance = |seen: u8| f64::from(seen) + (100.0 - f64::from(seen)) / 13.0;
        let row = share("fen ..../..../..../083. 9 1 1234a -", number, |text| text == "d1");
        assert_near(row, by_chance(skill.own.straight), &format!("level {number}, row"));
        let diagonal = share("fen ..../..3./.8../0... 9 1 1234a -", number, |text| text == "d4");
        assert_near(diagonal, by_chance(skill.own.oblique), &format!("level {number}, diagonal"));
    }
}

/// An alignment that the opponent has not called is robbed as often (Q11).
#[test]
fn an_uncalled_alignment_is_robbed_as_often() {
    for number in 1..=7 {
        let skill = Skill::of(level(number)).unwrap();
        let row = share("fen ..../..../..../0839 a 2 1234p d1", number, |text| text == "!1");
        assert_near(row, f64::from(skill.own.straight), &format!("level {number}"));
    }
}

/// Eight of thirteen gifts would win in row 1: who does not look gives one of them.
#[test]
fn a_winning_piece_is_given_as_seldom_as_the_level_says() {
    for number in 1..=3 {
        let skill = Skill::of(level(number)).unwrap();
        let unseen = 100.0 - f64::from(skill.gift.straight);
        let wins = |text: &str| {
            let piece: quarto::Piece = text.trim_start_matches('+').parse().unwrap();
            piece.has(quarto::CharacteristicValue::ROUND)
        };
        let given = share("fen ..../..../..../083. - 2 1234a -", number, wins);
        assert_near(given, unseen * 5.0 / 13.0, &format!("level {number}"));
    }
}
