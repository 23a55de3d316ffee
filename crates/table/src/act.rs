//! Acting in the game: what an act, and the draws after it, bring about.

use quartex::Seat;
use quarto::Touch;

use crate::event::{Event, PublicEvent};
use crate::game::Game;
use crate::prepared::Draft;
use crate::refusal::Refusal;
use crate::request::{MOST_TOUCHES, MOST_WRONG_CALLS};
use crate::state::State;
use crate::step::{Action, Step};
use crate::time::When;

impl State {
    pub(crate) fn act(&self, seat: Seat, action: Action, when: When) -> Result<Draft, Refusal> {
        self.playing()?;
        let mut next = Draft::new(self.clone(), when.now);
        let step = match next.act(seat, action) {
            Ok(step) => step,
            // The hand met something: refused, and a touch (Q19).
            Err(Refusal::Access(quarto::MaskedRefusal::CellTaken(cell, _))) => {
                return self.bump(seat, Touch::Cell(cell), when);
            }
            Err(Refusal::Access(quarto::MaskedRefusal::PlaceEmpty(place))) => {
                return self.bump(seat, Touch::Tray(place), when);
            }
            Err(refusal) => return Err(refusal),
        };
        if matches!(step, Step::Quarto(quarto::Step::WrongCall(_)))
            && self.wrong_calls >= MOST_WRONG_CALLS
        {
            return Err(Refusal::RecordFull);
        }
        let ended = next.state.game.as_ref().is_some_and(|game| game.ends_move(step));
        if let Some((mover, left, given)) = self.clock.after_move(when)
            && mover == seat
            && (ended || next.state.outcome.is_some())
        {
            next.take(Event::Aloud(PublicEvent::Clock { seat, left, given }));
        }
        next.draw();
        Ok(next)
    }

    fn bump(&self, seat: Seat, touch: Touch, when: When) -> Result<Draft, Refusal> {
        if self.touches[seat.index()] >= MOST_TOUCHES {
            return Err(Refusal::RecordFull);
        }
        Draft::of(self.clone(), when.now, vec![Event::Bumped { seat, touch }])
    }

    pub(crate) fn touch(
        &self,
        seat: Seat,
        number: u32,
        touch: Touch,
    ) -> Result<Vec<Event>, Refusal> {
        if !matches!(self.playing()?, Game::Access { .. }) {
            return Err(Refusal::NoMasks);
        }
        if number != self.touches[seat.index()] {
            return Err(Refusal::StaleTouch);
        }
        if self.touches[seat.index()] >= MOST_TOUCHES {
            return Err(Refusal::RecordFull);
        }
        Ok(vec![Event::Touched { seat, touch }])
    }
}

impl Draft {
    /// A player acts: judged and played at once, on this copy. Of a draft that is refused nothing is
    /// used: a masked hand may have felt something.
    fn act(&mut self, seat: Seat, action: Action) -> Result<Step, Refusal> {
        let game = self.state.game.as_mut().ok_or(Refusal::NotStarted)?;
        let was_asked = game.asked().is_some();
        let (step, told) = game.act(seat, action)?;
        let fact = self.state.count(step, told, was_asked).ok_or(Refusal::NotStarted)?;
        self.keep(Event::Step(step), fact);
        Ok(step)
    }

    /// Draws whatever tiles are due: chance is a step.
    pub(crate) fn draw(&mut self) {
        while self.state.outcome.is_none()
            && let Some(Game::Quartex(game)) = &self.state.game
            && let quartex::Due::Bag { to, count } = game.position().due()
        {
            let tiles = game.position().bag().pick(count, &mut self.state.draws());
            let draw = quartex::Step::Draw { to, tiles };
            if self.take(Event::Step(Step::Quartex(draw))).is_none() {
                return;
            }
        }
    }
}
