//! A board on which one plays by following links, and the pieces beside it.
//!
//! A table with a link in each cell that can be chosen: whoever does not see it walks it row by row,
//! and a browser without style shows it as what it is.

use maud::{Markup, html};
use quarto::{Cell, Edition, File, Piece, Pieces, Rank, Seen};
use solver::Value;
use words::{Voice, say};

use super::scene;
use super::worth;

/// What can be chosen, and what is known of it.
pub(super) struct Choice {
    /// Where the link leads.
    pub(super) href: String,
    /// What the choice is worth.
    pub(super) worth: Worth,
}

/// What is said of the worth of a choice.
#[derive(Clone, Copy)]
pub(super) enum Worth {
    /// Nothing: one should find out.
    Untold,
    /// That it is not known yet.
    Unknown,
    /// So much.
    Known(Value),
}

/// A board to choose from.
pub(super) struct Grid<'a> {
    /// Speaks.
    pub(super) voice: &'a Voice,
    /// Whose pieces.
    pub(super) edition: Edition,
    /// What stands where.
    pub(super) cells: &'a [Seen; 16],
    /// The cell that is marked: of the last placement.
    pub(super) last: Option<Cell>,
}

impl Grid<'_> {
    /// The board; what can be chosen is a link.
    pub(super) fn board(&self, choice: impl Fn(Cell) -> Option<Choice>) -> Markup {
        let word = |key: &str| say(self.voice.language, key, &[]);
        html! {
            table.plane data-edition=(edition_name(self.edition)) {
                // Out of the flow, a caption would no longer be one.
                caption { span.vh { (word("after-board")) } }
                tbody {
                    @for rank in Rank::ALL.into_iter().rev() {
                        tr {
                            th scope="row" { (rank.digit()) }
                            @for cell in File::ALL.map(|file| Cell::new(file, rank)) {
                                td.last[self.last == Some(cell)] { (self.cell(cell, choice(cell))) }
                            }
                        }
                    }
                }
                tfoot {
                    tr {
                        td {}
                        @for file in File::ALL { th scope="col" { (file.letter()) } }
                    }
                }
            }
        }
    }

    fn cell(&self, cell: Cell, choice: Option<Choice>) -> Markup {
        let empty = || say(self.voice.language, "after-empty", &[]);
        match (self.cells[cell.index()], choice) {
            (Seen::Piece(piece), _) => html! {
                (scene::piece(piece, self.edition))
                span.vh { (self.voice.piece_short(piece)) }
            },
            (_, Some(Choice { href, worth })) => html! {
                a.spot href=(href) {
                    span.name { (self.voice.cell(cell)) }
                    " " (self.worth(worth))
                }
            },
            (Seen::Empty | Seen::Unknown, None) => html! { span.vh { (empty()) } },
        }
    }

    /// Pieces side by side; those that can be chosen are links.
    pub(super) fn tray(&self, pieces: Pieces, choice: impl Fn(Piece) -> Option<Choice>) -> Markup {
        let inside = |piece: Piece| {
            html! {
                (scene::piece(piece, self.edition))
                span.name { (self.voice.piece_code(piece)) }
                span.vh { " " (self.voice.piece_words(piece)) }
            }
        };
        html! {
            ul.gifts data-edition=(edition_name(self.edition)) {
                @for piece in pieces.iter() {
                    li {
                        @match choice(piece) {
                            Some(Choice { href, worth }) => {
                                a.gift href=(href) { (inside(piece)) " " (self.worth(worth)) }
                            }
                            None => { span.gift { (inside(piece)) } }
                        }
                    }
                }
            }
        }
    }

    /// What a choice is worth, in words and by a mark.
    pub(super) fn worth(&self, worth: Worth) -> Markup {
        let language = self.voice.language;
        match worth {
            Worth::Untold => html! {},
            Worth::Unknown => html! {
                span.worth.is-unknown { (say(language, "after-worth-unknown", &[])) }
            },
            Worth::Known(value) => html! {
                span.worth.(worth::class(value.verdict())) { (worth::short(language, value)) }
            },
        }
    }
}

/// How the style sheet knows an edition.
pub(super) const fn edition_name(edition: Edition) -> &'static str {
    match edition {
        Edition::Quarto => "quarto",
        Edition::Access => "access",
    }
}
