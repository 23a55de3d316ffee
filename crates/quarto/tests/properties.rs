//! Promises that hold in every position that play can reach, under all 210 rule choices.
#![allow(clippy::expect_used)] // These are tests, and helpers of tests.

#[path = "properties/symmetries.rs"]
mod symmetries;
#[path = "properties/texts.rs"]
mod texts;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use quarto::{
    Action, Call, Cell, Ending, EndingWord, Line, Lines, MoveText, NotationItem, NotationItems,
    Outcome, Phase, Piece, Position, Rules, Seat, Setup, Step,
};

/// A game from its start: positions, and the steps between them.
#[derive(Clone, Debug)]
struct Game {
    positions: Vec<Position>,
    steps: Vec<Step>,
}

impl Game {
    /// Plays as the picks say, until they run out or the game is over.
    fn play(rules: Rules, picks: &[(u8, Index)]) -> Self {
        let mut position = Position::start(rules);
        let mut game = Self { positions: vec![position], steps: Vec::new() };
        for (mood, pick) in picks {
            let from = actions_in_mood(position, *mood);
            if from.is_empty() {
                break;
            }
            let step = position.play(from[pick.index(from.len())]).expect("a choice is possible");
            game.steps.push(step);
            game.positions.push(position);
        }
        game
    }

    fn last(&self) -> Position {
        self.positions[self.positions.len() - 1]
    }
}

/// Mostly what is due; now and then a right call, or any call.
fn actions_in_mood(position: Position, mood: u8) -> Vec<Action> {
    let is_call = |action: &Action| matches!(action, Action::Call(_));
    let (accepted, choices) = (position.accepted().iter(), position.choices().iter());
    match mood % 32 {
        0 => choices.collect(),
        1..4 => accepted.collect(),
        _ => accepted.filter(|action| !is_call(action)).collect(),
    }
}

/// The position as somebody sets it up who does not say what was placed last.
fn forget_last(position: Position) -> Position {
    let setup = Setup { last: None, ..position.into() };
    setup.try_into().expect("a position without a last placement is legal")
}

/// Every action there is: 16 gifts, 16 placements, 19 lines, the bare call, declining.
fn all_actions() -> Vec<Action> {
    let gifts = Piece::ALL.into_iter().map(Action::Give);
    let placements = Cell::ALL.into_iter().map(Action::Place);
    let calls = Line::ALL.into_iter().map(|line| Action::Call(Call::Line(line)));
    let rest = [Action::Call(Call::Bare), Action::Decline];
    gifts.chain(placements).chain(calls).chain(rest).collect()
}

fn any_rules() -> impl Strategy<Value = Rules> {
    proptest::sample::select(Rules::all().collect::<Vec<_>>())
}

fn any_game() -> impl Strategy<Value = Game> {
    // 16 gifts, 16 placements, two decisions, and some wrong calls.
    (any_rules(), vec(any::<(u8, Index)>(), 0..44))
        .prop_map(|(rules, picks)| Game::play(rules, &picks))
}

fn config() -> ProptestConfig {
    let cases = ::dice::times!(2_000, 100_000);
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases) }
}

