//! Truths that would look like a masked view (Q19).
//!
//! A view holds what its viewer felt, did or was told. So a game is made up in which the viewer
//! does and feels just that: the rest is dealt at random, the moves are played, and at the end the
//! viewer touches what it knows. What comes out is compared with the view, and tried again if it
//! differs (an alignment where the game itself calls, a call that would have been right).

use quartex::Chance;
use quarto::{
    Announcement, Call, Calling, Cell, MaskedAction, MaskedGame, MaskedView, Piece, Seat, Seen,
    Standing, Touch, Tray, TrayPlace, Viewer,
};

use crate::game::Game;

/// So often a made-up game may fail before we give up.
const TRIES: u32 = 4_000;

pub(crate) fn masked(
    view: &MaskedView,
    announcement: Announcement,
    chance: &mut impl Chance,
) -> Option<Game> {
    if let Standing::Over(_) = view.sketch.standing {
        return None;
    }
    let made = |_| Plot::make_up(view, chance)?.play(view, announcement);
    let game = (0..TRIES).find_map(made)?;
    Some(Game::Access { game: Box::new(game), last: None })
}

/// A game that could have been: which piece was given when, from where, and placed where.
struct Plot {
    /// Pieces with their cells, in the order of play; the last has none if it is in hand.
    moves: Vec<(Piece, Option<Cell>)>,
    tray: [Piece; 16],
}

/// Who places the piece that is given as number `index`, from 0 (Q5, Q6).
const fn placer(index: usize) -> Seat {
    if index.is_multiple_of(2) { Seat::Two } else { Seat::One }
}

fn mix<T>(items: &mut [T], chance: &mut impl Chance) {
    for last in (1..items.len()).rev() {
        let bound = u32::try_from(last + 1).unwrap_or(1);
        items.swap(last, chance.below(bound) as usize);
    }
}

fn piece_of(seen: Seen) -> Option<Piece> {
    match seen {
        Seen::Piece(piece) => Some(piece),
        Seen::Empty | Seen::Unknown => None,
    }
}

impl Plot {
    fn make_up(view: &MaskedView, chance: &mut impl Chance) -> Option<Self> {
        let cells = || (0..16).filter_map(Cell::from_index);
        let seen = |cell: Cell| view.sketch.cells[cell.index()];
        let known: Vec<(Piece, Cell)> =
            cells().filter_map(|cell| Some((piece_of(seen(cell))?, cell))).collect();
        let mut unknown: Vec<Cell> = cells().filter(|&cell| seen(cell) == Seen::Unknown).collect();
        let mut rest: Vec<Piece> = Piece::ALL.to_vec();
        rest.retain(|&piece| {
            let elsewhere = view.tray.contains(&Seen::Piece(piece));
            let placed = known.iter().any(|(other, _)| *other == piece);
            !elsewhere && !placed && view.sketch.hand != Seen::Piece(piece)
        });
        mix(&mut rest, chance);
        mix(&mut unknown, chance);
        let hidden = view.placed.checked_sub(known.len())?;
        let last = view.sketch.last.and_then(|last| last.cell);
        // An announced cell holds something, even if a spectator does not know what.
        if let Some(at) = unknown.iter().position(|&cell| Some(cell) == last) {
            unknown.swap(0, at);
        }
        if unknown.len() < hidden || rest.len() < hidden {
            return None;
        }
        let dealt: Vec<(Piece, Cell)> = rest.drain(..hidden).zip(unknown).collect();
        let mut moves = Self::order(view, known, dealt, last, chance)?;
        match view.sketch.hand {
            Seen::Empty => {}
            Seen::Piece(piece) => moves.push((piece, None)),
            Seen::Unknown => moves.push((rest.pop()?, None)),
        }
        let tray = Self::lay_out(view, &moves, rest, chance)?;
        Some(Self { moves, tray })
    }

