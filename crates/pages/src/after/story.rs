//! A game that is over, told again in stages.
//!
//! A stage is one move of a player, with all that came of it: the tiles that were drawn afterwards, and, with
//! masks, what was touched before it. The first stage is the start of the game. Since the game is over,
//! everything is told.

use pictures::{Beside, DrawnBoard};
use quartex::{Recipient, TileSet};
use quarto::{Cell, Edition, Line, MaskedGlimpse, Pieces, Position, Seen, Setup, Sketch, Touch};
use table::{
    Game, GameView, OpenView, RecordItem, Replay, Seat, SeenMove, Shown, Source, Step, Viewer,
};
use words::{Language, Naming, Voice, say};

/// A game, told.
pub(super) struct Story {
    /// The start, then every move.
    pub(super) stages: Vec<Stage>,
    /// The stage that is shown.
    pub(super) step: usize,
    /// How it looked then; nothing if the record does not say how the game started.
    pub(super) shot: Option<Shot>,
}

/// A move, and what came of it.
#[derive(Default)]
pub(super) struct Stage {
    /// The move as records write it; nothing of the start.
    pub(super) code: String,
    /// What happened, sentence by sentence.
    pub(super) told: Vec<String>,
    /// What was touched before it, with masks.
    pub(super) touched: Vec<String>,
}

/// How it looked after a stage.
pub(super) enum Shot {
    /// Quarto, with or without masks.
    Board(Position, DrawnBoard),
    /// Quartex, and the tile laid last.
    Field(Box<quartex::Position>, Option<quartex::Cell>),
}

/// Tells a game and looks at one of its stages; at the last, if there are fewer or none was named.
pub(super) fn tell(source: &Source, voice: &Voice, wanted: Option<usize>) -> Story {
    let mut story = Story { stages: vec![Stage::default()], step: 0, shot: None };
    let Ok(mut replay) = Replay::new(source) else { return story };
    let wanted = wanted.unwrap_or(usize::MAX);
    let mut marks = Marks::default();
    let mut touched = Vec::new();
    story.shot = Some(shot(&replay, &marks));
    while let Some(word) = replay.upcoming() {
        let before = position(replay.game());
        // A record that does not hold is told as far as it does; the page says what is wrong.
        let Some(Ok(shown)) = replay.advance(Viewer::Spectator) else { break };
        let is_draw = matches!(word, RecordItem::Step(Step::Quartex(quartex::Step::Draw { .. })));
        if let RecordItem::Touch { seat, touch } = word {
            touched.push(touch_told(voice, seat, touch, &replay));
            continue;
        }
        if !is_draw {
            let code = source.record.word_text(word);
            let touched = std::mem::take(&mut touched);
            story.stages.push(Stage { code, told: Vec::new(), touched });
        }
        marks.note(word, before, &replay);
        let told = told(voice, word, &shown, &replay, &marks);
        let last = story.stages.len() - 1;
        if let Some(stage) = story.stages.last_mut() {
            stage.told.extend(told);
        }
        if last <= wanted {
            story.step = last;
            story.shot = Some(shot(&replay, &marks));
        }
    }
    if let (Some(stage), false) = (story.stages.last_mut(), touched.is_empty()) {
        stage.touched.extend(touched);
    }
    story
}

/// What is pointed at in pictures.
#[derive(Default)]
struct Marks {
    placed: Option<Cell>,
    line: Option<Line>,
    laid: Option<quartex::Cell>,
}

impl Marks {
    fn note(&mut self, word: RecordItem, before: Option<Position>, replay: &Replay<'_>) {
        let RecordItem::Step(step) = word else { return };
        match step {
            Step::Quarto(quarto::Step::Place(cell)) => {
                self.placed = Some(cell);
                let after = position(replay.game());
                let won = after.filter(|after| after.rules().is_auto());
                self.line = won.and_then(|after| after.board().alignments(after.rules()).first());
            }
            Step::Quarto(quarto::Step::Quarto(_)) => {
                self.line = before.and_then(|before| before.callable().first());
            }
            Step::Quartex(quartex::Step::Act {
                action: quartex::Action::Lay(placement), ..
            }) => self.laid = Some(placement.cell),
            Step::Quarto(_) | Step::GiveFrom(_) | Step::Quartex(_) => {}
        }
    }
}

