//! Who plays, who is here, and what is left on the clocks.

use maud::{Markup, html};
use table::{Level, Place, Seat, Sitter, Span};

use super::sheet::Sheet;
use super::{quartex, yes};

/// The element `#players`.
pub(super) fn part(sheet: &Sheet<'_>) -> Markup {
    html! {
        section id="players" {
            h2.vh { (sheet.text("play-players")) }
            ul.seats { @for (seat, place) in sheet.seats() { (player(sheet, seat, place)) } }
        }
    }
}

fn player(sheet: &Sheet<'_>, seat: Seat, place: &Place) -> Markup {
    let view = &sheet.seen.view;
    let due = view.due.contains(seat) && view.outcome.is_none();
    let won = view.outcome.is_some_and(|outcome| outcome.winners.contains(seat));
    let own = sheet.seat() == Some(seat);
    html! {
        li data-seat=(seat) data-due=(yes(due)) data-won=(yes(won)) {
            span.turn aria-hidden="true" {}
            span.who {
                b { (if place.sitter == Sitter::Open { sheet.text("play-seat-open") } else { sheet.name(seat) }) }
                @if own { " " span.you { (sheet.text("play-you")) } }
                " " span.state { (state(sheet, place, due, won)) }
            }
            " "
            (quartex::players_extra(sheet.visitor, sheet.seen, seat))
            @if let Some(left) = left(sheet, seat) { (clock(sheet, seat, left)) }
        }
    }
}

/// What is to be said of a player in a word or two.
fn state(sheet: &Sheet<'_>, place: &Place, due: bool, won: bool) -> String {
    let computer = |level: Level| {
        let name = words::level(sheet.visitor.language, level).name;
        sheet.say("play-computer", &[("level", name.into())])
    };
    if won {
        return sheet.text("play-won");
    }
    if sheet.seen.view.outcome.is_some() && place.forfeit.is_none() {
        return String::new();
    }
    if place.forfeit.is_some() {
        return sheet.text("play-out");
    }
    if let Some(level) = place.stand_in {
        return computer(level);
    }
    match (&place.sitter, place.away) {
        (Sitter::Open, _) => sheet.text("play-nobody"),
        (Sitter::Person(_), Some(since)) => {
            let span = sheet.voice.span(Span(whole_minutes(sheet.seen.now.since(since))));
            sheet.say("play-away", &[("span", span.into())])
        }
        (Sitter::Bot(level), _) if !due => computer(*level),
        (Sitter::Person(_) | Sitter::Bot(_), _) if due => sheet.text("play-due"),
        (Sitter::Person(_) | Sitter::Bot(_), _) => sheet.text("play-here"),
    }
}

/// Minutes are enough to say how long somebody has been away, one at least.
const fn whole_minutes(span: Span) -> u64 {
    let minutes = span.0 / 60_000;
    60_000 * if minutes == 0 { 1 } else { minutes }
}

/// What is left on a clock now.
fn left(sheet: &Sheet<'_>, seat: Seat) -> Option<Span> {
    let view = &sheet.seen.view;
    let left = view.clocks.get(seat.index()).filter(|_| view.is_timed())?;
    let running = view.running.filter(|running| running.seat == seat);
    let used = running.map_or(Span::ZERO, |running| sheet.seen.now.since(running.since));
    Some(left.minus(used))
}

fn clock(sheet: &Sheet<'_>, seat: Seat, left: Span) -> Markup {
    let runs = sheet.seen.view.running.is_some_and(|running| running.seat == seat);
    html! {
        span.clock role="timer" data-left=(left) data-runs=(yes(runs))
            aria-label=(sheet.voice.span(left)) { (digits(left)) }
    }
}

/// `4:12`, `1:04:12`.
fn digits(span: Span) -> String {
    let seconds = span.0 / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_show_minutes_and_seconds() {
        let rows = [(0, "0:00"), (59_999, "0:59"), (252_000, "4:12"), (3_852_000, "1:04:12")];
        for (milliseconds, text) in rows {
            assert_eq!(digits(Span(milliseconds)), text);
        }
    }
}
