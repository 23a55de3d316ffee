//! People come, play and go for a long time, always about as many: memory must not grow.

use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::super::person::{Person, wrong};
use super::super::play::{Match, sit_down};
use super::super::server_process::ServerProcess;
use super::super::storm::opponents::Opponents;
use super::players::Numbers;
use super::row::{Row, Unit, number};

/// So many threads play at so many tables each, and wait so long before each move: 40 moves a second together. Where there
/// is less than a minute they make haste, so that games come to their end.
const HANDS: usize = 4;
const TABLES: usize = 6;
const PAUSE: Duration = Duration::from_millis(100);
const SHARE: u32 = 500;

/// After so many moves both players of a table go, and come back.
const STAY: u32 = 10;

/// So often somebody new comes, looks around, watches a game for so long and goes.
const VISIT: Duration = Duration::from_secs(1);
const WATCH: Duration = Duration::from_millis(500);

/// Memory is looked at so often, or 60 times where that is more.
const LOOK: Duration = Duration::from_secs(10);

/// The time is told in so many parts.
const PARTS: usize = 12;

/// Shorter is not judged. The first sixth is warm-up, five minutes then and ten in an hour. What the server remembers for a
/// time it has forgotten once by then: names after 60 s, sessions after 30, rooms without anybody after 30, counters
/// of limits after a minute; tables by the writer of the store after two; free memory is given back after a second. Slower are the caches of SQLite, 2 MiB for each
/// connection, which fill as its file grows, by some KiB a second here.
const SHORTEST: Duration = Duration::from_mins(30);

const MOST_GROWTH: f64 = 0.01;

/// People with smaller numbers play against bots.
const BOTS: u32 = 1_000;

/// What was done meanwhile.
#[derive(Default)]
struct Done {
    games: AtomicUsize,
    moves: AtomicUsize,
    returns: AtomicUsize,
    visits: AtomicUsize,
}

impl Done {
    fn count(of: &AtomicUsize) {
        of.fetch_add(1, Ordering::Relaxed);
    }

    fn row(what: &str, of: &AtomicUsize) -> Row {
        Row::plain(what, number(of.load(Ordering::Relaxed)), Unit::Things)
    }
}

/// What all who play and visit share.
struct House<'h> {
    server: &'h ServerProcess,
    numbers: &'h Numbers,
    /// The table that was founded last.
    latest: Mutex<String>,
    done: Done,
    enough: AtomicBool,
}

/// A table at which two people play, who can go and come back.
struct Pair {
    table: String,
    people: [Person; 2],
    game: Match,
    moves: u32,
}

/// Lives for so long.
pub(super) fn measure(
    server: &ServerProcess,
    numbers: &Numbers,
    time: Duration,
) -> io::Result<Vec<Row>> {
    numbers.take(BOTS);
    let done = Done::default();
    // Somebody waits in the list all the time.
    let latest = Person::new(server, numbers.take(1))?.post("/new", "game=quarto&opponent=open")?;
    let (latest, enough) = (Mutex::new(latest), AtomicBool::new(false));
    let house = House { server, numbers, latest, done, enough };
    let opponents = Opponents::sit(server)?;
    let pause = PAUSE.min(time / SHARE);
    let (samples, answers) = thread::scope(|scope| {
        let house = &house;
        let hands: Vec<_> =
            (0..HANDS).map(|_| scope.spawn(|| house.until_enough(|it| it.play(pause)))).collect();
        let visiting = scope.spawn(|| house.until_enough(House::receive));
        let opposing = scope.spawn(|| {
            let opposed = opponents.play(&house.enough);
            house.enough.store(true, Ordering::Relaxed);
            opposed
        });
        let samples = house.watch_memory(time);
        house.enough.store(true, Ordering::Relaxed);
        for one in hands.into_iter().chain([visiting]) {
            one.join().map_err(|_| wrong("somebody panicked"))??;
        }
        let opposed = opposing.join().map_err(|_| wrong("a player panicked"))??;
        if let Some(why) = opposed.refused.into_iter().next() {
            return Err(wrong(why));
        }
        io::Result::Ok((samples?, opposed.answers.len()))
    })?;
    let done = &house.done;
    let mut rows = vec![
        Done::row("games that two people played to the end", &done.games),
        Done::row("moves in them", &done.moves),
        Done::row("times that both went and came back", &done.returns),
        Done::row("visitors who looked around, and watched", &done.visits),
        Row::plain("turns against bots", number(answers), Unit::Things),
    ];
    rows.extend(told(&samples, time));
    Ok(rows)
}

