//! Counting sequences of steps, to compare implementations of the rules.

use crate::position::Position;

/// How many sequences of `depth` accepted steps begin here. Giving and placing are one
/// step each; of the calls only right ones count. A finished game has no sequence longer
/// than none.
///
/// ```
/// use quarto::{Position, perft};
/// let start = Position::start("1234a".parse()?);
/// assert_eq!(perft(start, 4), 57600);
/// # Ok::<(), quarto::TextError>(())
/// ```
pub fn perft(position: Position, depth: u32) -> u64 {
    let actions = position.accepted();
    match depth {
        0 => 1,
        1 => actions.len() as u64,
        _ => actions
            .iter()
            .map(|action| {
                let mut next = position;
                match next.play(action) {
                    Ok(_) => perft(next, depth - 1),
                    // Accepted actions are not refused; tests hold the two to each other.
                    Err(_) => 0,
                }
            })
            .sum(),
    }
}
