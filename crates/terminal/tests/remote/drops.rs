//! Connections that are lost at every moment: nothing happens twice, every line is answered once.

use std::net::TcpStream;
use std::time::Duration;

use terminal::remote::Timeouts;
use terminal::venue::{Tell, Venue as _};
use tokio_tungstenite::tungstenite::Message;
use wire::{AnswerKind, ToClient};

use crate::ledger::Ledger;
use crate::peer::{Next, Visit, hello, news, start, state};
use crate::sitting::{Sitting, quick};

/// So many lines are a game here.
const LINES: usize = 6;

/// How a peer treats those who come.
#[derive(Clone, Copy, Debug)]
struct ReturnCommands {
    /// Everything is sent twice, and answers come once more later.
    doubles: bool,
    /// Everything takes a moment.
    delay: Duration,
}

/// Serves one connection, which is lost when it has carried so many messages. A message that is not
/// carried any more is lost, but what it asked for before that is done.
fn serve(stream: TcpStream, ledger: &Ledger, mut messages: usize, ways: ReturnCommands) {
    let mut visit = Visit::accept(stream);
    let mut carry = |visit: &mut Visit<TcpStream>, message: &ToClient| {
        std::thread::sleep(ways.delay);
        for _ in 0..=usize::from(ways.doubles) {
            if messages == 0 {
                return false;
            }
            messages -= 1;
            visit.send(message);
        }
        true
    };
    if !carry(&mut visit, &hello(ledger.step(), state())) {
        return;
    }
    let mut late: Option<ToClient> = None;
    while let Some(asked) = visit.asked() {
        let outcome = ledger.ask(&asked);
        let answer = ToClient::Answer {
            nonce: asked.nonce.clone(),
            outcome,
            say: vec![asked.text.clone()],
            touches: 0,
        };
        let told = news(ledger.step(), &asked.text);
        let late = ways.doubles.then(|| late.replace(answer.clone())).flatten();
        let all = late.into_iter().chain([answer, told]);
        for message in all {
            if !carry(&mut visit, &message) {
                return;
            }
        }
    }
}

/// Plays a game over connections that carry so many messages each.
fn play(carried: impl Fn(usize) -> usize + Send + 'static, ways: ReturnCommands) {
    let ledger = Ledger::default();
    let book = ledger.clone();
    let peer = start(move |number, stream| {
        serve(stream, &book, carried(number), ways);
        Next::More
    });
    let mut anna = Sitting::at(&peer);
    let lines: Vec<String> = (0..LINES).map(|number| format!("line {number}")).collect();
    for line in &lines {
        assert_eq!(anna.say(line), (AnswerKind::Done, vec![line.clone()]), "{:?}", anna.told);
        // The next line is typed by somebody who knows what this one did.
        wait_for_step(&mut anna, &ledger);
    }
    let told = anna.leave();
    assert_eq!(ledger.done(), lines);
    let answers = told.iter().filter(|tell| matches!(tell, Tell::Answered(..))).count();
    assert_eq!(answers, LINES, "{told:?}");
    // Told once when it is lost, and once when it is back.
    let asides = Sitting::asides(&told);
    for (number, aside) in asides.iter().enumerate() {
        let expected = ["The connection is lost. Trying again.", "Connected again."][number % 2];
        assert_eq!(*aside, expected, "{asides:?}");
    }
}

/// Waits until the peer has said how things stand after the last line: by news, or by the greeting of a
/// new connection.
fn wait_for_step(anna: &mut Sitting, ledger: &Ledger) {
    let step = ledger.step();
    let said = format!("line {}", step - 1);
    // A greeting after the answer tells it too; its standing does not name the step, so that a new
    // connection counts.
    anna.until(|tell| match tell {
        Tell::Happened(say) if say.contains(&said) => Some(()),
        Tell::Aside(text) if text == "Connected again." => Some(()),
        _ => None,
    });
    anna.standing();
}

const PLAIN: ReturnCommands = ReturnCommands { doubles: false, delay: Duration::ZERO };

#[test]
fn a_game_without_a_fault() {
    play(|_| usize::MAX, PLAIN);
}

#[test]
fn a_connection_is_lost_at_every_message_of_a_game() {
    // Hello, and an answer and news for each line.
    for at in 0..=2 * LINES {
        play(move |number| if number == 0 { at } else { usize::MAX }, PLAIN);
    }
}

#[test]
fn every_connection_is_lost_soon() {
    // Two messages are enough for a line: hello, and its answer.
    for carried in 2..=5 {
        play(move |_| carried, PLAIN);
    }
    for seed in 0..20 {
        // Any number of them in any order, and every third that carries enough.
        play(
            move |number| if number % 3 == 2 { 3 } else { (number * 7 + seed * 5 + 3) % 4 },
            PLAIN,
        );
    }
}

#[test]
fn everything_comes_twice_and_late() {
    let ways = ReturnCommands { doubles: true, delay: Duration::from_millis(2) };
    play(|_| usize::MAX, ways);
    for carried in 6..=11 {
        play(move |_| carried, ways);
    }
}

