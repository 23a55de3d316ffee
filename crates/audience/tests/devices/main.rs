//! Several players at one device. Between two hands it shows, says, sounds and answers what anybody may
//! know: not what the one knew who played last.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test may fail loudly, and so may its helpers"
)]

#[path = "../../../table/tests/suite/help.rs"]
#[allow(dead_code, reason = "the tests of the table need more of it")]
mod help;
#[path = "../../../table/tests/suite/twist.rs"]
mod twist;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use audience::{Audience, ClientKind, Identity, NameSource, News, Outlet, RenderContext, Watcher};
use dice::Dice;
use host::ViewerId;
use pages::{Settings, Visitor};
use table::{
    Entry, Event, Moment, PersonId, PublicEvent, Rules, Seat, Sitter, Table, Terms, Viewer,
};
use wire::{TableUpdate, ToClient};
use words::Language;

use help::{Room, seat, some_rules, times};
use twist::twist;

/// What a device has been sent.
#[derive(Clone, Default)]
struct Screen(Rc<RefCell<Vec<String>>>);

impl Outlet for Screen {
    fn send(&self, message: Arc<str>) -> bool {
        self.0.borrow_mut().push(message.to_string());
        true
    }
}

impl Screen {
    fn taken(&self) -> Vec<ToClient> {
        let all = std::mem::take(&mut *self.0.borrow_mut());
        all.iter().map(|text| ToClient::read(text).unwrap()).collect()
    }
}

struct Nobody;

impl NameSource for Nobody {
    fn name(&self, _: &PersonId) -> Option<String> {
        None
    }
}

/// The log with the first `count` seats at the device of whoever sits on the first.
fn at_one_device(log: &[Entry], count: u8) -> Vec<Entry> {
    let owner: PersonId = "p1".parse().unwrap();
    let mut log = log.to_vec();
    for event in log.iter_mut().flat_map(|entry| &mut entry.events) {
        if let Event::Aloud(PublicEvent::Sat { seat, sitter: Sitter::Person(person) }) = event
            && (2..=count).contains(&seat.number())
        {
            *person = PersonId::beside(&owner, *seat).unwrap();
        }
    }
    log
}

fn watcher(id: u64, at: Option<Seat>, style: ClientKind) -> (Watcher<Screen>, Screen) {
    let screen = Screen::default();
    let visitor = Visitor {
        language: Language::English,
        settings: Settings::default(),
        token: "token".into(),
        name: None,
        path: "/t/g1".into(),
        origin: "http://localhost".into(),
    };
    let identity = Identity { person: Some("p1".parse().unwrap()), at };
    (Watcher { id: ViewerId(id), visitor, identity, style, outlet: screen.clone() }, screen)
}

/// Every message that a device gets at which nobody ever says "it is me".
fn stream(log: &[Entry], style: ClientKind) -> Vec<String> {
    let nonce = || "nonce".to_owned();
    let context = |now| RenderContext {
        now,
        listed: false,
        is_troubled: false,
        people: &Nobody,
        nonce: &nonce,
    };
    let (mut table, _) = Table::begin(&log[0]).unwrap();
    let mut audience = Audience::default();
    let (watcher, screen) = watcher(1, None, style);
    audience.add(watcher, &table, &log[..1], &context(log[0].at));
    for entry in &log[1..] {
        let told = table.apply(entry).unwrap();
        audience.tell(&[News { table: &table, told: &told }], None, &context(entry.at));
        audience.deliver(usize::MAX);
    }
    // Somebody opens the same address again.
    let (again, second) = self::watcher(2, None, style);
    let mut others = Audience::default();
    others.add(again, &table, log, &context(Moment(1 << 40)));
    let (first, second) = (screen.0.borrow(), second.0.borrow());
    first.iter().chain(second.iter()).cloned().collect()
}

/// Rules with something to hide.
fn hiding(dice: &mut Dice) -> Rules {
    loop {
        let rules = some_rules(dice);
        if !matches!(rules, Rules::Quarto(..)) {
            return rules;
        }
    }
}

/// How many of the seats are at the device: all, or some where others sit elsewhere.
fn shared(rules: Rules, dice: &mut Dice) -> u8 {
    let extra = dice.below(u32::from(rules.seats()) - 1);
    2 + u8::try_from(extra).unwrap()
}

