//! The page of a table, one for everybody.

use wire::Fragment;
use words::Voice;

use crate::seen::Seen;
use crate::visitor::Visitor;

/// What a browser without script has chosen so far, from the address of the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// The tile, as it is to lie (Quartex).
    pub tile: Option<String>,
    /// The cell (Quartex).
    pub cell: Option<String>,
}

/// The whole page.
pub fn table(_visitor: &Visitor, _seen: &Seen, _choice: &Choice) -> String {
    String::new()
}

/// The parts of the page that change, for a page that is open already.
pub fn fragments(_visitor: &Visitor, _seen: &Seen) -> Vec<Fragment> {
    Vec::new()
}

/// The title of the page: says first whether it is the visitor's turn.
pub fn title(_visitor: &Visitor, _seen: &Seen) -> String {
    String::new()
}

/// The set phrases: what messages call them.
pub const fn phrases() -> &'static [&'static str] {
    &[]
}

/// A set phrase, said by this player.
pub fn phrase(_voice: &Voice, _who: &str, _phrase: &str) -> Option<String> {
    None
}
