//! The script of the pages, as browsers get it.
//!
//! It is written as modules that stand beside each other in `assets/`; only `app.js` imports, and only
//! from its neighbours, `from "./board.js"`. What is sent differs in two ways: lines that are comments
//! stay at home, and imports name addresses with checksums, so that every module may be kept for ever.

/// What `app.js` imports. These import nothing.
pub(crate) const PARTS: [(&str, &str); 6] = [
    ("board.js", include_str!("assets/board.js")),
    ("clock.js", include_str!("assets/clock.js")),
    ("fair.js", include_str!("assets/fair.js")),
    ("live.js", include_str!("assets/live.js")),
    ("quartex.js", include_str!("assets/quartex.js")),
    ("sound.js", include_str!("assets/sound.js")),
];

const APP: &str = include_str!("assets/app.js");
const WORKER: &str = include_str!("assets/sw.js");

/// All files of the script with their names; `address` tells where a file with this name and text is
/// found.
pub(crate) fn files(address: impl Fn(&str, &str) -> String) -> Vec<(&'static str, String)> {
    let mut files: Vec<_> = PARTS.iter().map(|&(name, text)| (name, sent(text))).collect();
    let app = files.iter().fold(sent(APP), |app, (name, text)| {
        app.replace(&format!("\"./{name}\""), &format!("\"{}\"", address(name, text)))
    });
    files.extend([("app.js", app), ("sw.js", sent(WORKER))]);
    files
}

/// Without the lines that are comments.
fn sent(text: &str) -> String {
    let is_code = |line: &&str| !line.trim_start().starts_with("//");
    text.lines().filter(is_code).flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_first_file_imports_and_only_from_its_neighbours() {
        let files = files(|name, text| format!("/assets/{name}?v={}", text.len()));
        for (name, text) in &files {
            let imports = text.lines().filter(|line| line.starts_with("import "));
            let imports: Vec<&str> = imports.collect();
            assert_eq!(imports.len(), if *name == "app.js" { PARTS.len() } else { 0 }, "{name}");
            assert!(imports.iter().all(|line| line.contains(" from \"/assets/")), "{imports:?}");
            assert!(!text.contains("\"./") && !text.contains("import("), "{name}");
        }
    }

    #[test]
    fn comments_stay_at_home_and_code_does_not() {
        assert_eq!(sent("// why\na();\n  // so\n  b(); // c\n"), "a();\n  b(); // c\n");
        for (name, text) in PARTS.into_iter().chain([("app.js", APP), ("sw.js", WORKER)]) {
            assert!(!text.contains("/*"), "{name}: a comment is a line of its own");
            // A text of several lines could hold a line that looks like a comment.
            let quotes = |line: &str| line.matches('`').count();
            assert!(text.lines().all(|line| quotes(line) % 2 == 0), "{name}");
        }
    }
}
