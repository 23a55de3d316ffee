//! The play loop: between a person and a game.
//!
//! It takes lines from the one and hands them to the other, one at a time; it says what is heard,
//! remembers it, and sees to it that of several people at one keyboard each sees only their own.

mod aside;
mod log;

use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Instant;

use table::{Rules, Seat, Viewer};
use wire::AnswerKind;
use words::{Aside, Question, Remark, Voice};

use crate::event::{Event, Unfit};
use crate::frontend::{Frontend, Kind, Typed};
use crate::return_commands::ReturnCommands;
use crate::semaphore::Permit;
use crate::speech_settings::SpeechSettings;
use crate::venue::{ShownTable, Tell, Venue};
use log::Log;

/// How a play loop was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Left {
    /// By a word, or because there was nothing more to read.
    Done,
    /// By Ctrl-C or a signal.
    Interrupted,
    /// The venue could not go on; the person was told why.
    Lost,
}

/// When a line is handed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinePace {
    /// When the one before was answered.
    Prompt,
    /// And when no computer thinks here, so that what is said follows from what was typed and not
    /// from who was faster. In pipes.
    Patient,
}

/// A line that was handed over.
#[derive(Clone, Debug)]
struct Sent {
    line: String,
    /// What is said after its answer.
    then: Vec<Remark>,
}

/// Between a person and a game.
pub(crate) struct PlayLoop<'d> {
    venue: &'d mut dyn Venue,
    front: &'d mut dyn Frontend,
    events: &'d Receiver<Event>,
    speech: SpeechSettings,
    ways: ReturnCommands,
    pace: LinePace,
    standing: Option<ShownTable>,
    log: Log,
    typed: VecDeque<(Typed, Option<Permit>)>,
    /// The line that was handed over and has not been answered.
    sent: Option<Sent>,
    /// A line that is to be confirmed.
    confirm: Option<String>,
    /// What is said when everything that happened has been told.
    then: Vec<Remark>,
    /// What is asked as soon as there is somebody to ask.
    asks: VecDeque<Question>,
    /// What was said on leaving.
    farewell: Option<String>,
    /// Somebody has said "it is me", and is to be told what they hold.
    taking: bool,
    /// There is nothing more to read, and the person looks on to the end.
    ended: bool,
    left: Option<Left>,
}

impl<'d> PlayLoop<'d> {
    pub(crate) fn new(
        venue: &'d mut dyn Venue,
        front: &'d mut dyn Frontend,
        events: &'d Receiver<Event>,
        speech: SpeechSettings,
        ways: ReturnCommands,
        pace: LinePace,
    ) -> Self {
        Self {
            venue,
            front,
            events,
            speech,
            ways,
            pace,
            standing: None,
            log: Log::default(),
            typed: VecDeque::new(),
            sent: None,
            confirm: None,
            then: Vec::new(),
            asks: VecDeque::new(),
            farewell: None,
            taking: false,
            ended: false,
            left: None,
        }
    }

    /// Asks this as soon as the table is there.
    pub(crate) fn begin_with(&mut self, question: Question) {
        self.asks.push_back(question);
    }

    /// Plays until somebody leaves, and returns what was said then. Whatever happens, the game is kept.
    pub(crate) fn run(mut self) -> io::Result<(Left, Option<String>)> {
        let left = self.serve();
        self.venue.leave();
        Ok((left?, self.farewell))
    }

    fn serve(&mut self) -> io::Result<Left> {
        loop {
            self.listen()?;
            if let Some(left) = self.left {
                return Ok(left);
            }
            let rests = self.sent.is_none() && !self.is_patient();
            if rests
                && self.standing.is_some()
                && let Some(question) = self.asks.pop_front()
            {
                self.ask(question);
                continue;
            }
            if rests && let Some((typed, _)) = self.typed.pop_front() {
                self.enter(typed)?;
                continue;
            }
            match self.next() {
                Some(event) => self.take(event)?,
                None => self.front.tick()?,
            }
        }
    }

    /// Does it wait for a computer?
    fn is_patient(&self) -> bool {
        self.pace == LinePace::Patient && self.venue.is_thinking()
    }

    /// Hears all that happened.
    fn listen(&mut self) -> io::Result<()> {
        for tell in self.venue.hear() {
            self.hear(tell)?;
        }
        if self.ended && !self.is_watched() {
            self.left = Some(Left::Done);
            return Ok(());
        }
        if self.is_patient() {
            // What a computer comes to is told first, however long it thinks.
            return Ok(());
        }
        for remark in std::mem::take(&mut self.then) {
            self.remark(&remark)?;
        }
        Ok(())
    }

    /// The next event; `None` if it is time to listen to the host, or to let a clock tick.
    fn next(&self) -> Option<Event> {
        match self.venue.wake().into_iter().chain(self.front.wake()).min() {
            // Whoever could send has gone: so has the person.
            None => Some(self.events.recv().unwrap_or(Event::Interrupt)),
            Some(wake) => {
                let wait = wake.saturating_duration_since(Instant::now());
                match self.events.recv_timeout(wait) {
                    Ok(event) => Some(event),
                    Err(RecvTimeoutError::Timeout) => None,
                    Err(RecvTimeoutError::Disconnected) => Some(Event::Interrupt),
                }
            }
        }
    }

