//! What the first page costs the server while many tables are in the list.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::thread;
use std::time::Duration;

use super::super::person::{Person, wrong};
use super::super::server_process::ServerProcess;

/// What was measured.
#[derive(Clone, Copy, Debug)]
pub(super) struct Home {
    /// Seconds of one core for each page, with an empty list.
    pub(super) without: f64,
    /// The same with the list full.
    pub(super) with: f64,
    /// So many tables are in it, as the server counts them.
    pub(super) listed: u32,
}

/// The processor is asked in hundredths of a second: so many pages take long enough.
const PAGES: u32 = 2_000;

/// So many found tables at once.
const FOUNDERS: u32 = 8;

/// Those who only look are numbered from here.
const LOOKING: u32 = 8_000_000;

/// A server of its own, with none and then with so many tables in the list.
pub(super) fn measure(folder: &Path, tables: u32) -> io::Result<Home> {
    let server = ServerProcess::start(folder)?;
    look(&server, LOOKING)?;
    let without = look(&server, LOOKING + PAGES)?;
    let founded: Vec<io::Result<()>> = thread::scope(|scope| {
        let server = &server;
        let found = |founder| {
            scope.spawn(move || {
                for number in (founder..tables).step_by(FOUNDERS as usize) {
                    Person::new(server, 1 + number)?.post("/new", "game=quarto&opponent=open")?;
                }
                Ok(())
            })
        };
        let founding: Vec<_> = (0..FOUNDERS).map(found).collect();
        let ended = founding.into_iter().map(thread::ScopedJoinHandle::join);
        ended.map(|one| one.unwrap_or_else(|_| Err(wrong("a founder panicked")))).collect()
    });
    founded.into_iter().collect::<io::Result<()>>()?;
    look(&server, LOOKING + 2 * PAGES)?;
    let with = look(&server, LOOKING + 3 * PAGES)?;
    let listed = count(&Person::nobody(&server, 0).get("/")?);
    Ok(Home { without, with, listed })
}

/// The largest number that is said in small print: so many tables wait.
fn count(page: &str) -> u32 {
    let small = page.split("<small>").skip(1).filter_map(|rest| rest.split('<').next());
    let digits = small.map(|text| text.chars().filter(char::is_ascii_digit).collect::<String>());
    digits.filter_map(|digits| digits.parse().ok()).max().unwrap_or(0)
}

/// Looks at the first page again and again, each time from elsewhere; seconds of one core for each.
fn look(server: &ServerProcess, first: u32) -> io::Result<f64> {
    let mut stream = TcpStream::connect(server.address)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(Duration::from_secs(30)))?;
    let mut heard = BufReader::new(stream.try_clone()?);
    let before = server.worked()?;
    for number in first..first + PAGES {
        let [_, b, c, d] = number.to_be_bytes();
        write!(
            stream,
            "GET / HTTP/1.1\r\nHost: fourfold\r\nX-Forwarded-For: 10.{b}.{c}.{d}\r\n\r\n"
        )?;
        if hear(&mut heard)? != 200 {
            return Err(wrong("the first page is not there"));
        }
    }
    Ok(server.worked()?.saturating_sub(before).as_secs_f64() / f64::from(PAGES))
}

/// Hears one answer to its end; its status.
fn hear(heard: &mut BufReader<TcpStream>) -> io::Result<u16> {
    let odd = || wrong("an answer that is none");
    let (mut status, mut length) = (0, 0);
    loop {
        let mut line = String::new();
        heard.read_line(&mut line)?;
        let line = line.trim_end();
        if line.is_empty() {
            break;
        } else if let Some(rest) = line.strip_prefix("HTTP/1.1 ") {
            status = rest.get(..3).and_then(|code| code.parse().ok()).ok_or_else(odd)?;
        } else if let Some(rest) = line.strip_prefix("content-length: ") {
            length = rest.parse().map_err(|_| odd())?;
        }
    }
    io::copy(&mut heard.take(length), &mut io::sink())?;
    Ok(status)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_count_is_found_in_the_page() {
        use words::Language;
        let visitor = pages::Visitor {
            language: Language::English,
            settings: pages::Settings::default(),
            token: String::new(),
            name: None,
            path: "/".to_owned(),
            origin: String::new(),
        };
        let draws = pages::FixedDraws {
            form: String::new(),
            table: "k7q2".parse().unwrap(),
            commitment: table::Commitment([7; 32]),
            was_old: false,
        };
        for open in [2, 300, 5_000, 20_000] {
            let page = pages::home(&visitor, open, &[], &draws);
            assert_eq!(count(&page), u32::try_from(open).unwrap());
        }
    }
}
