//! Two hundred tables under way, and what their players notice of a store that fails.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

use quarto::Edition;
use store::{Append, KeptLog, SteadyClock, Store};
use table::{Begins, Event, Forfeit, Pace, Reason, Rules, Seat, Sitter, Span, Table, Terms, What};
use tungstenite::Message;
use wire::{AnswerKind, ToClient, ToServer};

use crate::http::Browser;
use crate::socket::Client;
use crate::world::{PROMISE, admit, first, trouble, trouble_over};

/// So many tables there are, and so long the store fails.
const TABLES: usize = 200;
const FAILS: Duration = Duration::from_secs(5);

/// Less than the store fails for: whoever is due when it begins would lose if the time counted.
const EACH: Pace = Pace::PerMove(Span::seconds(4));

/// At one table of so many nobody does anything while it fails: they think.
const THINK: usize = 10;

/// The crowd plays for so long before it fails, and after.
const BEFORE: Duration = Duration::from_secs(2);
const AFTER: Duration = Duration::from_secs(4);

/// Everybody who plays, and the tables, in the store.
pub(crate) struct Crowd {
    cookies: Vec<[String; 2]>,
}

/// When what happened; everybody looks at it.
#[derive(Default)]
struct Plan {
    failed: Mutex<Option<Instant>>,
    mended: Mutex<Option<Instant>>,
    is_over: AtomicBool,
}

