//! The examples of the notation page.

use quartex::{Action, Rules, SeenStep, Setup};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/notation.md");

const STEPS: [&str; 6] =
    ["2:cannot", "3:none", "bag 2:XXSQ,XSQO", "bag 2:?2", "bag out:XXSQ", "bag home:XXSQ"];
const ACTIONS: [&str; 4] = ["XXSQ@3,-1=SQXX", "cannot", "none", "try XXSQ@3,-1"];
const POSITION: &str = "2csh 1 1 0,-1:XXSS/SSXO SQOO - XXXX,XXXS,XXXQ,XXXO,XXSQ/?5 -/- - lay:1";
const RULES: &str = "3ath8";
const SEEN: [&str; 2] = ["XXSQ,XSQO:?5/?4,?~1", "*XXSQ,XSQO:?5/?4,?~1"];
const DUE: [&str; 9] = [
    "opening",
    "removing",
    "deal:2",
    "lay:2",
    "ask:2:134",
    "bound:2:XXSQ@3,-1",
    "redraw:2",
    "refill:2",
    "retire:2",
];

#[test]
fn the_examples_are_read_and_printed_alike() {
    for text in STEPS {
        assert_eq!(text.parse::<SeenStep>().unwrap().to_string(), text);
    }
    for text in ACTIONS {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    let setup: Setup = POSITION.parse().unwrap();
    assert_eq!(setup.to_string(), POSITION);
    assert_eq!(setup.view().map(|view| Setup::from(&view)), Ok(setup));
    for due in DUE {
        let text = POSITION.replace("lay:1", due);
        assert_eq!(text.parse::<Setup>().unwrap().to_string(), text);
    }
    for seen in SEEN.into_iter().chain(["-:XSQO,?4/?2,?3~3"]) {
        let text = POSITION.replace(" - lay", &format!(" {seen} lay"));
        assert_eq!(text.parse::<Setup>().unwrap().to_string(), text);
    }
    assert_eq!(RULES.parse::<Rules>().unwrap().to_string(), RULES);
    let start = format!("{RULES} - 1 - - - -/-/- -/-/- - removing");
    assert!(start.parse::<Setup>().unwrap().view().is_ok());
}

#[test]
fn the_page_shows_these_examples() {
    let page = std::fs::read_to_string(PAGE).unwrap();
    let (_, section) = page.split_once("\n## Notation: Quartex\n").unwrap();
    for text in STEPS.iter().chain(&ACTIONS).chain(&DUE).chain(&SEEN).chain([&POSITION, &RULES]) {
        assert!(
            section.contains(&format!("`{text}`")) || section.lines().any(|l| l == *text),
            "{text}"
        );
    }
}
