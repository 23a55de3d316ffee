//! Rows as a back end finds them, read with suspicion: a disk may have changed them.

use table::{Entry, GameId, Moment, PersonId, Rules, Seat, SeatSet};

use crate::failure::Failure;
use crate::person::{KeptName, TokenHash};
use crate::played::{Finished, SeatTaken};
use crate::summary::{Summary, read_sitters, read_terms, rules_text};
use host::{Asker, Finish, Seq};

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
pub(crate) fn read_nickname(text: &str) -> Result<KeptName, Failure> {
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
) -> Result<Summary, Failure> {
    let terms = terms.and_then(read_terms).ok_or_else(|| unreadable("a listed table has terms"))?;
    let sitters = sitters.and_then(read_sitters);
    let sitters = sitters.ok_or_else(|| unreadable("a listed table has seats"))?;
    Ok(Summary { terms, sitters, playing, position })
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

/// A moment in a row.
pub(crate) fn read_moment(number: i64) -> Result<Moment, Failure> {
    u64::try_from(number).map(Moment).map_err(|_| unreadable("something happened at a moment"))
}

/// Somebody at a table, in a row.
pub(crate) fn read_sitting(
    game: GameId,
    chair: i64,
    player: Option<&str>,
    since: i64,
    over: Option<i64>,
) -> Result<SeatTaken, Failure> {
    let player = player.and_then(|text| text.parse().ok());
    Ok(SeatTaken {
        game,
        chair: read_chair(chair)?,
        player: player.ok_or_else(|| unreadable("a seat has a player"))?,
        since: read_moment(since)?,
        over: over.map(read_moment).transpose()?,
    })
}

fn read_chair(number: i64) -> Result<Seat, Failure> {
    let chair = u8::try_from(number).ok().and_then(Seat::new);
    chair.ok_or_else(|| unreadable("a table has a chair"))
}

/// What a finished game was, as a row has it.
#[derive(Debug)]
pub(crate) struct FinishRow {
    pub(crate) rules: String,
    pub(crate) pace: String,
    pub(crate) stakes: String,
    pub(crate) first: i64,
    pub(crate) winners: String,
    pub(crate) reason: String,
    pub(crate) ended: i64,
}

/// Nobody, among the winners.
const DRAWN: &str = "-";

impl FinishRow {
    pub(crate) fn of(finish: &Finish) -> Self {
        let winners: Vec<String> = finish.winners.iter().map(|seat| seat.to_string()).collect();
        Self {
            rules: rules_text(finish.rules),
            pace: finish.pace.to_string(),
            stakes: finish.stakes.to_string(),
            first: finish.first.number().into(),
            winners: if winners.is_empty() { DRAWN.to_owned() } else { winners.join("+") },
            reason: finish.reason.to_string(),
            ended: seconds(finish.ended.0),
        }
    }

    fn read(&self) -> Option<Finish> {
        let winner = |text: &str| text.parse().ok().and_then(Seat::new);
        let winners: Option<SeatSet> = match self.winners.as_str() {
            DRAWN => Some(SeatSet::EMPTY),
            some => some.split('+').map(winner).collect(),
        };
        let (game, rules) = self.rules.split_once(' ')?;
        Some(Finish {
            rules: Rules::read(game, rules)?,
            pace: self.pace.parse().ok()?,
            stakes: self.stakes.parse().ok()?,
            first: read_chair(self.first).ok()?,
            winners: winners?,
            reason: self.reason.parse().ok()?,
            ended: read_moment(self.ended).ok()?,
        })
    }
}

/// A game that has ended, in a row.
pub(crate) fn read_finished(
    game: GameId,
    started: Option<Moment>,
    row: &FinishRow,
) -> Result<Finished, Failure> {
    let finish = row.read().ok_or_else(|| unreadable("a game has an end"))?;
    Ok(Finished { game, started, finish })
}
