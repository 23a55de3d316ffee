//! The style of other pages stays away from tables.

use std::fs;
use std::path::Path;

use scraper::{Html, Selector};

use crate::hall::{Hall, page, player, terms};
use crate::samples;

/// Selectors of a sheet, without what no document has: pseudo-elements and states.
fn selectors(sheet: &str) -> Vec<String> {
    let mut found = Vec::new();
    for heads in sheet.split('}').filter_map(|rule| rule.rsplit('{').nth(1)) {
        let heads = heads.rsplit("*/").next().unwrap_or_default();
        for head in heads.split(',').filter(|head| !head.contains(['@', '(', ')', ';'])) {
            let plain = head.split("::").next().unwrap_or_default();
            let states = [":hover", ":focus", ":target"];
            let end = states.iter().filter_map(|state| plain.find(state)).min();
            found.push(plain.split_at(end.unwrap_or(plain.len())).0.trim().to_owned());
        }
    }
    found.retain(|one| !one.is_empty());
    found
}

/// What a lesson calls so may be called so at a table: open hands of Quartex stood in disorder for that.
#[test]
fn rules_of_replays_and_lessons_reach_no_table() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/assets/after.css");
    let selectors = selectors(&fs::read_to_string(path).unwrap());
    assert!(selectors.len() > 80, "{selectors:?}");
    let mut pages: Vec<String> = samples::all().iter().map(|(_, seen)| page(seen)).collect();
    let mut tiles = Hall::started(terms("quartex", "3csh"));
    pages.push(page(&tiles.seen(player(1))));
    tiles.play("2: resign");
    tiles.play("3: resign");
    pages.push(page(&tiles.seen(player(1))));
    for page in pages {
        let page = Html::parse_document(&page);
        for text in &selectors {
            let selector = Selector::parse(text).unwrap_or_else(|_| panic!("{text}"));
            let found = page.select(&selector).next();
            let is_sprite = text == ".sprite";
            assert!(
                is_sprite || found.is_none(),
                "{text} finds {:?}",
                found.map(|one| one.value())
            );
        }
    }
}
