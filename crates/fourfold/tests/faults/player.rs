//! One who plays on, whatever becomes of the server.

use std::io::ErrorKind;
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use dice::Dice;
use table::{GameId, What};
use tungstenite::client::IntoClientRequest as _;
use tungstenite::{Message, WebSocket};
use wire::{AnswerKind, TableState, ToClient, ToServer};
use words::Language;

use crate::crowd::{Manner, Plan};
use crate::ledger::Acknowledged;

/// What is not known is asked again after so long.
const AGAIN: Duration = Duration::from_millis(300);

/// Whoever finds nobody there tries again after so long.
const KNOCK: Duration = Duration::from_millis(100);

/// Whatever is asked has an answer by then, or there is none.
const PATIENCE: Duration = Duration::from_secs(40);

/// How somebody comes back whose line is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Returns {
    /// To the next server, at once, and again every moment.
    AtOnce,
    /// By the same way as before, and in no more haste than a page (`delay` in `crates/pages/src/assets/live.js`).
    AsPages,
}

/// What one player noticed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Noticed {
    /// After it began to fail: the server said so.
    pub(crate) told: Option<Duration>,
    /// After it was mended: the server said that it is over.
    pub(crate) over: Option<Duration>,
    /// After it was mended: a move was made at this table.
    pub(crate) moved: Option<Duration>,
    pub(crate) acknowledged: Vec<Acknowledged>,
    /// Moves that were refused, though they were allowed, and why.
    pub(crate) refused: Vec<String>,
    /// So often an answer was that it is not known.
    pub(crate) unknown: usize,
    /// So often the line broke.
    pub(crate) broken: usize,
    /// So often the server said goodbye before.
    pub(crate) goodbyes: usize,
    /// From the end of a line to when the table said over another how it stands, each time,
    pub(crate) away: Vec<Duration>,
    /// and to when a move was made.
    pub(crate) idle: Vec<Duration>,
}

/// What was asked for and not answered yet.
struct Pending {
    message: ToServer,
    nonce: String,
    is_move: bool,
    since: Instant,
    /// When it is sent, for the first time or again.
    send: Option<Instant>,
}

/// Somebody with a seat at a table.
pub(crate) struct Player {
    plan: Arc<Plan>,
    token: String,
    table: GameId,
    /// Which of the servers it goes to; another one if that is not there.
    door: usize,
    name: String,
    pause: Duration,
    dice: Dice,
    returns: Returns,
    line: Option<WebSocket<TcpStream>>,
    /// Since when there is none, or none over which the table has said how it stands.
    lost: Option<Instant>,
    /// The same, and no move was seen yet.
    idle: Option<Instant>,
    /// When this line spoke first; so long the server asked us to stay away; attempts that came to nothing.
    since: Option<Instant>,
    after: Option<Duration>,
    failures: u32,
    state: Option<TableState>,
    step: u32,
    asked: usize,
    pending: Option<Pending>,
    /// When it does something, if there is something to do.
    acts: Option<Instant>,
    has_offered: bool,
    noticed: Noticed,
}

/// The line broke, or there is none.
struct Broken;

impl Player {
    /// Number `number` of all.
    pub(crate) fn new(
        plan: Arc<Plan>,
        number: usize,
        table: GameId,
        token: String,
        manner: Manner,
    ) -> Self {
        let Manner { pause, returns, .. } = manner;
        Self {
            plan,
            token,
            table,
            door: number,
            name: format!("p{number}"),
            // Not all at once, and not always the same.
            pause: pause.mul_f64(0.75 + 0.05 * f64::from(u8::try_from(number % 11).unwrap())),
            dice: Dice::new(u64::try_from(number).unwrap()),
            returns,
            line: None,
            lost: None,
            idle: None,
            since: None,
            after: None,
            failures: 0,
            state: None,
            step: 0,
            asked: 0,
            pending: None,
            acts: None,
            has_offered: false,
            noticed: Noticed::default(),
        }
    }

