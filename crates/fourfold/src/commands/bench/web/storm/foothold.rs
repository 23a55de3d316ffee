//! What attackers have before they begin: seats at tables, people who are somebody, and bots that think for them.

use std::io;

use super::super::person::Person;
use super::super::server_process::ServerProcess;
use super::attack::{FIVE_BOTS, NETWORK, TWO_BOTS, cookie};

/// So many tables at which attackers sit on both sides.
const TABLES: u32 = 10;

/// So many tables of five bots at Quartex, and of two at Quarto: every seat is handed over.
const QUARTEX: u32 = 40;
const QUARTO: u32 = 20;

/// So many tables of honest people are watched.
const WATCHED: usize = 5;

/// The numbers of their cookies are not those of any attack.
const SEATED: usize = 90;
const FOUNDERS: usize = 91;

/// What attackers have.
pub(super) struct Foothold {
    /// The addresses of tables, and the cookie of whoever sits there.
    seats: Vec<(String, String)>,
    /// Cookies of people who may found tables.
    founders: Vec<String>,
    /// The addresses of the tables at which honest people play.
    honest: Vec<String>,
}

fn line(cookie: &str) -> String {
    format!("ff={cookie}")
}

impl Foothold {
    /// Sits down and founds, all from one address.
    pub(super) fn take(server: &ServerProcess, honest: Vec<String>) -> io::Result<Self> {
        let (mut seats, mut founders) = (Vec::new(), Vec::new());
        let somebody = |cookie: &str| Person::with_cookie(server, NETWORK, cookie.to_owned());
        for number in 0..TABLES {
            let [one, other] = [2 * number, 2 * number + 1].map(|number| cookie(SEATED, number));
            let table = somebody(&one).post("/new", "game=quarto&opponent=friend")?;
            somebody(&other).post(&format!("{table}/sit"), "")?;
            seats.extend([(table.clone(), line(&one)), (table, line(&other))]);
        }
        for number in 0..QUARTEX + QUARTO {
            let one = cookie(FOUNDERS, number);
            let founder = somebody(&one);
            let bots = if number < QUARTEX { FIVE_BOTS } else { TWO_BOTS };
            let table = founder.post("/new", bots)?;
            founder.post(&format!("{table}/do"), "do=handover:8&step=1")?;
            founders.push(line(&one));
        }
        Ok(Self { seats, founders, honest })
    }

    /// As much of everything, of which nothing is there: for a listener that does not care.
    pub(super) fn made_up(honest: Vec<String>) -> Self {
        let table = || "/t/aaaaaaaaaaaaaaaa".to_owned();
        let seats = (0..2 * TABLES).map(|number| (table(), line(&cookie(SEATED, number))));
        let founders = (0..QUARTEX + QUARTO).map(|number| line(&cookie(FOUNDERS, number)));
        Self { seats: seats.collect(), founders: founders.collect(), honest }
    }

    /// A table and the cookie of whoever sits there.
    pub(super) fn seat(&self, place: usize) -> (&str, &str) {
        let seat = self.seats.get(place % self.seats.len().max(1));
        seat.map_or(("/", ""), |(table, cookie)| (table.as_str(), cookie.as_str()))
    }

    /// The cookie of somebody who may found tables.
    pub(super) fn founder(&self, place: usize) -> &str {
        self.founders.get(place % self.founders.len().max(1)).map_or("", String::as_str)
    }

    /// A table at which honest people play.
    pub(super) fn honest(&self, place: usize) -> &str {
        self.honest.get(place % self.honest.len().max(1)).map_or("/", String::as_str)
    }

    /// One of the few that are watched by many.
    pub(super) fn watched(&self, place: usize) -> &str {
        self.honest(place % WATCHED)
    }
}
