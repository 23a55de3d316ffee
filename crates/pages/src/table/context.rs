//! What every part of the page is made from.

use maud::{Markup, html};
use quarto::{Call, Cell, Piece, Sketch};
use table::{Action, GameView, Place, Seat, Viewer};
use words::{Value, Voice, say};

use crate::seen_table::{SeenTable, VisitorRole};
use crate::visitor::Visitor;

/// A visitor, a table, and who speaks: what every part of the page is made from.
pub(super) struct PageContext<'a> {
    pub(super) visitor: &'a Visitor,
    pub(super) seen: &'a SeenTable,
    pub(super) voice: Voice,
    /// What may be tried now; nothing while the server rests.
    choices: Vec<Action>,
}

impl<'a> PageContext<'a> {
    pub(super) fn new(visitor: &'a Visitor, seen: &'a SeenTable) -> Self {
        let voice = visitor.voice(&seen.view, &seen.names);
        let mut context = Self { visitor, seen, voice, choices: Vec::new() };
        if !seen.view.paused && !context.is_held() {
            context.choices = seen.view.choices();
        }
        context
    }

    /// Does the computer play for the visitor in the meantime?
    pub(super) fn is_held(&self) -> bool {
        self.seen.view.outcome.is_none()
            && self.place().is_some_and(|place| place.stand_in.is_some())
    }

    /// A text of the page.
    pub(super) fn text(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// A text of the page with something in it.
    pub(super) fn say(&self, key: &str, arguments: &[(&str, Value<'_>)]) -> String {
        say(self.visitor.language, key, arguments)
    }

    /// A text about a seat: `person` is `you` or `other`, `who` is the name.
    pub(super) fn say_of(&self, seat: Seat, key: &str) -> String {
        let person = if self.seat() == Some(seat) { "you" } else { "other" };
        self.say(key, &[("person", person.into()), ("who", self.name(seat).into())])
    }

    /// What a player is called here.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.seen.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// The visitor's seat.
    pub(super) const fn seat(&self) -> Option<Seat> {
        match self.seen.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The visitor's place.
    pub(super) fn place(&self) -> Option<&'a Place> {
        self.seen.view.places.get(self.seat()?.index())
    }

    /// The seats of the table, first to last.
    pub(super) fn seats(&self) -> impl Iterator<Item = (Seat, &'a Place)> {
        let seat = |(index, place)| Some((Seat::new(u8::try_from(index + 1).ok()?)?, place));
        self.seen.view.places.iter().enumerate().filter_map(seat)
    }

    /// Who acts now; none if it is nobody or several.
    pub(super) fn actor(&self) -> Option<Seat> {
        let mut due = self.seen.view.due.iter();
        due.next().filter(|_| due.next().is_none())
    }

    /// Is it the visitor's turn?
    pub(super) fn is_due(&self) -> bool {
        let view = &self.seen.view;
        let may = view.outcome.is_none() && !self.is_held();
        self.seat().is_some_and(|seat| view.due.contains(seat)) && may
    }

    /// Is a game under way?
    pub(super) const fn is_playing(&self) -> bool {
        self.seen.view.game.is_some() && self.seen.view.outcome.is_none()
    }

    /// Are masks worn now? At a masked table they are until the game is over (Q19).
    pub(super) const fn is_masked(&self) -> bool {
        matches!(self.seen.view.terms.rules, table::Rules::Access(..))
            && self.seen.view.outcome.is_none()
    }

    /// The position, if it may be shown: not before the start, not while masks are worn.
    pub(super) const fn sketch(&self) -> Option<&'a Sketch> {
        match &self.seen.view.game {
            Some(GameView::Quarto(open)) => Some(&open.sketch),
            Some(GameView::Access(masked)) if self.seen.view.outcome.is_some() => {
                Some(&masked.sketch)
            }
            Some(GameView::Access(_) | GameView::Quartex(_)) | None => None,
        }
    }

    fn has(&self, action: Action) -> bool {
        self.choices.contains(&action)
    }

    pub(super) fn can_place(&self, cell: Cell) -> bool {
        self.has(Action::Quarto(quarto::Action::Place(cell)))
    }

    pub(super) fn can_give(&self, piece: Piece) -> bool {
        self.has(Action::Quarto(quarto::Action::Give(piece)))
    }

    pub(super) fn can_call(&self, call: Call) -> bool {
        self.has(Action::Quarto(quarto::Action::Call(call)))
    }

    pub(super) fn can_decline(&self) -> bool {
        self.has(Action::Quarto(quarto::Action::Decline))
    }

    /// Can a piece be placed anywhere? While masks are worn this is all that a page may ask: which
    /// cells are left depends on what was felt.
    pub(super) fn is_placing(&self) -> bool {
        let places = |action: &Action| matches!(action, Action::Quarto(quarto::Action::Place(_)));
        self.choices.iter().any(places)
    }

    /// Can a piece be given?
    pub(super) fn is_giving(&self) -> bool {
        let gives = |action: &Action| {
            matches!(action, Action::Quarto(quarto::Action::Give(_)) | Action::GiveFrom(_))
        };
        self.choices.iter().any(gives)
    }

    /// Can something be felt? Whoever sits here may, at any time (Q19).
    pub(super) const fn can_touch(&self) -> bool {
        self.seat().is_some() && self.is_playing() && !self.seen.view.paused
    }

    /// The address of the table.
    pub(super) fn address(&self) -> String {
        format!("/t/{}", self.seen.view.id)
    }

    /// The address that a form posts to.
    pub(super) fn action(&self, what: &str) -> String {
        format!("/t/{}/{what}", self.seen.view.id)
    }

    /// The seat that speaks at a device with several players.
    fn speaks_as(&self) -> Option<Seat> {
        match self.seen.role {
            VisitorRole::Device { .. } => self.seat(),
            VisitorRole::Player
            | VisitorRole::Curtain { .. }
            | VisitorRole::Guest
            | VisitorRole::Watcher => None,
        }
    }

    /// The address of the socket.
    pub(super) fn live(&self) -> String {
        let address = self.action("live");
        self.speaks_as().map_or_else(|| address.clone(), |seat| format!("{address}?as={seat}"))
    }

    /// What every form about the game carries.
    pub(super) fn hidden(&self) -> Markup {
        html! {
            input type="hidden" name="token" value=(self.visitor.token);
            input type="hidden" name="step" value=(self.seen.view.step);
            input type="hidden" name="nonce" value=(self.seen.nonce);
            @if let Some(seat) = self.speaks_as() {
                input type="hidden" name="as" value=(seat);
            }
        }
    }
}
