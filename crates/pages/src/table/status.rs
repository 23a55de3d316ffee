//! Whose turn it is, and what to do about it.

use maud::{Markup, html};
use quarto::Seen;
use table::{GameView, Sitter};
use words::Verbosity;

use super::sheet::Sheet;
use super::yes;
use crate::seen::Standing;

/// The element `#status`: the heading of the page, in few words.
pub(super) fn part(sheet: &Sheet<'_>) -> Markup {
    let view = &sheet.seen.view;
    html! {
        h1 id="status" data-due=(yes(sheet.is_due())) data-over=(yes(view.outcome.is_some())) {
            (sentence(sheet))
        }
    }
}

fn sentence(sheet: &Sheet<'_>) -> String {
    let view = &sheet.seen.view;
    if let Some(outcome) = view.outcome {
        return sheet.voice.outcome(outcome);
    }
    if let Standing::Curtain { next, .. } = sheet.seen.standing {
        return sheet.say("play-pass", &[("who", sheet.name(next).into())]);
    }
    if view.game.is_none() {
        return sheet.text(if is_open(sheet) { "play-waiting" } else { "play-starting" });
    }
    let mut voice = sheet.voice.clone();
    voice.verbosity = Verbosity::Terse;
    voice.due(view)
}

fn is_open(sheet: &Sheet<'_>) -> bool {
    sheet.seen.view.places.iter().any(|place| place.sitter == Sitter::Open)
}

/// The title of the page.
pub(super) fn title(sheet: &Sheet<'_>) -> String {
    let view = &sheet.seen.view;
    let game = sheet.text(match view.terms.rules.game() {
        "quarto" => "play-name-quarto",
        "access" => "play-name-access",
        _ => "play-name-quartex",
    });
    let key = match (view.outcome, &view.game) {
        (Some(_), _) => "play-title-over",
        (None, None) => "play-title-waiting",
        (None, Some(_)) if sheet.is_due() => "play-title-turn",
        (None, Some(_)) => "play-title-other",
    };
    sheet.say(key, &[("game", game.into())])
}

/// The element `#hint`: one line on what to do, or what it leads to. It depends on the phase of the
/// game alone.
pub(super) fn hint(sheet: &Sheet<'_>) -> Markup {
    html! { p id="hint" { @if let Some(text) = advice(sheet) { (text) } } }
}

fn advice(sheet: &Sheet<'_>) -> Option<String> {
    let view = &sheet.seen.view;
    if view.outcome.is_some() {
        return Some(sheet.text("play-hint-over"));
    }
    if view.paused {
        return Some(sheet.text("play-hint-paused"));
    }
    if sheet.seen.view.adjourned {
        return Some(sheet.text("play-hint-adjourned"));
    }
    match (&view.game, sheet.seen.standing) {
        (_, Standing::Curtain { .. }) => return Some(sheet.text("play-hint-pass")),
        (None, Standing::Player | Standing::Device { .. }) if is_open(sheet) => {
            return Some(sheet.text("play-hint-invite"));
        }
        (None, Standing::Guest) => return Some(sheet.text("play-hint-guest")),
        (None, _) => return None,
        (Some(_), Standing::Watcher | Standing::Guest) => {
            return Some(sheet.text("play-hint-watch"));
        }
        (Some(_), Standing::Player | Standing::Device { .. }) => {}
    }
    if !sheet.is_due() {
        let waits = !matches!(view.game, Some(GameView::Quartex(_)));
        return waits.then(|| sheet.text("play-hint-wait"));
    }
    let hand = match &view.game {
        Some(GameView::Quarto(open)) => open.sketch.hand,
        Some(GameView::Access(masked)) => masked.sketch.hand,
        Some(GameView::Quartex(_)) | None => return None,
    };
    let other = sheet.seats().find(|(seat, _)| Some(*seat) != sheet.seat());
    let other = other.map(|(seat, _)| sheet.name(seat)).unwrap_or_default();
    let key = match (hand, sheet.is_masked(), sheet.can_decline()) {
        (_, _, true) => "play-hint-decline",
        (Seen::Empty, false, false) => "play-hint-give",
        (Seen::Empty, true, false) => "play-hint-masked-give",
        (Seen::Piece(_) | Seen::Unknown, false, false) => "play-hint-place",
        (Seen::Piece(_) | Seen::Unknown, true, false) => "play-hint-masked-place",
    };
    Some(sheet.say(key, &[("who", other.into())]))
}

/// The answer to the last form, for browsers without script.
pub(super) fn told(sheet: &Sheet<'_>) -> Markup {
    let told = &sheet.seen.told;
    html! {
        div id="told" class=[(!told.is_empty()).then_some("told")]
            role=[(!told.is_empty()).then_some("status")] {
            @for sentence in told { p { (sentence) } }
        }
    }
}
