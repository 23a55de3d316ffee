//! Appends in few words. A log does not ask whether its entries can happen; rooms do.

use store::{Append, Appended, Asker, Finish, KeptLog, Log, Seq};
use table::{Entry, Event, GameId, Moment, PublicEvent, Reason, Rules, Seat, SeatSet, Terms};

pub(crate) fn name(text: &str) -> GameId {
    text.parse().unwrap()
}

/// An entry that can be told from others by its number.
pub(crate) fn entry(at: u64) -> Entry {
    Entry { at: Moment(at), cause: None, events: vec![Event::Aloud(PublicEvent::Paused)] }
}

/// The entry with this number, which nobody asked for. It says its number.
pub(crate) fn append(table: &str, seq: u32) -> Append {
    let entry = entry(seq.into());
    Append { table: name(table), seq: Seq(seq), asker: None, finish: None, entry }
}

/// The same, and the game is over with it.
pub(crate) fn last(append: Append) -> Append {
    let rules = Rules::read("quarto", "1234p").unwrap();
    let Terms { rules, pace, stakes, .. } = Terms::casual(rules);
    let finish = Finish {
        rules,
        pace,
        stakes,
        first: Seat::FIRST,
        winners: SeatSet::EMPTY.with(Seat::FIRST),
        reason: Reason::Quarto,
        ended: append.entry.at,
    };
    Append { finish: Some(finish), ..append }
}

/// The same, but this chair asked.
pub(crate) fn asked(table: &str, seq: u32, chair: u8, nonce: &str) -> Append {
    Append { asker: Some(asker(chair, nonce)), ..append(table, seq) }
}

pub(crate) fn asker(chair: u8, nonce: &str) -> Asker {
    Asker { chair: Seat::new(chair).unwrap(), nonce: nonce.parse().unwrap() }
}

pub(crate) const fn clash(next: u32) -> Appended {
    Appended::Clash { next: Seq(next) }
}

pub(crate) const fn repeated(seq: u32) -> Appended {
    Appended::Repeated { seq: Seq(seq) }
}

/// The numbers that [`append`] gave to the entries of a table, in order.
pub(crate) fn numbers(log: &mut dyn Log, table: &str) -> Vec<u64> {
    let entries = log.read(&name(table), Seq(0)).unwrap();
    entries.iter().map(|entry| entry.at.0).collect()
}

/// All that is kept.
pub(crate) fn all(log: &mut dyn Log) -> Vec<KeptLog> {
    let mut all = Vec::new();
    let count = log.each(&mut |kept| {
        all.push(kept);
        Ok(())
    });
    assert_eq!(count.unwrap(), all.len() as u64);
    all
}

/// Fills a place with what is kept elsewhere.
pub(crate) fn fill(log: &mut dyn Log, kept: impl IntoIterator<Item = KeptLog>) {
    let batch: Vec<Append> = kept.into_iter().flat_map(KeptLog::appends).collect();
    assert!(log.append(&batch).unwrap().iter().all(|verdict| *verdict == Appended::Stored));
}
