//! Many hosts, one loop: how a server uses a [`Store`] and the [`Host`]s of its tables.
//!
//! The loop owns the hosts and alone writes the answers. It waits in one place for three kinds of
//! news: a line has come, the store has dealt with an entry, or it is time for something. A host says
//! what follows from it, and the loop carries that out. So nothing is answered before it is stored, and
//! nobody waits for the disk but those whose entries are on the way.

use std::collections::{HashMap, VecDeque};
use std::io::{self, BufRead as _, BufReader, BufWriter, Read, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread;
use std::time::Instant;

use host::{Ask, Effect, Host, HostOptions, Input, Reply};
use store::{Appended, Failure, SteadyClock, Store};
use table::{GameId, Seat, Span, Viewer, What};

use crate::line::{self, LineCommand};

/// What the loop waits for.
enum News {
    Line(String),
    /// The other side has nothing more to say.
    EndOfLines,
    /// The store has dealt with the entry of this table that was on its way.
    Stored(GameId, Result<Appended, Failure>),
    /// A host wants to be woken.
    Time,
}

/// Who asked a host for something: a line with this tag.
enum Caller {
    Line(String),
    /// It wants to know how the table stands for the player on this chair.
    Look(String, Seat),
}

struct Server<W: Write> {
    store: Store,
    clock: SteadyClock,
    hosts: HashMap<GameId, Host<Caller>>,
    news: Sender<News>,
    output: BufWriter<W>,
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
    let _here = store.attend()?;
    let mut server = Server {
        store,
        clock: SteadyClock::new(),
        hosts: HashMap::new(),
        news: sender.clone(),
        output: BufWriter::new(output),
        restless: None,
    };
    writeln!(server.output, "ready")?;
    thread::spawn(move || read_lines(input, &sender));
    server.run(&news)?;
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

impl<W: Write> Server<W> {
    fn run(&mut self, news: &Receiver<News>) -> io::Result<()> {
        while self.restless != Some(0) {
            let next = match news.try_recv() {
                Ok(next) => next,
                // Answers leave together, before we wait.
                Err(TryRecvError::Empty) => {
                    self.output.flush()?;
                    let Some(next) = self.wait(news) else { return Ok(()) };
                    next
                }
                Err(TryRecvError::Disconnected) => return Ok(()),
            };
            match next {
                News::Line(line) => self.take_line(&line)?,
                News::Stored(table, verdict) => {
                    self.hand(&table, Input::Stored(verdict.map_err(Into::into)))?;
                }
                News::Time => self.tick()?,
                News::EndOfLines => self.stop()?,
            }
        }
        self.output.flush()
    }

    /// Waits for news until a host wants to be woken; `None` if nobody can send any.
    fn wait(&self, news: &Receiver<News>) -> Option<News> {
        let Some(wake) = self.hosts.values().filter_map(Host::wake).min() else {
            return news.recv().ok();
        };
        let wait = self.clock.instant(wake).saturating_duration_since(Instant::now());
        match news.recv_timeout(wait) {
            Ok(next) => Some(next),
            Err(RecvTimeoutError::Timeout) => Some(News::Time),
            Err(RecvTimeoutError::Disconnected) => None,
        }
    }

    fn take_line(&mut self, line: &str) -> io::Result<()> {
        let (tag, line) = line.split_once(' ').unwrap_or((line, ""));
        let (table, by, ask) = match line::read(line) {
            Some(LineCommand::Ask(table, ask)) => (table, Caller::Line(tag.to_owned()), ask),
            Some(LineCommand::View(table, chair)) => {
                (table, Caller::Look(tag.to_owned(), chair), Ask::Look)
            }
            None => return writeln!(self.output, "{tag} unreadable"),
        };
        self.hand(&table, Input::Ask { by, ask, lag: Span::ZERO })
    }

    /// Hands something to the host of a table and does what it says, in its order. Reading takes no
    /// longer than a look at a page that is in memory anyway, so the loop does it itself; appending
    /// waits for the disk, so the loop goes on and hears of it later.
    fn hand(&mut self, table: &GameId, input: Input<Caller>) -> io::Result<()> {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            let now = self.clock.now();
            for effect in self.host(table).take(input, now) {
                match effect {
                    Effect::Read { from } => {
                        let entries = self.store.read(table, from);
                        inputs.push_back(Input::Read(entries.map_err(Into::into)));
                    }
                    Effect::Append(append) => {
                        let (news, table) = (self.news.clone(), table.clone());
                        self.store.hand_over(append, move |verdict| {
                            // Nobody listens if the loop has ended already.
                            let _ = news.send(News::Stored(table, verdict));
                        });
                    }
                    Effect::Answer { to, reply } => self.answer(table, to, &reply)?,
                    // Nobody thinks here: a bot does the first thing that is allowed.
                    Effect::Think(pending, view) => {
                        let what = view.choices().first().copied().map(What::Act);
                        inputs.push_back(Input::Thought(pending, what));
                    }
                    Effect::Probe => {
                        let probed = self.store.probe();
                        inputs.push_back(Input::Probed(probed.map_err(Into::into)));
                    }
                    Effect::Stopped => self.restless = self.restless.map(|tables| tables - 1),
                    Effect::Warn(warning) => {
                        // Nobody can be told that nobody can be told.
                        let _ = writeln!(io::stderr(), "lines: table {table}: {warning:?}");
                    }
                    // Nobody watches here, and no line offers a rematch. A server sends each viewer
                    // `told.to(viewer)`, and founds the next game.
                    Effect::Tell(_) | Effect::Refresh | Effect::Trouble(_) | Effect::Found(_) => {}
                }
            }
        }
        Ok(())
    }

    /// The host of a table. The time in which no server was there counts for nobody; nor does the time in
    /// which the store cannot say.
    fn host(&mut self, table: &GameId) -> &mut Host<Caller> {
        self.hosts.entry(table.clone()).or_insert_with(|| {
            let slept = self.store.has_slept(table).unwrap_or(true);
            let options = HostOptions { is_shared: false, slept, pace: 100, in_order: false };
            Host::new(table.clone(), options, self.clock.now())
        })
    }

    fn answer(&mut self, table: &GameId, to: Caller, reply: &Reply) -> io::Result<()> {
        if let Reply::Unavailable(failure) = reply {
            // Nobody can be told that nobody can be told.
            let _ = writeln!(io::stderr(), "lines: table {table}: {failure}");
        }
        match to {
            Caller::Line(tag) => writeln!(self.output, "{tag} {}", line::reply(reply)),
            Caller::Look(tag, chair) => {
                let view = if *reply == Reply::Done { self.view(table, chair) } else { None };
                let known = view.unwrap_or_else(|| line::no_view(reply));
                writeln!(self.output, "{tag} {known}")
            }
        }
    }

    /// What the player on this chair may know of what is stored.
    fn view(&self, table: &GameId, chair: Seat) -> Option<String> {
        let table = self.hosts.get(table)?.table()?;
        // The chair of a chair is the seat.
        let view = table.view(Viewer::Seat(table.chair(chair)))?;
        Some(line::view(&view))
    }

    /// Wakes every host whose time has come. Hosts are caches: one in which nothing happens any more is
    /// opened again by whoever asks.
    fn tick(&mut self) -> io::Result<()> {
        let now = self.clock.now();
        let due = self.hosts.iter().filter(|(_, host)| host.wake().is_some_and(|at| at <= now));
        let due: Vec<GameId> = due.map(|(table, _)| table.clone()).collect();
        for table in due {
            self.hand(&table, Input::Tick)?;
            if self.hosts.get(&table).is_some_and(|host| host.is_needless(now)) {
                self.hosts.remove(&table);
            }
        }
        Ok(())
    }

    /// No clock runs while there is no server.
    fn stop(&mut self) -> io::Result<()> {
        let tables: Vec<GameId> = self.hosts.keys().cloned().collect();
        self.restless = Some(tables.len());
        tables.iter().try_for_each(|table| self.hand(table, Input::Stop))
    }
}
