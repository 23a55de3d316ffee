//! Rooms and the log, step by step.

use std::collections::VecDeque;

use host::room::{Room, RoomEffect};
use host::{Ask, Asker, Reply};
use store::{InMemory, Log, Logs, Seq};
use table::{Answer, GameId, Order, Refusal, Seat, StepNumber, Table, What, When};
use table::{Begins, Contribution, Moment, Nonce, Offer, Rules, Seed, Sitter, Terms, Viewer};

fn id() -> GameId {
    "g1".parse().unwrap()
}

fn nonce(text: &str) -> Nonce {
    text.parse().unwrap()
}

fn chair(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn when() -> When {
    When::at(Moment(0))
}

fn request(number: u8, name: &str, step: u32, what: What) -> Ask {
    let asker = Asker { chair: chair(number), nonce: nonce(name) };
    Ask::Request { asker, step: StepNumber(step), what }
}

/// Does all that is to be done at once, and gives the answers.
fn settle(room: &mut Room<u8>, log: &mut dyn Log, effects: Vec<RoomEffect<u8>>) -> Vec<Reply> {
    let mut answers = Vec::new();
    let mut left = VecDeque::from(effects);
    while let Some(effect) = left.pop_front() {
        match effect {
            RoomEffect::Read { from } => {
                left.extend(room.read(log.read(&id(), from).map_err(Into::into)));
            }
            RoomEffect::Append(append) => {
                let verdict = log.append(&[append]).map(|verdicts| verdicts[0]);
                left.extend(room.stored(verdict.map_err(Into::into)));
            }
            RoomEffect::Answer { reply, .. } => answers.push(reply),
            RoomEffect::Tell(_) => {}
            RoomEffect::Rests(_) => panic!("nobody lets it rest"),
        }
    }
    answers
}

fn ask(room: &mut Room<u8>, log: &mut dyn Log, ask: Ask) -> Reply {
    let effects = room.ask(0, ask, when());
    settle(room, log, effects).pop().unwrap()
}

/// Two sit at a table of Quarto. Who sits second begins: they will change seats.
fn two_sit(room: &mut Room<u8>, log: &mut dyn Log) {
    let rules = Rules::read("quarto", "1234p").unwrap();
    let terms = Terms { begins: Begins::Seat(chair(2)), ..Terms::casual(rules) };
    let entry = Table::create(id(), terms, Seed([0; 32]), Moment(0)).unwrap();
    assert_eq!(ask(room, log, Ask::Found(entry)), Reply::Done);
    for (number, name) in [(1, "anna"), (2, "ben")] {
        let sitter = Sitter::Person(name.parse().unwrap());
        let sit = Ask::Order(Order::Sit(chair(number), sitter));
        assert_eq!(ask(room, log, sit), Reply::Done);
    }
}

fn place_of(room: &Room<u8>, name: &str) -> table::Place {
    let view = room.table().unwrap().view(Viewer::Spectator).unwrap();
    let sitter = Sitter::Person(name.parse().unwrap());
    view.places.into_iter().find(|place| place.sitter == sitter).unwrap()
}

/// What was asked before the lot is not done in the name of the other after it, and is answered
/// as before.
#[test]
fn a_request_stays_whose_it_was_when_seats_change() {
    let memory = InMemory::new();
    let mut log = memory.connect().unwrap();
    let mut room = Room::new(id());
    two_sit(&mut room, &mut *log);
    let give = What::Contribute(Contribution::new(b"x").unwrap());
    let contribute = request(1, "k1", 0, give);
    let first = ask(&mut room, &mut *log, contribute.clone());
    assert_eq!(first, Reply::Answer(Answer::Done { step: StepNumber(0) }));
    // Ben's resignation waits while the game starts.
    let mut effects = room.ask(0, Ask::Order(Order::Start), when());
    effects.extend(room.ask(0, request(2, "k1", 0, What::Resign), when()));
    effects.extend(room.ask(0, Ask::Order(Order::Away(chair(1))), when()));
    settle(&mut room, &mut *log, effects);
    let table = room.table().unwrap();
    assert_eq!(table.chair(chair(1)), chair(2));
    assert!(place_of(&room, "ben").forfeit.is_some());
    assert!(place_of(&room, "anna").forfeit.is_none());
    assert!(place_of(&room, "anna").away.is_some());
    for mut room in [room, Room::new(id())] {
        assert_eq!(ask(&mut room, &mut *log, contribute.clone()), first);
    }
}

/// A room that has missed something and looks has missed nothing.
#[test]
fn whoever_looks_sees_the_log() {
    let memory = InMemory::new();
    let mut log = memory.connect().unwrap();
    let (mut here, mut there) = (Room::new(id()), Room::new(id()));
    assert_eq!(ask(&mut there, &mut *log, Ask::Look), Reply::NoTable);
    two_sit(&mut here, &mut *log);
    assert_eq!(ask(&mut there, &mut *log, Ask::Look), Reply::Done);
    assert_eq!(ask(&mut here, &mut *log, Ask::Order(Order::Start)), Reply::Done);
    let effects = there.ask(7, Ask::Look, when());
    assert_eq!(effects, [RoomEffect::Read { from: Seq(3) }]);
    let effects = there.read(log.read(&id(), Seq(3)).map_err(Into::into));
    let [RoomEffect::Tell(_), RoomEffect::Answer { to: 7, reply: Reply::Done }] =
        effects.as_slice()
    else {
        panic!("{effects:?}");
    };
    assert_eq!(there.table().unwrap().state(), here.table().unwrap().state());
}

/// A hint that comes while the log is being read is not lost: that reading may have been too
/// early.
#[test]
fn a_hint_is_heard_while_something_is_under_way() {
    let memory = InMemory::new();
    let mut log = memory.connect().unwrap();
    let (mut here, mut there) = (Room::new(id()), Room::new(id()));
    two_sit(&mut here, &mut *log);
    assert_eq!(there.hint(Seq(3)), [RoomEffect::Read { from: Seq(0) }]);
    let early = log.read(&id(), Seq(0));
    assert_eq!(ask(&mut here, &mut *log, Ask::Order(Order::Start)), Reply::Done);
    assert_eq!(there.hint(here.next()), []);
    let effects = there.read(early.map_err(Into::into));
    assert_eq!(effects, [RoomEffect::Read { from: Seq(3) }]);
    settle(&mut there, &mut *log, effects);
    assert_eq!(there.table().unwrap().state(), here.table().unwrap().state());
    // And one is enough.
    assert!(there.is_idle());
}

/// A room that believes a game under way, which ended elsewhere, does not put it to rest for
/// ever: nobody would wake it.
#[test]
fn a_game_that_is_over_is_not_paused() {
    let memory = InMemory::new();
    let mut log = memory.connect().unwrap();
    let (mut here, mut there) = (Room::new(id()), Room::new(id()));
    two_sit(&mut here, &mut *log);
    ask(&mut here, &mut *log, Ask::Order(Order::Start));
    ask(&mut there, &mut *log, Ask::Look);
    ask(&mut here, &mut *log, request(1, "k1", 1, What::Resign));
    assert_eq!(log.unfinished(), Ok(vec![]));
    let reply = ask(&mut there, &mut *log, Ask::Order(Order::Pause));
    assert_eq!(reply, Reply::Refused(Refusal::GameOver));
    let offer = request(1, "k2", 2, What::Offer(Offer::Rematch));
    assert!(matches!(ask(&mut there, &mut *log, offer), Reply::Answer(Answer::Done { .. })));
}
