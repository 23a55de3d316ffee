//! What a server remembers: a line asked again under its name is answered as the first time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use wire::AnswerKind;

use crate::peer::Asked;

/// What a server remembers, across connections.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ledger(Arc<Mutex<Book>>);

#[derive(Debug, Default)]
struct Book {
    /// What was asked under each name.
    asked: HashMap<String, Asked>,
    /// What happened, in order.
    done: Vec<String>,
}

impl Ledger {
    /// How many steps there were.
    pub(crate) fn step(&self) -> u32 {
        u32::try_from(self.0.lock().unwrap().done.len()).unwrap()
    }

    pub(crate) fn done(&self) -> Vec<String> {
        self.0.lock().unwrap().done.clone()
    }

    /// Does what is asked, unless it was done.
    pub(crate) fn ask(&self, asked: &Asked) -> AnswerKind {
        let step = self.step();
        let mut book = self.0.lock().unwrap();
        if let Some(before) = book.asked.get(&asked.nonce) {
            assert_eq!(before, asked, "one name is used for two requests");
            return AnswerKind::Done;
        }
        let known = book.asked.values().any(|before| before.text == asked.text);
        assert!(!known, "{asked:?} is asked again under another name");
        if asked.step != step {
            return AnswerKind::Stale;
        }
        book.asked.insert(asked.nonce.clone(), asked.clone());
        book.done.push(asked.text.clone());
        AnswerKind::Done
    }
}
