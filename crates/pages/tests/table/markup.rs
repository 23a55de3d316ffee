//! Reads markup: enough of it to ask what a page holds.

use std::collections::BTreeMap;

/// One start tag, with what stands around it.
#[derive(Clone, Debug)]
pub(crate) struct Tag {
    pub(crate) name: String,
    pub(crate) attributes: BTreeMap<String, String>,
    /// The ids of the elements around it that have one, outermost first.
    pub(crate) inside: Vec<String>,
    /// The names of the elements around it.
    pub(crate) within: Vec<String>,
}

impl Tag {
    pub(crate) fn get(&self, name: &str) -> &str {
        self.attributes.get(name).map_or("", String::as_str)
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.attributes.contains_key(name)
    }

    pub(crate) fn is_inside(&self, id: &str) -> bool {
        self.inside.iter().any(|outer| outer == id)
    }

    /// Would pressing it send the form?
    pub(crate) fn submits(&self) -> bool {
        self.name == "button" && self.get("type") == "submit"
    }
}

const VOID: [&str; 5] = ["input", "meta", "link", "br", "hr"];

/// What ends a paragraph that is open.
const BLOCKS: [&str; 14] = [
    "article", "aside", "details", "dialog", "div", "dl", "fieldset", "form", "ol", "p", "pre",
    "section", "table", "ul",
];

/// Every start tag of a document, in order.
pub(crate) fn tags(html: &str) -> Vec<Tag> {
    let mut tags = Vec::new();
    let mut open: Vec<(String, Option<String>)> = Vec::new();
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        if rest.starts_with('!') {
            rest = &rest[rest.find('>').unwrap()..];
            continue;
        }
        if let Some(end) = rest.strip_prefix('/') {
            let name = &end[..end.find('>').unwrap()];
            let (last, _) = open.pop().unwrap_or_else(|| panic!("</{name}> closes nothing"));
            assert_eq!(last, name, "elements are closed in turn");
            continue;
        }
        let (tag, length) = start(rest, &open);
        let is_in_paragraph = tag.within.iter().any(|outer| outer == "p");
        assert!(
            !(is_in_paragraph && BLOCKS.contains(&tag.name.as_str())),
            "a paragraph ends before <{}>",
            tag.name
        );
        let closed = rest[..length].ends_with("/>");
        rest = &rest[length..];
        if !closed && !VOID.contains(&tag.name.as_str()) {
            open.push((tag.name.clone(), tag.attributes.get("id").cloned()));
        }
        tags.push(tag);
    }
    assert!(open.is_empty(), "all elements are closed: {open:?}");
    tags
}

fn start(text: &str, open: &[(String, Option<String>)]) -> (Tag, usize) {
    let end = text.find([' ', '>', '/', '\n']).unwrap();
    let mut tag = Tag {
        name: text[..end].to_owned(),
        attributes: BTreeMap::new(),
        inside: open.iter().filter_map(|(_, id)| id.clone()).collect(),
        within: open.iter().map(|(name, _)| name.clone()).collect(),
    };
    let mut at = end;
    loop {
        let rest = &text[at..];
        let spaces = rest.len() - rest.trim_start().len();
        at += spaces;
        let rest = &text[at..];
        if rest.starts_with('>') {
            return (tag, at + 1);
        }
        if rest.starts_with("/>") {
            return (tag, at + 2);
        }
        let name_end = rest.find(['=', ' ', '>']).unwrap();
        let name = rest[..name_end].to_owned();
        if rest[name_end..].starts_with("=\"") {
            let value = &rest[name_end + 2..];
            let length = value.find('"').unwrap();
            let before = tag.attributes.insert(name.clone(), decoded(&value[..length]));
            assert!(before.is_none(), "{name} is there twice");
            at += name_end + 2 + length + 1;
        } else {
            tag.attributes.insert(name, String::new());
            at += name_end;
        }
    }
}

fn decoded(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// The document without the pictures that every page of its game has.
pub(crate) fn without_sprite(html: &str) -> String {
    let Some(start) = html.find("<div class=\"sprite\"") else { return html.to_owned() };
    let end = start + html[start..].find("</div>").unwrap() + "</div>".len();
    format!("{}{}", &html[..start], &html[end..])
}
