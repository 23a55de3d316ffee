//! Honest people, each from elsewhere, who play against bots.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Bot, ThinkingBudget};
use table::{Level, Rules};

use super::super::person::{Person, Socket, wrong};
use super::super::server_process::ServerProcess;
use super::attack::cookie;

/// The levels of the bots, one for each person.
const LEVELS: [u8; 8] = [3, 3, 3, 3, 5, 5, 8, 8];

/// So long a person thinks.
const PAUSE: Duration = Duration::from_secs(1);

/// The number of the first of their addresses, and of their cookies.
const NETWORK: u32 = 300;
const COOKIES: usize = 93;

/// What they do to decide costs next to nothing.
const NODES: u64 = 50;

/// Those who play.
pub(in super::super) struct Opponents {
    people: Vec<Opponent>,
}

struct Opponent {
    person: Person,
    level: u8,
    socket: Socket,
    mind: Box<dyn Bot>,
}

/// How it went.
#[derive(Default)]
pub(in super::super) struct Opposed {
    /// From a person's move until it is their turn again, in seconds.
    pub(in super::super) answers: Vec<f64>,
    /// What went wrong for them.
    pub(in super::super) refused: Vec<String>,
}

impl Opponents {
    /// Everybody founds a game.
    pub(in super::super) fn sit(server: &ServerProcess) -> io::Result<Self> {
        let people = LEVELS.into_iter().zip(0..).map(|(level, number)| {
            let cookie = cookie(COOKIES, number);
            let person = Person::with_cookie(server, NETWORK + number, cookie);
            Opponent::sit(person, level)
        });
        Ok(Self { people: people.collect::<io::Result<_>>()? })
    }

    /// Plays until it is enough.
    pub(in super::super) fn play(self, enough: &AtomicBool) -> io::Result<Opposed> {
        thread::scope(|scope| {
            let play = |one: Opponent| scope.spawn(move || one.play(enough));
            let playing: Vec<_> = self.people.into_iter().map(play).collect();
            let mut all = Opposed::default();
            for one in playing {
                let one = one.join().map_err(|_| wrong("a player panicked"))?;
                all.answers.extend(one.answers);
                all.refused.extend(one.refused);
            }
            Ok(all)
        })
    }
}

impl Opponent {
    fn sit(person: Person, level: u8) -> io::Result<Self> {
        let table = person.post("/play", &format!("game=quarto&level={level}"))?;
        let socket = person.watch(&table)?;
        let state = socket.page.state.as_ref().ok_or_else(|| wrong("no state"))?;
        let rules = Rules::read(&state.game, &state.rules).ok_or_else(|| wrong("no rules"))?;
        let beginner = Level::new(2).ok_or_else(|| wrong("no level"))?;
        let mind = bots::opponent(rules, beginner, u64::from(level));
        Ok(Self { person, level, socket, mind })
    }

    fn play(mut self, enough: &AtomicBool) -> Opposed {
        let mut done = Opposed::default();
        while !enough.load(Ordering::Relaxed) {
            thread::sleep(PAUSE);
            match self.turn() {
                Ok(Some(took)) => done.answers.push(took.as_secs_f64()),
                Ok(None) => {}
                Err(why) => {
                    done.refused.push(format!("a bot's table: {why}"));
                    return done;
                }
            }
            if self.is_over() {
                match Self::sit(self.person, self.level) {
                    Ok(next) => self = next,
                    Err(why) => {
                        done.refused.push(format!("a game against a bot: {why}"));
                        return done;
                    }
                }
            }
        }
        done
    }

    fn is_over(&self) -> bool {
        self.socket.page.state.as_ref().is_some_and(|state| state.result.is_some())
    }

    fn is_due(&self) -> bool {
        let state = self.socket.page.state.as_ref();
        !self.is_over()
            && state.is_some_and(|state| state.seat.is_some_and(|seat| state.due.contains(&seat)))
    }

    /// Does what is theirs to do, and waits for the bot; how long. Nothing if it was not asked.
    fn turn(&mut self) -> io::Result<Option<Duration>> {
        let mut asked = None;
        while self.is_due() {
            let (what, step) = (self.wish()?, self.socket.page.step);
            asked = Some(Instant::now());
            self.socket.ask(&what)?;
            self.socket.wait(step + 1)?;
        }
        let has_ended = self.is_over();
        while !self.is_due() && !self.is_over() {
            let step = self.socket.page.step;
            self.socket.wait(step + 1)?;
        }
        Ok(asked.filter(|_| !has_ended).map(|asked| asked.elapsed()))
    }

    fn wish(&mut self) -> io::Result<String> {
        let state = self.socket.page.state.as_ref();
        let position = state.and_then(|state| state.position.clone());
        let text = format!("fen {}", position.ok_or_else(|| wrong("no position"))?);
        let view = bots::ugi::read_position(&text).map_err(|why| wrong(why.to_string()))?;
        let what = self.mind.decide(&view, &ThinkingBudget::nodes(NODES));
        let what = what.and_then(|what| wire::command_word::write(&what));
        what.ok_or_else(|| wrong("nothing to do"))
    }
}
