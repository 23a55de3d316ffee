//! The words of a record: steps, touches and endings.

use quartex::{Seat, SeenStep};
use quarto::NotationItems;

use crate::event_text::read_touch;
use crate::outcome::{Forfeit, Outcome};
use crate::step::Step;
use crate::terms::Rules;
use crate::word;

use super::RecordItem;
use super::fault::NoMove;

/// A word that cannot be read: where in it, and what was expected.
pub(super) struct NoWord {
    pub(super) at: usize,
    pub(super) why: NoMove,
}

const fn no_word(at: usize, why: NoMove) -> NoWord {
    NoWord { at, why }
}

impl RecordItem {
    /// As it is written in a game with these rules. In Quarto an ending does not say whose it
    /// is: the result has that.
    pub(super) fn text(self, rules: Rules) -> String {
        match self {
            Self::Step(step) => step.to_string(),
            Self::Hidden { seat, count } => SeenStep::HiddenDraw { seat, count }.to_string(),
            Self::Touch { seat, touch } => format!("{seat}@{touch}"),
            Self::Forfeit { forfeit, .. } if rules.quarto().is_some() => forfeit.word().to_owned(),
            Self::Forfeit { seat, forfeit } => format!("{seat}:{}", forfeit.word()),
            Self::Agreed => "agreed".to_owned(),
        }
    }
}

/// Reads one word; a turn of Quarto written together is two. Each comes with its place.
pub(super) fn read(
    text: &str,
    rules: Rules,
    outcome: Option<Outcome>,
) -> Result<Vec<(usize, RecordItem)>, NoWord> {
    if rules.quarto().is_some() {
        quarto(text, outcome)
    } else {
        quartex(text).map(|w| vec![(0, w)])
    }
}

fn quarto(text: &str, outcome: Option<Outcome>) -> Result<Vec<(usize, RecordItem)>, NoWord> {
    if let Some((who, touch)) = text.split_once('@') {
        let seat = word::seat(who).filter(|seat| seat.number() <= 2);
        let seat = seat.ok_or_else(|| no_word(0, NoMove::Toucher))?;
        let touch = read_touch(touch);
        let touch = touch.ok_or_else(|| no_word(who.len() + 1, NoMove::Touched))?;
        return Ok(vec![(0, RecordItem::Touch { seat, touch })]);
    }
    if text == "agreed" {
        return Ok(vec![(0, RecordItem::Agreed)]);
    }
    if let Some(forfeit) = Forfeit::from_word(text) {
        let winner = outcome.and_then(|outcome| outcome.winners.iter().next());
        let loser = winner.and_then(|winner| Seat::new(3 - winner.number().min(2)));
        let seat = loser.ok_or_else(|| no_word(0, NoMove::NoWinner))?;
        return Ok(vec![(0, RecordItem::Forfeit { seat, forfeit })]);
    }
    let mut words = Vec::new();
    for entry in NotationItems::new(text) {
        let (at, entry) =
            entry.map_err(|error| no_word(error.at, NoMove::Quarto(error.expected)))?;
        words.push((
            at,
            match entry {
                quarto::NotationItem::Step(step) => RecordItem::Step(Step::Quarto(step)),
                quarto::NotationItem::GiveFrom(place) => RecordItem::Step(Step::GiveFrom(place)),
                quarto::NotationItem::Touch(_) | quarto::NotationItem::Ending(_) => {
                    return Err(no_word(at, NoMove::Quarto(quarto::Expected::Move)));
                }
            },
        ));
    }
    Ok(words)
}

fn quartex(text: &str) -> Result<RecordItem, NoWord> {
    if let Some((who, word)) = text.split_once(':')
        && let Some(forfeit) = Forfeit::from_word(word)
    {
        let seat = word::seat(who).ok_or_else(|| no_word(0, NoMove::Forfeiter))?;
        return Ok(RecordItem::Forfeit { seat, forfeit });
    }
    match text.parse() {
        Ok(SeenStep::Open(step)) => Ok(RecordItem::Step(Step::Quartex(step))),
        Ok(SeenStep::HiddenDraw { seat, count }) => Ok(RecordItem::Hidden { seat, count }),
        Err(error) => Err(no_word(error.at, NoMove::Quartex(error.problem))),
    }
}
