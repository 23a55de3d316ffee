//! The sentences of the lessons: in every language, none missing, none unused, fit to be heard.

use std::collections::BTreeSet;

use words::Language;
use words::catalog::source;
use words::lesson::keys;

/// The messages of a language: key and pattern. They stand on one line each.
fn messages(language: Language) -> Vec<(&'static str, &'static str)> {
    let text = source("lesson", language).expect("it is an area");
    text.lines().filter_map(|line| line.split_once(" = ")).collect()
}

fn variables(pattern: &str) -> BTreeSet<&str> {
    pattern.split("{ $").skip(1).filter_map(|rest| Some(rest.split_once(" }")?.0)).collect()
}

#[test]
fn every_key_is_said_in_every_language_and_none_is_unused() {
    let mut wanted = keys();
    wanted.sort_unstable();
    for language in Language::ALL {
        let mut there: Vec<&str> = messages(language).into_iter().map(|(key, _)| key).collect();
        there.sort_unstable();
        assert_eq!(there, wanted, "{language}");
    }
}

#[test]
fn all_languages_have_the_same_order_and_variables() {
    let shape = |language| -> Vec<_> {
        messages(language).into_iter().map(|(key, text)| (key, variables(text))).collect()
    };
    for language in Language::ALL {
        assert_eq!(shape(language), shape(Language::English), "{language}");
    }
}

/// A full stop at the end, two sentences at most, no mark that is read aloud or left out; only what can be
/// typed stands in quotation marks.
#[test]
fn sentences_are_fit_to_be_heard() {
    for language in Language::ALL {
        for (key, text) in messages(language) {
            assert!(text.ends_with('.'), "{language} {key}: {text}");
            assert!(text.matches('.').count() <= 2, "{language} {key}: {text}");
            let marks = if key == "lesson-answer" { ":“”„«»\u{a0}" } else { "" };
            let odd =
                |c: char| !c.is_alphanumeric() && !" .,’-{}$".contains(c) && !marks.contains(c);
            assert_eq!(text.find(odd), None, "{language} {key}: {text}");
            assert!(!text.contains("  "), "{language} {key}: {text}");
        }
    }
}

/// Every cell that the English sentence names, the others name too.
#[test]
fn the_same_cells_are_named_in_all_languages() {
    let cells = |text: &'static str| -> BTreeSet<&str> {
        text.split(|c: char| !c.is_ascii_alphanumeric())
            .filter(|word| word.len() == 2 && word.as_bytes()[1].is_ascii_digit())
            .collect()
    };
    for language in Language::ALL {
        for ((key, here), (_, there)) in
            messages(language).into_iter().zip(messages(Language::English))
        {
            assert_eq!(cells(here), cells(there), "{language} {key}");
        }
    }
}