impl House<'_> {
    /// Whoever fails ends it for all.
    fn until_enough(&self, live: impl Fn(&Self) -> io::Result<()>) -> io::Result<()> {
        let lived = live(self);
        self.enough.store(true, Ordering::Relaxed);
        lived
    }

    fn is_enough(&self) -> bool {
        self.enough.load(Ordering::Relaxed)
    }

    /// Games at some tables in turn, each to its end; then others found the next.
    fn play(&self, pause: Duration) -> io::Result<()> {
        let pairs = (0..TABLES).map(|_| Pair::sit(self));
        let mut pairs: Vec<Pair> = pairs.collect::<io::Result<_>>()?;
        while !self.is_enough() {
            for pair in &mut pairs {
                thread::sleep(pause);
                pair.game.keep()?;
                if pair.game.is_over() {
                    Done::count(&self.done.games);
                    *pair = Pair::sit(self)?;
                }
                if pair.moves % STAY == STAY - 1 {
                    Done::count(&self.done.returns);
                    let [first, second] = &pair.people;
                    pair.game = Match::between(pair.table.clone(), [first, second])?;
                }
                pair.game.play()?;
                pair.moves += 1;
                Done::count(&self.done.moves);
            }
        }
        Ok(())
    }

    /// Somebody new comes, looks at the list, at rules and lessons, at the table that was founded last, watches it and goes.
    fn receive(&self) -> io::Result<()> {
        while !self.is_enough() {
            let begun = Instant::now();
            let person = Person::new(self.server, self.numbers.take(1))?;
            let table = self.latest.lock().unwrap_or_else(PoisonError::into_inner).clone();
            let paths = ["/", "/tables", "/api/tables", "/rules/quarto", "/learn", &table];
            for path in paths {
                let page = person.get(path)?;
                if !page.starts_with("HTTP/1.1 200 ") {
                    return Err(wrong(format!(
                        "{path}: {}",
                        page.lines().next().unwrap_or_default()
                    )));
                }
            }
            let mut socket = person.watch(&table)?;
            thread::sleep(WATCH);
            socket.keep()?;
            Done::count(&self.done.visits);
            thread::sleep(VISIT.saturating_sub(begun.elapsed()));
        }
        Ok(())
    }

    /// Resident bytes of the server, again and again.
    fn watch_memory(&self, time: Duration) -> io::Result<Vec<f64>> {
        let (began, between) = (Instant::now(), LOOK.min(time / 60));
        let mut samples = Vec::new();
        for due in (1..).map(|number| between * number).take_while(|due| *due <= time) {
            thread::sleep((began + due).saturating_duration_since(Instant::now()));
            if self.is_enough() {
                break;
            }
            samples.push(self.server.resident()?);
        }
        Ok(samples)
    }
}

impl Pair {
    fn sit(house: &House<'_>) -> io::Result<Self> {
        let (table, people) = sit_down(house.server, house.numbers.take(2), "")?;
        let game = Match::between(table.clone(), [&people[0], &people[1]])?;
        house.latest.lock().unwrap_or_else(PoisonError::into_inner).clone_from(&table);
        Ok(Self { table, people, game, moves: 0 })
    }
}

/// The curve in a few lines, and how much it grew.
fn told(samples: &[f64], time: Duration) -> Vec<Row> {
    let each = (samples.len() / PARTS).max(1);
    let part = time / u32::try_from(PARTS).unwrap_or(1);
    let mut rows: Vec<Row> = samples
        .chunks(each)
        .take(PARTS)
        .zip(1..)
        .map(|(some, number)| {
            let what = format!("memory, median up to {} s", (part * number).as_secs());
            Row::plain(what, median(some), Unit::Bytes)
        })
        .collect();
    rows.push(
        Row::at_most(
            "growth, from the second sixth to the last",
            growth(samples),
            Unit::Share,
            MOST_GROWTH,
        )
        .if_enough(time >= SHORTEST),
    );
    rows
}

/// By which share the median of the last sixth is above that of the second: what came in the first is warm-up.
fn growth(samples: &[f64]) -> f64 {
    let window = samples.len() / 6;
    let second = samples.get(window..2 * window).unwrap_or_default();
    let last = samples.get(samples.len() - window..).unwrap_or_default();
    median(last) / median(second) - 1.0
}

/// Of nothing it is no number.
fn median(samples: &[f64]) -> f64 {
    let mut samples = samples.to_vec();
    samples.sort_by(f64::total_cmp);
    samples.get(samples.len() / 2).copied().unwrap_or(f64::NAN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_after_the_warm_up_is_growth() {
        // Ten to warm up, then ten at 100; the last ten decide, and one of them alone does not.
        let mut samples: Vec<f64> = (0..60).map(|at| if at < 10 { 50.0 } else { 100.0 }).collect();
        samples[55] = 900.0;
        assert!(growth(&samples).abs() < 1e-9);
        samples[50..].fill(102.0);
        assert!((growth(&samples) - 0.02).abs() < 1e-9);
        let rows = told(&samples, SHORTEST);
        assert_eq!(rows.len(), PARTS + 1);
        assert!(rows.last().unwrap().is_missed());
        assert!(!told(&samples, SHORTEST / 2).last().unwrap().is_missed(), "too short to say");
        samples[50..].fill(100.5);
        assert!(!told(&samples, SHORTEST).last().unwrap().is_missed());
        assert!(growth(&[]).is_nan());
    }
}
