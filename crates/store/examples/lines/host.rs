//! Many rooms, one loop: how a server uses a [`Store`] and its [`Room`]s.
//!
//! The loop owns the rooms and alone writes the answers. It waits in one place for two kinds of
//! news: a line has come, or the store has dealt with an entry. A room says what follows from
//! it, and the loop carries that out. So nothing is answered before it is stored, and nobody waits
//! for the disk but those whose entries are on the way.

use std::collections::HashMap;
use std::io::{self, BufRead as _, BufReader, BufWriter, Read, Write};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::Instant;

use host::{Ask, Effect, Reply, Room};
use store::{Failure, Store, Verdict};
use table::{GameId, Moment, Order, Seat, Viewer, When};

use crate::line::{self, Wish};

/// What the loop waits for.
enum News {
    Line(String),
    /// The other side has nothing more to say.
    EndOfLines,
    /// The store has dealt with the entry of this table that was on its way.
    Stored(GameId, Result<Verdict, Failure>),
}

/// Who asked a room for something.
enum Caller {
    /// A line with this tag.
    Line(String),
    /// A line with this tag, which wants to know how the table stands for the player on this chair.
    Look(String, Seat),
    /// The host: the server is back, and the clocks of this table go on.
    Wake,
    /// The host: the server stops.
    Rest,
}

/// One table, and whether it knows that the server is back.
struct Hosted {
    room: Room<Caller>,
    sleep: Sleep,
}

/// A table that was under way when the last server ended sleeps. Whatever is asked of it waits
/// behind [`Order::Resume`].
enum Sleep {
    Asleep,
    Waking,
    Awake,
}

impl Hosted {
    /// Tells a table that sleeps that the server is back.
    fn wake(&mut self, when: When) -> Vec<Effect<Caller>> {
        if !matches!(self.sleep, Sleep::Asleep) {
            return Vec::new();
        }
        self.sleep = Sleep::Waking;
        self.room.ask(Caller::Wake, Ask::Order(Order::Resume), when)
    }
}

struct Host<W: Write> {
    store: Store,
    hosted: HashMap<GameId, Hosted>,
    news: Sender<News>,
    output: BufWriter<W>,
    /// Moments are counted from here. That is why tables are told when a server is back.
    start: Instant,
    /// Once there are no more lines: the tables that have not yet heard that the server stops.
    restless: Option<usize>,
}

/// Answers lines until there are no more, then lets all tables rest.
pub(crate) fn serve(
    store: Store,
    input: impl Read + Send + 'static,
    output: impl Write,
) -> Result<(), Box<dyn std::error::Error>> {
    let (sender, news) = channel();
    let mut host = Host {
        store,
        hosted: HashMap::new(),
        news: sender.clone(),
        output: BufWriter::new(output),
        start: Instant::now(),
        restless: None,
    };
    host.wake_all()?;
    writeln!(host.output, "ready")?;
    thread::spawn(move || read_lines(input, &sender));
    host.run(&news)?;
    Ok(())
}

fn read_lines(input: impl Read, news: &Sender<News>) {
    for line in BufReader::new(input).lines().map_while(Result::ok) {
        if news.send(News::Line(line)).is_err() {
            return;
        }
    }
    // Nobody listens if the loop has ended already.
    let _ = news.send(News::EndOfLines);
}

impl<W: Write> Host<W> {
    fn run(&mut self, news: &Receiver<News>) -> io::Result<()> {
        while self.restless != Some(0) {
            let next = match news.try_recv() {
                Ok(next) => next,
                // Answers leave together, before we wait.
                Err(TryRecvError::Empty) => {
                    self.output.flush()?;
                    let Ok(next) = news.recv() else { return Ok(()) };
                    next
                }
                Err(TryRecvError::Disconnected) => return Ok(()),
            };
            match next {
                News::Line(line) => self.take_line(&line)?,
                News::Stored(table, verdict) => {
                    if let Some(hosted) = self.hosted.get_mut(&table) {
                        let effects = hosted.room.stored(verdict.map_err(Into::into));
                        self.carry_out(&table, effects)?;
                        self.close_if_over(&table);
                    }
                }
                News::EndOfLines => self.rest_all()?,
            }
        }
        self.output.flush()
    }

    fn take_line(&mut self, line: &str) -> io::Result<()> {
        let (tag, line) = line.split_once(' ').unwrap_or((line, ""));
        match line::read(line) {
            Some(Wish::Ask(table, ask)) => {
                self.ask(&table, Caller::Line(tag.to_owned()), ask)?;
                self.close_if_over(&table);
            }
            Some(Wish::View(table, chair)) => {
                self.ask(&table, Caller::Look(tag.to_owned(), chair), Ask::Look)?;
                self.close_if_over(&table);
            }
            None => writeln!(self.output, "{tag} unreadable")?,
        }
        Ok(())
    }

