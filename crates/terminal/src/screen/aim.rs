//! What the keys act on: which pane, which cell, which piece, which tile.

use quartex::{Task, TileSet, Word};
use quarto::{Cell, Piece};

use super::scene::{Picture, Scene};
use super::tray;
use super::window::Window;

/// Where the keys go. Letters always go to the line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Focus {
    /// The board or the field.
    #[default]
    Board,
    /// The pieces beside the board, or the tiles in hand.
    Tray,
    /// The row of buttons.
    Buttons,
    /// The line.
    Line,
}

impl Focus {
    pub(super) const fn next(self) -> Self {
        match self {
            Self::Board => Self::Tray,
            Self::Tray => Self::Buttons,
            Self::Buttons => Self::Line,
            Self::Line => Self::Board,
        }
    }

    pub(super) const fn previous(self) -> Self {
        self.next().next().next()
    }
}

/// What a press on something covered means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Mode {
    /// Touch it.
    #[default]
    Touch,
    /// Place there, or give it.
    Play,
}

impl Mode {
    pub(super) const fn other(self) -> Self {
        match self {
            Self::Touch => Self::Play,
            Self::Play => Self::Touch,
        }
    }
}

/// A way to turn a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turning {
    /// A quarter to the left.
    Left,
    /// A quarter to the right.
    Right,
    /// To its back.
    Flip,
}

impl Turning {
    pub(super) const fn of(self, word: Word) -> Word {
        match self {
            Self::Left => word.turned().turned().turned(),
            Self::Right => word.turned(),
            Self::Flip => word.flipped(),
        }
    }
}

/// A way to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
}

impl Way {
    /// Steps to the right and downwards.
    const fn steps(self) -> (i32, i32) {
        match self {
            Self::Left => (-1, 0),
            Self::Right => (1, 0),
            Self::Up => (0, -1),
            Self::Down => (0, 1),
        }
    }
}

/// So many pieces, or covered places, stand in a row of the tray.
pub(super) const TRAY_ROW: usize = 8;

/// What the keys act on. It outlives what happens at the table: nothing moves under a finger.
#[derive(Clone, Debug)]
pub(super) struct Aim {
    pub(super) focus: Focus,
    /// A cell of Quarto's board.
    pub(super) cell: Cell,
    /// A piece of the tray, or the place with this index under masks.
    pub(super) piece: Piece,
    pub(super) mode: Mode,
    /// A cell of Quartex' field.
    pub(super) spot: quartex::Cell,
    /// The tile that is chosen, as it is to lie: always one of [`Aim::tiles`].
    pub(super) word: Option<Word>,
    /// While a call is begun, the index among [`Scene::calls`] of the one that is pointed to.
    pub(super) call: Option<usize>,
    /// A button; the last one if there are fewer.
    pub(super) button: usize,
    /// While a yes or a no is wanted: where the keys were before.
    pub(super) confirm: Option<Focus>,
}

impl Default for Aim {
    fn default() -> Self {
        Self {
            focus: Focus::default(),
            cell: Cell::ALL[12],
            piece: Piece::ALL[0],
            mode: Mode::default(),
            spot: quartex::Cell::HOME,
            word: None,
            call: None,
            button: 0,
            confirm: None,
        }
    }
}

impl Aim {
    /// The table stands otherwise now. When a turn of this person begins, the keys go to what is due,
    /// unless they are at the line or a button.
    pub(super) fn follow(&mut self, before: Option<&Scene>, now: &Scene) {
        let tiles = Self::tiles(now);
        self.word = self.word.filter(|word| tiles.contains(word.tile()));
        if let Some(Task::Obey { tile, cell }) = now.task() {
            self.word = self.word.or_else(|| Some(tile.name()));
            self.spot = cell;
        }
        self.call = self.call.filter(|call| *call < now.calls().len());
        if let Picture::Field(view) = &now.picture
            && !Window::of(view.field()).has(self.spot)
        {
            // Another game: what was chosen lies outside it.
            self.spot = quartex::Cell::HOME;
        }
        let due = |scene: &Scene| match scene.picture {
            _ if !scene.is_due() => None,
            Picture::Board(ref sketch) if sketch.hand == quarto::Seen::Empty => Some(Focus::Tray),
            Picture::Board(_) => Some(Focus::Board),
            // Which of the two is due nobody may see under masks.
            Picture::Covered | Picture::Nothing => None,
            Picture::Field(_) => Some(Focus::Tray),
        };
        let (was, is) = (before.and_then(due), due(now));
        if let (Focus::Board | Focus::Tray, Some(focus)) = (self.focus, is)
            && was != is
        {
            self.focus = focus;
        }
        // Who begins to give begins at a piece that is there.
        if let (Picture::Board(sketch), true) = (&now.picture, was != is) {
            let left = tray::left(sketch);
            let piece = Some(self.piece).filter(|piece| left.contains(*piece));
            self.piece = piece.or_else(|| left.iter().next()).unwrap_or(self.piece);
        }
    }