    /// Plays until it is over, everything that was asked is answered, and whoever was away is back.
    pub(crate) fn play(mut self) -> Noticed {
        while self.pending.is_some() || self.lost.is_some() || !self.plan.is_over() {
            if self.turn().is_err() {
                sleep(self.lose());
            }
            let waits = [self.pending.as_ref().map(|pending| pending.since), self.lost];
            let is_stuck = |since: &Instant| since.elapsed() > PATIENCE;
            assert!(!waits.iter().flatten().any(is_stuck), "{} is stuck", self.name);
        }
        self.noticed
    }

    /// There is no line any more: when to look for another.
    fn lose(&mut self) -> Duration {
        let now = Instant::now();
        self.noticed.broken += usize::from(self.line.take().is_some());
        self.lost.get_or_insert(now);
        self.idle.get_or_insert(now);
        // It may be another server: what was asked is asked there.
        if let Some(pending) = &mut self.pending {
            pending.send = Some(now);
        }
        let since = self.since.take();
        match self.returns {
            Returns::AtOnce => {
                self.door += 1;
                KNOCK
            }
            Returns::AsPages => {
                let chance = f64::from(self.dice.below(1_000)) / 1_000.0;
                if let Some(after) = self.after.take() {
                    return after.mul_f64(1.0 + chance / 2.0);
                }
                if since.is_some_and(|since| since.elapsed() > Duration::from_secs(10)) {
                    self.failures = 0;
                }
                let longest = Duration::from_millis(30_000.min(500 << self.failures.min(10)));
                self.failures += 1;
                longest.mul_f64(0.5 + chance / 2.0)
            }
        }
    }

    fn turn(&mut self) -> Result<(), Broken> {
        if self.line.is_none() {
            self.line = Some(self.connect(self.plan.door(self.door))?);
        }
        if let Some(message) = self.hear()? {
            self.take(&message)?;
        }
        let now = Instant::now();
        if self.pending.is_none() && !self.plan.is_over() {
            self.think(now);
        }
        // Nothing is asked before the table has said how it stands.
        if self.state.is_some()
            && let Some(pending) = &mut self.pending
            && pending.send.is_some_and(|send| send <= now)
        {
            pending.send = None;
            let text = Message::text(pending.message.write());
            return self.line.as_mut().ok_or(Broken)?.send(text).map_err(|_| Broken);
        }
        Ok(())
    }

    fn connect(&mut self, address: SocketAddr) -> Result<WebSocket<TcpStream>, Broken> {
        let long = Duration::from_secs(5);
        let stream = TcpStream::connect_timeout(&address, long).map_err(|_| Broken)?;
        stream.set_read_timeout(Some(long)).map_err(|_| Broken)?;
        let live = format!("ws://{address}/t/{}/live", self.table);
        let mut request = live.into_client_request().unwrap();
        let headers = request.headers_mut();
        headers.insert("Sec-WebSocket-Protocol", wire::DATA.parse().unwrap());
        headers.insert("Accept-Language", "en".parse().unwrap());
        headers.insert("Authorization", format!("Bearer {}", self.token).parse().unwrap());
        let (socket, _) = tungstenite::client(request, stream).map_err(|_| Broken)?;
        let moment = (self.pause / 4).min(Duration::from_millis(100));
        socket.get_ref().set_read_timeout(Some(moment)).map_err(|_| Broken)?;
        self.state = None;
        Ok(socket)
    }

    /// Whatever comes within a moment.
    fn hear(&mut self) -> Result<Option<ToClient>, Broken> {
        match self.line.as_mut().ok_or(Broken)?.read() {
            Ok(Message::Text(text)) => Ok(Some(ToClient::read(&text).unwrap())),
            Ok(Message::Close(_)) => Err(Broken),
            Ok(_) => Ok(None),
            Err(tungstenite::Error::Io(error))
                if matches!(
                    error.kind(),
                    ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted
                ) =>
            {
                Ok(None)
            }
            Err(_) => Err(Broken),
        }
    }

