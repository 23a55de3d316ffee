//! Lessons, walked through their own links and forms.

use std::collections::BTreeSet;

use pages::after::{Learned, learn, learn_index};
use words::Language;
use words::lesson::Lesson;
use words::rules::RulesGame;

use crate::page::{Tag, assert_sound, tags, text};
use crate::visitor;

/// What an address says, as a server reads it.
fn learned(game: RulesGame, query: &str) -> Learned {
    let decoded: Vec<(String, String)> = query
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .map(|(name, value)| (name.to_owned(), decoded(value)))
        .collect();
    Learned::read(game, decoded.iter().map(|(name, value)| (name.as_str(), value.as_str())))
}

fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let hex: Vec<u8> = rest.by_ref().take(2).collect();
            let hex = String::from_utf8(hex).unwrap();
            bytes.push(u8::from_str_radix(&hex, 16).unwrap());
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).unwrap()
}

/// Everything that can be tried on a page: by a link, or by choosing from a list.
fn tries(html: &str) -> BTreeSet<String> {
    let of_link = |tag: &Tag| {
        let query = tag.get("href")?.split_once("try=")?.1.trim_end_matches("#answer");
        Some(decoded(query))
    };
    let of_option =
        |tag: &Tag| (tag.name == "option").then(|| tag.get("value").unwrap_or_default().to_owned());
    tags(html).iter().filter_map(|tag| of_link(tag).or_else(|| of_option(tag))).collect()
}

#[test]
fn lessons_are_walked_to_their_ends_by_what_the_page_offers() {
    for game in RulesGame::ALL {
        let lesson = Lesson::of(game);
        for language in Language::ALL {
            let visitor = visitor(language);
            let page = |query: &str| {
                let html = learn(&visitor, &learned(game, query));
                assert_sound(&html, &format!("{language} {game} {query}"));
                html
            };
            let begin = page("");
            assert!(text(&begin).contains(&lesson.welcome(language)));
            let mut next = "step=1".to_owned();
            for step in lesson.steps() {
                let html = page(&next);
                assert!(text(&html).contains(&step.task(language)), "{}", step.name());
                // The page offers all that can be tried, and nothing else.
                let all: BTreeSet<String> =
                    step.choices().iter().map(ToString::to_string).collect();
                assert_eq!(tries(&html), all, "{}", step.name());
                let right = step.answers().next().unwrap().to_string();
                let html = page(&format!("{next}&tries=0&try={}", encoded(&right)));
                assert!(text(&html).contains(&step.praise(language)), "{}: {right}", step.name());
                let link = tags(&html).into_iter().find(|tag| tag.get("class") == Some("btn main"));
                let href = link.unwrap().get("href").unwrap().to_owned();
                next = href.split_once('?').unwrap().1.to_owned();
            }
            assert!(text(&page(&next)).contains(&lesson.farewell(language)));
        }
    }
}

fn encoded(text: &str) -> String {
    let bytes: Vec<String> = text.bytes().map(|byte| format!("%{byte:02X}")).collect();
    bytes.concat()
}

/// What is wrong is told, counted, and after some tries an answer is offered.
#[test]
fn wrong_answers_get_hints_and_then_an_answer() {
    let visitor = visitor(Language::English);
    let page = |game, query: &str| text(&learn(&visitor, &learned(game, query)));
    let first = page(RulesGame::Quarto, "step=3&tries=0&try=a2");
    assert!(first.contains("There is a piece on a2 already."), "{first}");
    assert!(!first.contains("Show an answer"));
    let second = page(RulesGame::Quarto, "step=3&tries=1&try=a2");
    assert!(second.contains("Show an answer One right answer: “place d2”."), "{second}");
    let unread = page(RulesGame::Quarto, "step=3&tries=0&try=%3Cb%3Ehello");
    assert!(unread.contains("I do not understand: <b>hello"), "{unread}");
}

/// With masks one is told what the fingers found, whether that was the task or not.
#[test]
fn what_fingers_find_is_told() {
    let visitor = visitor(Language::English);
    let page = |query: &str| text(&learn(&visitor, &learned(RulesGame::Access, query)));
    assert!(page("step=1&try=%40%231").contains("You feel the"), "the task");
    assert!(page("step=5&try=%40c1").contains("You feel the"), "on the way");
    // Nothing is drawn: every cell is the same.
    let html = learn(&visitor, &learned(RulesGame::Access, "step=5"));
    assert!(!html.contains("#p-"), "no piece is shown");
}

#[test]
fn bad_addresses_begin_anew() {
    let visitor = visitor(Language::French);
    for query in
        ["step=x", "step=-1", "tries=99999999999", "try=", "step=0&try=b3", "=&=", "step=999"]
    {
        for game in RulesGame::ALL {
            assert_sound(&learn(&visitor, &learned(game, query)), query);
        }
    }
}

#[test]
fn all_lessons_are_listed() {
    for language in Language::ALL {
        let html = learn_index(&visitor(language));
        assert_sound(&html, "index");
        for game in RulesGame::ALL {
            let href = format!("/learn/{game}");
            assert!(tags(&html).iter().any(|tag| tag.get("href") == Some(&href)));
        }
    }
}
