//! Pictures as documents: well formed, named, complete in themselves, and always the same.

use std::collections::BTreeSet;

use pictures::{Paints, Picture, Theme, piece_symbols, tile_symbols};
use roxmltree::Document;

use crate::help::{EDITIONS, every_scene, svg};

const ELEMENTS: &[&str] = &[
    "svg",
    "title",
    "desc",
    "defs",
    "linearGradient",
    "radialGradient",
    "stop",
    "clipPath",
    "symbol",
    "g",
    "path",
];

/// Well formed, ids unique and begun by the prefix, references only to what is in it, and nothing
/// but shapes.
fn check(name: &str, text: &str, prefix: &str) {
    let document = Document::parse(text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut ids = BTreeSet::new();
    let mut wanted = BTreeSet::new();
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        let tag = node.tag_name().name();
        assert!(ELEMENTS.contains(&tag), "{name}: <{tag}>");
        for attribute in node.attributes() {
            let value = attribute.value();
            match attribute.name() {
                "id" => {
                    assert!(value.starts_with(prefix), "{name}: id {value}");
                    assert!(ids.insert(value.to_owned()), "{name}: id {value} twice");
                }
                "aria-labelledby" | "aria-describedby" => {
                    wanted.insert(value.to_owned());
                }
                other => {
                    assert!(!other.starts_with("on"), "{name}: {other}");
                    assert!(!matches!(other, "href" | "style"), "{name}: {other}");
                    if let Some(reference) = value.strip_prefix("url(#") {
                        wanted.insert(reference.trim_end_matches(')').to_owned());
                    } else {
                        assert!(!value.contains("url("), "{name}: {other}={value}");
                    }
                }
            }
        }
    }
    assert!(wanted.is_subset(&ids), "{name}: {:?}", wanted.difference(&ids).collect::<Vec<_>>());
    assert!(!text.contains("NaN") && !text.contains("inf"), "{name} has no number");
}

#[test]
fn every_scene_in_every_theme_is_a_document_of_its_own() {
    for theme in Theme::ALL {
        every_scene(|name, scene| {
            let text = svg(scene, theme, None);
            check(name, &text, "t-");
            let document = Document::parse(&text).unwrap();
            let root = document.root_element();
            assert_eq!(root.attribute("role"), Some("img"));
            let child = |tag: &str, attribute: &str| {
                let node = root
                    .children()
                    .find(|node| node.has_tag_name(("http://www.w3.org/2000/svg", tag)))
                    .unwrap();
                assert_eq!(node.attribute("id"), root.attribute(attribute));
                node.text().unwrap().to_owned()
            };
            assert_eq!(child("title", "aria-labelledby"), "A <title> & more");
            assert_eq!(child("desc", "aria-describedby"), "\"What\" is on it.");
        });
    }
}

#[test]
fn the_same_scene_gives_the_same_bytes() {
    every_scene(|name, scene| {
        assert_eq!(
            svg(scene, Theme::LIGHT, Some(300)),
            svg(scene, Theme::LIGHT, Some(300)),
            "{name}"
        );
    });
}

/// Two pictures with different prefixes share no id, whatever the prefix is.
#[test]
fn prefixes_keep_pictures_apart() {
    let ids = |prefix: &str| {
        let mut found = BTreeSet::new();
        every_scene(|_, scene| {
            let paints = Paints::Theme(Theme::LIGHT);
            let text =
                Picture { paints, prefix, title: "", description: "", width: None }.svg(scene);
            let document = Document::parse(&text).unwrap();
            found.extend(
                document.descendants().filter_map(|node| node.attribute("id").map(str::to_owned)),
            );
        });
        found
    };
    assert!(ids("one").is_disjoint(&ids("two")));
    assert!(ids("\"><script>").iter().all(|id| id.starts_with("script-")));
    assert!(ids("7").iter().all(|id| id.starts_with("ff7-")));
}

/// For pages: symbols by their codes, painted by variables alone.
#[test]
fn symbols_are_painted_by_variables() {
    let mut texts: Vec<(String, usize)> = EDITIONS
        .iter()
        .map(|edition| (piece_symbols(*edition, Paints::Variables, "p"), 17))
        .collect();
    texts.push((tile_symbols(Paints::Variables, "p"), 12));
    for (text, count) in texts {
        check("symbols", &text, "p-");
        let document = Document::parse(&text).unwrap();
        let symbols = document.descendants().filter(|node| node.tag_name().name() == "symbol");
        assert_eq!(symbols.count(), count);
        for node in document.descendants() {
            for name in ["fill", "stroke", "stop-color"] {
                let paint = node.attribute(name).unwrap_or("none");
                let known =
                    ["none", "var(--ff-", "url(#p-"].iter().any(|start| paint.starts_with(start));
                assert!(known, "{paint}");
            }
        }
    }
    let access = piece_symbols(EDITIONS[1], Paints::Variables, "p");
    assert!(access.contains("id=\"p-GQTH\"") && access.contains("id=\"p-covered\""));
}
