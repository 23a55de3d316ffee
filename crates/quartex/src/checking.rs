//! The door from a [`Setup`] to a game or a view: everything that is checked there.

use alloc::vec::Vec;

use crate::fault::Fault;
use crate::memory::Memory;
use crate::setup::{Eye, Setup, SetupHand, plain};
use crate::{
    Cell, Field, Game, HAND, HandView, Misfit, Phase, Position, Seat, SeatSet, Seeing, Start,
    Symbol, TOKENS_PER_SYMBOL, Tile, TileSet, Tokens, Turn, View, Viewer,
};

impl Setup {
    /// The door to a game whose tiles are all known. Lists everything that is wrong.
    ///
    /// What passes obeys every rule that can be seen in one position. It need not be reachable: who
    /// laid what when is not asked.
    pub fn game(&self) -> Result<Game, Vec<Fault>> {
        let mut faults = Vec::new();
        if self.eye != Eye::Truth {
            faults.push(Fault::NotTheTruth);
        }
        for (seat, hand) in self.seats_and_hands() {
            if hand.hidden > 0 {
                faults.push(Fault::HiddenTiles(seat));
            }
        }
        let Some(view) = self.check(&mut faults) else {
            return Err(faults);
        };
        let mut hands = [TileSet::EMPTY; Seat::MAX];
        for (seat, hand) in self.seats_and_hands() {
            hands[seat.index()] = hand.tiles;
        }
        let View { rules, first, field, removed, tokens, stock, eliminated, phase, memory, .. } =
            view;
        let in_sight = |all: TileSet, hand: &TileSet| all.union(*hand);
        let outside = field.laid().union(removed).union(phase.aside());
        let bag = TileSet::ALL.minus(hands.iter().fold(outside, in_sight));
        // Of tiles that are not known there is nothing more to say.
        if self.hands.iter().all(|hand| hand.hidden == 0) {
            self.check_memory_of_truth(&memory, &hands, bag, &mut faults);
            if let (Seeing::Auto, Phase::Laying(Turn { seat, .. })) = (rules.seeing, phase)
                && !field.has_room_for(hands[seat.index()])
            {
                faults.push(Fault::NothingFits(seat));
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let position =
            Position { rules, first, field, bag, removed, hands, tokens, stock, eliminated, phase };
        Ok(Game { position, memory })
    }

    /// The door to a view. Lists everything that is wrong.
    pub fn view(&self) -> Result<View, Vec<Fault>> {
        let mut faults = Vec::new();
        match self.eye {
            Eye::Truth => faults.push(Fault::NotAView),
            Eye::Seat(seat) => {
                let own = self.hands.get(seat.index());
                if own.is_some_and(|hand| hand.hidden > 0) {
                    faults.push(Fault::HiddenTiles(seat));
                }
            }
            Eye::Spectator => {}
        }
        let Some(view) = self.check(&mut faults) else {
            return Err(faults);
        };
        for (seat, hand) in self.seats_and_hands() {
            let own = self.eye == Eye::Seat(seat);
            if !own && hand.tiles != view.memory.known(seat) {
                faults.push(Fault::Remembered(seat));
            }
        }
        // Some deal must look like this; the first one found is as good as any.
        if faults.is_empty() && view.resample(&mut |_: u32| 0).is_none() {
            faults.push(Fault::NoTruth);
        }
        if faults.is_empty() { Ok(view) } else { Err(faults) }
    }

    fn seats_and_hands(&self) -> impl Iterator<Item = (Seat, &SetupHand)> {
        self.rules.players.seats().zip(&self.hands)
    }

    /// Everything that game and view have in common; none if there is no telling further.
    fn check(&self, faults: &mut Vec<Fault>) -> Option<View> {
        let before = faults.len();
        self.check_seats(faults);
        if faults.len() > before {
            return None;
        }
        let mut tokens = [Tokens::NONE; Seat::MAX];
        let mut hands = [HandView::default(); Seat::MAX];
        let mut eliminated = SeatSet::EMPTY;
        for ((seat, hand), &taken) in self.seats_and_hands().zip(&self.tokens) {
            hands[seat.index()] = HandView { tiles: hand.tiles, hidden: hand.hidden };
            tokens[seat.index()] = taken;
            if hand.eliminated {
                eliminated = eliminated.with(seat);
            }
        }
        let bag = self.check_tiles(faults)?;
        let (field, completed) = self.check_board(faults);
        let stock = self.check_tokens(completed, faults);
        self.check_phase(bag, &field, faults);
        let mut memory = match &self.memory {
            Some(memory) => memory.clone(),
            None => plain(&self.hands, self.phase),
        };
        self.check_memory(&memory, faults);
        memory.tidy();
        Some(View {
            viewer: match self.eye {
                Eye::Seat(seat) => Viewer::Seat(seat),
                Eye::Truth | Eye::Spectator => Viewer::Spectator,
            },
            rules: self.rules,
            first: self.first,
            field,
            bag,
            removed: self.removed,
            hands,
            tokens,
            stock,
            eliminated,
            phase: self.phase,
            memory,
        })
    }

    /// One hand and one heap of tokens for each seat, and no other seats anywhere.
    fn check_seats(&self, faults: &mut Vec<Fault>) {
        let players = usize::from(self.rules.players.count());
        if self.hands.len() != players {
            faults.push(Fault::Hands { found: self.hands.len() });
        }
        if self.tokens.len() != players {
            faults.push(Fault::TokenHeaps { found: self.tokens.len() });
        }
        let eye = match self.eye {
            Eye::Seat(seat) => Some(seat),
            Eye::Truth | Eye::Spectator => None,
        };
        let (acting, waiting) = match self.phase {
            Phase::Dealing { seat } | Phase::Refilling { seat } | Phase::Retiring { seat } => {
                (Some(seat), SeatSet::EMPTY)
            }
            Phase::Laying(turn) | Phase::Bound { turn, .. } | Phase::Redrawing(turn) => {
                (Some(turn.seat), SeatSet::EMPTY)
            }
            Phase::Asking { turn, waiting } => (Some(turn.seat), waiting),
            Phase::Opening | Phase::Removing | Phase::Over => (None, SeatSet::EMPTY),
        };
        let named: SeatSet =
            [Some(self.first), eye, acting].into_iter().flatten().chain(waiting.iter()).collect();
        let unknown = named.iter().filter(|&seat| !self.rules.players.has(seat));
        faults.extend(unknown.map(Fault::NoSuchSeat));
    }

    /// X3: each tile once. Tells how many are left for the bag.
    fn check_tiles(&self, faults: &mut Vec<Fault>) -> Option<u8> {
        let mut seen = TileSet::EMPTY;
        let mut twice = TileSet::EMPTY;
        let mut count = 0_usize;
        let hands = self.hands.iter().flat_map(|hand| hand.tiles);
        let laid = self.board.iter().map(|placement| placement.tile());
        for tile in laid.chain(self.removed).chain(self.phase.aside()).chain(hands) {
            if seen.contains(tile) {
                twice = twice.with(tile);
            }
            seen = seen.with(tile);
            count += 1;
        }
        faults.extend(twice.iter().map(Fault::TileTwice));
        let hidden: usize = self.hands.iter().map(|hand| usize::from(hand.hidden)).sum();
        let bag = crate::TILES.checked_sub(count + hidden).and_then(|bag| u8::try_from(bag).ok());
        if bag.is_none() {
            faults.push(Fault::TooManyTiles { found: count + hidden });
        }
        bag
    }

    /// X8 to X10, X22, X25: the tiles can have been laid one after another.
    fn check_board(&self, faults: &mut Vec<Fault>) -> (Field, Tokens) {
        let mut field = Field::new(self.rules.frame);
        let mut completed = Tokens::NONE;
        let mut left = self.board.clone();
        left.sort_unstable();
        loop {
            let before = left.len();
            left.retain(|&placement| match field.lay(placement) {
                Ok(more) => {
                    for symbol in Symbol::ALL {
                        completed[symbol] += more[symbol];
                    }
                    false
                }
                Err(_) => true,
            });
            if left.len() == before {
                break;
            }
        }
        for placement in left {
            match field.check(placement) {
                // Counted with the tiles.
                Ok(()) | Err(Misfit::TileLaid) => {}
                Err(misfit) => faults.push(Fault::Board { cell: placement.cell, misfit }),
            }
        }
        if self.rules.start == Start::BagTile {
            let home = self.board.iter().find(|placement| placement.cell == Cell::HOME);
            if home.is_some_and(|placement| placement.word != placement.tile().name()) {
                faults.push(Fault::HomeTurned);
            }
        }
        (field, completed)
    }

    /// X12: every completed point has brought a token, while the stock lasted.
    fn check_tokens(&self, completed: Tokens, faults: &mut Vec<Fault>) -> Tokens {
        let mut stock = Tokens::FULL;
        for symbol in Symbol::ALL {
            let taken: u16 = self.tokens.iter().map(|tokens| u16::from(tokens[symbol])).sum();
            let due = completed[symbol].min(TOKENS_PER_SYMBOL);
            if taken != u16::from(due) {
                faults.push(Fault::Tokens { symbol, due, taken });
            }
            stock[symbol] = TOKENS_PER_SYMBOL - due;
        }
        stock
    }

    fn check_phase(&self, bag: u8, field: &Field, faults: &mut Vec<Fault>) {
        match self.phase {
            Phase::Opening | Phase::Removing | Phase::Dealing { .. } => self.check_set_up(faults),
            Phase::Laying(turn) => self.check_turn(turn, bag, faults),
            Phase::Asking { turn, waiting } => {
                self.check_turn(turn, bag, faults);
                self.check_asking(turn, waiting, faults);
            }
            Phase::Bound { turn, tile, cell } => {
                self.check_turn(turn, bag, faults);
                self.check_bound(turn, tile, cell, field, faults);
            }
            Phase::Redrawing(turn) => {
                self.check_turn(turn, bag, faults);
                if turn.aside.is_empty() {
                    faults.push(Fault::NothingAside);
                }
            }
            Phase::Refilling { seat } | Phase::Retiring { seat } => {
                self.check_players(Some(seat), true, faults);
                self.check_drawing(seat, bag, faults);
            }
            Phase::Over => {
                self.check_players(None, bag > 0, faults);
                let still_in = self.seats_and_hands().filter(|(_, h)| !h.eliminated && h.len() > 0);
                faults.extend(still_in.map(|(seat, _)| Fault::StillIn(seat)));
            }
        }
    }

    /// X4 to X6, X25: before the first turn.
    fn check_set_up(&self, faults: &mut Vec<Fault>) {
        let home = usize::from(self.rules.start == Start::BagTile);
        let removed = self.rules.removed();
        let (laid, removed, dealt) = match self.phase {
            Phase::Opening => (0, 0, 0),
            Phase::Removing => (home, 0, 0),
            Phase::Dealing { seat } => {
                let players = self.rules.players;
                let mut dealt = 0;
                let mut next = self.first;
                while next != seat && dealt < players.count() {
                    next = players.after(next);
                    dealt += 1;
                }
                (home, removed, dealt)
            }
            _ => return,
        };
        let impossible = match self.phase {
            Phase::Opening => self.rules.start == Start::Hand,
            Phase::Removing => self.rules.removed() == 0,
            _ => false,
        };
        if impossible {
            faults.push(Fault::NoSuchDraw);
        }
        if self.board.len() != laid {
            faults.push(Fault::BoardBeforeStart);
        }
        if self.removed.len() != removed {
            faults.push(Fault::Removed { due: removed, found: self.removed.len() });
        }
        let mut seat = self.first;
        for turn in 0..self.rules.players.count() {
            let hand = self.hands.get(seat.index()).copied().unwrap_or_default();
            let due = if turn < dealt { HAND } else { 0 };
            if hand.len() != due {
                faults.push(Fault::HandSize { seat, due, found: hand.len() });
            }
            if hand.eliminated {
                faults.push(Fault::EliminatedInSetUp(seat));
            }
            seat = self.rules.players.after(seat);
        }
    }

    /// What holds for everybody once the game is under way. `full`: the bag was not empty at the
    /// start of this turn, so everybody still in, but for the one acting, holds five (X13).
    fn check_players(&self, acting: Option<Seat>, full: bool, faults: &mut Vec<Fault>) {
        let due = self.rules.removed();
        if self.removed.len() != due {
            faults.push(Fault::Removed { due, found: self.removed.len() });
        }
        if self.rules.start == Start::BagTile && self.board.is_empty() {
            faults.push(Fault::NoHome);
        }
        for (seat, hand) in self.seats_and_hands() {
            let found = hand.len();
            if found > HAND {
                faults.push(Fault::HandSize { seat, due: HAND, found });
            } else if hand.eliminated && found == 0 {
                faults.push(Fault::EliminatedWithoutTiles(seat));
            } else if full && !hand.eliminated && Some(seat) != acting && found != HAND {
                faults.push(Fault::HandSize { seat, due: HAND, found });
            }
        }
    }

    /// X11, X15 to X17: somebody's turn, nothing laid in it yet.
    fn check_turn(&self, turn: Turn, bag: u8, faults: &mut Vec<Fault>) {
        let Turn { seat, aside } = turn;
        self.check_players(Some(seat), bag > 0 || !aside.is_empty(), faults);
        // Only whole hands of five are set aside while the bag lasts; the last batch never is.
        if aside.len() % HAND != 0 {
            faults.push(Fault::AsideSize { found: aside.len() });
        }
        let Some(hand) = self.hands.get(seat.index()) else { return };
        if hand.eliminated {
            faults.push(Fault::ActsEliminated(seat));
        }
        let found = hand.len();
        let redrawing = matches!(self.phase, Phase::Redrawing(_));
        if redrawing && found > 0 {
            faults.push(Fault::HandSize { seat, due: 0, found });
        } else if redrawing && bag == 0 {
            faults.push(Fault::BagEmpty);
        } else if !redrawing && found == 0 {
            faults.push(Fault::ActsWithoutTiles(seat));
        } else if !redrawing && bag > 0 && found < HAND {
            faults.push(Fault::HandSize { seat, due: HAND, found });
        }
    }

    fn check_asking(&self, turn: Turn, waiting: SeatSet, faults: &mut Vec<Fault>) {
        if self.rules.seeing == Seeing::Auto {
            faults.push(Fault::AskedUnderAuto);
        }
        if waiting.is_empty() {
            faults.push(Fault::NobodyAsked);
        }
        for (seat, hand) in self.seats_and_hands() {
            if waiting.contains(seat) && (hand.eliminated || seat == turn.seat) {
                faults.push(Fault::CannotBeAsked(seat));
            }
        }
    }

    fn check_bound(
        &self,
        turn: Turn,
        tile: Tile,
        cell: Cell,
        field: &Field,
        faults: &mut Vec<Fault>,
    ) {
        if self.rules.seeing == Seeing::Auto {
            faults.push(Fault::AskedUnderAuto);
        }
        // Whoever pointed it out is still in; everybody else may be eliminated.
        let pointed = |(seat, hand): (Seat, &SetupHand)| seat != turn.seat && !hand.eliminated;
        if !self.seats_and_hands().any(pointed) {
            faults.push(Fault::NobodyAsked);
        }
        if !self.hands.get(turn.seat.index()).is_some_and(|hand| hand.tiles.contains(tile)) {
            faults.push(Fault::BoundNotInHand(tile));
        }
        if let Err(misfit) = field.check_spot(tile, cell) {
            faults.push(Fault::BoundMisfit(misfit));
        }
    }

    /// X13, X17: somebody fills up a hand.
    fn check_drawing(&self, seat: Seat, bag: u8, faults: &mut Vec<Fault>) {
        let Some(hand) = self.hands.get(seat.index()) else { return };
        let retiring = matches!(self.phase, Phase::Retiring { .. });
        if hand.eliminated != retiring {
            faults.push(Fault::ActsEliminated(seat));
        }
        if hand.len() >= HAND {
            faults.push(Fault::HandSize { seat, due: HAND - 1, found: hand.len() });
        }
        if bag == 0 {
            faults.push(Fault::BagEmpty);
        }
        if !retiring && self.board.is_empty() {
            faults.push(Fault::NoHome);
        }
    }

    /// What is remembered agrees with what lies open.
    fn check_memory(&self, memory: &Memory, faults: &mut Vec<Fault>) {
        let mut open = self.board.iter().map(|p| p.tile()).collect::<TileSet>();
        open = open.union(self.removed).union(self.phase.aside());
        for (seat, hand) in self.seats_and_hands() {
            let known = memory.known(seat);
            let ages = &memory.ages[seat.index()];
            let is_open = hand.eliminated || self.phase.showing() == Some(seat);
            let sizes = usize::from(known.len()) + ages.len() == usize::from(hand.len());
            let all_open = !is_open || (hand.hidden == 0 && known == hand.tiles);
            if !sizes || !all_open || !known.is_within(hand.tiles) {
                faults.push(Fault::Remembered(seat));
            }
            if ages.iter().any(|&age| age > memory.age()) {
                faults.push(Fault::Age(seat));
            }
            open = open.union(known);
        }
        let mut seen = open;
        for put_back in &memory.returns {
            faults.extend(put_back.tiles.intersection(seen).iter().map(Fault::PutBackInSight));
            seen = seen.union(put_back.tiles);
        }
    }

    /// The hands and the bag hold only what they can hold by what is remembered.
    fn check_memory_of_truth(
        &self,
        memory: &Memory,
        hands: &[TileSet; Seat::MAX],
        bag: TileSet,
        faults: &mut Vec<Fault>,
    ) {
        for seat in self.rules.players.seats() {
            let hidden = hands[seat.index()].minus(memory.known(seat));
            if !memory.can_fill(&memory.ages[seat.index()], hidden) {
                faults.push(Fault::CannotHold(seat));
            }
        }
        let stranger = |&tile: &Tile| !memory.admits(memory.number(tile), memory.age());
        faults.extend(bag.iter().filter(stranger).map(Fault::CannotBeInBag));
    }
}