    fn take(&mut self, event: Event) -> io::Result<()> {
        match event {
            Event::Line(Ok(line), pass) => {
                self.typed.push_back((Typed::Line(line), Some(pass)));
            }
            // It waits for its turn as every line does.
            Event::Line(Err(unfit), pass) => {
                self.typed.push_back((Typed::Unfit(unfit), Some(pass)));
            }
            Event::End => self.typed.push_back((Typed::End, None)),
            Event::Terminal(event) => {
                if let Some(typed) = self.front.take(&event)? {
                    match typed {
                        // Nobody who wants to leave waits for a server.
                        Typed::Interrupt => self.enter(typed)?,
                        Typed::Line(ref line) if self.sent.is_some() && self.is_quit(line) => {
                            self.enter(typed)?;
                        }
                        Typed::Line(_) | Typed::Unfit(_) | Typed::End => {
                            self.typed.push_back((typed, None));
                        }
                    }
                }
            }
            Event::Waker => {}
            Event::Interrupt => self.enter(Typed::Interrupt)?,
        }
        Ok(())
    }

    /// The person did something.
    fn enter(&mut self, typed: Typed) -> io::Result<()> {
        match typed {
            Typed::Line(line) => self.line(&line),
            Typed::Unfit(Unfit::Long) => self.remark(&Remark::TooLong),
            Typed::Unfit(Unfit::NotText) => self.remark(&Remark::NotText),
            // A log of somebody else's game goes on without anybody who types.
            Typed::End if self.is_watched() => {
                self.ended = true;
                Ok(())
            }
            Typed::End => self.leave(Left::Done, |command| Remark::EndOfInput { command }),
            Typed::Interrupt => {
                self.leave(Left::Interrupted, |command| Remark::Interrupted { command })
            }
        }
    }

    fn is_quit(&self, line: &str) -> bool {
        Aside::read(line, self.speech.language) == Some(Aside::Quit)
    }

    fn line(&mut self, line: &str) -> io::Result<()> {
        if let Some(grave) = self.confirm.take() {
            let voice = self.voice();
            if voice.confirms(line) {
                self.hand_over(&grave, true);
                return Ok(());
            }
            self.remark(&Remark::Unconfirmed)?;
            if voice.declines(line) {
                return Ok(());
            }
        }
        if line.trim().is_empty() {
            // An empty line is no command; whoever is lost hears what is due.
            self.ask(Question::Turn);
            return Ok(());
        }
        if let Some(aside) = Aside::read(line, self.speech.language) {
            return self.aside(aside);
        }
        if let Some(seat) = self.curtain() {
            return self.remark(&Remark::Pass { who: seat });
        }
        self.hand_over(line, false);
        Ok(())
    }

    fn hand_over(&mut self, line: &str, sure: bool) {
        let mut then = Vec::new();
        if self.voice().asks_for_help(line) {
            then.push(Remark::Asides);
            // At home nobody needs to type what can be said across the table.
            let has_others = self.ways.is_elsewhere() && !self.is_watcher();
            then.extend(has_others.then_some(Remark::Phrases));
        }
        self.sent = Some(Sent { line: line.to_owned(), then });
        self.venue.say(line, sure);
    }

    /// Asks the table something on the person's behalf.
    fn ask(&mut self, question: Question) {
        let line = self.voice().asking(question);
        self.hand_over(&line, false);
    }

    fn hear(&mut self, tell: Tell) -> io::Result<()> {
        match tell {
            Tell::Stands(standing) => self.stand(*standing),
            Tell::Happened(said) => said.iter().try_for_each(|text| self.say(Kind::Event, text)),
            Tell::Called(text) => self.say(Kind::Call, &text),
            Tell::Answered(outcome, said) => {
                let sent = self.sent.take();
                let asks = outcome == AnswerKind::Confirm;
                let kind = if asks { Kind::Confirm } else { Kind::Answer };
                said.iter().try_for_each(|text| self.say(kind, text))?;
                let Some(Sent { line, then }) = sent else { return Ok(()) };
                if asks {
                    self.confirm = Some(line);
                }
                then.iter().try_for_each(|remark| self.remark(remark))
            }
            Tell::Aside(text) => self.say(Kind::Answer, &text),
            Tell::Back => {
                // Whoever was away hears what was last done, and what is due.
                if !self.is_closed() {
                    self.begin_with(Question::LastMove);
                }
                self.begin_with(Question::Turn);
                Ok(())
            }
            Tell::Lost(text) => {
                self.left = Some(Left::Lost);
                self.farewell = Some(text.clone());
                self.say(Kind::Answer, &text)
            }
        }
    }

