//! Position texts: one line, ten fields. `docs/notation.md` explains them.

use alloc::vec::Vec;
use core::fmt;

use crate::setup::{Eye, Setup, SetupHand};
use crate::text::cursor::{Cursor, TileList};
use crate::text::memory::write_memory;
use crate::text::step::known;
use crate::text::{TextError, TextProblem, read_with};
use crate::{Cell, Phase, Placement, Players, Seat, SeatSet, Symbol, TileSet, Tokens, Turn};

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} ", self.rules, self.eye, self.first)?;
        write_board(f, &self.board)?;
        write!(f, " {} {} ", known(self.removed), known(self.phase.aside()))?;
        write_joined(f, "/", &self.hands, |f, hand| {
            let list = TileList { tiles: hand.tiles, hidden: hand.hidden };
            write!(f, "{list}{}", if hand.eliminated { "!" } else { "" })
        })?;
        f.write_str(" ")?;
        write_joined(f, "/", &self.tokens, |f, &tokens| write_tokens(f, tokens))?;
        f.write_str(" ")?;
        match &self.memory {
            None => f.write_str("-")?,
            Some(memory) => write_memory(f, memory, self.hands.len())?,
        }
        f.write_str(" ")?;
        write_phase(f, self.phase)
    }
}

impl fmt::Display for Eye {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Eye::Truth => f.write_str("*"),
            Eye::Spectator => f.write_str("-"),
            Eye::Seat(seat) => seat.fmt(f),
        }
    }
}

