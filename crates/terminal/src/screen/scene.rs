//! What is to be painted: how the table stands, read once.

use quartex::Task;
use quarto::{Call, Calling, Seen, Sketch};
use table::{PastAccess, Rules, Seat, Viewer};
use words::{Value, Voice, say};

use super::task::task;
use crate::speech_settings::SpeechSettings;
use crate::venue::ShownTable;

/// What is to be painted. It holds no more than the standing it was made from, and nothing of a
/// position while there is a curtain.
#[derive(Debug)]
pub(super) struct Scene {
    pub(super) standing: ShownTable,
    /// What was agreed; none if this program cannot read it.
    pub(super) rules: Option<Rules>,
    pub(super) voice: Voice,
    pub(super) picture: Picture,
}

/// The game itself.
#[derive(Debug)]
pub(super) enum Picture {
    /// There is none yet, or none that may be seen or can be read.
    Nothing,
    /// Quarto, or Quarto Access without masks.
    Board(Sketch),
    /// Quarto Access while masks are worn: there is nothing to know (Q19).
    Covered,
    /// Quartex.
    Field(Box<quartex::View>),
}

impl Picture {
    fn of(standing: &ShownTable) -> Self {
        let state = &standing.state;
        let text = state.position.as_deref();
        match (state.game.as_str(), text) {
            _ if standing.curtain.is_some() => Self::Nothing,
            ("quarto" | "access", Some(text)) => text.parse().map_or(Self::Nothing, Self::Board),
            ("access", None) if state.result.is_none() && !state.due.is_empty() => Self::Covered,
            ("quartex", Some(text)) => {
                let view = text.parse::<quartex::Setup>().ok().and_then(|setup| setup.view().ok());
                view.map_or(Self::Nothing, |view| Self::Field(Box::new(view)))
            }
            _ => Self::Nothing,
        }
    }
}

impl Scene {
    pub(super) fn new(standing: &ShownTable, speech: SpeechSettings) -> Self {
        let state = &standing.state;
        let rules = Rules::read(&state.game, &state.rules);
        let seat = state.seat.and_then(Seat::new);
        let listener = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let names: Vec<String> =
            state.seats.iter().map(|seat| seat.name.clone().unwrap_or_default()).collect();
        let voice = match rules {
            Some(rules) => speech.voice(listener, rules, &names),
            None => Voice::new(speech.language, listener).naming_players(names),
        };
        Self { rules, voice, picture: Picture::of(standing), standing: standing.clone() }
    }

    /// A phrase in the person's language.
    pub(super) fn say(&self, key: &str, arguments: &[(&str, Value<'_>)]) -> String {
        say(self.voice.language, key, arguments)
    }

    /// A word in the person's language.
    pub(super) fn word(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// How a command is typed: the first of its words.
    pub(super) fn command(&self, key: &str) -> String {
        self.word(key).split('|').next().unwrap_or_default().trim().to_owned()
    }

    /// The seat of whoever is at the keyboard.
    pub(super) fn me(&self) -> Option<Seat> {
        self.standing.state.seat.and_then(Seat::new)
    }

    /// Is it this person's turn?
    pub(super) fn is_due(&self) -> bool {
        let state = &self.standing.state;
        state.result.is_none() && state.seat.is_some_and(|me| state.due.contains(&me))
    }

    pub(super) fn is_masked(&self) -> bool {
        matches!(self.picture, Picture::Covered)
    }

    /// May nothing that was said be read again (Q19)?
    pub(super) fn is_past_closed(&self) -> bool {
        let closed =
            matches!(self.rules, Some(Rules::Access(_, masks)) if masks.past == PastAccess::Closed);
        closed && self.standing.state.result.is_none()
    }

    /// The name of a player.
    pub(super) fn name(&self, seat: Seat) -> String {
        let name = self.standing.state.seats.get(seat.index()).and_then(|seat| seat.name.clone());
        name.unwrap_or_else(|| self.word("play-nobody"))
    }

    /// The name of the next player but this one: at a table for two, the other.
    pub(super) fn other(&self) -> String {
        let count = u8::try_from(self.standing.state.seats.len()).unwrap_or(u8::MAX);
        let next = self.me().and_then(|me| Seat::new(me.number() % count.max(1) + 1));
        next.map_or_else(String::new, |seat| self.name(seat))
    }

    /// What this player may do with tiles; none in other games.
    pub(super) fn task(&self) -> Option<Task> {
        match &self.picture {
            Picture::Field(view) => Some(task(&self.standing.state, view)),
            Picture::Nothing | Picture::Board(_) | Picture::Covered => None,
        }
    }

    /// What can be called in this game, whether or not there is something to call; nothing for a
    /// spectator, and where the game itself calls.
    pub(super) fn calls(&self) -> Vec<Call> {
        let is_playing = self.standing.state.result.is_none() && self.me().is_some();
        let has_board = matches!(self.picture, Picture::Board(_) | Picture::Covered);
        let rules = self.rules.and_then(Rules::quarto).filter(|_| is_playing && has_board);
        match rules.map(|rules| (rules.calling, rules.lines())) {
            Some((Calling::Point(_), lines)) => lines.iter().map(Call::Line).collect(),
            Some((Calling::Call(_), _)) => vec![Call::Bare],
            Some((Calling::Auto, _)) | None => Vec::new(),
        }
    }

    /// May this player only call or decline (Q13)? Under masks nobody can see it, so it may always be
    /// said.
    pub(super) fn may_decline(&self) -> bool {
        match &self.picture {
            Picture::Board(sketch) => self.is_due() && !sketch.cells.contains(&Seen::Empty),
            Picture::Covered => self.is_due(),
            Picture::Nothing | Picture::Field(_) => false,
        }
    }
}