impl Plan {
    fn at(moment: &Mutex<Option<Instant>>) -> Option<Instant> {
        *moment.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(moment: &Mutex<Option<Instant>>) {
        *moment.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    fn is_failing(&self) -> bool {
        Self::at(&self.failed).is_some() && Self::at(&self.mended).is_none()
    }
}

/// What one player noticed.
#[derive(Clone, Debug, Default)]
struct Noticed {
    table: usize,
    /// After the store began to fail.
    told: Option<Duration>,
    /// After it was mended: that it is over, and the first move at this table.
    over: Option<Duration>,
    moved: Option<Duration>,
    /// What was acknowledged.
    done: Vec<String>,
}

impl Crowd {
    /// Puts everybody into a store that works.
    pub(crate) fn enter(store: &Store) -> Self {
        let rules = Rules::Quarto(quarto::Rules::default(), Edition::default());
        let begins = Begins::Seat(Seat::new(1).unwrap());
        let terms = Terms { pace: EACH, begins, ..Terms::casual(rules) };
        let clock = SteadyClock::new();
        let people = |number| ["a", "b"].map(|side| admit(store, &format!("player{number}{side}")));
        let people: Vec<_> = (0..TABLES).map(people).collect();
        // All at once, since their clocks run from now on.
        let (done, all) = std::sync::mpsc::channel();
        for (number, pair) in people.iter().enumerate() {
            let sitters = pair.each_ref().map(|(id, _)| Sitter::Person(id.clone()));
            let name = format!("table{number}");
            let entry = first(&name, terms, &sitters, clock.now());
            let (append, done) = (Append::first(name.parse().unwrap(), entry), done.clone());
            store.hand_over(append, move |stored| done.send(stored.unwrap()).unwrap());
        }
        drop(done);
        assert_eq!(all.iter().count(), TABLES);
        Self { cookies: people.into_iter().map(|pair| pair.map(|(_, cookie)| cookie)).collect() }
    }

    /// Lets all of them play at this server, whose store fails and is mended meanwhile. Prints what came
    /// of it, and fails if that is not what is promised.
    pub(crate) fn play(
        self,
        kind: &str,
        address: SocketAddr,
        fail: impl FnOnce(),
        mend: impl FnOnce(),
        truth: impl FnOnce() -> Store,
    ) {
        let (plan, began) = (Plan::default(), Instant::now());
        let all: Vec<_> = self.cookies.iter().enumerate().collect();
        let (plan, all) = (&plan, &all);
        let (noticed, used) = std::thread::scope(|scope| {
            let come = move |number, cookie: &str| {
                let mut browser = Browser::new(address);
                browser.cookies.insert("ff".to_owned(), cookie.to_owned());
                let client = Client::watch(&browser, &format!("/t/table{number}"));
                scope.spawn(move || Player::new(client, number).play(plan))
            };
            // Several at a time, so that all are there before anybody's time is up.
            let coming: Vec<_> = all
                .chunks(TABLES / 8)
                .map(|some| {
                    scope.spawn(move || {
                        let both = some.iter().flat_map(|(n, pair)| pair.iter().map(|c| (*n, c)));
                        both.map(|(number, cookie)| come(number, cookie)).collect::<Vec<_>>()
                    })
                })
                .collect();
            let threads = coming.into_iter().flat_map(|some| some.join().unwrap());
            let threads: Vec<_> = threads.collect();
            eprintln!("{kind}: all are there after {:?}", began.elapsed());
            sleep(BEFORE);
            fail();
            Plan::note(&plan.failed);
            let used = processor();
            sleep(FAILS);
            let used = processor().saturating_sub(used);
            mend();
            Plan::note(&plan.mended);
            sleep(AFTER);
            plan.is_over.store(true, Ordering::Relaxed);
            let noticed = threads.into_iter().map(|thread| thread.join().unwrap());
            (noticed.collect::<Vec<Noticed>>(), used)
        });
        judge(kind, &noticed, used, &truth());
    }
}

fn judge(kind: &str, noticed: &[Noticed], used: Duration, truth: &Store) {
    let longest = |what: &str, of: fn(&Noticed) -> Option<Duration>| {
        let untold = noticed.iter().filter(|one| of(one).is_none());
        let untold: Vec<usize> = untold.map(|one| one.table).collect();
        assert!(untold.is_empty(), "{kind}: {} never {what}, at {untold:?}", untold.len());
        noticed.iter().filter_map(of).max().unwrap_or_default()
    };
    let told = longest("told", |one| one.told);
    let over = longest("told that it is over", |one| one.over);
    let moved = longest("saw a move afterwards", |one| one.moved);
    let (mut on_time, mut kept, mut twice) = (0, 0, 0);
    let mut stored: Vec<(String, String)> = Vec::new();
    let mut see = |KeptLog { table, log, .. }: KeptLog| {
        let folded = Table::fold(log.iter().map(|(_, entry)| entry)).unwrap();
        let is_time = |reason| reason == Reason::Forfeit(Forfeit::Time);
        on_time += usize::from(folded.outcome().is_some_and(|outcome| is_time(outcome.reason)));
        let is_step = |event: &&Event| matches!(event, Event::Step(_));
        kept += log.iter().flat_map(|(_, entry)| &entry.events).filter(is_step).count();
        let askers = log.iter().filter_map(|(asker, _)| asker.as_ref());
        stored.extend(askers.map(|asker| (table.to_string(), asker.nonce.to_string())));
        Ok(())
    };
    truth.each(&mut see).unwrap();
    stored.sort();
    twice += stored.windows(2).filter(|pair| pair[0] == pair[1]).count();
    let done = || noticed.iter().flat_map(|one| one.done.iter().map(|nonce| (one.table, nonce)));
    let is_stored = |(table, nonce): (usize, &String)| {
        stored.binary_search(&(format!("table{table}"), nonce.clone())).is_ok()
    };
    let lost = done().filter(|one| !is_stored(*one)).count();
    let acknowledged = done().count();
    eprintln!(
        "{kind}: {TABLES} tables, {} players, fails for {FAILS:?}: told after {told:?} at most, over \
         after {over:?}, moves again after {moved:?}; {used:?} of one core while it fails, players \
         included; {acknowledged} moves, {lost} lost, {twice} doubled, {on_time} lost on time",
        noticed.len(),
    );
    assert_eq!((lost, twice, on_time), (0, 0, 0));
    assert_eq!(kept, acknowledged, "every move was acknowledged, and is there once");
    assert!(told < PROMISE && over < PROMISE);
    assert!(used < FAILS / 2, "more than half a core");
}

/// The time that this process has used.
fn processor() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    // After the name, which may hold anything, come the fields from the third on.
    let rest = stat.rsplit_once(')').unwrap().1;
    let fields: Vec<&str> = rest.split_whitespace().collect();
    let ticks: u64 = [fields[11], fields[12]].iter().map(|text| text.parse::<u64>().unwrap()).sum();
    // A tick is a hundredth of a second wherever Linux runs.
    Duration::from_millis(ticks * 10)
}

/// One who plays.
struct Player {
    client: Client,
    noticed: Noticed,
    /// What was asked for and not answered yet, and when it is asked for again.
    pending: Option<(ToServer, Option<Instant>)>,
    /// When it does something, if it is its turn.
    acts: Option<Instant>,
    pause: Duration,
}

impl Player {
    fn new(client: Client, table: usize) -> Self {
        // Not all at once, and not always the same.
        let pause = Duration::from_millis(500 + u64::try_from(table % 40).unwrap() * 10);
        let noticed = Noticed { table, ..Noticed::default() };
        client.socket.get_ref().set_read_timeout(Some(Duration::from_millis(100))).unwrap();
        Self { client, noticed, pending: None, acts: None, pause }
    }

