//! What an engine hears and says.

use std::collections::VecDeque;
use std::io::Write;
use std::sync::mpsc::Sender;
use std::time::Duration;

use bots::{Bot, Insight, opponent, ugi};
use table::{GameView, Level, View};

use super::Event;
use super::thinking::{Effort, Thinking, Thought};
use crate::exit::Failure;

/// How long a plain `go` thinks.
const PLAIN_GO: Duration = Duration::from_secs(1);

/// The best move where nothing is due; `none` is a move of Quartex (X16).
const NOTHING: &str = "(none)";

pub(super) struct Session {
    events: Sender<Event>,
    level: Level,
    seed: u64,
    view: Option<View>,
    /// Who plays this game: it remembers what it has felt and planned. Away while it thinks.
    bot: Option<Box<dyn Bot>>,
    thinking: Option<Thinking>,
    /// Commands that wait until the thinking is done.
    waiting: VecDeque<String>,
    ended: bool,
    quit: bool,
}

impl Session {
    pub(super) fn new(events: Sender<Event>) -> Self {
        Self {
            events,
            level: strongest(),
            seed: 1,
            view: None,
            bot: None,
            thinking: None,
            waiting: VecDeque::new(),
            ended: false,
            quit: false,
        }
    }

    /// Nothing is left to do?
    pub(super) fn is_over(&self) -> bool {
        let is_idle = self.thinking.is_none() && self.waiting.is_empty();
        self.quit || (self.ended && is_idle)
    }

    /// The input has ended. What was asked for is still answered.
    pub(super) fn end(&mut self) {
        self.ended = true;
    }

    /// One line of input.
    pub(super) fn hear(&mut self, line: &str, out: &mut dyn Write) -> Result<(), Failure> {
        let line = line.trim();
        let word = line.split_whitespace().next().unwrap_or("");
        match word {
            "" => {}
            "quit" => {
                if let Some(thinking) = &self.thinking {
                    thinking.stop();
                }
                self.quit = true;
            }
            "stop" => {
                if let Some(thinking) = &self.thinking {
                    thinking.stop();
                }
            }
            "isready" => writeln!(out, "readyok")?,
            _ if self.thinking.is_some() => self.waiting.push_back(line.to_owned()),
            _ => self.obey(word, line[word.len()..].trim(), out)?,
        }
        Ok(())
    }

    /// Somebody has thought; then whatever waited for it.
    pub(super) fn answer(&mut self, thought: Thought, out: &mut dyn Write) -> Result<(), Failure> {
        self.thinking = None;
        tell(&thought, out)?;
        let best = thought.what.as_ref().and_then(ugi::write_move);
        writeln!(out, "bestmove {}", best.as_deref().unwrap_or(NOTHING))?;
        self.bot = Some(thought.bot);
        while self.thinking.is_none()
            && let Some(line) = self.waiting.pop_front()
        {
            self.hear(&line, out)?;
        }
        Ok(())
    }

    fn obey(&mut self, word: &str, rest: &str, out: &mut dyn Write) -> Result<(), Failure> {
        match word {
            "ugi" => {
                writeln!(out, "id name Fourfold {}", env!("CARGO_PKG_VERSION"))?;
                writeln!(out, "id author {}", env!("CARGO_PKG_AUTHORS"))?;
                writeln!(out, "option name Level type spin default 8 min 1 max 8")?;
                writeln!(out, "option name Seed type spin default 1 min 0 max {}", u64::MAX)?;
                writeln!(out, "ugiok")?;
            }
            "uginewgame" => self.bot = None,
            "setoption" => match self.set(rest) {
                Some(()) => self.bot = None,
                None => complain("expected name Level value 1 to 8, or name Seed value N", out)?,
            },
            "position" => match ugi::read_position(rest) {
                Ok(view) => {
                    let same = |old: &View| old.terms.rules == view.terms.rules;
                    if !self.view.as_ref().is_some_and(same) {
                        self.bot = None;
                    }
                    self.view = Some(view);
                }
                Err(why) => {
                    self.view = None;
                    complain(&format!("this is no position: {why}"), out)?;
                }
            },
            "go" => self.go(rest, out)?,
            "query" => match self.query(rest) {
                Some(response) => writeln!(out, "response {response}")?,
                None => complain("expected p1turn, gameover or result of a Quarto position", out)?,
            },
            _ => complain("expected a command of UGI", out)?,
        }
        Ok(())
    }

    fn set(&mut self, rest: &str) -> Option<()> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let ["name", name, "value", value] = words.as_slice() else { return None };
        match name.to_ascii_lowercase().as_str() {
            "level" => self.level = value.parse().ok().and_then(Level::new)?,
            "seed" => self.seed = value.parse().ok()?,
            _ => return None,
        }
        Some(())
    }

    fn go(&mut self, rest: &str, out: &mut dyn Write) -> Result<(), Failure> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let effort = match words.as_slice() {
            [] => Some(Effort::Time(PLAIN_GO)),
            ["solve"] => Some(Effort::Solve),
            ["movetime", time] => time.parse().ok().map(Duration::from_millis).map(Effort::Time),
            ["nodes", nodes] => nodes.parse().ok().map(Effort::Nodes),
            _ => None,
        };
        let Some(effort) = effort else {
            return complain("expected go movetime MS, go nodes N or go solve", out);
        };
        let Some(view) = &self.view else {
            complain("there is no position", out)?;
            writeln!(out, "bestmove {NOTHING}")?;
            return Ok(());
        };
        let rules = view.terms.rules;
        let bot = self.bot.take().unwrap_or_else(|| opponent(rules, self.level, self.seed));
        let events = self.events.clone();
        self.thinking = Some(Thinking::begin(bot, view.clone(), effort, events));
        Ok(())
    }

    /// What UGI asks about positions: of open Quarto all is known.
    fn query(&self, what: &str) -> Option<&'static str> {
        let Some(GameView::Quarto(open)) = &self.view.as_ref()?.game else { return None };
        let position = open.position()?;
        let truth = |is_so: bool| if is_so { "true" } else { "false" };
        match what {
            "p1turn" => Some(truth(position.seat() == Some(quarto::Seat::One))),
            "gameover" => Some(truth(position.outcome().is_some())),
            "result" => Some(match position.outcome() {
                None => "none",
                Some(quarto::Outcome::Won(quarto::Seat::One)) => "p1win",
                Some(quarto::Outcome::Won(quarto::Seat::Two)) => "p2win",
                Some(quarto::Outcome::Drawn) => "draw",
            }),
            _ => None,
        }
    }
}

fn strongest() -> Level {
    bots::levels().last().unwrap_or(Level::STAND_IN)
}

/// What was proven is `exact` or `atleast`, what was guessed is `estimate`.
fn tell(thought: &Thought, out: &mut dyn Write) -> Result<(), Failure> {
    let time = thought.time.as_millis();
    match thought.insight {
        None => {}
        Some(Insight::Exact(value)) => write!(out, "info time {time} exact {value}")?,
        Some(Insight::AtLeast(verdict)) => write!(out, "info time {time} atleast {verdict}")?,
        Some(Insight::Lead(points)) => write!(out, "info time {time} estimate lead {points:+.1}")?,
    }
    if thought.insight.is_some() {
        let line: Vec<String> = thought.line.iter().map(ToString::to_string).collect();
        if !line.is_empty() {
            write!(out, " pv {}", line.join(" "))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn complain(why: &str, out: &mut dyn Write) -> Result<(), Failure> {
    Ok(writeln!(out, "info string {why}")?)
}
