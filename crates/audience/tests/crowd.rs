//! Many who watch: whoever tells them rests in between, so that others go first.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test may fail loudly, and so may its helpers"
)]

use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;

use audience::{Audience, CROWD, ClientKind, Identity, NameSource, Outlet, RenderContext, Watcher};
use host::ViewerId;
use pages::{Settings, Visitor};
use table::{Moment, PersonId, Rules, Seed, Table, Terms};
use words::Language;

/// Counts what it is sent.
struct Counter(Rc<Cell<usize>>);

impl Outlet for Counter {
    fn send(&self, _: Arc<str>) -> bool {
        self.0.set(self.0.get() + 1);
        true
    }
}

struct Nobody;

impl NameSource for Nobody {
    fn name(&self, _: &PersonId) -> Option<String> {
        None
    }
}

/// How often there was a rest when so many were shown how things stand, each of them once.
fn rests(watching: usize) -> usize {
    let rules = Rules::read("quarto", "1234p").unwrap();
    let first =
        Table::create("crowd".parse().unwrap(), Terms::casual(rules), Seed([1; 32]), Moment(0));
    let first = first.unwrap();
    let table = Table::fold([&first]).unwrap();
    let (sent, rested) = (Rc::new(Cell::new(0)), Cell::new(0));
    let mut audience = Audience::default();
    let nonce = || "nonce".to_owned();
    let rest = || rested.set(rested.get() + 1);
    let context = RenderContext {
        now: Moment(0),
        listed: false,
        is_troubled: false,
        people: &Nobody,
        nonce: &nonce,
        rest: &rest,
    };
    for id in 0..watching {
        let visitor = Visitor {
            language: Language::English,
            settings: Settings::default(),
            token: "token".into(),
            name: None,
            path: "/t/crowd".into(),
            origin: "http://localhost".into(),
        };
        let id = ViewerId(u64::try_from(id).unwrap());
        let (identity, outlet) = (Identity::default(), Counter(Rc::clone(&sent)));
        let watcher = Watcher { id, visitor, identity, style: ClientKind::Page, outlet };
        audience.add(watcher, &table, std::slice::from_ref(&first), &context);
    }
    assert_eq!(audience.is_crowd(), watching > CROWD);
    sent.set(0);
    rested.set(0);
    audience.refresh(&table, &context, |_| Some("hello".to_owned()));
    assert_eq!(sent.get(), watching);
    rested.get()
}

#[test]
fn a_few_are_told_at_once_and_a_crowd_with_rests() {
    assert_eq!(rests(2), 0);
    assert_eq!(rests(CROWD - 1), 0);
    assert_eq!(rests(3 * CROWD + 1), 3);
}