    fn take(&mut self, message: &ToClient) -> Result<(), Broken> {
        match message {
            ToClient::Hello { page, .. } | ToClient::News { page, .. } => {
                if let Some(lost) = self.lost.take() {
                    self.noticed.away.push(lost.elapsed());
                }
                self.since.get_or_insert_with(Instant::now);
                if page.step > self.step {
                    if let Some(since) = self.plan.since_mended() {
                        self.noticed.moved.get_or_insert(since);
                    }
                    if let Some(idle) = self.idle.take() {
                        self.noticed.idle.push(idle.elapsed());
                    }
                }
                self.step = page.step;
                self.state = page.state.as_deref().cloned();
            }
            ToClient::Answer { nonce, outcome, say, .. } => self.answered(nonce, *outcome, say),
            ToClient::Phrase { .. } => {}
            ToClient::Bye { after, .. } => {
                self.noticed.goodbyes += 1;
                self.after = after.map(|after| Duration::from_millis(after.into()));
                return Err(Broken);
            }
        }
        if let ToClient::News { say, .. } = message {
            let says = |key| say.contains(&words::say(Language::English, key, &[]));
            // Whoever notices before the plan does is told at once.
            if says("server-trouble") || says("server-trouble-untimed") {
                let since = self.plan.since_failed().unwrap_or_default();
                self.noticed.told.get_or_insert(since);
                self.noticed.over = None;
            }
            if says("server-trouble-over") {
                let since = self.plan.since_mended().unwrap_or_default();
                self.noticed.over.get_or_insert(since);
            }
        }
        Ok(())
    }

    fn answered(&mut self, nonce: &str, outcome: AnswerKind, say: &[String]) {
        let Some(pending) = self.pending.take_if(|pending| pending.nonce == nonce) else {
            panic!("nobody asked for {nonce}")
        };
        match outcome {
            AnswerKind::Done => {
                self.noticed.acknowledged.push(Acknowledged {
                    table: self.table.clone(),
                    nonce: pending.nonce,
                    is_move: pending.is_move,
                });
                self.has_offered = !pending.is_move;
            }
            AnswerKind::Unknown => {
                self.noticed.unknown += 1;
                let send = Some(Instant::now() + AGAIN);
                self.pending = Some(Pending { send, ..pending });
            }
            // The other may have offered at the same moment.
            _ if !pending.is_move => {}
            refused => {
                let why = format!("{nonce} at {}: {refused:?} {say:?}", self.table);
                self.noticed.refused.push(why);
            }
        }
    }

    /// Is there something to do? It is done after a pause.
    fn think(&mut self, now: Instant) {
        let Some(state) = &self.state else { return };
        if let Some(next) = &state.next {
            // Both play again.
            let next = next.parse().unwrap();
            return self.go_to(next);
        }
        let is_due = state.seat.is_some_and(|seat| state.due.contains(&seat));
        let is_over = state.result.is_some();
        let has_to = if is_over { !self.has_offered } else { is_due };
        if !has_to {
            self.acts = None;
            return;
        }
        if *self.acts.get_or_insert(now + self.pause) > now {
            return;
        }
        self.acts = None;
        self.asked += 1;
        let nonce = format!("{}-{}", self.name, self.asked);
        let what = if is_over { "offer:rematch".to_owned() } else { self.choose() };
        let message = ToServer::Do { nonce: nonce.clone(), step: self.step, what, touches: None };
        let is_move = !is_over;
        self.pending = Some(Pending { message, nonce, is_move, since: now, send: Some(now) });
    }

    /// Anything that is allowed.
    fn choose(&mut self) -> String {
        let position = self.state.as_ref().and_then(|state| state.position.as_ref()).unwrap();
        let view = bots::ugi::read_position(&format!("fen {position}")).unwrap();
        let choices = view.choices();
        let one = self.dice.below(u32::try_from(choices.len()).unwrap());
        let one = choices[usize::try_from(one).unwrap()];
        wire::command_word::write(&What::Act(one)).unwrap()
    }

    fn go_to(&mut self, table: GameId) {
        self.table = table;
        (self.line, self.state, self.step, self.has_offered) = (None, None, 0, false);
        self.since = None;
    }
}
