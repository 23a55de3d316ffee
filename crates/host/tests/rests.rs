//! Two servers hold one table, and one of them stops: it lets the clocks rest. Whoever asks at the other is not told to wait
//! for that.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test may fail loudly, and so may its helpers"
)]

use host::{
    Append, Appended, Ask, Asker, Effect, Host, HostOptions, Input, Outage, PendingThought, Reply,
    Seq, Trouble, ViewerId, Warning,
};
use table::{
    Action, Answer, Begins, Entry, Event, Level, Moment, Pace, PublicEvent, Rules, Seat, Seating,
    Seed, Sitter, Span, StepNumber, Table, Terms, Viewer, What,
};

/// Where Anna is, and where Ben is.
const ANNAS: usize = 0;
const BENS: usize = 1;

const BANK: Span = Span::seconds(120);

/// Two hosts on one log. The store does nothing before it is told to.
struct World {
    hosts: [Host<u32>; 2],
    /// What each waits for.
    work: [Option<Effect<u32>>; 2],
    log: Vec<Entry>,
    askers: Vec<Option<Asker>>,
    now: Moment,
    answers: Vec<(u32, Reply)>,
    troubles: Vec<Trouble>,
    /// What bots were asked, and at which server.
    questions: Vec<(usize, PendingThought)>,
    has_stopped: [bool; 2],
    can_append: bool,
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn act(text: &str) -> What {
    What::Act(Action::Quarto(text.parse().unwrap()))
}

impl World {
    /// Anna has given a piece, and Ben has thought for ten seconds where to place it.
    fn new() -> Self {
        Self::against(Sitter::Person("ben".parse().unwrap()))
    }

    /// The same against somebody else. Ben is at his server all the same.
    fn against(other: Sitter) -> Self {
        let rules = Rules::Quarto("1234p".parse().unwrap(), quarto::Edition::Quarto);
        let pace = Pace::Bank { bank: BANK, increment: Span::ZERO };
        let terms = Terms { pace, begins: Begins::Seat(seat(1)), ..Terms::casual(rules) };
        let (id, now) = ("t1".parse().unwrap(), Moment(1_000_000));
        let seating = [Sitter::Person("anna".parse().unwrap()), other].map(Seating::of);
        let entry = Table::found(id, terms, Seed([7; 32]), &seating, now).unwrap();
        let options = HostOptions { is_shared: true, slept: false, pace: 100, in_order: false };
        let host = || Host::new("t1".parse().unwrap(), options, now);
        let mut world = Self {
            hosts: [host(), host()],
            work: [None, None],
            log: vec![entry],
            askers: vec![None],
            now,
            answers: Vec::new(),
            troubles: Vec::new(),
            questions: Vec::new(),
            has_stopped: [false; 2],
            can_append: true,
        };
        for (server, name) in [(ANNAS, "anna"), (BENS, "ben")] {
            world.take(server, Input::Ask { by: 0, ask: Ask::Look, lag: Span::ZERO });
            world.settle();
            let viewer = ViewerId(u64::try_from(server).unwrap());
            world.take(server, Input::Came(viewer, Some(name.parse().unwrap())));
        }
        world.ask(ANNAS, (0, 1, "give"), 0, act("+7"));
        world.settle();
        world.hint(BENS);
        world.settle();
        world.now = world.now.after(Span::seconds(10));
        world.answers.clear();
        world
    }

