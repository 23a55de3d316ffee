//! Random positions of every sort, by random play and by setting them up.

use quarto::{
    Action, Actions, Cell, Last, Outcome, Phase, Piece, Position, Rules, Seat, Setup, Standing,
};

use super::after;
use dice::Dice;

/// How the players of one game are, in percent.
#[derive(Clone, Copy)]
pub(crate) struct Temper {
    /// Makes a right call.
    pub(crate) calls: u32,
    /// Makes a wrong one.
    pub(crate) calls_wrongly: u32,
    /// Gives no piece that wins and makes no alignment, where possible.
    pub(crate) careful: u32,
}

impl Temper {
    /// Nobody aligns anything as long as it can be helped.
    pub(crate) const CAREFUL: Self = Self { calls: 0, calls_wrongly: 0, careful: 100 };

    fn roll(rules: Rules, dice: &mut Dice) -> Self {
        let careful = dice.choose(&[0, 60, 90, 100]);
        Self {
            calls: dice.choose(&[0, 0, 30]),
            calls_wrongly: dice.choose(&[0, 0, 20, 60]),
            // Where the game itself calls, the careless never come far.
            careful: if rules.is_auto() { 100 } else { careful },
        }
    }

    fn choose(self, position: Position, dice: &mut Dice) -> Action {
        let accepted = position.accepted();
        let calls = |actions: Actions, is_right: bool| -> Vec<Action> {
            let is_call = |action: &Action| matches!(action, Action::Call(_));
            let wanted = |action: &Action| accepted.contains(*action) == is_right;
            actions.iter().filter(is_call).filter(wanted).collect()
        };
        let right = calls(accepted, true);
        if !right.is_empty() && dice.percent(self.calls) {
            return dice.choose(&right);
        }
        if dice.percent(self.calls_wrongly) {
            let wrong = calls(position.choices(), false);
            if !wrong.is_empty() {
                return dice.choose(&wrong);
            }
        }
        let mut others: Vec<Action> =
            accepted.iter().filter(|action| !matches!(action, Action::Call(_))).collect();
        dice.shuffle(&mut others);
        let careful = dice.percent(self.careful);
        let wanted = others.iter().find(|&&action| !careful || !helps(position, action));
        *wanted.unwrap_or(&others[0])
    }
}

/// Does this make an alignment, or let the opponent make one at once?
fn helps(position: Position, action: Action) -> bool {
    let next = after(position, action);
    match action {
        Action::Place(_) => is_made(next),
        Action::Give(_) => wins_at_once(next),
        Action::Call(_) | Action::Decline => false,
    }
}

/// Has the last placement made an alignment?
pub(crate) fn is_made(position: Position) -> bool {
    !position.callable().is_empty() || matches!(position.outcome(), Some(Outcome::Won(_)))
}

/// Is there a cell on which the piece in hand makes an alignment?
pub(crate) fn wins_at_once(position: Position) -> bool {
    position.accepted().place.iter().any(|cell| is_made(after(position, Action::Place(cell))))
}

pub(crate) fn free(position: Position) -> usize {
    16 - position.board().occupied().len()
}

/// A position with so many free cells in which somebody is to act, reached by play; `None`
/// where no game came so far.
pub(crate) fn played(
    rules: Rules,
    empties: usize,
    temper: Option<Temper>,
    dice: &mut Dice,
) -> Option<Position> {
    (0..40).find_map(|_| {
        let temper = temper.unwrap_or_else(|| Temper::roll(rules, dice));
        let mut position = Position::start(rules);
        while position.outcome().is_none() {
            if free(position) == empties {
                let is_due = match position.phase() {
                    Phase::Giving { .. } => 20,
                    Phase::Placing { .. } => 70,
                    Phase::Deciding { .. } | Phase::Over { .. } => 40,
                };
                if dice.percent(is_due) {
                    return Some(position);
                }
            } else if free(position) < empties {
                return None;
            }
            let action = temper.choose(position, dice);
            // A wrong call is no accepted action, but it is played (Q14).
            let _ = position.play(action);
        }
        None
    })
}

/// A position with so many free cells and a piece in hand, reached by careful play.
pub(crate) fn careful_with_hand(rules: Rules, empties: usize, dice: &mut Dice) -> Position {
    for _ in 0..10_000 {
        if let Some(position) = played(rules, empties, Some(Temper::CAREFUL), dice)
            && position.hand().is_some()
        {
            return position;
        }
    }
    unreachable!("careful games under {rules} come to {empties} free cells")
}

/// A position with so many free cells that somebody may set up: any pieces anywhere, with
/// and without a placement that may be called. `None` where that is no legal position.
pub(crate) fn set_up(rules: Rules, empties: usize, dice: &mut Dice) -> Option<Position> {
    let mut pieces = Piece::ALL;
    dice.shuffle(&mut pieces);
    let mut order = Cell::ALL;
    dice.shuffle(&mut order);
    let placed = &order[empties..];
    let mut cells = [None; 16];
    for (cell, piece) in placed.iter().zip(pieces) {
        cells[cell.index()] = Some(piece);
    }
    let hand = (empties > 0 && dice.percent(70)).then_some(pieces[15]);
    let last = (!placed.is_empty() && dice.percent(70))
        .then(|| Last { cell: dice.choose(placed), lost: dice.percent(40) });
    let seats = Seat::ALL;
    let standing = Standing::ToAct(dice.choose(&seats));
    let setup = Setup { cells, hand, standing, rules, last };
    let other = Setup { standing: Standing::ToAct(other(standing)), ..setup };
    Position::try_from(setup).or_else(|_| Position::try_from(other)).ok()
}

fn other(standing: Standing) -> Seat {
    match standing {
        Standing::ToAct(seat) => seat.other(),
        Standing::Over(_) => Seat::One,
    }
}

/// A position of any sort with so many free cells; `None` where none was found.
pub(crate) fn any(rules: Rules, empties: usize, dice: &mut Dice) -> Option<Position> {
    let first = if dice.percent(25) { set_up(rules, empties, dice) } else { None };
    first.or_else(|| played(rules, empties, None, dice))
}

/// The same position with other pieces that differ in nothing that counts (Q15).
pub(crate) fn with_interchanged(position: Position, dice: &mut Dice) -> Position {
    let counting = position.rules().counting.characteristics();
    let mask = counting.iter().fold(0, |mask, characteristic| mask | characteristic.bit());
    let mut names = Piece::ALL;
    for i in (1..16).rev() {
        let same: Vec<usize> = (0..=i)
            .filter(|&j| Piece::ALL[i].bits() & mask == Piece::ALL[j].bits() & mask)
            .collect();
        let j = dice.choose(&same);
        names.swap(i, j);
    }
    let rename = |piece: Piece| names[piece.index()];
    let mut setup = Setup::from(position);
    setup.cells = setup.cells.map(|cell| cell.map(rename));
    setup.hand = setup.hand.map(rename);
    Position::try_from(setup).expect("as legal as before")
}
