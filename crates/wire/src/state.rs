//! A view as data, for clients that draw or think for themselves.

use quarto::{Lines, Sketch};
use serde::{Deserialize, Serialize};
use table::{
    Fairness, GameId, GameView, Level, Moment, OpenView, Place, Rules, Sitter, View, Viewer,
};

/// How a table stands for one viewer. Every field is made from that viewer's [`View`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableState {
    /// `quarto`, `access` or `quartex`.
    pub game: String,
    /// The rules, as records write them: `1234p`, `2csh`.
    pub rules: String,
    /// `untimed`, `move:60000`, `bank:300000+5000`.
    pub pace: String,
    /// The viewer's seat; none for a spectator.
    pub seat: Option<u8>,
    /// The seats, first to last.
    pub seats: Vec<SeatState>,
    /// The seats that may act.
    pub due: Vec<u8>,
    /// The seat whose clock runs.
    pub running: Option<u8>,
    /// The offer that waits for answers: by whom, and what (`draw`, `time:60000` …).
    pub offer: Option<(u8, String)>,
    /// Does the server rest?
    pub paused: bool,
    /// Have the players agreed to go on another time?
    pub adjourned: bool,
    /// The position as this viewer may know it (`docs/notation.md`); none before the start, and while
    /// masks are worn (Q19). What the viewer may not know is `?`.
    pub position: Option<String>,
    /// The viewer's own tiles (Quartex).
    pub hand: Vec<String>,
    /// The result, as records write it, once it is over.
    pub result: Option<String>,
    /// The next game, once all have agreed to one.
    pub next: Option<String>,
    /// What can be noted and rechecked of the draws (`docs/fairness.md`).
    #[serde(default)]
    pub fair: FairState,
}

/// What everybody may know of the draws. Whoever does not trust the server notes what comes before the end, and compares
/// it with the record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FairState {
    /// The fingerprint of the seed: fixed before anybody sat down.
    pub commitment: String,
    /// What all that was agreed was sealed with, once the game has started.
    pub seal: Option<String>,
    /// Once the game is over.
    pub seed: Option<String>,
    /// The fingerprint of the seed of the next game, once this one is over.
    pub next: Option<String>,
    /// What the seats added, as digits, in the order in which they sat down (`-` for nothing), once the game has
    /// started.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub added: Vec<String>,
    /// Was the table brought back from a copy? Then somebody may have seen its seed already.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub brought_back: bool,
}

impl FairState {
    fn of(fairness: &Fairness) -> Self {
        Self {
            commitment: fairness.commitment.to_string(),
            seal: fairness.seal.map(|seal| seal.to_string()),
            seed: fairness.seed.map(|seed| seed.reveal()),
            next: fairness.next.map(|next| next.to_string()),
            added: match fairness.seal {
                Some(_) => fairness.contributions.iter().map(ToString::to_string).collect(),
                None => Vec::new(),
            },
            brought_back: fairness.brought_back,
        }
    }
}

/// One seat, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatState {
    /// What its player is called here; none if nobody sits there.
    pub name: Option<String>,
    /// The level of the bot that plays.
    pub bot: Option<u8>,
    /// Is its person away?
    pub away: bool,
    /// What is left on its clock, in milliseconds, as of this message.
    pub left: Option<u64>,
}

impl TableState {
    /// The view as data at this moment. `names` are the players' by seat, and `next` is the game that
    /// follows this one.
    pub fn of(view: &View, names: &[String], now: Moment, next: Option<&GameId>) -> Self {
        let clocks = view.clocks_at(now);
        let seat = |(index, place): (usize, &Place)| SeatState {
            name: (place.sitter != Sitter::Open).then(|| names.get(index).cloned()).flatten(),
            bot: place.bot().map(Level::number),
            away: place.away.is_some(),
            left: clocks.get(index).map(|span| span.0),
        };
        let position = view.game.as_ref().and_then(|game| match game {
            GameView::Quarto(open) => Some(open.sketch.to_string()),
            // What a hand has felt is for its memory to keep (Q19).
            GameView::Access(_) if view.outcome.is_none() => None,
            GameView::Access(masked) => Some(masked.sketch.to_string()),
            GameView::Quartex(quartex) => Some(quartex::Setup::from(quartex.as_ref()).to_string()),
        });
        let hand = match &view.game {
            Some(GameView::Quartex(quartex)) => quartex.own_hand(),
            Some(GameView::Quarto(_) | GameView::Access(_)) | None => None,
        };
        Self {
            game: view.terms.rules.game().to_owned(),
            rules: view.terms.rules.text(),
            pace: view.terms.pace.to_string(),
            seat: match view.viewer {
                Viewer::Seat(seat) => Some(seat.number()),
                Viewer::Spectator => None,
            },
            seats: view.places.iter().enumerate().map(seat).collect(),
            due: view.due.iter().map(quartex::Seat::number).collect(),
            running: view.running.map(|running| running.seat.number()),
            offer: view.offer.map(|open| (open.by.number(), open.offer.to_string())),
            paused: view.paused,
            adjourned: view.adjourned,
            position,
            hand: hand
                .map(|hand| hand.iter().map(|tile| tile.to_string()).collect())
                .unwrap_or_default(),
            result: view.outcome.map(|outcome| outcome.result(view.terms.rules)),
            next: next.map(ToString::to_string),
            fair: FairState::of(&view.fairness),
        }
    }
    /// The rules; none if a later server plays what is not known here.
    pub fn rules(&self) -> Option<Rules> {
        Rules::read(&self.game, &self.rules)
    }

    /// The game as this data tells it: none before the start, while masks are worn (Q19), and if
    /// the position cannot be read or cannot be.
    ///
    /// Quarto Access that is over comes as a game with open eyes, since the masks are off. By which
    /// alignment a game was won the data does not say, so none is shown.
    pub fn view(&self) -> Option<GameView> {
        let position = self.position.as_deref()?;
        Some(match self.rules()? {
            Rules::Quarto(..) | Rules::Access(..) => {
                let sketch: Sketch = position.parse().ok()?;
                GameView::Quarto(OpenView { sketch, shown: Lines::EMPTY })
            }
            Rules::Quartex(_) => {
                let setup: quartex::Setup = position.parse().ok()?;
                GameView::Quartex(Box::new(setup.view().ok()?))
            }
        })
    }
}
