//! Rechecking a record: the moves, the result, and every draw.

use quartex::{Recipient, Seat, Viewer};

use crate::event_text::tray_text;
use crate::fair::{Agreed, Commitment, Contribution, Draws, Seal, shuffle};
use crate::game::Game;
use crate::sitter::Sitter;
use crate::state::chair as chair_of;
use crate::step::Step;
use crate::terms::{Begins, Rules};

use super::fault::{Fault, Wrong};
use super::replay::Replay;
use super::{RecordItem, Source};

/// What somebody wrote down before a game ended, so that nothing could be made to fit it afterwards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Noted {
    /// What was published before anybody sat down.
    pub commitment: Option<Commitment>,
    /// What was published at the start.
    pub seal: Option<Seal>,
}

/// What a record was found to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// Moves played again: steps, touches and endings.
    pub moves: usize,
    /// Draws drawn again; none while the game is under way.
    pub draws: u32,
}

impl Source {
    /// Plays the game again and draws every draw again. Lists what is wrong: of the moves the
    /// first fault only, since nothing after it means anything.
    ///
    /// That it agrees with itself shows that nobody changed it afterwards who could not change all of it. Only
    /// what was [noted](Noted) beforehand shows that whoever drew did not choose.
    pub fn verify(&self) -> Result<Verified, Vec<Fault>> {
        self.verify_with(Noted::default())
    }

    /// The same, and whether it is what was noted before the game was over.
    pub fn verify_with(&self, noted: Noted) -> Result<Verified, Vec<Fault>> {
        let mut faults = Vec::new();
        self.check_noted(noted, &mut faults);
        let mut draws = self.check_seed(&mut faults);
        let begun = match Replay::new(self) {
            Ok(replay) => Some(replay),
            Err(fault) => {
                faults.push(fault);
                None
            }
        };
        if let Some(replay) = begun {
            self.check_moves(replay, draws.as_mut(), &mut faults);
        }
        if faults.is_empty() {
            let draws = draws.map_or(0, |draws| draws.number());
            return Ok(Verified { moves: self.record.words.len(), draws });
        }
        faults.sort_by_key(|fault| fault.at);
        Err(faults)
    }

    fn check_noted(&self, noted: Noted, faults: &mut Vec<Fault>) {
        let record = &self.record;
        if noted.commitment.is_some_and(|noted| noted != record.commitment) {
            faults.push(Fault { at: self.tag_spot("Commitment"), wrong: Wrong::OtherCommitment });
        }
        if noted.seal.is_some() && noted.seal != record.seal {
            faults.push(Fault { at: self.tag_spot("Seal"), wrong: Wrong::OtherSeal });
        }
    }

    /// Commitment, seal, lot and tray; the draws that follow, if the seed is known.
    fn check_seed(&self, faults: &mut Vec<Fault>) -> Option<Draws> {
        let record = &self.record;
        let mut fault = |name, wrong| faults.push(Fault { at: self.tag_spot(name), wrong });
        let Some(seed) = record.seed else {
            if record.outcome.is_some() {
                fault("Result", Wrong::NoSeed);
            }
            return None;
        };
        if seed.commitment() != record.commitment {
            fault("Seed", Wrong::Commitment);
        }
        let mut draws = Draws::new(seed, &record.id, &record.contributions, 0);
        let seal = match (record.seal, record.first) {
            (Some(Seal::Second(_)), Some(first)) => {
                draws.seal(Agreed { terms: record.terms, first, seats: &record.seats })
            }
            _ => draws.first_seal(),
        };
        if record.seal != Some(seal) {
            fault("Seal", Wrong::Seal);
        }
        // Whoever is no person adds nothing: a server that could choose what its bot adds could choose the draws.
        for (seat, sitter) in record.seats.iter().enumerate() {
            let chair = u8::try_from(seat + 1).ok().and_then(Seat::new);
            let chair = chair.map(|seat| chair_of(record.terms.rules, record.first, seat));
            let added = chair.and_then(|chair| record.contributions.get(chair.index()));
            let is_person = matches!(sitter, Sitter::Person(_));
            if !is_person && added.is_some_and(|added| *added != Contribution::default()) {
                fault("Seal", Wrong::Seal);
            }
        }
        let first = match record.terms.begins {
            Begins::Seat(seat) => u32::from(seat.number()),
            Begins::Lot => draws.below(u32::from(record.terms.rules.seats())) + 1,
        };
        if record.first.is_some_and(|seat| u32::from(seat.number()) != first) {
            fault("First", Wrong::Lot(u8::try_from(first).unwrap_or(0)));
        }
        if let (Rules::Access(..), Some(tray)) =
            (record.terms.rules, shuffle_if(record, &mut draws))
            && record.tray.is_some_and(|written| written != tray)
        {
            fault("Tray", Wrong::Tray(tray_text(&tray)));
        }
        Some(draws)
    }

    fn check_moves(
        &self,
        mut replay: Replay<'_>,
        mut draws: Option<&mut Draws>,
        faults: &mut Vec<Fault>,
    ) {
        while let Some(word) = replay.upcoming() {
            if let Some(draws) = draws.as_deref_mut()
                && let Some(wrong) = check_draw(replay.game(), word, draws)
            {
                faults.push(Fault { at: replay.spot(), wrong });
                return;
            }
            if let Some(Err(fault)) = replay.advance(Viewer::Spectator) {
                faults.push(fault);
                return;
            }
        }
        let outcome = replay.outcome();
        if outcome != self.record.outcome {
            let rules = self.record.terms.rules;
            let result = outcome.map_or("*".to_owned(), |outcome| outcome.result(rules));
            let reason = outcome.map(|outcome| outcome.reason);
            faults.push(Fault { at: self.result, wrong: Wrong::Outcome { result, reason } });
        }
    }
}

fn shuffle_if(record: &super::Record, draws: &mut Draws) -> Option<quarto::Tray> {
    matches!(record.terms.rules, Rules::Access(..)).then(|| shuffle(draws)).flatten()
}

/// Draws what is due and compares. What is no draw, or not due, is for the rules to refuse.
fn check_draw(game: &Game, word: RecordItem, draws: &mut Draws) -> Option<Wrong> {
    let Game::Quartex(game) = game else { return None };
    let RecordItem::Step(Step::Quartex(quartex::Step::Draw { to, tiles })) = word else {
        return None;
    };
    let quartex::Due::Bag { to: due, count } = game.position().due() else { return None };
    if to != due {
        return None;
    }
    let fair = game.position().bag().pick(count, draws);
    let names = || quartex::Step::Draw { to: Recipient::Out, tiles: fair }.to_string();
    (fair != tiles).then(|| Wrong::Draw(names().trim_start_matches("bag out:").to_owned()))
}
