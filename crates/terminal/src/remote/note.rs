//! What was noted of the draws before the end, and what it shows afterwards.

use table::{Commitment, Seed};
use wire::FairState;

/// What was noted of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Note {
    /// The fingerprint that was shown before the person sat down.
    commitment: String,
    /// The seal that was shown when the game started.
    seal: Option<String>,
    /// Was the person told what it shows?
    is_told: bool,
}

/// What a note shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The draws are those that were fixed before the game.
    Kept,
    /// They are not.
    Broken,
}

impl Note {
    pub(super) const fn new(commitment: String) -> Self {
        Self { commitment, seal: None, is_told: false }
    }

    /// Compares what the server says now with what was noted, and notes what is new. Says so once, as soon as
    /// something can be said.
    pub(super) fn compare(&mut self, fair: &FairState) -> Option<Verdict> {
        if self.is_told {
            return None;
        }
        if self.seal.is_none() && fair.seed.is_none() {
            self.seal.clone_from(&fair.seal);
        }
        let is_same =
            self.commitment == fair.commitment && (self.seal.is_none() || self.seal == fair.seal);
        let verdict = match &fair.seed {
            _ if !is_same => Verdict::Broken,
            None => return None,
            Some(seed) => {
                let seed: Option<Seed> = seed.parse().ok();
                let noted: Option<Commitment> = self.commitment.parse().ok();
                let fits = seed.map(|seed| seed.commitment()) == noted && noted.is_some();
                if fits { Verdict::Kept } else { Verdict::Broken }
            }
        };
        self.is_told = true;
        Some(verdict)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(seed: u8, sealed: bool, over: bool) -> FairState {
        let seed = Seed([seed; 32]);
        FairState {
            commitment: seed.commitment().to_string(),
            seal: sealed.then(|| "2:00".to_owned()),
            seed: over.then(|| seed.reveal()),
            next: None,
        }
    }

    #[test]
    fn what_was_fixed_is_what_was_drawn() {
        let mut note = Note::new(shown(1, false, false).commitment);
        assert_eq!(note.compare(&shown(1, false, false)), None);
        assert_eq!(note.compare(&shown(1, true, false)), None);
        assert_eq!(note.compare(&shown(1, true, true)), Some(Verdict::Kept));
        assert_eq!(note.compare(&shown(1, true, true)), None, "once");
    }

    #[test]
    fn a_server_that_chooses_afterwards_is_found_out() {
        let note = Note::new(shown(1, false, false).commitment);
        // Another seed, which fits everything the server says of it.
        assert_eq!(note.clone().compare(&shown(2, true, true)), Some(Verdict::Broken));
        assert_eq!(note.clone().compare(&shown(2, true, false)), Some(Verdict::Broken));
        // A seed that does not fit what it says.
        let lie = FairState { seed: Some(Seed([3; 32]).reveal()), ..shown(1, true, true) };
        assert_eq!(note.clone().compare(&lie), Some(Verdict::Broken));
        let none = FairState { seed: Some("x".to_owned()), ..shown(1, true, true) };
        assert_eq!(note.clone().compare(&none), Some(Verdict::Broken));
        // Another seal than at the start.
        let mut note = note;
        assert_eq!(note.compare(&shown(1, true, false)), None);
        let resealed = FairState { seal: Some("2:11".to_owned()), ..shown(1, true, true) };
        assert_eq!(note.compare(&resealed), Some(Verdict::Broken));
    }
}
