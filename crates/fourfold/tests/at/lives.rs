//! A server goes and comes back; the game stays, and so does the terminal.

use terminal::venue::{Tell, Venue as _};
use wire::AnswerKind;

use crate::keyboard::{Person, play_out};
use crate::test_server::TestServer;

#[test]
fn a_game_goes_on_after_the_server_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let mut web_server = TestServer::open(&folder);
    let fields = [("game", "quarto"), ("opponent", "friend"), ("pace", "minute")];
    let (table, mut anna) = Person::new().found(&web_server.url(), &fields);
    let mut ben = Person::new().join(&format!("{}/t/{table}", web_server.url()));
    anna.look_until_it_starts();
    ben.look_until_it_starts();
    for _ in 0..3 {
        for keyboard in [&mut anna, &mut ben] {
            keyboard.play_on();
        }
    }
    let address = web_server.address;
    web_server.close();
    for keyboard in [&mut anna, &mut ben] {
        let told = keyboard.aside();
        assert_eq!(told, "The server restarts and keeps your game. Trying again.");
    }
    // What is typed meanwhile waits, and is answered when the server is back.
    anna.host.say("whose turn", false);
    let _house = TestServer::listen(folder.path(), address);
    for keyboard in [&mut anna, &mut ben] {
        assert_eq!(keyboard.aside(), "Connected again.");
    }
    loop {
        if let Tell::Answered(outcome, say) = anna.next() {
            assert_eq!((outcome, say.is_empty()), (AnswerKind::Told, false));
            break;
        }
    }
    play_out(&mut [&mut anna, &mut ben]);
    assert_eq!(anna.state().result, ben.state().result);
}
