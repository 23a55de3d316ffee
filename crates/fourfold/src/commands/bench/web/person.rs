//! Somebody who comes to the server, and a socket.

use std::io::{self, Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use tungstenite::client::IntoClientRequest as _;
use tungstenite::http::HeaderValue;
use tungstenite::{HandshakeError, Message, WebSocket};
use wire::{TableUpdate, ToClient, ToServer};

use super::limit::Limit;
use super::server_process::ServerProcess;

/// Longer nobody waits for an answer.
const PATIENCE: Duration = Duration::from_mins(1);

/// Somebody with a connection of its own for every request.
#[derive(Clone)]
pub(super) struct Person {
    address: SocketAddr,
    /// Where they say that they come from; whoever is at the machine itself says nothing.
    network: Option<String>,
    /// The secret of a program,
    token: Option<String>,
    /// or the cookie of a browser.
    cookie: Option<String>,
}

/// Where somebody of this number comes from.
pub(super) fn network(number: u32) -> String {
    let [_, b, c, d] = number.to_be_bytes();
    format!("10.{b}.{c}.{d}")
}

/// What went wrong, in words.
pub(super) fn wrong(why: impl Into<String>) -> io::Error {
    io::Error::other(why.into())
}

/// What went wrong with a socket: what the system says stays what it is.
fn failed(error: tungstenite::Error) -> io::Error {
    match error {
        tungstenite::Error::Io(error) => error,
        tungstenite::Error::Http(answer) if answer.status() == 429 => Limit::Asking.into(),
        error => wrong(error.to_string()),
    }
}

impl Person {
    /// Somebody who only watches.
    pub(super) fn nobody(server: &ServerProcess, number: u32) -> Self {
        Self::stranger(server.address, number)
    }

    fn stranger(address: SocketAddr, number: u32) -> Self {
        Self { address, network: Some(network(number)), token: None, cookie: None }
    }

    /// The same person, at another address.
    pub(super) fn moved_to(&self, address: SocketAddr) -> Self {
        Self { address, ..self.clone() }
    }

    /// Somebody at the machine of the server, who may see its metrics.
    pub(super) fn at_home(server: &ServerProcess) -> Self {
        Self { address: server.address, network: None, token: None, cookie: None }
    }

    /// Somebody with a browser, of which the server has not heard before, in the network of this number. Its cookie is
    /// made up: 32 bytes in base64, of which the last letter is `A`.
    pub(super) fn with_cookie(server: &ServerProcess, number: u32, cookie: String) -> Self {
        Self { cookie: Some(cookie), ..Self::nobody(server, number) }
    }

    /// Somebody with a token.
    pub(super) fn new(server: &ServerProcess, number: u32) -> io::Result<Self> {
        Self::at(server.address, number)
    }

    /// The same, at any address.
    pub(super) fn at(address: SocketAddr, number: u32) -> io::Result<Self> {
        let mut person = Self::stranger(address, number);
        let given = person.send("POST", "/api/session", "")?;
        let token = given.split("\"token\":\"").nth(1).and_then(|rest| rest.split('"').next());
        person.token = Some(token.ok_or_else(|| wrong("no token was given"))?.to_owned());
        Ok(person)
    }

    pub(super) fn get(&self, path: &str) -> io::Result<String> {
        self.send("GET", path, "")
    }

    /// Sends a form; where the answer leads.
    pub(super) fn post(&self, path: &str, form: &str) -> io::Result<String> {
        let answer = self.send("POST", path, form)?;
        let mut lines = answer.lines();
        let location = lines.find_map(|line| line.strip_prefix("location: "));
        location.map(str::to_owned).ok_or_else(|| match answer.lines().next() {
            Some(line) if line.contains(" 429 ") => Limit::Asking.into(),
            line => wrong(format!("{path}: {}", line.unwrap_or("no answer"))),
        })
    }

    fn send(&self, method: &str, path: &str, body: &str) -> io::Result<String> {
        let mut stream = self.connect()?;
        let mut request =
            format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        if let Some(network) = &self.network {
            request.extend(["X-Forwarded-For: ", network, "\r\n"]);
        }
        if let Some(token) = &self.token {
            request.extend(["Authorization: Bearer ", token, "\r\n"]);
        }
        if let Some(cookie) = &self.cookie {
            let address = self.address.to_string();
            request.extend(["Cookie: ff=", cookie, "\r\nOrigin: http://", &address, "\r\n"]);
        }
        if method == "POST" {
            request += "Content-Type: application/x-www-form-urlencoded\r\n";
            request.extend(["Content-Length: ", &body.len().to_string(), "\r\n"]);
        }
        request.extend(["\r\n", body]);
        stream.write_all(request.as_bytes())?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    }

    fn connect(&self) -> io::Result<TcpStream> {
        let stream = TcpStream::connect(self.address)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        Ok(stream)
    }

    /// Opens a socket, and hears how things stand.
    pub(super) fn watch(&self, table: &str) -> io::Result<Socket> {
        let socket = self.open(table, wire::DATA, &[])?;
        let mut socket = Socket { socket, page: TableUpdate::default() };
        while socket.page.step == 0 && socket.page.state.is_none() {
            socket.hear()?;
        }
        Ok(socket)
    }

    /// Opens a socket; how long that took until it was heard how things stand, which the first message must say.
    pub(super) fn come_back(&self, table: &str) -> io::Result<(Socket, Duration)> {
        let began = Instant::now();
        let socket = self.open(table, wire::DATA, &[])?;
        let mut socket = Socket { socket, page: TableUpdate::default() };
        socket.hear()?;
        let took = began.elapsed();
        if socket.page.state.is_none() {
            return Err(wrong(format!("{table}: the first message does not say how it stands")));
        }
        Ok((socket, took))
    }

    /// Opens a socket that speaks this protocol, with headers besides.
    pub(super) fn open(
        &self,
        table: &str,
        protocol: &str,
        more: &[(&'static str, &str)],
    ) -> io::Result<WebSocket<TcpStream>> {
        self.open_over(self.connect()?, table, protocol, more)
    }

    /// The same over a connection that is there.
    pub(super) fn open_over(
        &self,
        stream: TcpStream,
        table: &str,
        protocol: &str,
        more: &[(&'static str, &str)],
    ) -> io::Result<WebSocket<TcpStream>> {
        let request = format!("ws://{}{table}/live", self.address).into_client_request();
        let mut request = request.map_err(failed)?;
        let headers = request.headers_mut();
        let value = |text: &str| HeaderValue::from_str(text).map_err(|e| wrong(e.to_string()));
        headers.insert("Sec-WebSocket-Protocol", value(protocol)?);
        if let Some(network) = &self.network {
            headers.insert("X-Forwarded-For", value(network)?);
        }
        if let Some(token) = &self.token {
            headers.insert("Authorization", value(&format!("Bearer {token}"))?);
        }
        if let Some(cookie) = &self.cookie {
            headers.insert("Cookie", value(&format!("ff={cookie}"))?);
            headers.insert("Origin", value(&format!("http://{}", self.address))?);
        }
        for (name, text) in more {
            headers.insert(*name, value(text)?);
        }
        match tungstenite::client(request, stream) {
            Ok((socket, _)) => Ok(socket),
            Err(HandshakeError::Failure(error)) => Err(failed(error)),
            Err(HandshakeError::Interrupted(_)) => Err(io::ErrorKind::WouldBlock.into()),
        }
    }
}

/// A live socket, and what was heard last over it.
pub(super) struct Socket {
    socket: WebSocket<TcpStream>,
    pub(super) page: TableUpdate,
}

impl Socket {
    /// Is it the turn of whoever has it?
    pub(super) fn is_due(&self) -> bool {
        let state = self.page.state.as_ref();
        state.is_some_and(|state| state.seat.is_some_and(|seat| state.due.contains(&seat)))
    }

    /// Waits until the table has come to this step.
    pub(super) fn wait(&mut self, step: u32) -> io::Result<()> {
        while self.page.step < step {
            self.hear()?;
        }
        Ok(())
    }

    /// The line breaks without a word.
    pub(super) fn cut(&self) -> io::Result<()> {
        self.socket.get_ref().shutdown(Shutdown::Both)
    }

    fn hear(&mut self) -> io::Result<()> {
        let message = self.socket.read().map_err(failed)?;
        self.take(&message)
    }

    /// Takes what has come by now, and answers the server's pings: whoever does not is given up.
    pub(super) fn keep(&mut self) -> io::Result<()> {
        self.socket.get_mut().set_nonblocking(true)?;
        loop {
            match self.socket.read() {
                Ok(message) => self.take(&message)?,
                Err(tungstenite::Error::Io(why)) if why.kind() == io::ErrorKind::WouldBlock => {
                    break;
                }
                Err(error) => return Err(failed(error)),
            }
        }
        self.socket.get_mut().set_nonblocking(false)
    }

    fn take(&mut self, message: &Message) -> io::Result<()> {
        let text = match message {
            Message::Text(text) => text,
            Message::Close(close) => {
                return Err(match close.as_ref().map(|close| u16::from(close.code)) {
                    Some(1008) => Limit::Saying.into(),
                    Some(1013) => Limit::Unread.into(),
                    code => wrong(format!("the server closed a socket: {code:?}")),
                });
            }
            _ => return Ok(()),
        };
        match ToClient::read(text).map_err(|error| wrong(error.to_string()))? {
            ToClient::Hello { page, .. } | ToClient::News { page, .. } => self.page = page,
            ToClient::Answer { outcome: wire::AnswerKind::Done, .. } => {}
            other => return Err(wrong(format!("{other:?}"))),
        }
        Ok(())
    }

    /// Asks for something.
    pub(super) fn ask(&mut self, what: &str) -> io::Result<()> {
        let (step, nonce) = (self.page.step, format!("bench-{}", self.page.step));
        let message = ToServer::Do { nonce, step, what: what.to_owned(), touches: None };
        let sent = self.socket.send(Message::text(message.write()));
        sent.map_err(failed)
    }
}
