//! Why a command did nothing: it could not, or it was used wrongly.
//!
//! Clauses without a full stop, since they stand behind the word "error".

use std::io;

use solver::{BadOptions, LEAST_MEMORY};
use table::Seat;

use crate::catalog::Value;
use crate::rules::RulesGame;
use crate::voice::Voice;

/// What could not be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FailedTask {
    /// Write the answer.
    Answer,
    /// Read a file.
    Read(String),
    /// Write a file.
    Write(String),
    /// Write the manual into a folder.
    Manual(String),
    /// Watch for interruptions.
    Interruptions,
    /// Make a PNG.
    Png,
    /// Make a PDF.
    Pdf,
    /// Write Braille.
    Braille,
    /// Solve a position.
    Solve,
    /// Solve the empty board.
    Prove,
    /// Open a store.
    Open(String),
    /// Read the games of a store.
    Games,
    /// Play a game again.
    Replay(String),
    /// Copy a store into a file.
    Copy(String),
    /// Bring back what a file holds.
    BringBack(String),
    /// Hear people at an address.
    Listen(String),
    /// Serve tables.
    Serve,
    /// Reach a server at an address.
    Reach(String),
    /// Keep the game of a session.
    Keep,
}

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// There is no such file.
    NoFile,
    /// There is a file already.
    Exists,
    /// Somebody may not do this.
    NotAllowed,
    /// A part of the path is no folder.
    NoFolder,
    /// It is a folder.
    IsFolder,
    /// It is a pipe or a device, where a file is read whole.
    NotRegular,
    /// There is no room left.
    Full,
    /// It happened while the copy or store was read.
    Reading(Box<Cause>),
    /// It happened while the copy or store was written.
    Writing(Box<Cause>),
    /// The store cannot be reached or fails.
    Unavailable(String),
    /// The store was written by a later release.
    Newer {
        /// The version it has.
        found: u32,
        /// The latest that is known.
        known: u32,
    },
    /// This is no store of ours.
    Foreign,
    /// Another server has the store open.
    InUse,
    /// An entry cannot be read, or cannot stand where it does.
    Broken {
        /// At which table.
        table: String,
        /// Its number.
        entry: u64,
        /// What is wrong with it.
        why: String,
    },
    /// An entry of the log of one game cannot stand where it does.
    Misplaced(u64),
    /// The store was closed.
    Closed,
    /// No certificate is in the file.
    NoCertificate,
    /// No key is in the file.
    NoKey,
    /// The key is that of another certificate.
    OtherKey,
    /// The token in the file has fewer characters than this.
    TokenShort(usize),
    /// Everybody on this machine can read the token in the file.
    TokenExposed,
    /// The file is damaged; this is what SQLite says.
    Damaged(String),
    /// The copy holds something else than was read.
    Unlike,
    /// There is another game of the same name.
    Differs {
        /// The table.
        table: String,
        /// The first entry that is different.
        entry: u64,
    },
    /// What a system or a library says, in its own words.
    Said(String),
}

impl From<&io::Error> for Cause {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound => Self::NoFile,
            io::ErrorKind::AlreadyExists => Self::Exists,
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Self::NotAllowed,
            io::ErrorKind::NotADirectory => Self::NoFolder,
            io::ErrorKind::IsADirectory => Self::IsFolder,
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full,
            _ => Self::Said(error.to_string()),
        }
    }
}

/// What an option of a command is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Records.
    Records,
    /// Positions of both games.
    Positions,
    /// Quarto.
    Quarto,
    /// Positions of Quarto.
    Boards,
    /// Positions of Quartex.
    Fields,
    /// Quarto Access.
    Access,
    /// Quartex.
    Quartex,
}

/// A game as a whole.
impl From<RulesGame> for Subject {
    fn from(game: RulesGame) -> Self {
        match game {
            RulesGame::Quarto => Self::Quarto,
            RulesGame::Access => Self::Access,
            RulesGame::Quartex => Self::Quartex,
        }
    }
}

impl Subject {
    const fn word(self) -> &'static str {
        match self {
            Self::Records => "records",
            Self::Positions => "positions",
            Self::Quarto => "quarto",
            Self::Boards => "boards",
            Self::Fields => "fields",
            Self::Access => "access",
            Self::Quartex => "quartex",
        }
    }
}

