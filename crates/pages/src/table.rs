//! The page of a table, one for everybody.
//!
//! Nothing here depends on more than the visitor's view. What can be done comes from
//! [`View::choices`](table::View::choices), and while masks are worn not even that: what a hand has
//! felt is for its memory to keep (Q19).

mod board;
mod button;
mod calls;
mod command;
mod context;
mod fair;
mod hand;
mod invite;
mod keys;
mod log;
mod offers;
mod phrase;
mod players;
mod quartex;
mod script;
mod sprite;
mod status;
mod tray;

use maud::{Markup, html};
use table::Rules;
use wire::Fragment;

use crate::frame::{self, Head};
use crate::seen_table::SeenTable;
use crate::visitor::Visitor;

use context::PageContext;

/// What a browser without script has chosen so far, from the address of the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// The tile, as it is to lie (Quartex).
    pub tile: Option<String>,
    /// The cell (Quartex).
    pub cell: Option<String>,
}

/// After so many seconds a browser without script looks whether somebody has played.
const LOOK_AGAIN: u32 = 10;

/// The whole page.
pub fn table(visitor: &Visitor, seen: &SeenTable, choice: &Choice) -> String {
    let context = PageContext::new(visitor, seen);
    let has_agreed = |open: table::Open| context.seat().is_some_and(|me| open.agreed.contains(me));
    let waits = match seen.view.outcome {
        None => !context.is_due(),
        // For the others, who may want to play again.
        Some(_) => seen.view.offer.is_some_and(has_agreed) && seen.rematch.is_none(),
    };
    let head = Head {
        title: title(visitor, seen),
        description: context.voice.terms(&seen.view.terms).join(" "),
        picture: Some(format!("{}{}/picture.png", visitor.origin, context.address())),
        refresh: waits.then_some(LOOK_AGAIN),
        looks_again: None,
        script: true,
        own_main: true,
    };
    frame::document(visitor, &head, &page(&context, choice))
}

/// The parts of the page that change, for a page that is open already.
pub fn fragments(visitor: &Visitor, seen: &SeenTable) -> Vec<Fragment> {
    let context = PageContext::new(visitor, seen);
    let parts = Parts::of(&context, &Choice::default());
    let named = [
        ("status", parts.status),
        ("hint", parts.hint),
        ("invite", parts.invite),
        ("players", parts.players),
        ("board", parts.board),
        ("hand", parts.hand),
        ("tray", parts.tray),
        ("calls", parts.calls),
        ("offers", parts.offers),
        ("log", parts.log),
        ("fair", parts.fair),
    ];
    let fragment =
        |(id, html): (&str, Markup)| Fragment { id: id.to_owned(), html: html.into_string() };
    named.into_iter().map(fragment).collect()
}

/// The title of the page: says first whether it is the visitor's turn.
pub fn title(visitor: &Visitor, seen: &SeenTable) -> String {
    status::title(&PageContext::new(visitor, seen))
}

/// The parts that change, each an element with the id of its name.
struct Parts {
    status: Markup,
    hint: Markup,
    invite: Markup,
    players: Markup,
    board: Markup,
    hand: Markup,
    tray: Markup,
    calls: Markup,
    offers: Markup,
    log: Markup,
    fair: Markup,
}

impl Parts {
    fn of(context: &PageContext<'_>, choice: &Choice) -> Self {
        let (visitor, seen) = (context.visitor, context.seen);
        let (board, hand, tray, calls) = match seen.view.terms.rules {
            Rules::Quarto(..) | Rules::Access(..) => (
                board::part(context),
                hand::part(context),
                tray::part(context),
                calls::part(context),
            ),
            Rules::Quartex(_) => (
                quartex::board(visitor, seen, choice),
                quartex::hand(visitor, seen, choice),
                quartex::tray(visitor, seen, choice),
                quartex::calls(visitor, seen, choice),
            ),
        };
        Self {
            status: status::part(context),
            hint: status::hint(context),
            invite: invite::part(context),
            players: players::part(context),
            board,
            hand,
            tray,
            calls,
            offers: offers::part(context),
            log: log::part(context),
            fair: fair::part(context),
        }
    }
}

fn page(context: &PageContext<'_>, choice: &Choice) -> Markup {
    let parts = Parts::of(context, choice);
    let view = &context.seen.view;
    let is_quarto = view.terms.rules.quarto().is_some();
    html! {
        main id="table" data-table=(view.id) data-game=(view.terms.rules.game())
            data-masked=(yes(context.is_masked())) data-step=(view.step) data-touches=(view.touches)
            data-live=(context.live()) data-over=(yes(view.outcome.is_some()))
            data-seat=(context.seat().map(|seat| seat.to_string()).unwrap_or_default())
            data-timed=(yes(view.is_timed())) data-started=(yes(view.game.is_some()))
            data-settings=(script::settings(context)) data-words=(script::words(context)) {
            (sprite::part(context))
            (parts.status)
            (parts.hint)
            (status::told(context))
            (parts.invite)
            (parts.players)
            form id="act" method="post" action=(context.action("do")) {
                (context.hidden())
                input type="hidden" name="touches" value=(view.touches);
                div.stage {
                    section id="board-area" {
                        @if is_quarto {
                            @if context.is_masked() { (board::mode(context)) }
                            div.frame { (board::ground()) (parts.board) }
                        } @else {
                            (parts.board)
                        }
                    }
                    @if is_quarto { (parts.tray) }
                }
                (parts.hand)
                (parts.calls)
                (parts.offers)
            }
            // A score sheet: there is nothing in it that could be sent.
            @if !is_quarto { (parts.tray) }
            (command::part(context))
            (phrase::part(context))
            (parts.log)
            (parts.fair)
            (keys::part(context))
            div id="polite" role="status" aria-live="polite" {}
            div id="alert" role="alert" aria-live="assertive" {}
            p id="link" hidden {}
        }
    }
}

/// A truth as attributes say it.
const fn yes(truth: bool) -> &'static str {
    if truth { "yes" } else { "no" }
}
