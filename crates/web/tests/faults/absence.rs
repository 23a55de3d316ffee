//! Who comes while the store fails.

use std::time::Instant;

use store::Mishap;
use table::{Pace, Span};

use crate::socket::{Client, open};
use crate::world::{PROMISE, World};

#[test]
fn a_page_or_a_socket_that_fails_says_so_and_works_afterwards() {
    for pace in [Pace::Untimed, Pace::PerMove(Span::seconds(60))] {
        let world = World::open();
        let (mut anna, ben) = (world.somebody("anna"), world.somebody("ben"));
        let table = world.found("visit", pace, &[anna.sits(), ben.sits()]);
        let live = format!("{table}/live");
        let origin = anna.browser.origin();
        let headers = [("Origin", origin.as_str())];
        // Nobody has seen this table yet, and nobody knows her.
        world.faults.everywhere(Mishap::Before);
        let began = Instant::now();
        let page = anna.browser.get(&table);
        assert_eq!(page.status, 503, "{}", page.body);
        assert!(page.header("retry-after").is_some());
        assert!(page.body.contains("<html"), "a page that says so: {}", page.body);
        assert_eq!(open(&anna.browser, &live, wire::DATA, &headers).err(), Some(503));
        let sat = anna.browser.post(&format!("{table}/do"), &[("do", "+7"), ("step", "1")]);
        assert_eq!(sat.status, 503);
        assert!(sat.body.contains(&format!("href=\"{table}\"")), "a way back: {}", sat.body);
        assert!(began.elapsed() < PROMISE, "answered after {:?}", began.elapsed());
        world.faults.mend();
        assert_eq!(anna.browser.get(&table).status, 200);
        let client = Client::watch(&anna.browser, &table);
        assert!(client.is_due());
    }
}
