//! Playing by touch and memory (Q19): the device remembers all that was felt, the player does not.
//!
//! A turn goes: feel the board until all pieces are found or the fingers are tired; make a picture
//! of the board, with guesses where nothing was felt; decide in the picture; find the piece to give
//! among those beside the board. Only what is remembered for certain is ever called.

use quarto::{
    Cell, Cells, LastSeen, Lines, MaskedView, Piece, Pieces, Position, Seen, Setup, Standing,
    Touch, TrayPlace, TrayPlaces,
};
use table::{Action, What};

use super::moves::call;
use super::sight::noticed;
use super::{Mind, Skill};
use crate::bot::Insight;
use crate::budget::ThinkingBudget;
use crate::chance::BotDice;

/// Who plays perfectly touches whatever is needed: every cell and every place at most.
const ALL_TOUCHES: u8 = 40;

/// So many pictures of what was not felt are tried before the player gives up guessing.
const GUESSES: u32 = 60;

/// What a player still has in mind of what it felt.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Fingers {
    /// Pieces placed when this turn began; a new number is a new turn.
    turn: Option<usize>,
    /// Touches in this turn.
    touched: u8,
    /// Cells that the view has shown with a piece.
    shown_cells: Cells,
    /// Those that are still remembered.
    cells: Cells,
    /// Places that the view has shown with a piece.
    shown_places: TrayPlaces,
    /// Those that are still remembered.
    places: TrayPlaces,
    /// The piece given last: if the opponent placed it, that was the last placement.
    given: Option<Piece>,
    /// The piece to give next.
    wanted: Option<Piece>,
}

impl Fingers {
    /// The next touch or act. Something is proven only in a picture without guesses.
    pub(super) fn decide(
        &mut self,
        view: &MaskedView,
        number: u32,
        mind: &mut Mind,
        budget: &ThinkingBudget<'_>,
    ) -> Option<(What, Option<Insight>)> {
        let (what, insight) = self.touch_or_act(view, number, mind, budget)?;
        let is_certain = self.cells.len() >= view.placed;
        Some((what, insight.filter(|_| is_certain)))
    }

    fn touch_or_act(
        &mut self,
        view: &MaskedView,
        number: u32,
        mind: &mut Mind,
        budget: &ThinkingBudget<'_>,
    ) -> Option<(What, Option<Insight>)> {
        self.look_again(view, mind);
        let tired = self.touched >= mind.skill.map_or(ALL_TOUCHES, |skill| skill.touches);
        let touch = |touch: Touch| What::Touch { number, touch };
        if !tired && let Some(cell) = self.next_cell(view, &mut mind.dice) {
            self.feel_cell(cell, view);
            return Some((touch(Touch::Cell(cell)), None));
        }
        if let Some(action) = self.call(view, mind) {
            return Some((What::Act(action), None));
        }
        let choices = view.choices();
        if choices.decline {
            return Some((What::Act(Action::Quarto(quarto::Action::Decline)), None));
        }
        if view.sketch.hand == Seen::Empty {
            let picture = self.picture(view, &mut mind.dice);
            return self.give(view, picture, number, mind, budget);
        }
        let thought = self
            .picture(view, &mut mind.dice)
            .and_then(|position| mind.think(position, Pieces::ALL, budget));
        let placed = thought.and_then(|(turn, insight)| match turn.first {
            quarto::Action::Place(cell) => Some((cell, turn.gift(), insight)),
            _ => None,
        });
        let Some((cell, wanted, insight)) = placed else {
            // No picture at all: somewhere where nothing was felt.
            let cells: Vec<Cell> = choices.place.iter().collect();
            let cell = mind.dice.one_of(&cells)?;
            return Some((What::Act(Action::Quarto(quarto::Action::Place(cell))), None));
        };
        if !choices.place.contains(cell) {
            // It was forgotten that something stands there: the hand meets it.
            self.feel_cell(cell, view);
            return Some((touch(Touch::Cell(cell)), None));
        }
        self.wanted = wanted;
        Some((What::Act(Action::Quarto(quarto::Action::Place(cell))), insight))
    }