/// How a command was used wrongly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misuse {
    /// This option is for something else.
    Option(&'static str, Subject),
    /// A record that cannot be played again.
    Record(table::Fault),
    /// A record where a position is drawn.
    DrawRecord,
    /// A table has only so many seats.
    Seats(usize),
    /// The name of a picture must say what it is.
    PictureName(String),
    /// The name of a print must say what it is.
    PrintName(String),
    /// `--last` is no cell.
    Last(String),
    /// `--last` is a cell without a tile.
    LastEmpty(String),
    /// `--line` is no line.
    Line(String, quarto::Expected),
    /// The game is over, and there is nothing to solve.
    Over(quarto::Outcome),
    /// The solver cannot work like this, with so many MiB.
    Solver(BadOptions, u64),
    /// There is no game of this name.
    NoGame(String),
    /// Nobody's home is known, so that a store must be named.
    NoHome,
    /// So many players are too few or too many for the game.
    Players(RulesGame, usize),
    /// Nobody plays at this keyboard, and nobody watches.
    NobodyHere,
    /// A seat for somebody elsewhere, and no server to meet at.
    NoServer,
    /// What is for a new game was said where a game goes on.
    OnlyNew,
    /// Somebody beside the player was named, at a table of a server.
    NamedBeside,
    /// `--seed` for a table of a server, which draws its own.
    SeedElsewhere,
    /// There is no kept game of this name.
    NoKept(String),
    /// This is no address of a server or table.
    Address(String),
    /// A game that follows from this `--seed` is kept already, under this name.
    SeedTaken(String),
    /// No game was named.
    WhichGame,
    /// A player's name must have a letter and at most so many characters.
    PlayerName(usize),
}

impl Voice {
    /// The word "error" and what it is.
    pub fn error(&self, what: &str) -> String {
        self.say("failure-error", &[("told", what.into())])
    }

    /// What could not be done, and why.
    pub fn could_not(&self, task: &FailedTask, cause: &Cause) -> String {
        let (task, why) = (self.task(task), self.cause(cause));
        self.say("failure-could-not", &[("task", task.into()), ("why", why.into())])
    }

    fn task(&self, task: &FailedTask) -> String {
        let named = |key: &str, name: &String| self.say(key, &[("name", name.clone().into())]);
        match task {
            FailedTask::Answer => self.word("task-answer"),
            FailedTask::Read(name) => named("task-read", name),
            FailedTask::Write(name) => named("task-write", name),
            FailedTask::Manual(name) => named("task-manual", name),
            FailedTask::Interruptions => self.word("task-interruptions"),
            FailedTask::Png => self.word("task-png"),
            FailedTask::Pdf => self.word("task-pdf"),
            FailedTask::Braille => self.word("task-braille"),
            FailedTask::Solve => self.word("task-solve"),
            FailedTask::Prove => self.word("task-prove"),
            FailedTask::Open(name) => named("task-open", name),
            FailedTask::Games => self.word("task-games"),
            FailedTask::Replay(name) => named("task-replay", name),
            FailedTask::Copy(name) => named("task-copy", name),
            FailedTask::BringBack(name) => named("task-bring-back", name),
            FailedTask::Listen(name) => named("task-listen", name),
            FailedTask::Serve => self.word("task-serve"),
            FailedTask::Reach(name) => named("task-reach", name),
            FailedTask::Keep => self.word("task-keep"),
        }
    }

    fn cause(&self, cause: &Cause) -> String {
        let because = |key: &str, why: String| self.say(key, &[("why", why.into())]);
        let entry = |table: &String, entry: u64| -> [(&'static str, Value<'_>); 2] {
            [("name", table.clone().into()), ("entry", entry.to_string().into())]
        };
        match cause {
            Cause::NoFile => self.word("cause-no-file"),
            Cause::Exists => self.word("cause-exists"),
            Cause::NotAllowed => self.word("cause-not-allowed"),
            Cause::NoFolder => self.word("cause-no-folder"),
            Cause::IsFolder => self.word("cause-is-folder"),
            Cause::Full => self.word("cause-full"),
            Cause::Reading(cause) => because("cause-reading", self.cause(cause)),
            Cause::Writing(cause) => because("cause-writing", self.cause(cause)),
            Cause::Unavailable(why) => because("cause-unavailable", why.clone()),
            Cause::Newer { found, known } => {
                let found = ("found", found.to_string().into());
                self.say("cause-newer", &[found, ("known", known.to_string().into())])
            }
            Cause::Foreign => self.word("cause-foreign"),
            Cause::InUse => self.word("cause-in-use"),
            Cause::Broken { table, entry: number, why } => {
                let why = ("why", why.clone().into());
                self.say("cause-broken", &[&entry(table, *number), [why].as_slice()].concat())
            }
            Cause::Misplaced(entry) => {
                self.say("cause-misplaced", &[("entry", entry.to_string().into())])
            }
            Cause::Closed => self.word("cause-closed"),
            Cause::NoCertificate => self.word("cause-no-certificate"),
            Cause::NoKey => self.word("cause-no-key"),
            Cause::OtherKey => self.word("cause-other-key"),
            Cause::TokenShort(least) => {
                self.say("cause-token-short", &[("least", (*least).into())])
            }
            Cause::NotRegular => self.word("cause-not-regular"),
            Cause::TokenExposed => self.word("cause-token-exposed"),
            Cause::Damaged(why) => because("cause-damaged", why.clone()),
            Cause::Unlike => self.word("cause-unlike"),
            Cause::Differs { table, entry: number } => {
                self.say("cause-differs", &entry(table, *number))
            }
            Cause::Said(text) => text.clone(),
        }
    }

