//! Positions of Quartex: the whole truth, or what one viewer knows.

use quartex::{
    Action, Cell, Due, Eye, Frame, Phase, Recipient, Rules, Seat, SeatSet, Seeing, Setup,
    SetupHand, Start, Symbol, Ties, Tile, TileSet, Tokens, View,
};

use super::spaced;
use crate::catalog::Value;
use crate::voice::Voice;

/// All that is known of a position.
#[derive(Clone, Copy, Debug)]
pub struct Known<'a> {
    /// The position, and the hands as far as they are known.
    pub setup: &'a Setup,
    /// What the viewer knows; of the truth, what is open to all.
    pub view: &'a View,
    /// The tiles in the bag, of the truth.
    pub bag: Option<TileSet>,
    /// What those who are to act may do; nothing where that is hidden.
    pub choices: Option<&'a [Action]>,
}

impl Known<'_> {
    /// Tiles put back that must be in the bag, and those that may have been drawn since.
    pub fn put_back(&self) -> (TileSet, TileSet) {
        let in_bag = self.view.surely_in_bag();
        (in_bag, self.view.memory().put_back().intersection(self.view.unseen()).minus(in_bag))
    }
}

impl Voice {
    /// What there is to say of a position beside its field.
    pub fn setup_lines(&self, known: &Known<'_>) -> Vec<String> {
        let view = known.view;
        let tiles = |key: &str, tiles: TileSet| {
            self.listing(key, "tiles", tiles.len().into(), spaced(tiles))
        };
        let mut lines = vec![self.field_size(view)];
        lines.push(self.quartex_rules_label(view.rules()));
        lines.push(self.knows(known.setup.eye, view.first()));
        lines.push(self.setup_due(view));
        let seats = view.rules().players.seats().zip(known.setup.hands.iter().copied());
        lines.extend(seats.map(|(seat, hand)| self.player(view, seat, hand)));
        let stock = view.stock();
        lines.push(self.listing("label-stock", "tokens", held(stock), heaps(stock)));
        let bag = ("count", view.bag().into());
        lines.push(match known.bag.filter(|tiles| !tiles.is_empty()) {
            Some(tiles) => self.say("label-bag-known", &[bag, ("tiles", spaced(tiles).into())]),
            None => self.say("label-bag", &[bag]),
        });
        lines.push(tiles("label-out", view.removed()));
        if !view.aside().is_empty() {
            lines.push(tiles("label-aside", view.aside()));
        }
        // Whoever knows the whole bag need not be told.
        if known.bag.is_none() {
            let (in_bag, perhaps) = known.put_back();
            let some = [("label-in-bag", in_bag), ("label-perhaps", perhaps)];
            let some = some.into_iter().filter(|(_, set)| !set.is_empty());
            lines.extend(some.map(|(key, set)| tiles(key, set)));
        }
        if let Some(choices) = known.choices {
            lines.extend(self.choices(view, choices));
        }
        lines
    }

    fn field_size(&self, view: &View) -> String {
        let Some(bounds) = view.field().bounds() else { return self.word("show-field-empty") };
        let mut about: Vec<(&str, Value<'_>)> = vec![
            ("count", view.field().laid().len().into()),
            ("width", bounds.width().into()),
            ("height", bounds.height().into()),
        ];
        match view.field().frame().map(Frame::side) {
            None => self.say("label-field", &about),
            Some(side) => {
                about.push(("side", side.into()));
                self.say("label-field-framed", &about)
            }
        }
    }

    fn quartex_rules_label(&self, rules: Rules) -> String {
        let clauses = [
            self.say("rule-players", &[("count", rules.players.count().into())]),
            self.word(match rules.seeing {
                Seeing::Claim => "rule-claims",
                Seeing::Auto => "rule-claims-auto",
            }),
            self.word(match rules.ties {
                Ties::Shared => "rule-ties-shared",
                Ties::TilesThenTokens => "rule-ties-tiles",
            }),
            self.word(match rules.start {
                Start::Hand => "rule-start-hand",
                Start::BagTile => "rule-start-bag",
            }),
            match rules.frame.map(Frame::side) {
                Some(side) => self.say("rule-frame", &[("side", side.into())]),
                None => self.word("rule-no-frame"),
            },
        ];
        let meaning = self.clauses(&clauses);
        let rules = ("rules", rules.to_string().into());
        self.say("label-rules", &[rules, ("meaning", meaning.into())])
    }

    /// Whose knowledge this is, and where the turns began.
    fn knows(&self, eye: Eye, first: Seat) -> String {
        let (eye, seat) = match eye {
            Eye::Truth => ("truth", first),
            Eye::Seat(seat) => ("seat", seat),
            Eye::Spectator => ("spectator", first),
        };
        let seats = [("seat", seat.number().into()), ("first", first.number().into())];
        self.say("show-knows", &[&[("eye", eye.into())], seats.as_slice()].concat())
    }

