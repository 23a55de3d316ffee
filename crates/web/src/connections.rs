//! Connections come in, and those that say nothing are shown out.
//!
//! A loop of our own, because a connection that says nothing, or half a header, must not stay.

use std::convert::Infallible;
use std::io::Write as _;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
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
use crate::limits::{HEADER, LONGEST_HEADER, WRITING};
use crate::metrics::Limited;
use crate::places::Place;
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

/// Lets connections in until `closing` says so.
pub(crate) async fn accept(
    app: Arc<App>,
    listener: TcpListener,
    tls: Option<TlsAcceptor>,
    router: Router,
    mut closing: watch::Receiver<bool>,
) -> OpenConnections {
    let places = Arc::new(Semaphore::new(app.config.connections));
    loop {
        let place = tokio::select! {
            place = Arc::clone(&places).acquire_owned() => place,
            () = closed(&mut closing) => break,
        };
        let Ok(place) = place else { break };
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
        // A proxy that we believe speaks for many: behind it, live sockets are counted.
        let own = if app.config.trusts(peer.ip()) {
            None
        } else if let Some(own) = app.places.take(network_of(peer.ip())) {
            Some(own)
        } else {
            turn_away(&app, stream);
            continue;
        };
        // Moves are small and must not wait for company.
        let _ = stream.set_nodelay(true);
        let router = router.clone();
        let place = ConnectionPermit { _permit: Arc::new((place, own)) };
        let kept = place.clone();
        let service = hyper::service::service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(Peer(peer));
            // A socket that comes of it keeps the place after the connection has handed it over.
            request.extensions_mut().insert(kept.clone());
            let router = router.clone();
            async move {
                let response = router.oneshot(request).await;
                response.map_err(|never: Infallible| match never {})
            }
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEADER)
            // Most requests are small, and there may be many connections.
            .max_buf_size(LONGEST_HEADER)
            .keep_alive(true)
            .serve_connection(
                TokioIo::new(Line::over(DeadlineStream::new(stream, WRITING), tls.as_ref())),
                service,
            )
            .with_upgrades();
        let (app, mut closing) = (Arc::clone(&app), closing.clone());
        tokio::spawn(async move {
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
        });
    }
    drop(listener);
    OpenConnections { places, all: app.config.connections }
}

/// Says that there are too many, if that can be said at once; nobody waits for whoever hears it.
fn turn_away(app: &App, stream: TcpStream) {
    app.metrics.limited.count(Limited::CONNECTIONS);
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
