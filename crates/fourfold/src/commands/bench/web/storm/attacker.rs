//! Whoever carries out one of the attacks: so often, whether anybody answers or not.

use std::collections::VecDeque;
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::super::super::baseline::Xorshift;
use super::super::line::{Heard, Line};
use super::attack::{Attack, Lines, Then};
use super::foothold::Foothold;

/// What came of one attack.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attacked {
    pub(super) attack: Attack,
    /// So many times, in so many seconds.
    pub(super) times: u32,
    pub(super) seconds: f64,
    pub(super) heard: Heard,
}

impl Attacked {
    /// So many times a second.
    pub(super) fn rate(&self) -> f64 {
        f64::from(self.times) / self.seconds
    }
}

/// At each stroke so many of the lines that stay are looked after: one in ten.
const SHARE: usize = 10;

struct Attacker {
    attack: Attack,
    address: SocketAddr,
    lines: VecDeque<(Line, Instant)>,
    /// The next of the lines to be looked after.
    place: usize,
    heard: Heard,
}

/// Attacks until it is enough.
pub(super) fn attack(
    attack: Attack,
    address: SocketAddr,
    foothold: &Foothold,
    enough: &AtomicBool,
) -> io::Result<Attacked> {
    let heard = Heard::default();
    let mut attacker = Attacker { attack, address, lines: VecDeque::new(), place: 0, heard };
    let (mut chance, mut times) = (Xorshift::new(), 0);
    let (began, between) = (Instant::now(), Duration::from_secs(1) / attack.rate());
    while !enough.load(Ordering::Relaxed) {
        let due = began + between * times;
        // Nobody is waited for who waits long for the next time.
        thread::sleep(due.saturating_duration_since(Instant::now()).min(MOMENT));
        if Instant::now() < due {
            continue;
        }
        let bytes = attack.bytes(times, foothold, &mut chance);
        attacker.strike(times, &bytes)?;
        times += 1;
    }
    let seconds = began.elapsed().as_secs_f64();
    attacker.listen()?;
    Ok(Attacked { attack, times, seconds, heard: attacker.heard })
}

/// So often it is seen that it is enough.
const MOMENT: Duration = Duration::from_millis(100);

impl Attacker {
    fn strike(&mut self, number: u32, bytes: &[u8]) -> io::Result<()> {
        match self.attack.lines() {
            Lines::Kept(count) if self.lines.len() < count => self.come(bytes),
            Lines::Kept(count) => {
                let place = usize::try_from(number).unwrap_or(0) % count;
                let Some((line, _)) = self.lines.get_mut(place) else { return Ok(()) };
                if !line.hear(&mut self.heard)? {
                    self.heard.closed += 1;
                    // Whoever finds no way in tries again when its turn comes.
                    let Ok(new) = Line::open(self.address) else { return Ok(()) };
                    *line = new;
                }
                let is_said = line.say(bytes)?;
                self.count(is_said);
                Ok(())
            }
            Lines::New { most, stay } => {
                while self.lines.front().is_some_and(|(_, since)| since.elapsed() > stay) {
                    self.lines.pop_front();
                }
                self.look_after()?;
                if self.lines.len() < most { self.come(bytes) } else { Ok(()) }
            }
        }
    }

    const fn count(&mut self, is_said: bool) {
        if is_said {
            self.heard.sent += 1;
        } else {
            self.heard.unsent += 1;
        }
    }

    /// Comes on a new line.
    fn come(&mut self, bytes: &[u8]) -> io::Result<()> {
        let Ok(mut line) = Line::open(self.address) else {
            self.heard.unsent += 1;
            return Ok(());
        };
        let is_said = line.say(bytes)?;
        self.count(is_said);
        self.lines.push_back((line, Instant::now()));
        Ok(())
    }

    /// Takes what has come on all of the lines.
    fn listen(&mut self) -> io::Result<()> {
        if self.attack.then() != Then::Ignores {
            for (line, _) in &mut self.lines {
                line.hear(&mut self.heard)?;
            }
        }
        Ok(())
    }

    /// Takes what has come on some of the lines, and lets go of those that are closed.
    fn look_after(&mut self) -> io::Result<()> {
        if self.attack.then() == Then::Ignores {
            return Ok(());
        }
        for _ in 0..=self.lines.len() / SHARE {
            self.place = if self.place < self.lines.len() { self.place } else { 0 };
            let Some((line, _)) = self.lines.get_mut(self.place) else { return Ok(()) };
            let mut is_open = line.hear(&mut self.heard)?;
            if is_open && self.attack.then() == Then::Drips {
                is_open = line.say(b"x")?;
            }
            if is_open {
                self.place += 1;
            } else {
                self.heard.closed += 1;
                self.lines.remove(self.place);
            }
        }
        Ok(())
    }
}
