//! The moves of a game as text: `+7 b3+c a1!3`.

use core::fmt;
use core::str::FromStr;

use crate::action::{Action, Step};
use crate::ending::EndingWord;
use crate::masked::{Touch, TrayPlace};
use crate::text::{Expected, Scanner, TextError};

/// One thing a list of moves can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotationItem {
    /// A step: `+7`, `b3`, `!3`, `!3?`, `-`.
    Step(Step),
    /// A gift by place, at a masked table (Q19): `+#5`.
    GiveFrom(TrayPlace),
    /// A touch, at a masked table (Q19): `@b3`, `@#5`.
    Touch(Touch),
    /// An ending that is no move: `resign`, `time`, `agreed`.
    Ending(EndingWord),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Give(piece) => write!(f, "+{piece}"),
            Self::Place(cell) => write!(f, "{cell}"),
            Self::Call(call) => write!(f, "{call}"),
            Self::Decline => f.write_str("-"),
        }
    }
}

/// As the action; a wrong call ends in `?`.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if matches!(self, Self::WrongCall(_)) { "?" } else { "" };
        write!(f, "{}{mark}", self.action())
    }
}

impl fmt::Display for NotationItem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step(step) => write!(f, "{step}"),
            Self::GiveFrom(place) => write!(f, "+{place}"),
            Self::Touch(touch) => write!(f, "@{touch}"),
            Self::Ending(word) => write!(f, "{word}"),
        }
    }
}

impl Scanner<'_> {
    /// The next entry, at the beginning of a word.
    fn entry(&mut self) -> Result<NotationItem, TextError> {
        match self.peek() {
            Some(b'+') => self.gift(),
            Some(b'!') => {
                let call = self.call()?;
                let step = if self.eat(b'?') { Step::WrongCall(call) } else { Step::Quarto(call) };
                Ok(NotationItem::Step(step))
            }
            Some(b'-') => {
                self.step();
                Ok(NotationItem::Step(Step::Decline))
            }
            Some(b'@') => {
                self.step();
                if self.peek() == Some(b'#') {
                    Ok(NotationItem::Touch(Touch::Tray(self.tray_place()?)))
                } else {
                    Ok(NotationItem::Touch(Touch::Cell(self.cell(Expected::Touch)?)))
                }
            }
            _ if self.is_at_cell() => {
                Ok(NotationItem::Step(Step::Place(self.cell(Expected::Move)?)))
            }
            _ => match EndingWord::ALL.into_iter().find(|word| self.eat_all(word.text())) {
                Some(word) => Ok(NotationItem::Ending(word)),
                None => self.fail(Expected::Move),
            },
        }
    }

    fn gift(&mut self) -> Result<NotationItem, TextError> {
        self.expect(b'+', Expected::Move)?;
        if self.peek() == Some(b'#') {
            Ok(NotationItem::GiveFrom(self.tray_place()?))
        } else {
            Ok(NotationItem::Step(Step::Give(self.piece()?)))
        }
    }

    /// What may follow a placement in the same word: a gift or a right call.
    fn rest_of_turn(&mut self) -> Result<NotationItem, TextError> {
        match self.peek() {
            Some(b'+') => self.gift(),
            Some(b'!') => Ok(NotationItem::Step(Step::Quarto(self.call()?))),
            _ => self.fail(Expected::GiftOrCall),
        }
    }

    fn is_at_word_end(&self) -> bool {
        self.peek().is_none_or(|byte| byte.is_ascii_whitespace())
    }
}

/// Reads a list of moves, entry by entry: words with white space between them, each an
/// entry or a turn written together (`b3+7`, `b3!3`). A wrong call is a word of its own.
///
/// ```
/// use quarto::NotationItems;
/// let entries: Result<Vec<_>, _> = NotationItems::new("+7 b2+c !2? c3").collect();
/// assert_eq!(entries?.len(), 5);
/// assert_eq!(NotationItems::new("+7 b5").last().unwrap().unwrap_err().at, 4);
/// # Ok::<(), quarto::TextError>(())
/// ```
///
/// After an error it ends.
#[derive(Clone, Debug)]
pub struct NotationItems<'t> {
    scanner: Scanner<'t>,
    state: State,
}

#[derive(Clone, Copy, Debug)]
enum State {
    BetweenWords,
    AfterPlacement,
    Ended,
}

impl<'t> NotationItems<'t> {
    /// The entries of this text.
    pub const fn new(text: &'t str) -> Self {
        Self { scanner: Scanner::new(text), state: State::BetweenWords }
    }

    fn read(&mut self) -> Result<Option<(usize, NotationItem)>, TextError> {
        if let State::AfterPlacement = self.state {
            self.state = State::BetweenWords;
            if !self.scanner.is_at_word_end() {
                let at = self.scanner.at();
                let entry = self.scanner.rest_of_turn()?;
                return self.word_end(at, entry);
            }
        }
        while self.scanner.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.scanner.step();
        }
        if self.scanner.peek().is_none() {
            return Ok(None);
        }
        let at = self.scanner.at();
        let entry = self.scanner.entry()?;
        if let NotationItem::Step(Step::Place(_)) = entry {
            self.state = State::AfterPlacement;
            return Ok(Some((at, entry)));
        }
        self.word_end(at, entry)
    }

    fn word_end(
        &self,
        at: usize,
        entry: NotationItem,
    ) -> Result<Option<(usize, NotationItem)>, TextError> {
        if self.scanner.is_at_word_end() {
            Ok(Some((at, entry)))
        } else {
            self.scanner.fail(Expected::WordEnd)
        }
    }
}

/// Each entry with its place in the text, counted from 0.
impl Iterator for NotationItems<'_> {
    type Item = Result<(usize, NotationItem), TextError>;

    fn next(&mut self) -> Option<Self::Item> {
        if let State::Ended = self.state {
            return None;
        }
        let read = self.read().transpose();
        if !matches!(read, Some(Ok(_))) {
            self.state = State::Ended;
        }
        read
    }
}

impl FromStr for Step {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Scanner::whole(text, |scanner| {
            let start = *scanner;
            match scanner.entry()? {
                NotationItem::Step(step) => Ok(step),
                _ => start.fail(Expected::Move),
            }
        })
    }
}

/// As a step without a verdict: `!3`, never `!3?`.
impl FromStr for Action {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        match text.parse()? {
            Step::WrongCall(_) => {
                Err(TextError { at: text.len().saturating_sub(1), expected: Expected::End })
            }
            step => Ok(step.action()),
        }
    }
}

/// Prints a list of moves with each turn written together.
#[derive(Clone, Copy, Debug)]
pub struct MoveText<'e>(pub &'e [NotationItem]);

impl fmt::Display for MoveText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut before = None;
        for entry in self.0 {
            let joins = matches!(before, Some(NotationItem::Step(Step::Place(_))))
                && matches!(
                    entry,
                    NotationItem::GiveFrom(_) | NotationItem::Step(Step::Give(_) | Step::Quarto(_))
                );
            if before.is_some() && !joins {
                f.write_str(" ")?;
            }
            write!(f, "{entry}")?;
            before = Some(*entry);
        }
        Ok(())
    }
}
