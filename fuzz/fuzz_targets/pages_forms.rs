//! Any text as what browsers send to pages: the cookie with the settings, the form of a new game, a
//! name, a position to be analysed. Nothing panics, what is read is written so that it reads the
//! same, and nothing that was typed becomes part of a page's markup.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pages::after::{Analysed, SolverAnswer, analysis};
use pages::{Draft, FixedDraws, Name, Settings, Visitor, new_game};
use quarto::{Edition, Position};
use words::Language;

/// If this is found in a page, something that was typed was not escaped.
const MARK: &str = "<mark-of-the-fuzzer";

// The first byte chooses the language; the rest was sent.
fuzz_target!(|data: &[u8]| {
    let Some((&which, text)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let language = Language::ALL[usize::from(which) % Language::ALL.len()];
    let settings = Settings::from_cookie(text);
    assert_eq!(Settings::from_cookie(&settings.to_cookie()), settings);
    let (token, path, origin) = (String::new(), "/".to_owned(), "http://localhost".to_owned());
    let visitor = Visitor { language, settings, token, name: None, path, origin };
    name(text, language);
    draft(text, &visitor);
    position(text, &visitor);
});

fn name(text: &str, language: Language) {
    match Name::read(text) {
        Ok(name) => {
            assert!(name.as_str().chars().count() <= Name::LONGEST);
            assert_eq!(Name::read(name.as_str()), Ok(name));
        }
        Err(fault) => assert!(!fault.sentence(language).is_empty()),
    }
}

fn draft(text: &str, visitor: &Visitor) {
    let draft = Draft::new(text.split('&').filter_map(|pair| pair.split_once('=')));
    match draft.plan() {
        Ok(plan) => {
            assert_eq!(plan.chairs.len(), usize::from(plan.terms.rules.seats()));
            assert_eq!(Draft::of(&plan).plan(), Ok(plan));
        }
        Err(faults) => {
            assert!(!faults.is_empty());
            let marked = draft.pairs.iter().map(|(name, value)| (name, format!("{MARK}{value}")));
            let game = draft.game().map(|game| ("game".to_owned(), game.to_owned()));
            let marked = marked.map(|(name, value)| (name.clone(), value)).chain(game);
            let draws = FixedDraws {
                form: String::new(),
                table: "k7q2".parse().expect("a name"),
                commitment: table::Seed([7; 32]).commitment(),
                was_old: true,
            };
            let page = new_game(visitor, &Draft::new(marked), &faults, &draws);
            assert!(!page.contains(MARK), "{page}");
        }
    }
}

fn position(text: &str, visitor: &Visitor) {
    let look = |text: &str| {
        let analysed = Analysed::read(text, Edition::Quarto, SolverAnswer::Thinking);
        let page = analysis(visitor, &analysed);
        assert!(!page.contains(MARK), "{page}");
        analysed.position
    };
    if let Ok(position) = look(text) {
        assert_eq!(position.to_string().parse::<Position>(), Ok(position));
    } else {
        assert!(look(&format!("{MARK}{text}")).is_err());
    }
}
