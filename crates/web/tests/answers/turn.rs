//! One turn of a bot, run by a host in a time that the test makes.

use std::collections::VecDeque;

use bots::{Bot, ThinkingBudget};
use dice::Dice;
use host::{
    Appended, Ask, Asker, Effect, Host, HostOptions, Input, PendingThought, Seq, ViewerId, pace,
};
use quarto::{Touch, TrayPlace};
use table::{
    Action, Answer, Begins, Entry, Event, GameId, Level, Moment, Offer, Pace, Place, Request,
    Rules, Seat, Seating, Seed, Sitter, Span, Table, Terms, Viewer, What, When,
};

/// What happens while a bot thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Course {
    /// Nothing.
    Quiet,
    /// All threads are busy for a while. How long follows from what somebody holds: others think too.
    Busy,
    /// The person proposes a pause, and goes on later.
    Rest,
    /// The machine is too busy: thoughts take seconds.
    Late,
}

/// A game in which it is a bot's turn.
pub(crate) struct Played {
    pub(crate) rules: Rules,
    pub(crate) log: Vec<Entry>,
    /// Where the person sits.
    pub(crate) person: Seat,
    seed: u64,
}

/// What happened in one turn.
#[derive(Debug)]
pub(crate) struct Trace {
    pub(crate) game: &'static str,
    /// When the turn began, or began again.
    pub(crate) began: Moment,
    /// How long the bot was to wait.
    pub(crate) wait: Span,
    pub(crate) tick: Span,
    /// When it began to think for the first time.
    pub(crate) asked: Moment,
    /// When it last touched something.
    pub(crate) touched: Option<Moment>,
    /// When it knew its answer.
    pub(crate) thought: Moment,
    /// When it gave it.
    pub(crate) answered: Moment,
    /// A number made from what it saw.
    pub(crate) hidden: u64,
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

impl Played {
    /// Some game, played at random for a while; `None` if it is no bot's turn then.
    pub(crate) fn new(dice: &mut Dice, course: Course) -> Option<Self> {
        let rules = if dice.one_in(2) {
            let rules = dice.choose(&["1234p", "1234sp", "1234p+announced", "12a"]);
            Rules::read("access", rules).unwrap()
        } else {
            let (players, rest) = (2 + dice.below(4), dice.choose(&["csh", "cth", "ash"]));
            Rules::read("quartex", &format!("{players}{rest}")).unwrap()
        };
        // Nobody plays against a short clock here: it would be the clock that counts.
        let pace = dice.choose(&[Pace::Untimed, Pace::PerMove(Span::seconds(600))]);
        let begins = Begins::Seat(seat(1));
        let terms = Terms { pace, begins, ..Terms::casual(rules) };
        let person = seat(u8::try_from(1 + dice.below(rules.seats().into())).unwrap());
        let seating: Vec<Seating> = (1..=rules.seats())
            .map(|number| {
                let is_person = number == person.number();
                let bot = Sitter::Bot(some_level(dice, course));
                if is_person { Sitter::Person("anna".parse().unwrap()) } else { bot }
            })
            .map(Seating::of)
            .collect();
        let id: GameId = "t1".parse().unwrap();
        let first = Table::found(id, terms, Seed(dice.bytes()), &seating, Moment(0)).unwrap();
        let mut game = Self { rules, log: vec![first], person, seed: dice.next() };
        let most = if rules.quarto().is_some() { 24 } else { 50 };
        let acts = 1 + dice.below(most);
        let table = game.play(dice, acts)?;
        let due: Vec<Seat> = table.due().iter().collect();
        // Of several that are late, whoever thinks fastest is first: that is one more thing that late answers tell.
        let is_one = course != Course::Late || due.len() == 1;
        (is_one && !due.is_empty() && !due.contains(&person)).then_some(game)
    }

