//! A player, or somebody who watches. It knows what it was shown, told and answered, nothing else.

use host::{Ask, Reply};
use store::Asker;
use table::{
    Action, Answer, Contribution, Level, Nonce, Offer, Rules, Seat, Span, StepNumber, View, Viewer,
    What,
};

use crate::agenda::{Event, News};
use crate::judge::is_accepted;
use crate::parcel::{Letter, Message, Parcel};
use crate::scene::Scene;

/// A line to a node, over which news come.
#[derive(Clone, Copy, Debug)]
struct Line {
    number: u32,
    node: usize,
    /// A view was asked for over it and has not come.
    is_waiting: bool,
    /// So many entries were heard of over it, or cannot be heard of; none before the first view.
    heard: Option<usize>,
}

/// A request that was sent and not answered.
#[derive(Clone, Debug)]
struct Pending {
    asker: Asker,
    step: StepNumber,
    what: What,
    tries: u32,
}

/// Somebody at one table.
#[derive(Debug)]
pub(crate) struct Client {
    number: usize,
    table: usize,
    /// Where it sits down; nowhere if it watches.
    chair: Option<Seat>,
    lag: Span,
    line: Option<Line>,
    lines: u32,
    view: Option<Box<View>>,
    /// The view is the newest there is, as far as it knows.
    is_fresh: bool,
    /// How many steps it knows of.
    step: StepNumber,
    pending: Option<Pending>,
    nonces: u64,
    /// Makes earlier plans to wake void.
    token: u32,
    is_done: bool,
    has_contributed: bool,
    /// How often in a row it got no line.
    silences: u32,
    /// How often it may still be silly: rude requests come in bounded number.
    whims: u32,
}

impl Client {
    pub(crate) fn new(number: usize, table: usize, chair: Option<Seat>, scene: &mut Scene) -> Self {
        let mut client = Self {
            number,
            table,
            chair,
            lag: Span(scene.dice.between(0, 1_500)),
            line: None,
            lines: 0,
            view: None,
            is_fresh: false,
            step: StepNumber(0),
            pending: None,
            nonces: scene.dice.next() % 1_000_000,
            token: 0,
            is_done: false,
            has_contributed: false,
            silences: 0,
            whims: 6,
        };
        let at = scene.plans[table].at.0 + scene.dice.between(0, 30_000);
        client.wake_in(scene, at);
        client
    }

    fn wake_in(&mut self, scene: &mut Scene, ms: u64) {
        self.token += 1;
        scene.plan(ms, Event::Wake { client: self.number, token: self.token });
    }

    /// How long it thinks.
    fn think(&mut self, scene: &mut Scene) {
        let ms = if scene.is_calm {
            scene.dice.between(200, 2_000)
        } else if scene.dice.permille(20) {
            scene.dice.between(20_000, 120_000)
        } else {
            scene.dice.between(500, 18_000)
        };
        self.wake_in(scene, ms);
    }

    /// Does something, if this is what it waits for.
    pub(crate) fn wake(&mut self, scene: &mut Scene, token: u32) {
        if token != self.token || self.is_done {
            return;
        }
        let is_new = self.pending.is_none();
        self.repeat(scene);
        match self.line {
            None => self.connect(scene),
            Some(Line { is_waiting: true, .. }) => {
                scene.tally.count("clients that gave up a silent line");
                self.hang_up(scene);
                self.silences += 1;
                let pause = scene.dice.between(200, 2_000 << self.silences.min(4));
                self.wake_in(scene, pause);
            }
            Some(_) if !self.is_fresh => self.look(scene),
            Some(_) if is_new => self.decide(scene),
            Some(_) => {
                let patience = scene.dice.between(1_000, 6_000);
                self.wake_in(scene, patience);
            }
        }
    }

