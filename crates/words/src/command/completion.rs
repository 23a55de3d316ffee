//! Lines that begin as somebody has begun to type.
//!
//! Only what the person may know is used, and of that nothing that would be an aid: cells are free
//! or open whether or not anything is good or fits there, and under masks every cell and every place
//! is offered, whatever a hand has felt (Q19).

use quarto::{Calling, Cell, Piece, Pieces, Seen};
use table::{GameView, Rules, Seat, Viewer};

use crate::aside::Aside;
use crate::command::lexicon::{Verb, spellings};
use crate::command::vocabulary::{TABLE, Vocabulary};
use crate::command::{fold, left};
use crate::language::Language;
use crate::phrase::{Phrase, quietly};
use crate::voice::Voice;

/// More lines than this are no help.
const MOST: usize = 32;

/// Whole lines that begin as `text` does, sorted, at most 32.
///
/// Beginnings are compared as commands are read, without case and accents; a line keeps what was
/// typed and adds what is missing. Offered are the words of this table, the [asides](Aside) and
/// the [phrases](Phrase), and behind a word its cells, pieces, tiles or lines; of several spellings the first, unless another
/// one was begun; English if the listener's language has nothing. Small words ("on the") and signs
/// (`+`, `!`) are read and not offered. A line that is whole is among its own completions.
///
/// `position` is the game as the listener sees it: none before the start and under masks.
///
/// ```
/// use table::{Rules, Viewer};
/// use words::{Language, Voice, complete};
///
/// let rules = Rules::read("quarto", "1234p").expect("rules as printed");
/// let voice = Voice::new(Language::German, Viewer::Seat(table::Seat::FIRST));
/// let lines = |text| complete(&voice, rules, None, text);
/// assert_eq!(lines("UNENT"), ["UNENTschieden"]);
/// assert_eq!(lines("setze b"), ["setze b1", "setze b2", "setze b3", "setze b4"]);
/// assert_eq!(lines("hilfe"), ["hilfe"]);
/// ```
pub fn complete(
    voice: &Voice,
    rules: Rules,
    position: Option<&GameView>,
    text: &str,
) -> Vec<String> {
    let offered = Offered { voice, rules, game: position };
    let mut lines = if fold::line(text).is_empty() {
        offered.first_words()
    } else {
        let languages = [voice.language, Language::English].into_iter();
        let begun = languages.map(|language| offered.begun(text, language));
        let mut lines = begun.into_iter().find(|lines| !lines.is_empty()).unwrap_or_default();
        lines.extend(offered.bare().iter().filter_map(|line| continued(text, line)));
        lines
    };
    lines.sort_unstable();
    lines.dedup();
    lines.truncate(MOST);
    lines
}

/// What was typed and the rest of this line, if the line begins so.
fn continued(text: &str, line: &str) -> Option<String> {
    let typed = fold::line(text);
    let mut begun = String::new();
    let mut rest = None;
    for (at, character) in line.char_indices() {
        // The last one counts: a space that was typed is not added again.
        if begun == typed {
            rest = line.get(at..);
        }
        fold::push(&mut begun, character);
        if !typed.starts_with(&begun) {
            break;
        }
    }
    if begun == typed {
        rest = Some("");
    }
    Some(format!("{text}{}", rest?))
}

/// What a listener can type at a table.
#[derive(Clone, Copy, Debug)]
struct Offered<'a> {
    voice: &'a Voice,
    rules: Rules,
    game: Option<&'a GameView>,
}

