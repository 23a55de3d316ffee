//! How a table stands for whoever is at this keyboard, from a message of the server.

use std::time::Instant;

use table::{GameId, Seat};
use wire::{TableState, TableUpdate};

use crate::venue::ShownTable;

/// How the table stands; none if the message does not say.
pub(super) fn standing(table: &GameId, page: &TableUpdate, at: Instant) -> Option<ShownTable> {
    let state = page.state.as_deref()?.clone();
    let mut here: Vec<Seat> = page.mine.iter().copied().filter_map(Seat::new).collect();
    if let Some(seat) = state.seat.and_then(Seat::new)
        && !here.contains(&seat)
    {
        here.push(seat);
    }
    let curtain = curtain(&state, &here);
    Some(ShownTable { game: table.to_string(), state, at, here, curtain })
}

/// Who is to take the keyboard.
fn curtain(state: &TableState, here: &[Seat]) -> Option<Seat> {
    if here.len() < 2 || state.result.is_some() || !hides(state) {
        return None;
    }
    let is_due = |seat: &&Seat| state.due.contains(&seat.number());
    let next = *here.iter().find(is_due)?;
    let at = state.seat.and_then(Seat::new);
    // Several may be due, to point something out: whoever of them is at the keyboard goes on.
    if at.as_ref().is_some_and(|at| is_due(&at)) { None } else { Some(next) }
}

/// Does somebody at this table know what others must not?
fn hides(state: &TableState) -> bool {
    match state.game.as_str() {
        "quartex" => true,
        // Masks are worn while there is a game and no position is told (Q19).
        "access" => state.position.is_none(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(game: &str, seat: Option<u8>, due: &[u8]) -> TableState {
        TableState {
            game: game.to_owned(),
            rules: String::new(),
            pace: "untimed".to_owned(),
            seat,
            seats: Vec::new(),
            due: due.to_vec(),
            running: None,
            offer: None,
            paused: false,
            adjourned: false,
            position: None,
            hand: Vec::new(),
            result: None,
            next: None,
            fair: wire::FairState::default(),
        }
    }

    fn look(state: TableState, mine: &[u8]) -> (Vec<u8>, Option<u8>) {
        let (mine, state) = (mine.to_vec(), Some(Box::new(state)));
        let page = TableUpdate { mine, state, ..TableUpdate::default() };
        let found = standing(&"g1".parse().unwrap(), &page, Instant::now()).unwrap();
        (found.here.iter().map(|seat| seat.number()).collect(), found.curtain.map(Seat::number))
    }

    #[test]
    fn a_curtain_hangs_while_somebody_else_is_to_take_the_keyboard() {
        let three = [1, 2, 3];
        assert_eq!(look(state("quartex", None, &[2]), &three), (vec![1, 2, 3], Some(2)));
        assert_eq!(look(state("quartex", Some(2), &[2]), &three).1, None);
        // Two may point something out: one of them is at the keyboard.
        assert_eq!(look(state("quartex", Some(3), &[2, 3]), &three).1, None);
        assert_eq!(look(state("quartex", None, &[2, 3]), &three).1, Some(2));
        // Somebody far away plays.
        assert_eq!(look(state("quartex", None, &[4]), &three).1, None);
        let over = TableState { result: Some("1-0".into()), ..state("quartex", None, &[2]) };
        assert_eq!(look(over, &three).1, None);
        // Alone, or with nothing to hide.
        assert_eq!(look(state("quartex", Some(1), &[1]), &[1]), (vec![1], None));
        assert_eq!(look(state("quarto", Some(1), &[2]), &[1, 2]).1, None);
        // With masks, and without.
        assert_eq!(look(state("access", None, &[1]), &[1, 2]).1, Some(1));
        let open = TableState { position: Some("..".into()), ..state("access", Some(1), &[2]) };
        assert_eq!(look(open, &[1, 2]).1, None);
    }

    #[test]
    fn whoever_watches_has_no_seat_and_a_server_that_says_less_is_understood() {
        assert_eq!(look(state("quarto", None, &[1]), &[]), (vec![], None));
        assert_eq!(look(state("quarto", Some(2), &[1]), &[]), (vec![2], None));
    }
}