    /// Opens a line to any node.
    fn connect(&mut self, scene: &mut Scene) {
        self.lines += 1;
        let node = scene.dice.index(scene.nodes);
        self.line = Some(Line { number: self.lines, node, is_waiting: false, heard: None });
        scene.tally.count("lines opened");
        self.look(scene);
    }

    /// Asks for a view over the line.
    fn look(&mut self, scene: &mut Scene) {
        let Some(line) = &mut self.line else { return };
        line.is_waiting = true;
        let (node, number) = (line.node, line.number);
        let message = Message::Look { client: self.number, line: number, chair: self.chair };
        let parcel = Parcel { table: self.table, message };
        // A line loses nothing; it is cut or not.
        let delay = scene.dice.between(2, 60);
        scene.plan(delay, Event::Arrives { node, parcel });
        let patience = scene.dice.between(2_000, 8_000);
        self.wake_in(scene, patience);
    }

    fn hang_up(&mut self, scene: &mut Scene) {
        if let Some(Line { number, node, .. }) = self.line.take() {
            let message = Message::Close { client: self.number, line: number };
            let parcel = Parcel { table: self.table, message };
            // A line that breaks without a word is noticed after a while.
            let is_silent = !scene.is_calm && scene.dice.permille(50);
            let delay = if is_silent { scene.dice.between(20_000, 80_000) } else { scene.delay() };
            scene.plan(delay, Event::Arrives { node, parcel });
        }
        self.is_fresh = false;
    }

    /// The line was cut.
    pub(crate) fn cut(&mut self, scene: &mut Scene, number: u32) {
        if self.line.is_some_and(|line| line.number == number) && !self.is_done {
            self.hang_up(scene);
            let pause = scene.dice.between(100, 4_000);
            self.wake_in(scene, pause);
        }
    }

    /// News come over a line.
    pub(crate) fn news(&mut self, scene: &mut Scene, number: u32, news: News) {
        let Some(line) = self.line.as_mut().filter(|line| line.number == number) else { return };
        let (table, chair) = (self.table, self.chair);
        match news {
            News::NoTable => {
                self.line = None;
                let pause = scene.dice.between(1_000, 5_000);
                self.wake_in(scene, pause);
            }
            News::View { prefix, view } => {
                if let Some(heard) = line.heard {
                    scene.judge.misses_nothing(table, chair, heard, prefix);
                    if view.step != self.step {
                        let why =
                            format!("{:?} knew {}, sees {}", view.viewer, self.step, view.step);
                        scene.judge.object(table, why);
                    }
                }
                line.heard = Some(prefix);
                line.is_waiting = false;
                self.silences = 0;
                self.step = view.step;
                self.view = Some(view);
                self.is_fresh = true;
                if self.pending.is_some() {
                    let patience = scene.dice.between(100, 2_000);
                    self.wake_in(scene, patience);
                } else {
                    self.decide(scene);
                }
            }
            News::Glimpse { entry, glimpse } => {
                let Some(heard) = line.heard else {
                    return scene.judge.object(table, "a glimpse comes before the first view");
                };
                scene.judge.hears(table, chair, heard, entry, &glimpse);
                line.heard = Some(entry + 1);
                self.step = glimpse.step;
                self.is_fresh = false;
                if self.pending.is_none() && !line.is_waiting {
                    self.think(scene);
                }
            }
        }
    }

    /// An answer comes, perhaps an old one.
    pub(crate) fn letter(&mut self, scene: &mut Scene, letter: &Letter) {
        let is_mine = |pending: &Pending| pending.asker == letter.asker;
        if !self.pending.as_ref().is_some_and(is_mine) || self.is_done {
            scene.tally.count("answers nobody waits for");
            return;
        }
        match &letter.reply {
            Reply::Unavailable(_) => {
                let patience = scene.dice.between(500, 3_000);
                return self.wake_in(scene, patience);
            }
            Reply::Answer(Answer::Stale) => scene.tally.count("answers: stale"),
            Reply::Answer(answer) if is_accepted(answer) => scene.tally.count("answers: accepted"),
            _ => scene.tally.count("answers: refused"),
        }
        self.pending = None;
        self.is_fresh = false;
        self.think(scene);
    }