    /// What the game waits for, or how it ended.
    fn setup_due(&self, view: &View) -> String {
        let seat = |seat: Seat| ("seat", Value::from(seat.number()));
        match view.phase() {
            Phase::Laying(turn) => {
                let key = match view.rules().seeing {
                    Seeing::Claim => "show-lay-or-cannot",
                    Seeing::Auto => "show-lay",
                };
                self.say(key, &[seat(turn.seat)])
            }
            Phase::Asking { turn, waiting } => {
                let mut about = self.some_seats(waiting);
                about.push(seat(turn.seat));
                self.say("show-asks", &about)
            }
            Phase::Bound { turn, tile, cell } => {
                let where_to = ("cell", cell.to_string().into());
                self.say(
                    "show-bound",
                    &[seat(turn.seat), ("tile", tile.to_string().into()), where_to],
                )
            }
            Phase::Over => self.setup_ended(view),
            Phase::Opening
            | Phase::Removing
            | Phase::Dealing { .. }
            | Phase::Redrawing(_)
            | Phase::Refilling { .. }
            | Phase::Retiring { .. } => match view.due() {
                Due::Bag { to, count } => {
                    let count = ("count", count.into());
                    match to {
                        Recipient::Home => self.say("show-draw-home", &[count]),
                        Recipient::Out => self.say("show-draw-out", &[count]),
                        Recipient::Hand(to) => self.say("show-draw-hand", &[count, seat(to)]),
                    }
                }
                Due::Seat(_) | Due::Seats(_) | Due::Nobody => String::new(),
            },
        }
    }

    fn setup_ended(&self, view: &View) -> String {
        let Some(outcome) = view.outcome() else { return String::new() };
        let best = outcome.winners().iter().next().map_or(0, |seat| outcome.score(seat).points());
        let points = [("points", best.into()), ("count", best.unsigned_abs().into())];
        let mut about = self.some_seats(outcome.winners());
        about.push(("points", self.say("points-only", &points).into()));
        self.say("show-ended", &about)
    }

    /// `seats` by their numbers, and `count`.
    fn some_seats(&self, seats: SeatSet) -> Vec<(&'static str, Value<'static>)> {
        let numbers: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
        vec![("count", numbers.len().into()), ("seats", self.list(&numbers).into())]
    }

    fn player(&self, view: &View, seat: Seat, hand: SetupHand) -> String {
        let unknown = (0..hand.hidden).map(|_| "?".to_owned());
        let tiles: Vec<String> =
            hand.tiles.iter().map(|tile| tile.to_string()).chain(unknown).collect();
        let tokens = view.tokens(seat);
        let points = view.score(seat).points();
        let state = if hand.eliminated { "eliminated" } else { "playing" };
        self.say(
            "label-player",
            &[
                ("seat", seat.number().into()),
                ("state", state.into()),
                ("held", tiles.len().into()),
                ("tiles", tiles.join(" ").into()),
                ("taken", held(tokens).into()),
                ("tokens", heaps(tokens).into()),
                ("points", points.into()),
                ("score", points.unsigned_abs().into()),
                ("over", if view.outcome().is_some() { "yes" } else { "no" }.into()),
            ],
        )
    }

    /// What may be done: placements by their cells, then what needs no cell.
    fn choices(&self, view: &View, choices: &[Action]) -> Vec<String> {
        let mut placements: Vec<_> = choices.iter().copied().filter_map(on_cell).collect();
        placements.sort_by_key(|(cell, tile, _)| (*cell, *tile));
        let mut lines = vec![self.say("label-placements", &[("count", placements.len().into())])];
        for here in placements.chunk_by(|one, next| one.0 == next.0) {
            let Some((cell, ..)) = here.first() else { continue };
            let completed = view.field().completed_by(*cell);
            let spot = [
                ("cell", cell.to_string().into()),
                ("tiles", spaced(here.iter().map(|(_, _, word)| word)).into()),
                ("tokens", heaps(completed).into()),
            ];
            let key = if completed.total() > 0 { "label-spot-completes" } else { "label-spot" };
            lines.push(format!("  {}", self.say(key, &spot)));
        }
        let others: Vec<&Action> =
            choices.iter().filter(|choice| on_cell(**choice).is_none()).collect();
        if !others.is_empty() {
            lines.push(self.say("label-or", &[("moves", spaced(others).into())]));
        }
        lines
    }
}

/// Of how many symbols there are tokens.
fn held(tokens: Tokens) -> usize {
    Symbol::ALL.into_iter().filter(|&symbol| tokens[symbol] > 0).count()
}

/// `X10 S9`, leaving out what there is none of.
fn heaps(tokens: Tokens) -> String {
    let held = Symbol::ALL.into_iter().filter(|&symbol| tokens[symbol] > 0);
    spaced(held.map(|symbol| format!("{symbol}{}", tokens[symbol])))
}

/// Where a tile would lie, which, and how if that was chosen too.
fn on_cell(action: Action) -> Option<(Cell, Tile, String)> {
    match action {
        Action::Lay(placement) => {
            let (tile, cell, word) = (placement.tile(), placement.cell, placement.word);
            Some((cell, tile, format!("{tile}={word}")))
        }
        Action::Try { tile, cell } => Some((cell, tile, tile.to_string())),
        Action::Cannot | Action::None => None,
    }
}
