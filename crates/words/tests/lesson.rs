//! The lessons: every step can be done, every mistake is helped, every sentence exists.
#![allow(clippy::expect_used)] // Helpers fail for the test that calls them.

#[path = "lesson/sentences.rs"]
mod sentences;
#[path = "lesson/verdicts.rs"]
mod verdicts;

use table::Viewer;
use words::lesson::script::plain;
use words::lesson::{AttemptVerdict, Lesson};
use words::rules::RulesGame;
use words::{Language, Voice};

#[test]
fn every_step_is_there() {
    let count = RulesGame::ALL.map(|game| Lesson::of(game).steps().len());
    assert_eq!(count, [7, 5, 7]);
}

/// A learner who tries everything comes through, and hears something each time.
#[test]
fn a_lesson_is_completed_by_trying() {
    for game in RulesGame::ALL {
        let lesson = Lesson::of(game);
        for step in lesson.steps() {
            let choices = step.choices();
            let answers: Vec<_> = step.answers().collect();
            assert!(!answers.is_empty(), "{}", step.name());
            for choice in choices {
                match step.try_(choice) {
                    AttemptVerdict::Praise(key) => {
                        assert!(answers.contains(&choice));
                        assert!(key.ends_with("-praise"));
                    }
                    AttemptVerdict::Hint(hint) => {
                        assert!(!answers.contains(&choice));
                        assert_ne!(hint.say(Language::Russian), hint.key());
                    }
                    AttemptVerdict::Felt(_) => assert_eq!(game, RulesGame::Access),
                }
            }
        }
    }
}

/// Tasks that ask for something have wrong answers that are legal too, but for these two: at the
/// start every gift is safe, and who cannot lay can only say so.
#[test]
fn most_tasks_can_be_missed() {
    let any: Vec<&str> = RulesGame::ALL
        .into_iter()
        .flat_map(|game| Lesson::of(game).steps().to_vec())
        .filter(|step| step.choices().len() == step.answers().count())
        .map(|step| step.name())
        .collect();
    assert_eq!(any, ["quarto-give", "quartex-cannot"]);
}

#[test]
fn an_answer_can_be_written_and_read_back() {
    for game in RulesGame::ALL {
        let lesson = Lesson::of(game);
        for choice in lesson.steps().iter().flat_map(words::lesson::LessonStep::choices) {
            assert_eq!(lesson.read(&choice.to_string()), Ok(choice));
        }
    }
    assert!(Lesson::of(RulesGame::Access).read("+7").is_err(), "masked pieces are given by place");
    assert!(Lesson::of(RulesGame::Access).read("b3 b4").is_err());
    assert!(Lesson::of(RulesGame::Quarto).read("hello").is_err());
}

/// What the lesson says can be typed, in words, and means the same.
#[test]
fn an_attempt_in_words_is_read_back_in_every_language() {
    for game in RulesGame::ALL {
        let lesson = Lesson::of(game);
        for (language, step) in Language::ALL
            .into_iter()
            .flat_map(|language| lesson.steps().iter().map(move |s| (language, s)))
        {
            let voice =
                Voice { edition: game.edition(), ..Voice::new(language, Viewer::Spectator) };
            // The first and every seventh: all ways to lay five tiles are many.
            for choice in step.choices().into_iter().step_by(7) {
                let text = voice.attempt(choice);
                assert_eq!(
                    lesson.read_typed(&text, step, language),
                    Ok(choice),
                    "{language}: {text}"
                );
            }
        }
    }
    let (lesson, english) = (Lesson::of(RulesGame::Quarto), Language::English);
    let step = &lesson.steps()[0];
    let read = |text| lesson.read_typed(text, step, english).map(|one| one.to_string());
    assert_eq!(read("Give light round short solid.").as_deref(), Ok("+0"));
    assert!(read("give something").is_err());
}

#[test]
fn the_script_is_plain() {
    for game in RulesGame::ALL {
        for language in Language::ALL {
            let text = plain(&Lesson::of(game), language, 79);
            for line in text.lines() {
                assert!(line.chars().count() < 80, "{line}");
                assert!(!line.contains("lesson-"), "{line}");
                assert_eq!(line, line.trim_end());
            }
        }
    }
}
