//! What a player of Quartex may do with tiles and cells now.

use quartex::{Task, View, Viewer};
use wire::TableState;

/// What whoever is at the keyboard may do.
pub(super) fn task(state: &TableState, view: &View) -> Task {
    let Viewer::Seat(me) = view.viewer() else { return Task::Watch };
    if state.result.is_some() {
        return Task::Watch;
    }
    // A bot that holds the seat acts for it.
    let is_held = state.seats.get(me.index()).is_some_and(|seat| seat.bot.is_some());
    view.task(state.due.contains(&me.number()) && !is_held && !state.paused)
}
