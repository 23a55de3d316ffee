//! A live socket, as a program has it.

use std::io::ErrorKind;
use std::net::TcpStream;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use tungstenite::client::IntoClientRequest as _;
use tungstenite::protocol::CloseFrame;
use tungstenite::{Message, WebSocket};
use wire::{AnswerKind, TableState, ToClient, ToServer};

use crate::http::Browser;

/// A client of a table.
pub(crate) struct Client {
    pub(crate) socket: WebSocket<TcpStream>,
    pub(crate) step: u32,
    pub(crate) touches: u32,
    pub(crate) state: Option<TableState>,
    /// Everything that was said, in order.
    pub(crate) said: Vec<String>,
    /// Every byte that came, by message.
    pub(crate) heard: Vec<String>,
    nonces: u32,
    name: String,
}

/// So many clients there were.
static CLIENTS: AtomicU32 = AtomicU32::new(0);

/// What became of a connection.
pub(crate) type Opened = Result<Client, u16>;

/// Opens a socket with these headers besides what every client sends.
pub(crate) fn open(
    browser: &Browser,
    path: &str,
    protocol: &str,
    headers: &[(&str, &str)],
) -> Opened {
    let stream = TcpStream::connect(browser.address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let mut request = format!("ws://{}{path}", browser.address).into_client_request().unwrap();
    let all = request.headers_mut();
    all.insert("Sec-WebSocket-Protocol", protocol.parse().unwrap());
    all.insert("Accept-Language", browser.language.parse().unwrap());
    if let Some(network) = browser.network {
        all.insert("X-Forwarded-For", network.parse().unwrap());
    }
    for (name, value) in headers {
        let name: tungstenite::http::HeaderName = name.parse().unwrap();
        all.insert(name, value.parse().unwrap());
    }
    match tungstenite::client(request, stream) {
        Ok((socket, _)) => Ok(Client {
            socket,
            step: 0,
            touches: 0,
            state: None,
            said: Vec::new(),
            heard: Vec::new(),
            nonces: 0,
            // No two clients may call different things by the same name, not even after a restart.
            name: format!("n{}", CLIENTS.fetch_add(1, Ordering::Relaxed)),
        }),
        Err(tungstenite::HandshakeError::Failure(tungstenite::Error::Http(response))) => {
            Err(response.status().as_u16())
        }
        Err(error) => panic!("{error}"),
    }
}

impl Client {
    /// Watches a table as a program of this person.
    pub(crate) fn watch(browser: &Browser, path: &str) -> Self {
        Self::watch_as(browser, path, wire::DATA)
    }

    /// Watches a table as this browser, in one of the two styles.
    pub(crate) fn watch_as(browser: &Browser, path: &str, protocol: &str) -> Self {
        let (origin, cookies) = (browser.origin(), browser.cookie_line());
        let headers = [("Origin", origin.as_str()), ("Cookie", cookies.as_str())];
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let live = format!("{path}/live?{query}");
        let mut client = open(browser, &live, protocol, &headers).unwrap();
        client.hear();
        client
    }

    /// Reads, whatever signals come meanwhile: with a limit of time the system does not begin again by itself.
    fn read(&mut self) -> Message {
        loop {
            match self.socket.read() {
                Err(tungstenite::Error::Io(error)) if error.kind() == ErrorKind::Interrupted => {}
                read => return read.unwrap(),
            }
        }
    }

    /// The next message. Pings are none, however long they come.
    pub(crate) fn hear(&mut self) -> ToClient {
        let began = Instant::now();
        loop {
            assert!(began.elapsed() < Duration::from_mins(1), "nothing comes");
            match self.read() {
                Message::Text(text) => {
                    self.heard.push(text.to_string());
                    let message = ToClient::read(&text).unwrap();
                    self.take(&message);
                    return message;
                }
                Message::Close(frame) => panic!("closed: {frame:?}"),
                _ => {}
            }
        }
    }

    /// Waits for the next ping and answers it: what is sent after that is measured.
    pub(crate) fn answer_ping(&mut self) {
        loop {
            match self.read() {
                Message::Text(text) => self.take(&ToClient::read(&text).unwrap()),
                Message::Ping(_) => break self.socket.flush().unwrap(),
                Message::Close(frame) => panic!("closed: {frame:?}"),
                _ => {}
            }
        }
    }

    /// Takes whatever has come by now.
    pub(crate) fn drain(&mut self) {
        let patience = |socket: &mut WebSocket<TcpStream>, ms| {
            socket.get_mut().set_read_timeout(Some(Duration::from_millis(ms))).unwrap();
        };
        patience(&mut self.socket, 5);
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => {
                    self.heard.push(text.to_string());
                    let message = ToClient::read(&text).unwrap();
                    self.take(&message);
                }
                Ok(Message::Close(frame)) => panic!("closed: {frame:?}"),
                Ok(_) => {}
                Err(tungstenite::Error::Io(error)) if error.kind() == ErrorKind::Interrupted => {}
                Err(tungstenite::Error::Io(error))
                    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
                {
                    break;
                }
                Err(error) => panic!("{error}"),
            }
        }
        patience(&mut self.socket, 20_000);
    }

    /// How the server closes.
    pub(crate) fn closing(&mut self) -> Option<CloseFrame> {
        loop {
            match self.socket.read() {
                Ok(Message::Close(frame)) => return frame,
                Ok(_) => {}
                Err(error) => panic!("{error}"),
            }
        }
    }

    pub(crate) fn take(&mut self, message: &ToClient) {
        match message {
            ToClient::Hello { page, .. } | ToClient::News { page, .. } => {
                self.step = page.step;
                self.touches = page.touches;
                self.state = page.state.as_deref().cloned();
            }
            ToClient::Answer { touches, .. } => self.touches = *touches,
            ToClient::Phrase { .. } | ToClient::Bye { .. } => {}
        }
        if let ToClient::News { say, .. } | ToClient::Answer { say, .. } = message {
            self.said.extend(say.iter().cloned());
        }
    }

    pub(crate) fn send(&mut self, message: &ToServer) {
        self.socket.send(Message::text(message.write())).unwrap();
    }

    pub(crate) fn nonce(&mut self) -> String {
        self.nonces += 1;
        format!("{}-{}", self.name, self.nonces)
    }

    /// Asks for something and waits for the answer; news that come before are taken.
    pub(crate) fn ask(&mut self, message: &ToServer) -> (AnswerKind, Vec<String>) {
        let (ToServer::Do { nonce, .. }
        | ToServer::Type { nonce, .. }
        | ToServer::Phrase { nonce, .. }) = message;
        let wanted = nonce.clone();
        self.send(message);
        loop {
            if let ToClient::Answer { nonce, outcome, say, .. } = self.hear()
                && nonce == wanted
            {
                return (outcome, say);
            }
        }
    }

    pub(crate) fn act(&mut self, what: &str) -> (AnswerKind, Vec<String>) {
        let (nonce, step) = (self.nonce(), self.step);
        let touches = Some(self.touches);
        self.ask(&ToServer::Do { nonce, step, what: what.to_owned(), touches })
    }

    pub(crate) fn say(&mut self, text: &str) -> (AnswerKind, Vec<String>) {
        let (nonce, step) = (self.nonce(), self.step);
        let text = text.to_owned();
        self.ask(&ToServer::Type { nonce, step, text, here: None, sure: false, luck: None })
    }

    pub(crate) fn state(&self) -> &TableState {
        self.state.as_ref().unwrap()
    }

    /// Is it this player's turn?
    pub(crate) fn is_due(&self) -> bool {
        let state = self.state();
        state.result.is_none() && state.seat.is_some_and(|seat| state.due.contains(&seat))
    }
}