    /// Keeps up with what the view has learnt, and forgets a little with every turn.
    fn look_again(&mut self, view: &MaskedView, mind: &mut Mind) {
        let holds = |seen: Seen| matches!(seen, Seen::Piece(_));
        // A turn is a placement and a gift: the gift belongs to the turn before.
        let turn = view.placed + usize::from(view.sketch.hand != Seen::Empty);
        if self.turn != Some(turn) {
            self.turn = Some(turn);
            self.touched = 0;
            let forgets = mind.skill.map_or(0, |skill| skill.forgets);
            let (cells, places) = (self.cells, self.places);
            self.cells = cells.iter().filter(|_| !mind.dice.percent(forgets)).collect();
            self.places = places.iter().filter(|_| !mind.dice.percent(forgets)).collect();
        }
        for cell in Cells::ALL {
            if holds(view.sketch.cells[cell.index()]) && !self.shown_cells.contains(cell) {
                self.shown_cells = self.shown_cells.with(cell);
                self.cells = self.cells.with(cell);
            }
        }
        for place in TrayPlaces::ALL {
            let shown = holds(view.tray[place.index()]);
            if shown && !self.shown_places.contains(place) {
                self.shown_places = self.shown_places.with(place);
                self.places = self.places.with(place);
            }
            if !shown {
                self.places = self.places.without(place);
            }
        }
    }

    fn feel_cell(&mut self, cell: Cell, view: &MaskedView) {
        self.touched = self.touched.saturating_add(1);
        if let Seen::Piece(_) = view.sketch.cells[cell.index()] {
            self.cells = self.cells.with(cell);
        }
    }

    /// A cell that may hold a piece that is not in mind.
    fn next_cell(&self, view: &MaskedView, dice: &mut BotDice) -> Option<Cell> {
        if self.cells.len() >= view.placed {
            return None;
        }
        dice.one_of(&self.doubtful(view))
    }

    /// The cells that may hold something, as far as is remembered.
    fn doubtful(&self, view: &MaskedView) -> Vec<Cell> {
        let empty = |cell: Cell| view.sketch.cells[cell.index()] == Seen::Empty;
        Cells::ALL.iter().filter(|&cell| !self.cells.contains(cell) && !empty(cell)).collect()
    }

    fn remembered(&self, cell: Cell, view: &MaskedView) -> Option<Piece> {
        match view.sketch.cells[cell.index()] {
            Seen::Piece(piece) if self.cells.contains(cell) => Some(piece),
            _ => None,
        }
    }

    /// The cell of the last placement, if it is known and its piece remembered.
    fn last(&self, view: &MaskedView) -> Option<Cell> {
        let LastSeen { cell, lost: false } = view.sketch.last? else { return None };
        let is_given =
            |cell: &Cell| self.given.is_some() && self.remembered(*cell, view) == self.given;
        // Whoever holds a piece was not the last to place.
        let own = view.sketch.hand == Seen::Empty && view.placed < 16;
        let found = if own { None } else { Cells::ALL.iter().find(is_given) };
        cell.or(found).filter(|&cell| self.remembered(cell, view).is_some())
    }

    /// A call of which nothing is guessed: four pieces that are remembered, one of them placed last.
    fn call(&self, view: &MaskedView, mind: &mut Mind) -> Option<Action> {
        let rules = view.sketch.rules;
        let seen = match mind.skill {
            Some(Skill { own, .. }) => noticed(rules.lines(), own, &mut mind.dice),
            None => rules.lines(),
        };
        let last = self.last(view)?;
        let mut board = quarto::Board::EMPTY;
        for cell in self.cells {
            if let Some(piece) = self.remembered(cell, view) {
                board = board.with(piece, cell)?;
            }
        }
        let lines = Lines::through(last) & rules.lines() & seen;
        let line = board.alignments_among(lines, rules.counting).first()?;
        call(line, rules).map(Action::Quarto)
    }

