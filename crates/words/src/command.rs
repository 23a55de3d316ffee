//! What people type: one forgiving reader for the page and the terminal.
//!
//! The words are those of the person's language and of English, from `locales/`, and the short
//! codes of `docs/notation.md`. Case, accents, quotes, spare spaces and small words are
//! forgiven, and a beginning that fits one command only is enough.

mod fold;
mod lexicon;
mod misread;
mod reader;

use quartex::{Placement, Word};
use quarto::{Call, Pieces, Touch};
use table::{Action, GameView, Level, Offer, Span, View, What};

use crate::language::Language;
use crate::question::{Question, Spot, is_masked, is_seated};
use crate::voice::Voice;

use lexicon::{Lexicon, Verb, spelling};
use reader::Reader;

pub use misread::{Misread, Wanted};
pub(crate) use misread::left;

/// What a command is read by: whose it is, what this person may know, and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
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
    /// Something to be told.
    Ask(Question),
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
    /// use words::{Command, Context, Language, Voice};
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
    /// let context = Context { voice: &voice, view: &view, here: None };
    ///
    /// let give = Command::Do(What::Act(table::Action::Quarto("+0".parse()?)));
    /// for text in ["donner la pièce claire, ronde, basse et pleine", "DONNE crbp", "+0", "give LRSF"] {
    ///     assert_eq!(Command::read(text, context), Ok(give.clone()), "{text}");
    /// }
    /// let wrong = Command::read("donner", context).expect_err("no piece");
    /// assert_eq!(
    ///     voice.misread(&wrong, context),
    ///     "Il manque une pièce, en mots ou en code. Exemple\u{a0}: donner CRBP."
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read(text: &str, context: Context<'_>) -> Result<Self, Misread> {
        let mut words = fold::words(text);
        // "Quarto!" and "whose turn?" end as sentences do.
        while words.len() > 1 && words.last().is_some_and(|word| word == "!" || word == ".") {
            words.pop();
        }
        let asks = words.len() > 1 && words.last().is_some_and(|word| word == "?");
        if asks {
            words.pop();
        }
        let reader = Reader::new(&words, context);
        let command = match by_sign(reader.clone(), context, asks) {
            Some(command) => command?,
            None => by_word(reader, &words, context, asks)?,
        };
        match command {
            Self::Do(_) if !is_seated(context.view) => Err(Misread::Spectator),
            command => Ok(command),
        }
    }
}

/// Commands that begin with a sign: `+7`, `!3`, `@b3`, `-`, `?`.
fn by_sign(
    mut reader: Reader<'_>,
    context: Context<'_>,
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
    Some(complete(verb, reader, context, asks))
}

fn by_word(
    reader: Reader<'_>,
    words: &[String],
    context: Context<'_>,
    asks: bool,
) -> Result<Command, Misread> {
    let Some(first) = words.first() else { return Err(Misread::Empty) };
    let languages = [context.voice.language, Language::English];
    let mut refused = None;
    for language in languages {
        if let Some((verb, length)) = Lexicon::longest(&Lexicon::get(language).verbs, words) {
            let rest = Reader::new(words.get(length..).unwrap_or_default(), context);
            match complete(verb, rest, context, asks) {
                Ok(command) => return Ok(command),
                Err(misread) => refused = refused.or(Some(misread)),
            }
        }
    }
    // A word may be short for a command and yet mean a cell or a piece here.
    if let Some(command) = bare(reader, context, asks) {
        return Ok(command);
    }
    if let Some(misread) = refused {
        return Err(misread);
    }
    let mut found: Vec<Verb> = Vec::new();
    for language in languages {
        let begins = |phrase: &[String]| phrase.first().is_some_and(|w| w.starts_with(first));
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
            complete(*verb, rest, context, asks)
        }
        [] => Err(Misread::Unknown(first.clone())),
        several => {
            let spelled = |verb: &Verb| spelling(context.voice.language, *verb);
            Err(Misread::Ambiguous(several.iter().map(spelled).collect()))
        }
    }
}

/// A cell, a piece, a line or a tile without a word before it.
fn bare(reader: Reader<'_>, context: Context<'_>, asks: bool) -> Option<Command> {
    let whole = |reader: Reader<'_>| reader.end().is_ok();
    match &context.view.game {
        Some(GameView::Quarto(_) | GameView::Access(_)) | None => {
            let mut cell = reader.clone();
            if let Some(found) = cell.cell().filter(|_| whole(cell)) {
                return if asks {
                    Some(about_cell(found, context))
                } else {
                    Some(act(Action::Quarto(quarto::Action::Place(found))))
                };
            }
            let mut piece = reader.clone();
            let masked = is_masked(context.view);
            if let Some(found) = piece.piece(pieces_left(context)).ok().filter(|_| whole(piece)) {
                return (!masked).then(|| act(Action::Quarto(quarto::Action::Give(found))));
            }
            let mut line = reader;
            let found = line.line().filter(|_| whole(line))?;
            Some(Command::Ask(Question::Line(found)))
        }
        Some(GameView::Quartex(_)) => {
            let lay = complete(Verb::Lay, reader.clone(), context, asks);
            let mut spot = reader;
            lay.ok().or_else(|| {
                let found = spot.spot().filter(|_| whole(spot))?;
                Some(Command::Ask(Question::Cell(Spot::Quartex(found))))
            })
        }
    }
}

