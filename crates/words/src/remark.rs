//! What the program itself says to a person at a terminal.
//!
//! Everything about the game comes from views and glimpses, in the files beside; these sentences
//! are about the session: what is kept, who takes the keyboard, which tables there are. Commands,
//! addresses and names of games are data and the same in every language.

use table::Seat;

use crate::aside::Aside;
use crate::catalog::Value;
use crate::command::{Verb, spelling};
use crate::phrase::Phrase;
use crate::question::Question;
use crate::rules::RulesGame;
use crate::voice::{CellStyle, Naming, Verbosity, Voice};

/// Something to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The first words: how to ask for help, and how to leave.
    Welcome,
    /// What can be typed besides the words of the table; those that set something are in
    /// [`Voice::settings`].
    Asides,
    /// What can be said to the others at the table.
    Phrases,
    /// The person has left, and the game is kept.
    Kept {
        /// What to type in a shell to go on.
        command: String,
    },
    /// The same, because of Ctrl-C, or because the program was told to end.
    Interrupted {
        /// What to type in a shell to go on.
        command: String,
    },
    /// The same, because there is nothing more to read.
    EndOfInput {
        /// What to type in a shell to go on.
        command: String,
    },
    /// A kept game goes on.
    Resumed {
        /// Which game is played.
        game: RulesGame,
        /// Who else plays.
        others: Vec<String>,
    },
    /// There is no kept game.
    NothingKept,
    /// One of the kept games.
    KeptGame {
        /// Its name, to be typed.
        name: String,
        /// Which game is played.
        game: RulesGame,
        /// Who else plays.
        others: Vec<String>,
        /// The result as records write it, if it is over.
        result: Option<String>,
    },
    /// Another person is to take the keyboard, alone.
    Pass {
        /// Who.
        who: Seat,
    },
    /// Somebody said "it is me" while nobody is to take the keyboard.
    NotYou,
    /// There is nothing to show: it has not started, or no tile is laid.
    NoBoard,
    /// There is no board to see while masks are worn (Q19).
    BoardCovered,
    /// Nothing may be heard again while masks are worn (Q19).
    LogClosed,
    /// There is no older message.
    NoOlder,
    /// There is no newer message.
    NoNewer,
    /// Nothing was said so far.
    NothingSaid,
    /// So many words are said.
    Verbosity(Verbosity),
    /// Pieces and tiles are named like this.
    Naming(Naming),
    /// Cells are named like this.
    Cells(CellStyle),
    /// How to get the record.
    RecordKept {
        /// What to type in a shell.
        command: String,
    },
    /// The game is over: what can be typed now.
    OverNow,
    /// All have agreed to another game, and it is there.
    NextReady,
    /// Nobody has agreed to another game.
    NoNext,
    /// What was to be confirmed was not.
    Unconfirmed,
    /// How others come to this table.
    Invite {
        /// The address to send them.
        address: String,
    },
    /// The person looks on.
    Watching,
    /// The person plays.
    Sitting {
        /// Which seat.
        seat: Seat,
    },
    /// A new table is there.
    Founded {
        /// Its address.
        address: String,
    },
    /// The server has no table to join or to watch.
    NoTables,
    /// Above the list of tables.
    Tables,
    /// A table with free seats.
    OpenTable {
        /// Its number in the list, to be typed.
        number: usize,
        /// Which game is played.
        game: RulesGame,
        /// Who sits there.
        names: Vec<String>,
        /// How many seats are free.
        free: usize,
    },
    /// A table where a game is being played.
    RunningTable {
        /// Its number in the list, to be typed.
        number: usize,
        /// Which game is played.
        game: RulesGame,
        /// Who plays.
        names: Vec<String>,
    },
    /// Below the list of tables.
    ChooseTable,
    /// The list has no such number.
    NoSuchNumber,
    /// What was asked could not be stored, and whether it happened is unknown.
    NotStored,
    /// Nothing can be stored for now. It goes on by itself.
    StoreFails,
    /// It can be stored again.
    StoreWorks,
    /// A line that is too long for a command.
    TooLong,
    /// A line that is no text.
    NotText,
    /// The painted screen was asked for and cannot be; it goes on in lines.
    ScreenRefused(Unpainted),
    /// The window is too small for the painted screen.
    WindowSmall {
        /// How many characters side by side it needs.
        columns: u16,
        /// How many lines it needs.
        lines: u16,
    },
}