    /// A board that could be: what is remembered, and guesses for the rest. Nothing can be called
    /// in it, since it may be wrong.
    fn picture(&self, view: &MaskedView, dice: &mut BotDice) -> Option<Position> {
        (0..GUESSES).find_map(|_| self.guess(view, dice))
    }

    fn guess(&self, view: &MaskedView, dice: &mut BotDice) -> Option<Position> {
        let mut cells: [Option<Piece>; 16] = [None; 16];
        let mut elsewhere = Pieces::EMPTY;
        for cell in self.cells {
            let piece = self.remembered(cell, view)?;
            cells[cell.index()] = Some(piece);
            elsewhere = elsewhere.with(piece);
        }
        for place in self.places {
            if let Seen::Piece(piece) = view.tray[place.index()] {
                elsewhere = elsewhere.with(piece);
            }
        }
        let hand = match view.sketch.hand {
            Seen::Piece(piece) => Some(piece),
            Seen::Empty | Seen::Unknown => None,
        };
        elsewhere = hand.map_or(elsewhere, |piece| elsewhere.with(piece));
        let mut rest: Vec<Piece> = (!elsewhere).iter().collect();
        let mut free = self.doubtful(view);
        dice.shuffle(&mut rest);
        dice.shuffle(&mut free);
        let missing = view.placed.checked_sub(self.cells.len())?;
        if rest.len() < missing || free.len() < missing {
            return None;
        }
        for (cell, piece) in free.into_iter().zip(rest).take(missing) {
            cells[cell.index()] = Some(piece);
        }
        let Standing::ToAct(_) = view.sketch.standing else { return None };
        let (standing, rules) = (view.sketch.standing, view.sketch.rules);
        Setup { cells, hand, standing, rules, last: None }.try_into().ok()
    }

    /// Finds the piece to give and gives it.
    fn give(
        &mut self,
        view: &MaskedView,
        picture: Option<Position>,
        number: u32,
        mind: &mut Mind,
        budget: &ThinkingBudget<'_>,
    ) -> Option<(What, Option<Insight>)> {
        let known: Vec<(TrayPlace, Piece)> = self
            .places
            .iter()
            .filter_map(|place| match view.tray[place.index()] {
                Seen::Piece(piece) => Some((place, piece)),
                Seen::Empty | Seen::Unknown => None,
            })
            .collect();
        let mut insight = None;
        if self.wanted.is_none()
            && let Some(position) = picture
            && let Some((turn, found)) = mind.think(position, Pieces::ALL, budget)
        {
            (self.wanted, insight) = (turn.gift(), found);
        }
        let place_of = |piece: Option<Piece>| known.iter().find(|(_, on)| Some(*on) == piece);
        let tired = self.touched >= mind.skill.map_or(ALL_TOUCHES, |skill| skill.touches);
        let mut chosen = place_of(self.wanted).copied();
        if chosen.is_none() {
            let unknown: Vec<TrayPlace> =
                view.choices().give.iter().filter(|place| !self.places.contains(*place)).collect();
            // Nobody gives what was never felt.
            if (!tired || known.is_empty())
                && let Some(place) = mind.dice.one_of(&unknown)
            {
                self.touched = self.touched.saturating_add(1);
                if let Seen::Piece(_) = view.tray[place.index()] {
                    self.places = self.places.with(place);
                }
                return Some((What::Touch { number, touch: Touch::Tray(place) }, insight));
            }
            // Not found: the best of those that were.
            let gifts: Pieces = known.iter().map(|(_, piece)| *piece).collect();
            let thought = picture.and_then(|position| mind.think(position, gifts, budget));
            let gift = thought.and_then(|(turn, _)| turn.gift());
            chosen = place_of(gift).copied().or_else(|| known.first().copied());
        }
        let (place, piece) = chosen?;
        self.wanted = None;
        self.given = Some(piece);
        Some((What::Act(Action::GiveFrom(place)), insight))
    }
}
