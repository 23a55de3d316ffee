//! The rules themselves: one game, all of it known.

use crate::{
    Action, Cell, Due, Event, Field, Misfit, Outcome, Phase, Placement, Recipient, Refusal, Rules,
    Score, Seat, SeatSet, Seeing, Start, Step, Symbol, TileSet, Tokens, Turn, Witness,
};

/// How many tiles a hand is filled up to (X6, X13).
pub const HAND: u8 = 5;

/// The whole truth of a game at one moment, as far as the rules need it.
///
/// This is what a search copies and plays on: a few kilobytes, no allocation. It knows every hand
/// and forgets what was shown; a [`Game`](crate::Game) remembers that too, and makes the views.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(crate) rules: Rules,
    pub(crate) first: Seat,
    pub(crate) field: Field,
    pub(crate) bag: TileSet,
    pub(crate) removed: TileSet,
    pub(crate) hands: [TileSet; Seat::MAX],
    pub(crate) tokens: [Tokens; Seat::MAX],
    pub(crate) stock: Tokens,
    pub(crate) eliminated: SeatSet,
    pub(crate) phase: Phase,
}

impl Position {
    /// A new game before anything is drawn (X4 to X7). `first` begins; the lot, or the turn of a
    /// series, is the caller's.
    pub fn new(rules: Rules, first: Seat) -> Result<Position, Refusal> {
        if !rules.players.has(first) {
            return Err(Refusal::NoSuchSeat(rules.players));
        }
        let mut position = Position {
            rules,
            first,
            field: Field::new(rules.frame),
            bag: TileSet::ALL,
            removed: TileSet::EMPTY,
            hands: [TileSet::EMPTY; Seat::MAX],
            tokens: [Tokens::NONE; Seat::MAX],
            stock: Tokens::FULL,
            eliminated: SeatSet::EMPTY,
            phase: Phase::Opening,
        };
        if rules.start == Start::Hand {
            position.phase = position.after_opening();
        }
        Ok(position)
    }

    /// The rules of this game.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Who began, or will begin (X7).
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The board.
    pub const fn field(&self) -> &Field {
        &self.field
    }

    /// The tiles in the bag.
    pub const fn bag(&self) -> TileSet {
        self.bag
    }

    /// The tiles out of the game (X5).
    pub const fn removed(&self) -> TileSet {
        self.removed
    }

    /// A hand; empty for a seat the table does not have.
    pub const fn hand(&self, seat: Seat) -> TileSet {
        self.hands[seat.index()]
    }

    /// The tokens a player has taken.
    pub const fn tokens(&self, seat: Seat) -> Tokens {
        self.tokens[seat.index()]
    }

    /// The tokens nobody has taken yet (X4).
    pub const fn stock(&self) -> Tokens {
        self.stock
    }

    /// Who is eliminated (X18).
    pub const fn eliminated(&self) -> SeatSet {
        self.eliminated
    }

    /// Where the game stands.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Who is next.
    pub fn due(&self) -> Due {
        due(self.rules, self.phase, self.bag.len(), |seat| self.hand(seat).len())
    }

    /// What a player would score if the game ended now (X20).
    pub fn score(&self, seat: Seat) -> Score {
        let pays = self.eliminated.contains(seat);
        let tiles = if pays { self.hand(seat).len() } else { 0 };
        Score::count(self.tokens(seat), self.stock, tiles)
    }

