//! Where those who watch a table are told and shown what they may know: beside the room, so that no
//! decision waits for anybody's page.
//!
//! A room has two: one for those who play, and one for everybody else, whose pages are made where all pages
//! are made, one after the other. Whoever falls behind hears everything, and is shown how it stands at the end.

use std::sync::Arc;
use std::time::Duration;

use audience::{Audience, News, RenderContext, Watcher, transcript};
use host::{Seq, Trouble, ViewerId};
use pages::Visitor;
use table::{PersonId, Seat, Table, Told};
use tokio::task::JoinHandle;
use words::{AnswerContext, Phrase, Question, Transcript};

use super::message::{QueuedCommand, Socket, WordedAnswer};
use crate::app::App;
use crate::chance;
use crate::mailbox::{Mailbox, MailboxSender, mailbox};
use crate::render::{Maker, beside};

/// The table as it was at some moment.
#[derive(Clone)]
pub(crate) struct Snapshot {
    pub(crate) table: Arc<Table>,
    /// How long its log was.
    pub(crate) next: Seq,
    pub(crate) listed: bool,
    /// Did the store fail?
    pub(crate) is_troubled: bool,
}

/// What a gallery hears.
pub(crate) enum GalleryMessage {
    /// Somebody comes.
    Join(Box<Watcher<Socket>>, Snapshot),
    /// Somebody goes.
    Leave(ViewerId),
    /// Something was stored. If a person asked for it, they have been answered.
    Tell(Snapshot, Told, Option<PersonId>),
    /// Something can be claimed, or the server has something to say.
    Refresh(Snapshot, Option<Trouble>),
    /// A player says a set phrase.
    Say(Snapshot, Seat, Phrase),
    /// Somebody asks what was said last.
    Recall(Snapshot, Box<QueuedCommand>, Question),
    /// The server stops.
    Farewell,
}

/// Those who watch, told in a task of their own.
pub(crate) struct Gallery {
    shown: MailboxSender<GalleryMessage>,
    task: JoinHandle<()>,
}

/// Whose gallery it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GalleryKind {
    /// Those who play: told at once.
    Players,
    /// Everybody else: their pages wait for a thread.
    Spectators,
}

impl GalleryKind {
    /// Before anybody comes.
    fn nobody(self) -> Audience<Socket> {
        match self {
            Self::Players => Audience::told_at_once(),
            Self::Spectators => Audience::default(),
        }
    }
}

impl Gallery {
    pub(crate) fn open(app: Arc<App>, whose: GalleryKind) -> Self {
        let (shown, heard) = mailbox(usize::MAX);
        Self { shown, task: tokio::spawn(run(app, whose, heard)) }
    }

    /// Did its task break?
    pub(crate) fn is_broken(&self) -> bool {
        self.shown.is_closed()
    }

    pub(crate) fn hear(&self, shown: GalleryMessage) {
        // One that broke has nobody to tell; those who watched come back.
        let _ = self.shown.send(shown);
    }

    /// Says goodbye to everybody, and waits until it is said.
    pub(crate) async fn close(self) {
        self.hear(GalleryMessage::Farewell);
        drop(self.shown);
        // One that broke has said all it could.
        let _ = self.task.await;
    }
}

/// So much of what has happened is shown at once.
const AT_ONCE: usize = 64;

/// So many pages of those who play are made where they are told, more of them where all pages are made: people who have a table
/// open in many windows must not make all other tables wait.
const AT_HAND: usize = 2 * audience::MOST_OPEN;

/// A log of so many entries is told where pages are told, a longer one where all pages are made.
const SHORT: usize = 200;

/// Where more watch than so many, they are a crowd. So many of it are told at once.
const TOLD_AT_ONCE: usize = 32;

/// So much later a crowd of spectators is told, when those who play have heard,
const CROWD_LATER: Duration = Duration::from_millis(5);

/// and so long whoever tells it waits after each part: two thousand sockets that all have something to write at once
/// would keep every other table waiting.
const BREATH: Duration = Duration::from_millis(1);

async fn run(app: Arc<App>, whose: GalleryKind, mut shown: Mailbox<GalleryMessage>) {
    let mut audience = whose.nobody();
    let maker = Maker::Gallery(app.next_viewer());
    while let Some(first) = shown.recv().await {
        if whose == GalleryKind::Spectators && audience.count() > TOLD_AT_ONCE {
            tokio::time::sleep(CROWD_LATER).await;
        }
        let (mut batch, mut next) = (Vec::new(), Some(first));
        while let Some(message) = next {
            batch.push(match message {
                // Whoever is the first of their kind is told what was said before.
                GalleryMessage::Join(watcher, snapshot) => {
                    let log = if audience.knows(&watcher, &snapshot.table) && batch.is_empty() {
                        Some(Vec::new())
                    } else {
                        read(&app, &snapshot).await
                    };
                    (GalleryMessage::Join(watcher, snapshot), log)
                }
                GalleryMessage::Recall(snapshot, asked, question)
                    if audience
                        .past(&asked.visitor, &asked.identity, &snapshot.table)
                        .is_none() =>
                {
                    // Nobody waits for news because somebody asks what was said.
                    tokio::spawn(recall_from_log(
                        Arc::clone(&app),
                        maker,
                        snapshot,
                        asked,
                        question,
                    ));
                    next = if batch.len() < AT_ONCE { shown.try_recv() } else { None };
                    continue;
                }
                message => (message, None),
            });
            next = if batch.len() < AT_ONCE { shown.try_recv() } else { None };
        }
        match whose {
            GalleryKind::Players if audience.pages() <= AT_HAND && !has_log(&batch) => {
                show(&app, &mut audience, batch);
            }
            GalleryKind::Players | GalleryKind::Spectators => {
                let shared = Arc::clone(&app);
                let made = beside(&app, maker, move || {
                    show(&shared, &mut audience, batch);
                    Ok(audience)
                });
                // Whoever was told when it broke comes back and hears all.
                audience = made.await.unwrap_or_else(|_| whose.nobody());
                while audience.deliver(TOLD_AT_ONCE) {
                    tokio::time::sleep(BREATH).await;
                }
            }
        }
    }
}

