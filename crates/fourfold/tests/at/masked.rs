//! With masks on, a terminal tells what its person touched, and nothing else (Q19).

use wire::AnswerKind;

use crate::keyboard::{Keyboard, Person};
use crate::test_server::TestServer;

const WORDS: [&str; 8] =
    ["smooth", "grooved", "round", "square", "short", "tall", "solid", "hollow"];

/// How many sentences name a piece.
fn named(keyboard: &Keyboard) -> usize {
    let names = |line: &&&str| WORDS.iter().filter(|word| line.contains(**word)).count() >= 4;
    keyboard.sentences().iter().filter(names).count()
}

#[test]
fn a_hand_feels_one_thing_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let web_server = TestServer::open(&folder);
    let fields = [("game", "access"), ("masks", "yes"), ("opponent", "friend"), ("begins", "1")];
    let (table, mut anna) = Person::new().found(&web_server.url(), &fields);
    let link = format!("{}/t/{table}", web_server.url());
    let mut watcher = Person::new().watch(&link);
    let mut ben = Person::new().join(&link);
    anna.look_until_it_starts();
    ben.look_until_it_starts();
    let (giver, other) = if anna.is_due() { (&mut anna, &mut ben) } else { (&mut ben, &mut anna) };
    assert_eq!((giver.state().position.clone(), named(giver)), (None, 0));

    let (outcome, say) = giver.say("touch place 5");
    assert_eq!(outcome, AnswerKind::Told, "{say:?}");
    // The answer alone names it, to the one who touched.
    other.listen();
    assert_eq!((named(giver), named(other)), (1, 0));
    giver.play("+#5");
    while !other.is_due() {
        other.look();
    }
    // Whoever receives it is told which it is, once.
    assert_eq!(named(other), 1);
    other.play("b2");
    // Asking again what was said is a matter of memory.
    let (outcome, say) = giver.say("last move");
    assert_eq!(outcome, AnswerKind::Told);
    assert!(!WORDS.iter().any(|word| say.concat().contains(word)), "{say:?}");
    other.play("+#1");
    while !giver.is_due() {
        giver.look();
    }
    while watcher.state().due != giver.state().due {
        watcher.look();
    }
    assert_eq!(named(&watcher), 0, "{:?}", watcher.sentences());
    assert_eq!(watcher.state().position, None);
}

/// Two at one keyboard under masks: each takes it alone.
#[test]
fn two_at_one_keyboard_hand_it_over() {
    let folder = tempfile::tempdir().unwrap();
    let web_server = TestServer::open(&folder);
    let fields = [("game", "access"), ("masks", "yes"), ("opponent", "beside")];
    let (_, mut device) = Person::new().found(&web_server.url(), &fields);
    assert_eq!(device.here(), [1, 2]);
    device.take_it();
    device.play("+#5");
    let second = device.standing().curtain.unwrap();
    assert_eq!((device.state().seat, device.state().due.clone()), (None, vec![second.number()]));
    device.take_it();
    assert_eq!(device.state().seat, Some(second.number()));
    device.play("b2");
    // The same person gives.
    assert_eq!(device.standing().curtain, None);
}
