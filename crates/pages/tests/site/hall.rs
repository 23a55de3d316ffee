//! Every page of the site, for the tests to walk through.

use pages::{
    Counted, Draft, HostFigures, Listing, LookingAgain, NameFault, Problem, Settings, Takes,
    Visitor,
};
use table::{Rules, Span, Terms};
use words::Language;

pub(crate) const TOKEN: &str = "token-of-this-visitor";

pub(crate) fn visitor(language: Language, path: &str) -> Visitor {
    Visitor {
        language,
        settings: Settings::default(),
        token: TOKEN.to_owned(),
        name: Some("Zoë <i>".to_owned()),
        path: path.to_owned(),
        origin: "https://play.example".to_owned(),
    }
}

/// Draws as a server would fix them.
fn draws() -> pages::FixedDraws {
    pages::FixedDraws {
        form: "k7q2.1700000000.00".to_owned(),
        table: "k7q2".parse().expect("a name"),
        commitment: table::Seed([7; 32]).commitment(),
        was_old: false,
    }
}

/// A draft with these pairs, and what is wrong with it, as a server would show it.
fn drafted(visitor: &Visitor, pairs: &[(&str, &str)]) -> String {
    let draft = Draft::new(pairs.iter().copied());
    let faults = draft.plan().err().unwrap_or_default();
    pages::new_game(visitor, &draft, &faults, &draws())
}

pub(crate) fn listings() -> Vec<Listing> {
    let listing = |id: &str, game: &str, rules: &str, names: &[Option<&str>], playing| Listing {
        id: id.parse().expect("a name"),
        terms: Terms::casual(Rules::read(game, rules).expect("rules")),
        names: names.iter().map(|name| name.map(str::to_owned)).collect(),
        playing,
    };
    vec![
        listing("k7q2", "quarto", "12sa", &[Some("Anna"), None], false),
        listing("m3xd", "access", "1234p+announced+open", &[Some("<b>Théo"), None], false),
        listing("p9ce", "quartex", "4csh", &[Some("Мария"), None, Some("Ben"), None], false),
        listing("w5ht", "quartex", "3csh", &[Some("Ben"), Some("Ravi"), Some("Zoë")], true),
    ]
}

/// A server at which nothing has happened.
fn idle() -> HostFigures {
    HostFigures {
        version: "0.1.0".to_owned(),
        store: "SQLite".to_owned(),
        ..HostFigures::default()
    }
}

/// One at which something has, since the host last looked too.
fn busy() -> HostFigures {
    let counted = |total, lately| Counted { total, lately: Some(lately) };
    let takes = |most, is_longer| Some(Takes { half: Span(3), most: Span(most), is_longer });
    HostFigures {
        rooms: 12,
        playing: [7, 2, 1],
        moves: counted(90_000, 300),
        deciding: takes(30, false),
        answering: takes(10_000, true),
        memory: Some(42),
        store_failures: counted(1, 0),
        limited: vec![("network-reading".to_owned(), counted(5, 2))],
        uptime: Span::seconds(7_260),
        looked: Some(Span::seconds(30)),
        ..idle()
    }
}

/// Every page, with a name for messages of tests.
pub(crate) fn all(language: Language) -> Vec<(&'static str, String)> {
    let at = |path: &str| visitor(language, path);
    let all_wrong = [
        ("game", "quarto"),
        ("counts", ""),
        ("wrong", "free"),
        ("stakes", "tournament"),
        ("pace", "each"),
        ("each", "<2>"),
        ("begins", "5"),
        ("opponent", "nobody"),
    ];
    vec![
        ("home", pages::home(&at("/"), 3, &listings()[..1], &draws())),
        ("home, nobody waits", pages::home(&at("/"), 0, &[], &draws())),
        ("new quarto", drafted(&at("/new/quarto"), &[("game", "quarto")])),
        ("new access", drafted(&at("/new/access"), &[("game", "access"), ("masks", "yes")])),
        ("new quartex", drafted(&at("/new/quartex"), &[("game", "quartex"), ("players", "5")])),
        ("new, all wrong", drafted(&at("/new"), &all_wrong)),
        ("new, no game", drafted(&at("/new"), &[("game", "chess")])),
        ("tables", pages::lobby(&at("/tables"), &listings()[..1], &listings())),
        ("no tables", pages::lobby(&at("/tables"), &[], &[])),
        ("settings", pages::settings(&at("/settings"), &[])),
        ("settings, saved", pages::settings(&at("/settings"), &["<b>Saved".to_owned()])),
        ("wrong name", pages::name_refused(&at("/settings"), "<b>", NameFault::NoSuchSign('<'))),
        ("privacy", pages::privacy(&at("/privacy"))),
        ("host's door", pages::host_door(&at("/host"), false)),
        ("host, wrong token", pages::host_door(&at("/host"), true)),
        ("host, first look", pages::host(&at("/host"), &idle(), LookingAgain::ByHand)),
        ("host", pages::host(&at("/host"), &busy(), LookingAgain::ByItself)),
        ("not found", pages::problem(&at("/x?\"><script>"), Problem::NotFound)),
        ("forbidden", pages::problem(&at("/new"), Problem::Forbidden)),
        ("too much", pages::problem(&at("/play"), Problem::TooMuch(90))),
        ("unreadable", pages::problem(&at("/new"), Problem::Unreadable)),
        ("unavailable", pages::problem(&at("/t/a/do"), Problem::Unavailable)),
        ("unavailable, no table", pages::problem(&at("/new"), Problem::Unavailable)),
        ("stopping", pages::problem(&at("/"), Problem::Stopping)),
        ("offline", pages::offline(&at("/offline"))),
    ]
}
