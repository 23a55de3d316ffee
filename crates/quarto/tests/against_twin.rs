//! Random games under all 210 rule choices, the crate and its slow twin side by side.
#![allow(clippy::expect_used, clippy::panic)] // These are tests, and helpers of tests.

mod twin;

use std::collections::BTreeMap;

use dice::Dice;
use quarto::{Action, Position, Rules};
use twin::compare::{ENDINGS, all_moves, assert_agree, assert_same_answer, assert_same_ending};
use twin::game::{Done, Move, Twin};
use twin::is_full_run;
use twin::options::{Calling, Price, rules_texts_with_prices};

/// What must have happened at least once, else the games have shown too little.
const MUST_HAPPEN: [&str; 20] = [
    "Q8 several alignments by one placement",
    "Q10 called by the placer",
    "Q11 stolen by the opponent",
    "Q12 lapsed",
    "Q12 a lapsed alignment called, wrongly",
    "Q13 sixteenth piece: called by the placer",
    "Q13 sixteenth piece: called by the opponent",
    "Q13 sixteenth piece: both declined",
    "Q13 sixteenth piece: both declined an alignment",
    "Q13 sixteenth piece: wrong call",
    "Q14 wrong call, once",
    "Q14 wrong call, loses",
    "Q14 wrong call, free",
    "Q14 call lost by one, made by the other",
    "Q14 call lost, then due again",
    "Q16 a square called",
    "Q17 bare call",
    "Q17 auto: won",
    "Q17 auto: drawn",
    "Q18 Q20 Q21 ended without a move",
];

type Tally = BTreeMap<&'static str, usize>;

/// How attentive the players of one game are, in percent.
struct Temper {
    sees_alignments: u32,
    calls_wrongly: u32,
}

impl Temper {
    fn roll(dice: &mut Dice) -> Self {
        let sees_alignments = dice.pick(&[0, 10, 25, 60, 100]).expect("not empty");
        let calls_wrongly = dice.pick(&[0, 0, 2, 8, 30]).expect("not empty");
        Self { sees_alignments, calls_wrongly }
    }

    fn choose(&self, twin: &Twin, dice: &mut Dice) -> Move {
        let accepted = twin.accepted();
        let is_right = |asked: &Move| accepted.contains(asked);
        let (calls, others): (Vec<Move>, Vec<Move>) =
            twin.choices().into_iter().partition(|asked| asked.is_call());
        let (right, wrong): (Vec<Move>, Vec<Move>) = calls.into_iter().partition(is_right);
        if dice.percent(self.sees_alignments)
            && let Some(call) = dice.pick(&right)
        {
            return call;
        }
        if dice.percent(self.calls_wrongly) {
            let lapsed = twin.lapsed_alignments();
            let is_lapsed = |asked: &Move| matches!(asked, Move::Point(l) if lapsed.contains(l));
            let tempting: Vec<Move> = wrong.iter().copied().filter(is_lapsed).collect();
            if let Some(call) = dice.pick(&tempting).or_else(|| dice.pick(&wrong)) {
                return call;
            }
        }
        dice.pick(&others).expect("a game that goes on has something due")
    }
}

