//! What a person wants of a table, and what the person hears.

use std::time::{Duration, Instant};

use pages::Visitor;
use host::{Ask, Reply};
use store::Asker;
use table::{GameView, Nonce, Order, Seat, StepNumber, View, Viewer, What};
use wire::Outcome;
use words::{Command, Context, Past, Phrase, Question, Scene, Spot};

use super::Room;
use super::knock::Asked;
use crate::eyes::{Eyes, Gaze};
use crate::limit::Rate;
use crate::past::past;

/// So often may a player say something to the others.
const SPEAKING: Rate = Rate { times: 6, span: Duration::from_secs(20) };

/// What a person wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// One word ([`wire::wish`]).
    Do {
        what: String,
        /// How often this player has touched before; known to the room if it is not said.
        touches: Option<u32>,
    },
    /// A line that was typed.
    Type { text: String, here: Option<String>, sure: bool },
    /// One of the set phrases.
    Phrase(String),
}

/// What the person hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) outcome: Outcome,
    pub(crate) say: Vec<String>,
    pub(crate) touches: u32,
}

/// Whoever asks, as the table knows them.
struct Person<'a> {
    visitor: &'a Visitor,
    eyes: &'a Eyes,
    seat: Option<Seat>,
    nonce: &'a Nonce,
}

impl Room {
    /// Does what a person wants, and answers.
    pub(super) async fn wish(&mut self, asked: Box<Asked>) {
        let start = Instant::now();
        self.busy = start;
        let Asked { visitor, eyes, nonce, step, wish, answer } = *asked;
        let (outcome, say) = self.grant(&visitor, &eyes, &nonce, step, wish).await;
        self.house.metrics.deciding.observe(start.elapsed().as_secs_f64());
        let outcome_label = crate::metrics::Decided { outcome: outcome.into() };
        self.house.metrics.decisions.get_or_create(&outcome_label).inc();
        let touches = self.view_of(&eyes).map_or(0, |view| view.touches);
        // Nobody listens if the connection has gone; a client that comes back asks again.
        let _ = answer.send(Answer { outcome, say, touches });
        // What players agree on, bots answer at once.
        self.answer_offers().await;
    }

    async fn grant(
        &mut self,
        visitor: &Visitor,
        eyes: &Eyes,
        nonce: &Nonce,
        step: u32,
        wish: Wish,
    ) -> (Outcome, Vec<String>) {
        if !self.awake && self.look().await.is_err() {
            return (Outcome::Unknown, vec![unavailable(visitor)]);
        }
        let Some(view) = self.view_of(eyes) else {
            return (Outcome::Unknown, vec![unavailable(visitor)]);
        };
        let seat = match view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let person = Person { visitor, eyes, seat, nonce };
        let step = StepNumber(step);
        match wish {
            Wish::Do { what, .. } if what == "resume" => self.resume(&person, &view).await,
            Wish::Do { what, touches } => {
                match wire::wish::read(&what, touches.unwrap_or(view.touches)) {
                    Some(what) => self.request(&person, step, what, &view).await,
                    None => (Outcome::Refused, vec![unreadable(visitor)]),
                }
            }
            Wish::Type { text, here, sure } => {
                self.typed(&person, step, &view, &text, here.as_deref(), sure).await
            }
            Wish::Phrase(name) => match Phrase::named(&name) {
                Some(phrase) => self.phrase(&person, &view, phrase),
                None => (Outcome::Refused, vec![unreadable(visitor)]),
            },
        }
    }

    /// What the person may know.
    fn view_of(&self, eyes: &Eyes) -> Option<View> {
        let table = self.state.table()?;
        let Gaze { viewer, .. } = eyes.gaze(table);
        table.view(viewer)
    }

    /// Asks the table for something.
    async fn request(
        &mut self,
        person: &Person<'_>,
        step: StepNumber,
        what: What,
        view: &View,
    ) -> (Outcome, Vec<String>) {
        let (Some(seat), Some(table)) = (person.seat, self.state.table()) else {
            let voice = self.voice(person.visitor, view);
            return (Outcome::Refused, vec![voice.refusal(table::Refusal::NoSuchSeat)]);
        };
        let asker = Asker { chair: table.chair(seat), nonce: person.nonce.clone() };
        let touch = match &what {
            What::Touch { touch, .. } => Some(*touch),
            _ => None,
        };
        let reply = self.ask(Ask::Request { asker, step, what }).await;
        let Some(view) = self.view_of(person.eyes) else {
            return (Outcome::Unknown, vec![unavailable(person.visitor)]);
        };
        let voice = self.voice(person.visitor, &view);
        match reply {
            Reply::Answer(answer) => {
                let outcome = Outcome::from(&answer);
                let say = match (&answer, touch) {
                    (table::Answer::Felt { found }, Some(touch)) => {
                        // Told with its place, as everything that happens to a hand.
                        let sight = table::Sight::Felt { touch, found: *found };
                        let glimpse = table::Glimpse { step: view.step, sights: vec![sight] };
                        voice.tell(&glimpse, &view)
                    }
                    _ => voice.answer(&answer).into_iter().collect(),
                };
                (outcome, say)
            }
            Reply::Refused(refusal) => (Outcome::Refused, vec![voice.refusal(refusal)]),
            Reply::Done => (Outcome::Done, Vec::new()),
            Reply::NoTable | Reply::Taken | Reply::Unavailable(_) => {
                (Outcome::Unknown, vec![unavailable(person.visitor)])
            }
        }
    }