    /// An order of play in which the viewer placed only what it knows.
    fn order(
        view: &MaskedView,
        mut known: Vec<(Piece, Cell)>,
        dealt: Vec<(Piece, Cell)>,
        last: Option<Cell>,
        chance: &mut impl Chance,
    ) -> Option<Vec<(Piece, Option<Cell>)>> {
        let is_own = |index: usize| view.viewer == Viewer::Seat(placer(index));
        let own_count = (0..view.placed).filter(|&index| is_own(index)).count();
        let last_is_own = view.placed.checked_sub(1).is_some_and(is_own);
        mix(&mut known, chance);
        // The last placement, if its cell is known, goes to whoever made it.
        known.sort_by_key(|(_, cell)| (Some(*cell) == last) != last_is_own);
        if known.len() < own_count {
            return None;
        }
        let mut others = known.split_off(own_count);
        others.extend(dealt);
        let mut own = known;
        mix(&mut others, chance);
        for pile in [&mut own, &mut others] {
            if let Some(at) = pile.iter().position(|(_, cell)| Some(*cell) == last) {
                pile.swap(0, at);
            }
        }
        // Both piles are played from their ends, so the last placement lies at the front.
        let next = |index| if is_own(index) { own.pop() } else { others.pop() };
        let moves: Option<Vec<_>> = (0..view.placed).map(next).collect();
        Some(moves?.into_iter().map(|(piece, cell)| (piece, Some(cell))).collect())
    }

    /// Which piece lay where: the viewer gave from places that it knows to be empty.
    fn lay_out(
        view: &MaskedView,
        moves: &[(Piece, Option<Cell>)],
        left: Vec<Piece>,
        chance: &mut impl Chance,
    ) -> Option<[Piece; 16]> {
        let given_by_viewer = |index: usize| view.viewer == Viewer::Seat(placer(index).other());
        let (mut own, mut others) = (Vec::new(), Vec::new());
        for (index, (piece, _)) in moves.iter().enumerate() {
            if given_by_viewer(index) { own.push(*piece) } else { others.push(*piece) }
        }
        mix(&mut others, chance);
        let mut empty: Vec<usize> = (0..16).filter(|&at| view.tray[at] == Seen::Empty).collect();
        mix(&mut empty, chance);
        let mut tray = [None; 16];
        let mut gone = own.into_iter().chain(others);
        for at in empty {
            tray[at] = Some(gone.next()?);
        }
        let mut rest: Vec<Piece> = gone.chain(left).collect();
        mix(&mut rest, chance);
        for (slot, seen) in tray.iter_mut().zip(view.tray) {
            match seen {
                Seen::Piece(piece) => *slot = Some(piece),
                Seen::Unknown => *slot = Some(rest.pop()?),
                Seen::Empty => {}
            }
        }
        let pieces: Option<Vec<Piece>> = tray.into_iter().collect();
        pieces?.try_into().ok()
    }

    /// Plays it; `None` if it does not look like the view in the end.
    fn play(&self, view: &MaskedView, announcement: Announcement) -> Option<MaskedGame> {
        let places = || (0..16).filter_map(TrayPlace::from_index);
        let tray = Tray::new(self.tray)?;
        let mut game = MaskedGame::start(view.sketch.rules, tray, announcement);
        for (piece, cell) in &self.moves {
            let place = places().find(|place| tray.piece(*place) == *piece)?;
            game.play(MaskedAction::Give(place)).ok()?;
            if let Some(cell) = cell {
                game.play(MaskedAction::Place(*cell)).ok()?;
            }
        }
        if view.placed == 16 && view.sketch.standing == Standing::ToAct(Seat::Two) {
            game.play(MaskedAction::Decline).ok()?;
        }
        if view.sketch.last.is_some_and(|last| last.lost) {
            let wrong = view.sketch.rules.lines() - game.position().callable();
            let call = match view.sketch.rules.calling {
                Calling::Point(_) => Call::Line(wrong.first()?),
                Calling::Call(_) | Calling::Auto => Call::Bare,
            };
            game.play(MaskedAction::Call(call)).ok()?;
        }
        if let Viewer::Seat(seat) = view.viewer {
            let cells = (0..16).filter_map(Cell::from_index);
            for cell in cells.filter(|cell| view.sketch.cells[cell.index()] != Seen::Unknown) {
                game.touch(seat, Touch::Cell(cell));
            }
            for place in places().filter(|place| view.tray[place.index()] != Seen::Unknown) {
                game.touch(seat, Touch::Tray(place));
            }
        }
        (game.view(view.viewer) == *view).then_some(game)
    }
}