    /// How the game ended; nothing while it goes on (X19 to X21).
    pub fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.count_up())
    }

    fn count_up(&self) -> Outcome {
        Outcome::of(self.rules, |seat| (self.score(seat), self.tokens(seat).total()))
    }

    /// Plays one step and tells the witness what happened; a refused step changes nothing.
    pub fn play(&mut self, step: Step, witness: &mut impl Witness) -> Result<(), Refusal> {
        match step {
            Step::Act { seat, action } => self.act(seat, action, witness),
            Step::Draw { to, tiles } => self.draw(to, tiles, witness),
        }
    }

    fn act(
        &mut self,
        seat: Seat,
        action: Action,
        witness: &mut impl Witness,
    ) -> Result<(), Refusal> {
        if !self.rules.players.has(seat) {
            return Err(Refusal::NoSuchSeat(self.rules.players));
        }
        match self.phase {
            Phase::Over => Err(Refusal::GameOver),
            Phase::Laying(turn) => {
                self.expect_turn(turn, seat)?;
                match action {
                    Action::Lay(placement) => self.lay(turn, placement, witness),
                    Action::Cannot => match self.rules.seeing {
                        Seeing::Claim => {
                            self.claim(turn, witness);
                            Ok(())
                        }
                        Seeing::Auto => Err(Refusal::ClaimsAreAutomatic),
                    },
                    Action::None | Action::Try { .. } => Err(Refusal::NobodyAsks),
                }
            }
            Phase::Asking { turn, waiting } => self.answer(turn, waiting, seat, action, witness),
            Phase::Bound { turn, tile, cell } => {
                self.expect_turn(turn, seat)?;
                match action {
                    Action::Lay(p) if p.tile() == tile && p.cell == cell => {
                        self.lay(turn, p, witness)
                    }
                    Action::Lay(_) | Action::Cannot | Action::None | Action::Try { .. } => {
                        Err(Refusal::Bound { tile, cell })
                    }
                }
            }
            Phase::Opening
            | Phase::Removing
            | Phase::Dealing { .. }
            | Phase::Redrawing(_)
            | Phase::Refilling { .. }
            | Phase::Retiring { .. } => Err(Refusal::BagIsDue),
        }
    }

    fn expect_turn(&self, turn: Turn, seat: Seat) -> Result<(), Refusal> {
        if turn.seat == seat {
            Ok(())
        } else if self.eliminated.contains(seat) {
            Err(Refusal::Eliminated)
        } else {
            Err(Refusal::NotYourTurn(turn.seat))
        }
    }

    /// X16: one of the opponents answers.
    fn answer(
        &mut self,
        turn: Turn,
        waiting: SeatSet,
        seat: Seat,
        action: Action,
        witness: &mut impl Witness,
    ) -> Result<(), Refusal> {
        if seat == turn.seat {
            return Err(Refusal::OpponentsAreAsked);
        }
        if self.eliminated.contains(seat) {
            return Err(Refusal::Eliminated);
        }
        if !waiting.contains(seat) {
            return Err(Refusal::AlreadyAnswered);
        }
        match action {
            Action::Lay(_) | Action::Cannot => Err(Refusal::NotYourTurn(turn.seat)),
            Action::None => {
                witness.see(Event::SawNone { seat });
                let waiting = waiting.without(seat);
                if waiting.is_empty() {
                    self.set_aside(turn, witness);
                } else {
                    self.phase = Phase::Asking { turn, waiting };
                }
                Ok(())
            }
            Action::Try { tile, cell } => {
                if !self.hand(turn.seat).contains(tile) {
                    return Err(Refusal::NotInHand(tile));
                }
                self.field.check_spot(tile, cell)?;
                witness.see(Event::PointedOut { seat, tile, cell });
                self.phase = Phase::Bound { turn, tile, cell };
                Ok(())
            }
        }
    }

    /// X11: checks and lays.
    fn lay(
        &mut self,
        turn: Turn,
        placement: Placement,
        witness: &mut impl Witness,
    ) -> Result<(), Refusal> {
        let tile = placement.tile();
        if !self.hand(turn.seat).contains(tile) {
            return Err(if self.field.laid().contains(tile) {
                Refusal::Misfit(Misfit::TileLaid)
            } else {
                Refusal::NotInHand(tile)
            });
        }
        self.field.check(placement)?;
        self.lay_checked(turn, placement, witness);
        Ok(())
    }

    /// X11 to X13 and X17 A, for a placement known to be legal and in the hand.
    pub(crate) fn lay_checked(
        &mut self,
        turn: Turn,
        placement: Placement,
        witness: &mut impl Witness,
    ) {
        let Turn { seat, aside } = turn;
        let hand = self.hand(seat).without(placement.tile());
        self.hands[seat.index()] = hand;
        let completed = self.field.lay_checked(placement);
        let taken = self.take(seat, completed);
        witness.see(Event::Laid { seat, placement, completed, taken });
        self.put_back(aside, witness);
        if hand.len() < HAND && !self.bag.is_empty() {
            self.phase = Phase::Refilling { seat };
        } else {
            self.pass_on(seat, witness);
        }
    }

    /// X12: one token for each completed point, while the stock lasts.
    fn take(&mut self, seat: Seat, completed: Tokens) -> Tokens {
        let mut taken = Tokens::NONE;
        if completed != Tokens::NONE {
            for symbol in Symbol::ALL {
                taken[symbol] = completed[symbol].min(self.stock[symbol]);
                self.stock[symbol] -= taken[symbol];
                self.tokens[seat.index()][symbol] += taken[symbol];
            }
        }
        taken
    }

    /// X15: the hand is shown. Under `auto` there is nothing anybody could point out.
    pub(crate) fn claim(&mut self, turn: Turn, witness: &mut impl Witness) {
        witness.see(Event::Claimed { seat: turn.seat, hand: self.hand(turn.seat) });
        let asked = match self.rules.seeing {
            Seeing::Claim => self.opponents(turn.seat),
            Seeing::Auto => SeatSet::EMPTY,
        };
        if asked.is_empty() {
            self.set_aside(turn, witness);
        } else {
            self.phase = Phase::Asking { turn, waiting: asked };
        }
    }

    /// Opponents still in the game: not eliminated, with tiles or without (X16, X18).
    fn opponents(&self, seat: Seat) -> SeatSet {
        let is_in = |&other: &Seat| other != seat && !self.eliminated.contains(other);
        self.rules.players.seats().filter(is_in).collect()
    }

    /// X17: nobody pointed anything out.
    pub(crate) fn set_aside(&mut self, turn: Turn, witness: &mut impl Witness) {
        let Turn { seat, aside } = turn;
        let hand = self.hand(seat);
        if self.bag.is_empty() {
            // B: the last batch stays in hand.
            self.eliminated = self.eliminated.with(seat);
            witness.see(Event::Eliminated { seat, hand });
            self.put_back(aside, witness);
            if hand.len() < HAND && !self.bag.is_empty() {
                self.phase = Phase::Retiring { seat };
            } else {
                self.pass_on(seat, witness);
            }
        } else {
            witness.see(Event::SetAside { seat, tiles: hand });
            self.hands[seat.index()] = TileSet::EMPTY;
            self.phase = Phase::Redrawing(Turn { seat, aside: aside.union(hand) });
        }
    }

    /// X17 A and B: all tiles set aside go back into the bag.
    fn put_back(&mut self, aside: TileSet, witness: &mut impl Witness) {
        if !aside.is_empty() {
            let into_empty_bag = self.bag.is_empty();
            self.bag = self.bag.union(aside);
            witness.see(Event::PutBack { tiles: aside, into_empty_bag });
        }
    }

    /// X14, X19: the next player who is in and holds a tile, or the end.
    fn pass_on(&mut self, seat: Seat, witness: &mut impl Witness) {
        let mut next = seat;
        for _ in self.rules.players.seats() {
            next = self.rules.players.after(next);
            if !self.eliminated.contains(next) && !self.hand(next).is_empty() {
                return self.begin(Turn { seat: next, aside: TileSet::EMPTY }, witness);
            }
        }
        self.phase = Phase::Over;
        witness.see(Event::Ended { outcome: self.count_up() });
    }

    /// X11, X15: a player tries to lay. Under `auto` the program knows whether that is possible.
    fn begin(&mut self, turn: Turn, witness: &mut impl Witness) {
        self.phase = Phase::Laying(turn);
        if self.rules.seeing == Seeing::Auto && !self.field.has_room_for(self.hand(turn.seat)) {
            self.claim(turn, witness);
        }
    }

    /// The bag gives what was asked for.
    fn draw(
        &mut self,
        to: Recipient,
        tiles: TileSet,
        witness: &mut impl Witness,
    ) -> Result<(), Refusal> {
        match self.due() {
            Due::Nobody => return Err(Refusal::GameOver),
            Due::Bag { to: due, count } if due == to => {
                if let Some(tile) = tiles.minus(self.bag).iter().next() {
                    return Err(Refusal::NotInBag(tile));
                }
                if tiles.len() != count {
                    return Err(Refusal::WrongCount { due: count });
                }
            }
            Due::Bag { .. } | Due::Seat(_) | Due::Seats(_) => return Err(Refusal::NoDrawDue),
        }
        self.draw_checked(tiles, witness);
        Ok(())
    }

    /// Draws tiles that are in the bag and as many as are due.
    pub(crate) fn draw_checked(&mut self, tiles: TileSet, witness: &mut impl Witness) {
        self.bag = self.bag.minus(tiles);
        match self.phase {
            Phase::Opening => {
                for tile in tiles {
                    // X25: it reads as its name.
                    let placement = Placement { cell: Cell::HOME, word: tile.name() };
                    self.field.lay_checked(placement);
                    witness.see(Event::Opened { placement });
                }
                self.phase = self.after_opening();
            }
            Phase::Removing => {
                self.removed = tiles;
                witness.see(Event::Removed { tiles });
                self.phase = Phase::Dealing { seat: self.first };
            }
            Phase::Dealing { seat } => {
                self.receive(seat, tiles, witness);
                let next = self.rules.players.after(seat);
                if next == self.first {
                    self.begin(Turn { seat: next, aside: TileSet::EMPTY }, witness);
                } else {
                    self.phase = Phase::Dealing { seat: next };
                }
            }
            Phase::Redrawing(turn) => {
                self.receive(turn.seat, tiles, witness);
                self.begin(turn, witness);
            }
            Phase::Refilling { seat } => {
                self.receive(seat, tiles, witness);
                self.pass_on(seat, witness);
            }
            Phase::Retiring { seat } => {
                self.hands[seat.index()] = self.hand(seat).union(tiles);
                witness.see(Event::Retired { seat, tiles });
                self.pass_on(seat, witness);
            }
            Phase::Laying(_) | Phase::Asking { .. } | Phase::Bound { .. } | Phase::Over => {}
        }
    }

    fn receive(&mut self, seat: Seat, tiles: TileSet, witness: &mut impl Witness) {
        self.hands[seat.index()] = self.hand(seat).union(tiles);
        witness.see(Event::Drew { seat, tiles });
    }

    /// X5, X25: what follows once home is laid, or at once if it comes from the hand.
    fn after_opening(&self) -> Phase {
        match self.rules.removed() {
            0 => Phase::Dealing { seat: self.first },
            _ => Phase::Removing,
        }
    }
}

