//! What several tests need.

use std::sync::{Arc, Mutex};

use bots::{Bot, Bout, Seated, ThinkingBudget, ThinkingLimit, bout};
use table::{GameView, Level, Rules, View, What};

/// How many: `few` every time, `many` with `FOURFOLD_FULL`.
pub(crate) fn times(few: usize, many: usize) -> usize {
    ::dice::times!(few, many)
}

pub(crate) fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

/// What a seat saw and did, one after the other.
pub(crate) type Diary = Arc<Mutex<Vec<(GameView, What)>>>;

/// A bot that keeps a diary.
pub(crate) struct Recorded {
    pub(crate) bot: Box<dyn Bot>,
    pub(crate) diary: Diary,
}

impl Bot for Recorded {
    fn decide(&mut self, view: &View, budget: &ThinkingBudget<'_>) -> Option<What> {
        let what = self.bot.decide(view, budget)?;
        self.diary.lock().unwrap().push((view.game.clone().unwrap(), what.clone()));
        Some(what)
    }
}

/// One game between levels, and all that was seen and done in it.
pub(crate) fn game(
    rules: Rules,
    levels: &[u8],
    seed: u64,
    nodes: u64,
) -> (Bout, Vec<(GameView, What)>) {
    let diary = Diary::default();
    let mut players: Vec<Seated> = levels
        .iter()
        .zip(seed..)
        .map(|(&number, seed)| {
            let bot = bots::opponent(rules, level(number), seed);
            let bot = Box::new(Recorded { bot, diary: Arc::clone(&diary) });
            Seated { bot, limit: ThinkingLimit::Nodes(nodes), external: false }
        })
        .collect();
    let bout = bout(rules, seed, &mut players).unwrap();
    let diary = diary.lock().unwrap().clone();
    (bout, diary)
}
