//! A server, from opening its store to the last goodbye.

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use store::Hint;
use tokio::net::{TcpListener, TcpSocket};
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tracing::{error, info, warn};

use crate::app::{self, App};
use crate::config::Config;
use crate::host_desk::{HostToken, NoHostToken};
use crate::limits::SENT;
use crate::render::Pages;
use crate::room::RoomMessage;
use crate::tls::{NoCertificate, Tls};
use crate::{connections, log, routes};

/// Rooms have so long to finish what they do, connections so long after that, then whatever blocks a
/// thread, and the store for its last batch: together less than the five seconds after which a host may
/// kill us.
const ROOMS: Duration = Duration::from_secs(3);
const CONNECTIONS: Duration = Duration::from_secs(1);
const THREADS: Duration = Duration::from_millis(250);
const LAST_BATCH: Duration = Duration::from_millis(500);

/// Sessions that were not seen for so long are forgotten.
const FORGOTTEN: u64 = 400 * 24 * 60 * 60;

/// Why there is no server.
#[derive(Debug)]
pub enum NoServer {
    /// Nobody can be heard at that address.
    Listen(SocketAddr, io::Error),
    /// The store cannot be opened.
    Store(store::Failure),
    /// The certificate cannot be used.
    Certificate(NoCertificate),
    /// The token for the host's page cannot be used.
    HostToken(NoHostToken),
    /// The system gives us no threads.
    Threads(io::Error),
}

impl fmt::Display for NoServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
            Self::Store(failure) => write!(f, "cannot open the store: {failure}"),
            Self::Certificate(why) => write!(f, "cannot use the certificate: {why}"),
            Self::HostToken(why) => write!(f, "cannot use the host's token: {why}"),
            Self::Threads(error) => write!(f, "cannot start threads: {error}"),
        }
    }
}

impl std::error::Error for NoServer {}

/// A server that is open, and not yet running.
pub struct Server {
    runtime: Runtime,
    app: Arc<App>,
    tls: Option<Tls>,
    listener: TcpListener,
    address: SocketAddr,
    stop: watch::Sender<bool>,
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server").field("address", &self.address).finish_non_exhaustive()
    }
}

/// Stops a server from elsewhere.
#[derive(Clone, Debug)]
pub struct Stop(watch::Sender<bool>);

impl Stop {
    /// Stops it, as a signal does.
    pub fn stop(&self) {
        self.0.send_replace(true);
    }
}

impl Server {
    /// Opens the store and the socket. Nobody's store is made or brought up to date by a server whose
    /// files cannot be read.
    pub fn open(config: Config) -> Result<Self, NoServer> {
        let files = Files::read(&config)?;
        let store = store::Store::open(&config.store).map_err(NoServer::Store)?;
        Self::with(store, config, files)
    }

    /// Opens the socket on a store that is open already.
    pub fn on(store: store::Store, config: Config) -> Result<Self, NoServer> {
        let files = Files::read(&config)?;
        Self::with(store, config, files)
    }

    fn with(store: store::Store, config: Config, files: Files) -> Result<Self, NoServer> {
        let Files { tls, token } = files;
        log::start(config.log);
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .thread_name("fourfold")
            .max_blocking_threads(app::threads())
            .build()
            .map_err(NoServer::Threads)?;
        let listen = config.listen;
        // Whoever cannot listen is no server, and must not tell the store that it is one.
        let bound = runtime.block_on(async { bind(listen) });
        let listener = bound.map_err(|error| NoServer::Listen(listen, error))?;
        let address = listener.local_addr().map_err(|error| NoServer::Listen(listen, error))?;
        let app = App::on(store, config, token).map_err(NoServer::Store)?;
        let stepped_back = runtime.block_on(app.background.run(priority::has_stepped_back));
        if cfg!(target_os = "linux") && stepped_back != Some(true) {
            warn!(
                "threads that think may not step back here: those who play may have to wait for them"
            );
        }
        let (stop, _) = watch::channel(false);
        Ok(Self { runtime, app, tls, listener, address, stop })
    }

    /// The address to open.
    pub fn address(&self) -> String {
        let config = &self.app.config;
        let scheme = if config.is_secure() { "https" } else { "http" };
        let own = || format!("{scheme}://{}", self.address);
        config.public_url.as_ref().map_or_else(own, |url| url.origin().to_owned())
    }

    /// Where it listens; the port that the system chose, if any would do.
    pub const fn socket(&self) -> SocketAddr {
        self.address
    }

    /// For stopping it from another thread.
    pub fn stop(&self) -> Stop {
        Stop(self.stop.clone())
    }

    /// For keeping it from making pages, in tests.
    pub fn pages(&self) -> Pages {
        Pages::new(self.app.renderers.clone(), self.runtime.handle().clone())
    }

