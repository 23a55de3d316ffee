//! What people type: one forgiving reader for the page and the terminal.
//!
//! The words are those of the person's language and of English, from `locales/`, and the short
//! codes of `docs/notation.md`. Case, accents, quotes, spare spaces and small words are
//! forgiven, and a beginning that fits one command only is enough.

mod completion;
pub(crate) mod fold;
pub(crate) mod lexicon;
mod meaning;
mod misread;
mod reader;
mod vocabulary;

use table::{Action, GameView, View, What};

use crate::language::Language;
use crate::phrase::Phrase;
use crate::question::{Question, Spot, is_masked, is_seated};
use crate::voice::Voice;

use lexicon::Lexicon;
use meaning::{about_cell, act, lay, meant, pieces_left};
use reader::Reader;

pub use completion::complete;
pub(crate) use lexicon::{Verb, phrases, spelled, spelling};
pub(crate) use misread::left;
pub use misread::{Misread, MissingPart};

/// What a command is read by: whose it is, what this person may know, and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct CommandContext<'a> {
    /// The person's language and styles.
    pub voice: &'a Voice,
    /// The person's view.
    pub view: &'a View,
    /// The cell under the cursor, which "here" means.
    pub here: Option<Spot>,
}

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Something to ask of the table.
    Do(What),
    /// A turn of Quarto typed together (`b3+7`, `b3!3`): a placement, and the gift or call that
    /// is asked for once the placement was made.
    Turn(What, What),
    /// Something to be told.
    Ask(Question),
    /// Something friendly for everybody at the table.
    Say(Phrase),
}

impl Command {
    /// Is this one to confirm before it is done? It cannot be undone and ends the person's game.
    pub const fn is_grave(&self) -> bool {
        matches!(self, Self::Do(What::Resign))
    }

    /// Reads a command. Whether the rules allow it the table decides; here only what it means.
    ///
    /// ```
    /// use table::{Moment, Order, Rules, Seat, Seed, Sitter, Table, Terms, Viewer, What, When};
    /// use words::{Command, CommandContext, Language, Voice};
    ///
    /// # let terms = Terms::casual(Rules::read("quarto", "1234p").expect("rules"));
    /// # let entry = Table::create("g1".parse()?, terms, Seed([7; 32]), Moment(0)).expect("terms");
    /// # let mut table = Table::open(&entry).expect("entry");
    /// # for (number, name) in [(1, "anna"), (2, "ben")] {
    /// #     let seat = Seat::new(number).expect("two play");
    /// #     table.command(&Order::Sit(seat, Sitter::Person(name.parse()?)), When::at(Moment(0)))?;
    /// # }
    /// # table.command(&Order::Start, When::at(Moment(0)))?;
    /// // A table of Quarto that has just started.
    /// let viewer = Viewer::Seat(Seat::FIRST);
    /// let view = table.view(viewer).expect("two play");
    /// let voice = Voice::new(Language::French, viewer);
    /// let context = CommandContext { voice: &voice, view: &view, here: None };
    ///
    /// let give = Command::Do(What::Act(table::Action::Quarto("+0".parse()?)));
    /// for text in ["donner la pièce claire, ronde, basse et pleine", "DONNE crbp", "+0", "give LRSF"] {
    ///     assert_eq!(Command::read(text, context), Ok(give.clone()), "{text}");
    /// }
    /// let wrong = Command::read("donner", context).expect_err("no piece");
    /// assert_eq!(
    ///     voice.misread(&wrong, context),
    ///     "Quelle pièce, en mots ou en code\u{a0}? Exemple\u{a0}: donner CRBP."
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read(text: &str, context: CommandContext<'_>) -> Result<Self, Misread> {
        let mut words = fold::words(text);
        if let Some(turn) = turn(&words, context) {
            return turn;
        }
        // "Quarto!" is said with a sign that means something only at the beginning.
        let mut place = 0;
        words.retain(|word| {
            place += 1;
            place == 1 || word != "!"
        });
        if let Some(phrase) = Phrase::read(&words, context.voice.language) {
            return if is_seated(context.view) {
                Ok(Self::Say(phrase))
            } else {
                Err(Misread::Spectator)
            };
        }
        let asks = words.len() > 1 && words.last().is_some_and(|word| word == "?");
        if asks {
            words.pop();
        }
        match one(&words, context, asks)? {
            Self::Do(_) | Self::Turn(..) if !is_seated(context.view) => Err(Misread::Spectator),
            command => Ok(command),
        }
    }
}

