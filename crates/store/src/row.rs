//! Rows as a back end finds them, read with suspicion: a disk may have changed them.

use table::{Entry, GameId, PersonId};

use crate::failure::Failure;
use crate::person::{Name, TokenHash};
use crate::shown::{Shown, read_sitters, read_terms};
use host::{Asker, Seq};

/// Reads the log of one table row by row and hears when something is missing or unreadable.
#[derive(Debug)]
pub(crate) struct Rows<'t> {
    table: &'t GameId,
    next: Seq,
}

impl<'t> Rows<'t> {
    /// Rows that should begin with this number.
    pub(crate) const fn from(table: &'t GameId, next: Seq) -> Self {
        Self { table, next }
    }

    /// The entry in the next row; `text` is `None` if it is not even text.
    pub(crate) fn entry(&mut self, seq: i64, text: Option<&str>) -> Result<Entry, Failure> {
        if seq != i64::from(self.next.0) {
            return Err(self.broken(format!("entry {seq} stands in its place")));
        }
        let text = text.ok_or_else(|| self.broken("it is no text".to_owned()))?;
        let entry = text.parse().map_err(|e: table::NoEntry| self.broken(e.to_string()))?;
        self.next = self.next.next();
        Ok(entry)
    }

    /// Who asked for the entry that was just read; `None` for NULL.
    pub(crate) fn asker(&self, text: Option<&str>) -> Result<Option<Asker>, Failure> {
        let Some(text) = text else { return Ok(None) };
        let asker = text.parse().map_err(|_| Failure::Broken {
            table: self.table.clone(),
            seq: Seq(self.next.0.saturating_sub(1)),
            why: "it does not say who asked".to_owned(),
        })?;
        Ok(Some(asker))
    }

    /// There are no more rows; there should have been so many in the whole log.
    pub(crate) fn end(self, length: i64) -> Result<(), Failure> {
        if length == i64::from(self.next.0) {
            Ok(())
        } else {
            Err(self.broken(format!("the log should have {length} entries")))
        }
    }

    fn broken(&self, why: String) -> Failure {
        Failure::Broken { table: self.table.clone(), seq: self.next, why }
    }
}

/// The name of a table in a row.
pub(crate) fn read_name(text: Option<&str>) -> Result<GameId, Failure> {
    text.and_then(|text| text.parse().ok()).ok_or_else(|| Failure::Unavailable {
        why: format!("a table has the name {text:?}, which cannot be"),
    })
}

/// The id of a person in a row.
pub(crate) fn read_person(text: Option<&str>) -> Result<PersonId, Failure> {
    text.and_then(|text| text.parse().ok()).ok_or_else(|| unreadable("a person has an id"))
}

/// The name of a person in a row.
pub(crate) fn read_nickname(text: &str) -> Result<Name, Failure> {
    text.parse().map_err(|_| unreadable("a person has a name"))
}

/// The mark of a token in a row.
pub(crate) fn read_token(bytes: Option<&[u8]>) -> Result<TokenHash, Failure> {
    let token = bytes.and_then(|bytes| bytes.try_into().ok());
    token.map(TokenHash).ok_or_else(|| unreadable("a session has a token"))
}

/// What a lobby shows of a table, in a row.
pub(crate) fn read_shown(
    terms: Option<&str>,
    sitters: Option<&str>,
    playing: bool,
    position: Option<String>,
) -> Result<Shown, Failure> {
    let terms = terms.and_then(read_terms).ok_or_else(|| unreadable("a listed table has terms"))?;
    let sitters = sitters.and_then(read_sitters);
    let sitters = sitters.ok_or_else(|| unreadable("a listed table has seats"))?;
    Ok(Shown { terms, sitters, playing, position })
}

/// A time in a row.
pub(crate) fn read_seconds(number: i64) -> Result<u64, Failure> {
    u64::try_from(number).map_err(|_| unreadable("something was seen at a time"))
}

/// A time as it is written in a row. None is so late that it does not fit.
pub(crate) fn seconds(time: u64) -> i64 {
    i64::try_from(time).unwrap_or(i64::MAX)
}

/// What is there is not quoted: it may be somebody's name.
fn unreadable(what: &str) -> Failure {
    Failure::Unavailable { why: format!("{what} that cannot be") }
}
