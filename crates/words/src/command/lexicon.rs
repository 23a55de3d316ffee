//! The words of commands, from the locale files: the person's language first, then English.

use std::sync::LazyLock;

use quarto::{Characteristic, CharacteristicValue, Edition, File};

use crate::catalog::say;
use crate::command::fold;
use crate::language::Language;
use crate::noun::{code_key, spelling_key};

/// What a command is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Verb {
    Give,
    Place,
    Call,
    Decline,
    Lay,
    Cannot,
    SeeNone,
    PointOut,
    Touch,
    Draw,
    TakeBack,
    MoreTime,
    Pause,
    GoOn,
    Rematch,
    Agree,
    Resign,
    HandOver,
    Hold,
    Reclaim,
    Leave,
    ClaimAbandoned,
    AskCell,
    AskLastMove,
    AskTurn,
    AskHand,
    AskLeft,
    AskLines,
    AskOccupied,
    AskFree,
    AskMissing,
    AskScore,
    AskStock,
    AskClocks,
    AskLegal,
    AskTerms,
    AskRepeat,
    AskHelp,
}

impl Verb {
    /// All of them, with the keys of their words.
    pub(crate) const ALL: [(Self, &'static str); 38] = [
        (Self::Give, "command-give"),
        (Self::Place, "command-place"),
        (Self::Call, "command-call"),
        (Self::Decline, "command-decline"),
        (Self::Lay, "command-lay"),
        (Self::Cannot, "command-cannot"),
        (Self::SeeNone, "command-none"),
        (Self::PointOut, "command-try"),
        (Self::Touch, "command-touch"),
        (Self::Draw, "command-draw"),
        (Self::TakeBack, "command-take-back"),
        (Self::MoreTime, "command-more-time"),
        (Self::Pause, "command-pause"),
        (Self::GoOn, "command-go-on"),
        (Self::Rematch, "command-rematch"),
        (Self::Agree, "command-agree"),
        (Self::Resign, "command-resign"),
        (Self::HandOver, "command-hand-over"),
        (Self::Hold, "command-hold"),
        (Self::Reclaim, "command-reclaim"),
        (Self::Leave, "command-leave"),
        (Self::ClaimAbandoned, "command-claim"),
        (Self::AskCell, "command-cell"),
        (Self::AskLastMove, "command-last"),
        (Self::AskTurn, "command-turn"),
        (Self::AskHand, "command-hand"),
        (Self::AskLeft, "command-left"),
        (Self::AskLines, "command-lines"),
        (Self::AskOccupied, "command-occupied"),
        (Self::AskFree, "command-free"),
        (Self::AskMissing, "command-missing"),
        (Self::AskScore, "command-score"),
        (Self::AskStock, "command-stock"),
        (Self::AskClocks, "command-clocks"),
        (Self::AskLegal, "command-legal"),
        (Self::AskTerms, "command-terms"),
        (Self::AskRepeat, "command-repeat"),
        (Self::AskHelp, "command-help"),
    ];

    /// The key of its words.
    pub(crate) fn key(self) -> &'static str {
        Self::ALL.iter().find(|(verb, _)| *verb == self).map_or("command-help", |(_, key)| key)
    }
}

/// A word inside a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    Value(CharacteristicValue),
    Symbol(quartex::Symbol),
    /// A step to the east and to the south.
    Side(i32, i32),
    Home,
    Here,
    Row,
    Column,
    Diagonal,
    Rising,
    Falling,
    Square,
    Spelled(File),
    Number(u32),
    /// "the", "on": said and without meaning.
    Filler,
}