/// The log up to where the table was; `None` if it cannot be read.
async fn read(app: &App, snapshot: &Snapshot) -> Option<Vec<table::Entry>> {
    let mut log = app.read(snapshot.table.id(), Seq(0)).await.ok()?;
    log.truncate(usize::try_from(snapshot.next.0).ok()?);
    Some(log)
}

fn show(
    app: &App,
    audience: &mut Audience<Socket>,
    batch: Vec<(GalleryMessage, Option<Vec<table::Entry>>)>,
) {
    let nonce = || chance::nonce().map(|nonce| nonce.to_string()).unwrap_or_default();
    let context = |snapshot: &Snapshot| RenderContext {
        now: app.clock.now(),
        listed: snapshot.listed,
        is_troubled: snapshot.is_troubled,
        people: &app.people,
        nonce: &nonce,
    };
    let mut batch = batch.into_iter().peekable();
    while let Some((shown, log)) = batch.next() {
        match shown {
            // If the log cannot be read, the way to the client is dropped and it tries again.
            GalleryMessage::Join(watcher, snapshot) => {
                if let Some(log) = log {
                    audience.add(*watcher, &snapshot.table, &log, &context(&snapshot));
                }
            }
            GalleryMessage::Leave(id) => audience.remove(id),
            GalleryMessage::Tell(snapshot, told, mut answered) => {
                let mut all = vec![(snapshot, told)];
                while let Some((GalleryMessage::Tell(..), _)) = batch.peek() {
                    if let Some((GalleryMessage::Tell(snapshot, told, last), _)) = batch.next() {
                        all.push((snapshot, told));
                        answered = last;
                    }
                }
                let Some((last, _)) = all.last() else { continue };
                let context = context(last);
                let news: Vec<News<'_>> = all
                    .iter()
                    .map(|(snapshot, told)| News { table: &snapshot.table, told })
                    .collect();
                audience.tell(&news, answered.as_ref(), &context);
            }
            GalleryMessage::Refresh(snapshot, trouble) => {
                let table = &snapshot.table;
                let say = |visitor: &Visitor| said(visitor, table, trouble?);
                audience.refresh(table, &context(&snapshot), say);
            }
            GalleryMessage::Say(snapshot, seat, phrase) => {
                audience.say(&snapshot.table, &context(&snapshot), |voice, names| {
                    names.get(seat.index()).map(|who| voice.says(who, phrase))
                });
            }
            GalleryMessage::Recall(snapshot, asked, question) => {
                let known =
                    audience.past(&asked.visitor, &asked.identity, &snapshot.table).cloned();
                recall(app, &snapshot, *asked, question, &known.unwrap_or_default());
            }
            GalleryMessage::Farewell => audience.bid_farewell(),
        }
    }
}

/// What is said when the store begins to fail, or works again. A game that is over needs no store.
fn said(visitor: &Visitor, table: &Table, trouble: Trouble) -> Option<String> {
    let key = match trouble {
        _ if table.is_over() => return None,
        Trouble::Begins => pages::trouble_key(&table.terms()),
        Trouble::Ends => "server-trouble-over",
    };
    Some(words::say(visitor.language, key, &[]))
}

/// Is there a log to be told from its beginning? That takes a while.
fn has_log(batch: &[(GalleryMessage, Option<Vec<table::Entry>>)]) -> bool {
    batch.iter().any(|(_, log)| log.as_ref().is_some_and(|log| log.len() > SHORT))
}

/// Answers what was said last to somebody of whom nobody knows what they have heard.
async fn recall_from_log(
    app: Arc<App>,
    maker: Maker,
    snapshot: Snapshot,
    asked: Box<QueuedCommand>,
    question: Question,
) {
    let log = read(&app, &snapshot).await.unwrap_or_default();
    let shared = Arc::clone(&app);
    // If it broke, whoever asked hears that nobody knows.
    let _ = beside(&app, maker, move || {
        let viewer = asked.identity.perspective(&snapshot.table).viewer;
        let past = transcript(&log, viewer, &asked.visitor, &shared.people);
        recall(&shared, &snapshot, *asked, question, &past);
        Ok(())
    })
    .await;
}

/// Answers what was said last, from what this person has heard.
fn recall(
    app: &App,
    snapshot: &Snapshot,
    asked: QueuedCommand,
    question: Question,
    past: &Transcript,
) {
    let table = &snapshot.table;
    let viewer = asked.identity.perspective(table).viewer;
    let Some(view) = table.view(viewer) else { return };
    let names = app.people.at(table, asked.visitor.language);
    let scene = AnswerContext {
        view: &view,
        now: app.clock.now(),
        last_move: past.last_move.as_deref(),
        last_said: past.last_said.as_deref(),
    };
    let say = asked.visitor.voice(&view, &names).reply(question, &scene);
    // Nobody listens if the connection has gone.
    let _ = asked.answer.send(WordedAnswer {
        outcome: wire::AnswerKind::Told,
        say,
        touches: view.touches,
    });
}
