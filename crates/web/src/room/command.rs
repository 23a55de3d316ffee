//! What a person wants of a table, from the message to the answer.

use std::time::Instant;

use audience::{Meaning, Perspective, not_seated, understand, worded};
use host::{Ask, Asker, Input, Reply};
use pages::Visitor;
use table::{Order, Refusal, Rules, Seat, Table, View, Viewer, What};
use wire::AnswerKind;
use words::{AnswerContext, Phrase, Question, Transcript, Voice};

use super::gallery::{GalleryKind, GalleryMessage};
use super::message::{QueuedCommand, WordedAnswer};
use super::{Caller, RoomTask};
use crate::limits::SPEAKING;
use crate::metrics::Limited;

/// What was asked of the table for a person, and what is to be asked after it.
#[derive(Debug)]
pub(super) struct Pending {
    asked: QueuedCommand,
    /// What was asked; nothing if the table is to go on.
    what: Option<What>,
    then: Option<What>,
    /// What the person has to hear already.
    say: Vec<String>,
}

impl RoomTask {
    /// A person wants something.
    pub(super) fn command(&mut self, asked: Box<QueuedCommand>) {
        let Some((view, voice)) = self.seen_by(&asked) else {
            return self.ask(Caller::Early(asked), Ask::Look);
        };
        if seat(&view).is_some() {
            self.network = Some(asked.network);
        }
        let language = asked.visitor.language;
        let happened = |seat| self.host.table()?.answered(seat, &asked.nonce);
        let happened = seat(&view).and_then(happened).is_some();
        let meaning = understand(asked.command.clone(), &view, &voice, language, happened);
        match meaning {
            Meaning::Hear(outcome, say) => self.reply(*asked, outcome, Some(say)),
            Meaning::Answer(question) => self.question(asked, &view, &voice, question),
            Meaning::Say(phrase) => self.phrase(*asked, &view, &voice, phrase),
            Meaning::Resume if seat(&view).is_some() && view.paused => {
                let pending = Pending { asked: *asked, what: None, then: None, say: Vec::new() };
                self.ask(Caller::Person(Box::new(pending)), Ask::Order(Order::Resume));
            }
            Meaning::Resume => {
                let say = vec![voice.refusal(Refusal::NotPaused)];
                self.reply(*asked, AnswerKind::Refused, Some(say));
            }
            Meaning::Ask(what, then) => {
                let step = asked.step;
                let pending = Pending { asked: *asked, what: Some(what), then, say: Vec::new() };
                self.request(pending, &view, &voice, step);
            }
        }
    }

    /// Asks the table for something, in the name of whoever looks.
    fn request(&mut self, pending: Pending, view: &View, voice: &Voice, step: table::StepNumber) {
        let what = pending.what.clone();
        // Between two hands a device can do for its players whatever needs no hand.
        let needs_hand = matches!(what, Some(What::Act(_) | What::Touch { .. }) | None);
        let chair = self.host.table().and_then(|table| {
            let any = || pending.asked.identity.any_seat(table).filter(|_| !needs_hand);
            Some(table.chair(seat(view).or_else(any)?))
        });
        let (Some(chair), Some(what)) = (chair, what) else {
            let (outcome, say) = not_seated(voice);
            return self.reply(pending.asked, outcome, Some(say));
        };
        let asker = Asker { chair, nonce: pending.asked.nonce.clone() };
        let lag = pending.asked.lag;
        let by = Caller::Person(Box::new(pending));
        self.hand(Input::Ask { by, ask: Ask::Request { asker, step, what }, lag });
    }

    /// The table has answered.
    pub(super) fn answer_person(&mut self, mut pending: Pending, reply: &Reply) {
        self.answered.clone_from(&pending.asked.identity.person);
        let Some((view, voice)) = self.seen_by(&pending.asked) else {
            return self.reply(pending.asked, AnswerKind::Unknown, None);
        };
        let Some(what) = &pending.what else {
            let outcome = match reply {
                Reply::Done => AnswerKind::Done,
                _ => AnswerKind::Unknown,
            };
            let say = (outcome == AnswerKind::Done).then(Vec::new);
            return self.reply(pending.asked, outcome, say);
        };
        let unknown = || unavailable(&pending.asked.visitor);
        let (outcome, say) = worded(reply, what, &view, &voice, unknown);
        pending.say.extend(say);
        // The same line typed again does both again, and neither happens twice.
        let second = format!("{}-2", cut(pending.asked.nonce.as_str(), 38)).parse().ok();
        if let (AnswerKind::Done, Some(then), Some(nonce)) = (outcome, pending.then.take(), second)
        {
            pending.asked.nonce = nonce;
            pending.what = Some(then);
            return self.request(pending, &view, &voice, view.step);
        }
        self.reply(pending.asked, outcome, Some(pending.say));
    }