impl Voice {
    /// How a question is typed, for buttons that ask: the first of its words, and "here" for a
    /// question about a cell.
    pub fn asking(&self, question: Question) -> String {
        let here = |verb: Verb| {
            let here = spelled(self.language, "word-here");
            format!("{} {here}", spelling(self.language, verb))
        };
        let verb = match question {
            Question::Cell(_) => return here(Verb::AskCell),
            Question::Lines(_) => return here(Verb::AskLines),
            Question::Line(line) => return self.line(line),
            Question::LastMove => Verb::AskLastMove,
            Question::Turn => Verb::AskTurn,
            Question::Hand => Verb::AskHand,
            Question::Left => Verb::AskLeft,
            Question::Occupied => Verb::AskOccupied,
            Question::Free => Verb::AskFree,
            Question::Missing => Verb::AskMissing,
            Question::Score => Verb::AskScore,
            Question::Stock => Verb::AskStock,
            Question::Clocks => Verb::AskClocks,
            Question::Legal => Verb::AskLegal,
            Question::Terms => Verb::AskTerms,
            Question::Repeat => Verb::AskRepeat,
            Question::Help => Verb::AskHelp,
        };
        spelling(self.language, verb)
    }

    /// Is this a yes, in the listener's language or in English? Only a whole phrase is: what is
    /// confirmed cannot be undone.
    pub fn confirms(&self, text: &str) -> bool {
        self.is_phrase_of(Verb::Agree, text)
    }

    /// Is this a no?
    pub fn declines(&self, text: &str) -> bool {
        self.is_phrase_of(Verb::Decline, text)
    }

    /// Does this ask what can be typed? A program that has words of its own adds those.
    pub fn asks_for_help(&self, text: &str) -> bool {
        text.trim() == "?" || self.is_phrase_of(Verb::AskHelp, text)
    }

    fn is_phrase_of(&self, verb: Verb, text: &str) -> bool {
        let mut typed = fold::words(text);
        typed.retain(|word| word != "!");
        let languages = [self.language, Language::English];
        languages.into_iter().any(|language| phrases(language, verb.key()).contains(&typed))
    }
}

/// A placement and what follows it, in codes or in words: `b3+7`, `b3!3`, "b3 and give the dark
/// one". `None` if there is no placement before a gift or a call.
fn turn(words: &[String], context: CommandContext<'_>) -> Option<Result<Command, Misread>> {
    let begins = |place: &usize| match words.get(*place).map(String::as_str) {
        Some("+") => true,
        // Alone at the end it is only said loudly, unless a bare call is what this table has.
        Some("!") => words.len() > place + 1 || is_called_bare(context),
        _ => begins_with(words.get(*place..).unwrap_or_default(), context),
    };
    let split = (1..words.len()).find(begins)?;
    let (first, then) = words.split_at_checked(split)?;
    let is_placement =
        |what: &What| matches!(what, What::Act(Action::Quarto(quarto::Action::Place(_))));
    let Ok(Command::Do(first)) = one(first, context, false) else { return None };
    if !is_placement(&first) {
        return None;
    }
    if !is_seated(context.view) {
        return Some(Err(Misread::Spectator));
    }
    Some(match one(then, context, false) {
        Ok(Command::Do(then)) => Ok(Command::Turn(first, then)),
        Ok(_) => return None,
        Err(misread) => Err(misread),
    })
}

/// Do these words begin with giving or calling?
fn begins_with(words: &[String], context: CommandContext<'_>) -> bool {
    [context.voice.language, Language::English].into_iter().any(|language| {
        let found = Lexicon::longest(&Lexicon::get(language).verbs, words);
        matches!(found, Some((Verb::Give | Verb::Call, _)))
    })
}

/// Is the call alone enough at this table?
fn is_called_bare(context: CommandContext<'_>) -> bool {
    let rules = context.view.terms.rules.quarto();
    rules.is_some_and(|rules| matches!(rules.calling, quarto::Calling::Call(_)))
}

