//! All clients of a server: what they have sent, and what they have heard.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use table::GameId;

use crate::acknowledged::{Acknowledged, Answered};
use crate::dice::Dice;
use crate::party::{LineToSend, Party, Purpose};
use crate::server::Server;

pub(crate) struct Clients {
    dice: Dice,
    /// The tables that are not over, as far as anybody has heard.
    parties: BTreeMap<GameId, Party>,
    /// What waits for an answer, by tag.
    open: BTreeMap<u64, Sent>,
    next_tag: u64,
    /// The tags of what should be sent now.
    outbox: Vec<u64>,
    /// So many tables at once; the next is founded when one is over.
    wanted: usize,
    pub(crate) acknowledged: Acknowledged,
    /// How often the store failed, as far as clients were told.
    pub(crate) unavailable: usize,
    /// Moves that were sent once more because no answer had come.
    pub(crate) repeated: usize,
    /// Answered moves that were sent once more, and heard the same.
    pub(crate) same: usize,
}

struct Sent {
    table: GameId,
    /// With `{}` where the name of the move goes.
    line: String,
    what: What,
    times: u32,
    /// The server said that it could not be done.
    has_failed: bool,
}

#[derive(Clone)]
enum What {
    /// Play.
    Play(Purpose),
    /// A move that was answered with this, once more.
    Again { nonce: String, first: String },
    /// A move that came too late before it was sent.
    Late,
}

/// What a client calls a request.
fn name(tag: u64) -> String {
    format!("n{tag:08x}")
}

impl Clients {
    pub(crate) fn new(wanted: usize, dice: Dice) -> Self {
        let mut clients = Self {
            dice,
            parties: BTreeMap::new(),
            open: BTreeMap::new(),
            next_tag: 0,
            outbox: Vec::new(),
            wanted,
            acknowledged: Acknowledged::default(),
            unavailable: 0,
            repeated: 0,
            same: 0,
        };
        clients.found_tables();
        clients
    }

    /// Founds no more tables: what is under way is played to its end.
    pub(crate) const fn found_no_more(&mut self) {
        self.wanted = 0;
    }

    /// Plays until it is so. What the server could not do is tried again when nothing else
    /// is left to wait for.
    pub(crate) fn play_until(&mut self, server: &mut Server, is_so: impl Fn(&Self) -> bool) {
        while !is_so(self) {
            if self.are_stuck() {
                self.repeat();
            }
            server.send(&self.lines());
            let line = server.hear().expect("the server ended by itself");
            self.hear(&line);
            while let Some(line) = server.heard() {
                self.hear(&line);
            }
        }
    }

    /// Has the server said of everything that it cannot be done now?
    pub(crate) fn are_stuck(&self) -> bool {
        !self.open.is_empty() && self.open.values().all(|sent| sent.has_failed)
    }

    /// Is everything over and answered?
    pub(crate) fn are_done(&self) -> bool {
        self.parties.is_empty() && self.open.is_empty()
    }

    /// The moves that wait for an answer.
    pub(crate) fn open_moves(&self) -> Vec<(GameId, String)> {
        let moves = self.open.iter().filter(|(_, sent)| sent.is_move() && sent.times > 0);
        moves.map(|(tag, sent)| (sent.table.clone(), name(*tag))).collect()
    }

    /// The lines that should be sent now.
    pub(crate) fn lines(&mut self) -> String {
        let mut lines = String::new();
        for tag in self.outbox.drain(..) {
            let Some(sent) = self.open.get_mut(&tag) else { continue };
            self.repeated += usize::from(sent.is_move() && sent.times > 0);
            sent.times += 1;
            sent.has_failed = false;
            let (name, line) = (name(tag), &sent.line);
            let nonce = match &sent.what {
                What::Again { nonce, .. } => nonce,
                What::Play(_) | What::Late => &name,
            };
            writeln!(lines, "{name} {}", line.replace("{}", nonce)).unwrap();
        }
        lines
    }

    /// Whatever waits for an answer is sent once more: there is a new server, or the old one could
    /// not tell.
    pub(crate) fn repeat(&mut self) {
        self.outbox = self.open.keys().copied().collect();
    }

    /// Sends an answered move of every table once more, and one that is late, to see what
    /// becomes of them.
    pub(crate) fn tempt(&mut self) {
        let tables: Vec<GameId> = self.parties.keys().cloned().collect();
        for table in tables {
            let Some(answered) = self.acknowledged.last(&table) else { continue };
            let Answered { nonce, line, answer: first } = answered.clone();
            let is_step = first.starts_with("done");
            self.send(&table, What::Again { nonce, first }, line.clone());
            if is_step {
                // The same under another name is a step too late.
                self.send(&table, What::Late, line);
            }
        }
    }

    /// A line has come from the server.
    pub(crate) fn hear(&mut self, line: &str) {
        let Some((tag, answer)) = line.split_once(' ') else { return };
        let Some(tag) = tag.strip_prefix('n').and_then(|tag| u64::from_str_radix(tag, 16).ok())
        else {
            return;
        };
        let mut sent = self.open.remove(&tag).unwrap_or_else(|| panic!("nobody asked: {line}"));
        if answer == "unavailable" {
            // Whether it happened is unknown.
            self.unavailable += 1;
            sent.has_failed = true;
            self.open.insert(tag, sent);
            return;
        }
        let name = name(tag);
        match sent.what {
            What::Again { ref first, .. } => {
                assert_eq!(answer, first, "another answer to {}", sent.line);
                self.same += 1;
            }
            What::Late => {
                let no = answer.starts_with("stale") || answer.starts_with("refused");
                assert!(no, "{answer} for what came late: {}", sent.line);
                self.acknowledged.refused(&sent.table, name);
            }
            What::Play(ref purpose) => {
                let party = self.parties.get_mut(&sent.table).unwrap();
                if matches!(purpose, Purpose::Found | Purpose::Sit) {
                    self.acknowledged.ordered(&sent.table);
                } else if sent.is_move() {
                    // A masked hand that meets something is refused, and that is in the log (Q19).
                    let is_kept = answer.starts_with("done")
                        || answer.starts_with("felt")
                        || answer.starts_with("refused") && party.is_masked();
                    if is_kept {
                        self.acknowledged.kept(&sent.table, name, &sent.line, answer);
                    } else {
                        self.acknowledged.refused(&sent.table, name);
                    }
                }
                let lines = party.hear(purpose, answer, sent.times > 1, &mut self.dice);
                let is_over = party.is_over;
                self.send_all(&sent.table, lines);
                if is_over {
                    self.parties.remove(&sent.table);
                    self.found_tables();
                }
            }
        }
    }

    fn found_tables(&mut self) {
        while self.parties.len() < self.wanted {
            let mut party = Party::gather(&mut self.dice);
            let (id, lines) = (party.id.clone(), party.begin());
            self.parties.insert(id.clone(), party);
            self.acknowledged.table(&id);
            self.send_all(&id, lines);
        }
    }

    fn send_all(&mut self, table: &GameId, lines: Vec<LineToSend>) {
        for (purpose, line) in lines {
            self.send(table, What::Play(purpose), line);
        }
    }

    fn send(&mut self, table: &GameId, what: What, line: String) {
        self.outbox.push(self.next_tag);
        self.open.insert(
            self.next_tag,
            Sent { table: table.clone(), line, what, times: 0, has_failed: false },
        );
        self.next_tag += 1;
    }
}

impl Sent {
    const fn is_move(&self) -> bool {
        matches!(self.what, What::Play(Purpose::Move { .. }))
    }
}