#[test]
fn what_the_server_does_not_know_is_asked_again_under_the_same_name() {
    let ledger = Ledger::default();
    let book = ledger.clone();
    let peer = start(move |_, stream| {
        let mut visit = Visit::accept(stream);
        visit.hello(0);
        let mut first = None;
        for outcome in [AnswerKind::Unknown, AnswerKind::Unknown, AnswerKind::Done] {
            let asked = visit.asked().unwrap();
            book.ask(&asked);
            assert_eq!(first.get_or_insert_with(|| asked.clone()), &asked);
            visit.answer(&asked.nonce, outcome);
        }
        visit.closing();
        Next::Done
    });
    let mut anna = Sitting::at(&peer);
    assert_eq!(anna.say("+7").0, AnswerKind::Done);
    let told = anna.leave();
    assert_eq!(Sitting::asides(&told), ["The server has not answered yet. Asking again."]);
    assert_eq!(ledger.done(), ["+7"]);
}

#[test]
fn what_is_typed_before_the_server_has_greeted_waits_for_it() {
    let peer = start(|_, stream| {
        let mut visit = Visit::accept(stream);
        std::thread::sleep(Duration::from_millis(20));
        visit.hello(41);
        for text in ["one", "two"] {
            let asked = visit.asked().unwrap();
            assert_eq!((asked.step, asked.text.as_str(), asked.sure), (41, text, text == "two"));
            visit.answer(&asked.nonce, AnswerKind::Told);
        }
        visit.closing();
        Next::Done
    });
    let mut anna = Sitting::at(&peer);
    anna.host.say("one", false);
    anna.host.say("two", true);
    assert_eq!(anna.answer().0, AnswerKind::Told);
    assert_eq!(anna.answer().0, AnswerKind::Told);
}

#[test]
fn a_server_that_is_silent_is_lost_and_one_that_pings_is_answered() {
    let peer = start(|number, stream| {
        let mut visit = Visit::accept(stream);
        visit.hello(0);
        if number == 0 {
            // Nothing is said until the client has had enough.
            visit.closing();
            return Next::More;
        }
        visit.socket.send(Message::Ping(vec![7].into())).unwrap();
        loop {
            if let Message::Pong(bytes) = visit.socket.read().unwrap() {
                assert_eq!(bytes.as_ref(), [7]);
                break;
            }
        }
        visit.send(&news(1, "Pong."));
        visit.closing();
        Next::Done
    });
    let silence = Duration::from_millis(300);
    let mut anna = Sitting::with(&peer, Timeouts { silence, ..quick() });
    assert_eq!(anna.aside(), "The connection is lost. Trying again.");
    assert_eq!(anna.aside(), "Connected again.");
    anna.until(|tell| (*tell == Tell::Happened(vec!["Pong.".to_owned()])).then_some(()));
}

#[test]
fn a_server_that_restarts_says_when_to_come_back_and_one_that_ends_does_not() {
    let peer = start(|number, stream| {
        let mut visit = Visit::accept(stream);
        visit.hello(0);
        let asked = visit.asked().unwrap();
        let say = "So long.".to_owned();
        let after = (number == 0).then_some(5);
        visit.send(&ToClient::Bye { say, after });
        assert_eq!(asked.text, "+7");
        visit.closing();
        if number == 0 { Next::More } else { Next::Done }
    });
    let mut anna = Sitting::at(&peer);
    anna.host.say("+7", false);
    assert_eq!(anna.aside(), "The server restarts and keeps your game. Trying again.");
    assert_eq!(anna.aside(), "Connected again.");
    // It was asked, and nobody will say what became of it.
    assert_eq!(anna.answer(), (AnswerKind::Unknown, vec![]));
    assert_eq!(anna.lost(), "So long.");
    // Nobody can be asked any more, and that is an answer too.
    assert_eq!(anna.say("again"), (AnswerKind::Refused, vec![]));
}

#[test]
fn whoever_leaves_says_goodbye() {
    let (said, heard) = std::sync::mpsc::channel();
    let peer = start(move |_, stream| {
        let mut visit = Visit::accept(stream);
        visit.hello(0);
        said.send(visit.closing()).unwrap();
        Next::Done
    });
    let mut anna = Sitting::at(&peer);
    anna.standing();
    anna.leave();
    let frame = heard.recv_timeout(Duration::from_secs(20)).unwrap().unwrap();
    assert_eq!(u16::from(frame.code), 1000);
}

#[test]
fn whoever_leaves_is_not_kept_by_a_server_that_does_not_let_them_in() {
    // It takes connections and never says a word.
    let (keep, kept) = std::sync::mpsc::channel::<TcpStream>();
    let peer = start(move |_, stream| {
        keep.send(stream).unwrap();
        Next::More
    });
    let anna = Sitting::at(&peer);
    let stream = kept.recv_timeout(Duration::from_secs(20)).unwrap();
    assert_eq!(anna.leave(), []);
    drop(stream);
}