    /// The table stands differently.
    fn stand(&mut self, standing: ShownTable) -> io::Result<()> {
        let before = self.standing.replace(standing);
        let Some(now) = &self.standing else { return Ok(()) };
        let before_first = before.is_none();
        let is_new = before.as_ref().is_none_or(|before| before.game != now.game);
        let was_over =
            !is_new && before.as_ref().is_some_and(|before| before.state.result.is_some());
        let had_next = !is_new && before.as_ref().is_some_and(|before| before.state.next.is_some());
        let passed = !is_new && before.as_ref().is_some_and(|before| is_passed(before, now));
        let curtain = now.curtain.filter(|_| {
            is_new || before.as_ref().is_some_and(|before| before.curtain != now.curtain)
        });
        let (over, next) = (now.state.result.is_some(), now.state.next.is_some());
        if passed || curtain.is_some() {
            self.front.hide()?;
        }
        if curtain.is_some() {
            self.log.forget();
        }
        if let Some(now) = &self.standing {
            self.front.show(now)?;
        }
        if before.is_none_or(|before| before.curtain != self.curtain()) {
            self.then.retain(|remark| !matches!(remark, Remark::Pass { .. }));
            self.then.extend(curtain.map(|who| Remark::Pass { who }));
        }
        if self.taking && self.curtain().is_none() {
            self.taking = false;
            // A hand of tiles; what a masked hand holds is heard when it was given.
            if matches!(self.rules(), Some(Rules::Quartex(_))) {
                self.asks.push_back(Question::Hand);
            }
        }
        if before_first {
            self.then.extend(self.place());
        }
        if next && !had_next {
            self.then.push(Remark::NextReady);
        } else if over && !was_over {
            self.then.push(Remark::OverNow);
        }
        Ok(())
    }

    /// Where the person is at a table of a server, for whoever comes in.
    fn place(&self) -> Option<Remark> {
        let standing = self.standing.as_ref().filter(|_| self.ways.is_elsewhere())?;
        let state = &standing.state;
        match standing.here.first() {
            None => Some(Remark::Watching),
            // Once it has started, whose turn it is says it all.
            Some(_) if !state.due.is_empty() || state.result.is_some() => None,
            Some(seat) => Some(Remark::Sitting { seat: *seat }),
        }
    }

    /// Does the person look on at a game that is under way?
    fn is_watched(&self) -> bool {
        let is_on = |standing: &ShownTable| standing.state.result.is_none();
        self.is_watcher() && self.standing.as_ref().is_some_and(is_on)
    }

    /// Has nobody at this keyboard a seat?
    fn is_watcher(&self) -> bool {
        self.standing.as_ref().is_some_and(|standing| standing.here.is_empty())
    }

    fn curtain(&self) -> Option<Seat> {
        self.standing.as_ref().and_then(|standing| standing.curtain)
    }

    fn rules(&self) -> Option<Rules> {
        self.standing.as_ref().and_then(|standing| standing.state.rules())
    }

    /// Is nothing to be heard again now (Q19)?
    fn is_closed(&self) -> bool {
        self.standing.as_ref().is_some_and(is_closed)
    }

    /// Speaks to whoever is at the keyboard.
    fn voice(&self) -> Voice {
        let seat = self.standing.as_ref().and_then(|standing| standing.state.seat);
        let listener = seat.and_then(Seat::new).map_or(Viewer::Spectator, Viewer::Seat);
        let names: Vec<String> = self.standing.as_ref().map_or_else(Vec::new, |standing| {
            let seats = standing.state.seats.iter();
            seats.map(|seat| seat.name.clone().unwrap_or_default()).collect()
        });
        match self.rules() {
            Some(rules) => self.speech.voice(listener, rules, &names),
            None => self.speech.speaker(),
        }
    }

    fn say(&mut self, kind: Kind, text: &str) -> io::Result<()> {
        if !self.is_closed() {
            self.log.hear(kind, text);
        }
        self.front.say(kind, text)
    }

    fn remark(&mut self, remark: &Remark) -> io::Result<()> {
        // Somebody who is called by name is not "you" here.
        let voice = Voice { listener: Viewer::Spectator, ..self.voice() };
        self.front.say(Kind::Answer, &voice.remark(remark))
    }

    /// Leaves, and says how to go on if there is something to go on with.
    fn leave(&mut self, left: Left, remark: impl Fn(String) -> Remark) -> io::Result<()> {
        self.left = Some(left);
        match &self.standing {
            Some(standing) if standing.state.result.is_none() => {
                let remark = remark(self.ways.resume(&standing.game));
                self.farewell = Some(self.voice().remark(&remark));
                self.remark(&remark)
            }
            Some(_) | None => Ok(()),
        }
    }
}

/// Is a masked table's log closed now (Q19)?
fn is_closed(standing: &ShownTable) -> bool {
    let closed = matches!(standing.state.rules(),
        Some(Rules::Access(_, masks)) if masks.past == table::PastAccess::Closed);
    closed && standing.state.result.is_none()
}

/// Has the turn passed from somebody here to somebody else at a masked table? What hands have felt
/// is then moved out of sight (Q19).
fn is_passed(before: &ShownTable, now: &ShownTable) -> bool {
    let is_due = |standing: &ShownTable| {
        standing.here.iter().any(|s| standing.state.due.contains(&s.number()))
    };
    is_closed(before) && is_closed(now) && is_due(before) && !is_due(now)
}
