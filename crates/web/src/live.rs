//! The socket over which a table is seen live.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use audience::{ClientKind, Identity, PlayerCommand, Unreadable, Watcher};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use axum::http::header::SEC_WEBSOCKET_PROTOCOL;
use axum::response::Response;
use pages::{Problem, Visitor};
use table::{Contribution, GameId, Nonce, Seat, StepNumber};
use wire::{DATA, PAGE, ToClient, ToServer};

use crate::app::App;
use crate::connections::ConnectionPermit;
use crate::gate::{QueryFields, RequestContext, Source, TableId, bearer, source};
use crate::lag_meter::LagMeter;
use crate::limit::{Counter, TooMuch};
use crate::limits::{Budget, HEADER, Personal, SAYING, SENDING, Take, UNREAD};
use crate::mailbox::{Mailbox, mailbox};
use crate::metrics::Limited;
use crate::open_sockets::PersonSocket;
use crate::problem::ProblemResponse;
use crate::room::{RoomMessage as ToRoom, SentCommand, Socket, WordedAnswer, unreadable};
use crate::session::Token;

/// A connection is asked soon, and then that often, whether it is still there and how long it takes.
const FIRST_PING: Duration = Duration::from_millis(500);
const PING: Duration = Duration::from_secs(10);

/// So long we wait for the other side to close too.
const FAREWELL: Duration = Duration::from_secs(1);

/// Reasons to close, as RFC 6455 numbers them.
const AWAY: u16 = 1001;
const UNREADABLE: u16 = 1007;
const TOO_MUCH: u16 = 1008;
const TOO_LONG: u16 = 1009;
const TRY_AGAIN: u16 = 1013;

/// What the address may say besides.
#[derive(Debug, Default, serde::Deserialize)]
pub(crate) struct As {
    /// "It is me": the seat of whoever is at a shared device.
    #[serde(rename = "as")]
    pub(crate) seat: Option<u8>,
}

