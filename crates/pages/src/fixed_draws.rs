//! What a form says of the draws of a game that it founds.

use maud::{Markup, html};
use table::{Commitment, GameId};

use crate::visitor::Visitor;

/// The draws of a table that is not founded yet: they are fixed, and the form shows their fingerprint.
#[derive(Clone, Debug)]
pub struct FixedDraws {
    /// What the form carries, so that this table and no other is founded.
    pub form: String,
    /// The name it will have.
    pub table: GameId,
    /// To what the server is committed.
    pub commitment: Commitment,
    /// Did the form that was sent show another, which was too old?
    pub was_old: bool,
}

/// The longest that anybody types for the draws, in letters.
const LONGEST_LUCK: u8 = 100;

impl FixedDraws {
    /// For a form of one button: all of it unseen. The script adds to the draws.
    pub(crate) fn hidden(&self) -> Markup {
        html! {
            (self.carried())
            input type="hidden" name="luck" data-luck="new" data-table=(self.table)
                data-commitment=(self.commitment);
        }
    }

    /// For a form on which things are chosen: in words, with a field for whoever wants to add something.
    pub(crate) fn part(&self, visitor: &Visitor) -> Markup {
        html! {
            (self.carried())
            details.fair open[self.was_old] {
                summary { (visitor.text("fair-title")) }
                p { (visitor.text("fair-fixed")) }
                p.digits { code { (self.commitment) } }
                (luck(visitor, "new", &self.table, self.commitment))
            }
        }
    }

    fn carried(&self) -> Markup {
        html! { input type="hidden" name="table" value=(self.form); }
    }
}

/// The field in which somebody adds to the draws. The script fills it after the fingerprint was shown, and
/// notes both; the server never does.
pub(crate) fn luck(
    visitor: &Visitor,
    what: &str,
    table: &GameId,
    commitment: Commitment,
) -> Markup {
    html! {
        div.field {
            label for={ "luck-" (what) } { (visitor.text("fair-luck")) }
            input id={ "luck-" (what) } type="text" name="luck" maxlength=(LONGEST_LUCK)
                autocomplete="off" spellcheck="false" data-luck=(what) data-table=(table)
                data-commitment=(commitment) aria-describedby={ "luck-" (what) "-hint" };
            p.hint id={ "luck-" (what) "-hint" } { (visitor.text("fair-luck-hint")) }
        }
    }
}
