//! A record played again, step by step, from anybody's point of view.

use quartex::{SeatSet, Viewer};

use crate::game::{Game, SeenMove};
use crate::outcome::{Outcome, Reason};
use crate::refusal::Refusal;
use crate::step::{Action, Step};
use crate::view::GameView;

use super::fault::{Fault, IllegalMove, TextPlace, Wrong};
use super::{Record, RecordItem, Source};

/// A game that is played again from its record.
#[derive(Clone, Debug)]
pub struct Replay<'s> {
    source: &'s Source,
    game: Game,
    out: SeatSet,
    outcome: Option<Outcome>,
    next: usize,
}

/// What one viewer learns from one word of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// A step.
    Moved(SeenMove),
    /// The viewer's own touch.
    Felt(RecordItem, Option<quarto::Piece>),
    /// Said to all.
    Aloud(RecordItem),
    /// Nothing: somebody else's touch.
    Nothing,
}

impl<'s> Replay<'s> {
    /// The start of the game.
    pub fn new(source: &'s Source) -> Result<Self, Fault> {
        let record = &source.record;
        let fault = |name, wrong| Fault { at: source.tag_spot(name), wrong };
        if record.terms.fault().is_some() {
            return Err(fault("Rules", Wrong::Terms));
        }
        let first = record.first.ok_or(fault("Begins", Wrong::NotStarted))?;
        let game = Game::start(record.terms.rules, first, record.tray);
        let game = game.ok_or(fault("Game", Wrong::NotStarted))?;
        Ok(Self { source, game, out: SeatSet::EMPTY, outcome: None, next: 0 })
    }

    /// The record.
    pub const fn record(&self) -> &'s Record {
        &self.source.record
    }

    /// The truth, as far as it was played.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// What this viewer knew at this moment.
    pub fn view(&self, viewer: Viewer) -> Option<GameView> {
        self.game.view(viewer)
    }

    /// How it ended, if it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The word that comes next.
    pub fn upcoming(&self) -> Option<RecordItem> {
        self.record().words.get(self.next).copied()
    }

    /// Where the word that comes next stands.
    pub fn spot(&self) -> TextPlace {
        self.source.words.get(self.next).copied().unwrap_or(self.source.result)
    }

    /// Plays the next word and shows it to one viewer; `None` at the end.
    pub fn advance(&mut self, viewer: Viewer) -> Option<Result<Shown, Fault>> {
        let word = self.upcoming()?;
        let at = self.spot();
        let shown = self.play(word, viewer).map_err(|wrong| Fault { at, wrong });
        if shown.is_ok() {
            self.next += 1;
        }
        Some(shown)
    }

    fn play(&mut self, word: RecordItem, viewer: Viewer) -> Result<Shown, Wrong> {
        if self.outcome.is_some() {
            return Err(Wrong::AfterTheEnd);
        }
        match word {
            RecordItem::Step(step) => {
                let told = self.game.play(step).ok_or_else(|| Wrong::Illegal(self.why(step)))?;
                self.outcome = self.game.outcome(self.out);
                Ok(Shown::Moved(told.to(viewer)))
            }
            RecordItem::Hidden { .. } => Err(Wrong::Hidden),
            RecordItem::Touch { seat, touch } => {
                let no_masks = || Wrong::Illegal(IllegalMove::Refused(Refusal::NoMasks));
                let found = self.game.touch(seat, touch).ok_or_else(no_masks)?;
                let own = viewer == Viewer::Seat(seat);
                Ok(if own { Shown::Felt(word, found) } else { Shown::Nothing })
            }
            RecordItem::Forfeit { seat, forfeit } => {
                let rules = self.record().terms.rules;
                let due = self.game.due();
                let late = forfeit == crate::Forfeit::Time;
                if seat.number() > rules.seats() || self.out.contains(seat) {
                    return Err(Wrong::Illegal(IllegalMove::CannotForfeit));
                }
                if late && !due.contains(seat) {
                    return Err(Wrong::Illegal(IllegalMove::ClockStood));
                }
                self.out = self.out.with(seat);
                let all = (1..=rules.seats()).filter_map(crate::Seat::new);
                let left: SeatSet = all.filter(|&seat| !self.out.contains(seat)).collect();
                if left.len() == 1 {
                    self.game.end(quarto::Ending::Resign(crate::outcome::to_quarto(seat)));
                    self.outcome =
                        Some(Outcome { winners: left, reason: Reason::Forfeit(forfeit) });
                }
                Ok(Shown::Aloud(word))
            }
            RecordItem::Agreed => {
                if self.record().terms.rules.quarto().is_none() {
                    return Err(Wrong::Illegal(IllegalMove::NoDraws));
                }
                self.game.end(quarto::Ending::Agreed);
                let winners = SeatSet::EMPTY;
                self.outcome = Some(Outcome { winners, reason: Reason::Agreed });
                Ok(Shown::Aloud(word))
            }
        }
    }

    /// Why the rules refuse a step.
    fn why(&self, step: Step) -> IllegalMove {
        let due = self.game.due().iter().next();
        let judged = match (step, due) {
            (Step::Quarto(step), Some(seat)) => {
                self.game.judge(seat, Action::Quarto(step.action()))
            }
            (Step::GiveFrom(place), Some(seat)) => self.game.judge(seat, Action::GiveFrom(place)),
            (Step::Quartex(step), _) => match &self.game {
                Game::Quartex(game) => match game.clone().play(step) {
                    Ok(_) => Ok(Step::Quartex(step)),
                    Err(refusal) => Err(Refusal::Quartex(refusal)),
                },
                Game::Quarto { .. } | Game::Access { .. } => Err(Refusal::OtherGame),
            },
            (_, None) => return IllegalMove::NobodyActs,
        };
        match judged {
            Err(refusal) => IllegalMove::Refused(refusal),
            Ok(Step::Quarto(quarto::Step::WrongCall(_))) => IllegalMove::WrongCall,
            Ok(_) => IllegalMove::RightCall,
        }
    }
}