/// What a verb and the words behind it mean.
fn complete(
    verb: Verb,
    reader: Reader<'_>,
    context: Context<'_>,
    asks: bool,
) -> Result<Command, Misread> {
    let ask = |question: Question, reader: Reader<'_>| {
        reader.end().map(|()| Command::Ask(question))
    };
    let request = |what: What, reader: Reader<'_>| reader.end().map(|()| Command::Do(what));
    let is_quartex = matches!(context.view.game, Some(GameView::Quartex(_)));
    match verb {
        Verb::Give | Verb::Call | Verb::Touch | Verb::AskLines if is_quartex => {
            Err(Misread::OtherGame)
        }
        Verb::Cannot | Verb::SeeNone | Verb::PointOut if !is_quartex => Err(Misread::OtherGame),
        // People place tiles and lay pieces; Spanish has one word for both.
        Verb::Place | Verb::Lay if is_quartex => lay(reader),
        Verb::Place | Verb::Lay => place(reader, context, asks),
        Verb::Give => give(reader, context),
        Verb::Call => call(reader),
        Verb::Touch => touch(reader, context),
        Verb::Decline => match context.view.offer {
            Some(open) => request(What::Decline(open.offer), reader),
            None => request(What::Act(Action::Quarto(quarto::Action::Decline)), reader),
        },
        Verb::PointOut => point_out(reader),
        Verb::Cannot => request(What::Act(Action::Quartex(quartex::Action::Cannot)), reader),
        Verb::SeeNone => request(What::Act(Action::Quartex(quartex::Action::None)), reader),
        Verb::Draw => request(offer(Offer::Draw, context), reader),
        Verb::TakeBack => request(offer(Offer::TakeBack, context), reader),
        Verb::Rematch => request(offer(Offer::Rematch, context), reader),
        Verb::MoreTime => {
            let mut reader = reader;
            // A minute unless more is asked for; at most a day.
            let minutes = reader.number().unwrap_or(1).clamp(1, 24 * 60);
            request(offer(Offer::MoreTime(Span::seconds(60 * u64::from(minutes))), context), reader)
        }
        Verb::Agree => match context.view.offer {
            Some(open) => request(What::Agree(open.offer), reader),
            None => Err(Misread::NoOffer),
        },
        Verb::Resign => request(What::Resign, reader),
        Verb::HandOver => {
            let mut reader = reader;
            let level = reader.number().and_then(|number| u8::try_from(number).ok());
            let level = level.and_then(Level::new).unwrap_or(Level::STAND_IN);
            request(What::HandOver(level), reader)
        }
        Verb::Reclaim => request(What::Reclaim, reader),
        Verb::AskCell => ask_cell(reader, context),
        Verb::AskLines => ask_lines(reader, context),
        Verb::AskLastMove => ask(Question::LastMove, reader),
        Verb::AskTurn => ask(Question::Turn, reader),
        Verb::AskHand => ask(Question::Hand, reader),
        Verb::AskLeft => ask(Question::Left, reader),
        Verb::AskOccupied => ask(Question::Occupied, reader),
        Verb::AskFree => ask(Question::Free, reader),
        Verb::AskMissing => ask(Question::Missing, reader),
        Verb::AskScore => ask(Question::Score, reader),
        Verb::AskStock => ask(Question::Stock, reader),
        Verb::AskClocks => ask(Question::Clocks, reader),
        Verb::AskLegal => ask(Question::Legal, reader),
        Verb::AskTerms => ask(Question::Terms, reader),
        Verb::AskRepeat => ask(Question::Repeat, reader),
        Verb::AskHelp => ask(Question::Help, reader),
    }
}

const fn act(action: Action) -> Command {
    Command::Do(What::Act(action))
}

/// An offer; an agreement where the same was offered by somebody else.
fn offer(offer: Offer, context: Context<'_>) -> What {
    let mine = |seat| context.view.viewer == table::Viewer::Seat(seat);
    match context.view.offer {
        Some(open) if open.offer == offer && !mine(open.by) => What::Agree(offer),
        _ => What::Offer(offer),
    }
}

fn pieces_left(context: Context<'_>) -> Pieces {
    match &context.view.game {
        Some(GameView::Quarto(open)) => left(&open.sketch),
        Some(GameView::Access(_) | GameView::Quartex(_)) | None => Pieces::ALL,
    }
}

