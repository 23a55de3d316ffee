//! Who plays, who is here, and what is left on the clocks.

use maud::{Markup, html};
use table::{Level, Place, Seat, Sitter, Span};

use super::context::PageContext;
use super::{quartex, yes};

/// The element `#players`.
pub(super) fn part(context: &PageContext<'_>) -> Markup {
    html! {
        section id="players" {
            h2.vh { (context.text("play-players")) }
            ul.seats { @for (seat, place) in context.seats() { (player(context, seat, place)) } }
        }
    }
}

fn player(context: &PageContext<'_>, seat: Seat, place: &Place) -> Markup {
    let view = &context.seen.view;
    let due = view.due.contains(seat) && view.outcome.is_none();
    let won = view.outcome.is_some_and(|outcome| outcome.winners.contains(seat));
    let own = context.seat() == Some(seat);
    html! {
        li data-seat=(seat) data-due=(yes(due)) data-won=(yes(won)) {
            span.turn aria-hidden="true" {}
            span.who {
                b { (if place.sitter == Sitter::Open { context.text("play-seat-open") } else { context.name(seat) }) }
                @if own { " " span.you { (context.text("play-you")) } }
                " " span.state { (state(context, seat, place, due, won)) }
            }
            " "
            (quartex::players_extra(context.visitor, context.seen, seat))
            @if let Some(left) = left(context, seat) { (clock(context, seat, left)) }
        }
    }
}

/// What is to be said of a player in a word or two.
fn state(context: &PageContext<'_>, seat: Seat, place: &Place, due: bool, won: bool) -> String {
    let is_called = |name: &str| context.name(seat) == name;
    let computer = |level: Level| {
        let name = words::level(context.visitor.language, level).name;
        if is_called(&name) {
            return context.text("play-computer-alone");
        }
        context.say("play-computer", &[("level", name.into())])
    };
    if won {
        return context.text("play-won");
    }
    if context.seen.view.outcome.is_some() && place.forfeit.is_none() {
        return String::new();
    }
    if place.forfeit.is_some() {
        return context.text("play-out");
    }
    if let Some(level) = place.stand_in {
        return computer(level);
    }
    match (&place.sitter, place.away) {
        (Sitter::Open, _) => context.text("play-nobody"),
        (Sitter::Person(_), Some(since)) => match whole_minutes(context.seen.now.since(since)) {
            0 => context.text("play-away-just"),
            minutes => {
                let span = context.voice.span_behind(Span(minutes));
                context.say("play-away", &[("span", span.into())])
            }
        },
        (Sitter::Bot(level), _) if !due => computer(*level),
        (Sitter::Person(_) | Sitter::Bot(_), _) if due => context.text("play-due"),
        (Sitter::Person(_) | Sitter::Bot(_), _) => context.text("play-here"),
    }
}

/// Minutes are enough to say how long somebody has been away.
const fn whole_minutes(span: Span) -> u64 {
    span.0 / 60_000 * 60_000
}

/// What is left on a clock now.
fn left(context: &PageContext<'_>, seat: Seat) -> Option<Span> {
    let view = &context.seen.view;
    let left = view.clocks.get(seat.index()).filter(|_| view.is_timed())?;
    let running = view.running.filter(|running| running.seat == seat);
    let used = running.map_or(Span::ZERO, |running| context.seen.now.since(running.since));
    Some(left.minus(used))
}

fn clock(context: &PageContext<'_>, seat: Seat, left: Span) -> Markup {
    let runs = context.seen.view.running.is_some_and(|running| running.seat == seat);
    html! {
        span.clock role="timer" data-left=(left) data-runs=(yes(runs))
            aria-label=(context.voice.span(left)) { (digits(left)) }
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
