//! The connection to a table: kept, and opened again when it is lost.
//!
//! One line is asked at a time, under one name for as long as it takes: what was not answered is
//! asked again, on the next connection too, with the same nonce and the same step. So nothing
//! happens twice, and every line gets one answer.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use table::{GameId, Seat};
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use wire::{AnswerKind, FairState, TableUpdate, ToClient, ToServer};

use super::chance;
use super::dial::{NoWay, Socket, Way};
use super::inbox::{Inbox, LinkOrder};
use super::note::{Note, Verdict};
use super::shown_table::standing;
use super::tell_sender::TellSender;
use crate::speech_settings::SpeechSettings;
use crate::venue::Tell;

/// A line that was asked and not answered.
struct Asked {
    nonce: String,
    text: String,
    /// Was it sent, on any connection?
    is_sent: bool,
    /// How often the server has hung up on it as unreadable.
    strikes: u8,
    /// How often the server did not know what became of it.
    unknown: u32,
}

/// How a connection ended.
enum End {
    /// The person has left.
    Left,
    /// We hung up, to look at something else or as somebody else.
    Moved,
    /// It was lost; wait at least so long.
    Dropped(Duration),
    /// The server stops, and asks to come back after so long.
    Stops(Duration),
    /// The server does not want us back, and says why.
    Over(String),
}

/// The connection to a table.
pub(super) struct Link {
    way: Way,
    table: GameId,
    /// Who is at the keyboard.
    at: Option<Seat>,
    speech: SpeechSettings,
    inbox: Inbox,
    teller: TellSender,
    state: Known,
}

/// What is known of the table and of what was asked.
#[derive(Default)]
struct Known {
    step: u32,
    next: Option<GameId>,
    /// What was noted of the draws, if the person plays.
    note: Option<Note>,
    /// What the server says of them now.
    fair: FairState,
    asked: Option<Asked>,
    /// Has there ever been a connection to this server?
    has_met: bool,
    /// Was the person told that the connection is lost?
    is_told_lost: bool,
    /// So many connections in a row ended before anything was said on them.
    tries: u32,
}

impl Link {
    pub(super) fn new(
        way: Way,
        table: GameId,
        note: Option<Note>,
        speech: SpeechSettings,
        inbox: Inbox,
        teller: TellSender,
    ) -> Self {
        let state = Known { note, ..Known::default() };
        Self { way, table, at: None, speech, inbox, teller, state }
    }

    /// Keeps the connection until the person leaves or the server ends it.
    pub(super) async fn run(mut self) {
        if let Some(why) = self.keep().await {
            self.settle();
            self.teller.tell(Tell::Lost(why));
        }
    }

    /// Why it cannot go on; none if the person has left.
    async fn keep(&mut self) -> Option<String> {
        loop {
            let opened = tokio::select! {
                opened = self.way.dial(&self.table, self.at, self.speech) => opened,
                () = self.inbox.left() => return None,
            };
            let wait = match opened {
                Ok(socket) => match self.talk(socket).await {
                    End::Left => return None,
                    End::Moved => continue,
                    End::Over(why) => return Some(why),
                    End::Stops(wait) => {
                        self.lose("remote-restarts");
                        // Come back as asked, and a random while later.
                        wait + self.way.patience.pause(0, chance::jitter()) / 2
                    }
                    End::Dropped(least) => {
                        self.lose("play-link-lost");
                        least.max(self.pause())
                    }
                },
                Err(NoWay::Never(problem)) => return Some(problem.sentence(self.speech.language)),
                Err(NoWay::Later(problem, wait)) => {
                    if !self.state.is_told_lost {
                        self.state.is_told_lost = true;
                        self.teller.tell(Tell::Aside(problem.sentence(self.speech.language)));
                    }
                    wait.max(self.pause())
                }
                Err(NoWay::Broken(problem)) if !self.state.has_met => {
                    return Some(problem.sentence(self.speech.language));
                }
                Err(NoWay::Broken(_)) => {
                    self.lose("play-link-lost");
                    self.pause()
                }
            };
            tokio::select! {
                () = sleep(wait) => {}
                () = self.inbox.left() => return None,
            }
        }
    }

    /// How long to wait now, and longer the next time.
    fn pause(&mut self) -> Duration {
        let pause = self.way.patience.pause(self.state.tries, chance::jitter());
        self.state.tries = self.state.tries.saturating_add(1);
        pause
    }

    fn say(&self, key: &str) -> String {
        words::say(self.speech.language, key, &[])
    }

    /// Tells once that the connection is lost.
    fn lose(&mut self, key: &str) {
        if !self.state.is_told_lost {
            self.state.is_told_lost = true;
            self.teller.tell(Tell::Aside(self.say(key)));
        }
    }