    /// Reads a line that was typed, and does what it says.
    async fn typed(
        &mut self,
        person: &Person<'_>,
        step: StepNumber,
        view: &View,
        text: &str,
        here: Option<&str>,
        sure: bool,
    ) -> (Outcome, Vec<String>) {
        let voice = self.voice(person.visitor, view);
        let context = Context { voice: &voice, view, here: here.and_then(|text| spot(view, text)) };
        // A line that has happened may mean nothing any more: it is answered as it was.
        let happened = |seat| self.state.table()?.answered(seat, person.nonce);
        match Command::read(text, context) {
            Err(_) if person.seat.and_then(happened).is_some() => (Outcome::Done, Vec::new()),
            Err(misread) => (Outcome::Refused, vec![voice.misread(&misread, context)]),
            Ok(Command::Ask(question)) => (Outcome::Told, self.reply(person, view, question).await),
            Ok(Command::Say(phrase)) => self.phrase(person, view, phrase),
            Ok(command) if command.is_grave() && !sure => {
                let say = words::say(person.visitor.language, "server-confirm-resign", &[]);
                (Outcome::Confirm, vec![say])
            }
            Ok(Command::Do(what)) => self.request(person, step, what, view).await,
            Ok(Command::Turn(first, then)) => {
                let (outcome, mut say) = self.request(person, step, first, view).await;
                if outcome != Outcome::Done {
                    return (outcome, say);
                }
                let Some(view) = self.view_of(person.eyes) else { return (outcome, say) };
                // The same line typed again does both again, and neither happens twice.
                let Ok(nonce) = format!("{}-2", cut(person.nonce.as_str(), 38)).parse() else {
                    return (outcome, say);
                };
                let second = Person { nonce: &nonce, ..*person };
                let (outcome, more) = self.request(&second, view.step, then, &view).await;
                say.extend(more);
                (outcome, say)
            }
        }
    }

    /// Answers a question from what the person may know and has heard.
    async fn reply(&mut self, person: &Person<'_>, view: &View, question: Question) -> Vec<String> {
        let voice = self.voice(person.visitor, view);
        let known = self.desks.past(person.visitor, person.eyes).cloned();
        let past = match known {
            Some(past) => past,
            None if matches!(question, Question::LastMove | Question::Repeat) => {
                let log = self.log().await;
                past(&log, view.viewer, person.visitor, &self.house.people)
            }
            None => Past::default(),
        };
        let scene = Scene {
            view,
            now: self.house.clock.now(),
            last_move: past.last_move.as_deref(),
            last_said: past.last_said.as_deref(),
        };
        voice.reply(question, &scene)
    }

    /// A player who is back lets the table go on.
    async fn resume(&mut self, person: &Person<'_>, view: &View) -> (Outcome, Vec<String>) {
        if person.seat.is_none() || !view.paused {
            let voice = self.voice(person.visitor, view);
            return (Outcome::Refused, vec![voice.refusal(table::Refusal::NotPaused)]);
        }
        match self.ask(Ask::Order(Order::Resume)).await {
            Reply::Done => (Outcome::Done, Vec::new()),
            _ => (Outcome::Unknown, vec![unavailable(person.visitor)]),
        }
    }

    /// Says a set phrase to everybody.
    fn phrase(
        &mut self,
        person: &Person<'_>,
        view: &View,
        phrase: Phrase,
    ) -> (Outcome, Vec<String>) {
        let (Some(seat), Some(table)) = (person.seat, self.state.table()) else {
            let voice = self.voice(person.visitor, view);
            return (Outcome::Refused, vec![voice.refusal(table::Refusal::NoSuchSeat)]);
        };
        let spoken = self.spoken.entry(seat).or_default();
        if spoken.take(SPEAKING, Instant::now()).is_err() {
            let pause = words::say(person.visitor.language, "play-says-enough", &[]);
            return (Outcome::Refused, vec![pause]);
        }
        let (now, listed) = (self.house.clock.now(), self.listed);
        let light = super::desk::Light { now, listed, people: &self.house.people };
        self.desks.say(table, &light, |_, voice, names| {
            let who = names.get(seat.index())?;
            Some(voice.says(who, phrase))
        });
        (Outcome::Done, Vec::new())
    }
}

/// The cell under the cursor.
fn spot(view: &View, text: &str) -> Option<Spot> {
    match &view.game {
        Some(GameView::Quarto(_) | GameView::Access(_)) => text.parse().ok().map(Spot::Quarto),
        Some(GameView::Quartex(_)) => {
            let (x, y) = text.split_once(',')?;
            quartex::Cell::new(x.trim().parse().ok()?, y.trim().parse().ok()?).map(Spot::Quartex)
        }
        None => None,
    }
}

fn cut(text: &str, most: usize) -> &str {
    text.get(..most).unwrap_or(text)
}

pub(crate) fn unavailable(visitor: &Visitor) -> String {
    words::say(visitor.language, "server-unknown", &[])
}

fn unreadable(visitor: &Visitor) -> String {
    words::say(visitor.language, "server-unreadable", &[])
}
