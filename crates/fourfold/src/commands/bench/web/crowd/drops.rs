//! Players whose lines break, who come back, and are told how it stands; while others play.

use std::io;
use std::thread;
use std::time::{Duration, Instant};

use super::super::person::{Person, wrong};
use super::super::play::{Match, STEPS, share, sit_down};
use super::super::server_process::ServerProcess;
use super::FEWEST_MOVES;
use super::players::{Numbers, Players, p99};
use super::row::{Row, Unit, number};

/// So many tables play meanwhile, and lose nobody.
const TABLES: u32 = 50;

/// So many lines break in a second, all together, at so many tables each, by so many threads.
const A_SECOND: u32 = 250;
const THREADS: u32 = 8;
const EACH: u32 = 12;

/// Nobody looks at a page that is not there for longer, all but a hundredth of the times.
const MOST_P99: f64 = 0.050;

/// Breaks so many lines, while others make so many moves a second.
pub(super) fn measure(
    server: &ServerProcess,
    numbers: &Numbers,
    drops: u32,
    pace: u32,
) -> io::Result<Vec<Row>> {
    let mut players = Players::sit(server, numbers, TABLES, pace)?;
    let mut hands = (0..THREADS)
        .map(|_| (0..EACH).map(|_| Fragile::sit(server, numbers)).collect())
        .collect::<io::Result<Vec<Vec<Fragile>>>>()?;
    let time = Duration::from_secs(1) * drops.div_ceil(A_SECOND);
    let each = drops.div_ceil(THREADS);
    let (worked, began) = (server.worked()?, Instant::now());
    let (moved, came) = thread::scope(|scope| {
        let playing = scope.spawn(|| players.play(server, time));
        let dropping: Vec<_> = hands
            .iter_mut()
            .zip(0..)
            .map(|(hand, place)| {
                let between = Duration::from_secs(1) * THREADS / A_SECOND;
                let began = began + between * place / THREADS;
                scope.spawn(move || drop_lines(server, numbers, hand, (began, between, each)))
            })
            .collect();
        let mut came = Vec::new();
        for one in dropping {
            came.extend(one.join().map_err(|_| wrong("a player panicked"))??);
        }
        let moved = playing.join().map_err(|_| wrong("a player panicked"))??;
        io::Result::Ok((moved, came))
    })?;
    let cpu = server.worked()?.saturating_sub(worked).as_secs_f64() / began.elapsed().as_secs_f64();
    let mut came: Vec<f64> = came.iter().map(Duration::as_secs_f64).collect();
    let half = share(&mut came, 50);
    let most = share(&mut came, 99);
    let is_enough = came.len() >= FEWEST_MOVES;
    Ok(vec![
        Row::plain(
            "lines that broke, each told the truth at once",
            number(came.len()),
            Unit::Things,
        ),
        Row::plain("opening a line to how it stands, p50", half, Unit::Seconds),
        Row::at_most("opening a line to how it stands, p99", most, Unit::Seconds, MOST_P99)
            .if_enough(is_enough),
        Row::plain("moves of the others meanwhile", number(moved.len()), Unit::Things),
        Row::plain("p99 of these", p99(&moved), Unit::Seconds),
        Row::plain("processor of the server, of one core", cpu, Unit::Share),
    ])
}

/// Two at a table whose lines break.
struct Fragile {
    people: [Person; 2],
    playing: Match,
}

impl Fragile {
    fn sit(server: &ServerProcess, numbers: &Numbers) -> io::Result<Self> {
        let (table, people) = sit_down(server, numbers.take(2), "")?;
        let playing = Match::between(table, [&people[0], &people[1]])?;
        Ok(Self { people, playing })
    }
}

/// What one thread does: at its tables in turn one line breaks, so many times, so long after one another.
fn drop_lines(
    server: &ServerProcess,
    numbers: &Numbers,
    hand: &mut [Fragile],
    (began, between, each): (Instant, Duration, u32),
) -> io::Result<Vec<Duration>> {
    let mut all = Vec::new();
    for turn in 0..each {
        let Some(one) = hand.first_mut() else { break };
        one.playing.keep()?;
        if one.playing.step() >= STEPS {
            *one = Fragile::sit(server, numbers)?;
        }
        thread::sleep((began + between * turn).saturating_duration_since(Instant::now()));
        all.push(one.playing.drop_one(&one.people)?);
        hand.rotate_left(1);
    }
    Ok(all)
}