    fn play(&mut self, dice: &mut Dice, acts: u32) -> Option<Table> {
        let mut table = Table::fold(&self.log).unwrap();
        for number in 0..acts {
            if table.outcome().is_some() {
                return None;
            }
            let due: Vec<Seat> = table.due().iter().collect();
            let seat = dice.choose(&due);
            let view = table.view(Viewer::Seat(seat)).unwrap();
            let what = match self.rules {
                Rules::Access(..) if dice.one_in(3) => {
                    let index = dice.index(16);
                    let touch = if dice.one_in(2) {
                        Touch::Cell(quarto::Cell::from_index(index).unwrap())
                    } else {
                        Touch::Tray(TrayPlace::from_index(index).unwrap())
                    };
                    What::Touch { number: view.touches, touch }
                }
                _ => {
                    let is_rare = |action: &Action| {
                        matches!(
                            action,
                            Action::Quarto(quarto::Action::Call(_))
                                | Action::Quartex(quartex::Action::Cannot)
                        )
                    };
                    let (rare, often): (Vec<_>, Vec<_>) =
                        view.choices().into_iter().partition(is_rare);
                    let choices = if often.is_empty() || (dice.one_in(8) && !rare.is_empty()) {
                        rare
                    } else {
                        often
                    };
                    What::Act(dice.choose(&choices))
                }
            };
            let nonce = format!("n{number}").parse().unwrap();
            let request = Request { seat, step: table.step(), nonce, what };
            let now = Moment(10 * u64::from(number));
            if let Some(entry) = table.play(&request, When::at(now)).entry {
                self.log.push(entry.into_entry());
            }
        }
        table.outcome().is_none().then_some(table)
    }
}

/// The highest thinks for long, so it plays seldom.
fn some_level(dice: &mut Dice, course: Course) -> Level {
    let number = if dice.one_in(20) { 8 } else { 1 + dice.below(7) };
    let number = if course == Course::Late && number > 6 { 6 } else { number };
    Level::new(u8::try_from(number).unwrap()).unwrap()
}

/// FNV-1a over what a bot sees.
fn number_of(view: &table::View) -> u64 {
    format!("{:?}", view.game).bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// What will come back to the host.
#[derive(Debug)]
struct Coming {
    at: Moment,
    input: Input<u8>,
}

/// A store takes so long.
const STORING: Span = Span(3);

struct Run<'g> {
    game: &'g Played,
    course: Course,
    viewer: Viewer,
    host: Host<u8>,
    log: Vec<Entry>,
    now: Moment,
    coming: Vec<Coming>,
    bots: [Option<Box<dyn Bot>>; Seat::MAX],
    /// How often somebody could not be asked.
    unasked: u64,
    began: Option<(Moment, Span)>,
    asked: Option<Moment>,
    touched: Option<Moment>,
    thought: Moment,
    hidden: u64,
    answered: Option<Moment>,
}

/// Lets a host take over this game, until the observer hears of an answer; `None` if the log cannot be, or nobody
/// answers.
pub(crate) fn trace(game: &Played, log: &[Entry], viewer: Viewer, course: Course) -> Option<Trace> {
    let table = Table::fold(log).ok()?;
    let start = Moment(1_000);
    let pace_of = if course == Course::Late { 50 } else { 100 };
    let options = HostOptions { is_shared: false, slept: false, pace: pace_of, in_order: false };
    let mut run = Run {
        game,
        course,
        viewer,
        host: Host::new("t1".parse().unwrap(), options, start),
        log: log.to_vec(),
        now: start,
        coming: Vec::new(),
        bots: [const { None }; Seat::MAX],
        unasked: 0,
        began: None,
        asked: None,
        touched: None,
        thought: start,
        hidden: 0,
        answered: None,
    };
    run.take(Input::Ask { by: 0, ask: Ask::Look, lag: Span::ZERO });
    run.take(Input::Came(ViewerId(1), None));
    if course == Course::Rest {
        // Before anybody has thought, between, or after all have.
        run.until(start.after(Span(game.seed % 600)));
        run.request("rest", What::Offer(Offer::Pause));
        run.until(run.now.after(Span(1_000)));
        if run.answered.is_some() || !run.host.table()?.adjourned() {
            return None;
        }
        run.began = None;
        run.request("on", What::GoOn);
    }
    run.until(run.now.after(Span::seconds(60)));
    let (began, wait) = run.began?;
    Some(Trace {
        game: table.terms().rules.game(),
        began,
        wait: Span(wait.0 * u64::from(pace_of) / 100),
        tick: Span(1_000 * u64::from(pace_of) / 100),
        asked: run.asked?,
        touched: run.touched,
        thought: run.thought,
        answered: run.answered?,
        hidden: run.hidden,
    })
}

impl Run<'_> {
    /// Time passes until then, or until somebody has answered.
    fn until(&mut self, end: Moment) {
        while self.answered.is_none() {
            let next = self.coming.iter().map(|coming| coming.at).min();
            let next = next.into_iter().chain(self.host.wake()).min();
            let Some(next) = next.filter(|next| *next <= end) else { break };
            self.now = self.now.max(next);
            let due = self.coming.iter().position(|coming| coming.at <= self.now);
            let input = due.map_or(Input::Tick, |place| self.coming.remove(place).input);
            self.take(input);
        }
        self.now = self.now.max(end);
    }

