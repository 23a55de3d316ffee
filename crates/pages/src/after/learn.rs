//! First-game lessons, played on the page.

mod access;
mod quartex;
mod quarto;

use maud::{Markup, html};
use table::Answer;
use words::lesson::{Attempt, AttemptVerdict, Lesson, LessonStep, NoAttempt, script};
use words::rules::{RulesGame, page};
use words::{Value, Voice, say};

use super::learned::{LONGEST_ATTEMPT, Learned};
use crate::frame::{Head, document};
use crate::visitor::Visitor;

/// After so many tries an answer is offered.
const PATIENT: u32 = 2;

/// All lessons and rules.
pub fn learn_index(visitor: &Visitor) -> String {
    let word = |key: &str| say(visitor.language, key, &[]);
    let body = html! {
        article.learning {
            header {
                h1 { (word("after-learn")) }
                p { (word("after-learn-about")) }
            }
            ul.lessons {
                @for game in RulesGame::ALL {
                    li {
                        h2 { (page(game, visitor.language).title) }
                        p { (Lesson::of(game).welcome(visitor.language)) }
                        p.acts {
                            a.btn href={ "/learn/" (game) } { (word("after-lesson")) }
                            a.btn href={ "/rules/" (game) } { (word("after-rules")) }
                        }
                    }
                }
            }
            p { (word("after-analysis-about")) }
            p.acts { a.btn href="/analysis" { (word("after-analysis")) } }
        }
    };
    let head = Head {
        title: word("after-learn"),
        description: word("after-learn-about"),
        ..Head::default()
    };
    document(visitor, &head, &body)
}

/// A lesson, as far as somebody is.
pub fn learn(visitor: &Visitor, learned: &Learned) -> String {
    let lesson = Lesson::of(learned.game);
    let edition = learned.game.edition();
    let voice = Voice { edition, ..visitor.speaker() };
    let title = page(learned.game, visitor.language).title.clone();
    let title = say(visitor.language, "after-lesson-of", &[("game", title.into())]);
    let classroom = Classroom { visitor, learned, lesson: &lesson, voice };
    let head = Head {
        title: title.clone(),
        description: lesson.welcome(visitor.language),
        ..Head::default()
    };
    let body = html! {
        article.lesson {
            header { h1 { (title) } }
            (classroom.body())
        }
    };
    document(visitor, &head, &body)
}

/// A lesson with somebody in it.
struct Classroom<'a> {
    visitor: &'a Visitor,
    learned: &'a Learned,
    lesson: &'a Lesson,
    voice: Voice,
}

/// What became of what was tried.
enum Tried {
    /// Nothing was tried yet.
    Nothing,
    /// It is no move.
    Unreadable,
    /// It was judged.
    Judged(Attempt, AttemptVerdict),
}