    /// Asks again what was not answered, under the same name, of any node.
    fn repeat(&mut self, scene: &mut Scene) {
        let Some(pending) = &mut self.pending else { return };
        pending.tries += 1;
        if pending.tries > 1 {
            scene.tally.count("requests repeated");
        }
        let Pending { asker, step, what, .. } = pending.clone();
        let ask = Ask::Request { asker, step, what };
        let message = Message::Play { client: self.number, lag: self.lag, ask };
        let node = match self.line {
            Some(line) if scene.dice.permille(700) => line.node,
            _ => scene.dice.index(scene.nodes),
        };
        let parcel = Parcel { table: self.table, message };
        scene.send(parcel, |parcel| Event::Arrives { node, parcel });
    }

    fn request(&mut self, scene: &mut Scene, chair: Seat, step: StepNumber, what: What) {
        self.nonces += 1;
        let nonce: Nonce = format!("n{}", self.nonces).parse().unwrap();
        let asker = Asker { chair, nonce };
        scene.tally.count("requests");
        scene.note("request", &[self.number as u64], || {
            format!("table {} client {} {asker} at step {step}: {what:?}", self.table, self.number)
        });
        self.pending = Some(Pending { asker, step, what, tries: 0 });
        self.repeat(scene);
        let patience = scene.dice.between(1_000, 6_000);
        self.wake_in(scene, patience);
    }

    /// Sees how it stands, and does what a player might.
    fn decide(&mut self, scene: &mut Scene) {
        let Some(view) = self.view.clone() else { return };
        let is_over = view.outcome.is_some();
        if let (Some(chair), Viewer::Seat(seat)) = (self.chair, view.viewer) {
            if let Some(what) = self.message(scene, &view, seat) {
                let late = self.is_whimsical(scene, 15) && view.step.0 > 0;
                let step = StepNumber(view.step.0 - u32::from(late));
                return self.request(scene, chair, step, what);
            }
            if !is_over && view.game.is_some() && self.is_whimsical(scene, 10) {
                // Away from the keyboard, and the line goes down.
                scene.tally.count("players who went away");
                self.hang_up(scene);
                let pause = scene.dice.between(20_000, 600_000);
                return self.wake_in(scene, pause);
            }
        }
        if is_over {
            let lingers =
                view.offer.is_some() && self.chair.is_some() && self.is_whimsical(scene, 500);
            if !lingers {
                self.hang_up(scene);
                self.is_done = true;
                return;
            }
        }
        // Hints between nodes may be lost: it looks again when nothing is heard for long.
        self.is_fresh = false;
        let pause = if scene.is_calm { 20_000 } else { scene.dice.between(60_000, 150_000) };
        self.wake_in(scene, pause);
    }

    /// Something that is neither needed nor asked for, now and then.
    fn is_whimsical(&mut self, scene: &mut Scene, permille: u64) -> bool {
        let is = !scene.is_calm && self.whims > 0 && scene.dice.permille(permille);
        self.whims -= u32::from(is);
        is
    }

