//! Positions.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use pages::after::{Analysed, Findings, Patience, SolverAnswer, analysis, find};
use quarto::{Edition, Position};
use solver::{Options, SearchControl, Solver, Value};
use words::Language;

use crate::page::{assert_sound, tags, text};
use crate::visitor;

fn solver() -> Solver {
    Solver::new(Options { memory: 8 << 20, ..Options::default() }).unwrap()
}

/// Everything about a position, found out once for all tests.
fn found(position: Position) -> Arc<Findings> {
    static FOUND: Mutex<BTreeMap<String, Arc<Findings>>> = Mutex::new(BTreeMap::new());
    let mut found = FOUND.lock().unwrap();
    let find = || Arc::new(find(position, &solver(), Patience::of_nodes(u64::MAX)));
    Arc::clone(found.entry(position.to_string()).or_insert_with(find))
}

fn page(text: &str, language: Language) -> String {
    let position: Option<Position> = text.parse().ok();
    let findings = position.map(found);
    let answer = findings.as_deref().map_or(SolverAnswer::Thinking, SolverAnswer::Found);
    analysis(&visitor(language), &Analysed::read(text, Edition::Quarto, answer))
}

/// Positions in every phase, by every way of calling.
const POSITIONS: [&str; 9] = [
    "..../..../..../.... - 1 1234p -",
    "..../..../.7../.... c 1 1234p b2",
    ".0.8/74b./...a/d9e. - 2 1234p -",
    ".0.8/74b./...a/d9e. 6 1 1234sa -",
    "..../..../..../083. 9 1 1234p c1",
    "..../..../..../0839 - 1 1234p d1",
    "..../..../..../0839 a 2 1234c d1",
    "..../..../..../0839 - 1-0 1234a -",
    "7bc1/9240/5de3/af68 - 1 1234p c4",
];

#[test]
fn positions_are_shown_in_every_language() {
    for text in POSITIONS {
        assert!(text.parse::<Position>().is_ok(), "{text}");
        for language in Language::ALL {
            for form in [text.to_owned(), text.replace(' ', "_"), format!("  {text} ")] {
                assert_sound(&page(&form, language), text);
            }
        }
    }
}

/// What the page knows is what the solver says: of the position, and of every move, where the best
/// turn that begins with a move is what the move is worth.
#[test]
fn values_are_those_of_the_solver() {
    for text in POSITIONS {
        let position: Position = text.parse().unwrap();
        let found = found(position);
        if position.outcome().is_some() {
            assert!(found.moves.is_empty() && found.value.is_none());
            continue;
        }
        let solver = solver();
        assert_eq!(
            found.value,
            Some(solver.value(position, &SearchControl::NONE).unwrap()),
            "{text}"
        );
        let turns = solver.values(position, &SearchControl::NONE).unwrap();
        for one in &found.moves {
            let of_move = turns.iter().filter(|turn| turn.turn.first == one.action);
            let best = of_move.map(|turn| turn.value).max();
            assert_eq!(one.value, best, "{text} {}", one.action);
        }
        assert_eq!(found.line, solver.line(position, &SearchControl::NONE).unwrap(), "{text}");
    }
}

#[test]
fn the_page_says_what_a_position_is_worth() {
    let rows = [
        ("..../..../..../.... - 1 1234p -", "it is a draw"),
        (".0.8/74b./...a/d9e. - 2 1234p -", "Player 2 wins, 6 placements from here."),
        ("..../..../..../083. 9 1 1234p c1", "Player 1 wins with the next placement."),
        ("..../..../..../0839 - 1 1234p d1", "Player 1 can win at once, by calling."),
        ("..../..../..../0839 - 1-0 1234a -", "Player 1 has won"),
        // A losing gift, and why.
        (".0.8/74b./...a/d9e. - 2 1234p -", "giving LRSH loses: b2 completes column b, all short"),
    ];
    for (position, expected) in rows {
        let told = text(&page(position, Language::English));
        assert!(told.contains(expected), "{position}: {told}");
    }
}

/// Every move is a link to the page of the position after it; and there is no other move.
#[test]
fn moves_are_links() {
    for text in POSITIONS {
        let position: Position = text.parse().unwrap();
        let html = page(text, Language::English);
        let links: Vec<String> =
            tags(&html).iter().filter_map(|tag| tag.get("href")).map(str::to_owned).collect();
        for action in position.accepted().iter() {
            let mut after = position;
            after.play(action).unwrap();
            let href = format!("/analysis?position={}", after.to_string().replace(' ', "_"));
            assert!(links.iter().any(|link| link.starts_with(&href)), "{text} {action}");
        }
        for link in links.iter().filter(|link| link.contains("position=")) {
            let after = link.split_once("position=").unwrap().1.trim_end_matches("#now");
            assert!(after.parse::<Position>().is_ok(), "{link}");
        }
    }
}

/// What cannot be read is kept, and every fault is told.
#[test]
fn bad_texts_are_told_and_kept() {
    let rows = [
        ("hello", 1),
        ("g1", 1),
        ("<script>alert(1)</script>", 1),
        ("..../..../.7../....", 1),
        ("..../..../.7../.... 7 2 1234p c3", 3),
        ("????/?4??/????/???? - 2 1234p ?", 1),
        ("..../..../..../0839 - 1 1234a -", 1),
        ("\" onfocus=\"alert(1)", 1),
    ];
    for (typed, faults) in rows {
        let position: Result<Position, _> = typed.parse();
        assert!(position.is_err(), "{typed}");
        for language in Language::ALL {
            let html = page(typed, language);
            assert_sound(&html, typed);
            let field = tags(&html).into_iter().find(|tag| tag.get("name") == Some("position"));
            assert_eq!(field.unwrap().get("value"), Some(typed));
            let part = html.split("role=\"alert\"").nth(1).unwrap().split("</div>").next().unwrap();
            assert_eq!(part.matches("<li>").count(), faults, "{typed}: {part}");
        }
    }
}

/// Without patience, what is too hard is said to be so, and one can still play on.
#[test]
fn what_is_too_hard_is_said_to_be() {
    let position: Position = "...1/..7./.c../8... 4 2 1234p -".parse().unwrap();
    let findings = find(position, &solver(), Patience { nodes: 0, is_over: &|| true });
    assert!(!findings.is_complete() && findings.value.is_none() && findings.line.is_empty());
    let analysed =
        Analysed::read(&position.to_string(), Edition::Access, SolverAnswer::Found(&findings));
    let html = analysis(&visitor(Language::English), &analysed);
    assert_sound(&html, "hard");
    assert!(text(&html).contains("too hard"));
    assert!(html.contains("&amp;edition=access"), "the edition is kept");
}

/// A node budget gives the same answer each time.
#[test]
fn patience_is_counted_in_nodes() {
    let position: Position = "...1/..7./.c../8... 4 2 1234p -".parse().unwrap();
    let once = || find(position, &solver(), Patience::of_nodes(200_000));
    let first = once();
    assert_eq!(first, once());
    assert!(first.moves.iter().all(|one| one.value.is_none_or(|value| value <= Value::Win(1))));
}
