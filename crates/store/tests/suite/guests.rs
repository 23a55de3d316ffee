//! People and tokens in few words.

use store::{Directory, DirectoryEntry, Summary, TokenHash};
use table::{PersonId, Rules, Terms};

pub(crate) fn person(text: &str) -> PersonId {
    text.parse().unwrap()
}

/// A token that can be told from others by its number.
pub(crate) const fn token(number: u8) -> TokenHash {
    TokenHash([number; 32])
}

/// What a lobby shows of some table, with one chair free until its game begins.
pub(crate) fn shown(playing: bool) -> Summary {
    let rules = Rules::read("quarto", "1234p").unwrap();
    Summary {
        terms: Terms::casual(rules),
        sitters: ["person:ann", if playing { "bot:5" } else { "open" }]
            .map(|text| text.parse().unwrap())
            .to_vec(),
        playing,
        position: playing.then(|| "1234p/16/-/give 1".to_owned()),
    }
}

/// All that a directory keeps.
pub(crate) fn everything(directory: &mut (impl Directory + ?Sized)) -> Vec<DirectoryEntry> {
    let mut all = Vec::new();
    let see = &mut |housed| {
        all.push(housed);
        Ok(())
    };
    directory.export(see).unwrap();
    all
}