    /// Asks a table for something; if it sleeps, it is woken first.
    fn ask(&mut self, table: &GameId, caller: Caller, ask: Ask) -> io::Result<()> {
        let when = self.now();
        let hosted = self.hosted(table);
        let mut effects = hosted.wake(when);
        effects.extend(hosted.room.ask(caller, ask, when));
        self.carry_out(table, effects)
    }

    /// What the player on this chair may know of what is stored.
    fn view(&self, table: &GameId, chair: Seat) -> Option<String> {
        let table = self.hosted.get(table)?.room.table()?;
        // The chair of a chair is the seat.
        let view = table.view(Viewer::Seat(table.chair(chair)))?;
        Some(line::view(&view))
    }

    /// Does what a room says, in its order. Reading takes no longer than a look at a page that is
    /// in memory anyway, so the loop does it itself; appending waits for the disk, so the
    /// loop goes on and hears of it later.
    fn carry_out(&mut self, table: &GameId, effects: Vec<Effect<Caller>>) -> io::Result<()> {
        let mut effects = effects.into_iter();
        while let Some(effect) = effects.next() {
            match effect {
                Effect::Read { from } => {
                    let entries = self.store.read(table, from);
                    if let Some(hosted) = self.hosted.get_mut(table) {
                        let more = hosted.room.read(entries.map_err(Into::into));
                        // A room that reads says nothing after it until it has read.
                        effects = effects.chain(more).collect::<Vec<_>>().into_iter();
                    }
                }
                Effect::Append(append) => {
                    let (news, table) = (self.news.clone(), table.clone());
                    self.store.hand_over(append, move |verdict| {
                        // Nobody listens if the loop has ended already.
                        let _ = news.send(News::Stored(table, verdict));
                    });
                }
                Effect::Answer { to, reply } => self.answer(table, to, &reply)?,
                // Nobody watches here. A server sends each viewer `told.to(viewer)`.
                Effect::Tell(_) => {}
            }
        }
        Ok(())
    }

    fn answer(&mut self, table: &GameId, to: Caller, reply: &Reply) -> io::Result<()> {
        if let Reply::Unavailable(failure) = reply {
            // Nobody can be told that nobody can be told.
            let _ = writeln!(io::stderr(), "lines: table {table}: {failure}");
        }
        match to {
            Caller::Line(tag) => writeln!(self.output, "{tag} {}", line::reply(reply))?,
            Caller::Look(tag, chair) => {
                let view = if *reply == Reply::Done { self.view(table, chair) } else { None };
                let known = view.unwrap_or_else(|| line::no_view(reply));
                writeln!(self.output, "{tag} {known}")?;
            }
            Caller::Wake => {
                let failed = matches!(reply, Reply::Unavailable(_));
                // Whoever asks next wakes it again.
                self.hosted(table).sleep = if failed { Sleep::Asleep } else { Sleep::Awake };
            }
            Caller::Rest => self.restless = self.restless.map(|tables| tables - 1),
        }
        Ok(())
    }

    /// Rooms are caches: one in which nothing happens any more is opened again by whoever asks.
    fn close_if_over(&mut self, table: &GameId) {
        let is_over = |hosted: &Hosted| {
            hosted.room.is_idle()
                && hosted.room.table().is_none_or(|table| table.outcome().is_some())
        };
        // An empty room of a table that sleeps must stay, or its sleep would be forgotten.
        if self.hosted.get(table).is_some_and(|h| is_over(h) && matches!(h.sleep, Sleep::Awake)) {
            self.hosted.remove(table);
        }
    }

    /// The room of a table. One that was not under way when we began has nothing to wake up from.
    fn hosted(&mut self, table: &GameId) -> &mut Hosted {
        self.hosted
            .entry(table.clone())
            .or_insert_with(|| Hosted { room: Room::new(table.clone()), sleep: Sleep::Awake })
    }

    fn wake_all(&mut self) -> Result<(), Box<dyn std::error::Error>> {
        for table in self.store.unfinished()? {
            let when = self.now();
            let hosted = self.hosted(&table);
            hosted.sleep = Sleep::Asleep;
            let effects = hosted.wake(when);
            self.carry_out(&table, effects)?;
        }
        Ok(())
    }

    /// No clock runs while there is no server.
    fn rest_all(&mut self) -> io::Result<()> {
        let tables: Vec<GameId> = self.hosted.keys().cloned().collect();
        self.restless = Some(tables.len());
        for table in tables {
            let when = self.now();
            let effects =
                self.hosted(&table).room.ask(Caller::Rest, Ask::Order(Order::Pause), when);
            self.carry_out(&table, effects)?;
        }
        Ok(())
    }

    fn now(&self) -> When {
        let passed = self.start.elapsed().as_millis();
        When::at(Moment(u64::try_from(passed).unwrap_or(u64::MAX)))
    }
}
