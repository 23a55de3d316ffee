//! With masks, a device receives what its player touched, was given or was told, and nothing else (Q19).

use wire::AnswerKind;

use crate::games::together;
use crate::socket::Client;
use crate::test_server::TestServer;

#[test]
fn a_hand_feels_one_thing_at_a_time() {
    let server = TestServer::open();
    let fields = [("game", "access"), ("masks", "yes"), ("opponent", "friend")];
    let (table, browsers) = together(&server, 2, &fields);
    let mut clients: Vec<Client> = browsers.iter().map(|b| Client::watch(b, &table)).collect();
    let giver = clients.iter().position(Client::is_due).unwrap();
    let other = 1 - giver;
    assert_eq!(clients[giver].state().position, None);

    let words = ["smooth", "grooved", "round", "square", "short", "tall", "solid", "hollow"];
    let names_a_piece =
        |line: &String| words.iter().filter(|word| line.contains(*word)).count() >= 4;
    // Before anything was touched, nothing was named.
    assert!(!clients.iter().any(|client| client.heard.iter().any(names_a_piece)));
    let (outcome, say) = clients[giver].act("@#5");
    assert_eq!(outcome, AnswerKind::Told);
    assert!(names_a_piece(&say[0]), "{say:?}");
    // Only the answer named it, once, to the one who touched.
    clients.iter_mut().for_each(Client::drain);
    assert_eq!(clients[giver].heard.iter().filter(|line| names_a_piece(line)).count(), 1);

    assert_eq!(clients[giver].act("+#5").0, AnswerKind::Done);
    while !clients[other].is_due() {
        clients[other].hear();
    }
    // Whoever receives it is told which it is, once.
    assert_eq!(clients[other].heard.iter().filter(|line| names_a_piece(line)).count(), 1);
    assert_eq!(clients[other].act("b2").0, AnswerKind::Done);
    // Asking again what was said is a matter of memory.
    let (outcome, say) = clients[giver].say("last move");
    assert_eq!(outcome, AnswerKind::Told);
    assert!(!names_a_piece(&say[0]), "{say:?}");

    // Whoever watches hears what is said aloud.
    let mut watcher = Client::watch(&server.browser(), &table);
    let page = server.browser().get(&table).body;
    let drawn: Vec<&str> = page.split("href=\"#p-").skip(1).collect();
    assert!(!drawn.is_empty() && drawn.iter().all(|rest| rest.starts_with("covered\"")));
    clients[other].drain();
    assert_eq!(clients[other].act("+#1").0, AnswerKind::Done);
    watcher.hear();
    assert!(!watcher.heard.iter().any(names_a_piece));
}
