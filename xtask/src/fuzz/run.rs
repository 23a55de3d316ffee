//! One target running for a while, and how that ended.

use std::fmt;
use std::fs::{self, File};
use std::process::{Child, Stdio};

use cargo_metadata::camino::{Utf8Path, Utf8PathBuf};

use super::log;
use crate::command_line::{CommandLine, Voice};
use crate::stop::Stop;
use crate::tally::Tally;
use crate::workshop::Workshop;

/// Longer than any text that people type or send us, by far.
const MAX_LEN: u32 = 4096;
/// One input that takes longer than this has hung the target.
const SECONDS_PER_INPUT: u32 = 10;

/// One target, ready to run for a while.
#[derive(Debug)]
pub(crate) struct Run<'a> {
    workshop: &'a Workshop,
    target: &'a str,
    program: Utf8PathBuf,
    command: CommandLine,
    log: Utf8PathBuf,
}

/// How a run ended.
#[derive(Debug)]
pub(crate) enum Verdict {
    /// The time was used up and nothing broke.
    Held { inputs: u64 },
    /// An input broke it; none is known if the program died before it could write one.
    Broke { reason: String, input: Option<Input> },
    /// It ran, but without the counters that guide it, so that it has shown nothing.
    Blind,
}

/// What broke a target.
#[derive(Debug)]
pub(crate) struct Input {
    file: Utf8PathBuf,
    bytes: Vec<u8>,
}

impl<'a> Run<'a> {
    /// Makes the folders that libFuzzer expects, none of which lies in the repository.
    pub(crate) fn prepare(
        workshop: &'a Workshop,
        host: &str,
        target: &'a str,
        seconds: u32,
    ) -> Result<Self, Stop> {
        let corpus = workshop.target().join("fuzz-corpus").join(target);
        let artifacts = workshop.target().join("fuzz-artifacts").join(target);
        for folder in [&corpus, &artifacts] {
            fs::create_dir_all(folder).map_err(Stop::file(folder))?;
        }
        let program = workshop.target().join("fuzz").join(host).join("release").join(target);
        let seeds = Utf8Path::new("fuzz/seeds").join(target);
        let short = |path| workshop.short(path).to_string();
        // New inputs go into the first folder, so the seeds stay as they are.
        let command = CommandLine::new(program.as_str(), [format!("-max_total_time={seconds}")])
            .and([format!("-max_len={MAX_LEN}"), format!("-timeout={SECONDS_PER_INPUT}")])
            .and([format!("-artifact_prefix={}/", short(&artifacts)), short(&corpus)])
            .and(workshop.root().join(&seeds).is_dir().then_some(seeds.as_str()));
        let log = artifacts.with_extension("log");
        Ok(Self { workshop, target, program, command, log })
    }

    pub(crate) fn target(&self) -> &str {
        self.target
    }

    /// Starts it in the background, where it writes to its log.
    pub(crate) fn start(&self) -> Result<Child, Stop> {
        let log = File::create(&self.log).map_err(Stop::file(&self.log))?;
        let same = log.try_clone().map_err(Stop::file(&self.log))?;
        self.command
            .to_command(self.workshop.root())
            .stdin(Stdio::null())
            .stdout(same)
            .stderr(log)
            .spawn()
            .map_err(|source| self.command.not_started(source))
    }

    /// Waits for what [`Run::start`] has started.
    pub(crate) fn wait(&self, mut child: Child) -> Result<Verdict, Stop> {
        let status = child.wait().map_err(|source| self.command.not_started(source))?;
        let log = fs::read(&self.log).map_err(Stop::file(&self.log))?;
        self.judge(status.success(), &String::from_utf8_lossy(&log))
    }

    /// Runs it in the foreground for someone who watches.
    pub(crate) fn aloud(&self) -> Result<Verdict, Stop> {
        let heard = self.command.run_hearing(self.workshop.root(), Voice::Stderr)?;
        fs::write(&self.log, &heard.text).map_err(Stop::file(&self.log))?;
        self.judge(heard.success, &heard.text)
    }

    fn judge(&self, success: bool, text: &str) -> Result<Verdict, Stop> {
        let input = match log::broken_by(text) {
            None => None,
            Some(file) => {
                let bytes = fs::read(self.workshop.root().join(file)).map_err(Stop::file(file))?;
                Some(Input { file: file.into(), bytes })
            }
        };
        Ok(match log::inputs_tried(text) {
            _ if !log::is_guided(text) => Verdict::Blind,
            Some(inputs) if success => Verdict::Held { inputs },
            _ => Verdict::Broke { reason: log::reason(text), input },
        })
    }

    /// What to tell whoever has to mend it.
    pub(crate) fn failure(&self, verdict: &Verdict, tally: Tally) -> Stop {
        let again = match verdict {
            Verdict::Broke { input: Some(input), .. } => {
                let program = self.workshop.short(&self.program);
                CommandLine::new(program.as_str(), [input.file.as_str()]).to_string()
            }
            Verdict::Broke { input: None, .. } | Verdict::Blind | Verdict::Held { .. } => {
                self.command.to_string()
            }
        };
        Stop::Failed {
            what: format!(
                "the fuzz target `{}` {verdict}\nIts log: {}\nOnce mended: cargo xtask fuzz {}",
                self.target,
                self.workshop.short(&self.log),
                self.target
            ),
            repeat: again,
            tally,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Held { inputs } => write!(f, "held, {inputs} inputs"),
            Self::Broke { reason, input: Some(input) } => {
                write!(f, "broke on b\"{}\"\n{reason}", input.bytes.escape_ascii())
            }
            Self::Broke { reason, input: None } => write!(f, "broke\n{reason}"),
            Self::Blind => f.write_str("ran blind: the compiler put no counters into it"),
        }
    }
}
