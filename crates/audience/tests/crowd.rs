//! Many who watch: whoever tells them does so in parts, so that others go first in between.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test may fail loudly, and so may its helpers"
)]

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use audience::{
    Audience, ClientKind, Identity, MOST_OPEN, MOST_PAGES, NameSource, News, Outlet, RenderContext,
    Watcher,
};
use host::ViewerId;
use pages::{Settings, Visitor, Volume};
use table::{Entry, Moment, PersonId, Rules, Seating, Seed, Sitter, Table, Terms};
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
        let visitor = visitor(languages[place % 2]);
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

fn visitor(language: Language) -> Visitor {
    Visitor {
        language,
        settings: Settings::default(),
        token: "token".into(),
        name: None,
        path: "/t/crowd".into(),
        origin: "http://localhost".into(),
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

/// Everybody may want it in another way: so many pages are made, and whoever comes then gets one of them, in their language.
#[test]
fn a_crowd_with_settings_of_their_own_makes_no_more_pages_than_there_may_be() {
    let terms = Terms::casual(Rules::read("quarto", "1234p").unwrap());
    let seats = ["anna", "ben"].map(|name| Seating::of(Sitter::Person(name.parse().unwrap())));
    let entry =
        Table::found("crowd".parse().unwrap(), terms, Seed([1; 32]), &seats, Moment(0)).unwrap();
    let (table, _) = Table::begin(&entry).unwrap();
    let mut audience = Audience::default();
    let ears: Vec<Ear> = (0..3 * MOST_PAGES)
        .map(|place| {
            let language = [Language::English, Language::German][place % 2];
            let volumes = [Volume::Off, Volume::Quiet, Volume::Loud];
            let sounds = std::array::from_fn(|sound| {
                volumes[place / [1, 3, 9, 27, 81, 243, 729][sound] % 3]
            });
            let settings = Settings { sounds, ..Settings::default() };
            let visitor = Visitor { settings, ..visitor(language) };
            let (style, ear) = (ClientKind::Page, Ear::default());
            let (id, identity) = (ViewerId(place as u64), Identity::default());
            let watcher = Watcher { id, visitor, identity, style, outlet: ear.clone() };
            with_context(|context| audience.add(watcher, &table, &[], context));
            ear
        })
        .collect();
    assert_eq!((audience.pages(), audience.count()), (MOST_PAGES, 3 * MOST_PAGES));
    // Where somebody else says that the server is, nobody is sent.
    let (outlet, identity) = (Ear::default(), Identity::default());
    let visitor = Visitor { origin: "http://elsewhere".into(), ..visitor(Language::English) };
    let (id, style) = (ViewerId(1_000), ClientKind::Page);
    let watcher = Watcher { id, visitor, identity, style, outlet };
    with_context(|context| audience.add(watcher, &table, &[], context));
    assert_eq!(audience.pages(), MOST_PAGES + 1);
    let languages = |visitor: &Visitor| Some(visitor.language.code().to_owned());
    with_context(|context| audience.refresh(&table, context, languages));
    audience.deliver(usize::MAX);
    for (place, ear) in ears.iter().enumerate() {
        assert_eq!(*ear.told.borrow(), ["hello", ["en", "de"][place % 2]]);
    }
}

/// Notes whose turn it was.
struct Turn(PersonId, Rc<RefCell<Vec<String>>>);

impl Outlet for Turn {
    fn send(&self, _: Arc<str>) -> bool {
        self.1.borrow_mut().push(self.0.to_string());
        true
    }
}

/// Who has made a move has been answered: the opponent does not wait for the page of somebody who knows.
#[test]
fn whoever_was_answered_is_told_after_those_who_do_not_know_yet() {
    let people: [PersonId; 2] = ["anna", "ben"].map(|name| name.parse().unwrap());
    let seats = people.clone().map(|person| Seating::of(Sitter::Person(person)));
    let terms = Terms::casual(Rules::read("quarto", "1234p").unwrap());
    let entry =
        Table::found("crowd".parse().unwrap(), terms, Seed([1; 32]), &seats, Moment(0)).unwrap();
    let (table, told) = Table::begin(&entry).unwrap();
    for (answered, order) in [
        (None, ["anna", "ben"]),
        (Some(&people[0]), ["ben", "anna"]),
        (Some(&people[1]), ["anna", "ben"]),
    ] {
        let turns: Rc<RefCell<Vec<String>>> = Rc::default();
        let mut audience = Audience::told_at_once();
        for (id, person) in (0..).zip(&people) {
            let outlet = Turn(person.clone(), Rc::clone(&turns));
            let identity = Identity { person: Some(person.clone()), at: None };
            let (style, visitor) = (ClientKind::Page, visitor(Language::English));
            let watcher = Watcher { id: ViewerId(id), visitor, identity, style, outlet };
            with_context(|context| audience.add(watcher, &table, &[], context));
        }
        turns.borrow_mut().clear();
        let news = [News { table: &table, told: &told }];
        with_context(|context| audience.tell(&news, answered, context));
        // Nobody had to deliver anything.
        assert_eq!(*turns.borrow(), order);
    }
}

/// Nobody has a table open more often than that: the oldest window is told so and goes, in whatever language it is, and the newest
/// has heard all that was said, though the one that went was the last in its language.
#[test]
fn whoever_opens_a_table_too_often_closes_the_oldest_window() {
    let person: PersonId = "anna".parse().unwrap();
    let seats = ["anna", "ben"].map(|name| Seating::of(Sitter::Person(name.parse().unwrap())));
    let terms = Terms::casual(Rules::read("quarto", "1234p").unwrap());
    let entry =
        Table::found("crowd".parse().unwrap(), terms, Seed([1; 32]), &seats, Moment(0)).unwrap();
    let (table, told) = Table::begin(&entry).unwrap();
    let mut audience = Audience::default();
    let mut ears = Vec::new();
    let mut open = |audience: &mut Audience<Ear>, language: Language| {
        let (id, ear) = (ViewerId(ears.len() as u64), Ear::default());
        let identity = Identity { person: Some(person.clone()), at: None };
        let (style, outlet, visitor) = (ClientKind::Page, ear.clone(), visitor(language));
        let watcher = Watcher { id, visitor, identity, style, outlet };
        with_context(|context| audience.add(watcher, &table, &[], context));
        ears.push(ear.clone());
        ear
    };
    let first = open(&mut audience, Language::English);
    let others: Vec<Ear> = (1..MOST_OPEN).map(|_| open(&mut audience, Language::German)).collect();
    assert_eq!(audience.count(), MOST_OPEN);
    let news = [News { table: &table, told: &told }];
    with_context(|context| audience.tell(&news, None, context));
    audience.deliver(usize::MAX);
    let newest = open(&mut audience, Language::English);
    assert_eq!(audience.count(), MOST_OPEN);
    assert_eq!(first.told.borrow().last().map(String::as_str), Some("bye"));
    assert!(others.iter().all(|ear| ear.told.borrow().last().unwrap() != "bye"));
    assert_eq!(*newest.told.borrow(), ["hello"]);
    // Somebody who comes without the log belongs to those who have heard it.
    let heard = |language| {
        let identity = Identity { person: Some(person.clone()), at: None };
        audience.past(&visitor(language), &identity, &table).map(|past| past.lines.len())
    };
    assert_eq!(heard(Language::English), heard(Language::German));
    assert!(heard(Language::English) > Some(0));
    audience.remove(ViewerId(0));
    assert_eq!(audience.count(), MOST_OPEN);
}
