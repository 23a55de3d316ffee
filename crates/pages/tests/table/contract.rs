//! What the script, text browsers and other programs rely on: ids, names, values, forms.

use std::collections::BTreeSet;

use pages::{Choice, SeenTable};
use table::{Action, View};
use words::{Command, CommandContext, Language, Spot, Voice};

use crate::hall::{NAMES, fragments, page, visitor};
use crate::markup::{Tag, tags};
use crate::samples;

const FRAGMENTS: [&str; 11] = [
    "status", "hint", "invite", "players", "board", "hand", "tray", "calls", "offers", "log",
    "fair",
];

/// Every state, with its name.
fn each(mut check: impl FnMut(&str, &SeenTable)) {
    let samples = samples::all();
    assert!(samples.len() > 15);
    for (name, seen) in &samples {
        check(name, seen);
    }
}

#[test]
fn all_fragments_are_there_in_every_state_and_are_parts_of_the_page() {
    each(|name, seen| {
        let page = page(seen);
        let fragments = fragments(seen);
        let ids: Vec<&str> = fragments.iter().map(|fragment| fragment.id.as_str()).collect();
        assert_eq!(ids, FRAGMENTS, "{name}");
        for fragment in fragments {
            let tags = tags(&fragment.html);
            assert_eq!(tags[0].get("id"), fragment.id, "{name}");
            assert!(page.contains(&fragment.html), "{name}: {} is part of the page", fragment.id);
        }
    });
}

#[test]
fn ids_are_unique_and_nothing_is_inline() {
    each(|name, seen| {
        let mut ids = BTreeSet::new();
        for tag in tags(&page(seen)) {
            if let Some(id) = tag.attributes.get("id") {
                assert!(ids.insert(id.clone()), "{name}: {id} twice");
            }
            assert!(!tag.has("style"), "{name}: {tag:?}");
            assert!(!tag.attributes.keys().any(|key| key.starts_with("on")), "{name}: {tag:?}");
            assert_ne!(tag.name, "style");
            assert!(tag.name != "script" || tag.has("src"), "{name}: {tag:?}");
            if let Some(target) = tag.attributes.get("href").and_then(|href| href.strip_prefix('#'))
            {
                assert!(page(seen).contains(&format!("id=\"{target}\"")), "{name}: #{target}");
            }
        }
    });
}

#[test]
fn exactly_two_regions_are_live_and_both_are_empty() {
    each(|name, seen| {
        let page = page(seen);
        let live = tags(&page).into_iter().filter(|tag| tag.has("aria-live"));
        let live: Vec<String> = live.map(|tag| tag.get("id").to_owned()).collect();
        assert_eq!(live, ["polite", "alert"], "{name}");
        assert!(page.contains("aria-live=\"polite\"></div>"), "{name}");
        assert!(page.contains("aria-live=\"assertive\"></div>"), "{name}");
    });
}

/// A form is whole: it posts, it carries its token, and every button that sends is inside it.
#[test]
fn forms_work_by_themselves() {
    each(|name, seen| {
        let tags = tags(&page(seen));
        for tag in &tags {
            let nested = tag.name == "form" && tag.within.iter().any(|outer| outer == "form");
            assert!(!nested, "{name}: {tag:?}");
            if tag.submits() {
                assert!(tag.within.iter().any(|outer| outer == "form"), "{name}: {tag:?}");
            }
        }
        let table: Vec<&Tag> = tags.iter().filter(|tag| tag.is_inside("table")).collect();
        for form in table.iter().filter(|tag| tag.name == "form") {
            let id = form.get("id");
            assert_eq!(form.get("method"), "post", "{name}");
            assert!(form.get("action").starts_with("/t/hall/"), "{name}");
            let field = |wanted: &str| {
                let mut inside = table.iter().filter(|tag| tag.is_inside(id));
                inside.find(|tag| tag.get("name") == wanted).map(|tag| tag.get("value"))
            };
            assert_eq!(field("token"), Some("secret"), "{name} {id}");
            if id != "sit" {
                assert_eq!(field("nonce"), Some("n0"), "{name} {id}");
                let step = seen.view.step.to_string();
                assert_eq!(field("step"), Some(step.as_str()), "{name} {id}");
            }
        }
    });
}

#[test]
fn every_wish_on_the_page_can_be_read() {
    each(|name, seen| {
        for tag in tags(&page(seen)).iter().filter(|tag| tag.get("name") == "do") {
            let what = wire::command_word::read(tag.get("value"), 0);
            assert!(what.is_some(), "{name}: {tag:?}");
        }
    });
}

