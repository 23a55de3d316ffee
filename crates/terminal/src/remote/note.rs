//! What was noted of the draws before the end, and what it shows afterwards.

use table::{Commitment, Contribution, Seed};
use wire::FairState;

/// What was noted of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Note {
    /// The fingerprint that was shown before the person sat down.
    commitment: String,
    /// The seal that was shown when the game started.
    seal: Option<String>,
    /// What the person has added to the draws; none if nobody here knows.
    added: Option<Contribution>,
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
    /// What the person has added is not among what was used.
    LeftOut,
}

impl Note {
    /// What was shown of a game before this was added to its draws.
    pub(super) const fn new(commitment: String, added: Option<Contribution>) -> Self {
        Self { commitment, seal: None, added, is_told: false }
    }

    /// Compares what the server says now with what was noted, and notes what is new. Says so once, as soon as
    /// something can be said. Of somebody who found no seat free nothing is used.
    pub(super) fn compare(&mut self, fair: &FairState, sits: bool) -> Option<Verdict> {
        if self.is_told {
            return None;
        }
        let own = self.added.as_ref().filter(|_| sits && fair.seal.is_some());
        let is_used = own.is_none_or(|own| fair.added.contains(&own.to_string()));
        if self.seal.is_none() && fair.seed.is_none() {
            self.seal.clone_from(&fair.seal);
        }
        let is_same =
            self.commitment == fair.commitment && (self.seal.is_none() || self.seal == fair.seal);
        let verdict = match &fair.seed {
            _ if !is_same => Verdict::Broken,
            _ if !is_used => Verdict::LeftOut,
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

    /// What the person has added, as digits.
    const OWN: &str = "6265";

    fn note() -> Note {
        Note::new(shown(1, false, false).commitment, OWN.parse().ok())
    }

    fn shown(seed: u8, sealed: bool, over: bool) -> FairState {
        let seed = Seed([seed; 32]);
        FairState {
            commitment: seed.commitment().to_string(),
            seal: sealed.then(|| "2:00".to_owned()),
            seed: over.then(|| seed.reveal()),
            added: [OWN, "-"].map(str::to_owned).into_iter().filter(|_| sealed).collect(),
            ..FairState::default()
        }
    }

    #[test]
    fn what_was_fixed_is_what_was_drawn() {
        let mut note = note();
        assert_eq!(note.compare(&shown(1, false, false), true), None);
        assert_eq!(note.compare(&shown(1, true, false), true), None);
        assert_eq!(note.compare(&shown(1, true, true), true), Some(Verdict::Kept));
        assert_eq!(note.compare(&shown(1, true, true), true), None, "once");
    }

    #[test]
    fn a_server_that_chooses_afterwards_is_found_out() {
        let note = note();
        // Another seed, which fits everything the server says of it.
        assert_eq!(note.clone().compare(&shown(2, true, true), true), Some(Verdict::Broken));
        assert_eq!(note.clone().compare(&shown(2, true, false), true), Some(Verdict::Broken));
        // A seed that does not fit what it says.
        let lie = FairState { seed: Some(Seed([3; 32]).reveal()), ..shown(1, true, true) };
        assert_eq!(note.clone().compare(&lie, true), Some(Verdict::Broken));
        let none = FairState { seed: Some("x".to_owned()), ..shown(1, true, true) };
        assert_eq!(note.clone().compare(&none, true), Some(Verdict::Broken));
        // Another seal than at the start.
        let mut note = note;
        assert_eq!(note.compare(&shown(1, true, false), true), None);
        let resealed = FairState { seal: Some("2:11".to_owned()), ..shown(1, true, true) };
        assert_eq!(note.compare(&resealed, true), Some(Verdict::Broken));
    }

    #[test]
    fn what_was_added_is_what_was_used() {
        let used = |added: &[&str]| FairState {
            added: added.iter().map(|&added| added.to_owned()).collect(),
            ..shown(1, true, false)
        };
        // As soon as all is sealed, and once.
        for added in [&["-", "-"][..], &["626565", "-"], &[]] {
            let mut note = note();
            assert_eq!(note.compare(&used(added), true), Some(Verdict::LeftOut), "{added:?}");
            assert_eq!(note.compare(&shown(1, true, true), true), None, "{added:?}");
            // Whoever found no seat free has added nothing there.
            let mut note = self::note();
            assert_eq!(note.compare(&used(added), false), None, "{added:?}");
        }
        // Of a game that nothing is known to be added to.
        let mut note = Note::new(shown(1, false, false).commitment, None);
        assert_eq!(note.compare(&used(&["-", "-"]), true), None);
        assert_eq!(note.compare(&shown(1, true, true), true), Some(Verdict::Kept));
    }
}