/// One command.
fn one(words: &[String], context: CommandContext<'_>, asks: bool) -> Result<Command, Misread> {
    let reader = Reader::new(words, context);
    match by_sign(reader.clone(), context, asks) {
        Some(command) => command,
        None => by_word(reader, words, context, asks),
    }
}

/// Commands that begin with a sign: `+7`, `!3`, `@b3`, `-`, `?`.
fn by_sign(
    mut reader: Reader<'_>,
    context: CommandContext<'_>,
    asks: bool,
) -> Option<Result<Command, Misread>> {
    let verb = match reader.first()? {
        "+" => Verb::Give,
        "!" => Verb::Call,
        "@" => Verb::Touch,
        "-" => Verb::Decline,
        "?" => Verb::AskHelp,
        _ => return None,
    };
    let sign = reader.first()?.to_owned();
    let _ = reader.take(&sign);
    Some(meant(verb, reader, context, asks))
}

fn by_word(
    reader: Reader<'_>,
    words: &[String],
    context: CommandContext<'_>,
    asks: bool,
) -> Result<Command, Misread> {
    let Some(first) = words.first() else { return Err(Misread::Empty) };
    let languages = [context.voice.language, Language::English];
    let mut refused = None;
    for language in languages {
        if let Some((verb, length)) = Lexicon::longest(&Lexicon::get(language).verbs, words) {
            let rest = Reader::new(words.get(length..).unwrap_or_default(), context);
            match meant(verb, rest, context, asks) {
                Ok(command) => return Ok(command),
                Err(misread) => refused = refused.or(Some(misread)),
            }
        }
    }
    // A word may be short for a command and yet mean a cell or a piece here.
    if let Some(read) = bare(reader, context, asks) {
        return read;
    }
    if let Some(misread) = refused {
        return Err(misread);
    }
    let mut found: Vec<Verb> = Vec::new();
    for language in languages {
        // Commands of several words are typed in full.
        let begins = |phrase: &[String]| match phrase {
            [word] => word.starts_with(first.as_str()),
            _ => false,
        };
        let verbs = Lexicon::get(language).verbs.iter().filter(|(phrase, _)| begins(phrase));
        for (_, verb) in verbs {
            if !found.contains(verb) {
                found.push(*verb);
            }
        }
        if !found.is_empty() {
            break;
        }
    }
    match found.as_slice() {
        [verb] => {
            let rest = Reader::new(words.get(1..).unwrap_or_default(), context);
            meant(*verb, rest, context, asks)
        }
        [] => Err(Misread::Unknown(first.clone())),
        several => {
            let spelled = |verb: &Verb| spelling(context.voice.language, *verb);
            Err(Misread::Ambiguous(several.iter().map(spelled).collect()))
        }
    }
}

/// A cell, a piece, a line or a tile without a word before it.
fn bare(
    reader: Reader<'_>,
    context: CommandContext<'_>,
    asks: bool,
) -> Option<Result<Command, Misread>> {
    let whole = |reader: Reader<'_>| reader.end().is_ok();
    match &context.view.game {
        Some(GameView::Quarto(_) | GameView::Access(_)) | None => {
            let mut cell = reader.clone();
            if let Some(found) = cell.cell().filter(|_| whole(cell)) {
                let place = act(Action::Quarto(quarto::Action::Place(found)));
                return Some(Ok(if asks { about_cell(found, context) } else { place }));
            }
            let mut piece = reader.clone();
            // One digit alone is too easily typed by mistake to give a piece away.
            let is_digit = piece.first().is_some_and(|word| word.len() == 1) && piece.is_last();
            let masked = is_masked(context.view);
            if !is_digit
                && let Some(found) = piece.piece(pieces_left(context)).ok().filter(|_| whole(piece))
            {
                let give = act(Action::Quarto(quarto::Action::Give(found)));
                return Some(if masked {
                    Err(Misread::Expected(MissingPart::TrayPlace))
                } else {
                    Ok(give)
                });
            }
            let mut line = reader;
            let found = line.line().filter(|_| whole(line))?;
            Some(Ok(Command::Ask(Question::Line(found))))
        }
        Some(GameView::Quartex(_)) => {
            if reader.clone().tile().is_some() {
                return Some(lay(reader));
            }
            let mut spot = reader;
            let found = spot.spot().filter(|_| whole(spot))?;
            Some(Ok(Command::Ask(Question::Cell(Spot::Quartex(found)))))
        }
    }
}
