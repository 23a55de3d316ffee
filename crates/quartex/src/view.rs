//! What one viewer may know.

use alloc::vec::Vec;

use crate::{
    Action, Due, Field, Game, Memory, Outcome, Phase, Placement, Rules, Score, Seat, SeatSet,
    Seeing, TileSet, Tokens, position,
};

/// Who is looking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody without a seat: sees what is open to all.
    Spectator,
}

/// Everything one viewer may know at one moment (X26), and nothing else.
///
/// A view stands alone: it says who is looking and what is due, and it remembers what was shown
/// before. All that leaves a table is made from views and glimpses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) rules: Rules,
    pub(crate) first: Seat,
    pub(crate) field: Field,
    pub(crate) bag: u8,
    pub(crate) removed: TileSet,
    pub(crate) hands: [HandView; Seat::MAX],
    pub(crate) tokens: [Tokens; Seat::MAX],
    pub(crate) stock: Tokens,
    pub(crate) eliminated: SeatSet,
    pub(crate) phase: Phase,
    pub(crate) memory: Memory,
}

/// A hand as one viewer sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandView {
    /// The tiles this viewer knows to be in it.
    pub tiles: TileSet,
    /// How many others are in it.
    pub hidden: u8,
}

impl HandView {
    /// All tiles, known or not.
    pub const fn len(&self) -> u8 {
        self.tiles.len() + self.hidden
    }

    /// Whether the player holds no tile.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl View {
    /// The one place where a view is made from the truth (X26).
    pub(crate) fn of(game: &Game, viewer: Viewer) -> Option<View> {
        let Game { position, memory } = game;
        if let Viewer::Seat(seat) = viewer
            && !position.rules.players.has(seat)
        {
            return None;
        }
        let mut hands = [HandView::default(); Seat::MAX];
        for seat in position.rules.players.seats() {
            hands[seat.index()] = if viewer == Viewer::Seat(seat) {
                HandView { tiles: position.hand(seat), hidden: 0 }
            } else {
                HandView { tiles: memory.known(seat), hidden: memory.hidden(seat) }
            };
        }
        Some(View {
            viewer,
            rules: position.rules,
            first: position.first,
            field: position.field.clone(),
            bag: position.bag.len(),
            removed: position.removed,
            hands,
            tokens: position.tokens,
            stock: position.stock,
            eliminated: position.eliminated,
            phase: position.phase,
            memory: memory.clone(),
        })
    }

    /// Who is looking.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
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

    /// How many tiles are in the bag.
    pub const fn bag(&self) -> u8 {
        self.bag
    }

    /// The tiles out of the game (X5).
    pub const fn removed(&self) -> TileSet {
        self.removed
    }

    /// The tiles set aside in the turn under way (X17).
    pub const fn aside(&self) -> TileSet {
        self.phase.aside()
    }

    /// A hand, as far as it is known; empty for a seat the table does not have.
    pub const fn hand(&self, seat: Seat) -> HandView {
        self.hands[seat.index()]
    }

    /// The viewer's own hand; none for a spectator.
    pub const fn own_hand(&self) -> Option<TileSet> {
        match self.viewer {
            Viewer::Seat(seat) => Some(self.hand(seat).tiles),
            Viewer::Spectator => None,
        }
    }

    /// The tokens a player has taken.
    pub const fn tokens(&self, seat: Seat) -> Tokens {
        self.tokens[seat.index()]
    }

    /// The tokens nobody has taken yet.
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
        position::due(self.rules, self.phase, self.bag, |seat| self.hand(seat).len())
    }

    /// What everybody remembers of tiles shown before.
    pub const fn memory(&self) -> &Memory {
        &self.memory
    }

    /// The tiles this viewer cannot place: in the bag or in a hand it does not see.
    pub fn unseen(&self) -> TileSet {
        let open = self.field.laid().union(self.removed).union(self.aside());
        let seen = self.hands.iter().fold(open, |seen, hand| seen.union(hand.tiles));
        TileSet::ALL.minus(seen)
    }

    /// Tiles put back that no hand can hold that this viewer does not see: they are in the bag
    /// (X26). Those of [`Memory::put_back`] that are neither here nor in sight are in the bag or
    /// were drawn since.
    pub fn surely_in_bag(&self) -> TileSet {
        let is_hidden = |seat: &Seat| self.viewer != Viewer::Seat(*seat);
        let hidden = self.rules.players.seats().filter(is_hidden).collect();
        self.memory.put_back_and_not_in(hidden).intersection(self.unseen())
    }

    /// What a player would score if the game ended now (X20).
    pub fn score(&self, seat: Seat) -> Score {
        let pays = self.eliminated.contains(seat);
        let tiles = if pays { self.hand(seat).len() } else { 0 };
        Score::count(self.tokens(seat), self.stock, tiles)
    }

    /// How the game ended; nothing while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        let standing = |seat| (self.score(seat), self.tokens(seat).total());
        (self.phase == Phase::Over).then(|| Outcome::of(self.rules, standing))
    }

    /// What this viewer may do now; nothing if it is not due. All of it will be accepted unless
    /// another seat answers first (X16).
    ///
    /// Whether a tile fits is open to all, so this tells the viewer nothing; it does spare it the
    /// looking. Under `claim` "I cannot" is always among the choices (X23). They come row by row,
    /// so that equal views have equal choices.
    pub fn choices(&self) -> Vec<Action> {
        let Viewer::Seat(viewer) = self.viewer else {
            return Vec::new();
        };
        let mut choices = Vec::new();
        match self.phase {
            Phase::Laying(turn) if turn.seat == viewer => {
                let mut placements: Vec<_> =
                    self.field.placements(self.hand(viewer).tiles).collect();
                placements.sort_unstable();
                choices.extend(placements.into_iter().map(Action::Lay));
                if self.rules.seeing == Seeing::Claim {
                    choices.push(Action::Cannot);
                }
            }
            Phase::Asking { turn, waiting } if waiting.contains(viewer) => {
                let mut spots: Vec<_> = self.field.spots(self.hand(turn.seat).tiles).collect();
                spots.sort_unstable_by_key(|&(tile, cell)| (cell, tile));
                choices.extend(spots.into_iter().map(|(tile, cell)| Action::Try { tile, cell }));
                choices.push(Action::None);
            }
            Phase::Bound { turn, tile, cell } if turn.seat == viewer => {
                let words = self.field.words_for(tile, cell);
                choices.extend(words.map(|word| Action::Lay(Placement { cell, word })));
            }
            Phase::Laying(_)
            | Phase::Asking { .. }
            | Phase::Bound { .. }
            | Phase::Opening
            | Phase::Removing
            | Phase::Dealing { .. }
            | Phase::Redrawing(_)
            | Phase::Refilling { .. }
            | Phase::Retiring { .. }
            | Phase::Over => {}
        }
        choices
    }
}
