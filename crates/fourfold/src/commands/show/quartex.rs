//! Positions of Quartex: the whole truth, or what one viewer knows.

mod json;

use quartex::{Action, Due, Eye, Fault, Seat, Setup, SetupHand, TextError, TileSet, View, Viewer};
use words::Voice;
use words::report::Known;
use words::rules::field::draw;

use crate::commands::position::{cannot_be, no_position};
use crate::exit::Failure;
use crate::wrap::wrapped;

/// All there is to tell about a position.
struct Shown {
    /// The position, and the hands as far as they are known.
    setup: Setup,
    /// What the viewer knows; of the truth, what is open to all.
    view: View,
    /// The tiles in the bag, of the truth.
    bag: Option<TileSet>,
    /// Who is to act, and what may be done; nothing where that is hidden.
    choices: Vec<(Seat, Vec<Action>)>,
}

pub(super) fn answer(text: &str, voice: &Voice, json: bool) -> Result<String, Failure> {
    let shown = Shown::read(text, voice)?;
    Ok(if json { json::as_json(&shown) } else { as_text(&shown, voice) })
}

/// Reads a position: the hands as far as they are known, and what the viewer knows of the rest; of
/// the truth, what is open to all.
pub(crate) fn read(text: &str, voice: &Voice) -> Result<(Setup, View), Failure> {
    Shown::read(text, voice).map(|shown| (shown.setup, shown.view))
}

impl Shown {
    /// Reads a position, or says everything that is wrong with it and where.
    fn read(text: &str, voice: &Voice) -> Result<Self, Failure> {
        let setup: Setup = text.parse().map_err(|TextError { at, problem }| {
            no_position(text, at, &voice.problem(problem), voice)
        })?;
        let shown = match setup.eye {
            Eye::Truth => Self::of_truth(&setup),
            Eye::Seat(_) | Eye::Spectator => Self::of_view(&setup),
        };
        shown.map_err(|faults| {
            let told =
                faults.into_iter().map(|fault| (fault.offset(text), voice.setup_fault(fault)));
            cannot_be(text, told, voice)
        })
    }

    fn of_truth(setup: &Setup) -> Result<Self, Vec<Fault>> {
        let game = setup.game()?;
        // Spectators see every game.
        let view = game.view(Viewer::Spectator).ok_or_else(|| vec![Fault::NoTruth])?;
        let choices = |seat| Some((seat, game.view(Viewer::Seat(seat))?.choices()));
        Ok(Self {
            setup: Setup::from(&game),
            bag: Some(game.position().bag()),
            choices: seats_due(view.due()).into_iter().filter_map(choices).collect(),
            view,
        })
    }

    fn of_view(setup: &Setup) -> Result<Self, Vec<Fault>> {
        let view = setup.view()?;
        let choices = match view.viewer() {
            Viewer::Seat(seat) => vec![(seat, view.choices())],
            Viewer::Spectator => Vec::new(),
        };
        Ok(Self {
            setup: Setup::from(&view),
            bag: None,
            choices: choices.into_iter().filter(|(_, choices)| !choices.is_empty()).collect(),
            view,
        })
    }

    /// As sentences are made of it. Everybody who is asked has the same choices.
    fn known(&self) -> Known<'_> {
        Known {
            setup: &self.setup,
            view: &self.view,
            bag: self.bag,
            choices: self.choices.first().map(|(_, choices)| choices.as_slice()),
        }
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, SetupHand)> + '_ {
        self.view.rules().players.seats().zip(self.setup.hands.iter().copied())
    }
}

fn seats_due(due: Due) -> Vec<Seat> {
    match due {
        Due::Seat(seat) => vec![seat],
        Due::Seats(seats) => seats.iter().collect(),
        Due::Bag { .. } | Due::Nobody => Vec::new(),
    }
}

fn as_text(shown: &Shown, voice: &Voice) -> String {
    let field = draw(shown.view.field());
    let gap = if field.is_empty() { "" } else { "\n" };
    let mut lines = voice.setup_lines(&shown.known());
    // An empty field has its sentence where others are drawn.
    if field.is_empty() && !lines.is_empty() {
        lines.insert(1, String::new());
    }
    let lines: Vec<String> = lines.iter().map(|line| wrapped(line)).collect();
    format!("{field}{gap}{}", lines.concat())
}

#[cfg(test)]
mod tests {
    use table::Viewer;
    use words::Language;

    use super::*;

    #[test]
    fn every_fault_is_told_with_its_place() {
        let text = "2csh * 1 0,0:XXXX SQOO,XXXX - XXXS,XXXQ,XXXO,XXSS,XXQQ/XXXS,QQQQ X1/- - lay:3";
        for language in Language::ALL {
            let voice = Voice::new(language, Viewer::Spectator);
            let report = |text: &str| match answer(text, &voice, false) {
                Err(Failure::BadInput(report)) => report,
                other => panic!("it was read: {other:?}"),
            };
            assert_eq!(report(text).matches('^').count(), 1);
            assert_eq!(report(&text.replace("lay:3", "lay:1")).matches('^').count(), 5);
        }
    }
}
