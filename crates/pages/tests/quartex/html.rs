//! Markup as a list of tags: enough to read what our own pages say.

/// One tag, and the text behind it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tag {
    /// `button`; `/button` where it ends.
    pub(crate) name: String,
    attributes: Vec<(String, String)>,
    pub(crate) text: String,
}

impl Tag {
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn has_class(&self, class: &str) -> bool {
        self.get("class").is_some_and(|all| all.split(' ').any(|one| one == class))
    }

    pub(crate) fn attributes(&self) -> impl Iterator<Item = (&str, &str)> {
        self.attributes.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// All tags in order.
pub(crate) fn tags(html: &str) -> Vec<Tag> {
    let mut tags = Vec::new();
    for piece in html.split('<').skip(1) {
        // Our attributes are always quoted, and a `>` in them is always escaped.
        let (inside, text) = piece.split_once('>').expect("a tag ends");
        let (name, mut rest) = inside.split_once(' ').unwrap_or((inside, ""));
        let mut attributes = Vec::new();
        while !rest.trim().is_empty() {
            let end = rest.find(['=', ' ']).unwrap_or(rest.len());
            let name = rest[..end].to_owned();
            let value = if let Some(quoted) = rest[end..].strip_prefix("=\"") {
                let (value, after) = quoted.split_once('"').expect("a value ends");
                rest = after.trim_start();
                value
            } else {
                rest = rest[end..].trim_start();
                ""
            };
            attributes.push((name, plain(value)));
        }
        tags.push(Tag { name: name.to_owned(), attributes, text: plain(text) });
    }
    tags
}

fn plain(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// The element with this id: its tags, with the one that ends it.
pub(crate) fn element(tags: &[Tag], id: &str) -> Vec<Tag> {
    let start = tags.iter().position(|tag| tag.get("id") == Some(id));
    let start = start.unwrap_or_else(|| panic!("there is no #{id}"));
    let (name, end) = (&tags[start].name, format!("/{}", tags[start].name));
    let mut depth = 0;
    for (index, tag) in tags.iter().enumerate().skip(start) {
        depth += i32::from(tag.name == *name) - i32::from(tag.name == end);
        if depth == 0 {
            return tags[start..=index].to_vec();
        }
    }
    panic!("#{id} has no end")
}

/// All text between tags.
pub(crate) fn text(tags: &[Tag]) -> String {
    tags.iter().map(|tag| tag.text.as_str()).collect()
}

/// What no page of ours may have: styles, handlers or links to scripts in the markup, an id twice, an
/// attribute twice.
pub(crate) fn assert_clean(tags: &[Tag]) {
    let mut ids = Vec::new();
    for tag in tags {
        let mut names: Vec<&str> = tag.attributes().map(|(name, _)| name).collect();
        for name in &names {
            assert!(*name != "style" && !name.starts_with("on"), "{tag:?}");
        }
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count, "an attribute twice: {tag:?}");
        assert!(tag.name != "style", "{tag:?}");
        ids.extend(tag.get("id"));
    }
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count, "an id twice");
}
