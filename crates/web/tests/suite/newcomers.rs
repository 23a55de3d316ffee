//! Browsers that nobody knows yet.

use std::sync::Barrier;

use crate::http::Browser;
use crate::socket::Client;
use crate::test_server::{TestServer, said};

/// Somebody new presses a button twice, or sends forms from two windows: both are the same person's.
/// (M4: the second table had a seat that belonged to nobody.)
#[test]
fn two_first_forms_at_once_are_one_person() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = TestServer::start(said(folder.path()));
    let fields = [("game", "quarto"), ("level", "1")];
    let found = |number: u32| -> (u32, Browser, [String; 2]) {
        let mut visitor = server.browser();
        visitor.get("/");
        let (mut one, mut other, both) = (visitor.clone(), visitor.clone(), Barrier::new(2));
        let mut tables = std::thread::scope(|scope| {
            let threads = [&mut one, &mut other].map(|window| {
                scope.spawn(|| {
                    both.wait();
                    window.post("/new", &fields).location().to_owned()
                })
            });
            threads.map(|thread| thread.join().unwrap())
        });
        tables.sort();
        (number, visitor, tables)
    };
    let found: Vec<_> = (0..20).map(found).collect();
    let seated = |address, when: &str| {
        for (number, visitor, tables) in &found {
            let visitor = Browser { address, ..visitor.clone() };
            let seats = tables.each_ref().map(|table| Client::watch(&visitor, table).state().seat);
            assert!(seats.iter().all(Option::is_some), "visitor {number}, {when}: {seats:?}");
        }
    };
    seated(server.address, "remembered");
    // What a server remembers does not last: the store must say the same.
    server.close();
    let server = TestServer::start(said(folder.path()));
    seated(server.address, "read again");
}