impl Part {
    /// All that have words of their own.
    const ALL: [(Self, &'static str); 28] = [
        (Self::Value(CharacteristicValue::LIGHT), "word-light"),
        (Self::Value(CharacteristicValue::DARK), "word-dark"),
        (Self::Value(CharacteristicValue::ROUND), "word-round"),
        (Self::Value(CharacteristicValue::SQUARE), "word-square"),
        (Self::Value(CharacteristicValue::SHORT), "word-short"),
        (Self::Value(CharacteristicValue::TALL), "word-tall"),
        (Self::Value(CharacteristicValue::SOLID), "word-solid"),
        (Self::Value(CharacteristicValue::HOLLOW), "word-hollow"),
        (Self::Value(CharacteristicValue::LIGHT), "word-smooth"),
        (Self::Value(CharacteristicValue::DARK), "word-grooved"),
        (Self::Symbol(quartex::Symbol::Cross), "word-cross"),
        (Self::Symbol(quartex::Symbol::Star), "word-star"),
        (Self::Symbol(quartex::Symbol::Square), "word-square-symbol"),
        (Self::Symbol(quartex::Symbol::Circle), "word-circle"),
        (Self::Side(1, 0), "word-east"),
        (Self::Side(-1, 0), "word-west"),
        (Self::Side(0, -1), "word-north"),
        (Self::Side(0, 1), "word-south"),
        (Self::Home, "word-home"),
        (Self::Here, "word-here"),
        (Self::Row, "word-row"),
        (Self::Column, "word-column"),
        (Self::Diagonal, "word-diagonal"),
        (Self::Rising, "word-rising"),
        (Self::Falling, "word-falling"),
        (Self::Square, "word-square-line"),
        (Self::Number(1), "word-one"),
        (Self::Filler, "word-filler"),
    ];
}

/// A phrase of one or more folded words, and what it means.
type Phrases<T> = Vec<(Vec<String>, T)>;

/// All that one language says in commands.
#[derive(Debug)]
pub(crate) struct Lexicon {
    pub(crate) verbs: Phrases<Verb>,
    pub(crate) parts: Phrases<Part>,
    /// The letters of piece codes with their values.
    pub(crate) letters: Vec<(char, CharacteristicValue)>,
}

static LEXICONS: LazyLock<[Lexicon; Language::COUNT]> =
    LazyLock::new(|| Language::ALL.map(Lexicon::of));

impl Lexicon {
    /// The lexicon of a language.
    pub(crate) fn get(language: Language) -> &'static Self {
        &LEXICONS[language as usize]
    }

    fn of(language: Language) -> Self {
        let mut verbs = Vec::new();
        for (verb, key) in Verb::ALL {
            verbs.extend(phrases(language, key).into_iter().map(|phrase| (phrase, verb)));
        }
        let mut parts = Vec::new();
        for (part, key) in Part::ALL {
            parts.extend(phrases(language, key).into_iter().map(|phrase| (phrase, part)));
        }
        for file in File::ALL {
            let spelled = phrases(language, spelling_key(file));
            parts.extend(spelled.into_iter().map(|phrase| (phrase, Part::Spelled(file))));
        }
        // The same words that say how far a cell is from home.
        for number in 1_u32..=12 {
            let word = say(language, "field-steps", &[("count", number.into())]);
            let words = fold::words(&word);
            // "two" as well as "two cells": a language may say what is counted.
            parts.extend(words.first().map(|first| (vec![first.clone()], Part::Number(number))));
            parts.push((words, Part::Number(number)));
        }
        let editions = [Edition::Quarto, Edition::Access];
        let values = || Characteristic::ALL.into_iter().flat_map(Characteristic::values);
        let letters = editions.into_iter().flat_map(|edition| {
            values().filter_map(move |value| {
                let letter = say(language, code_key(value, edition), &[]);
                let folded = fold::words(&letter).concat();
                folded.chars().next().map(|letter| (letter, value))
            })
        });
        Self { verbs, parts, letters: letters.collect() }
    }

    /// The longest phrase at the beginning, and how many words it has.
    pub(crate) fn longest<T: Copy>(phrases: &Phrases<T>, words: &[String]) -> Option<(T, usize)> {
        let fits = |phrase: &&(Vec<String>, T)| words.starts_with(&phrase.0);
        let found = phrases.iter().filter(fits).max_by_key(|phrase| phrase.0.len());
        found.map(|(phrase, meaning)| (*meaning, phrase.len()))
    }
}

/// `give | hand out` as the locale file spells it, one by one.
pub(crate) fn spellings(language: Language, key: &str) -> Vec<String> {
    let text = say(language, key, &[]);
    text.split('|').map(|spelling| spelling.trim().to_owned()).collect()
}

/// The same as folded phrases.
pub(crate) fn phrases(language: Language, key: &str) -> Vec<Vec<String>> {
    let phrases = spellings(language, key).into_iter().map(|spelling| fold::words(&spelling));
    phrases.filter(|phrase| !phrase.is_empty()).collect()
}

/// How a command is written: the first of its words.
pub(crate) fn spelling(language: Language, verb: Verb) -> String {
    spelled(language, verb.key())
}

/// The first of the phrases with this key, as the locale file spells it.
pub(crate) fn spelled(language: Language, key: &str) -> String {
    spellings(language, key).into_iter().next().unwrap_or_default()
}
