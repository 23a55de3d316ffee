//! Records: everything that determines a game, every state of it, and what each seat saw.
//!
//! A record of a finished game holds all of it. One of a game under way is made for one
//! viewer and holds what that viewer may know. `docs/records.md` shows both forms, text and
//! JSON lines.

mod fault;
mod json;
mod replay;
mod tags;
mod text;
mod verify;
mod words;

use quartex::{Seat, SeenStep, Viewer};
use quarto::{Touch, Tray};

use crate::event::{Entry, Event, PublicEvent};
use crate::fair::{Commitment, Contribution, Seal, Seed};
use crate::game::SeenMove;
use crate::glimpse::{AppliedEvent, Told};
use crate::id::GameId;
use crate::outcome::{Forfeit, Outcome};
use crate::sitter::Sitter;
use crate::step::Step;
use crate::table::{Broken, Table};
use crate::terms::{Rules, Terms};

pub use fault::{Fault, IllegalMove, NoMove, TextPlace, Wrong};
pub use replay::{Replay, Shown};
pub use verify::{Noted, Verified};

/// The longest record there is, in bytes.
pub const LONGEST_RECORD: usize = 64 * 1024;

/// One game, written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The name of the game.
    pub id: GameId,
    /// What was agreed.
    pub terms: Terms,
    /// Who sat where, once the lot had decided.
    pub seats: Vec<Sitter>,
    /// Who began: the seat on which that player had sat down. In Quarto this is seat 1
    /// afterwards. `None` before the start.
    pub first: Option<Seat>,
    /// Published before anybody sat down.
    pub commitment: Commitment,
    /// What was added to the draws, in the order in which the players had sat down.
    pub contributions: Vec<Contribution>,
    /// Published at the start.
    pub seal: Option<Seal>,
    /// How the pieces lay at a masked table; after the end.
    pub tray: Option<Tray>,
    /// After the end.
    pub seed: Option<Seed>,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
    /// Tags that mean nothing to us, in order.
    pub other: Vec<(String, String)>,
    /// What happened.
    pub words: Vec<RecordItem>,
}

/// One thing that happened in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordItem {
    /// A step.
    Step(Step),
    /// A draw of somebody else, while the game is under way (X26).
    Hidden {
        /// Whose.
        seat: Seat,
        /// How many tiles.
        count: u8,
    },
    /// A masked player felt something (Q19).
    Touch {
        /// Who.
        seat: Seat,
        /// What.
        touch: Touch,
    },
    /// A seat could no longer win.
    Forfeit {
        /// Who.
        seat: Seat,
        /// Why.
        forfeit: Forfeit,
    },
    /// The players agreed on a draw (Q21).
    Agreed,
}

impl Record {
    /// A word as this record writes it.
    pub fn word_text(&self, word: RecordItem) -> String {
        word.text(self.terms.rules)
    }

    /// The record of the game with this log, as this viewer may have it. When the game is
    /// over, that is everything, for everybody. While masks are worn the log is closed (Q19):
    /// the record has no moves.
    pub fn of(log: &[Entry], viewer: Viewer) -> Result<Self, (usize, Broken)> {
        let first = log.first().ok_or((0, Broken { event: 0 }))?;
        let (mut table, told) = Table::begin(first).map_err(|broken| (0, broken))?;
        let over = Table::fold(log)?.outcome().is_some();
        let mut words = Vec::new();
        write_down(&mut words, first, &told, if over { None } else { Some(viewer) });
        for (number, entry) in log.iter().enumerate().skip(1) {
            let told = table.apply(entry).map_err(|broken| (number, broken))?;
            write_down(&mut words, entry, &told, if over { None } else { Some(viewer) });
        }
        let state = table.state();
        let masked = matches!(state.terms.rules, Rules::Access(..));
        if masked && !over {
            words.clear();
        }
        let view = state.view(viewer).ok_or((0, Broken { event: 0 }))?;
        Ok(Self {
            id: view.id,
            terms: view.terms,
            seats: view.places.into_iter().map(|place| place.sitter).collect(),
            first: view.first,
            commitment: view.fairness.commitment,
            contributions: view.fairness.contributions,
            seal: view.fairness.seal,
            tray: state.game.as_ref().filter(|_| over).and_then(crate::Game::tray),
            seed: view.fairness.seed,
            outcome: view.outcome,
            other: Vec::new(),
            words,
        })
    }
}

/// Adds what one entry brought, as far as the viewer may see it; all of it if there is none.
fn write_down(words: &mut Vec<RecordItem>, entry: &Entry, told: &Told, viewer: Option<Viewer>) {
    for (event, fact) in entry.events.iter().zip(&told.what) {
        match event {
            Event::Step(step) => words.push(match (viewer, fact) {
                (Some(viewer), AppliedEvent::Step { told, .. }) => seen(*step, &told.to(viewer)),
                _ => RecordItem::Step(*step),
            }),
            Event::Touched { seat, touch } | Event::Bumped { seat, touch } => {
                words.push(RecordItem::Touch { seat: *seat, touch: *touch });
            }
            Event::Aloud(PublicEvent::Forfeited { seat, forfeit }) => {
                words.push(RecordItem::Forfeit { seat: *seat, forfeit: *forfeit });
            }
            Event::Aloud(PublicEvent::Drawn) => words.push(RecordItem::Agreed),
            // Only open Quarto takes back, and there every word is a step.
            Event::Aloud(PublicEvent::TookBack { to }) => words.truncate(*to as usize),
            Event::Created { .. } | Event::Started { .. } | Event::Aloud(_) => {}
        }
    }
}

fn seen(step: Step, seen: &SeenMove) -> RecordItem {
    match seen {
        SeenMove::Quarto(step) => RecordItem::Step(Step::Quarto(*step)),
        // Cleared before anybody sees it.
        SeenMove::Access(_) => RecordItem::Step(step),
        SeenMove::Quartex { step: SeenStep::Open(step), .. } => {
            RecordItem::Step(Step::Quartex(*step))
        }
        SeenMove::Quartex { step: SeenStep::HiddenDraw { seat, count }, .. } => {
            RecordItem::Hidden { seat: *seat, count: *count }
        }
    }
}

/// A record as it was read, with the places of its parts.
#[derive(Clone, Debug)]
pub struct Source {
    /// What it says.
    pub record: Record,
    pub(crate) tags: Vec<(String, TextPlace)>,
    pub(crate) words: Vec<TextPlace>,
    pub(crate) result: TextPlace,
}

impl Source {
    /// Reads a record in either form: JSON lines begin with `{`.
    pub fn read(text: &str) -> Result<Self, Fault> {
        if text.len() > LONGEST_RECORD {
            return Err(Fault { at: TextPlace { line: 1, column: 1 }, wrong: Wrong::TooLong });
        }
        if text.trim_start().starts_with('{') { json::read(text) } else { text::read(text) }
    }

    fn tag_spot(&self, name: &str) -> TextPlace {
        let found = self.tags.iter().find(|(tag, _)| tag == name);
        found.map_or(TextPlace { line: 1, column: 1 }, |(_, spot)| *spot)
    }
}
