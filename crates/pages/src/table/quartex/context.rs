//! What the visitor may do with tiles and cells now, and what was chosen for it.

use quartex::{Action, Cell, Seat, Seeing, Task, TileSet, View, Viewer, Word};
use table::GameView;
use words::{Value, Voice, say};

use crate::seen_table::SeenTable;
use crate::table::Choice;
use crate::visitor::Visitor;

/// What the visitor may do with tiles and cells now.
fn task(seen: &SeenTable, game: &View) -> Task {
    let view = &seen.view;
    let Viewer::Seat(me) = view.viewer else { return Task::Watch };
    if view.outcome.is_some() {
        return Task::Watch;
    }
    let is_held = view.places.get(me.index()).is_some_and(|place| place.stand_in.is_some());
    game.task(view.due.contains(me) && !is_held && !view.paused)
}

/// All that the parts of the page are made from.
pub(super) struct QuartexContext<'a> {
    pub(super) visitor: &'a Visitor,
    pub(super) seen: &'a SeenTable,
    pub(super) voice: Voice,
    /// The game; none before the start.
    pub(super) game: Option<&'a View>,
    pub(super) task: Task,
    /// The tile that is chosen, as it is to lie: always one of [`QuartexContext::tiles`].
    pub(super) word: Option<Word>,
    /// The cell that is chosen: always one that [is open](QuartexContext::is_open).
    pub(super) cell: Option<Cell>,
}

impl<'a> QuartexContext<'a> {
    /// Takes of a choice what can be done; an address may say anything.
    pub(super) fn new(visitor: &'a Visitor, seen: &'a SeenTable, choice: &Choice) -> Self {
        let game = match &seen.view.game {
            Some(GameView::Quartex(game)) => Some(game.as_ref()),
            Some(GameView::Quarto(_) | GameView::Access(_)) | None => None,
        };
        let task = game.map_or(Task::Watch, |game| task(seen, game));
        let voice = visitor.voice(&seen.view, &seen.names);
        let mut context = Self { visitor, seen, voice, game, task, word: None, cell: None };
        let word = choice.tile.as_deref().and_then(|text| text.parse::<Word>().ok());
        let cell = choice.cell.as_deref().and_then(read_cell);
        context.word = word.filter(|word| context.tiles().contains(word.tile()));
        context.cell = cell.filter(|cell| context.is_open(*cell));
        if let Task::Obey { tile, cell } = task {
            context.word = context.word.or_else(|| Some(tile.name()));
            context.cell = Some(cell);
        }
        context
    }

    /// The tiles to choose from.
    pub(super) fn tiles(&self) -> TileSet {
        let Some(game) = self.game else { return TileSet::EMPTY };
        match self.task {
            Task::Watch => TileSet::EMPTY,
            Task::Wait | Task::Lay => game.own_hand().unwrap_or(TileSet::EMPTY),
            Task::Obey { tile, .. } => TileSet::EMPTY.with(tile),
            Task::Point { of } => game.hand(of).tiles,
        }
    }

    /// May this cell be chosen? Every empty neighbour may, whatever fits there.
    pub(super) fn is_open(&self, cell: Cell) -> bool {
        let Some(game) = self.game else { return false };
        match self.task {
            Task::Watch => false,
            Task::Obey { cell: only, .. } => cell == only,
            Task::Wait | Task::Lay | Task::Point { .. } => game.field().opening_at(cell).is_some(),
        }
    }

    /// Does the table help (X23)? Marks of what fits are for such tables alone.
    pub(super) fn is_assisted(&self) -> bool {
        self.game.is_some_and(|game| game.rules().seeing == Seeing::Auto)
    }

    /// What the visitor may do, as far as the rules say.
    pub(super) fn choices(&self) -> Vec<Action> {
        let quartex = |action| match action {
            table::Action::Quartex(action) => Some(action),
            table::Action::Quarto(_) | table::Action::GiveFrom(_) => None,
        };
        self.seen.view.choices().into_iter().filter_map(quartex).collect()
    }

    /// The visitor's seat.
    pub(super) fn me(&self) -> Option<Seat> {
        match self.seen.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// A phrase of the page.
    pub(super) fn say(&self, key: &str, arguments: &[(&str, Value<'_>)]) -> String {
        say(self.visitor.language, key, arguments)
    }

    /// A word of the page.
    pub(super) fn word_for(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// What a player is called here.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.seen.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// A tile in words, and as it is typed.
    pub(super) fn describe(&self, word: Word) -> String {
        let corners = self.voice.corners(word);
        match self.voice.naming {
            words::Naming::Words => format!("{corners}, {word}"),
            words::Naming::Codes => corners,
        }
    }

    /// The value of a button that chooses: where the page with this choice is.
    pub(super) fn link(&self, word: Option<Word>, cell: Option<Cell>) -> String {
        let (_, query) = self.visitor.path.split_once('?').unwrap_or_default();
        let seat = query.split('&').find(|pair| pair.starts_with("as=")).map(str::to_owned);
        let word = word.map(|word| format!("tile={word}"));
        let cell = cell.map(|cell| format!("cell={cell}"));
        let pairs: Vec<String> = [seat, word, cell].into_iter().flatten().collect();
        format!("?{}", pairs.join("&"))
    }
}

fn read_cell(text: &str) -> Option<Cell> {
    let (x, y) = text.split_once(',')?;
    Cell::new(x.parse().ok()?, y.parse().ok()?)
}
