//! Assets: their addresses, what refers to them, and icons that are what the logo is.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use pages::{after, assets};
use pictures::png;
use scraper::{Html, Selector};
use words::{Language, rules::RulesGame};

use crate::hall;

#[test]
fn every_asset_is_found_under_its_name_and_has_an_address_of_its_own() {
    let mut addresses = BTreeSet::new();
    for asset in assets::all() {
        let found = assets::find(asset.name).unwrap();
        assert_eq!(found.bytes, asset.bytes);
        let address = assets::address(asset.name);
        let (path, sum) = address.split_once("?v=").unwrap();
        assert_eq!(path, format!("/assets/{}", asset.name));
        assert!(sum.len() == 16 && sum.bytes().all(|b| b.is_ascii_hexdigit()), "{address}");
        assert!(addresses.insert(address));
    }
    assert!(assets::find("style.css").is_some() && assets::find("app.js").is_some());
    assert!(assets::find("../Cargo.toml").is_none());
}

/// The sheet asks for fonts alone, and each under the address it is sent from.
#[test]
fn the_style_sheet_asks_for_fonts_that_exist() {
    let sheet = String::from_utf8(assets::find("style.css").unwrap().bytes.to_vec()).unwrap();
    let asked: BTreeSet<&str> =
        sheet.split("url(").skip(1).filter_map(|rest| rest.split(')').next()).collect();
    let fonts: BTreeSet<String> = assets::all()
        .filter(|asset| asset.kind == "font/woff2")
        .map(|asset| assets::address(asset.name))
        .collect();
    assert_eq!(asked, fonts.iter().map(String::as_str).collect());
    assert!(!sheet.contains("@import") && !sheet.contains("http"), "nothing from elsewhere");
    let opened = sheet.matches('{').count();
    assert_eq!(opened, sheet.matches('}').count(), "every rule is closed");
}

/// Every colour that a rule asks for is one that the themes have.
#[test]
fn every_variable_of_the_style_sheet_is_given() {
    let sheet = String::from_utf8(assets::find("style.css").unwrap().bytes.to_vec()).unwrap();
    let name = |text: &str| -> String {
        text.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect()
    };
    let asked: BTreeSet<String> = sheet.split("var(--").skip(1).map(name).collect();
    for variable in asked {
        assert!(sheet.contains(&format!("--{variable}:")), "--{variable} is given nowhere");
    }
}

/// The fonts are small enough for a phone on a train.
#[test]
fn fonts_are_modest() {
    let fonts = assets::all().filter(|asset| asset.kind == "font/woff2");
    let total: usize = fonts.map(|asset| asset.bytes.len()).sum();
    assert!(total < 128 * 1024, "{total} bytes");
    let licence = assets::find("OFL.txt").unwrap();
    assert!(licence.bytes.windows(21).any(|text| text == b"SIL OPEN FONT LICENSE"));
}

/// The icons are the SVG, drawn; the maskable one has no round corners and stays in the safe circle.
#[test]
fn icons_are_drawn_from_the_logo_fixture() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/assets");
    let svg = fs::read_to_string(folder.join("icon.svg")).unwrap();
    let sized = |size: u32| {
        let size = format!("width=\"{size}\" height=\"{size}\"");
        svg.replacen("width=\"512\" height=\"512\"", &size, 1)
    };
    let maskable = svg.replacen(" rx=\"28\"", "", 1).replacen(
        "viewBox=\"-64 -64 128 128\"",
        "viewBox=\"-76 -76 152 152\"",
        1,
    );
    let maskable = maskable.replacen(
        "<rect x=\"-64\" y=\"-64\" width=\"128\" height=\"128\"",
        "<rect x=\"-76\" y=\"-76\" width=\"152\" height=\"152\"",
        1,
    );
    let icons = [
        ("icon-192.png", sized(192)),
        ("icon-512.png", sized(512)),
        ("icon-maskable.png", maskable),
    ];
    for (name, svg) in icons {
        let drawn = png(&svg).unwrap();
        let path = folder.join(name);
        if std::env::var("FOURFOLD_FIXTURES").is_ok_and(|value| value == "write") {
            fs::write(&path, &drawn).unwrap();
        }
        assert!(fs::read(&path).unwrap() == drawn, "{name} is not what the logo is");
    }
}

/// Every name after a `#`, in a text that may be a selector.
fn ids(selector: &str) -> impl Iterator<Item = &str> {
    selector.split('#').skip(1).map(|rest| {
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        rest.split_at(end.unwrap_or(rest.len())).0
    })
}

/// What is called so at a table may be called so elsewhere: there the rules of the table do not hold.
#[test]
fn rules_of_the_table_reach_no_other_page() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/assets");
    let mut known = BTreeSet::new();
    for name in ["game.css", "quartex.css"] {
        let sheet = fs::read_to_string(folder.join(name)).unwrap();
        for heads in sheet.split('}').filter_map(|rule| rule.rsplit('{').nth(1)) {
            let heads = heads.rsplit(['}', ';', '/']).next().unwrap_or_default();
            let open = heads
                .split(',')
                .filter(|head| !head.contains("#table") && !head.contains("[data-"));
            known.extend(open.flat_map(ids).map(str::to_owned));
        }
    }
    assert!(known.contains("tray"), "{known:?}");
    let visitor = hall::visitor(Language::English, "/rules/quarto");
    let mut others = hall::all(Language::English);
    others.extend(RulesGame::ALL.map(|game| ("rules", after::rules(&visitor, game))));
    for (name, page) in others {
        let page = Html::parse_document(&page);
        for element in page.select(&Selector::parse("[id]").unwrap()) {
            let id = element.attr("id").unwrap();
            assert!(!known.contains(id), "{name}: #{id} is one of the table's");
        }
    }
}

/// The letters that faces of this weight have, as the sheet says.
fn letters(sheet: &str, weight: &str) -> Vec<(u32, u32)> {
    let faces = sheet.split("@font-face{").skip(1).filter_map(|rest| rest.split('}').next());
    let faces = faces.filter(|face| face.contains(&format!("font-weight:{weight};")));
    let ranges = faces.filter_map(|face| face.split("unicode-range:").nth(1));
    let number = |text: &str| u32::from_str_radix(text, 16).unwrap();
    let range = |text: &str| {
        let text = text.trim().trim_start_matches("U+");
        let (from, to) = text.split_once('-').unwrap_or((text, text));
        (number(from), number(to))
    };
    ranges.flat_map(|text| text.split(',')).map(range).collect()
}

/// No language falls back to whatever the machine has.
#[test]
fn every_language_has_a_face_for_its_text() {
    let sheet = String::from_utf8(assets::find("style.css").unwrap().bytes.to_vec()).unwrap();
    for weight in ["400", "700"] {
        let known = letters(&sheet, weight);
        for language in Language::ALL {
            for (name, page) in hall::all(language) {
                let text: String = Html::parse_document(&page).root_element().text().collect();
                for letter in text.chars().filter(|c| c.is_alphabetic()) {
                    let has = |(from, to): &(u32, u32)| (*from..=*to).contains(&u32::from(letter));
                    assert!(known.iter().any(has), "{language} {name}: {letter} of {weight}");
                }
            }
        }
    }
}
