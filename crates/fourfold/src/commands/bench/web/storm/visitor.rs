//! Somebody from elsewhere who wants to be found in the list, and to know what a position is worth.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use super::super::person::{Person, Socket, wrong};
use super::super::server_process::ServerProcess;
use super::attack::cookie;

/// The number of their address, and of their cookie.
const NETWORK: u32 = 400;
const COOKIES: usize = 94;

/// So often a position is asked about, and the list looked at.
const BETWEEN: Duration = Duration::from_secs(2);

/// Whoever waits at a table in the list.
pub(super) struct Visitor {
    person: Person,
    table: String,
    socket: Socket,
}

impl Visitor {
    pub(super) fn come(server: &ServerProcess) -> io::Result<Self> {
        let person = Person::with_cookie(server, NETWORK, cookie(COOKIES, 0));
        let table = person.post("/new", "game=quarto&opponent=open")?;
        let socket = person.watch(&table)?;
        Ok(Self { person, table, socket })
    }

    /// Looks around until it is enough; what went wrong.
    pub(super) fn look(mut self, enough: &AtomicBool) -> Vec<String> {
        let thinking = words::say(words::Language::English, "after-thinking", &[]);
        let mut refused = Vec::new();
        for hand in "65c".chars().cycle() {
            thread::sleep(BETWEEN);
            if enough.load(Ordering::Relaxed) {
                break;
            }
            // Five pieces are left: it takes no time.
            let position = format!("/analysis?position=.0.8/74b./...a/d9e._{hand}_2_1234p_-");
            refused.extend(self.ask(&position, |page| !page.contains(&thinking)));
            let table = self.table.clone();
            refused.extend(self.ask("/tables", |page| page.contains(&table)));
            refused.extend(self.socket.keep().err().map(|why| format!("a socket: {why}")));
        }
        refused
    }

    /// Asks for a page on which this must be so; what is wrong if it is not.
    fn ask(&self, path: &str, is_well: impl Fn(&str) -> bool) -> Option<String> {
        let asked = self.person.get(path).and_then(|page| {
            let status = page.lines().next().unwrap_or("no answer");
            if !page.starts_with("HTTP/1.1 200 ") {
                Err(wrong(status))
            } else if is_well(&page) {
                Ok(())
            } else {
                Err(wrong("what was asked for is not on the page"))
            }
        });
        let path = path.split('?').next().unwrap_or(path);
        asked.err().map(|why| format!("{path}: {why}"))
    }
}
