//! The socket over which a table is seen live.

use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use audience::{Identity, PlayerCommand, Style, Unreadable, Watcher};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use axum::http::header::SEC_WEBSOCKET_PROTOCOL;
use axum::response::Response;
use pages::Problem;
use table::{GameId, Nonce, Seat, StepNumber};
use tokio::sync::mpsc;
use wire::{DATA, PAGE, ToClient, ToServer};

use crate::door::Place;
use crate::gate::{Guest, InAddress, Source, TableId, bearer, source};
use crate::house::House;
use crate::limit::{Counter, Rate};
use crate::line::Line;
use crate::room::{Answer, Message as ToRoom, Socket, Wanted, unreadable};
use crate::trouble::Trouble;

/// So much may be said in so long; a person who plays a move a second is far below it.
const SAYING: Rate = Rate { times: 100, span: Duration::from_secs(20) };

/// A connection is asked soon, and then that often, whether it is still there and how long it takes.
const FIRST_PING: Duration = Duration::from_millis(500);
const PING: Duration = Duration::from_secs(10);

/// A message that cannot be sent for so long will not be.
const SENDING: Duration = Duration::from_secs(10);

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
    State(house): State<Arc<House>>,
    TableId(id): TableId,
    InAddress(who): InAddress<As>,
    headers: HeaderMap,
    place: Option<Extension<Place>>,
    guest: Guest,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Trouble> {
    let is_program = bearer(&headers).is_some();
    let person = match source(&headers, &guest.visitor.origin) {
        Source::Ours => guest.session.as_ref().map(|session| session.person.clone()),
        Source::Foreign => return Err(Problem::Forbidden.into()),
        // A program is whoever it says; its cookies, if it has any, say nothing.
        Source::Unsaid if is_program => {
            guest.session.as_ref().map(|session| session.person.clone())
        }
        Source::Unsaid if headers.contains_key(axum::http::header::COOKIE) => {
            return Err(Problem::Forbidden.into());
        }
        Source::Unsaid => None,
    };
    // A table that is not there is said so before anything is opened.
    house.look(&id).await?;
    let identity = Identity { person, at: who.seat.and_then(Seat::new) };
    // Whoever asks for a version that we do not speak is refused before anything is said.
    let wanted = headers.get_all(SEC_WEBSOCKET_PROTOCOL).iter().filter_map(|all| all.to_str().ok());
    let mut wanted = wanted.flat_map(|all| all.split(',')).map(str::trim).peekable();
    if wanted.peek().is_some() && !wanted.any(|name| matches!(name, PAGE | DATA)) {
        return Err(Problem::Unreadable.into());
    }
    let upgrade = upgrade
        .protocols([PAGE, DATA])
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .max_write_buffer_size(1024 * 1024)
        // A little more than is allowed can be read, so that whoever sends it hears why it closes.
        .max_message_size(4 * wire::LONGEST)
        .max_frame_size(4 * wire::LONGEST);
    let style = match upgrade.selected_protocol().and_then(|name| name.to_str().ok()) {
        Some(PAGE) => Style::Page,
        Some(_) | None => Style::Data,
    };
    Ok(upgrade.on_upgrade(move |socket| async move {
        house.metrics.sockets.inc();
        let guest = Guest { told: Vec::new(), ..guest };
        Box::pin(talk(Arc::clone(&house), id, guest, identity, style, socket)).await;
        house.metrics.sockets.dec();
        drop(place);
    }))
}

/// Talks with a client until one of the two has enough.
async fn talk(
    house: Arc<House>,
    id: GameId,
    guest: Guest,
    identity: Identity,
    style: Style,
    mut socket: WebSocket,
) {
    let viewer = house.next_viewer();
    let (outlet, mut news) = mpsc::channel(crate::room::MOST_WAITING);
    let visitor = guest.visitor;
    let watcher = Watcher {
        id: viewer,
        visitor: visitor.clone(),
        identity: identity.clone(),
        style,
        outlet: Socket(outlet),
    };
    let mut reason = AWAY;
    if house.send(&id, ToRoom::Watch(Box::new(watcher))).is_ok() {
        reason = converse(&house, &id, &visitor, &identity, &mut news, &mut socket).await;
        house.send_if_open(&id, ToRoom::Gone(viewer));
    }
    let close = CloseFrame { code: reason, reason: Utf8Bytes::default() };
    let _ = tokio::time::timeout(SENDING, socket.send(Message::Close(Some(close)))).await;
    // What is still coming is read for a moment: a connection that is dropped with unread bytes is
    // reset, and the reason would be lost.
    let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
    let _ = tokio::time::timeout(FAREWELL, rest).await;
}

/// The reason why it ended.
async fn converse(
    house: &Arc<House>,
    id: &GameId,
    visitor: &pages::Visitor,
    identity: &Identity,
    news: &mut mpsc::Receiver<Arc<str>>,
    socket: &mut WebSocket,
) -> u16 {
    let mut said = Counter::default();
    let mut line = Line::new(Instant::now());
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
                line.heard(now);
                let text = match message {
                    Some(Ok(Message::Text(text))) => text,
                    // The answer to our own question costs the client nothing.
                    Some(Ok(Message::Pong(echo))) if line.pong(&echo, now) => {
                        if let Some(person) = &identity.person {
                            let lag = ToRoom::Lag(Box::new(person.clone()), line.lag());
                            house.send_if_open(id, lag);
                        }
                        continue;
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                        // What is answered by itself counts too.
                        if said.take(SAYING, now).is_err() {
                            house.metrics.limited.inc();
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
                    house.metrics.limited.inc();
                    return TOO_MUCH;
                }
                let Ok(message) = ToServer::read(&text) else { return UNREADABLE };
                let Some((nonce, step, command)) = command(message) else { return UNREADABLE };
                let answer = if let Ok(command) = command {
                    let (visitor, identity) = (visitor.clone(), identity.clone());
                    let (nonce, step, lag) = (nonce.clone(), StepNumber(step), line.lag());
                    let wanted = Wanted { visitor, identity, nonce, step, command, lag };
                    let mut answer = pin!(house.command(id, wanted));
                    // Whoever waits for an answer hears meanwhile what everybody hears.
                    loop {
                        tokio::select! {
                            biased;
                            answer = &mut answer => break answer,
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
                    Answer { outcome: wire::Outcome::Refused, say, touches: 0 }
                };
                let Answer { outcome, say, touches } = answer;
                let answer = ToClient::Answer { nonce: nonce.to_string(), outcome, say, touches };
                if !send(socket, &answer.write()).await {
                    return AWAY;
                }
            }
            _ = ask.tick() => {
                let now = Instant::now();
                if line.is_silent(now) {
                    return AWAY;
                }
                let ping = socket.send(Message::Ping(line.ping(now)));
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
        ToServer::Type { nonce, step, text, here, sure } => {
            (nonce, step, Ok(PlayerCommand::Type { text, here, sure }))
        }
        ToServer::Phrase { nonce, phrase } => (nonce, 0, PlayerCommand::phrase(&phrase)),
    };
    Some((nonce.parse().ok()?, step, command))
}
