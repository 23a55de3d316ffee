//! A Quartex position as data.

use quartex::{Action, Due, Frame, Phase, Seat, SetupHand, Symbol, Tokens};
use serde_json::{Map, Value, json};

use super::{Shown, seats_due};
use crate::commands::show::texts;

pub(super) fn as_json(shown: &Shown) -> String {
    let view = &shown.view;
    let (in_bag, perhaps) = shown.known().put_back();
    let draw = match view.due() {
        Due::Bag { to, count } => json!({ "to": to.to_string(), "count": count }),
        Due::Seat(_) | Due::Seats(_) | Due::Nobody => Value::Null,
    };
    let choices = |(seat, actions): &(Seat, Vec<Action>)| (seat.to_string(), texts(actions));
    json!({
        "game": "quartex",
        "position": shown.setup.to_string(),
        "rules": view.rules().to_string(),
        "frame": view.rules().frame.map(Frame::side),
        "eye": shown.setup.eye.to_string(),
        "first": view.first().number(),
        "board": texts(view.field().placements_laid()),
        "due": due(view.phase()),
        "seats": numbers(seats_due(view.due())),
        "draw": draw,
        "outcome": outcome(shown),
        "players": shown.seats().map(|(seat, hand)| player(shown, seat, hand)).collect::<Value>(),
        "stock": tokens(view.stock()),
        "bag": view.bag(),
        "bag_tiles": shown.bag.map(texts),
        "removed": texts(view.removed()),
        "aside": texts(view.aside()),
        "put_back": { "in_bag": texts(in_bag), "in_bag_or_drawn": texts(perhaps) },
        "choices": shown.choices.iter().map(choices).collect::<Map<_, _>>(),
    })
    .to_string()
}

fn due(phase: Phase) -> &'static str {
    match phase {
        Phase::Laying(_) => "lay",
        Phase::Asking { .. } => "answer",
        Phase::Bound { .. } => "lay_pointed_out",
        Phase::Opening
        | Phase::Removing
        | Phase::Dealing { .. }
        | Phase::Redrawing(_)
        | Phase::Refilling { .. }
        | Phase::Retiring { .. } => "draw",
        Phase::Over => "over",
    }
}

fn outcome(shown: &Shown) -> Value {
    match shown.view.outcome() {
        Some(outcome) => json!({ "winners": numbers(outcome.winners().iter()) }),
        None => Value::Null,
    }
}

fn player(shown: &Shown, seat: Seat, hand: SetupHand) -> Value {
    json!({
        "seat": seat.number(),
        "eliminated": hand.eliminated,
        "tiles": texts(hand.tiles),
        "hidden": hand.hidden,
        "tokens": tokens(shown.view.tokens(seat)),
        "points": shown.view.score(seat).points(),
    })
}

fn numbers(seats: impl IntoIterator<Item = Seat>) -> Value {
    seats.into_iter().map(Seat::number).collect()
}

fn tokens(tokens: Tokens) -> Value {
    let counts = Symbol::ALL.into_iter().map(|symbol| (symbol.to_string(), json!(tokens[symbol])));
    Value::Object(counts.collect())
}