/// What the view allows, and nothing else, can be sent.
#[test]
fn what_can_be_pressed_is_what_may_be_tried() {
    each(|name, seen| {
        if matches!(seen.view.terms.rules, table::Rules::Access(..)) {
            return;
        }
        let moves = |view: &View| -> BTreeSet<String> {
            let text = |action: &Action| wire::command_word::write(&table::What::Act(*action));
            view.choices().iter().filter_map(text).collect()
        };
        let sent: BTreeSet<String> = tags(&page(seen))
            .iter()
            .filter(|tag| tag.submits() && tag.get("name") == "do" && !tag.is_inside("offers"))
            .map(|tag| tag.get("value").to_owned())
            .collect();
        assert_eq!(sent, moves(&seen.view), "{name}");
    });
}

#[test]
fn the_board_is_one_grid_with_one_tab_stop() {
    each(|name, seen| {
        let tags = tags(&page(seen));
        let cells: Vec<&Tag> = tags.iter().filter(|tag| tag.has("data-cell")).collect();
        let masked =
            tags.iter().any(|tag| tag.get("id") == "board" && tag.get("data-masked") == "yes");
        for act in if masked { &["touch", "play"][..] } else { &[""] } {
            let cells = cells.iter().filter(|cell| cell.get("data-act") == *act);
            let names: Vec<&str> = cells.clone().map(|cell| cell.get("data-cell")).collect();
            let rows = ["4", "3", "2", "1"]
                .iter()
                .flat_map(|row| ["a", "b", "c", "d"].map(|c| format!("{c}{row}")));
            assert_eq!(names, rows.collect::<Vec<_>>(), "{name}");
            assert_eq!(
                cells.clone().filter(|cell| cell.get("tabindex") == "0").count(),
                1,
                "{name}"
            );
            for cell in cells {
                assert_eq!(cell.get("role"), "gridcell");
                assert!(cell.get("aria-label").starts_with(cell.get("data-cell")), "{cell:?}");
            }
        }
    });
}

/// Every question button sends what is read as a question, in every language.
#[test]
fn questions_are_understood() {
    let (_, seen) = samples::all().into_iter().find(|(name, _)| *name == "place").unwrap();
    for language in Language::ALL {
        let page = pages::table(&visitor(language), &seen, &Choice::default());
        let voice = Voice::new(language, seen.view.viewer).naming_players(NAMES);
        let here = Some(Spot::Quarto("b3".parse().unwrap()));
        let context = CommandContext { voice: &voice, view: &seen.view, here };
        let tags = tags(&page);
        let asked = tags.iter().filter(|tag| tag.is_inside("ask") && tag.name == "button");
        let mut keys = BTreeSet::new();
        for button in asked {
            let read = Command::read(button.get("value"), context);
            assert!(matches!(read, Ok(Command::Ask(_))), "{language}: {button:?}");
            assert!(keys.insert(button.get("data-key").to_owned()), "each has a key of its own");
        }
        assert!(keys.len() > 10);
    }
}

#[test]
fn the_script_gets_its_sentences() {
    let promised = [
        "lost",
        "back",
        "edge",
        "copied",
        "older-none",
        "newer-none",
        "kind-all",
        "kind-moves",
        "kind-answers",
        "sure",
        "yes",
        "no",
        "unknown",
        "not-here",
        "turn",
        "mode-touch",
        "mode-play",
        "sound-on",
        "sound-off",
        "kept",
        "broken",
        "close",
    ];
    let (_, seen) = samples::all().into_iter().find(|(name, _)| *name == "place").unwrap();
    for language in Language::ALL {
        let page = pages::table(&visitor(language), &seen, &Choice::default());
        let tags = tags(&page);
        let main = tags.iter().find(|tag| tag.get("id") == "table").unwrap();
        let words: serde_json::Value = serde_json::from_str(main.get("data-words")).unwrap();
        let words = words.as_object().unwrap();
        let known: BTreeSet<&str> = words.keys().map(String::as_str).collect();
        assert_eq!(known, promised.into_iter().collect());
        assert!(words.values().all(|text| !text.as_str().unwrap().starts_with("play-")));
    }
}

#[test]
fn no_language_lacks_a_text() {
    each(|name, seen| {
        for language in Language::ALL {
            let page = pages::table(&visitor(language), seen, &Choice::default());
            let at = page.find("play-");
            assert!(at.is_none(), "{name} {language}: {:?}", at.map(|at| &page[at..at + 40]));
            assert!(!pages::title(&visitor(language), seen).is_empty());
        }
    });
}

#[test]
fn every_phrase_has_a_button() {
    let (_, seen) = samples::all().into_iter().find(|(name, _)| *name == "place").unwrap();
    let tags = tags(&page(&seen));
    let buttons = tags.iter().filter(|tag| tag.get("name") == "phrase");
    assert!(buttons.map(|tag| tag.get("value")).eq(words::Phrase::ALL.map(words::Phrase::name)));
}