    fn play(mut self, plan: &Plan) -> Noticed {
        let thinks = self.noticed.table.is_multiple_of(THINK);
        while self.pending.is_some() || !plan.is_over.load(Ordering::Relaxed) {
            if let Some(message) = self.hear() {
                self.take(&message, plan);
            }
            let now = Instant::now();
            match &mut self.pending {
                Some((message, again)) if again.is_some_and(|again| again <= now) => {
                    *again = None;
                    let message = message.clone();
                    self.client.send(&message);
                }
                Some(_) => {}
                None if !self.client.is_due() || plan.is_over.load(Ordering::Relaxed) => {}
                None if thinks && plan.is_failing() => self.acts = None,
                None => {
                    let acts = *self.acts.get_or_insert(now + self.pause);
                    if acts <= now {
                        self.acts = None;
                        self.act();
                    }
                }
            }
        }
        self.noticed
    }

    /// Whatever comes within a moment.
    fn hear(&mut self) -> Option<ToClient> {
        match self.client.socket.read() {
            Ok(Message::Text(text)) => Some(ToClient::read(&text).unwrap()),
            Ok(Message::Close(frame)) => panic!("closed: {frame:?}"),
            Ok(_) => None,
            Err(tungstenite::Error::Io(error))
                if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
            {
                None
            }
            Err(error) => panic!("{error}"),
        }
    }

    fn take(&mut self, message: &ToClient, plan: &Plan) {
        let before = self.client.step;
        self.client.take(message);
        let since = |moment| Plan::at(moment).map(|at| at.elapsed());
        if let ToClient::News { say, .. } = message {
            // Whoever notices before the plan does is told at once: a server that is started serves some
            // before whoever started it knows.
            if say.contains(&trouble()) {
                self.noticed.told.get_or_insert(since(&plan.failed).unwrap_or_default());
                self.noticed.over = None;
            }
            if say.contains(&trouble_over()) {
                self.noticed.over.get_or_insert(since(&plan.mended).unwrap_or_default());
            }
            if let Some(since) = since(&plan.mended)
                && self.client.step > before
            {
                self.noticed.moved.get_or_insert(since);
            }
        }
        let ToClient::Answer { nonce, outcome, say, .. } = message else { return };
        let Some((_, again)) = &mut self.pending else { panic!("nobody asked for {nonce}") };
        match outcome {
            AnswerKind::Done => {
                self.noticed.done.push(nonce.clone());
                self.pending = None;
            }
            AnswerKind::Unknown => *again = Some(Instant::now() + Duration::from_millis(300)),
            other => panic!("table {}: {other:?} {say:?}", self.noticed.table),
        }
    }

    /// The first thing that is allowed.
    fn act(&mut self) {
        let position = self.client.state().position.clone().unwrap();
        let view = bots::ugi::read_position(&format!("fen {position}")).unwrap();
        let what = wire::command_word::write(&What::Act(view.choices()[0])).unwrap();
        let (nonce, step) = (self.client.nonce(), self.client.step);
        let message = ToServer::Do { nonce, step, what, touches: None };
        self.client.send(&message);
        self.pending = Some((message, None));
    }
}
