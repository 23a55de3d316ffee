//! Some truth that would look like this view, for every view there is.

use dice::Dice;
use table::{Rules, Terms};

use crate::help::{Room, some_rules, times, viewers};

#[test]
fn every_view_has_a_truth_that_looks_like_it() {
    let mut looked = 0;
    for number in 0..times(600, 6000) {
        let mut dice = Dice::new(4_000_000 + number);
        let terms = Terms::casual(some_rules(&mut dice));
        let mut room = Room::started(terms, &mut dice);
        let acts = (number % 45) as u32;
        room.play(&mut dice, acts);
        let masked = matches!(terms.rules, Rules::Access(..));
        if masked && room.table.outcome().is_some() {
            continue;
        }
        for viewer in viewers(terms.rules) {
            let view = room.table.view(viewer).unwrap();
            let truth = view.resample(&mut |bound| dice.below(bound));
            let truth = truth.unwrap_or_else(|| panic!("{number}: {:?}", view.game));
            let seen = truth.view(viewer);
            // Which alignment was called is not part of a position.
            let over = room.table.outcome().is_some();
            assert!(over || seen == view.game, "{number}: {seen:?}\n{:?}", view.game);
            looked += 1;
        }
    }
    assert!(looked > times(1500, 15_000), "{looked}");
}