/// Opens a socket.
pub(crate) async fn live(
    State(app): State<Arc<App>>,
    TableId(id): TableId,
    QueryFields(who): QueryFields<As>,
    headers: HeaderMap,
    place: Option<Extension<ConnectionPermit>>,
    context: RequestContext,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ProblemResponse> {
    let is_program = bearer(&headers).is_some();
    let person = match source(&headers, &context.visitor.origin) {
        Source::Ours => context.session.as_ref().map(|session| session.person.clone()),
        Source::Foreign => return Err(Problem::Forbidden.into()),
        // A program is whoever it says; its cookies, if it has any, say nothing.
        Source::Unsaid if is_program => {
            context.session.as_ref().map(|session| session.person.clone())
        }
        Source::Unsaid if headers.contains_key(axum::http::header::COOKIE) => {
            return Err(Problem::Forbidden.into());
        }
        Source::Unsaid => None,
    };
    // A connection of one's own is counted already; a proxy's is not.
    let take = || {
        app.places.take(context.network).ok_or_else(|| {
            app.metrics.limited.count(Limited::CONNECTIONS);
            TooMuch(HEADER)
        })
    };
    let own = app.config.trusts(context.peer).then(take).transpose()?;
    // A table that is not there is said so before anything is opened.
    app.is_there(&id).await?;
    let identity = Identity { person, at: who.seat.and_then(Seat::new) };
    // Whoever asks for a version that we do not speak is refused before anything is said.
    let wanted = headers.get_all(SEC_WEBSOCKET_PROTOCOL).iter().filter_map(|all| all.to_str().ok());
    let mut wanted = wanted.flat_map(|all| all.split(',')).map(str::trim).peekable();
    if wanted.peek().is_some() && !wanted.any(|name| matches!(name, PAGE | DATA)) {
        return Err(Problem::Unreadable.into());
    }
    let upgrade = upgrade
        .protocols([PAGE, DATA])
        // Most of what is said fits in it, and everybody who waits has one.
        .read_buffer_size(256)
        .write_buffer_size(0)
        .max_write_buffer_size(1024 * 1024)
        // A little more than is allowed can be read, so that whoever sends it hears why it closes.
        .max_message_size(4 * wire::LONGEST)
        .max_frame_size(4 * wire::LONGEST);
    let style = match upgrade.selected_protocol().and_then(|name| name.to_str().ok()) {
        Some(PAGE) => ClientKind::Page,
        Some(_) | None => ClientKind::Data,
    };
    let RequestContext { visitor, network, token, .. } = context;
    let asker = Asker { visitor, identity, network };
    // What waits is small: there are many who only listen.
    Ok(upgrade.on_upgrade(move |mut socket| {
        Box::pin(async move {
            let guests = i64::from(asker.identity.person.is_none());
            app.metrics.sockets.inc();
            app.metrics.guests.inc_by(guests);
            talk(&app, &id, &token, &asker, style, &mut socket).await;
            app.metrics.sockets.dec();
            app.metrics.guests.dec_by(guests);
            drop((place, own));
        })
    }))
}

/// Talks with a client until one of the two has enough.
async fn talk(
    app: &Arc<App>,
    id: &GameId,
    token: &Token,
    asker: &Asker,
    style: ClientKind,
    socket: &mut WebSocket,
) {
    let viewer = app.next_viewer();
    let (outlet, mut news) = mailbox(UNREAD);
    let mut reason = AWAY;
    let person = asker.identity.person.as_ref();
    let own = person.map(|person| app.open_sockets.open(person));
    // Whoever was forgotten since the door was opened comes back as nobody.
    let is_known = own.is_none() || !matches!(Box::pin(app.session(token)).await, Ok(None));
    let watch = || {
        let (visitor, identity) = (asker.visitor.clone(), asker.identity.clone());
        let watcher = Watcher { id: viewer, visitor, identity, style, outlet: Socket(outlet) };
        app.send(id, ToRoom::Watch(Box::new((watcher, asker.network)))).is_ok()
    };
    if is_known && watch() {
        reason = tokio::select! {
            reason = converse(app, id, asker, &mut news, socket) => reason,
            () = forgotten(own.as_ref()) => AWAY,
        };
        // A room that has not let this client in yet sees that nobody listens.
        news.close();
        app.send_if_open(id, ToRoom::Gone(viewer));
    }
    if reason == TOO_LONG {
        app.metrics.limited.count(Limited::SIZE);
    }
    let close = CloseFrame { code: reason, reason: Utf8Bytes::default() };
    let _ = tokio::time::timeout(SENDING, socket.send(Message::Close(Some(close)))).await;
    // What is still coming is read for a moment: a connection that is dropped with unread bytes is
    // reset, and the reason would be lost.
    let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
    let _ = tokio::time::timeout(FAREWELL, rest).await;
}

/// Waits until whoever this is is forgotten.
async fn forgotten(own: Option<&PersonSocket>) {
    match own {
        Some(own) => own.forgotten().await,
        None => std::future::pending().await,
    }
}

/// Who asks over a socket.
struct Asker {
    visitor: Visitor,
    identity: Identity,
    network: IpAddr,
}

/// Waits until the network may ask for more, if others there have asked for too much. Nothing more is read from this
/// socket meanwhile, which costs us nothing.
async fn within_network(app: &App, network: IpAddr) -> Result<(), TooMuch> {
    let take = || app.limits.take(network, Take { from: Budget::Asking, units: 1 });
    let Err(TooMuch(wait)) = take() else { return Ok(()) };
    tokio::time::sleep(wait).await;
    take()
}

/// The reason why it ended.
async fn converse(
    app: &Arc<App>,
    id: &GameId,
    asker: &Asker,
    news: &mut Mailbox<Arc<str>>,
    socket: &mut WebSocket,
) -> u16 {
    let Asker { visitor, identity, .. } = asker;
    let mut said = Counter::default();
    let mut lag_meter = LagMeter::new(Instant::now());
    let mut ask = tokio::time::interval_at((Instant::now() + FIRST_PING).into(), PING);
    loop {
        tokio::select! {
            message = news.recv() => {
                // The room closed, broke, or has given us up.
                let Some(message) = message else { return TRY_AGAIN };
                if !send(socket, &message).await {
                    return AWAY;
                }
            }
            message = socket.recv() => {
                let now = Instant::now();
                lag_meter.heard(now);
                let text = match message {
                    Some(Ok(Message::Text(text))) => text,
                    // The answer to our own question costs the client nothing.
                    Some(Ok(Message::Pong(echo))) if lag_meter.pong(&echo, now) => {
                        if let Some(person) = &identity.person {
                            let lag = ToRoom::Lag(Box::new(person.clone()), lag_meter.lag());
                            app.send_if_open(id, lag);
                        }
                        continue;
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                        // What is answered by itself counts too.
                        if said.take(SAYING, now).is_err() {
                            app.metrics.limited.count(Limited::SAYING);
                            return TOO_MUCH;
                        }
                        continue;
                    }
                    Some(Ok(Message::Binary(_))) => return UNREADABLE,
                    Some(Ok(Message::Close(_))) | None => return AWAY,
                    Some(Err(error)) => return closing(&error),
                };
                if text.len() > wire::LONGEST {
                    return TOO_LONG;
                }
                if said.take(SAYING, now).is_err() {
                    app.metrics.limited.count(Limited::SAYING);
                    return TOO_MUCH;
                }
                // A new socket is no new budget: whoever has another had this one before.
                let person = identity.person.as_ref();
                let own = person.map(|person| app.limits.take_personal(person, Personal::Asking));
                if own.is_some_and(|own| own.is_err()) {
                    return TOO_MUCH;
                }
                let Ok(message) = ToServer::read(&text) else { return UNREADABLE };
                let Some((nonce, step, command)) = command(message) else { return UNREADABLE };
                let answer = if let Ok(command) = command {
                    let (visitor, identity) = (visitor.clone(), identity.clone());
                    let (nonce, step, lag) = (nonce.clone(), StepNumber(step), lag_meter.lag());
                    let network = asker.network;
                    let wanted = SentCommand { visitor, network, identity, nonce, step, command, lag };
                    // In a place of its own: whoever only listens has none.
                    let mut answer = Box::pin(async {
                        within_network(app, asker.network).await?;
                        Ok(app.command(id, wanted).await)
                    });
                    // Whoever waits for an answer hears meanwhile what everybody hears.
                    loop {
                        tokio::select! {
                            biased;
                            answer = &mut answer => match answer {
                                Ok(answer) => break answer,
                                Err(TooMuch(_)) => return TOO_MUCH,
                            },
                            message = news.recv() => {
                                let Some(message) = message else { return TRY_AGAIN };
                                if !send(socket, &message).await {
                                    return AWAY;
                                }
                            }
                        }
                    }
                } else {
                    let say = vec![unreadable(visitor)];
                    WordedAnswer { outcome: wire::AnswerKind::Refused, say, touches: 0 }
                };
                let WordedAnswer { outcome, say, touches } = answer;
                let answer = ToClient::Answer { nonce: nonce.to_string(), outcome, say, touches };
                if !send(socket, &answer.write()).await {
                    return AWAY;
                }
            }
            _ = ask.tick() => {
                let now = Instant::now();
                if lag_meter.is_silent(now) {
                    return AWAY;
                }
                let ping = socket.send(Message::Ping(lag_meter.ping(now)));
                if !matches!(tokio::time::timeout(SENDING, ping).await, Ok(Ok(()))) {
                    return AWAY;
                }
            }
        }
    }
}

async fn send(socket: &mut WebSocket, text: &str) -> bool {
    let sending = socket.send(Message::Text(text.into()));
    matches!(tokio::time::timeout(SENDING, sending).await, Ok(Ok(())))
}

/// A message that is too long is the client's fault; anything else is a connection that broke.
fn closing(error: &axum::Error) -> u16 {
    let source = std::error::Error::source(error);
    match source.and_then(|source| source.downcast_ref::<tungstenite::Error>()) {
        Some(tungstenite::Error::Capacity(_)) => TOO_LONG,
        _ => AWAY,
    }
}

/// What a message wants: its name, the step it answers, and the command.
fn command(message: ToServer) -> Option<(Nonce, u32, Result<PlayerCommand, Unreadable>)> {
    let (nonce, step, command) = match message {
        ToServer::Do { nonce, step, what, touches } => {
            (nonce, step, PlayerCommand::word(&what, touches))
        }
        ToServer::Type { nonce, step, text, here, sure, luck } => {
            let luck = luck.map_or(Some(Contribution::default()), |luck| luck.parse().ok());
            let line = |luck| PlayerCommand::Type { text, here, sure, luck };
            (nonce, step, luck.map(line).ok_or(Unreadable))
        }
        ToServer::Phrase { nonce, phrase } => (nonce, 0, PlayerCommand::phrase(&phrase)),
    };
    Some((nonce.parse().ok()?, step, command))
}
