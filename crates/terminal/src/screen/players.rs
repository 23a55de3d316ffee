//! Who plays: names, computers, clocks, whose turn it is.

use std::time::Instant;

use ratatui::layout::Rect;
use table::{Level, Seat};

use super::canvas::{Canvas, split_top, width};
use super::clock;
use super::palette::Role;
use super::scene::Scene;

/// How many rows the players take with their heading.
pub(super) fn height(scene: &Scene) -> u16 {
    u16::try_from(scene.standing.state.seats.len()).unwrap_or(u16::MAX).saturating_add(1)
}

/// Paints the players with a heading into a place.
pub(super) fn paint(canvas: &mut Canvas<'_>, place: Rect, scene: &Scene, now: Instant) {
    let (heading, list) = split_top(place, 1);
    canvas.heading(heading, &scene.word("play-players"), false);
    for (row, number) in list.rows().zip(1..) {
        if let Some(seat) = Seat::new(number) {
            player(canvas, row, scene, seat, now);
        }
    }
}

fn player(canvas: &mut Canvas<'_>, row: Rect, scene: &Scene, seat: Seat, now: Instant) {
    let state = &scene.standing.state;
    let Some(player) = state.seats.get(seat.index()) else { return };
    let is_due = state.due.contains(&seat.number()) && state.result.is_none();
    let role = if is_due { Role::Call } else { Role::Text };
    let clock = clock::left(&scene.standing, seat.number(), now).map(clock::digits);
    let right = clock.as_deref().map_or(0, |clock| width(clock) + 1);
    let mut parts = vec![name(scene, seat)];
    if let Some(level) = player.bot.and_then(Level::new) {
        let level = words::level(scene.voice.language, level).name;
        // A bot that is called by its level needs no more words.
        if player.name.as_deref() != Some(level.as_str()) {
            parts.push(scene.say("play-computer", &[("level", level.into())]));
        }
    }
    if is_due {
        parts.push(scene.word("play-due"));
    }
    canvas.write(row, if is_due { "►" } else { " " }, role);
    let inner =
        Rect { x: row.x + 2.min(row.width), width: row.width.saturating_sub(2 + right), ..row };
    canvas.write(inner, &parts.join(", "), role);
    if let Some(clock) = clock {
        canvas.right(row, &clock, role);
    }
}

/// "Anna (you)", "Free seat", "Ben is away."
pub(super) fn name(scene: &Scene, seat: Seat) -> String {
    let state = &scene.standing.state;
    let player = state.seats.get(seat.index());
    let Some(name) = player.and_then(|player| player.name.clone()) else {
        return scene.word("play-seat-open");
    };
    if player.is_some_and(|player| player.away) {
        let person = ("person", "other".into());
        let away = scene.say("event-away", &[person, ("who", name.into())]);
        return away.trim_end_matches('.').to_owned();
    }
    match state.seat {
        Some(me) if me == seat.number() => format!("{name} ({})", scene.word("play-you")),
        Some(_) | None => name,
    }
}
