//! What no server should send, and every way to hang up.

use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use wire::AnswerKind;

use crate::ledger::Ledger;
use crate::peer::{Next, Visit, news, start};
use crate::sitting::Sitting;

/// Says something in the middle of a line, and is reasonable on the next connection.
fn after(garbage: Message) -> Vec<String> {
    let ledger = Ledger::default();
    let peer = start(move |number, stream| {
        let mut visit = Visit::accept(stream);
        visit.hello(0);
        let asked = visit.asked().unwrap();
        let outcome = ledger.ask(&asked);
        if number == 0 {
            let _ = visit.socket.send(garbage.clone());
            // Whoever does not mind hears the answer here.
            visit.answer(&asked.nonce, outcome);
            visit.closing();
            return Next::More;
        }
        visit.answer(&asked.nonce, outcome);
        visit.closing();
        Next::Done
    });
    let mut anna = Sitting::at(&peer);
    assert_eq!(anna.say("+7").0, AnswerKind::Done);
    let told = anna.leave();
    Sitting::asides(&told).into_iter().map(str::to_owned).collect()
}

#[test]
fn nonsense_ends_the_connection_and_the_line_is_answered_on_the_next() {
    let long = format!(r#"{{"type":"phrase","say":"{}"}}"#, "x".repeat(1024 * 1024));
    let nonsense = [
        Message::text(""),
        Message::text("not json"),
        Message::text("[1]"),
        Message::text("{}"),
        Message::text(r#"{"type":"answer"}"#),
        Message::text(r#"{"type":"news","step":-1}"#),
        Message::text("[".repeat(100_000)),
        Message::binary(vec![0, 159, 146, 150]),
        Message::text(long),
    ];
    for message in nonsense {
        let short: String = format!("{message:?}").chars().take(60).collect();
        let asides = after(message);
        assert_eq!(
            asides,
            ["The connection is lost. Trying again.", "Connected again."],
            "{short}"
        );
    }
}

#[test]
fn what_a_later_server_says_is_skipped() {
    for text in [
        r#"{"type":"weather","sun":true}"#,
        r#"{"type":"phrase","say":"Hello.","mood":"good"}"#,
        r#"{"type":"answer","nonce":"of somebody else","outcome":"refused","say":[],"touches":0}"#,
    ] {
        assert_eq!(after(Message::text(text)), [""; 0], "{text}");
    }
    let whole = format!(r#"{{"type":"weather","of":"{}"}}"#, "x".repeat(1024 * 1024 - 100));
    assert_eq!(after(Message::text(whole)), [""; 0]);
}

#[test]
fn every_way_to_hang_up() {
    let codes = [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 3000, 4000];
    for code in codes.into_iter().map(Some).chain([None]) {
        let ledger = Ledger::default();
        let book = ledger.clone();
        let peer = start(move |number, stream| {
            let mut visit = Visit::accept(stream);
            visit.hello(0);
            let asked = visit.asked().unwrap();
            let outcome = book.ask(&asked);
            if number == 0 {
                let frame = |code: u16| CloseFrame { code: code.into(), reason: "".into() };
                visit.close(code.map(frame));
                return Next::More;
            }
            visit.answer(&asked.nonce, outcome);
            visit.closing();
            Next::Done
        });
        let mut anna = Sitting::at(&peer);
        assert_eq!(anna.say("+7").0, AnswerKind::Done, "{code:?}");
        let told = anna.leave();
        let asides = Sitting::asides(&told);
        assert_eq!(asides, ["The connection is lost. Trying again.", "Connected again."]);
        assert_eq!(ledger.done(), ["+7"], "{code:?}");
    }
}

#[test]
fn a_line_that_a_server_cannot_read_is_not_sent_for_ever() {
    for code in [1003, 1007, 1009] {
        let peer = start(move |number, stream| {
            let mut visit = Visit::accept(stream);
            visit.hello(0);
            let asked = visit.asked().unwrap();
            if number < 2 {
                assert_eq!(asked.text, "strange");
                visit.close(Some(CloseFrame { code: code.into(), reason: "".into() }));
                return Next::More;
            }
            assert_eq!(asked.text, "+7");
            visit.answer(&asked.nonce, AnswerKind::Done);
            visit.closing();
            Next::Done
        });
        let mut anna = Sitting::at(&peer);
        let refused = vec!["The server cannot read that line.".to_owned()];
        assert_eq!(anna.say("strange"), (AnswerKind::Refused, refused), "{code}");
        assert_eq!(anna.say("+7").0, AnswerKind::Done);
    }
}

#[test]
fn a_line_that_is_too_long_is_not_sent_at_all() {
    let peer = start(|_, stream| {
        let mut visit = Visit::accept(stream);
        visit.hello(0);
        let asked = visit.asked().unwrap();
        assert_eq!(asked.text.len(), 4000);
        visit.answer(&asked.nonce, AnswerKind::Refused);
        visit.send(&news(1, "Still here."));
        visit.closing();
        Next::Done
    });
    let mut anna = Sitting::at(&peer);
    let why = vec!["That line is too long for the server.".to_owned()];
    assert_eq!(anna.say(&"x".repeat(4096)), (AnswerKind::Refused, why));
    // Quotes take twice their room.
    assert_eq!(anna.say(&"\"".repeat(2100)).1.len(), 1);
    assert_eq!(anna.say(&"x".repeat(4000)), (AnswerKind::Refused, vec![]));
}
