//! Entries as lines of text. In the journal `game seq end asker entry`, where `end` is `!` if the
//! game is over with it and `.` if not, and `asker` is `-` for the server's own and `=` if it is
//! written in the entry already; in the pieces of one game without the first three.

use crate::failure::Failure;
use host::{Append, Asker, Seq};

/// A line of the journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Journaled<'t> {
    pub(super) game: &'t str,
    pub(super) seq: Seq,
    pub(super) ends: bool,
    /// The line that is filed: the end of this one.
    pub(super) filed: &'t str,
    /// How long this one is, without its end.
    pub(super) length: usize,
}

/// Writes a line of the journal.
pub(super) fn write(append: &Append, lines: &mut String) {
    use std::fmt::Write as _;
    let end = if append.ends() { '!' } else { '.' };
    // Writing to a string cannot fail.
    let _ = write!(lines, "{} {} {end} ", append.table, append.seq);
    let _ = match (&append.asker, &append.entry.cause) {
        (None, _) => write!(lines, "- "),
        (Some(Asker { chair, nonce }), Some((seat, name))) if chair == seat && nonce == name => {
            write!(lines, "= ")
        }
        (Some(asker), _) => write!(lines, "{asker} "),
    };
    let _ = writeln!(lines, "{}", append.entry);
}

/// The lines of a row of the journal.
pub(super) fn journaled(lines: &str) -> impl Iterator<Item = Result<Journaled<'_>, Failure>> {
    lines.split_terminator('\n').map(|line| {
        read_journaled(line).ok_or_else(|| Failure::Unavailable {
            why: format!("the journal has a line that cannot be read: {line:?}"),
        })
    })
}

fn read_journaled(line: &str) -> Option<Journaled<'_>> {
    let mut parts = line.splitn(4, ' ');
    let (game, seq, end, filed) = (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
    let ends = match end {
        "!" => true,
        "." => false,
        _ => return None,
    };
    Some(Journaled { game, seq: Seq(seq.parse().ok()?), ends, filed, length: line.len() })
}

/// Who asked, as it is written, and the text of the entry.
pub(super) fn parts(filed: &str) -> (Option<&str>, &str) {
    match filed.split_once(' ') {
        Some(("-", entry)) => (None, entry),
        // Version, moment, cause, events.
        Some(("=", entry)) => (Some(entry.split(' ').nth(2).unwrap_or_default()), entry),
        Some((asker, entry)) => (Some(asker), entry),
        None => (None, ""),
    }
}