#[test]
fn a_device_between_two_hands_cannot_tell() {
    let wanted = times(2_000, 20_000);
    let (mut pairs, mut number) = (BTreeMap::new(), 0);
    while pairs.values().sum::<u64>() < wanted {
        number += 1;
        assert!(number < 10 * wanted, "too few pairs: {pairs:?}");
        let mut dice = Dice::new(4_000_000 + number);
        let terms = Terms::casual(hiding(&mut dice));
        let mut room = Room::begun(terms, &mut dice);
        let acts = dice.below(20);
        room.play(&mut dice, acts);
        if room.table.is_over() {
            continue;
        }
        let count = shared(terms.rules, &mut dice);
        let Some(twisted) = twist(&room.log, terms.rules, Viewer::Spectator, &mut dice) else {
            continue;
        };
        if Table::fold(&twisted).is_err() {
            continue;
        }
        *pairs.entry(terms.rules.game()).or_insert(0u64) += 1;
        // Pages take their time; most of what is said is in data as well.
        let style = if number.is_multiple_of(8) { ClientKind::Page } else { ClientKind::Data };
        let streams = [&room.log, &twisted].map(|log| stream(&at_one_device(log, count), style));
        if streams[0] != streams[1] {
            let [one, two] = &streams;
            let differ = one.iter().zip(two).find(|(one, two)| one != two);
            panic!("pair {number}, {}: {differ:#?}", terms.rules.text());
        }
    }
    assert!(pairs.len() == 2 && pairs.values().all(|&count| count > wanted / 10), "{pairs:?}");
}

/// What of a page is on the screen: parts that do not change are not sent again.
#[derive(Default)]
struct Painted(BTreeMap<String, String>);

impl Painted {
    fn take(&mut self, page: TableUpdate) {
        for part in page.fragments {
            self.0.insert(part.id, part.html);
        }
    }
}

/// Whoever said "it is me" and has played leaves nothing behind: at the curtain their screen is the one
/// of a device at which nobody ever did, and nothing else was said.
#[test]
fn whoever_has_played_leaves_nothing_on_the_screen() {
    let mut curtains = 0;
    for number in 0..times(60, 2_000) {
        let mut dice = Dice::new(5_000_000 + number);
        let terms = Terms::casual(hiding(&mut dice));
        let mut room = Room::begun(terms, &mut dice);
        room.play(&mut dice, 25);
        let count = shared(terms.rules, &mut dice);
        let log = at_one_device(&room.log, count);
        let nonce = || "nonce".to_owned();
        let context = |now| RenderContext {
            now,
            listed: false,
            is_troubled: false,
            people: &Nobody,
            nonce: &nonce,
        };
        let (mut table, _) = Table::begin(&log[0]).unwrap();
        let mut audience = Audience::default();
        let me = dice.choose(&(1..=count).collect::<Vec<_>>());
        let mut screens = Vec::new();
        for (id, at) in [(1, Some(seat(me))), (2, None)] {
            let (watcher, screen) = watcher(id, at, ClientKind::Page);
            let identity = watcher.identity.clone();
            audience.add(watcher, &table, &log[..1], &context(log[0].at));
            screens.push((identity, screen, Painted::default()));
        }
        for entry in &log[1..] {
            let told = table.apply(entry).unwrap();
            audience.tell(&[News { table: &table, told: &told }], None, &context(entry.at));
            audience.deliver(usize::MAX);
            let heard: Vec<Vec<_>> = screens
                .iter_mut()
                .map(|(_, screen, painted)| {
                    let mut heard = Vec::new();
                    for message in screen.taken() {
                        match message {
                            ToClient::Hello { page, .. } => painted.take(page),
                            ToClient::News { page, say, call, sounds } => {
                                painted.take(page);
                                heard.push((say, call, sounds));
                            }
                            other => panic!("{other:?}"),
                        }
                    }
                    heard
                })
                .collect();
            let is_hidden = table.game().is_some() && !table.is_over();
            if is_hidden && screens[0].0.is_between(&table) {
                curtains += 1;
                assert_eq!(heard[0], heard[1], "world {number}");
                assert_eq!(screens[0].2.0, screens[1].2.0, "world {number}");
                let past = |which: usize| {
                    let (watcher, _) = watcher(9, None, ClientKind::Page);
                    audience.past(&watcher.visitor, &screens[which].0, &table).cloned()
                };
                assert_eq!(past(0), past(1), "what can be asked for again, world {number}");
            }
        }
    }
    assert!(curtains > 200, "{curtains}");
}