/// Why there is no painted screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unpainted {
    /// What is said goes to a pipe or a file, or what is typed comes from one.
    NoTerminal,
    /// The terminal says of itself that it can only write lines.
    Dumb,
}

impl Voice {
    /// The sentence.
    ///
    /// ```
    /// use table::{Seat, Viewer};
    /// use words::{Language, Remark, Voice};
    ///
    /// let voice = Voice::new(Language::English, Viewer::Seat(Seat::FIRST));
    /// assert_eq!(
    ///     voice.naming_players(["Anna", "Ben"]).remark(&Remark::Pass { who: Seat::FIRST }),
    ///     "Anna is next. When nobody else looks or listens, type “me”."
    /// );
    /// ```
    pub fn remark(&self, remark: &Remark) -> String {
        let address = |key: &str, text: &str| self.say(key, &[("address", text.into())]);
        let typed = |aside: Aside| -> Value<'_> { self.aside(aside).into() };
        let command = |key: &str, text: &str| self.say(key, &[("command", text.into())]);
        match remark {
            Remark::Welcome => {
                let help = self.asking(Question::Help);
                self.say("remark-welcome", &[("help", help.into()), ("quit", typed(Aside::Quit))])
            }
            Remark::Asides => {
                let asides = Aside::ALL.into_iter().filter(|aside| !aside.is_setting());
                let words: Vec<String> = asides.map(|aside| self.aside(aside)).collect();
                self.say("remark-asides", &[("words", words.join(", ").into())])
            }
            Remark::Phrases => {
                let words = Phrase::ALL.map(|phrase| self.phrase_typed(phrase));
                self.say("remark-phrases", &[("words", words.join("; ").into())])
            }
            Remark::Kept { command: text } => command("remark-kept", text),
            Remark::Interrupted { command: text } => command("remark-interrupted", text),
            Remark::EndOfInput { command: text } => command("remark-end", text),
            Remark::Resumed { game, others } => {
                self.say("remark-resumed", &self.played("others", *game, others))
            }
            Remark::NothingKept => self.word("remark-nothing-kept"),
            Remark::KeptGame { name, game, others, result } => {
                let mut arguments = self.played("others", *game, others).to_vec();
                arguments.push(("name", name.as_str().into()));
                match result {
                    None => self.say("remark-kept-game", &arguments),
                    Some(result) => {
                        arguments.push(("result", result.as_str().into()));
                        self.say("remark-kept-over", &arguments)
                    }
                }
            }
            Remark::Pass { who } => self.say_of(*who, "remark-pass", &[("me", typed(Aside::Me))]),
            Remark::NotYou => self.word("remark-not-you"),
            Remark::NoBoard => self.word("remark-no-board"),
            Remark::BoardCovered => self.word("remark-board-covered"),
            Remark::LogClosed => self.word("play-log-closed"),
            Remark::NoOlder => self.word("play-older-none"),
            Remark::NoNewer => self.word("play-newer-none"),
            Remark::NothingSaid => self.word("answer-nothing-said"),
            Remark::Verbosity(verbosity) => self.verbosity_now(*verbosity),
            Remark::Naming(naming) => self.naming_now(*naming),
            Remark::Cells(cells) => self.cells_now(*cells),
            Remark::RecordKept { command: text } => command("remark-record", text),
            Remark::OverNow => {
                let rematch = spelling(self.language, Verb::Rematch);
                self.say(
                    "remark-over",
                    &[("rematch", rematch.into()), ("quit", typed(Aside::Quit))],
                )
            }
            Remark::NextReady => self.say("remark-next-ready", &[("next", typed(Aside::Next))]),
            Remark::NoNext => self.word("remark-no-next"),
            Remark::Unconfirmed => self.word("remark-unconfirmed"),
            Remark::Invite { address: text } => address("remark-invite", text),
            Remark::Watching => self.word("remark-watching"),
            Remark::Sitting { seat } => {
                self.say("remark-sitting", &[("seat", seat.number().into())])
            }
            Remark::Founded { address: text } => address("remark-founded", text),
            Remark::NoTables => self.word("remark-no-tables"),
            Remark::Tables => self.word("remark-tables"),
            Remark::OpenTable { number, game, names, free } => {
                let mut arguments = self.played("names", *game, names).to_vec();
                arguments.extend([("number", (*number).into()), ("free", (*free).into())]);
                self.say("remark-open-table", &arguments)
            }
            Remark::RunningTable { number, game, names } => {
                let mut arguments = self.played("names", *game, names).to_vec();
                arguments.push(("number", (*number).into()));
                self.say("remark-running-table", &arguments)
            }
            Remark::ChooseTable => self.say("remark-choose-table", &[("quit", typed(Aside::Quit))]),
            Remark::NoSuchNumber => self.word("remark-no-such-number"),
            Remark::NotStored => self.word("remark-not-stored"),
            Remark::StoreFails => self.word("remark-store-fails"),
            Remark::StoreWorks => self.word("remark-store-works"),
            Remark::TooLong => self.word("remark-too-long"),
            Remark::NotText => self.word("remark-not-text"),
            Remark::ScreenRefused(Unpainted::NoTerminal) => self.word("remark-screen-no-terminal"),
            Remark::ScreenRefused(Unpainted::Dumb) => self.word("remark-screen-dumb"),
            Remark::WindowSmall { columns, lines } => {
                let size = [("columns", (*columns).into()), ("lines", (*lines).into())];
                self.say("remark-screen-small", &size)
            }
        }
    }