/// Who is next, from what is open to all: the truth and every view ask here.
pub(crate) fn due(rules: Rules, phase: Phase, bag: u8, hand: impl Fn(Seat) -> u8) -> Due {
    let fill_up = |seat: Seat| HAND.saturating_sub(hand(seat)).min(bag);
    let draw = |to: Recipient, count: u8| Due::Bag { to, count };
    match phase {
        Phase::Opening => draw(Recipient::Home, 1),
        Phase::Removing => draw(Recipient::Out, rules.removed()),
        Phase::Dealing { seat } | Phase::Refilling { seat } | Phase::Retiring { seat } => {
            draw(Recipient::Hand(seat), fill_up(seat))
        }
        Phase::Redrawing(turn) => draw(Recipient::Hand(turn.seat), fill_up(turn.seat)),
        Phase::Laying(turn) | Phase::Bound { turn, .. } => Due::Seat(turn.seat),
        Phase::Asking { waiting, .. } => Due::Seats(waiting),
        Phase::Over => Due::Nobody,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Corner, Players, Word};
    use alloc::vec::Vec;

    /// X12 at the last token. No position of a real game is small enough to draw here: eleven
    /// completed points of a symbol take 44 of its 55 corners. So the stock is set by hand.
    #[test]
    fn x12_a_completion_without_a_token_left_brings_nothing() {
        // A ring around (1, 1) whose four inner points are X X X S.
        let rows = ["OXOX", "QXXS", "SXSS", "OQQO"]
            .map(|row| row.chars().filter_map(Symbol::from_letter).collect::<Vec<_>>());
        let mut position = Position::new(Rules::printed(Players::Two), Seat::FIRST).unwrap();
        let mut last = None;
        for (y, x) in (0..3).flat_map(|y| (0..3).map(move |x| (y, x))) {
            let word = Word::new([rows[y][x], rows[y][x + 1], rows[y + 1][x + 1], rows[y + 1][x]]);
            let cell = Cell::HOME.beside(i8::try_from(x).unwrap(), i8::try_from(y).unwrap());
            let placement = Placement { cell, word };
            if (x, y) == (1, 1) {
                last = Some(placement);
            } else {
                position.field.lay(placement).unwrap();
            }
        }
        let last = last.unwrap();
        assert_eq!(
            position.field.symbol_at(last.cell.point(Corner::NorthWest)),
            Some(Symbol::Cross)
        );
        let turn = Turn { seat: Seat::FIRST, aside: TileSet::EMPTY };
        position.hands[0] = TileSet::EMPTY.with(last.tile());
        position.phase = Phase::Laying(turn);
        position.stock = Tokens::new([2, 0, 10, 10]);
        let mut events = Vec::new();
        position.lay(turn, last, &mut events).unwrap();
        let Some(&Event::Laid { completed, taken, .. }) = events.first() else { panic!() };
        assert_eq!(completed.counts(), [3, 1, 0, 0]);
        assert_eq!(taken.counts(), [2, 0, 0, 0]);
        assert_eq!(position.stock.counts(), [0, 0, 10, 10]);
        assert_eq!(position.tokens(Seat::FIRST).counts(), [2, 0, 0, 0]);
    }
}
