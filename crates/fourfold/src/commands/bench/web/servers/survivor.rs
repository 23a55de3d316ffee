//! Somebody who plays whatever becomes of the servers: whoever loses a connection comes back over another door, and
//! asks again, with the same name, for what was not answered.

use std::collections::HashSet;
use std::io;
use std::net::{SocketAddr, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use tungstenite::{Message, WebSocket};
use wire::{AnswerKind, TableUpdate, ToClient, ToServer};

use super::super::person::{Person, wrong};
use super::super::play::{STEPS, wanted};

/// Longer nobody waits: a game in which nothing happens for so long is stuck.
const STUCK: Duration = Duration::from_secs(30);

/// So long is listened for something before the other player is looked after.
const LISTEN: Duration = Duration::from_millis(100);

/// Between two tries.
const PAUSE: Duration = Duration::from_millis(50);

/// One player of a table.
struct Survivor {
    person: Person,
    /// Which door it came by last.
    door: usize,
    socket: Option<WebSocket<TcpStream>>,
    page: TableUpdate,
    /// What was answered with "done", by name.
    acknowledged: HashSet<String>,
    /// Was something asked over this connection, and how was it answered?
    has_asked: bool,
    answer: Option<AnswerKind>,
}

/// Two survivors at a table.
pub(super) struct Pair {
    pub(super) table: String,
    players: [Survivor; 2],
    /// How often somebody came back, and how often somebody asked again.
    pub(super) came_back: u32,
    pub(super) asked_again: u32,
}

/// A move, from when it was made to when the opponent knew it.
#[derive(Clone, Copy)]
pub(super) struct Moved {
    pub(super) began: Instant,
    pub(super) took: Duration,
}

impl Pair {
    /// Two strangers, who sit down over the first address of each and then use the doors.
    pub(super) fn new(
        servers: [SocketAddr; 2],
        doors: &[SocketAddr],
        number: u32,
    ) -> io::Result<Self> {
        let [first, second] =
            [Person::at(servers[0], number)?, Person::at(servers[1], number + 1)?];
        let table = first.post("/new", "game=quarto&opponent=friend")?;
        second.post(&format!("{table}/sit"), "")?;
        let door = usize::try_from(number / 2).unwrap_or(0);
        let player = |(person, door)| Survivor {
            person,
            door,
            socket: None,
            page: TableUpdate::default(),
            acknowledged: HashSet::new(),
            has_asked: false,
            answer: None,
        };
        let players = [(first, door), (second, door + 1)].map(player);
        let mut pair = Self { table, players, came_back: 0, asked_again: 0 };
        pair.keep(doors)?;
        pair.came_back = 0;
        Ok(pair)
    }

    /// Hears what has come, and comes back where a connection was lost.
    pub(super) fn keep(&mut self, doors: &[SocketAddr]) -> io::Result<()> {
        for player in &mut self.players {
            player.listen(Duration::ZERO);
            self.came_back += player.come_back(&self.table, doors)?;
        }
        Ok(())
    }

    fn step(&self) -> u32 {
        self.players[0].page.step.max(self.players[1].page.step)
    }

    pub(super) fn is_over(&self) -> bool {
        self.step() >= STEPS
    }

    /// What was answered with "done", of both.
    pub(super) fn acknowledged(&self) -> impl Iterator<Item = &String> {
        self.players.iter().flat_map(|player| &player.acknowledged)
    }

    /// Makes the next move, however often it takes.
    pub(super) fn play(&mut self, doors: &[SocketAddr]) -> io::Result<Moved> {
        let began = Instant::now();
        // Both know the same before the next move; what was said while a connection was cut comes again with the next.
        while self.players[0].page.step != self.players[1].page.step || self.step() == 0 {
            self.listen_all(doors, began)?;
        }
        let step = self.step();
        let nonce = format!("bench-{step}");
        let mover = usize::from(!self.players[0].is_due());
        let opponent = 1 - mover;
        let began = Instant::now();
        self.players[mover].ask(&nonce, step, &wanted(step));
        let mut took = None;
        loop {
            self.players[opponent].listen(if took.is_none() { LISTEN } else { Duration::ZERO });
            if took.is_none() && self.players[opponent].page.step > step {
                took = Some(began.elapsed());
            }
            let own = &mut self.players[mover];
            own.listen(if took.is_some() { LISTEN } else { Duration::ZERO });
            let is_done = own.acknowledged.contains(&nonce);
            if let Some(took) = took
                && is_done
            {
                return Ok(Moved { began, took });
            }
            for player in &mut self.players {
                self.came_back += player.come_back(&self.table, doors)?;
            }
            let own = &mut self.players[mover];
            // Not answered, because the connection was lost or the store failed: whoever asks again with the same
            // name hears what became of it.
            let must_ask = own.answer.is_some_and(|answer| answer != AnswerKind::Done);
            if !is_done && (must_ask || !own.has_asked) {
                thread::sleep(if must_ask { PAUSE } else { Duration::ZERO });
                own.ask(&nonce, step, &wanted(step));
                self.asked_again += 1;
            }
            if began.elapsed() > STUCK {
                return Err(wrong(format!("{} is stuck at step {step}", self.table)));
            }
        }
    }

    fn listen_all(&mut self, doors: &[SocketAddr], began: Instant) -> io::Result<()> {
        for player in &mut self.players {
            player.listen(LISTEN / 10);
            self.came_back += player.come_back(&self.table, doors)?;
        }
        if began.elapsed() > STUCK {
            return Err(wrong(format!("{}: the players know different things", self.table)));
        }
        Ok(())
    }
}

impl Survivor {
    fn is_due(&self) -> bool {
        let seat = |state: &wire::TableState| state.seat.is_some_and(|it| state.due.contains(&it));
        self.page.state.as_deref().is_some_and(seat)
    }

    fn ask(&mut self, nonce: &str, step: u32, what: &str) {
        (self.answer, self.has_asked) = (None, true);
        let (nonce, what) = (nonce.to_owned(), what.to_owned());
        let message = ToServer::Do { nonce, step, what, touches: None };
        let sent = self.socket.as_mut().map(|it| it.send(Message::text(message.write())));
        if !matches!(sent, Some(Ok(()))) {
            self.socket = None;
        }
    }

    /// Hears one message within this time, or all that have come by now if there is none. Whoever is not heard any more
    /// has no connection.
    fn listen(&mut self, time: Duration) {
        loop {
            let Some(socket) = &mut self.socket else { return };
            let stream = socket.get_ref();
            let set = if time.is_zero() {
                stream.set_nonblocking(true)
            } else {
                stream.set_read_timeout(Some(time))
            };
            let heard = socket.read();
            let unset = socket.get_ref().set_nonblocking(false);
            let is_late = |why: &io::Error| {
                matches!(why.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut)
            };
            match heard {
                _ if set.is_err() || unset.is_err() => self.socket = None,
                Ok(message) => self.take(&message),
                Err(tungstenite::Error::Io(why)) if is_late(&why) => return,
                Err(_) => self.socket = None,
            }
            if !time.is_zero() {
                return;
            }
        }
    }

    fn take(&mut self, message: &Message) {
        let Message::Text(text) = message else { return };
        match ToClient::read(text) {
            Ok(ToClient::Hello { page, .. } | ToClient::News { page, .. }) => self.page = page,
            Ok(ToClient::Answer { nonce, outcome, .. }) => {
                self.answer = Some(outcome);
                if outcome == AnswerKind::Done {
                    self.acknowledged.insert(nonce);
                }
            }
            Ok(ToClient::Phrase { .. } | ToClient::Bye { .. }) => {}
            Err(_) => self.socket = None,
        }
    }

    /// Comes back if it has no connection, over the first door that is open; how often.
    fn come_back(&mut self, table: &str, doors: &[SocketAddr]) -> io::Result<u32> {
        if self.socket.is_some() {
            return Ok(0);
        }
        let began = Instant::now();
        while began.elapsed() < STUCK {
            let door = doors.get(self.door % doors.len().max(1)).copied();
            let door = door.ok_or_else(|| wrong("there is no door"))?;
            match self.person.moved_to(door).open(table, wire::DATA, &[]) {
                Ok(socket) => {
                    (self.socket, self.has_asked, self.answer) = (Some(socket), false, None);
                    return Ok(1);
                }
                // A server that was killed is gone; the next is there.
                Err(_) => self.door += 1,
            }
            thread::sleep(PAUSE / 10);
        }
        Err(wrong(format!("nobody lets a player back to {table}")))
    }
}