    /// Runs until a signal, or [`Stop`], says that it is enough. Then nobody comes in, what was
    /// begun is finished and stored, and everybody is told.
    pub fn run(self) -> Result<(), NoServer> {
        let Self { runtime, app, tls, listener, stop, .. } = self;
        // PostgreSQL is connected to from here: its client waits, which no task may.
        let hints = listen(&app);
        runtime.block_on(async {
            let router = routes::router(Arc::clone(&app));
            let closing = stop.subscribe();
            tokio::spawn(wait_for_signal(stop.clone()));
            tokio::spawn(daily_cleanup(Arc::clone(&app), stop.subscribe()));
            tokio::spawn(tidy(Arc::clone(&app), stop.subscribe()));
            let acceptor = tls.as_ref().map(Tls::acceptor);
            if let Some(tls) = tls {
                tokio::spawn(tls.watch(stop.subscribe()));
            }
            let open = connections::accept(Arc::clone(&app), listener, acceptor, router, closing);
            let mut stopping = stop.subscribe();
            let farewell = async {
                connections::closed(&mut stopping).await;
                info!("stopping: no new games, moves that were begun are finished");
                app.stop(ROOMS).await;
            };
            let (inside, ()) = tokio::join!(open, farewell);
            // What the rooms said last is still on its way.
            inside.leave(CONNECTIONS).await;
        });
        drop(hints);
        runtime.shutdown_timeout(THREADS);
        close(app);
        info!("stopped");
        Ok(())
    }
}

/// Dropping the app waits for the last batch. Of a store that does not answer nobody waits for more: what it
/// has not stored was promised to nobody.
fn close(app: Arc<App>) {
    let (done, closed) = channel();
    let last = std::thread::Builder::new().name("last batch".to_owned()).spawn(move || {
        drop(app);
        // Whoever waited may have given up.
        let _ = done.send(());
    });
    // Without a thread it was dropped here.
    if last.is_ok() && closed.recv_timeout(LAST_BATCH).is_err() {
        error!("the store does not answer, and is left as it is");
    }
}

/// What a server reads before it opens anything.
struct Files {
    tls: Option<Tls>,
    token: Option<HostToken>,
}

impl Files {
    fn read(config: &Config) -> Result<Self, NoServer> {
        let tls = config.tls.as_ref().map(Tls::open).transpose().map_err(NoServer::Certificate)?;
        let token = config.host_token_file.as_deref().map(HostToken::read).transpose();
        Ok(Self { tls, token: token.map_err(NoServer::HostToken)? })
    }
}

/// So many may stand in front of the door until they are let in. Whoever comes when there is no place
/// tries again after a second; with the 128 that are usual, a crowd keeps everybody else waiting.
const QUEUE: u32 = 4_096;

fn bind(listen: SocketAddr) -> io::Result<TcpListener> {
    let socket = if listen.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A server that is started again finds its port free at once.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    // Whoever is let in has the same.
    socket.set_send_buffer_size(SENT)?;
    socket.bind(listen)?;
    socket.listen(QUEUE)
}

/// Hears what other servers on the same store have written.
fn listen(app: &Arc<App>) -> Option<store::Listening> {
    if !app.is_shared {
        return None;
    }
    let weak = Arc::downgrade(app);
    let listening = app.store.listen(move |hint| {
        if let Some(app) = weak.upgrade() {
            match hint {
                Hint::Grown { table, next } => app.send_if_open(&table, RoomMessage::Hint(next)),
                Hint::Missed => app.look_everywhere(),
            }
        }
    });
    match listening {
        Ok(listening) => Some(listening),
        Err(failure) => {
            // Rooms look into the store now and then anyway.
            error!(%failure, "other servers cannot be heard");
            None
        }
    }
}

/// So often what is remembered of people, networks and tables is looked through for what nobody needs any more.
const TIDY: Duration = Duration::from_secs(20);

/// When a crowd has gone, what was counted of it and known about it goes, too.
async fn tidy(app: Arc<App>, mut stopping: watch::Receiver<bool>) {
    let mut now_and_then = tokio::time::interval(TIDY);
    loop {
        tokio::select! {
            _ = now_and_then.tick() => app.tidy(Instant::now(), app::IDLE).await,
            () = connections::closed(&mut stopping) => return,
        }
    }
}

/// Once a day, sessions that nobody uses and tables at which nothing began are forgotten.
async fn daily_cleanup(app: Arc<App>, mut stopping: watch::Receiver<bool>) {
    let mut day = tokio::time::interval(Duration::from_hours(24));
    loop {
        tokio::select! {
            _ = day.tick() => {
                let before = app.clock.seconds().saturating_sub(FORGOTTEN);
                match app.at_leisure(move |store| store.expire(before)).await {
                    Ok(0) => {}
                    Ok(count) => info!(count, "sessions were forgotten"),
                    Err(failure) => error!(%failure, "old sessions could not be forgotten"),
                }
                let now = app.clock.seconds();
                match app.at_leisure(move |store| store.forget_unstarted(now)).await {
                    Ok(0) => {}
                    Ok(count) => info!(count, "tables that were never used were forgotten"),
                    Err(failure) => error!(%failure, "old tables could not be forgotten"),
                }
            }
            () = connections::closed(&mut stopping) => return,
        }
    }
}

async fn wait_for_signal(stop: watch::Sender<bool>) {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminated) => {
                tokio::select! {
                    _ = interrupted => {}
                    _ = terminated.recv() => {}
                }
            }
            Err(error) => {
                error!(%error, "SIGTERM cannot be heard");
                let _ = interrupted.await;
            }
        }
    }
    #[cfg(not(unix))]
    let _ = interrupted.await;
    stop.send_replace(true);
}
