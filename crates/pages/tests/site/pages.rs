//! Every page in every language: well formed, complete, obeying the policy of contents.

use std::collections::BTreeSet;

use pages::{Shade, assets};
use scraper::{ElementRef, Html, Selector};
use words::Language;

use crate::hall;

fn select<'a>(page: &'a Html, selector: &str) -> Vec<ElementRef<'a>> {
    page.select(&Selector::parse(selector).unwrap()).collect()
}

fn text(element: ElementRef<'_>) -> String {
    element.text().collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Looks at every page in every language.
fn each(look: impl Fn(&Html, &str)) {
    for language in Language::ALL {
        for (name, page) in hall::all(language) {
            look(&Html::parse_document(&page), &format!("{language} {name}"));
        }
    }
}

#[test]
fn every_page_is_well_formed_and_says_its_language() {
    for language in Language::ALL {
        for (name, page) in hall::all(language) {
            let read = Html::parse_document(&page);
            assert!(read.errors.is_empty(), "{language} {name}: {:?}", read.errors);
            assert!(page.starts_with("<!DOCTYPE html>"), "{language} {name}");
            let html = read.root_element();
            assert_eq!(html.attr("lang"), Some(language.code()), "{name}");
            assert_eq!(html.attr("data-shade"), Some("device"), "{name}");
            assert_eq!(html.attr("data-motion"), Some("device"), "{name}");
        }
    }
}

/// A key that no language has is said as itself.
#[test]
fn no_key_is_said_instead_of_its_sentence() {
    each(|page, name| {
        for element in select(page, "body *, title") {
            let own: String =
                element.children().filter_map(|c| c.value().as_text()).map(|t| &**t).collect();
            let attributes = ["aria-label", "content", "label", "title", "placeholder"];
            let said =
                attributes.iter().filter_map(|name| element.attr(name)).chain([own.as_str()]);
            for said in said {
                for family in
                    ["page-", "host-", "terms-", "characteristic-", "language-name", "level-"]
                {
                    assert!(!said.trim().starts_with(family), "{name}: {said}");
                }
                assert!(!said.contains("{ $") && !said.contains("{$"), "{name}: {said}");
            }
        }
    });
}

#[test]
fn every_page_has_one_title_one_heading_and_one_main() {
    each(|page, name| {
        assert_eq!(select(page, "main").len(), 1, "{name}");
        let headings = select(page, "h1");
        assert_eq!(headings.len(), 1, "{name}");
        assert!(!text(headings[0]).is_empty(), "{name}");
        let title = text(select(page, "title")[0]);
        assert!(title.ends_with(" – Fourfold") && title.len() > 14, "{name}: {title}");
        let description = select(page, "meta[name=description]")[0].attr("content").unwrap();
        assert!(description.len() > 10, "{name}");
        // No level of headings is left out.
        let mut before = 1;
        for heading in select(page, "main h1, main h2, main h3, main h4") {
            let level = heading.value().name()[1..].parse::<u8>().unwrap();
            assert!(level <= before + 1, "{name}: {}", text(heading));
            before = level;
        }
    });
}

/// The policy of contents lets no style and no script stand in a page.
#[test]
fn nothing_is_inline() {
    each(|page, name| {
        assert!(
            select(page, "style, script:not([src]), [style], base, iframe").is_empty(),
            "{name}"
        );
        for element in select(page, "*") {
            for (attribute, value) in element.value().attrs() {
                assert!(!attribute.starts_with("on"), "{name}: {attribute}");
                assert!(!value.trim_start().starts_with("javascript:"), "{name}: {value}");
            }
        }
    });
}

#[test]
fn what_people_typed_stays_text() {
    for language in Language::ALL {
        for (name, page) in hall::all(language) {
            for raw in ["<i>", "<b>Th", "<2>", "\"><script>"] {
                assert!(!page.contains(raw), "{language} {name}: {raw}");
            }
        }
    }
}

#[test]
fn every_form_acts_by_itself_and_carries_the_token() {
    each(|page, name| {
        for form in select(page, "form") {
            assert_eq!(form.attr("method"), Some("post"), "{name}");
            assert!(form.attr("action").is_some_and(|to| to.starts_with('/')), "{name}");
            let token = Selector::parse("input[type=hidden][name=token]").unwrap();
            let tokens: Vec<_> =
                form.select(&token).filter_map(|input| input.attr("value")).collect();
            assert_eq!(tokens, [hall::TOKEN], "{name}");
            let button = Selector::parse("button").unwrap();
            assert!(form.select(&button).next().is_some(), "{name}: a form without a button");
            let form_in_form = Selector::parse("form form").unwrap();
            assert!(form.select(&form_in_form).next().is_none(), "{name}");
        }
        let outside = select(page, "button").len() - select(page, "form button").len();
        assert_eq!(outside, 0, "{name}: a button that does nothing without script");
    });
}

#[test]
fn ids_are_unique_and_what_refers_to_one_finds_it() {
    each(|page, name| {
        let mut ids = BTreeSet::new();
        for element in select(page, "[id]") {
            let id = element.attr("id").unwrap();
            assert!(ids.insert(id.to_owned()), "{name}: {id} comes twice");
        }
        for attribute in ["for", "aria-describedby", "aria-labelledby"] {
            for element in select(page, &format!("[{attribute}]")) {
                for id in element.attr(attribute).unwrap().split(' ') {
                    assert!(ids.contains(id), "{name}: {attribute} {id}");
                }
            }
        }
        for link in select(page, "a[href^='#']") {
            let id = &link.attr("href").unwrap()[1..];
            assert!(ids.contains(id), "{name}: a link to #{id}");
        }
    });
}

#[test]
fn every_field_has_a_label_and_every_group_a_legend() {
    each(|page, name| {
        for field in select(page, "input:not([type=hidden]), select, textarea") {
            let id = field.attr("id").unwrap_or_else(|| panic!("{name}: a field without an id"));
            let labels = select(page, &format!("label[for='{id}']"));
            assert_eq!(labels.len(), 1, "{name}: {id}");
            assert!(!text(labels[0]).is_empty(), "{name}: {id}");
        }
        for group in select(page, "fieldset") {
            let legend = group.child_elements().next().unwrap();
            assert_eq!(legend.value().name(), "legend", "{name}");
            assert!(!text(legend).is_empty(), "{name}");
        }
        for element in select(page, "a[href], button, summary") {
            let said = element.attr("aria-label").map_or_else(|| text(element), str::to_owned);
            assert!(!said.is_empty(), "{name}: {}", element.html());
        }
    });
}

/// Of every group of round buttons, one is chosen: what a person sent before, or what is usual.
#[test]
fn something_is_chosen_in_every_group() {
    for (name, page) in hall::all(Language::English) {
        let page = Html::parse_document(&page);
        let groups: BTreeSet<&str> = select(&page, "input[type=radio]")
            .iter()
            .filter_map(|radio| radio.attr("name"))
            .collect();
        for group in groups {
            let chosen = select(&page, &format!("input[type=radio][name='{group}'][checked]"));
            let wrong = name == "new, all wrong" && ["opponent", "begins"].contains(&group);
            assert_eq!(chosen.len(), usize::from(!wrong), "{name}: {group}");
        }
    }
}

/// What was wrong is said, and everything that was chosen is still chosen.
#[test]
fn a_refused_draft_keeps_what_was_chosen() {
    for language in Language::ALL {
        let all = hall::all(language);
        let (_, page) = all.iter().find(|(name, _)| *name == "new, all wrong").unwrap();
        let page = Html::parse_document(page);
        let faults = select(&page, "[role=alert] a");
        let targets: Vec<_> = faults.iter().filter_map(|fault| fault.attr("href")).collect();
        assert_eq!(targets, ["#counts", "#opponent", "#each", "#wrong"], "{language}");
        assert!(select(&page, "#counts input[type=checkbox][checked]").is_empty());
        let each = select(&page, "#each")[0];
        assert_eq!((each.attr("value"), each.attr("aria-invalid")), (Some("<2>"), Some("true")));
        for chosen in ["#wrong-free", "#stakes-tournament", "#pace-each"] {
            assert_eq!(select(&page, &format!("{chosen}[checked]")).len(), 1, "{chosen}");
        }
    }
}

/// Everything that a page asks for by itself is an asset of ours, under its checksum.
#[test]
fn pages_ask_for_nothing_from_elsewhere() {
    let known: BTreeSet<String> = assets::all().map(|asset| assets::address(asset.name)).collect();
    each(|page, name| {
        let links = select(page, "link[href]").into_iter().filter_map(|link| link.attr("href"));
        let sources = select(page, "[src]").into_iter().filter_map(|it| it.attr("src"));
        for address in links.chain(sources) {
            assert!(
                known.contains(address) || address == "/manifest.webmanifest",
                "{name}: {address}"
            );
        }
    });
}

#[test]
fn settings_change_the_document() {
    let mut visitor = hall::visitor(Language::French, "/settings");
    visitor.settings.shade = Shade::Contrast;
    let page = pages::settings(&visitor, &[]);
    let page = Html::parse_document(&page);
    assert_eq!(page.root_element().attr("data-shade"), Some("contrast"));
    assert_eq!(select(&page, "#shade-contrast[checked]").len(), 1);
    assert_eq!(select(&page, "#language option[selected]")[0].attr("value"), Some("fr"));
    assert_eq!(select(&page, "#order option").len(), 24);
}

/// An installed app asks for this; it is the one page that is data.
#[test]
fn the_manifest_is_json_and_names_icons_that_exist() {
    for language in Language::ALL {
        let manifest = pages::manifest(&hall::visitor(language, "/manifest.webmanifest"));
        let manifest: serde_json::Value = serde_json::from_str(&manifest).unwrap();
        assert_eq!(manifest["name"], "Fourfold");
        assert_eq!(manifest["lang"], language.code());
        let known: BTreeSet<String> =
            assets::all().map(|asset| assets::address(asset.name)).collect();
        let icons = manifest["icons"].as_array().unwrap();
        assert!(icons.iter().all(|icon| known.contains(icon["src"].as_str().unwrap())));
        assert!(icons.iter().any(|icon| icon["sizes"] == "192x192"));
        assert!(icons.iter().any(|icon| icon["purpose"] == "maskable"));
    }
}

/// Whoever does not know whether something counted gets to the table that knows; where there is none, none
/// is spoken of.
#[test]
fn what_could_not_be_stored_leads_back_to_its_table() {
    each(|page, name| {
        let buttons = select(page, ".note .acts a.btn.main");
        let leads: Vec<_> = buttons.iter().filter_map(|button| button.attr("href")).collect();
        let speaks = !select(page, ".note p.lead").is_empty();
        if name.ends_with(" unavailable") {
            assert_eq!((leads, speaks), (vec!["/t/a"], true), "{name}");
        } else if name.ends_with(" unavailable, no table") {
            assert_eq!((leads, speaks), (vec!["/"], true), "{name}");
        }
    });
    let lead = |name: &str| {
        let (_, page) = hall::all(Language::English).into_iter().find(|(n, _)| *n == name).unwrap();
        text(select(&Html::parse_document(&page), ".note p.lead")[0])
    };
    assert!(lead("unavailable").contains("table"));
    assert!(!lead("unavailable, no table").contains("table"));
}

/// Every table of figures says what it is, and every number stands beside and below what it counts.
#[test]
fn figures_for_the_host_have_captions_and_heads() {
    each(|page, name| {
        for table in select(page, "table.ledger") {
            let first = table.child_elements().next().unwrap();
            assert_eq!(first.value().name(), "caption", "{name}");
            assert!(!text(first).is_empty(), "{name}");
            let row = Selector::parse("tbody tr").unwrap();
            let columns = Selector::parse("thead th[scope=col]").unwrap();
            for row in table.select(&row) {
                let head = row.child_elements().next().unwrap();
                assert_eq!(
                    (head.value().name(), head.attr("scope")),
                    ("th", Some("row")),
                    "{name}"
                );
                assert_eq!(row.child_elements().count(), table.select(&columns).count(), "{name}");
            }
        }
        for section in select(page, "section[aria-labelledby^=host-]") {
            assert!(section.child_elements().any(|it| it.value().name() == "h2"), "{name}");
        }
    });
}

/// A page that listens to nobody looks again only if somebody chose that.
#[test]
fn a_page_looks_again_by_itself_only_if_asked_to() {
    each(|page, name| {
        let refresh = select(page, "head > meta[http-equiv=refresh]").len();
        assert_eq!(refresh, usize::from(name.ends_with(" host")), "{name}");
    });
}
