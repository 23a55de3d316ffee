//! What an analysis says, drawn and played.

use quarto::{Cells, Outcome, Values};

use super::*;
use crate::Options;
use crate::sample::sample;

fn solver() -> Solver {
    Solver::new(Options { memory: 4 << 20, ..Options::default() }).unwrap()
}

fn analysis(text: &str, asking: Asking) -> Analysis {
    let position = text.parse().unwrap();
    solver().analysis(position, asking, &SearchControl::NONE).unwrap()
}

fn reason(analysis: &Analysis, turn: &str) -> Option<TurnReason> {
    let judged = analysis.turns.iter().find(|judged| judged.turn.to_string() == turn);
    judged.unwrap().reason.clone()
}

fn alignment(line: &str, values: &[quarto::CharacteristicValue]) -> Alignment {
    let line = quarto::Line::ALL.into_iter().find(|found| found.to_string() == line);
    Alignment { line: line.unwrap(), values: values.iter().copied().collect::<Values>() }
}

/// Row 3 wants a tall piece on c3.
#[test]
fn a_losing_gift_is_explained_by_the_alignment() {
    let analysis = analysis("..../27.b/..../.... - 2 1234p d3", Asking::default());
    let tall = vec![alignment("3", &[quarto::CharacteristicValue::TALL])];
    let completed =
        TurnReason::Completed(vec![Completion { cell: "c3".parse().unwrap(), alignments: tall }]);
    assert_eq!(reason(&analysis, "+f"), Some(completed));
    assert_eq!(reason(&analysis, "+0"), None);
    let [first, .., last] = analysis.turns.as_slice() else { panic!("few turns") };
    assert_eq!(first.value, analysis.value);
    assert_eq!(last.value, Value::Loss(1));
    assert_eq!(first.replies, None);
}

/// A characteristic that does not count is not mentioned.
#[test]
fn only_what_counts_is_a_reason() {
    let round_and_short = "..../..../..../081. - 2 1234a -";
    let both = analysis(round_and_short, Asking::default());
    let only = analysis(&round_and_short.replace("1234a", "2a"), Asking::default());
    let values = |analysis: &Analysis| match reason(analysis, "+9") {
        Some(TurnReason::Completed(completions)) => completions[0].alignments[0].values,
        other => panic!("{other:?}"),
    };
    assert_eq!(
        values(&both),
        [quarto::CharacteristicValue::ROUND, quarto::CharacteristicValue::SHORT]
            .into_iter()
            .collect()
    );
    assert_eq!(values(&only), [quarto::CharacteristicValue::ROUND].into_iter().collect());
}

#[test]
fn a_call_is_explained_and_so_is_one_left_to_the_opponent() {
    let analysis = analysis("..../..../..../083. 9 1 1234p c1", Asking::default());
    let round = vec![alignment("1", &[quarto::CharacteristicValue::ROUND])];
    assert_eq!(reason(&analysis, "d1!1"), Some(TurnReason::Wins(round.clone())));
    assert_eq!(reason(&analysis, "d1+f"), Some(TurnReason::Left(round)));
    let left = analysis.turns.iter().find(|judged| judged.turn.to_string() == "d1+f").unwrap();
    assert_eq!(left.value, Value::Loss(1));
}

/// Whatever an analysis says is so when it is played.
#[test]
fn what_is_said_is_so() {
    let (mut wins, mut left, mut completed, mut answered) = (0, 0, 0, 0);
    for position in sample(150) {
        let solver = solver();
        let Analysis { value, turns } =
            solver.analysis(position, Asking { replies: true }, &SearchControl::NONE).unwrap();
        assert_eq!(solver.value(position, &SearchControl::NONE), Ok(value), "{position}");
        assert_eq!(turns.len(), crate::turns(position).len());
        assert!(turns.is_sorted_by(|a, b| a.value >= b.value));
        for Judged { turn, value, reason, replies } in turns {
            let after = turn.after(position);
            assert_eq!(replies.is_none(), after.outcome().is_some());
            match reason {
                None => assert!(matches!(value, Value::Draw | Value::Win(2..))),
                Some(TurnReason::Wins(alignments)) => {
                    wins += 1;
                    assert_eq!(after.outcome(), position.seat().map(Outcome::Won));
                    check(after, &alignments);
                }
                Some(TurnReason::Left(alignments)) => {
                    left += 1;
                    assert!(matches!(value, Value::Loss(0 | 1)));
                    assert_eq!(after.callable().len(), alignments.len());
                    check(after, &alignments);
                }
                Some(TurnReason::Completed(completions)) => {
                    completed += 1;
                    check_completions(after, &completions);
                }
                Some(TurnReason::Answered(reply)) => {
                    answered += 1;
                    let Value::Loss(distance) = value else { panic!("{value}") };
                    let left = match turn.value_left(value) {
                        Value::Win(left) => left,
                        other => panic!("{other}"),
                    };
                    assert!(left <= distance && left > 1);
                    let then = solver.value(reply.after(after), &SearchControl::NONE).unwrap();
                    assert_eq!(then, Value::Loss(left - 1), "{position}: {turn} {reply}");
                }
            }
            if let Some(replies) = replies {
                check_replies(&solver, after, replies);
            }
        }
    }
    assert!(wins > 20 && left > 20 && completed > 20 && answered > 20);
}

fn check(position: Position, alignments: &[Alignment]) {
    assert!(!alignments.is_empty());
    for Alignment { line, values } in alignments {
        assert!(position.board().alignments(position.rules()).contains(*line));
        assert!(!values.is_empty());
        for value in *values {
            assert!(position.board().with_value(value).contains_all(line.cells()));
        }
    }
}

/// Placed there and called, it wins; placed elsewhere, there is nothing to call.
fn check_completions(position: Position, completions: &[Completion]) {
    let cells: Cells = completions.iter().map(|completion| completion.cell).collect();
    for cell in !position.board().occupied() {
        let mut next = position;
        next.play(quarto::Action::Place(cell)).unwrap();
        if let Some(call) = next.accepted().iter().next()
            && matches!(call, quarto::Action::Call(_))
        {
            next.play(call).unwrap();
        }
        let wins = next.outcome() == position.seat().map(Outcome::Won);
        assert_eq!(wins, cells.contains(cell), "{position} {cell}");
    }
    for completion in completions {
        let mut next = position;
        next.play(quarto::Action::Place(completion.cell)).unwrap();
        check(next, &completion.alignments);
    }
}

/// What a reply is worth, from the position after it.
fn check_replies(solver: &Solver, position: Position, replies: Replies) {
    let value = solver.verdict(position, &SearchControl::NONE).unwrap();
    let keeping = turns(position).into_iter().filter(|reply| {
        let after = reply.after(position);
        let verdict = match after.outcome() {
            Some(Outcome::Drawn) => Verdict::Draw,
            Some(Outcome::Won(seat)) if Some(seat) == position.seat() => Verdict::Win,
            Some(Outcome::Won(_)) => Verdict::Loss,
            None => solver.verdict(after, &SearchControl::NONE).unwrap().reversed(),
        };
        verdict == value
    });
    assert_eq!(keeping.count(), replies.keeping);
    assert_eq!(turns(position).len(), replies.all);
}
