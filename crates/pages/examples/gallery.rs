//! Writes every page of the site, in a language, into a folder, to look at without a server:
//! `cargo run -p pages --example gallery -- FOLDER de`.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use pages::{Draft, DraftFault, Listing, Problem, Settings, Visitor, assets};
use table::{Level, Rules, Terms};
use words::Language;

/// Draws as a server would fix them.
fn draws() -> pages::FixedDraws {
    // That this is a name is seen as soon as the gallery is made.
    #[expect(clippy::expect_used)]
    let table = "k7q2".parse().expect("a name");
    pages::FixedDraws {
        form: "k7q2.1700000000.00".to_owned(),
        table,
        commitment: table::Seed([7; 32]).commitment(),
        was_old: false,
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("which folder?")?);
    let language: Language = arguments.next().unwrap_or_default().parse().unwrap_or_default();
    fs::create_dir_all(folder.join("assets"))?;
    for asset in assets::all() {
        let text = String::from_utf8(asset.bytes.to_vec());
        match text {
            Ok(text) if asset.name == "style.css" => {
                fs::write(folder.join("assets").join(asset.name), text.replace("/assets/", ""))?;
            }
            _ => fs::write(folder.join("assets").join(asset.name), asset.bytes)?,
        }
    }
    for (name, path, make) in PAGES {
        let visitor = visitor(language, path);
        hang(&folder, &format!("{name}-{language}.html"), &make(&visitor))?;
    }
    Ok(())
}

/// A page: the name of its file, its address, and how it is made.
type Page = (&'static str, &'static str, fn(&Visitor) -> String);

const PAGES: [Page; 15] = [
    ("home", "/", |visitor| pages::home(visitor, 3, &[], &draws())),
    ("new-quarto", "/new/quarto", |visitor| new(visitor, "quarto", &[])),
    ("new-access", "/new/access", |visitor| new(visitor, "access", &[("masks", "yes")])),
    ("new-quartex", "/new/quartex", |visitor| {
        new(visitor, "quartex", &[("players", "4"), ("seat2", "open"), ("seat3", "5")])
    }),
    ("new-wrong", "/new/quarto", |visitor| {
        let chosen = [
            ("counts", ""),
            ("wrong", "free"),
            ("stakes", "tournament"),
            ("pace", "each"),
            ("each", "2"),
        ];
        new(visitor, "quarto", &chosen)
    }),
    ("new-none", "/new", |visitor| pages::new_game(visitor, &Draft::default(), &[], &draws())),
    ("tables", "/tables", |visitor| pages::lobby(visitor, &[], &listings())),
    ("tables-none", "/tables", |visitor| pages::lobby(visitor, &[], &[])),
    ("settings", "/settings", |visitor| pages::settings(visitor, &[])),
    ("privacy", "/privacy", pages::privacy),
    ("not-found", "/nowhere", |visitor| pages::problem(visitor, Problem::NotFound)),
    ("too-much", "/play", |visitor| pages::problem(visitor, Problem::TooMuch(90))),
    ("unavailable", "/t/a/do", |visitor| pages::problem(visitor, Problem::Unavailable)),
    ("stopping", "/", |visitor| pages::problem(visitor, Problem::Stopping)),
    ("offline", "/offline", pages::offline),
];

fn hang(folder: &Path, name: &str, page: &str) -> Result<(), Box<dyn Error>> {
    let relative = page.replace("\"/assets/", "\"assets/").replace("crossorigin", "");
    fs::write(folder.join(name), relative)?;
    Ok(())
}

fn visitor(language: Language, path: &str) -> Visitor {
    Visitor {
        language,
        settings: Settings::default(),
        token: "token".to_owned(),
        name: Some(pages::guest_name(language, 4821).to_string()),
        path: path.to_owned(),
        origin: "https://play.example".to_owned(),
    }
}

fn new(visitor: &Visitor, game: &str, chosen: &[(&str, &str)]) -> String {
    let mut draft = Draft::of_game(game);
    draft.pairs.extend(chosen.iter().map(|(name, value)| ((*name).into(), (*value).into())));
    let faults: Vec<DraftFault> = draft.plan().err().unwrap_or_default();
    pages::new_game(visitor, &draft, &faults, &draws())
}

fn listings() -> Vec<Listing> {
    let listing = |id: &str, game: &str, rules: &str, names: &[Option<&str>], playing| {
        let rules = Rules::read(game, rules)?;
        let names = names.iter().map(|name| name.map(str::to_owned)).collect();
        Some(Listing { id: id.parse().ok()?, terms: Terms::casual(rules), names, playing })
    };
    let bot = words::level(Language::English, Level::STAND_IN).name;
    let listings = [
        listing("k7q2", "quarto", "1234p", &[Some("Anna"), None], false),
        listing("m3xd", "access", "1234p+announced", &[Some("Théo"), None], false),
        listing("p9ce", "quartex", "4csh", &[Some("Мария"), None, Some(&bot), None], false),
        listing("w5ht", "quartex", "3csh", &[Some("Ben"), Some("Ravi"), Some("Zoë")], true),
    ];
    listings.into_iter().flatten().collect()
}