    fn request(&mut self, nonce: &str, what: What) {
        let table = self.host.table().unwrap();
        let chair = table.chair(self.game.person);
        let asker = Asker { chair, nonce: nonce.parse().unwrap() };
        let step = table.step();
        self.take(Input::Ask { by: 1, ask: Ask::Request { asker, step, what }, lag: Span::ZERO });
    }

    fn take(&mut self, input: Input<u8>) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in self.host.take(input, self.now) {
                match effect {
                    Effect::Read { from } => {
                        let Seq(from) = from;
                        let entries = self.log[usize::try_from(from).unwrap()..].to_vec();
                        inputs.push_back(Input::Read(Ok(entries)));
                    }
                    Effect::Append(append) => {
                        let is_touch = |event: &Event| {
                            matches!(event, Event::Touched { .. } | Event::Bumped { .. })
                        };
                        if append.entry.events.iter().all(is_touch) {
                            self.touched = Some(self.now);
                        }
                        self.log.push(append.entry);
                        let (at, stored) = (self.now.after(STORING), Ok(Appended::Stored));
                        self.coming.push(Coming { at, input: Input::Stored(stored) });
                    }
                    Effect::Tell(told) => {
                        let is_move = self.began.is_some() && told_a_move(&told, self.viewer);
                        if is_move && self.answered.is_none() {
                            // It is told when it was stored; it was decided before.
                            self.answered = Some(Moment(self.now.0 - STORING.0));
                        }
                    }
                    Effect::Think(pending, view) => self.think(pending, &view),
                    Effect::Probe => inputs.push_back(Input::Probed(Ok(()))),
                    Effect::Answer { .. }
                    | Effect::Found(_)
                    | Effect::Refresh
                    | Effect::Trouble(_)
                    | Effect::Warn(_)
                    | Effect::Stopped => {}
                }
            }
            self.note_turn();
        }
    }

    /// The turn begins when it can be seen that it does; of several bots, whoever is to answer first counts.
    fn note_turn(&mut self) {
        let Some(table) = self.host.table() else { return };
        if self.began.is_some() || table.adjourned() || self.answered.is_some() {
            return;
        }
        let seed = u64::from_le_bytes(*table.commitment().0.first_chunk().unwrap());
        let step = table.step();
        let bots = table.due().iter().filter_map(|seat| {
            let level = table.places().get(seat.index()).and_then(Place::bot)?;
            Some(pace(level, step, u64::from(step.0) ^ seed))
        });
        self.began = bots.min().map(|wait| (self.now, wait));
    }

    fn think(&mut self, pending: PendingThought, view: &table::View) {
        if self.answered.is_some() {
            // The next turn is another trace.
            return;
        }
        let hidden = number_of(view);
        let busy = if self.course == Course::Busy { hidden % 3 } else { 0 };
        if self.unasked < busy {
            self.unasked += 1;
            return self.coming.push(Coming { at: self.now, input: Input::Unasked(pending) });
        }
        self.asked.get_or_insert(self.now);
        let (rules, seed) = (self.game.rules, self.game.seed);
        let bot = self.bots[pending.chair.index()]
            .get_or_insert_with(|| bots::opponent(rules, pending.level, seed));
        let what = bot.decide(view, &ThinkingBudget::nodes(100));
        // In time, all touches and what waits before it included; or not.
        let most = match (self.course, rules) {
            (Course::Late, _) => 4_000,
            (Course::Busy, Rules::Quartex(_)) => 150,
            (_, Rules::Quartex(_)) => 550,
            (Course::Busy, _) => 3,
            (_, _) => 9,
        };
        let is_touch = matches!(what, Some(What::Touch { .. }));
        let takes = if is_touch { hidden % 9 } else { hidden % most };
        let at = self.now.after(Span(takes));
        if !is_touch {
            self.thought = at;
            self.hidden = hidden;
        }
        self.coming.push(Coming { at, input: Input::Thought(pending, what) });
    }
}

