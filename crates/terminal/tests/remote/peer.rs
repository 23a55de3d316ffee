//! A peer on a real socket that follows a script.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use tokio_tungstenite::tungstenite::handshake::server::{Request, Response};
use tokio_tungstenite::tungstenite::http::HeaderMap;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Message, WebSocket, accept_hdr};
use wire::{AnswerKind, TableState, TableUpdate, ToClient, ToServer};

/// Whatever a script waits for must be there after so long; a test that goes wrong ends.
const PATIENCE: Duration = Duration::from_secs(20);

/// A peer that runs. A script that fails fails its test.
pub(crate) struct Peer {
    pub(crate) address: SocketAddr,
    stops: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Peer {
    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }
}

/// Whoever talks to the peer has gone by then.
impl Drop for Peer {
    fn drop(&mut self) {
        self.stops.store(true, Ordering::Relaxed);
        // It may be waiting for the next to come.
        let _ = TcpStream::connect(self.address);
        let ended = self.thread.take().map(JoinHandle::join);
        let is_well = matches!(ended, Some(Ok(())));
        assert!(is_well || std::thread::panicking(), "the script of the peer failed");
    }
}

/// Starts a peer. The script gets each connection with its number, one after the other, until it says
/// that it is done.
pub(crate) fn start(mut script: impl FnMut(usize, TcpStream) -> Next + Send + 'static) -> Peer {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let stops = Arc::new(AtomicBool::new(false));
    let must_stop = Arc::clone(&stops);
    let thread = std::thread::spawn(move || {
        for (number, stream) in listener.incoming().enumerate() {
            let stream = stream.unwrap();
            stream.set_read_timeout(Some(PATIENCE)).unwrap();
            if must_stop.load(Ordering::Relaxed) || script(number, stream) == Next::Done {
                break;
            }
        }
    });
    Peer { address, stops, thread: Some(thread) }
}

/// What the script does after a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// It takes another.
    More,
    /// Nobody is let in any more.
    Done,
}

/// Reads a request over HTTP, with its body, and answers it as it stands.
pub(crate) fn answer(mut stream: impl Read + Write, response: &str) -> String {
    let mut bytes = Vec::new();
    let mut buffer = [0; 4096];
    loop {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let length = head.lines().find_map(|line| {
                let (name, value) = line.split_once(": ")?;
                name.eq_ignore_ascii_case("content-length").then(|| value.parse().unwrap())
            });
            if body.len() >= length.unwrap_or(0usize) {
                break;
            }
        }
        let read = stream.read(&mut buffer).unwrap();
        assert_ne!(read, 0, "the request ends too early: {text:?}");
        bytes.extend_from_slice(&buffer[..read]);
    }
    let _ = stream.write_all(response.as_bytes());
    let _ = stream.flush();
    String::from_utf8(bytes).unwrap()
}

/// An answer over HTTP.
pub(crate) fn response(status: &str, headers: &[&str], body: &str) -> String {
    let length = body.len();
    let more: String = headers.iter().flat_map(|line| [line, "\r\n"]).collect();
    format!(
        "HTTP/1.1 {status}\r\nContent-Length: {length}\r\nConnection: close\r\n{more}\r\n{body}"
    )
}

/// A client that was let in.
pub(crate) struct Visit<S> {
    pub(crate) socket: WebSocket<S>,
    /// What it asked for.
    pub(crate) path: String,
    pub(crate) headers: HeaderMap,
}

/// A line that was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    pub(crate) nonce: String,
    pub(crate) step: u32,
    pub(crate) text: String,
    pub(crate) sure: bool,
}

impl<S: Read + Write> Visit<S> {
    /// Lets a client in, as a server does.
    pub(crate) fn accept(stream: S) -> Self {
        let (mut path, mut headers) = (String::new(), HeaderMap::new());
        #[expect(clippy::result_large_err, reason = "that is how tungstenite asks")]
        let look = |request: &Request, mut response: Response| {
            path = request.uri().to_string();
            headers = request.headers().clone();
            let protocol = wire::DATA.parse().unwrap();
            response.headers_mut().insert("Sec-WebSocket-Protocol", protocol);
            Ok(response)
        };
        let socket = accept_hdr(stream, look).unwrap();
        Self { socket, path, headers }
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().unwrap())
    }

    pub(crate) fn send(&mut self, message: &ToClient) {
        self.send_text(&message.write());
    }

    pub(crate) fn send_text(&mut self, text: &str) {
        let _ = self.socket.send(Message::text(text));
    }

    pub(crate) fn hello(&mut self, step: u32) {
        self.send(&hello(step, state()));
    }

    /// The next line; none if the client hung up.
    pub(crate) fn asked(&mut self) -> Option<Asked> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => match ToServer::read(&text).unwrap() {
                    ToServer::Type { nonce, step, text, here: None, sure, .. } => {
                        return Some(Asked { nonce, step, text, sure });
                    }
                    other => panic!("{other:?}"),
                },
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    pub(crate) fn answer(&mut self, nonce: &str, outcome: AnswerKind) {
        let nonce = nonce.to_owned();
        self.send(&ToClient::Answer { nonce, outcome, say: Vec::new(), touches: 0 });
    }

    /// Waits until the client hangs up, and says how it closed.
    pub(crate) fn closing(&mut self) -> Option<CloseFrame> {
        loop {
            match self.socket.read() {
                Ok(Message::Close(frame)) => return frame,
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// Hangs up for this reason.
    pub(crate) fn close(mut self, frame: Option<CloseFrame>) {
        let _ = self.socket.close(frame);
        // Until the other side has closed too: else the reason may be lost on the way.
        while self.socket.read().is_ok() {}
    }
}

/// A table of Quarto at which the client sits on seat 1.
pub(crate) fn state() -> TableState {
    TableState {
        game: "quarto".to_owned(),
        rules: "1234p".to_owned(),
        pace: "untimed".to_owned(),
        seat: Some(1),
        seats: Vec::new(),
        due: vec![1],
        running: None,
        offer: None,
        paused: false,
        adjourned: false,
        position: None,
        hand: Vec::new(),
        result: None,
        next: None,
        fair: wire::FairState::default(),
    }
}

pub(crate) fn page(step: u32, state: TableState) -> TableUpdate {
    TableUpdate { step, mine: vec![1], state: Some(Box::new(state)), ..TableUpdate::default() }
}

pub(crate) fn hello(step: u32, state: TableState) -> ToClient {
    ToClient::Hello { table: "p926".to_owned(), page: page(step, state) }
}

pub(crate) fn news(step: u32, say: &str) -> ToClient {
    let (say, sounds) = (vec![say.to_owned()], Vec::new());
    ToClient::News { page: page(step, state()), say, call: None, sounds }
}