    /// A yes or a no is wanted. The keys go to the answer that changes nothing.
    pub(super) const fn ask(&mut self) {
        if self.confirm.is_none() {
            self.confirm = Some(self.focus);
        }
        (self.focus, self.button, self.call) = (Focus::Buttons, 0, None);
    }

    /// It was answered, or something else was said. The keys go back to where they were.
    pub(super) fn answer(&mut self) {
        if let Some(before) = self.confirm.take()
            && self.focus == Focus::Buttons
        {
            self.focus = before;
        }
    }

    /// The tiles to choose from.
    pub(super) fn tiles(scene: &Scene) -> TileSet {
        let Picture::Field(view) = &scene.picture else { return TileSet::EMPTY };
        match scene.task() {
            None | Some(Task::Watch) => TileSet::EMPTY,
            Some(Task::Wait | Task::Lay) => view.own_hand().unwrap_or(TileSet::EMPTY),
            Some(Task::Obey { tile, .. }) => TileSet::EMPTY.with(tile),
            Some(Task::Point { of }) => view.hand(of).tiles,
        }
    }

    /// Points to another of so many calls.
    pub(super) const fn step_call(&mut self, count: usize, way: Way) {
        if let Some(index) = &mut self.call
            && count > 0
        {
            *index = match way {
                Way::Left | Way::Up => (*index + count - 1) % count,
                Way::Right | Way::Down => (*index + 1) % count,
            };
        }
    }

    /// One step on the board. At the edge it stays.
    pub(super) fn step_board(&mut self, way: Way) {
        let (right, down) = way.steps();
        let stay = |at: usize, by: i32| match by {
            0 => at,
            1.. => (at + 1).min(3),
            _ => at.saturating_sub(1),
        };
        let (file, rank) = (self.cell.file().index(), self.cell.rank().index());
        let index = stay(file, right) + 4 * stay(rank, -down);
        self.cell = Cell::from_index(index).unwrap_or(self.cell);
    }

    /// One step in the tray. At the edge it stays.
    pub(super) fn step_tray(&mut self, way: Way) {
        let index = self.piece.index();
        let (row, column) = (index / TRAY_ROW, index % TRAY_ROW);
        let index = match way {
            Way::Left if column > 0 => index - 1,
            Way::Right if column + 1 < TRAY_ROW => index + 1,
            Way::Up if row > 0 => index - TRAY_ROW,
            Way::Down if row == 0 => index + TRAY_ROW,
            Way::Left | Way::Right | Way::Up | Way::Down => index,
        };
        self.piece = Piece::from_index(index).unwrap_or(self.piece);
    }

    /// One step on the field, as far as cells are shown.
    pub(super) fn step_field(&mut self, view: &quartex::View, way: Way) {
        let (right, down) = way.steps();
        let (x, y) = (i32::from(self.spot.x()) + right, i32::from(self.spot.y()) + down);
        let spot = quartex::Cell::new(x, y).filter(|spot| Window::of(view.field()).has(*spot));
        if let Some(spot) = spot {
            self.spot = spot;
        }
    }

    /// Chooses the tile before or after the chosen one; the first if none is.
    pub(super) fn step_hand(&mut self, tiles: TileSet, way: Way) {
        let tiles: Vec<_> = tiles.iter().collect();
        let chosen = self.word.map(Word::tile);
        let at = tiles.iter().position(|tile| chosen == Some(*tile));
        let index = match (at, way) {
            (None, _) => 0,
            (Some(at), Way::Left | Way::Up) => at.saturating_sub(1),
            (Some(at), Way::Right | Way::Down) => at + 1,
        };
        if let Some(tile) = tiles.get(index).filter(|tile| chosen != Some(**tile)) {
            self.word = Some(tile.name());
        }
    }

    pub(super) fn turn(&mut self, turning: Turning) {
        self.word = self.word.map(|word| turning.of(word));
    }
}
