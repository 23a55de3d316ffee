//! A page that is open becomes what a page that is loaded now would be.

use wire::{AnswerKind, ToClient};

use crate::games::together;
use crate::socket::Client;
use crate::test_server::TestServer;

#[test]
fn whatever_changed_is_sent_and_nothing_else() {
    let server = TestServer::open();
    let fields = [("game", "quarto"), ("opponent", "friend"), ("begins", "1")];
    let (table, browsers) = together(&server, 2, &fields);
    let mut players: Vec<Client> = browsers.iter().map(|b| Client::watch(b, &table)).collect();
    let mut page = Client::watch_as(&server.browser(), &table, wire::PAGE);
    for (number, what) in ["+0", "a1", "+1", "b1", "+2", "c1"].into_iter().enumerate() {
        players.iter_mut().for_each(Client::drain);
        let due = players.iter().position(Client::is_due).unwrap();
        assert_eq!(players[due].act(what).0, AnswerKind::Done, "{what}");
        let ToClient::News { page: news, .. } = page.hear() else { panic!("news of {what}") };
        let sent = |id: &str| news.fragments.iter().find(|fragment| fragment.id == id);
        // A gift leaves the tray, a placement comes to the board; what stays as it was stays.
        let (changed, same) =
            if number % 2 == 0 { ("tray", "offers") } else { ("board", "offers") };
        assert!(sent(changed).is_some(), "{what}: {changed}");
        assert!(sent(same).is_none(), "{what}: {same}");
        let loaded = server.browser().get(&table).body;
        let fragment = &sent(changed).unwrap().html;
        assert!(loaded.contains(fragment.as_str()), "{what}: {changed} as a fresh page has it");
    }
}