    /// Talks until the connection ends.
    async fn talk(&mut self, mut socket: Socket) -> End {
        let mut call = Call { greeted: false, is_sent: false, again: None };
        let silence = self.way.patience.silence;
        let mut quiet_until = Instant::now() + silence;
        loop {
            if let Some(end) = self.go_on(&mut call, &mut socket).await {
                return end;
            }
            let again = async {
                match call.again {
                    Some(at) => sleep_until(at).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                message = socket.next() => {
                    quiet_until = Instant::now() + silence;
                    if let Some(end) = self.hear(&mut call, message, &mut socket).await {
                        return end;
                    }
                }
                came = self.inbox.take() => if !came {
                    self.hang_up(&mut socket, CloseCode::Normal).await;
                    return End::Left;
                },
                () = again => {
                    call.again = None;
                    call.is_sent = false;
                }
                () = sleep_until(quiet_until) => return End::Dropped(Duration::ZERO),
            }
        }
    }

    /// Does what the person wants next, if the server has said how things stand and nothing else is
    /// being done.
    async fn go_on(&mut self, call: &mut Call, socket: &mut Socket) -> Option<End> {
        while call.greeted && self.state.asked.is_none() {
            match self.inbox.next()? {
                LinkOrder::Say { line, sure } => {
                    self.ask(line, sure);
                    call.is_sent = false;
                    continue;
                }
                LinkOrder::Be(seat) => self.at = Some(seat),
                LinkOrder::Speak(speech) => self.speech = speech,
                LinkOrder::Follow => {
                    let Some(next) = self.state.next.take() else { continue };
                    // Chairs are others there; who is at the keyboard is said anew.
                    (self.table, self.at, self.state.step) = (next, None, 0);
                    let fixed = std::mem::take(&mut self.state.fair).next;
                    let plays = self.state.note.is_some();
                    // It may have been agreed to from elsewhere, with something else added.
                    self.state.note = fixed.filter(|_| plays).map(|fixed| Note::new(fixed, None));
                }
            }
            self.hang_up(socket, CloseCode::Normal).await;
            return Some(End::Moved);
        }
        let asked = self.state.asked.as_mut()?;
        if !call.greeted || call.is_sent || call.again.is_some() {
            return None;
        }
        call.is_sent = true;
        asked.is_sent = true;
        let sending = socket.send(Message::text(asked.text.clone()));
        match timeout(self.way.patience.connecting, sending).await {
            Ok(Ok(())) => None,
            _ => Some(End::Dropped(Duration::ZERO)),
        }
    }

    /// Takes a line up: from now on it has a name.
    fn ask(&mut self, line: String, sure: bool) {
        let nonce = match chance::nonce() {
            Ok(nonce) => nonce,
            Err(problem) => {
                let why = problem.sentence(self.speech.language);
                return self.teller.tell(Tell::Answered(AnswerKind::Refused, vec![why]));
            }
        };
        let step = self.state.step;
        // Whoever plays again adds to the draws, after the server is committed to them.
        let luck = self.state.fair.next.as_ref().and_then(|_| chance::nonce().ok());
        let line =
            ToServer::Type { nonce: nonce.clone(), step, text: line, here: None, sure, luck };
        let text = line.write();
        if text.len() > wire::LONGEST {
            let why = self.say("remote-too-long");
            return self.teller.tell(Tell::Answered(AnswerKind::Refused, vec![why]));
        }
        self.state.asked = Some(Asked { nonce, text, is_sent: false, strikes: 0, unknown: 0 });
    }

    /// Takes what came, or did not.
    async fn hear(
        &mut self,
        call: &mut Call,
        message: Option<Result<Message, tokio_tungstenite::tungstenite::Error>>,
        socket: &mut Socket,
    ) -> Option<End> {
        let message = match message {
            Some(Ok(Message::Text(text))) => ToClient::skim(&text).ok(),
            // Pings are answered by the socket itself.
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => return None,
            Some(Ok(Message::Close(frame))) => return Some(self.closed(call, frame.as_ref())),
            Some(Ok(Message::Binary(_))) => None,
            Some(Err(_)) | None => return Some(End::Dropped(Duration::ZERO)),
        };
        match message {
            Some(Some(message)) => self.take(call, message),
            // A kind that a later server knows.
            Some(None) => None,
            None => {
                self.hang_up(socket, CloseCode::Unsupported).await;
                Some(End::Dropped(Duration::ZERO))
            }
        }
    }

    fn take(&mut self, call: &mut Call, message: ToClient) -> Option<End> {
        match message {
            ToClient::Hello { page, .. } => {
                call.greeted = true;
                self.state.has_met = true;
                let is_back = std::mem::take(&mut self.state.is_told_lost);
                if is_back {
                    self.teller.tell(Tell::Aside(self.say("play-link-back")));
                }
                self.look(&page);
                if is_back {
                    self.teller.tell(Tell::Back);
                }
            }
            ToClient::News { page, say, call: due, .. } => {
                self.state.tries = 0;
                if !say.is_empty() {
                    self.teller.tell(Tell::Happened(say));
                }
                if let Some(due) = due {
                    self.teller.tell(Tell::Called(due));
                }
                self.look(&page);
            }
            ToClient::Answer { nonce, outcome, say, .. } => {
                let asked = self.state.asked.take_if(|asked| asked.nonce == nonce)?;
                self.state.tries = 0;
                if outcome == AnswerKind::Unknown {
                    self.ask_again(call, asked);
                } else {
                    call.again = None;
                    self.teller.tell(Tell::Answered(outcome, say));
                }
            }
            ToClient::Phrase { say } => self.teller.tell(Tell::Happened(vec![say])),
            ToClient::Bye { say, after: None } => return Some(End::Over(say)),
            ToClient::Bye { after: Some(after), .. } => {
                return Some(End::Stops(Duration::from_millis(after.into())));
            }
        }
        None
    }

    fn look(&mut self, page: &TableUpdate) {
        self.state.step = page.step;
        if let Some(standing) = standing(&self.table, page, std::time::Instant::now()) {
            self.state.next = standing.state.next.as_ref().and_then(|next| next.parse().ok());
            self.state.fair = standing.state.fair.clone();
            let sits = standing.state.seat.is_some();
            self.teller.tell(Tell::Stands(Box::new(standing)));
            let fair = &self.state.fair;
            let verdict = self.state.note.as_mut().and_then(|note| note.compare(fair, sits));
            if let Some(verdict) = verdict {
                self.teller.tell(Tell::Aside(self.say(match verdict {
                    Verdict::Kept => "fair-kept",
                    Verdict::Broken => "fair-broken",
                    Verdict::LeftOut => "fair-left-out",
                })));
            }
        }
    }

    /// The server does not know what became of it: the same again, in a while.
    fn ask_again(&mut self, call: &mut Call, mut asked: Asked) {
        if asked.unknown == 0 {
            self.teller.tell(Tell::Aside(self.say("play-unknown")));
        }
        let pause = self.way.patience.pause(asked.unknown, chance::jitter());
        asked.unknown = asked.unknown.saturating_add(1);
        call.again = Some(Instant::now() + pause);
        self.state.asked = Some(asked);
    }

    /// The server hung up.
    fn closed(&mut self, call: &Call, frame: Option<&CloseFrame>) -> End {
        match frame.map(|frame| frame.code) {
            // It could not read what we sent. Once that may be something on the way; twice it is
            // the line, and it would hang up for ever.
            Some(CloseCode::Invalid | CloseCode::Size | CloseCode::Unsupported) if call.is_sent => {
                if let Some(asked) = &mut self.state.asked {
                    asked.strikes += 1;
                    if asked.strikes > 1 {
                        self.state.asked = None;
                        let why = self.say("remote-unreadable");
                        self.teller.tell(Tell::Answered(AnswerKind::Refused, vec![why]));
                    }
                }
                End::Dropped(Duration::ZERO)
            }
            Some(CloseCode::Policy) => End::Dropped(self.way.patience.calm),
            _ => End::Dropped(Duration::ZERO),
        }
    }

    /// Says goodbye, and does not wait long for an answer.
    async fn hang_up(&self, socket: &mut Socket, code: CloseCode) {
        let frame = CloseFrame { code, reason: Utf8Bytes::default() };
        let goodbye = async {
            if socket.close(Some(frame)).await.is_ok() {
                while let Some(Ok(_)) = socket.next().await {}
            }
        };
        let _ = timeout(self.way.patience.leaving / 2, goodbye).await;
    }

    /// Answers every line that will not be answered any more.
    fn settle(&mut self) {
        if let Some(asked) = self.state.asked.take() {
            let outcome = if asked.is_sent { AnswerKind::Unknown } else { AnswerKind::Refused };
            self.teller.tell(Tell::Answered(outcome, Vec::new()));
        }
        for order in self.inbox.close() {
            if let LinkOrder::Say { .. } = order {
                self.teller.tell(Tell::Answered(AnswerKind::Refused, Vec::new()));
            }
        }
    }
}

/// One connection.
struct Call {
    /// Has the server said how things stand?
    greeted: bool,
    /// Was the line that waits for its answer sent on this connection?
    is_sent: bool,
    /// When to send it again, because the server did not know what became of it.
    again: Option<Instant>,
}