    /// Hands something to a host, and does what it says, but for what the store is to do.
    fn take(&mut self, server: usize, input: Input<u32>) {
        for effect in self.hosts[server].take(input, self.now) {
            match effect {
                Effect::Read { .. } | Effect::Append(_) => {
                    assert!(self.work[server].is_none(), "one thing at most is under way");
                    self.work[server] = Some(effect);
                }
                Effect::Answer { to, reply } => self.answers.push((to, reply)),
                Effect::Tell(_) => {
                    let length = Seq(u32::try_from(self.log.len()).unwrap());
                    assert!(self.hosts[server].next() <= length, "told before it is stored");
                }
                Effect::Trouble(trouble) => self.troubles.push(trouble),
                Effect::Think(pending, _) => self.questions.push((server, pending)),
                Effect::Stopped => self.has_stopped[server] = true,
                // Its moment came while its table rested: it is asked anew.
                Effect::Warn(Warning::BotLate(_)) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    /// The store does what this server waits for.
    fn work(&mut self, server: usize) {
        let input = match self.work[server].take().unwrap() {
            Effect::Read { from } => {
                Input::Read(Ok(self.log[usize::try_from(from.0).unwrap()..].to_vec()))
            }
            Effect::Append(append) => Input::Stored(self.append(append)),
            other => panic!("{other:?}"),
        };
        self.take(server, input);
    }

    fn append(&mut self, append: Append) -> Result<Appended, Outage> {
        let number = |place: usize| Seq(u32::try_from(place).unwrap());
        let is_known = |asker: &Option<Asker>| asker.is_some() && *asker == append.asker;
        if !self.can_append {
            Err(Outage::new("the disk is full"))
        } else if let Some(place) = self.askers.iter().position(is_known) {
            Ok(Appended::Repeated { seq: number(place) })
        } else if append.seq == number(self.log.len()) {
            self.log.push(append.entry);
            self.askers.push(append.asker);
            Ok(Appended::Stored)
        } else {
            Ok(Appended::Clash { next: number(self.log.len()) })
        }
    }

    /// The store does all there is to do.
    fn settle(&mut self) {
        while let Some(server) = self.work.iter().position(Option::is_some) {
            self.work(server);
        }
    }

    /// Somebody on this chair asks for something, under this name: now, or so many steps ahead.
    fn ask(&mut self, server: usize, (by, chair, nonce): (u32, u8, &str), ahead: u32, what: What) {
        let asker = Asker { chair: seat(chair), nonce: nonce.parse().unwrap() };
        let step = StepNumber(Table::fold(&self.log).unwrap().step().0 + ahead);
        let ask = Ask::Request { asker, step, what };
        self.take(server, Input::Ask { by, ask, lag: Span::ZERO });
    }

    /// A server hears how long the log is.
    fn hint(&mut self, server: usize) {
        let next = Seq(u32::try_from(self.log.len()).unwrap());
        self.take(server, Input::Hint(next));
    }

    /// Anna's server stops, and Ben's does not know.
    fn stop_annas(&mut self) {
        self.take(ANNAS, Input::Stop);
        while self.work[ANNAS].is_some() {
            self.work(ANNAS);
        }
        assert!(self.has_stopped[ANNAS] && Table::fold(&self.log).unwrap().paused());
    }

    /// Time passes, and the hosts are woken whenever they want to be.
    fn wait(&mut self, milliseconds: u64) {
        let end = self.now.after(Span(milliseconds));
        let due = |world: &Self, server: usize| {
            let wake = world.hosts[server].wake().filter(|wake| *wake <= end)?;
            (!world.has_stopped[server]).then_some((wake, server))
        };
        while let Some((wake, server)) =
            [ANNAS, BENS].into_iter().filter_map(|it| due(self, it)).min()
        {
            self.now = self.now.max(wake);
            self.take(server, Input::Tick);
            self.settle();
        }
        self.now = end;
    }

    /// What happened since Anna gave, in a word each.
    fn happened(&self) -> Vec<&'static str> {
        let events = self.log.iter().flat_map(|entry| &entry.events);
        let events = events.skip_while(|event| !matches!(event, Event::Step(_))).skip(1);
        let word = |event: &Event| match event {
            Event::Aloud(PublicEvent::Paused) => Some("rests"),
            Event::Aloud(PublicEvent::Resumed) => Some("goes on"),
            Event::Step(_) => Some("step"),
            _ => None,
        };
        events.filter_map(word).collect()
    }

    /// Who was answered that it is done, in that order; nobody was answered anything else.
    fn done(&self) -> Vec<u32> {
        let all = self.answers.iter().map(|(by, reply)| match reply {
            Reply::Answer(Answer::Done { .. }) => *by,
            other => panic!("{by} was answered {other:?}"),
        });
        all.collect()
    }

    /// The only answer, and that nobody knows.
    fn must_be_unknown(&self, by: u32) {
        let [(to, Reply::Unavailable(_))] = &self.answers[..] else {
            panic!("{:?}", self.answers);
        };
        assert_eq!(*to, by);
    }

    /// What Ben has left.
    fn left(&self) -> Span {
        Table::fold(&self.log).unwrap().view(Viewer::Spectator).unwrap().clocks[1]
    }
}

/// The move and the rest meet in the log. The game goes on, and the move is made; the time in between is nobody's.
#[test]
fn a_move_that_meets_a_rest_is_made_when_the_game_goes_on() {
    let mut world = World::new();
    world.stop_annas();
    world.ask(BENS, (1, 2, "place"), 0, act("a1"));
    world.now = world.now.after(Span(700));
    world.settle();
    assert_eq!(world.done(), [1]);
    assert_eq!(world.happened(), ["rests", "goes on", "step"]);
    assert_eq!(world.left(), Span(BANK.0 - 10_000));
    assert_eq!(world.troubles, []);
}

/// What comes while a server hears of the rest is done in its order, and once: heard of by a hint, or met by what is being
/// stored, while others wait behind it.
#[test]
fn those_who_ask_during_a_rest_keep_their_order() {
    for has_heard in [true, false] {
        let mut world = World::new();
        world.stop_annas();
        if has_heard {
            world.hint(BENS);
        }
        let asks = [("place", 0, "a1"), ("give", 1, "+3"), ("place", 0, "a1"), ("give", 1, "+3")];
        for (by, (nonce, ahead, what)) in (1..).zip(asks) {
            world.ask(BENS, (by, 2, nonce), ahead, act(what));
            // The store does something, and somebody else asks before it is known that nothing can be done.
            if by > 1 && (by == 3 || !has_heard) {
                world.work(BENS);
            }
        }
        world.settle();
        assert_eq!(world.done(), [1, 2, 3, 4]);
        assert_eq!(world.happened(), ["rests", "goes on", "step", "step"]);
    }
}

/// Whoever plays by forms watches nothing; the game goes on for them, too.
#[test]
fn a_game_goes_on_for_whoever_does_not_watch() {
    let mut world = World::new();
    world.take(BENS, Input::Went(ViewerId(1)));
    world.stop_annas();
    world.ask(BENS, (1, 2, "place"), 0, act("a1"));
    world.settle();
    assert_eq!(world.done(), [1]);
    assert_eq!(world.happened(), ["rests", "goes on", "step"]);
}

/// A bot's move meets the rest while somebody from outside waits behind it, or before it: the bot is asked anew.
#[test]
fn a_bot_whose_move_meets_a_rest_moves_when_the_game_goes_on() {
    for comes_first in [false, true] {
        let mut world = World::against(Sitter::Bot(Level::new(1).unwrap()));
        let is_bens = |(server, _): &&(usize, PendingThought)| *server == BENS;
        let (_, pending) = *world.questions.iter().find(is_bens).unwrap();
        world.stop_annas();
        let look = |by| Input::Ask { by, ask: Ask::Look, lag: Span::ZERO };
        world.take(BENS, Input::Thought(pending, Some(act("a1"))));
        if comes_first {
            world.take(BENS, look(1));
        }
        while !matches!(world.work[BENS], Some(Effect::Append(_))) {
            if matches!(world.work[BENS], Some(Effect::Read { .. })) {
                world.work(BENS);
            } else {
                world.now = world.now.max(world.hosts[BENS].wake().unwrap());
                world.take(BENS, Input::Tick);
            }
        }
        world.questions.clear();
        world.take(BENS, look(2));
        world.settle();
        assert_eq!(world.happened(), ["rests", "goes on"]);
        let [(BENS, pending)] = world.questions[..] else { panic!("{:?}", world.questions) };
        world.take(BENS, Input::Thought(pending, Some(act("a1"))));
        world.wait(10_000);
        assert_eq!(world.happened(), ["rests", "goes on", "step"]);
    }
}

/// A store that fails lets nobody wait for ever, and the same request is done once when it works again.
#[test]
fn a_store_that_fails_lets_nobody_wait() {
    let mut world = World::new();
    world.stop_annas();
    world.hint(BENS);
    world.ask(BENS, (1, 2, "place"), 0, act("a1"));
    world.can_append = false;
    world.settle();
    world.must_be_unknown(1);
    assert_eq!(world.troubles, [Trouble::Begins]);
    world.can_append = true;
    world.wait(3_000);
    world.answers.clear();
    world.ask(BENS, (2, 2, "place"), 0, act("a1"));
    world.settle();
    assert_eq!(world.done(), [2]);
    assert_eq!(world.happened(), ["rests", "goes on", "step"]);
    assert_eq!(world.troubles, [Trouble::Begins, Trouble::Ends]);
}

/// A log that takes long to be read does not make anybody wait for longer.
#[test]
fn nobody_waits_for_longer_than_a_few_seconds() {
    let mut world = World::new();
    world.stop_annas();
    world.ask(BENS, (1, 2, "place"), 0, act("a1"));
    world.work(BENS);
    world.now = world.now.after(Span::seconds(5));
    world.work(BENS);
    world.must_be_unknown(1);
    // It goes on all the same, and from then on time is Ben's.
    world.settle();
    world.wait(3_000);
    world.answers.clear();
    world.ask(BENS, (2, 2, "place"), 0, act("a1"));
    world.settle();
    world.ask(BENS, (3, 2, "give"), 0, act("+0"));
    world.settle();
    assert_eq!(world.done(), [2, 3]);
    assert_eq!(world.left(), Span(BANK.0 - 10_000 - 3_000));
}

/// The server that stops does not say that nothing can be done: the same request is done at the other.
#[test]
fn whoever_asks_a_server_that_stops_asks_elsewhere() {
    let mut world = World::new();
    world.stop_annas();
    world.ask(ANNAS, (1, 2, "place"), 0, act("a1"));
    world.ask(ANNAS, (1, 2, "place"), 0, act("a1"));
    while world.work[ANNAS].is_some() {
        world.work(ANNAS);
    }
    let is_unknown = |(_, reply): &(u32, Reply)| matches!(reply, Reply::Unavailable(_));
    assert!(
        world.answers.len() == 2 && world.answers.iter().all(is_unknown),
        "{:?}",
        world.answers
    );
    world.answers.clear();
    world.ask(BENS, (2, 2, "place"), 0, act("a1"));
    world.settle();
    assert_eq!(world.done(), [2]);
    assert_eq!(world.happened(), ["rests", "goes on", "step"]);
}

/// The other server is told to stop while it lets the game go on: no clock runs when both are gone.
#[test]
fn a_game_that_goes_on_while_its_server_stops_rests_again() {
    let mut world = World::new();
    world.stop_annas();
    world.hint(BENS);
    world.ask(BENS, (1, 2, "place"), 0, act("a1"));
    while !matches!(world.work[BENS], Some(Effect::Append(_))) {
        world.work(BENS);
    }
    world.take(BENS, Input::Stop);
    world.must_be_unknown(1);
    world.settle();
    assert!(world.has_stopped[BENS]);
    assert_eq!(world.happened(), ["rests", "goes on", "rests"]);
}
