//! Playing a made-up game on for a few tiles, and what it is worth where it stops.

use quartex::Players;

use super::board::{Gain, Mask};
use super::judge::{Lay, Prices, Style, each_way};
use super::scene::{SEATS, Scene, below};
use crate::BotDice;

/// How a game is played on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Plan {
    /// How many tiles.
    pub(super) ahead: u32,
    /// From how many tiles on the worth is looked at, every second tile; the mean of all looks
    /// counts. An earlier look has less chance in it, a later one more foresight.
    pub(super) look_from: u32,
    /// How everybody plays.
    pub(super) style: Style,
    /// Of 256 tiles, how many are laid at random.
    pub(super) noise: u64,
    /// How much counts of what each of the players then to move, in turn, could take at once.
    pub(super) leaf: [f32; 4],
    /// The first sight of a candidate counts like so many deals.
    pub(super) prior: i64,
    /// How much of the lead is counted over the mean of the others, and not over the best of them:
    /// who will be the best is not known yet.
    pub(super) mean: f32,
}

impl Plan {
    /// The prototype's: eight tiles by corners, then eight tenths of what the next can take.
    pub(super) const PROTOTYPE: Plan = Plan {
        ahead: 8,
        look_from: 8,
        style: Style::CORNERS,
        noise: 26,
        leaf: [0.8, 0.0, 0.0, 0.0],
        prior: 0,
        mean: 0.0,
    };

    /// The best for two players. The leaf was fitted to what ten more tiles bring (`fit.rs`).
    const TWO: Plan = Plan {
        ahead: 8,
        look_from: 4,
        style: Style { follow: 0.7, ..Style::CORNERS },
        noise: 0,
        leaf: [0.75, 0.72, 0.5, 0.47],
        prior: 12,
        mean: 0.0,
    };

    /// The best for more: one's own next turn is further away and less sure.
    const MORE: Plan = Plan {
        ahead: 16,
        look_from: 8,
        style: Style { follow: 0.35, ..Style::CORNERS },
        prior: 4,
        mean: 0.3,
        ..Plan::TWO
    };

    /// The best for so many players.
    pub(super) const fn best(players: Players) -> Plan {
        match players {
            Players::Two => Plan::TWO,
            Players::Three | Players::Four | Players::Five => Plan::MORE,
        }
    }
}

/// Plays on; says what it is worth to a seat, in thousandths of a point of lead.
pub(super) fn play_on(scene: &mut Scene, seat: usize, plan: &Plan, dice: &mut BotDice) -> i32 {
    let mut laid = 0;
    let mut sum = 0;
    let mut looks = 0;
    while laid < plan.ahead && scene.turn.is_some() {
        match choose(scene, plan, dice) {
            Some(lay) => {
                scene.lay(lay.place, lay.tile, lay.reading);
                laid += 1;
                let to_come = plan.ahead - laid;
                if laid >= plan.look_from && to_come > 0 && to_come.is_multiple_of(2) {
                    sum += worth(scene, seat, plan);
                    looks += 1;
                }
            }
            None => {
                scene.cannot();
            }
        }
    }
    (sum + worth(scene, seat, plan)) / (looks + 1)
}

fn choose(scene: &Scene, plan: &Plan, dice: &mut BotDice) -> Option<Lay> {
    let roll = dice.roll();
    if roll & 0xff < plan.noise {
        return any(scene, dice);
    }
    super::judge::best(scene, plan.style)
}

/// Some way to lay, each equally likely.
pub(super) fn any(scene: &Scene, dice: &mut BotDice) -> Option<Lay> {
    let hand = scene.deal.hands[scene.turn?];
    let mut count = 0;
    each_way(&scene.board, hand, |_, _, _| count += 1);
    let mut left = below(dice, count);
    let mut found = None;
    each_way(&scene.board, hand, |place, tile, reading| {
        if left == 0 && found.is_none() {
            found = Some(Lay { place, tile, reading, value: 0.0 });
        }
        left = left.wrapping_sub(1);
    });
    found
}

/// The lead over the others, with part of what lies ready counted as taken.
fn worth(scene: &Scene, seat: usize, plan: &Plan) -> i32 {
    let players = scene.standing.players;
    let mut scores = [0.0_f32; SEATS];
    for (other, score) in scores[..players].iter_mut().enumerate() {
        // Scores are far below 2^15.
        *score = f32::from(i16::try_from(scene.score(other)).unwrap_or(i16::MAX));
    }
    for ((mover, most), weight) in ready(scene).into_iter().flatten().zip(plan.leaf) {
        scores[mover] += weight * most;
    }
    let others = (0..players).filter(|&other| other != seat).map(|other| scores[other]);
    let best = others.clone().fold(f32::MIN, f32::max);
    let (sum, count) = others.fold((0.0, 0.0), |(sum, count), score| (sum + score, count + 1.0));
    thousandths(scores[seat] - (1.0 - plan.mean) * best - plan.mean * sum / count)
}

/// What the next four to move could take at once, one after the other, if nothing else were laid:
/// who, and what it is worth to them.
pub(super) fn ready(scene: &Scene) -> [Option<(usize, f32)>; 4] {
    let mut ready = [None; 4];
    let mut hands = scene.deal.hands;
    let mut taken: u128 = 0;
    let mut turn = scene.turn;
    for ready in &mut ready {
        let Some(mover) = turn else { break };
        let (most, place) = most_at_once(scene, mover, hands[mover], taken);
        if let Some(place) = place {
            taken |= 1 << place;
            // One of the tiles that fit is gone; which one matters little.
            let fitting = scene.board.gaps()[place].fitting & hands[mover];
            hands[mover] &= !(fitting & fitting.wrapping_neg());
        }
        *ready = Some((mover, most));
        turn = scene.after(mover).filter(|&next| next != mover);
    }
    ready
}

/// The gap not taken yet that is worth most to a hand, and its worth; nothing if none is worth
/// anything.
fn most_at_once(scene: &Scene, seat: usize, hand: Mask, taken: u128) -> (f32, Option<usize>) {
    let prices = Prices::of(&scene.standing, seat);
    let mut best = (0.0, None);
    for (place, gap) in scene.board.gaps().iter().enumerate() {
        if gap.gain != Gain::NONE && gap.fitting & hand != 0 && taken >> place & 1 == 0 {
            let worth = prices.of_gain(gap.gain);
            if worth > best.0 {
                best = (worth, Some(place));
            }
        }
    }
    best
}

#[expect(clippy::cast_possible_truncation, reason = "leads are far below a million")]
pub(super) fn thousandths(lead: f32) -> i32 {
    (lead * 1000.0) as i32
}