impl Offered<'_> {
    const fn is_seated(&self) -> bool {
        matches!(self.voice.listener, Viewer::Seat(_))
    }

    /// Masks come off when the game is shown.
    const fn is_masked(&self) -> bool {
        matches!(self.rules, Rules::Access(..)) && !matches!(self.game, Some(GameView::Quarto(_)))
    }

    /// What is offered before anything was typed: to play, to ask, and what is about the program. The
    /// rest, which is rarely wanted, is there once it was begun.
    fn first_words(&self) -> Vec<String> {
        let Vocabulary { acts, questions, .. } = Vocabulary::of_rules(self.rules, self.is_masked());
        let acts = if self.is_seated() { acts } else { &[] };
        let language = self.voice.language;
        let verbs = acts.iter().chain(questions).map(|&verb| super::spelling(language, verb));
        let asides = Aside::ALL.into_iter().filter(|aside| !aside.is_setting());
        verbs.chain(asides.map(|aside| self.voice.aside(aside))).collect()
    }

    /// The verbs that this listener may use.
    fn verbs(&self) -> Vec<Verb> {
        let words = Vocabulary::of_rules(self.rules, self.is_masked());
        if self.is_seated() {
            [words.acts, words.questions, words.agreements, &TABLE].concat()
        } else {
            words.questions.to_vec()
        }
    }

    /// Lines of one language that begin so.
    fn begun(&self, text: &str, language: Language) -> Vec<String> {
        let typed = fold::line(text);
        let (mut lines, mut others) = (Vec::new(), Vec::new());
        let mut begin = |spellings: &[String]| {
            for (place, spelling) in spellings.iter().enumerate() {
                let is_whole = fold::line(spelling) == typed;
                let found = if place == 0 || is_whole { &mut lines } else { &mut others };
                found.extend(continued(text, spelling));
            }
        };
        for aside in Aside::ALL {
            begin(&spellings(language, aside.key()));
        }
        for phrase in Phrase::ALL.into_iter().filter(|_| self.is_seated()) {
            let spelled = spellings(language, phrase.key());
            begin(&spelled.iter().map(|one| quietly(one).to_owned()).collect::<Vec<_>>());
        }
        let verbs: Vec<(Verb, Vec<String>)> =
            self.verbs().into_iter().map(|verb| (verb, spellings(language, verb.key()))).collect();
        for (_, spellings) in &verbs {
            begin(spellings);
        }
        for (verb, spellings) in &verbs {
            for spelling in spellings {
                let behind = typed.strip_prefix(&fold::line(spelling));
                let Some(behind) = behind.and_then(|behind| behind.strip_prefix(' ')) else {
                    continue;
                };
                let parts = self.parts(*verb, behind).into_iter();
                lines.extend(
                    parts.filter_map(|part| continued(text, &format!("{spelling} {part}"))),
                );
            }
        }
        if lines.is_empty() { others } else { lines }
    }

    /// What means something without a word before it: a cell to place on, a piece to give, a tile
    /// to lay.
    fn bare(&self) -> Vec<String> {
        if !self.is_seated() {
            return Vec::new();
        }
        match self.game {
            Some(GameView::Quartex(_)) => self.tiles(Verb::Lay),
            Some(GameView::Quarto(open)) if open.sketch.hand == Seen::Empty => {
                self.pieces_left().map(|piece| self.voice.piece_code(piece)).collect()
            }
            Some(GameView::Quarto(_) | GameView::Access(_)) => self.cells(self.free_cells()),
            None if self.is_masked() => self.cells(self.free_cells()),
            None => Vec::new(),
        }
    }

    /// What can stand behind a verb. `behind` is what was typed there, folded.
    fn parts(&self, verb: Verb, behind: &str) -> Vec<String> {
        match verb {
            Verb::Place => self.cells(self.free_cells()),
            Verb::Touch => [self.cells(Cell::ALL), places()].concat(),
            Verb::AskLines => self.cells(Cell::ALL),
            Verb::AskCell => match self.game {
                Some(GameView::Quartex(view)) => {
                    let laid = view.field().placements_laid().map(|laid| laid.cell.to_string());
                    laid.chain(self.open_cells()).collect()
                }
                Some(GameView::Quarto(_) | GameView::Access(_)) | None => self.cells(Cell::ALL),
            },
            Verb::Give if self.is_masked() => places(),
            Verb::Give => {
                let both = |piece| [self.voice.piece_code(piece), self.voice.piece_words(piece)];
                self.pieces_left().flat_map(both).collect()
            }
            Verb::Call => match self.rules.quarto() {
                Some(rules) if matches!(rules.calling, Calling::Point(_)) => {
                    rules.lines().iter().map(|line| self.voice.line(line)).collect()
                }
                Some(_) | None => Vec::new(),
            },
            Verb::Lay | Verb::PointOut => self.tiles_and_cells(verb, behind),
            Verb::Hold | Verb::ClaimAbandoned => {
                let seats = (1..=self.rules.seats()).filter_map(Seat::new);
                let others = seats.filter(|&seat| self.voice.listener != Viewer::Seat(seat));
                others.map(|seat| seat.to_string()).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Cells by their short names and, if they differ, as this listener hears them.
    fn cells(&self, cells: impl IntoIterator<Item = Cell>) -> Vec<String> {
        let both = |cell: Cell| [cell.to_string(), self.voice.cell(cell)];
        cells.into_iter().flat_map(both).collect()
    }

    fn free_cells(&self) -> Vec<Cell> {
        let is_free = |cell: &Cell| match self.game {
            Some(GameView::Quarto(open)) => open.sketch.cells[cell.index()] == Seen::Empty,
            Some(GameView::Access(_) | GameView::Quartex(_)) | None => true,
        };
        Cell::ALL.into_iter().filter(is_free).collect()
    }

    fn pieces_left(&self) -> impl Iterator<Item = Piece> + use<> {
        match self.game {
            Some(GameView::Quarto(open)) => left(&open.sketch),
            Some(GameView::Access(_) | GameView::Quartex(_)) | None => Pieces::ALL,
        }
        .iter()
    }

    /// The tiles that may be laid or pointed out, in codes and in words.
    fn tiles(&self, verb: Verb) -> Vec<String> {
        let Some(GameView::Quartex(view)) = self.game else { return Vec::new() };
        let tiles = match (verb, view.phase()) {
            (Verb::PointOut, quartex::Phase::Asking { turn, .. }) => view.hand(turn.seat).tiles,
            (Verb::PointOut, _) => return Vec::new(),
            _ => view.own_hand().unwrap_or_default(),
        };
        // People type spaces where a voice hears hyphens.
        let words = |tile| self.voice.tile_name(tile).replace('-', " ");
        tiles.iter().flat_map(|tile| [tile.to_string(), words(tile)]).collect()
    }

    /// Tiles; behind one that was typed, whichever way it lies, the open cells.
    fn tiles_and_cells(&self, verb: Verb, behind: &str) -> Vec<String> {
        let mut tiles = self.tiles(verb);
        if let Some((first, _)) = behind.split_once(' ')
            && let Ok(turned) = first.to_uppercase().parse::<quartex::Word>()
        {
            tiles.push(turned.to_string());
        }
        let is_typed = |tile: &&String| behind.starts_with(&format!("{} ", fold::line(tile)));
        match tiles.iter().find(is_typed) {
            Some(tile) => self.open_cells().map(|cell| format!("{tile} {cell}")).collect(),
            None => tiles,
        }
    }

    /// The cells of Quartex where some tile could be laid; home before the first (X10).
    fn open_cells(&self) -> impl Iterator<Item = String> + use<> {
        let mut cells = Vec::new();
        if let Some(GameView::Quartex(view)) = self.game {
            cells.extend(view.field().openings().map(|opening| opening.cell().to_string()));
            if view.field().bounds().is_none() {
                cells.push(quartex::Cell::HOME.to_string());
            }
        }
        cells.into_iter()
    }
}

/// The numbered places beside the board (Q19).
fn places() -> Vec<String> {
    (1..=Piece::ALL.len()).map(|place| place.to_string()).collect()
}
