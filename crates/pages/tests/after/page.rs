//! A page, read as a browser reads it.

use std::collections::{BTreeMap, BTreeSet};

/// One tag with its attributes.
#[derive(Debug)]
pub(crate) struct Tag {
    pub(crate) name: String,
    pub(crate) attributes: BTreeMap<String, String>,
}

impl Tag {
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.attributes.get(name).map(String::as_str)
    }
}

/// Every tag that opens something, in order.
pub(crate) fn tags(html: &str) -> Vec<Tag> {
    let mut tags = Vec::new();
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        rest = &rest[start + 1..];
        if !rest.starts_with(|c: char| c.is_ascii_alphabetic()) {
            continue;
        }
        let end = rest.find('>').expect("every tag ends");
        tags.push(tag(&rest[..end]));
        rest = &rest[end + 1..];
    }
    tags
}

fn tag(text: &str) -> Tag {
    let text = text.trim_end_matches('/');
    let name_ends = text.find(char::is_whitespace).unwrap_or(text.len());
    let mut attributes = BTreeMap::new();
    let mut rest = text[name_ends..].trim_start();
    while !rest.is_empty() {
        let name_end = rest.find(|c: char| c == '=' || c.is_whitespace()).unwrap_or(rest.len());
        let name = rest[..name_end].to_owned();
        rest = &rest[name_end..];
        let mut value = String::new();
        if let Some(quoted) = rest.strip_prefix("=\"") {
            let end = quoted.find('"').expect("values are quoted");
            value = unescaped(&quoted[..end]);
            rest = &quoted[end + 1..];
        }
        assert!(attributes.insert(name.clone(), value).is_none(), "{name} twice in {text}");
        rest = rest.trim_start();
    }
    Tag { name: text[..name_ends].to_owned(), attributes }
}

pub(crate) fn unescaped(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// The text of a page without tags.
pub(crate) fn text(html: &str) -> String {
    let mut text = String::new();
    let mut inside = false;
    for c in html.chars() {
        match c {
            '<' => inside = true,
            '>' => {
                inside = false;
                text.push(' ');
            }
            c if !inside => text.push(c),
            _ => {}
        }
    }
    unescaped(&text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Where links lead and forms go, as far as they lead anywhere in the site.
const KNOWN: [&str; 11] = [
    "/analysis",
    "/rules/",
    "/learn",
    "/new/",
    "/t/",
    "/assets/",
    "/manifest",
    "/tables",
    "/settings",
    "/privacy",
    "/play",
];

/// What every page promises: no style or script inside, every id once, every label and link leads
/// somewhere, one heading of the first order, nothing said by key.
#[track_caller]
pub(crate) fn assert_sound(html: &str, what: &str) {
    let tags = tags(html);
    let mut ids = BTreeSet::new();
    for tag in &tags {
        for (name, value) in &tag.attributes {
            assert!(name != "style" && !name.starts_with("on"), "{what}: {name}={value}");
        }
        assert_ne!(tag.name, "style", "{what}");
        if let Some(id) = tag.get("id") {
            assert!(ids.insert(id.to_owned()), "{what}: {id} twice");
        }
    }
    for tag in &tags {
        for name in ["for", "aria-labelledby", "aria-describedby"] {
            for id in tag.get(name).unwrap_or_default().split_whitespace() {
                assert!(ids.contains(id), "{what}: nothing has the id {id}");
            }
        }
        let href = tag.get("href").unwrap_or("#");
        match href.split_once('#') {
            Some(("", "")) => {}
            Some(("", id)) => assert!(ids.contains(id), "{what}: {href}"),
            _ => assert!(
                href == "/" || KNOWN.iter().any(|known| href.starts_with(known)),
                "{what}: {href}"
            ),
        }
        // The bar above every page changes language and display; the pages here change nothing.
        if tag.name == "form" && tag.get("action") != Some("/settings") {
            assert_eq!(tag.get("method"), Some("get"), "{what}: nothing is changed here");
        }
    }
    let first = tags.iter().filter(|tag| tag.name == "h1").count();
    assert_eq!(first, 1, "{what}: one heading of the first order");
    // A key that does not exist is said as itself.
    assert!(!text(html).contains("after-"), "{what}: {}", text(html));
}