fn told_a_move(told: &table::Told, viewer: Viewer) -> bool {
    let glimpse = told.to(viewer);
    let is_move = |sight: &table::Sight| {
        matches!(sight, table::Sight::Moved { .. } | table::Sight::Ended { .. })
    };
    glimpse.is_some_and(|glimpse| glimpse.sights.iter().any(is_move))
}

/// A bot thinks for somebody who takes the seat back.
pub(crate) struct StandIn {
    host: Host<u8>,
    log: Vec<Entry>,
    now: Moment,
}

impl StandIn {
    pub(crate) fn new() -> Self {
        let rules = Rules::read("quarto", "1234p").unwrap();
        let terms = Terms { begins: Begins::Seat(seat(1)), ..Terms::casual(rules) };
        let seating =
            ["anna", "ben"].map(|name| Seating::of(Sitter::Person(name.parse().unwrap())));
        let (id, now) = ("t1".parse().unwrap(), Moment(1_000));
        let first = Table::found(id, terms, Seed([7; 32]), &seating, now).unwrap();
        let options = HostOptions { is_shared: false, slept: false, pace: 100, in_order: false };
        let host = Host::new("t1".parse().unwrap(), options, now);
        let mut table = Self { host, log: vec![first], now };
        table.take(Input::Ask { by: 0, ask: Ask::Look, lag: Span::ZERO });
        table.request("away", What::HandOver(Level::new(3).unwrap()));
        table
    }

    pub(crate) fn reclaim(&mut self) {
        self.request("back", What::Reclaim);
    }

    pub(crate) fn wait(&mut self, milliseconds: u64) {
        let end = self.now.after(Span(milliseconds));
        while let Some(wake) = self.host.wake().filter(|wake| *wake <= end) {
            self.now = self.now.max(wake);
            self.take(Input::Tick);
        }
        self.now = end;
    }

    /// What was done from this chair.
    pub(crate) fn acts_of(&self, chair: Seat) -> usize {
        let is_step = |event: &Event| matches!(event, Event::Step(_));
        let own =
            self.log.iter().filter(|entry| entry.cause.as_ref().is_some_and(|it| it.0 == chair));
        own.flat_map(|entry| &entry.events).filter(|event| is_step(event)).count()
    }

    fn request(&mut self, nonce: &str, what: What) {
        let asker = Asker { chair: seat(1), nonce: nonce.parse().unwrap() };
        let step = self.host.table().unwrap().step();
        self.take(Input::Ask { by: 1, ask: Ask::Request { asker, step, what }, lag: Span::ZERO });
    }

    fn take(&mut self, input: Input<u8>) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in self.host.take(input, self.now) {
                match effect {
                    Effect::Read { from: Seq(from) } => {
                        let entries = self.log[usize::try_from(from).unwrap()..].to_vec();
                        inputs.push_back(Input::Read(Ok(entries)));
                    }
                    Effect::Append(append) => {
                        self.log.push(append.entry);
                        inputs.push_back(Input::Stored(Ok(Appended::Stored)));
                    }
                    Effect::Answer { reply, .. } => {
                        let is_refused = matches!(
                            reply,
                            host::Reply::Answer(Answer::Refused(_) | Answer::Stale)
                        );
                        assert!(!is_refused, "{reply:?}");
                    }
                    Effect::Think(pending, view) => {
                        let what = What::Act(view.choices()[0]);
                        inputs.push_back(Input::Thought(pending, Some(what)));
                    }
                    _ => {}
                }
            }
        }
    }
}
