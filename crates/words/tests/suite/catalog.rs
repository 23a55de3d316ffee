//! The locale files: every key in every language, none missing, none unused, the same variables,
//! and sentences that obey the style rules.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use words::{Language, catalog};

use crate::lint;

/// Areas whose messages are words and phrases, not sentences.
const PHRASES: [&str; 6] = ["command", "common", "failure", "keeping", "noun", "setup"];

/// Areas of pages, which have headings and labels beside sentences: what ends in a full stop is one.
const MIXED: [&str; 5] = ["after", "fair", "host", "page", "play"];

/// The areas that `pages`, `web` and `terminal` ask for by key. Elsewhere in those crates a text with hyphens may be a
/// class or an attribute; one that begins with the name of one of these areas is a key.
const PAGES: [&str; 7] = ["after-", "fair-", "host-", "page-", "play-", "remote-", "server-"];

/// Messages of other areas that are put into sentences.
const PARTS: [&str; 11] = [
    "expected-",
    "held-",
    "label-",
    "level-",
    "points-",
    "progress-",
    "reason-",
    "rule-",
    "title-",
    "why-",
    "worth-",
];

/// One message or one of its attributes: the patterns by name, the message itself as `""`.
type Message = BTreeMap<String, Pattern<String>>;

fn messages(area: &str, language: Language) -> BTreeMap<String, Message> {
    let source = catalog::source(area, language).unwrap();
    let resource = parser::parse(source.to_owned());
    let resource = resource.unwrap_or_else(|(_, errors)| panic!("{language} {area}: {errors:?}"));
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name;
                let mut patterns = Message::new();
                let value = message.value.unwrap_or_else(|| panic!("{key} has no value"));
                patterns.insert(String::new(), value);
                for attribute in message.attributes {
                    patterns.insert(attribute.id.name, attribute.value);
                }
                let before = messages.insert(key.clone(), patterns);
                assert!(before.is_none(), "{language}: {key} comes twice");
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(term) => panic!("{language}: term {}", term.id.name),
            Entry::Junk { content } => panic!("{language} {area}: {content}"),
        }
    }
    messages
}

/// Everything a language says, by area and key.
fn all(language: Language) -> BTreeMap<(&'static str, String), Message> {
    let mut found: BTreeMap<(&'static str, String), Message> = BTreeMap::new();
    let mut keys = BTreeSet::new();
    for area in catalog::areas() {
        for (key, message) in messages(area, language) {
            assert!(keys.insert(key.clone()), "{language}: {key} is in two areas");
            found.insert((area, key), message);
        }
    }
    found
}

/// Texts of this crate's source that look like keys: in this crate nothing else looks so. And keys
/// of the areas that the crates above ask for.
fn asked() -> BTreeSet<String> {
    fn read(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.file_stem().is_some_and(|name| name == "lesson") {
                // Lessons put their keys together, and say which.
                continue;
            }
            if path.is_dir() {
                read(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                // Tests and doc comments may say anything.
                let code = text.split("#[cfg(test)]").next().unwrap();
                // A line that says so holds a text that only looks like a key.
                let is_code = |line: &&str| {
                    !line.trim_start().starts_with("//") && !line.ends_with("// No key.")
                };
                let code = code.lines().filter(is_code);
                found.extend(code.flat_map(quoted).filter(|text| is_key(text) || is_family(text)));
            }
        }
    }
    let mut found: BTreeSet<String> =
        words::lesson::keys().into_iter().map(str::to_owned).collect();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    read(&crates.join("words/src"), &mut found);
    let mut pages = BTreeSet::new();
    read(&crates.join("pages/src"), &mut pages);
    read(&crates.join("audience/src"), &mut pages);
    read(&crates.join("web/src"), &mut pages);
    read(&crates.join("terminal/src"), &mut pages);
    let is_key = |text: &String| PAGES.iter().any(|area| text.starts_with(area));
    found.extend(pages.into_iter().filter(is_key));
    found
}

fn quoted(line: &str) -> Vec<String> {
    line.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

fn is_key(text: &str) -> bool {
    let part = |part: &str| {
        !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
    };
    text.contains('-') && text.split('-').all(part)
}

/// `lesson-quarto-`: the beginning of keys that are put together, all of which are asked for.
fn is_family(text: &str) -> bool {
    text.strip_suffix('-').is_some_and(|beginning| is_key(&format!("{beginning}-x")))
}

#[test]
fn every_key_that_is_asked_for_exists_and_no_other() {
    let asked = asked();
    assert!(asked.len() > 300, "the scan finds keys");
    for language in Language::ALL {
        let said: BTreeSet<String> = all(language).into_keys().map(|(_, key)| key).collect();
        // Each language says its own name, to whoever chooses one.
        let in_family = |key: &str| {
            asked.iter().any(|family| is_family(family) && key.starts_with(family.as_str()))
        };
        let unused: Vec<_> = said
            .difference(&asked)
            .filter(|key| *key != "language-name" && !in_family(key))
            .collect();
        let is_missing = |key: &&String| {
            let family_of_none =
                is_family(key) && !said.iter().any(|said| said.starts_with(key.as_str()));
            family_of_none || (!is_family(key) && !said.contains(*key))
        };
        let missing: Vec<_> = asked.iter().filter(is_missing).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        assert!(unused.is_empty(), "{language} says what nobody asks for: {unused:?}");
    }
}

/// Adds the variables that a pattern inserts, and those it only selects by.
fn variables(
    pattern: &Pattern<String>,
    inserted: &mut BTreeSet<String>,
    selecting: &mut BTreeSet<String>,
) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                inserted.insert(id.name.clone());
            }
            Expression::Inline(_) => {}
            Expression::Select { selector, variants } => {
                if let InlineExpression::VariableReference { id } = selector {
                    selecting.insert(id.name.clone());
                }
                for variant in variants {
                    variables(&variant.value, inserted, selecting);
                }
            }
        }
    }
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    let english = all(Language::English);
    // Which variables exist for a message is known from all languages together: only some
    // languages have cases, genders or forms to select by.
    for language in Language::ALL {
        let other = all(language);
        let keys = |messages: &BTreeMap<(&'static str, String), Message>| {
            messages.keys().cloned().collect::<BTreeSet<_>>()
        };
        let differ: Vec<_> = keys(&english).symmetric_difference(&keys(&other)).cloned().collect();
        assert!(differ.is_empty(), "{language}: {differ:?}");
        for (key, message) in &english {
            let names: Vec<_> = message.keys().collect();
            assert_eq!(other[key].keys().collect::<Vec<_>>(), names, "{language} {key:?}");
            for (name, pattern) in message {
                let (mut here, mut there) = (BTreeSet::new(), BTreeSet::new());
                let (mut ours, mut theirs) = (BTreeSet::new(), BTreeSet::new());
                variables(pattern, &mut here, &mut ours);
                variables(&other[key][name], &mut there, &mut theirs);
                // What is counted may be inserted in one language and said in words in another.
                here.extend(ours.iter().filter(|name| *name == "count").cloned());
                there.extend(theirs.iter().filter(|name| *name == "count").cloned());
                assert_eq!(there, here, "{language} {key:?} {name}");
                let forms: BTreeSet<String> = ["form", "role"].map(str::to_owned).into();
                let unknown: Vec<_> = theirs.difference(&ours).collect();
                let known = |name: &&String| forms.contains(*name) || here.contains(*name);
                assert!(unknown.iter().all(known), "{language} {key:?}: {unknown:?}");
            }
        }
    }
}

