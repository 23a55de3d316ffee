//! Those who think for bots, and those who found next games.

use host::{Input, PendingThought};
use table::{View, What};

use super::Node;
use crate::agenda::Event;
use crate::fault::Plant;
use crate::scene::Scene;

impl Node {
    /// A bot thinks for a while, and comes to something that is allowed; now and then it breaks, or
    /// nobody has time to think for it.
    pub(super) fn think(
        &mut self,
        scene: &mut Scene,
        table: usize,
        pending: PendingThought,
        view: &View,
    ) {
        let choices = view.choices();
        if scene.has(Plant::ForgetBotsAfterFailure) && self.has_failed {
            return;
        }
        let input = match scene.dice.index(50) {
            0 => Input::Unasked(pending),
            1 => Input::Thought(pending, None),
            _ if choices.is_empty() => Input::Thought(pending, None),
            _ => Input::Thought(pending, Some(What::Act(scene.dice.choose(&choices)))),
        };
        scene.tally.count("thoughts of bots");
        let (node, life, delay) = (self.number, self.life, scene.dice.between(1, 900));
        scene.plan(delay, Event::Within { node, life, table, input: Box::new(input) });
    }

    /// The next game is founded, if the store does not fail.
    pub(super) fn found(&mut self, scene: &mut Scene, table: usize) {
        let result = if self.fails(scene) { Err(super::failure().into()) } else { Ok(()) };
        if result.is_ok() {
            scene.judge.founded(table);
        }
        let (node, life, input) = (self.number, self.life, Box::new(Input::Founded(result)));
        scene.plan(5, Event::Within { node, life, table, input });
    }
}
