//! The numbers that code, tests and referees cite.

use std::fmt;
use std::str::FromStr;

/// Which list of numbered rules, under `docs/rules/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Book {
    /// `Q`: Quarto and Quarto Access.
    Quarto,
    /// `X`: Quartex.
    Quartex,
}

/// The number of a rule: `Q11`, `X17`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleNumber {
    /// In which list.
    pub book: Book,
    /// Its place there, from 1.
    pub number: u8,
}

/// A text that is no rule's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRuleNumber;

impl FromStr for RuleNumber {
    type Err = NoRuleNumber;

    fn from_str(text: &str) -> Result<Self, NoRuleNumber> {
        let (book, digits) = match (text.strip_prefix('Q'), text.strip_prefix('X')) {
            (Some(digits), _) => (Book::Quarto, digits),
            (_, Some(digits)) => (Book::Quartex, digits),
            (None, None) => return Err(NoRuleNumber),
        };
        let number = digits.parse().map_err(|_| NoRuleNumber)?;
        Ok(Self { book, number })
    }
}

impl fmt::Display for RuleNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.book {
            Book::Quarto => 'Q',
            Book::Quartex => 'X',
        };
        write!(f, "{letter}{}", self.number)
    }
}
