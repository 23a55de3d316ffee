//! The way to a table's socket, once.

use std::time::Duration;

use table::{GameId, Seat};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::error::{Error, ProtocolError};
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::http::{HeaderValue, header};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use super::address::ServerAddress;
use super::cookie::cookie;
use super::problem::RemoteProblem;
use super::timeouts::Timeouts;
use super::token::Token;
use super::trust::is_about_certificate;
use crate::speech_settings::SpeechSettings;

/// No message of a server is longer than this.
const LONGEST: usize = 1024 * 1024;

/// Bytes to and from a server, with or without TLS.
pub(super) trait Bytes: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> Bytes for T {}

/// An open socket.
pub(super) type Socket = WebSocketStream<Box<dyn Bytes>>;

/// Everything that is needed to open a socket, but for the table and who looks at it.
#[derive(Clone)]
pub(super) struct Way {
    pub(super) address: ServerAddress,
    pub(super) token: Token,
    /// For servers that are reached by TLS.
    pub(super) tls: Option<TlsConnector>,
    pub(super) patience: Timeouts,
}

/// Why no socket was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoWay {
    /// There never will be one.
    Never(RemoteProblem),
    /// The server asks to come back after so long.
    Later(RemoteProblem, Duration),
    /// The way is broken.
    Broken(RemoteProblem),
}

impl Way {
    /// Opens a socket.
    pub(super) async fn dial(
        &self,
        table: &GameId,
        at: Option<Seat>,
        speech: SpeechSettings,
    ) -> Result<Socket, NoWay> {
        let request =
            self.request(table, at, speech).ok_or(NoWay::Never(RemoteProblem::NoServer))?;
        let opening = async {
            let stream = self.connect().await?;
            let config = WebSocketConfig::default()
                .max_message_size(Some(LONGEST))
                .max_frame_size(Some(LONGEST));
            let opened =
                tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
            opened.map(|(socket, _)| socket).map_err(refused)
        };
        let opened = tokio::time::timeout(self.patience.connecting, opening).await;
        opened.unwrap_or(Err(NoWay::Broken(RemoteProblem::Unreachable)))
    }

    async fn connect(&self) -> Result<Box<dyn Bytes>, NoWay> {
        let broken = NoWay::Broken(RemoteProblem::Unreachable);
        let (host, port) = (self.address.host(), self.address.port());
        let stream = TcpStream::connect((host, port)).await.map_err(|_| broken)?;
        // A line is a small packet, and somebody waits for its answer.
        let _ = stream.set_nodelay(true);
        let Some(tls) = &self.tls else { return Ok(Box::new(stream)) };
        let name = ServerName::try_from(host.to_owned()).map_err(|_| broken)?;
        match tls.connect(name, stream).await {
            Ok(stream) => Ok(Box::new(stream)),
            Err(error) if is_about_certificate(&error) => {
                Err(NoWay::Never(RemoteProblem::Certificate))
            }
            Err(_) => Err(broken),
        }
    }

    fn request(&self, table: &GameId, at: Option<Seat>, speech: SpeechSettings) -> Option<Request> {
        let mut request = self.address.socket(table, at).into_client_request().ok()?;
        let headers = request.headers_mut();
        let mut token = HeaderValue::from_str(&self.token.header()).ok()?;
        token.set_sensitive(true);
        headers.insert(header::AUTHORIZATION, token);
        headers.insert(header::SEC_WEBSOCKET_PROTOCOL, HeaderValue::from_static(wire::DATA));
        let language = HeaderValue::from_static(speech.language.code());
        headers.insert(header::ACCEPT_LANGUAGE, language);
        if let Some(cookie) = cookie(speech) {
            headers.insert(header::COOKIE, HeaderValue::from_str(&cookie).ok()?);
        }
        Some(request)
    }
}

/// What a handshake that failed means.
fn refused(error: Error) -> NoWay {
    let response = match error {
        Error::Http(response) => response,
        // It speaks of the socket, but not of our messages.
        Error::Protocol(ProtocolError::SecWebSocketSubProtocolError(_)) => {
            return NoWay::Never(RemoteProblem::Version);
        }
        Error::Protocol(_) => return NoWay::Never(RemoteProblem::NoServer),
        _ => return NoWay::Broken(RemoteProblem::Unreachable),
    };
    let wait = response.headers().get(header::RETRY_AFTER).and_then(|text| text.to_str().ok());
    match RemoteProblem::of_status(response.status().as_u16(), wait) {
        // The only thing about our request that may be wrong is its version.
        RemoteProblem::NoServer if response.status() == 400 => NoWay::Never(RemoteProblem::Version),
        problem @ (RemoteProblem::TooOften(wait) | RemoteProblem::Unavailable(wait)) => {
            NoWay::Later(problem, wait)
        }
        problem => NoWay::Never(problem),
    }
}
