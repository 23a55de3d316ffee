//! What a server says before there is a socket.

use std::net::TcpListener;

use terminal::remote::Trust;
use wire::AnswerKind;

use crate::peer::{Next, Visit, answer, response, start};
use crate::sitting::{Sitting, known, quick};

#[test]
fn what_never_will_be_is_said_in_words() {
    let rows = [
        ("404 Not Found", "There is no such table on the server."),
        ("400 Bad Request", "The server runs another version than this program."),
        ("403 Forbidden", "The server does not let this program in."),
        ("200 OK", "What answers at that address is no server of these games."),
        ("302 Found", "What answers at that address is no server of these games."),
        ("418 I'm a teapot", "What answers at that address is no server of these games."),
    ];
    for (status, sentence) in rows {
        let peer = start(move |_, stream| {
            answer(stream, &response(status, &["Location: /elsewhere"], "no"));
            Next::Done
        });
        let mut anna = Sitting::at(&peer);
        assert_eq!(anna.lost(), sentence);
        // A line after that is answered, if only to say that nobody was asked.
        assert_eq!(anna.say("+7"), (AnswerKind::Refused, vec![]));
    }
}

#[test]
fn a_server_that_asks_for_a_pause_gets_it_and_is_asked_again() {
    let rows = [
        (
            "429 Too Many Requests",
            "Too many attempts in a row. The server asks for a pause of one second.",
        ),
        (
            "503 Service Unavailable",
            "The server cannot answer now. It asks for a pause of one second.",
        ),
        ("502 Bad Gateway", "The server cannot answer now. It asks for a pause of one second."),
    ];
    for (status, sentence) in rows {
        let peer = start(move |number, stream| {
            if number < 2 {
                answer(stream, &response(status, &["Retry-After: 0"], "later"));
                return Next::More;
            }
            let mut visit = Visit::accept(stream);
            visit.hello(0);
            visit.closing();
            Next::Done
        });
        let mut anna = Sitting::at(&peer);
        anna.standing();
        let told = anna.leave();
        // Once, though it was asked twice.
        assert_eq!(Sitting::asides(&told), [sentence, "Connected again."]);
    }
}

#[test]
fn where_nobody_is_nobody_is_waited_for() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let nobody = format!("http://{}", listener.local_addr().unwrap());
    drop(listener);
    let mut anna = Sitting::of(known(&nobody, &Trust::System, quick()));
    assert_eq!(anna.lost(), "No server answers at that address.");
}

#[test]
fn a_table_that_is_gone_when_the_connection_comes_back_is_lost() {
    let peer = start(|number, stream| {
        if number == 0 {
            let mut visit = Visit::accept(stream);
            visit.hello(0);
            return Next::More;
        }
        answer(stream, &response("404 Not Found", &[], "gone"));
        Next::Done
    });
    let mut anna = Sitting::at(&peer);
    assert_eq!(anna.aside(), "The connection is lost. Trying again.");
    assert_eq!(anna.lost(), "There is no such table on the server.");
}
