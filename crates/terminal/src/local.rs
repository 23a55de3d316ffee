//! A game on this machine: a table in a store, and bots that think here.
//!
//! As on a server nothing is answered or told before it is stored, so that whatever ends the program,
//! the game goes on where it was.

mod actor;
mod bots;
mod driver;
mod kept;
mod open;
mod refusal;

use std::sync::Arc;
use std::time::Instant;

use host::{Ask, Asker, Input, Outage, Reply};
use store::{SteadyClock, Store};
use table::{
    GameId, GameView, Glimpse, PublicEvent, Refusal, Seat, Sight, Sitter, StepNumber, Table, View,
    Viewer, What,
};
use wire::{AnswerKind, TableState};
use words::{AnswerContext, Command, CommandContext, Question, Remark, Transcript, Voice};

use crate::chance::{self, Chance};
use crate::speech_settings::SpeechSettings;
use crate::venue::{ShownTable, Tell, Venue};
use bots::Bots;

pub use kept::{KeptGame, kept};
pub use refusal::NotOpened;

/// A game on this machine.
pub(crate) struct Local {
    store: Arc<Store>,
    clock: SteadyClock,
    chance: Chance,
    speech: SpeechSettings,
    id: GameId,
    host: host::Host<()>,
    /// How hosts are run here.
    run: host::HostOptions,
    /// The players' names by chair; none for bots.
    names: Vec<Option<String>>,
    /// Who said "it is me" last.
    at: Option<Seat>,
    bots: Bots,
    past: Transcript,
    /// What was said to be done, as long as it is.
    called: Option<String>,
    /// Was it told that the store fails, and not yet that it is over?
    troubled: bool,
    told: Vec<Tell>,
}

impl Venue for Local {
    fn say(&mut self, line: &str, sure: bool) {
        let before = std::mem::take(&mut self.told);
        let (outcome, say) = self.typed(line, sure);
        // The answer comes before the news of what it did.
        let news = std::mem::replace(&mut self.told, before);
        self.told.push(Tell::Answered(outcome, say));
        self.told.extend(news);
    }

    fn be(&mut self, seat: Seat) {
        self.at = Some(seat);
        self.stand();
        self.call();
    }

    fn speak(&mut self, speech: SpeechSettings) {
        self.speech = speech;
    }

    fn follow(&mut self) {
        let Some(next) = self.table().and_then(Table::next_game) else { return };
        if self.enter(next).is_err() {
            // The store fails now: this game stays.
            self.told.push(Tell::Aside(self.unknown()));
        }
    }

    fn hear(&mut self) -> Vec<Tell> {
        for (pending, what) in self.bots.collect() {
            self.take(Input::Thought(pending, what));
        }
        self.take(Input::Tick);
        std::mem::take(&mut self.told)
    }

    fn wake(&self) -> Option<Instant> {
        self.host.wake().map(|moment| self.clock.instant(moment))
    }

    fn is_thinking(&self) -> bool {
        self.host.is_thinking()
    }

    fn leave(&mut self) {
        // No clock runs while nobody plays.
        self.take(Input::Stop);
    }
}

impl Local {
    const fn table(&self) -> Option<&Table> {
        self.host.table()
    }

    /// What everybody may know.
    fn open_view(&self) -> Option<View> {
        self.table()?.view(Viewer::Spectator)
    }

    /// The players' names by seat, in the person's language.
    fn names(&self) -> Vec<String> {
        let Some(table) = self.table() else { return Vec::new() };
        let Some(view) = table.view(Viewer::Spectator) else { return Vec::new() };
        let seats = (1..).map_while(Seat::new).zip(&view.places);
        let name = |(seat, place): (Seat, &table::Place)| {
            let chair = table.chair(seat);
            match (&place.sitter, self.names.get(chair.index()).cloned().flatten()) {
                (Sitter::Bot(level), _) => words::level(self.speech.language, *level).name,
                (_, Some(name)) => name,
                (_, None) => words::say(
                    self.speech.language,
                    "person-unnamed",
                    &[("number", seat.number().into())],
                ),
            }
        };
        words::distinct(seats.map(name).collect())
    }

