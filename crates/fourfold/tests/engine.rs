//! Holds the conversation of `docs/engine-protocol.md`, and others that are less polite.

#![allow(clippy::unwrap_used, reason = "a test may fail loudly, and so may its helpers")]

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// Far longer than any answer takes: a test that waits for nothing should fail.
const SOON: Duration = Duration::from_mins(2);

struct Engine {
    child: Child,
    to: Option<ChildStdin>,
    from: Receiver<String>,
}

impl Engine {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_fourfold"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (sender, from) = channel();
        let out = child.stdout.take().unwrap();
        std::thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        let to = child.stdin.take();
        Self { child, to, from }
    }

    fn say(&mut self, line: &str) {
        self.send(format!("{line}\n").as_bytes());
    }

    fn send(&mut self, bytes: &[u8]) {
        self.to.as_mut().unwrap().write_all(bytes).unwrap();
    }

    fn hear(&self) -> String {
        self.from.recv_timeout(SOON).unwrap()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// `[..]` stands for anything.
fn is_like(line: &str, pattern: &str) -> bool {
    match pattern.split_once("[..]") {
        None => line == pattern,
        Some((start, end)) => {
            line.len() >= start.len() + end.len() && line.starts_with(start) && line.ends_with(end)
        }
    }
}

#[test]
fn the_documented_conversation_is_held() {
    let page = include_str!("../../../docs/engine-protocol.md");
    let (_, rest) = page.split_once("```text\n").unwrap();
    let (conversation, _) = rest.split_once("```").unwrap();
    let mut engine = Engine::start();
    for line in conversation.lines() {
        if let Some(sent) = line.strip_prefix("> ") {
            engine.say(sent);
            continue;
        }
        let mut heard = engine.hear();
        // What was found out may be left out; what was decided may not.
        while line.starts_with("bestmove") && heard.starts_with("info time") {
            heard = engine.hear();
        }
        assert!(is_like(&heard, line), "expected {line}\nbut heard {heard}");
    }
    assert!(engine.child.wait().unwrap().success());
}

/// A search that would take minutes: `isready` is answered meanwhile, and `stop` ends it.
#[test]
fn it_listens_while_it_thinks() {
    let mut engine = Engine::start();
    engine.say("position fen ..../..../..../.... 0 2 1234a -");
    engine.say("go movetime 100000000");
    engine.say("isready");
    let first = engine.hear();
    // With the book it may be done already.
    if first == "readyok" {
        engine.say("stop");
        while !engine.hear().starts_with("bestmove") {}
    }
    engine.say("quit");
    assert!(engine.child.wait().unwrap().success());
}

#[test]
fn garbage_is_survived_and_the_end_of_input_ends_it() {
    let mut engine = Engine::start();
    engine.send(b"\xff\xfe\x00go\n\n   \nposition\ngo go go\nsetoption\n");
    engine.send(&vec![b'x'; 200_000]);
    engine.say("");
    engine.say("isready");
    while engine.hear() != "readyok" {}
    engine.say("position startpos 1234a moves +0");
    engine.say("go nodes 10");
    // What was asked is answered, then it ends by itself.
    engine.to = None;
    loop {
        let line = engine.hear();
        if line.starts_with("bestmove") {
            assert_ne!(line, "bestmove (none)");
            break;
        }
    }
    assert!(engine.child.wait().unwrap().success());
}
