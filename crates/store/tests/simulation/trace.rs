//! The trace of a world: one number for all that happened, in order, and lines to read.

use crate::scene::Time;

/// Every event goes in; two worlds with the same hash went the same way.
#[derive(Debug)]
pub(crate) struct Trace {
    hash: u64,
    is_printed: bool,
}

impl Trace {
    pub(crate) const fn new(is_printed: bool) -> Self {
        Self { hash: 0xcbf2_9ce4_8422_2325, is_printed }
    }

    pub(crate) const fn hash(&self) -> u64 {
        self.hash
    }

    /// An event: what happened, to what, and for readers in words.
    pub(crate) fn note(
        &mut self,
        at: Time,
        what: &str,
        numbers: &[u64],
        words: impl FnOnce() -> String,
    ) {
        self.mix(at.0);
        for byte in what.bytes() {
            self.mix(u64::from(byte));
        }
        for number in numbers {
            self.mix(*number);
        }
        if self.is_printed {
            println!("{at} {what:<9} {}", words());
        }
    }

    /// Text that is part of an event.
    pub(crate) fn text(&mut self, text: &str) {
        for chunk in text.as_bytes().chunks(8) {
            let mut bytes = [0; 8];
            bytes[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(bytes));
        }
    }

    /// FNV-1a, a word at a time and with its high bits folded back.
    const fn mix(&mut self, word: u64) {
        let hash = (self.hash ^ word).wrapping_mul(0x0000_0100_0000_01b3);
        self.hash = hash ^ hash >> 29;
    }
}
