//! Games that are kept: checked, listed, copied, brought back, printed.

use table::{Fault, Verified};

use crate::voice::Voice;

impl Voice {
    /// A record in which everything is right.
    pub fn verified(&self, result: &str, Verified { moves, draws }: Verified) -> String {
        self.say(
            "kept-right",
            &[("moves", moves.into()), ("draws", draws.into()), ("result", result.into())],
        )
    }

    /// One thing that is wrong with a record.
    pub fn not_verified(&self, fault: &Fault) -> String {
        self.say("kept-wrong", &[("told", self.fault(fault).into())])
    }

    /// So many entries of a log.
    pub fn entries(&self, count: u64) -> String {
        self.say("kept-entries", &[("count", count.into())])
    }

    fn tables(&self, count: u64) -> String {
        self.say("kept-tables", &[("count", count.into())])
    }

    /// A copy was made.
    pub fn copied(&self, tables: u64, entries: u64, file: &str) -> String {
        self.say(
            "kept-copied",
            &[
                ("tables", self.tables(tables).into()),
                ("entries", self.entries(entries).into()),
                ("file", file.into()),
            ],
        )
    }

    /// So many of the tables that were brought back were not over: what that means for their draws.
    pub fn marked(&self, count: u64) -> String {
        self.say("kept-marked", &[("tables", self.tables(count).into())])
    }

    /// A copy was brought back; so many of its entries were not there before.
    pub fn brought_back(&self, tables: u64, entries: u64, added: u64) -> String {
        self.say(
            "kept-brought",
            &[
                ("tables", self.tables(tables).into()),
                ("entries", self.entries(entries).into()),
                ("added", added.into()),
            ],
        )
    }

    /// A server is open: where, and where its games are kept.
    pub fn serving(&self, address: &str, store: &str) -> [String; 2] {
        [
            self.say("kept-serving", &[("address", address.into())]),
            self.say("kept-served", &[("store", store.into())]),
        ]
    }

    /// Pages to cut out were written.
    pub fn printed(&self, file: &str, pages: usize) -> String {
        self.say("kept-printed", &[("file", file.into()), ("count", pages.into())])
    }
}
