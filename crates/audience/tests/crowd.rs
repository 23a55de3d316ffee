//! Many who watch: whoever tells them does so in parts, so that others go first in between.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test may fail loudly, and so may its helpers"
)]

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use audience::{Audience, ClientKind, Identity, NameSource, Outlet, RenderContext, Watcher};
use host::ViewerId;
use pages::{Settings, Visitor};
use table::{Entry, Moment, PersonId, Rules, Seed, Table, Terms};
use wire::ToClient;
use words::Language;

/// One who watches: what they were told, and whether they still take anything.
#[derive(Clone, Default)]
struct Ear {
    told: Rc<RefCell<Vec<String>>>,
    is_deaf: Rc<Cell<bool>>,
}

impl Outlet for Ear {
    fn send(&self, message: Arc<str>) -> bool {
        let told = match ToClient::read(&message).unwrap() {
            ToClient::Hello { .. } => "hello".to_owned(),
            ToClient::News { say, .. } => say.concat(),
            ToClient::Bye { .. } => "bye".to_owned(),
            other => panic!("{other:?}"),
        };
        self.told.borrow_mut().push(told);
        !self.is_deaf.get()
    }
}

struct Nobody;

impl NameSource for Nobody {
    fn name(&self, _: &PersonId) -> Option<String> {
        None
    }
}

/// A table at which nothing happens, and those who watch it.
struct Hall {
    first: Entry,
    table: Table,
    audience: Audience<Ear>,
    ears: Vec<Ear>,
}

impl Hall {
    /// So many watch, in two languages.
    fn with(watching: usize) -> Self {
        let rules = Rules::read("quarto", "1234p").unwrap();
        let id = "crowd".parse().unwrap();
        let first = Table::create(id, Terms::casual(rules), Seed([1; 32]), Moment(0)).unwrap();
        let table = Table::fold([&first]).unwrap();
        let mut hall = Self { first, table, audience: Audience::default(), ears: Vec::new() };
        (0..watching).for_each(|_| hall.come());
        hall
    }

    /// One more comes.
    fn come(&mut self) {
        let place = self.ears.len();
        let languages = [Language::English, Language::German];
        let visitor = Visitor {
            language: languages[place % 2],
            settings: Settings::default(),
            token: "token".into(),
            name: None,
            path: "/t/crowd".into(),
            origin: "http://localhost".into(),
        };
        let (id, ear) = (ViewerId(u64::try_from(place).unwrap()), Ear::default());
        let (identity, outlet) = (Identity::default(), ear.clone());
        let watcher = Watcher { id, visitor, identity, style: ClientKind::Page, outlet };
        let Self { audience, table, first, .. } = self;
        with_context(|context| audience.add(watcher, table, std::slice::from_ref(first), context));
        self.ears.push(ear);
    }

    /// The server has something to say.
    fn say(&mut self, what: &str) {
        let Self { audience, table, .. } = self;
        with_context(|context| audience.refresh(table, context, |_| Some(what.to_owned())));
    }

    /// How many heard this.
    fn heard(&self, what: &str) -> usize {
        let heard = |ear: &&Ear| ear.told.borrow().iter().any(|told| told == what);
        self.ears.iter().filter(heard).count()
    }

    fn told(&self, place: usize) -> Vec<String> {
        self.ears[place].told.borrow().clone()
    }
}

fn with_context(act: impl FnOnce(&RenderContext<'_>)) {
    let nonce = || "nonce".to_owned();
    act(&RenderContext {
        now: Moment(0),
        listed: false,
        is_troubled: false,
        people: &Nobody,
        nonce: &nonce,
    });
}

/// However many groups there are and however much there is to say, no part is larger than asked for.
#[test]
fn a_crowd_is_told_in_parts_and_everything_in_its_order() {
    let mut hall = Hall::with(100);
    assert_eq!(hall.audience.count(), 100);
    hall.say("one");
    hall.say("two");
    assert_eq!(hall.heard("one"), 0);
    let mut parts = 1;
    while hall.audience.deliver(64) {
        assert_eq!(hall.heard("one") + hall.heard("two"), 64 * parts);
        parts += 1;
    }
    // 200 in parts of 64.
    assert_eq!(parts, 4);
    assert!((0..100).all(|place| hall.told(place) == ["hello", "one", "two"]));
    assert!(!hall.audience.deliver(64), "there is nothing more");
    // Those for whom one part is enough are told at once.
    let mut hall = Hall::with(64);
    hall.say("one");
    assert!(!hall.audience.deliver(64));
    assert_eq!(hall.heard("one"), 64);
}

/// Whoever comes meanwhile is told how things stand, and not what happened before; whoever goes has heard it.
#[test]
fn nobody_who_comes_or_goes_gets_anything_twice_or_too_late() {
    let mut hall = Hall::with(10);
    hall.say("one");
    assert!(hall.audience.deliver(3));
    hall.come();
    assert_eq!(hall.told(10), ["hello"]);
    assert_eq!(hall.heard("one"), 10);
    hall.say("two");
    assert!(hall.audience.deliver(3));
    hall.audience.remove(ViewerId(9));
    assert_eq!((hall.heard("two"), hall.audience.count()), (11, 10));
    hall.say("three");
    assert!(hall.audience.deliver(3));
    hall.audience.bid_farewell();
    assert_eq!((hall.heard("three"), hall.heard("bye"), hall.audience.count()), (10, 10, 0));
    assert_eq!(hall.told(0), ["hello", "one", "two", "three", "bye"]);
}

/// One who takes nothing more is given up, and nobody behind them is passed over.
#[test]
fn whoever_does_not_read_is_given_up_and_nobody_else() {
    let mut hall = Hall::with(10);
    hall.ears[2].is_deaf.set(true);
    hall.say("one");
    hall.say("two");
    while hall.audience.deliver(1) {}
    assert_eq!((hall.heard("one"), hall.heard("two"), hall.audience.count()), (10, 9, 9));
    assert_eq!(hall.told(2), ["hello", "one"]);
}