proptest! {
    #![proptest_config(config())]

    /// Choices are what is not refused; accepted are the choices that are no wrong calls.
    #[test]
    fn choices_accepted_and_refused(game in any_game()) {
        let forgotten = game.positions.iter().map(|position| forget_last(*position));
        for position in game.positions.iter().copied().chain(forgotten) {
            let (choices, accepted) = (position.choices(), position.accepted());
            prop_assert_eq!(choices.is_empty(), position.outcome().is_some());
            prop_assert_eq!(choices.is_empty(), accepted.is_empty());
            prop_assert_eq!(choices.iter().count(), choices.len());
            for action in all_actions() {
                let mut next = position;
                let answer = next.play(action);
                let is_choice = choices.contains(action);
                prop_assert_eq!(answer.is_ok(), is_choice, "{} at {}", action, position);
                prop_assert_eq!(choices.iter().any(|choice| choice == action), is_choice);
                match answer {
                    Err(_) => prop_assert_eq!(next, position, "a refusal changes nothing"),
                    Ok(step) => {
                        prop_assert_eq!(step.action(), action);
                        let is_right = !matches!(step, Step::WrongCall(_));
                        prop_assert_eq!(accepted.contains(action), is_right);
                        if let Step::Quarto(_) = step {
                            prop_assert_eq!(next.outcome(), position.seat().map(Outcome::Won));
                        }
                    }
                }
                prop_assert!(is_choice || !accepted.contains(action));
            }
        }
    }

    /// At most 16 gifts, 16 placements and two decisions; only wrong calls come on top.
    #[test]
    fn games_are_finite(rules in any_rules(), picks in vec(any::<(u8, Index)>(), 80)) {
        let game = Game::play(rules, &picks);
        let is_wrong = |step: &&Step| matches!(step, Step::WrongCall(_));
        let wrong = game.steps.iter().filter(is_wrong).count();
        prop_assert!(game.steps.len() - wrong <= 34);
        prop_assert!(game.last().outcome().is_some() || game.steps.len() == picks.len());
    }

    /// An alignment that stood before the last placement is never callable again (Q12).
    #[test]
    fn lapsed_alignments_stay_lapsed(game in any_game()) {
        let mut lapsed = Lines::EMPTY;
        for (before, (step, after)) in
            game.positions.iter().zip(game.steps.iter().zip(&game.positions[1..]))
        {
            if let Step::Place(_) = step {
                lapsed = lapsed | before.board().alignments(before.rules());
            }
            prop_assert!((after.callable() & lapsed).is_empty(), "{}", after);
            prop_assert!((after.accepted().call & lapsed).is_empty(), "{}", after);
        }
    }

    /// What can be called is aligned, runs through the last placement, and counts.
    #[test]
    fn callable_lines_are_alignments(game in any_game()) {
        for position in &game.positions {
            let callable = position.callable();
            prop_assert!(position.board().alignments(position.rules()).contains_all(callable));
            prop_assert!(position.rules().lines().contains_all(callable));
            let through = position.phase().window().last().map_or(Lines::EMPTY, Lines::through);
            prop_assert!(through.contains_all(callable));
        }
    }

    /// Position → text → position; `_` serves for the spaces.
    #[test]
    fn position_texts_round_trip(game in any_game()) {
        for position in game.positions {
            let text = position.to_string();
            prop_assert_eq!(text.parse(), Ok(position));
            prop_assert_eq!(text.replace(' ', "_").parse(), Ok(position));
            prop_assert_eq!(Position::try_from(Setup::from(position)), Ok(position));
        }
    }

    /// Steps → text → steps, and each entry is found where it stands.
    #[test]
    fn move_lists_round_trip(game in any_game(), ending in 0..4_usize) {
        let mut entries: Vec<NotationItem> = game.steps.iter().copied().map(NotationItem::Step).collect();
        entries.extend(EndingWord::ALL.map(NotationItem::Ending).get(ending));
        let text = MoveText(&entries).to_string();
        let read: Result<Vec<(usize, NotationItem)>, _> = NotationItems::new(&text).collect();
        let read = read.map_err(|error| TestCaseError::fail(format!("{error}: {text}")))?;
        let again: Vec<NotationItem> = read.iter().map(|(_, entry)| *entry).collect();
        prop_assert_eq!(again, entries, "{}", text);
        for (at, entry) in read {
            let is_there = text[at..].starts_with(&entry.to_string());
            prop_assert!(is_there, "{} at {} of {}", entry, at, text);
        }
        for step in game.steps {
            prop_assert_eq!(step.to_string().parse(), Ok(step));
            prop_assert_eq!(step.action().to_string().parse(), Ok(step.action()));
        }
    }

    /// The steps of a record replay to the same end.
    #[test]
    fn records_replay(game in any_game()) {
        let mut position = game.positions[0];
        for (step, expected) in game.steps.iter().zip(&game.positions[1..]) {
            prop_assert_eq!(position.play(step.action()), Ok(*step));
            prop_assert_eq!(position, *expected);
        }
    }

    /// An ending ends an open game, once, and keeps board and hand (Q18, Q20, Q21).
    #[test]
    fn endings_end(game in any_game(), which in 0..4_usize) {
        let resign = Seat::ALL.map(Ending::Resign);
        let ending = [resign[0], resign[1], Ending::Time, Ending::Agreed][which];
        for position in game.positions {
            let mut ended = position;
            let answer = ended.end(ending);
            let Some(seat) = position.seat() else {
                prop_assert!(answer.is_err());
                prop_assert_eq!(ended, position);
                continue;
            };
            let due = match ending {
                Ending::Resign(loser) => Outcome::Won(loser.other()),
                Ending::Time => Outcome::Won(seat.other()),
                Ending::Agreed => Outcome::Drawn,
            };
            prop_assert_eq!(answer, Ok(due));
            prop_assert_eq!(ended.phase(), Phase::Over { outcome: due, hand: position.hand() });
            prop_assert_eq!((ended.board(), ended.left()), (position.board(), position.left()));
            prop_assert_eq!(Ending::from_word(ending.word(), due), Some(ending));
        }
    }
}