impl Classroom<'_> {
    fn say(&self, key: &str, about: &[(&str, Value<'_>)]) -> String {
        say(self.visitor.language, key, about)
    }

    fn word(&self, key: &str) -> String {
        self.say(key, &[])
    }

    fn body(&self) -> Markup {
        let count = self.lesson.steps().len();
        let step = self.learned.step.checked_sub(1).and_then(|index| self.lesson.step(index));
        match step {
            None if self.learned.step == 0 => self.welcome(),
            None => self.farewell(),
            Some(step) => self.step(step, count),
        }
    }

    fn welcome(&self) -> Markup {
        html! {
            p { (self.lesson.welcome(self.visitor.language)) }
            p.acts {
                a.btn.main href=(self.learned.at(1)) { (self.word("after-begin")) }
                a.btn href={ "/rules/" (self.learned.game) } { (self.word("after-rules")) }
            }
        }
    }

    fn farewell(&self) -> Markup {
        html! {
            p { (self.lesson.farewell(self.visitor.language)) }
            p.acts {
                a.btn.main href={ "/new/" (self.learned.game) } { (self.word("after-new-game")) }
                a.btn href=(self.learned.path()) { (self.word("after-lesson-again")) }
                a.btn href="/learn" { (self.word("after-learn")) }
            }
        }
    }

    fn step(&self, step: &LessonStep, count: usize) -> Markup {
        let language = self.visitor.language;
        let tried = self.tried(step);
        let done = matches!(tried, Tried::Judged(_, AttemptVerdict::Praise(_)));
        let missed = matches!(tried, Tried::Unreadable | Tried::Judged(_, AttemptVerdict::Hint(_)));
        let tries = self.learned.tries.saturating_add(u32::from(missed));
        let numbers = [("number", self.learned.step.into()), ("count", count.into())];
        html! {
            h2 { (self.say("after-lesson-step", &numbers)) }
            progress value=(self.learned.step) max=(count) aria-hidden="true" {}
            p { (step.tell(language)) }
            p.task { strong { (step.task(language)) } }
            div #answer tabindex="-1" role="status" { (self.answer(step, &tried, tries)) }
            @if done {
                p.acts {
                    a.btn.main href=(self.learned.at(self.learned.step + 1)) { (self.word("after-lesson-next")) }
                }
            }
            (self.ground(step, tries, done))
            @if !done { (self.typing(step, tries)) }
            nav.walk aria-label=(self.word("after-lesson-steps")) {
                @for number in 1..=count {
                    a.btn href=(self.learned.at(number))
                        aria-current=[(number == self.learned.step).then_some("step")] { (number) }
                    " "
                }
            }
        }
    }

    fn tried(&self, step: &LessonStep) -> Tried {
        let Some(text) = &self.learned.attempt else { return Tried::Nothing };
        match self.lesson.read_typed(text, step, self.visitor.language) {
            Err(NoAttempt) => Tried::Unreadable,
            Ok(attempt) => Tried::Judged(attempt, step.try_(attempt)),
        }
    }

    /// What is said to what was tried.
    fn answer(&self, step: &LessonStep, tried: &Tried, tries: u32) -> Markup {
        let language = self.visitor.language;
        let typed = self.learned.attempt.as_deref().unwrap_or_default();
        let felt = |touch| {
            let found = step.felt(touch);
            self.voice.answer(&Answer::Felt { found }).unwrap_or_default()
        };
        html! {
            @match tried {
                Tried::Nothing => {}
                Tried::Unreadable => {
                    p.nudge { (self.say("after-unread", &[("text", typed.into())])) }
                }
                Tried::Judged(attempt, verdict) => {
                    @if let Attempt::Touch(touch) = attempt { p.felt { (felt(*touch)) } }
                    @match verdict {
                        AttemptVerdict::Praise(_) => { p.praise { (step.praise(language)) } }
                        AttemptVerdict::Hint(hint) => { p.nudge { (hint.say(language)) } }
                        AttemptVerdict::Felt(_) => {}
                    }
                }
            }
            @if tries >= PATIENT && !matches!(tried, Tried::Judged(_, AttemptVerdict::Praise(_))) {
                details {
                    summary { (self.word("after-show-answer")) }
                    @if let Some(answer) = script::answer(step, &self.voice) { p { (answer) } }
                }
            }
        }
    }

    /// The position, and what can be tried in it; once the step is done, the position alone.
    fn ground(&self, step: &LessonStep, tries: u32, done: bool) -> Markup {
        match self.learned.game {
            RulesGame::Quarto => quarto::ground(self, step, tries, done),
            RulesGame::Access => access::ground(self, step, tries, done),
            RulesGame::Quartex => quartex::ground(self, step, tries, done),
        }
    }

    /// Whatever can be chosen can also be typed.
    fn typing(&self, step: &LessonStep, tries: u32) -> Markup {
        let example =
            step.choices().first().map(|&one| self.voice.attempt(one)).unwrap_or_default();
        html! {
            form.ask method="get" action=(self.learned.path()) {
                (self.hidden(tries))
                label for="try" { (self.say("after-type-move", &[("example", example.into())])) }
                input #try name="try" type="text" maxlength=(LONGEST_ATTEMPT) autocomplete="off"
                    autocapitalize="off" spellcheck="false";
                button.btn type="submit" { (self.word("after-try")) }
            }
        }
    }

    /// How far somebody is, in a form.
    fn hidden(&self, tries: u32) -> Markup {
        html! {
            input type="hidden" name="step" value=(self.learned.step);
            input type="hidden" name="tries" value=(tries);
        }
    }
}