pub(super) fn write_joined<T>(
    f: &mut fmt::Formatter<'_>,
    joint: &str,
    items: &[T],
    write_item: impl Fn(&mut fmt::Formatter<'_>, &T) -> fmt::Result,
) -> fmt::Result {
    for (place, item) in items.iter().enumerate() {
        if place > 0 {
            f.write_str(joint)?;
        }
        write_item(f, item)?;
    }
    Ok(())
}

/// The north-west cell of the rectangle, then its rows: words, and numbers for empty cells.
fn write_board(f: &mut fmt::Formatter<'_>, board: &[Placement]) -> fmt::Result {
    let (Some(west), Some(north)) =
        (board.iter().map(|p| p.cell.x()).min(), board.iter().map(|p| p.cell.y()).min())
    else {
        return f.write_str("-");
    };
    write!(f, "{west},{north}:")?;
    let mut board = board.to_vec();
    board.sort_unstable();
    let (mut x, mut y) = (west, north);
    for Placement { cell, word } in board {
        while y < cell.y() {
            f.write_str("/")?;
            (x, y) = (west, y + 1);
        }
        if x < cell.x() {
            write!(f, "{}", cell.x() - x)?;
        }
        write!(f, "{word}")?;
        x = cell.x() + 1;
    }
    Ok(())
}

fn write_tokens(f: &mut fmt::Formatter<'_>, tokens: Tokens) -> fmt::Result {
    if tokens == Tokens::NONE {
        return f.write_str("-");
    }
    let held = Symbol::ALL.into_iter().filter(|&symbol| tokens[symbol] > 0);
    held.into_iter().try_for_each(|symbol| write!(f, "{symbol}{}", tokens[symbol]))
}

fn write_phase(f: &mut fmt::Formatter<'_>, phase: Phase) -> fmt::Result {
    match phase {
        Phase::Opening => f.write_str("opening"),
        Phase::Removing => f.write_str("removing"),
        Phase::Dealing { seat } => write!(f, "deal:{seat}"),
        Phase::Laying(turn) => write!(f, "lay:{}", turn.seat),
        Phase::Asking { turn, waiting } => {
            write!(f, "ask:{}:", turn.seat)?;
            waiting.iter().try_for_each(|seat| write!(f, "{seat}"))
        }
        Phase::Bound { turn, tile, cell } => write!(f, "bound:{}:{tile}@{cell}", turn.seat),
        Phase::Redrawing(turn) => write!(f, "redraw:{}", turn.seat),
        Phase::Refilling { seat } => write!(f, "refill:{seat}"),
        Phase::Retiring { seat } => write!(f, "retire:{seat}"),
        Phase::Over => f.write_str("over"),
    }
}

impl Cursor<'_> {
    fn setup(&mut self) -> Result<Setup, TextError> {
        let rules = self.rules()?;
        self.space()?;
        let eye = self.eye()?;
        self.space()?;
        let first = self.seat()?;
        self.space()?;
        let board = self.board()?;
        self.space()?;
        let removed = self.known_tiles()?;
        self.space()?;
        let aside_at = self.at();
        let aside = self.known_tiles()?;
        self.space()?;
        let hands = self.joined(rules.players, Cursor::hand)?;
        self.space()?;
        let tokens = self.joined(rules.players, Cursor::tokens)?;
        self.space()?;
        let memory = self.memory(rules.players)?;
        self.space()?;
        let phase = self.phase(aside)?;
        if phase.aside() != aside {
            // Only a turn has tiles set aside (X17).
            return Err(TextError { at: aside_at, problem: TextProblem::Expected("-") });
        }
        Ok(Setup { rules, eye, first, board, removed, hands, tokens, memory, phase })
    }

    fn eye(&mut self) -> Result<Eye, TextError> {
        if self.take("*") {
            Ok(Eye::Truth)
        } else if self.take("-") {
            Ok(Eye::Spectator)
        } else if let Some(seat) = self.try_seat() {
            Ok(Eye::Seat(seat))
        } else {
            self.fail(TextProblem::Eye)
        }
    }

    pub(super) fn board(&mut self) -> Result<Vec<Placement>, TextError> {
        let mut board = Vec::new();
        if self.take_alone("-") {
            return Ok(board);
        }
        let corner = self.cell()?;
        self.expect(":")?;
        let west = i32::from(corner.x());
        let (mut x, mut y) = (west, i32::from(corner.y()));
        loop {
            let at = self.at();
            if self.take("/") {
                (x, y) = (west, y.saturating_add(1));
            } else if self.peek().is_some_and(|next| next.is_ascii_digit()) {
                let empty = self.number()?;
                if empty == 0 {
                    return Err(TextError { at, problem: TextProblem::Number });
                }
                x = x.saturating_add(i32::from(empty));
            } else if self.peek().and_then(Symbol::from_letter).is_some() {
                let word = self.word()?;
                let cell =
                    Cell::new(x, y).ok_or(TextError { at, problem: TextProblem::OutOfReach })?;
                board.push(Placement { cell, word });
                x += 1;
            } else {
                return Ok(board);
            }
        }
    }

    /// One item for each player.
    pub(super) fn joined<T>(
        &mut self,
        players: Players,
        item: impl Fn(&mut Self) -> Result<T, TextError>,
    ) -> Result<Vec<T>, TextError> {
        let mut items = Vec::new();
        for seat in players.seats() {
            if seat != Seat::FIRST {
                self.expect("/")?;
            }
            items.push(item(self)?);
        }
        Ok(items)
    }

    fn hand(&mut self) -> Result<SetupHand, TextError> {
        let TileList { tiles, hidden } = self.tile_list()?;
        Ok(SetupHand { tiles, hidden, eliminated: self.take("!") })
    }

    fn tokens(&mut self) -> Result<Tokens, TextError> {
        let mut tokens = Tokens::NONE;
        if self.take("-") {
            return Ok(tokens);
        }
        let mut last = None;
        loop {
            let at = self.at();
            let symbol = self.symbol()?;
            if last >= Some(symbol) {
                return Err(TextError { at, problem: TextProblem::Symbol });
            }
            let at = self.at();
            tokens[symbol] = self.small_number()?;
            if tokens[symbol] == 0 {
                return Err(TextError { at, problem: TextProblem::Number });
            }
            last = Some(symbol);
            if self.peek().and_then(Symbol::from_letter).is_none() {
                return Ok(tokens);
            }
        }
    }

    fn phase(&mut self, aside: TileSet) -> Result<Phase, TextError> {
        if self.take("opening") {
            return Ok(Phase::Opening);
        }
        if self.take("removing") {
            return Ok(Phase::Removing);
        }
        if self.take("over") {
            return Ok(Phase::Over);
        }
        let names = ["deal:", "lay:", "ask:", "bound:", "redraw:", "refill:", "retire:"];
        let Some(name) = names.into_iter().find(|name| self.take(name)) else {
            return self.fail(TextProblem::Due);
        };
        let seat = self.seat()?;
        let turn = Turn { seat, aside };
        Ok(match name {
            "deal:" => Phase::Dealing { seat },
            "lay:" => Phase::Laying(turn),
            "ask:" => {
                self.expect(":")?;
                let mut waiting = SeatSet::EMPTY.with(self.seat()?);
                while let Some(seat) = self.try_seat() {
                    waiting = waiting.with(seat);
                }
                Phase::Asking { turn, waiting }
            }
            "bound:" => {
                self.expect(":")?;
                let (tile, cell) = self.spot()?;
                Phase::Bound { turn, tile, cell }
            }
            "redraw:" => Phase::Redrawing(turn),
            "refill:" => Phase::Refilling { seat },
            _ => Phase::Retiring { seat },
        })
    }
}

read_with!(Setup, setup);