/// What is remarkable about this step.
fn remarks(before: &Twin, asked: Move, after: &Twin) -> Vec<&'static str> {
    let due = before.due();
    let is_auto = before.options.calling == Calling::Auto;
    let mut remarks = Vec::new();
    let mut remark = |is_so: bool, what| remarks.extend(is_so.then_some(what));
    if !asked.is_call() {
        let new = before.new_alignments();
        let is_placed = matches!(asked, Move::Place(_));
        let is_drawn = after.result == Some("1/2-1/2");
        remark(is_placed && after.new_alignments().len() > 1, MUST_HAPPEN[0]);
        remark(is_placed && !new.is_empty(), "Q12 lapsed");
        remark(!is_auto && is_drawn, "Q13 sixteenth piece: both declined");
        let unseen = is_drawn && !new.is_empty();
        remark(unseen, "Q13 sixteenth piece: both declined an alignment");
        remark(is_auto && is_drawn, "Q17 auto: drawn");
        remark(is_auto && after.result.is_some() && !is_drawn, "Q17 auto: won");
        remark(is_placed && before.has_lost_the_call(), "Q14 call lost, then due again");
        return remarks;
    }
    if !before.accepted().contains(&asked) {
        remark(
            true,
            match before.options.price {
                Price::Once => "Q14 wrong call, once",
                Price::Loses => "Q14 wrong call, loses",
                Price::Free => "Q14 wrong call, free",
            },
        );
        let lapsed = before.lapsed_alignments();
        let is_lapsed = matches!(asked, Move::Point(line) if lapsed.contains(&line));
        remark(is_lapsed, "Q12 a lapsed alignment called, wrongly");
        remark(due.starts_with("deciding"), "Q13 sixteenth piece: wrong call");
        return remarks;
    }
    remark(due == "giving", "Q10 called by the placer");
    remark(due.starts_with("placing"), "Q11 stolen by the opponent");
    remark(due == "deciding placer", "Q13 sixteenth piece: called by the placer");
    remark(due == "deciding opponent", "Q13 sixteenth piece: called by the opponent");
    remark(matches!(asked, Move::Point(line) if line.len() == 2), "Q16 a square called");
    remark(asked == Move::Call, "Q17 bare call");
    let [.., said, _] = before.done[..] else { return remarks };
    let is_second = due.starts_with("placing") || due == "deciding opponent";
    let was_lost = said == Done::CalledWrongly && before.options.price == Price::Once;
    remark(is_second && was_lost, "Q14 call lost by one, made by the other");
    remarks
}

/// Plays one game to its end, asking everything at every step.
fn play(rules: &str, dice: &mut Dice, moves: &[(Move, Action)], tally: &mut Tally) {
    let temper = Temper::roll(dice);
    let mut position = Position::start(rules.parse().expect("rules"));
    let mut twin = Twin::start(rules);
    loop {
        assert_agree(position, &twin, moves);
        // A game read from its text goes on in the same way.
        let read = Twin::read(&twin.text());
        assert_eq!((read.text(), read.accepted()), (twin.text(), twin.accepted()));
        for &both in moves {
            let _ = assert_same_answer(position, &twin, both);
        }
        let endings = ENDINGS.map(|both| assert_same_ending(position, &twin, both));
        if twin.result.is_some() {
            return;
        }
        if dice.below(300) == 0 {
            *tally.entry("Q18 Q20 Q21 ended without a move").or_default() += 1;
            let [resigned, _, time, _] = endings;
            let ended = if dice.percent(50) { resigned } else { time };
            (position, twin) = ended.expect("a game that goes on can be ended");
            continue;
        }
        let asked = temper.choose(&twin, dice);
        let both = moves.iter().find(|(other, _)| *other == asked).expect("one of all moves");
        let (_, next, after) = assert_same_answer(position, &twin, *both).expect("a choice");
        for what in remarks(&twin, asked, &after) {
            *tally.entry(what).or_default() += 1;
        }
        (position, twin) = (next, after);
    }
}

#[test]
fn random_games_agree_under_all_rules() {
    let games_per_rules = if is_full_run() { 50 * 8 } else { 8 };
    let all_rules = rules_texts_with_prices();
    let moves = all_moves();
    let mut dice = Dice::new(1991);
    let mut tally = Tally::new();
    for rules in &all_rules {
        for _ in 0..games_per_rules {
            play(rules, &mut dice, &moves, &mut tally);
        }
    }
    println!("{} games: {tally:#?}", all_rules.len() * games_per_rules);
    for what in MUST_HAPPEN {
        assert!(tally.contains_key(what), "never happened: {what}");
    }
}

#[test]
fn the_twin_knows_all_rule_choices() {
    let mut ours = rules_texts_with_prices();
    let mut theirs: Vec<String> = Rules::all().map(|rules| rules.to_string()).collect();
    assert_eq!(ours.len(), 15 * 2 * 7);
    ours.sort();
    theirs.sort();
    assert_eq!(ours, theirs);
}