fn give(mut reader: Reader<'_>, context: Context<'_>) -> Result<Command, Misread> {
    if is_masked(context.view) {
        // Masked players give by place: a piece they name they would have to see (Q19).
        let place = reader.tray_place().ok_or(Misread::Expected(Wanted::TrayPlace))?;
        reader.end()?;
        return Ok(act(Action::GiveFrom(place)));
    }
    let piece = reader.piece(pieces_left(context))?;
    reader.end()?;
    Ok(act(Action::Quarto(quarto::Action::Give(piece))))
}

fn place(
    mut reader: Reader<'_>,
    context: Context<'_>,
    asks: bool,
) -> Result<Command, Misread> {
    let cell = reader.cell().ok_or(Misread::Expected(Wanted::Cell))?;
    reader.end()?;
    if asks {
        return Ok(about_cell(cell, context));
    }
    Ok(act(Action::Quarto(quarto::Action::Place(cell))))
}

fn call(mut reader: Reader<'_>) -> Result<Command, Misread> {
    reader.skip_fillers();
    let call = if reader.is_done() {
        Call::Bare
    } else {
        Call::Line(reader.line().ok_or(Misread::Expected(Wanted::Line))?)
    };
    reader.end()?;
    Ok(act(Action::Quarto(quarto::Action::Call(call))))
}

fn touch(mut reader: Reader<'_>, context: Context<'_>) -> Result<Command, Misread> {
    let cell = reader.cell().map(Touch::Cell);
    let touch = cell.or_else(|| reader.tray_place().map(Touch::Tray));
    let touch = touch.ok_or(Misread::Expected(Wanted::Touch))?;
    reader.end()?;
    Ok(feel(touch, context))
}

const fn feel(touch: Touch, context: Context<'_>) -> Command {
    Command::Do(What::Touch { number: context.view.touches, touch })
}

/// A question about a cell; under masks there is only touching it (Q19).
const fn about_cell(cell: quarto::Cell, context: Context<'_>) -> Command {
    if is_masked(context.view) {
        feel(Touch::Cell(cell), context)
    } else {
        Command::Ask(Question::Cell(Spot::Quarto(cell)))
    }
}

/// `XXSQ 2,-1`, or as records write it, `XXSQ@2,-1=SQXX`: the tile reads as typed last.
fn lay(mut reader: Reader<'_>) -> Result<Command, Misread> {
    let wanted = Misread::Expected(Wanted::TileAndCell);
    let typed = reader.tile().ok_or_else(|| wanted.clone())?;
    let _ = reader.take("@");
    let cell = reader.spot().ok_or_else(|| wanted.clone())?;
    let word: Word = if reader.take("=") { reader.tile().ok_or(wanted)? } else { typed };
    reader.end()?;
    if word.tile() != typed.tile() {
        return Err(Misread::OtherTile);
    }
    Ok(act(Action::Quartex(quartex::Action::Lay(Placement { cell, word }))))
}

fn point_out(mut reader: Reader<'_>) -> Result<Command, Misread> {
    let wanted = Misread::Expected(Wanted::TileAndCell);
    let tile = reader.tile().ok_or_else(|| wanted.clone())?.tile();
    let _ = reader.take("@");
    let cell = reader.spot().ok_or(wanted)?;
    reader.end()?;
    Ok(act(Action::Quartex(quartex::Action::Try { tile, cell })))
}

fn ask_cell(mut reader: Reader<'_>, context: Context<'_>) -> Result<Command, Misread> {
    reader.skip_fillers();
    let is_quartex = matches!(context.view.game, Some(GameView::Quartex(_)));
    let here = context.here.filter(|_| reader.is_done());
    let spot = match here {
        Some(spot) => Some(spot),
        None if is_quartex => reader.spot().map(Spot::Quartex),
        None => reader.cell().map(Spot::Quarto),
    };
    let wanted = if is_quartex { Wanted::Spot } else { Wanted::Cell };
    let spot = spot.ok_or(Misread::Expected(wanted))?;
    reader.end()?;
    Ok(match spot {
        Spot::Quarto(cell) => about_cell(cell, context),
        Spot::Quartex(_) => Command::Ask(Question::Cell(spot)),
    })
}

/// The lines through a cell, or one line by its name.
fn ask_lines(mut reader: Reader<'_>, context: Context<'_>) -> Result<Command, Misread> {
    reader.skip_fillers();
    let question = match context.here {
        Some(Spot::Quarto(cell)) if reader.is_done() => Question::Lines(cell),
        _ => {
            let cell = reader.cell().map(Question::Lines);
            let question = cell.or_else(|| reader.line().map(Question::Line));
            question.ok_or(Misread::Expected(Wanted::Cell))?
        }
    };
    reader.end()?;
    Ok(Command::Ask(question))
}