/// The truth of Quarto.
fn position(game: &Game) -> Option<Position> {
    match game {
        Game::Quarto { position, .. } => Some(*position),
        Game::Access { game, .. } => Some(game.position()),
        Game::Quartex(_) => None,
    }
}

fn shot(replay: &Replay<'_>, marks: &Marks) -> Shot {
    let edition = replay.record().terms.rules.edition();
    match (position(replay.game()), replay.game()) {
        (None, Game::Quartex(game)) => Shot::Field(Box::new(game.position().clone()), marks.laid),
        (position, _) => {
            let position = position.unwrap_or(Position::start(quarto::Rules::PRINTED));
            let mut board = open_board(position, edition);
            board.last = marks.placed;
            board.line = marks.line;
            Shot::Board(position, board)
        }
    }
}

/// A board and all that lies beside it.
pub(super) fn open_board(position: Position, edition: Edition) -> DrawnBoard {
    let sketch = Sketch::from(Setup::from(position));
    let left: Pieces = position.left();
    let hand = position.hand().map_or(Seen::Empty, Seen::Piece);
    DrawnBoard {
        beside: Some(Beside { hand, left: Some(left) }),
        ..DrawnBoard::of(&sketch, edition)
    }
}

/// What happened, as everybody may know it now.
fn told(
    voice: &Voice,
    word: RecordItem,
    shown: &Shown,
    replay: &Replay<'_>,
    marks: &Marks,
) -> Vec<String> {
    let Some(view) = replay.view(Viewer::Spectator) else { return Vec::new() };
    match (word, replay.game()) {
        // Spectators were not told which tiles; by now they may know.
        (
            RecordItem::Step(Step::Quartex(quartex::Step::Draw {
                to: Recipient::Hand(seat),
                tiles,
            })),
            _,
        ) => {
            vec![drawn(voice, seat, tiles)]
        }
        (RecordItem::Step(step), Game::Access { game, .. }) => match step {
            Step::GiveFrom(place) => {
                let piece = Some(game.tray().piece(place));
                let heard = MaskedGlimpse::Gift { piece, place: Some(place) };
                voice.tell_move(&SeenMove::Access(heard), &view)
            }
            Step::Quarto(step) => {
                let sketch = Sketch::from(Setup::from(game.position()));
                let shown = marks.line.into_iter().collect();
                let open = GameView::Quarto(OpenView { sketch, shown });
                voice.tell_move(&SeenMove::Quarto(step), &open)
            }
            Step::Quartex(_) => Vec::new(),
        },
        _ => voice.tell_shown(shown, &view),
    }
}

/// "Ben draws: cross-cross-star-star."
fn drawn(voice: &Voice, seat: Seat, tiles: TileSet) -> String {
    let names: Vec<String> = tiles
        .iter()
        .map(|tile| match voice.naming {
            Naming::Words => voice.tile_name(tile),
            Naming::Codes => tile.to_string(),
        })
        .collect();
    let who = name(&voice.names, seat, voice.language);
    let about = [("who", who.into()), ("tiles", names.join(", ").into())];
    say(voice.language, "after-drew", &about)
}

/// "Ben touched b2 and felt: grooved round tall solid."
fn touch_told(voice: &Voice, seat: Seat, touch: Touch, replay: &Replay<'_>) -> String {
    let language = voice.language;
    let found = match replay.game() {
        Game::Access { game, .. } => found(game, touch),
        Game::Quarto { .. } | Game::Quartex(_) => None,
    };
    let place = match touch {
        Touch::Cell(cell) => voice.cell(cell),
        Touch::Tray(place) => {
            say(language, "after-touch-place", &[("number", place.number().into())])
        }
    };
    let found =
        found.map_or_else(|| say(language, "after-touch-nothing", &[]), |it| voice.piece_short(it));
    let who = name(&voice.names, seat, language);
    let about = [("who", who.into()), ("place", place.into()), ("found", found.into())];
    say(language, "after-touched", &about)
}

/// What a hand meets there.
fn found(game: &quarto::MaskedGame, touch: Touch) -> Option<quarto::Piece> {
    // Touching changes only what is known, and only of this copy.
    { *game }.touch(quarto::Seat::One, touch)
}

/// What a player is called: by name; a seat without one by its number.
pub(super) fn name(names: &[String], seat: Seat, language: Language) -> String {
    let unnamed = || say(language, "after-seat", &[("number", seat.number().into())]);
    names.get(seat.index()).cloned().unwrap_or_else(unnamed)
}
