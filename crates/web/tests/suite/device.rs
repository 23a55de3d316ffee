//! Several players at one device: a hand is for the eyes of its owner.

use wire::AnswerKind;

use crate::socket::Client;
use crate::test_server::TestServer;

#[test]
fn a_hand_is_shown_to_whoever_says_it_is_me_and_whose_turn_it_is() {
    let server = TestServer::open();
    let mut device = server.browser();
    device.get("/");
    let fields = [("game", "quartex"), ("players", "3"), ("seat2", "beside"), ("seat3", "beside")];
    let table = device.post("/new", &fields).location().to_owned();

    // Between two players a curtain hangs before everything.
    let curtain = Client::watch(&device, &table);
    assert_eq!(curtain.state().seat, None);
    assert!(curtain.state().hand.is_empty());
    let [due] = curtain.state().due[..] else { panic!("one is due") };

    for seat in 1..=3 {
        let client = Client::watch(&device, &format!("{table}?as={seat}"));
        let (expected, tiles) = if seat == due { (Some(seat), 5) } else { (None, 0) };
        assert_eq!(client.state().seat, expected, "seat {seat}");
        assert_eq!(client.state().hand.len(), tiles, "seat {seat}");
        // The page itself keeps to it.
        let page = device.get(&format!("{table}?as={seat}"));
        assert_eq!(page.body.contains("data-tile="), seat == due, "seat {seat}");
    }
    // For a stranger there is no hand at all, whoever he says he is.
    let stranger = Client::watch(&server.browser(), &format!("{table}?as={due}"));
    assert!(stranger.state().hand.is_empty());
}

/// Whoever has laid passes the device on: what is on it then, by the live page and by what can be asked, is
/// what a stranger knows.
#[test]
fn nothing_is_left_under_the_curtain() {
    let server = TestServer::open();
    let mut device = server.browser();
    device.get("/");
    let fields = [("game", "quartex"), ("players", "2"), ("seat2", "beside")];
    let table = device.post("/new", &fields).location().to_owned();
    let mut stranger = Client::watch(&server.browser(), &table);
    let due = stranger.state().due[0];
    let seat = format!("{table}?as={due}");
    let mut laying = Client::watch(&device, &seat);
    let mut page = Client::watch_as(&device, &seat, wire::PAGE);
    let hand = laying.state().hand.clone();
    let word = &hand[0];
    let (outcome, said) = laying.act(&format!("{word}@0,0={word}"));
    assert_eq!((outcome, said), (AnswerKind::Done, Vec::<String>::new()));
    page.hear();
    stranger.hear();
    laying.drain();
    assert_eq!(laying.state().seat, None, "the curtain hangs");
    assert_eq!(laying.said, stranger.said);
    assert_eq!(page.said, stranger.said);
    // Of a hand of five four are left, and one was drawn.
    let last = page.heard.last().unwrap();
    assert!(last.contains("Pass the device to"), "{last}");
    assert!(!last.contains("You draw"), "{last}");
    for question in ["repeat", "last move"] {
        let (_, told) = laying.say(question);
        assert_eq!(told, stranger.say(question).1, "{question}");
    }
}

/// There is one button for all of them: whoever presses it speaks for all, and a bot for itself.
#[test]
fn those_at_one_device_play_again() {
    let server = TestServer::open();
    for fields in [
        &[("game", "quarto"), ("opponent", "beside")][..],
        &[("game", "access"), ("opponent", "beside")],
        &[("game", "access"), ("masks", "yes"), ("opponent", "beside")],
        &[("game", "quartex"), ("players", "2"), ("seat2", "beside")],
        &[("game", "quartex"), ("players", "3"), ("seat2", "beside"), ("seat3", "1")],
    ] {
        let mut device = server.browser();
        device.get("/");
        let table = device.post("/new", fields).location().to_owned();
        let mut client = Client::watch(&device, &table);
        while client.state().result.is_none() {
            if let [due, ..] = client.state().due[..] {
                client = Client::watch(&device, &format!("{table}?as={due}"));
                client.act("resign");
            }
            client.drain();
        }
        assert_eq!(client.act("offer:rematch").0, AnswerKind::Done, "{fields:?}");
        // The bot, if there is one, answers on its own.
        while !client.said.contains(&"All agree to play again.".to_owned()) {
            client.hear();
        }
        let page = device.get(&table).body;
        let next = page.split("href=\"/t/").nth(1).and_then(|rest| rest.split(['"', '/']).next());
        let next = format!("/t/{}", next.unwrap());
        assert_ne!(next, table, "{fields:?}");
        let next = Client::watch(&device, &next);
        assert_eq!(next.state().result, None, "{fields:?}");
        assert!(!next.state().due.is_empty(), "{fields:?}");
    }
}
