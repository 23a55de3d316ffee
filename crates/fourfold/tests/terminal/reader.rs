//! The screen reader `yasr` in the pseudo-terminal: every line is one utterance, spoken once and in
//! order, and nothing else is but echoes of what was typed (points 20 to 22 of the bar of access).
//!
//! It reads 255 bytes at a time and speaks what it has. That is why plain lines are written whole and a
//! little apart: without that, of 189 lines one to four were cut in every game.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use words::Language;

use crate::golden::{GAMES, Golden};
use crate::program_folder::{PATIENCE, ProgramFolder};
use crate::terminal::Terminal;

/// What Debian installs.
const SETTINGS: &str = "/etc/yasr/yasr.conf";

/// Without the reader the test is skipped, unless `FOURFOLD_TOOLS=all` says that it is there.
fn is_here() -> bool {
    let here = Path::new("/usr/bin/yasr").exists() && Path::new(SETTINGS).exists();
    if !here {
        let all = std::env::var("FOURFOLD_TOOLS").is_ok_and(|tools| tools == "all");
        assert!(!all, "yasr is not installed");
        eprintln!("skipped, for yasr is not installed");
    }
    here
}

/// A program of the shell.
fn script(folder: &ProgramFolder, name: &str, text: &str) -> PathBuf {
    let path = folder.file(name);
    fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path
}

/// Its settings: speech goes to a file, and keys are not named.
fn settings(folder: &ProgramFolder, voice: &Path) -> PathBuf {
    let usual = fs::read_to_string(SETTINGS).unwrap();
    let kept = usual.lines().filter(|line| {
        !line.trim_start_matches('#').starts_with("synthesizer") && !line.starts_with("key echo")
    });
    let ours = format!(
        "synthesizer=emacspeak server\nsynthesizer port=|{}\nkey echo=off",
        voice.display()
    );
    let mut lines = Vec::new();
    for line in kept {
        lines.push(line.to_owned());
        if line == "[options]" {
            lines.push(ours.clone());
        }
    }
    let path = folder.file("yasr.conf");
    fs::write(&path, lines.join("\n") + "\n").unwrap();
    path
}

/// What was spoken, one utterance each.
fn spoken(file: &Path) -> Vec<String> {
    let text = String::from_utf8_lossy(&fs::read(file).unwrap_or_default()).into_owned();
    let queued = text.lines().filter_map(|line| line.strip_prefix("q {"));
    queued.map(|line| line.trim_end().trim_end_matches('}').trim().to_owned()).collect()
}

/// Every line is one utterance, in order, and nothing else is spoken. `yasr` takes what has come when it
/// looks: on a machine that is busy with other things it may look too late and cut a line, and then it is
/// played again.
#[test]
fn a_whole_game_is_spoken_line_by_line_and_nothing_else() {
    if !is_here() {
        return;
    }
    let cuts: Vec<usize> = (0..3).map(|_| listen()).take_while(|cuts| *cuts > 0).collect();
    assert!(cuts.len() < 3, "lines were cut, so often in each game: {cuts:?}");
}

/// Plays a whole game, and says how often a line was cut.
fn listen() -> usize {
    let game = &GAMES[0];
    let folder = ProgramFolder::new();
    let file = folder.file("spoken");
    let voice = script(&folder, "voice", &format!("exec cat >> {}", file.display()));
    let conf = settings(&folder, &voice);
    let words = game.words.join(" ");
    let fourfold = env!("CARGO_BIN_EXE_fourfold");
    let program =
        format!("exec {fourfold} play --store games.sqlite --lang en --bot-pace 0 {words}");
    let program = script(&folder, "game", &program);
    let plain = folder.play(&[]);
    let mut command = Command::new("/usr/bin/yasr");
    command.arg("-C").arg(conf).arg(program).current_dir(folder.path());
    for (name, value) in plain.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    let mut terminal = Terminal::open(command);
    // The lines that the same game says through a pipe, in the same order.
    // Boards are left out: `yasr` counts the dots of a row instead of reading them.
    let typed = game.typed().replace("\nboard\n", "\n");
    let told = game.heard_in(&ProgramFolder::new(), Language::English, &typed);
    let told: Vec<String> = told.lines().map(str::to_owned).collect();
    let mut ears = Ears { file, told: &told, lines: 0, begun: 0, utterances: 0, cuts: 0 };
    let mut lines = String::new();
    ears.hear(answered(game, &lines, &told), "");
    for line in typed.lines() {
        // As a person types: the next letter when the last one is to be seen.
        for letter in line.chars() {
            let letter = letter.to_string();
            terminal.press(&letter);
            terminal.wait_for(&letter);
            thread::sleep(Duration::from_millis(10));
        }
        terminal.press("\r");
        lines.push_str(line);
        lines.push('\n');
        ears.hear(answered(game, &lines, &told), line);
    }
    terminal.wait();
    ears.hear(told.len(), "");
    assert_eq!((ears.lines, ears.begun), (told.len(), 0));
    ears.cuts
}

/// How many of the lines are told when this was typed.
fn answered(game: &Golden, typed: &str, told: &[String]) -> usize {
    let heard = game.heard_in(&ProgramFolder::new(), Language::English, typed);
    heard.lines().zip(told).take_while(|(heard, told)| heard == told).count()
}

/// Somebody who listens for what is told.
struct Ears<'t> {
    file: PathBuf,
    told: &'t [String],
    /// So many lines were heard to their end, and so much of the next one.
    lines: usize,
    begun: usize,
    /// How much of the file was listened to.
    utterances: usize,
    /// How often a line was spoken in several pieces.
    cuts: usize,
}

impl Ears<'_> {
    /// Listens until so many lines were heard in all. Before the answer to what was typed it may be
    /// echoed, or a part of it: `yasr` knows its own keys again only if it is fast.
    fn hear(&mut self, until: usize, typed: &str) {
        let patience = Instant::now() + PATIENCE;
        let mut may_echo = true;
        loop {
            for text in spoken(&self.file).split_off(self.utterances) {
                self.utterances += 1;
                let is_told = self.is_next(&text);
                assert!(
                    is_told || may_echo && typed.contains(&text),
                    "{text:?} is spoken after {typed:?}, and not {:?}",
                    self.told.get(self.lines)
                );
                may_echo &= !is_told;
            }
            if self.lines >= until {
                return;
            }
            assert!(Instant::now() < patience, "{:?} is not spoken", self.told[self.lines]);
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Is this the next line, or the next piece of it? Never the end of one and the beginning of another.
    fn is_next(&mut self, text: &str) -> bool {
        let Some(line) = self.told.get(self.lines) else { return false };
        let rest = line[self.begun..].trim_start();
        let Some(after) = rest.strip_prefix(text).filter(|_| !text.is_empty()) else {
            return false;
        };
        if after.is_empty() {
            (self.lines, self.begun) = (self.lines + 1, 0);
        } else {
            (self.begun, self.cuts) = (line.len() - after.len(), self.cuts + 1);
        }
        true
    }
}
