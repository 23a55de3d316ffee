//! Two hundred honest people behind one address, two at a table, who move at a human pace and look at their page now
//! and then.

use std::io;
use std::thread;
use std::time::{Duration, Instant};

use super::super::person::{Person, wrong};
use super::super::play::{Match, STEPS};
use super::super::server_process::ServerProcess;
use super::attack::cookie;

/// So many tables.
const TABLES: u32 = 100;

/// At each table a move is made once in so long.
const BETWEEN: Duration = Duration::from_secs(2);

/// Each of so many threads moves for its share of the tables, so that hardly anybody waits for another's move.
const THREADS: usize = 20;

/// Once in so many moves somebody looks at the page: each person every twenty seconds.
const LOOKS: u32 = 5;

/// The number of their address, and of their cookies.
const NETWORK: u32 = 200;
const COOKIES: usize = 92;

/// Those who play.
pub(super) struct School {
    pairs: Vec<Pair>,
}

struct Pair {
    played: Match,
    first: Person,
    /// Did one of them meet with something that nobody should?
    is_refused: bool,
}

/// How it went.
#[derive(Default)]
pub(super) struct Schooled {
    /// From a mover to the opponent, in seconds.
    pub(super) moves: Vec<f64>,
    /// From asking for a page to having all of it, in seconds.
    pub(super) looks: Vec<f64>,
    /// What went wrong for them.
    pub(super) refused: Vec<String>,
}

impl School {
    /// Sits everybody down.
    pub(super) fn sit(server: &ServerProcess) -> io::Result<Self> {
        let pair = |number: u32| {
            let person = |number| Person::with_cookie(server, NETWORK, cookie(COOKIES, number));
            let [first, second] = [person(2 * number), person(2 * number + 1)];
            let table = first.post("/new", "game=quarto&opponent=friend")?;
            second.post(&format!("{table}/sit"), "")?;
            let played = Match::between(table, [&first, &second])?;
            Ok(Pair { played, first, is_refused: false })
        };
        Ok(Self { pairs: (0..TABLES).map(pair).collect::<io::Result<_>>()? })
    }

    /// The addresses of the tables.
    pub(super) fn tables(&self) -> Vec<String> {
        self.pairs.iter().map(|pair| pair.played.table.clone()).collect()
    }

    /// Plays for so long.
    pub(super) fn play(self, time: Duration) -> io::Result<Schooled> {
        let mut hands: Vec<Vec<Pair>> = (0..THREADS).map(|_| Vec::new()).collect();
        for (pair, place) in self.pairs.into_iter().zip((0..THREADS).cycle()) {
            hands[place].push(pair);
        }
        thread::scope(|scope| {
            let play = |(hand, place)| scope.spawn(move || play(hand, place, time));
            let playing: Vec<_> = hands.into_iter().zip(0..).map(play).collect();
            let mut all = Schooled::default();
            for one in playing {
                let one = one.join().map_err(|_| wrong("a player panicked"))?;
                all.moves.extend(one.moves);
                all.looks.extend(one.looks);
                all.refused.extend(one.refused);
            }
            Ok(all)
        })
    }
}

/// What one thread does: its tables in turn.
fn play(mut hand: Vec<Pair>, place: u32, time: Duration) -> Schooled {
    let mut done = Schooled::default();
    let count = u32::try_from(hand.len()).unwrap_or(1).max(1);
    let between = BETWEEN / count;
    let threads = u32::try_from(THREADS).unwrap_or(1);
    let began = Instant::now() + between * place / threads;
    for number in 0.. {
        let due = began + between * number;
        if due >= began + time {
            break;
        }
        thread::sleep(due.saturating_duration_since(Instant::now()));
        let seat = usize::try_from(number % count).unwrap_or(0);
        let Some(pair) = hand.get_mut(seat) else { break };
        // Whoever was refused once does not play on.
        if pair.played.step() >= STEPS || pair.is_refused {
            continue;
        }
        match pair.played.play() {
            Ok(took) => done.moves.push(took.as_secs_f64()),
            Err(why) => {
                pair.is_refused = true;
                done.refused.push(format!("a move: {why}"));
            }
        }
        if number % LOOKS == 0 {
            match pair.look() {
                Ok(took) => done.looks.push(took.as_secs_f64()),
                Err(why) => done.refused.push(format!("a page: {why}")),
            }
        }
    }
    done
}

impl Pair {
    fn look(&self) -> io::Result<Duration> {
        let began = Instant::now();
        let page = self.first.get(&self.played.table)?;
        if page.starts_with("HTTP/1.1 200 ") {
            Ok(began.elapsed())
        } else {
            Err(wrong(page.lines().next().unwrap_or("no answer")))
        }
    }
}