    fn voice(&self, view: &View) -> Voice {
        self.speech.voice(view.viewer, view.terms.rules, &self.names())
    }

    /// Tells what was stored to whoever is at this keyboard, who then had this view.
    fn tell(&mut self, glimpse: Option<Glimpse>, view: Option<View>) {
        let (Some(mut glimpse), Some(view)) = (glimpse, view) else { return };
        // Whoever touched hears it as the answer (Q19). That people sit down is told to those who come
        // from elsewhere.
        let is_known = |sight: &Sight| {
            matches!(sight, Sight::Felt { .. } | Sight::Aloud(PublicEvent::Sat { .. }))
        };
        if glimpse.sights.iter().all(is_known) {
            return;
        }
        glimpse.sights.retain(|sight| !matches!(sight, Sight::Aloud(PublicEvent::Sat { .. })));
        let voice = self.voice(&view);
        let said = self.past.hear(&glimpse, &view, &voice);
        self.stand();
        if !said.is_empty() {
            self.told.push(Tell::Happened(said));
        }
        let is_turn = |sight: &Sight| {
            matches!(
                sight,
                Sight::Started { .. }
                    | Sight::Aloud(PublicEvent::TookBack { .. } | PublicEvent::WentOn { .. })
            )
        };
        if glimpse.sights.iter().any(is_turn) {
            self.call();
        } else if glimpse.sights.iter().any(|sight| matches!(sight, Sight::Moved { .. })) {
            // Whoever is asked together with others is not asked again by each answer (X16).
            let before = self.called.take();
            let now = self.due();
            if now != before {
                self.told.extend(now.clone().map(Tell::Called));
            }
            self.called = now;
        }
    }

    /// Says whose turn it is, if it is somebody's who is here and may hear it.
    pub(crate) fn call(&mut self) {
        self.called = self.due();
        self.told.extend(self.called.clone().map(Tell::Called));
    }

    /// What is to be done now by somebody who is here and may hear it.
    fn due(&self) -> Option<String> {
        let is_shared = self.here().len() > 1;
        let is_private = is_shared && self.open_view().is_some_and(|view| hides(&view));
        let viewer = if is_private { self.eyes() } else { self.listener() };
        let view = self.table()?.view(viewer)?;
        let plays = |seat: &Seat| !is_bot(&view, *seat);
        let is_due = self.here().iter().any(|seat| view.due.contains(*seat) && plays(seat));
        let is_called = is_due && view.outcome.is_none() && self.curtain().is_none();
        is_called.then(|| self.voice(&view).due(&view))
    }

    /// Shows how the table stands.
    pub(crate) fn stand(&mut self) {
        let curtain = self.curtain();
        let viewer = if curtain.is_some() { Viewer::Spectator } else { self.eyes() };
        let Some(table) = self.table() else { return };
        let Some(view) = table.view(viewer) else { return };
        let next = table.next_game();
        let state = TableState::of(&view, &self.names(), self.clock.now(), next.as_ref());
        let standing = ShownTable {
            game: self.id.to_string(),
            state,
            at: Instant::now(),
            here: self.here(),
            curtain,
        };
        self.told.push(Tell::Stands(Box::new(standing)));
    }