    /// How a command was used wrongly.
    pub fn misuse(&self, misuse: &Misuse) -> String {
        let named =
            |key: &str, name: &str, text: &String| self.say(key, &[(name, text.clone().into())]);
        match misuse {
            Misuse::Option(option, subject) => {
                let subject = ("subject", subject.word().into());
                self.say("misuse-option", &[("option", (*option).into()), subject])
            }
            Misuse::Record(fault) => {
                self.say("misuse-no-record", &[("told", self.fault(fault).into())])
            }
            Misuse::DrawRecord => self.word("misuse-draw-record"),
            Misuse::Seats(count) => self.say("misuse-seats", &[("count", (*count).into())]),
            Misuse::PictureName(name) => named("misuse-picture-name", "name", name),
            Misuse::PrintName(name) => named("misuse-print-name", "name", name),
            Misuse::Last(text) => named("misuse-last", "text", text),
            Misuse::LastEmpty(text) => named("misuse-last-empty", "text", text),
            Misuse::Line(text, expected) => {
                let expected = ("expected", self.expected(*expected).into());
                self.say("misuse-line", &[("text", text.clone().into()), expected])
            }
            Misuse::Over(outcome) => {
                self.say("misuse-over", &[("result", outcome.to_string().into())])
            }
            Misuse::Solver(bad, given) => {
                let given = ("given", given.to_string().into());
                match bad {
                    BadOptions::TooLittleMemory => {
                        let least = ("least", (LEAST_MEMORY >> 20).into());
                        self.say("misuse-little-memory", &[given, least])
                    }
                    BadOptions::TooMuchMemory => self.say("misuse-much-memory", &[given]),
                    BadOptions::NoThreads => self.word("misuse-no-threads"),
                }
            }
            Misuse::NoGame(name) => named("misuse-no-game", "name", name),
            Misuse::NoHome => self.word("misuse-no-home"),
            Misuse::Players(game, count) => {
                let (least, most) = match game {
                    RulesGame::Quarto | RulesGame::Access => (2, 2),
                    RulesGame::Quartex => (2, Seat::MAX),
                };
                let name = ("name", self.game(*game).into());
                let range = [("least", least.into()), ("most", most.into())];
                let count = ("count", (*count).into());
                self.say("misuse-players", &[&range, [name, count].as_slice()].concat())
            }
            Misuse::NobodyHere => self.word("misuse-nobody-here"),
            Misuse::NoServer => self.word("misuse-no-server"),
            Misuse::OnlyNew => self.word("misuse-only-new"),
            Misuse::NamedBeside => self.word("misuse-named-beside"),
            Misuse::SeedElsewhere => self.word("misuse-seed-elsewhere"),
            Misuse::NoKept(name) => named("misuse-no-kept", "name", name),
            Misuse::Address(text) => named("misuse-address", "text", text),
            Misuse::SeedTaken(name) => named("misuse-seed-taken", "name", name),
            Misuse::WhichGame => {
                let games = RulesGame::ALL.map(RulesGame::name).join(", ");
                self.say("misuse-which-game", &[("games", games.into())])
            }
            Misuse::PlayerName(most) => self.say("misuse-player-name", &[("most", (*most).into())]),
        }
    }

    /// A text that is no position: where, what was expected, and what is there instead.
    pub fn unreadable(&self, text: &str, at: usize, expected: &str) -> String {
        let found = match text.chars().nth(at) {
            None => self.word("misuse-the-end"),
            Some(sign) if sign.is_control() => format!("{sign:?}"),
            Some(sign) => format!("'{sign}'"),
        };
        self.say(
            "misuse-no-position",
            &[("at", (at + 1).into()), ("expected", expected.into()), ("found", found.into())],
        )
    }

    /// What the text of a position of either game begins with.
    pub fn either_game(&self) -> String {
        self.word("misuse-either-game")
    }

    /// The heading of everything that keeps a text from being a position.
    pub fn cannot_be(&self) -> String {
        self.word("misuse-cannot-be")
    }
}