    /// Answers a question from what the person may know and has heard.
    fn question(
        &mut self,
        asked: Box<QueuedCommand>,
        view: &View,
        voice: &Voice,
        question: Question,
    ) {
        if matches!(question, Question::LastMove | Question::Repeat)
            && let Some(snapshot) = self.snapshot()
        {
            // Nobody who plays waits for what was said to those who watch.
            let plays = !asked.identity.seats(&snapshot.table).is_empty();
            let whose = if plays { GalleryKind::Players } else { GalleryKind::Spectators };
            return self.show(whose, GalleryMessage::Recall(snapshot, asked, question));
        }
        let past = Transcript::default();
        let now = self.app.clock.now();
        let (last_move, last_said) = (past.last_move.as_deref(), past.last_said.as_deref());
        let say = voice.reply(question, &AnswerContext { view, now, last_move, last_said });
        self.reply(*asked, AnswerKind::Told, Some(say));
    }

    /// Says a set phrase to everybody.
    fn phrase(&mut self, asked: QueuedCommand, view: &View, voice: &Voice, phrase: Phrase) {
        let (Some(seat), Some(snapshot)) = (seat(view), self.snapshot()) else {
            let (outcome, say) = not_seated(voice);
            return self.reply(asked, outcome, Some(say));
        };
        let spoken = self.spoken.entry(seat).or_default();
        if spoken.take(SPEAKING, Instant::now()).is_err() {
            self.app.metrics.limited.count(Limited::PHRASES);
            let pause = words::say(asked.visitor.language, "play-says-enough", &[]);
            return self.reply(asked, AnswerKind::Refused, Some(vec![pause]));
        }
        self.show_all(|| GalleryMessage::Say(snapshot.clone(), seat, phrase));
        self.reply(asked, AnswerKind::Done, Some(Vec::new()));
    }

    /// What whoever asks may know, and the voice that speaks to them.
    fn seen_by(&self, asked: &QueuedCommand) -> Option<(View, Voice)> {
        let table = self.host.table()?;
        let Perspective { viewer, .. } = asked.identity.perspective(table);
        let mut view = table.view(viewer)?;
        if self.host.is_troubled() {
            view.running = None;
        }
        let names = self.app.people.at(table, asked.visitor.language);
        let voice = asked.visitor.voice(&view, &names);
        Some((view, voice))
    }

    /// Answers a person; without a sentence, that nobody knows.
    pub(super) fn reply(
        &self,
        asked: QueuedCommand,
        outcome: AnswerKind,
        say: Option<Vec<String>>,
    ) {
        if !self.is_secret(outcome) {
            let metrics = &self.app.metrics;
            metrics.deciding.observe(asked.since.elapsed().as_secs_f64());
            let decided = crate::metrics::Decided { outcome: outcome.into() };
            metrics.decisions.get_or_create(&decided).inc();
        }
        let view = |table: &Table| table.view(asked.identity.perspective(table).viewer);
        let touches = self.host.table().and_then(view).map_or(0, |view| view.touches);
        let say = say.unwrap_or_else(|| vec![unavailable(&asked.visitor)]);
        // Nobody listens if the connection has gone; a client that comes back asks again.
        let _ = asked.answer.send(WordedAnswer { outcome, say, touches });
    }

    /// Must nobody know that somebody was answered so? What a masked hand feels and meets is its own (Q19), and whoever may read
    /// what is counted may sit opposite.
    fn is_secret(&self, outcome: AnswerKind) -> bool {
        let is_felt = matches!(outcome, AnswerKind::Told | AnswerKind::Refused);
        let hides = |table: &Table| {
            matches!(table.terms().rules, Rules::Access(..)) && table.outcome().is_none()
        };
        is_felt && self.host.table().is_some_and(hides)
    }
}

/// The seat of whoever looks.
const fn seat(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

fn cut(text: &str, most: usize) -> &str {
    text.get(..most).unwrap_or(text)
}

pub(crate) fn unavailable(visitor: &Visitor) -> String {
    words::say(visitor.language, "server-unknown", &[])
}

pub(crate) fn unreadable(visitor: &Visitor) -> String {
    words::say(visitor.language, "server-unreadable", &[])
}
