//! Whatever the text: no panic, and an error that points into it.

use std::fmt::Display;
use std::str::FromStr;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use quarto::{
    Action, Cell, Fault, Line, MoveText, NoPosition, NotationItem, NotationItems, Piece, Position,
    Rules, Setup, Sketch, Step, TextError,
};

use super::{any_game, any_rules, config};

/// An error points at a character of the text, or at its end, after nothing but ASCII.
fn assert_points_into(text: &str, at: usize) {
    assert!(text.is_char_boundary(at), "{at} is no place in {text:?}");
    assert!(text[..at].is_ascii(), "{at} of {text:?}");
}

/// Reads the text; what can be read is written and read again as the same.
fn assert_reads<T, E>(text: &str, at: impl Fn(&E) -> usize)
where
    T: FromStr<Err = E> + Display + PartialEq + std::fmt::Debug,
    E: Display + std::fmt::Debug + PartialEq,
{
    match text.parse::<T>() {
        Ok(value) => assert_eq!(value.to_string().parse(), Ok(value), "{text:?}"),
        Err(error) => {
            assert_points_into(text, at(&error));
            assert!(!error.to_string().is_empty());
        }
    }
}

/// Every text the crate can read, tried on this one.
fn assert_all_read(text: &str) {
    let at = |error: &TextError| error.at;
    assert_reads::<Piece, _>(text, at);
    assert_reads::<Cell, _>(text, at);
    assert_reads::<Line, _>(text, at);
    assert_reads::<Rules, _>(text, at);
    assert_reads::<Action, _>(text, at);
    assert_reads::<Step, _>(text, at);
    assert_reads::<Sketch, _>(text, at);
    assert_reads::<Setup, _>(text, at);
    assert_reads::<Position, _>(text, NoPosition::at);
    let mut end = 0;
    let mut entries = NotationItems::new(text);
    let mut read = Vec::new();
    for entry in entries.by_ref() {
        match entry {
            Ok((at, entry)) => {
                assert_points_into(text, at);
                assert!(end <= at, "entries come in order in {text:?}");
                end = at + 1;
                read.push(entry);
            }
            Err(error) => assert_points_into(text, error.at),
        }
    }
    assert!(entries.next().is_none(), "after the end it stays ended");
    let written = MoveText(&read).to_string();
    let again: Result<Vec<(usize, NotationItem)>, TextError> =
        NotationItems::new(&written).collect();
    let again: Result<Vec<NotationItem>, _> =
        again.map(|entries| entries.into_iter().map(|(_, entry)| entry).collect());
    assert_eq!(again, Ok(read), "{written:?}");
}

const WORDS: &[&str] =
    &["+7", "+DRSH", "+#5", "b3", "!3", "!b2", "!\\?", "!?", "-", "@b3", "@#16", "agreed"];

/// Texts that can be read: positions, move lists, rules, single moves and names.
fn any_valid() -> impl Strategy<Value = String> {
    prop_oneof![
        any_game().prop_map(|game| game.last().to_string()),
        any_game().prop_map(|game| game.last().to_string().replace(' ', "_")),
        any_game().prop_map(|game| {
            let entries: Vec<NotationItem> =
                game.steps.into_iter().map(NotationItem::Step).collect();
            MoveText(&entries).to_string()
        }),
        any_rules().prop_map(|rules| rules.to_string()),
        select(WORDS).prop_map(str::to_string),
        vec(select(WORDS), 0..9).prop_map(|words| words.join(" ")),
    ]
}

/// Characters of our texts, and some that are none and are longer than a byte.
fn any_letter() -> impl Strategy<Value = char> {
    let letters: Vec<char> =
        "0123456789abcdefABCDEF.+-!?/\\@#_ \t\nxspclLRSFDQTHMG\0é–１🎲".chars().collect();
    prop_oneof![9 => select(letters), 1 => any::<char>()]
}

/// A text with a few letters put in, left out or changed.
fn any_mutated() -> impl Strategy<Value = String> {
    (any_valid(), vec((0..4_u8, any::<Index>(), any_letter()), 1..4)).prop_map(|(text, changes)| {
        let mut letters: Vec<char> = text.chars().collect();
        for (change, place, letter) in changes {
            let at = place.index(letters.len() + 1);
            match change {
                0 => letters.insert(at, letter),
                1 if at < letters.len() => letters[at] = letter,
                2 if at < letters.len() => drop(letters.remove(at)),
                _ => letters.truncate(at.max(letters.len() / 2)),
            }
        }
        letters.into_iter().collect()
    })
}

const STANDINGS: &[&str] = &["1", "2", "1-0", "0-1", "1/2-1/2"];
const LASTS: &[&str] = &["-", "-", "a1", "b2", "c3x", "d4", "a4x"];

/// A well-formed position text in which anything may be wrong, but need not.
fn any_well_formed() -> impl Strategy<Value = String> {
    let pieces = Just("0123456789abcdef".chars().collect::<Vec<_>>()).prop_shuffle();
    let hand = prop_oneof![Just(None), any::<Index>().prop_map(Some)];
    let empty = vec(any::<bool>(), 16);
    let full = prop_oneof![3 => Just(false), 1 => Just(true)];
    let twice = proptest::option::weighted(0.2, any::<(Index, Index)>());
    let fields = (select(STANDINGS), any_rules(), select(LASTS));
    (pieces, hand, empty, full, twice, fields).prop_map(
        |(mut cells, hand, empty, full, twice, (standing, rules, last))| {
            let hand = hand.map_or('-', |hand| *hand.get(&cells));
            for (cell, empty) in cells.iter_mut().zip(empty) {
                if *cell == hand || empty && !full {
                    *cell = '.';
                }
            }
            if let Some((from, to)) = twice {
                cells[to.index(16)] = *from.get(&cells);
            }
            let ranks: Vec<String> = cells.chunks(4).map(|rank| rank.iter().collect()).collect();
            format!("{} {hand} {standing} {rules} {last}", ranks.join("/"))
        },
    )
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn arbitrary_texts(text in any::<String>()) {
        assert_all_read(&text);
    }

    #[test]
    fn arbitrary_texts_of_our_letters(letters in vec(any_letter(), 0..40)) {
        assert_all_read(&letters.into_iter().collect::<String>());
    }

    #[test]
    fn valid_texts(text in any_valid()) {
        assert_all_read(&text);
    }

    #[test]
    fn mutated_texts(text in any_mutated()) {
        assert_all_read(&text);
    }

    /// A setup is a position exactly if nothing is wrong with it; else the first fault is
    /// pointed at, and every fault has something to say.
    #[test]
    fn well_formed_texts_of_any_setup(text in any_well_formed()) {
        assert_all_read(&text);
        let setup: Setup = text.parse().expect("well formed");
        prop_assert_eq!(setup.to_string(), text.clone());
        let faults: Vec<Fault> = setup.faults().collect();
        prop_assert!(faults.iter().all(|fault| !fault.to_string().is_empty()));
        let offsets = faults.iter().map(|fault| Sketch::from(setup).offset(fault.field()));
        match (text.parse::<Position>(), offsets.min()) {
            (Ok(position), None) => prop_assert_eq!(Setup::from(position), setup),
            (Err(error), Some(first)) => prop_assert_eq!(error.at(), first),
            (read, _) => prop_assert!(false, "{:?} with {:?}", read, faults),
        }
    }
}