    /// Reads a line and does what it says.
    fn typed(&mut self, line: &str, sure: bool) -> (AnswerKind, Vec<String>) {
        let eyes = self.eyes();
        let Some(view) = self.table().and_then(|table| table.view(eyes)) else {
            return (AnswerKind::Unknown, vec![self.unknown()]);
        };
        let voice = self.voice(&view);
        let context = CommandContext { voice: &voice, view: &view, here: None };
        match Command::read(line, context) {
            Err(misread) => (AnswerKind::Refused, vec![voice.misread(&misread, context)]),
            Ok(Command::Ask(question)) => (AnswerKind::Told, self.reply(&voice, &view, question)),
            Ok(command) if command.is_grave() && !sure => {
                let say = words::say(self.speech.language, "server-confirm-resign", &[]);
                (AnswerKind::Confirm, vec![say])
            }
            Ok(Command::Say(phrase)) => {
                let names = self.names();
                let speaks =
                    |seat: Seat| names.get(seat.index()).map(|who| voice.says(who, phrase));
                let said = match eyes {
                    Viewer::Seat(seat) => speaks(seat),
                    Viewer::Spectator => None,
                };
                (AnswerKind::Told, said.into_iter().collect())
            }
            Ok(Command::Do(what)) => self.request(&view, what),
            Ok(Command::Turn(first, then)) => {
                let (outcome, mut say) = self.request(&view, first);
                if outcome != AnswerKind::Done {
                    return (outcome, say);
                }
                let Some(view) = self.table().and_then(|table| table.view(eyes)) else {
                    return (outcome, say);
                };
                let (outcome, more) = self.request(&view, then);
                say.extend(more);
                (outcome, say)
            }
        }
    }

    /// Asks the table for something that the person at the keyboard wants.
    fn request(&mut self, view: &View, what: What) -> (AnswerKind, Vec<String>) {
        let Some(seat) = self.actor(view, &what) else {
            let voice = self.voice(view);
            return (AnswerKind::Refused, vec![voice.refusal(Refusal::NoSuchSeat)]);
        };
        let touch = match &what {
            What::Touch { touch, .. } => Some(*touch),
            _ => None,
        };
        // Whoever has done what was due is called again if it is due again.
        let called = self.called.take();
        let reply = self.request_for(seat, view.step, what);
        if !matches!(reply, Reply::Answer(table::Answer::Done { .. })) {
            self.called = self.called.take().or(called);
        }
        let Some(view) = self.table().and_then(|table| table.view(Viewer::Seat(seat))) else {
            return (AnswerKind::Unknown, vec![self.unknown()]);
        };
        let voice = self.voice(&view);
        let Reply::Answer(answer) = reply else {
            return (AnswerKind::Unknown, vec![self.unknown()]);
        };
        let outcome = AnswerKind::from(&answer);
        let say = match (&answer, touch) {
            (table::Answer::Felt { found }, Some(touch)) => {
                // Told with its place, as everything that happens to a hand.
                let sight = Sight::Felt { touch, found: *found };
                voice.tell(&Glimpse { step: view.step, sights: vec![sight] }, &view)
            }
            _ => voice.answer(&answer).into_iter().collect(),
        };
        (outcome, say)
    }

    fn request_for(&mut self, seat: Seat, step: StepNumber, what: What) -> Reply {
        let Some(chair) = self.table().map(|table| table.chair(seat)) else {
            return Reply::NoTable;
        };
        let Ok(nonce) = chance::nonce() else {
            return Reply::Unavailable(Outage::new("the system has no random bytes"));
        };
        self.ask(Ask::Request { asker: Asker { chair, nonce }, step, what })
    }

    /// Answers a question from what the person may know and has heard.
    fn reply(&self, voice: &Voice, view: &View, question: Question) -> Vec<String> {
        let scene = AnswerContext {
            view,
            now: self.clock.now(),
            last_move: self.past.last_move.as_deref(),
            last_said: self.past.last_said.as_deref(),
        };
        voice.reply(question, &scene)
    }

    fn unknown(&self) -> String {
        self.speech.speaker().remark(&Remark::NotStored)
    }
}

/// Does a bot play for this seat now?
fn is_bot(view: &View, seat: Seat) -> bool {
    view.places.get(seat.index()).is_some_and(|place| place.bot().is_some())
}

/// Is there something that one player may see and another may not?
const fn hides(view: &View) -> bool {
    matches!(view.game, Some(GameView::Access(_) | GameView::Quartex(_))) && view.outcome.is_none()
}