    /// How this listener is spoken to now, and what to type to change it: a line for each.
    pub fn settings(&self) -> Vec<String> {
        let line = |now: String, is_of: fn(Aside) -> bool, current: Aside| {
            let others = Aside::ALL.into_iter().filter(|&one| is_of(one) && one != current);
            let choices: Vec<String> = others.map(|aside| self.aside(aside)).collect();
            let change = self.say("remark-change", &[("choices", choices.join(", ").into())]);
            format!("{now} {change}")
        };
        vec![
            line(
                self.verbosity_now(self.verbosity),
                |aside| matches!(aside, Aside::Verbosity(_)),
                Aside::Verbosity(self.verbosity),
            ),
            line(
                self.naming_now(self.naming),
                |aside| matches!(aside, Aside::Naming(_)),
                Aside::Naming(self.naming),
            ),
            line(
                self.cells_now(self.cells),
                |aside| matches!(aside, Aside::Cells(_)),
                Aside::Cells(self.cells),
            ),
        ]
    }

    /// The game, and these people: how many, and who.
    fn played<'a>(
        &self,
        people: &'static str,
        game: RulesGame,
        names: &[String],
    ) -> [(&'static str, Value<'a>); 3] {
        let listed = self.list(names);
        [("game", self.game(game).into()), ("count", names.len().into()), (people, listed.into())]
    }

    fn verbosity_now(&self, verbosity: Verbosity) -> String {
        self.word(match verbosity {
            Verbosity::Terse => "remark-messages-short",
            Verbosity::Normal => "remark-messages-normal",
            Verbosity::Full => "remark-messages-long",
        })
    }

    fn naming_now(&self, naming: Naming) -> String {
        self.word(match naming {
            Naming::Words => "remark-pieces-words",
            Naming::Codes => "remark-pieces-codes",
        })
    }

    fn cells_now(&self, cells: CellStyle) -> String {
        let key = match cells {
            CellStyle::Letters => "remark-cells-letters",
            CellStyle::Spelled => "remark-cells-spelled",
            CellStyle::Numbers => "remark-cells-numbers",
        };
        let example = quarto::Cell::new(quarto::File::B, quarto::Rank::Three);
        let example = Self { cells, ..self.clone() }.cell(example);
        self.say(key, &[("example", example.into())])
    }
}