    fn message(&mut self, scene: &mut Scene, view: &View, seat: Seat) -> Option<What> {
        let place = &view.places[seat.index()];
        if view.paused {
            return None;
        }
        if view.outcome.is_some() {
            return self.wish_after(scene, view, seat);
        }
        if view.game.is_none() {
            return self.wish_before(scene, view, seat);
        }
        if self.is_whimsical(scene, 20) {
            return Some(silly(scene, view, seat));
        }
        if place.forfeit.is_some() {
            return None;
        }
        if let Some(open) = view.offer.filter(|open| !open.agreed.contains(seat)) {
            return Some(match scene.dice.index(10) {
                0..4 => What::Agree(open.offer),
                _ => What::Decline(open.offer),
            });
        }
        if place.stand_in.is_some() {
            return (scene.is_calm || scene.dice.coin()).then_some(What::Reclaim);
        }
        let away = (1..=view.terms.rules.seats()).filter_map(Seat::new).find(|&other| {
            let place = &view.places[other.index()];
            other != seat && place.away.is_some() && place.forfeit.is_none()
        });
        if let Some(other) =
            away.filter(|_| view.is_timed() && !scene.is_calm && scene.dice.permille(300))
        {
            return Some(What::ClaimAbandoned(other));
        }
        if matches!(view.terms.rules, Rules::Access(..))
            && view.touches < 200
            && scene.dice.permille(200)
        {
            return Some(What::Touch { number: view.touches, touch: touch(scene) });
        }
        act(scene, view)
    }

    fn wish_before(&mut self, scene: &mut Scene, view: &View, seat: Seat) -> Option<What> {
        if view.places[seat.index()].sitter == table::Sitter::Open {
            self.has_contributed = false;
            return None;
        }
        if !self.has_contributed {
            self.has_contributed = true;
            let bytes = scene.dice.next().to_be_bytes();
            return Some(What::Contribute(Contribution::new(&bytes).unwrap()));
        }
        self.is_whimsical(scene, 20).then_some(What::Leave)
    }

    fn wish_after(&mut self, scene: &mut Scene, view: &View, seat: Seat) -> Option<What> {
        match view.offer {
            Some(open) if open.agreed.contains(seat) => None,
            Some(open) if scene.dice.coin() => Some(What::Agree(open.offer)),
            Some(open) => Some(What::Decline(open.offer)),
            None => self.is_whimsical(scene, 300).then(|| {
                let luck = scene.dice.next().to_be_bytes();
                What::PlayAgain(Contribution::new(&luck).unwrap_or_default())
            }),
        }
    }
}

/// An act, if it is this seat's turn: mostly not a call, or games would be short.
fn act(scene: &mut Scene, view: &View) -> Option<What> {
    let choices = view.choices();
    let is_rare = |action: &Action| match action {
        Action::Quarto(quarto::Action::Call(_)) => true,
        Action::Quartex(action) => {
            matches!(action, quartex::Action::Cannot | quartex::Action::None)
        }
        _ => false,
    };
    let often: Vec<Action> = choices.iter().copied().filter(|action| !is_rare(action)).collect();
    let choices = if often.is_empty() || scene.dice.permille(100) { choices } else { often };
    if choices.is_empty() { None } else { Some(What::Act(scene.dice.choose(&choices))) }
}

fn touch(scene: &mut Scene) -> quarto::Touch {
    let index = scene.dice.index(16);
    if scene.dice.coin() {
        quarto::Touch::Cell(quarto::Cell::from_index(index).unwrap())
    } else {
        quarto::Touch::Tray(quarto::TrayPlace::from_index(index).unwrap())
    }
}

/// What somebody might try who is in doubt, in a hurry, or up to no good.
fn silly(scene: &mut Scene, view: &View, seat: Seat) -> What {
    let wrong_step: quarto::Action = scene.dice.choose(&["+0", "a1", "!1", "d4"]).parse().unwrap();
    match scene.dice.index(10) {
        0 => What::Act(Action::Quarto(wrong_step)),
        1 => What::Act(Action::Quartex(quartex::Action::Cannot)),
        2 => What::Touch { number: view.touches + 1, touch: touch(scene) },
        3 => What::Offer(Offer::Draw),
        4 => What::Offer(Offer::TakeBack),
        5 => What::Offer(Offer::MoreTime(Span::seconds(30))),
        6 => What::Resign,
        7 => What::HandOver(Level::new(2).unwrap()),
        8 => What::ClaimAbandoned(Seat::new(seat.number() % view.terms.rules.seats() + 1).unwrap()),
        _ => What::Contribute(Contribution::new(b"late").unwrap()),
    }
}
