//! Connections come in, and those that say nothing are shown out.
//!
//! A loop of our own, because a connection that says nothing, or half a header, must not stay.

use std::convert::Infallible;
use std::io::Write as _;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, Request, StatusCode};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio_rustls::TlsAcceptor;
use tower::ServiceExt as _;
use tracing::{debug, warn};

use crate::app::App;
use crate::deadline_stream::DeadlineStream;
use crate::gate::{Peer, network_of};
use crate::limits::{HEADER, LONGEST_HEADER, RESERVE, RESERVE_HEADER, WRITING};
use crate::metrics::Limited;
use crate::places::{Place, Places};
use crate::tls::Line;

/// The place of one connection among all that may be open, and among those of its network. It is free again when the
/// last who holds it has gone.
#[derive(Clone, Debug)]
pub(crate) struct ConnectionPermit {
    _permit: Arc<(OwnedSemaphorePermit, Option<Place>)>,
}

/// What whoever has too many connections hears.
const TOO_MANY: &[u8] =
    b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nConnection: close\r\n\
                          Content-Length: 0\r\n\r\n";

/// The connections that are open when no more are let in.
#[derive(Debug)]
pub(crate) struct OpenConnections {
    places: Arc<Semaphore>,
    all: usize,
}

impl OpenConnections {
    /// Waits until everybody has gone, for so long.
    pub(crate) async fn leave(self, patience: Duration) {
        // When every place is free again, everybody has gone.
        let all = u32::try_from(self.all).unwrap_or(u32::MAX);
        if tokio::time::timeout(patience, self.places.acquire_many(all)).await.is_err() {
            debug!("some connections did not end in time");
        }
    }
}

/// By which door somebody came in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Door {
    /// For everybody.
    Front,
    /// For whoever asks whether the server is well, and nothing else, when no place is left: a host who looks must not find
    /// silence. One question each, and it must be asked soon.
    Side,
}

/// The way in: who may come, by which door.
struct Doors {
    front: Arc<Semaphore>,
    side: Arc<Semaphore>,
    /// One for each network by the side door: nobody fills it alone.
    each: Places,
}

impl Doors {
    fn new(app: &App) -> Self {
        let [front, side] =
            [app.config.connections, RESERVE].map(|all| Arc::new(Semaphore::new(all)));
        Self { front, side, each: Places::new(1) }
    }

    /// Waits until there is a place for one more.
    async fn wait(&self) -> Option<(Door, OwnedSemaphorePermit)> {
        tokio::select! {
            biased;
            place = Arc::clone(&self.front).acquire_owned() => Some((Door::Front, place.ok()?)),
            place = Arc::clone(&self.side).acquire_owned() => Some((Door::Side, place.ok()?)),
        }
    }

    /// Whoever came when there was no place may find one now.
    fn again(&self, door: Door, place: OwnedSemaphorePermit) -> (Door, OwnedSemaphorePermit) {
        match Arc::clone(&self.front).try_acquire_owned() {
            Ok(front) if door == Door::Side => (Door::Front, front),
            _ => (door, place),
        }
    }
}

/// Lets connections in until `closing` says so.
pub(crate) async fn accept(
    app: Arc<App>,
    listener: TcpListener,
    tls: Option<TlsAcceptor>,
    router: Router,
    mut closing: watch::Receiver<bool>,
) -> OpenConnections {
    let doors = Doors::new(&app);
    loop {
        let place = tokio::select! {
            place = doors.wait() => place,
            () = closed(&mut closing) => break,
        };
        let Some((door, place)) = place else { break };
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closed(&mut closing) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Too many files are open, say: it passes when others leave.
                warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let (door, place) = doors.again(door, place);
        let network = network_of(peer.ip());
        let own = match door {
            // A proxy that we believe speaks for many: behind it, live sockets are counted.
            Door::Front | Door::Side if app.config.trusts(peer.ip()) => None,
            Door::Front => Some(app.places.take(network)),
            Door::Side => Some(doors.each.take(network)),
        };
        let Ok(own) = own.map_or(Ok(None), |own| own.map(Some).ok_or(())) else {
            turn_away(&app, stream, tls.is_some());
            continue;
        };
        // Moves are small and must not wait for company.
        let _ = stream.set_nodelay(true);
        let place = ConnectionPermit { _permit: Arc::new((place, own)) };
        let line = Line::over(DeadlineStream::new(stream, WRITING), tls.as_ref());
        tokio::spawn(serve(
            Arc::clone(&app),
            line,
            peer,
            door,
            router.clone(),
            place,
            closing.clone(),
        ));
    }
    drop(listener);
    OpenConnections { places: doors.front, all: app.config.connections }
}

/// Answers what is asked over one connection until it ends.
async fn serve(
    app: Arc<App>,
    line: Line<DeadlineStream>,
    peer: SocketAddr,
    door: Door,
    router: Router,
    place: ConnectionPermit,
    mut closing: watch::Receiver<bool>,
) {
    let kept = place.clone();
    let service = hyper::service::service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(peer));
        // A socket that comes of it keeps the place after the connection has handed it over.
        request.extensions_mut().insert(kept.clone());
        let router = router.clone();
        async move {
            if door == Door::Side && !ALWAYS.contains(&request.uri().path()) {
                return Ok(full());
            }
            let response = router.oneshot(request).await;
            response.map_err(|never: Infallible| match never {})
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(if door == Door::Front { HEADER } else { RESERVE_HEADER })
        // Most requests are small, and there may be many connections.
        .max_buf_size(LONGEST_HEADER)
        .keep_alive(door == Door::Front)
        .serve_connection(TokioIo::new(line), service)
        .with_upgrades();
    app.metrics.connections.inc();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = closed(&mut closing) => {
            // The answer under way is the last.
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        debug!(%error, "a connection ended");
    }
    app.metrics.connections.dec();
    drop(place);
}

/// What is answered when every place is taken.
const ALWAYS: [&str; 2] = ["/health", "/metrics"];

/// What whoever asks for anything else hears then.
fn full() -> Response {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::SERVICE_UNAVAILABLE;
    response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("10"));
    response
}

/// Says that there are too many, if that can be said at once and in the clear; nobody waits for whoever hears it.
fn turn_away(app: &App, stream: TcpStream, is_encrypted: bool) {
    app.metrics.limited.count(Limited::CONNECTIONS);
    if is_encrypted {
        return;
    }
    if let Ok(mut stream) = stream.into_std() {
        // Whoever is not heard sees that it is closed.
        let _ = stream.write(TOO_MANY);
    }
}

/// Waits until the server closes.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    // If nobody is left who could say so, it is closed.
    let _ = closing.wait_for(|closing| *closing).await;
}