/// Every text a pattern can become, with `X` for what is inserted.
fn texts(pattern: &Pattern<String>, messages: &Message) -> Vec<String> {
    let mut found = vec![String::new()];
    for element in &pattern.elements {
        let pieces = match element {
            PatternElement::TextElement { value } => vec![value.clone()],
            PatternElement::Placeable { expression } => match expression {
                Expression::Select { variants, .. } => {
                    variants.iter().flat_map(|v| texts(&v.value, messages)).collect()
                }
                Expression::Inline(InlineExpression::MessageReference { .. }) => {
                    texts(&messages[""], messages)
                }
                Expression::Inline(InlineExpression::StringLiteral { value }) => {
                    vec![value.clone()]
                }
                // What a fault says is a sentence of its own.
                Expression::Inline(InlineExpression::VariableReference { id })
                    if id.name == "what" =>
                {
                    vec!["X.".to_owned()]
                }
                Expression::Inline(_) => vec!["X".to_owned()],
            },
        };
        found = found
            .iter()
            .flat_map(|before| pieces.iter().map(move |piece| format!("{before}{piece}")))
            .collect();
    }
    found
}

#[test]
fn sentences_obey_the_style_rules_in_every_variant() {
    let mut checked = 0;
    for language in Language::ALL {
        for ((area, key), message) in all(language) {
            let is_part = PARTS.iter().any(|part| key.starts_with(part));
            for (name, pattern) in &message {
                for text in texts(pattern, &message) {
                    let what = format!("{language} {key} {name}");
                    let is_label = MIXED.contains(&area) && !text.ends_with('.');
                    if PHRASES.contains(&area) || is_part || is_label {
                        assert!(!text.ends_with('.'), "{what} is a phrase: {text}");
                    } else {
                        lint::assert_sentences(&text, &what);
                    }
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 2500, "{checked} texts");
}

/// Plurals have the categories their language needs.
#[test]
fn russian_counts_as_russian_does() {
    fn count(pattern: &Pattern<String>, key: &str) {
        for element in &pattern.elements {
            if let PatternElement::Placeable {
                expression: Expression::Select { selector, variants },
            } = element
            {
                let by_count = matches!(selector,
                    InlineExpression::VariableReference { id } if id.name == "count");
                let names: Vec<String> =
                    variants.iter().map(|variant| format!("{:?}", variant.key)).collect();
                if by_count && names.iter().any(|name| name.contains("one")) {
                    assert!(names.iter().any(|name| name.contains("many")), "{key}");
                }
                for variant in variants {
                    count(&variant.value, key);
                }
            }
        }
    }
    for ((_, key), message) in all(Language::Russian) {
        for pattern in message.values() {
            count(pattern, &key);
        }
    }
}
